//! The API: each route maps a request to the tutor and its answer to JSON.

use crate::body::{Asked, json};
use crate::document::{FewRefusals, Refusals, document};
use crate::fault;
use crate::language::Preferred;
use crate::refusal::Refusal;
use crate::router::Shared;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use jade_tutor::contract::{
    CheckReply, HintReply, LanguageJson, ParseReply, ParseRequest, PathReply, SheetRequest, SolveReply,
    SolveRequest, StepReply, TechniquesReply, VERSION,
};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Every route of the API.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::with_openapi(crate::document::about())
        .routes(routes!(parse))
        .routes(routes!(check))
        .routes(routes!(solve))
        .routes(routes!(count))
        .routes(routes!(hint))
        .routes(routes!(step))
        .routes(routes!(path))
        .routes(routes!(techniques))
        .routes(routes!(health))
        .routes(routes!(openapi))
}

type Answer = Result<Response, Refusal>;

/// Reads puzzles from text.
///
/// A text that holds no puzzle is answered all the same: what could not be read is in `errors`.
#[utoipa::path(
    post, path = "/api/v1/parse", tag = "tutor", request_body = ParseRequest,
    responses((status = 200, description = "What was read, and what could not be", body = ParseReply), Refusals)
)]
async fn parse(State(shared): State<Arc<Shared>>, Asked(request): Asked<ParseRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |_| Ok(jade_tutor::parse(&request)));
    work.await.map(|reply| json(&reply))
}

/// Says whether a sheet's givens are a proper puzzle, and what is wrong with the sheet.
#[utoipa::path(
    post, path = "/api/v1/check", tag = "tutor", request_body = SheetRequest,
    responses((status = 200, description = "The finding", body = CheckReply), Refusals)
)]
async fn check(State(shared): State<Arc<Shared>>, Asked(request): Asked<SheetRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_tutor::check(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Lists solutions of the givens: the first, or up to `limit`.
///
/// When time runs out, the reply holds what was found by then, and `search.complete` is false.
#[utoipa::path(
    post, path = "/api/v1/solve", tag = "tutor", request_body = SolveRequest,
    responses((status = 200, description = "The solutions", body = SolveReply), Refusals)
)]
async fn solve(State(shared): State<Arc<Shared>>, Asked(request): Asked<SolveRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_tutor::solve(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Counts the solutions of the givens, all or up to `limit`.
///
/// When time runs out, the reply says how many were found by then, and `search.complete` is false.
#[utoipa::path(
    post, path = "/api/v1/count", tag = "tutor", request_body = SolveRequest,
    responses((status = 200, description = "How many there are", body = SolveReply), Refusals)
)]
async fn count(State(shared): State<Arc<Shared>>, Asked(request): Asked<SolveRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_tutor::count(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives a hint in five rungs.
#[utoipa::path(
    post, path = "/api/v1/hint", tag = "tutor", request_body = SheetRequest,
    responses((status = 200, description = "The hint, or why there is none", body = HintReply), Refusals)
)]
async fn hint(State(shared): State<Arc<Shared>>, Asked(request): Asked<SheetRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_tutor::hint(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives the next step plainly.
#[utoipa::path(
    post, path = "/api/v1/step", tag = "tutor", request_body = SheetRequest,
    responses((status = 200, description = "The step, or why there is none", body = StepReply), Refusals)
)]
async fn step(State(shared): State<Arc<Shared>>, Asked(request): Asked<SheetRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_tutor::step(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives all steps to the end, or to where the techniques give out.
#[utoipa::path(
    post, path = "/api/v1/path", tag = "tutor", request_body = SheetRequest,
    responses((status = 200, description = "The path", body = PathReply), Refusals)
)]
async fn path(State(shared): State<Arc<Shared>>, Asked(request): Asked<SheetRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_tutor::path(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Lists the techniques of a profile, in the order of trying.
#[utoipa::path(
    get, path = "/api/v1/techniques", tag = "tutor",
    params(
        ("lang" = Option<LanguageJson>, Query, description = "The language of names; `Accept-Language` if not said"),
        ("profile" = Option<String>, Query, description = "`full` (the default) or `classic`"),
    ),
    responses((status = 200, description = "The techniques", body = TechniquesReply), FewRefusals)
)]
async fn techniques(Preferred(preferred): Preferred, uri: Uri) -> Answer {
    let query = TechniquesQuery::read(uri.query().unwrap_or_default(), preferred)?;
    let reply = jade_tutor::techniques(query.lang, query.profile.as_deref()).map_err(Refusal::asked)?;
    Ok(json(&reply))
}

struct TechniquesQuery {
    lang: LanguageJson,
    profile: Option<String>,
}

impl TechniquesQuery {
    fn read(query: &str, preferred: LanguageJson) -> Result<TechniquesQuery, Refusal> {
        let (mut lang, mut profile) = (None, None);
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let place = match &*name {
                "lang" => &mut lang,
                "profile" => &mut profile,
                _ => return Err(fault::parameter("server-field-unknown", &name, "lang, profile", preferred)),
            };
            if place.replace(value.into_owned()).is_some() {
                return Err(fault::parameter("server-field-double", &name, "", preferred));
            }
        }
        let lang = match lang.as_deref() {
            None => preferred,
            Some("en") => LanguageJson::En,
            Some("es") => LanguageJson::Es,
            Some(other) => return Err(fault::wrong_parameter("lang", other, "en, es", preferred)),
        };
        Ok(TechniquesQuery { lang, profile })
    }
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

/// Says that the server is there, and which one it is.
#[utoipa::path(
    get, path = "/api/v1/health", tag = "server",
    responses((status = 200, description = "It is there", body = HealthReply), FewRefusals)
)]
async fn health() -> Response {
    json(&HealthReply {
        name: "jade".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        contract: VERSION,
    })
}

/// This document.
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "server",
    responses((status = 200, description = "An OpenAPI 3.1 document", body = serde_json::Value), FewRefusals)
)]
async fn openapi() -> Response {
    json(&document())
}
