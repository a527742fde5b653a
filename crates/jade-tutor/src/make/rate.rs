//! [`rate_puzzle`]: rates a puzzle for a collection.

use crate::{Attempt, Cancelled, Limits, Question, SolvedPath, path};
use jade_collection::{CollectedRating, PuzzleRating, displayed};
use jade_grid::{Puzzle, Sheet};
use jade_logic::{Profile, TechniqueId};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How often a path uses each technique, in the order of the profile.
pub type TechniqueCounts = Vec<(TechniqueId, u32)>;

/// Rates a puzzle in a profile and counts the techniques on its path. Returns `None` for boards above
/// 16×16, where too few techniques are searched to rate them. `givens_known` states whether its digits are known to be givens.
///
/// ```
/// use jade_collection::PathEnd;
/// use jade_logic::Profile;
/// use jade_tutor::{Limits, rate_puzzle};
/// let puzzle = jade_grid::line::read("3......3...41...").unwrap();
/// let (rating, techniques) = rate_puzzle(&puzzle, &Profile::full(), true, &Limits::default()).unwrap().unwrap();
/// assert_eq!(rating.end, PathEnd::Solved);
/// assert_eq!(techniques.iter().map(|(_, times)| *times as usize).sum::<usize>(), rating.steps);
/// ```
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn rate_puzzle(
    puzzle: &Puzzle,
    profile: &Profile,
    givens_known: bool,
    limits: &Limits<'_>,
) -> Result<Option<(CollectedRating, TechniqueCounts)>, Cancelled> {
    let Ok(sheet) = Sheet::new(puzzle.clone()) else { return Ok(None) };
    if !puzzle.geometry().is_usual() {
        return Ok(None);
    }
    let question = Question { techniques: profile.clone(), givens_known, ..Question::new(sheet) };
    let attempt = path(&question, None, limits)?;
    let end = attempt.end();
    let Attempt::Done(SolvedPath { steps, rating, .. }) = attempt else {
        return Ok(Some((CollectedRating::without_path(end), Vec::new())));
    };
    let techniques = rating.addends.iter().map(|addend| (addend.technique, addend.times)).collect();
    let (level, score, hardest) = (rating.level, rating.score, rating.hardest);
    let openness = rating.openness.filter(|_| level.is_some());
    Ok(Some((CollectedRating { end, level, score, hardest, steps: steps.len(), openness }, techniques)))
}

/// Increases when the same path gets another rating, or ratings say more: then imports rate every puzzle again.
const RULES: u32 = 2;

/// Returns what ratings in a profile depend on besides the puzzle: the version of JADE and the techniques. As long as
/// it is the same, [`rate_puzzle`] returns the same rating, so an import need not repeat it.
///
/// ```
/// use jade_logic::Profile;
/// use jade_tutor::rating_basis;
/// assert_eq!(rating_basis(&Profile::full()), rating_basis(&Profile::full()));
/// assert_ne!(rating_basis(&Profile::full()), rating_basis(&Profile::classic()));
/// ```
pub fn rating_basis(profile: &Profile) -> String {
    let mut hasher = DefaultHasher::new();
    RULES.hash(&mut hasher);
    profile.last_resort.hash(&mut hasher);
    for ranked in &profile.techniques {
        (ranked.technique.id().as_str(), ranked.level.as_str()).hash(&mut hasher);
    }
    format!("{} {:016x}", env!("CARGO_PKG_VERSION"), hasher.finish())
}

/// How hard a puzzle of JADE's collection is, as it is [displayed]: what its [`Ratings`](jade_collection::Ratings)
/// store.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn rate_for_collection(
    form: &Puzzle,
    profile: &Profile,
    limits: &Limits<'_>,
) -> Result<PuzzleRating, Cancelled> {
    let Some((rating, techniques)) = rate_puzzle(&displayed(form), profile, true, limits)? else {
        return Ok(PuzzleRating { score: 0, steps: 0, level: None, techniques: Vec::new(), openness: None });
    };
    let others = techniques.into_iter().map(|(id, _)| id).filter(|id| Some(*id) != rating.hardest);
    Ok(PuzzleRating {
        score: rating.score,
        steps: u32::try_from(rating.steps).unwrap_or(u32::MAX),
        level: rating.level,
        techniques: rating.hardest.into_iter().chain(others).collect(),
        openness: rating.openness,
    })
}
