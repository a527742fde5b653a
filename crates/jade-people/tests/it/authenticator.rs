//! A device with passkeys, and the browser before it, written from the standard (Web Authentication, level 3, and CTAP 2).

// The tests of the server use this file, too; each uses only a part of it.
#![allow(dead_code)]

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The user is there and was verified.
const UP_UV: u8 = 0x05;
/// The key is backed up, as in a password manager.
const BACKED_UP: u8 = 0x18;
/// The data have a new key.
const ATTESTED: u8 = 0x40;

/// A passkey.
#[derive(Clone)]
pub struct Key {
    pub id: Vec<u8>,
    pub secret: SigningKey,
    pub handle: String,
    pub rp_id: String,
    pub count: u32,
}

/// A device.
#[derive(Clone)]
pub struct Authenticator {
    pub keys: Vec<Key>,
    /// The origin of the page that the browser shows.
    pub origin: String,
    /// What it adds to its counter each time: a password manager on several devices has none.
    pub step: u32,
    /// What it says about the user and the key.
    pub flags: u8,
    /// A name of a host that it signs for instead of the one that was asked for.
    pub rp_id: Option<String>,
}

/// Returns the challenge of some options.
pub fn challenge(options: &Value) -> &str {
    options["challenge"].as_str().unwrap()
}

impl Authenticator {
    pub fn new(origin: &str) -> Authenticator {
        let origin = origin.to_owned();
        Authenticator { keys: Vec::new(), origin, step: 1, flags: UP_UV | BACKED_UP, rp_id: None }
    }

    fn client_data(&self, kind: &str, challenge: &str) -> Vec<u8> {
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn data(&self, rp_id: &str, flags: u8, count: u32) -> Vec<u8> {
        let rp_id = self.rp_id.as_deref().unwrap_or(rp_id);
        let mut data = Sha256::digest(rp_id.as_bytes()).to_vec();
        data.push(flags);
        data.extend(count.to_be_bytes());
        data
    }

    /// Makes a passkey, as `navigator.credentials.create` does. `None` if the device has one that is excluded.
    pub fn make(&mut self, options: &Value) -> Option<Value> {
        let excluded: Vec<&str> = options["excludeCredentials"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["id"].as_str().unwrap())
            .collect();
        if self.keys.iter().any(|key| excluded.contains(&URL_SAFE_NO_PAD.encode(&key.id).as_str())) {
            return None;
        }
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        // This device protects no keys beyond that, as most do not.
        assert_ne!(options["extensions"]["enforceCredentialProtectionPolicy"], true);
        assert!(options["pubKeyCredParams"].as_array().unwrap().iter().any(|one| one["alg"] == -7));
        // Not random, but not the same as any other: the challenge is random.
        let seed = |what: &str| Sha256::digest(format!("{what} {}", challenge(options)).as_bytes());
        let secret = SigningKey::from_slice(&seed("key")).unwrap();
        let id = seed("id")[..16].to_vec();
        let rp_id = options["rp"]["id"].as_str().unwrap().to_owned();
        let mut data = self.data(&rp_id, self.flags | ATTESTED, self.step);
        data.extend([0; 16]);
        data.extend(u16::try_from(id.len()).unwrap().to_be_bytes());
        data.extend(&id);
        let point = secret.verifying_key().to_encoded_point(false);
        // A map of COSE: the kind 2 (elliptic curve), the algorithm -7 (ES256), the curve 1 (P-256), x and y.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut attestation = vec![0xa3, 0x63];
        attestation.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(data);
        let client_data = self.client_data("webauthn.create", challenge(options));
        let made = json!({
            "id": URL_SAFE_NO_PAD.encode(&id),
            "rawId": URL_SAFE_NO_PAD.encode(&id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": URL_SAFE_NO_PAD.encode(client_data),
                "attestationObject": URL_SAFE_NO_PAD.encode(attestation),
                "transports": ["internal"],
            },
        });
        let handle = options["user"]["id"].as_str().unwrap().to_owned();
        self.keys.push(Key { id, secret, handle, rp_id, count: self.step });
        Some(made)
    }

    /// Signs in with the passkey at this place, as `navigator.credentials.get` does.
    pub fn sign(&mut self, options: &Value, place: usize) -> Value {
        assert_eq!(options["userVerification"], "required");
        assert_eq!(options["allowCredentials"], json!([]));
        self.keys[place].count += self.step;
        let key = self.keys[place].clone();
        let mut data = self.data(options["rpId"].as_str().unwrap(), self.flags, key.count);
        let client_data = self.client_data("webauthn.get", challenge(options));
        let authenticator_data = URL_SAFE_NO_PAD.encode(&data);
        data.extend(Sha256::digest(&client_data));
        let signature: Signature = key.secret.sign(&data);
        json!({
            "id": URL_SAFE_NO_PAD.encode(&key.id),
            "rawId": URL_SAFE_NO_PAD.encode(&key.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": URL_SAFE_NO_PAD.encode(client_data),
                "authenticatorData": authenticator_data,
                "signature": URL_SAFE_NO_PAD.encode(signature.to_der().as_bytes()),
                "userHandle": key.handle,
            },
        })
    }
}
