//! [`Collection`]: puzzles by what they are good for.
//!
//! JADE comes with one ([`Collection::embedded`]) of 9×9 puzzles that it made itself. Each puzzle is stored once, in its
//! canonical form ([`jade_grid::canonical`]); [`Picker`](crate::Picker) shuffles it by a random symmetry, so whoever
//! asks twice does not see the same board twice.
//!
//! As text: a line for each category, under it a line for each puzzle, cells in reading order with a letter for a run
//! of empty ones (`a` for one, `b` for two …).
//!
//! ```text
//! # what it is, for a reader
//! seed 2026
//! harvest full 51200                        attempts made for all categories of a profile at once
//! category full technique x-wing 320        profile, purpose, attempts made for this category alone
//! category early technique whale 4096 512   and attempts at neighbours of its puzzles, if any were made
//! d6f8b5e1g7…
//! ```

use crate::{Category, CategoryPuzzles};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Puzzles by category.
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
    /// By profile: attempts that were made for all its categories at once.
    pub harvests: BTreeMap<String, u64>,
    categories: BTreeMap<Category, CategoryPuzzles>,
}

impl Collection {
    /// An empty collection, to be filled by attempts with this seed.
    pub fn new(seed: u64) -> Collection {
        Collection { seed, ..Collection::default() }
    }

    /// The one that comes with JADE.
    pub fn embedded() -> &'static Collection {
        static EMBEDDED: OnceLock<Collection> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Collection::read(include_str!("../data/collection.txt"))
                .expect("the tests read the collection that comes with JADE")
        })
    }

    /// The puzzles of a category, if the collection has it.
    pub fn category(&self, category: &Category) -> Option<&CategoryPuzzles> {
        self.categories.get(category)
    }

    /// The puzzles of a category, which is added if the collection does not have it.
    pub fn category_mut(&mut self, category: &Category) -> &mut CategoryPuzzles {
        self.categories.entry(category.clone()).or_default()
    }

    /// All categories, in order.
    pub fn categories(&self) -> impl Iterator<Item = (&Category, &CategoryPuzzles)> {
        self.categories.iter()
    }

    /// How many puzzles a category has.
    pub fn count(&self, category: &Category) -> usize {
        self.category(category).map_or(0, |entry| entry.puzzles().len())
    }

    /// How many puzzles all categories have; a puzzle of several categories counts in each.
    pub fn len(&self) -> usize {
        self.categories.values().map(|entry| entry.puzzles().len()).sum()
    }

    /// Whether there is no puzzle.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
