//! Words and paths from elsewhere, prepared for messages: short, and nothing that a terminal would obey or a reader would
//! not see.

use std::path::Path;

/// The number of characters of a word that are quoted.
const MAX_WORD_CHARS: usize = 40;
/// The number of characters of a path that are quoted.
const MAX_PATH_CHARS: usize = 200;

/// Prepares a word from elsewhere for a message: truncates a long one at the end, and replaces characters that cannot be
/// seen by their numbers.
///
/// ```
/// use jade_text::shown_word;
/// assert_eq!(shown_word("a\u{1b}[2J"), "aU+001B[2J");
/// assert_eq!(shown_word(&"k".repeat(1_000_000)).chars().count(), 41);
/// ```
pub fn shown_word(word: &str) -> String {
    let mut shown: String = word.chars().take(MAX_WORD_CHARS).map(visible).collect();
    if word.chars().nth(MAX_WORD_CHARS).is_some() {
        shown.push('…');
    }
    shown
}

/// Prepares a path for a message: truncates a long one at the start, and replaces characters that cannot be seen by their
/// numbers.
///
/// ```
/// use jade_text::shown_path;
/// assert_eq!(shown_path("puzzles/a.txt".as_ref()), "puzzles/a.txt");
/// assert_eq!(shown_path("x".repeat(5000).as_ref()).chars().count(), 201);
/// ```
pub fn shown_path(path: &Path) -> String {
    let text = path.display().to_string();
    let surplus = text.chars().count().saturating_sub(MAX_PATH_CHARS);
    let shown: String = text.chars().skip(surplus).map(visible).collect();
    if surplus > 0 { format!("…{shown}") } else { shown }
}

/// Replaces a character by its number if nobody can see it or a terminal would interpret it.
fn visible(letter: char) -> String {
    if letter.is_control() || letter.is_whitespace() && letter != ' ' || is_unseen(letter) {
        format!("U+{:04X}", u32::from(letter))
    } else {
        letter.to_string()
    }
}

/// Whether a character is invisible: marks of direction, joiners and the like.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_cannot_move_the_cursor_or_hide_letters() {
        assert_eq!(shown_path(Path::new("a\u{1b}[2Jb\u{202e}c")), "aU+001B[2JbU+202Ec");
    }
}
