//! [`Rating`]: from the steps of a path to a level and a score.
//!
//! The level is that of the hardest technique used, as the profile ranks it; the score is the sum of what
//! every step counts, listed technique by technique so that it can be explained.
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

use crate::{Level, Outcome, Path, Profile, TechniqueId};

/// How hard a puzzle is, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The level of the hardest technique used; `None` if the path does not end in a solution.
    pub level: Option<Level>,
    /// The sum of the addends' points.
    pub score: u32,
    /// What each technique used adds, in the order of the profile.
    pub addends: Vec<Addend>,
    /// The technique used that the profile ranks hardest; `None` if no step was needed, or possible.
    pub hardest: Option<TechniqueId>,
}

/// What the steps of one technique add to a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addend {
    /// The technique.
    pub technique: TechniqueId,
    /// How many steps of it there were.
    pub times: u32,
    /// What they count together.
    pub points: u32,
}

/// Rates a path that was found with this profile.
///
/// The hardest technique is the one of the highest level, and of those the one that the profile tries last.
/// A board that needs no step is of the lowest level. A technique that the profile does not have (a path
/// found with another) counts as [`Level::Beyond`], after all others.
pub fn rate(path: &Path, profile: &Profile) -> Rating {
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
    let level = hardest.map_or(Level::VeryEasy, level_of);
    Rating {
        level: (path.outcome == Outcome::Solved).then_some(level),
        score: addends.iter().fold(0, |sum: u32, (_, addend)| sum.saturating_add(addend.points)),
        hardest: hardest.map(|addend| addend.technique),
        addends: addends.into_iter().map(|(_, addend)| addend).collect(),
    }
}

/// What a cell counts that was placed without a reason, as HoDoKu has it.
const LAST_RESORT: u32 = 10_000;

/// What a step of a technique adds to the score, or of the last resort. A move before marks adds nothing.
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
    use crate::{Analysis, techniques};
    use jade_grid::{Position, line};

    fn path(digits: &str, profile: &Profile) -> Path {
        let position = Position::new(&line::read(digits).unwrap()).unwrap();
        Path::find(&Analysis::new(&position), profile, &|| false)
    }

    fn addend(technique: &'static str, times: u32, points: u32) -> Addend {
        Addend { technique: technique.parse().unwrap(), times, points }
    }

    /// Each of the three open cells is the last one of a column.
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
        // A path of another profile: the technique is not ranked.
        let other = Profile::custom("houses only", ["full-house"]).unwrap();
        assert_eq!(rate(&path(line, &singles), &other).level, Some(Level::Beyond));
    }

    #[test]
    fn an_unsolved_board_has_no_level_but_a_score() {
        let profile = Profile::full();
        let rating = rate(&path("1...............", &profile), &profile);
        assert_eq!(rating, Rating { level: None, score: 0, addends: vec![], hardest: None });
        let stuck = "8.39..4.1.92.1.8...1........3...19.6..5..3.....4.9..8..4....3....71.........872..";
        let subsets = ["full-house", "hidden-single", "naked-single", "pointing", "claiming", "naked-pair"];
        let profile = Profile::custom("subsets", subsets).unwrap();
        let rating = rate(&path(stuck, &profile), &profile);
        assert_eq!(rating.level, None);
        assert_eq!(rating.hardest, Some(techniques::NAKED_PAIR.id()));
        assert!(rating.score > 100);
    }

    #[test]
    fn a_full_board_needs_nothing() {
        let profile = Profile::classic();
        let rating = rate(&path("1234341221434321", &profile), &profile);
        assert_eq!(rating, Rating { level: Some(Level::VeryEasy), score: 0, addends: vec![], hardest: None });
    }
}
