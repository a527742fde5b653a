//! Collections of puzzles in a database: each puzzle is stored once, up to symmetry, with its ratings.
//!
//! | what | where |
//! |---|---|
//! | the database: SQLite in one file | [`Store`] |
//! | input | [`Entry`], [`Rated`] |
//! | queries and results | [`Query`], [`MatchingPuzzles`], [`RatedPuzzles`], [`Summary`] |
//! | errors | [`StoreError`], [`Trouble`] |
//!
//! All SQL is in this crate. It is simple enough to be ported to PostgreSQL, with separate migrations next to
//! `migrations/sqlite`.

mod entry;
mod opening;
mod query;
mod store;
mod trouble;

pub use entry::{Entry, Rated, RatedPuzzles};
pub use query::Query;
pub use store::{MatchingPuzzles, Store, Summary};
pub use trouble::{StoreError, Trouble};
