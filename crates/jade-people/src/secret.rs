//! Random tokens and codes, and the hashes under which they are stored.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// The number of recovery codes of an account.
pub(crate) const CODES: usize = 8;
/// The letters of codes that people copy by hand: without those that look like others, in Crockford's way.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// # Panics
/// If the system has no random numbers, without which nothing here is safe.
fn random<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// Returns a token of 256 bits, as 43 letters, digits, `-` and `_`.
pub(crate) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// Returns an id of 128 bits, as 22 letters, digits, `-` and `_`.
pub(crate) fn new_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// Returns a code of 80 bits in four groups, for example `7k2m-x09q-r4tv-8hzc`.
pub(crate) fn new_code() -> String {
    let bytes = random::<16>();
    let letters = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let mut code = String::new();
    for (index, letter) in letters.enumerate() {
        if index > 0 && index % 4 == 0 {
            code.push('-');
        }
        code.push(letter);
    }
    code
}

/// Returns five random letters, for example `x09qr`: they make a name unique and are no secret.
pub(crate) fn new_suffix() -> String {
    new_code().chars().filter(|c| *c != '-').take(5).collect()
}

/// Returns a code as it was made, however it was copied: capitals, spaces, and `O`, `I`, `L` for the digits they look
/// like.
pub(crate) fn normal_code(code: &str) -> String {
    let letters = code.chars().take(100).filter(|c| c.is_ascii_alphanumeric());
    let letters = letters.map(|c| match c.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        c => c,
    });
    letters.collect()
}

/// Returns the hash under which a token is stored. A token has 256 random bits, so a fast hash is enough.
pub(crate) fn hash(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(token.as_bytes()))
}

/// Returns the hash under which a code is stored.
pub(crate) fn hash_code(code: &str) -> String {
    hash(&normal_code(code))
}

/// Returns a salt for a password.
pub(crate) fn new_salt() -> [u8; 16] {
    random()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_code_may_be_copied_carelessly() {
        for _ in 0..100 {
            let code = new_code();
            assert_eq!(code.len(), 19, "{code}");
            let copied = code.to_uppercase().replace('-', " ").replace('0', "O").replace('1', "l");
            assert_eq!(hash_code(&copied), hash_code(&code), "{code}");
        }
        assert_ne!(hash_code("7k2m-x09q-r4tv-8hzc"), hash_code("7k2m-x09q-r4tv-8hzd"));
    }

    #[test]
    fn tokens_are_all_different() {
        let tokens: BTreeSet<String> = (0..1000).map(|_| new_token()).collect();
        assert_eq!(tokens.len(), 1000);
        assert!(tokens.iter().all(|token| token.len() == 43));
    }
}
