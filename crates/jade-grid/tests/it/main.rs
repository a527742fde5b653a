//! All integration tests of jade-grid in one program: linking is what costs time.

mod canonical;
mod rules;
