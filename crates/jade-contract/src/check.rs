//! Checks whether a puzzle is proper and what is wrong with a sheet.

use crate::contract::{CheckReply, CheckRequest, ConflictJson, DifferenceJson, VERSION, convert};
use crate::question;
use crate::{AskError, Limits};
use jade_grid::{Broken, Conflict, Geometry, Sheet};
use jade_search::Classification;
use jade_text::Texts;
use jade_tutor::{classify, wrong_entries};

/// Reports how many solutions the givens have, which rules are broken and which entries are wrong.
///
/// # Errors
/// [`AskError`] if a field is invalid.
pub fn check(request: &CheckRequest, limits: &Limits<'_>) -> Result<CheckReply, AskError> {
    let texts = question::texts(request.lang);
    let sheet = question::sheet_of_any_size(&request.sheet, texts)?;
    let classification = classify(sheet.givens(), limits);
    Ok(check_reply(&sheet, &classification, texts))
}

/// What is said of a sheet whose givens have so many solutions, as the reply of [`check`].
pub fn check_reply(sheet: &Sheet, classification: &Classification, texts: &Texts) -> CheckReply {
    let geometry = sheet.geometry();
    let conflicts = sheet.conflicts();
    let mut reply = CheckReply {
        version: VERSION,
        status: classification.into(),
        text: convert::spans(geometry, texts.classification(classification, geometry)),
        conflicts: conflicts.iter().map(|conflict| conflict_json(conflict, geometry, texts)).collect(),
        mistakes: Vec::new(),
        solutions: Vec::new(),
        difference: None,
    };
    match classification {
        Classification::Proper(solution) => {
            reply.mistakes = wrong_entries(sheet, solution).iter().map(|cell| cell.index()).collect();
        }
        Classification::Several { solutions, cell, digits } => {
            reply.solutions = solutions.iter().map(ToString::to_string).collect();
            reply.difference =
                Some(DifferenceJson { cell: cell.index(), digits: digits.map(|digit| digit.get()) });
        }
        Classification::NoSolution | Classification::Unknown { .. } => {}
    }
    reply
}

fn conflict_json(conflict: &Conflict, geometry: &'static Geometry, texts: &Texts) -> ConflictJson {
    let (house, rule) = match conflict.broken {
        Broken::House(house) => (Some(convert::house(geometry, house)), None),
        Broken::Rule(index) => {
            (None, geometry.rules().added().get(index).map(|rule| rule.kind().id().to_owned()))
        }
    };
    ConflictJson {
        house,
        rule,
        digit: conflict.digit.get(),
        cells: conflict.cells.map(|cell| cell.index()),
        text: convert::spans(geometry, texts.conflict(conflict, geometry)),
    }
}
