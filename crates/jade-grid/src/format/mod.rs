//! Reading and writing puzzles as text: one file per format.

pub mod line;
