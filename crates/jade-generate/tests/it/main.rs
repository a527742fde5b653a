//! All integration tests of jade-generate in one program: linking is what costs time.

mod attempts;
mod common;
mod difficulty;
mod shape;
