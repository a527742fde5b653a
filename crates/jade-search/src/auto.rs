//! [`Auto`]: chooses the search that suits the board.

use crate::conflict_learning::learn;
use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::narrowing::{needs_narrowers, with_narrowers};
use crate::pattern;
use crate::planes;
use crate::propagation::{Pause, Search, Tabled, deduce};
use crate::solutions::Solutions;
use crate::{Engine, Observation, Outcome, Report, SearchLimits, StrategiesThenGuess, nine};
use jade_grid::Puzzle;
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
/// All other boards are searched in these steps:
///
/// 1. A board of 25×25 or more with very few givens is filled with a shuffled pattern, once per requested solution.
/// 2. Everything that follows without guessing: singles, locked candidates, then subsets of every size.
/// 3. Guesses, each followed by the same deductions, as long as they keep leading to solutions.
/// 4. After that, conflict learning (see [`ConflictLearning`](crate::ConflictLearning)), which knows what has been
///    searched already: no solution is missed, and none is found twice.
///
/// A board whose rules ask more than houses and pairs of cells say (sums, sandwiches) is searched without steps 1 and 4.
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
    if needs_narrowers(puzzle) {
        return with_narrowers(puzzle, None, limits, sink);
    }
    Meter::run(limits, |meter| with_mask!(puzzle.geometry().side(), M => run::<M>(puzzle, meter, sink)))
}

/// Searches a board that [`planes`] takes.
fn small(puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
    Meter::run(limits, |meter| search_small(puzzle, patience(puzzle.geometry().side()), meter, sink))
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
fn patience(side: usize) -> u64 {
    match side {
        0..=9 => 2_000,
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

#[cfg(test)]
mod tests {
    use super::{other_solutions, search_small};
    use crate::limits::Meter;
    use crate::nine::Board;
    use crate::{Auto, DancingLinks, Engine, Outcome, Random, SearchLimits};
    use jade_grid::{Geometry, Puzzle, Rules, line};
    use std::ops::ControlFlow;

    /// When conflict learning takes over, it repeats and misses no solution.
    #[test]
    fn conflict_learning_finds_exactly_the_remaining_solutions() {
        let solution =
            line::read("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
                .unwrap();
        let mut random = Random::new(7);
        let mut compared = 0;
        while compared < 10 {
            let mut puzzle = solution.clone();
            let mut cells: Vec<_> = puzzle.geometry().cells().collect();
            random.shuffle(&mut cells);
            cells.iter().take(51).for_each(|cell| puzzle.set(*cell, None));
            let (all, _) = DancingLinks.solutions(&puzzle, &SearchLimits::default().solutions(65));
            if !(2..65).contains(&all.len()) {
                continue;
            }
            compared += 1;
            for known in [0, 1, all.len() / 2, all.len()] {
                let (before, left) = all.split_at(known);
                let before: Vec<Board> = before.iter().filter_map(Board::from_puzzle).collect();
                let mut found = Vec::new();
                let mut sink = |solution: &Puzzle| {
                    found.push(solution.to_string());
                    ControlFlow::Continue(())
                };
                let limits = SearchLimits::default();
                let report = Meter::run(&limits, |meter| {
                    other_solutions::<u16>(&puzzle, &before, meter, Some(&mut sink))
                });
                assert_eq!((report.outcome, report.solutions), (Outcome::Complete, left.len() as u64));
                let mut left: Vec<String> = left.iter().map(Puzzle::to_string).collect();
                found.sort();
                left.sort();
                assert!(found == left, "{puzzle}");
            }
        }
    }

    /// Wherever conflict learning takes over from guesses on sets of cells, no solution is missed, and none is found twice.
    #[test]
    fn small_boards_are_handed_over_without_gaps_or_repeats() {
        let (mut learned, mut split, mut none) = (0, 0, 0);
        for (i, (side, rules)) in [
            (4, "no-boxes"),
            (6, ""),
            (6, "no-boxes; main-diagonal; antidiagonal"),
            (6, "no-boxes; anti-king"),
            (6, "thermometer r1c1 r2c2 r3c3; difference 1 r4c4 r4c5; odd r6c1"),
            (9, "windows"),
            (9, "anti-knight"),
            (9, "whisper 4 r1c1 r2c2 r3c3; ratio 2 r5c5 r5c6; palindrome r6c1 r7c2 r8c3"),
            (10, ""),
            (11, "main-diagonal"),
        ]
        .into_iter()
        .enumerate()
        {
            let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
            let board = match rules {
                "" => plain,
                _ => Geometry::of(&Rules::read(plain, rules).unwrap()).unwrap(),
            };
            let full = Auto.first(&Puzzle::empty(board), &SearchLimits::default()).0.expect(rules);
            for seed in 0..8 {
                let mut random = Random::new(seed + 100 * i as u64);
                let mut cells: Vec<_> = board.cells().collect();
                random.shuffle(&mut cells);
                let limits = SearchLimits::default().solutions(2 + random.below(60) as u64).nodes(3_000);
                let mut puzzle = full.clone();
                for cells in cells.chunks(2) {
                    cells.iter().for_each(|cell| puzzle.set(*cell, None));
                    if DancingLinks.count(&puzzle, &limits).outcome != Outcome::Complete {
                        cells.iter().for_each(|cell| puzzle.set(*cell, full.get(*cell)));
                        break;
                    }
                }
                if seed % 4 == 3 {
                    // Another digit for an open cell: often no solution is left.
                    let open = board.cells().find(|cell| puzzle.get(*cell).is_none()).unwrap();
                    let other = puzzle.allowed(open).iter().find(|digit| full.get(open) != Some(*digit));
                    puzzle.set(open, other);
                }
                let (all, _) = DancingLinks.solutions(&puzzle, &SearchLimits::default());
                let mut all: Vec<String> = all.iter().map(Puzzle::to_string).collect();
                all.sort();
                none += usize::from(all.is_empty());
                for patience in [0, 1, 2, 5, 12, u64::MAX] {
                    let mut found = Vec::new();
                    let mut sink = |solution: &Puzzle| {
                        found.push(solution.to_string());
                        ControlFlow::Continue(())
                    };
                    let limits = SearchLimits::default();
                    let report = Meter::run(&limits, |meter| {
                        let mut before = crate::solutions::Solutions::new(&puzzle, None);
                        let known = crate::planes::search(&puzzle, meter, &mut before, patience)?;
                        learned += usize::from(known.is_some());
                        split += usize::from(known.is_some() && meter.solutions_found() > 0);
                        ControlFlow::Continue(())
                    });
                    assert!(report.solutions <= all.len() as u64, "{puzzle}");
                    let report =
                        Meter::run(&limits, |meter| search_small(&puzzle, patience, meter, Some(&mut sink)));
                    assert_eq!((report.outcome, report.solutions), (Outcome::Complete, all.len() as u64));
                    found.sort();
                    assert!(found == all, "{puzzle}: {patience}");
                }
            }
        }
        assert!(learned >= 100 && split >= 10 && none >= 5, "{learned} {split} {none}");
    }
}
