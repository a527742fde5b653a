//! `jade step`.

use crate::answers::hint::dismiss;
use crate::asked::Asked;
use crate::drawing::plain;
use jade_contract::{AdviceRequest, AskError, Limits};

pub fn answer(asked: &Asked<'_>, mut request: AdviceRequest, go_on: bool) -> Result<String, AskError> {
    let mut reply = jade_contract::step(&request, &Limits::default())?;
    while go_on && dismiss(&mut request, reply.complaint()) {
        reply = jade_contract::step(&request, &Limits::default())?;
    }
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let line = reply.step().map_or_else(|| plain(&reply.text), |step| step.notation.clone());
        return Ok(line + "\n");
    };
    let scene = reply.step().map(|step| &step.scene).or(reply.last_scene());
    let scene = scene.map(|scene| scene.scene.clone()).unwrap_or_default();
    Ok(pencil.board(&asked.picture().with_scene(scene)) + &pencil.sentence(&reply.text))
}
