//! Answers in lines: one line of JSON per event, sent as it happens.

use crate::log;
use crate::refusal::Refusal;
use crate::reply::file;
use crate::work::{Waiting, Workers};
use axum::body::{Body, Bytes};
use axum::response::Response;
use hyper::body::Frame;
use jade_contract::LanguageJson;
use serde::Serialize;
use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// The media type of such an answer.
pub(crate) const KIND: &str = "application/x-ndjson";
/// The number of lines that may wait for a slow client before the work waits too.
const MAX_LINES_AHEAD: usize = 64;

/// The connection between the work and the client.
pub(crate) struct Telling<'t, E> {
    /// Returns whether the client is gone.
    pub cancel: &'t dyn Fn() -> bool,
    /// Returns the time since the work began.
    pub elapsed: &'t dyn Fn() -> Duration,
    /// Sends an event.
    pub tell: &'t mut dyn FnMut(E),
}

/// The body of such an answer. When it is dropped, the client is gone.
struct Lines {
    lines: mpsc::Receiver<Bytes>,
    _waiting: Waiting,
}

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.lines.poll_recv(context).map(|line| line.map(|line| Ok(Frame::data(line))))
    }
}

/// Answers in lines. The work runs on a thread of `workers` and is cancelled when the client closes the connection. If
/// the program fails, `failed` is sent instead of the rest.
///
/// # Errors
/// [`Refusal`] if no thread becomes free in time.
pub(crate) async fn in_lines<E: Serialize + 'static>(
    workers: &Workers,
    language: LanguageJson,
    failed: impl FnOnce(&Refusal) -> E + Send + 'static,
    work: impl FnOnce(Telling<'_, E>) + Send + 'static,
) -> Result<Response, Refusal> {
    let turn = workers.turn(language).await?;
    let (waiting, stopped) = Waiting::new();
    let (send, lines) = mpsc::channel(MAX_LINES_AHEAD);
    let begin = workers.begin(move || {
        let _turn = turn;
        let begun = Instant::now();
        let mut tell = |event: E| {
            if let Ok(mut line) = serde_json::to_vec(&event) {
                line.push(b'\n');
                // If nobody receives the line, the work has been cancelled.
                drop(send.blocking_send(Bytes::from(line)));
            }
        };
        let done = catch_unwind(AssertUnwindSafe(|| {
            work(Telling { cancel: &stopped, elapsed: &|| begun.elapsed(), tell: &mut tell });
        }));
        if done.is_err() {
            log::fault("panic while working at an answer in lines");
            tell(failed(&Refusal::internal(language)));
        }
    });
    if let Err(error) = begin {
        log::fault(&format!("cannot start a thread: {error}"));
        return Err(Refusal::busy(language));
    }
    Ok(file(Body::new(Lines { lines, _waiting: waiting }), KIND))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::CONTENT_TYPE;
    use http_body_util::BodyExt;
    use serde_json::{Value, json};
    use std::sync::mpsc as std_mpsc;

    const EN: LanguageJson = LanguageJson::En;

    async fn text(response: Response) -> String {
        String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn lines_come_one_by_one_and_in_order() {
        let workers = Workers::new(1, 1, Duration::from_secs(5), Duration::from_secs(5));
        let work = |telling: Telling<'_, Value>| (0..200).for_each(|n| (telling.tell)(json!({ "n": n })));
        let response = in_lines(&workers, EN, |_| Value::Null, work).await.unwrap();
        assert_eq!(response.headers()[CONTENT_TYPE], KIND);
        let expected: String = (0..200).map(|n| format!("{{\"n\":{n}}}\n")).collect();
        assert_eq!(text(response).await, expected);
    }

    #[tokio::test]
    async fn work_stops_when_the_client_is_gone_and_frees_its_turn() {
        let workers = Workers::new(1, 1, Duration::from_secs(5), Duration::from_secs(5));
        let (said, heard) = std_mpsc::channel();
        let work = move |telling: Telling<'_, Value>| {
            // Also send more lines than may wait.
            while !(telling.cancel)() {
                (telling.tell)(json!({}));
            }
            said.send((telling.elapsed)() > Duration::ZERO).unwrap();
        };
        drop(in_lines(&workers, EN, |_| Value::Null, work).await.unwrap());
        assert_eq!(heard.recv_timeout(Duration::from_secs(5)), Ok(true));
        let next = in_lines(&workers, EN, |_| Value::Null, |_: Telling<'_, Value>| {}).await;
        assert_eq!(text(next.unwrap()).await, "");
    }

    #[tokio::test]
    async fn a_panic_is_reported_without_its_details() {
        let workers = Workers::new(1, 1, Duration::from_secs(5), Duration::from_secs(5));
        let failed = |refusal: &Refusal| json!({ "failed": refusal.reply.code });
        let work = |telling: Telling<'_, Value>| {
            (telling.tell)(json!(1));
            panic!("a secret");
        };
        let stated = text(in_lines(&workers, EN, failed, work).await.unwrap()).await;
        assert_eq!(stated, "1\n{\"failed\":\"internal\"}\n");
    }
}
