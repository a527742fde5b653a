//! [`CollectedPuzzle`]: a puzzle of a collection, JADE's own or the user's, and how hard it is.

use crate::ratings::technique_id;
use crate::{RatedPuzzle, displayed};
use jade_grid::Puzzle;
use jade_logic::{Level, Openness, TechniqueId};
use std::fmt;
use std::str::FromStr;

/// How the path of a puzzle ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PathEnd {
    /// With the solution.
    Solved,
    /// The techniques get stuck.
    Stuck,
    /// Before the technique at which it was to stop.
    Reached,
    /// With a contradiction.
    Impossible,
    /// There is no path: the givens have no solution, or several.
    Improper,
}

/// The error for a text that names no [`PathEnd`], [`Level`] or technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName(
    /// The unknown name.
    pub String,
);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown name: {:?}", self.0)
    }
}

impl std::error::Error for UnknownName {}

impl PathEnd {
    /// All ends.
    pub const ALL: [PathEnd; 5] =
        [PathEnd::Solved, PathEnd::Stuck, PathEnd::Reached, PathEnd::Impossible, PathEnd::Improper];

    /// The name under which it is stored, such as `solved`.
    pub const fn as_str(self) -> &'static str {
        match self {
            PathEnd::Solved => "solved",
            PathEnd::Stuck => "stuck",
            PathEnd::Reached => "reached",
            PathEnd::Impossible => "impossible",
            PathEnd::Improper => "improper",
        }
    }
}

impl FromStr for PathEnd {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<PathEnd, UnknownName> {
        let named = PathEnd::ALL.into_iter().find(|end| end.as_str() == text);
        named.ok_or_else(|| UnknownName(text.to_owned()))
    }
}

/// How hard a puzzle of a collection is in a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollectedRating {
    /// How the path ends.
    pub end: PathEnd,
    /// The level; `None` if the path does not reach the solution.
    pub level: Option<Level>,
    /// The score; higher is harder.
    pub score: u32,
    /// The hardest technique of the path; `None` if there is no step.
    pub hardest: Option<TechniqueId>,
    /// The number of steps of the path.
    pub steps: usize,
    /// How much there is to find along the path; `None` without a level, or if it was rated before this was measured.
    pub openness: Option<Openness>,
}

impl CollectedRating {
    /// Returns the rating of a puzzle that has no path.
    pub fn without_path(end: PathEnd) -> CollectedRating {
        CollectedRating { end, level: None, score: 0, hardest: None, steps: 0, openness: None }
    }

    /// Converts a stored rating, which uses names; without its openness.
    ///
    /// # Errors
    /// [`UnknownName`] if one of them is unknown.
    pub fn from_names(
        end: &str,
        level: Option<&str>,
        score: u32,
        hardest: Option<&str>,
        steps: usize,
    ) -> Result<CollectedRating, UnknownName> {
        let unknown = |name: &str| UnknownName(name.to_owned());
        let level = level.map(|name| name.parse().map_err(|_| unknown(name))).transpose()?;
        let hardest = hardest.map(|name| technique_id(name).ok_or_else(|| unknown(name))).transpose()?;
        Ok(CollectedRating { end: end.parse()?, level, score, hardest, steps, openness: None })
    }
}

/// A puzzle of a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollectedPuzzle {
    /// The name of the collection.
    pub collection: String,
    /// The puzzle as it was imported; if it is one of JADE's collection, as it is [displayed].
    pub puzzle: Puzzle,
    /// The comment next to it in the file.
    pub comment: Option<String>,
    /// The line of the file where it begins, from 1; `None` if it was not imported, or by an older version.
    pub line: Option<u32>,
    /// How hard it is in the requested profile, if known.
    pub rating: Option<CollectedRating>,
    /// Whether the requested technique is not on the path, but applies if it is tried early.
    pub early: bool,
}

/// The name of the collection included in JADE.
pub const OWN_COLLECTION: &str = "JADE";

impl From<&RatedPuzzle<'_>> for CollectedPuzzle {
    fn from(one: &RatedPuzzle<'_>) -> CollectedPuzzle {
        let end = if one.rating.level.is_some() { PathEnd::Solved } else { PathEnd::Stuck };
        CollectedPuzzle {
            collection: OWN_COLLECTION.to_owned(),
            puzzle: displayed(one.form),
            comment: None,
            line: None,
            rating: Some(CollectedRating {
                end,
                level: one.rating.level,
                score: one.rating.score,
                hardest: one.rating.techniques.first().copied(),
                steps: one.rating.steps as usize,
                openness: one.rating.openness,
            }),
            early: one.early,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_parsed_from_its_stored_names() {
        for end in PathEnd::ALL {
            assert_eq!(end.as_str().parse(), Ok(end));
        }
        let rating = CollectedRating::from_names("solved", Some("hard"), 7, Some("brute-force"), 3).unwrap();
        assert_eq!((rating.level, rating.score, rating.steps), (Some(Level::Hard), 7, 3));
        assert_eq!(rating.hardest.unwrap().as_str(), "brute-force");
        for [end, level, hardest] in
            [["done", "hard", "x-wing"], ["solved", "harder", "x-wing"], ["solved", "hard", "x-wnig"]]
        {
            assert!(CollectedRating::from_names(end, Some(level), 7, Some(hardest), 3).is_err());
        }
    }
}
