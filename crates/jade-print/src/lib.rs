//! Puzzles on paper: a booklet of boards as PDF, drawn in vectors, in black and white where nobody used
//! colours.
//!
//! ```text
//!  items ──→ layout (how many to a page, where) ──→ canvas (lines, text) ──→ pdf (objects, fonts)
//!            board.rs draws one of them in a square
//! ```
//!
//! What an [`Item`] is to the reader is said by whoever makes it: a puzzle to solve has its level beside it and
//! its solution as [`Answer`]; a sheet as it stands has neither; a worksheet has a question below the board and
//! its answer in words. Words come from outside, in whatever language. The same booklet gives the same bytes.
//!
//! ```
//! use jade_exchange::read_one;
//! use jade_print::{Booklet, Item, pdf};
//! let puzzle = read_one("1....2....3....4").unwrap();
//! let bytes = pdf(&Booklet::new("A puzzle", vec![Item::new(puzzle)]));
//! assert!(bytes.starts_with(b"%PDF-"));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod board;
mod booklet;
mod canvas;
mod font;
mod layout;
mod palette;
mod pdf;

pub use booklet::{Answer, Booklet, Item, Marks, Paper};
pub use font::is_printable;
pub use pdf::pdf;
