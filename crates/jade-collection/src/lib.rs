//! The collection: 9×9 puzzles that JADE made itself, sorted by what they are good for.
//!
//! | what | where |
//! |---|---|
//! | the puzzles by category (a level or a technique in a profile) | [`Collection`], [`Category`], [`Purpose`] |
//! | how hard each is, to search through | [`RatedCollection`], [`PuzzleFilter`], [`PuzzleRating`] |
//! | puzzles of the collection for a wish, shuffled | [`Picker`] |
//! | a puzzle of a collection, JADE's or the user's, as it is found | [`CollectedPuzzle`], [`CollectedRating`] |
//! | puzzles made or picked, as a wish wants them | [`PuzzleSource`] |
//! | a generator that starts from the collection where a wish is rare | [`generator`] |
//! | how the collection is filled | [`harvest`], [`harvest_early`], [`wish_for`], [`neighbour_wish`], [`Quota`] |
//!
//! The files behind it are `data/collection.txt` and `data/collection.ratings.txt`, written by `jade library build`.
//! No input or output, no clock, no threads; whatever is random depends on a seed alone.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod category;
mod collection;
mod early;
mod filling;
mod picker;
mod puzzle;
mod rated;
mod ratings;
mod seeds;
mod source;
mod text;

pub use category::{Category, CategoryPuzzles, Purpose, all_categories, belongs, early_category, wish_for};
pub use collection::Collection;
pub use filling::{Harvested, Quota, harvest, harvest_early, neighbour_wish};
pub use picker::Picker;
pub use puzzle::{CollectedPuzzle, CollectedRating, OWN_COLLECTION, PathEnd, UnknownName};
pub use rated::{PuzzleFilter, RatedCollection, RatedPuzzle, displayed};
pub use ratings::{PuzzleRating, Ratings, RatingsError, fingerprint};
pub use seeds::generator;
pub use source::{Origin, PuzzleSource};
pub use text::{CollectionError, CollectionErrorKind};
