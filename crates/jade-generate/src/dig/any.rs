//! Digging on boards of any size, by an engine.

use super::{Dug, Removed};
use jade_grid::{Cell, Puzzle};
use jade_search::{Auto, Engine, Limits, Outcome};

/// How far to dig.
#[derive(Clone, Copy)]
pub(crate) struct Depth<'a> {
    /// Stop at so many clues.
    pub(crate) least: usize,
    /// Nodes that searches may visit in all, once reasoning without guesses gets no further.
    pub(crate) effort: u64,
    pub(crate) cancel: &'a dyn Fn() -> bool,
}

/// What is known of a puzzle.
#[derive(PartialEq)]
enum Known {
    /// It has one solution.
    Proper,
    /// It has several.
    Improper,
    /// The search was not allowed to find out.
    Unknown,
}

/// Takes the units, in order, away from a proper puzzle wherever it stays proper: in a first round as long as
/// singles and locked candidates show that it does, in a second one by search with guesses and learning, within
/// the effort. `None` if cancelled.
pub(crate) fn dig(puzzle: Puzzle, solution: &Puzzle, units: &[Vec<Cell>], depth: Depth<'_>) -> Option<Dug> {
    let mut dug = Dug { puzzle, solution: solution.clone(), removed: Removed::default(), certain: true };
    let mut clues = dug.puzzle.clue_count();
    let mut doubtful = Vec::new();
    for unit in units {
        if dug.puzzle.get(unit[0]).is_none() || clues < depth.least + unit.len() {
            continue;
        }
        dig_out(&mut dug.puzzle, unit);
        if (depth.cancel)() {
            return None;
        }
        if Auto::needs_no_guess(&dug.puzzle) {
            clues -= unit.len();
            dug.removed.push(unit.iter().copied());
        } else {
            put_back(&mut dug, unit);
            doubtful.push(unit);
        }
    }
    let mut effort = depth.effort;
    for unit in doubtful {
        if clues < depth.least + unit.len() {
            dug.certain = false;
            continue;
        }
        dig_out(&mut dug.puzzle, unit);
        // One unit may not use up what others could do with.
        let (known, nodes) = classify(&dug.puzzle, effort.div_ceil(8), &depth)?;
        effort -= nodes;
        if known == Known::Proper {
            clues -= unit.len();
            dug.removed.push(unit.iter().copied());
        } else {
            put_back(&mut dug, unit);
            dug.certain &= known == Known::Improper;
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

/// How many solutions there are, and the nodes it took, at most so many. `None` if cancelled.
fn classify(puzzle: &Puzzle, nodes: u64, depth: &Depth<'_>) -> Option<(Known, u64)> {
    let report = Auto.count(puzzle, &Limits::default().solutions(2).nodes(nodes).cancel(depth.cancel));
    let known = match report.outcome {
        Outcome::Cancelled => return None,
        Outcome::Complete if report.solutions == 1 => Known::Proper,
        Outcome::Complete | Outcome::SolutionLimit => Known::Improper,
        _ => Known::Unknown,
    };
    Some((known, report.nodes))
}
