//! [`PageElsewhere`]: JADE’s page at another address, which may use the accounts of this server.
//!
//! Such a page is a folder of static files on another host. Browsers do not send it the cookies of this server, so it keeps
//! the token of its session itself and sends it as `Authorization: Bearer …`. A cookie never counts for it. Whoever runs
//! the server lists the origins; only the routes of accounts answer them.

use crate::accounts::Accounts;
use axum::extract::Request;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, AUTHORIZATION, ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The header with a token that replaces that of the session.
pub(super) const NEW_TOKEN: &str = "x-jade-token";
/// The header with the token of a browser that has signed in before.
pub(super) const DEVICE_TOKEN: &str = "x-jade-device";

/// A page elsewhere, by its origin.
#[derive(Clone, Debug)]
pub(crate) struct PageElsewhere(HeaderValue);

impl PageElsewhere {
    /// Returns the page that asks, if it may use the accounts.
    pub(crate) fn of(accounts: &Accounts, request: &Request) -> Option<PageElsewhere> {
        let below = request.uri().path().strip_prefix("/api/v1/account")?;
        if !below.is_empty() && !below.starts_with('/') {
            return None;
        }
        let mut origins = request.headers().get_all(ORIGIN).into_iter();
        let (Some(origin), None) = (origins.next(), origins.next()) else { return None };
        let is_allowed = accounts.allow_origins.iter().any(|allowed| allowed.as_bytes() == origin.as_bytes());
        is_allowed.then(|| PageElsewhere(origin.clone()))
    }

    /// Answers a request of this page, or the question of its browser whether it may ask.
    pub(crate) async fn answer(self, mut request: Request, next: Next) -> Response {
        let mut response = if request.method() == Method::OPTIONS {
            let mut response = StatusCode::NO_CONTENT.into_response();
            for (name, value) in [
                (ACCESS_CONTROL_ALLOW_METHODS, "GET, POST"),
                (ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type, x-jade-device"),
                (ACCESS_CONTROL_MAX_AGE, "600"),
            ] {
                response.headers_mut().insert(name, HeaderValue::from_static(value));
            }
            response
        } else {
            request.extensions_mut().insert(self.clone());
            next.run(request).await
        };
        let headers = response.headers_mut();
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, self.0);
        headers.insert(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after, x-jade-token"));
        headers.append(VARY, HeaderValue::from_static("origin"));
        response
    }
}

/// Returns the token of a session that a page elsewhere shows.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(AUTHORIZATION)?.to_str().ok()?;
    said.strip_prefix("Bearer ").map(str::trim)
}
