//! `jade hint`.

use crate::asked::Asked;
use crate::drawing::plain;
use jade_contract::{AdviceReply, AdviceRequest, AskError, ComplaintJson, Limits};
use jade_text::Args;

pub fn answer(
    asked: &Asked<'_>,
    mut request: AdviceRequest,
    rung: usize,
    go_on: bool,
) -> Result<String, AskError> {
    let mut reply = jade_contract::hint(&request, &Limits::default())?;
    while go_on && dismiss(&mut request, reply.complaint()) {
        reply = jade_contract::hint(&request, &Limits::default())?;
    }
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let told = &reply.rungs[..rung.min(reply.rungs.len())];
    let Some(pencil) = asked.pencil() else {
        return Ok(told.iter().map(|rung| plain(&rung.text) + "\n").collect());
    };
    let step = reply.step().map(|step| &step.scene);
    let scene = told.last().and_then(|rung| rung.scene.as_ref().or(step));
    let scene = scene.map(|scene| scene.scene.clone()).unwrap_or_default();
    let mut out = pencil.board(&asked.picture().with_scene(scene));
    for rung in told {
        out += &pencil.sentence(&rung.text);
    }
    if let Some(next) = next_rung(&reply, rung) {
        let option = Args::none().text("option", format!("--rung {next}"));
        out += &pencil.words(&asked.texts.plain("cli-next-rung", &option));
    }
    Ok(out)
}

/// Dismisses a complaint. Returns `false` if it was dismissed before.
pub fn dismiss(request: &mut AdviceRequest, complaint: Option<&ComplaintJson>) -> bool {
    let Some(complaint) = complaint else { return false };
    let new = !request.dismissed.contains(complaint);
    if new {
        request.dismissed.push(complaint.clone());
    }
    new
}

/// Returns the rung after those revealed, if there is one.
fn next_rung(reply: &AdviceReply, told: usize) -> Option<usize> {
    (told < reply.rungs.len()).then_some(told + 1)
}
