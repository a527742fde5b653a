//! What a pupil can ask and what the tutor answers: typed in, typed out.
//!
//! | question | function | answer |
//! |---|---|---|
//! | what now? (a hint, or the next step) | [`advise`] | [`Advice`] |
//! | how hard is it, and what is the whole path? | [`path()`] | [`Attempt`] of a [`SolvedPath`] |
//! | how far do moves without pencil marks lead? | [`moves_before_marks`] | [`Attempt`] of [`BeforeMarks`](jade_logic::before_marks::BeforeMarks) moves |
//! | which steps are there now? | [`available_steps`] | [`AvailableSteps`] |
//! | I see an X-Wing: is that so? | [`judge_claim`] | [`Judgement`] |
//! | how did my game go? | [`review()`] | [`Review`] |
//! | make me a puzzle like this; how long will it take? | [`Maker`], and for several threads [`PuzzleOrder`] | [`MakeEvent`], [`Remaining`] |
//! | boards on which to practise this technique | [`examples`] | sheets |
//! | what is wrong with this sheet? | [`complaints`], [`Question::diagnose`] | [`Complaint`], [`Diagnosis`] |
//! | how many solutions do the givens have? | [`classify`] | [`Classification`](jade_search::Classification) |
//!
//! A [`Question`] is a sheet with the techniques to use on it; [`Limits`] say how long the answer may take, and
//! [`Cancelled`] that it took longer.
//!
//! Nothing here encodes, decodes, words or draws an answer: that is done at the doors, by `jade-contract`
//! (JSON), `jade-text` (sentences) and `jade-draw` (drawings). Nothing reads a clock or starts a thread.
//!
//! ```
//! use jade_grid::{Sheet, line};
//! use jade_tutor::{Advice, AdviceOptions, Limits, Question, advise};
//! let sheet = Sheet::new(line::read("12.4............").unwrap()).unwrap();
//! let sheet = sheet.apply(&jade_grid::Event::FillCandidates).unwrap();
//! let advice = advise(&Question::new(sheet), &AdviceOptions::default(), &Limits::default()).unwrap();
//! // The givens have several solutions: there is nothing to reason towards.
//! assert!(matches!(advice, Advice::Improper(_)));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod advice;
mod claim;
mod complaint;
mod diagnosis;
mod last_resort;
mod limits;
mod make;
mod path;
mod question;
mod review;
mod steps;

pub use advice::{Advice, AdviceOptions, accept_move, accept_step, advise};
pub use claim::{Claim, Judgement, judge_claim};
pub use complaint::{Complaint, complaints, wrong_entries};
pub use diagnosis::{Diagnosis, classify, reasoning_position};
pub use limits::{Cancelled, Limits};
pub use make::{
    BEST_TIME, MakeEvent, Maker, PATIENCE, PuzzleOrder, Remaining, TechniqueCounts, candidates_removed,
    examples, rate_puzzle, starting_sheet,
};
pub use path::{Attempt, FilledShare, MovesBeforeMarks, SolvedPath, moves_before_marks, path};
pub use question::Question;
pub use review::{Entry, Review, ReviewError, TechniqueUse, Wait, review};
pub use steps::{AvailableStep, AvailableSteps, MOST_STEPS, StepsError, available_steps};
