//! Reads Sudoku boards in pictures: photographs of paper, and screenshots.
//!
//! | what | where |
//! |---|---|
//! | pixels, checked and bounded | [`Picture`], [`PictureError`] |
//! | files, with the feature `files` | `decode`, [`FileFault`] |
//! | all boards in a picture, or the one between four corners | [`read`], [`read_at`], [`ReadError`] |
//! | what was read, and how sure that is | [`Reading`], [`CellReading`], [`Kind`], [`Probabilities`] |
//! | a digit that is being written | [`read_strokes`], [`Written`], [`InkError`] |
//! | whether it is a proper puzzle | [`Standing`] |
//! | the texts of QR codes, with the feature `codes` | `codes` |
//!
//! Several thresholds divide the picture into ink and paper. Large components of ink give four corners, between which the
//! ten by ten crossings of a board's lines are fitted, curled paper included. A small network says what each cell holds.
//! If that is no proper puzzle, the most probable one takes its place, and what was changed is marked. A cell that remains
//! unsure is doubtful: nothing is guessed silently.
//!
//! Pixels come in and a reading goes out; the same pixels always give the same reading.
//!
//! ```
//! use jade_vision::{Picture, ReadError, Standing, read};
//!
//! // Nine by nine cells of 40 pixels without a digit.
//! let line = |at: usize| at >= 20 && at <= 382 && (at - 20) % 40 < if (at - 20) % 120 < 3 { 3 } else { 1 };
//! let inside = |at: usize| (20..=382).contains(&at);
//! let ink = |x: usize, y: usize| inside(x) && inside(y) && (line(x) || line(y));
//! let pixels: Vec<u8> = (0..400 * 400).map(|i| if ink(i % 400, i / 400) { 30 } else { 240 }).collect();
//!
//! let readings = read(&Picture::grey(400, 400, &pixels).unwrap()).unwrap();
//! assert_eq!(readings[0].line(), ".".repeat(81));
//! // It has many solutions, so it is no puzzle, and every cell is doubtful.
//! assert_eq!(readings[0].standing, Standing::SeveralSolutions);
//! assert_eq!(readings[0].doubtful().count(), 81);
//! assert!((readings[0].corners[0].x - 21.0).abs() < 2.0);
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod blob;
mod cell;
#[cfg(feature = "codes")]
mod codes;
mod correct;
mod file;
mod find;
mod ink;
mod lattice;
mod marks;
mod network;
mod picture;
mod reading;
mod screen;
mod shape;

#[cfg(feature = "codes")]
pub use codes::codes;
pub use correct::Standing;
#[cfg(feature = "files")]
pub use file::decode;
pub use file::{FileFault, FileFormat, MAX_DECODING_BYTES, MAX_FILE_BYTES};
pub use ink::{InkError, MOST_POINTS, Written, read_strokes};
pub use picture::{MOST_PIXELS, Picture, PictureError};
pub use reading::{CellReading, DOUBTFUL_BELOW, Kind, Probabilities, ReadError, Reading, read, read_at};
pub use shape::Point;
