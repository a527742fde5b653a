//! The API for questions: every route of [`ROUTES`], and whether the server is there.

use crate::body::json_bytes;
use crate::document::{FewRefusals, Refusals};
use crate::language::Preferred;
use crate::ndjson::in_lines;
use crate::refusal::{Answer, Refusal};
use crate::reply::{file, json};
use crate::state::Shared;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{MethodFilter, on};
use jade_contract::routes::{self, Described, Method, PREFIX, Pace, ROUTES, Route, SHORT, Work};
use jade_contract::{GenerateEvent, LanguageJson, Limits, PuzzleJob, VERSION};
use serde::Serialize;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use utoipa::openapi::OpenApi;
use utoipa::{IntoResponses, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns the routes of this file.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    let mut router = OpenApiRouter::new().routes(routes!(health));
    for route in &ROUTES {
        let method = match route.method {
            Method::Get => MethodFilter::GET,
            Method::Post => MethodFilter::POST,
        };
        let path = format!("{PREFIX}{}", route.name);
        describe(route, &path, router.get_openapi_mut());
        let answer = |State(shared): State<Arc<Shared>>, request: Request| ask(route, shared, request);
        router = router.route(&path, on(method, answer));
    }
    router
}

/// Adds a question and its types to the document.
fn describe(route: &Route, path: &str, document: &mut OpenApi) {
    let Described { mut operation, schemas } = (route.described)();
    let refusals = match route.pace {
        Pace::Instant => FewRefusals::responses(),
        Pace::Quick | Pace::BySize | Pace::Slow | Pace::Lines => Refusals::responses(),
    };
    operation.responses.responses.extend(refusals);
    document.paths.add_path_operation(path, vec![route.method.into()], operation);
    document.components.get_or_insert_default().schemas.extend(schemas);
}

/// Answers a question: reads it, and has the workers that suit its pace find the reply.
async fn ask(route: &'static Route, shared: Arc<Shared>, request: Request) -> Answer {
    let (parts, body) = request.into_parts();
    let language = Preferred::of(&parts.headers).0;
    let body = match route.method {
        Method::Get => Bytes::new(),
        Method::Post => json_bytes(&parts, body, &shared, usize::MAX, language).await?,
    };
    let (length, any_seed) = (body.len(), any_seed());
    let read = move || {
        let address = parts.uri.path_and_query().map_or("", |address| address.as_str());
        let address = address.strip_prefix(PREFIX).unwrap_or_default();
        route.read(&routes::Request { method: route.method, address, body: &body, language, any_seed })
    };
    // Reading an order of puzzles includes checking it.
    let ready = match route.pace {
        Pace::Lines => shared.workers.run(language, move |_| read()).await??,
        Pace::Instant | Pace::Quick | Pace::BySize | Pace::Slow => read()?,
    };
    let work = match ready.work {
        Work::Lines(job) => return make(&shared, ready.language, *job).await,
        Work::Reply(work) => work,
    };
    let reply = move |limits: &Limits<'_>| -> Answer {
        work(limits).map(|reply| file(reply.body, reply.kind)).map_err(Refusal::from)
    };
    let workers = match route.pace {
        Pace::Instant => return reply(&Limits::default()),
        Pace::Quick => &shared.workers,
        Pace::BySize if length <= SHORT => &shared.workers,
        Pace::BySize | Pace::Slow | Pace::Lines => &shared.slow,
    };
    workers.run(ready.language, reply).await?
}

/// Makes puzzles, and tells each event as it happens.
async fn make(shared: &Shared, language: LanguageJson, job: PuzzleJob) -> Answer {
    let failed = |refusal: &Refusal| GenerateEvent::Failed {
        code: refusal.reply.code.clone(),
        message: refusal.reply.message.clone(),
    };
    in_lines(&shared.makers, language, failed, move |telling| {
        let limits = Limits { cancel: Some(telling.cancel), ..Limits::default() };
        job.run(&limits, telling.elapsed, telling.tell);
    })
    .await
}

/// Returns a random seed that is short enough to type.
pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

/// The state of the server.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct HealthReply {
    /// Always `jade`.
    name: String,
    /// The version of the program.
    version: String,
    /// The version of the contract.
    contract: u32,
}

/// Reports that the server is running, and its versions.
#[utoipa::path(
    get, path = "/api/v1/health", tag = "server",
    responses((status = 200, description = "The server is running", body = HealthReply), FewRefusals)
)]
async fn health() -> Response {
    json(&HealthReply {
        name: "jade".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        contract: VERSION,
    })
}
