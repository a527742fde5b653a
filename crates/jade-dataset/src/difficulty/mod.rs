//! Measures of difficulty side by side: the rank correlations of what JADE, other programs and people say of puzzles.
//!
//! ```text
//! files with ratings ─▶ Ratings: puzzle, up to symmetry ─▶ number ─┐
//! samples: files, or drawn ─▶ measured, on all cores ──────────────┴─▶ Matrix: rank correlations of all pairs
//! ```
//!
//! | what | where |
//! |---|---|
//! | lists of puzzles with numbers, as other programs write them | `lists.rs` |
//! | puzzles drawn without regard to difficulty | [`draw`] |
//! | what a puzzle is measured by | `measures.rs` |
//! | all correlations, as a table and as JSON | `matrix.rs` |

mod draw;
mod lists;
mod matrix;
mod measures;

pub use draw::draw;
pub use lists::{List, ListFault, ListFaultKind, ListKind, ListRow, read};
pub use matrix::{Matrix, Pair, table};
pub use measures::{Measure, NotMeasured, Numbers, Ratings, Sample, SampleRow, measured, of_ratings};
