//! [`Entry`]: a puzzle as it goes into a collection.

use jade_collection::CollectedRating;
use jade_grid::{Puzzle, canonical};
use jade_logic::TechniqueId;

/// A puzzle to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The puzzle, as it will come out again.
    pub puzzle: Puzzle,
    /// What stood beside it.
    pub comment: Option<String>,
    /// How hard it is, by profile; there may be none.
    pub ratings: Vec<Rated>,
    pub(crate) boxes: String,
    pub(crate) form: String,
}

impl Entry {
    /// A puzzle that is not rated yet. Finds its canonical form, which takes a moment: to be done in parallel.
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
        Entry { form: form.to_string(), boxes, puzzle, comment, ratings: Vec::new() }
    }
}

/// How hard a puzzle is in a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The name of the profile.
    pub profile: String,
    /// How hard it is.
    pub rating: CollectedRating,
    /// Every technique of the path, and how often.
    pub techniques: Vec<(TechniqueId, u32)>,
}
