//! [`StrategiesThenGuess`]: the first strategies of a human solver, then guesses.

mod board;

use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::{Mask, with_mask};
use crate::narrowing::{needs_narrowers, with_narrowers};
use crate::solutions::Solutions;
use crate::{Engine, Observation, Outcome, Report, SearchLimits};
use board::Board;
use jade_grid::{Cell, Puzzle};
use std::ops::ControlFlow;

/// Which strategies are used before guessing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strategies {
    /// A cell with one candidate left.
    pub naked_singles: bool,
    /// A digit with one place left in a house.
    pub hidden_singles: bool,
    /// Two cells of a house with the same two candidates and no others: no other cell of the house has these.
    pub naked_pairs: bool,
}

impl Strategies {
    /// All strategies.
    pub const ALL: Strategies = Strategies { naked_singles: true, hidden_singles: true, naked_pairs: true };
}

/// How often each strategy was used: digits placed, and pairs that eliminated candidates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StrategyCounts {
    /// Naked singles placed.
    pub naked_singles: u64,
    /// Hidden singles placed.
    pub hidden_singles: u64,
    /// Naked pairs that eliminated candidates, once per house.
    pub naked_pairs: u64,
}

/// Applies the strategies, simplest first, until none applies; then guesses in the cell with the fewest candidates and
/// continues from there. Of several such cells it takes the one that had the fewest before naked pairs, then the first,
/// and it tries digits from the smallest. Called `strategies`.
///
/// 1. Naked singles, until there are none.
/// 2. A hidden single: then back to 1.
/// 3. Naked pairs, in every house, until they eliminate nothing: then back to 1 if a cell has one candidate left.
/// 4. A guess, then back to 1. A cell without candidates undoes the last guess. So does a digit without a place in a
///    house, but only above 9×9, where it saves most of the search; on 9×9 the author's programs do not look for it.
///
/// The method of ALASKA, 2006, and of its author's Python programs, 2019, for boards of every size. For A. Inkala's
/// board below he reports 350 guesses, 15 of them at the same time, with SDK_v03, which does not have pairs, and 188
/// and 11 with SDK_v04, which does. This engine needs 350 and 15, and 188 and 12. On a board of 12×12 or more without a
/// solution, the search may run for a very long time: give it a limit there. [`with`](Self::with) switches
/// strategies off, to see what each saves.
///
/// ```
/// use jade_grid::line;
/// use jade_search::{Engine, SearchLimits, Strategies, StrategiesThenGuess};
/// let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let puzzle = line::read(line).unwrap();
/// let all = StrategiesThenGuess::new().count(&puzzle, &SearchLimits::default());
/// let without = StrategiesThenGuess::with(Strategies { naked_pairs: false, ..Strategies::ALL });
/// let without = without.count(&puzzle, &SearchLimits::default());
/// assert_eq!((all.solutions, all.guesses, all.depth), (1, 188, 12));
/// assert_eq!((without.solutions, without.guesses, without.depth), (1, 350, 15));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrategiesThenGuess {
    strategies: Strategies,
}

impl StrategiesThenGuess {
    /// Creates the engine with all strategies.
    pub const fn new() -> StrategiesThenGuess {
        StrategiesThenGuess::with(Strategies::ALL)
    }

    /// Creates the engine with these strategies.
    pub const fn with(strategies: Strategies) -> StrategiesThenGuess {
        StrategiesThenGuess { strategies }
    }

    /// Returns how far the strategies get without guessing: how often each is used, and the candidates that are left
    /// then. These are `None` if no guess is needed, and if the strategies show that there is no solution.
    ///
    /// ```
    /// use jade_grid::line;
    /// use jade_search::StrategiesThenGuess;
    /// let puzzle = line::read("12..34..21..43..").unwrap();
    /// let seen = StrategiesThenGuess::new().before_guessing(&puzzle);
    /// assert_eq!((seen.strategies.naked_singles, seen.open_before_guessing()), (0, 8));
    /// let puzzle = line::read("1.3...12..4..3..").unwrap();
    /// let seen = StrategiesThenGuess::new().before_guessing(&puzzle);
    /// assert_eq!((seen.strategies.naked_singles, seen.candidates_before_guessing), (10, None));
    /// ```
    pub fn before_guessing(self, puzzle: &Puzzle) -> Observation {
        with_mask!(puzzle.geometry().side(), M => {
            let mut observation = Observation::default();
            if let Some(mut board) = Board::<M>::new(puzzle) {
                let ended = board.exhaust(self.strategies, &mut || ControlFlow::<Outcome>::Continue(()));
                if ended == ControlFlow::Continue(true) && board.cell_to_guess_in().is_some() {
                    observation.candidates_before_guessing = Some(board.candidate_counts());
                }
                observation.strategies = board.used;
            }
            observation
        })
    }
}

impl Default for StrategiesThenGuess {
    fn default() -> StrategiesThenGuess {
        StrategiesThenGuess::new()
    }
}

impl Engine for StrategiesThenGuess {
    fn name(&self) -> &'static str {
        "strategies"
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        self.observe(puzzle, limits, sink).0
    }

    fn observe(
        &self,
        puzzle: &Puzzle,
        limits: &SearchLimits<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> (Report, Observation) {
        if needs_narrowers(puzzle) {
            return (with_narrowers(puzzle, None, limits, sink), self.before_guessing(puzzle));
        }
        let mut observation = Observation::default();
        let report = Meter::run(limits, |meter| {
            let solutions = Solutions::new(puzzle, sink);
            with_mask!(puzzle.geometry().side(), M => {
                let Some(mut board) = Board::<M>::new(puzzle) else { return ControlFlow::Continue(()) };
                let ended = run(&mut board, self.strategies, meter, solutions, &mut observation);
                observation.strategies = board.used;
                observation.uses_strategies = true;
                ended
            })
        });
        (report, observation)
    }
}

/// A guess on the board: the remaining alternatives, and the lengths of the trails before it.
struct Guess<M> {
    cell: Cell,
    left: M,
    is_guess: bool,
    /// Guesses on the board, including this one. A cell with one candidate is not a guess; there are such cells here if
    /// naked singles are switched off.
    height: usize,
    changed: usize,
    placed: usize,
}

fn run<M: Mask>(
    board: &mut Board<M>,
    strategies: Strategies,
    meter: &mut Meter<'_>,
    mut solutions: Solutions<'_, '_>,
    observation: &mut Observation,
) -> ControlFlow<Outcome> {
    let mut guesses: Vec<Guess<M>> = Vec::new();
    let mut possible = true;
    loop {
        if possible && board.exhaust(strategies, &mut || meter.node())? {
            match board.cell_to_guess_in() {
                None => solutions.report(meter, &board.values)?,
                Some((cell, left)) => {
                    let is_guess = left.is_plural();
                    if is_guess && observation.candidates_before_guessing.is_none() {
                        observation.candidates_before_guessing = Some(board.candidate_counts());
                    }
                    let height = guesses.last().map_or(0, |guess| guess.height) + usize::from(is_guess);
                    let (changed, placed) = board.trails();
                    guesses.push(Guess { cell, left, is_guess, height, changed, placed });
                }
            }
        }
        loop {
            let Some(guess) = guesses.last_mut() else { return ControlFlow::Continue(()) };
            board.take_back(guess.changed, guess.placed);
            if guess.left != M::NONE {
                if guess.is_guess {
                    meter.guess(guess.height)?
                } else {
                    meter.node()?
                }
                possible = board.place(guess.cell, guess.left.take_first());
                break;
            }
            guesses.pop();
        }
    }
}
