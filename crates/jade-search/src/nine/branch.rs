//! Where to guess when nothing more can be inferred.
//!
//! A guess splits a position in two: a candidate is assumed, or it is eliminated. The tree is smallest if much follows
//! from both sides, so cells with two candidates are preferred, and among them those that affect most other cells.
//! There are two ways to measure that; the more accurate one is worthwhile only for puzzles that need many guesses.
//!
//! Registers are never passed to `map` of an array: its inner functions are compiled without the instruction set of
//! their caller, and what they call is not inlined.

use super::lanes::Matrix;

/// The position of a cell in a set of 128 bits: that of lane `lane` of register `register`.
///
/// It is the order in which [`Matrix::planes`] takes the lanes from pairs of registers:
///
/// ```text
///   bits      0-7      8-15     16-23    24-31     32-39 …
///   register  0        1        0        1         2
///   lanes     0-7      0-7      8-15     8-15      0-7
/// ```
pub(super) const fn bit(register: usize, lane: usize) -> usize {
    register / 2 * 32 + lane / 8 * 16 + register % 2 * 8 + lane % 8
}

/// Which bits are cells, and which cells see each other.
pub(super) struct Layout {
    /// The bits that are cells.
    real: u128,
    /// Per bit: the bits of the cells that share a house with that cell.
    peers: [u128; 128],
}

impl Layout {
    /// Creates the layout from the bit of every cell, the cells numbered in reading order.
    pub(super) const fn new(bits: &[usize; 81]) -> Layout {
        let mut layout = Layout { real: 0, peers: [0; 128] };
        let mut cell = 0;
        while cell < 81 {
            layout.real |= 1 << bits[cell];
            let mut other = 0;
            while other < 81 {
                let same_box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
                if cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9 || same_box) {
                    layout.peers[bits[cell]] |= 1 << bits[other];
                }
                other += 1;
            }
            cell += 1;
        }
        layout
    }
}

/// The maximum number of cells with two candidates that are compared for one guess. If there are more, the position is
/// almost decided.
const LOOKS: usize = 8;

/// How many cells with two candidates count as much as one that would lose its second-last candidate.
const WEIGHT_OF_TWO: u32 = 4;

/// Returns a cell to guess in, by its bit, or `None` if no cell is open.
///
/// Chooses the cell with two candidates that sees most others with two; if there is none, a cell with the fewest
/// candidates. `candidates` returns the candidates of a bit.
#[inline(always)]
pub(super) fn quick<M: Matrix, const PAIRS: usize>(
    pairs: [(M, M); PAIRS],
    layout: &Layout,
    candidates: impl Fn(usize) -> u16,
) -> Option<usize> {
    let mut open = Open { two: 0, more: 0 };
    for (i, (first, second)) in pairs.into_iter().enumerate() {
        open.add(i, M::several_and_more(first, second), layout);
    }
    if open.two == 0 {
        return open.fewest(candidates);
    }
    best(open.two, |bit| (open.two & layout.peers[bit]).count_ones())
}

/// Like [`quick`], but chooses the cell with two candidates that affects its peers most: each candidate counts the
/// peers that would lose it, and those that would have one left count fourfold.
#[inline(always)]
pub(super) fn careful<M: Matrix, const PAIRS: usize>(
    pairs: [(M, M); PAIRS],
    layout: &Layout,
    candidates: impl Fn(usize) -> u16,
) -> Option<usize> {
    let mut open = Open { two: 0, more: 0 };
    // Sixteen, so that no number of trailing zeros of a cell is out of bounds.
    let mut having = [0u128; 16];
    for (i, (first, second)) in pairs.into_iter().enumerate() {
        let planes = M::planes(first, second);
        open.add(i, (planes.several, planes.more), layout);
        for (having, plane) in having.iter_mut().zip(planes.digits) {
            *having |= u128::from(plane) << (32 * i);
        }
    }
    if open.two == 0 {
        return open.fewest(candidates);
    }
    best(open.two, |bit| {
        let seen = layout.peers[bit];
        let seen_two = seen & open.two;
        let weight = |digit: u32| {
            let having = having[digit as usize & 15];
            (having & seen).count_ones() + (WEIGHT_OF_TWO - 1) * (having & seen_two).count_ones()
        };
        let both = candidates(bit);
        weight(both.trailing_zeros()) + weight((both & both.wrapping_sub(1)).trailing_zeros())
    })
}

/// Returns the one of the first few bits of `set` with the greatest weight.
#[inline(always)]
fn best(set: u128, weight: impl Fn(usize) -> u32) -> Option<usize> {
    let mut best = (0, None);
    for bit in ones(set).take(LOOKS) {
        let weight = weight(bit) + 1;
        if weight > best.0 {
            best = (weight, Some(bit));
        }
    }
    best.1
}

/// Cells with more than one candidate.
struct Open {
    /// Those with exactly two.
    two: u128,
    /// Those with more.
    more: u128,
}

impl Open {
    #[inline(always)]
    fn add(&mut self, pair: usize, (several, more): (u32, u32), layout: &Layout) {
        self.two |= u128::from(several & !more) << (32 * pair) & layout.real;
        self.more |= u128::from(more) << (32 * pair) & layout.real;
    }

    #[inline(always)]
    fn fewest(&self, candidates: impl Fn(usize) -> u16) -> Option<usize> {
        ones(self.more).min_by_key(|bit| candidates(*bit).count_ones())
    }
}

/// Iterates over the numbers of the bits that are set.
#[inline(always)]
pub(super) fn ones(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}
