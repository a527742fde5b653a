//! All integration tests of jade-generate in one program, as linking takes most of the time.

mod attempts;
mod common;
mod difficulty;
mod drawn;
mod shape;
