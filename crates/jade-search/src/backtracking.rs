//! [`Backtracking`]: depth first, digit by digit.

mod fewest_candidates;
mod mask;
mod row_order;

use crate::engine::Sink;
use crate::limits::Meter;
use crate::{Engine, Limits, Outcome, Report};
use jade_grid::{Digit, Puzzle};
use mask::Mask;
use std::ops::ControlFlow;

/// Puts digits into cells until the board is full or a cell has none left; then takes the last guess back
/// and tries the next digit.
///
/// ```
/// use jade_grid::format::line;
/// use jade_search::{Backtracking, Engine, Limits};
/// let puzzle = line::read("1...2...3...4...").unwrap();
/// let quick = Backtracking::fewest_candidates().count(&puzzle, &Limits::default());
/// let plain = Backtracking::row_order().count(&puzzle, &Limits::default());
/// assert_eq!(quick.solutions, plain.solutions);
/// assert!(quick.nodes <= plain.nodes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backtracking(Order);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    FewestCandidates,
    RowOrder,
}

impl Backtracking {
    /// First everything that is forced (a cell with one candidate left, a digit with one place left in a
    /// house), then the cell with the fewest candidates. Called `backtracking`.
    pub const fn fewest_candidates() -> Backtracking {
        Backtracking(Order::FewestCandidates)
    }

    /// Cell after cell, row by row from the top left, every digit from 1 that no row, column or box has
    /// yet. Called `backtracking-row-order`.
    ///
    /// The plain method of D. García Ríos, A. Herranz Bandrés and J. Sanz Ruiz, *Atracción Numérica Fatal
    /// (SuDoku JADE)*, Universidad Complutense de Madrid, 2006, section 4.1, with its markers: one per row,
    /// column and box for every digit that stands there. It is for showing and comparing: boards made against it keep it busy for days, and it
    /// does not finish on large ones. Give it a node limit.
    pub const fn row_order() -> Backtracking {
        Backtracking(Order::RowOrder)
    }

    fn run_with<M: Mask>(
        self,
        puzzle: &Puzzle,
        meter: &mut Meter<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> ControlFlow<Outcome> {
        let solutions = Solutions::new(puzzle, sink);
        match self.0 {
            Order::FewestCandidates => fewest_candidates::run::<M>(puzzle, meter, solutions),
            Order::RowOrder => row_order::run::<M>(puzzle, meter, solutions),
        }
    }
}

impl Engine for Backtracking {
    fn name(&self) -> &'static str {
        match self.0 {
            Order::FewestCandidates => "backtracking",
            Order::RowOrder => "backtracking-row-order",
        }
    }

    fn run(&self, puzzle: &Puzzle, limits: &Limits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        Meter::run(limits, |meter| match puzzle.geometry().side() {
            0..=16 => self.run_with::<u16>(puzzle, meter, sink),
            17..=32 => self.run_with::<u32>(puzzle, meter, sink),
            33..=64 => self.run_with::<u64>(puzzle, meter, sink),
            _ => self.run_with::<u128>(puzzle, meter, sink),
        })
    }
}

/// Where full boards go: to the sink, as puzzles, if there is one.
struct Solutions<'a, 's> {
    wanted: Option<(&'a mut Sink<'s>, Puzzle)>,
}

impl<'a, 's> Solutions<'a, 's> {
    fn new(puzzle: &Puzzle, sink: Option<&'a mut Sink<'s>>) -> Solutions<'a, 's> {
        Solutions { wanted: sink.map(|sink| (sink, puzzle.clone())) }
    }

    /// Hands a full board on: its digits in reading order, from 1.
    fn found(&mut self, meter: &mut Meter<'_>, values: &[u8]) -> ControlFlow<Outcome> {
        meter.solution(|| match &mut self.wanted {
            None => ControlFlow::Continue(()),
            Some((sink, solution)) => {
                for (cell, value) in solution.geometry().cells().zip(values) {
                    solution.set(cell, Digit::new(*value));
                }
                sink(solution)
            }
        })
    }
}

/// Which digits stand in each house: the markers of rows, columns and boxes. `None` if the givens put a
/// digit into a house twice.
fn markers<M: Mask>(puzzle: &Puzzle) -> Option<Vec<M>> {
    let geometry = puzzle.geometry();
    let mut markers = vec![M::NONE; geometry.houses().len()];
    for (cell, digit) in puzzle.clues() {
        let digit = M::only(digit.index());
        for house in geometry.houses_of(cell) {
            let marker = &mut markers[house.index()];
            if *marker & digit != M::NONE {
                return None;
            }
            *marker |= digit;
        }
    }
    Some(markers)
}
