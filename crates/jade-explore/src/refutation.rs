//! [`refutation_sum`]: how much has to be tried out if only singles are known.

use crate::min_lex;
use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};

/// What a wrong digit counts if singles do not refute it: more than any refutation.
const NOT_REFUTED: u32 = 81;

/// Returns the refutation sum of a puzzle: 0 if singles solve it, and more the more has to be tried out. `None` if it does
/// not have exactly one solution. It is the same for all puzzles that are essentially the same.
///
/// After R. Pelánek, *Difficulty Rating of Sudoku Puzzles by a Computational Model*, 2011. Naked and hidden singles fill
/// what they can. Where they end, every wrong digit of a cell is tried, and counts the number of digits that have to be
/// written, itself included, until a cell or a house has nothing left; 81 if singles never get there. A cell counts the
/// sum of its wrong digits. The cell that counts least gets its digit, and singles go on. The sum is that of all cells
/// that got their digit in this way.
///
/// The least number of digits is found nearly, and not at random: singles are written in rounds, each digit remembers
/// the fewest others that it is known to follow from, and of the contradictions of the first round that has one, that
/// with the fewest digits counts. Of several cells that count the same, the first in the min-lex form is chosen.
///
/// ```
/// use jade_explore::refutation_sum;
/// use jade_search::nine::Board;
/// let sum = |line: &[u8]| refutation_sum(&Board::from_line(line).unwrap());
/// // Singles solve it.
/// let easy = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(sum(easy), Some(0));
/// assert_eq!(sum(&[b'.'; 81]), None);
/// ```
pub fn refutation_sum(puzzle: &Board) -> Option<u32> {
    let form = *min_lex(puzzle)?.board();
    let answer = Solver::new().count(form, &SearchLimits::default().solutions(2));
    let solution = answer.solution.filter(|_| answer.solutions == 1)?;
    let right = |cell: usize| 1 << (solution.values()[cell] - 1);
    let mut grid = Grid { candidates: [ALL; 81], written: 0 };
    (0..81).filter(|cell| form.values()[*cell] != 0).for_each(|cell| grid.write(cell, right(cell)));
    let mut sum = 0;
    loop {
        while grid.write_singles() {}
        let open = (0..81).filter(|cell| grid.is_open(*cell));
        let Some((count, cell)) = open.map(|cell| (grid.count(cell, right(cell)), cell)).min() else {
            return Some(sum);
        };
        sum += count;
        grid.write(cell, right(cell));
    }
}

/// The bits of all nine digits.
const ALL: u16 = (1 << 9) - 1;

/// The cells of the rows, columns and boxes.
const HOUSES: [[usize; 9]; 27] = {
    let mut houses = [[0; 9]; 27];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        houses[row][column] = cell;
        houses[9 + column][row] = cell;
        houses[18 + row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] = cell;
        cell += 1;
    }
    houses
};

/// Returns the cells of the houses of a cell, itself and some of them more than once.
fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3].into_iter().flat_map(|house| HOUSES[house])
}

/// Returns the bits of a set, one by one.
fn bits(set: u16) -> impl Iterator<Item = u16> {
    (0..9).map(|index| 1 << index).filter(move |bit| set & bit != 0)
}

/// A grid with its candidates. A cell with a digit has no other candidate.
#[derive(Clone)]
struct Grid {
    candidates: [u16; 81],
    /// The cells that have their digit.
    written: u128,
}

impl Grid {
    fn is_open(&self, cell: usize) -> bool {
        self.written & (1 << cell) == 0
    }

    fn write(&mut self, cell: usize, digit: u16) {
        neighbours(cell).for_each(|peer| self.candidates[peer] &= !digit);
        self.candidates[cell] = digit;
        self.written |= 1 << cell;
    }

    /// Calls `found` with every single, its cell and its digit, and what it is single in: the cell, or a house.
    fn singles(&self, mut found: impl FnMut(usize, u16, Option<&[usize; 9]>)) {
        for cell in (0..81).filter(|cell| self.is_open(*cell) && self.candidates[*cell].is_power_of_two()) {
            found(cell, self.candidates[cell], None);
        }
        for house in &HOUSES {
            let (mut once, mut twice) = (0, 0);
            for cell in house {
                twice |= once & self.candidates[*cell];
                once |= self.candidates[*cell];
            }
            for digit in bits(once & !twice) {
                let place = house.iter().find(|cell| self.candidates[**cell] & digit != 0);
                if let Some(cell) = place.filter(|cell| self.is_open(**cell)) {
                    found(*cell, digit, Some(house));
                }
            }
        }
    }

    /// Writes the singles there are. Returns whether there were any.
    fn write_singles(&mut self) -> bool {
        let mut singles = Vec::new();
        self.singles(|cell, digit, _| singles.push((cell, digit)));
        singles.iter().for_each(|(cell, digit)| self.write(*cell, *digit));
        !singles.is_empty()
    }

    /// What a cell counts: the sum of its wrong digits.
    fn count(&self, cell: usize, right: u16) -> u32 {
        bits(self.candidates[cell] & !right).map(|digit| Trial::new(self).refuted(cell, digit)).sum()
    }
}

/// What follows from a digit that is tried.
struct Trial {
    grid: Grid,
    /// The cells because of whose digits a candidate is gone; none for those that were gone before.
    because: [[u128; 9]; 81],
}

impl Trial {
    fn new(grid: &Grid) -> Trial {
        Trial { grid: grid.clone(), because: [[0; 9]; 81] }
    }

    /// Returns how many digits have to be written to see that this one is wrong.
    fn refuted(mut self, cell: usize, digit: u16) -> u32 {
        let mut round = vec![(cell, digit, 1_u128 << cell)];
        while !round.is_empty() {
            for (cell, digit, from) in round.drain(..) {
                self.write(cell, digit, from);
            }
            if let Some(count) = self.contradiction() {
                return count;
            }
            round = self.next_round();
        }
        NOT_REFUTED
    }

    /// Writes a digit that follows from those of these cells, its own among them.
    fn write(&mut self, cell: usize, digit: u16, from: u128) {
        if !self.grid.is_open(cell) {
            // Another digit of this round is there already: this one has lost its place.
            return;
        }
        for other in bits(ALL & !digit) {
            self.exclude(cell, other, from);
        }
        for peer in neighbours(cell).filter(|peer| *peer != cell) {
            self.exclude(peer, digit, from);
        }
        self.grid.written |= 1 << cell;
    }

    /// Takes a candidate away, or finds a shorter reason why it is gone.
    fn exclude(&mut self, cell: usize, digit: u16, from: u128) {
        let because = &mut self.because[cell][digit.trailing_zeros() as usize];
        if self.grid.candidates[cell] & digit != 0 {
            self.grid.candidates[cell] &= !digit;
            *because = from;
        } else if from.count_ones() < because.count_ones() {
            *because = from;
        }
    }

    /// The cells because of whose digits these candidates are gone.
    fn why(&self, gone: impl Iterator<Item = (usize, u16)>) -> u128 {
        gone.fold(0, |all, (cell, digit)| all | self.because[cell][digit.trailing_zeros() as usize])
    }

    /// The least number of digits that leave a cell or a house with nothing.
    fn contradiction(&self) -> Option<u32> {
        let empty = (0..81).filter(|cell| self.grid.candidates[*cell] == 0);
        let of_cells = empty.map(|cell| self.why(bits(ALL).map(move |digit| (cell, digit))));
        let of_houses = HOUSES.iter().flat_map(|house| {
            let there = house.iter().fold(0, |there, cell| there | self.grid.candidates[*cell]);
            bits(ALL & !there).map(move |digit| self.why(house.iter().map(move |cell| (*cell, digit))))
        });
        of_cells.chain(of_houses).map(u128::count_ones).min()
    }

    /// The singles there are, each with the cells it follows from.
    fn next_round(&self) -> Vec<(usize, u16, u128)> {
        let mut round: Vec<(usize, u16, u128)> = Vec::new();
        self.grid.singles(|cell, digit, house| {
            let from = match house {
                None => self.why(bits(ALL & !digit).map(|other| (cell, other))),
                Some(house) => {
                    self.why(house.iter().filter(|other| **other != cell).map(|other| (*other, digit)))
                }
            };
            let from = from | 1 << cell;
            match round.iter_mut().find(|known| (known.0, known.1) == (cell, digit)) {
                Some(known) if known.2.count_ones() > from.count_ones() => known.2 = from,
                Some(_) => {}
                None => round.push((cell, digit, from)),
            }
        });
        round
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a grid where singles end, and its solution.
    fn stuck(line: &[u8]) -> (Grid, Board) {
        let board = Board::from_line(line).unwrap();
        let solution = Solver::new().first(board).unwrap();
        let mut grid = Grid { candidates: [ALL; 81], written: 0 };
        for (cell, value) in board.values().iter().enumerate().filter(|(_, value)| **value > 0) {
            grid.write(cell, 1 << (value - 1));
        }
        while grid.write_singles() {}
        (grid, solution)
    }

    /// Whether a contradiction can be seen after writing at most this number of digits, each a single when it is written.
    fn within(grid: &Grid, cell: usize, digit: u16, count: u32) -> bool {
        let mut grid = grid.clone();
        grid.write(cell, digit);
        let has_place =
            |house: &[usize; 9]| house.iter().fold(0, |all, cell| all | grid.candidates[*cell]) == ALL;
        if grid.candidates.contains(&0) || !HOUSES.iter().all(has_place) {
            return true;
        }
        let mut singles = Vec::new();
        grid.singles(|cell, digit, _| singles.push((cell, digit)));
        count > 1 && singles.into_iter().any(|(cell, digit)| within(&grid, cell, digit, count - 1))
    }

    #[test]
    fn counts_are_those_of_real_contradictions_and_nearly_the_least() {
        let lines: [&[u8]; 3] = [
            b"98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9",
            b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ];
        let (mut same, mut all) = (0, 0);
        for line in lines {
            let (grid, solution) = stuck(line);
            for cell in (0..81).filter(|cell| grid.is_open(*cell)) {
                let right = 1 << (solution.values()[cell] - 1);
                assert_eq!(Trial::new(&grid).refuted(cell, right), NOT_REFUTED);
                for digit in bits(grid.candidates[cell] & !right) {
                    let counted = Trial::new(&grid).refuted(cell, digit);
                    let least = (1..=3).find(|count| within(&grid, cell, digit, *count));
                    assert!(counted >= least.unwrap_or(4), "{cell} {digit:b}: {counted}, {least:?}");
                    if let Some(least) = least {
                        same += u32::from(counted == least);
                        all += 1;
                    }
                }
            }
        }
        assert!(all > 30 && same * 10 >= all * 9, "{same} of {all}");
    }
}
