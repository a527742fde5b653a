//! One puzzle in one line.

use crate::{Alphabet, Geometry, Puzzle};

/// Reads a puzzle.
pub fn read(text: &str) -> Option<Puzzle> {
    let alphabet = Alphabet::default();
    let text = text.trim();
    let geometry = Geometry::standard(text.chars().count().isqrt())?;
    Puzzle::from_digits(geometry, text.chars().map(|c| alphabet.digit(c)))
}
