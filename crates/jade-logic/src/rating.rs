//! [`Rating`]: the level and the score of a path.
//!
//! The level is that of the hardest technique used, as ranked by the profile, with two exceptions:
//!
//! - a puzzle that singles solve has the level that its givens and its openness deserve ([`Ease`](crate::Ease)), from
//!   [`Level::Beginner`] to [`Level::Medium`];
//! - on boards for which nobody expects a number of givens, a medium puzzle that can be filled before anybody writes pencil
//!   marks ([`fills_before_marks`]) is [`Level::Easy`]. The idea comes from the same article as that phase: what can be done
//!   in it shows that a puzzle is easier.
//!
//! The thesis knows neither: in [`Profile::classic`] only the technique counts.
//!
//! The score is the sum of the points of all steps, listed by technique so that it can be explained.
//!
//! ```
//! use jade_grid::{line, Position};
//! use jade_logic::{Analysis, Level, Path, Profile, rate};
//! let line = "3..1...3...41...";
//! let position = Position::new(&line::read(line).unwrap()).unwrap();
//! let profile = Profile::full();
//! let path = Path::find(&Analysis::new(&position), &profile, &|| false);
//! let rating = rate(&path, &profile);
//! assert_eq!(rating.level, Some(Level::VeryEasy));
//! assert_eq!(rating.score, rating.addends.iter().map(|addend| addend.points).sum::<u32>());
//! ```

use crate::before_marks::fills_before_marks;
use crate::{Level, Openness, Outcome, PathOf, Profile, TechniqueId};
use jade_grid::PositionOf;

/// The difficulty of a puzzle, with its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The level; `None` if the path does not reach a solution.
    pub level: Option<Level>,
    /// The sum of the points of all addends.
    pub score: u32,
    /// The contribution of each technique used, in the order of the profile.
    pub addends: Vec<Addend>,
    /// The technique used that the profile ranks hardest; `None` if the path has no steps.
    pub hardest: Option<TechniqueId>,
    /// How much there is to find along the path; `None` if it does not reach a solution, or has no steps.
    pub openness: Option<Openness>,
    /// Whether the board can be filled before anybody writes pencil marks, although the hardest technique is medium.
    pub without_marks: bool,
    /// Whether the level is higher than that of the hardest technique, because there are few givens or few openings
    /// ([`Ease`](crate::Ease)).
    pub few_open: bool,
}

/// The contribution of one technique to a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addend {
    /// The technique.
    pub technique: TechniqueId,
    /// The number of its steps.
    pub times: u32,
    /// The sum of their points.
    pub points: u32,
}

/// Rates a path found with this profile. The module says what decides the level.
///
/// The hardest technique is one of the highest level; of several, the last in the profile. A board that needs no step
/// is very easy. A technique that the profile lacks (in a path found with another one) counts as
/// [`Level::Beyond`], after all others.
pub fn rate<const WORDS: usize>(path: &PathOf<WORDS>, profile: &Profile) -> Rating {
    let mut addends: Vec<(usize, Addend)> = Vec::new();
    for step in &path.steps {
        let points = points_of(step.technique);
        match addends.iter_mut().find(|(_, addend)| addend.technique == step.technique) {
            Some((_, addend)) => {
                addend.times += 1;
                addend.points = addend.points.saturating_add(points);
            }
            None => {
                let rank = profile.techniques.iter().position(|r| r.technique.id() == step.technique);
                let addend = Addend { technique: step.technique, times: 1, points };
                addends.push((rank.unwrap_or(usize::MAX), addend));
            }
        }
    }
    addends.sort_by_key(|(rank, addend)| (*rank, addend.technique));
    let level_of = |addend: &Addend| profile.level_of(addend.technique).unwrap_or(Level::Beyond);
    // Ties go to the last.
    let hardest = addends.iter().map(|(_, addend)| addend).max_by_key(|addend| level_of(addend));
    let by_technique = hardest.map_or(Level::VeryEasy, level_of);
    let openness = Openness::along(path);
    let is_solved = path.outcome == Outcome::Solved;
    let without_marks = !profile.technique_alone
        && is_solved
        && by_technique == Level::Medium
        && fills_before_marks(path.start.with_all_candidates());
    let geometry = path.start.geometry();
    let level = match (givens_of(&path.start), openness) {
        _ if profile.technique_alone => by_technique,
        _ if without_marks && Level::Easy.ease(geometry).is_none() => Level::Easy,
        (Some(givens), Some(openness)) => by_technique.as_expected(geometry, givens, &openness),
        _ => by_technique,
    };
    Rating {
        level: is_solved.then_some(level),
        openness,
        without_marks,
        few_open: is_solved && level > by_technique,
        score: addends.iter().fold(0, |sum: u32, (_, addend)| sum.saturating_add(addend.points)),
        hardest: hardest.map(|addend| addend.technique),
        addends: addends.into_iter().map(|(_, addend)| addend).collect(),
    }
}

/// Returns the number of givens at the start of a puzzle; `None` for a board on which a game has begun, whose digits are
/// more than its givens.
fn givens_of<const WORDS: usize>(start: &PositionOf<WORDS>) -> Option<usize> {
    let filled = start.geometry().cell_count() - start.open_cells().len();
    start.givens().is_none_or(|givens| givens.len() == filled).then_some(filled)
}

/// The points for a cell filled from the solution, as in HoDoKu.
const LAST_RESORT: u32 = 10_000;

/// Returns the points of one step of a technique or of the last resort; 0 for a move without pencil marks.
pub fn points_of(technique: TechniqueId) -> u32 {
    match technique.technique() {
        Some(technique) => technique.points,
        None if technique == Profile::LAST_RESORT => LAST_RESORT,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Path;
    use crate::{Analysis, techniques};
    use jade_grid::{Position, line};

    fn path(digits: &str, profile: &Profile) -> Path {
        let position = Position::new(&line::read(digits).unwrap()).unwrap();
        Path::find(&Analysis::new(&position), profile, &|| false)
    }

    fn addend(technique: &'static str, times: u32, points: u32) -> Addend {
        Addend { technique: technique.parse().unwrap(), times, points }
    }

    /// Each of the three open cells is the last one in its column.
    #[test]
    fn the_score_is_the_sum_over_the_steps() {
        let profile = Profile::full();
        let path = path("12...41221434321", &profile);
        let rating = rate(&path, &profile);
        assert_eq!(path.steps.len(), 3);
        assert_eq!(rating.addends, [addend("full-house", 3, 3)]);
        assert_eq!(rating.score, 3);
        assert_eq!(rating.level, Some(Level::VeryEasy));
        assert_eq!(rating.hardest, Some(techniques::FULL_HOUSE.id()));
    }

    #[test]
    fn the_profile_decides_the_level() {
        let line = "12...4122143432.";
        let singles = Profile::custom("cells only", ["naked-single"]).unwrap();
        let rating = rate(&path(line, &singles), &singles);
        assert_eq!(rating.level, Some(Level::Easy));
        assert_eq!(rating.addends, [addend("naked-single", 4, 20)]);
        // A path of another profile, in which the technique is not ranked.
        let other = Profile::custom("houses only", ["full-house"]).unwrap();
        assert_eq!(rate(&path(line, &singles), &other).level, Some(Level::Beyond));
    }

    #[test]
    fn an_unsolved_board_has_a_score_but_no_level() {
        let profile = Profile::full();
        let rating = rate(&path("1...............", &profile), &profile);
        assert_eq!(
            rating,
            Rating {
                level: None,
                score: 0,
                addends: vec![],
                hardest: None,
                openness: None,
                without_marks: false,
                few_open: false,
            }
        );
        let stuck = "8.39..4.1.92.1.8...1........3...19.6..5..3.....4.9..8..4....3....71.........872..";
        let subsets = ["full-house", "hidden-single", "naked-single", "pointing", "claiming", "naked-pair"];
        let profile = Profile::custom("subsets", subsets).unwrap();
        let rating = rate(&path(stuck, &profile), &profile);
        assert_eq!(rating.level, None);
        assert_eq!(rating.hardest, Some(techniques::NAKED_PAIR.id()));
        assert!(rating.score > 100);
    }

    #[test]
    fn much_to_find_makes_a_puzzle_for_beginners() {
        let many = ".27...851.6..58.92..8.17.6...9....1..7.8..3..3....6..581.9745..7..6.2...6.4.85.7.";
        let full = Profile::full();
        let rating = rate(&path(many, &full), &full);
        assert_eq!(rating.level, Some(Level::Beginner));
        assert_eq!(rating.openness.unwrap().start, 17);
        let classic = Profile::classic();
        assert_eq!(rate(&path(many, &classic), &classic).level, Some(Level::VeryEasy));
        // A game that has begun is no longer a puzzle for beginners, whatever its digits.
        let mut position = Position::new(&line::read(many).unwrap()).unwrap();
        position.set_givens(Some(jade_grid::CellSet::EMPTY));
        let begun = Path::find(&Analysis::new(&position), &full, &|| false);
        assert_eq!(rate(&begun, &full).level, Some(Level::VeryEasy));
    }

    /// A naked pair and locked candidates, all of which show before anybody writes marks.
    #[test]
    fn what_fills_before_marks_is_said() {
        let shown = "........87..23.6..95.1...3.......28...5963..76..7....98.6.9.....2......31....5.7.";
        let full = Profile::full();
        let rating = rate(&path(shown, &full), &full);
        assert_eq!((rating.level, rating.without_marks, rating.few_open), (Some(Level::Medium), true, false));
        assert_eq!(full.level_of(rating.hardest.unwrap()), Some(Level::Medium));
        let classic = Profile::classic();
        let rating = rate(&path(shown, &classic), &classic);
        assert_eq!((rating.level, rating.without_marks), (Some(Level::Medium), false));
        // In this one, little shows before the candidates are written.
        let marks = "...7...3.93.8..........5..96...2.954.5....7..4.......1.16.52...7.......2..4..3.6.";
        assert_eq!(rate(&path(marks, &full), &full).level, Some(Level::Medium));
    }

    #[test]
    fn a_full_board_needs_nothing() {
        let profile = Profile::classic();
        let rating = rate(&path("1234341221434321", &profile), &profile);
        assert_eq!(
            rating,
            Rating {
                level: Some(Level::VeryEasy),
                score: 0,
                addends: vec![],
                hardest: None,
                openness: None,
                without_marks: false,
                few_open: false,
            }
        );
    }
}
