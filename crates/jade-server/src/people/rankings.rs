//! Rankings of those who want to be ranked.
//!
//! The server believes no result: it replays the log of each game that a device has stored, on a thread that gives way
//! to players. The database remembers how far it has come, so nothing is lost or counted twice if the server ends
//! meanwhile.

use super::stored::arrival;
use super::visitor::{Client, Visitor};
use crate::body::{JsonBody, Query};
use crate::document::{FewRefusals, Refusals};
use crate::queue::Asker;
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use crate::state::Shared;
use axum::extract::State;
use axum::http::StatusCode;
use jade_contract::{
    EmptyRequest, LevelJson, ParticipationJson, ParticipationReply, RankByJson, RankingHelpJson,
    RankingPeriodJson, RankingQuery, RankingReply, SetAsideJson, StandingJson, VERSION,
};
use jade_game::{
    Arrival, GameOutcome, RankedSolve, ReplayedSolve, SyncedItem, TimeFault, day_number, ranked_solve,
};
use jade_people::{
    Help, Participation, PeopleError, RankBy, Ranking, SetAside, Solve, Standing, UnjudgedGame,
};
use jade_text::Args;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The number of batches of games that one request has judged; the rest follows with the next one.
const BATCHES: usize = 10;
/// A month, in milliseconds.
const MONTH: i64 = 30 * 86_400_000;

/// Returns the table of a level or of a day’s puzzle. Only those who want to be are in it, and only games that the
/// server has replayed.
#[utoipa::path(
    get, path = "/api/v1/account/rankings", tag = "account", params(RankingQuery),
    responses((status = 200, description = "The table", body = RankingReply), FewRefusals)
)]
pub(super) async fn rankings(
    State(shared): State<Arc<Shared>>,
    client: Client,
    Visitor(visit): Visitor,
    Query(query): Query<RankingQuery>,
) -> Answer {
    let table = table(&query, &client)?;
    let account = visit.account.id;
    judge_games(&shared, &client, &account).await;
    let people = client.people();
    let help = match query.help {
        RankingHelpJson::None => Help::None,
        RankingHelpJson::Hints => Help::Hints,
    };
    // A table is made of all solves of its kind: one after the other, and in turn.
    let turn = shared.keepers.turn(client.language).await?;
    let ranking = match table {
        Table::Day(day, level) => {
            let handicap = query.by == RankByJson::Handicap;
            people.day_ranking(&account, day, &level_name(level), help, handicap).await
        }
        Table::Level(level) => {
            let since = match query.period {
                RankingPeriodJson::Month => people.now() - MONTH,
                RankingPeriodJson::All => 0,
            };
            people.level_ranking(&account, &level_name(level), since, help, rank_by(query.by)).await
        }
    };
    let failed = |error: PeopleError| client.refusal(error);
    let Ranking { rows, people: count } = ranking.map_err(failed)?;
    drop(turn);
    let set_aside = people.set_aside(&account).await.map_err(failed)?;
    Ok(json(&RankingReply {
        version: VERSION,
        people: count,
        rows: rows.into_iter().map(standing_json).collect(),
        participation: participation(&client, &account).await?,
        set_aside: set_aside.into_iter().filter_map(set_aside_json).collect(),
    }))
}

/// Takes part in the rankings, or changes whether the others see the name. Games from before count, too.
#[utoipa::path(
    post, path = "/api/v1/account/rankings/take-part", tag = "account", request_body = ParticipationJson,
    responses((status = 200, description = "How one takes part", body = ParticipationReply), Refusals)
)]
pub(super) async fn take_part(
    State(shared): State<Arc<Shared>>,
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<ParticipationJson>,
) -> Answer {
    let account = visit.account.id;
    let taken = client.people().take_part(&account, Participation { named: request.named }).await;
    taken.map_err(|error| client.refusal(error))?;
    judge_games(&shared, &client, &account).await;
    reply(&client, &account).await
}

/// Leaves the rankings. One’s rows are gone at once.
#[utoipa::path(
    post, path = "/api/v1/account/rankings/leave", tag = "account", request_body = EmptyRequest,
    responses((status = 200, description = "One takes no part", body = ParticipationReply), Refusals)
)]
pub(super) async fn leave(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(EmptyRequest {}): JsonBody<EmptyRequest>,
) -> Answer {
    client.people().leave_rankings(&visit.account.id).await.map_err(|error| client.refusal(error))?;
    reply(&client, &visit.account.id).await
}

async fn reply(client: &Client, account: &str) -> Answer {
    let participation = participation(client, account).await?;
    Ok(json(&ParticipationReply { version: VERSION, participation }))
}

async fn participation(client: &Client, account: &str) -> Result<Option<ParticipationJson>, Refusal> {
    let known = client.people().participation(account).await.map_err(|error| client.refusal(error))?;
    Ok(known.map(|Participation { named }| ParticipationJson { named }))
}

/// Judges games of an account in the background; a device need not wait for the rankings. If the account’s games are being
/// judged already, the new ones are taken with them.
pub(super) fn judge_soon(client: &Client, account: &str) {
    let (client, account) = (client.clone(), account.to_owned());
    tokio::spawn(Asker::current().answer(async move {
        let shared = Arc::clone(client.shared());
        let known = shared.judging.of(&account);
        known.again.store(true, Ordering::SeqCst);
        while known.again.load(Ordering::SeqCst) {
            // Who is at work looks for new games at the end.
            let Ok(_alone) = known.alone.try_lock() else { break };
            known.again.store(false, Ordering::SeqCst);
            judge_batches(&shared, &client, &account).await;
        }
        drop(known);
        shared.judging.forget(&account);
    }));
}

/// Judges games of an account that takes part and that were stored since the last time. What cannot be judged now, since
/// the server is busy or the database away, is judged the next time.
async fn judge_games(shared: &Shared, client: &Client, account: &str) {
    let known = shared.judging.of(account);
    let alone = known.alone.lock().await;
    judge_batches(shared, client, account).await;
    drop(alone);
    drop(known);
    shared.judging.forget(account);
}

async fn judge_batches(shared: &Shared, client: &Client, account: &str) {
    let people = client.people();
    for _ in 0..BATCHES {
        // At most so many batches are in memory at the same time.
        let Ok(_turn) = shared.judges.turn(client.language).await else { return };
        let Ok(Some(unjudged)) = people.unjudged(account).await else { return };
        let mut solves = Vec::new();
        for game in unjudged.games {
            let name = game.game.item.name.clone();
            let received = game.game.received.unwrap_or(people.now());
            let work = shared.slow.run(client.language, move |limits| {
                let read = arrival(&game.game);
                let Some(Arrival { content: SyncedItem::Game(item), .. }) = &read else {
                    return Ok(None);
                };
                ranked_solve(item, limits).map(|solve| Some((solve?, solved(&game, &read))))
            });
            match work.await {
                Ok(Ok(Some((solve, solved)))) => {
                    // Nobody solves the puzzle of a day that has not begun anywhere.
                    let day =
                        solve.day.filter(|day| day_number(day).is_some_and(|day| has_begun(day, received)));
                    let solve = RankedSolve { day, ..solve };
                    solves.push((name, solve_of(solve, solved.unwrap_or(people.now()))));
                }
                Ok(Ok(None)) => {}
                Ok(Err(_)) | Err(_) => return,
            }
        }
        if people.judge(account, unjudged.change, &solves).await.is_err() || !unjudged.more {
            return;
        }
    }
}

/// Returns when a game was solved, as its record says or else its last change; `None` if neither does. Nothing counts later
/// than it came, however wrong the clock of the device is, so a player who leaves and takes part again finds the same table.
fn solved(game: &UnjudgedGame, read: &Option<Arrival<SyncedItem>>) -> Option<i64> {
    let record = game.record.as_ref().and_then(arrival);
    let at = [&record, read].into_iter().flatten().find_map(|one| match &one.content {
        SyncedItem::Record(record) if record.outcome == GameOutcome::Solved => {
            Some(one.time(i64::try_from(record.at).ok()?))
        }
        SyncedItem::Game(game) => Some(one.time(game.changed()?)),
        _ => None,
    });
    at.or(game.game.received)
}

fn solve_of(solve: RankedSolve, solved: i64) -> Solve {
    let RankedSolve { puzzle, level, day, solve } = solve;
    let ReplayedSolve { seconds, hints, fault } = solve;
    Solve {
        puzzle,
        level: level.map(|level| level.to_string()).unwrap_or_default(),
        day: day.unwrap_or_default(),
        seconds,
        hints,
        solved,
        fault: fault.map(|fault| fault.id().to_owned()).unwrap_or_default(),
    }
}

/// Which table is wanted.
enum Table<'q> {
    Level(LevelJson),
    Day(&'q str, LevelJson),
}

/// Returns the table that a query names.
fn table<'q>(query: &'q RankingQuery, client: &Client) -> Result<Table<'q>, Refusal> {
    let bad = |field: &str, id: &str| {
        let refusal = Refusal::new(StatusCode::BAD_REQUEST, id, client.language, &Args::none());
        Err(refusal.at(Some(field.to_owned())))
    };
    match (query.level, query.day.as_deref()) {
        (Some(level), None) => Ok(Table::Level(level)),
        (level, Some(day)) if day_number(day).is_some_and(|day| has_begun(day, client.people().now())) => {
            Ok(Table::Day(day, level.unwrap_or(LevelJson::Medium)))
        }
        (_, Some(_)) => bad("day", "no-such-day"),
        (None, None) => bad("level", "which-ranking"),
    }
}

/// Whether a day, by its number, has begun somewhere: the first clocks are 14 hours ahead of the universal time.
fn has_begun(day: i64, now: i64) -> bool {
    const FIRST: i64 = 14 * 3_600_000;
    day <= now.saturating_add(FIRST).div_euclid(86_400_000)
}

/// The name of a level in JSON.
fn level_name(level: LevelJson) -> String {
    jade_logic::Level::from(level).to_string()
}

fn rank_by(by: RankByJson) -> RankBy {
    match by {
        RankByJson::Solved => RankBy::Solved,
        RankByJson::Best => RankBy::Best,
        RankByJson::Mean => RankBy::Mean,
        RankByJson::Median => RankBy::Median,
        RankByJson::Handicap => RankBy::Handicap,
    }
}

fn standing_json(row: Standing) -> StandingJson {
    let Standing { place, name, own, solved, best, mean, median, handicap } = row;
    StandingJson { place, name, own, solved, best, mean, median, handicap }
}

/// Returns `None` for a reason that this version does not know.
fn set_aside_json(one: SetAside) -> Option<SetAsideJson> {
    let fault = TimeFault::ALL.into_iter().find(|fault| fault.id() == one.fault)?;
    let SetAside { level, day, seconds, solved, .. } = one;
    Some(SetAsideJson { level, day, seconds, solved, fault })
}
