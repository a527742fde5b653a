//! [`ErRange`]: which ratings of the Sudoku Explainer a puzzle may have.

use jade_explainer::{BEYOND, ExplainerLimits, Options, Outcome, Path, Rating};
use jade_grid::{Position, Puzzle};
use std::fmt;
use std::str::FromStr;

/// A range of ERs, the rating of the Sudoku Explainer 1.2.1, in tenths: `7.0..7.5` with both ends.
///
/// ```
/// use jade_generate::ErRange;
/// let range: ErRange = "7.0..7.5".parse().unwrap();
/// assert_eq!((range.least(), range.most()), (70, 75));
/// assert_eq!("8".parse::<ErRange>().unwrap().to_string(), "8.0..8.0");
/// assert_eq!("9.1..".parse::<ErRange>().unwrap().most(), 200);
/// assert!("7.5..7.0".parse::<ErRange>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ErRange {
    least: u16,
    most: u16,
}

/// The error for a text that is no [`ErRange`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoErRange;

impl fmt::Display for NoErRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a range of ERs: one from 1.0 to 20.0, or two such as 7.0..7.5")
    }
}

impl std::error::Error for NoErRange {}

impl ErRange {
    /// The lowest ER, in tenths.
    pub const LEAST: u16 = 10;
    /// The highest ER, that of puzzles that no technique solves, in tenths.
    pub const MOST: u16 = BEYOND;

    /// Returns the range between two ERs in tenths, both included; `None` unless `LEAST` ≤ `least` ≤ `most` ≤ `MOST`.
    pub const fn new(least: u16, most: u16) -> Option<ErRange> {
        if ErRange::LEAST <= least && least <= most && most <= ErRange::MOST {
            Some(ErRange { least, most })
        } else {
            None
        }
    }

    /// Returns the lowest ER that fits, in tenths.
    pub const fn least(self) -> u16 {
        self.least
    }

    /// Returns the highest ER that fits, in tenths.
    pub const fn most(self) -> u16 {
        self.most
    }

    /// Rates a puzzle; `None` as soon as it is clear that its ER does not fit, or if it was cancelled.
    pub(crate) fn rating(self, puzzle: &Puzzle, cancel: &dyn Fn() -> bool) -> Option<Rating> {
        let position = Position::new(puzzle).ok()?;
        let limits = ExplainerLimits::default().cancel(cancel);
        let mut path = Path::new(&position, Options::default(), limits).ok()?;
        // One step is enough to see that it is too hard.
        if path.by_ref().any(|step| step.tenths() > self.most) {
            return None;
        }
        let rating = path.rating();
        let is_rated = !matches!(rating.outcome, Outcome::Stopped(_));
        Some(rating).filter(|rating| is_rated && (self.least..=self.most).contains(&rating.er.tenths()))
    }
}

impl fmt::Display for ErRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ErRange { least, most } = self;
        write!(f, "{}.{}..{}.{}", least / 10, least % 10, most / 10, most % 10)
    }
}

impl FromStr for ErRange {
    type Err = NoErRange;

    fn from_str(text: &str) -> Result<ErRange, NoErRange> {
        let (least, most) = match text.split_once("..") {
            Some(("", "")) => return Err(NoErRange),
            Some((least, "")) => (tenths(least)?, ErRange::MOST),
            Some(("", most)) => (ErRange::LEAST, tenths(most)?),
            Some((least, most)) => (tenths(least)?, tenths(most)?),
            None => (tenths(text)?, tenths(text)?),
        };
        ErRange::new(least, most).ok_or(NoErRange)
    }
}

/// Reads an ER such as `7.2`, with a point or a comma.
fn tenths(text: &str) -> Result<u16, NoErRange> {
    let text = text.trim();
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let is_number = |text: &str, most: usize| {
        (1..=most).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_digit())
    };
    if !is_number(whole, 2) || !is_number(tenth, 1) {
        return Err(NoErRange);
    }
    let digits = |text: &str| text.parse::<u16>().map_err(|_| NoErRange);
    Ok(10 * digits(whole)? + digits(tenth)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generator, Wish};
    use jade_grid::Geometry;

    #[test]
    fn ranges_are_read() {
        let tenths = |text: &str| text.parse::<ErRange>().map(|range| (range.least, range.most));
        for (text, expected) in [
            ("7.0..7.5", (70, 75)),
            ("7..7,5", (70, 75)),
            (" 7.2 .. 9 ", (72, 90)),
            ("1.2", (12, 12)),
            ("..3.0", (10, 30)),
            ("20", (200, 200)),
        ] {
            assert_eq!(tenths(text), Ok(expected), "{text}");
        }
        for text in ["", "..", "0.9", "20.1", "7.25", "7.", ".5", "x", "7-8", "-1", "7...8", "999..", "8..7"]
        {
            assert_eq!(tenths(text), Err(NoErRange), "{text}");
        }
    }

    /// The rating says what the whole crate of the Explainer says, and everything outside the range is refused.
    #[test]
    fn puzzles_have_the_er_that_was_asked_for() {
        for text in ["1.5..2.0", "6.5..7.2", "8.0.."] {
            let er: ErRange = text.parse().unwrap();
            let wish = Wish { er: Some(er), ..Wish::new(Geometry::standard(9).unwrap()) };
            for seed in 0..3 {
                let found = Generator::new(wish.clone()).unwrap().first(seed, None, &|| false).found.unwrap();
                let position = Position::new(&found.puzzle).unwrap();
                let rating =
                    jade_explainer::rate(&position, Options::default(), ExplainerLimits::default()).unwrap();
                assert!((er.least..=er.most).contains(&rating.er.tenths()), "{text}: {}", rating.er);
                let figures = |rating: &Rating| (rating.er, rating.ep, rating.ed, rating.steps);
                assert_eq!(found.explainer.as_ref().map(figures), Some(figures(&rating)));
            }
        }
    }

    #[test]
    fn other_boards_have_no_er() {
        let er = ErRange::new(20, 30);
        let four = Wish { er, ..Wish::new(Geometry::standard(4).unwrap()) };
        assert_eq!(four.check(), Err(crate::Impossible::ErOfOtherBoard));
        let killer = Wish { er, ..Wish::with_rules(Geometry::standard(9).unwrap(), "killer", 1).unwrap() };
        assert_eq!(killer.check(), Err(crate::Impossible::ErOfOtherBoard));
    }
}
