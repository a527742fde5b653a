//! [`Ease`]: what makes a puzzle as easy as people expect of its level.
//!
//! Two puzzles that need nothing but singles can be worlds apart: one has 38 givens and always twenty cells to find, the
//! other 23 givens and for half an hour a single cell. Nobody calls the second one easy. So the levels up to easy ask for
//! givens and for [openness](Openness) as well; what has less of them is [medium](Level::Medium).
//!
//! | level | techniques | givens | cells to find |
//! |---|---|---|---|
//! | beginner | very easy | 36 to 42 | 15 at the start, always 3 |
//! | very easy | very easy | 32 or more | 6 on average, always 2 |
//! | easy | singles | 28 or more | 6 on average, always 2 |
//!
//! These are the figures for plain 9×9 boards. On others, there is only the first line, for the same share of the cells,
//! and the techniques alone decide between the other levels: nobody expects a number there.

use crate::{Level, Openness};
use jade_grid::Geometry;
use std::ops::RangeInclusive;

/// The givens and the openness of the puzzles of a level.
///
/// ```
/// use jade_grid::Geometry;
/// use jade_logic::Level;
/// let nine = Geometry::standard(9).unwrap();
/// let easy = Level::Easy.ease(nine).unwrap();
/// assert_eq!((easy.givens, easy.usual_givens), (28..=81, 28..=32));
/// let busy = "9.2.8.51".parse().unwrap(); // at the start, at least, moments, together
/// assert!(Level::Easy.ease(nine).unwrap().is_met(30, &busy));
/// assert!(!Level::Easy.ease(nine).unwrap().is_met(24, &busy));
/// assert!(Level::Medium.ease(nine).is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ease {
    /// How many givens a puzzle of this level may have.
    pub givens: RangeInclusive<usize>,
    /// How many givens a puzzle of this level has that is made without a wish for their number. With more of them, it
    /// could have an easier level.
    pub usual_givens: RangeInclusive<usize>,
    /// The least number of openings at the start.
    start: u32,
    /// The least number of openings at any moment.
    least: u32,
    /// The least mean number of openings, in tenths.
    mean_tenths: u32,
    /// With more givens than this, the openness does not count: a board that is nearly full has little left to find.
    most_that_need_openness: usize,
}

impl Level {
    /// Returns what this level asks for besides its techniques; `None` if that is nothing.
    pub fn ease(self, geometry: &Geometry) -> Option<Ease> {
        let cells = geometry.cell_count();
        let least_of = |of_81: usize| (of_81 * cells).div_ceil(81);
        let most_of = |of_81: usize| of_81 * cells / 81;
        let many = most_of(42);
        let from = |least: usize, usual: usize| Ease {
            givens: least..=cells,
            usual_givens: least..=usual,
            start: 0,
            least: 2,
            mean_tenths: 60,
            most_that_need_openness: many,
        };
        let is_plain_nine = geometry.is_plain() && geometry.side() == 9 && geometry.box_rows() == 3;
        match self {
            Level::Beginner => Some(Ease {
                givens: least_of(36)..=many,
                usual_givens: least_of(36)..=many,
                start: u32::try_from(least_of(15)).unwrap_or(u32::MAX),
                least: 3,
                mean_tenths: 0,
                most_that_need_openness: many,
            }),
            Level::VeryEasy if is_plain_nine => Some(from(32, 36)),
            Level::Easy if is_plain_nine => Some(from(28, 32)),
            _ => None,
        }
    }

    /// Returns the level of a puzzle with these givens and this openness whose hardest technique is of this level.
    pub(crate) fn as_expected(self, geometry: &Geometry, givens: usize, openness: &Openness) -> Level {
        let possible = match self {
            Level::VeryEasy => &[Level::Beginner, Level::VeryEasy, Level::Easy][..],
            Level::Easy => &[Level::Easy],
            _ => return self,
        };
        let is_met = |level: &&Level| level.ease(geometry).is_none_or(|ease| ease.is_met(givens, openness));
        possible.iter().find(is_met).copied().unwrap_or(Level::Medium)
    }
}

impl Ease {
    /// Whether a puzzle with these givens and this openness is as easy as that.
    pub fn is_met(&self, givens: usize, openness: &Openness) -> bool {
        let is_open = openness.start >= self.start
            && openness.least >= self.least
            && openness.mean_tenths() >= self.mean_tenths;
        self.givens.contains(&givens) && (is_open || givens > self.most_that_need_openness)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn openness(start: u32, least: u32, moments: u32, openings: u32) -> Openness {
        Openness { start, least, moments, openings }
    }

    #[test]
    fn few_givens_or_a_narrow_passage_make_a_puzzle_harder() {
        let nine = Geometry::standard(9).unwrap();
        let level = |of: Level, givens: usize, openness: &Openness| of.as_expected(nine, givens, openness);
        let wide = openness(18, 4, 5, 43);
        assert_eq!(level(Level::VeryEasy, 38, &wide), Level::Beginner);
        assert_eq!(level(Level::VeryEasy, 43, &wide), Level::VeryEasy);
        assert_eq!(level(Level::VeryEasy, 33, &wide), Level::VeryEasy);
        assert_eq!(level(Level::VeryEasy, 31, &wide), Level::Easy);
        assert_eq!(level(Level::VeryEasy, 27, &wide), Level::Medium);
        assert_eq!(level(Level::Easy, 38, &wide), Level::Easy);
        let one_at_a_time = openness(18, 1, 5, 43);
        assert_eq!(level(Level::VeryEasy, 38, &one_at_a_time), Level::Medium);
        let five_on_average = openness(9, 2, 10, 50);
        assert_eq!(level(Level::Easy, 31, &five_on_average), Level::Medium);
        // Nearly full: there is little left to find.
        assert_eq!(level(Level::VeryEasy, 79, &openness(2, 2, 1, 2)), Level::VeryEasy);
        assert_eq!(level(Level::Hard, 38, &wide), Level::Hard);
    }

    #[test]
    fn on_other_boards_the_techniques_decide() {
        let six = Geometry::standard(6).unwrap();
        let narrow = openness(2, 1, 12, 24);
        assert_eq!(Level::VeryEasy.as_expected(six, 12, &narrow), Level::VeryEasy);
        assert_eq!(Level::Easy.as_expected(six, 12, &narrow), Level::Easy);
        let beginner = Level::Beginner.ease(six).unwrap();
        assert_eq!(beginner.givens, 16..=18);
        assert!(beginner.is_met(16, &openness(7, 3, 4, 20)) && !beginner.is_met(16, &openness(6, 3, 4, 20)));
    }
}
