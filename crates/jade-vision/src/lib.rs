//! Reads Sudoku boards in pictures: photographs of paper, and screenshots.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod cell;
mod find;
mod lattice;
mod marks;
mod mend;
mod network;
mod picture;
mod reading;
mod shape;

pub use mend::Standing;
pub use picture::{MOST_PIXELS, Picture, PictureError};
pub use reading::{CellReading, DOUBTFUL_BELOW, Kind, Probabilities, ReadError, Reading, read, read_at};
pub use shape::Point;
