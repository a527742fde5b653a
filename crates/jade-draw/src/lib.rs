//! Draws a board with a step on it, as SVG and as coloured text.
//!
//! [`Scene`] decides what a step looks like: which houses, cells, candidates and links are marked, each with its
//! [`Role`](jade_logic::Role). A [`Picture`] is a board with a scene. [`Brush`] defines how each role looks, by colour
//! and by a shape or letter, so that colour alone never carries the meaning. [`svg()`] and [`text()`] only draw with
//! these brushes.
//!
//! ```
//! use jade_draw::{Picture, TextOptions, text};
//! use jade_grid::line;
//!
//! let puzzle = line::read("1.3..2......4...").unwrap();
//! let drawn = text(&Picture::of_puzzle(&puzzle), &TextOptions::default());
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

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod brush;
mod grid_lines;
mod joint;
mod legend;
mod outline;
mod picture;
mod rule_marks;
#[cfg(test)]
mod sample;
mod scene;
mod svg;
mod text;

pub use brush::{BranchBrush, Brush, Hue, Outline, Shape};
pub use grid_lines::{GridLine, grid_lines};
pub use joint::{Stroke, bar, dash, joint};
pub use legend::{LinkSign, Room, Sign, signs, text_signs};
pub use picture::{Marks, Picture};
pub use rule_marks::{Place, RuleMark, RuleMarks, RuleShape, RuleTone};
pub use scene::{Scene, SceneBranch, SceneLink, SceneNode};
pub use svg::{SvgOptions, Theme, svg};
pub use text::{TextOptions, text};
