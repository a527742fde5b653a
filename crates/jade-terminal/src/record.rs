//! [`record_of`]: what is kept of a game.

use crate::game::{Game, Move};
use jade_game::{GameOutcome, GameRecord, PlayedOn, RECORD_VERSION, RecordedOpenness, TechniqueRecord};
use jade_grid::{Candidate, Cell, Digit, Sheet, canonical};
use jade_tutor::{Attempt, Entry, Limits, Question, SolvedPath, path, review, waits};
use std::collections::{BTreeMap, BTreeSet};

/// The most cells of a board that is rated and reviewed, because larger ones take long.
const MAX_REVIEWED_CELLS: usize = 81;

/// Returns the record of a game that was solved or left, with its rating and its review. `at` is when that was, in
/// milliseconds since 1970; `date` is the player's date then, for example `2026-11-22`.
pub fn record_of(game: &Game, at: u64, date: String) -> GameRecord {
    let start = game.start();
    let board = start.geometry();
    let cells = board.cells();
    let givens = cells.clone().filter(|cell| start.is_given(*cell)).count();
    let prefilled = cells.clone().filter(|cell| start.entries().get(*cell).is_some()).count();
    let full = game.is_solved();
    // Without a full board, what is on it is not the solution.
    let is_right = |cell: usize, digit: usize| {
        !full || game.sheet().value(Cell::new(cell)).is_some_and(|value| usize::from(value.get()) == digit)
    };
    let told: BTreeSet<usize> = game
        .moves
        .iter()
        .filter(|one| one.told && is_right(one.cell, one.digit))
        .map(|one| one.cell)
        .collect();
    let wrong = game.moves.iter().filter(|one| !is_right(one.cell, one.digit)).count();
    let open = board.cell_count() - givens - prefilled;
    let outcome = match full {
        false => GameOutcome::Unfinished,
        true if 2 * told.len() > open => GameOutcome::Shown,
        true => GameOutcome::Solved,
    };
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let mut record = GameRecord {
        version: RECORD_VERSION,
        id: game.id.clone(),
        box_rows: small(board.box_rows()),
        box_columns: small(board.box_columns()),
        puzzle: start.givens().digits_line(),
        canonical: None,
        givens: small(givens),
        prefilled: small(prefilled),
        outcome,
        level: None,
        score: None,
        hardest: None,
        openness: None,
        day: game.day.clone(),
        profile: "full".to_owned(),
        played_on: PlayedOn::Terminal,
        seconds: u32::try_from(game.time.as_secs()).unwrap_or(u32::MAX),
        pauses: game.tally.pauses,
        mistakes: small(wrong),
        hints: game.tally.hints,
        told: small(told.len()),
        techniques: None,
        at,
        date,
    };
    if board.cell_count() <= MAX_REVIEWED_CELLS {
        complete(&mut record, game);
    }
    record
}

/// Adds what the rating and the review say.
fn complete(record: &mut GameRecord, game: &Game) {
    let limits = Limits::default();
    let givens = game.start().givens();
    if !givens.is_restricted() && givens.geometry().is_plain() {
        record.canonical = canonical(givens).map(|puzzle| puzzle.to_string());
    }
    if let Ok(sheet) = Sheet::new(givens.clone())
        && let Ok(Attempt::Done(SolvedPath { rating, .. })) = path(&Question::new(sheet), None, &limits)
    {
        record.level = rating.level;
        record.score = rating.level.map(|_| rating.score);
        record.hardest = rating.hardest.map(|id| id.to_string());
        record.openness = rating.openness.filter(|_| rating.level.is_some()).map(RecordedOpenness::from);
    }
    let Ok(review) = review(game.start(), &entries(game), &limits) else { return };
    let mut techniques: BTreeMap<String, TechniqueRecord> = BTreeMap::new();
    for used in review.techniques {
        let one = techniques.entry(used.technique.to_string()).or_default();
        (one.needed, one.own) = (used.easiest, used.own);
    }
    for (id, hints) in &game.tally.techniques {
        techniques.entry(id.clone()).or_default().hints = *hints;
    }
    record.techniques = Some(techniques);
}

/// The digits that were entered, for the review.
fn entries(game: &Game) -> Vec<Entry> {
    let seconds = |entered: &Move| u32::try_from(entered.seconds).ok();
    let waits = waits(game.moves.iter().map(seconds));
    let entry = |(entered, waited): (&Move, u32)| {
        let digit = u8::try_from(entered.digit).ok().and_then(Digit::new)?;
        let candidate = Candidate::new(Cell::new(entered.cell), digit);
        Some(Entry { candidate, waited, by_tutor: entered.told })
    };
    game.moves.iter().zip(waits).filter_map(entry).collect()
}
