//! `jade check`.

use crate::asked::Asked;
use jade_contract::{AskError, CheckRequest, Limits, Status};
use jade_draw::Scene;
use jade_grid::{Cell, Geometry};
use jade_logic::{PartValue, Role};
use jade_text::Texts;

/// Describes a puzzle with several solutions in plain output: two of them, and the first cell where they differ.
pub fn several(geometry: &Geometry, cell: Cell, solutions: &[impl ToString], texts: &Texts) -> String {
    let solutions: Vec<String> = solutions.iter().map(ToString::to_string).collect();
    format!("several {} {}", texts.notation().write(geometry, cell), solutions.join(" "))
}

pub fn answer(asked: &Asked<'_>, request: &CheckRequest) -> Result<String, AskError> {
    let reply = jade_contract::check(request, &Limits { cancel: Some(asked.cancel), ..Limits::default() })?;
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        return Ok(match (reply.status, &reply.difference) {
            (Status::Proper, _) => "proper\n".to_owned(),
            (Status::None, _) => "none\n".to_owned(),
            (Status::Several, Some(difference)) => {
                let geometry = asked.reading.puzzle.geometry();
                several(geometry, Cell::new(difference.cell), &reply.solutions, asked.texts) + "\n"
            }
            (Status::Several, None) => "several\n".to_owned(),
            (Status::Unknown, _) => "unknown\n".to_owned(),
        });
    };
    let conflict = |cells: [usize; 2]| PartValue::Cells(cells.into_iter().map(Cell::new).collect());
    let conflicts = reply.conflicts.iter().map(|one| (Some(Role::Deadly), conflict(one.cells)));
    let difference = reply.difference.iter().map(|one| (None, PartValue::Cell(Cell::new(one.cell))));
    let faults: Vec<(Option<Role>, PartValue)> = conflicts.chain(difference).collect();
    let scene = Scene::of_words(faults.iter().map(|(role, value)| (*role, value)), Role::Target);
    let mut out = pencil.board(&asked.picture().with_scene(scene)) + &pencil.sentence(&reply.text);
    for conflict in &reply.conflicts {
        out += &pencil.sentence(&conflict.text);
    }
    for solution in &reply.solutions {
        out += &format!("{solution}\n");
    }
    Ok(out)
}
