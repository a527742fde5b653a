//! [`Ratings`]: how hard the puzzles of a [`Collection`] are.
//!
//! They have a separate file, as picking a puzzle does not need them, with a line for each puzzle in the order of
//! [`Collection::each_once`]. A puzzle is rated in the form in which it is [displayed](crate::displayed), so that the
//! rating agrees with what a player sees.
//!
//! ```text
//! boards 1f0c…                            the fingerprint of the rated puzzles
//! techniques full-house hidden-single …   referred to below by index, from 0
//! profile full
//! 412 58 medium 5.0.1.3 9.0.12.48         score, steps, level, techniques: the hardest, then the others as tried;
//!                                         openness: start, least, moments, openings
//! ```

use crate::Collection;
use jade_grid::Puzzle;
use jade_logic::techniques::technique;
use jade_logic::{Level, Openness, Profile, TechniqueId};
use std::collections::BTreeMap;
use std::fmt::{self, Write};

const HEADING: &str = "\
# Ratings of the Sudokus in the collection beside this file (`jade library build`), one per line:
# score, steps, level, techniques by number, hardest first, openness (start, least, moments, openings).
";

/// How hard a puzzle is in a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleRating {
    /// The score; higher is harder.
    pub score: u32,
    /// The number of steps of the path.
    pub steps: u32,
    /// The level; `None` if the path does not reach the solution.
    pub level: Option<Level>,
    /// The techniques of the path without duplicates: the hardest, then the others in the order of trying.
    pub techniques: Vec<TechniqueId>,
    /// How much there is to find along the path; `None` if it does not reach the solution.
    pub openness: Option<Openness>,
}

/// The ratings of puzzles by profile, in the order of the puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ratings {
    /// The [`fingerprint`] of the rated puzzles.
    pub boards: u64,
    /// The ratings by the name of the profile.
    pub profiles: BTreeMap<String, Vec<PuzzleRating>>,
}

/// The error for a text that holds no valid [`Ratings`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingsError {
    /// The line number, from 1.
    pub line: usize,
    /// The text found where `boards`, `techniques`, `profile` and a name, or a rating is expected.
    pub found: String,
}

impl fmt::Display for RatingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: no rating: {:?}", self.line, self.found)
    }
}

impl std::error::Error for RatingsError {}

impl Ratings {
    /// Parses the output of [`Ratings::write`].
    ///
    /// # Errors
    /// [`RatingsError`], with the line number; also if a technique is unknown to this version.
    pub fn read(text: &str) -> Result<Ratings, RatingsError> {
        let mut ratings = Ratings::default();
        let mut numbered: Vec<TechniqueId> = Vec::new();
        let mut profile: Option<&mut Vec<PuzzleRating>> = None;
        for (index, line) in text.lines().enumerate() {
            let wrong = || RatingsError { line: index + 1, found: line.to_owned() };
            let words: Vec<&str> = line.split_whitespace().collect();
            match (&words[..], &mut profile) {
                ([], _) => {}
                ([first, ..], _) if first.starts_with('#') => {}
                (["boards", number], None) => {
                    ratings.boards = u64::from_str_radix(number, 16).map_err(|_| wrong())?;
                }
                (["techniques", names @ ..], None) => {
                    numbered = names
                        .iter()
                        .map(|name| technique_id(name))
                        .collect::<Option<_>>()
                        .ok_or_else(wrong)?;
                }
                (["profile", name], _) => profile = Some(ratings.profiles.entry((*name).into()).or_default()),
                ([score, steps, level, techniques, openness], Some(profile)) => {
                    let rating = rating([score, steps, level, techniques, openness], &numbered);
                    profile.push(rating.ok_or_else(wrong)?);
                }
                _ => return Err(wrong()),
            }
        }
        Ok(ratings)
    }

    /// Returns the ratings as text.
    pub fn write(&self) -> String {
        let mut ids: Vec<TechniqueId> = Vec::new();
        for rating in self.profiles.values().flatten() {
            let new = rating.techniques.iter().filter(|id| !ids.contains(id)).copied().collect::<Vec<_>>();
            ids.extend(new);
        }
        ids.sort_by_key(|id| id.as_str());
        let mut out = format!("{HEADING}boards {:016x}\ntechniques", self.boards);
        ids.iter().for_each(|id| out.push_str(&format!(" {id}")));
        out.push('\n');
        for (name, all) in &self.profiles {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "profile {name}");
            for PuzzleRating { score, steps, level, techniques, openness } in all {
                let numbers: Vec<String> = techniques
                    .iter()
                    .filter_map(|id| ids.iter().position(|other| other == id))
                    .map(|number| number.to_string())
                    .collect();
                let level = level.map_or("-", Level::as_str);
                let numbers = if numbers.is_empty() { "-".to_owned() } else { numbers.join(".") };
                let openness = openness.map_or_else(|| "-".to_owned(), |openness| openness.to_string());
                let _ = writeln!(out, "{score} {steps} {level} {numbers} {openness}");
            }
        }
        out
    }
}

impl Collection {
    /// Returns the ratings of the puzzles of [`Collection::embedded`].
    pub(crate) fn embedded_ratings() -> Ratings {
        Ratings::read(crate::data::text(crate::CollectionFile::Ratings))
            .expect("the tests read the ratings that come with JADE")
    }
}

/// Returns a hash that almost certainly differs if the puzzles or their order differ: FNV-1a, 64 bits.
pub fn fingerprint<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> u64 {
    puzzles.into_iter().fold(FNV_BASIS, |hash, puzzle| fnv(hash, &format!("{puzzle}\n")))
}

/// The offset basis of FNV-1a.
pub(crate) const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;

/// Continues an FNV-1a hash with more text.
pub(crate) fn fnv(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The technique with this id, the last resort among them.
pub(crate) fn technique_id(name: &str) -> Option<TechniqueId> {
    let last = Profile::LAST_RESORT;
    if name == last.as_str() { Some(last) } else { Some(technique(name).ok()?.id()) }
}

fn rating(
    [score, steps, level, techniques, openness]: [&str; 5],
    numbered: &[TechniqueId],
) -> Option<PuzzleRating> {
    let level = if level == "-" { None } else { Some(level.parse().ok()?) };
    let number = |text: &str| numbered.get(text.parse::<usize>().ok()?).copied();
    let techniques = match techniques {
        "-" => Vec::new(),
        _ => techniques.split('.').map(number).collect::<Option<_>>()?,
    };
    let openness = if openness == "-" { None } else { Some(openness.parse().ok()?) };
    Some(PuzzleRating { score: score.parse().ok()?, steps: steps.parse().ok()?, level, techniques, openness })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_text_is_read_back() {
        let ids = ["x-wing", "brute-force", "full-house"].map(|name| technique_id(name).unwrap());
        let openness = Openness { start: 16, least: 4, moments: 5, openings: 51 };
        let rating = |score, level: Option<Level>, techniques: &[TechniqueId]| PuzzleRating {
            score,
            steps: 7,
            level,
            techniques: techniques.into(),
            openness: level.map(|_| openness),
        };
        let mut ratings = Ratings { boards: 0xabc, ..Ratings::default() };
        let some = vec![rating(140, Some(Level::Hard), &[ids[0], ids[2]]), rating(0, None, &[])];
        ratings.profiles.insert("full".into(), some);
        ratings.profiles.insert("classic".into(), vec![rating(9000, Some(Level::Beyond), &[ids[1]])]);
        let text = ratings.write();
        assert!(
            text.ends_with(
                "\nboards 0000000000000abc\ntechniques brute-force full-house x-wing\n\
                 profile classic\n9000 7 beyond 0 16.4.5.51\nprofile full\n140 7 hard 2.1 16.4.5.51\n0 7 - - -\n"
            ),
            "{text}"
        );
        assert_eq!(Ratings::read(&text), Ok(ratings));
    }

    #[test]
    fn errors_name_their_line() {
        let begin = "techniques x-wing\nprofile full\n";
        for (text, line) in [
            ("12 3 hard 0 -", 1),
            ("techniques x-wnig", 1),
            ("boards xyz", 1),
            ("\n\nprofile", 3),
            (&format!("{begin}12 3 hard 1 -"), 3),
            (&format!("{begin}12 3 hadr 0 -"), 3),
            (&format!("{begin}12 3 hard 0"), 3),
            (&format!("{begin}12 3 hard 0 16.4.5"), 3),
            (&format!("{begin}12 3 hard 0 16.4.0.51"), 3),
            (&format!("{begin}-1 3 hard 0 -"), 3),
            (&format!("{begin}1 3 hard 0 -\ntechniques x-wing"), 4),
        ] {
            assert_eq!(Ratings::read(text).unwrap_err().line, line, "{text}");
        }
        assert_eq!(
            Ratings::read("profile a b").unwrap_err().to_string(),
            "line 1: no rating: \"profile a b\""
        );
    }
}
