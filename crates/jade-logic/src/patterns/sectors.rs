//! Sectors: the open cells where some rows cross some columns. Each digit is counted either by rows, once for each of
//! these rows that lacks it, or by columns. No row or column has a digit twice, so these cells have at most as many
//! digits as were counted, and the count is never less than the number of cells.

use crate::Analysis;
use jade_grid::{Cell, CellSet, Digit, DigitSet, Geometry};

/// Rows and columns that cross in as many cells as they can have digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sectors {
    /// The rows, as bits.
    pub rows: u32,
    /// The columns, as bits.
    pub columns: u32,
    /// The digits that fewer rows than columns lack.
    pub by_rows: DigitSet,
    /// The digits that fewer columns than rows lack.
    pub by_columns: DigitSet,
    /// The digits that as many rows as columns lack.
    pub either: DigitSet,
}

impl Sectors {
    /// Returns the open cells where the rows cross the columns.
    pub fn cells(&self, analysis: &Analysis<'_>) -> CellSet {
        let geometry = analysis.geometry();
        let chosen = |lines: u32, line: usize| lines & (1 << line) != 0;
        let crossing =
            |cell: &_| chosen(self.rows, geometry.row(*cell)) && chosen(self.columns, geometry.column(*cell));
        analysis.position().open_cells().iter().filter(crossing).collect()
    }
}

/// The minimum number of rows and of columns. Simpler techniques handle two.
const FEWEST: usize = 3;

/// Returns the maximum number of columns for `rows` rows.
///
/// Up to 9×9, rows and columns together are no more than the side: the rows and columns that were not chosen, with the
/// digits counted the other way, lead to the same conclusions. On larger boards, which would have too many choices,
/// there are three of each.
fn most_columns(side: usize, rows: usize) -> usize {
    match rows {
        ..FEWEST => 0,
        _ if side <= 9 => side.saturating_sub(rows),
        FEWEST => FEWEST,
        _ => 0,
    }
}

const MAX: usize = Geometry::MAX_SET_SIDE;

/// Calls `found` with all choices of at least three rows and three columns that cross in as many cells as they can have
/// digits; each row and each column has some of these cells. See [`most_columns`] for the limits.
pub(crate) fn find(analysis: &Analysis<'_>, found: &mut dyn FnMut(Sectors)) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let side = geometry.side();
    let all = DigitSet::all(side);
    let mut columns = [Column::default(); MAX];
    let mut rows = Vec::new();
    let mut row_open = [0; MAX];
    for (number, column) in columns[..side].iter_mut().enumerate() {
        column.number = number;
        column.missing = Counts::of((all - position.placed_in(geometry.column_house(number))).bits());
        column.open = column.missing.sum();
    }
    for (number, row_open) in row_open[..side].iter_mut().enumerate() {
        let house = geometry.house(geometry.row_house(number));
        let is_open = |cell: Cell| position.value(cell).is_none();
        let places = house.cells().iter().enumerate().filter(|(_, cell)| is_open(**cell));
        let open = places.fold(0, |bits, (column, _)| bits | 1 << column);
        *row_open = open;
        if open != 0 {
            let missing = (all - position.placed_in(geometry.row_house(number))).bits();
            rows.push(Rows { rows: 1 << number, missing: Counts::of(missing), open: Counts::of(open) });
        }
    }
    let mut search =
        Search { side, row_open, rows: Rows::default(), size: 0, board: columns, columns, count: 0, found };
    search.choose_rows(&rows, 0, Rows::default());
}

/// A choice of rows.
#[derive(Clone, Copy, Default)]
struct Rows {
    /// The rows, as bits.
    rows: u32,
    /// For each digit, the number of these rows that lack it.
    missing: Counts,
    /// For each column, the number of its open cells in these rows.
    open: Counts,
}

/// A choice of rows, with data about the columns. The digits that all chosen columns lack are as many as their open
/// cells. For the count to equal the number of cells in the rows, counting by rows the digits that fewer rows than
/// columns lack must save as many as there are open cells outside the rows.
struct Search<'f> {
    side: usize,
    /// For each row, the columns (as bits) where it has an open cell.
    row_open: [u32; MAX],
    rows: Rows,
    /// The number of columns to choose.
    size: usize,
    /// All columns of the board, and those with open cells in the rows.
    board: [Column; MAX],
    columns: [Column; MAX],
    count: usize,
    found: &'f mut dyn FnMut(Sectors),
}

#[derive(Clone, Copy, Default)]
struct Column {
    number: usize,
    /// One for each digit that it lacks.
    missing: Counts,
    /// The number of its open cells, and of those outside the rows.
    open: u32,
    outside: u32,
    /// The value explained at [`Search::try_size`].
    value: i32,
}

impl Search<'_> {
    /// Tries all choices that add rows from this index on.
    fn choose_rows(&mut self, rows: &[Rows], from: usize, chosen: Rows) {
        for place in from..rows.len() {
            let row = rows[place];
            let next = Rows {
                rows: chosen.rows | row.rows,
                missing: chosen.missing.plus(row.missing),
                open: chosen.open.plus(row.open),
            };
            let count = next.rows.count_ones() as usize;
            let most_columns = most_columns(self.side, count);
            if most_columns >= FEWEST {
                self.with_rows(next, most_columns);
            }
            if count < FEWEST || most_columns > FEWEST {
                self.choose_rows(rows, place + 1, next);
            }
        }
    }

    /// Tries all choices of columns.
    fn with_rows(&mut self, rows: Rows, most_columns: usize) {
        self.rows = rows;
        self.count = 0;
        for column in &self.board[..self.side] {
            let inside = u32::from(rows.open.get(column.number));
            if inside > 0 {
                self.columns[self.count] = Column { outside: column.open - inside, ..*column };
                self.count += 1;
            }
        }
        // With fewer columns, each has a lower value. If no two are good enough, fewer columns are not either.
        (FEWEST..=most_columns.min(self.count)).rev().all(|size| self.try_size(size));
    }

    /// Tries all choices of `size` columns. Returns whether two columns could be good enough for this size.
    ///
    /// A digit that `n` of the columns and `m` rows lack saves `n - m`. Since `n` is at most `size`, this is at most `n
    /// (size - m) / size`, a share of `(size - m) / size` for each column that lacks it. The value of a column is the
    /// sum of its shares minus its cells outside the rows, times `size`. The sum of the values must not be negative.
    fn try_size(&mut self, size: usize) -> bool {
        self.size = size;
        let shares = Counts::all(size as u64).less(self.rows.missing);
        let [mut best, mut second] = [i32::MIN / 2; 2];
        for column in &mut self.columns[..self.count] {
            let share = column.missing.times(shares).sum() as i32;
            column.value = share - (size as i32) * (column.outside as i32);
            second = second.max(best.min(column.value));
            best = best.max(column.value);
        }
        if best + second < 0 {
            return false;
        }
        self.columns[..self.count].sort_unstable_by_key(|column| (-column.value, column.number));
        self.extend(0, Chosen { columns: 0, count: 0, missing: Counts::ZERO, outside: 0, value: 0 });
        true
    }

    /// Tries all choices that add columns from this index on.
    fn extend(&mut self, from: usize, chosen: Chosen) {
        if chosen.count == self.size {
            if chosen.missing.less(self.rows.missing).sum() == chosen.outside {
                self.report(&chosen);
            }
            return;
        }
        let more = self.size - chosen.count;
        for place in from..=self.count - more {
            // Later columns do not have a higher value.
            let best: i32 = self.columns[place..place + more].iter().map(|column| column.value).sum();
            if chosen.value + best < 0 {
                return;
            }
            let column = self.columns[place];
            let next = Chosen {
                columns: chosen.columns | 1 << column.number,
                count: chosen.count + 1,
                missing: chosen.missing.plus(column.missing),
                outside: chosen.outside + column.outside,
                value: chosen.value + column.value,
            };
            self.extend(place + 1, next);
        }
    }

    fn report(&mut self, chosen: &Chosen) {
        let crosses = |row: usize| self.row_open[row] & chosen.columns != 0;
        if (0..self.side).any(|row| self.rows.rows & (1 << row) != 0 && !crosses(row)) {
            return;
        }
        let mut sectors = Sectors {
            rows: self.rows.rows,
            columns: chosen.columns,
            by_rows: DigitSet::EMPTY,
            by_columns: DigitSet::EMPTY,
            either: DigitSet::EMPTY,
        };
        for digit in Digit::all(MAX) {
            let [rows, columns] = [self.rows.missing, chosen.missing].map(|counts| counts.get(digit.index()));
            match rows.cmp(&columns) {
                std::cmp::Ordering::Less => sectors.by_rows.add(digit),
                std::cmp::Ordering::Greater => sectors.by_columns.add(digit),
                std::cmp::Ordering::Equal if rows > 0 => sectors.either.add(digit),
                std::cmp::Ordering::Equal => {}
            }
        }
        (self.found)(sectors);
    }
}

/// A choice of columns.
#[derive(Clone, Copy)]
struct Chosen {
    columns: u32,
    count: usize,
    /// For each digit, the number of these columns that lack it.
    missing: Counts,
    /// The number of their open cells outside the rows.
    outside: u32,
    value: i32,
}

/// Sixteen small numbers, eight in each half, one for each digit or column. They stay below 64.
#[derive(Clone, Copy, Default)]
struct Counts([u64; 2]);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

impl Counts {
    const ZERO: Counts = Counts([0; 2]);

    /// Returns 1 for each set bit.
    fn of(bits: u32) -> Counts {
        Counts([SPREAD[(bits & 0xff) as usize], SPREAD[(bits >> 8) as usize]])
    }

    /// Returns the same number everywhere.
    fn all(number: u64) -> Counts {
        Counts([number * ONES; 2])
    }

    fn plus(self, other: Counts) -> Counts {
        Counts([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }

    /// Returns the minimum of each two numbers.
    fn smaller(self, other: Counts) -> Counts {
        let smaller = |a: u64, b: u64| {
            let at_least = ((a | HIGHS) - b) & HIGHS;
            let mask = (at_least >> 7) * 0xff;
            (b & mask) | (a & !mask)
        };
        Counts([smaller(self.0[0], other.0[0]), smaller(self.0[1], other.0[1])])
    }

    /// Returns the other number where this is 1, and 0 where it is 0.
    fn times(self, other: Counts) -> Counts {
        Counts([(self.0[0] * 0xff) & other.0[0], (self.0[1] * 0xff) & other.0[1]])
    }

    /// Returns the amounts by which these numbers exceed the others.
    fn less(self, other: Counts) -> Counts {
        let smaller = self.smaller(other);
        Counts([self.0[0] - smaller.0[0], self.0[1] - smaller.0[1]])
    }

    /// Returns the sum. It is at most 16 times 16, so the halves are added separately.
    fn sum(self) -> u32 {
        let sum = |half: u64| (half.wrapping_mul(ONES) >> 56) as u32;
        sum(self.0[0]) + sum(self.0[1])
    }

    fn get(self, index: usize) -> u8 {
        (self.0[index / 8] >> (index % 8 * 8)) as u8
    }
}

/// The eight bits of a byte, spread to one byte each.
static SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            if bits & (1 << bit) != 0 {
                spread[bits] |= 1 << (8 * bit);
            }
            bit += 1;
        }
        bits += 1;
    }
    spread
};
