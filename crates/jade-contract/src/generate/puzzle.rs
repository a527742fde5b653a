//! Puzzles, made to order or of a collection, as JSON.

use crate::contract::{
    EstimateJson, MomentJson, PuzzleJson, PuzzleOrigin, PuzzleRatingJson, VERSION, convert,
};
use crate::explainer::rating_json;
use jade_collection::{CollectedPuzzle, CollectedRating, PathEnd};
use jade_generate::FoundPuzzle;
use jade_grid::{Digit, Puzzle, SheetData};
use jade_tutor::{Remaining, candidates_removed};
use std::time::Duration;

/// A puzzle that was made to order from a seed, with its solution if that is wanted.
pub fn puzzle_json(found: &FoundPuzzle, seed: u64, solution: bool) -> PuzzleJson {
    let moment = moment_json(found).map(Box::new);
    let rating = found.rating.as_ref().map(|rating| CollectedRating {
        end: if rating.level.is_some() { PathEnd::Solved } else { PathEnd::Stuck },
        level: rating.level,
        score: rating.score,
        hardest: rating.hardest,
        steps: found.steps,
        openness: rating.openness.filter(|_| rating.level.is_some()),
    });
    PuzzleJson {
        solution: solution.then(|| found.solution.to_string()),
        explainer: found.explainer.as_ref().map(rating_json),
        ..with_rating(
            &found.puzzle,
            rating.as_ref(),
            PuzzleOrigin::Order { seed, attempt: found.attempt, moment },
        )
    }
}

/// A puzzle of a collection, JADE's or the user's.
pub fn collected_puzzle_json(one: &CollectedPuzzle) -> PuzzleJson {
    let CollectedPuzzle { collection, puzzle, comment, line, rating, early } = one;
    let (name, comment) = (collection.clone(), comment.clone());
    with_rating(
        puzzle,
        rating.as_ref(),
        PuzzleOrigin::Collection { name, comment, line: *line, early: *early },
    )
}

fn with_rating(puzzle: &Puzzle, rating: Option<&CollectedRating>, origin: PuzzleOrigin) -> PuzzleJson {
    PuzzleJson {
        version: VERSION,
        puzzle: puzzle.digits_line(),
        barred: puzzle.barred_bits(),
        boxes: puzzle.geometry().into(),
        rules: puzzle.geometry().written_rules(),
        given_count: puzzle.filled_count(),
        solution: None,
        explainer: None,
        rating: rating.map(|rating| PuzzleRatingJson {
            outcome: rating.end.into(),
            level: rating.level.map(Into::into),
            score: rating.score,
            hardest: rating.hardest.map(|hardest| hardest.to_string()),
            steps: rating.steps,
            openness: rating.openness.map(Into::into),
        }),
        origin,
    }
}

fn moment_json(found: &FoundPuzzle) -> Option<MomentJson> {
    let moment = found.moment.as_ref()?;
    let (position, geometry) = (&moment.position, moment.position.geometry());
    let (digits, removed) = (position.to_puzzle(), candidates_removed(moment));
    let mut excluded = vec![0; geometry.cell_count()];
    for one in removed {
        excluded[one.cell.index()] |= 1 << one.digit.index();
    }
    let entry = |cell| digits.get(cell).filter(|_| found.puzzle.get(cell).is_none());
    let sheet = SheetData {
        box_rows: geometry.box_rows(),
        box_columns: geometry.box_columns(),
        rules: geometry.written_rules(),
        givens: found.puzzle.digits_line(),
        entries: geometry.cells().map(|cell| entry(cell).map_or('.', Digit::symbol)).collect(),
        barred: None,
        corners: None,
        candidates: None,
        removed: None,
        excluded: Some(excluded),
        cleared_corners: None,
        cleared_candidates: None,
    };
    Some(MomentJson {
        before: moment.before,
        sheet,
        step: convert::step_without_words(&position.snapshot(), &moment.step),
    })
}

/// How long puzzles will take, in seconds, to three digits: more would say more than is known.
pub fn estimate_json(remaining: &Remaining) -> EstimateJson {
    let seconds = |time: Duration| (time.as_secs_f64() * 1000.0).round() / 1000.0;
    EstimateJson {
        half: remaining.half.map(seconds),
        most: remaining.most.map(seconds),
        measured: remaining.measured,
    }
}
