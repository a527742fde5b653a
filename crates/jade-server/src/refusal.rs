//! [`Refusal`]: every answer that is not the one asked for.

use crate::language::texts;
use crate::reply::json;
use axum::http::header::{ALLOW, CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jade_contract::{AskError, ErrorReply, LanguageJson, VERSION};
use jade_text::Args;
use serde_path_to_error::{Path, Segment};
use std::fmt::Display;

/// The answer to a question, or why there is none.
pub(crate) type Answer = Result<Response, Refusal>;

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

    /// A field that is not what it should be: where it is, and what the library that read it says. Such an error is
    /// for programmers and in English.
    pub(crate) fn field(path: &Path, error: &impl Display) -> Refusal {
        let is_whole = path.iter().all(|segment| matches!(segment, Segment::Unknown));
        Refusal::bad((!is_whole).then(|| quoted(&path.to_string())), error)
    }

    /// A request that does not hold what was asked for, in this field or as a whole.
    pub(crate) fn bad(field: Option<String>, error: &impl Display) -> Refusal {
        Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", shown(&error.to_string(), 400)).at(field)
    }

    /// A body that is not JSON.
    pub(crate) fn not_json(error: &serde_json::Error) -> Refusal {
        Refusal::coded(StatusCode::BAD_REQUEST, "not-json", shown(&error.to_string(), 400))
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
            StatusCode::SERVICE_UNAVAILABLE if self.reply.code == "busy" => {
                headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
            }
            _ => {}
        }
        response
    }
}

/// Something a client wrote, short and without what would not show.
pub(crate) fn quoted(text: &str) -> String {
    shown(text, 60)
}

/// At most so many characters of a text, without what would not show.
fn shown(text: &str, most: usize) -> String {
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(most + 1).collect();
    if let Some((at, _)) = shown.char_indices().nth(most) {
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

#[cfg(test)]
mod tests {
    /// A message that nothing says, or that is said and does not exist, is a mistake.
    #[test]
    fn every_message_is_said() {
        let mut sources = String::new();
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        for folder in [root, concat!(env!("CARGO_MANIFEST_DIR"), "/src/page")] {
            for file in std::fs::read_dir(folder).unwrap() {
                let path = file.unwrap().path();
                if path.is_file() {
                    sources += &std::fs::read_to_string(path).unwrap();
                }
            }
        }
        let messages = include_str!("../../../locales/en/server.ftl");
        let ids: Vec<&str> =
            messages.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.trim()).collect();
        let ids: Vec<&str> = ids.into_iter().filter(|id| id.starts_with("server-")).collect();
        assert!(ids.len() > 12);
        for id in &ids {
            let code = id.strip_prefix("server-").unwrap();
            assert!(
                sources.contains(&format!("\"{id}\"")) || sources.contains(&format!("\"{code}\"")),
                "{id}"
            );
        }
        for said in sources
            .split('"')
            .filter(|word| word.starts_with("server-") && !word.contains(['{', ' ', '\\', ')']))
        {
            assert!(said == "server-" || ids.contains(&said), "{said}");
        }
    }
}
