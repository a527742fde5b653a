//! All integration tests of jade-contract in one program, since linking takes most of the time.

mod answers;
mod claims;
mod collection;
mod common;
mod drills;
mod hints;
mod learning;
mod puzzles;
mod records;
mod reviews;
mod scenes;
mod sheets;
mod sync;
