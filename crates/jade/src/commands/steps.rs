//! `jade steps`.

use crate::ask::Asked;
use crate::drawing::plain;
use jade_contract::contract::{OfferedStep, StepsReply, StepsRequest};
use jade_contract::{AskError, Limits};
use jade_draw::Marks;
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
        let level = asked.texts.plain(&format!("level-{}", group.level), &Args::none());
        out += &pencil.heading(&format!("{} × {} ({level})", group.count, group.name));
        for step in reply.steps.iter().filter(|step| step.technique == group.technique) {
            out += &format!("  {}\n", conclusion(step, asked));
        }
    }
    Ok(out)
}

/// A step a line; where there is none, the reason.
fn lines(reply: &StepsReply) -> String {
    if reply.steps.is_empty() {
        return plain(&reply.text) + "\n";
    }
    reply.steps.iter().map(|step| step.step.notation.clone() + "\n").collect()
}

/// What a step concludes, and in how many ways if there are several.
fn conclusion(step: &OfferedStep, asked: &Asked<'_>) -> String {
    let concluded = [step.placements.as_slice(), &step.eliminations].concat().join(", ");
    match step.ways {
        1 => concluded,
        ways => {
            let ways = asked.texts.plain("steps-ways", &Args::none().number("count", ways));
            format!("{concluded} {ways}")
        }
    }
}
