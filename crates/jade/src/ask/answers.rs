//! Answers to questions about puzzles, one file for each.

mod check;
mod count;
mod explainer;
mod hint;
mod path;
mod rate;
mod solve;
mod steps;

pub use check::{check_large, several, without_solution};
pub use rate::{openness_columns, rate_large};

use crate::args::{Question, Scale};
use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::AskError;
use jade_logic::TechniqueId;
use jade_search::Auto;
use jade_tutor::AdviceOptions;

/// Returns the answer about one puzzle, in the output form, terminated by a newline.
///
/// # Errors
/// [`AskError`] if the sheet or the engine does not allow an answer.
pub fn answer(question: &Question, asked: &PuzzleQuestion<'_>) -> Result<String, AskError> {
    let named = |id: &Option<TechniqueId>| id.and_then(TechniqueId::technique);
    let options =
        |id, before_marks| AdviceOptions { technique: named(id), dismissed: Vec::new(), before_marks };
    match question {
        Question::Solve { engine, limit, .. } => solve::answer(asked, engine.unwrap_or(&Auto), *limit),
        Question::Count { engine, limit, .. } => count::answer(asked, engine.unwrap_or(&Auto), *limit),
        Question::Check { clues: true } => check::clues(asked),
        Question::Check { clues: false } => check::answer(asked),
        Question::Hint { technique, with_marks, go_on, notation: true, .. } => {
            hint::step(asked, options(technique, !with_marks), *go_on)
        }
        Question::Hint { rung, technique, with_marks, go_on, .. } => {
            hint::hint(asked, options(technique, !with_marks), *rung, *go_on)
        }
        Question::Step { technique, before_marks, go_on, .. } => {
            hint::step(asked, options(technique, *before_marks), *go_on)
        }
        Question::Steps { technique, truths, .. } => steps::answer(asked, named(technique), *truths),
        Question::Rate { scale: Scale::Explainer, .. } => explainer::rating(asked),
        Question::Rate { scale: Scale::Jade, .. } => rate::answer(asked),
        Question::Path { scale: Scale::Explainer, summary, .. } => explainer::path(asked, *summary),
        Question::Path { before_marks: true, summary, .. } => path::before_marks(asked, *summary),
        Question::Path { until, summary, .. } => path::path(asked, *until, *summary),
    }
}
