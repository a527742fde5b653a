//! Generates Sudoku puzzles to order.
//!
//! | what | where |
//! |---|---|
//! | the request | [`Wish`], [`Method`], [`PlaceSymmetry`], [`Places`], [`Difficulty`], [`TechniqueWish`], [`ErRange`] |
//! | rules that are drawn, regions or around a solution | [`Drawn`] |
//! | requests that no puzzle fulfils | [`Impossible`] |
//! | making puzzles, in numbered attempts | [`Generator`]; rare ones as neighbours of other puzzles ([`Method::Neighbours`]) |
//! | checking whether a puzzle fulfils a wish | [`Judge`], [`has_shape`] |
//! | making attempts until there are enough puzzles or time is up | [`Run`] |
//! | predicting how long it takes | [`Estimate`] |
//! | puzzles of candidates alone | [`minimal_sukaku`] |
//! | the results | [`FoundPuzzle`], [`Moment`], [`Merit`]; [`Outcome`], [`Tally`], [`Refusal`] |
//!
//! There is no input or output, no clock and no threads, and all randomness derives from a seed. Attempt *k* draws
//! its numbers from the key of wish, seed and *k* ([`Wish::key`]), and the lowest successful attempt wins: so a puzzle
//! depends only on seed, wish and version, on every machine and with any number of threads. A deadline is a `cancel`
//! callback that reads a clock; all it can do is end the work sooner.
//!
//! ```
//! use jade_generate::{Difficulty, Generator, Wish};
//! use jade_grid::Geometry;
//! use jade_logic::Level;
//! let mut wish = Wish::new(Geometry::standard(9).unwrap());
//! wish.difficulty = Difficulty::Level(Level::Hard);
//! let found = Generator::new(wish).unwrap().first(1, None, &|| false).found.unwrap();
//! assert_eq!(found.rating.unwrap().level, Some(Level::Hard));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod attempts;
mod dig;
mod drawn;
mod early;
mod er;
mod estimate;
mod full;
mod generator;
mod impossible;
mod judge;
mod method;
mod neighbours;
mod outcome;
mod places;
mod places_fill;
mod repeat_filter;
mod run;
mod sukaku;
mod unavoidable;
mod wish;

pub use attempts::{AttemptError, make_attempts};
pub use drawn::{Drawn, random_regions, rules_around};
pub use early::{EARLY_PROFILE, early_profile};
pub use er::{ErRange, NoErRange};
pub use estimate::Estimate;
pub use generator::{Generator, has_shape};
pub use impossible::Impossible;
pub use judge::{Judge, is_exclusive};
pub use outcome::{FoundPuzzle, Merit, Moment, Outcome, Refusal, Tally};
pub use places::{PlaceSymmetry, Places, UnknownSymmetry};
pub use repeat_filter::RepeatFilter;
pub use run::{Goal, MakeAttempts, Order, Run, RunEvent, RunOutcome, RunProgress};
pub use sukaku::minimal_sukaku;
pub use wish::{Difficulty, Method, TechniqueWish, UnknownMethod, Wish};
