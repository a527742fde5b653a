//! What was made, as the contract tells it.

use crate::contract::{EstimateJson, MadeJson, MomentJson, VERSION, convert};
use jade_generate::{Estimate, Found};
use jade_grid::{Candidate, Digit, Position, SheetData};
use jade_logic::notation;

/// A puzzle that was made from a seed, with its solution if that is wanted.
pub fn made(found: &Found, seed: u64, solution: bool) -> MadeJson {
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
        moment: moment(found),
    }
}

/// The moment of a technique that was wished.
pub fn moment(found: &Found) -> Option<MomentJson> {
    let moment = found.moment.as_ref()?;
    let (position, geometry) = (&moment.position, moment.position.geometry());
    let digits = position.to_puzzle();
    // What the digits leave, but is no candidate any more.
    let bare = Position::new(&digits).ok()?;
    let removed: Vec<Candidate> =
        bare.all_candidates().filter(|one| !position.is_candidate(one.cell, one.digit)).collect();
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
        told: convert::step(geometry, &moment.step),
    })
}

/// How long it takes for so many puzzles.
pub fn estimate_json(estimate: &Estimate, wanted: u64) -> EstimateJson {
    // Three digits say more than is known.
    let tidy = |part| Some((estimate.within(part, wanted)?.as_secs_f64() * 1000.0).round() / 1000.0);
    EstimateJson { half: tidy(0.5), most: tidy(0.95), measured: estimate.is_measured() }
}
