use super::*;
use crate::conflict_learning::learn;
use crate::limits::Meter;
use crate::random::Random;
use crate::solutions::Solutions;
use crate::{Backtracking, Engine, Outcome, SearchLimits};
use jade_grid::{Cell, Geometry, Puzzle};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::LazyLock;

const SHAPES: [(usize, usize); 9] = [(2, 2), (2, 3), (1, 5), (4, 2), (3, 3), (3, 3), (2, 5), (3, 4), (4, 4)];

/// Boards with one solution, a few, or none, with all their solutions.
fn boards() -> impl Iterator<Item = (Puzzle, Vec<Puzzle>)> {
    static BOARDS: LazyLock<Vec<(Puzzle, Vec<Puzzle>)>> = LazyLock::new(|| make_boards().collect());
    BOARDS.iter().cloned()
}

fn make_boards() -> impl Iterator<Item = (Puzzle, Vec<Puzzle>)> {
    let oracle = Backtracking::fewest_candidates();
    (0..300u64).filter_map(move |seed| {
        let mut random = Random::new(seed);
        let (rows, columns) = SHAPES[random.below(SHAPES.len())];
        let geometry = Geometry::with_boxes(rows, columns).unwrap();
        let full = crate::pattern::random_full(geometry, &mut random);
        let mut cells: Vec<Cell> = geometry.cells().collect();
        random.shuffle(&mut cells);
        let mut puzzle = full.clone();
        let limits = SearchLimits::default().solutions(40).nodes(100_000);
        let mut most = random.below(30) as u64 + 1;
        for cell in cells.iter().take(geometry.cell_count() * 4 / 5) {
            puzzle.set(*cell, None);
            let report = oracle.count(&puzzle, &limits);
            if report.outcome != Outcome::Complete || report.solutions > most {
                puzzle.set(*cell, full.get(*cell));
                most = most.saturating_sub(1).max(1);
            }
        }
        if random.below(4) == 0 {
            // A digit that the solution does not have here: usually no solution is left then.
            let cell = cells[random.below(cells.len())];
            let digit = full.get(cells[random.below(cells.len())]);
            let mut changed = puzzle.clone();
            changed.set(cell, digit);
            if changed.conflicts().is_empty() {
                puzzle = changed;
            }
        }
        let (solutions, report) = oracle.solutions(&puzzle, &SearchLimits::default().nodes(1_000_000));
        report.is_complete().then_some((puzzle, solutions))
    })
}

fn metered(act: impl FnOnce(&mut Meter<'_>) -> ControlFlow<Outcome>) {
    assert_eq!(Meter::run(&SearchLimits::default(), act).outcome, Outcome::Complete);
}

fn assert_keeps(board: &Board<u16>, solutions: &[Puzzle], puzzle: &Puzzle) {
    for solution in solutions {
        for (cell, digit) in solution.filled() {
            assert!(
                board.candidates[cell.index()] >> digit.index() & 1 == 1,
                "{puzzle}: {digit} in {cell:?}"
            );
        }
    }
}

/// Checks that the two ways in which a board keeps its candidates agree.
fn assert_consistent(board: &Board<u16>, puzzle: &Puzzle) {
    for (house, id) in puzzle.geometry().house_ids().enumerate() {
        for digit in 0..puzzle.geometry().side() {
            let mut places = 0;
            for (place, cell) in puzzle.geometry().house(id).cells().iter().enumerate() {
                places |= (board.candidates[cell.index()] >> digit & 1) << place;
            }
            assert_eq!(board.places(house, digit), places, "{puzzle}");
        }
    }
}

#[test]
fn no_candidate_of_any_solution_is_eliminated() {
    let (mut none, mut one, mut several, mut by_sets) = (0, 0, 0, 0);
    for (puzzle, solutions) in boards() {
        match solutions.len() {
            0 => none += 1,
            1 => one += 1,
            _ => several += 1,
        }
        let Some(mut board) = Board::<u16>::new(&puzzle) else {
            assert!(solutions.is_empty(), "{puzzle}");
            continue;
        };
        metered(|meter| {
            assert_keeps(&board, &solutions, &puzzle);
            if !board.propagate(meter)? {
                assert!(solutions.is_empty(), "{puzzle}");
                return ControlFlow::Continue(());
            }
            assert_keeps(&board, &solutions, &puzzle);
            assert_consistent(&board, &puzzle);
            let before = board.mark();
            if !board.draw_all(&mut Sets::new(puzzle.geometry().side()), meter)? {
                assert!(solutions.is_empty(), "{puzzle}");
                return ControlFlow::Continue(());
            }
            by_sets += usize::from(board.mark() != before);
            assert_keeps(&board, &solutions, &puzzle);
            assert_consistent(&board, &puzzle);
            ControlFlow::Continue(())
        });
    }
    println!("{none} without a solution, {one} with one, {several} with several, {by_sets} with subsets");
    assert!([none, one, several, by_sets].iter().all(|n| *n >= 10), "{none} {one} {several} {by_sets}");
}

/// Checks the sets against trying everything: a candidate stays if and only if its house can be filled with it.
#[test]
fn sets_eliminate_everything_that_one_house_rules_out() {
    /// Returns whether the cells from this one on can be given different digits from their candidates.
    fn fits(cells: &[u16], taken: u16) -> bool {
        let Some((first, rest)) = cells.split_first() else { return true };
        (0..9).any(|digit| first & !taken & 1 << digit != 0 && fits(rest, taken | 1 << digit))
    }
    let mut taken_away = 0;
    for (puzzle, _) in boards().filter(|(puzzle, _)| puzzle.geometry().side() <= 9).take(60) {
        let Some(mut board) = Board::<u16>::new(&puzzle) else { continue };
        metered(|meter| {
            if !board.propagate(meter)? {
                return ControlFlow::Continue(());
            }
            let before = board.candidates.clone();
            if !board.draw_all(&mut Sets::new(puzzle.geometry().side()), meter)? {
                return ControlFlow::Continue(());
            }
            taken_away += usize::from(before != board.candidates);
            for house in puzzle.geometry().houses() {
                let cells: Vec<u16> =
                    house.cells().iter().map(|cell| board.candidates[cell.index()]).collect();
                for i in 0..cells.len() {
                    for digit in (0..9).filter(|digit| cells[i] >> digit & 1 == 1) {
                        let mut with = cells.clone();
                        with[i] = 1 << digit;
                        assert!(fits(&with, 0), "{puzzle}: {} {}", house.number(), digit + 1);
                    }
                }
            }
            ControlFlow::Continue(())
        });
    }
    assert!(taken_away >= 5, "{taken_away}");
}

#[test]
fn undo_restores_everything() {
    for (puzzle, _) in boards().take(100) {
        let Some(mut board) = Board::<u16>::new(&puzzle) else { continue };
        metered(|meter| {
            if !board.propagate(meter)? {
                return ControlFlow::Continue(());
            }
            let (candidates, values, open) = (board.candidates.clone(), board.values.clone(), board.open);
            let mark = board.mark();
            for cell in (0..values.len()).filter(|cell| values[*cell] == 0).take(5) {
                let digit = candidates[cell].trailing_zeros() as usize;
                let _ = board.place(cell, digit) && board.propagate(meter)?;
                board.take_back(mark);
                assert_eq!(board.candidates, candidates, "{puzzle}");
                assert_eq!((&board.values, board.open), (&values, open), "{puzzle}");
                assert_consistent(&board, &puzzle);
            }
            ControlFlow::Continue(())
        });
    }
}

/// Wherever the search is abandoned, what it has found and what is learned afterwards are all solutions, without
/// repeats.
#[test]
fn an_interrupted_search_continues_without_gaps_or_repeats() {
    let (mut handed_over, mut split) = (0, 0);
    for (i, (puzzle, solutions)) in boards().enumerate() {
        let Some(board) = Board::<u16>::new(&puzzle) else { continue };
        let mut found = Vec::new();
        let mut sink = |solution: &Puzzle| {
            found.push(solution.to_string());
            ControlFlow::Continue(())
        };
        let mut before = 0;
        metered(|meter| {
            let mut handed_on = Solutions::new(&puzzle, Some(&mut sink));
            let mut search = Search::new(board);
            if search.run(meter, &mut handed_on, i as u64 % 7)? == Pause::Stuck {
                handed_over += 1;
                before = meter.solutions_found();
                let (board, searched) = search.searched();
                learn(&board, &searched, meter, &mut handed_on)?;
            }
            ControlFlow::Continue(())
        });
        split += usize::from(before > 0 && (before as usize) < found.len());
        let expected: BTreeSet<String> = solutions.iter().map(Puzzle::to_string).collect();
        assert_eq!(found.len(), expected.len(), "{puzzle}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{puzzle}");
    }
    println!("{handed_over} handed over, {split} with solutions before and after");
    assert!(handed_over >= 30 && split >= 5, "{handed_over} {split}");
}
