//! [`Alphabet`]: the symbols that digits are written with.

use crate::{Digit, Puzzle};
use std::fmt;

/// The symbols of the digits, in order. The default is `1-9`, then `A-Z`, then `a-z`: sixty-one symbols.
///
/// ```
/// use jade_grid::{Alphabet, Digit};
/// let alphabet = Alphabet::default();
/// assert_eq!(alphabet.symbol(Digit::new(10).unwrap()), Some('A'));
/// assert_eq!(alphabet.digit('g'), Digit::new(42));
/// assert_eq!(alphabet.digit('0'), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alphabet(Box<[char]>);

impl Default for Alphabet {
    fn default() -> Alphabet {
        Alphabet(('1'..='9').chain('A'..='Z').chain('a'..='z').collect())
    }
}

/// Why a string of symbols is not an alphabet. Positions count symbols, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlphabetError {
    /// A symbol occurs twice.
    Repeated {
        /// The symbol.
        symbol: char,
        /// Its first position.
        first: usize,
        /// Its second position.
        second: usize,
    },
    /// A character that means an empty cell: `.`, `_` or `*`. (`0` may be a symbol; then it does not mean an empty
    /// cell.)
    MeansEmpty {
        /// The character.
        symbol: char,
        /// Its position.
        position: usize,
    },
    /// A character that grids are drawn with, a blank, or an invisible character.
    Frame {
        /// The character.
        symbol: char,
        /// Its position.
        position: usize,
    },
    /// Fewer symbols than digits.
    TooShort {
        /// How many symbols there are.
        found: usize,
        /// The side of the board.
        side: usize,
    },
}

impl fmt::Display for AlphabetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AlphabetError::Repeated { symbol, first, second } => {
                write!(f, "symbol {second} is {symbol:?}, as is symbol {first}")
            }
            AlphabetError::MeansEmpty { symbol, position } => {
                write!(f, "symbol {position} is {symbol:?}, which means an empty cell")
            }
            AlphabetError::Frame { symbol, position } => {
                write!(f, "symbol {position} is {symbol:?}, which is no symbol but part of a frame")
            }
            AlphabetError::TooShort { found, side } => {
                write!(f, "{found} symbols for the {side} digits of a {side}×{side} board")
            }
        }
    }
}

impl std::error::Error for AlphabetError {}

impl Alphabet {
    /// The characters that always mean an empty cell and cannot be symbols.
    pub const EMPTY: [char; 3] = ['.', '_', '*'];

    /// Creates an alphabet of these symbols, in this order: any visible characters that are used neither for frames nor
    /// for empty cells.
    ///
    /// ```
    /// use jade_grid::{Alphabet, AlphabetError, Digit};
    /// let alphabet = Alphabet::new("ABCD").unwrap();
    /// assert_eq!(alphabet.digit('C'), Digit::new(3));
    /// assert_eq!(
    ///     Alphabet::new("123A2"),
    ///     Err(AlphabetError::Repeated { symbol: '2', first: 2, second: 5 })
    /// );
    /// ```
    ///
    /// # Errors
    /// [`AlphabetError`] if a symbol occurs twice, means an empty cell or is used for frames.
    pub fn new(symbols: &str) -> Result<Alphabet, AlphabetError> {
        let symbols: Box<[char]> = symbols.chars().collect();
        for (index, &symbol) in symbols.iter().enumerate() {
            let position = index + 1;
            if Alphabet::EMPTY.contains(&symbol) {
                return Err(AlphabetError::MeansEmpty { symbol, position });
            }
            if is_frame(symbol) {
                return Err(AlphabetError::Frame { symbol, position });
            }
            if let Some(first) = symbols[..index].iter().position(|other| *other == symbol) {
                return Err(AlphabetError::Repeated { symbol, first: first + 1, second: position });
            }
        }
        Ok(Alphabet(symbols))
    }

    /// Checks that there is a symbol for every digit of a board with this side.
    ///
    /// # Errors
    /// [`AlphabetError::TooShort`] if there is not.
    pub fn check_side(&self, side: usize) -> Result<(), AlphabetError> {
        if self.len() < side {
            return Err(AlphabetError::TooShort { found: self.len(), side });
        }
        Ok(())
    }

    /// Returns the number of symbols.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no symbols.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the symbol of a digit, or `None` if the alphabet is too short.
    pub fn symbol(&self, digit: Digit) -> Option<char> {
        self.0.get(digit.index()).copied()
    }

    /// Returns the digit that is written with this symbol.
    pub fn digit(&self, symbol: char) -> Option<Digit> {
        self.0.iter().position(|s| *s == symbol).map(Digit::from_index)
    }

    /// Writes a puzzle in one line, with `.` for an empty cell. If the alphabet is too short, the puzzle is written as
    /// numbers separated by blanks, with 0 for an empty cell.
    ///
    /// ```
    /// use jade_grid::{line, Alphabet};
    /// let puzzle = line::read("1..4............").unwrap();
    /// assert_eq!(Alphabet::new("♠♥♦♣").unwrap().line(&puzzle), "♠..♣............");
    /// ```
    pub fn line(&self, puzzle: &Puzzle) -> String {
        if self.len() < puzzle.geometry().side() {
            let numbers: Vec<String> = puzzle.values().iter().map(u8::to_string).collect();
            return numbers.join(" ");
        }
        puzzle.digits().map(|digit| digit.and_then(|digit| self.symbol(digit)).unwrap_or('.')).collect()
    }

    /// Returns the symbols of the digits 1 to `side`.
    pub fn symbols(&self, side: usize) -> &[char] {
        &self.0[..side.min(self.0.len())]
    }
}

/// Returns whether a character is used to draw frames (blanks, bars, dashes, corners) or is invisible.
fn is_frame(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '|' | '!' | '+' | '-' | '=' | ':' | '\'' | '"' | '`' | '/' | '\\' | '#' | ',' | ';')
        || matches!(c, '\u{2500}'..='\u{257f}' | '\u{200b}'..='\u{200f}' | '\u{2010}'..='\u{2015}' | '\u{feff}')
}

impl Digit {
    /// Returns the symbol in the default [`Alphabet`], or `?` beyond its sixty-one.
    ///
    /// ```
    /// # use jade_grid::Digit;
    /// assert_eq!(Digit::new(16).unwrap().symbol(), 'G');
    /// ```
    pub fn symbol(self) -> char {
        match self.get() {
            d @ 1..=9 => (b'0' + d) as char,
            d @ 10..=35 => (b'A' + d - 10) as char,
            d @ 36..=61 => (b'a' + d - 36) as char,
            _ => '?',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_have_the_symbols_of_the_default_alphabet() {
        let alphabet = Alphabet::default();
        assert_eq!(alphabet.len(), 61);
        for digit in Digit::all(61) {
            assert_eq!(alphabet.symbol(digit), Some(digit.symbol()));
            assert_eq!(alphabet.digit(digit.symbol()), Some(digit));
        }
        assert_eq!(alphabet.symbol(Digit::new(62).unwrap()), None);
    }

    #[test]
    fn an_alphabet_may_have_any_symbols_without_another_meaning() {
        let symbols = |text: &str| Alphabet::new(text).map(|alphabet| alphabet.len());
        assert_eq!(symbols("0123456789ABCDEF"), Ok(16));
        assert_eq!(symbols("ñáéíóúüç¿"), Ok(9));
        assert_eq!(symbols("♠♥♦♣"), Ok(4));
        assert_eq!(symbols(""), Ok(0));
        for symbol in ['.', '_', '*'] {
            assert_eq!(
                symbols(&format!("1{symbol}")),
                Err(AlphabetError::MeansEmpty { symbol, position: 2 })
            );
        }
        for symbol in [' ', '\t', '\n', '|', '!', '-', '│', '╬', '\u{0}', '\u{200b}'] {
            assert_eq!(symbols(&format!("12{symbol}")), Err(AlphabetError::Frame { symbol, position: 3 }));
        }
        assert_eq!(symbols("aba"), Err(AlphabetError::Repeated { symbol: 'a', first: 1, second: 3 }));
        // Sixteen symbols less one, as the description of SDK_v04 prints them:
        let short = Alphabet::new("123456789ABCDFG").unwrap();
        assert_eq!(short.check_side(16), Err(AlphabetError::TooShort { found: 15, side: 16 }));
        assert_eq!(short.check_side(15), Ok(()));
    }
}
