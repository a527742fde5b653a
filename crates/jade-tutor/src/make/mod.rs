//! Puzzles to order, made or picked from the collection.

mod examples;
mod maker;
mod rate;

pub use examples::{candidates_removed, examples, starting_sheet};
pub use maker::{BEST_TIME, MakeEvent, Maker, PATIENCE, PuzzleOrder, Remaining};
pub use rate::{TechniqueCounts, rate_for_collection, rate_puzzle, rating_basis};
