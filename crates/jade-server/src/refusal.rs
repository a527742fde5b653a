//! [`Refusal`]: every answer that is not the one asked for.

use crate::body::json;
use crate::language::texts;
use axum::http::header::{ALLOW, CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jade_contract::AskError;
use jade_contract::contract::{ErrorReply, LanguageJson, VERSION};
use jade_text::Args;

/// Why a request is not answered. Becomes a response with an [`ErrorReply`].
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub status: StatusCode,
    pub reply: ErrorReply,
}

impl Refusal {
    /// A refusal told by the message `server-<code>`.
    pub(crate) fn new(status: StatusCode, code: &str, language: LanguageJson, args: &Args<'_>) -> Refusal {
        Refusal::coded(status, code, texts(language).plain(&format!("server-{code}"), args))
    }

    /// A refusal in these words.
    pub(crate) fn coded(status: StatusCode, code: &str, message: String) -> Refusal {
        Refusal {
            status,
            reply: ErrorReply { version: VERSION, code: code.to_owned(), field: None, message },
        }
    }

    /// A request that cannot be answered as it was put.
    pub(crate) fn asked(error: AskError) -> Refusal {
        let status = match error.code {
            "timeout" => StatusCode::GATEWAY_TIMEOUT,
            _ => StatusCode::BAD_REQUEST,
        };
        Refusal { status, reply: error.into() }
    }

    /// The same, with the field at fault.
    pub(crate) fn at(mut self, field: Option<String>) -> Refusal {
        self.reply.field = field;
        self
    }

    /// Too much is going on.
    pub(crate) fn busy(language: LanguageJson) -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", language, &Args::none())
    }

    /// Something is wrong with the program, and the user can do nothing about it.
    pub(crate) fn internal(language: LanguageJson) -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", language, &Args::none())
    }

    /// The same in plain words, for paths that a person opens in a browser.
    pub(crate) fn plain(self) -> Response {
        (self.status, format!("{}\n", self.reply.message)).into_response()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.status;
        let mut response = (status, json(&self.reply)).into_response();
        let headers = response.headers_mut();
        match status {
            // What was not read of the request would be taken for the next one.
            StatusCode::PAYLOAD_TOO_LARGE | StatusCode::REQUEST_TIMEOUT => {
                headers.insert(CONNECTION, HeaderValue::from_static("close"));
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
            }
            _ => {}
        }
        response
    }
}

/// Something a client wrote, short and without what would not show.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(MOST + 1).collect();
    if let Some((at, _)) = shown.char_indices().nth(MOST) {
        shown.truncate(at);
        shown.push('…');
    }
    shown
}

/// Says which methods a path knows.
pub(crate) fn with_allow(mut response: Response, methods: &'static str) -> Response {
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(methods));
    response
}
