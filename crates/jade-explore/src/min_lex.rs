//! [`min_lex`]: the smallest line among all puzzles that differ only by a [`Symmetry`].
//!
//! The image is built row by row, for all symmetries at once. A state is a set of symmetries that have led to the same
//! rows so far. It records only what these rows determine: columns that were empty in all of them may still change
//! places with each other, and so may stacks that were empty. Of all states and all rows that may come next, only those
//! that make the smallest next row are kept.
//!
//! Keeping all smallest images of the first rows is G. Fowler's idea (“row-by-row”, Sudoku Players' Forums, 2006 to
//! 2009). In a full grid every line could be the first row, with any order of its columns; so there the first two rows
//! are chosen together: the second begins with 456 if it can and with 457 otherwise, which settles most columns.

use jade_grid::{Geometry, Symmetry};
use jade_search::nine::Board;

/// The min-lex form of a puzzle or grid, and what is known of its symmetries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinLex {
    board: Board,
    automorphisms: u64,
    transposed: bool,
    /// The row and the column of the original (after transposing) at each place of the form.
    rows: [u8; 9],
    columns: [u8; 9],
    /// What each digit becomes; 0 for a digit that no cell has.
    labels: [u8; 10],
}

impl MinLex {
    /// Returns the form itself.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns how many of the 3,359,232 changes of rows, columns and orientation leave the puzzle as it is, if digits
    /// are relabelled to fit: at least 1, and at most 648 for a full grid.
    pub fn automorphisms(&self) -> u64 {
        self.automorphisms
    }

    /// Returns a symmetry that leads from the puzzle to its form: it also takes the solution of the puzzle along. There
    /// are as many such symmetries as automorphisms, times the orders of missing digits.
    ///
    /// ```
    /// use jade_explore::min_lex;
    /// use jade_search::nine::Board;
    /// let line = b"98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
    /// let puzzle = Board::from_line(line).unwrap();
    /// let form = min_lex(&puzzle).unwrap();
    /// assert_eq!(form.symmetry().puzzle(&puzzle.to_puzzle()), form.board().to_puzzle());
    /// ```
    pub fn symmetry(&self) -> Symmetry {
        let board = Geometry::standard(9).expect("there is a board of side 9");
        let places = |lines: &[u8; 9]| {
            let mut places = [0; 9];
            (0..9).for_each(|place| places[usize::from(lines[place])] = place);
            places
        };
        let mut digits: [u8; 9] = std::array::from_fn(|index| self.labels[index + 1]);
        let mut free = (1..=9).filter(|label| !self.labels[1..].contains(label));
        for digit in digits.iter_mut().filter(|digit| **digit == 0) {
            *digit = free.next().expect("as many labels as digits are left");
        }
        let (rows, columns) = (places(&self.rows), places(&self.columns));
        // A symmetry permutes first and transposes then.
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        Symmetry::new(board, &rows, &columns, self.transposed, &digits).expect("chutes stay together")
    }
}

/// Returns the min-lex form: of all lines of 81 characters that a symmetry makes of this puzzle, the first one in
/// lexicographic order, where an empty cell comes before `1`. Puzzles and full grids are treated alike. Two puzzles are
/// essentially the same if and only if their forms are equal.
///
/// Returns `None` if a house contains a digit twice.
///
/// Takes some microseconds for a puzzle or a grid. Boards with few givens or very regular ones take longer, up to some
/// milliseconds.
///
/// ```
/// use jade_explore::min_lex;
/// use jade_search::nine::Board;
/// let grid = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let form = min_lex(&Board::from_line(grid).unwrap()).unwrap();
/// assert!(form.board().to_string().starts_with("12345678945"));
/// ```
pub fn min_lex(board: &Board) -> Option<MinLex> {
    let sides = [Side::new(board, false), Side::new(board, true)];
    if !is_consistent(board) {
        return None;
    }
    let mut search =
        Search { sides: &sides, states: Vec::with_capacity(64), smallest_rows: Vec::with_capacity(64) };
    search.states.extend([State::new(false), State::new(true)]);
    let (mut image, mut row) = ([0; 81], 0);
    while row < 9 {
        row += search.advance(row, &mut image[row * 9..]);
    }
    let automorphisms = search.states.iter().map(State::symmetries).sum();
    let State { rows, columns, labels, transposed, .. } = search.states.swap_remove(0);
    let board = Board::from_values(image)?;
    let labels = labels.map(|label| if label == NEW { 0 } else { label });
    Some(MinLex { board, automorphisms, transposed, rows, columns, labels })
}

/// Returns whether a symmetry turns one puzzle into the other. A board with a digit twice in a house is not isomorphic
/// to any.
///
/// ```
/// use jade_explore::are_isomorphic;
/// use jade_search::nine::Board;
/// let puzzle = b"98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
/// let mut turned = *puzzle;
/// turned.reverse();
/// let board = |line| Board::from_line(line).unwrap();
/// assert!(are_isomorphic(&board(puzzle), &board(&turned)));
/// ```
pub fn are_isomorphic(one: &Board, other: &Board) -> bool {
    one.filled_count() == other.filled_count()
        && min_lex(one).is_some_and(|form| min_lex(other).is_some_and(|other| other.board == form.board))
}

/// Whether no house has a digit twice.
pub(crate) fn is_consistent(board: &Board) -> bool {
    let (mut rows, mut columns, mut boxes) = ([0_u16; 9], [0_u16; 9], [0_u16; 9]);
    board.values().iter().enumerate().filter(|(_, value)| **value != 0).all(|(cell, value)| {
        let (row, column) = (cell / 9, cell % 9);
        let bit = 1 << value;
        let houses = [&mut rows[row], &mut columns[column], &mut boxes[row / 3 * 3 + column / 3]];
        houses.into_iter().all(|house| std::mem::replace(house, *house | bit) & bit == 0)
    })
}

/// The label of a digit that has none yet: greater than all others.
const NEW: u8 = 15;

/// The puzzle, or the puzzle transposed.
struct Side {
    cells: [[u8; 9]; 9],
    /// The rows without any given, as bits.
    empty: u16,
}

impl Side {
    fn new(board: &Board, transposed: bool) -> Side {
        let cell = |row: usize, column: usize| match transposed {
            true => board.values()[column * 9 + row],
            false => board.values()[row * 9 + column],
        };
        let cells: [[u8; 9]; 9] = std::array::from_fn(|row| std::array::from_fn(|column| cell(row, column)));
        let empty = (0..9).filter(|row| cells[*row] == [0; 9]).fold(0, |bits, row| bits | 1 << row);
        Side { cells, empty }
    }
}

/// A set of symmetries with the same image so far.
#[derive(Clone)]
struct State {
    transposed: bool,
    /// The rows chosen so far, and their number of choices that came to the same.
    rows: [u8; 9],
    used: u16,
    choices: u64,
    /// The column at each place. In each stack, the first [`fresh`](State::fresh) ones are interchangeable; and so are
    /// the stacks in which all three are.
    columns: [u8; 9],
    fresh: [u8; 3],
    /// The label of each digit, and the next one that is free.
    labels: [u8; 10],
    next: u8,
}

impl State {
    fn new(transposed: bool) -> State {
        let mut labels = [NEW; 10];
        labels[0] = 0;
        let columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let (rows, used, choices) = ([0; 9], 0, 1);
        State { transposed, rows, used, choices, columns, fresh: [3; 3], labels, next: 1 }
    }

    /// The number of stacks that have been empty so far: the first ones.
    fn fresh_stacks(&self) -> usize {
        self.fresh.iter().take_while(|fresh| **fresh == 3).count()
    }

    /// The number of symmetries.
    fn symmetries(&self) -> u64 {
        let of_stack = |fresh: &u8| [1, 1, 2, 6][usize::from(*fresh)];
        let stacks = [1, 1, 2, 6][self.fresh_stacks()];
        self.choices * stacks * self.fresh.iter().map(of_stack).product::<u64>()
    }

    /// The labels of a row in three packed stacks, each as small as possible, with new digits as [`NEW`].
    fn stacks(&self, row: &[u8; 9]) -> [u16; 3] {
        let mut stacks = [0; 3];
        for (stack, packed) in stacks.iter_mut().enumerate() {
            let label = |place: usize| self.labels[usize::from(row[usize::from(self.columns[place])])];
            let [mut a, mut b, mut c] = [label(stack * 3), label(stack * 3 + 1), label(stack * 3 + 2)];
            let fresh = self.fresh[stack];
            if fresh >= 2 {
                (a, b) = (a.min(b), a.max(b));
                if fresh == 3 {
                    (b, c) = (b.min(c), b.max(c));
                    (a, b) = (a.min(b), a.max(b));
                }
            }
            *packed = u16::from(a) << 8 | u16::from(b) << 4 | u16::from(c);
        }
        stacks
    }

    /// The smallest image of a row, packed.
    fn key(&self, row: &[u8; 9]) -> u64 {
        let mut stacks = self.stacks(row);
        let fresh = self.fresh_stacks();
        if fresh > 1 {
            stacks[..fresh].sort_unstable();
        }
        self.numbered(stacks)
    }

    /// Packs three stacks, with the next labels for new digits.
    fn numbered(&self, stacks: [u16; 3]) -> u64 {
        let mut key = u64::from(stacks[0]) << 24 | u64::from(stacks[1]) << 12 | u64::from(stacks[2]);
        // The lowest bit of each four is left where all four are set.
        let mut new = key & (key >> 1) & (key >> 2) & (key >> 3) & 0x1_1111_1111;
        let mut next = u64::from(self.next);
        while new != 0 {
            let place = 63 - new.leading_zeros();
            key = key & !(15 << place) | next << place;
            next += 1;
            new &= !(1 << place);
        }
        key
    }

    /// Adds every state in which this row comes next, with its smallest image. `number` is the row's number, and
    /// `choices` says how many rows come to the same.
    fn take(&self, number: usize, row: usize, choices: u64, cells: &[u8; 9], into: &mut Vec<State>) {
        let mut taken = State { choices: self.choices * choices, used: self.used | 1 << row, ..self.clone() };
        taken.rows[number] = row as u8;
        let fresh = self.fresh_stacks();
        let mut packed = self.stacks(cells);
        if fresh < 2 {
            return taken.arrange(0, cells, into);
        }
        // Fresh stacks in the order of their images. Those with equal images are tried in every order, unless they stay
        // empty: a given that all of them have is a new digit.
        let mut order = [0, 1, 2];
        order[..fresh].sort_by_key(|stack| packed[*stack]);
        packed[..fresh].sort_unstable();
        let free = |one: usize, other: usize| packed[one] == packed[other] && packed[one] != 0;
        let orders: &[[usize; 3]] = match (fresh, free(0, 1), fresh == 3 && free(1, 2)) {
            (_, false, false) => &[[0, 1, 2]],
            (_, true, false) => &[[0, 1, 2], [1, 0, 2]],
            (_, false, true) => &[[0, 1, 2], [0, 2, 1]],
            (_, true, true) => &[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
        };
        for places in orders {
            let mut ordered = taken.clone();
            for (place, from) in places.iter().enumerate() {
                let from = order[*from];
                ordered.columns[place * 3..][..3].copy_from_slice(&self.columns[from * 3..][..3]);
                // All of them are fresh, or stay where they are.
                ordered.fresh[place] = self.fresh[from];
            }
            ordered.arrange(0, cells, into);
        }
    }

    /// Orders the fresh columns of this stack and those after it, then labels the new digits.
    fn arrange(&mut self, stack: usize, cells: &[u8; 9], into: &mut Vec<State>) {
        if stack == 3 {
            let mut done = self.clone();
            for column in self.columns {
                let label = &mut done.labels[usize::from(cells[usize::from(column)])];
                if *label == NEW {
                    *label = done.next;
                    done.next += 1;
                }
            }
            into.push(done);
            return;
        }
        let fresh = usize::from(self.fresh[stack]);
        let start = stack * 3;
        let label = |column: u8| self.labels[usize::from(cells[usize::from(column)])];
        let mut columns = [0; 3];
        columns[..fresh].copy_from_slice(&self.columns[start..][..fresh]);
        columns[..fresh].sort_by_key(|column| label(*column));
        let labels = columns.map(label);
        let empty = labels[..fresh].iter().filter(|label| **label == 0).count();
        let new = labels[..fresh].iter().filter(|label| **label == NEW).count();
        self.fresh[stack] = empty as u8;
        let known = fresh - new;
        let orders: &[&[usize]] = match new {
            0 | 1 => &[&[0, 1, 2]],
            2 => &[&[0, 1], &[1, 0]],
            _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
        };
        for order in orders {
            self.columns[start..][..known].copy_from_slice(&columns[..known]);
            for place in 0..new {
                self.columns[start + known + place] = columns[known + order[place]];
            }
            self.arrange(stack + 1, cells, into);
        }
        self.fresh[stack] = fresh as u8;
    }

    /// Calls `each` with every row that may be the next one, and with the number of rows that come to the same.
    fn next_rows(&self, number: usize, empty: u16, mut each: impl FnMut(usize, u64)) {
        let band = |band: usize| 0b111_u16 << (band * 3);
        let mut rows_of = |free: u16| {
            let (with, without) = (free & !empty, free & empty);
            (0..9).filter(|row| with >> row & 1 == 1).for_each(|row| each(row, 1));
            if without != 0 {
                each(without.trailing_zeros() as usize, u64::from(without.count_ones()));
            }
        };
        if !number.is_multiple_of(3) {
            let current = band(usize::from(self.rows[number - 1]) / 3);
            return rows_of(current & !self.used);
        }
        let unused = || (0..3).map(band).filter(|band| band & self.used == 0);
        unused().filter(|band| band & empty != *band).for_each(rows_of);
        let all_empty = unused().filter(|band| band & empty == *band);
        if let Some(first) = all_empty.clone().next() {
            each(first.trailing_zeros() as usize, 3 * all_empty.count() as u64);
        }
    }
}

struct Search<'s> {
    sides: &'s [Side; 2],
    states: Vec<State>,
    /// The smallest rows found, with their states by number.
    smallest_rows: Vec<(usize, usize, u64)>,
}

impl Search<'_> {
    fn side(&self, state: &State) -> &Side {
        &self.sides[usize::from(state.transposed)]
    }

    /// Goes on to the states with the smallest next row, or two rows, and writes them. Returns their number.
    fn advance(&mut self, number: usize, image: &mut [u8]) -> usize {
        let mut best = u64::MAX;
        let mut smallest_rows = std::mem::take(&mut self.smallest_rows);
        smallest_rows.clear();
        for (index, state) in self.states.iter().enumerate() {
            let side = self.side(state);
            state.next_rows(number, side.empty, |row, choices| {
                let key = state.key(&side.cells[row]);
                if key < best {
                    best = key;
                    smallest_rows.clear();
                }
                if key == best {
                    smallest_rows.push((index, row, choices));
                }
            });
        }
        image[..9].copy_from_slice(&unpacked(best));
        let mut next = Vec::with_capacity(64);
        // A row that is not full would come before a full one: so the other rows of its band are full, too. Labels and
        // columns must still be free, as after empty rows.
        let two = best == FULL && number % 3 < 2 && self.states[0].next == 1;
        if two {
            let key = self.two_rows(number, &smallest_rows, &mut next);
            image[9..18].copy_from_slice(&unpacked(key));
        } else {
            for (index, row, choices) in &smallest_rows {
                let state = &self.states[*index];
                state.take(number, *row, *choices, &self.side(state).cells[*row], &mut next);
            }
        }
        (self.states, self.smallest_rows) = (next, smallest_rows);
        if two { 2 } else { 1 }
    }

    /// Adds the states with the smallest second row after one of these full rows. Returns the second row.
    fn two_rows(&self, number: usize, first: &[(usize, usize, u64)], into: &mut Vec<State>) -> u64 {
        let mut best = u64::MAX;
        for pure in [true, false] {
            for (index, first, choices) in first {
                let state = &self.states[*index];
                let begun = State { choices: state.choices * choices, ..state.clone() };
                let band = first / 3 * 3..first / 3 * 3 + 3;
                for second in band.filter(|row| row != first && state.used >> row & 1 == 0) {
                    for order in STACKS {
                        let rows = TwoRows { number, rows: [*first, second], begun: &begun };
                        rows.find(&self.side(state).cells, order, pure, &mut best, into);
                    }
                }
            }
            // Once a second row begins with 456, those that begin with 457 are of no interest.
            if !into.is_empty() {
                break;
            }
        }
        best
    }
}

/// Two full rows, the first ones of all that are not empty.
struct TwoRows<'s> {
    /// The place of the first one.
    number: usize,
    rows: [usize; 2],
    /// The state before them.
    begun: &'s State,
}

impl TwoRows<'_> {
    /// Adds the states with this order of stacks, if the second row begins with 456 (`pure`) or else with 457.
    fn find(
        &self,
        cells: &[[u8; 9]; 9],
        order: [usize; 3],
        pure: bool,
        best: &mut u64,
        into: &mut Vec<State>,
    ) {
        let [first, second] = self.rows.map(|row| &cells[row]);
        // Where each digit is in the first row.
        let mut place = [0_u8; 10];
        (0..9).for_each(|column| place[usize::from(first[usize::from(column)])] = column);
        let above = |column: u8| place[usize::from(second[usize::from(column)])];
        let [left, middle, _] = order.map(|stack| stack as u8 * 3);
        let in_stack = |column: u8, start: u8| column / 3 * 3 == start;
        let to_middle = (left..left + 3).filter(|column| in_stack(above(*column), middle)).count();
        if to_middle != if pure { 3 } else { 2 } {
            return;
        }
        for turn in COLUMNS {
            let mut columns = [0_u8; 9];
            (0..3).for_each(|index| columns[index] = left + turn[index]);
            if !pure && in_stack(above(columns[2]), middle) {
                continue;
            }
            if pure {
                (0..6).for_each(|index| columns[index + 3] = above(columns[index]));
                self.add_if_smallest(cells, columns, best, into);
                continue;
            }
            columns[3] = above(columns[0]);
            columns[4] = above(columns[1]);
            columns[5] = 3 * middle + 3 - columns[3] - columns[4];
            columns[6] = above(columns[2]);
            let start = columns[6] / 3 * 3;
            let mut others = (start..start + 3).filter(|column| *column != columns[6]);
            let (Some(one), Some(other)) = (others.next(), others.next()) else { continue };
            for (one, other) in [(one, other), (other, one)] {
                (columns[7], columns[8]) = (one, other);
                self.add_if_smallest(cells, columns, best, into);
            }
        }
    }

    /// Adds the state with these columns if the second row is as small as the best one.
    fn add_if_smallest(&self, cells: &[[u8; 9]; 9], columns: [u8; 9], best: &mut u64, into: &mut Vec<State>) {
        let mut labels = [0; 10];
        for (label, column) in (1..).zip(columns) {
            labels[usize::from(cells[self.rows[0]][usize::from(column)])] = label;
        }
        let key = columns.iter().fold(0, |key, column| {
            key << 4 | u64::from(labels[usize::from(cells[self.rows[1]][usize::from(*column)])])
        });
        if key > *best {
            return;
        }
        if key < *best {
            *best = key;
            into.clear();
        }
        let mut state = State { columns, fresh: [0; 3], labels, next: 10, ..self.begun.clone() };
        for (place, row) in (self.number..).zip(self.rows) {
            state.rows[place] = row as u8;
            state.used |= 1 << row;
        }
        into.push(state);
    }
}

/// The packed row 123456789: the smallest full one.
const FULL: u64 = 0x1_2345_6789;

const STACKS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const COLUMNS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn unpacked(key: u64) -> [u8; 9] {
    std::array::from_fn(|place| (key >> (32 - 4 * place) & 15) as u8)
}
