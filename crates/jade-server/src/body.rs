//! Extracts requests from JSON bodies and queries.

use crate::language::{Preferred, texts};
use crate::refusal::{Refusal, quoted};
use crate::state::Shared;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use http_body_util::BodyExt;
use jade_contract::LanguageJson;
use jade_contract::routes::{read_json, read_query};
use jade_text::Args;
use serde::de::DeserializeOwned;
#[cfg(feature = "accounts")]
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

/// The number of bytes of an oversized body to read before refusing it. A client that is still sending when the
/// connection closes may never see the reason.
const DRAINED: usize = 8 * 1024 * 1024;

/// A request from a JSON body.
pub(crate) struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for JsonBody<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<JsonBody<T>, Refusal> {
        let (parts, body) = request.into_parts();
        let language = Preferred::of(&parts.headers).0;
        let is_of_accounts = is_of_accounts(&parts);
        let most = if is_of_accounts { MAX_ACCOUNT_BYTES } else { usize::MAX };
        let body = json_bytes(&parts, body, shared, most, language).await?;
        if is_of_accounts && has_nul(&body) {
            return Err(nul(language));
        }
        Ok(JsonBody(read_json(&body)?))
    }
}

/// The most bytes of a request about accounts that is read at once: some fields grow fifty times when they are read.
/// What devices sync comes as [`LaterJson`].
const MAX_ACCOUNT_BYTES: usize = 256 << 10;

/// Returns whether a request is about accounts, whose database stores no NUL characters.
fn is_of_accounts(parts: &Parts) -> bool {
    parts.uri.path().starts_with("/api/v1/account")
}

/// Returns whether a text of JSON contains a NUL character, which can stand there only as `\u0000`.
fn has_nul(body: &[u8]) -> bool {
    let mut escapes = 0;
    body.iter().enumerate().any(|(place, byte)| {
        escapes = if *byte == b'\\' { escapes + 1 } else { 0 };
        escapes % 2 == 1 && body[place + 1..].starts_with(b"u0000")
    })
}

fn nul(language: LanguageJson) -> Refusal {
    Refusal::new(StatusCode::BAD_REQUEST, "nul", language, &Args::none())
}

/// A request from a JSON body that is read when its turn comes: until then it takes only the room of its text.
#[cfg(feature = "accounts")]
pub(crate) struct LaterJson<T>(Bytes, PhantomData<T>);

#[cfg(feature = "accounts")]
impl<T: DeserializeOwned> LaterJson<T> {
    /// Returns the size in bytes.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Reads the request.
    ///
    /// # Errors
    /// [`Refusal`] if it is not one.
    pub(crate) fn read(self) -> Result<T, Refusal> {
        Ok(read_json(&self.0)?)
    }
}

#[cfg(feature = "accounts")]
impl<T> FromRequest<Arc<Shared>> for LaterJson<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<LaterJson<T>, Refusal> {
        let (parts, body) = request.into_parts();
        let language = Preferred::of(&parts.headers).0;
        Ok(LaterJson(json_bytes(&parts, body, shared, usize::MAX, language).await?, PhantomData))
    }
}

/// Returns the body of a request, which must be declared to be JSON and may have `most` bytes, and what the options allow.
///
/// # Errors
/// [`Refusal`] if it is not, or is too large, or does not arrive in time.
pub(crate) async fn json_bytes(
    parts: &Parts,
    body: Body,
    shared: &Shared,
    most: usize,
    language: LanguageJson,
) -> Result<Bytes, Refusal> {
    let kind = parts.headers.get(CONTENT_TYPE);
    if !kind.is_some_and(is_json) {
        return Err(wrong_type(kind, ["server-content-type", "server-content-type-none"], language));
    }
    let options = &shared.options;
    read(body, &parts.headers, most.min(options.body_limit), options.read_limit, language).await
}

/// The most bytes of a picture that are read.
const MAX_PICTURE_BYTES: usize = 16 << 20;

/// Returns the body of a request, which must be declared to be a picture.
///
/// # Errors
/// [`Refusal`] if it is not, or is too large, or does not arrive in time.
pub(crate) async fn picture_bytes(
    parts: &Parts,
    body: Body,
    shared: &Shared,
    language: LanguageJson,
) -> Result<Bytes, Refusal> {
    let kind = parts.headers.get(CONTENT_TYPE);
    let is_picture = |kind: &HeaderValue| kind.as_bytes().to_ascii_lowercase().starts_with(b"image/");
    if !kind.is_some_and(is_picture) {
        return Err(wrong_type(kind, ["server-picture-type", "server-picture-type-none"], language));
    }
    read(body, &parts.headers, MAX_PICTURE_BYTES, shared.options.read_limit, language).await
}

/// A request from the query of an address.
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Refusal> {
        if is_of_accounts(parts) && parts.uri.query().unwrap_or_default().contains("%00") {
            return Err(nul(Preferred::of(&parts.headers).0));
        }
        Ok(Query(read_query(parts.uri.query().unwrap_or_default())?))
    }
}

/// Refuses a body by its type, with the first message, or the second if it has none.
fn wrong_type(kind: Option<&HeaderValue>, [wrong, none]: [&str; 2], language: LanguageJson) -> Refusal {
    let message = match kind {
        None => texts(language).plain(none, &Args::none()),
        Some(kind) => {
            let said = quoted(&String::from_utf8_lossy(kind.as_bytes()));
            texts(language).plain(wrong, &Args::none().text("said", said))
        }
    };
    Refusal::coded(StatusCode::UNSUPPORTED_MEDIA_TYPE, "content-type", message)
}

/// Returns whether the media type is `application/json`, with any parameters.
fn is_json(kind: &HeaderValue) -> bool {
    let kind = kind.to_str().unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

/// Reads the whole body, within limits of size and time.
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
