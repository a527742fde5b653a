//! The API for collections of the user.

use crate::body::{JsonBody, Query};
use crate::collections::{Import, StoreRefusal};
use crate::document::{FewRefusals, Refusals};
use crate::language::Preferred;
use crate::ndjson::in_lines;
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use crate::state::Shared;
use axum::extract::State;
use jade_contract::routes::InLanguage;
use jade_contract::{
    CollectionJson, CollectionsReply, FindReply, FindRequest, ImportEvent, ImportRequest, LanguageJson,
    RemoveRequest, VERSION, check_rated_profile, collected_puzzle_json,
};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns the routes of this file.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new()
        .routes(routes!(collections))
        .routes(routes!(import))
        .routes(routes!(find))
        .routes(routes!(remove))
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
    let import = import.map_err(Refusal::asked)?;
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
