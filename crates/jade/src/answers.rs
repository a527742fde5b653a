//! Answers to questions about puzzles, one file for each question.

mod check;
mod count;
mod hint;
mod path;
mod rate;
mod solve;
mod step;
mod steps;

pub use check::several;

use crate::args::Question;
use crate::asked::Asked;
use jade_contract::{
    AdviceRequest, AskError, CheckRequest, PathRequest, QuestionJson, StepsRequest, TechniqueChoice,
};

/// Returns the answer about one puzzle, in the output form, terminated by a newline.
///
/// # Errors
/// [`AskError`] if the tutor does not support the board or the engine.
pub fn answer(question: &Question, chosen: &TechniqueChoice, asked: &Asked<'_>) -> Result<String, AskError> {
    let (sheet, lang) = (asked.sheet.clone(), asked.lang);
    let givens_known = asked.reading.givens_known;
    let about =
        |techniques: TechniqueChoice| QuestionJson { sheet: sheet.clone(), lang, givens_known, techniques };
    let advice = |technique: &Option<String>, before_marks| AdviceRequest {
        technique: technique.clone(),
        before_marks: Some(before_marks),
        ..about(chosen.clone()).into()
    };
    match question {
        Question::Solve { engine, limit, .. } => solve::answer(asked, engine.clone(), *limit),
        Question::Count { engine, limit, .. } => count::answer(asked, engine.clone(), *limit),
        Question::Check => check::answer(asked, &CheckRequest { sheet, lang }),
        Question::Hint { rung, technique, with_marks, go_on, .. } => {
            hint::answer(asked, advice(technique, !with_marks), *rung, *go_on)
        }
        Question::Step { technique, before_marks, go_on, .. } => {
            step::answer(asked, advice(technique, *before_marks), *go_on)
        }
        Question::Steps { technique, .. } => {
            let technique = technique.clone();
            steps::answer(asked, &StepsRequest { technique, ..about(chosen.clone()).into() })
        }
        Question::Rate { .. } => rate::answer(asked, &about(chosen.clone()).into()),
        Question::Path { singles, until, before_marks, summary, .. } => {
            // The tutor rejects any choice of techniques, even that of all, together with the phase before marks.
            let choice = if *before_marks { TechniqueChoice::default() } else { chosen.clone() };
            let request = PathRequest {
                singles: *singles,
                until: until.clone(),
                before_marks: *before_marks,
                ..about(choice).into()
            };
            path::answer(asked, &request, *summary)
        }
    }
}
