//! The bodies of requests and responses: JSON.

use crate::fault;
use crate::language::{Preferred, texts};
use crate::refusal::{Refusal, quoted};
use crate::router::Shared;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use jade_contract::contract::LanguageJson;
use jade_text::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;

/// How much of a body that is too large is read all the same: a client that is still sending when the
/// connection closes may never see why.
const DRAINED: usize = 8 * 1024 * 1024;

/// The question in the body of a request.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Asked<T>, Refusal> {
        let (parts, body) = request.into_parts();
        let language = Preferred::of(&parts.headers).0;
        let kind = parts.headers.get(CONTENT_TYPE);
        if !kind.is_some_and(is_json) {
            return Err(wrong_type(kind, language));
        }
        let options = &shared.options;
        let body = read(body, &parts.headers, options.body_limit, options.read_limit, language).await?;
        parse(&body, language).map(Asked)
    }
}

fn parse<T: DeserializeOwned>(body: &[u8], language: LanguageJson) -> Result<T, Refusal> {
    // serde would take a list for an object whose fields come in order: that is nothing to rely on.
    if body.trim_ascii_start().starts_with(b"[") {
        return Err(fault::list(body, language));
    }
    let mut reader = serde_json::Deserializer::from_slice(body);
    let value = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| fault::refusal(error.path(), error.inner(), body, language))?;
    match reader.end() {
        Ok(()) => Ok(value),
        Err(error) => Err(fault::not_json(&error, language)),
    }
}

fn wrong_type(kind: Option<&HeaderValue>, language: LanguageJson) -> Refusal {
    let message = match kind {
        None => texts(language).plain("server-no-content-type", &Args::none()),
        Some(kind) => {
            let said = quoted(&String::from_utf8_lossy(kind.as_bytes()));
            texts(language).plain("server-content-type", &Args::none().text("said", said))
        }
    };
    Refusal::coded(StatusCode::UNSUPPORTED_MEDIA_TYPE, "content-type", message)
}

/// `application/json`, whatever its parameters.
fn is_json(kind: &HeaderValue) -> bool {
    let kind = kind.to_str().unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

/// Reads a body whole, if it is small enough and comes soon enough.
async fn read(
    mut body: Body,
    headers: &HeaderMap,
    limit: usize,
    time: Duration,
    language: LanguageJson,
) -> Result<Bytes, Refusal> {
    let too_large = || {
        let args = Args::none().number("kib", limit / 1024);
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", language, &args)
    };
    let announced = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    let most = limit.saturating_add(DRAINED);
    if announced.is_some_and(|length| length > most as u64) {
        return Err(too_large());
    }
    let reading = async {
        let mut read = Vec::new();
        let mut total = 0_usize;
        while let Some(frame) = body.frame().await {
            let Ok(frame) = frame else {
                return Err(Refusal::new(StatusCode::BAD_REQUEST, "broken-body", language, &Args::none()));
            };
            let Ok(data) = frame.into_data() else { continue };
            total = total.saturating_add(data.len());
            if total <= limit {
                read.extend_from_slice(&data);
            } else if total > most {
                break;
            }
        }
        if total > limit { Err(too_large()) } else { Ok(Bytes::from(read)) }
    };
    match tokio::time::timeout(time, reading).await {
        Ok(read) => read,
        Err(_) => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "slow-body", language, &Args::none())),
    }
}

/// A response in JSON, never to be kept: an answer depends on the whole request.
pub(crate) fn json<T: Serialize>(value: &T) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => {
            let kind = HeaderValue::from_static("application/json");
            let keep = HeaderValue::from_static("no-store");
            ([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], body).into_response()
        }
        Err(error) => {
            eprintln!("jade: a reply that is not JSON: {error}");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// A response that is a file, never to be kept.
pub(crate) fn file(bytes: Vec<u8>, kind: &'static str) -> Response {
    let keep = HeaderValue::from_static("no-store");
    ([(CONTENT_TYPE, HeaderValue::from_static(kind)), (CACHE_CONTROL, keep)], bytes).into_response()
}
