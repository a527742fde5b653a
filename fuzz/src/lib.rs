//! Shared by the fuzz targets: boards from bytes, the comparison of two engines, and accounts.

pub mod people;

use jade_grid::{Digit, Geometry, Puzzle};
use jade_search::nine::{BatchSolver, Board, Path, Solver};
use jade_search::{Engine, Outcome, Report, SearchLimits, engine};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The maximum number of solutions to compare.
const MOST: u64 = 40;
/// An engine that needs more nodes than this may say "unknown".
const NODES: u64 = 30_000;

/// Makes a board from bytes: the first byte determines its shape, the second its origin, the others its digits. Half of
/// all boards come from a full one and have a solution; the others are arbitrary.
pub fn board(bytes: &[u8]) -> Option<Puzzle> {
    let (&[kind, origin], rest) = bytes.split_first_chunk::<2>()?;
    const BOXES: [(usize, usize); 10] =
        [(2, 2), (2, 3), (3, 2), (1, 5), (2, 4), (3, 3), (3, 3), (2, 5), (3, 4), (4, 4)];
    let (rows, columns) = BOXES[usize::from(kind) % BOXES.len()];
    let geometry = Geometry::with_boxes(rows, columns).ok()?;
    let side = geometry.side();
    let mut puzzle = Puzzle::empty(geometry);
    for (index, (cell, byte)) in geometry.cells().zip(rest).enumerate() {
        let (row, column) = (index / side, index % side);
        let digit = match origin % 2 {
            // The cyclic board with rotated digits; a small byte keeps the digit.
            0 if *byte < origin / 2 => {
                Some((row % rows * columns + row / rows + column + usize::from(kind)) % side)
            }
            0 => None,
            _ => usize::from(*byte).checked_sub(256 - 2 * side),
        };
        let digit = digit.map(|digit| Digit::from_index(digit % side));
        // Some givens may break a rule; engines must agree on that too.
        puzzle.set(cell, digit);
    }
    Some(puzzle)
}

/// Returns the solutions that an engine lists, and its report.
fn solutions(engine: &dyn Engine, puzzle: &Puzzle) -> (BTreeSet<Vec<u8>>, Report) {
    let limits = SearchLimits::default().solutions(MOST).nodes(NODES);
    let (list, report) = engine.solutions(puzzle, &limits);
    let name = engine.name();
    assert_eq!(list.len() as u64, report.solutions, "{name}: {puzzle}");
    assert!(list.iter().all(|solution| solution.solves(puzzle)), "{name}: {puzzle}");
    let set: BTreeSet<Vec<u8>> = list.iter().map(|solution| solution.values().to_vec()).collect();
    assert_eq!(set.len(), list.len(), "{name} lists a solution twice: {puzzle}");
    assert_eq!(report, engine.count(puzzle, &limits), "{name} counts and lists differently: {puzzle}");
    (set, report)
}

/// Compares two engines on the board made from the bytes.
///
/// # Panics
/// If they disagree, or either lists an invalid solution.
pub fn compare(name: &str, other: &str, bytes: &[u8]) {
    let Some(puzzle) = board(bytes) else { return };
    let [(one, first), (two, second)] =
        [name, other].map(|name| solutions(engine(name).expect("an engine"), &puzzle));
    let finished = |report: &Report| matches!(report.outcome, Outcome::Complete | Outcome::SolutionLimit);
    match (first.outcome, second.outcome) {
        (Outcome::Complete, Outcome::Complete) => assert_eq!(one, two, "{name}, {other}: {puzzle}"),
        _ if finished(&first) && finished(&second) => {
            assert_eq!(first.solutions, second.solutions, "{name}, {other}: {puzzle}");
        }
        // An engine that gave up may have found fewer solutions, but never more.
        (Outcome::Complete, _) => assert!(two.is_subset(&one), "{name}, {other}: {puzzle}"),
        (_, Outcome::Complete) => assert!(one.is_subset(&two), "{name}, {other}: {puzzle}"),
        _ => {}
    }
}

/// Compares all paths of the 9×9 search, on three copies of a board and another board.
///
/// # Panics
/// If they disagree.
pub fn compare_paths(bytes: &[u8]) {
    let Some(board) = board(bytes).as_ref().and_then(Board::from_puzzle) else { return };
    let limits = SearchLimits::default().solutions(MOST);
    let boards = [board, board, Board::EMPTY, board];
    let expected = boards.map(|board| Solver::new().count(board, &limits).solutions);
    for path in Path::ALL {
        let Some(mut solver) = Solver::on(path) else { continue };
        assert_eq!(solver.count(board, &limits).solutions, expected[0], "{path}: {board}");
        let Some(batch) = BatchSolver::on(path) else { continue };
        let mut counts = [0; 4];
        batch.solve_many(boards, &limits, |index, answer| {
            counts[index] = answer.solutions;
            ControlFlow::Continue(())
        });
        assert_eq!(counts, expected, "{path}: {board}");
    }
}
