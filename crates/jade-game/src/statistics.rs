//! [`statistics`]: what records add up to.
//!
//! The page computes the same (`web/statistics/`); `data/statistics.json` holds the cases that both must agree on.

use crate::day_number;
use crate::record::{GameOutcome, GameRecord, HINT_RUNGS, sorted};
use jade_logic::Level;
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The number of games that count for a trend.
const TREND_GAMES: usize = 50;
/// The least number of games with a trend.
const MIN_TREND_GAMES: usize = 5;
/// The number of games that count as lately.
const RECENT_GAMES: usize = 10;
/// The number of days from one to the next of a streak: one may be missed between them.
const STREAK_GAP: i64 = 2;

/// What the records add up to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics {
    /// The number of games solved.
    pub solved: u32,
    /// The number of games that the tutor solved for the most part.
    pub shown: u32,
    /// The number of games left before the end.
    pub unfinished: u32,
    /// The playing time of all games, in seconds.
    pub seconds: u64,
    /// The number of games solved without a hint.
    pub without_hints: u32,
    /// The solved games by level, easiest first; levels without one are absent.
    pub levels: Vec<LevelStatistics>,
    /// The techniques that came up, most often first.
    pub techniques: Vec<TechniqueStatistics>,
    /// The days on which a game was solved.
    pub days: DayStatistics,
}

/// The solved games of a level. Times count only games in which the player entered every digit. A time of 0 is unknown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelStatistics {
    /// The level.
    #[serde(serialize_with = "level_name")]
    #[cfg_attr(feature = "typescript", ts(type = "LevelJson"))]
    pub level: Level,
    /// The number of games solved.
    pub solved: u32,
    /// The number of these with a time.
    pub timed: u32,
    /// The best time in seconds; absent without a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best: Option<u32>,
    /// The mean time in seconds, rounded; absent without a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub mean: Option<u32>,
    /// The median time in seconds, rounded; absent without a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub median: Option<u32>,
    /// By how many percent the time changes from one game to ten games later, by the last 50 games; negative if the
    /// player becomes faster. Absent with fewer than 5 games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub trend: Option<i32>,
}

/// What the games say about a technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TechniqueStatistics {
    /// The id of the technique.
    pub technique: String,
    /// How often it came up: found, or shown by a hint.
    pub seen: u32,
    /// How often the player found it unaided.
    pub unaided: u32,
    /// How often the player found it with a hint, by the rung at which the hint ended, from the first to the last but
    /// one.
    pub helped: [u32; HINT_RUNGS - 1],
    /// How often the hint had to go to the end.
    pub missed: u32,
    /// The percentage found unaided in the last ten games in which it came up.
    pub lately: u32,
    /// The percentage found unaided in the games before those; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub before: Option<u32>,
}

/// The days on which a game was solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DayStatistics {
    /// The number of days that count: a game was solved on the day, or one of its puzzles was solved later.
    pub days: u32,
    /// The number of these that were made up later.
    pub made_up: u32,
    /// The number of such days in the streak that still runs: one missed day does not break it, two in a row do.
    pub streak: u32,
    /// The number of such days in the longest streak.
    pub longest: u32,
}

fn level_name<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(level)
}

/// Returns what the records add up to. `today` is the player's date, for example `2026-11-22`; with another text there
/// is no current streak.
pub fn statistics(records: &[GameRecord], today: &str) -> Statistics {
    let records = sorted(records.to_vec());
    let count = |outcome| number(records.iter().filter(|one| one.outcome == outcome).count());
    let solved: Vec<&GameRecord> = records.iter().filter(|one| one.outcome == GameOutcome::Solved).collect();
    let mut levels: BTreeMap<Level, Vec<&GameRecord>> = BTreeMap::new();
    for one in &solved {
        if let Some(level) = one.level {
            levels.entry(level).or_default().push(one);
        }
    }
    Statistics {
        solved: number(solved.len()),
        shown: count(GameOutcome::Shown),
        unfinished: count(GameOutcome::Unfinished),
        seconds: records.iter().map(|one| u64::from(one.seconds)).sum(),
        without_hints: number(
            solved.iter().filter(|one| one.told == 0 && one.hints.iter().all(|hints| *hints == 0)).count(),
        ),
        levels: levels.into_iter().map(|(level, games)| level_statistics(level, &games)).collect(),
        techniques: technique_statistics(&records),
        days: day_statistics(&solved, today),
    }
}

/// Returns a number as replies have it.
pub(crate) fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The times that count: of games in which the player entered every digit. A time of 0 is unknown.
fn is_timed(one: &GameRecord) -> bool {
    one.told == 0 && one.prefilled == 0 && one.seconds > 0
}

fn level_statistics(level: Level, games: &[&GameRecord]) -> LevelStatistics {
    let times: Vec<u32> = games.iter().filter(|one| is_timed(one)).map(|one| one.seconds).collect();
    let mut by_size = times.clone();
    by_size.sort_unstable();
    let middle = by_size.len() / 2;
    let median = match (by_size.len() % 2, by_size.get(middle)) {
        (_, None) => None,
        (1, Some(one)) => Some(*one),
        (_, Some(one)) => Some((one + by_size[middle - 1]).div_ceil(2)),
    };
    let sum: u64 = times.iter().copied().map(u64::from).sum();
    let of = times.len() as u64;
    LevelStatistics {
        level,
        solved: number(games.len()),
        timed: number(times.len()),
        best: by_size.first().copied(),
        mean: (of > 0).then(|| ((2 * sum + of) / (2 * of)) as u32),
        median,
        trend: trend(&times),
    }
}

/// Returns by how many percent the time changes over ten games: the median slope between all pairs of the last games,
/// on a logarithmic scale (Theil 1950, Sen 1968), so that a few odd games do not matter.
fn trend(times: &[u32]) -> Option<i32> {
    let last = &times[times.len().saturating_sub(TREND_GAMES)..];
    if last.len() < MIN_TREND_GAMES {
        return None;
    }
    let mut slopes = Vec::new();
    for (place, one) in last.iter().enumerate() {
        for (further, other) in last[place + 1..].iter().enumerate() {
            slopes.push((f64::from(*other).ln() - f64::from(*one).ln()) / (further + 1) as f64);
        }
    }
    slopes.sort_by(f64::total_cmp);
    let middle = slopes.len() / 2;
    let slope =
        if slopes.len() % 2 == 1 { slopes[middle] } else { (slopes[middle - 1] + slopes[middle]) / 2.0 };
    Some(((100.0 * ((10.0 * slope).exp() - 1.0)) + 0.5).floor() as i32)
}

/// How often a technique came up in some games.
#[derive(Clone, Copy, Default)]
struct Occurrences {
    unaided: u32,
    hints: [u32; HINT_RUNGS],
}

impl Occurrences {
    fn seen(self) -> u32 {
        self.unaided + self.hints.iter().sum::<u32>()
    }

    fn with(self, other: Occurrences) -> Occurrences {
        let mut hints = self.hints;
        hints.iter_mut().zip(other.hints).for_each(|(one, more)| *one += more);
        Occurrences { unaided: self.unaided + other.unaided, hints }
    }

    /// The percentage found unaided; `None` if it did not come up.
    fn share(self) -> Option<u32> {
        let seen = self.seen();
        (seen > 0).then(|| (200 * self.unaided + seen) / (2 * seen))
    }
}

fn technique_statistics(records: &[GameRecord]) -> Vec<TechniqueStatistics> {
    let mut by_id: BTreeMap<&str, Vec<Occurrences>> = BTreeMap::new();
    for record in records {
        for (id, one) in record.techniques.iter().flatten() {
            // What a hint showed was not found unaided.
            let shown: u32 = one.hints.iter().sum();
            let came = Occurrences { unaided: one.own.saturating_sub(shown), hints: one.hints };
            if came.seen() > 0 {
                by_id.entry(id).or_default().push(came);
            }
        }
    }
    let mut list: Vec<TechniqueStatistics> = by_id
        .into_iter()
        .map(|(technique, games)| {
            let (before, lately) = games.split_at(games.len().saturating_sub(RECENT_GAMES));
            let sum =
                |games: &[Occurrences]| games.iter().fold(Occurrences::default(), |sum, one| sum.with(*one));
            let all = sum(&games);
            let [first, second, third, fourth, missed] = all.hints;
            TechniqueStatistics {
                technique: technique.to_owned(),
                seen: all.seen(),
                unaided: all.unaided,
                helped: [first, second, third, fourth],
                missed,
                lately: sum(lately).share().unwrap_or(0),
                before: sum(before).share(),
            }
        })
        .collect();
    list.sort_by(|one, other| {
        (Reverse(one.seen), &one.technique).cmp(&(Reverse(other.seen), &other.technique))
    });
    list
}

fn day_statistics(solved: &[&GameRecord], today: &str) -> DayStatistics {
    let on: BTreeSet<i64> = solved.iter().filter_map(|one| day_number(&one.date)).collect();
    // Solving a puzzle of a missed day makes up for it.
    let later: BTreeSet<i64> = solved.iter().filter_map(|one| day_number(one.day.as_deref()?)).collect();
    let made_up = later.difference(&on).count();
    let all: Vec<i64> = on.union(&later).copied().collect();
    let runs: Vec<&[i64]> = all.chunk_by(|one, next| next - one <= STREAK_GAP).collect();
    let now = day_number(today);
    let streak = runs.iter().filter(|run| {
        // Today is not missed before it is over.
        let last = run.last().copied();
        now.is_some_and(|now| {
            run.first().is_some_and(|first| *first <= now) && last >= Some(now - STREAK_GAP)
        })
    });
    let streak = streak.map(|run| run.iter().filter(|day| Some(**day) <= now).count()).max();
    DayStatistics {
        days: number(all.len()),
        made_up: number(made_up),
        streak: number(streak.unwrap_or(0)),
        longest: number(runs.iter().map(|run| run.len()).max().unwrap_or(0)),
    }
}
