//! [`Auto`]: chooses the search that suits the board.

use crate::conflict_learning::learn;
use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::pattern;
use crate::propagation::{Board, Pause, Search, Sets, Tabled};
use crate::solutions::Solutions;
use crate::{Engine, Limits, Observation, Outcome, Report, StrategiesThenGuess, nine};
use jade_grid::Puzzle;
use std::ops::ControlFlow;

/// Chooses by the size of the board and by how the search goes. Called `auto`.
///
/// - A plain 9×9 board goes to [`Nine`](crate::nine::Nine), unless it is [observed](Engine::observe): then the
///   search below counts every digit it tries.
///
/// Everywhere else:
///
/// 1. A board of 25×25 or more with very few givens is filled with a shuffled pattern, once per solution
///    wanted.
/// 2. Everything that follows without guessing: singles, locked candidates, then subsets of every size.
/// 3. Guesses, with the same conclusions after each, as long as they keep leading to solutions.
/// 4. After that, learning from conflicts (see [`ConflictLearning`](crate::ConflictLearning)), which knows what
///    has been searched already: no solution is missed, and none is found twice.
///
/// Memory is bounded as in [`ConflictLearning`](crate::ConflictLearning).
///
/// ```
/// use jade_grid::{Geometry, Puzzle};
/// use jade_search::{Auto, Classification, Engine, Limits};
/// let blank = Puzzle::empty(Geometry::standard(49).unwrap());
/// let Classification::Several { solutions: [one, other], .. } = Auto.classify(&blank, &Limits::default())
/// else {
///     panic!("a blank board has many solutions");
/// };
/// assert!(one.is_solution() && other.is_solution() && one != other);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Auto;

impl Auto {
    /// Whether the solution follows without a guess, by what is drawn before the first one: singles and locked
    /// candidates, and above 9×9 subsets of every size. Then the puzzle is proper; if not it may still be.
    ///
    /// ```
    /// use jade_grid::{Geometry, Puzzle, line};
    /// use jade_search::Auto;
    /// assert!(Auto::needs_no_guess(&line::read("12...4....3.2...").unwrap()));
    /// assert!(!Auto::needs_no_guess(&Puzzle::empty(Geometry::standard(4).unwrap())));
    /// ```
    pub fn needs_no_guess(puzzle: &Puzzle) -> bool {
        let mut solved = false;
        Meter::run(&Limits::default(), |meter| {
            with_mask!(puzzle.geometry().side(), M => {
                if let Some(board) = deduce::<M>(puzzle, meter)? {
                    solved = board.open == 0;
                }
                ControlFlow::Continue(())
            })
        });
        solved
    }
}

impl Engine for Auto {
    fn name(&self) -> &'static str {
        "auto"
    }

    fn run(&self, puzzle: &Puzzle, limits: &Limits<'_>, mut sink: Option<&mut Sink<'_>>) -> Report {
        nine::run(puzzle, nine::Question::from, limits, &mut sink)
            .unwrap_or_else(|| any_size(puzzle, limits, sink))
    }

    fn observe(
        &self,
        puzzle: &Puzzle,
        limits: &Limits<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> (Report, Observation) {
        (any_size(puzzle, limits, sink), StrategiesThenGuess::new().before_guessing(puzzle))
    }
}

fn any_size(puzzle: &Puzzle, limits: &Limits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
    Meter::run(limits, |meter| with_mask!(puzzle.geometry().side(), M => run::<M>(puzzle, meter, sink)))
}

/// How many guesses in a row may fail before the search switches to learning from conflicts.
fn patience(side: usize) -> u64 {
    match side {
        0..=9 => 10_000,
        10..=16 => 500,
        17..=25 => 100,
        _ => 30,
    }
}

fn run<M: Tabled>(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    sink: Option<&mut Sink<'_>>,
) -> ControlFlow<Outcome> {
    let mut solutions = Solutions::new(puzzle, sink);
    pattern::fill(puzzle, meter, &mut solutions)?;
    let Some(board) = deduce::<M>(puzzle, meter)? else { return ControlFlow::Continue(()) };
    let mut search = Search::new(board);
    match search.run(meter, &mut solutions, patience(puzzle.geometry().side()))? {
        Pause::Done => ControlFlow::Continue(()),
        Pause::Stuck => {
            let (board, searched) = search.searched();
            learn(&board, &searched, meter, &mut solutions)
        }
    }
}

/// Draws all conclusions without guessing; `None` on a contradiction.
fn deduce<M: Tabled>(puzzle: &Puzzle, meter: &mut Meter<'_>) -> ControlFlow<Outcome, Option<Board<M>>> {
    let Some(mut board) = Board::<M>::new(puzzle) else { return ControlFlow::Continue(None) };
    let possible = board.propagate(meter)?
        && (puzzle.geometry().side() <= 9 || board.draw_all(&mut Sets::new(board.tables.side), meter)?);
    ControlFlow::Continue(possible.then_some(board))
}
