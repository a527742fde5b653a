//! Reads the steps that somebody claims to solve a puzzle by, as people and language models write them.
//!
//! 1. `lexer` divides a text into words, numbers and signs, without the marks of Markdown.
//! 2. `tokens` finds cells, houses, digits, techniques and the words that matter (`words`).
//! 3. `sentence` decides for each sentence what it concludes and what it cites.
//! 4. `json` reads the same from lines of JSON.
//!
//! Time and memory are linear in the length of the text.

mod chain;
mod json;
mod lexer;
mod sentence;
mod tokens;
mod words;

pub use json::{Attempt, AttemptError, AttemptFields, attempt, attempt_of};
pub use words::OTHER_NAMES;

use jade_grid::{Candidate, Cell, DigitSet, Geometry, HouseId, Puzzle};
use sentence::sorted;
use std::collections::HashMap;

/// The longest text of an attempt, in bytes.
pub const LONGEST_ATTEMPT: usize = crate::reader::LONGEST;

/// A step as it was written. `T` is how the caller knows a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct WrittenStep<T> {
    /// The line of the text, from 1.
    pub line: usize,
    /// The sentence.
    pub text: String,
    /// The technique that it is said to be.
    pub technique: Option<T>,
    /// The cells that it mentions, other than by its conclusions.
    pub cells: Vec<Cell>,
    /// The houses that it mentions.
    pub houses: Vec<HouseId>,
    /// The digits that it mentions, other than by its conclusions.
    pub digits: DigitSet,
    /// The digits that it places: at most one.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes.
    pub eliminations: Vec<Candidate>,
    /// The chain in Eureka notation that it gives as its reason. A step may be a chain without conclusions.
    pub chain: Option<String>,
}

/// The steps of a text, and the answer if it has one.
#[derive(Clone, PartialEq, Debug)]
pub struct WrittenAttempt<T> {
    /// The steps, in the order of the text.
    pub steps: Vec<WrittenStep<T>>,
    /// The numbers of the steps of a list that conclude nothing, from 1; none for a text without a list.
    pub unread: Vec<usize>,
    /// The last board of the text that is full.
    pub answer: Option<Puzzle>,
}

/// Reads steps. It knows the names of techniques.
///
/// ```
/// use jade_exchange::claims::ClaimReader;
/// use jade_grid::Geometry;
/// let reader = ClaimReader::new([("naked pair", 2), ("hidden single", 1)]);
/// let board = Geometry::standard(9).unwrap();
/// let steps = reader.steps("Naked pair {3,7} in r2c1 and r2c3 removes 3 from r2c5.", board);
/// assert_eq!((steps.len(), steps[0].technique), (1, Some(2)));
/// assert_eq!((steps[0].cells.len(), steps[0].eliminations.len()), (2, 1));
/// let steps = reader.steps("R1C2 = 5 because it is the only place for 5 in box 1", board);
/// assert_eq!((steps[0].placements.len(), steps[0].houses.len()), (1, 1));
/// ```
#[derive(Clone, Debug)]
pub struct ClaimReader<T> {
    /// By the first word of a name: its words, and the technique; the longest first.
    names: HashMap<String, Vec<(Vec<String>, T)>>,
}

impl<T: Copy + PartialEq> ClaimReader<T> {
    /// Makes a reader that knows these names of techniques, in any language, upper or lower case.
    pub fn new<N: AsRef<str>>(names: impl IntoIterator<Item = (N, T)>) -> ClaimReader<T> {
        let mut by_first: HashMap<String, Vec<(Vec<String>, T)>> = HashMap::new();
        for (name, technique) in names {
            let words = lexer::words(name.as_ref());
            if let Some(first) = words.first() {
                by_first.entry(first.clone()).or_default().push((words, technique));
            }
        }
        by_first
            .values_mut()
            .for_each(|named| named.sort_by_key(|(words, _)| std::cmp::Reverse(words.len())));
        ClaimReader { names: by_first }
    }

    /// Reads the steps of a text. Sentences that conclude nothing are reasons of the next step in their paragraph, or of
    /// the last one if they say so. Of a text that is too long ([`LONGEST_ATTEMPT`]), there are none.
    pub fn steps(&self, text: &str, geometry: &Geometry) -> Vec<WrittenStep<T>> {
        if text.len() > LONGEST_ATTEMPT || !geometry.is_usual() {
            return Vec::new();
        }
        sentence::steps(self, text, geometry)
    }

    /// Reads the steps of a text, and its answer: the last board in it that has the size of the puzzle and is full.
    ///
    /// ```
    /// # use jade_exchange::claims::ClaimReader;
    /// # use jade_grid::Geometry;
    /// let board = Geometry::standard(4).unwrap();
    /// let text = "r1c1 = 1, and so on:\n1234341221434321\n";
    /// let read = ClaimReader::new([("", ())]).attempt(text, board);
    /// assert_eq!((read.steps.len(), read.answer.unwrap().to_string().as_str()), (1, "1234341221434321"));
    /// ```
    pub fn attempt(&self, text: &str, geometry: &Geometry) -> WrittenAttempt<T> {
        WrittenAttempt {
            steps: self.steps(text, geometry),
            unread: Vec::new(),
            answer: answer(text, geometry),
        }
    }

    /// Returns the technique that has this name.
    fn technique(&self, name: &str) -> Option<T> {
        let words = lexer::words(name);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.named(&words).filter(|(_, len)| *len == words.len()).map(|(technique, _)| technique)
    }

    /// Returns the technique whose name begins with these words, and how many words it has.
    fn named(&self, words: &[&str]) -> Option<(T, usize)> {
        let named = self.names.get(*words.first()?)?;
        named.iter().find_map(|(name, technique)| {
            let is_it = name.len() <= words.len()
                && name.iter().zip(words).all(|(a, b)| a == b || b.strip_suffix('s') == Some(a));
            is_it.then_some((*technique, name.len()))
        })
    }
}

/// Returns the last full board of a text that has the size of the puzzle.
pub fn answer(text: &str, geometry: &Geometry) -> Option<Puzzle> {
    // Most texts of a single step have no board, and looking for one takes longer than reading the step.
    let digits = text.bytes().filter(u8::is_ascii_alphanumeric).count();
    if digits < geometry.cell_count() {
        return None;
    }
    let boards = crate::read(text).filter_map(Result::ok).map(|document| document.givens().clone());
    boards.filter(|board| board.geometry() == geometry && board.is_full()).last()
}
