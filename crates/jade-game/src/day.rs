//! Times and days: their range, their numbers, and the puzzle of each day.

use jade_collection::Origin;
use jade_generate::{Difficulty, Wish};
use jade_grid::{Geometry, Puzzle};
use jade_logic::Level;
use jade_tutor::{Cancelled, Limits, MakeEvent, Maker, PuzzleOrder};
use std::time::Duration;

/// The last moment of JavaScript's dates, in milliseconds since 1970.
pub(crate) const MAX_TIME_MS: i64 = 8_640_000_000_000_000;

/// The levels of the days, from Sunday, as in `web/game/today.js`; a test compares them.
pub const DAY_LEVELS: [Level; 7] =
    [Level::Medium, Level::VeryEasy, Level::Easy, Level::Easy, Level::Medium, Level::Medium, Level::Hard];

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

/// Returns the puzzle of a day, for example `2026-11-22`: the same for everybody. `None` if there is no such day.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn puzzle_of_day(day: &str, limits: &Limits<'_>) -> Result<Option<Puzzle>, Cancelled> {
    let Some(number) = day_number(day) else { return Ok(None) };
    // The first of January 1970 was a Thursday.
    let weekday = usize::try_from((number + 4).rem_euclid(7)).unwrap_or(0);
    let Ok(seed) = u64::try_from(number) else { return Ok(None) };
    let Some(board) = Geometry::standard(9) else { return Ok(None) };
    let wish = Wish { difficulty: Difficulty::Level(DAY_LEVELS[weekday]), ..Wish::new(board) };
    let order =
        PuzzleOrder { origin: Origin::Collection, ..PuzzleOrder::new(wish.with_its_techniques(&[]), seed) };
    let Ok(maker) = Maker::new(order) else { return Ok(None) };
    let mut made = None;
    maker.run(limits, &|| Duration::ZERO, &mut |event| {
        if let MakeEvent::Puzzle(found) = event {
            made = Some(found.puzzle.clone());
        }
    });
    limits.check()?;
    Ok(made)
}
