//! [`Collection`] stores puzzles by category.
//!
//! JADE includes a collection of generated 9×9 puzzles ([`Collection::embedded`]). Each puzzle is stored once, in its
//! canonical form ([`jade_grid::canonical`]); [`Picker`](crate::Picker) applies a random symmetry to it, so that
//! repeated requests do not show the same board.
//!
//! The text format has a line for each category, followed by a line for each of its puzzles: the cells in reading
//! order, with a letter for each run of empty ones (`a` for one, `b` for two …).
//!
//! ```text
//! # a comment
//! seed 2026
//! harvest full 51200                        attempts made for all categories of a profile at once
//! category full technique x-wing 320        profile, purpose, attempts made for this category alone
//! category early technique whale 4096 512   … and attempts at neighbours of its puzzles, if any were made
//! d6f8b5e1g7…
//! ```

use crate::CollectionFile;
use crate::data::text;
use crate::{Category, CategoryPuzzles};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A set of puzzles, sorted by category.
///
/// ```
/// use jade_collection::{Category, Collection, Purpose};
/// use jade_logic::Level;
/// let category = Category { profile: "full".into(), purpose: Purpose::Level(Level::Hard) };
/// assert!(Collection::embedded().category(&category).unwrap().puzzles().len() >= 200);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// The seed of all attempts.
    pub seed: u64,
    /// The number of attempts made for all categories of a profile at once, by the name of the profile.
    pub harvests: BTreeMap<String, u64>,
    categories: BTreeMap<Category, CategoryPuzzles>,
}

impl Collection {
    /// Creates an empty collection, to be filled by attempts with this seed.
    pub fn new(seed: u64) -> Collection {
        Collection { seed, ..Collection::default() }
    }

    /// Returns the collection included in JADE.
    pub fn embedded() -> &'static Collection {
        static EMBEDDED: OnceLock<Collection> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Collection::read(text(CollectionFile::Puzzles))
                .expect("the tests read the collection that comes with JADE")
        })
    }

    /// Returns the embedded collection without its puzzles: what it says about its categories.
    pub(crate) fn embedded_headings() -> &'static Collection {
        static HEADINGS: OnceLock<Collection> = OnceLock::new();
        HEADINGS.get_or_init(|| {
            Collection::read_headings(text(CollectionFile::Puzzles))
                .expect("the tests read the collection that comes with JADE")
        })
    }

    /// Returns the puzzles of a category; `None` if the collection lacks it.
    pub fn category(&self, category: &Category) -> Option<&CategoryPuzzles> {
        self.categories.get(category)
    }

    /// Returns the puzzles of a category, adding the category if necessary.
    pub fn category_mut(&mut self, category: &Category) -> &mut CategoryPuzzles {
        self.categories.entry(category.clone()).or_default()
    }

    /// Returns all categories, sorted.
    pub fn categories(&self) -> impl Iterator<Item = (&Category, &CategoryPuzzles)> {
        self.categories.iter()
    }

    /// Returns the number of puzzles in a category; 0 if the collection lacks it.
    pub fn count(&self, category: &Category) -> usize {
        self.category(category).map_or(0, |entry| entry.puzzles().len())
    }

    /// Returns the total number of puzzles; one that is in several categories is counted in each.
    pub fn len(&self) -> usize {
        self.categories.values().map(|entry| entry.puzzles().len()).sum()
    }

    /// Whether there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
