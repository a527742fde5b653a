//! Inference without guessing for one puzzle, with the cells of a band in one instruction.

use crate::nine::answer::Question;
use crate::nine::board::Board;
use crate::nine::branch::{Layout, bit, careful, quick};
use crate::nine::lanes::Matrix;

/// The candidates of one puzzle.
///
/// ```text
///                    box 0    box 1    box 2   padding
///                  ┌────────┬────────┬────────┬────────┐
///   row 0 of band  │ 16 bit │ 16 bit │ 16 bit │ 16 bit │    cells[band][k], one register:
///   row 1 of band  │        │        │        │        │    of every row of the band and of every box
///   row 2 of band  │        │        │        │        │    in it the k-th cell,
///   padding        │        │        │        │        │    k = 0, 1, 2 from left to right
///                  └────────┴────────┴────────┴────────┘
///
///   The three cells of a row in a box (a triad) are in the same lane of three registers;
///   those of a column in a box are in one register, below each other.
/// ```
///
/// The padding has all candidates and keeps them, so it has no effect.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Cells(pub(super) [[u16; 16]; 9]);

/// All nine digits.
const ALL: u16 = 0x1ff;

/// The lanes that are cells.
const REAL: u32 = 0b0000_0111_0111_0111;

/// Returns the register and the lane of a cell.
const fn at(cell: usize) -> (usize, usize) {
    let (row, column) = (cell / 9, cell % 9);
    (row / 3 * 3 + column % 3, row % 3 * 4 + column / 3)
}

/// The bit of each cell when a guess is chosen. The ninth register has no bits of its own: its rows replace the padding
/// rows of the first three.
const BITS: [usize; 81] = {
    let mut bits = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (register, lane) = at(cell);
        bits[cell] = if register < 8 { bit(register, lane) } else { bit(lane / 4, 12 + lane % 4) };
        cell += 1;
    }
    bits
};

/// The register and the lane of each bit.
static PLACES: [(u8, u8); 128] = {
    let mut places = [(0, 0); 128];
    let mut cell = 0;
    while cell < 81 {
        let (register, lane) = at(cell);
        places[BITS[cell]] = (register as u8, lane as u8);
        cell += 1;
    }
    places
};

static LAYOUT: Layout = Layout::new(&BITS);

/// What one pass over the board found.
pub(super) struct Seen<M> {
    /// Whether some digit has no place left in some line or box, or some cell had no candidate.
    pub(super) broken: bool,
    /// Whether every cell had at most one candidate before the pass.
    pub(super) single: bool,
    /// The sum of the registers after the pass, lane by lane: decreases if a candidate is eliminated.
    pub(super) sum: M,
}

/// What is collected from all registers during a pass.
struct Gathered<M> {
    several: M,
    empty: M,
    placeable: M,
    sum: M,
}

impl<M: Matrix> Gathered<M> {
    #[inline(always)]
    fn new() -> Self {
        let none = M::splat(0);
        Gathered { several: none, empty: none, placeable: M::splat(ALL), sum: none }
    }

    /// Returns the digits of the cells that have only one candidate.
    #[inline(always)]
    fn single(&mut self, cell: M) -> M {
        let less = cell.minus_one();
        let rest = cell.and(less);
        self.empty = self.empty.or(less);
        self.several = self.several.or(rest);
        cell.masked_where_zero(rest)
    }

    #[inline(always)]
    fn seen(self) -> Seen<M> {
        // A digit missing from `placeable` and a sign in `empty` both mean that the position is broken.
        let full = M::splat(ALL);
        let lacking = full.without(self.placeable).or(self.empty.and(M::splat(1 << 15)));
        Seen {
            broken: lacking.zero_lanes() != 0xffff,
            single: self.several.zero_lanes() & REAL == REAL,
            sum: self.sum,
        }
    }
}

impl Cells {
    /// Creates the candidates that are in no house of the cell.
    #[inline(always)]
    pub(super) fn new<M: Matrix>(question: &Question) -> Cells {
        let mut cells = Cells([[0; 16]; 9]);
        question.givens(|cell, digit| {
            let (register, lane) = at(cell);
            cells.0[register][lane] = digit;
        });
        let all = M::splat(ALL);
        let over_columns = |m: M| m.or(m.columns_1()).or(m.columns_2());
        let over_rows = |m: M| m.or(m.rows_1()).or(m.rows_2());
        let column = |k| over_rows(cells.get::<M>(0, k).or(cells.get(1, k)).or(cells.get(2, k)));
        let columns = [column(0), column(1), column(2)];
        for band in 0..3 {
            let triads = cells.get::<M>(band, 0).or(cells.get(band, 1)).or(cells.get(band, 2));
            let seen = over_columns(triads).or(over_rows(triads));
            for (k, column) in columns.into_iter().enumerate() {
                let given: M = cells.get(band, k);
                // A given stays even where it breaks a rule: the passes find that out.
                let open = all.without(seen.or(column)).masked_where_zero(given);
                given.or(open).store(&mut cells.0[3 * band + k]);
            }
        }
        question.bar(|cell, digits| {
            let (register, lane) = at(cell);
            cells.0[register][lane] &= !digits;
        });
        cells
    }

    #[inline(always)]
    fn get<M: Matrix>(&self, band: usize, k: usize) -> M {
        M::load(&self.0[3 * band + k])
    }

    /// Makes one pass over the bands: see the pass over many puzzles, which infers the same.
    #[inline(always)]
    pub(super) fn pass_rows<M: Matrix>(&mut self) -> Seen<M> {
        let mut gathered = Gathered::new();
        for band in 0..3 {
            let (x, y, z): (M, M, M) = (self.get(band, 0), self.get(band, 1), self.get(band, 2));
            let fixed = gathered.single(x).or(gathered.single(y)).or(gathered.single(z));
            let any = x.or(y).or(z);
            let twice = x.and(y).or(x.or(y).and(z));

            let left = any.without(fixed.rows_1().or(fixed.rows_2()));
            let (below, above) = (left.rows_1(), left.rows_2());
            let others =
                below.columns_1().and(above.columns_2()).or(below.columns_2().and(above.columns_1()));
            let keep = left.and(others);
            let elsewhere = keep.rows_1().or(keep.rows_2());
            gathered.placeable = gathered.placeable.and(keep.or(elsewhere));

            let hidden = keep.without(elsewhere).without(twice);
            for (k, cell) in [x, y, z].into_iter().enumerate() {
                let now = cell.narrowed(hidden).and(keep);
                gathered.sum = gathered.sum.plus(now);
                now.store(&mut self.0[3 * band + k]);
            }
        }
        gathered.seen()
    }

    /// Makes one pass over the stacks.
    #[inline(always)]
    pub(super) fn pass_columns<M: Matrix>(&mut self) -> Seen<M> {
        let none = M::splat(0);
        let mut gathered = Gathered::new();
        let (mut any, mut twice, mut fixed) = ([[none; 3]; 3], [[none; 3]; 3], [[none; 3]; 3]);
        for band in 0..3 {
            for k in 0..3 {
                let x: M = self.get(band, k);
                let (y, z) = (x.rows_1(), x.rows_2());
                any[band][k] = x.or(y).or(z);
                twice[band][k] = x.and(y).or(x.or(y).and(z));
                let single = gathered.single(x);
                fixed[band][k] = single.or(single.rows_1()).or(single.rows_2());
            }
        }
        let mut left = [[none; 3]; 3];
        for band in 0..3 {
            for k in 0..3 {
                left[band][k] = any[band][k].without(fixed[band][(k + 1) % 3].or(fixed[band][(k + 2) % 3]));
            }
        }
        let mut kept = [[none; 3]; 3];
        for band in 0..3 {
            for k in 0..3 {
                let (b1, b2, k1, k2) = ((band + 1) % 3, (band + 2) % 3, (k + 1) % 3, (k + 2) % 3);
                let others = left[b1][k1].and(left[b2][k2]).or(left[b1][k2].and(left[b2][k1]));
                kept[band][k] = left[band][k].and(others);
            }
        }
        gathered.placeable = kept[0][0].or(kept[0][1]).or(kept[0][2]);
        for band in 0..3 {
            for k in 0..3 {
                let keep = kept[band][k];
                let hidden =
                    keep.without(kept[band][(k + 1) % 3].or(kept[band][(k + 2) % 3])).without(twice[band][k]);
                let now = self.get::<M>(band, k).narrowed(hidden).and(keep);
                gathered.sum = gathered.sum.plus(now);
                now.store(&mut self.0[3 * band + k]);
            }
        }
        gathered.seen()
    }

    /// Returns whether every row and every column has every digit.
    #[inline(always)]
    pub(super) fn lines_full<M: Matrix>(&self) -> bool {
        let mut full = M::splat(ALL);
        for i in 0..3 {
            let row: M = self.get::<M>(i, 0).or(self.get(i, 1)).or(self.get(i, 2));
            let column: M = self.get::<M>(0, i).or(self.get(1, i)).or(self.get(2, i));
            full = full.and(row.or(row.columns_1()).or(row.columns_2()));
            full = full.and(column.or(column.rows_1()).or(column.rows_2()));
        }
        full.equal_lanes(M::splat(ALL)) == 0xffff
    }

    /// Splits the position at the cell to guess in: one candidate stays here, the others go into the returned position.
    /// Returns `None` if every cell has at most one candidate. `hard` if it is worth some time to choose well.
    #[inline(always)]
    pub(super) fn split<M: Matrix>(&mut self, hard: bool) -> Option<Cells> {
        let register = |i: usize| M::load(&self.0[i]);
        let with_ninth = |i: usize| register(i).with_fourth_row(register(8), i);
        let pairs = [
            (with_ninth(0), with_ninth(1)),
            (with_ninth(2), register(3)),
            (register(4), register(5)),
            (register(6), register(7)),
        ];
        let place = |bit: usize| {
            let (register, lane) = PLACES[bit % 128];
            (usize::from(register), usize::from(lane) % 16)
        };
        let candidates = |bit: usize| {
            let (register, lane) = place(bit);
            self.0.get(register).map_or(0, |register| register[lane])
        };
        let bit = if hard { careful(pairs, &LAYOUT, candidates) } else { quick(pairs, &LAYOUT, candidates) };
        let (register, lane) = place(bit?);
        let mut rest = *self;
        let cell = &mut rest.0[register][lane];
        let lowest = *cell & cell.wrapping_neg();
        *cell &= !lowest;
        self.0[register][lane] = lowest;
        Some(rest)
    }

    /// Returns the board of a position with one candidate per cell.
    #[inline(always)]
    pub(super) fn board(&self) -> Board {
        Board::from_singles((0..81).map(|cell| {
            let (register, lane) = at(cell);
            self.0[register][lane]
        }))
    }
}
