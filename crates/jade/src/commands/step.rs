//! `jade step`.

use crate::ask::Asked;
use crate::commands::hint::wave;
use crate::drawing::{plain, point_out_step};
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
    let mut scene = asked.scene();
    if let Some(step) = &reply.step {
        point_out_step(&mut scene, step);
    }
    Ok(pencil.board(&scene) + &pencil.sentence(&reply.text))
}
