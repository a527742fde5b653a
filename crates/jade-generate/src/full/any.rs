//! Random full boards of any size.

use jade_grid::{Digit, Geometry, Puzzle};
use jade_search::Random;

/// Swaps per cell. Twice as many make no measurable difference.
const EXCHANGES: usize = 4;

/// A random full board: a shuffled pattern that is then stirred.
///
/// The pattern is cyclic: each line of a band is the line above it, shifted by the width of a box. Lines are shuffled
/// within bands and stacks, bands and stacks among themselves, and the digits, too. Then two digits, or two lines of
/// a band or stack, are swapped in one *piece* of the board, again and again: each swap leads to another full board.
/// (See [`Unavoidable`](crate::unavoidable::Unavoidable) for the pieces.)
///
/// The distribution is not known in general; a test checks that all 288 boards of 4×4 are equally likely.
pub(crate) fn draw(geometry: &'static Geometry, random: &mut Random) -> Puzzle {
    let mut board = Board::pattern(geometry, random);
    board.stir(EXCHANGES * geometry.cell_count(), random);
    let digits = board.values().iter().map(|value| Some(Digit::from_index(*value)));
    Puzzle::from_digits(geometry, digits).unwrap_or_else(|| Puzzle::empty(geometry))
}

/// A full board that can be stirred. Digits count from 0 here.
pub(super) struct Board {
    side: usize,
    box_rows: usize,
    box_columns: usize,
    values: Vec<usize>,
    /// The column of each digit in each row.
    columns: Vec<usize>,
    scratch: Scratch,
}

/// Buffers for one swap.
#[derive(Default)]
struct Scratch {
    /// The row of each of two digits, by column and by box.
    by_column: [Vec<usize>; 2],
    by_box: [Vec<usize>; 2],
    reached: Vec<bool>,
    open: Vec<usize>,
    of_digit: Vec<usize>,
}

impl Board {
    /// Creates a board with these digits, in reading order.
    pub(super) fn new(geometry: &Geometry, values: impl IntoIterator<Item = usize>) -> Board {
        let (side, box_rows, box_columns) = (geometry.side(), geometry.box_rows(), geometry.box_columns());
        let zeros = || vec![0; side];
        let scratch = Scratch {
            by_column: [zeros(), zeros()],
            by_box: [zeros(), zeros()],
            reached: vec![false; side],
            open: Vec::new(),
            of_digit: zeros(),
        };
        let columns = vec![0; side * side];
        let mut board = Board { side, box_rows, box_columns, values: Vec::new(), columns, scratch };
        board.set(values);
        board
    }

    /// Replaces the digits of the board.
    pub(super) fn set(&mut self, values: impl IntoIterator<Item = usize>) {
        self.values.clear();
        self.values.extend(values);
        for (cell, value) in self.values.iter().enumerate() {
            self.columns[value * self.side + cell / self.side] = cell % self.side;
        }
    }

    pub(super) fn values(&self) -> &[usize] {
        &self.values
    }

    fn pattern(geometry: &Geometry, random: &mut Random) -> Board {
        let (side, box_rows, box_columns) = (geometry.side(), geometry.box_rows(), geometry.box_columns());
        let (rows, columns) = (lines(side, box_rows, random), lines(side, box_columns, random));
        let mut digits: Vec<usize> = (0..side).collect();
        random.shuffle(&mut digits);
        let values = geometry.cells().map(|cell| {
            let (row, column) = (rows[geometry.row(cell)], columns[geometry.column(cell)]);
            digits[(row % box_rows * box_columns + row / box_rows + column) % side]
        });
        Board::new(geometry, values)
    }

    /// Makes this number of swaps.
    ///
    /// A swap is as likely as its inverse, so uniformly drawn boards stay uniform, and other distributions
    /// approach uniformity.
    pub(super) fn stir(&mut self, exchanges: usize, random: &mut Random) {
        for _ in 0..exchanges {
            match random.below(3) {
                0 => self.exchange_digits(random),
                1 => self.exchange_lines(random, false),
                _ => self.exchange_lines(random, true),
            }
        }
    }

    fn box_of(&self, row: usize, column: usize) -> usize {
        row / self.box_rows * (self.side / self.box_columns) + column / self.box_columns
    }

    /// Swaps two digits in a piece: in the rows reached from one of them by alternating between the two
    /// digits within columns and boxes.
    fn exchange_digits(&mut self, random: &mut Random) {
        let side = self.side;
        let a = random.below(side);
        let pair = [a, (a + 1 + random.below(side - 1)) % side];
        let mut scratch = std::mem::take(&mut self.scratch);
        for (which, digit) in pair.into_iter().enumerate() {
            for row in 0..side {
                let column = self.columns[digit * side + row];
                scratch.by_column[which][column] = row;
                scratch.by_box[which][self.box_of(row, column)] = row;
            }
        }
        scratch.reached.fill(false);
        scratch.open.push(random.below(side));
        while let Some(row) = scratch.open.pop() {
            if std::mem::replace(&mut scratch.reached[row], true) {
                continue;
            }
            let columns = pair.map(|digit| self.columns[digit * side + row]);
            for (which, column) in columns.into_iter().enumerate() {
                scratch.open.push(scratch.by_column[1 - which][column]);
                scratch.open.push(scratch.by_box[1 - which][self.box_of(row, column)]);
            }
            self.values.swap(row * side + columns[0], row * side + columns[1]);
            self.columns.swap(pair[0] * side + row, pair[1] * side + row);
        }
        self.scratch = scratch;
    }

    /// Swaps two rows of a band, or two columns of a stack, in a piece.
    fn exchange_lines(&mut self, random: &mut Random, columns: bool) {
        let side = self.side;
        let thickness = if columns { self.box_columns } else { self.box_rows };
        if thickness < 2 {
            return;
        }
        let one = random.below(side);
        let place = one % thickness;
        let other = one - place + (place + 1 + random.below(thickness - 1)) % thickness;
        let at = |line: usize, i: usize| if columns { i * side + line } else { line * side + i };
        let mut of_digit = std::mem::take(&mut self.scratch.of_digit);
        for i in 0..side {
            of_digit[self.values[at(one, i)]] = i;
        }
        let start = random.below(side);
        let mut i = start;
        loop {
            let (here, there) = (at(one, i), at(other, i));
            let next = of_digit[self.values[there]];
            self.values.swap(here, there);
            for cell in [here, there] {
                self.columns[self.values[cell] * side + cell / side] = cell % side;
            }
            i = next;
            if i == start {
                break;
            }
        }
        self.scratch.of_digit = of_digit;
    }
}

/// The lines in a random order that keeps those of a band, or stack, together.
fn lines(side: usize, thickness: usize, random: &mut Random) -> Vec<usize> {
    let mut bands: Vec<Vec<usize>> =
        (0..side / thickness).map(|band| (band * thickness..(band + 1) * thickness).collect()).collect();
    bands.iter_mut().for_each(|band| random.shuffle(band));
    random.shuffle(&mut bands);
    bands.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn boards_of_all_sizes_are_full_and_valid() {
        for side in [4, 6, 8, 9, 10, 12, 15, 16, 25, 36, 100] {
            let geometry = Geometry::standard(side).unwrap();
            let board = draw(geometry, &mut Random::new(side as u64));
            assert!(board.is_solution(), "{side}");
            assert_eq!(board, draw(geometry, &mut Random::new(side as u64)));
            assert_ne!(board, draw(geometry, &mut Random::new(side as u64 + 1)));
        }
        let geometry = Geometry::with_boxes(1, 5).unwrap();
        assert!(draw(geometry, &mut Random::new(1)).is_solution());
    }

    #[test]
    fn all_boards_of_side_four_come_equally_often() {
        let geometry = Geometry::standard(4).unwrap();
        let mut random = Random::new(7);
        let mut counts: HashMap<String, i32> = HashMap::new();
        for _ in 0..57_600 {
            *counts.entry(draw(geometry, &mut random).to_string()).or_default() += 1;
        }
        assert_eq!(counts.len(), 288);
        // 200 each; six standard deviations are 85.
        assert!(counts.values().all(|count| (115..=285).contains(count)), "{counts:?}");
    }
}
