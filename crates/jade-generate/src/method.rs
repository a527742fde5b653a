//! The generation methods of the thesis (chapter 5), on boards of any size.

use crate::dig::any::{Depth, dig};
use crate::dig::{Dug, Removed};
use jade_grid::{Cell, Digit, Geometry, Puzzle};
use jade_search::{Auto, Classification, DancingLinks, Engine, Outcome, Random, SearchLimits};

/// The inputs of the methods.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) geometry: &'static Geometry,
    /// The cells in groups that have givens together or not at all.
    pub(crate) orbits: &'a [Vec<Cell>],
    pub(crate) depth: Depth<'a>,
}

/// The most nodes that one search may visit before the board is given up.
const NODES: u64 = 200_000;

impl Task<'_> {
    pub(crate) fn shuffled_orbits(&self, random: &mut Random) -> Vec<Vec<Cell>> {
        let mut orbits = self.orbits.to_vec();
        random.shuffle(&mut orbits);
        orbits
    }

    pub(crate) fn limits(&self) -> SearchLimits<'_> {
        SearchLimits::default().nodes(NODES).cancel(self.depth.cancel)
    }
}

/// From a full board (5.2): fills the boxes of the diagonal, which share no house, at random and the rest of the
/// board by search, or with rules a few random cells; then removes unit after unit unless that allows several solutions. Returns `None` if the board
/// could not be filled or the work was cancelled.
pub(crate) fn from_full_board(task: &Task<'_>, random: &mut Random) -> Option<Dug> {
    let geometry = task.geometry;
    let solution = match geometry.is_plain() {
        true => Auto.first(&with_boxes_of_the_diagonal(geometry, random), &task.limits()).0?,
        false => crate::full::draw(geometry, random, &task.limits())?,
    };
    let mut puzzle = solution.clone();
    let removed = remove_orbits(task, &Auto, &mut puzzle, random)?;
    Some(Dug { puzzle, solution, removed, certain: false })
}

/// Returns a board whose boxes on the diagonal are filled at random.
fn with_boxes_of_the_diagonal(geometry: &'static Geometry, random: &mut Random) -> Puzzle {
    let mut start = Puzzle::empty(geometry);
    let (across, down) = (geometry.side() / geometry.box_columns(), geometry.side() / geometry.box_rows());
    for i in 0..across.min(down) {
        let mut digits: Vec<Digit> = Digit::all(geometry.side()).collect();
        random.shuffle(&mut digits);
        let house = geometry.house(geometry.box_house(i * across + i));
        for (cell, digit) in house.cells().iter().zip(digits) {
            start.set(*cell, Some(digit));
        }
    }
    start
}

/// Removes the givens of each orbit, in random order, if the puzzle keeps a single solution without them and enough
/// givens are left. Returns `None` if the work was cancelled.
fn remove_orbits(
    task: &Task<'_>,
    engine: &dyn Engine,
    puzzle: &mut Puzzle,
    random: &mut Random,
) -> Option<Removed> {
    let mut givens = puzzle.filled_count();
    let mut removed = Removed::default();
    for unit in task.shuffled_orbits(random) {
        if puzzle.get(unit[0]).is_none() || givens < task.depth.least + unit.len() {
            continue;
        }
        let before = puzzle.clone();
        unit.iter().for_each(|cell| puzzle.set(*cell, None));
        let report = engine.count(puzzle, &task.limits().solutions(2));
        match report.outcome {
            Outcome::Cancelled => return None,
            Outcome::Complete if report.solutions == 1 => {
                givens -= unit.len();
                removed.push(unit);
            }
            _ => *puzzle = before,
        }
    }
    Some(removed)
}

/// From the empty board (5.1): places random digits in random orbits, keeping each if a solution remains, until
/// only one is left. Returns `None` if it runs out of units, if a search was given up, or if the work was cancelled.
pub(crate) fn from_empty_board(task: &Task<'_>, random: &mut Random) -> Option<Dug> {
    let (puzzle, solution) = fill_until_proper(task, &Auto, random)?;
    Some(with_the_rest(task, puzzle, solution, random))
}

/// The state machine of dancing links (5.3).
///
/// ```text
///   clear ─→ choose a cell ─→ try a digit ──one solution──→ minimise ─→ done
///                 ↑  ↑ several     │ none: take it back
///                 └──┴─────────────┘
/// ```
///
/// The thesis minimises with 81 random draws; here every unit is tried exactly once, so that none is missed.
pub(crate) fn from_dancing_links(task: &Task<'_>, random: &mut Random) -> Option<Dug> {
    let (filled, solution) = fill_until_proper(task, &DancingLinks, random)?;
    let mut puzzle = filled.clone();
    let removed = remove_orbits(task, &DancingLinks, &mut puzzle, random)?;
    let mut dug = with_the_rest(task, filled, solution, random);
    dug.puzzle = puzzle;
    dug.removed.append(&removed);
    Some(dug)
}

/// Clears a board and adds digits until it has one solution.
fn fill_until_proper(task: &Task<'_>, engine: &dyn Engine, random: &mut Random) -> Option<(Puzzle, Puzzle)> {
    let side = task.geometry.side();
    let mut puzzle = Puzzle::empty(task.geometry);
    for unit in task.shuffled_orbits(random) {
        for cell in unit {
            let mut digits: Vec<Digit> = Digit::all(side).collect();
            random.shuffle(&mut digits);
            // Some digit fits, since there was a solution before.
            for digit in digits {
                puzzle.set(cell, Some(digit));
                if !fits(&puzzle, cell, digit) {
                    continue;
                }
                match engine.first(&puzzle, &task.limits()).1.outcome {
                    Outcome::SolutionLimit => break,
                    Outcome::Complete => {}
                    _ => return None,
                }
            }
        }
        match engine.classify(&puzzle, &task.limits()) {
            Classification::Proper(solution) => return Some((puzzle, solution)),
            Classification::Several { .. } => {}
            _ => return None,
        }
    }
    None
}

/// Whether placing a digit in a cell breaks no rule directly.
fn fits(puzzle: &Puzzle, cell: Cell, digit: Digit) -> bool {
    let geometry = puzzle.geometry();
    let houses = geometry.houses_of(cell).iter().flat_map(|house| geometry.house(*house).cells());
    houses.copied().all(|other| other == cell || puzzle.get(other) != Some(digit))
        && puzzle.obeys_added_rules()
}

/// Presents a puzzle that was not dug out of its solution as if it had been.
fn with_the_rest(task: &Task<'_>, puzzle: Puzzle, solution: Puzzle, random: &mut Random) -> Dug {
    let mut removed = Removed::default();
    for unit in task.shuffled_orbits(random) {
        if puzzle.get(unit[0]).is_none() {
            removed.push(unit);
        }
    }
    Dug { puzzle, solution, removed, certain: false }
}

/// The default method on boards other than 9×9: digs in a stirred pattern.
pub(crate) fn fast(task: &Task<'_>, random: &mut Random) -> Option<Dug> {
    let solution = crate::full::draw(task.geometry, random, &task.limits())?;
    let units = task.shuffled_orbits(random);
    dig(solution.clone(), &solution, &units, task.depth)
}
