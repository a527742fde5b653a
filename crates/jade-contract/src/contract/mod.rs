//! JADE’s JSON: the same on the command line (`--json`) and over HTTP.
//!
//! Every reply carries [`VERSION`]. Additions are new fields; renaming or removing a field makes a new version. Field
//! names are camelCase, cells are numbered in reading order from 0, digits from 1, and puzzles are lines with `.` for
//! an empty cell.
//!
//! | file | contents |
//! |---|---|
//! | `board.rs` | parts of a board: houses, candidates |
//! | `step.rs` | a whole step |
//! | `scene.rs` | what a step points out on a board |
//! | `words.rs` | sentences as spans, each with what it mentions |
//! | `ask.rs` | requests |
//! | `advice.rs` | hints and next steps |
//! | `answer.rs`, `rating.rs` | other replies |
//! | `vocabulary.rs` | closed sets: levels, families, roles |
//! | `generate.rs`, `library.rs` | puzzles to order; collections |
//! | `exchange.rs` | formats of other programs |
//! | `explainer.rs` | the rating of the Sudoku Explainer |
//! | `steps.rs`, `technique.rs` | available steps; techniques and their test cases |
//! | `lesson.rs` | lessons and their boards |
//! | `claim.rs` | claims and their verdicts |
//! | `setting.rs` | what those who set a puzzle are told |
//! | `judge.rs` | claimed steps and answers, and what a referee says of them |
//! | `played.rs` | what games and practice add up to |
//! | `picture.rs` | boards that were read in a picture, digits that are written |
//! | `complaint.rs` | what is wrong on a sheet |
//! | `account.rs`, `class.rs`, `race.rs`, `ranking.rs`, `sync.rs` | accounts and classes of a server |
//!
//! The page's types (`web/types/contract.d.ts`) are generated from these by the tests of this crate.

mod account;
mod advice;
mod answer;
mod ask;
mod board;
mod claim;
mod class;
mod complaint;
pub(crate) mod convert;
mod drill;
mod exchange;
mod explainer;
mod generate;
mod judge;
mod lesson;
mod library;
mod picture;
mod played;
mod race;
mod ranking;
mod rating;
mod review;
mod scene;
mod setting;
mod step;
mod steps;
mod sync;
mod technique;
pub(crate) mod typescript;
mod vocabulary;
mod words;

pub use account::*;
pub use advice::*;
pub use answer::*;
pub use ask::*;
pub use board::*;
pub use claim::*;
pub use class::*;
pub use complaint::*;
pub use drill::*;
pub use exchange::*;
pub use explainer::*;
pub use generate::*;
pub use judge::*;
pub use lesson::*;
pub use library::*;
pub use picture::*;
pub use played::*;
pub use race::*;
pub use ranking::*;
pub use rating::*;
pub use review::*;
pub use scene::*;
pub use setting::*;
pub use step::*;
pub use steps::*;
pub use sync::*;
pub use technique::*;
pub use vocabulary::*;
pub use words::*;

/// The version of the contract, in every reply.
pub const VERSION: u32 = 2;
