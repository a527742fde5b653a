//! Names: which are allowed, and which count as the same.

use crate::NameFault;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::{GeneralSecurityProfile, IdentifierType};
use unicode_security::mixed_script::MixedScript;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;
/// The most characters of a title.
pub const LONGEST_TITLE: usize = 80;

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
    let name = known_name(name)?;
    if let Some(wrong) = name.chars().find(|c| is_ignorable(*c)) {
        return Err(NameFault::Character(wrong));
    }
    // Some marks count as letters, but without one they are hardly seen.
    if name.chars().all(|c| !c.is_alphanumeric() || is_combining_mark(c)) {
        return Err(NameFault::Empty);
    }
    // A Cyrillic “о” in a Latin name looks like that of somebody else.
    if !name.as_str().is_single_script() {
        return Err(NameFault::Scripts);
    }
    Ok(name)
}

/// Returns a name in the form in which it is stored. Accounts that are older than a rule keep their names.
pub(crate) fn known_name(name: &str) -> Result<String, NameFault> {
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

/// Returns the name of a class or the title of an assignment as it is stored, without spaces at its ends. Nobody signs in
/// with it, so it may contain anything that can be seen.
///
/// ```
/// use jade_people::{NameFault, checked_title};
/// assert_eq!(checked_title(" 5º B (Monday): X-Wings! "), Ok("5º B (Monday): X-Wings!".to_owned()));
/// assert_eq!(checked_title("a\nb"), Err(NameFault::Character('\n')));
/// ```
///
/// # Errors
/// [`NameFault`] if it is empty, longer than [`LONGEST_TITLE`], or contains a character that cannot be seen.
pub fn checked_title(title: &str) -> Result<String, NameFault> {
    let title = title.trim();
    if title.len() > 16 * LONGEST_TITLE {
        return Err(NameFault::TooLong);
    }
    let title: String = title.nfc().collect();
    if let Some(wrong) = title.chars().find(|c| c.is_control() || is_unseen(*c)) {
        return Err(NameFault::Character(wrong));
    }
    let is_seen = |c: char| !is_ignorable(c) && !is_combining_mark(c) && c != '\u{2800}';
    match title.chars().count() {
        _ if !title.chars().any(is_seen) => Err(NameFault::Empty),
        1..=LONGEST_TITLE => Ok(title),
        _ => Err(NameFault::TooLong),
    }
}

/// Whether programs may leave a character out where they show text: fillers, joiners, selectors.
fn is_ignorable(c: char) -> bool {
    c.identifier_type() == Some(IdentifierType::Default_Ignorable)
}

/// Whether a character has no look of its own: it is a filler, orders text, or breaks lines. Joiners are allowed, as in emoji.
pub(crate) fn is_unseen(c: char) -> bool {
    matches!(c, '\u{115f}'..='\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{ad}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Returns what the names that count as the same have in common: without capitals, compatible forms as one.
pub(crate) fn key(name: &str) -> String {
    // Lower case may undo the normal form, as in “İ”.
    name.nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

/// Returns what names have in common that look alike, even if they are whole names of different scripts or consist of other
/// letters, as “Iris” and “lris” do: the skeleton of Unicode Technical Standard 39, without capitals. A name is often read
/// in capitals or in another typeface, so i and l are one letter too, and so are vv and w.
pub(crate) fn look(name: &str) -> String {
    let plain: String = skeleton(name).flat_map(char::to_lowercase).collect();
    plain.replace('i', "l").replace("vv", "w")
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
    fn names_that_look_alike_have_one_look() {
        for (one, other) in [
            ("Iris", "lris"),
            ("Olga1", "0lgal"),
            // Cyrillic throughout.
            ("Capa", "\u{421}\u{430}\u{440}\u{430}"),
            ("Rosa", "ROSA"),
            ("Tom", "Torn"),
            ("Alice", "ALlCE"),
            ("w22", "vv22"),
            ("W22", "VV22"),
        ] {
            assert_eq!(look(one), look(other), "{one}");
        }
        for (one, other) in [("Rosa", "Rose"), ("José", "Jose"), ("小明", "小月"), ("Ana", "Anna")] {
            assert_ne!(look(one), look(other), "{one}");
        }
    }

    #[test]
    fn a_name_is_letters_and_digits() {
        for good in ["a", "7", "Rosa", "José María", "O'Neill", "小明", "x-wing.9_a", &"é".repeat(40)] {
            assert_eq!(checked_name(good).as_deref(), Ok(good));
        }
        for (wrong, fault) in [
            ("\u{5b0}", NameFault::Empty),
            ("", NameFault::Empty),
            (" - ", NameFault::Empty),
            ("a  b", NameFault::Character(' ')),
            ("a\nb", NameFault::Character('\n')),
            ("a\u{202e}b", NameFault::Character('\u{202e}')),
            ("a\u{200b}b", NameFault::Character('\u{200b}')),
            ("<script>", NameFault::Character('<')),
            ("a@b", NameFault::Character('@')),
            ("a\u{3164}", NameFault::Character('\u{3164}')),
            ("\u{115f}", NameFault::Character('\u{115f}')),
            ("\u{ffa0}b", NameFault::Character('\u{ffa0}')),
            ("R\u{43e}sa", NameFault::Scripts),
            ("\u{3a1}osa", NameFault::Scripts),
            ("a/b", NameFault::Character('/')),
            (&"a".repeat(41), NameFault::TooLong),
            (&"a".repeat(100_000), NameFault::TooLong),
        ] {
            assert_eq!(checked_name(wrong), Err(fault), "{wrong}");
        }
    }

    #[test]
    fn a_title_is_what_can_be_seen() {
        for good in ["5º B", "Naked pairs: 1/3 (¡ánimo!) 👩\u{200d}🏫", "<b>", &"é".repeat(80)] {
            assert_eq!(checked_title(good).as_deref(), Ok(good));
        }
        for (wrong, fault) in [
            ("  ", NameFault::Empty),
            ("a\u{202e}b", NameFault::Character('\u{202e}')),
            ("a\tb", NameFault::Character('\t')),
            ("\u{3164}", NameFault::Character('\u{3164}')),
            (&"a".repeat(81), NameFault::TooLong),
            (&"a".repeat(100_000), NameFault::TooLong),
        ] {
            assert_eq!(checked_title(wrong), Err(fault), "{wrong}");
        }
    }
}
