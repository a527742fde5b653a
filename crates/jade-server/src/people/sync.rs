//! What the devices of an account store together.

use super::rankings::judge_soon;
use super::visitor::{Client, Visitor};
use crate::body::LaterJson;
use crate::document::Refusals;
use crate::refusal::Answer;
use crate::reply::json;
use axum::extract::State;
use jade_contract::{SyncItemJson, SyncReply, SyncRequest, VERSION};
use jade_game::{SyncClocks, merge_synced};
use jade_people::{Item, Merge, PeopleError, Synced};
use serde_json::value::RawValue;
use std::sync::Arc;

use crate::state::Shared;

/// The size of a request up to which it sends little: a game of some hundred moves.
const MAX_LIGHT_BYTES: usize = 32 * 1024;
/// The number of items up to which it does. More of them may meet much that is stored.
const MAX_LIGHT_ITEMS: usize = 16;

/// Merges what a device has changed, and returns what has changed since, and what it sent that was older than what is
/// stored.
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
    request: LaterJson<SyncRequest>,
) -> Answer {
    let is_light = request.len() <= MAX_LIGHT_BYTES;
    let keepers = if is_light { &shared.light_keepers } else { &shared.keepers };
    let mut turn = keepers.turn(client.language).await?;
    let request: SyncRequest = request.read()?;
    if is_light && request.items.len() > MAX_LIGHT_ITEMS {
        drop(turn);
        turn = shared.keepers.turn(client.language).await?;
    }
    if request.account.is_some_and(|account| account != visit.account.id) {
        return Err(client.refusal(PeopleError::NoAccount));
    }
    let item =
        |one: SyncItemJson| Item { kind: one.kind, name: one.name, body: Box::<str>::from(one.body).into() };
    let items: Vec<Item> = request.items.into_iter().map(item).collect();
    let has_games = items.iter().any(|item| item.kind == "game");
    let now = client.people().now();
    let clocks = SyncClocks { server: now, device: request.clock.unwrap_or(now) };
    let merge = move |item: &Item, stored: Option<&str>| {
        let merged = merge_synced(&item.kind, &item.name, stored, &item.body, clocks);
        let merged = merged.map_err(|error| error.to_string())?;
        Ok(match (stored == Some(merged.text.as_str()), merged.is_news) {
            (true, false) => Merge::Unchanged,
            (true, true) => Merge::Kept,
            (false, _) => Merge::Changed(merged.text),
        })
    };
    let ahead = clocks.device.saturating_sub(now);
    let epoch = client.people().epoch().await.map_err(|error| client.refusal(error))?;
    let is_known = request.epoch.is_none_or(|known| known == epoch);
    let since = if is_known { request.since } else { 0 };
    let synced = client.people().sync_from(&visit.account.id, since, &items, ahead, merge).await;
    drop(items);
    let Synced { items, change, more } = synced.map_err(|error| client.refusal(error))?;
    if has_games {
        judge_soon(&client, &visit.account.id);
    }
    let item = |one: Item| SyncItemJson { kind: one.kind, name: one.name, body: raw(one.body) };
    let items = items.into_iter().map(item).collect();
    let reply = json(&SyncReply { version: VERSION, change, epoch, clock: now, more, items });
    drop(turn);
    Ok(reply)
}

/// Returns the text as JSON. Everything that was stored is JSON.
fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
