//! What a pupil's progress says about learning: the gain from before a station to after it and to a week later, the
//! boards to mastery, and the help that each board took.
//!
//! The page exports the progress (`web/learn/progress.js`) and computes the same (`web/learn/growth.js`);
//! `data/learning.json` holds the cases that both must agree on.

use crate::contract::{LearningReply, TechniqueLearning, VERSION};
use jade_lessons::course;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The version of the progress.
const PROGRESS_VERSION: u64 = 1;
/// A technique is mastered after it was found alone this many times.
const MASTERY: usize = 3;
/// The number of rungs of help in practice.
const RUNGS: i64 = 2;
/// The number of boards in the log. Only the last ones count.
const MOST_BOARDS: usize = 4000;
/// The largest number of wrong answers that makes sense.
const MOST_WRONG: i64 = 1_000_000;
/// The longest time of a board, in seconds.
const LONGEST: i64 = 1800;
/// The number of boards of the pool of a technique.
const POOL: i64 = 6;
/// The last moment of JavaScript's dates, in milliseconds since 1970.
const LAST_MOMENT: i64 = 8_640_000_000_000_000;
/// Where a board of the log was done.
const SOURCES: [&str; 3] = ["drill", "mixed", "game"];

/// Returns what a file of progress says about learning: the page's own export, or a file of everything that the page
/// stores. Entries that make no sense are left out, as the page does. `None` if the text is no such file.
///
/// ```
/// let file = r#"{ "version": 1, "techniques": {}, "tests": { "x-wing": { "turn": 0,
///     "before": { "at": 0, "right": 0, "of": 2 }, "after": { "at": 9, "right": 2, "of": 2 } } } }"#;
/// let reply = jade_contract::learning(file).unwrap();
/// assert_eq!(reply.techniques[0].gain, Some(1.0));
/// assert_eq!(jade_contract::learning("[]"), None);
/// ```
pub fn learning(text: &str) -> Option<LearningReply> {
    let file: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    let progress = if file["progress"].is_object() { &file["progress"] } else { &file };
    if progress["version"].as_u64() != Some(PROGRESS_VERSION) {
        return None;
    }
    let practised = progress["techniques"].as_object()?;
    let (none, empty) = (Vec::new(), Map::new());
    let log = progress["log"].as_array().unwrap_or(&none);
    let log: Vec<Board<'_>> = log.iter().filter_map(Board::read).collect();
    let log = &log[log.len().saturating_sub(MOST_BOARDS)..];
    let tests = progress["tests"].as_object().unwrap_or(&empty);
    let tests: BTreeMap<&str, Tests> =
        tests.iter().filter_map(|(id, one)| Some((id.as_str(), Tests::read(one)?))).collect();
    let ids: BTreeSet<&str> = practised.keys().map(String::as_str).chain(tests.keys().copied()).collect();
    let place = |id: &str| course().iter().flat_map(|chapter| &chapter.lessons).position(|one| *one == id);
    let mut ids: Vec<&str> = ids.into_iter().filter(|id| is_id(id)).collect();
    ids.sort_by_key(|id| place(id).unwrap_or(usize::MAX));
    let techniques = ids.into_iter().map(|id| {
        let boards: Vec<&Board<'_>> = log.iter().filter(|board| board.id == id).collect();
        let tests = tests.get(id).copied().unwrap_or_default();
        learnt(id, &boards, tests)
    });
    Some(LearningReply {
        version: VERSION,
        rating: progress["rating"]["rating"].as_f64().filter(|rating| (-2000.0..=6000.0).contains(rating)),
        techniques: techniques.collect(),
    })
}

fn learnt(id: &str, boards: &[&Board<'_>], tests: Tests) -> TechniqueLearning {
    let count = |of: &dyn Fn(i64) -> bool| number(boards.iter().filter(|board| of(board.help)).count());
    let timed = boards.iter().filter(|board| board.help >= 0).filter_map(|board| board.seconds);
    let alone = boards.iter().enumerate().filter(|(_, board)| board.help == 0);
    let less = |one: Option<f64>, other: Option<f64>| Some(one? - other?);
    let hints: i64 = boards.iter().map(|board| board.help.max(0)).sum();
    TechniqueLearning {
        id: id.to_owned(),
        boards: number(boards.len()),
        unaided: count(&|help| help == 0),
        helped: count(&|help| help > 0),
        missed: count(&|help| help < 0),
        seconds: median(timed.collect()),
        before: tests.before,
        after: tests.after,
        later: tests.later,
        gain: less(tests.after, tests.before),
        kept: less(tests.later, tests.after),
        to_mastery: alone.map(|(index, _)| number(index + 1)).nth(MASTERY - 1),
        help: (!boards.is_empty()).then(|| hints as f64 / boards.len() as f64),
    }
}

/// A board of the log.
struct Board<'p> {
    id: &'p str,
    /// The number of rungs asked for; -1 if the pattern was not found.
    help: i64,
    seconds: Option<i64>,
}

impl Board<'_> {
    fn read(entry: &Value) -> Option<Board<'_>> {
        let id = entry["id"].as_str().filter(|id| is_id(id))?;
        let help = within(&entry["help"], -1, RUNGS)?;
        within(&entry["at"], -LAST_MOMENT, LAST_MOMENT)?;
        within(&entry["wrong"], 0, MOST_WRONG)?;
        entry["from"].as_str().filter(|from| SOURCES.contains(from))?;
        let seconds = match entry.get("seconds") {
            Some(seconds) => Some(within(seconds, 0, LONGEST)?),
            None => None,
        };
        Some(Board { id, help, seconds })
    }
}

/// The shares of the small tests that were right.
#[derive(Clone, Copy, Default)]
struct Tests {
    before: Option<f64>,
    after: Option<f64>,
    later: Option<f64>,
}

impl Tests {
    fn read(tests: &Value) -> Option<Tests> {
        within(&tests["turn"], 0, 2)?;
        let share = |phase: &str| {
            let test = &tests[phase];
            within(&test["at"], -LAST_MOMENT, LAST_MOMENT)?;
            let of = within(&test["of"], 1, POOL)?;
            Some(within(&test["right"], 0, of)? as f64 / of as f64)
        };
        Some(Tests { before: share("before"), after: share("after"), later: share("later") })
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

/// Returns a whole number between two others, both included. 2.0 is whole as well.
fn within(value: &Value, least: i64, most: i64) -> Option<i64> {
    let whole = |n: f64| (n.fract() == 0.0 && n.abs() <= LAST_MOMENT as f64).then_some(n as i64);
    let number = value.as_i64().or_else(|| value.as_f64().and_then(whole))?;
    (least..=most).contains(&number).then_some(number)
}

fn median(mut times: Vec<i64>) -> Option<f64> {
    times.sort_unstable();
    let last = times.len().checked_sub(1)?;
    Some((times[last / 2] + times[last.div_ceil(2)]) as f64 / 2.0)
}

/// A log has at most [`MOST_BOARDS`] entries.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
