//! [`Backtracking`]: depth first, digit by digit.

mod cell_by_cell;
mod fewest_candidates;
mod order;

use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::narrowing::{needs_narrowers, with_narrowers};
use crate::random::Random;
use crate::solutions::Solutions;
use crate::{Engine, Report, SearchLimits};
use jade_grid::{Cell, Puzzle};

/// Places digits until the board is full or a cell has none left; then undoes the last guess and tries the next digit.
///
/// | constructor | called | which cell next | which digit first |
/// |---|---|---|---|
/// | [`fewest_candidates`](Self::fewest_candidates) | `backtracking` | what is forced, then the fewest candidates | the smallest |
/// | [`row_order`](Self::row_order) | `backtracking-row-order` | in reading order | the smallest |
/// | [`permuted`](Self::permuted) | `backtracking-permuted` | in reading order of a shuffled board | the first of a shuffled alphabet |
/// | [`random`](Self::random), [`random_from`](Self::random_from) | `backtracking-random` | in reading order,
/// optionally after a chosen one | any |
///
/// Everything random depends only on the seed and is the same on every machine.
///
/// ```
/// use jade_grid::line;
/// use jade_search::{Backtracking, Engine, SearchLimits};
/// let puzzle = line::read("1...2...3...4...").unwrap();
/// let quick = Backtracking::fewest_candidates().count(&puzzle, &SearchLimits::default());
/// let plain = Backtracking::row_order().count(&puzzle, &SearchLimits::default());
/// assert_eq!(quick.solutions, plain.solutions);
/// assert!(quick.nodes <= plain.nodes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backtracking(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    FewestCandidates,
    RowOrder,
    Permuted { seed: u64 },
    Random { seed: u64, first: Option<Cell> },
}

impl Backtracking {
    /// Places everything that is forced (a cell with one candidate left, a digit with one place left in a house), then
    /// guesses in the cell with the fewest candidates. Called `backtracking`.
    pub const fn fewest_candidates() -> Backtracking {
        Backtracking(Kind::FewestCandidates)
    }

    /// Goes through the cells row by row from the top left, trying every digit from 1 that is not yet in the row,
    /// column or box. Called `backtracking-row-order`.
    ///
    /// The plain method of D. García Ríos, A. Herranz Bandrés and J. Sanz Ruiz, *Atracción Numérica Fatal (SuDoku
    /// JADE)*, Universidad Complutense de Madrid, 2006, section 4.1, with its markers: for every row, column and box,
    /// the digits already placed in it. It is meant for demonstration and comparison: boards made against it take days,
    /// and it does not finish on large ones. Give it a node limit.
    pub const fn row_order() -> Backtracking {
        Backtracking(Kind::RowOrder)
    }

    /// The plain method on a board whose bands, stacks, rows, columns and digits are shuffled first. Called
    /// `backtracking-permuted`.
    ///
    /// Rows and bands are sorted by their givens, fullest first, and only ties are in random order. No board can be
    /// built to defeat it: if the first rows are empty, they are moved to the end, and if the solution starts with the
    /// last digits, the digits are in another order. Solutions are those of the original board. After an idea of S.
    /// Pozo, *Resolución de sudokus (16)*.
    ///
    /// ```
    /// use jade_grid::line;
    /// use jade_search::{Backtracking, Engine, SearchLimits};
    /// // Made against reading order: no given in the first row, and its solution begins 987654321.
    /// let line = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    /// let puzzle = line::read(line).unwrap();
    /// let limits = SearchLimits::default().nodes(10_000_000);
    /// assert!(!Backtracking::row_order().count(&puzzle, &limits).is_complete());
    /// assert!(Backtracking::permuted(1).count(&puzzle, &limits).is_complete());
    /// ```
    pub const fn permuted(seed: u64) -> Backtracking {
        Backtracking(Kind::Permuted { seed })
    }

    /// Goes through the cells in reading order, trying the digits of each cell in random order. Called
    /// `backtracking-random`. After P. Hernández, *Generador y solucionador de Sudokus*.
    pub const fn random(seed: u64) -> Backtracking {
        Backtracking(Kind::Random { seed, first: None })
    }

    /// The same, but a chosen cell is filled first, then the others in reading order. A cell that already has a digit,
    /// or is not on the board, changes nothing.
    pub const fn random_from(seed: u64, first: Cell) -> Backtracking {
        Backtracking(Kind::Random { seed, first: Some(first) })
    }
}

impl Engine for Backtracking {
    fn name(&self) -> &'static str {
        match self.0 {
            Kind::FewestCandidates => "backtracking",
            Kind::RowOrder => "backtracking-row-order",
            Kind::Permuted { .. } => "backtracking-permuted",
            Kind::Random { .. } => "backtracking-random",
        }
    }

    fn seeded(&self, seed: u64) -> Option<Box<dyn Engine>> {
        let kind = match self.0 {
            Kind::FewestCandidates | Kind::RowOrder => return None,
            Kind::Permuted { .. } => Kind::Permuted { seed },
            Kind::Random { first, .. } => Kind::Random { seed, first },
        };
        Some(Box::new(Backtracking(kind)))
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        if needs_narrowers(puzzle) {
            let random = match self.0 {
                Kind::FewestCandidates | Kind::RowOrder => None,
                Kind::Permuted { seed } | Kind::Random { seed, .. } => Some(Random::new(seed)),
            };
            return with_narrowers(puzzle, random, limits, sink);
        }
        Meter::run(limits, |meter| {
            let solutions = Solutions::new(puzzle, sink);
            with_mask!(puzzle.geometry().side(), M => match self.0 {
                Kind::FewestCandidates => fewest_candidates::run::<M>(puzzle, meter, solutions),
                Kind::RowOrder => {
                    let order = order::reading(puzzle, None);
                    cell_by_cell::run::<M>(puzzle, order, None, meter, solutions)
                }
                Kind::Permuted { seed } => {
                    let order = order::permuted(puzzle, &mut Random::new(seed));
                    cell_by_cell::run::<M>(puzzle, order, None, meter, solutions)
                }
                Kind::Random { seed, first } => {
                    let order = order::reading(puzzle, first);
                    cell_by_cell::run::<M>(puzzle, order, Some(Random::new(seed)), meter, solutions)
                }
            })
        })
    }
}
