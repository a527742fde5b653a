//! Find and count the solutions of a Sudoku: one trait, one engine per file.
//!
//! | what | where |
//! |---|---|
//! | what every engine can do | [`Engine`] |
//! | when to stop, and how it ended | [`SearchLimits`], [`Report`], [`Outcome`] |
//! | no solution, one, or several | [`Classification`] |
//! | a search as a record to keep | [`SolveReport`] |
//! | all engines, by name | [`engines`], [`engine`] |
//! | what suits the board | [`Auto`] |
//! | depth first, digit by digit | [`Backtracking`] |
//! | level by level, with a queue of live nodes | [`BranchAndBound`] |
//! | human strategies, then guesses | [`StrategiesThenGuess`] |
//! | learning from dead ends, for large boards | [`ConflictLearning`] |
//! | a Sudoku as an exact cover | [`DancingLinks`], [`SudokuCover`] |
//! | exact cover in general, Algorithm X | [`ExactCover`] |
//! | only the solutions without a certain digit in a cell | [`Except`] |
//! | random numbers that are the same on every machine, and seeds made of other seeds | [`Random`], [`Key`] |
//! | 9×9 only, as fast as possible, many puzzles at once | [`nine`] |
//!
//! Every engine takes boards of every size from 4×4 to 100×100, with any houses. None recurses, so a large board cannot
//! overflow the stack. There is no input or output, no clock and no threads, and everything random depends only on a
//! seed: the same call gives the same result everywhere, with the solutions in the same order.
//!
//! ```
//! use jade_grid::{line, Geometry, Puzzle};
//! use jade_search::{engine, Classification, Engine, SearchLimits};
//!
//! let backtracking = engine("backtracking").unwrap();
//! let empty = Puzzle::empty(Geometry::standard(4).unwrap());
//! assert_eq!(backtracking.count(&empty, &SearchLimits::default()).solutions, 288);
//!
//! let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let puzzle = line::read(line).unwrap();
//! let Classification::Proper(solution) = backtracking.classify(&puzzle, &SearchLimits::default()) else {
//!     panic!("one solution");
//! };
//! assert!(solution.solves(&puzzle));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod auto;
mod backtracking;
mod branch_and_bound;
mod classification;
mod conflict_learning;
mod dancing_links;
mod engine;
mod exact_cover;
mod except;
mod limits;
mod markers;
mod mask;
mod narrowing;
pub mod nine;
mod pattern;
mod planes;
mod propagation;
mod random;
mod registry;
mod report;
mod solutions;
mod strategies;

pub use auto::Auto;
pub use backtracking::Backtracking;
pub use branch_and_bound::BranchAndBound;
pub use classification::Classification;
pub use conflict_learning::ConflictLearning;
pub use dancing_links::{DancingLinks, SudokuCover};
pub use engine::{Engine, Observation, Sink};
pub use exact_cover::{ExactCover, RowSink};
pub use except::Except;
pub use limits::{Outcome, Report, SearchLimits};
pub use random::{Key, Random};
pub use registry::{UnknownEngine, engine, engines};
pub use report::{About, End, Guessing, SolveReport, StrategiesUsed};
pub use strategies::{Strategies, StrategiesThenGuess, StrategyCounts};
