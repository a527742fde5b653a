//! Passwords: which are allowed, and their hashes by argon2id (RFC 9106).

use crate::secret::new_salt;
use crate::{PasswordFault, PeopleError, name};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use sha2::{Digest, Sha256};
use std::sync::{Mutex, PoisonError};
use unicode_normalization::UnicodeNormalization;

/// The fewest characters of a password (OWASP ASVS 5.0, 6.2.1).
pub const SHORTEST_PASSWORD: usize = 8;
/// The most characters of a password.
pub const LONGEST_PASSWORD: usize = 200;

/// What is stored of an account without a password: nothing that is typed matches it.
pub(crate) const NO_PASSWORD: &str = "none";

/// The figures of OWASP's Password Storage Cheat Sheet: 19 MiB of memory, two passes, one lane.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// The bytes of a hash.
const LENGTH: usize = 32;

/// The passwords in zxcvbn’s list of common ones that have at least [`SHORTEST_PASSWORD`] characters: of each the first five
/// bytes of its SHA-256 hash, in order.
const LISTED: &[u8] = include_bytes!("../vendor/zxcvbn/passwords.bin");

/// What most people who choose badly choose, whatever they put around it. Rows of keys and repetitions are found by rule.
const COMMON: &[&str] = &[
    "password",
    "passwort",
    "contraseña",
    "contrasena",
    "letmein",
    "welcome",
    "bienvenido",
    "iloveyou",
    "tequiero",
    "teamo",
    "sunshine",
    "princess",
    "princesa",
    "football",
    "futbol",
    "baseball",
    "superman",
    "batman",
    "starwars",
    "dragon",
    "monkey",
    "master",
    "shadow",
    "michael",
    "jennifer",
    "computer",
    "ordenador",
    "internet",
    "whatever",
    "trustno",
    "changeme",
    "secret",
    "secreto",
    "administrator",
    "admin",
    "hello",
    "hola",
    "sudoku",
    "jade",
    "passw0rd",
    "p@ssw0rd",
    "p@ssword",
    "mypassword",
    "realmadrid",
    "barcelona",
    "liverpool",
    "chelsea",
    "pokemon",
    "minecraft",
    "school",
    "escuela",
    "teacher",
    "maestro",
    "profesor",
    "alumno",
    "student",
    "estrella",
    "mariposa",
    "chocolate",
    "google",
    "facebook",
    "youtube",
    "summer",
    "winter",
    "verano",
    "invierno",
    "access",
    "login",
    "guest",
    "default",
];

/// Rows of keys, in the order in which a lazy finger finds them.
const ROWS: &[&str] = &[
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "asdfghjklñ",
    "zxcvbnm",
    "01234567890123456789",
    "98765432109876543210",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// Checks a password that is to be set for a name.
///
/// # Errors
/// [`PasswordFault`] if it is too short, too long, or easily guessed.
pub(crate) fn check(password: &str, name: &str) -> Result<(), PasswordFault> {
    let length = password.chars().count();
    if length < SHORTEST_PASSWORD {
        return Err(PasswordFault::TooShort);
    }
    if length > LONGEST_PASSWORD {
        return Err(PasswordFault::TooLong);
    }
    let plain = name::key(password);
    // Digits and signs around a common word do not help: `password1`, `Secret2026!`.
    let core = plain.trim_matches(|c: char| !c.is_alphabetic());
    let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let (bare, name) = (letters(&plain), letters(&name::key(name)));
    let is_common = [core, &plain].into_iter().any(|word| COMMON.contains(&word) || is_listed(word));
    let is_name = !name.is_empty() && bare.replace(&name, "").chars().count() < 3;
    let distinct: std::collections::BTreeSet<char> = plain.chars().collect();
    if is_common || is_name || distinct.len() < 4 || is_in_rows(&plain) {
        return Err(PasswordFault::Guessable);
    }
    Ok(())
}

/// Returns whether a password is in the list of common ones. One in a hundred million others is taken for one of them.
fn is_listed(plain: &str) -> bool {
    let hash = Sha256::digest(plain);
    LISTED.as_chunks::<5>().0.binary_search_by(|own| own[..].cmp(&hash[..5])).is_ok()
}

/// Returns whether a text is nothing but rows of keys, with at most two breaks: `qwerty123456`, `asdfasdf`.
fn is_in_rows(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let follows = |one: char, next: char| {
        ROWS.iter().any(|row| {
            let row: Vec<char> = row.chars().collect();
            row.windows(2).any(|pair| pair == [one, next] || pair == [next, one])
        })
    };
    let breaks = letters.windows(2).filter(|pair| !follows(pair[0], pair[1])).count();
    breaks <= 2 && breaks * 4 < letters.len()
}

/// Returns the bytes of a password, the same on every keyboard.
fn bytes(password: &str) -> Vec<u8> {
    // Nobody has a longer one, and normalising a long text takes long.
    let password: String = password.chars().take(LONGEST_PASSWORD + 1).nfc().collect();
    password.into_bytes()
}

/// Memory that was used before. Each password needs 19 MiB; allocators keep as much for each of many threads if it is
/// asked for and given back all the time.
static MEMORIES: Mutex<Vec<Vec<Block>>> = Mutex::new(Vec::new());

fn digest(password: &str, salt: &[u8], params: Params) -> Result<[u8; LENGTH], PeopleError> {
    let mut out = [0; LENGTH];
    let memories = || MEMORIES.lock().unwrap_or_else(PoisonError::into_inner);
    let blocks = params.block_count();
    let mut memory = memories().pop().unwrap_or_default();
    memory.resize(blocks.max(memory.len()), Block::new());
    let hashed = Argon2::new(Algorithm::Argon2id, Version::V0x13, params).hash_password_into_with_memory(
        &bytes(password),
        salt,
        &mut out,
        &mut memory[..blocks],
    );
    // As many are kept as passwords were checked at a time: no more than there are cores.
    memories().push(memory);
    hashed.map_err(|error| PeopleError::Database(format!("a password cannot be hashed: {error}")))?;
    Ok(out)
}

fn params(memory: u32, passes: u32, lanes: u32) -> Option<Params> {
    Params::new(memory, passes, lanes, Some(LENGTH)).ok()
}

/// Returns the hash of a password in the usual form, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. Takes tens of
/// milliseconds.
///
/// # Errors
/// [`PeopleError::Database`] if there is no memory for it.
pub(crate) fn hash(password: &str) -> Result<String, PeopleError> {
    let salt = new_salt();
    let usual = params(MEMORY, PASSES, LANES).unwrap_or_default();
    let out = digest(password, &salt, usual)?;
    let (salt, out) = (STANDARD_NO_PAD.encode(salt), STANDARD_NO_PAD.encode(out));
    Ok(format!("$argon2id$v=19$m={MEMORY},t={PASSES},p={LANES}${salt}${out}"))
}

/// Returns whether a password has this hash. Without a hash the answer is no, after the same time.
///
/// # Errors
/// [`PeopleError::Database`] if there is no memory for it, or the hash is not one.
pub(crate) fn is_right(password: &str, hash: Option<&str>) -> Result<bool, PeopleError> {
    let Some(hash) = hash.filter(|hash| *hash != NO_PASSWORD) else {
        digest(password, &[0; 16], params(MEMORY, PASSES, LANES).unwrap_or_default())?;
        return Ok(false);
    };
    let damaged = || PeopleError::Database("the hash of a password is damaged".to_owned());
    let parts: Vec<&str> = hash.split('$').collect();
    let ["", "argon2id", "v=19", figures, salt, expected] = parts[..] else { return Err(damaged()) };
    let figures: Vec<u32> =
        figures.split(',').filter_map(|one| one.split_once('=')?.1.parse().ok()).collect();
    let [memory, passes, lanes] = figures[..] else { return Err(damaged()) };
    let params = params(memory, passes, lanes).ok_or_else(damaged)?;
    let salt = STANDARD_NO_PAD.decode(salt).map_err(|_| damaged())?;
    let expected = STANDARD_NO_PAD.decode(expected).map_err(|_| damaged())?;
    let found = digest(password, &salt, params)?;
    // Hashes of both are compared, so that the time says nothing about where they differ.
    Ok(Sha256::digest(found) == Sha256::digest(&expected))
}

/// Returns whether a hash was made with other figures than today's.
pub(crate) fn is_outdated(hash: &str) -> bool {
    !hash.starts_with(&format!("$argon2id$v=19$m={MEMORY},t={PASSES},p={LANES}$"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_recognised_by_its_hash() {
        let stored = hash("nine blue boxes é").unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert!(!is_outdated(&stored));
        assert_eq!(is_right("nine blue boxes é", Some(&stored)), Ok(true));
        // Some systems write é as two characters.
        assert_eq!(is_right("nine blue boxes e\u{301}", Some(&stored)), Ok(true));
        assert_eq!(is_right("nine blue boxes e", Some(&stored)), Ok(false));
        assert_eq!(is_right("", Some(&stored)), Ok(false));
        assert_eq!(is_right("nine blue boxes é", None), Ok(false));
        assert_ne!(hash("nine blue boxes é").unwrap(), stored, "each has a salt of its own");
    }

    #[test]
    fn more_than_three_thousand_common_passwords_are_listed_in_order() {
        let (all, rest) = LISTED.as_chunks::<5>();
        assert!(rest.is_empty() && all.len() > 10_000, "{}", all.len());
        assert!(all.is_sorted_by(|one, next| one < next));
    }

    /// A vector of the reference implementation (phc-winner-argon2, `src/test.c`).
    #[test]
    fn hashes_with_other_figures_are_recognised_and_replaced() {
        let old = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
        assert_eq!(is_right("password", Some(old)), Ok(true));
        assert_eq!(is_right("differentpassword", Some(old)), Ok(false));
        assert!(is_outdated(old));
        for damaged in
            ["", "x", "$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$xx", "$argon2id$v=19$m=0,t=0,p=0$eHh4$eHh4"]
        {
            assert!(
                matches!(is_right("password", Some(damaged)), Err(PeopleError::Database(_))),
                "{damaged}"
            );
        }
    }

    #[test]
    fn passwords_that_anybody_would_guess_are_refused() {
        for (password, name) in [
            ("password", "Rosa"),
            ("Password123!", "Rosa"),
            ("contraseña1", "Rosa"),
            ("12345678", "Rosa"),
            ("87654321", "Rosa"),
            ("qwertyuiop", "Rosa"),
            ("qwerty123456", "Rosa"),
            ("asdfasdf", "Rosa"),
            ("aaaaaaaaaa", "Rosa"),
            ("121212121212", "Rosa"),
            ("rosa-maria", "Rosa Maria"),
            ("RosaMaria1", "RosaMaria"),
            ("sudoku123", "Rosa"),
            // In the list alone.
            ("trustno1", "Rosa"),
            ("Corvette", "Rosa"),
            ("steelers2026!", "Rosa"),
            ("1winston", "Rosa"),
        ] {
            assert_eq!(check(password, name), Err(PasswordFault::Guessable), "{password}");
        }
        assert_eq!(check("short77", "Rosa"), Err(PasswordFault::TooShort));
        assert_eq!(check(&"long enough ".repeat(20), "Rosa"), Err(PasswordFault::TooLong));
        for good in
            ["nine blue boxes", "correct horse", "tres tristes tigres", "vK7#pq2L", "小明小红小华学数独"]
        {
            assert_eq!(check(good, "Rosa"), Ok(()), "{good}");
        }
    }
}
