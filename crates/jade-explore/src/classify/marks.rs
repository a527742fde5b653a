//! The candidates of a board, digit by digit, and what singles do with them.

use jade_search::nine::Board;

/// The bits of all cells.
const ALL: u128 = (1 << 81) - 1;

/// The cells of each row, column and box, as bits.
const HOUSES: [u128; 27] = {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        houses[row] |= 1 << cell;
        houses[9 + column] |= 1 << cell;
        houses[18 + row / 3 * 3 + column / 3] |= 1 << cell;
        cell += 1;
    }
    houses
};

/// The other cells of the three houses of a cell, as bits.
const PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let all = HOUSES[row] | HOUSES[9 + column] | HOUSES[18 + row / 3 * 3 + column / 3];
        peers[cell] = all & !(1 << cell);
        cell += 1;
    }
    peers
};

/// Factors without a pattern: powers of the multiplier of O’Neill’s 128-bit generator.
const FACTORS: [u128; 9] = {
    let mut factors = [1; 9];
    let mut index = 0;
    let mut factor: u128 = 1;
    while index < 9 {
        factor = factor.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645);
        factors[index] = factor;
        index += 1;
    }
    factors
};

/// A digit in a cell: the cell from 0 to 80, the digit from 0 to 8.
pub(super) type Candidate = (usize, usize);

/// A cell or a digit of a house has no candidate left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Contradiction;

/// For each digit the cells that may have it. A cell with a digit has no other candidate.
#[derive(Clone, Copy)]
pub(super) struct Marks([u128; 9]);

impl Marks {
    /// The candidates that the givens leave, before any single is found.
    pub(super) fn new(puzzle: &Board) -> Marks {
        let mut marks = Marks([ALL; 9]);
        for (cell, value) in puzzle.values().iter().enumerate().filter(|(_, value)| **value > 0) {
            marks.place((cell, usize::from(*value) - 1));
        }
        marks
    }

    /// Takes away what a digit in a cell excludes. Returns whether that was anything.
    pub(super) fn place(&mut self, (cell, digit): Candidate) -> bool {
        let mut excluded = self.0[digit] & PEERS[cell];
        self.0[digit] &= !PEERS[cell];
        for (other, cells) in self.0.iter_mut().enumerate() {
            if other != digit {
                excluded |= *cells & (1 << cell);
                *cells &= !(1 << cell);
            }
        }
        excluded != 0
    }

    /// Takes a candidate away.
    pub(super) fn remove(&mut self, (cell, digit): Candidate) {
        self.0[digit] &= !(1 << cell);
    }

    pub(super) fn has(&self, (cell, digit): Candidate) -> bool {
        self.0[digit] & (1 << cell) != 0
    }

    /// The cells with at least one and at least two candidates.
    fn counts(&self) -> (u128, u128) {
        self.0.iter().fold((0, 0), |(one, two), cells| (one | cells, two | (one & cells)))
    }

    /// A number that differs for different candidates, but for a negligible chance: a sum of products with odd factors.
    pub(super) fn fingerprint(&self) -> u128 {
        self.0
            .iter()
            .zip(FACTORS)
            .fold(0, |sum, (cells, factor)| sum.wrapping_add(cells.wrapping_mul(factor)))
    }

    /// Whether every cell has one candidate.
    pub(super) fn is_solved(&self) -> bool {
        self.counts() == (ALL, 0)
    }

    /// The candidates of the cells that have several.
    pub(super) fn open(&self) -> Vec<Candidate> {
        let (_, several) = self.counts();
        let of_digit = |(digit, cells): (usize, &u128)| bits(cells & several).map(move |cell| (cell, digit));
        self.0.iter().enumerate().flat_map(of_digit).collect()
    }

    /// The candidates that are alone in their cell or in one of their houses and exclude others, digit by digit. May name
    /// one that excludes nothing.
    ///
    /// # Errors
    /// If a cell or a digit of a house has no candidate.
    pub(super) fn singles(&self) -> Result<[u128; 9], Contradiction> {
        let (one, two) = self.counts();
        if one != ALL {
            return Err(Contradiction);
        }
        let mut singles = [0; 9];
        for (single, cells) in singles.iter_mut().zip(&self.0) {
            // Where a digit has nine cells, it has all its places.
            if cells.count_ones() == 9 && HOUSES[..9].iter().all(|house| (cells & house).is_power_of_two()) {
                let is_legal = HOUSES[9..].iter().all(|house| (cells & house).is_power_of_two());
                if !is_legal {
                    return Err(Contradiction);
                }
                *single = cells & two;
                continue;
            }
            *single = cells & !two;
            for house in HOUSES {
                let places = cells & house;
                if places & places.wrapping_sub(1) == 0 {
                    if places == 0 {
                        return Err(Contradiction);
                    }
                    *single |= places;
                }
            }
        }
        Ok(singles)
    }

    /// Places singles until there are none left.
    ///
    /// # Errors
    /// If they lead to a contradiction.
    pub(super) fn place_singles(&mut self) -> Result<(), Contradiction> {
        while self.place_round()? {}
        Ok(())
    }

    /// Places the singles that there are. Returns whether that excluded anything.
    ///
    /// # Errors
    /// If there is a contradiction before.
    pub(super) fn place_round(&mut self) -> Result<bool, Contradiction> {
        let mut any = false;
        for (digit, cells) in self.singles()?.into_iter().enumerate() {
            for cell in bits(cells) {
                any |= self.place((cell, digit));
            }
        }
        Ok(any)
    }
}

/// The numbers of the bits of a set.
pub(super) fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            first
        })
    })
}
