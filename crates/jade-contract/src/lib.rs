//! What a pupil can ask, and what JADE answers.
//!
//! | question | function |
//! |---|---|
//! | what puzzles does this text hold? | [`parse`] |
//! | is it a puzzle, what is wrong with my sheet? | [`check`] |
//! | what is the solution, how many are there? | [`solve`], [`count`] |
//! | give me a hint | [`hint`] |
//! | take a step for me | [`step()`] |
//! | show me the whole path | [`path()`] |
//! | how hard is it? | [`rate()`] |
//! | which formats are read and written? | [`formats()`] |
//! | what does this sheet look like in another format? | [`write()`] |
//! | show and solve a board that is too large to be played | [`large()`] |
//! | print it | [`print()`], [`Printer`] |
//! | which steps are there now? | [`steps()`] |
//! | which techniques are there, and what is this one? | [`techniques()`], [`technique()`] |
//! | teach me: which lessons are there, this one, another board for it | [`lessons()`], [`lesson()`], [`search_lessons`], [`another()`] |
//! | make me a puzzle like this; how long will it take? | [`PuzzleJob`]; [`estimate`] |
//! | which puzzles are ready? | [`library()`], [`find_ready`]; of the user's own [`finding`], [`importing`] |
//! | I see an X-Wing: is that so? | [`claim()`] |
//! | do the techniques find what a library says? | [`verify()`], [`totals`] |
//!
//! Questions and answers are the versioned JSON of the types here ([`VERSION`]); the command line and the server
//! pass it on unchanged. Nothing here reads a clock or starts a thread: [`Limits`] are passed in.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod check;
mod claim;
mod contract;
mod error;
mod formats;
mod generate;
mod hint;
mod large;
mod lessons;
mod library;
mod parse;
mod path;
mod print;
mod question;
mod rate;
mod ready;
mod review;
mod solve;
mod steps;
mod techniques;
mod verify;

pub use check::check;
pub use claim::claim;
pub use contract::*;
pub use error::AskError;
pub use formats::formats;
pub use generate::{
    MOST_PUZZLES, MOST_SECONDS, MOST_SEED, PuzzleJob, estimate, estimate_json, estimate_reply, puzzle_json,
    puzzle_order,
};
pub use hint::{hint, step};
pub use jade_tutor::Limits;
pub use large::large;
pub use lessons::{another, drill, lesson, lesson_named, lessons, search_lessons};
pub use library::{collection_name, finding, importing, known_profile, library};
pub use parse::{input_error_in, parse, write};
pub use path::path;
pub use print::{Printer, print};
pub use rate::rate;
pub use ready::{collected_puzzle_json, find_ready, known};
pub use review::review;
pub use solve::{MOST_SOLUTIONS, count, found, solve};
pub use steps::steps;
pub use techniques::{chosen_techniques, technique, techniques};
pub use verify::{totals, verify};
