//! [`Lanes`]: several 16-bit numbers in parallel, and the operations on all of them at once.

/// `N` lanes of 16 bits. Every operation works on each lane independently; a lane holds the candidates of one cell of
/// one puzzle, digit *d* at bit *d* − 1.
///
/// There is one implementation per instruction set. All of them are `#[inline(always)]`, so that a search written over
/// `Lanes` is compiled for that set throughout when it is called from a function that enables the set; see
/// [`Path`](super::Path).
pub(super) trait Lanes<const N: usize>: Copy {
    /// Reads all lanes.
    fn load(from: &[u16; N]) -> Self;
    /// Writes all lanes.
    fn store(self, to: &mut [u16; N]);
    /// Returns the same number in every lane.
    fn splat(value: u16) -> Self;
    /// Bitwise and.
    fn and(self, other: Self) -> Self;
    /// Bitwise or.
    fn or(self, other: Self) -> Self;
    /// The bits that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// Sum modulo 2^16.
    fn plus(self, other: Self) -> Self;
    /// One less, modulo 2^16.
    fn minus_one(self) -> Self;
    /// This where `test` is zero; zero elsewhere.
    fn masked_where_zero(self, test: Self) -> Self;
    /// Only the bits in common with `wanted`, where there are any; this elsewhere.
    fn narrowed(self, wanted: Self) -> Self;
    /// Which lanes are zero: a bit per lane, lane 0 lowest.
    fn zero_lanes(self) -> u32;
    /// Which lanes are equal: a bit per lane, lane 0 lowest.
    fn equal_lanes(self, other: Self) -> u32;

    /// All bits but the lowest one.
    #[cfg(any(target_arch = "x86_64", target_feature = "simd128"))]
    #[inline(always)]
    fn without_lowest(self) -> Self {
        self.and(self.minus_one())
    }
}

/// Sixteen lanes as a matrix of four rows and four columns, lane 4 · *row* + *column*. The fourth row and column are
/// padding and stay where they are.
pub(super) trait Matrix: Lanes<16> {
    /// Replaces each row by the one below it, the third by the first.
    fn rows_1(self) -> Self;
    /// Replaces each row by the second one below it.
    fn rows_2(self) -> Self;
    /// Replaces each column by the one to its right, the third by the first.
    fn columns_1(self) -> Self;
    /// Replaces each column by the second one to its right.
    fn columns_2(self) -> Self;
    /// Returns this with the padding row replaced by row `row` of `other`.
    fn with_fourth_row(self, other: Self, row: usize) -> Self;
    /// Separates the lanes of two registers bit by bit. The order of the lanes in the result is: lanes 0-7 of the
    /// first, 0-7 of the second, 8-15 of the first, 8-15 of the second.
    fn planes(first: Self, second: Self) -> Planes;
    /// In the same order: the lanes with two or more bits, and those with three or more.
    fn several_and_more(first: Self, second: Self) -> (u32, u32);
}

/// The lanes of two registers, bit by bit.
#[derive(Clone, Copy)]
pub(super) struct Planes {
    /// For each of the nine lowest bits: the lanes that have it.
    pub(super) digits: [u32; 9],
    /// The lanes with two or more bits.
    pub(super) several: u32,
    /// The lanes with three or more bits.
    pub(super) more: u32,
}

/// Lanes in plain Rust, for any machine. On x86-64 the compiler generates SSE2 code for it.
#[derive(Clone, Copy)]
pub(super) struct Portable<const N: usize>([u16; N]);

impl<const N: usize> Portable<N> {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u16, u16) -> u16) -> Self {
        Portable(std::array::from_fn(|lane| f(self.0[lane], other.0[lane])))
    }
}

/// Returns all bits if the condition holds, otherwise none.
#[inline(always)]
fn mask_where(condition: bool) -> u16 {
    if condition { u16::MAX } else { 0 }
}

impl<const N: usize> Lanes<N> for Portable<N> {
    #[inline(always)]
    fn load(from: &[u16; N]) -> Self {
        Portable(*from)
    }

    #[inline(always)]
    fn store(self, to: &mut [u16; N]) {
        *to = self.0;
    }

    #[inline(always)]
    fn splat(value: u16) -> Self {
        Portable([value; N])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_add)
    }

    #[inline(always)]
    fn minus_one(self) -> Self {
        self.zip(self, |a, _| a.wrapping_sub(1))
    }

    #[inline(always)]
    fn masked_where_zero(self, test: Self) -> Self {
        self.zip(test, |a, test| a & mask_where(test == 0))
    }

    #[inline(always)]
    fn narrowed(self, wanted: Self) -> Self {
        self.zip(wanted, |a, wanted| {
            let common = a & wanted;
            a & (common | mask_where(common == 0))
        })
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        self.equal_lanes(Self::splat(0))
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        (0..N).fold(0, |mask, lane| mask | u32::from(self.0[lane] == other.0[lane]) << lane)
    }
}

impl Portable<16> {
    #[inline(always)]
    fn pick(self, from: [usize; 16]) -> Self {
        Portable(from.map(|lane| self.0[lane]))
    }
}

impl Matrix for Portable<16> {
    #[inline(always)]
    fn rows_1(self) -> Self {
        self.pick([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn rows_2(self) -> Self {
        self.pick([8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn columns_1(self) -> Self {
        self.pick([1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15])
    }

    #[inline(always)]
    fn columns_2(self) -> Self {
        self.pick([2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15])
    }

    #[inline(always)]
    fn with_fourth_row(self, other: Self, row: usize) -> Self {
        Portable(std::array::from_fn(
            |lane| if lane < 12 { self.0[lane] } else { other.0[4 * row + lane - 12] },
        ))
    }

    #[inline(always)]
    fn planes(first: Self, second: Self) -> Planes {
        let mut planes = Planes { digits: [0; 9], several: 0, more: 0 };
        let halves = [&first.0[..8], &second.0[..8], &first.0[8..], &second.0[8..]];
        for (lane, cell) in halves.into_iter().flatten().enumerate() {
            for (digit, plane) in planes.digits.iter_mut().enumerate() {
                *plane |= u32::from(cell >> digit & 1) << lane;
            }
            planes.several |= u32::from(cell.count_ones() > 1) << lane;
            planes.more |= u32::from(cell.count_ones() > 2) << lane;
        }
        planes
    }

    #[inline(always)]
    fn several_and_more(first: Self, second: Self) -> (u32, u32) {
        let halves = [&first.0[..8], &second.0[..8], &first.0[8..], &second.0[8..]];
        halves.into_iter().flatten().enumerate().fold((0, 0), |(several, more), (lane, cell)| {
            let count = cell.count_ones();
            (several | u32::from(count > 1) << lane, more | u32::from(count > 2) << lane)
        })
    }
}
