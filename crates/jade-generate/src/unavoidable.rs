//! [`Unavoidable`]: groups of cells of a full board in which every proper puzzle has a given.

/// A set of cells of a 9×9 board, one bit each.
pub(crate) type Cells = u128;

/// Iterates over the cells of a set, by number.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = cells.trailing_zeros() as usize;
        cells &= cells.wrapping_sub(1);
        (cell < 81).then_some(cell)
    })
}

/// A list of *unavoidable sets* of a full board: groups of cells that can be filled differently while all
/// other cells stay the same. A puzzle without a given in such a group has more than one solution.
///
/// The list holds the sets that are found without a search. Swap two digits, or the contents of two lines of a
/// chute, everywhere: the result is always another full board. The swap splits into pieces, each of which can be
/// made separately:
///
/// ```text
///   1 . . 2 . . . . .      1 and 2 in r1c1, r1c4, r5c1, r5c4:
///   . . . . . . . . .      these four can be swapped
///   2 . . 1 . . . . .      while the other fourteen 1s and 2s stay
/// ```
#[derive(Default)]
pub(crate) struct Unavoidable {
    sets: Vec<Cells>,
    /// The sets that contain each cell.
    of_cell: Vec<Vec<u8>>,
}

/// Larger sets are hardly ever the reason why a given has to stay.
const LARGEST: u32 = 12;

impl Unavoidable {
    /// Replaces the list with the sets of another board.
    pub(crate) fn list(&mut self, solution: &[u8; 81]) {
        self.sets.clear();
        self.of_cell.resize_with(81, Vec::new);
        self.of_cell.iter_mut().for_each(Vec::clear);
        // By digit and row, column or box: the cell, and its row.
        let mut cells = [[0; 9]; 9];
        let mut by_column = [[0; 9]; 9];
        let mut by_box = [[0; 9]; 9];
        for (cell, value) in solution.iter().enumerate() {
            let (digit, row) = (usize::from(*value) - 1, cell / 9);
            cells[digit][row] = cell;
            by_column[digit][cell % 9] = row;
            by_box[digit][box_of(cell)] = row;
        }
        for a in 0..9 {
            for b in a + 1..9 {
                // The pieces of a swap of two digits: rows that are connected by columns and boxes.
                let mut left = 0x1ffu16;
                while left != 0 {
                    let (mut piece, mut open) = (0, left & left.wrapping_neg());
                    while open != 0 {
                        let row = open.trailing_zeros() as usize;
                        left &= !(1 << row);
                        let (at_a, at_b) = (cells[a][row], cells[b][row]);
                        piece |= 1 << at_a | 1 << at_b;
                        open |= 1 << by_column[b][at_a % 9] | 1 << by_box[b][box_of(at_a)];
                        open |= 1 << by_column[a][at_b % 9] | 1 << by_box[a][box_of(at_b)];
                        open &= left;
                    }
                    self.add(piece);
                }
            }
        }
        self.exchange_lines(solution, 9, 1);
        self.exchange_lines(solution, 1, 9);
    }

    /// Adds the pieces of a swap of two lines of a chute. `along` and `across` are the distances from one line
    /// to the next and from one cell of a line to the next.
    fn exchange_lines(&mut self, solution: &[u8; 81], along: usize, across: usize) {
        for (one, other) in [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8)] {
            let value = |line: usize, i: usize| usize::from(solution[line * along + i * across]);
            let mut place = [0; 10];
            for i in 0..9 {
                place[value(one, i)] = i;
            }
            let mut left = 0x1ffu16;
            while left != 0 {
                let first = left.trailing_zeros() as usize;
                let (mut piece, mut i): (Cells, usize) = (0, first);
                loop {
                    left &= !(1 << i);
                    piece |= 1 << (one * along + i * across) | 1 << (other * along + i * across);
                    i = place[value(other, i)];
                    if i == first {
                        break;
                    }
                }
                self.add(piece);
            }
        }
    }

    /// Adds a set to the list.
    pub(crate) fn add(&mut self, set: Cells) {
        let Ok(number) = u8::try_from(self.sets.len()) else { return };
        if set.count_ones() > LARGEST {
            return;
        }
        self.sets.push(set);
        for cell in each(set) {
            self.of_cell[cell].push(number);
        }
    }

    /// The number of distinct sets of four cells.
    #[cfg(test)]
    pub(crate) fn small_sets(&self) -> usize {
        let small = self.sets.iter().filter(|set| set.count_ones() == 4);
        small.collect::<std::collections::HashSet<_>>().len()
    }

    /// Whether removing the givens in `cells` from those in `givens` leaves some set without a given.
    pub(crate) fn forbids(&self, cells: Cells, givens: Cells) -> bool {
        let left = givens & !cells;
        each(cells).any(|cell| self.of_cell[cell].iter().any(|set| self.sets[usize::from(*set)] & left == 0))
    }
}

fn box_of(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_search::nine::{Board, Solver};
    use jade_search::{Random, SearchLimits};

    /// A puzzle that lacks exactly the cells of a set has another solution, which differs in all of them; and no swap
    /// is missing from the list.
    #[test]
    fn listed_sets_are_unavoidable() {
        let mut random = Random::new(5);
        let mut full = crate::full::Nine::new();
        let (mut known, mut solver) = (Unavoidable::default(), Solver::new());
        for _ in 0..60 {
            let solution = full.draw(&mut random);
            known.list(&solution);
            assert!(known.sets.len() > 20);
            for set in &known.sets {
                let mut values = solution;
                each(*set).for_each(|cell| values[cell] = 0);
                let mut differ = 0;
                solver.search(Board::from_values(values).unwrap(), &SearchLimits::default(), &mut |other| {
                    if each(*set).all(|cell| other.values()[cell] != solution[cell]) {
                        differ += 1;
                    }
                    std::ops::ControlFlow::Continue(())
                });
                assert!(differ > 0, "{set:x}");
                assert!(
                    known.forbids(*set, *set) && !known.forbids(1 << set.trailing_zeros(), (1 << 81) - 1)
                );
            }
        }
    }
}
