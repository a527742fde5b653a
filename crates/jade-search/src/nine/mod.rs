//! The 9×9 board, searched as fast as possible.
//!
//! | what | where |
//! |---|---|
//! | 81 numbers | [`Board`] |
//! | the input and the result of a search | [`Question`], [`Answer`] |
//! | many puzzles at once | [`BatchSolver`] |
//! | one puzzle, with the least delay | [`Solver`] |
//! | the same as an [`Engine`](crate::Engine) | [`Nine`] |
//! | which machine instructions are used | [`Path`] |
//!
//! The boards are plain ones, with rows, columns and boxes only. The instructions are chosen when a solver is created,
//! and the whole search runs inside functions for which they are enabled.

mod answer;
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod batch;
mod board;
mod branch;
mod engine;
mod lanes;
mod path;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
mod single;

pub use answer::{Answer, Question};
pub use batch::BatchSolver;
pub use board::{Board, BoardError};
pub use engine::Nine;
pub use path::Path;
pub use single::Solver;

pub(crate) use engine::{run, search};
