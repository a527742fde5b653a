//! The routes, and the layers that every request passes.

use crate::accounts::Accounts;
use crate::asker::asker;
use crate::document::{FewRefusals, about};
use crate::guard::{Foreign, is_api};
use crate::language::Preferred;
use crate::metrics::{KINDS, kind};
use crate::options::Options;
use crate::people::{self, PageElsewhere, accounts_document};
use crate::refusal::{Refusal, RefusalCode, quoted};
use crate::reply::file;
use crate::state::Shared;
use crate::{api, health, log, page, pictures, puzzles};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use jade_contract::LanguageJson;
use jade_text::Args;
use std::any::Any;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use tower::ServiceExt;
use tower_http::catch_panic::{CatchPanic, ResponseForPanic};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns the page and the API, for a server addressed at `bound`.
///
/// ```
/// use jade_server::{Options, router};
/// let router: axum::Router = router(&Options::default(), Options::default().listen);
/// ```
pub fn router(options: &Options, bound: SocketAddr) -> Router {
    router_with(options, bound, None)
}

/// Returns the page and the API with accounts, if there are any.
pub fn router_with(options: &Options, bound: SocketAddr, accounts: Option<Accounts>) -> Router {
    router_and_state(options, bound, accounts).0
}

/// Returns the page and the API, and the state that they share with the metrics.
pub(crate) fn router_and_state(
    options: &Options,
    bound: SocketAddr,
    accounts: Option<Accounts>,
) -> (Router, Arc<Shared>) {
    let shared = Arc::new(Shared::new(options, bound, accounts));
    let mut all = routes().split_for_parts().0;
    if shared.accounts.is_some() {
        all = people::with_accounts(all, &shared);
    }
    (around(all, Arc::clone(&shared)), shared)
}

/// Returns the OpenAPI document of the API, generated from its routes.
///
/// ```
/// let document = jade_server::document();
/// assert!(document.paths.paths.contains_key("/api/v1/hint"));
/// ```
pub fn document() -> OpenApi {
    routes().split_for_parts().1
}

/// Returns all routes of the API.
fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::with_openapi(about())
        .merge(api::routes())
        .merge(pictures::routes())
        .merge(puzzles::routes())
        .routes(routes!(openapi))
}

/// Returns this document.
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "server",
    responses((status = 200, description = "An OpenAPI 3.1 document", body = serde_json::Value), FewRefusals)
)]
async fn openapi(State(shared): State<Arc<Shared>>) -> Response {
    // Each takes tens of milliseconds to make, and is always the same.
    static WITHOUT_ACCOUNTS: LazyLock<Bytes> = LazyLock::new(|| written(&document()));
    static WITH_ACCOUNTS: LazyLock<Bytes> = LazyLock::new(|| {
        let mut document = document();
        document.merge(accounts_document());
        written(&document)
    });
    let document = if shared.accounts.is_some() { &WITH_ACCOUNTS } else { &WITHOUT_ACCOUNTS };
    file(Bytes::clone(document), "application/json")
}

fn written(document: &OpenApi) -> Bytes {
    // A document is representable as JSON.
    serde_json::to_vec(document).unwrap_or_default().into()
}

/// Wraps routes in all layers.
fn around(routes: Router<Arc<Shared>>, shared: Arc<Shared>) -> Router {
    // The last layer is the first that a request meets.
    let routes = routes
        .method_not_allowed_fallback(wrong_method)
        .fallback(elsewhere)
        .layer(from_fn_with_state(Arc::clone(&shared), guarded))
        .merge(health::routes())
        .layer(from_fn(without_panic))
        .layer(from_fn_with_state(Arc::clone(&shared), asking))
        .layer(from_fn_with_state(Arc::clone(&shared), observed))
        .with_state(shared);
    HEADERS.into_iter().fold(routes, |routes, (name, value)| {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        routes.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

/// Counts and logs every request. The time ends where the answer begins.
async fn observed(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let pattern = pattern.as_ref().map(MatchedPath::as_str);
    let kind = kind(pattern, request.uri().path());
    let method = request.method().clone();
    // The name of a file of the page is no secret, but what somebody types after the host may be.
    let route = pattern.unwrap_or(if KINDS[kind] == "page" { "page" } else { "unknown" }).to_owned();
    let response = next.run(request).await;
    let took = begun.elapsed();
    let status = response.status().as_u16();
    let code = response.extensions().get::<RefusalCode>().map(|RefusalCode(code)| code.as_str());
    shared.metrics.count(kind, status, code, took);
    let method = if method.as_str().len() <= 7 { method.as_str() } else { "?" };
    log::request(method, &route, status, code, took);
    response
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

/// Notes who asks, so that the workers can be shared fairly.
async fn asking(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    asker(&shared, &request).answer(next.run(request)).await
}

async fn guarded(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let elsewhere = shared.accounts.as_ref().and_then(|accounts| PageElsewhere::of(accounts, &request));
    match (shared.guard.check(&request), elsewhere) {
        (Ok(()), _) => next.run(request).await,
        (Err(Foreign { code: "foreign-origin" | "foreign-site", .. }), Some(page)) => {
            page.answer(request, next).await
        }
        (Err(foreign), _) => {
            let args = Args::none().text("said", quoted(&foreign.value));
            let language = Preferred::of(request.headers()).0;
            Refusal::new(foreign.status, foreign.code, language, &args).into_response()
        }
    }
}

/// Turns a panic into an error response. A panic is a bug; it costs one answer, never the server. The client learns
/// nothing about it, since the panic hook has written it to standard error.
async fn without_panic(Preferred(language): Preferred, request: Request, next: Next) -> Response {
    // Not the path: that may be what somebody typed.
    let route = request.extensions().get::<MatchedPath>().map_or("the page", MatchedPath::as_str);
    let asked = format!("{} {route}", request.method());
    CatchPanic::custom(next, Internal { asked, language }).oneshot(request).await.into_response()
}

/// The response to a panic.
#[derive(Clone)]
struct Internal {
    asked: String,
    language: LanguageJson,
}

impl ResponseForPanic for Internal {
    type ResponseBody = Body;

    fn response_for_panic(&mut self, _: Box<dyn Any + Send + 'static>) -> Response {
        log::fault(&format!("panic while answering {}", self.asked));
        Refusal::internal(self.language).into_response()
    }
}

/// The security headers of every response.
const HEADERS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use http_body_util::BodyExt;
    use serde_json::Value;

    fn ask(path: &str) -> Request {
        let request = Request::builder().uri(path).header("host", "127.0.0.1:7380");
        request.header("accept-language", "es").body(Body::empty()).unwrap()
    }

    async fn reply(response: Response) -> Value {
        let body = response.into_body().collect().await.unwrap().to_bytes();
        serde_json::from_slice(&body).unwrap()
    }

    #[tokio::test]
    async fn a_panic_becomes_an_answer_without_details() {
        async fn fails() -> &'static str {
            panic!("a secret")
        }
        let options = Options::default();
        let routes = Router::new().route("/api/fails", get(fails)).route("/api/works", get(async || "yes"));
        let router = around(routes, Arc::new(Shared::new(&options, options.listen, None)));
        for _ in 0..3 {
            let response = router.clone().oneshot(ask("/api/fails")).await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            assert!(response.headers().contains_key("content-security-policy"));
            let reply = reply(response).await;
            assert_eq!(reply["code"], "internal");
            assert!(reply["message"].as_str().unwrap().starts_with("Algo ha fallado"), "{reply}");
            assert!(!reply.to_string().contains("secret"));
        }
        // The server still works.
        assert_eq!(router.oneshot(ask("/api/works")).await.unwrap().status(), StatusCode::OK);
    }
}
