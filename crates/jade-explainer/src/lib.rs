//! The rating of the Sudoku Explainer 1.2.1: ER, EP and ED, as the forums quote them, with the steps behind them.
//!
//! | what | where |
//! |---|---|
//! | the three ratings of a puzzle | [`rate`], [`Rating`] |
//! | its steps, one by one | [`Path`], [`Step`] |
//! | what a step rests on, so that it can be checked | [`Evidence`], [`Proof`] |
//! | which scale, and what belongs to the puzzle | [`Options`], [`Scale`] |
//! | when to stop | [`ExplainerLimits`], [`Outcome`], [`Figure::AtLeast`] |
//!
//! In each step, the program takes the first technique that finds something, in this order: hidden single; direct pointing
//! and claiming; direct hidden pair; naked single; direct hidden triplet; pointing and claiming; naked pair; X-Wing; hidden
//! pair; naked triplet; Swordfish; hidden triplet; XY-Wing; XYZ-Wing; unique rectangles and loops; naked quad; Jellyfish;
//! hidden quad; bivalue universal grave; aligned pair; forcing chains and cycles; aligned triplet; Nishio; multiple,
//! dynamic and nested chains. Of each technique it takes the first step, or of loops and chains the easiest. The ER is the
//! highest rating of a step, so it depends on these orders, which this crate follows exactly.
//!
//! Everything is about the plain 9×9 board. No input or output, no clock, no threads, no randomness.
//!
//! ```
//! use jade_explainer::{ExplainerLimits, Options, rate};
//! use jade_grid::{Position, Puzzle};
//! let puzzle: Puzzle =
//!     "........1.......2...3.45...........3.26......7....85.....3.....2...1....58.....6.".parse().unwrap();
//! let position = Position::new(&puzzle).unwrap();
//! let rating = rate(&position, Options::default(), ExplainerLimits::default()).unwrap();
//! assert!(rating.er >= rating.ep && rating.ep >= rating.ed);
//! // A rating that takes too long says how hard the puzzle is at least.
//! let never = || true;
//! let stopped = rate(&position, Options::default(), ExplainerLimits::default().cancel(&never)).unwrap();
//! assert_eq!(stopped.er.to_string(), "≥ 1.0");
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]
#![allow(
    clippy::needless_range_loop,
    reason = "cells, digits and houses are numbers that index several tables at once"
)]

mod aligned;
mod board;
mod chains;
mod fish;
mod grave;
mod intersections;
mod loops;
mod options;
mod path;
mod singles;
mod step;
mod subsets;
mod tables;
mod technique;
mod wings;

pub use options::{ExplainerLimits, Options, Refused, Scale, Stopped};
pub use path::{BEYOND, Figure, Outcome, Path, Rating, rate};
pub use step::{
    Argument, Because, Chain, Evidence, Exclusion, Grave, GraveKind, Houses, Implication, LoopKind, Proof,
    Step, UniqueLoop,
};
pub use technique::Technique;
