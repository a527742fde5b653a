//! Bodies of responses.

use crate::log;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// Returns a JSON response. It must not be cached, since it depends on the whole request.
pub(crate) fn json<T: Serialize>(value: &T) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => file(body, "application/json"),
        Err(error) => {
            log::fault(&format!("a reply that is not JSON: {error}"));
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// Returns a response of this media type, which must not be cached.
pub(crate) fn file(body: impl IntoResponse, kind: &'static str) -> Response {
    let mut response = body.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
