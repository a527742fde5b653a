//! `jade step`.

use crate::ask::Asked;
use crate::commands::hint::wave;
use crate::drawing::plain;
use jade_contract::contract::HintRequest;
use jade_contract::{AskError, Limits};

pub fn answer(asked: &Asked<'_>, mut request: HintRequest, go_on: bool) -> Result<String, AskError> {
    let mut reply = jade_contract::step(&request, &Limits::default())?;
    while go_on && wave(&mut request, reply.complaint.as_ref()) {
        reply = jade_contract::step(&request, &Limits::default())?;
    }
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let line = reply.step.as_ref().map_or_else(|| plain(&reply.text), |step| step.notation.clone());
        return Ok(line + "\n");
    };
    let scene = reply.step.as_ref().map(|step| &step.scene).or(reply.scene.as_ref());
    let scene = scene.map(|scene| scene.scene.clone()).unwrap_or_default();
    Ok(pencil.board(&asked.picture().with_scene(scene)) + &pencil.sentence(&reply.text))
}
