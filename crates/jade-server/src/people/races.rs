//! Races: several people on the same board see how far the others are.

use super::visitor::{Client, Visitor};
use crate::body::JsonBody;
use crate::document::Refusals;
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use axum::http::StatusCode;
use jade_contract::{RaceReply, RaceRequest, RacerJson, VERSION};
use jade_people::{Progress, Racer};
use jade_text::Args;

/// The number of digits of the id of a race: so many that nobody guesses it.
const ID_DIGITS: usize = 24;

/// Says how far one is in a race, and returns how far everybody is. A race is known to those who have its link; it is kept
/// for a day.
#[utoipa::path(
    post, path = "/api/v1/account/race", tag = "account", request_body = RaceRequest,
    responses((status = 200, description = "Everybody in the race", body = RaceReply), Refusals)
)]
pub(super) async fn race(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RaceRequest>,
) -> Answer {
    let RaceRequest { race, name, percent, seconds, hints, mistakes } = request;
    let is_digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
    if race.len() != ID_DIGITS || !race.bytes().all(is_digit) {
        let refusal = Refusal::new(StatusCode::BAD_REQUEST, "no-race", client.language, &Args::none());
        return Err(refusal.at(Some("race".to_owned())));
    }
    let progress = Progress { name, percent, seconds, hints, mistakes };
    let racers = client.people().race(&visit.account.id, &race, &progress).await;
    let racers = racers.map_err(|error| client.refusal(error))?;
    Ok(json(&RaceReply { version: VERSION, racers: racers.into_iter().map(racer_json).collect() }))
}

fn racer_json(Racer { progress, own }: Racer) -> RacerJson {
    let Progress { name, percent, seconds, hints, mistakes } = progress;
    RacerJson { name, own, percent, seconds, hints, mistakes }
}
