//! [`Symmetry`]: changes of a board under which every rule and every technique is invariant.

use crate::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, LargeCellSet, Position, Puzzle};
use std::fmt;

/// A change that turns every puzzle into one with the same number of solutions, and every step of a solution path into
/// a step: digits are relabelled, rows are permuted within bands and bands among themselves, columns and stacks
/// likewise, and then rows and columns may be exchanged. There are no others: on 9×9 they number 9! × 2 × 6⁸ (Russell
/// and Jarvis, *Mathematics of Sudoku II*, 2006).
///
/// Exchanging rows and columns turns boxes of 2×3 into boxes of 3×2, so a symmetry leads from one [`Geometry`] to
/// another.
///
/// On a board with [rules](crate::Rules) or regions, only changes that keep them are symmetries, and they lead to the same
/// board.
///
/// ```
/// use jade_grid::{line, Geometry, Symmetry};
/// let board = Geometry::standard(4).unwrap();
/// let puzzle = line::read("12..............").unwrap();
/// let transposed = Symmetry::transposition(board);
/// assert_eq!(transposed.puzzle(&puzzle).to_string(), "1...2...........");
/// let mixed = Symmetry::new(board, &[2, 3, 1, 0], &[0, 1, 2, 3], false, &[4, 3, 2, 1]).unwrap();
/// assert_eq!(mixed.puzzle(&puzzle).to_string(), "........43......");
/// assert_eq!(mixed.inverse().puzzle(&mixed.puzzle(&puzzle)), puzzle);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Symmetry {
    from: &'static Geometry,
    to: &'static Geometry,
    /// Where each row goes, before transposing.
    rows: Box<[usize]>,
    /// Where each column goes, before transposing.
    columns: Box<[usize]>,
    transposes: bool,
    /// What each digit becomes, by index.
    digits: Box<[Digit]>,
}

/// Why the arguments do not make a symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryError {
    /// The rows are not a permutation, or one that breaks a band.
    Rows,
    /// The columns are not a permutation, or one that breaks a stack.
    Columns,
    /// The digits are not a permutation of 1 to the side.
    Digits,
    /// The change does not keep the rules of the board.
    Rules,
}

impl fmt::Display for SymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SymmetryError::Rows => "not a permutation of the rows that keeps bands together",
            SymmetryError::Columns => "not a permutation of the columns that keeps stacks together",
            SymmetryError::Digits => "not a permutation of the digits",
            SymmetryError::Rules => "a change that does not keep the rules of the board",
        })
    }
}

impl std::error::Error for SymmetryError {}

impl Symmetry {
    /// Returns the symmetry that changes nothing.
    pub fn identity(geometry: &'static Geometry) -> Symmetry {
        let lines: Box<[usize]> = (0..geometry.side()).collect();
        Symmetry {
            from: geometry,
            to: geometry,
            rows: lines.clone(),
            columns: lines,
            transposes: false,
            digits: Digit::all(geometry.side()).collect(),
        }
    }

    /// Returns the exchange of rows and columns.
    ///
    /// # Panics
    /// If the board has rules that this does not keep.
    #[track_caller]
    pub fn transposition(geometry: &'static Geometry) -> Symmetry {
        let mut symmetry = Symmetry::identity(geometry);
        symmetry.set_transposes(true);
        assert!(geometry.is_plain() || symmetry.keeps_rules(), "{geometry:?} cannot be transposed");
        symmetry
    }

    /// Returns the turns and reflections of a square, at most eight, that keep the rules of the board, with all digits as
    /// they are. The first changes nothing.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules, Symmetry};
    /// let four = Geometry::standard(4).unwrap();
    /// assert_eq!(Symmetry::motions(four).len(), 8);
    /// let even = Geometry::of(&Rules::read(four, "even r1c1 r4c4").unwrap()).unwrap();
    /// assert_eq!(Symmetry::motions(even).len(), 4);
    /// ```
    pub fn motions(geometry: &'static Geometry) -> Vec<Symmetry> {
        let back = |turned: bool| -> Box<[usize]> {
            let lines = 0..geometry.side();
            if turned { lines.rev().collect() } else { lines.collect() }
        };
        let all = (0..8).map(|motion: usize| {
            let mut symmetry = Symmetry {
                rows: back(motion & 1 != 0),
                columns: back(motion & 2 != 0),
                ..Symmetry::identity(geometry)
            };
            symmetry.set_transposes(motion & 4 != 0);
            symmetry
        });
        all.filter(|motion| motion.to == geometry && (geometry.is_plain() || motion.keeps_rules())).collect()
    }

    /// Returns whether the change leaves every rule of its board as it is.
    fn keeps_rules(&self) -> bool {
        self.from.is_kept_by(|cell| self.cell(cell), |digit| self.digit(digit))
    }

    /// Creates the symmetry that sends row `r` to `rows[r]` and column `c` to `columns[c]` (from 0), then exchanges
    /// rows and columns if `transposes`, and turns digit `d` into `digits[d - 1]`.
    ///
    /// # Errors
    /// [`SymmetryError`] if one of the three is not a permutation of the right length, bands or stacks do not stay
    /// together, or the board has rules that this does not keep.
    pub fn new(
        geometry: &'static Geometry,
        rows: &[usize],
        columns: &[usize],
        transposes: bool,
        digits: &[u8],
    ) -> Result<Symmetry, SymmetryError> {
        let side = geometry.side();
        let keeps = |lines: &[usize], chute: usize| {
            let chute = if geometry.has_boxes() { chute } else { side };
            is_permutation(lines, side)
                && lines.chunks(chute).all(|lines| lines.iter().all(|line| line / chute == lines[0] / chute))
        };
        if !keeps(rows, geometry.box_rows()) {
            return Err(SymmetryError::Rows);
        }
        if !keeps(columns, geometry.box_columns()) {
            return Err(SymmetryError::Columns);
        }
        let indices: Vec<usize> = digits.iter().map(|digit| usize::from(*digit).wrapping_sub(1)).collect();
        if !is_permutation(&indices, side) {
            return Err(SymmetryError::Digits);
        }
        let mut symmetry = Symmetry {
            rows: rows.into(),
            columns: columns.into(),
            digits: indices.into_iter().map(Digit::from_index).collect(),
            ..Symmetry::identity(geometry)
        };
        symmetry.set_transposes(transposes);
        if !geometry.is_plain() && !symmetry.keeps_rules() {
            return Err(SymmetryError::Rules);
        }
        Ok(symmetry)
    }

    /// Returns a random symmetry; all are equally likely if `next(n)` returns each number below `n` with equal
    /// probability. It leads to the same geometry: rows and columns are exchanged only where boxes are square. On a board
    /// with rules it is one of the [motions](Symmetry::motions) that keep them, with any digits if the rules treat all alike,
    /// and otherwise with the same or, where that keeps the rules, with reversed ones.
    ///
    /// The numbers are used in a fixed order: digits, bands, the rows of each band, stacks, the columns of
    /// each stack, each by Durstenfeld's shuffle (*Algorithm 235*, 1964), then the exchange. The same
    /// numbers give the same symmetry on every machine.
    ///
    /// ```
    /// use jade_grid::{Geometry, Symmetry};
    /// let board = Geometry::standard(9).unwrap();
    /// // A source that always yields the last choice changes nothing but to transpose.
    /// let symmetry = Symmetry::random(board, |bound| bound - 1);
    /// assert_eq!(symmetry, Symmetry::transposition(board));
    /// ```
    ///
    /// # Panics
    /// If `next(n)` returns `n` or more.
    #[track_caller]
    pub fn random(geometry: &'static Geometry, mut next: impl FnMut(usize) -> usize) -> Symmetry {
        if !geometry.is_plain() {
            let motions = Symmetry::motions(geometry);
            let digits = match DigitChanges::of(geometry) {
                DigitChanges::All => shuffled(geometry.side(), &mut next),
                DigitChanges::Reversal if next(2) == 1 => (0..geometry.side()).rev().collect(),
                _ => (0..geometry.side()).collect(),
            };
            let digits = digits.into_iter().map(Digit::from_index).collect();
            return Symmetry { digits, ..motions[next(motions.len())].clone() };
        }
        let (side, box_rows, box_columns) = (geometry.side(), geometry.box_rows(), geometry.box_columns());
        let digits = shuffled(side, &mut next).into_iter().map(Digit::from_index).collect();
        let rows = shuffled_lines(side, box_rows, &mut next);
        let columns = shuffled_lines(side, box_columns, &mut next);
        let mut symmetry = Symmetry { rows, columns, digits, ..Symmetry::identity(geometry) };
        symmetry.set_transposes(box_rows == box_columns && next(2) == 1);
        symmetry
    }

    fn set_transposes(&mut self, transposes: bool) {
        self.transposes = transposes;
        self.to = if transposes { transposed(self.from) } else { self.from };
    }

    /// Returns the kind of board that it starts from.
    pub fn from(&self) -> &'static Geometry {
        self.from
    }

    /// Returns the kind of board that it leads to.
    pub fn to(&self) -> &'static Geometry {
        self.to
    }

    /// Returns whether it exchanges rows and columns.
    pub fn transposes(&self) -> bool {
        self.transposes
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Symmetry {
        let (rows, columns) = (inverse(&self.rows), inverse(&self.columns));
        // Permuting and then transposing is undone by transposing first, which exchanges the roles.
        let (rows, columns) = if self.transposes { (columns, rows) } else { (rows, columns) };
        let indices: Vec<usize> = self.digits.iter().map(|digit| digit.index()).collect();
        Symmetry {
            from: self.to,
            to: self.from,
            rows,
            columns,
            transposes: self.transposes,
            digits: inverse(&indices).iter().map(|index| Digit::from_index(*index)).collect(),
        }
    }

    /// Returns the symmetry that does this one, then `next`; `None` if `next` starts from another kind of board than
    /// this one leads to.
    #[must_use]
    pub fn then(&self, next: &Symmetry) -> Option<Symmetry> {
        if self.to != next.from {
            return None;
        }
        // After a transposition, rows were columns before.
        let (rows, columns) =
            if self.transposes { (&next.columns, &next.rows) } else { (&next.rows, &next.columns) };
        let after = |first: &[usize], second: &[usize]| first.iter().map(|line| second[*line]).collect();
        Some(Symmetry {
            from: self.from,
            to: next.to,
            rows: after(&self.rows, rows),
            columns: after(&self.columns, columns),
            transposes: self.transposes != next.transposes,
            digits: self.digits.iter().map(|digit| next.digit(*digit)).collect(),
        })
    }

    /// Returns where a cell goes.
    ///
    /// # Panics
    /// If the cell is not on the board ([`Symmetry::from`]).
    #[track_caller]
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = self.rows[self.from.row(cell)];
        let column = self.columns[self.from.column(cell)];
        if self.transposes { self.to.cell_at(column, row) } else { self.to.cell_at(row, column) }
    }

    /// Returns what a digit becomes.
    ///
    /// # Panics
    /// If the digit is larger than the side of the board.
    #[track_caller]
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// Returns where a candidate goes.
    ///
    /// # Panics
    /// As [`Symmetry::cell`] and [`Symmetry::digit`].
    #[track_caller]
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell), self.digit(candidate.digit))
    }

    /// Returns where a set of cells goes.
    ///
    /// # Panics
    /// If a cell is not on the board.
    #[track_caller]
    pub fn cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// Returns what a set of digits becomes.
    ///
    /// # Panics
    /// If a digit is larger than the side of the board.
    #[track_caller]
    pub fn digits(&self, digits: DigitSet) -> DigitSet {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }

    /// Returns what a house becomes.
    ///
    /// # Panics
    /// If there is no such house.
    #[track_caller]
    pub fn house(&self, house: HouseId) -> HouseId {
        let cells = self.from.house(house).cells();
        let image: LargeCellSet = cells.iter().map(|cell| self.cell(*cell)).collect();
        let first = self.cell(cells[0]);
        let same = |house: &&HouseId| self.to.house(**house).bits() == image;
        // A symmetry keeps the rules, so there is one.
        *self.to.houses_of(first).iter().find(same).expect("the image of a house is a house")
    }

    /// Returns the puzzle after the change.
    ///
    /// # Panics
    /// If the puzzle's board is not that of the symmetry ([`Symmetry::from`]).
    #[track_caller]
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        self.assert_board(puzzle.geometry());
        let mut image = Puzzle::empty(self.to);
        for (cell, digit) in puzzle.filled() {
            image.set(self.cell(cell), Some(self.digit(digit)));
        }
        if puzzle.is_restricted() {
            for cell in self.from.cells() {
                image.bar(self.cell(cell), self.digits(puzzle.barred(cell)));
            }
        }
        image
    }

    /// Returns the position after the change, with the givens if they are known.
    ///
    /// # Panics
    /// If the position's board is not that of the symmetry ([`Symmetry::from`]).
    #[track_caller]
    pub fn position(&self, position: &Position) -> Position {
        self.assert_board(position.geometry());
        let mut image = Position::blank(self.to);
        for cell in self.from.cells() {
            if let Some(digit) = position.value(cell) {
                image.place(self.cell(cell), self.digit(digit));
            }
        }
        for cell in position.open_cells() {
            image.restrict(self.cell(cell), self.digits(position.candidates(cell)));
        }
        image.set_givens(position.givens().map(|givens| self.cells(givens)));
        image.set_restricted(self.cells(position.restricted()));
        image
    }

    #[track_caller]
    fn assert_board(&self, board: &Geometry) {
        assert!(board == self.from, "a symmetry of {:?} applied to {board:?}", self.from);
    }
}

impl fmt::Debug for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Symmetry")
            .field("from", &self.from)
            .field("rows", &self.rows)
            .field("columns", &self.columns)
            .field("transposes", &self.transposes)
            .field("digits", &self.digits)
            .finish()
    }
}

/// Which exchanges of digits keep the rules of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DigitChanges {
    /// All: the rules only say where digits are equal or not.
    All,
    /// The smallest for the largest, and so on.
    Reversal,
    /// None.
    None,
}

impl DigitChanges {
    pub(crate) fn of(board: &Geometry) -> DigitChanges {
        let side = board.side();
        let keeps = |change: &dyn Fn(usize) -> usize| {
            board.is_kept_by(|cell| cell, |digit| Digit::from_index(change(digit.index())))
        };
        // An exchange of two digits and a cycle of all make every permutation.
        if board.has_houses_only()
            || (keeps(&|d| if d < 2 { 1 - d } else { d }) && keeps(&|d| (d + 1) % side))
        {
            DigitChanges::All
        } else if keeps(&|d| side - 1 - d) {
            DigitChanges::Reversal
        } else {
            DigitChanges::None
        }
    }
}

/// Returns the board with the sides of the boxes exchanged; the same board if it has rules.
fn transposed(board: &'static Geometry) -> &'static Geometry {
    if !board.is_plain() {
        return board;
    }
    // The product of the sides is the same, so there is such a board.
    Geometry::with_boxes(board.box_columns(), board.box_rows()).unwrap_or(board)
}

fn is_permutation(items: &[usize], length: usize) -> bool {
    let mut seen = vec![false; length];
    items.len() == length
        && items.iter().all(|item| seen.get_mut(*item).is_some_and(|seen| !std::mem::replace(seen, true)))
}

fn inverse(permutation: &[usize]) -> Box<[usize]> {
    let mut inverse = vec![0; permutation.len()];
    for (from, to) in permutation.iter().enumerate() {
        inverse[*to] = from;
    }
    inverse.into()
}

#[track_caller]
fn shuffled(length: usize, next: &mut impl FnMut(usize) -> usize) -> Vec<usize> {
    let mut items: Vec<usize> = (0..length).collect();
    for last in (1..length).rev() {
        let chosen = next(last + 1);
        assert!(chosen <= last, "a random index below {} was asked for, not {chosen}", last + 1);
        items.swap(chosen, last);
    }
    items
}

/// Returns where each line goes if chutes of `chute` lines are shuffled, and the lines within each.
#[track_caller]
fn shuffled_lines(side: usize, chute: usize, next: &mut impl FnMut(usize) -> usize) -> Box<[usize]> {
    let mut lines = Vec::with_capacity(side);
    for target in shuffled(side / chute, next) {
        lines.extend(shuffled(chute, next).into_iter().map(|line| target * chute + line));
    }
    lines.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const BOXES: [(usize, usize); 9] =
        [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (4, 4), (5, 5)];

    /// Returns random numbers for tests: a linear congruential generator (Knuth's MMIX constants).
    fn numbers(mut seed: u64) -> impl FnMut(usize) -> usize {
        move |bound| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % bound
        }
    }

    fn boards() -> impl Strategy<Value = &'static Geometry> {
        prop::sample::select(BOXES.to_vec())
            .prop_map(|(rows, columns)| Geometry::with_boxes(rows, columns).unwrap())
    }

    /// Random symmetries, some of which transpose, also where boxes are not square.
    fn symmetries() -> impl Strategy<Value = Symmetry> {
        (boards(), any::<u64>(), any::<bool>()).prop_map(|(board, seed, transposes)| {
            let symmetry = Symmetry::random(board, numbers(seed));
            match transposes {
                true => symmetry.then(&Symmetry::transposition(symmetry.to())).unwrap(),
                false => symmetry,
            }
        })
    }

    /// Returns a solution of any board: each row is the one above shifted by a box, each band by one more.
    fn solution(board: &'static Geometry) -> Puzzle {
        let (side, rows, columns) = (board.side(), board.box_rows(), board.box_columns());
        let value = |cell| {
            let (row, column) = (board.row(cell), board.column(cell));
            Some(Digit::from_index((column + row % rows * columns + row / rows) % side))
        };
        let solution = Puzzle::from_digits(board, board.cells().map(value)).unwrap();
        assert!(solution.is_solution());
        solution
    }

    proptest! {
        #[test]
        fn a_solution_stays_a_solution(symmetry in symmetries()) {
            let image = symmetry.puzzle(&solution(symmetry.from()));
            prop_assert!(std::ptr::eq(image.geometry(), symmetry.to()));
            prop_assert!(image.is_solution());
        }

        #[test]
        fn houses_are_mapped_to_houses(symmetry in symmetries()) {
            for id in symmetry.from().house_ids() {
                let mut cells: Vec<Cell> =
                    symmetry.from().house(id).cells().iter().map(|cell| symmetry.cell(*cell)).collect();
                cells.sort();
                prop_assert_eq!(&cells[..], symmetry.to().house(symmetry.house(id)).cells());
            }
        }

        #[test]
        fn the_inverse_restores_the_original(symmetry in symmetries()) {
            let inverse = symmetry.inverse();
            for cell in symmetry.from().cells() {
                prop_assert_eq!(inverse.cell(symmetry.cell(cell)), cell);
            }
            for digit in Digit::all(symmetry.from().side()) {
                prop_assert_eq!(inverse.digit(symmetry.digit(digit)), digit);
            }
            prop_assert_eq!(symmetry.then(&inverse).unwrap(), Symmetry::identity(symmetry.from()));
            prop_assert_eq!(inverse.then(&symmetry).unwrap(), Symmetry::identity(symmetry.to()));
        }

        #[test]
        fn a_composition_equals_both_symmetries_in_turn(first in symmetries(), seed in any::<u64>(), transposes: bool) {
            let mut second = Symmetry::random(first.to(), numbers(seed));
            second.set_transposes(transposes);
            let both = first.then(&second).unwrap();
            prop_assert!(std::ptr::eq(both.to(), second.to()));
            for cell in first.from().cells() {
                prop_assert_eq!(both.cell(cell), second.cell(first.cell(cell)));
            }
            let solution = solution(first.from());
            prop_assert_eq!(both.puzzle(&solution), second.puzzle(&first.puzzle(&solution)));
        }

        /// Deriving candidates and changing the board may be done in either order.
        #[test]
        fn positions_change_like_their_puzzles(symmetry in symmetries(), seed in any::<u64>()) {
            prop_assume!(symmetry.from().is_usual());
            let mut next = numbers(seed);
            let mut puzzle = solution(symmetry.from());
            for cell in symmetry.from().cells() {
                if next(3) > 0 {
                    puzzle.set(cell, None);
                }
            }
            let mut position = Position::new(&puzzle).unwrap();
            let mut image = Position::new(&symmetry.puzzle(&puzzle)).unwrap();
            for candidate in position.all_candidates().collect::<Vec<_>>() {
                if next(4) == 0 {
                    let changed = symmetry.candidate(candidate);
                    prop_assert!(position.eliminate(candidate.cell, candidate.digit));
                    prop_assert!(image.eliminate(changed.cell, changed.digit));
                }
            }
            let changed = symmetry.position(&position);
            prop_assert_eq!(&changed, &image);
            prop_assert_eq!(changed.givens(), image.givens());
            let peers = |cell| symmetry.from().peers(cell);
            for cell in symmetry.from().cells() {
                prop_assert_eq!(symmetry.cells(peers(cell)), symmetry.to().peers(symmetry.cell(cell)));
            }
        }
    }

    #[test]
    fn random_symmetries_cover_all_row_permutations() {
        let board = Geometry::standard(4).unwrap();
        let mut next = numbers(1);
        let drawn: std::collections::HashSet<_> =
            (0..2000).map(|_| Symmetry::random(board, &mut next)).map(|s| (s.rows, s.transposes)).collect();
        // Two bands in either order, each with two rows in either order; transposed or not.
        assert_eq!(drawn.len(), 2 * 2 * 2 * 2);
    }

    #[test]
    fn invalid_symmetries_are_refused() {
        let board = Geometry::with_boxes(2, 3).unwrap();
        let lines = [0, 1, 2, 3, 4, 5];
        let digits = [6, 5, 4, 3, 2, 1];
        assert!(Symmetry::new(board, &[3, 2, 0, 1, 4, 5], &[3, 4, 5, 2, 1, 0], true, &digits).is_ok());
        for rows in [&[0, 2, 1, 3, 4, 5][..], &[0, 0, 2, 3, 4, 5], &[0, 1, 2, 3, 4, 6], &[0, 1], &[]] {
            assert_eq!(Symmetry::new(board, rows, &lines, false, &digits), Err(SymmetryError::Rows));
        }
        assert_eq!(
            Symmetry::new(board, &lines, &[2, 3, 0, 1, 4, 5], false, &digits),
            Err(SymmetryError::Columns)
        );
        for digits in [&[0, 1, 2, 3, 4, 5][..], &[1, 2, 3, 4, 5, 5], &[1, 2, 3, 4, 5, 7], &[1]] {
            assert_eq!(Symmetry::new(board, &lines, &lines, false, digits), Err(SymmetryError::Digits));
        }
        let transposition = Symmetry::transposition(board);
        assert_eq!(transposition.then(&Symmetry::identity(board)), None);
    }
}
