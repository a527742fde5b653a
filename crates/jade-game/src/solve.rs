//! [`ranked_solve`] and [`replayed_solve`]: what the server says of a game that a device has stored.

use crate::sync::GameItem;
use crate::{GameLog, StartData, TimeFault, Verdict, puzzle_of_day};
use jade_grid::{Geometry, Puzzle, Sheet, canonical, line};
use jade_logic::Level;
use jade_search::Classification;
use jade_tutor::{Attempt, Cancelled, Limits, Question, classify};

/// The rows and columns of a box of the boards that are ranked. Smaller ones are solved in seconds.
const RANKED_BOX: [usize; 2] = [3, 3];
/// The side of the largest board whose games are replayed.
const MAX_REPLAYED_SIDE: usize = 16;
/// The most hints that are counted.
const MAX_HINTS: u32 = 9999;

/// A solved game, as a ranking counts it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedSolve {
    /// The puzzle in canonical form, the same for all puzzles that are essentially this one.
    pub puzzle: String,
    /// Its level with all techniques; `None` if no technique solves it.
    pub level: Option<Level>,
    /// If it is a puzzle of the day that the game names: the day, for example `2026-11-22`.
    pub day: Option<String>,
    /// How it was solved.
    pub solve: ReplayedSolve,
}

/// What the log of a game says of how a puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayedSolve {
    /// The playing time until the board was full and right, in seconds. A game that was begun again counts from its
    /// first beginning.
    pub seconds: u32,
    /// The number of hints, including steps that the tutor took.
    pub hints: u32,
    /// Why its time cannot be believed; `None` if it can.
    pub fault: Option<TimeFault>,
}

/// Returns what a ranking says of a game. `None` for what is not ranked: a game that is not solved, that began with
/// digits or marks, that the tutor solved for the most part, without a single solution, or on another board than 9×9. A
/// board with more givens than empty cells is no puzzle of any level: it counts only if it is that of a day.
///
/// ```
/// use jade_game::{Limits, SyncedItem, ranked_solve};
/// let givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let open = givens.char_indices().filter(|(_, symbol)| *symbol == '.').map(|(cell, _)| cell);
/// let events: Vec<_> = open.enumerate().map(|(number, cell)| {
///     let digit = solution.as_bytes()[cell] - b'0';
///     serde_json::json!({ "type": "enter", "cells": [cell], "digit": digit, "t": 4 * number })
/// }).collect();
/// let start = serde_json::json!({ "boxRows": 3, "boxColumns": 3, "givens": givens });
/// let stored = serde_json::json!({ "start": start, "branches": [events] });
/// let SyncedItem::Game(game) = SyncedItem::read("game", "id", &stored.to_string()).unwrap() else { panic!() };
/// let solve = ranked_solve(&game, &Limits::default()).unwrap().unwrap().solve;
/// assert_eq!((solve.seconds, solve.hints, solve.fault), (4 * 50, 0, None));
/// ```
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn ranked_solve(game: &GameItem, limits: &Limits<'_>) -> Result<Option<RankedSolve>, Cancelled> {
    let Some(start) = game.start() else { return Ok(None) };
    if [start.box_rows, start.box_columns] != RANKED_BOX {
        return Ok(None);
    }
    let Some(givens) = givens(&start, MAX_REPLAYED_SIDE) else { return Ok(None) };
    let Some((verdict, solve)) = replayed(game, &start, &givens, limits)? else { return Ok(None) };
    let open = givens.geometry().cell_count() - givens.filled_count();
    if 2 * verdict.told > open {
        return Ok(None);
    }
    if !begins_with_givens(&start) {
        return Ok(None);
    }
    let level = level(&givens, limits)?;
    let day = match (start.label.day, level) {
        (Some(day), Some(level))
            if puzzle_of_day(&day, level, limits)?.is_some_and(|found| found.puzzle == givens) =>
        {
            Some(day)
        }
        _ => None,
    };
    if day.is_none() && 2 * open < givens.geometry().cell_count() {
        return Ok(None);
    }
    let puzzle = canonical(&givens).unwrap_or(givens).to_string();
    Ok(Some(RankedSolve { puzzle, level, day, solve }))
}

/// Returns how a game was solved. Boards may have up to 16×16 cells. `None` if its log does not end at the solution of
/// these givens.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn replayed_solve(
    game: &GameItem,
    wanted: &Puzzle,
    limits: &Limits<'_>,
) -> Result<Option<ReplayedSolve>, Cancelled> {
    let Some(start) = game.start() else { return Ok(None) };
    match givens(&start, MAX_REPLAYED_SIDE) {
        Some(found) if found == *wanted => {
            Ok(replayed(game, &start, &found, limits)?.map(|(_, solve)| solve))
        }
        _ => Ok(None),
    }
}

/// Replays the logs of a game. If several are solved, the slowest counts: a device could add one that is faster.
fn replayed(
    game: &GameItem,
    start: &StartData,
    givens: &Puzzle,
    limits: &Limits<'_>,
) -> Result<Option<(Verdict, ReplayedSolve)>, Cancelled> {
    let Classification::Proper(solution) = classify(givens, limits) else {
        limits.check()?;
        return Ok(None);
    };
    let verdicts = game.branches().iter().filter_map(|log| GameLog::of(start, log)?.verdict(&solution));
    let Some(verdict) = verdicts.max_by_key(|verdict| verdict.seconds) else { return Ok(None) };
    let hints = game.hints().max(verdict.steps_taken).min(MAX_HINTS);
    let solve = ReplayedSolve { seconds: verdict.seconds, hints, fault: verdict.fault };
    Ok(Some((verdict, solve)))
}

/// Returns the level of a puzzle with all techniques.
pub(crate) fn level(givens: &Puzzle, limits: &Limits<'_>) -> Result<Option<Level>, Cancelled> {
    let Ok(sheet) = Sheet::new(givens.clone()) else { return Ok(None) };
    Ok(match jade_tutor::path(&Question::new(sheet), None, limits)? {
        Attempt::Done(solved) => solved.rating.level,
        Attempt::Improper(_) | Attempt::Faulty(_) | Attempt::Finished => None,
    })
}

/// Whether a game began without marks and rules: candidates in the start may be the solution, and rules may say it.
fn begins_with_givens(start: &StartData) -> bool {
    let is_empty = |masks: &Option<Vec<u32>>| masks.iter().flatten().all(|mask| *mask == 0);
    let cleared = [&start.cleared_corners, &start.cleared_candidates];
    [&start.barred, &start.corners, &start.removed, &start.excluded].into_iter().chain(cleared).all(is_empty)
        && start.candidates.iter().flatten().flatten().all(|mask| *mask == 0)
        && start.colors.is_empty()
        && start.rules.is_none()
}

/// Returns the givens of a game that began with nothing else.
fn givens(start: &StartData, max_side: usize) -> Option<Puzzle> {
    let geometry = Geometry::with_boxes(start.box_rows, start.box_columns).ok()?;
    let is_empty = start.entries.chars().all(|symbol| matches!(symbol, '.' | ' ' | '0'));
    if geometry.side() > max_side || !is_empty || !start.givens_known {
        return None;
    }
    line::read_cells(geometry, &start.givens).ok()
}
