//! What devices store together: every rule is a join, so devices agree however they meet, and lose nothing.

use jade_game::{MAX_LOG_EVENTS, MAX_LOG_SAVES, Stamp, SyncClocks, SyncedItem, merge_synced};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const NOW: i64 = 1_795_400_000_000;
const DAY: i64 = 86_400_000;
const CLOCKS: SyncClocks = SyncClocks { server: NOW, device: NOW };
const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn merged(kind: &str, stored: Option<&str>, version: &str) -> String {
    merge_synced(kind, name(kind), stored, version, CLOCKS).unwrap().text
}

/// All versions of a test are of one thing.
fn name(kind: &str) -> &'static str {
    match kind {
        "record" | "game" => "game-1",
        "practice" => "x-wing",
        "setting" => "theme",
        _ => "mine",
    }
}

fn record(outcome: &str, seconds: u32, at: i64, mistakes: u32) -> Value {
    json!({
        "version": 2, "id": "game-1", "boxRows": 3, "boxColumns": 3, "puzzle": PUZZLE, "givens": 30,
        "prefilled": 0, "outcome": outcome, "profile": "full", "playedOn": "page", "seconds": seconds,
        "pauses": 0, "mistakes": mistakes, "hints": [0, 0, 0, 0, 0], "told": 0, "at": at, "date": "2026-11-22",
    })
}

/// Times and values are few, so that they often collide.
fn version(kind: &'static str) -> BoxedStrategy<String> {
    let at = 0_i64..4;
    let value = match kind {
        "record" => {
            let outcome = prop_oneof![Just("unfinished"), Just("shown"), Just("solved")];
            (outcome, 0_u32..3, at, 0_u32..3)
                .prop_map(|(outcome, seconds, at, mistakes)| record(outcome, seconds, at, mistakes))
                .boxed()
        }
        "game" => {
            let log = prop::collection::vec((0_u8..3).prop_map(|cell| json!({ "cell": cell })), 0..4);
            (prop::collection::vec(log, 1..3), 0_u8..2, at.clone(), at, counts())
                .prop_map(|(branches, start, created, changed, counts)| {
                    let mut game = json!({ "start": { "givens": start }, "branches": branches });
                    for (field, value) in
                        [("created", json!(created)), ("changed", json!(changed)), ("counts", counts)]
                    {
                        // Each may be absent.
                        if value != json!(0) {
                            game[field] = value;
                        }
                    }
                    game
                })
                .boxed()
        }
        "practice" => (prop::collection::vec((at.clone(), 0_u8..3), 0..5), at, 0_u8..2, counts())
            .prop_map(|(all, base, card, counts)| {
                let entries: Vec<Value> =
                    all.into_iter().map(|(at, help)| json!({ "at": at, "help": help })).collect();
                match base {
                    0 => json!({ "log": entries }),
                    at => json!({ "log": entries, "base": { "at": at, "card": card, "counts": counts } }),
                }
            })
            .boxed(),
        "setting" => (at, 0_u8..2, 0_u8..3)
            .prop_map(|(at, count, value)| match count {
                0 => json!({ "at": at, "value": value }),
                count => json!({ "at": at, "count": count, "value": value }),
            })
            .boxed(),
        _ => {
            let entry = (0_i64..4, 0_u8..2, any::<bool>())
                .prop_map(|(at, count, gone)| json!({ "at": at, "count": count, "gone": gone }));
            let puzzles = prop::collection::btree_map("[a-c]", entry, 0..4);
            (at, 0_u8..2, puzzles)
                .prop_map(|(at, title, puzzles)| {
                    json!({ "title": { "at": at, "value": title }, "puzzles": puzzles })
                })
                .boxed()
        }
    };
    // One form, as a device would get it back.
    value.prop_map(move |value| merged(kind, None, &value.to_string())).boxed()
}

/// A tree of numbers.
fn counts() -> impl Strategy<Value = Value> {
    let number = (0_u8..3).prop_map(Value::from);
    prop_oneof![
        number.clone(),
        prop::collection::vec(number.clone(), 0..3).prop_map(Value::from),
        prop::collection::btree_map("[a-b]", number, 0..3).prop_map(|all| json!(all)),
    ]
}

fn kind_and_versions(count: usize) -> impl Strategy<Value = (&'static str, Vec<String>)> {
    prop::sample::select(&SyncedItem::KINDS[..])
        .prop_flat_map(move |kind| (Just(kind), prop::collection::vec(version(kind), count)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn order_and_repetition_do_not_matter((kind, versions) in kind_and_versions(3)) {
        let join = |one: &str, other: &str| merged(kind, Some(one), other);
        let [a, b, c] = &versions[..] else { unreachable!() };
        prop_assert_eq!(join(a, a), a.clone());
        prop_assert_eq!(join(a, b), join(b, a));
        prop_assert_eq!(join(&join(a, b), c), join(a, &join(b, c)));
        prop_assert_eq!(join(&join(a, b), b), join(a, b));
    }

    /// Three devices change things offline and meet a server in any order. In the end all have the same, the join of
    /// everything that was ever written.
    #[test]
    fn devices_agree_after_they_have_met(
        (kind, versions) in kind_and_versions(8),
        steps in prop::collection::vec((0_usize..3, any::<bool>()), 8..30),
    ) {
        let join = |stored: Option<String>, version: &str| Some(merged(kind, stored.as_deref(), version));
        let mut server: Option<String> = None;
        let mut devices: [Option<String>; 3] = [const { None }; 3];
        let mut written = Vec::new();
        let mut left = versions.into_iter();
        for (device, meets) in steps {
            let own = &mut devices[device];
            if meets {
                if let Some(version) = own.take() {
                    server = join(server, &version);
                }
                own.clone_from(&server);
            } else if let Some(version) = left.next() {
                *own = join(own.take(), &version);
                written.push(version);
            }
        }
        for _ in 0..2 {
            for own in &mut devices {
                if let Some(version) = own.take() {
                    server = join(server, &version);
                }
                own.clone_from(&server);
            }
        }
        let expected: Option<String> = written.iter().fold(None, |all, version| join(all, version));
        for own in devices {
            prop_assert_eq!(&own, &expected);
        }
    }

    /// Whatever a device sends, the answer is a fault or a version.
    #[test]
    fn anything_may_be_sent(kind in prop::sample::select(&SyncedItem::KINDS[..]), text in "\\PC{0,60}", at in any::<i64>()) {
        drop(merge_synced(kind, "a", None, &text, CLOCKS));
        let value = json!({ "at": at, "value": text, "log": [{ "at": at }], "start": {}, "branches": [[]],
                            "base": { "at": at, "counts": [at] }, "counts": { "a": at }, "changed": at,
                            "title": { "at": at }, "puzzles": { text.clone(): { "at": at, "gone": true } } });
        drop(merge_synced(kind, "a", Some(&text), &value.to_string(), CLOCKS));
    }
}

/// A game that went on on two devices keeps both ends; the longer of two that agree stays.
#[test]
fn no_move_is_lost() {
    let log = |cells: &[u8]| -> Value { cells.iter().map(|cell| json!({ "cell": cell })).collect() };
    let game = |branches: &[Value]| json!({ "start": {}, "branches": branches }).to_string();
    let common = game(&[log(&[1, 2])]);
    let (phone, laptop) = (game(&[log(&[1, 2, 3])]), game(&[log(&[1, 2, 4, 5])]));
    assert_eq!(merged("game", Some(&common), &phone), merged("game", None, &phone));
    let both = merged("game", Some(&phone), &laptop);
    assert_eq!(both, merged("game", None, &game(&[log(&[1, 2, 4, 5]), log(&[1, 2, 3])])));
}

/// The times and counts of a game played on two devices are those of the longer play.
#[test]
fn a_game_goes_on_with_what_is_known_of_it() {
    let game = |created: i64, changed: i64, counts: Value| {
        json!({ "start": {}, "branches": [[]], "created": created, "changed": changed, "counts": counts })
            .to_string()
    };
    let laptop = game(5, 9, json!({ "seconds": 40, "hints": [1, 0], "by": { "x-wing": [2] } }));
    let phone = game(6, 12, json!({ "seconds": 30, "hints": [0, 3, 1], "by": { "pair": [1] } }));
    let both =
        game(5, 12, json!({ "seconds": 40, "hints": [1, 3, 1], "by": { "x-wing": [2], "pair": [1] } }));
    assert_eq!(merged("game", Some(&laptop), &phone), merged("game", None, &both));
}

/// The first result of a test stays, whenever another one arrives.
#[test]
fn what_is_set_for_good_is_never_set_again() {
    let set = |at: i64, value: u8| json!({ "at": at, "value": value }).to_string();
    let join = |one: &str, other: &str| {
        merge_synced("setting", "first:test:x-wing", Some(one), other, CLOCKS).unwrap().text
    };
    assert_eq!(join(&set(5, 1), &set(7, 2)), set(5, 1));
    assert_eq!(join(&set(7, 2), &set(5, 1)), set(5, 1));
    assert_eq!(join(&set(5, 1), &set(5, 2)), join(&set(5, 2), &set(5, 1)));
}

/// Boards practised on two devices count on both.
#[test]
fn no_board_is_lost_or_counted_twice() {
    let log = |times: &[i64]| {
        let entries: Vec<Value> = times.iter().map(|at| json!({ "at": at, "id": "x-wing" })).collect();
        json!({ "log": entries }).to_string()
    };
    let both = merged("practice", Some(&log(&[1, 2, 3])), &log(&[2, 3, 7]));
    assert_eq!(both, merged("practice", None, &log(&[1, 2, 3, 7])));
}

/// The clock of a device is three days ahead: what was done with it is stored, and what is set later elsewhere is later.
#[test]
fn a_clock_that_is_ahead_loses_nothing() {
    let wrong = SyncClocks { server: NOW, device: NOW + 3 * DAY };
    let merged = |kind, stored: Option<&str>, version: Value, clocks| {
        merge_synced(kind, name(kind), stored, &version.to_string(), clocks).unwrap().text
    };
    let at = NOW + 3 * DAY - 5_000;
    let set = |at: i64, value: u8| json!({ "at": at, "value": value });
    let theirs = merged("setting", None, set(at, 1), wrong);
    assert_eq!(theirs, set(NOW - 5_000, 1).to_string());
    assert_eq!(merged("setting", Some(&theirs), set(at, 1), wrong), theirs, "sent twice");
    let later = set(NOW - 4_000, 2);
    assert_eq!(merged("setting", Some(&theirs), later.clone(), CLOCKS), later.to_string());
    assert_eq!(merged("setting", Some(&later.to_string()), set(at, 1), wrong), later.to_string());
    // A device that does not say what its clock shows cannot set anything in the future.
    assert_eq!(merged("setting", None, set(at, 1), CLOCKS), set(NOW, 1).to_string());
    // The clock of the server was set back by three days: what comes is later than what is stored, but not further ahead.
    let back = SyncClocks { server: NOW - 3 * DAY, device: NOW };
    let next = json!({ "at": NOW, "count": 1, "value": 2 });
    for at in [NOW + 1, NOW + 100 * DAY] {
        assert_eq!(merged("setting", Some(&set(NOW, 1).to_string()), set(at, 2), back), next.to_string());
    }
    assert_eq!(merged("setting", Some(&set(NOW, 1).to_string()), next.clone(), back), next.to_string());
    let old = SyncClocks { server: 1_000, device: 5 * DAY };
    assert_eq!(merged("setting", None, set(2 * DAY, 1), old), set(0, 1).to_string(), "never before 1970");

    // Boards remain as they are: with another time they would be other boards.
    for clocks in [wrong, CLOCKS] {
        let log =
            json!({ "base": { "at": at, "card": null, "counts": {} }, "log": [{ "at": at, "help": 0 }] });
        assert_eq!(merged("practice", None, log.clone(), clocks), log.to_string());
        let game = json!({ "branches": [[]], "changed": at, "created": at, "start": {} });
        assert_eq!(merged("game", None, game.clone(), clocks), game.to_string());
    }
    let mine = json!({ "title": set(at, 1), "puzzles": { "a": { "at": at, "gone": false } } });
    let stored =
        json!({ "title": set(NOW - 5_000, 1), "puzzles": { "a": { "at": NOW - 5_000, "gone": false } } });
    assert_eq!(merged("collection", None, mine, wrong), merged("collection", None, stored, CLOCKS));
}

#[test]
fn what_is_not_of_its_kind_is_refused_with_the_place() {
    let wrong_record = |change: &dyn Fn(&mut BTreeMap<String, Value>)| {
        let mut fields: BTreeMap<String, Value> = serde_json::from_value(record("solved", 1, 1, 0)).unwrap();
        change(&mut fields);
        json!(fields)
    };
    let never = 8_640_000_000_000_001_i64;
    for (kind, version, fault) in [
        ("setting", json!({ "value": 1 }), "at"),
        ("setting", json!({ "at": never, "value": 1 }), "at"),
        ("setting", json!({ "at": -1, "value": 1 }), "at"),
        ("setting", json!({ "at": 1, "count": Stamp::MAX_COUNT + 1, "value": 1 }), "count"),
        ("setting", json!({ "at": 1, "count": -1, "value": 1 }), "count"),
        ("collection", json!({ "puzzles": {}, "title": { "at": 1, "count": "a" } }), "title"),
        ("setting", json!([]), "at"),
        ("practice", json!({}), "log"),
        ("practice", json!({ "log": [{ "at": never }] }), "at"),
        ("game", json!({ "branches": [[]] }), "start"),
        ("game", json!({ "start": {}, "branches": [] }), "branches"),
        ("game", json!({ "start": {}, "branches": [[1]] }), "branches"),
        ("game", json!({ "start": {}, "branches": [[]], "changed": never }), "changed"),
        ("game", json!({ "start": {}, "branches": [[]], "created": "now" }), "created"),
        ("game", json!({ "start": {}, "branches": [[]], "counts": { "a": -1 } }), "counts"),
        ("game", json!({ "start": {}, "branches": [[]], "counts": [[[[[1]]]]] }), "counts"),
        ("practice", json!({ "log": [], "base": { "counts": {} } }), "base"),
        ("practice", json!({ "log": [], "base": { "at": 1 } }), "counts"),
        ("collection", json!({ "puzzles": {} }), "title"),
        ("collection", json!({ "title": { "at": 1 }, "puzzles": { "a": { "at": 1 } } }), "gone"),
        ("record", wrong_record(&|fields| drop(fields.insert("id".into(), json!("other")))), "id"),
        ("record", wrong_record(&|fields| drop(fields.insert("date".into(), json!("today")))), "date"),
        ("record", wrong_record(&|fields| drop(fields.remove("puzzle"))), "not a record of a game"),
        ("letter", json!({}), "there is no such kind"),
    ] {
        let refused = merge_synced(kind, name(kind), None, &version.to_string(), CLOCKS).unwrap_err();
        assert_eq!(refused.fault, fault, "{kind} {version}");
    }
    assert!(merge_synced("setting", "theme", None, "{", CLOCKS).is_err());
    // A damaged store does not keep a device from storing.
    let good = json!({ "at": 1, "value": 1 }).to_string();
    assert_eq!(merged("setting", Some("damaged"), &good), good);
}

/// A game is refused if it has more events or save points than anybody makes. What is stored already stays.
#[test]
fn a_log_has_a_greatest_length() {
    let log = |kind: &str, count: usize| -> Value {
        let events: Value = (0..count).map(|number| json!({ "type": kind, "t": number })).collect();
        json!({ "start": {}, "branches": [events] })
    };
    let read = |game: &Value| merge_synced("game", "game-1", None, &game.to_string(), CLOCKS);
    for (kind, most) in [("undo", MAX_LOG_EVENTS), ("save", MAX_LOG_SAVES)] {
        assert!(read(&log(kind, most)).is_ok(), "{kind}");
        assert_eq!(read(&log(kind, most + 1)).unwrap_err().fault, "branches", "{kind}");
        let stored = log(kind, most + 1).to_string();
        let merged = merged("game", Some(&stored), &log(kind, 1).to_string());
        assert_eq!(serde_json::from_str::<Value>(&merged).unwrap(), log(kind, most + 1), "{kind}");
    }
}

/// A device that is wrong or hostile cannot take the clock of a setting further ahead than a day, however often it tries.
#[test]
fn no_stamp_runs_away() {
    let mut stored: Option<String> = None;
    for round in 1..200_i64 {
        let clocks = SyncClocks { server: NOW + round, device: NOW + round * 300 * DAY };
        for at in [NOW + round * DAY, NOW + 36_500 * DAY, 8_640_000_000_000_000] {
            let version = json!({ "at": at, "count": Stamp::MAX_COUNT, "value": round }).to_string();
            stored =
                Some(merge_synced("setting", "theme", stored.as_deref(), &version, clocks).unwrap().text);
        }
        let now: Value = serde_json::from_str(stored.as_deref().unwrap()).unwrap();
        assert!(now["at"].as_i64().unwrap() <= NOW + round + DAY, "{now}");
    }
    // Everybody who has seen it can still set the value.
    let seen: Value = serde_json::from_str(stored.as_deref().unwrap()).unwrap();
    let count = seen["count"].as_u64().unwrap_or(0).try_into().unwrap();
    let Stamp { at, count } = Stamp { at: seen["at"].as_i64().unwrap(), count }.next(NOW);
    let mine = json!({ "at": at, "count": count, "value": "mine" }).to_string();
    let merged = merged("setting", stored.as_deref(), &mine);
    assert_eq!(serde_json::from_str::<Value>(&merged).unwrap()["value"], "mine");
}

proptest! {
    /// What a device stamps after it has seen something is later, whatever its clock shows; and no clock gets ahead of all
    /// clocks that took part, but for counts that were full.
    #[test]
    fn what_was_seen_is_earlier(
        at in 0_i64..100, count in prop_oneof![0..3_u32, Stamp::MAX_COUNT - 2..=Stamp::MAX_COUNT],
        clocks in prop::collection::vec(-100_i64..200, 1..40),
    ) {
        let mut seen = Stamp { at, count };
        let (first, latest) = (seen, clocks.iter().copied().max().unwrap().max(at));
        for now in clocks {
            let next = seen.next(now);
            prop_assert!(seen < next && next.at >= now && next.count <= Stamp::MAX_COUNT);
            // Only counts that overflow go beyond what was shown.
            prop_assert!(next.at <= latest + i64::from(first.count > 3));
            seen = next;
        }
    }
}

#[derive(serde::Deserialize)]
struct Next {
    name: String,
    seen: SentStamp,
    now: i64,
    next: SentStamp,
}

#[derive(serde::Deserialize)]
struct SentStamp {
    at: i64,
    #[serde(default)]
    count: u32,
}

#[test]
fn shared_stamps() {
    let all: Vec<Next> = serde_json::from_str(include_str!("../../../../data/stamps.json")).unwrap();
    let stamp = |SentStamp { at, count }| Stamp { at, count };
    for Next { name, seen, now, next } in all {
        assert_eq!(stamp(seen).next(now), stamp(next), "{name}");
    }
}

#[derive(serde::Deserialize)]
struct Vector {
    name: String,
    kind: String,
    item: String,
    versions: [Value; 2],
    merged: Value,
}

#[test]
fn shared_vectors() {
    let vectors: Vec<Vector> = serde_json::from_str(include_str!("../../../../data/sync.json")).unwrap();
    for kind in SyncedItem::KINDS {
        assert!(vectors.iter().any(|vector| vector.kind == kind), "{kind}");
    }
    for Vector { name, kind, item, versions: [one, other], merged } in vectors {
        let join = |one: &Value, other: &Value| -> Value {
            let joined =
                merge_synced(&kind, &item, Some(&one.to_string()), &other.to_string(), CLOCKS).unwrap().text;
            serde_json::from_str(&joined).unwrap()
        };
        assert_eq!(join(&one, &other), merged, "{name}");
        assert_eq!(join(&other, &one), merged, "{name}, the other way round");
    }
}
