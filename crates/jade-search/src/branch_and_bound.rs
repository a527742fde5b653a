//! [`BranchAndBound`]: level by level, with a queue of live nodes.

mod queue;

use crate::engine::Sink;
use crate::limits::Meter;
use crate::markers::{excluded, markers, unbarred};
use crate::mask::{Mask, with_mask};
use crate::narrowing::{needs_narrowers, with_narrowers};
use crate::solutions::Solutions;
use crate::{Engine, Observation, Outcome, Report, SearchLimits};
use jade_grid::{Cell, Geometry, Puzzle};
use queue::Queue;
use std::ops::ControlFlow;

/// Fills the board cell by cell in reading order and breadth first: the search tree is traversed level by level, its
/// live nodes wait in a queue (first in, first out), and every solution is on the last level. Called
/// `branch-and-bound`.
///
/// ```text
/// level 0          root                queue: root
///                 /    \
/// level 1        1      4              queue: 1 4
///               / \      \
/// level 2      2   3      2            queue: 12 13 42
/// ```
///
/// Branch and bound after the anonymous *Sudoku, ramificación y poda*: a node is a partial solution and the next cell;
/// it branches into every digit that is not yet in the row, column or box. There is no cost to bound: only nodes that
/// cannot be continued are cut.
///
/// A level can outgrow any memory, so the queue has a limit. Reaching it ends the search with [`Outcome::MemoryLimit`],
/// which says how far it got. No solution is known before the last level; if one solution is enough, another engine is
/// the better choice.
///
/// ```
/// use jade_grid::{Geometry, Puzzle, line};
/// use jade_search::{BranchAndBound, Engine, SearchLimits, Outcome};
/// let puzzle = line::read("12..34..21..43..").unwrap();
/// assert_eq!(BranchAndBound::new().count(&puzzle, &SearchLimits::default()).solutions, 4);
///
/// let empty = Puzzle::empty(Geometry::standard(9).unwrap());
/// let report = BranchAndBound::with_memory(1 << 20).count(&empty, &SearchLimits::default());
/// let Outcome::MemoryLimit { level, levels, live_nodes } = report.outcome else { panic!("{report:?}") };
/// assert_eq!((report.solutions, levels), (0, 81));
/// assert!(level > 5 && live_nodes > 50_000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BranchAndBound {
    memory: usize,
}

impl BranchAndBound {
    /// The default size limit of the queue in bytes: 256 MiB.
    pub const MEMORY: usize = 256 << 20;

    /// Creates the engine with a queue of up to [`BranchAndBound::MEMORY`] bytes.
    pub const fn new() -> BranchAndBound {
        BranchAndBound::with_memory(BranchAndBound::MEMORY)
    }

    /// Creates the engine with a queue of up to `bytes` bytes. A node takes one byte for every filled cell.
    pub const fn with_memory(bytes: usize) -> BranchAndBound {
        BranchAndBound { memory: bytes }
    }
}

impl Default for BranchAndBound {
    fn default() -> BranchAndBound {
        BranchAndBound::new()
    }
}

impl Engine for BranchAndBound {
    fn name(&self) -> &'static str {
        "branch-and-bound"
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        if needs_narrowers(puzzle) {
            return with_narrowers(puzzle, None, limits, sink);
        }
        Meter::run(limits, |meter| {
            let solutions = Solutions::new(puzzle, sink);
            with_mask!(puzzle.geometry().side(), M => run::<M>(puzzle, self.memory, meter, solutions))
        })
    }

    /// Observes the candidates that the rules allow at the root: the tree has a level for each of these cells.
    fn observe(
        &self,
        puzzle: &Puzzle,
        limits: &SearchLimits<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> (Report, Observation) {
        let side = puzzle.geometry().side();
        let at_root = with_mask!(side, M => markers::<M>(puzzle).map(|taken| {
            let open = |cell: Cell| {
                let houses = puzzle.geometry().houses_of(cell).iter();
                let by_rules = excluded::<M>(puzzle.geometry(), puzzle.values(), cell);
                let taken = houses.fold(M::NONE, |all, house| all | taken[house.index()]);
                unbarred::<M>(puzzle, cell) & !taken & !by_rules
            };
            let count = |cell: Cell| if puzzle.get(cell).is_some() { 0 } else { open(cell).len() as u8 };
            puzzle.geometry().cells().map(count).collect()
        }));
        let observation = Observation { candidates_before_guessing: at_root, ..Observation::default() };
        (self.run(puzzle, limits, sink), observation)
    }
}

fn run<M: Mask>(
    puzzle: &Puzzle,
    memory: usize,
    meter: &mut Meter<'_>,
    mut solutions: Solutions<'_, '_>,
) -> ControlFlow<Outcome> {
    let Some(mut board) = Board::<M>::new(puzzle) else { return ControlFlow::Continue(()) };
    let levels = board.open.len();
    if levels == 0 {
        return solutions.report(meter, &board.values);
    }
    let mut live = Queue::new(memory);
    let mut node = Vec::new();
    // The root: nothing is filled yet.
    loop {
        board.become_node(&node);
        let mut digits = board.candidates(node.len());
        let is_guess = digits.is_plural();
        while digits != M::NONE {
            let digit = digits.take_first();
            if is_guess {
                meter.guess(board.height() + 1)?
            } else {
                meter.node()?
            }
            if node.len() + 1 == levels {
                board.put(digit);
                solutions.report(meter, &board.values)?;
                board.take_back();
            } else if !live.push(&node, digit as u8) {
                return ControlFlow::Break(Outcome::MemoryLimit {
                    level: node.len() + 1,
                    levels,
                    live_nodes: live.len(),
                });
            }
        }
        if !live.pop_into(&mut node) {
            return ControlFlow::Continue(());
        }
    }
}

/// The board of the current node. Neighbours in the queue have most of their digits in common, so going from one to the
/// next costs little more than their differences.
struct Board<M> {
    geometry: &'static Geometry,
    values: Vec<u8>,
    markers: Vec<M>,
    /// The open cells in reading order.
    open: Vec<Cell>,
    /// Per open cell: the digits that the puzzle does not bar.
    unbarred: Vec<M>,
    /// Per filled cell: its digit, and the number of guesses up to and including it.
    filled: Vec<(u8, usize)>,
}

impl<M: Mask> Board<M> {
    /// Returns `None` if the givens break a rule.
    fn new(puzzle: &Puzzle) -> Option<Board<M>> {
        let geometry = puzzle.geometry();
        let open: Vec<Cell> = geometry.cells().filter(|cell| puzzle.get(*cell).is_none()).collect();
        Some(Board {
            geometry,
            values: puzzle.values().to_vec(),
            markers: markers(puzzle)?,
            unbarred: open.iter().map(|cell| unbarred(puzzle, *cell)).collect(),
            open,
            filled: Vec::new(),
        })
    }

    /// Returns the candidates of the open cell with this index: the digits that none of its houses has.
    fn candidates(&self, level: usize) -> M {
        let houses = self.geometry.houses_of(self.open[level]).iter();
        let taken = houses.fold(M::NONE, |taken, house| taken | self.markers[house.index()]);
        self.unbarred[level] & !taken & !excluded::<M>(self.geometry, &self.values, self.open[level])
    }

    fn height(&self) -> usize {
        self.filled.last().map_or(0, |(_, height)| *height)
    }

    /// Places a digit in the next open cell.
    fn put(&mut self, digit: usize) {
        let level = self.filled.len();
        let height = self.height() + usize::from(self.candidates(level).is_plural());
        let cell = self.open[level];
        self.values[cell.index()] = digit as u8 + 1;
        for house in self.geometry.houses_of(cell) {
            self.markers[house.index()] |= M::only(digit);
        }
        self.filled.push((digit as u8, height));
    }

    /// Empties the cell that was filled last.
    fn take_back(&mut self) {
        let Some((digit, _)) = self.filled.pop() else { return };
        let cell = self.open[self.filled.len()];
        self.values[cell.index()] = 0;
        for house in self.geometry.houses_of(cell) {
            self.markers[house.index()] ^= M::only(usize::from(digit));
        }
    }

    /// Fills the cells with the digits of a node.
    fn become_node(&mut self, node: &[u8]) {
        let same = self.filled.iter().zip(node).take_while(|((digit, _), other)| digit == *other).count();
        while self.filled.len() > same {
            self.take_back();
        }
        for digit in &node[same..] {
            self.put(usize::from(*digit));
        }
    }
}
