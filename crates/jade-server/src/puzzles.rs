//! The API for puzzles to order and for collections.

use crate::body::{JsonBody, Query};
use crate::collections::{Import, StoreRefusal};
use crate::document::{FewRefusals, Refusals};
use crate::language::Preferred;
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use crate::state::Shared;
use crate::telling::in_lines;
use axum::extract::State;
use jade_contract::routes::{InLanguage, OfProfile};
use jade_contract::{
    CollectionJson, CollectionsReply, EstimateReply, FindReply, FindRequest, GenerateEvent, GenerateRequest,
    ImportEvent, ImportRequest, LanguageJson, LibraryReply, Limits, PuzzleJob, RemoveRequest, VERSION,
    check_rated_profile, collected_puzzle_json,
};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns the routes of this file.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new()
        .routes(routes!(generate))
        .routes(routes!(estimate))
        .routes(routes!(library))
        .routes(routes!(find_in_collection))
        .routes(routes!(collections))
        .routes(routes!(import))
        .routes(routes!(find))
        .routes(routes!(remove))
}

/// Returns a random seed that is short enough to type.
pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

/// Makes puzzles to order, or takes them from JADE’s own collection.
///
/// The answer is lines of JSON (`application/x-ndjson`), sent as events happen. Each is a `GenerateEvent`: `begun` with
/// the seed and an estimate of the time, `progress` a few times a second, `made` for each puzzle (and `better` in the
/// search for the best), and `ended`, with the reasons if puzzles are missing. Closing the connection ends the work.
#[utoipa::path(
    post, path = "/api/v1/generate", tag = "puzzles", request_body = GenerateRequest,
    responses(
        (status = 200, description = "The events, one JSON object per line", body = GenerateEvent,
            content_type = "application/x-ndjson"),
        Refusals,
    )
)]
async fn generate(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<GenerateRequest>) -> Answer {
    let lang = request.lang;
    let job = shared.workers.run(lang, move |_| PuzzleJob::new(&request, any_seed())).await?;
    let failed = |refusal: &Refusal| GenerateEvent::Failed {
        code: refusal.reply.code.clone(),
        message: refusal.reply.message.clone(),
    };
    in_lines(&shared.makers, lang, failed, move |telling| {
        let limits = Limits { cancel: Some(telling.cancel), ..Limits::default() };
        job.run(&limits, telling.elapsed, telling.tell);
    })
    .await
}

/// Estimates how long a request for puzzles would take, and whether it can be fulfilled at all.
#[utoipa::path(
    post, path = "/api/v1/estimate", tag = "puzzles", request_body = GenerateRequest,
    responses((status = 200, description = "The expected time", body = EstimateReply), Refusals)
)]
async fn estimate(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<GenerateRequest>) -> Answer {
    let work = shared.workers.run(request.lang, move |_| jade_contract::estimate(&request, 1));
    work.await.map(|reply| json(&reply))
}

/// Lists the contents of JADE’s own collection, and how long it takes to generate further puzzles.
#[utoipa::path(
    get, path = "/api/v1/library", tag = "puzzles",
    params(
        ("lang" = Option<LanguageJson>, Query, description = "The language of names; default: `Accept-Language`"),
        ("profile" = Option<String>, Query, description = "`full` (the default) or `classic`"),
    ),
    responses((status = 200, description = "The levels and techniques", body = LibraryReply), FewRefusals)
)]
async fn library(
    State(shared): State<Arc<Shared>>,
    Preferred(preferred): Preferred,
    Query(query): Query<OfProfile>,
) -> Answer {
    let lang = query.lang.unwrap_or(preferred);
    let work = shared.workers.run(lang, move |_| jade_contract::library(lang, query.profile.as_deref()));
    work.await.map(|reply| json(&reply))
}

/// Finds puzzles in JADE’s own collection by level, technique, givens and score.
#[utoipa::path(
    post, path = "/api/v1/library/find", tag = "puzzles", request_body = FindRequest,
    responses((status = 200, description = "The puzzles, easiest first", body = FindReply), Refusals)
)]
async fn find_in_collection(
    State(shared): State<Arc<Shared>>,
    JsonBody(request): JsonBody<FindRequest>,
) -> Answer {
    let work = shared.workers.run(request.lang, move |_| jade_contract::find_in_collection(request));
    work.await.map(|reply| json(&reply))
}

/// Lists the user's collections.
#[utoipa::path(
    get, path = "/api/v1/collections", tag = "puzzles",
    params(("lang" = Option<LanguageJson>, Query, description = "The language of errors; default: `Accept-Language`")),
    responses((status = 200, description = "The collections", body = CollectionsReply), FewRefusals)
)]
async fn collections(
    State(shared): State<Arc<Shared>>,
    Preferred(preferred): Preferred,
    Query(query): Query<InLanguage>,
) -> Answer {
    let lang = query.lang.unwrap_or(preferred);
    let store = shared.collections.store(lang).await?;
    let all = store.collections().await.map_err(|error| StoreRefusal::failed(&error, lang))?;
    let one = |one: jade_store::Summary| CollectionJson { name: one.name, puzzles: one.puzzles };
    Ok(json(&CollectionsReply { version: VERSION, collections: all.into_iter().map(one).collect() }))
}

/// Adds the puzzles of a text to a collection, each rated and stored only once up to symmetry.
///
/// The answer is lines of JSON (`application/x-ndjson`), sent as events happen. Each is an `ImportEvent`. Closing the
/// connection ends the work; what was stored by then remains.
#[utoipa::path(
    post, path = "/api/v1/collections/import", tag = "puzzles", request_body = ImportRequest,
    responses(
        (status = 200, description = "The events, one JSON object per line", body = ImportEvent,
            content_type = "application/x-ndjson"),
        Refusals,
    )
)]
async fn import(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<ImportRequest>) -> Answer {
    let lang = request.lang;
    let import = shared.makers.run(lang, move |limits| Import::new(request, limits)).await?;
    let store = shared.collections.store(lang).await?;
    let known = import.rated_before(&store).await.map_err(|error| StoreRefusal::failed(&error, lang))?;
    let runtime = tokio::runtime::Handle::current();
    let failed = |refusal: &Refusal| ImportEvent::Failed {
        code: refusal.reply.code.clone(),
        message: refusal.reply.message.clone(),
    };
    in_lines(&shared.makers, lang, failed, move |telling| {
        import.run(telling, &known, |entries, name| runtime.block_on(store.add(name, entries)));
    })
    .await
}

/// Finds puzzles in the user’s collections by level, technique, givens and score.
#[utoipa::path(
    post, path = "/api/v1/collections/find", tag = "puzzles", request_body = FindRequest,
    responses((status = 200, description = "The puzzles, easiest first", body = FindReply), Refusals)
)]
async fn find(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<FindRequest>) -> Answer {
    let lang = request.lang;
    let query = crate::collections::query(request).map_err(Refusal::asked)?;
    let store = shared.collections.store(lang).await?;
    let failed = |error: jade_store::StoreError| StoreRefusal::failed(&error, lang);
    if let Some(name) = &query.collection {
        let all = store.collections().await.map_err(failed)?;
        if all.iter().all(|one| one.name != *name) {
            return Err(StoreRefusal::no_such(name, lang));
        }
    }
    let rated = store.profiles().await.map_err(failed)?;
    check_rated_profile(&query.filter.profile, &rated, lang).map_err(Refusal::asked)?;
    let found = store.find(&query).await.map_err(failed)?;
    let all = store.count(&query).await.map_err(failed)?;
    let puzzles = found.puzzles.iter().map(collected_puzzle_json).collect();
    Ok(json(&FindReply { version: VERSION, all, puzzles, unreadable: found.unreadable }))
}

/// Removes one of the user’s collections and all its puzzles.
#[utoipa::path(
    post, path = "/api/v1/collections/remove", tag = "puzzles", request_body = RemoveRequest,
    responses((status = 200, description = "The remaining collections", body = CollectionsReply), Refusals)
)]
async fn remove(State(shared): State<Arc<Shared>>, JsonBody(request): JsonBody<RemoveRequest>) -> Answer {
    let lang = request.lang;
    let store = shared.collections.store(lang).await?;
    let failed = |error: jade_store::StoreError| StoreRefusal::failed(&error, lang);
    if !store.remove(&request.collection).await.map_err(failed)? {
        return Err(StoreRefusal::no_such(&request.collection, lang));
    }
    let all = store.collections().await.map_err(failed)?;
    let one = |one: jade_store::Summary| CollectionJson { name: one.name, puzzles: one.puzzles };
    Ok(json(&CollectionsReply { version: VERSION, collections: all.into_iter().map(one).collect() }))
}
