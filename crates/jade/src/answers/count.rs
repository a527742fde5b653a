//! `jade count`.

use crate::args::COUNT_LIMIT;
use crate::asked::Asked;
use jade_contract::{AskError, Limits, SolveRequest};

pub fn answer(asked: &Asked<'_>, engine: Option<String>, limit: Option<u64>) -> Result<String, AskError> {
    let request = SolveRequest {
        sheet: asked.question.sheet.clone().into(),
        lang: asked.texts.language().into(),
        engine,
        limit: Some(limit.unwrap_or(COUNT_LIMIT)),
    };
    let reply = jade_contract::count(&request, &Limits { cancel: Some(asked.cancel), ..Limits::default() })?;
    if let Some(json) = asked.json(|| &reply) {
        return Ok(json);
    }
    if let Some(pencil) = asked.pencil() {
        return Ok(pencil.spans(&reply.text));
    }
    let more = if reply.search.complete { "" } else { "+" };
    Ok(format!("{}{more}\n", reply.search.count))
}
