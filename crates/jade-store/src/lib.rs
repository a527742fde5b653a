//! Collections of puzzles in a database: each puzzle once, up to symmetry, with how hard it is.
//!
//! | what | where |
//! |---|---|
//! | the database: SQLite in one file | [`Store`] |
//! | what goes in | [`Entry`], [`Rated`] |
//! | what is asked for, and what comes out | [`Query`], [`CollectedPuzzle`](jade_collection::CollectedPuzzle), [`Summary`] |
//! | what goes wrong | [`StoreError`], [`Trouble`] |
//!
//! All SQL is in this crate. What it says is plain enough for PostgreSQL to follow, with migrations of its own beside
//! `migrations/sqlite`.

mod entry;
mod query;
mod store;
mod trouble;

pub use entry::{Entry, Rated};
pub use query::Query;
pub use store::{Store, Summary};
pub use trouble::{StoreError, Trouble};
