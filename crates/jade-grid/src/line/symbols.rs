//! The meaning of a character or a number as a cell.

use super::error::{LineError, LineErrorKind};
use crate::{Alphabet, Digit};

/// The characters that stand for an empty cell.
const EMPTY: [char; 4] = ['.', '0', '_', '*'];

/// The largest side on which letters may be upper or lower case; beyond, `a` is 36.
const MAX_SIDE_IGNORING_CASE: usize = 35;

/// Returns whether this character introduces a comment after the cells.
pub fn starts_comment(c: char) -> bool {
    matches!(c, '#' | ',' | ';')
}

/// Returns a comment without the characters that introduce it, or `None` if nothing is left.
pub fn comment(text: &str) -> Option<String> {
    let text = text.trim();
    let text = text.strip_prefix(starts_comment).unwrap_or(text).trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Reads single cells of a board with a certain side: characters, or numbers as words of their own.
///
/// ```
/// use jade_grid::{Digit, line::Symbols};
/// let symbols = Symbols::new(16);
/// assert_eq!(symbols.cell('a'), Ok(Digit::new(10)));
/// assert_eq!(symbols.word("16"), Ok(Digit::new(16)));
/// assert_eq!(symbols.word("."), Ok(None));
/// ```
pub struct Symbols {
    side: usize,
    alphabet: Alphabet,
}

impl Symbols {
    /// Creates the reader for a board with this side.
    pub fn new(side: usize) -> Symbols {
        Symbols { side, alphabet: Alphabet::default() }
    }

    /// Reads a cell that is one character; `None` if it is empty.
    ///
    /// # Errors
    /// [`LineErrorKind::UnknownSymbol`] if the character is not a cell of this board.
    pub fn cell(&self, c: char) -> Result<Option<Digit>, LineErrorKind> {
        if EMPTY.contains(&c) {
            return Ok(None);
        }
        let symbol = if self.side <= MAX_SIDE_IGNORING_CASE { c.to_ascii_uppercase() } else { c };
        match self.alphabet.digit(symbol) {
            Some(digit) if usize::from(digit.get()) <= self.side => Ok(Some(digit)),
            _ => Err(LineErrorKind::UnknownSymbol { found: c, side: Some(self.side) }),
        }
    }

    /// Reads a cell that is a word of its own, a number or one character; `None` if it is empty.
    ///
    /// # Errors
    /// [`LineErrorKind`] if the word is not a cell of this board.
    pub fn word(&self, word: &str) -> Result<Option<Digit>, LineErrorKind> {
        if word.chars().all(|c| EMPTY.contains(&c)) {
            return Ok(None);
        }
        let digit = match word.parse::<u8>() {
            Ok(number) => Digit::new(number),
            Err(_) => {
                let mut chars = word.chars();
                match (chars.next(), chars.next()) {
                    (Some(c), None) => return self.cell(c),
                    _ => None,
                }
            }
        };
        match digit {
            Some(digit) if usize::from(digit.get()) <= self.side => Ok(Some(digit)),
            _ => Err(LineErrorKind::UnknownNumber { found: shortened(word), side: self.side }),
        }
    }
}

/// Shortens a word to what is needed to recognise it in a message.
fn shortened(word: &str) -> String {
    let mut short: String = word.chars().take(20).collect();
    if short.len() < word.len() {
        short.push('…');
    }
    short
}

/// Returns whether this may be a cell on some board.
pub fn may_be_cell(c: char) -> bool {
    c.is_ascii_alphanumeric() || EMPTY.contains(&c)
}

/// Returns whether this word may be a cell: one character or a number of up to three digits.
pub(super) fn may_be_word(word: &str) -> bool {
    let short = word.len() <= 3 && word.chars().all(may_be_cell);
    short && (word.len() == 1 || word.chars().all(|c| c.is_ascii_digit() || EMPTY.contains(&c)))
}

impl LineErrorKind {
    /// Returns the first character in `chars` that is not a cell on any board, if there is one.
    pub fn no_cell(chars: &[char], line: usize, first_column: usize) -> Option<LineError> {
        let place = chars.iter().position(|c| !may_be_cell(*c))?;
        let kind = LineErrorKind::UnknownSymbol { found: chars[place], side: None };
        Some(kind.at(line, first_column + place))
    }
}
