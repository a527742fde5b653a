//! The JSON that JADE speaks: the same on the command line (`--json`) and over HTTP.
//!
//! Every reply carries [`VERSION`]. What is added later is added as new fields; what is renamed or taken
//! away makes a new version. Field names are camelCase; cells are numbers in reading order from 0, digits
//! are numbers from 1, puzzles are lines with `.` for an empty cell.
//!
//! | file | what it holds |
//! |---|---|
//! | `board.rs` | parts of a board: houses, candidates |
//! | `step.rs` | a step of reasoning, whole |
//! | `scene.rs` | what is pointed out on a board |
//! | `words.rs` | sentences as spans, each knowing what it speaks of |
//! | `ask.rs` | requests |
//! | `advice.rs` | hints and the next step |
//! | `answer.rs`, `rating.rs` | other replies |
//! | `vocabulary.rs` | closed sets by name: levels, families, roles |
//! | `generate.rs`, `library.rs` | puzzles made to order; puzzles that are ready, and the user's own |
//! | `exchange.rs` | formats of other programs |
//! | `steps.rs`, `technique.rs` | replies about steps that are available, about techniques and their cases |
//! | `lesson.rs` | lessons, and boards that show a technique |
//! | `claim.rs` | what a pupil claims to see, and what is right of it |
//! | `complaint.rs` | what is wrong on a sheet |
//!
//! The page's types (`web/types/contract.d.ts`) are generated from these by the tests of this crate.

mod advice;
mod answer;
mod ask;
mod board;
mod claim;
mod complaint;
pub(crate) mod convert;
mod drill;
mod exchange;
mod generate;
mod lesson;
mod library;
mod rating;
mod review;
mod scene;
mod step;
mod steps;
mod technique;
mod typescript;
mod vocabulary;
mod words;

pub use advice::*;
pub use answer::*;
pub use ask::*;
pub use board::*;
pub use claim::*;
pub use complaint::*;
pub use drill::*;
pub use exchange::*;
pub use generate::*;
pub use lesson::*;
pub use library::*;
pub use rating::*;
pub use review::*;
pub use scene::*;
pub use step::*;
pub use steps::*;
pub use technique::*;
pub use vocabulary::*;
pub use words::*;

/// The version of the contract, in every reply.
pub const VERSION: u32 = 2;
