//! What the devices of an account store together.

use super::rankings::judge_games;
use super::visitor::{Client, Visitor};
use crate::body::JsonBody;
use crate::document::Refusals;
use crate::refusal::Answer;
use crate::reply::json;
use crate::state::Shared;
use axum::extract::State;
use jade_contract::VERSION;
use jade_game::{SyncClocks, merge_synced};
use jade_people::{Item, Merge, PeopleError, Synced};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// Something that the devices of an account store together. Its rule of merging follows from its kind.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ItemJson {
    /// Its kind: `record`, `game`, `practice`, `setting` or `collection`.
    kind: String,
    /// Its name within the kind: 1 to 100 letters, digits, `-`, `.`, `_`, `:`.
    name: String,
    /// Its content, which depends on its kind.
    body: Value,
}

/// What a device has changed, and what it knows.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct SyncRequest {
    /// The number of the last change that the device knows; 0 if it knows none.
    since: i64,
    /// The id of the account that the device syncs with. If somebody else is signed in, nothing is merged.
    #[serde(default)]
    account: Option<String>,
    /// What its clock shows, in milliseconds since 1970: it may be wrong.
    #[serde(default)]
    clock: Option<i64>,
    /// What it has changed. All of it is merged, or on an error none.
    items: Vec<ItemJson>,
}

/// What has changed since.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SyncReply {
    /// The version of the contract.
    version: u32,
    /// The number of the last change in `items`, to be named next time.
    change: i64,
    /// Whether there are more changes: ask again.
    more: bool,
    /// The changes, each as it is after merging.
    items: Vec<ItemJson>,
}

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
    let item = |one: ItemJson| Item { kind: one.kind, name: one.name, body: one.body.to_string() };
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
        ItemJson { kind: one.kind, name: one.name, body }
    };
    let items = items.into_iter().map(item).collect();
    Ok(json(&SyncReply { version: VERSION, change, more, items }))
}
