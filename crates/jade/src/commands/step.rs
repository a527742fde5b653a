//! `jade step`.

use crate::ask::Asked;
use crate::commands::hint::wave;
use crate::drawing::{plain, scene_of_step};
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
    let picture = match &reply.step {
        Some(step) => asked.picture_with(|position| scene_of_step(step, position)),
        None => asked.picture(),
    };
    Ok(pencil.board(&picture) + &pencil.sentence(&reply.text))
}
