//! Moves without pencil marks, on boards of many sizes: all are true, have an effect and are explained, and no move
//! that a sweep would find is missed.

use crate::common;

use common::{Rng, dug, solved};
use jade_grid::{Digit, Geometry, LargeCellSet, Position, Puzzle};
use jade_logic::before_marks::{BeforeMarks, Move, filled_before_marks};
use jade_logic::{PartValue, Role};

fn cells(next: &Move, name: &str) -> LargeCellSet {
    match next.step.part(name).map(|part| &part.value) {
        Some(PartValue::Cells(cells)) => *cells,
        _ => LargeCellSet::EMPTY,
    }
}

/// Asserts the properties of a move that is about to be made.
fn assert_sound(next: &Move, phase: &BeforeMarks, solution: &Puzzle) {
    let board = solution.geometry();
    for placed in &next.step.placements {
        assert_eq!(solution.get(placed.cell), Some(placed.digit), "{next:?}");
    }
    for gone in &next.step.eliminations {
        assert_ne!(solution.get(gone.cell), Some(gone.digit), "{next:?}");
        assert!(phase.position().is_candidate(gone.cell, gone.digit), "idle: {next:?}");
    }
    if let Some(note) = &next.note {
        assert!(note.cells.iter().any(|cell| solution.get(cell) == Some(note.digit)), "{next:?}");
        assert!(board.house(note.house).bits().is_superset(note.cells), "{next:?}");
        assert!(!phase.notes().contains(note), "known already: {next:?}");
    }
    if let Some(pair) = &next.pair {
        assert!(
            pair.cells().iter().all(|cell| solution.get(cell).is_some_and(|d| pair.digits().contains(d)))
        );
        assert_eq!((pair.cells().len(), pair.digits().len()), (2, 2));
        assert!(!phase.pairs().contains(pair), "known already: {next:?}");
    }
    assert_eq!(next.kind.fills(), next.filled().is_some());
    // On a board without marks, every excluded cell is explained.
    assert!(cells(next, "other").is_empty(), "{next:?}");
    for sight in &next.sights {
        let from: LargeCellSet = board.house(sight.along).bits();
        assert!(from.contains(sight.from) && from.is_superset(sight.over) && !sight.over.is_empty());
        assert!(cells(next, "witnesses").contains(sight.from));
    }
    let roles = next.step.parts.iter().filter(|part| part.role == Role::Subject).count();
    assert_eq!(roles, 1, "{next:?}");
}

#[test]
fn moves_are_true_new_and_explained_and_none_is_missed() {
    let mut rng = Rng::new(2025);
    let (mut boards, mut filled, mut fills) = (0, 0, 0);
    for (rows, columns, count) in [(2, 2, 200), (2, 3, 200), (3, 2, 100), (3, 3, 300), (3, 4, 20), (4, 4, 10)]
    {
        let board = Geometry::with_boxes(rows, columns).unwrap();
        for _ in 0..count {
            let solution = solved(board, &mut rng);
            // Of all levels: removing as many givens as possible, or fewer.
            let tries = board.cell_count() * [50, 65, 80, 100][rng.below(4)] / 100;
            let puzzle = dug(&solution, tries, &mut rng);
            boards += 1;
            let mut phase = BeforeMarks::new(&Position::new(&puzzle).unwrap());
            while let Some(next) = phase.next_move() {
                assert_sound(&next, &phase, &solution);
                filled += usize::from(next.kind.fills());
                phase.take(&next);
            }
            let end = phase.position();
            fills += usize::from(end.is_full());
            let filled_alike = filled_before_marks(Position::new(&puzzle).unwrap());
            assert_eq!(filled_alike.to_puzzle(), end.to_puzzle(), "filled without the moves: {puzzle:?}");
            // A sheet on which some candidates are excluded already.
            let mut excluded = Position::new(&puzzle).unwrap();
            for wrong in Position::new(&puzzle).unwrap().all_candidates() {
                if solution.get(wrong.cell) != Some(wrong.digit) && rng.below(4) == 0 {
                    excluded.eliminate(wrong.cell, wrong.digit);
                }
            }
            let by_moves = BeforeMarks::new(&excluded).all_moves().1;
            let filled_alike = filled_before_marks(excluded);
            assert_eq!(filled_alike.to_puzzle(), by_moves.position().to_puzzle(), "{by_moves:?}");
            for house in board.house_ids() {
                for digit in Digit::all(board.side()) {
                    assert_ne!(end.cells_in(house, digit).len(), 1, "a sweep would find it: {end:?}");
                }
            }
        }
    }
    assert!(boards > 500 && filled > 5000, "{boards} boards, {filled} cells: the test lost its subject");
    assert!((100..boards - 50).contains(&fills), "{fills} of {boards} boards: the test lost its subject");
}
