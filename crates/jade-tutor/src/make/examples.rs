//! Boards on which a technique is the next step.

use crate::{Limits, MakeEvent, Maker, PuzzleOrder};
use jade_collection::Origin;
use jade_generate::{Difficulty, FoundPuzzle, Goal, Moment, TechniqueWish, Wish, early_profile};
use jade_grid::{Candidate, Event, Geometry, Position, Sheet};
use jade_logic::TechniqueId;
use std::time::Duration;

/// Returns up to `count` boards, with all candidates written, on which the technique is the simplest that applies.
///
/// They come from the collection. If it has too few, the technique is tried right after the singles, first in the
/// puzzles of the collection and then in new ones. The same seed gives the same boards. `clock` returns the time since
/// the work began.
///
/// ```
/// use jade_tutor::Limits;
/// use std::time::Duration;
/// let technique = "x-wing".parse().unwrap();
/// let boards = jade_tutor::examples(technique, 2, 1, &Limits::default(), &|| Duration::ZERO);
/// assert_eq!(boards.len(), 2);
/// assert_ne!(boards[0], boards[1]);
/// ```
pub fn examples(
    technique: TechniqueId,
    count: u64,
    seed: u64,
    limits: &Limits<'_>,
    clock: &dyn Fn() -> Duration,
) -> Vec<Sheet> {
    let mut boards: Vec<Sheet> = Vec::new();
    let ways = [(Origin::Collection, false), (Origin::Collection, true), (Origin::New, true)];
    for (origin, early) in ways {
        let missing = count.saturating_sub(boards.len() as u64);
        if missing == 0 {
            break;
        }
        let Some(wish) = wish(technique, early) else { continue };
        let order = PuzzleOrder { origin, goal: Goal::Count(missing), ..PuzzleOrder::new(wish, seed) };
        // The collection may have no such puzzle, or the technique may never come early.
        let Ok(maker) = Maker::new(order) else { continue };
        let begun = clock();
        maker.run(limits, &|| clock().saturating_sub(begun), &mut |event| {
            if let MakeEvent::Puzzle(found) = event
                && let Some(board) = starting_sheet(found)
                && boards.iter().all(|other| other.givens() != board.givens())
            {
                boards.push(board);
            }
        });
    }
    boards
}

fn wish(technique: TechniqueId, early: bool) -> Option<Wish> {
    let mut wish = Wish::new(Geometry::standard(9)?);
    if early {
        wish.profile = early_profile(technique)?;
    }
    wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
    Some(wish.with_its_techniques(&[]))
}

/// Returns the sheet that a game of a puzzle starts with. A puzzle made for a technique starts where that technique
/// applies, with all candidates written. `None` if the board is too large to play.
pub fn starting_sheet(found: &FoundPuzzle) -> Option<Sheet> {
    let Some(moment) = &found.moment else { return Sheet::new(found.puzzle.clone()).ok() };
    let (digits, removed) = (moment.position.to_puzzle(), candidates_removed(moment));
    let sheet = Sheet::with_written(found.puzzle.clone(), digits, &[], &removed).ok()?;
    sheet.apply(&Event::FillCandidates { returns: false }).ok()
}

/// Returns the candidates that earlier steps have removed although the digits placed so far allow them.
pub fn candidates_removed(moment: &Moment) -> Vec<Candidate> {
    let position = &moment.position;
    let Ok(before) = Position::new(&position.to_puzzle()) else { return Vec::new() };
    let candidates = before.all_candidates();
    candidates.filter(|one| !position.is_candidate(one.cell, one.digit)).collect()
}
