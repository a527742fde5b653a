//! The order in which cells are filled and digits are tried.

use crate::random::Random;
use jade_grid::{Cell, Puzzle};
use std::cmp::Reverse;

/// The order of a search that fills cell after cell.
pub(super) struct Order {
    /// The open cells.
    pub open: Vec<Cell>,
    /// The order in which digits are tried, as indices. `None` means ascending.
    pub digits: Option<Vec<u8>>,
}

/// Returns reading order, except that the cell `first` comes first if it is open.
pub(super) fn reading(puzzle: &Puzzle, first: Option<Cell>) -> Order {
    let mut open: Vec<Cell> =
        puzzle.geometry().cells().filter(|cell| puzzle.values()[cell.index()] == 0).collect();
    if let Some(place) = open.iter().position(|cell| Some(*cell) == first) {
        open[..=place].rotate_right(1);
    }
    Order { open, digits: None }
}

/// Returns reading order on the shuffled board. The order of the cells is all that a plain search depends on, so no
/// board is built, and any kinds of houses work.
pub(super) fn permuted(puzzle: &Puzzle, random: &mut Random) -> Order {
    let geometry = puzzle.geometry();
    let side = geometry.side();
    let mut in_row = vec![0; side];
    let mut in_column = vec![0; side];
    for (cell, _) in puzzle.filled() {
        in_row[geometry.row(cell)] += 1;
        in_column[geometry.column(cell)] += 1;
    }
    let rows = lines(&in_row, geometry.box_rows(), random);
    let columns = lines(&in_column, geometry.box_columns(), random);
    let mut digits: Vec<u8> = (0..side as u8).collect();
    random.shuffle(&mut digits);
    let open = rows
        .iter()
        .flat_map(|row| columns.iter().map(|column| geometry.cell_at(*row, *column)))
        .filter(|cell| puzzle.get(*cell).is_none())
        .collect();
    Order { open, digits: Some(digits) }
}

/// Returns the lines in random order, lines with more givens first; those of a band (or stack) stay together.
fn lines(givens: &[usize], thickness: usize, random: &mut Random) -> Vec<usize> {
    let mut bands: Vec<Vec<usize>> = (0..givens.len())
        .collect::<Vec<_>>()
        .chunks(thickness)
        .map(|band| {
            let mut band = band.to_vec();
            random.shuffle(&mut band);
            band.sort_by_key(|line| Reverse(givens[*line]));
            band
        })
        .collect();
    random.shuffle(&mut bands);
    bands.sort_by_key(|band| Reverse(band.iter().map(|line| givens[*line]).sum::<usize>()));
    bands.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Geometry, line};
    use std::collections::BTreeSet;

    #[test]
    fn the_chosen_cell_comes_first_then_the_others_in_reading_order() {
        let puzzle = line::read("1...............").unwrap();
        let indices =
            |first| -> Vec<usize> { reading(&puzzle, first).open.iter().map(|cell| cell.index()).collect() };
        assert_eq!(indices(None), (1..16).collect::<Vec<_>>());
        assert_eq!(indices(Some(Cell::new(4)))[..5], [4, 1, 2, 3, 5]);
        assert_eq!(indices(Some(Cell::new(15)))[..3], [15, 1, 2]);
        // A given, and a cell that is not on the board:
        assert_eq!(indices(Some(Cell::new(0))), indices(None));
        assert_eq!(indices(Some(Cell::new(99))), indices(None));
    }

    #[test]
    fn shuffling_keeps_bands_and_stacks_and_puts_the_fullest_first() {
        // Row 4 has two givens, row 3 one; columns 3 and 4 have two each.
        let puzzle = line::read("..........1...34").unwrap();
        let board = puzzle.geometry();
        let mut orders = BTreeSet::new();
        for seed in 0..64 {
            let order = permuted(&puzzle, &mut Random::new(seed));
            let rows: Vec<usize> = order.open.iter().map(|cell| board.row(*cell)).collect();
            assert_eq!(rows[..5], [3, 3, 2, 2, 2]);
            assert!(rows[5..] == [0, 0, 0, 0, 1, 1, 1, 1] || rows[5..] == [1, 1, 1, 1, 0, 0, 0, 0]);
            let columns: Vec<usize> = order.open[5..9].iter().map(|cell| board.column(*cell)).collect();
            assert!(columns[0] >= 2 && columns[1] >= 2, "{columns:?}");
            let digits: BTreeSet<u8> = order.digits.iter().flatten().copied().collect();
            assert_eq!(digits, (0..4).collect());
            orders.insert(order.open);
        }
        // Two orders of the empty rows and two of the columns of the empty stack; the other stack is ordered by its
        // givens.
        assert_eq!(orders.len(), 4);
    }

    #[test]
    fn every_open_cell_is_there_once() {
        let empty = jade_grid::Puzzle::empty(Geometry::standard(12).unwrap());
        let order = permuted(&empty, &mut Random::new(5));
        assert_eq!(order.open.iter().collect::<BTreeSet<_>>().len(), 144);
    }
}
