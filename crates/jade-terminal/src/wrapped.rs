//! [`wrapped()`]: breaks text into lines and preserves the roles of its words.

use jade_logic::Role;

/// A piece of a line: its text, and the role of what it refers to.
pub type Piece = (String, Option<Role>);

/// Breaks pieces of text into lines of at most `width` characters, unless a word is longer. Lines break only at
/// blanks, so a word may consist of several pieces; if a piece is broken, each of its words becomes a separate piece.
///
/// ```
/// use jade_terminal::wrapped;
/// let lines = wrapped([("one two three", None)], 8);
/// let words = |line: &[(String, _)]| line.iter().map(|(text, _)| text.as_str()).collect::<String>();
/// assert_eq!(lines.iter().map(|line| words(line)).collect::<Vec<_>>(), ["one two", "three"]);
/// ```
pub fn wrapped<'a>(
    pieces: impl IntoIterator<Item = (&'a str, Option<Role>)>,
    width: usize,
) -> Vec<Vec<Piece>> {
    let mut lines = vec![Vec::new()];
    let mut column = 0;
    let mut word: Vec<Piece> = Vec::new();
    let mut end_word = |word: &mut Vec<Piece>| {
        let length: usize = word.iter().map(|(text, _)| text.chars().count()).sum();
        if length == 0 {
            return;
        }
        if column > 0 && column + 1 + length > width {
            lines.push(Vec::new());
            column = 0;
        }
        let Some(line) = lines.last_mut() else { return };
        if column > 0 {
            line.push((" ".to_owned(), None));
            column += 1;
        }
        line.append(word);
        column += length;
    };
    for (text, role) in pieces {
        for (index, part) in text.split(' ').enumerate() {
            if index > 0 {
                end_word(&mut word);
            }
            if !part.is_empty() {
                word.push((part.to_owned(), role));
            }
        }
    }
    end_word(&mut word);
    lines
}
