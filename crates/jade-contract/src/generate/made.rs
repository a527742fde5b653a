//! Encodes generated puzzles as JSON.

use crate::contract::{EstimateJson, MadeJson, MomentJson, VERSION, convert};
use jade_generate::Found;
use jade_grid::{Digit, SheetData};
use jade_logic::notation;
use jade_tutor::{Remaining, candidates_removed};
use std::time::Duration;

/// Encodes a puzzle made from `seed`; with its solution if `solution` is `true`.
pub fn puzzle_json(found: &Found, seed: u64, solution: bool) -> MadeJson {
    let geometry = found.puzzle.geometry();
    let rating = found.rating.as_ref();
    MadeJson {
        version: VERSION,
        puzzle: found.puzzle.to_string(),
        boxes: format!("{}x{}", geometry.box_rows(), geometry.box_columns()),
        solution: solution.then(|| found.solution.to_string()),
        seed,
        attempt: found.attempt,
        clues: found.puzzle.clue_count(),
        level: rating.and_then(|rating| rating.level).map(|level| level.to_string()),
        score: rating.map(|rating| rating.score),
        hardest: rating.and_then(|rating| rating.hardest).map(|hardest| hardest.to_string()),
        steps: rating.map(|_| found.steps),
        moment: moment_json(found),
    }
}

fn moment_json(found: &Found) -> Option<MomentJson> {
    let moment = found.moment.as_ref()?;
    let (position, geometry) = (&moment.position, moment.position.geometry());
    let (digits, removed) = (position.to_puzzle(), candidates_removed(moment));
    let mut excluded = vec![0; geometry.cell_count()];
    for one in &removed {
        excluded[one.cell.index()] |= 1 << one.digit.index();
    }
    let entry = |cell| digits.get(cell).filter(|_| found.puzzle.get(cell).is_none());
    let sheet = SheetData {
        box_rows: geometry.box_rows(),
        box_columns: geometry.box_columns(),
        givens: found.puzzle.to_string(),
        entries: geometry.cells().map(|cell| entry(cell).map_or('.', Digit::symbol)).collect(),
        corners: None,
        candidates: None,
        removed: None,
        excluded: Some(excluded),
    };
    Some(MomentJson {
        before: moment.before,
        sheet,
        digits: digits.to_string(),
        removed: notation::print_conclusions(&[], &removed, geometry),
        step: notation::print(&moment.step, geometry),
        told: convert::step_without_words(position, &moment.step),
    })
}

/// Encodes an estimate in seconds, rounded to three digits, since it is not more precise than that.
pub fn estimate_json(remaining: &Remaining) -> EstimateJson {
    let seconds = |time: Duration| (time.as_secs_f64() * 1000.0).round() / 1000.0;
    EstimateJson {
        half: remaining.half.map(seconds),
        most: remaining.most.map(seconds),
        measured: remaining.measured,
    }
}
