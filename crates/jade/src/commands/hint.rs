//! `jade hint`.

use crate::ask::Asked;
use crate::drawing::{plain, scene_of_step, scene_of_words};
use jade_contract::contract::{ComplaintJson, HintReply, HintRequest, RungName};
use jade_contract::{AskError, Limits};
use jade_logic::Role;
use jade_text::Args;

pub fn answer(
    asked: &Asked<'_>,
    mut request: HintRequest,
    rung: usize,
    go_on: bool,
) -> Result<String, AskError> {
    let mut reply = jade_contract::hint(&request, &Limits::default())?;
    while go_on && wave(&mut request, reply.complaint.as_ref()) {
        reply = jade_contract::hint(&request, &Limits::default())?;
    }
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let told = &reply.rungs[..rung.min(reply.rungs.len())];
    let Some(pencil) = asked.pencil() else {
        return Ok(told.iter().map(|rung| plain(&rung.text) + "\n").collect());
    };
    let whole = told.iter().any(|rung| matches!(rung.name, RungName::Reasoning | RungName::Apply));
    let picture = match &reply.step {
        Some(step) if whole => asked.picture_with(|position| scene_of_step(step, position)),
        _ => {
            let otherwise = if reply.complaint.is_some() { Role::Deadly } else { Role::Target };
            let words = told.iter().flat_map(|rung| &rung.text);
            asked.picture().with_scene(scene_of_words(words, otherwise, asked.reading.puzzle.geometry()))
        }
    };
    let mut out = pencil.board(&picture);
    for rung in told {
        out += &pencil.sentence(&rung.text);
    }
    if let Some(next) = next_rung(&reply, rung) {
        let option = Args::none().text("option", format!("--rung {next}"));
        out += &pencil.words(&asked.texts.plain("cli-next-rung", &option));
    }
    Ok(out)
}

/// Waves a complaint away; not one that has been already.
pub fn wave(request: &mut HintRequest, complaint: Option<&ComplaintJson>) -> bool {
    let Some(complaint) = complaint else { return false };
    let waved = request.waved.get_or_insert_default();
    let new = !waved.contains(complaint);
    if new {
        waved.push(complaint.clone());
    }
    new
}

/// The rung after those told, if there is one.
fn next_rung(reply: &HintReply, told: usize) -> Option<usize> {
    (told < reply.rungs.len()).then_some(told + 1)
}
