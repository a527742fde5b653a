//! `jade hint`.

use crate::ask::Asked;
use crate::drawing::{plain, point_out_step, point_out_words};
use jade_text::Args;
use jade_tutor::contract::{HintReply, RungName, SheetRequest};
use jade_tutor::{AskError, Limits};

pub fn answer(asked: &Asked<'_>, request: &SheetRequest, rung: usize) -> Result<String, AskError> {
    let reply = jade_tutor::hint(request, &Limits::default())?;
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let told = &reply.rungs[..rung.min(reply.rungs.len())];
    let Some(pencil) = asked.pencil() else {
        return Ok(told.iter().map(|rung| plain(&rung.text) + "\n").collect());
    };
    let mut scene = asked.scene();
    let whole = told.iter().any(|rung| matches!(rung.name, RungName::Reasoning | RungName::Apply));
    match &reply.step {
        Some(step) if whole => point_out_step(&mut scene, step),
        _ => point_out_words(&mut scene, told.iter().flat_map(|rung| &rung.text)),
    }
    let mut out = pencil.board(&scene);
    for rung in told {
        out += &pencil.sentence(&rung.text);
    }
    if let Some(next) = next_rung(&reply, rung) {
        let option = Args::none().text("option", format!("--rung {next}"));
        out += &pencil.words(&asked.texts.plain("cli-next-rung", &option));
    }
    Ok(out)
}

/// The rung after those told, if there is one.
fn next_rung(reply: &HintReply, told: usize) -> Option<usize> {
    (told < reply.rungs.len()).then_some(told + 1)
}
