//! [`Entry`]: a puzzle to store in a collection.

use jade_collection::CollectedRating;
use jade_grid::{Puzzle, canonical};
use jade_logic::TechniqueId;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A puzzle to store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The puzzle, in the form in which it will be returned.
    pub puzzle: Puzzle,
    /// The text next to the puzzle in its source; `None` if there was none.
    pub comment: Option<String>,
    /// The line of its source where it begins, from 1; `None` if unknown.
    pub line: Option<u32>,
    /// The ratings by profile; may be empty.
    pub ratings: Vec<Rated>,
    pub(crate) boxes: String,
    pub(crate) form: String,
}

impl Entry {
    /// Creates an unrated entry. Computes the canonical form, which takes a moment and is best done in parallel.
    ///
    /// ```
    /// use jade_grid::line;
    /// let entry = jade_store::Entry::new(line::read("3......3...41...").unwrap(), None);
    /// assert!(entry.ratings.is_empty());
    /// ```
    pub fn new(puzzle: Puzzle, comment: Option<String>) -> Entry {
        let form = canonical(&puzzle);
        let form = form.as_ref().unwrap_or(&puzzle);
        let geometry = form.geometry();
        let boxes = format!("{}x{}", geometry.box_rows(), geometry.box_columns());
        Entry { form: form.to_string(), boxes, puzzle, comment, line: None, ratings: Vec::new() }
    }
}

/// The rating of a puzzle in a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The name of the profile.
    pub profile: String,
    /// How hard the puzzle is.
    pub rating: CollectedRating,
    /// Every technique of the path, and how many times it is used.
    pub techniques: Vec<(TechniqueId, u32)>,
    /// What the rating was made with, such as the version and the techniques; on the same basis the rating is the same.
    pub basis: String,
}

/// The puzzles of a collection that are already rated, from [`Store::rated_puzzles`](crate::Store::rated_puzzles).
///
/// Eight bytes per puzzle, so that millions of them fit in memory.
#[derive(Clone, Debug, Default)]
pub struct RatedPuzzles(HashSet<u64>);

impl RatedPuzzles {
    /// Returns whether a puzzle is among them, up to symmetry. In about one of 10¹³ cases the answer is wrong, and the
    /// puzzle is then stored without a rating.
    pub fn has(&self, entry: &Entry) -> bool {
        self.0.contains(&hash(&entry.boxes, &entry.form))
    }

    pub(crate) fn insert(&mut self, boxes: &str, form: &str) {
        self.0.insert(hash(boxes, form));
    }
}

fn hash(boxes: &str, form: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (boxes, form).hash(&mut hasher);
    hasher.finish()
}
