//! Where to guess when nothing more can be inferred.

use super::sweep::Column;
use crate::nine::lanes::Lanes;

/// Per cell the cells that share a house with it, as bits.
static PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut other = 0;
        while other < 81 {
            let same_box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
            if cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9 || same_box) {
                peers[cell] |= 1 << other;
            }
            other += 1;
        }
        cell += 1;
    }
    peers
};

/// A candidate to assume; the alternative is that it is false.
pub(super) struct Guess {
    pub(super) cell: usize,
    pub(super) digit: u16,
}

/// The candidate to assume, or `None` if no cell has two candidates or more.
#[inline(always)]
pub(super) fn choose<L: Lanes<N>, const N: usize>(column: &Column) -> Option<Guess> {
    let mut several = 0u128;
    let mut more = 0u128;
    for (chunk, cells) in column.0.as_chunks::<N>().0.iter().enumerate() {
        let without_one = L::load(cells).without_lowest();
        let without_two = without_one.without_lowest();
        several |= u128::from(!without_one.zero_lanes() & (u32::MAX >> (32 - N))) << (chunk * N);
        more |= u128::from(!without_two.zero_lanes() & (u32::MAX >> (32 - N))) << (chunk * N);
    }
    let two = several & !more;
    let cell = if two != 0 {
        let mut rest = two;
        let mut best = (0, 0);
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let score = (two & PEERS[cell]).count_ones() + 1;
            if score > best.0 {
                best = (score, cell);
            }
        }
        best.1
    } else {
        let mut best = (u32::MAX, usize::MAX);
        let mut rest = more;
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let count = column.0[cell].count_ones();
            if count < best.0 {
                best = (count, cell);
            }
        }
        best.1
    };
    let candidates = *column.0.get(cell)?;
    Some(Guess { cell, digit: candidates & candidates.wrapping_neg() })
}
