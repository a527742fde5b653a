//! [`Refusal`]: all error responses.

use crate::language::texts;
use crate::reply::json;
use axum::http::header::{ALLOW, CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jade_contract::routes::Refused;
pub(crate) use jade_contract::routes::quoted;
use jade_contract::{AskError, ErrorReply, LanguageJson, VERSION};
use jade_text::Args;

/// The code of a refusal, in addition to its response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RefusalCode(pub String);

/// The result of a route.
pub(crate) type Answer = Result<Response, Refusal>;

/// An error response with an [`ErrorReply`].
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub status: StatusCode,
    pub reply: ErrorReply,
    /// The number of seconds after which the same request may be answered.
    pub after: Option<u64>,
}

impl Refusal {
    /// Creates a refusal with the message `server-<code>`.
    pub(crate) fn new(status: StatusCode, code: &str, language: LanguageJson, args: &Args<'_>) -> Refusal {
        Refusal::coded(status, code, texts(language).plain(&format!("server-{code}"), args))
    }

    /// Creates a refusal with this message.
    pub(crate) fn coded(status: StatusCode, code: &str, message: String) -> Refusal {
        Refusal {
            status,
            reply: ErrorReply { version: VERSION, code: code.to_owned(), field: None, message },
            after: None,
        }
    }

    /// Refuses a request for the reason given by the contract.
    pub(crate) fn asked(error: AskError) -> Refusal {
        Refused::from(error).into()
    }

    /// Adds the path of the field at fault.
    pub(crate) fn at(mut self, field: Option<String>) -> Refusal {
        self.reply.field = field;
        self
    }

    /// Says after how many seconds the same request may be answered.
    #[cfg(feature = "accounts")]
    pub(crate) fn after(mut self, seconds: u64) -> Refusal {
        self.after = Some(seconds);
        self
    }

    /// Refuses a request because the server is busy.
    pub(crate) fn busy(language: LanguageJson) -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", language, &Args::none())
    }

    /// Reports a failure of the program that the user cannot do anything about.
    pub(crate) fn internal(language: LanguageJson) -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", language, &Args::none())
    }

    /// Turns the refusal into plain text, for addresses that a person opens in a browser.
    pub(crate) fn plain(self) -> Response {
        (self.status, format!("{}\n", self.reply.message)).into_response()
    }
}

impl From<Refused> for Refusal {
    fn from(Refused { status, reply }: Refused) -> Refusal {
        Refusal {
            status: StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST),
            reply,
            after: None,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, after) = (self.status, self.after);
        let mut response = (status, json(&self.reply)).into_response();
        let headers = response.headers_mut();
        match status {
            // The rest of the request must not be taken for the next one.
            StatusCode::PAYLOAD_TOO_LARGE | StatusCode::REQUEST_TIMEOUT => {
                headers.insert(CONNECTION, HeaderValue::from_static("close"));
            }
            StatusCode::SERVICE_UNAVAILABLE if self.reply.code == "busy" => {
                headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
            }
            _ => {}
        }
        if let Some(seconds) = after {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(RefusalCode(self.reply.code));
        response
    }
}

/// Adds the header with the methods that a path allows.
pub(crate) fn with_allow(mut response: Response, methods: &'static str) -> Response {
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(methods));
    response
}

#[cfg(test)]
mod tests {
    /// Every message is used, and every used message exists.
    #[test]
    fn every_message_is_used() {
        let mut sources = String::new();
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        for folder in [
            root,
            concat!(env!("CARGO_MANIFEST_DIR"), "/src/page"),
            concat!(env!("CARGO_MANIFEST_DIR"), "/src/people"),
            concat!(env!("CARGO_MANIFEST_DIR"), "/src/people/classes"),
        ] {
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
