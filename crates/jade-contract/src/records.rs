//! Records of games: which are valid, how two collections merge, and what they add up to.
//!
//! The page computes the same (`web/statistics/`); `data/statistics.json` holds the cases that both must agree on.

use crate::contract::{
    DayStatistics, GameOutcome, GameRecord, HINT_RUNGS, LevelJson, LevelStatistics, RECORD_VERSION,
    StatisticsReply, TechniqueStatistics, VERSION,
};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The number of games that count for a trend.
const TREND_GAMES: usize = 50;
/// The least number of games with a trend.
const LEAST_TREND_GAMES: usize = 5;
/// The number of games that count as lately.
const LATELY: usize = 10;
/// The largest time of a game and the largest count, so that sums stay exact in the browser as well.
const MOST: u32 = 100_000_000;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The name of the field.
    pub field: &'static str,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the record has an invalid `{}`", self.field)
    }
}

impl std::error::Error for RecordFault {}

/// Checks the fields of a record that its types do not check.
///
/// # Errors
/// [`RecordFault`] with the first invalid field.
pub fn check_record(record: &GameRecord) -> Result<(), RecordFault> {
    let id = |text: &str| {
        (1..=64).contains(&text.len())
            && text.bytes().all(|c| c.is_ascii_alphanumeric() || b"-._".contains(&c))
    };
    let cells = u64::from(record.box_rows) * u64::from(record.box_columns);
    let line = |text: &str| (2..=100).contains(&cells) && text.chars().count() as u64 == cells * cells;
    let mut counts = [record.pauses, record.mistakes, record.told, record.seconds].to_vec();
    counts.extend(record.score);
    counts.extend(record.hints);
    for one in record.techniques.iter().flat_map(BTreeMap::values) {
        counts.extend([one.needed, one.own]);
        counts.extend(one.hints);
    }
    let sound = record.openness.is_none_or(|openness| openness.mean.is_finite() && openness.mean >= 0.0);
    let checks = [
        ("version", record.version == RECORD_VERSION),
        ("id", id(&record.id)),
        ("puzzle", line(&record.puzzle)),
        ("canonical", record.canonical.as_deref().is_none_or(line)),
        ("givens", u64::from(record.givens) + u64::from(record.prefilled) <= cells * cells),
        ("hardest", record.hardest.as_deref().is_none_or(id)),
        ("openness", sound),
        ("day", record.day.as_deref().is_none_or(|day| day_number(day).is_some())),
        ("profile", id(&record.profile)),
        ("techniques", record.techniques.iter().flat_map(BTreeMap::keys).all(|key| id(key))),
        ("counts", counts.into_iter().all(|count| count <= MOST)),
        ("at", record.at <= 8_640_000_000_000_000),
        ("date", day_number(&record.date).is_some()),
    ];
    match checks.into_iter().find(|(_, good)| !good) {
        None => Ok(()),
        Some((field, _)) => Err(RecordFault { field }),
    }
}

/// Returns whether `other` replaces `one`, a record of the same game: see [`GameRecord`].
pub fn is_better(other: &GameRecord, one: &GameRecord) -> bool {
    let soon = |record: &GameRecord| match record.outcome {
        GameOutcome::Unfinished => i128::from(record.at),
        GameOutcome::Shown | GameOutcome::Solved => -i128::from(record.at),
    };
    let reviewed = |record: &GameRecord| record.techniques.is_some();
    let key = |record| (soon(record), reviewed(record), record.seconds);
    (other.outcome, key(other), &other.date) > (one.outcome, key(one), &one.date)
}

/// What a merge did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Merged {
    /// The number of games that were new.
    pub added: usize,
    /// The number of games whose record was replaced by a better one.
    pub replaced: usize,
    /// The number of games that were already there.
    pub known: usize,
}

/// Merges records into others by id, and says what that did. The result is sorted by time and id.
pub fn merge_records(ours: Vec<GameRecord>, theirs: Vec<GameRecord>) -> (Vec<GameRecord>, Merged) {
    let mut by_id: BTreeMap<String, GameRecord> = BTreeMap::new();
    let mut done = Merged::default();
    for record in ours {
        if by_id.get(&record.id).is_none_or(|one| is_better(&record, one)) {
            by_id.insert(record.id.clone(), record);
        }
    }
    for record in theirs {
        match by_id.get(&record.id) {
            None => done.added += 1,
            Some(one) if is_better(&record, one) => done.replaced += 1,
            Some(_) => {
                done.known += 1;
                continue;
            }
        }
        by_id.insert(record.id.clone(), record);
    }
    (sorted(by_id.into_values().collect()), done)
}

fn sorted(mut records: Vec<GameRecord>) -> Vec<GameRecord> {
    records.sort_by(|one, other| (one.at, &one.id).cmp(&(other.at, &other.id)));
    records
}

/// Returns what the records add up to. `today` is the player's date, for example `2026-11-22`; with another text there
/// is no current streak.
pub fn statistics(records: &[GameRecord], today: &str) -> StatisticsReply {
    let records = sorted(records.to_vec());
    let count = |outcome| number(records.iter().filter(|one| one.outcome == outcome).count());
    let solved: Vec<&GameRecord> = records.iter().filter(|one| one.outcome == GameOutcome::Solved).collect();
    let mut levels: BTreeMap<LevelJson, Vec<&GameRecord>> = BTreeMap::new();
    for one in &solved {
        if let Some(level) = one.level {
            levels.entry(level).or_default().push(one);
        }
    }
    StatisticsReply {
        version: VERSION,
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

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The times that count: of games in which the player entered every digit. A time of 0 is unknown.
fn is_timed(one: &GameRecord) -> bool {
    one.told == 0 && one.prefilled == 0 && one.seconds > 0
}

fn level_statistics(level: LevelJson, games: &[&GameRecord]) -> LevelStatistics {
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
    if last.len() < LEAST_TREND_GAMES {
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

/// How a technique came up in some games.
#[derive(Clone, Copy, Default)]
struct Came {
    unaided: u32,
    hints: [u32; HINT_RUNGS],
}

impl Came {
    fn seen(self) -> u32 {
        self.unaided + self.hints.iter().sum::<u32>()
    }

    fn with(self, other: Came) -> Came {
        let mut hints = self.hints;
        hints.iter_mut().zip(other.hints).for_each(|(one, more)| *one += more);
        Came { unaided: self.unaided + other.unaided, hints }
    }

    /// The percentage found unaided; `None` if it did not come up.
    fn share(self) -> Option<u32> {
        let seen = self.seen();
        (seen > 0).then(|| (200 * self.unaided + seen) / (2 * seen))
    }
}

fn technique_statistics(records: &[GameRecord]) -> Vec<TechniqueStatistics> {
    let mut by_id: BTreeMap<&str, Vec<Came>> = BTreeMap::new();
    for record in records {
        for (id, one) in record.techniques.iter().flatten() {
            // What a hint showed was not found unaided.
            let shown: u32 = one.hints.iter().sum();
            let came = Came { unaided: one.own.saturating_sub(shown), hints: one.hints };
            if came.seen() > 0 {
                by_id.entry(id).or_default().push(came);
            }
        }
    }
    let mut list: Vec<TechniqueStatistics> = by_id
        .into_iter()
        .map(|(technique, games)| {
            let (before, lately) = games.split_at(games.len().saturating_sub(LATELY));
            let sum = |games: &[Came]| games.iter().fold(Came::default(), |sum, one| sum.with(*one));
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
    // Whoever solves the puzzle of a missed day makes up for it.
    let later: BTreeSet<i64> = solved.iter().filter_map(|one| day_number(one.day.as_deref()?)).collect();
    let made_up = later.difference(&on).count();
    let all: Vec<i64> = on.union(&later).copied().collect();
    let runs: Vec<&[i64]> = all.chunk_by(|one, next| one + 1 == *next).collect();
    let now = day_number(today);
    let streak = runs.iter().filter(|run| {
        // Today is not missed before it is over.
        let last = run.last().copied();
        now.is_some_and(|now| run.first().is_some_and(|first| *first <= now) && last >= Some(now - 1))
    });
    let streak = streak.map(|run| run.iter().filter(|day| Some(**day) <= now).count()).max();
    DayStatistics {
        days: number(all.len()),
        made_up: number(made_up),
        streak: number(streak.unwrap_or(0)),
        longest: number(runs.iter().map(|run| run.len()).max().unwrap_or(0)),
    }
}

/// Returns the number of a day since 1970, for example 1 for `1970-01-02`. `None` if there is no such day from 1970 to
/// 9999.
pub fn day_number(day: &str) -> Option<i64> {
    let bytes = day.as_bytes();
    let digits = |from: usize, to: usize| -> Option<i64> {
        let part = bytes.get(from..to)?;
        part.iter()
            .all(u8::is_ascii_digit)
            .then(|| part.iter().fold(0, |sum, c| 10 * sum + i64::from(c - b'0')))
    };
    if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
        return None;
    }
    let (year, month, date) = (digits(0, 4)?, digits(5, 7)?, digits(8, 10)?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let lengths = [31, if is_leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let length = *lengths.get(usize::try_from(month - 1).ok()?)?;
    if year < 1970 || date < 1 || date > length {
        return None;
    }
    let before: i64 = lengths.iter().take(usize::try_from(month - 1).ok()?).sum();
    let years = year - 1;
    // The days from 0001-01-01 to 1970-01-01 are 719162.
    Some(365 * years + years / 4 - years / 100 + years / 400 - 719_162 + before + date - 1)
}
