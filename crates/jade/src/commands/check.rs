//! `jade check`.

use crate::ask::Asked;
use jade_contract::contract::{SheetRequest, Status};
use jade_contract::{AskError, Limits};
use jade_grid::{Cell, Geometry};
use jade_logic::{PartValue, Role};
use jade_text::Texts;

/// What plain output says of a puzzle with several solutions: two, and the first cell where they differ.
pub fn several(geometry: &Geometry, cell: Cell, solutions: &[impl ToString], texts: &Texts) -> String {
    let solutions: Vec<String> = solutions.iter().map(ToString::to_string).collect();
    format!("several {} {}", texts.notation().write(geometry, cell), solutions.join(" "))
}

pub fn answer(asked: &Asked<'_>, request: &SheetRequest) -> Result<String, AskError> {
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
    let mut scene = asked.scene();
    for conflict in &reply.conflicts {
        let cells = PartValue::Cells(conflict.cells.into_iter().map(Cell::new).collect());
        scene.point_out([(Role::Deadly, &cells)]);
    }
    if let Some(difference) = &reply.difference {
        scene.point_out([(Role::Target, &PartValue::Cell(Cell::new(difference.cell)))]);
    }
    let mut out = pencil.board(&scene) + &pencil.sentence(&reply.text);
    for conflict in &reply.conflicts {
        out += &pencil.sentence(&conflict.text);
    }
    for solution in &reply.solutions {
        out += &format!("{solution}\n");
    }
    Ok(out)
}
