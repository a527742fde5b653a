//! Answers to questions about puzzles, one file for each.

mod check;
mod count;
mod explainer;
mod hint;
mod path;
mod rate;
mod solve;
mod steps;

pub use check::{check_large, several};
pub use rate::{openness_columns, rate_large};

use crate::args::{Question, Scale};
use crate::puzzle_question::PuzzleQuestion;
use jade_contract::AskError;
use jade_logic::Technique;
use jade_logic::techniques::technique;
use jade_search::{Auto, Engine};
use jade_tutor::AdviceOptions;

/// Returns the answer about one puzzle, in the output form, terminated by a newline.
///
/// # Errors
/// [`AskError`] if the sheet or the engine does not allow an answer.
pub fn answer(question: &Question, asked: &PuzzleQuestion<'_>) -> Result<String, AskError> {
    // The names were checked before.
    let named = |id: &Option<String>| technique(id.as_deref()?).ok();
    let options =
        |id, before_marks| AdviceOptions { technique: named(id), dismissed: Vec::new(), before_marks };
    let engine = |name: &Option<String>| -> &'static dyn Engine {
        name.as_deref().and_then(|name| jade_search::engine(name).ok()).unwrap_or(&Auto)
    };
    match question {
        Question::Solve { engine: name, limit, .. } => solve::answer(asked, engine(name), *limit),
        Question::Count { engine: name, limit, .. } => count::answer(asked, engine(name), *limit),
        Question::Check => check::answer(asked),
        Question::Hint { rung, technique, with_marks, go_on, .. } => {
            hint::hint(asked, options(technique, !with_marks), *rung, *go_on)
        }
        Question::Step { technique, before_marks, go_on, .. } => {
            hint::step(asked, options(technique, *before_marks), *go_on)
        }
        Question::Steps { technique, .. } => steps::answer(asked, named(technique)),
        Question::Rate { scale: Scale::Explainer, .. } => explainer::rating(asked),
        Question::Rate { scale: Scale::Jade, .. } => rate::answer(asked),
        Question::Path { scale: Scale::Explainer, summary, .. } => explainer::path(asked, *summary),
        Question::Path { before_marks: true, summary, .. } => path::before_marks(asked, *summary),
        Question::Path { until, summary, .. } => path::path(asked, named(until).map(Technique::id), *summary),
    }
}
