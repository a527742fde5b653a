//! Where to guess when nothing more can be inferred.

/// The cells with exactly two and with more than two candidates, a bit per cell, in any numbering.
#[derive(Clone, Copy, Default)]
pub(super) struct Open {
    pub(super) two: u128,
    pub(super) more: u128,
}

/// Per cell the cells that share a house with it, a bit each.
pub(super) type Peers<const CELLS: usize> = [u128; CELLS];

/// The peers in a numbering in which `place[cell]` is the number of the cell in reading order.
pub(super) const fn peers<const CELLS: usize>(place: [usize; 81]) -> Peers<CELLS> {
    let mut peers = [0; CELLS];
    let mut cell = 0;
    while cell < 81 {
        let mut other = 0;
        while other < 81 {
            let same_box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
            if cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9 || same_box) {
                peers[place[cell]] |= 1 << place[other];
            }
            other += 1;
        }
        cell += 1;
    }
    peers
}

impl Open {
    /// The cell to guess in, if any is open: of the cells with two candidates the one that sees most others
    /// of them, since either digit there settles many; else a cell with as few candidates as there are.
    #[inline(always)]
    pub(super) fn choose<const CELLS: usize>(
        self,
        peers: &Peers<CELLS>,
        count: impl Fn(usize) -> u32,
    ) -> Option<usize> {
        if self.two == 0 {
            return bits(self.more).min_by_key(|cell| count(*cell));
        }
        let mut best = (0, 0);
        for cell in bits(self.two) {
            let seen = (self.two & peers[cell]).count_ones() + 1;
            if seen > best.0 {
                best = (seen, cell);
            }
        }
        Some(best.1)
    }
}

/// The numbers of the bits that are set.
#[inline(always)]
pub(super) fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}
