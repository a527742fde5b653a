//! All integration tests of jade-logic in one program: linking is what costs time.

mod before_marks;
mod common;
mod examples;
mod library;
mod proofs;
mod properties;
mod real_puzzles;
mod soak;
mod thesis;
mod uniqueness;
