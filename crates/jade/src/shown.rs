//! Words and paths from elsewhere, prepared for messages: short, and nothing that a terminal would obey.

use std::path::Path;

/// The greatest lengths of paths and words that are shown in full, in characters.
const LONGEST_PATH: usize = 200;
const LONGEST_WORD: usize = 60;

/// Prepares a word from a file for a message: escapes control characters, and truncates a long one at the end.
pub fn shown_word(word: &str) -> String {
    let mut shown: String = word.chars().take(LONGEST_WORD).map(escaped).collect();
    if word.chars().nth(LONGEST_WORD).is_some() {
        shown.push('…');
    }
    shown
}

/// Escapes a character if a terminal would interpret it.
fn escaped(letter: char) -> String {
    if letter.is_control() { letter.escape_default().collect() } else { letter.to_string() }
}

/// Prepares a path for a message: escapes control characters, and truncates a long one at the start.
pub fn shown_path(path: &Path) -> String {
    let text = path.display().to_string();
    let surplus = text.chars().count().saturating_sub(LONGEST_PATH);
    let shown: String = text.chars().skip(surplus).map(escaped).collect();
    if surplus > 0 { format!("…{shown}") } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_cannot_move_the_cursor_or_fill_the_screen() {
        let shown = shown_path(Path::new("a\u{1b}[2Jb"));
        assert!(!shown.contains(char::is_control) && shown.contains("[2J"), "{shown:?}");
        assert_eq!(shown_path(Path::new(&"x".repeat(5000))).chars().count(), 201);
        assert_eq!(shown_word(&"k".repeat(1_000_000)).chars().count(), 61);
    }
}
