//! The API for questions to the tutor. Each route passes its request to the contract and returns the reply as JSON.

use crate::body::{JsonBody, Query};
use crate::document::{FewRefusals, Refusals};
use crate::language::Preferred;
use crate::refusal::{Answer, Refusal};
use crate::reply::{file, json};
use crate::state::Shared;
use axum::extract::State;
use axum::response::Response;
use jade_contract::routes::{AnotherOf, ById, ByWords, InLanguage, OfProfile};
use jade_contract::{
    AdviceReply, AdviceRequest, AnotherReply, CheckReply, CheckRequest, ClaimReply, ClaimRequest, DrillReply,
    DrillRequest, FormatsReply, LanguageJson, LargeReply, LargeRequest, LessonReply, LessonSearchReply,
    LessonsReply, ParseReply, ParseRequest, PathReply, PathRequest, PrintRequest, RateReply, RateRequest,
    ReviewReply, ReviewRequest, SolveReply, SolveRequest, StepsReply, StepsRequest, TechniqueReply,
    TechniquesReply, VERSION, WriteReply, WriteRequest,
};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Texts up to this number of bytes are read at once, without waiting for a slow worker.
const SHORT_TEXT: usize = 32 * 1024;

/// Returns the routes of this file.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new()
        .routes(routes!(parse))
        .routes(routes!(write))
        .routes(routes!(print))
        .routes(routes!(large))
        .routes(routes!(formats))
        .routes(routes!(check))
        .routes(routes!(solve))
        .routes(routes!(count))
        .routes(routes!(hint))
        .routes(routes!(step))
        .routes(routes!(steps))
        .routes(routes!(path))
        .routes(routes!(rate))
        .routes(routes!(techniques))
        .routes(routes!(technique))
        .routes(routes!(lessons))
        .routes(routes!(lesson))
        .routes(routes!(search_lessons))
        .routes(routes!(another))
        .routes(routes!(claim))
        .routes(routes!(drill))
        .routes(routes!(review))
        .routes(routes!(health))
}

/// Reads puzzles from text.
///
/// A text without any puzzle is not refused. What could not be read is in `errors`.
#[utoipa::path(
    post, path = "/api/v1/parse", tag = "tutor", request_body = ParseRequest,
    responses((status = 200, description = "What was read, and what could not be read", body = ParseReply), Refusals)
)]
async fn parse(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<ParseRequest>) -> Answer {
    // A pasted board is read at once; a long file waits for its turn.
    let workers = if request.text.len() <= SHORT_TEXT { &shared.workers } else { &shared.slow };
    let work = workers.run(request.lang, move |limits| Ok(jade_contract::parse(&request, limits)));
    work.await.map(|reply| json(&reply))
}

/// Writes a sheet in a format of another program.
///
/// The reply names what the format cannot store.
#[utoipa::path(
    post, path = "/api/v1/write", tag = "tutor", request_body = WriteRequest,
    responses((status = 200, description = "The text, and what is lost in it", body = WriteReply), Refusals)
)]
async fn write(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<WriteRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |_| jade_contract::write(&request));
    work.await.map(|reply| json(&reply))
}

/// Shows and solves a board of any size, even if it is too large to play.
#[utoipa::path(
    post, path = "/api/v1/large", tag = "tutor", request_body = LargeRequest,
    responses((status = 200, description = "The board and its solution", body = LargeReply), Refusals)
)]
async fn large(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<LargeRequest>) -> Answer {
    let work = shared.slow.run(request.lang, move |limits| jade_contract::large_board(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Prints a sheet and further puzzles as PDF.
///
/// It prints the boards as they are, with solutions, or as worksheets.
#[utoipa::path(
    post, path = "/api/v1/print", tag = "tutor", request_body = PrintRequest,
    responses((status = 200, description = "The booklet", content_type = "application/pdf", body = Vec<u8>), Refusals)
)]
async fn print(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<PrintRequest>) -> Answer {
    let work = shared.slow.run(request.lang, move |limits| jade_contract::print(&request, limits));
    work.await.map(|bytes| file(bytes, "application/pdf"))
}

/// Checks whether the givens of a sheet are a proper puzzle, and what is wrong with the sheet.
#[utoipa::path(
    post, path = "/api/v1/check", tag = "tutor", request_body = CheckRequest,
    responses((status = 200, description = "Whether the solution is unique", body = CheckReply), Refusals)
)]
async fn check(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<CheckRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_contract::check(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Lists solutions of the givens: the first one, or up to `limit`.
///
/// If the time runs out, the reply has the solutions found so far, and `search.complete` is false.
#[utoipa::path(
    post, path = "/api/v1/solve", tag = "tutor", request_body = SolveRequest,
    responses((status = 200, description = "The solutions", body = SolveReply), Refusals)
)]
async fn solve(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<SolveRequest>) -> Answer {
    let work = shared.slow.run(request.lang, move |limits| jade_contract::solve(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Counts the solutions of the givens, up to `limit` if there is one.
///
/// If the time runs out, the reply has the number found so far, and `search.complete` is false.
#[utoipa::path(
    post, path = "/api/v1/count", tag = "tutor", request_body = SolveRequest,
    responses((status = 200, description = "The number of solutions", body = SolveReply), Refusals)
)]
async fn count(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<SolveRequest>) -> Answer {
    let work = shared.slow.run(request.lang, move |limits| jade_contract::count(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives a hint, rung by rung.
///
/// It explains what is wrong on the sheet, or the next step. On request, it explains a step of one technique.
#[utoipa::path(
    post, path = "/api/v1/hint", tag = "tutor", request_body = AdviceRequest,
    responses((status = 200, description = "The hint, or why there is none", body = AdviceReply), Refusals)
)]
async fn hint(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<AdviceRequest>) -> Answer {
    let work = shared.workers.run(request.question.lang, move |limits| jade_contract::hint(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives the next step, or a step of one technique.
#[utoipa::path(
    post, path = "/api/v1/step", tag = "tutor", request_body = AdviceRequest,
    responses((status = 200, description = "The step, or why there is none", body = AdviceReply), Refusals)
)]
async fn step(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<AdviceRequest>) -> Answer {
    let work = shared.workers.run(request.question.lang, move |limits| jade_contract::step(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Lists every step that is available in the position, exactly as it is.
#[utoipa::path(
    post, path = "/api/v1/steps", tag = "tutor", request_body = StepsRequest,
    responses((status = 200, description = "The steps", body = StepsReply), Refusals)
)]
async fn steps(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<StepsRequest>) -> Answer {
    let work =
        shared.workers.run(request.question.lang, move |limits| jade_contract::steps(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives all steps to the solution, or as far as the techniques lead.
///
/// On request, it uses only singles or moves without pencil marks, or stops at the first step of one technique.
#[utoipa::path(
    post, path = "/api/v1/path", tag = "tutor", request_body = PathRequest,
    responses((status = 200, description = "The path", body = PathReply), Refusals)
)]
async fn path(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<PathRequest>) -> Answer {
    let work = shared.slow.run(request.question.lang, move |limits| jade_contract::path(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Rates a puzzle.
///
/// The reply has its level, its score, its hardest technique, and how often each technique is needed.
#[utoipa::path(
    post, path = "/api/v1/rate", tag = "tutor", request_body = RateRequest,
    responses((status = 200, description = "The rating", body = RateReply), Refusals)
)]
async fn rate(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<RateRequest>) -> Answer {
    let work = shared.slow.run(request.question.lang, move |limits| jade_contract::rate(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Lists the techniques of a profile, in the order in which they are tried.
#[utoipa::path(
    get, path = "/api/v1/techniques", tag = "tutor",
    params(
        ("lang" = Option<LanguageJson>, Query, description = "The language of names; default: `Accept-Language`"),
        ("profile" = Option<String>, Query, description = "`full` (the default) or `classic`"),
    ),
    responses((status = 200, description = "The techniques", body = TechniquesReply), FewRefusals)
)]
async fn techniques(Preferred(preferred): Preferred, Query(query): Query<OfProfile>) -> Answer {
    let lang = query.lang.unwrap_or(preferred);
    let reply = jade_contract::techniques(lang, query.profile.as_deref()).map_err(Refusal::asked)?;
    Ok(json(&reply))
}

/// Lists the formats that JADE reads and writes, in the order in which a text is tried.
#[utoipa::path(
    get, path = "/api/v1/formats", tag = "tutor",
    params(("lang" = Option<LanguageJson>, Query, description = "The language of names; default: `Accept-Language`")),
    responses((status = 200, description = "The formats", body = FormatsReply), FewRefusals)
)]
async fn formats(Preferred(preferred): Preferred, Query(query): Query<InLanguage>) -> Answer {
    Ok(json(&jade_contract::formats(query.lang.unwrap_or(preferred))))
}

/// Describes one technique, with an example.
#[utoipa::path(
    get, path = "/api/v1/technique", tag = "tutor",
    params(
        ("id" = String, Query, description = "The technique's id: `x-wing`"),
        ("lang" = Option<LanguageJson>, Query, description = "The language of texts; default: `Accept-Language`"),
    ),
    responses((status = 200, description = "The technique", body = TechniqueReply), FewRefusals)
)]
async fn technique(Preferred(preferred): Preferred, Query(query): Query<ById>) -> Answer {
    let reply =
        jade_contract::technique(query.lang.unwrap_or(preferred), &query.id).map_err(Refusal::asked)?;
    Ok(json(&reply))
}

/// Lists the lessons in the order of the course.
#[utoipa::path(
    get, path = "/api/v1/lessons", tag = "tutor",
    params(
        ("lang" = Option<LanguageJson>, Query, description = "The language; default: `Accept-Language`"),
    ),
    responses((status = 200, description = "The lessons", body = LessonsReply), FewRefusals)
)]
async fn lessons(Preferred(preferred): Preferred, Query(query): Query<InLanguage>) -> Answer {
    Ok(json(&jade_contract::lessons(query.lang.unwrap_or(preferred))))
}

/// Returns one lesson, with its boards.
#[utoipa::path(
    get, path = "/api/v1/lesson", tag = "tutor",
    params(
        ("id" = String, Query, description = "The lesson's id: `x-wing`, `introduction`"),
        ("lang" = Option<LanguageJson>, Query, description = "The language; default: `Accept-Language`"),
    ),
    responses((status = 200, description = "The lesson", body = LessonReply), Refusals)
)]
async fn lesson(
    State(shared): State<Arc<Shared>>,
    Preferred(preferred): Preferred,
    Query(query): Query<ById>,
) -> Answer {
    let lang = query.lang.unwrap_or(preferred);
    // The techniques must find the steps on its boards.
    shared.workers.run(lang, move |_| jade_contract::lesson(lang, &query.id)).await.map(|reply| json(&reply))
}

/// Finds the lessons that contain all given words.
#[utoipa::path(
    get, path = "/api/v1/lessons/search", tag = "tutor",
    params(
        ("words" = String, Query, description = "The words, each the beginning of one on the page"),
        ("lang" = Option<LanguageJson>, Query, description = "The language; default: `Accept-Language`"),
    ),
    responses((status = 200, description = "The lessons", body = LessonSearchReply), FewRefusals)
)]
async fn search_lessons(Preferred(preferred): Preferred, Query(query): Query<ByWords>) -> Answer {
    Ok(json(&jade_contract::search_lessons(query.lang.unwrap_or(preferred), &query.words)))
}

/// Judges a claim that a technique applies in these cells, with this conclusion.
///
/// If it is not right, the reply says which part is wrong.
#[utoipa::path(
    post, path = "/api/v1/claim", tag = "tutor", request_body = ClaimRequest,
    responses((status = 200, description = "Whether the claim is right", body = ClaimReply), Refusals)
)]
async fn claim(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<ClaimRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |limits| jade_contract::claim(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Gives a drill: find a technique on a board, decide whether it applies, or play on.
#[utoipa::path(
    post, path = "/api/v1/drill", tag = "tutor", request_body = DrillRequest,
    responses((status = 200, description = "The board, and the answer", body = DrillReply), Refusals)
)]
async fn drill(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<DrillRequest>) -> Answer {
    let work = shared.slow.run(request.lang, move |limits| jade_contract::drill(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Reviews a game.
///
/// It compares the player’s entries with the easiest path, and finds the first mistake and the longest waits.
#[utoipa::path(
    post, path = "/api/v1/review", tag = "tutor", request_body = ReviewRequest,
    responses((status = 200, description = "The review", body = ReviewReply), Refusals)
)]
async fn review(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<ReviewRequest>) -> Answer {
    let work = shared.slow.run(request.lang, move |limits| jade_contract::review(&request, limits));
    work.await.map(|reply| json(&reply))
}

/// Returns a new board on which a technique is the next step.
#[utoipa::path(
    get, path = "/api/v1/another", tag = "tutor",
    params(
        ("technique" = String, Query, description = "The technique's id: `x-wing`"),
        ("seed" = u64, Query, description = "The seed that selects the board"),
        ("lang" = Option<LanguageJson>, Query, description = "The language; default: `Accept-Language`"),
    ),
    responses((status = 200, description = "The board", body = AnotherReply), Refusals)
)]
async fn another(
    State(shared): State<Arc<Shared>>,
    Preferred(preferred): Preferred,
    Query(query): Query<AnotherOf>,
) -> Answer {
    let AnotherOf { lang, technique, seed } = query;
    let lang = lang.unwrap_or(preferred);
    let work =
        shared.slow.run(lang, move |limits| jade_contract::another_board(lang, &technique, seed, limits));
    work.await.map(|reply| json(&reply))
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
