//! Requests and replies of JADE as versioned JSON.
//!
//! | request | function |
//! |---|---|
//! | read puzzles from a text | [`parse`] |
//! | check a puzzle and a sheet | [`check`] |
//! | find or count solutions | [`solve`], [`count`] |
//! | tell a setter what is possible, and which clues are redundant or contradict each other | [`possible`], [`clues`] |
//! | get a hint | [`hint`] |
//! | get the next step | [`step()`] |
//! | get the whole path | [`path()`] |
//! | rate a puzzle | [`rate()`] |
//! | list the formats | [`formats()`] |
//! | write a sheet in another format | [`write()`] |
//! | show and solve a board that is too large to play | [`large_board`] |
//! | print boards | [`print()`], [`Printer`] |
//! | list all available steps | [`steps()`] |
//! | list the techniques, or describe one | [`techniques()`], [`technique()`] |
//! | list, read and search lessons, get another board | [`lessons()`], [`lesson()`], [`search_lessons`], [`another_board`] |
//! | make puzzles, or estimate how long that takes | [`PuzzleJob`]; [`estimate`] |
//! | browse JADE’s own collection | [`library()`], [`find_in_collection`] |
//! | search the user’s own collections, or add to them | [`FindRequest::read`], [`ImportRequest::read`] |
//! | judge a claim | [`claim()`] |
//! | any of these by its name, in bytes | [`routes`] |
//! | encode the boards that were read in a picture | [`picture_reply`], [`read_board`] |
//! | encode a digit that somebody has written | [`written_reply`] |
//! | judge the steps and the answer that somebody claims | [`judge()`], [`judge_reply`] |
//! | encode the results of test cases for techniques | [`case_reply`], [`cases_reply`] |
//!
//! Requests and replies are the types of this crate ([`VERSION`]); the command line and the server pass them on
//! unchanged. The crate reads no clock and starts no thread; the caller passes in [`Limits`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod check;
mod claim;
mod contract;
mod error;
mod explainer;
mod find;
mod formats;
mod generate;
mod hint;
mod judge;
mod large;
mod lessons;
mod library;
mod parse;
mod path;
mod picture;
mod print;
mod question;
mod rate;
mod review;
pub mod routes;
mod setting;
mod solve;
mod steps;
mod techniques;
mod verify;

pub use check::{check, check_reply};
pub use claim::claim;
pub use contract::*;
pub use error::AskError;
pub use explainer::{explainer_json, explainer_step_json};
pub use find::{FindQuery, check_rated_profile, find_in_collection, reversed};
pub use formats::formats;
pub use generate::{
    MOST_PUZZLES, MOST_SECONDS, MOST_SEED, PuzzleJob, collected_puzzle_json, estimate, estimate_json,
    estimate_reply, puzzle_json, puzzle_order,
};
pub use hint::{advice_reply, hint, step};
pub use jade_tutor::Limits;
pub use judge::{judge, judge_reply};
pub use large::large_board;
pub use lessons::{another_board, drill, lesson, lessons, search_lessons};
pub use library::{collection_name, library};
pub use parse::{input_error_in, parse, write};
pub use path::{moves_reply, path, path_reply};
pub use picture::{picture_reply, read_board, written_reply};
pub use print::{Printer, print};
pub use rate::{rate, rate_large_reply, rate_reply};
pub use review::review;
pub use setting::{clues, clues_reply, possible};
pub use solve::{MOST_SOLUTIONS, count, solve, solve_reply};
pub use steps::{steps, steps_reply};
pub use techniques::{technique, techniques, techniques_reply};
pub use verify::{case_reply, cases_reply};
