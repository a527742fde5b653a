//! The collection of 9×9 puzzles included in JADE, sorted by what they are suitable for.
//!
//! | what | where |
//! |---|---|
//! | the puzzles by category (a level or a technique in a profile) | [`Collection`], [`Category`], [`Purpose`] |
//! | their difficulty, and a search by it | [`RatedCollection`], [`PuzzleFilter`], [`PuzzleRating`] |
//! | puzzles of the collection that fulfil a wish, shuffled | [`Picker`] |
//! | a puzzle as it is found in a collection, JADE's or the user's | [`CollectedPuzzle`], [`CollectedRating`] |
//! | puzzles for a wish, generated or picked | [`PuzzleSource`] |
//! | a generator that starts from the collection if a wish is rare | [`generator`] |
//! | puzzles on boards with rules, by variant and level | [`VariantCollection`], [`VariantPuzzle`] |
//! | filling the collection | [`harvest`], [`harvest_early`], [`wish_for`], [`neighbour_wish`], [`Quota`] |
//!
//! The data files `data/collection.txt` and `data/collection.ratings.txt` are written by `jade library build`,
//! `data/collection.variants.txt` by the example `fill_variants`.
//! There is no input or output, no clock and no threads, and all randomness derives from a seed.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod category;
mod collection;
mod data;
mod early;
mod filling;
mod picker;
mod puzzle;
mod rated;
mod ratings;
mod seeds;
mod source;
mod text;
mod variants;

pub use category::{
    Category, CategoryPuzzles, Purpose, all_categories, belongs, early_category, has_puzzles, wish_for,
};
pub use collection::Collection;
pub use data::CollectionFile;
#[cfg(target_family = "wasm")]
pub use data::load_with;
pub use filling::{Harvested, Quota, harvest, harvest_early, neighbour_wish};
pub use picker::Picker;
pub use puzzle::{CollectedPuzzle, CollectedRating, OWN_COLLECTION, PathEnd, UnknownName};
pub use rated::{PuzzleFilter, RatedCollection, RatedPuzzle, displayed};
pub use ratings::{PuzzleRating, Ratings, RatingsError, fingerprint};
pub use seeds::generator;
pub use source::{Origin, PuzzleSource};
pub use text::{CollectionError, CollectionErrorKind};
pub use variants::{VARIANTS, VariantCollection, VariantPuzzle, VariantPuzzles, levels_of, variant_of};
