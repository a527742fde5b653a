//! Names: which are allowed, and which count as the same.

use crate::NameFault;
use unicode_normalization::UnicodeNormalization;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;

/// Returns a name as it is stored, without spaces at its ends.
///
/// ```
/// use jade_people::{NameFault, checked_name};
/// assert_eq!(checked_name(" María-José "), Ok("María-José".to_owned()));
/// assert_eq!(checked_name("<b>"), Err(NameFault::Character('<')));
/// ```
///
/// # Errors
/// [`NameFault`] if it is not allowed.
pub fn checked_name(name: &str) -> Result<String, NameFault> {
    let name = name.trim();
    // Normalising may take many steps for a long text.
    if name.len() > 16 * LONGEST_NAME {
        return Err(NameFault::TooLong);
    }
    let name: String = name.nfc().collect();
    if let Some(wrong) = name.chars().find(|c| !c.is_alphanumeric() && !" -_.'".contains(*c)) {
        return Err(NameFault::Character(wrong));
    }
    if name.contains("  ") {
        return Err(NameFault::Character(' '));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(NameFault::Empty);
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(NameFault::TooLong);
    }
    Ok(name)
}

/// Returns what the names that count as the same have in common: without capitals, compatible forms as one.
pub(crate) fn key(name: &str) -> String {
    // Lower case may undo the normal form, as in “İ”.
    name.nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Rosa", "rosa"),
            ("José", "JOSE\u{301}"),
            ("Ｒｏｓａ", "Rosa"),
            ("ﬁn", "FIN"),
            ("İ", "i\u{307}"),
        ] {
            assert_eq!(key(one), key(other), "{one}");
        }
        assert_ne!(key("Rosa"), key("Rose"));
        assert_ne!(key("José"), key("Jose"));
    }

    #[test]
    fn a_name_is_letters_and_digits() {
        for good in ["a", "7", "Rosa", "José María", "O'Neill", "小明", "x-wing.9_a", &"é".repeat(40)] {
            assert_eq!(checked_name(good).as_deref(), Ok(good));
        }
        for (wrong, fault) in [
            ("", NameFault::Empty),
            (" - ", NameFault::Empty),
            ("a  b", NameFault::Character(' ')),
            ("a\nb", NameFault::Character('\n')),
            ("a\u{202e}b", NameFault::Character('\u{202e}')),
            ("a\u{200b}b", NameFault::Character('\u{200b}')),
            ("<script>", NameFault::Character('<')),
            ("a@b", NameFault::Character('@')),
            ("a/b", NameFault::Character('/')),
            (&"a".repeat(41), NameFault::TooLong),
            (&"a".repeat(100_000), NameFault::TooLong),
        ] {
            assert_eq!(checked_name(wrong), Err(fault), "{wrong}");
        }
    }
}
