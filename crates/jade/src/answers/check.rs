//! `jade check`.

use crate::asked::Asked;
use jade_contract::{AskError, check_reply};
use jade_draw::Scene;
use jade_grid::{Cell, Conflict, Geometry};
use jade_logic::{PartValue, Role};
use jade_search::Classification;
use jade_text::Texts;
use jade_tutor::{Limits, classify};

/// Describes a puzzle with several solutions in plain output: two of them, and the first cell where they differ.
pub fn several(geometry: &Geometry, cell: Cell, solutions: &[impl ToString], texts: &Texts) -> String {
    let solutions: Vec<String> = solutions.iter().map(ToString::to_string).collect();
    format!("several {} {}", texts.notation().write(geometry, cell), solutions.join(" "))
}

pub fn answer(asked: &Asked<'_>) -> Result<String, AskError> {
    let (sheet, texts) = (&asked.question.sheet, asked.texts);
    let geometry = sheet.geometry();
    let classification =
        classify(sheet.givens(), &Limits { cancel: Some(asked.cancel), ..Limits::default() });
    if let Some(json) = asked.json(|| check_reply(sheet, &classification, texts)) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        return Ok(match &classification {
            Classification::Proper(_) => "proper\n".to_owned(),
            Classification::NoSolution => "none\n".to_owned(),
            Classification::Several { solutions, cell, .. } => {
                several(geometry, *cell, solutions, texts) + "\n"
            }
            Classification::Unknown { .. } => "unknown\n".to_owned(),
        });
    };
    let conflicts = sheet.conflicts();
    let (solutions, difference) = match &classification {
        Classification::Several { solutions, cell, .. } => (solutions.as_slice(), Some(*cell)),
        _ => (&[][..], None),
    };
    let conflict = |conflict: &Conflict| PartValue::Cells(conflict.cells.into_iter().collect());
    let conflicting = conflicts.iter().map(|one| (Some(Role::Deadly), conflict(one)));
    let differing = difference.map(|cell| (None, PartValue::Cell(cell)));
    let faults: Vec<(Option<Role>, PartValue)> = conflicting.chain(differing).collect();
    let scene = Scene::of_words(faults.iter().map(|(role, value)| (*role, value)), Role::Target);
    let mut out = pencil.board(&asked.picture().with_scene(scene));
    out += &pencil.sentence(&texts.classification(&classification, geometry));
    for conflict in &conflicts {
        out += &pencil.sentence(&texts.conflict(conflict, geometry));
    }
    for solution in solutions {
        out += &format!("{solution}\n");
    }
    Ok(out)
}
