//! All integration tests of jade-logic in one program, since linking takes most of the time.

mod before_marks;
mod common;
mod examples;
mod large;
mod leftovers;
mod library;
mod links;
mod proofs;
mod properties;
mod real_puzzles;
mod soak;
mod sums;
mod thesis;
mod truths;
mod uniqueness;
