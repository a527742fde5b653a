//! All integration tests of jade-contract in one program, since linking takes most of the time.

mod answers;
mod claims;
mod collection;
mod common;
mod drills;
mod hints;
mod puzzles;
mod reviews;
mod scenes;
mod setting;
mod sheets;
