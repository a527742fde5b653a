//! `jade check`.

use crate::ask::Asked;
use crate::drawing::scene;
use jade_grid::Cell;
use jade_logic::{PartValue, Role};
use jade_tutor::contract::{SheetRequest, Status};
use jade_tutor::{AskError, Limits};

pub fn answer(asked: &Asked<'_>, request: &SheetRequest) -> Result<String, AskError> {
    let reply = jade_tutor::check(request, &Limits::default())?;
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let status = match reply.status {
            Status::Proper => "proper",
            Status::None => "none",
            Status::Several => "several",
            Status::Unknown => "unknown",
        };
        return Ok(format!("{status}\n"));
    };
    let mut scene = scene(&asked.reading.puzzle);
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
    Ok(out)
}
