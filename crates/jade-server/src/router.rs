//! Which path leads where, and what every request passes through on its way.

use crate::collections::Collections;
use crate::guard::Guard;
use crate::language::Preferred;
use crate::options::Options;
use crate::refusal::{Refusal, quoted};
use crate::work::Workers;
use crate::{api, page};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use jade_text::Args;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What requests have in common.
#[derive(Debug)]
pub(crate) struct Shared {
    pub options: Options,
    pub guard: Guard,
    pub workers: Workers,
    /// Makers of puzzles: who asks for many is not to keep hints waiting.
    pub makers: Workers,
    pub collections: Collections,
    /// Requests that may still be taken.
    pub room: Semaphore,
}

/// The page and the API, for a server that is addressed at `bound`.
///
/// ```
/// use jade_server::{Options, router};
/// let router: axum::Router = router(&Options::default(), Options::default().listen);
/// ```
pub fn router(options: &Options, bound: SocketAddr) -> Router {
    around(api::routes().split_for_parts().0, options, bound)
}

/// Routes with all that lies around them.
pub(crate) fn around(routes: Router<Arc<Shared>>, options: &Options, bound: SocketAddr) -> Router {
    let shared = Arc::new(Shared {
        guard: Guard::new(options, bound),
        workers: Workers::new(options.workers, options.time_limit),
        makers: Workers::new(options.makers, options.time_limit),
        collections: Collections::new(options.collections.clone()),
        room: Semaphore::new(options.requests.max(1)),
        options: options.clone(),
    });
    // The last is the first that a request meets.
    routes
        .method_not_allowed_fallback(wrong_method)
        .fallback(elsewhere)
        .layer(from_fn_with_state(Arc::clone(&shared), guarded))
        .layer(from_fn_with_state(Arc::clone(&shared), with_room))
        .layer(from_fn(without_panic))
        .layer(from_fn(with_headers))
        .with_state(shared)
}

/// Whether a path belongs to the API.
pub(crate) fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

async fn elsewhere(request: Request) -> Response {
    let path = request.uri().path();
    if !is_api(path) {
        return page::file(request).await;
    }
    let language = Preferred::of(request.headers()).0;
    let args = Args::none().text("path", quoted(path));
    Refusal::new(StatusCode::NOT_FOUND, "no-such-path", language, &args).into_response()
}

async fn wrong_method(Preferred(language): Preferred, request: Request) -> Refusal {
    let args = Args::none().text("method", quoted(request.method().as_str()));
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", language, &args)
}

async fn guarded(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    match shared.guard.check(&request) {
        Ok(()) => next.run(request).await,
        Err(foreign) => {
            let args = Args::none().text("said", quoted(&foreign.said));
            let language = Preferred::of(request.headers()).0;
            Refusal::new(foreign.status, foreign.code, language, &args).into_response()
        }
    }
}

async fn with_room(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    match shared.room.try_acquire() {
        Ok(_room) => next.run(request).await,
        Err(_) => Refusal::busy(Preferred::of(request.headers()).0).into_response(),
    }
}

/// A panic is a mistake in the program. It costs one answer, never the server, and says nothing of itself to
/// the client; the panic hook has written it to standard error.
async fn without_panic(request: Request, next: Next) -> Response {
    let language = Preferred::of(request.headers()).0;
    let what = format!("{} {}", request.method(), quoted(request.uri().path()));
    let mut answer = Box::pin(next.run(request));
    let polled = poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| answer.as_mut().poll(context))) {
        Ok(poll) => poll.map(Some),
        Err(_) => std::task::Poll::Ready(None),
    });
    match polled.await {
        Some(response) => response,
        None => {
            eprintln!("jade: panic while answering {what}");
            Refusal::internal(language).into_response()
        }
    }
}

/// What browsers are told about every answer.
const HEADERS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

async fn with_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use axum::routing::get;
    use http_body_util::BodyExt;
    use serde_json::Value;
    use std::time::Duration;
    use tokio::sync::Notify;
    use tower::ServiceExt;

    fn ask(path: &str) -> Request {
        let request = Request::builder().uri(path).header("host", "127.0.0.1:7380");
        request.header("accept-language", "es").body(Body::empty()).unwrap()
    }

    async fn reply(response: Response) -> Value {
        let body = response.into_body().collect().await.unwrap().to_bytes();
        serde_json::from_slice(&body).unwrap()
    }

    #[tokio::test]
    async fn a_panic_becomes_an_answer_that_says_nothing_of_itself() {
        async fn fails() -> &'static str {
            panic!("a secret")
        }
        let options = Options { requests: 1, ..Options::default() };
        let routes = Router::new().route("/api/fails", get(fails)).route("/api/works", get(async || "yes"));
        let router = around(routes, &options, options.listen);
        for _ in 0..3 {
            let response = router.clone().oneshot(ask("/api/fails")).await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            assert!(response.headers().contains_key("content-security-policy"));
            let reply = reply(response).await;
            assert_eq!(reply["code"], "internal");
            assert!(reply["message"].as_str().unwrap().starts_with("Algo ha fallado"), "{reply}");
            assert!(!reply.to_string().contains("secret"));
        }
        // Nor does it take a place for good.
        assert_eq!(router.oneshot(ask("/api/works")).await.unwrap().status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn no_more_requests_are_taken_than_there_is_room_for() {
        let (begun, end) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let wait = {
            let (begun, end) = (Arc::clone(&begun), Arc::clone(&end));
            move || {
                let (begun, end) = (Arc::clone(&begun), Arc::clone(&end));
                async move {
                    begun.notify_one();
                    end.notified().await;
                }
            }
        };
        let options = Options { requests: 1, ..Options::default() };
        let router = around(Router::new().route("/api/wait", get(wait)), &options, options.listen);
        let first = tokio::spawn(router.clone().oneshot(ask("/api/wait")));
        tokio::time::timeout(Duration::from_secs(5), begun.notified()).await.unwrap();
        let second = router.clone().oneshot(ask("/api/wait")).await.unwrap();
        assert_eq!(second.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(second.headers()["retry-after"], "1");
        assert_eq!(reply(second).await["code"], "busy");
        end.notify_one();
        assert_eq!(first.await.unwrap().unwrap().status(), StatusCode::OK);
    }
}
