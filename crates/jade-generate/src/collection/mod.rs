//! [`Collection`]: puzzles that are ready, on shelves by what they are good for.
//!
//! JADE comes with one ([`Collection::embedded`]) of 9×9 puzzles that it made itself. Each is kept once, in its
//! canonical form ([`jade_grid::canonical`]); [`Drawer`](crate::Drawer) hands it out shuffled by a random symmetry, so
//! that whoever asks twice does not see the same board twice. [`stock`] says what is to be on the shelves and how
//! more is found.
//!
//! As text: a line for each shelf, under it a line for each puzzle, cells in reading order with a letter for a run
//! of empty ones (`a` for one, `b` for two …).
//!
//! ```text
//! # what it is, for a reader
//! seed 2026
//! harvest full 51200                     attempts made for all shelves of a profile at once
//! shelf full technique x-wing 320        profile, purpose, attempts made for this shelf alone
//! shelf early technique whale 4096 512   and attempts next to what was there already, if any were made
//! d6f8b5e1g7…
//! ```

mod draw;
mod inventory;
mod ratings;
mod seeds;
mod sight;
pub mod stock;
mod text;

pub use draw::Drawer;
pub use inventory::{Held, Inventory, Wanted, shown};
pub use ratings::{Known, Ratings, RatingsError, fingerprint};
pub use text::{CollectionError, CollectionErrorKind};

use jade_grid::Puzzle;
use jade_logic::{Level, TechniqueId};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

/// What a puzzle is good for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purpose {
    /// It has this level.
    Level(Level),
    /// It needs this technique: at some moment nothing simpler applies.
    Technique(TechniqueId),
}

/// What a shelf is for: a purpose in a profile.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label {
    /// The name of a profile that comes with JADE; or [`EARLY`](stock::EARLY).
    pub profile: String,
    /// What its puzzles are good for in that profile.
    pub purpose: Purpose,
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.purpose {
            Purpose::Level(level) => write!(f, "{} level {level}", self.profile),
            Purpose::Technique(id) => write!(f, "{} technique {id}", self.profile),
        }
    }
}

/// The puzzles for one purpose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shelf {
    /// Canonical forms, each once, in the order in which they were found.
    puzzles: Vec<Puzzle>,
    /// Attempts that were made for this shelf alone.
    pub attempts: u64,
    /// Attempts that were made for it next to puzzles that were there already ([`Method::Near`](crate::Method::Near)).
    pub near: u64,
}

impl Shelf {
    /// The puzzles, in their canonical forms.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Adds the canonical form of a puzzle, unless it is there, or the puzzle has none. Returns whether it was added.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let Some(form) = jade_grid::canonical(puzzle) else { return false };
        let new = !self.puzzles.contains(&form);
        if new {
            self.puzzles.push(form);
        }
        new
    }

    /// Keeps those puzzles alone of which `is_right` says so.
    pub fn retain(&mut self, is_right: impl FnMut(&Puzzle) -> bool) {
        self.puzzles.retain(is_right);
    }
}

/// Puzzles that are ready, on shelves.
///
/// ```
/// use jade_generate::{Collection, Label, Purpose};
/// use jade_logic::Level;
/// let label = Label { profile: "full".into(), purpose: Purpose::Level(Level::Hard) };
/// assert!(Collection::embedded().shelf(&label).unwrap().puzzles().len() >= 200);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// The seed of all attempts.
    pub seed: u64,
    /// By profile: attempts that were made for all its shelves at once.
    pub harvests: BTreeMap<String, u64>,
    shelves: BTreeMap<Label, Shelf>,
}

impl Collection {
    /// Empty shelves, to be filled by attempts of this seed.
    pub fn new(seed: u64) -> Collection {
        Collection { seed, ..Collection::default() }
    }

    /// The one that comes with JADE.
    pub fn embedded() -> &'static Collection {
        static EMBEDDED: OnceLock<Collection> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Collection::read(include_str!("../../data/collection.txt"))
                .expect("the tests read the collection that comes with JADE")
        })
    }

    /// The shelf with this label, if there is one.
    pub fn shelf(&self, label: &Label) -> Option<&Shelf> {
        self.shelves.get(label)
    }

    /// The shelf with this label, an empty one if there was none.
    pub fn shelf_mut(&mut self, label: &Label) -> &mut Shelf {
        self.shelves.entry(label.clone()).or_default()
    }

    /// All shelves, by label.
    pub fn shelves(&self) -> impl Iterator<Item = (&Label, &Shelf)> {
        self.shelves.iter()
    }

    /// How many puzzles are on a shelf.
    pub fn count(&self, label: &Label) -> usize {
        self.shelf(label).map_or(0, |shelf| shelf.puzzles.len())
    }

    /// How many puzzles there are on all shelves, those on several counted on each.
    pub fn len(&self) -> usize {
        self.shelves.values().map(|shelf| shelf.puzzles.len()).sum()
    }

    /// Whether all shelves are empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
