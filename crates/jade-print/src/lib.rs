//! Prints puzzles: a booklet of boards as a PDF file in vector graphics. It is black and white unless the boards have
//! colours.
//!
//! ```text
//!  items ──→ layout (how many per page, where) ──→ canvas (lines, text) ──→ pdf (the file)
//!            board.rs draws one of them in a square
//! ```
//!
//! The caller decides what an [`Item`] means to the reader: a puzzle to solve has its level next to it and
//! its solution as [`Answer`]; a sheet in play has neither; a worksheet has a question below the board and
//! its answer in words. All text is supplied by the caller, in any language. Equal booklets give equal bytes.
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
