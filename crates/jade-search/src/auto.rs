//! [`Auto`]: chooses the search that suits the board.

use crate::conflict_learning::learn;
use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::pattern;
use crate::planes;
use crate::propagation::{Pause, Search, Tabled, deduce};
use crate::solutions::Solutions;
use crate::{Engine, Observation, Outcome, Report, SearchLimits, StrategiesThenGuess, nine};
use jade_grid::{Geometry, Puzzle};
use std::cell::Cell;
use std::ops::ControlFlow;

/// Chooses a search by the size of the board and by how the search progresses. Called `auto`.
///
/// A plain 9×9 board is searched by [`Nine`](crate::nine::Nine), unless it is [observed](Engine::observe): then the
/// search below counts every digit it tries. If 2,000 guesses in a row lead to no solution, conflict learning (step 4)
/// takes over: almost every puzzle needs only a few guesses, but some boards without a solution need millions. In this
/// way every 9×9 board is classified within some milliseconds.
///
/// Other boards of up to 128 cells whose rules are houses and pairs of cells are searched by guesses as well, each followed by singles
/// and locked candidates, until so many guesses lead to no solution; then conflict learning takes over (unless they are observed).
///
/// All other boards, among them those whose rules ask more than houses and pairs of cells say (sums, sandwiches), are searched in
/// these steps:
///
/// 1. A board of 25×25 or more without rules and with very few givens is filled with a shuffled pattern, once per requested solution.
/// 2. Everything that follows without guessing: singles, locked candidates, then subsets of every size.
/// 3. Guesses, each followed by the same deductions, as long as they keep leading to solutions.
/// 4. After that, conflict learning (see [`ConflictLearning`](crate::ConflictLearning)), which knows what has been
///    searched already: no solution is missed, and none is found twice.
///
/// Memory is limited as in [`ConflictLearning`](crate::ConflictLearning).
///
/// ```
/// use jade_grid::{Geometry, Puzzle};
/// use jade_search::{Auto, Classification, Engine, SearchLimits};
/// let blank = Puzzle::empty(Geometry::standard(49).unwrap());
/// let Classification::Several { solutions: [one, other], .. } = Auto.classify(&blank, &SearchLimits::default())
/// else {
///     panic!("a blank board has many solutions");
/// };
/// assert!(one.is_solution() && other.is_solution() && one != other);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Auto;

impl Auto {
    /// Returns whether the solution follows without a guess, from what is deduced before the first one: singles and
    /// locked candidates, and on boards of more than 128 cells subsets of every size. If so, the puzzle is proper; if not, it may still be.
    ///
    /// ```
    /// use jade_grid::{Geometry, Puzzle, line};
    /// use jade_search::Auto;
    /// assert!(Auto::needs_no_guess(&line::read("12...4....3.2...").unwrap()));
    /// assert!(!Auto::needs_no_guess(&Puzzle::empty(Geometry::standard(4).unwrap())));
    /// ```
    pub fn needs_no_guess(puzzle: &Puzzle) -> bool {
        let mut solved = false;
        Meter::run(&SearchLimits::default(), |meter| {
            solved = if planes::takes(puzzle.geometry()) {
                planes::needs_no_guess(puzzle, meter)?
            } else {
                with_mask!(puzzle.geometry().side(), M => {
                    deduce::<M>(puzzle, meter)?.is_some_and(|board| board.open == 0)
                })
            };
            ControlFlow::Continue(())
        });
        solved
    }
}

impl Auto {
    /// Answers about many plain 9×9 boards, which are numbered from 0; the answers come in any order. Most are found by
    /// [`BatchSolver`](nine::BatchSolver). Where that guesses in vain for long, as it does on some boards without a solution,
    /// the search is handed over to [`Auto`], one board at a time. Returns `Complete` if all were answered.
    ///
    /// The limit on solutions applies to each board, `cancel` to all of them: boards in progress are then answered with what
    /// was found so far, the others not at all. Nodes are not limited.
    ///
    /// ```
    /// use jade_search::nine::Board;
    /// use jade_search::{Auto, SearchLimits};
    /// use std::ops::ControlFlow;
    /// // The first has no solution, which guesses alone find out after a quarter of a second.
    /// let boards = [
    ///     ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    /// ];
    /// let boards = boards.map(|line| Board::from_line(line.as_bytes()).unwrap());
    /// let mut counts = [9; 2];
    /// Auto::solve_many(&boards, &SearchLimits::default().solutions(2), |index, answer| {
    ///     counts[index] = answer.solutions;
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(counts, [0, 1]);
    /// ```
    pub fn solve_many(
        boards: &[nine::Board],
        limits: &SearchLimits<'_>,
        mut sink: impl FnMut(usize, nine::Answer) -> ControlFlow<()>,
    ) -> Outcome {
        let batch = nine::BatchSolver::new();
        let limits = SearchLimits { nodes: None, ..*limits };
        let (mut hard, mut many) = (Vec::new(), Vec::new());
        let first = limits.nodes(PATIENCE_GUESSES);
        let outcome = batch.solve_many(boards.iter().copied(), &first, |index, answer| {
            if answer.outcome != Outcome::NodeLimit {
                return sink(index, answer);
            }
            // Where there are many solutions, guessing is the way to count them.
            let few = limits.solutions.is_some_and(|most| most <= NINE_FEW as u64);
            if few || answer.solutions == 0 {
                hard.push(index)
            } else {
                many.push(index)
            }
            ControlFlow::Continue(())
        });
        if outcome != Outcome::Complete {
            return outcome;
        }
        let again = many.iter().map(|index| boards[*index]);
        let outcome = batch.solve_many(again, &limits, |place, answer| sink(many[place], answer));
        if outcome != Outcome::Complete {
            return outcome;
        }
        for index in hard {
            if limits.cancel.is_some_and(|cancel| cancel()) {
                return Outcome::Cancelled;
            }
            let mut solution = None;
            let mut note = |found: &Puzzle| {
                solution = solution.or_else(|| nine::Board::from_puzzle(found));
                ControlFlow::Continue(())
            };
            let Report { solutions, outcome, guesses, .. } =
                Auto.run(&boards[index].to_puzzle(), &limits, Some(&mut note));
            if sink(index, nine::Answer { solutions, outcome, guesses, solution }).is_break() {
                return Outcome::StoppedBySink;
            }
        }
        Outcome::Complete
    }
}

impl Engine for Auto {
    fn name(&self) -> &'static str {
        "auto"
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        match nine::Board::from_puzzle(puzzle) {
            Some(board) => plain_nine(puzzle, board, limits, sink),
            None if planes::takes(puzzle.geometry()) => small(puzzle, limits, sink),
            None => any_size(puzzle, limits, sink),
        }
    }

    fn observe(
        &self,
        puzzle: &Puzzle,
        limits: &SearchLimits<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> (Report, Observation) {
        (any_size(puzzle, limits, sink), StrategiesThenGuess::new().before_guessing(puzzle))
    }
}

/// How often a plain 9×9 search may be checked, once every [`SearchLimits::POLL_NODES`] guesses, without having found another
/// solution before conflict learning takes over.
const NINE_PATIENCE: u32 = 8;

/// The number of guesses in a batch, some of them in vain, after which a board is searched on its own.
const PATIENCE_GUESSES: u64 = NINE_PATIENCE as u64 * SearchLimits::POLL_NODES;

/// The number of solutions up to which conflict learning takes over; where there are more, guessing is the way to list
/// them.
const NINE_FEW: usize = 64;

fn plain_nine(
    puzzle: &Puzzle,
    board: nine::Board,
    limits: &SearchLimits<'_>,
    mut sink: Option<&mut Sink<'_>>,
) -> Report {
    let mut found = Vec::new();
    let (in_vain, taken_over) = (Cell::new(0), Cell::new(false));
    let may_learn = Cell::new(true);
    let cancel = || {
        if limits.cancel.is_some_and(|cancel| cancel()) {
            return true;
        }
        in_vain.set(in_vain.get() + 1);
        taken_over.set(may_learn.get() && in_vain.get() > NINE_PATIENCE);
        taken_over.get()
    };
    let first = nine::search(board, &limits.cancel(&cancel), |solution| {
        in_vain.set(0);
        may_learn.set(found.len() < NINE_FEW);
        if may_learn.get() {
            found.push(*solution);
        }
        sink.as_mut().map_or(ControlFlow::Continue(()), |sink| sink(&solution.to_puzzle()))
    });
    if first.outcome != Outcome::Cancelled || !taken_over.get() {
        return first;
    }
    let rest = SearchLimits {
        solutions: limits.solutions.map(|limit| limit - first.solutions),
        nodes: limits.nodes.map(|limit| limit - first.nodes),
        cancel: limits.cancel,
    };
    let report = Meter::run(
        &rest,
        |meter| with_mask!(puzzle.geometry().side(), M => other_solutions::<M>(puzzle, &found, meter, sink)),
    );
    Report {
        solutions: first.solutions + report.solutions,
        outcome: report.outcome,
        nodes: first.nodes + report.nodes,
        guesses: first.guesses + report.guesses,
        depth: first.depth.max(report.depth),
    }
}

/// Finds the solutions that are not among these, by conflict learning.
fn other_solutions<M: Tabled>(
    puzzle: &Puzzle,
    found: &[nine::Board],
    meter: &mut Meter<'_>,
    sink: Option<&mut Sink<'_>>,
) -> ControlFlow<Outcome> {
    let Some(board) = deduce::<M>(puzzle, meter)? else { return ControlFlow::Continue(()) };
    let mut solutions = Solutions::new(puzzle, sink);
    if board.open == 0 {
        return if found.is_empty() {
            solutions.report(meter, &board.values)
        } else {
            ControlFlow::Continue(())
        };
    }
    let choices = |solution: &nine::Board| {
        (0..).zip(solution.values()).map(|(cell, value)| (cell, value - 1)).collect()
    };
    learn(&board, &found.iter().map(choices).collect::<Vec<_>>(), meter, &mut solutions)
}

fn any_size(puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
    let geometry = puzzle.geometry();
    Meter::run(
        limits,
        |meter| with_mask!(geometry.side(), M => run::<M>(puzzle, patience(geometry), meter, sink)),
    )
}

/// Searches a board that [`planes`] takes.
fn small(puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
    Meter::run(limits, |meter| search_small(puzzle, patience(puzzle.geometry()), meter, sink))
}

fn search_small(
    puzzle: &Puzzle,
    patience: u64,
    meter: &mut Meter<'_>,
    sink: Option<&mut Sink<'_>>,
) -> ControlFlow<Outcome> {
    let mut solutions = Solutions::new(puzzle, sink);
    let Some(searched) = planes::search(puzzle, meter, &mut solutions, patience)? else {
        return ControlFlow::Continue(());
    };
    let Some(board) = deduce::<u16>(puzzle, meter)? else { return ControlFlow::Continue(()) };
    learn(&board, &searched, meter, &mut solutions)
}

/// The number of guesses in a row that may fail before the search switches to conflict learning.
fn patience(geometry: &Geometry) -> u64 {
    match geometry.side() {
        // A guess takes longer there.
        0..=9 if geometry.has_narrowers() => 500,
        0..=9 => 2_000,
        10..=16 => 500,
        17..=25 => 100,
        _ => 30,
    }
}

fn run<M: Tabled>(
    puzzle: &Puzzle,
    patience: u64,
    meter: &mut Meter<'_>,
    sink: Option<&mut Sink<'_>>,
) -> ControlFlow<Outcome> {
    let mut solutions = Solutions::new(puzzle, sink);
    pattern::fill(puzzle, meter, &mut solutions)?;
    let Some(board) = deduce::<M>(puzzle, meter)? else { return ControlFlow::Continue(()) };
    let mut search = Search::new(board);
    match search.run(meter, &mut solutions, patience)? {
        Pause::Done => ControlFlow::Continue(()),
        Pause::Stuck => {
            let (board, searched) = search.searched();
            learn(&board, &searched, meter, &mut solutions)
        }
    }
}

#[cfg(test)]
mod tests;
