//! What the devices of an account store together.

use super::rankings::judge_games;
use super::visitor::{Client, Visitor};
use crate::body::JsonBody;
use crate::document::Refusals;
use crate::refusal::Answer;
use crate::reply::json;
use crate::state::Shared;
use axum::extract::State;
use jade_contract::{SyncItemJson, SyncReply, SyncRequest, VERSION};
use jade_game::{SyncClocks, merge_synced};
use jade_people::{Item, Merge, PeopleError, Synced};
use serde_json::Value;
use std::sync::Arc;

/// Merges what a device has changed, and returns what has changed since.
///
/// It may be sent again if the answer was lost: the second time changes nothing.
#[utoipa::path(
    post, path = "/api/v1/account/sync", tag = "account", request_body = SyncRequest,
    responses((status = 200, description = "What has changed", body = SyncReply), Refusals)
)]
pub(super) async fn sync(
    State(shared): State<Arc<Shared>>,
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<SyncRequest>,
) -> Answer {
    if request.account.is_some_and(|account| account != visit.account.id) {
        return Err(client.refusal(PeopleError::NoAccount));
    }
    let item = |one: SyncItemJson| Item { kind: one.kind, name: one.name, body: one.body.to_string() };
    let items: Vec<Item> = request.items.into_iter().map(item).collect();
    let has_games = items.iter().any(|item| item.kind == "game");
    let now = client.people().now();
    let clocks = SyncClocks { server: now, device: request.clock.unwrap_or(now) };
    let merge = |item: &Item, stored: Option<&str>| {
        let merged = merge_synced(&item.kind, &item.name, stored, &item.body, clocks);
        merged.map(Merge::Changed).map_err(|error| error.to_string())
    };
    let ahead = clocks.device.saturating_sub(now);
    let synced = client.people().sync_from(&visit.account.id, request.since, &items, ahead, merge).await;
    let Synced { items, change, more } = synced.map_err(|error| client.refusal(error))?;
    if has_games {
        // The device need not wait for the rankings.
        let (client, account) = (client.clone(), visit.account.id.clone());
        tokio::spawn(async move { judge_games(&shared, &client, &account).await });
    }
    let item = |one: Item| {
        // Everything that was stored is JSON.
        let body = serde_json::from_str(&one.body).unwrap_or(Value::Null);
        SyncItemJson { kind: one.kind, name: one.name, body }
    };
    let items = items.into_iter().map(item).collect();
    Ok(json(&SyncReply { version: VERSION, change, more, items }))
}
