//! Passkeys (Web Authentication, level 3): keys on a device or in a password manager, which sign in without name and
//! password.
//!
//! A browser signs a challenge together with the origin of the page, so a page of somebody else gets nothing that helps
//! it. The server stores only public keys. A passkey belongs to the name of the host at which it was added: browsers offer
//! it there and nowhere else. The device has to check who uses it, by a fingerprint, a face or a PIN.
//!
//! Challenges are rows of the database, so the server that gives one out need not be the one that checks the answer. Each
//! is deleted when somebody shows it, whether the answer is right or wrong, and after five minutes in any case.

use crate::account::lock;
use crate::limit::{CHALLENGE, PASSKEY, network};
use crate::secret::new_id;
use crate::session::HOUR;
use crate::{Account, Attempt, LONGEST_NAME, NameFault, People, PeopleError, SignedIn, Visit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Row};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle,
};
use webauthn_rp::request::{AsciiDomain, RpId, TimedCeremony};
use webauthn_rp::response::auth::DiscoverableAuthentication;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, DiscoverableCredentialRequestOptions,
    PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
};

/// The most passkeys of an account.
pub const MOST_PASSKEYS: usize = 20;

/// How long a challenge is valid, in milliseconds. The library says the same to the browser.
const LASTS: i64 = 5 * 60_000;
/// The bytes of an account’s id, by which a passkey names its account.
const HANDLE: usize = 16;

/// A public key as it is stored.
type Key = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

/// Where JADE’s page is open. The caller has checked that it is one of its own addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site<'a> {
    /// The name of the host, in lower case and without a port: `sudoku.example`.
    pub host: &'a str,
    /// The origin, as the browser writes it: `https://sudoku.example`.
    pub origin: &'a str,
}

impl Site<'_> {
    fn rp_id(self) -> Result<RpId, PeopleError> {
        AsciiDomain::try_from(self.host.to_owned()).map(RpId::Domain).map_err(|_| PeopleError::NoPasskeys)
    }
}

/// A passkey, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its id.
    pub id: String,
    /// What its owner calls it; may be empty.
    pub name: String,
    /// The name of the host at which it was added; browsers offer it only there.
    pub host: String,
    /// When it was added, in milliseconds since 1970.
    pub created: i64,
    /// When somebody last signed in with it, to the hour, in milliseconds since 1970; `None` if nobody has.
    pub used: Option<i64>,
}

impl People {
    /// Returns the passkeys of an account, the oldest first.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn passkeys(&self, account: &str) -> Result<Vec<Passkey>, PeopleError> {
        let sql = "SELECT id, name, host, created, used FROM passkey WHERE account = $1 ORDER BY created, id";
        let rows = sqlx::query(sql).bind(account).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<Passkey, sqlx::Error> {
            Ok(Passkey {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                host: row.try_get(2)?,
                created: row.try_get(3)?,
                used: Some(row.try_get(4)?).filter(|used| *used > 0),
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Begins to add a passkey: returns what the browser has to pass to `navigator.credentials.create`
    /// (`PublicKeyCredentialCreationOptionsJSON`). Pupils have none: they share devices, and their teacher has to be able
    /// to keep a device out.
    ///
    /// # Errors
    /// [`PeopleError::NoPasskeys`] for a pupil, or if the host is not one that passkeys can belong to;
    /// [`PeopleError::TooManyPasskeys`], or one of [`People::confirm`].
    pub async fn begin_passkey(
        &self,
        visit: &Visit,
        password: &str,
        site: Site<'_>,
    ) -> Result<Value, PeopleError> {
        let rp_id = site.rp_id()?;
        self.may_have_passkeys(&visit.account.id).await?;
        self.confirm(visit, password).await?;
        let known = sqlx::query("SELECT credential FROM passkey WHERE account = $1 ORDER BY created, id")
            .bind(&visit.account.id)
            .fetch_all(&self.pool)
            .await?;
        if known.len() >= MOST_PASSKEYS {
            return Err(PeopleError::TooManyPasskeys);
        }
        let known = known.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<_>, _>>()?;
        let handle = handle(&visit.account.id)?;
        let user = PublicKeyCredentialUserEntity::from(&handle);
        let mut options = PublicKeyCredentialCreationOptions::passkey(&rp_id, user, Vec::new());
        // Many devices cannot promise this and would make none; a user who signs in is verified all the same.
        options.extensions.cred_protect = CredProtect::None;
        let (state, client) = options.start_ceremony().map_err(broken)?;
        let mut options = serde_json::to_value(&client).map_err(broken)?;
        // What the device shows to its owner; the library’s own types do not take every name.
        options["user"]["name"] = json!(visit.account.name);
        options["user"]["displayName"] = json!(visit.account.name);
        // A device that has a passkey for this account says so instead of replacing it.
        let known = known.iter().map(|id| json!({ "type": "public-key", "id": id }));
        options["excludeCredentials"] = known.collect();
        let stored = state.encode().map_err(broken)?;
        self.keep_challenge(&state, &stored, site, Some(&visit.session)).await?;
        Ok(options)
    }

    /// Adds a passkey. `credential` is what the browser made (`RegistrationResponseJSON`). Without a name it gets that of
    /// the browser.
    ///
    /// # Errors
    /// [`PeopleError::Passkey`] if the answer does not fit a challenge that was given to this session at this site;
    /// [`PeopleError::NoPasskeys`], [`PeopleError::TooManyPasskeys`], [`PeopleError::Name`], [`PeopleError::Database`].
    pub async fn add_passkey(
        &self,
        visit: &Visit,
        site: Site<'_>,
        name: &str,
        credential: &str,
    ) -> Result<(), PeopleError> {
        let rp_id = site.rp_id()?;
        let name = checked(name)?;
        self.may_have_passkeys(&visit.account.id).await?;
        let read = Registration::from_json_relaxed(credential.as_bytes()).map_err(refused);
        let read = read.and_then(|made| Ok((made.challenge_relaxed().map_err(refused)?, made)));
        let (challenge, made) = match read {
            Ok(read) => read,
            Err(error) => {
                return self.spend_malformed(credential, site, Some(&visit.session)).await.and(Err(error));
            }
        };
        let challenge = shown(challenge.encode());
        let state = self.spend_challenge(&challenge, site, Some(&visit.session)).await?;
        let state = RegistrationServerState::<HANDLE>::decode(&state).map_err(broken)?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[site.origin],
            // Browsers ask for extensions of their own.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = state.verify(&rp_id, &made, &options).map_err(refused)?;
        if made.user_id().as_ref() != handle(&visit.account.id)?.as_ref() {
            return Err(PeopleError::Passkey);
        }
        let (fixed, dynamic) =
            (encoded(made.static_state().encode()), encoded(made.dynamic_state().encode()));
        // Two that are added at once are counted one after the other.
        let mut transaction = self.begin_for(visit).await?;
        let row = sqlx::query("SELECT COUNT(*) FROM passkey WHERE account = $1")
            .bind(&visit.account.id)
            .fetch_one(&mut *transaction)
            .await?;
        if usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0) >= MOST_PASSKEYS {
            return Err(PeopleError::TooManyPasskeys);
        }
        let added = sqlx::query(
            "INSERT INTO passkey (id, account, credential, host, name, fixed, state, created, used) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT (credential) DO NOTHING",
        )
        .bind(new_id())
        .bind(&visit.account.id)
        .bind(URL_SAFE_NO_PAD.encode(made.id()))
        .bind(site.host)
        .bind(name)
        .bind(fixed)
        .bind(dynamic)
        .bind(self.now())
        .execute(&mut *transaction)
        .await?;
        // No device makes a key that another one has made.
        if added.rows_affected() == 0 {
            return Err(PeopleError::Passkey);
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Renames a passkey of an account.
    ///
    /// # Errors
    /// [`PeopleError::NoPasskey`] if the account has no such passkey; [`PeopleError::Name`], [`PeopleError::Database`].
    pub async fn rename_passkey(&self, account: &str, passkey: &str, name: &str) -> Result<(), PeopleError> {
        let name = checked(name)?;
        let changed = self
            .write(
                sqlx::query("UPDATE passkey SET name = $3 WHERE account = $1 AND id = $2")
                    .bind(account)
                    .bind(passkey)
                    .bind(name),
            )
            .await?;
        if changed.rows_affected() == 0 { Err(PeopleError::NoPasskey) } else { Ok(()) }
    }

    /// Removes a passkey of an account: nobody can sign in with it any more. Sessions that began with it go on.
    ///
    /// # Errors
    /// [`PeopleError::NoPasskey`] if the account has no such passkey, or one of [`People::confirm`].
    pub async fn remove_passkey(
        &self,
        visit: &Visit,
        password: &str,
        passkey: &str,
    ) -> Result<(), PeopleError> {
        self.confirm(visit, password).await?;
        let gone = self
            .write(
                sqlx::query("DELETE FROM passkey WHERE account = $1 AND id = $2")
                    .bind(&visit.account.id)
                    .bind(passkey),
            )
            .await?;
        if gone.rows_affected() == 0 { Err(PeopleError::NoPasskey) } else { Ok(()) }
    }

    /// Begins to sign in with a passkey: returns what the browser has to pass to `navigator.credentials.get`
    /// (`PublicKeyCredentialRequestOptionsJSON`). It names no account, so it tells nothing of who has one.
    ///
    /// # Errors
    /// [`PeopleError::NoPasskeys`] if the host is not one that passkeys can belong to; [`PeopleError::TooMany`],
    /// [`PeopleError::Database`].
    pub async fn begin_passkey_sign_in(
        &self,
        site: Site<'_>,
        from: Attempt<'_>,
    ) -> Result<Value, PeopleError> {
        let rp_id = site.rp_id()?;
        self.attempt(CHALLENGE, &format!("challenge {}", network(from.address))).await?;
        let options = DiscoverableCredentialRequestOptions::passkey(&rp_id);
        let (state, client) = options.start_ceremony().map_err(broken)?;
        let stored = state.encode().map_err(broken)?;
        self.keep_challenge(&state, &stored, site, None).await?;
        serde_json::to_value(&client).map_err(broken)
    }

    /// Signs in with a passkey. `credential` is what the browser signed (`AuthenticationResponseJSON`).
    ///
    /// # Errors
    /// [`PeopleError::UnknownPasskey`] if no account has it at this site; [`PeopleError::Passkey`] if the answer does not
    /// fit a challenge of this site, or is not signed by that key; [`PeopleError::Locked`], [`PeopleError::NoPasskeys`],
    /// [`PeopleError::TooMany`], [`PeopleError::Database`].
    pub async fn sign_in_with_passkey(
        &self,
        site: Site<'_>,
        credential: &str,
        from: Attempt<'_>,
    ) -> Result<SignedIn, PeopleError> {
        let rp_id = site.rp_id()?;
        let subject = format!("passkey {}", network(from.address));
        self.attempt(PASSKEY, &subject).await?;
        let read = DiscoverableAuthentication::<HANDLE>::from_json_relaxed(credential.as_bytes());
        let read = read.map_err(refused);
        let read = read.and_then(|made| Ok((made.challenge_relaxed().map_err(refused)?, made)));
        let (challenge, made) = match read {
            Ok(read) => read,
            Err(error) => return self.spend_malformed(credential, site, None).await.and(Err(error)),
        };
        let challenge = shown(challenge.encode());
        let state = self.spend_challenge(&challenge, site, None).await?;
        let state = DiscoverableAuthenticationServerState::decode(&state).map_err(broken)?;
        let row = sqlx::query(
            "SELECT passkey.id, fixed, state, account.id, account.name, account.created, locked \
             FROM passkey JOIN account ON account.id = passkey.account WHERE credential = $1 AND host = $2",
        )
        .bind(URL_SAFE_NO_PAD.encode(made.raw_id()))
        .bind(site.host)
        .fetch_optional(&self.pool)
        .await?;
        let row = row.ok_or(PeopleError::UnknownPasskey)?;
        let passkey: String = row.try_get(0)?;
        let (fixed, dynamic) = (decoded(row.try_get(1)?)?, decoded(row.try_get(2)?)?);
        let account = Account { id: row.try_get(3)?, name: row.try_get(4)?, created: row.try_get(5)? };
        let locked: i64 = row.try_get(6)?;
        let handle = handle(&account.id)?;
        let fixed = StaticState::<Key>::decode(&fixed).map_err(broken)?;
        let dynamic = DynamicState::decode(dynamic.try_into().map_err(broken)?).map_err(broken)?;
        let mut known =
            AuthenticatedCredential::new(made.raw_id(), &handle, fixed, dynamic).map_err(broken)?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[site.origin],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state.verify(&rp_id, &made, &mut known, &options).map_err(refused)?;
        let dynamic = encoded(known.dynamic_state().encode());
        self.forgive(PASSKEY, &subject).await?;
        if locked != 0 {
            return Err(PeopleError::Locked);
        }
        let device = match from.device {
            Some(token) if self.is_device(token, &account.id).await? => Some(token),
            _ => None,
        };
        let now = self.now();
        let mut transaction = self.begin().await?;
        lock(&mut transaction, &account.id).await?;
        let used = sqlx::query("UPDATE passkey SET state = $2, used = $3 WHERE id = $1")
            .bind(&passkey)
            .bind(dynamic)
            .bind(now - now.rem_euclid(HOUR))
            .execute(&mut *transaction)
            .await?;
        // It was removed meanwhile.
        if used.rows_affected() == 0 {
            return Err(PeopleError::UnknownPasskey);
        }
        let signed = self.begin_session(&mut transaction, account, device, from.label, Vec::new()).await?;
        transaction.commit().await?;
        Ok(signed)
    }

    async fn may_have_passkeys(&self, account: &str) -> Result<(), PeopleError> {
        let sql = "SELECT COUNT(*) FROM member WHERE account = $1";
        let row = sqlx::query(sql).bind(account).fetch_one(&self.pool).await?;
        if row.try_get::<i64, _>(0)? > 0 { Err(PeopleError::NoPasskeys) } else { Ok(()) }
    }

    /// Stores a challenge, and removes those that have expired.
    async fn keep_challenge(
        &self,
        challenge: &impl TimedCeremony,
        state: &[u8],
        site: Site<'_>,
        session: Option<&str>,
    ) -> Result<(), PeopleError> {
        let now = self.now();
        // A time farther ahead than any challenge lasts is from a clock that was wrong.
        self.write(
            sqlx::query("DELETE FROM challenge WHERE expires <= $1 OR expires > $2")
                .bind(now)
                .bind(now + LASTS),
        )
        .await?;
        let kept = sqlx::query(
            "INSERT INTO challenge (challenge, host, session, state, expires) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(shown(challenge.sent_challenge().encode()))
        .bind(site.host)
        .bind(session)
        .bind(URL_SAFE_NO_PAD.encode(state))
        .bind(now + LASTS);
        self.write(kept).await?;
        Ok(())
    }

    /// Spends the challenge of an answer that cannot be read.
    async fn spend_malformed(
        &self,
        credential: &str,
        site: Site<'_>,
        session: Option<&str>,
    ) -> Result<(), PeopleError> {
        let Some(challenge) = challenge_in(credential) else { return Ok(()) };
        match self.spend_challenge(&challenge, site, session).await {
            Ok(_) | Err(PeopleError::Passkey) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Returns what was stored with a challenge, which is spent: one statement finds and deletes it, so that of two
    /// answers to one challenge only the first counts.
    async fn spend_challenge(
        &self,
        challenge: &str,
        site: Site<'_>,
        session: Option<&str>,
    ) -> Result<Vec<u8>, PeopleError> {
        let now = self.now();
        let spent = sqlx::query(
            "DELETE FROM challenge WHERE challenge = $1 AND host = $2 AND COALESCE(session, '') = $3 \
             AND expires > $4 AND expires <= $5 RETURNING state",
        )
        .bind(challenge)
        .bind(site.host)
        .bind(session.unwrap_or_default())
        .bind(now)
        .bind(now + LASTS);
        let row = self.write_returning(spent).await?;
        decoded(row.ok_or(PeopleError::Passkey)?.try_get(0)?)
    }
}

/// Returns the challenge in an answer that cannot be read otherwise, as far as it can be found: the answer, or what the browser
/// signed in it, may be cut off or broken elsewhere.
fn challenge_in(credential: &str) -> Option<String> {
    let client = encoded_after(credential, "\"clientDataJSON\"")?;
    let challenge = encoded_after(&String::from_utf8_lossy(&client), "\"challenge\"")?;
    Some(shown(Ok(u128::from_le_bytes(challenge.try_into().ok()?))))
}

/// Decodes the text that stands in JSON after a name, up to where it is not Base64 any more.
fn encoded_after(json: &str, name: &str) -> Option<Vec<u8>> {
    let text = json.split_once(name)?.1.trim_start().strip_prefix(':')?.trim_start().strip_prefix('"')?;
    let length = text.bytes().take_while(|c| c.is_ascii_alphanumeric() || b"-_".contains(c)).count();
    // What is cut off may end within a byte.
    URL_SAFE_NO_PAD.decode(&text[..length]).or_else(|_| URL_SAFE_NO_PAD.decode(&text[..length / 4 * 4])).ok()
}

/// Removes all passkeys of an account.
pub(crate) async fn remove_all(transaction: &mut AnyConnection, account: &str) -> Result<(), PeopleError> {
    sqlx::query("DELETE FROM passkey WHERE account = $1").bind(account).execute(&mut *transaction).await?;
    Ok(())
}

/// Returns the name of a passkey without what cannot be seen.
fn checked(name: &str) -> Result<String, PeopleError> {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME {
        return Err(PeopleError::Name(NameFault::TooLong));
    }
    Ok(name.to_owned())
}

/// Returns the bytes of an account’s id. They are random and tell a device nothing.
fn handle(account: &str) -> Result<UserHandle<HANDLE>, PeopleError> {
    let bytes = URL_SAFE_NO_PAD.decode(account).map_err(broken)?;
    let bytes: [u8; HANDLE] = bytes.try_into().map_err(broken)?;
    match UserHandle::decode(bytes) {
        Ok(handle) => Ok(handle),
        Err(never) => match never {},
    }
}

/// Returns a challenge as it is stored.
fn shown(challenge: Result<u128, std::convert::Infallible>) -> String {
    match challenge {
        Ok(challenge) => format!("{challenge:032x}"),
        Err(never) => match never {},
    }
}

/// Returns bytes as they are stored.
fn encoded<B: AsRef<[u8]>>(bytes: Result<B, std::convert::Infallible>) -> String {
    match bytes {
        Ok(bytes) => URL_SAFE_NO_PAD.encode(bytes),
        Err(never) => match never {},
    }
}

fn decoded(text: String) -> Result<Vec<u8>, PeopleError> {
    URL_SAFE_NO_PAD.decode(text).map_err(broken)
}

/// What a browser sent is not right. Which part of it is nobody’s business but the browser’s.
fn refused<E>(_: E) -> PeopleError {
    PeopleError::Passkey
}

/// What the server stored or made itself is not right.
fn broken<E: std::fmt::Debug>(error: E) -> PeopleError {
    PeopleError::Database(format!("a passkey: {error:?}"))
}
