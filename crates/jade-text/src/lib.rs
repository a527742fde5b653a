//! Expresses steps, complaints and errors in words, in English and Spanish.
//!
//! Every sentence that a person reads is a message in `locales/{en,es}/*.ftl` (see `locales/README.md`).
//! Code names a message and supplies its arguments ([`Args`]). The result is a [`Text`], which consists of spans.
//! A span that names a cell, a house, a digit or candidates also has them as a value, so that words and board
//! can be highlighted together.
//!
//! ```
//! use jade_grid::{Digit, Geometry};
//! use jade_text::{Args, Language, Texts};
//! let board = Geometry::standard(9).unwrap();
//! let args = Args::on(board)
//!     .house("house", board.row_house(3))
//!     .digit("digit", Digit::new(7).unwrap())
//!     .cells("cells", [board.cell_at(3, 1), board.cell_at(3, 5)].into_iter().collect());
//! let text = Texts::of(Language::Spanish).message("conflict", &args);
//! assert_eq!(text.to_string(), "La fila 4 tiene el 7 dos veces: en f4c2 y f4c6.");
//! assert!(text.spans.iter().any(|span| span.text == "f4c6" && span.value.is_some()));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod advice;
mod args;
mod before_marks;
mod cases;
mod chain;
mod errors;
mod exchange;
mod forms;
mod generate;
mod judge;
mod language;
mod message;
mod path;
mod picture;
mod render;
mod setting;
mod shown;
mod sources;
mod span;
mod step;
mod test_cases;
mod texts;
mod values;

pub use advice::{AdviceRung, NamedThing};
pub use args::Args;
pub use chain::{ArgumentLine, ArgumentText};
pub use judge::{claim_reader, claimed_step};
pub use language::{Language, UnknownLanguage};
pub use shown::{shown_path, shown_word};
pub use span::{Span, Text};
pub use step::RungName;
pub use texts::{TextError, Texts};
