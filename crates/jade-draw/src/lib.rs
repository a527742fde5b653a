//! A board with a step on it, as SVG and as coloured text.
//!
//! What is to be drawn is a [`Scene`]: the digits and candidates of a board, and on them the parts of a step,
//! each with its [`Role`](jade_logic::Role). How a role looks is said once, in [`Brush`]: by colour and by
//! shape or letter both, so that nothing is told by colour alone. [`svg()`] and [`text()`] only put brushes on
//! a surface.
//!
//! ```
//! use jade_draw::{Scene, TextOptions, text};
//! use jade_grid::format;
//!
//! let puzzle = format::line::read("1.3..2......4...").unwrap();
//! let drawn = text(&Scene::of_puzzle(&puzzle), &TextOptions::default());
//! assert_eq!(
//!     drawn.trim_start(),
//!     "\
//! 1  2   3  4
//!     ┌──────┬──────┐
//!   1 │ 1  · │ 3  · │
//!   2 │ ·  2 │ ·  · │
//!     ├──────┼──────┤
//!   3 │ ·  · │ ·  · │
//!   4 │ 4  · │ ·  · │
//!     └──────┴──────┘
//! "
//! );
//! ```

mod brush;
mod legend;
#[cfg(test)]
mod sample;
mod scene;
mod svg;
mod text;

pub use brush::{BranchBrush, Brush, Hue, Outline, Shape};
pub use legend::{LinkSign, Room, Sign, signs, text_signs};
pub use scene::{Marks, Scene};
pub use svg::{SvgOptions, Theme, svg};
pub use text::{TextOptions, text};
