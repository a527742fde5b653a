//! Boards at the moment at which a technique applies.

use crate::{Limits, MakeEvent, Maker, PuzzleOrder};
use jade_collection::Origin;
use jade_generate::{Difficulty, Found, Goal, Moment, TechniqueWish, Wish, early_profile};
use jade_grid::{Candidate, Event, Geometry, Position, Sheet};
use jade_logic::TechniqueId;
use std::time::Duration;

/// Up to `count` boards at the moment at which a technique applies and nothing simpler does, with all candidates written.
///
/// They come from the collection; where that has too few, from it with the technique tried right after the singles; the
/// rest is made. The same seed gives the same boards. `clock` is the time since it began.
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
        // The collection may have nothing of the kind, or the technique never comes early.
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

/// The sheet that a game of a puzzle begins with: the puzzle, or, if it was made for a technique, the moment at which that
/// applies, with all candidates written. `None` if the board is too large to be played.
pub fn starting_sheet(found: &Found) -> Option<Sheet> {
    let Some(moment) = &found.moment else { return Sheet::new(found.puzzle.clone()).ok() };
    let (digits, removed) = (moment.position.to_puzzle(), candidates_removed(moment));
    let sheet = Sheet::with_written(found.puzzle.clone(), digits, &[], &removed).ok()?;
    sheet.apply(&Event::FillCandidates).ok()
}

/// The candidates that earlier steps took away: the digits of the moment leave them, but they are no longer candidates.
pub fn candidates_removed(moment: &Moment) -> Vec<Candidate> {
    let position = &moment.position;
    let Ok(before) = Position::new(&position.to_puzzle()) else { return Vec::new() };
    let candidates = before.all_candidates();
    candidates.filter(|one| !position.is_candidate(one.cell, one.digit)).collect()
}
