//! Measures of difficulty side by side: `jade difficulty`.
//!
//! ```text
//! files with ratings ─▶ Ratings: puzzle, up to symmetry ─▶ number ─┐
//! samples: files, or drawn ─▶ measured, on all cores ──────────────┴─▶ Matrix: rank correlations of all pairs
//! ```
//!
//! | what | where |
//! |---|---|
//! | lists of puzzles with numbers, as other programs write them | [`lists`] |
//! | puzzles drawn without regard to difficulty | [`mod@draw`] |
//! | what a puzzle is measured by | [`measures`] |
//! | all correlations, as a table and as JSON | [`matrix`] |

mod draw;
mod lists;
mod matrix;
mod measures;

pub use draw::draw;
pub use lists::{Kind, List, read};
pub use matrix::{Matrix, table};
pub use measures::{Measure, Numbers, Ratings, Sample, SampleRow, measured, of_ratings};
