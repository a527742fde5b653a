//! [`learning`]: what a pupil's progress says about learning, that is, the gain from before a station to after it and to a
//! week later, the boards to mastery, and the help that each board took.
//!
//! The page exports the progress (`web/progress/progress.js`) and computes the same (`web/learn/growth.js`);
//! `data/learning.json` holds the cases that both must agree on.

use crate::day::MAX_TIME_MS;
use crate::statistics::number;
use jade_lessons::course;
use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The version of the progress.
const PROGRESS_VERSION: u64 = 1;
/// A technique is mastered after it was found alone this many times.
const MASTERY_BOARDS: usize = 3;
/// The number of rungs of help in practice.
const PRACTICE_RUNGS: i64 = 2;
/// The number of boards in the log. Only the last ones count.
const MAX_BOARDS: usize = 4000;
/// The largest number of wrong answers that makes sense.
const MAX_WRONG: i64 = 1_000_000;
/// The longest time of a board, in seconds.
const MAX_SECONDS: i64 = 1800;
/// The number of boards of the pool of a technique.
const POOL_BOARDS: i64 = 6;

/// What the progress of a pupil says about learning, technique by technique.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Learning {
    /// The pupil's rating (Glicko-2, for example 1540); `null` before the first board.
    pub rating: Option<f64>,
    /// The techniques that were practised or tested, in the order of the course.
    pub techniques: Vec<TechniqueLearning>,
}

/// What is known about one technique.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TechniqueLearning {
    /// The id of the technique, such as `x-wing`.
    pub id: String,
    /// The number of boards in the log of practice.
    pub boards: u32,
    /// How many of them were found without help.
    pub unaided: u32,
    /// How many were found with help.
    pub helped: u32,
    /// How many were given up.
    pub missed: u32,
    /// The median time of the boards that were found, in seconds; `null` if none was timed.
    pub seconds: Option<f64>,
    /// The share of the test before the station that was right, from 0 to 1; `null` if it was not taken.
    pub before: Option<f64>,
    /// The same for the test after the station.
    pub after: Option<f64>,
    /// The same for the test a week later.
    pub later: Option<f64>,
    /// `after` less `before`, from -1 to 1; `null` if one of them is missing.
    pub gain: Option<f64>,
    /// `later` less `after`, from -1 to 1; `null` if one of them is missing.
    pub kept: Option<f64>,
    /// After how many boards the pattern had been found alone three times; `null` if it has not been yet.
    pub to_mastery: Option<u32>,
    /// The mean number of hints a board; `null` without a board.
    pub help: Option<f64>,
}

/// Returns what a file of progress says about learning: the page's own export, or a file of everything that the page
/// stores. Entries that make no sense are left out, as the page does. `None` if the text is not such a file.
///
/// ```
/// let file = r#"{ "version": 1, "techniques": {}, "tests": { "x-wing": { "turn": 0,
///     "before": { "at": 0, "right": 0, "of": 2 }, "after": { "at": 9, "right": 2, "of": 2 } } } }"#;
/// let learning = jade_game::learning(file).unwrap();
/// assert_eq!(learning.techniques[0].gain, Some(1.0));
/// assert_eq!(jade_game::learning("[]"), None);
/// ```
pub fn learning(text: &str) -> Option<Learning> {
    let text = text.trim_start_matches('\u{feff}');
    let whole = serde_json::from_str::<Everything>(text).map(|file| file.progress);
    let progress: Progress = whole.or_else(|_| serde_json::from_str(text)).ok()?;
    if progress.version != PROGRESS_VERSION {
        return None;
    }
    let log: Vec<Board> = progress.log.0.into_iter().filter_map(readable).filter(Board::is_sound).collect();
    let log = &log[log.len().saturating_sub(MAX_BOARDS)..];
    let tests = progress.tests.0.into_iter();
    let tests: BTreeMap<String, Tests> =
        tests.filter_map(|(id, one)| Some((id, Tests::read(&readable(one)?)?))).collect();
    let ids: BTreeSet<&str> = progress.techniques.keys().chain(tests.keys()).map(String::as_str).collect();
    let place = |id: &str| course().iter().flat_map(|chapter| &chapter.lessons).position(|one| *one == id);
    let mut ids: Vec<&str> = ids.into_iter().filter(|id| is_id(id)).collect();
    ids.sort_by_key(|id| place(id).unwrap_or(usize::MAX));
    let techniques = ids.into_iter().map(|id| {
        let boards: Vec<&Board> = log.iter().filter(|board| board.id == id).collect();
        let tests = tests.get(id).copied().unwrap_or_default();
        learnt(id, &boards, tests)
    });
    let rating: Option<Rating> = readable(progress.rating);
    Some(Learning {
        rating: rating.map(|one| one.rating).filter(|rating| (-2000.0..=6000.0).contains(rating)),
        techniques: techniques.collect(),
    })
}

/// A file of everything that the page stores.
#[derive(Deserialize)]
struct Everything {
    progress: Progress,
}

/// The progress of a pupil. Each entry is read by itself, so that one that makes no sense does no harm.
#[derive(Deserialize)]
struct Progress {
    version: u64,
    techniques: BTreeMap<String, Value>,
    #[serde(default)]
    log: Lenient<Vec<Value>>,
    #[serde(default)]
    tests: Lenient<BTreeMap<String, Value>>,
    #[serde(default)]
    rating: Value,
}

/// What is read as nothing if it is something else.
#[derive(Default)]
struct Lenient<T>(T);

impl<'de, T: Default + de::DeserializeOwned> Deserialize<'de> for Lenient<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Lenient<T>, D::Error> {
        Ok(Lenient(readable(Value::deserialize(from)?).unwrap_or_default()))
    }
}

fn readable<T: de::DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}

#[derive(Deserialize)]
struct Rating {
    rating: f64,
}

/// A whole number. 2.0 is whole as well.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Whole(i64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Whole, D::Error> {
        let number = serde_json::Number::deserialize(from)?;
        let whole = |n: f64| (n.fract() == 0.0 && n.abs() <= MAX_TIME_MS as f64).then_some(n as i64);
        let number = number.as_i64().or_else(|| number.as_f64().and_then(whole));
        number.map(Whole).ok_or_else(|| de::Error::custom("a whole number is expected"))
    }
}

impl Whole {
    fn is_within(self, least: i64, most: i64) -> bool {
        (least..=most).contains(&self.0)
    }
}

fn learnt(id: &str, boards: &[&Board], tests: Tests) -> TechniqueLearning {
    let count = |of: &dyn Fn(i64) -> bool| number(boards.iter().filter(|board| of(board.help.0)).count());
    let timed = boards
        .iter()
        .filter(|board| board.help.0 >= 0)
        .filter_map(|board| board.seconds.map(|seconds| seconds.0));
    let alone = boards.iter().enumerate().filter(|(_, board)| board.help.0 == 0);
    let less = |one: Option<f64>, other: Option<f64>| Some(one? - other?);
    let hints: i64 = boards.iter().map(|board| board.help.0.max(0)).sum();
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
        to_mastery: alone.map(|(index, _)| number(index + 1)).nth(MASTERY_BOARDS - 1),
        help: (!boards.is_empty()).then(|| hints as f64 / boards.len() as f64),
    }
}

/// A board of the log.
#[derive(Deserialize)]
struct Board {
    id: String,
    /// The number of rungs asked for; -1 if the pattern was not found.
    help: Whole,
    at: Whole,
    wrong: Whole,
    from: Source,
    #[serde(default)]
    seconds: Option<Whole>,
}

/// Where a board of the log was done.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Drill,
    Mixed,
    Game,
}

impl Board {
    fn is_sound(&self) -> bool {
        // Every source counts alike.
        let (Source::Drill | Source::Mixed | Source::Game) = self.from;
        is_id(&self.id)
            && self.help.is_within(-1, PRACTICE_RUNGS)
            && is_moment(self.at)
            && self.wrong.is_within(0, MAX_WRONG)
            && self.seconds.is_none_or(|seconds| seconds.is_within(0, MAX_SECONDS))
    }
}

fn is_moment(at: Whole) -> bool {
    at.is_within(-MAX_TIME_MS, MAX_TIME_MS)
}

/// The small tests of a technique.
#[derive(Deserialize)]
struct TestsData {
    turn: Whole,
    #[serde(default)]
    before: Value,
    #[serde(default)]
    after: Value,
    #[serde(default)]
    later: Value,
}

/// A small test.
#[derive(Deserialize)]
struct TestData {
    at: Whole,
    right: Whole,
    of: Whole,
}

/// The shares of the small tests that were right.
#[derive(Clone, Copy, Default)]
struct Tests {
    before: Option<f64>,
    after: Option<f64>,
    later: Option<f64>,
}

impl Tests {
    fn read(tests: &TestsData) -> Option<Tests> {
        let share = |test: &Value| {
            let TestData { at, right, of } = readable(test.clone())?;
            let is_sound = is_moment(at) && of.is_within(1, POOL_BOARDS) && right.is_within(0, of.0);
            is_sound.then(|| right.0 as f64 / of.0 as f64)
        };
        tests.turn.is_within(0, 2).then(|| Tests {
            before: share(&tests.before),
            after: share(&tests.after),
            later: share(&tests.later),
        })
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

fn median(mut times: Vec<i64>) -> Option<f64> {
    times.sort_unstable();
    let last = times.len().checked_sub(1)?;
    Some((times[last / 2] + times[last.div_ceil(2)]) as f64 / 2.0)
}
