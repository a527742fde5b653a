//! Browses JADE’s own collection.

use crate::contract::{FindReply, FindRequest, KeptJson, LanguageJson, VERSION};
use crate::error::OrTimeout;
use crate::question::{profile, texts};
use crate::{AskError, Limits, finding};
use jade_collection::{CollectedPuzzle, PuzzleFilter, PuzzleRating, RatedCollection, displayed};
use jade_grid::{Puzzle, Sheet};
use jade_logic::techniques::technique;
use jade_logic::{Profile, TechniqueId};
use jade_text::Args;
use jade_tutor::{Attempt, Question, SolvedPath};
use std::ops::RangeInclusive;

/// Finds puzzles of JADE’s own collection by level, technique, givens and score, easiest first. Each is shown in one of
/// its symmetries, always the same.
///
/// ```
/// use jade_contract::FindRequest;
/// let asked = FindRequest { level: Some("hard".into()), most_score: Some(700), count: Some(5), ..Default::default() };
/// let reply = jade_contract::find_ready(asked).unwrap();
/// assert_eq!(reply.puzzles.len(), 5);
/// assert!(reply.all > 5 && reply.puzzles.iter().all(|one| one.score <= Some(700)));
/// ```
///
/// # Errors
/// [`AskError`] as [`finding`], if the request names a collection, or if the puzzles are not rated in its profile.
pub fn find_ready(request: FindRequest) -> Result<FindReply, AskError> {
    let request = finding(request)?;
    let (texts, inventory) = (texts(request.lang), RatedCollection::embedded());
    if request.name.is_some() {
        return Err(AskError::field("name", texts.plain("library-ready-name", &Args::none())));
    }
    let profile = profile(request.profile.as_deref(), texts)?;
    let wanted = PuzzleFilter {
        profile: profile.name,
        level: request.level.as_deref().and_then(|level| level.parse().ok()),
        technique: request.technique.as_deref().and_then(id),
        clues: range(request.least_clues, request.most_clues),
        score: range(request.least_score, request.most_score),
    };
    let found = inventory.find(&wanted);
    let (skip, count) = (request.skip.unwrap_or(0), request.count.unwrap_or(0));
    let puzzles = found
        .iter()
        .skip(skip as usize)
        .take(count as usize)
        .map(|one| collected_puzzle_json(&one.into()))
        .collect();
    Ok(FindReply { version: VERSION, all: found.len() as u64, puzzles, unreadable: 0 })
}

/// Rates a puzzle of the collection as it is shown, in one of JADE’s own profiles.
/// [`Ratings`](jade_collection::Ratings) hold these ratings.
///
/// # Errors
/// [`AskError`] if there is no such profile, or the board cannot be reasoned about.
pub fn known(form: &Puzzle, profile: &str, limits: &Limits<'_>) -> Result<PuzzleRating, AskError> {
    let sheet = Sheet::new(displayed(form)).map_err(|error| AskError {
        code: "bad-field",
        field: None,
        message: error.to_string(),
    })?;
    let techniques = self::profile(Some(profile), texts(LanguageJson::default()))?;
    let question = Question { techniques, ..Question::new(sheet) };
    let attempt = jade_tutor::path(&question, None, limits).or_timeout(texts(LanguageJson::default()))?;
    let Attempt::Done(solved) = attempt else {
        return Ok(PuzzleRating { score: 0, steps: 0, level: None, techniques: Vec::new() });
    };
    let SolvedPath { path, rating, .. } = solved;
    let others = rating.addends.iter().map(|addend| addend.technique);
    let others = others.filter(|id| Some(*id) != rating.hardest);
    Ok(PuzzleRating {
        score: rating.score,
        steps: u32::try_from(path.steps.len()).unwrap_or(u32::MAX),
        level: rating.level,
        techniques: rating.hardest.into_iter().chain(others).collect(),
    })
}

/// Parses the id of a technique or of the last resort.
fn id(name: &str) -> Option<TechniqueId> {
    let last = Profile::LAST_RESORT;
    if name == last.as_str() { Some(last) } else { Some(technique(name).ok()?.id()) }
}

fn range(least: Option<u32>, most: Option<u32>) -> Option<RangeInclusive<u32>> {
    (least.is_some() || most.is_some()).then(|| least.unwrap_or(0)..=most.unwrap_or(u32::MAX))
}

/// Encodes a puzzle of any collection.
pub fn collected_puzzle_json(one: &CollectedPuzzle) -> KeptJson {
    let geometry = one.puzzle.geometry();
    let rating = one.rating.as_ref();
    KeptJson {
        collection: one.collection.clone(),
        puzzle: one.puzzle.to_string(),
        boxes: format!("{}x{}", geometry.box_rows(), geometry.box_columns()),
        clues: one.puzzle.clue_count(),
        comment: one.comment.clone(),
        outcome: rating.map(|rating| rating.end.as_str().to_owned()),
        level: rating.and_then(|rating| rating.level).map(|level| level.to_string()),
        score: rating.map(|rating| rating.score),
        hardest: rating.and_then(|rating| rating.hardest).map(|hardest| hardest.to_string()),
        steps: rating.map(|rating| rating.steps),
        early: one.early.then_some(true),
    }
}
