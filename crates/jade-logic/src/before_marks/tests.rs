use super::*;
use jade_grid::{Digit, HouseId, line};
use jade_grid::{LargeCellSet, Position};

fn phase(line: &str) -> BeforeMarks {
    BeforeMarks::new(&Position::new(&line::read(line).unwrap()).unwrap())
}

fn kinds(moves: &[Move]) -> Vec<MoveKind> {
    moves.iter().map(|next| next.kind).collect()
}

fn with(position: &mut Position, row: usize, column: usize, digit: u8) {
    let cell = position.geometry().cell_at(row - 1, column - 1);
    position.place(cell, Digit::new(digit).unwrap());
}

fn empty() -> Position {
    Position::blank(jade_grid::Geometry::standard(9).unwrap())
}

#[test]
fn cross_hatching_names_its_lines_of_sight() {
    let mut position = empty();
    for (row, column) in [(1, 1), (2, 4), (4, 7), (7, 8)] {
        with(&mut position, row, column, 1);
    }
    let phase = BeforeMarks::new(&position);
    let next = phase.next_move().unwrap();
    assert_eq!(next.kind, MoveKind::CrossHatching);
    let board = position.geometry();
    assert_eq!(next.filled(), Some(board.cell_at(2, 8)));
    // Rows 1 and 2, columns 7 and 8.
    let along: Vec<HouseId> = next.sights.iter().map(|sight| sight.along).collect();
    assert_eq!(along.len(), 4);
    assert!(along.contains(&board.row_house(0)) && along.contains(&board.column_house(7)));
    let over = next.sights.iter().fold(LargeCellSet::EMPTY, |over, sight| over | sight.over);
    assert_eq!(over, board.house(board.box_house(2)).bits().without(board.cell_at(2, 8)));
}

/// A note that rules out nothing places the digit once one of its cells is filled.
#[test]
fn notes_are_remembered_and_used() {
    let mut position = empty();
    with(&mut position, 1, 4, 5);
    with(&mut position, 2, 7, 5);
    with(&mut position, 3, 2, 9);
    let mut phase = BeforeMarks::new(&position);
    let note = phase.next_move().unwrap();
    let board = position.geometry();
    assert_eq!(note.kind, MoveKind::PointingNote);
    let cells: LargeCellSet = [board.cell_at(2, 0), board.cell_at(2, 2)].into_iter().collect();
    assert_eq!(note.note.as_ref().unwrap().cells, cells);
    assert!(note.step.placements.is_empty() && note.step.eliminations.is_empty(), "nothing follows yet");
    assert_eq!(note.written().len(), 2);
    phase.take(&note);
    assert_eq!(phase.notes().len(), 1);
    with(&mut phase.position, 3, 1, 2);
    let next = phase.next_move().unwrap();
    assert_eq!((next.kind, next.filled()), (MoveKind::LastOfNote, Some(board.cell_at(2, 2))));
}

/// Two digits with the same two cells are a pair, so a third digit with one of these cells is placed.
#[test]
fn two_notes_in_the_same_cells_are_a_pair() {
    let mut position = empty();
    // 5 and 6 have r3c1 and r3c3 in the first box, 7 has r3c1 and r2c2.
    for (row, column, digit) in [(1, 4, 5), (2, 7, 5), (1, 5, 6), (2, 8, 6), (3, 2, 9)] {
        with(&mut position, row, column, digit);
    }
    let board = position.geometry();
    let (moves, end) = BeforeMarks::new(&position).all_moves();
    let pair = moves.iter().find(|next| next.kind == MoveKind::TwoNotesPair).expect("a pair");
    let cells: LargeCellSet = [board.cell_at(2, 0), board.cell_at(2, 2)].into_iter().collect();
    assert_eq!(pair.pair.unwrap().cells(), cells);
    assert_eq!(pair.step.eliminations.len(), 2 * 6, "six other digits in each of the two cells");
    assert_eq!(end.pairs().len(), 1);
    assert_eq!(end.position().candidates(board.cell_at(2, 0)).len(), 2);
}

#[test]
fn a_pair_disappears_when_one_of_its_cells_is_filled() {
    let mut position = empty();
    for (row, column, digit) in [(1, 4, 5), (2, 7, 5), (1, 5, 6), (2, 8, 6), (3, 2, 9)] {
        with(&mut position, row, column, digit);
    }
    let (_, mut phase) = BeforeMarks::new(&position).all_moves();
    assert_eq!(phase.pairs().len(), 1);
    // A 5 further down resolves the pair.
    with(&mut phase.position, 6, 1, 5);
    let settled = phase.next_move().unwrap();
    assert!(settled.kind.fills());
    phase.take(&settled);
    let other = phase.next_move().unwrap();
    assert_eq!(other.kind, MoveKind::LastOfNote);
    phase.take(&other);
    assert!(phase.pairs().is_empty());
}

/// Not counting pairs, one free cell is filled, and two in a box become a pair.
#[test]
fn pairs_are_not_counted_as_free_cells() {
    let mut position = empty();
    for (row, column, digit) in [(1, 4, 5), (2, 7, 5), (1, 5, 6), (2, 8, 6), (3, 2, 9)] {
        with(&mut position, row, column, digit);
    }
    for (column, digit) in [(4, 1), (5, 2), (6, 3), (7, 4)] {
        with(&mut position, 3, column, digit);
    }
    // Row 3 has the pair in its first box, and r3c8 and r3c9 for 7 and 8.
    let (moves, end) = BeforeMarks::new(&position).all_moves();
    assert!(kinds(&moves).contains(&MoveKind::LastTwoCells), "{:?}", kinds(&moves));
    assert_eq!(end.pairs().len(), 2);
    with(&mut position, 3, 8, 7);
    let (moves, _) = BeforeMarks::new(&position).all_moves();
    let last = moves.iter().find(|next| next.kind == MoveKind::LastCell).expect("a last cell");
    assert_eq!(last.filled(), Some(position.geometry().cell_at(2, 8)));
    let aside = last.step.part("paired").unwrap();
    assert!(matches!(aside.value, crate::PartValue::Cells(cells) if cells.len() == 2));
}

#[test]
fn counting_uses_all_digits_that_a_cell_sees() {
    let mut position = empty();
    for (row, column, digit) in
        [(1, 5, 6), (3, 5, 9), (4, 4, 2), (5, 6, 7), (6, 5, 8), (5, 1, 1), (5, 9, 4), (7, 5, 3)]
    {
        with(&mut position, row, column, digit);
    }
    let (moves, _) = BeforeMarks::new(&position).all_moves();
    let counted = moves.iter().find(|next| next.kind == MoveKind::CellCount).expect("a counted cell");
    assert_eq!(counted.filled(), Some(position.geometry().cell_at(4, 4)));
}

#[test]
fn the_same_board_gives_the_same_moves() {
    let line = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";
    assert_eq!(phase(line).all_moves().0, phase(line).all_moves().0);
}

#[test]
fn an_impossible_board_gives_no_moves() {
    let mut position = empty();
    let cell = position.geometry().cell_at(0, 0);
    for digit in Digit::all(9) {
        position.eliminate(cell, digit);
    }
    assert_eq!(BeforeMarks::new(&position).next_move(), None);
}
