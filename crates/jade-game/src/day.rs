//! Times and days: their range, their numbers, and the puzzles of each day.

use jade_collection::Origin;
use jade_generate::{Difficulty, FoundPuzzle, Wish};
use jade_grid::Geometry;
use jade_logic::Level;
use jade_tutor::{Cancelled, Limits, MakeEvent, Maker, PuzzleOrder};
use std::time::Duration;

/// The last moment of JavaScript's dates, in milliseconds since 1970.
pub(crate) const MAX_TIME_MS: i64 = 8_640_000_000_000_000;

/// Returns the number of a day since 1970, for example 1 for `1970-01-02`. `None` if it is not a
/// day from 1970 to 9999.
///
/// ```
/// assert_eq!(jade_game::day_number("1970-01-02"), Some(1));
/// assert_eq!(jade_game::day_number("2026-02-30"), None);
/// ```
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

/// Returns the levels of the three puzzles of a day, easiest first. The week begins gently: the first one of a Monday
/// is very easy. `None` if there is no such day.
///
/// ```
/// use jade_logic::Level;
/// assert_eq!(jade_game::levels_of_day("2026-11-22"), Some([Level::Easy, Level::Medium, Level::Hard]));
/// assert_eq!(jade_game::levels_of_day("2026-11-23"), Some([Level::VeryEasy, Level::Medium, Level::Hard]));
/// ```
pub fn levels_of_day(day: &str) -> Option<[Level; 3]> {
    // The first of January 1970 was a Thursday.
    let is_monday = day_number(day)?.rem_euclid(7) == 4;
    Some([if is_monday { Level::VeryEasy } else { Level::Easy }, Level::Medium, Level::Hard])
}

/// Returns the puzzle of a day, for example `2026-11-22`, of one of its [levels](levels_of_day): the same for
/// everybody. `None` if there is no such day, or none of this level.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn puzzle_of_day(day: &str, level: Level, limits: &Limits<'_>) -> Result<Option<FoundPuzzle>, Cancelled> {
    if !levels_of_day(day).is_some_and(|levels| levels.contains(&level)) {
        return Ok(None);
    }
    let Some(seed) = day_number(day).and_then(|number| u64::try_from(number).ok()) else { return Ok(None) };
    let Some(board) = Geometry::standard(9) else { return Ok(None) };
    let wish = Wish { difficulty: Difficulty::Level(level), ..Wish::new(board) };
    let order =
        PuzzleOrder { origin: Origin::Collection, ..PuzzleOrder::new(wish.with_its_techniques(&[]), seed) };
    let Ok(maker) = Maker::new(order) else { return Ok(None) };
    first(maker, limits)
}

/// The variants of the days, as [`jade_generate::Wish::with_rules`] reads their rules: one after the other. Boards with any of them
/// are made in a moment, also in a browser.
const VARIANTS: [&str; 7] =
    ["killer", "x", "jigsaw", "windows", "anti-knight", "disjoint-groups", "anti-king"];

/// Returns the rules of the variant of a day: one of seven, in turn. `None` if there is no such day.
///
/// ```
/// assert_eq!(jade_game::rules_of_day("2026-11-22"), Some("windows"));
/// assert_eq!(jade_game::rules_of_day("2026-11-31"), None);
/// ```
pub fn rules_of_day(day: &str) -> Option<&'static str> {
    let number = day_number(day)?.rem_euclid(VARIANTS.len() as i64);
    VARIANTS.get(usize::try_from(number).ok()?).copied()
}

/// Returns the variant of a day, for example `2026-11-22`: a puzzle of medium level with [its rules](rules_of_day), the same for
/// everybody. `None` if there is no such day.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn variant_of_day(day: &str, limits: &Limits<'_>) -> Result<Option<FoundPuzzle>, Cancelled> {
    let Some(rules) = rules_of_day(day) else { return Ok(None) };
    let Some(seed) = day_number(day).and_then(|number| u64::try_from(number).ok()) else { return Ok(None) };
    let wish = Geometry::standard(9).and_then(|board| Wish::with_rules(board, rules, seed).ok());
    let Some(wish) = wish else { return Ok(None) };
    let wish = Wish { difficulty: Difficulty::Level(Level::Medium), ..wish };
    let Ok(maker) = Maker::new(PuzzleOrder::new(wish.with_its_techniques(&[]), seed)) else {
        return Ok(None);
    };
    first(maker, limits)
}

/// Returns the puzzle that is made first.
fn first(maker: Maker, limits: &Limits<'_>) -> Result<Option<FoundPuzzle>, Cancelled> {
    let mut made = None;
    maker.run(limits, &|| Duration::ZERO, &mut |event| {
        if let MakeEvent::Puzzle(found) = event {
            made = Some(found.clone());
        }
    });
    limits.check()?;
    Ok(made)
}
