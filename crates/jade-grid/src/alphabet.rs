//! [`Alphabet`]: how digits are written.

use crate::Digit;

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

impl Alphabet {
    /// How many symbols there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no symbols at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The symbol of a digit, if the alphabet reaches that far.
    pub fn symbol(&self, digit: Digit) -> Option<char> {
        self.0.get(digit.index()).copied()
    }

    /// The digit that is written with this symbol.
    pub fn digit(&self, symbol: char) -> Option<Digit> {
        self.0.iter().position(|s| *s == symbol).map(Digit::from_index)
    }

    /// The symbols of the digits 1 to `side`.
    pub fn symbols(&self, side: usize) -> &[char] {
        &self.0[..side.min(self.0.len())]
    }
}

impl Digit {
    /// The symbol in the default [`Alphabet`]; `?` beyond its sixty-one.
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
    fn digit_symbols_are_those_of_the_default_alphabet() {
        let alphabet = Alphabet::default();
        assert_eq!(alphabet.len(), 61);
        for digit in Digit::all(61) {
            assert_eq!(alphabet.symbol(digit), Some(digit.symbol()));
            assert_eq!(alphabet.digit(digit.symbol()), Some(digit));
        }
        assert_eq!(alphabet.symbol(Digit::new(62).unwrap()), None);
    }
}
