//! Inference without guessing, for all lanes at once and without branches.

use crate::nine::branch::{Layout, bit, careful, quick};
use crate::nine::lanes::{Lanes, Matrix};

/// The candidates of `N` puzzles, one per lane.
///
/// ```text
///             lane 0   lane 1   lane 2        lane N-1
///  r1c1      [ 16 bit | 16 bit | 16 bit | … | 16 bit ]     one register
///  r1c2      [        |        |        | … |        ]     bit d-1 set: d is a candidate
///   ⋮
///  r9c9      [        |        |        | … |        ]     81 registers, N puzzles
///               ↑ one puzzle is a column of this table
/// ```
#[repr(C, align(64))]
pub(super) struct Cells<const N: usize>(pub(super) [[u16; N]; 81]);

/// The candidates of one puzzle, cell by cell: the form in which it waits outside its lane. The padding at the end
/// holds the candidates of no cell.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Column(pub(super) [u16; 96]);

/// The bit of each cell when a guess is chosen.
const BITS: [usize; 81] = {
    let mut bits = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        bits[cell] = bit(cell / 16, cell % 16);
        cell += 1;
    }
    bits
};

/// The cell of each bit.
static CELLS: [u8; 128] = {
    let mut cells = [0; 128];
    let mut cell = 0;
    while cell < 81 {
        cells[BITS[cell]] = cell as u8;
        cell += 1;
    }
    cells
};

static LAYOUT: Layout = Layout::new(&BITS);

impl Column {
    /// Returns the cell to guess in, if any is open. `hard` if it is worth some time to choose well.
    #[inline(always)]
    pub(super) fn cell_to_guess<M: Matrix>(&self, hard: bool) -> Option<usize> {
        let register = |i: usize| M::load(self.0[16 * i..].first_chunk().unwrap_or(&[0; 16]));
        let pairs = [(register(0), register(1)), (register(2), register(3)), (register(4), register(5))];
        let cell = |bit: usize| usize::from(CELLS[bit % 128]);
        let candidates = |bit: usize| self.0.get(cell(bit)).copied().unwrap_or(0);
        let bit = if hard { careful(pairs, &LAYOUT, candidates) } else { quick(pairs, &LAYOUT, candidates) };
        bit.map(cell)
    }
}

impl<const N: usize> Cells<N> {
    pub(super) fn put(&mut self, lane: usize, column: &Column) {
        for (cell, candidates) in self.0.iter_mut().zip(&column.0) {
            cell[lane] = *candidates;
        }
    }

    pub(super) fn take(&self, lane: usize, column: &mut Column) {
        for (cell, candidates) in self.0.iter().zip(&mut column.0) {
            *candidates = cell[lane];
        }
    }
}

/// All nine digits.
pub(super) const ALL: u16 = 0x1ff;

/// What one pass over the board found in every lane.
pub(super) struct Seen<L> {
    /// Digits for which every chute still has a place in each of its lines and boxes.
    pub(super) placeable: L,
    /// Not zero if some cell had two candidates or more before the pass.
    pub(super) several: L,
    /// The highest bit is set if some cell had no candidate before the pass.
    pub(super) empty: L,
    /// The sum of all cells after the pass, at most 81 · 511. It decreases if and only if a candidate is eliminated.
    pub(super) sum: L,
}

/// One pass over the three bands (or, if `STACKS`, the three stacks).
///
/// A *triad* is the three cells that a line and a box share; a band is nine triads, three lines by three boxes. Every
/// digit is in three of the nine, one per line and box: one of six arrangements. It follows that
///
/// * a digit that is the only candidate of a cell leaves the other two triads of its box (and, by the next rule, those
///   of its line; the pass in the other direction clears the rest of its triad),
/// * a triad keeps only digits that it holds in some arrangement (*locked candidates*, and more),
/// * a digit that must be in a triad and fits only one cell of it is that cell's only candidate: the *hidden single* of
///   line and box at once.
#[inline(always)]
pub(super) fn pass<L: Lanes<N>, const N: usize, const STACKS: bool>(cells: &mut Cells<N>) -> Seen<L> {
    let mut seen =
        Seen { placeable: L::splat(ALL), several: L::splat(0), empty: L::splat(0), sum: L::splat(0) };
    for chute in 0..3 {
        chute_pass::<L, N, STACKS>(cells, chute, &mut seen);
    }
    seen
}

/// Returns the index of a cell: `line` and `triad` within the chute, `place` within the triad, all from 0.
#[inline(always)]
const fn index<const STACKS: bool>(chute: usize, line: usize, triad: usize, place: usize) -> usize {
    let (line, across) = (3 * chute + line, 3 * triad + place);
    if STACKS { 9 * across + line } else { 9 * line + across }
}

#[inline(always)]
fn chute_pass<L: Lanes<N>, const N: usize, const STACKS: bool>(
    cells: &mut Cells<N>,
    chute: usize,
    seen: &mut Seen<L>,
) {
    let none = L::splat(0);
    // By line and box: digits with a place in the triad, those with two or more places, and those that are the only
    // candidate of a cell.
    let mut any = [[none; 3]; 3];
    let mut twice = [[none; 3]; 3];
    let mut fixed = [[none; 3]; 3];
    for line in 0..3 {
        for b in 0..3 {
            let at = |place| L::load(&cells.0[index::<STACKS>(chute, line, b, place)]);
            let (x, y, z) = (at(0), at(1), at(2));
            any[line][b] = x.or(y).or(z);
            twice[line][b] = x.and(y).or(x.or(y).and(z));
            let mut single = |cell: L| {
                let less = cell.minus_one();
                let rest = cell.and(less);
                seen.empty = seen.empty.or(less);
                seen.several = seen.several.or(rest);
                cell.masked_where_zero(rest)
            };
            fixed[line][b] = single(x).or(single(y)).or(single(z));
        }
    }

    let mut left = [[none; 3]; 3];
    for line in 0..3 {
        for b in 0..3 {
            left[line][b] = any[line][b].without(fixed[(line + 1) % 3][b].or(fixed[(line + 2) % 3][b]));
        }
    }
    let mut kept = [[none; 3]; 3];
    for line in 0..3 {
        for b in 0..3 {
            let (l1, l2, b1, b2) = ((line + 1) % 3, (line + 2) % 3, (b + 1) % 3, (b + 2) % 3);
            let others = left[l1][b1].and(left[l2][b2]).or(left[l1][b2].and(left[l2][b1]));
            kept[line][b] = left[line][b].and(others);
        }
    }
    seen.placeable = seen.placeable.and(kept[0][0].or(kept[0][1]).or(kept[0][2]));

    for line in 0..3 {
        for b in 0..3 {
            let keep = kept[line][b];
            let certain = keep.without(kept[(line + 1) % 3][b].or(kept[(line + 2) % 3][b]));
            let hidden = certain.without(twice[line][b]);
            for place in 0..3 {
                let cell = &mut cells.0[index::<STACKS>(chute, line, b, place)];
                let now = L::load(cell).narrowed(hidden).and(keep);
                seen.sum = seen.sum.plus(now);
                now.store(cell);
            }
        }
    }
}

/// Returns the lanes in which every line has every digit: rows, or columns if `COLUMNS`.
#[inline(always)]
pub(super) fn lines_full<L: Lanes<N>, const N: usize, const COLUMNS: bool>(cells: &Cells<N>) -> u32 {
    let mut in_all = L::splat(ALL);
    for line in 0..9 {
        let mut digits = L::splat(0);
        for across in 0..9 {
            let cell = if COLUMNS { 9 * across + line } else { 9 * line + across };
            digits = digits.or(L::load(&cells.0[cell]));
        }
        in_all = in_all.and(digits);
    }
    in_all.equal_lanes(L::splat(ALL))
}
