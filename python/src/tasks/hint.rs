//! [`Hint`]: what to do next, in rungs.

use super::{limits, question};
use crate::fault::{self, Fault};
use crate::task::Task;
use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{ArrayRef, StringArray};
use arrow_schema::{DataType, Field};
use jade_grid::{Puzzle, Sheet, Snapshot};
use jade_logic::{Profile, Step, notation};
use jade_text::{Language, Texts};
use jade_tutor::{Advice, AdviceOptions, advise};
use std::sync::Arc;

/// Gives hints.
pub struct Hint {
    /// The techniques to use.
    pub profile: Profile,
    /// The language of the hint.
    pub language: Language,
    /// Whether to reason with pencil marks from the start.
    pub with_marks: bool,
}

/// A hint.
pub struct Advised {
    /// The words, from the vaguest to the most explicit.
    pub rungs: Vec<String>,
    /// The step, with the board that it was found on, if the hint leads to one.
    pub step: Option<(Step, Snapshot)>,
    /// The digits on the board.
    pub filled: Puzzle,
}

/// Advises about a puzzle and what has been filled in so far.
///
/// # Errors
/// [`Fault`] if the puzzle is not proper, or `filled` is a board of another size.
pub fn advised(
    text: &str,
    filled: Option<&str>,
    hint: &Hint,
    cancel: &dyn Fn() -> bool,
) -> Result<Advised, Fault> {
    let mut question = question(text, &hint.profile)?;
    if let Some(filled) = filled {
        let (givens, filled) = (question.sheet.givens().clone(), fault::puzzle(filled)?);
        if filled.geometry() != givens.geometry() {
            return Err(Fault::new("filled", "the filled board and the puzzle differ in size"));
        }
        question.sheet = Sheet::with_written(givens, filled, &[], &[]).map_err(|_| Fault::TOO_LARGE)?;
    }
    let sheet = &question.sheet;
    let advice = {
        let options = AdviceOptions { before_marks: !hint.with_marks, ..AdviceOptions::default() };
        advise(&question, &options, &limits(cancel))?
    };
    if let Advice::Improper(classification) = &advice {
        return Err(Fault::of(sheet.givens(), classification).unwrap_or(Fault::UNKNOWN));
    }
    if let Some(fault) = Fault::twice(sheet.givens()) {
        return Err(fault);
    }
    let rungs = Texts::of(hint.language).advice_rungs(&advice, sheet);
    Ok(Advised {
        rungs: rungs.iter().map(|rung| rung.text.to_string()).collect(),
        step: advice.step().cloned().zip(advice.board().cloned()),
        filled: sheet.values(),
    })
}

impl Task for Hint {
    type Value = (Vec<String>, Option<(&'static str, String)>);
    const PIECE: usize = 64;

    fn fields(&self) -> Vec<Field> {
        let rung = Field::new("item", DataType::Utf8, false);
        vec![
            Field::new("technique", DataType::Utf8, true),
            Field::new("step", DataType::Utf8, true),
            Field::new("rungs", DataType::List(rung.into()), true),
        ]
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<Self::Value, Fault> {
        let hint = advised(text, None, self, cancel)?;
        let step = hint
            .step
            .map(|(step, board)| (step.technique.as_str(), notation::print(&step, board.geometry())));
        Ok((hint.rungs, step))
    }

    fn columns(&self, values: Vec<Option<Self::Value>>) -> Vec<ArrayRef> {
        let steps = || values.iter().map(|value| value.as_ref().and_then(|(_, step)| step.as_ref()));
        let techniques: StringArray = steps().map(|step| step.map(|(technique, _)| *technique)).collect();
        let lines: StringArray = steps().map(|step| step.map(|(_, line)| line.as_str())).collect();
        let rung = Field::new("item", DataType::Utf8, false);
        let mut rungs = ListBuilder::new(StringBuilder::new()).with_field(rung);
        for value in &values {
            value.iter().flat_map(|(all, _)| all).for_each(|rung| rungs.values().append_value(rung));
            rungs.append(value.is_some());
        }
        vec![Arc::new(techniques), Arc::new(lines), Arc::new(rungs.finish())]
    }
}
