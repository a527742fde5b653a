//! The tutor: checks, hints, solution paths and reviews, as typed questions and answers.
//!
//! | question | function | answer |
//! |---|---|---|
//! | what should I do now? (a hint, or the next step) | [`advise`] | [`Advice`] |
//! | how hard is it, and what is the whole path? | [`path()`] | [`Attempt`] of a [`SolvedPath`] |
//! | how does the Sudoku Explainer rate it, and by which steps? | [`explainer_rating`], [`explainer_path`] | ER, EP, ED; [`ExplainerPath`] |
//! | how hard is a board above 16×16? | [`rate_by_search`] | [`SearchRating`] |
//! | how far do moves without pencil marks lead? | [`moves_before_marks`] | [`Attempt`] of [`BeforeMarks`](jade_logic::before_marks::BeforeMarks) moves |
//! | which steps are available now? | [`available_steps`] | [`AvailableSteps`] |
//! | I see an X-Wing: am I right? | [`judge_claim`] | [`Judgement`] |
//! | does each of these steps follow? how good is this attempt? | [`Referee`] | [`StepFinding`], [`Score`] |
//! | how did my game go? | [`review()`] | [`Review`] |
//! | make me a puzzle like this; how long will it take? | [`Maker`], and for several threads [`PuzzleOrder`] | [`MakeEvent`], [`Remaining`] |
//! | on which boards can I practise this technique? | [`examples`] | sheets |
//! | what does this technique look like? | [`technique_example`] | a position and a step |
//! | what is wrong with this sheet? | [`complaints`] | [`Complaint`] |
//! | do the marks of a text belong to the puzzle? | [`settle`] | a sheet and [`DecidedBy`] |
//! | how many solutions do the givens have? | [`classify`] | [`Classification`](jade_search::Classification) |
//! | what are they? | [`list_solutions`] | boards and a [`Report`](jade_search::Report) |
//!
//! A [`Question`] is a sheet and the techniques to use on it. [`Limits`] bound the work; [`Cancelled`] is the error
//! when the caller has stopped it.
//!
//! This crate neither encodes nor words nor draws an answer; `jade-contract` (JSON), `jade-text` (sentences) and
//! `jade-draw` (drawings) do. It reads no clock and starts no thread.
//!
//! ```
//! use jade_grid::{Sheet, line};
//! use jade_tutor::{Advice, AdviceOptions, Limits, Question, advise};
//! let sheet = Sheet::new(line::read("12.4............").unwrap()).unwrap();
//! let sheet = sheet.apply(&jade_grid::Event::FillCandidates { returns: false }).unwrap();
//! let advice = advise(&Question::new(sheet), &AdviceOptions::default(), &Limits::default()).unwrap();
//! // The givens have several solutions: there is nothing to reason towards.
//! assert!(matches!(advice, Advice::Improper(_)));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod advice;
mod claim;
mod complaint;
mod diagnosis;
mod example;
mod explainer;
mod large;
mod last_resort;
mod limits;
mod make;
mod path;
mod question;
mod referee;
mod review;
mod settle;
mod solutions;
mod steps;
mod words;

pub use advice::{Advice, AdviceOptions, accept_move, accept_step, advise};
pub use claim::{Claim, Judgement, Unfounded, WhyNot, judge_claim};
pub use complaint::{Complaint, complaints, wrong_entries};
pub use diagnosis::classify;
pub use example::technique_example;
pub use explainer::{ExplainerError, ExplainerPath, explainer_path, explainer_rating};
pub use large::{SearchRating, rate_by_search};
pub use limits::{Cancelled, Limits};
pub use make::{
    BEST_TIME, MakeEvent, Maker, PATIENCE, PuzzleOrder, Remaining, TechniqueCounts, candidates_removed,
    examples, rate_for_collection, rate_puzzle, rating_basis, starting_sheet,
};
pub use path::{Attempt, FilledShare, MovesBeforeMarks, SolvedPath, moves_before_marks, path};
pub use question::Question;
pub use referee::{
    AnswerFault, Basis, ClaimedStep, Referee, RefereeError, Score, StepFault, StepFinding, StepVerdict,
};
pub use review::{Entry, Review, ReviewError, TechniqueUse, Wait, review, waits};
pub use settle::{DecidedBy, settle};
pub use solutions::list_solutions;
pub use steps::{AvailableStep, AvailableSteps, MOST_STEPS, StepsError, TechniqueSteps, available_steps};
