//! Digging on boards of any size with a search engine.

use super::{Dug, Removed};
use jade_grid::{Cell, Puzzle};
use jade_search::{Auto, Engine, Outcome, SearchLimits};

/// How far to dig.
#[derive(Clone, Copy)]
pub(crate) struct Depth<'a> {
    /// The number of givens at which to stop.
    pub(crate) least: usize,
    /// The total number of nodes that searches may visit once reasoning without guesses is stuck.
    pub(crate) effort: u64,
    pub(crate) cancel: &'a dyn Fn() -> bool,
}

/// The state of knowledge about a puzzle.
#[derive(PartialEq)]
enum SolutionCount {
    /// It has one solution.
    Proper,
    /// It has several solutions.
    Improper,
    /// The search ran out of nodes.
    Unknown,
}

/// Removes units from a proper puzzle, in order, wherever it stays proper: in a first round as long as
/// singles and locked candidates prove it, in a second one by search with guesses and learning, within
/// the effort. Returns `None` if cancelled.
pub(crate) fn dig(puzzle: Puzzle, solution: &Puzzle, units: &[Vec<Cell>], depth: Depth<'_>) -> Option<Dug> {
    let mut dug = Dug { puzzle, solution: solution.clone(), removed: Removed::default(), certain: true };
    let mut givens = dug.puzzle.filled_count();
    let mut doubtful = Vec::new();
    for unit in units {
        if dug.puzzle.get(unit[0]).is_none() || givens < depth.least + unit.len() {
            continue;
        }
        dig_out(&mut dug.puzzle, unit);
        if (depth.cancel)() {
            return None;
        }
        if Auto::needs_no_guess(&dug.puzzle) {
            givens -= unit.len();
            dug.removed.push(unit.iter().copied());
        } else {
            put_back(&mut dug, unit);
            doubtful.push(unit);
        }
    }
    let mut effort = depth.effort;
    for unit in doubtful {
        if givens < depth.least + unit.len() {
            dug.certain = false;
            continue;
        }
        dig_out(&mut dug.puzzle, unit);
        // No unit may use up the effort that others need.
        let (known, nodes) = classify(&dug.puzzle, effort.div_ceil(8), &depth)?;
        effort -= nodes;
        if known == SolutionCount::Proper {
            givens -= unit.len();
            dug.removed.push(unit.iter().copied());
        } else {
            put_back(&mut dug, unit);
            dug.certain &= known == SolutionCount::Improper;
        }
    }
    Some(dug)
}

fn dig_out(puzzle: &mut Puzzle, unit: &[Cell]) {
    for cell in unit {
        puzzle.set(*cell, None);
    }
}

fn put_back(dug: &mut Dug, unit: &[Cell]) {
    for cell in unit {
        dug.puzzle.set(*cell, dug.solution.get(*cell));
    }
}

/// Classifies a puzzle with at most this number of nodes, and returns the nodes used. Returns `None` if cancelled.
fn classify(puzzle: &Puzzle, nodes: u64, depth: &Depth<'_>) -> Option<(SolutionCount, u64)> {
    let report = Auto.count(puzzle, &SearchLimits::default().solutions(2).nodes(nodes).cancel(depth.cancel));
    let known = match report.outcome {
        Outcome::Cancelled => return None,
        Outcome::Complete if report.solutions == 1 => SolutionCount::Proper,
        Outcome::Complete | Outcome::SolutionLimit => SolutionCount::Improper,
        _ => SolutionCount::Unknown,
    };
    Some((known, report.nodes))
}
