//! `jade steps`.

use crate::asked::Asked;
use crate::drawing::plain;
use jade_contract::{AskError, Limits, OfferedStep, StepJson, StepsReply, StepsRequest};
use jade_draw::Marks;
use jade_grid::{CandidateData, Cell, Digit};
use jade_text::Args;

pub fn answer(asked: &Asked<'_>, request: &StepsRequest) -> Result<String, AskError> {
    let reply = jade_contract::steps(request, &Limits::default())?;
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else { return Ok(lines(&reply)) };
    let mut out = pencil.board(&asked.picture().with_marks(Marks::All));
    out += &pencil.sentence(&reply.text);
    for group in &reply.groups {
        let level = asked.texts.level_name(group.level.into());
        out += &pencil.heading(&format!("{} × {} ({level})", group.count, group.name));
        for step in &group.steps {
            out += &format!("  {}\n", conclusion(step, asked));
        }
    }
    Ok(out)
}

/// Writes one step per line; if there is none, the reason.
fn lines(reply: &StepsReply) -> String {
    if reply.groups.is_empty() {
        return plain(&reply.text) + "\n";
    }
    let steps = reply.groups.iter().flat_map(|group| &group.steps);
    steps.map(|step| step.told.step.notation.clone() + "\n").collect()
}

/// The conclusion of a step, with the number of ways to reach it if there are several.
fn conclusion(step: &OfferedStep, asked: &Asked<'_>) -> String {
    let geometry = asked.reading.puzzle.geometry();
    let one = |candidate: &CandidateData, sign: &str| {
        let cell = Cell::new(candidate.cell);
        let (row, column) = (geometry.row(cell) + 1, geometry.column(cell) + 1);
        let digit = u8::try_from(candidate.digit).ok().and_then(Digit::new).map_or('.', Digit::symbol);
        format!("r{row}c{column}{sign}{digit}")
    };
    let StepJson { placements, eliminations, .. } = &step.told.step;
    let placed = placements.iter().map(|candidate| one(candidate, "="));
    let gone = eliminations.iter().map(|candidate| one(candidate, "<>"));
    let concluded = placed.chain(gone).collect::<Vec<_>>().join(", ");
    match step.ways {
        1 => concluded,
        ways => {
            let ways = asked.texts.plain("steps-ways", &Args::none().number("count", ways));
            format!("{concluded} {ways}")
        }
    }
}
