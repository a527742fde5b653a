//! [`Simd128`]: sixteen lanes in two 128-bit registers of WebAssembly.

use super::lanes::{Lanes, Matrix, Planes};
use std::arch::wasm32::*;

/// Sixteen 16-bit lanes: 0 to 7, and 8 to 15. A module has these instructions or does not, as a whole, so that they are
/// used wherever they were compiled.
#[derive(Clone, Copy)]
pub(super) struct Simd128(v128, v128);

impl Simd128 {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(v128, v128) -> v128) -> Self {
        Simd128(f(self.0, other.0), f(self.1, other.1))
    }

    #[inline(always)]
    fn map(self, f: impl Fn(v128) -> v128) -> Self {
        Simd128(f(self.0), f(self.1))
    }
}

/// All bits in the lanes that are zero, none in the others.
#[inline(always)]
fn is_zero(lanes: v128) -> v128 {
    i16x8_eq(lanes, u16x8_splat(0))
}

/// A bit for each of the lanes of two registers that hold all bits or none.
#[inline(always)]
fn bits(low: v128, high: v128) -> u32 {
    u32::from(i8x16_bitmask(i8x16_narrow_i16x8(low, high)))
}

impl Lanes<16> for Simd128 {
    #[inline(always)]
    fn load(from: &[u16; 16]) -> Self {
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = *from;
        Simd128(u16x8(a, b, c, d, e, f, g, h), u16x8(i, j, k, l, m, n, o, p))
    }

    #[inline(always)]
    fn store(self, to: &mut [u16; 16]) {
        macro_rules! lanes {
            ($($lane:literal)*) => {
                [$(u16x8_extract_lane::<$lane>(self.0),)* $(u16x8_extract_lane::<$lane>(self.1),)*]
            };
        }
        // The compiler makes two stores of it.
        *to = lanes!(0 1 2 3 4 5 6 7);
    }

    #[inline(always)]
    fn splat(value: u16) -> Self {
        Simd128(u16x8_splat(value), u16x8_splat(value))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_and(a, b))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_or(a, b))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_andnot(a, b))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| u16x8_add(a, b))
    }

    #[inline(always)]
    fn minus_one(self) -> Self {
        self.map(|lanes| u16x8_sub(lanes, u16x8_splat(1)))
    }

    #[inline(always)]
    fn masked_where_zero(self, test: Self) -> Self {
        self.zip(test, |lanes, test| v128_and(lanes, is_zero(test)))
    }

    #[inline(always)]
    fn narrowed(self, wanted: Self) -> Self {
        self.zip(wanted, |lanes, wanted| {
            let common = v128_and(lanes, wanted);
            v128_and(lanes, v128_or(common, is_zero(common)))
        })
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        bits(is_zero(self.0), is_zero(self.1))
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        bits(i16x8_eq(self.0, other.0), i16x8_eq(self.1, other.1))
    }
}

impl Matrix for Simd128 {
    // Rows are halves of a register: 0 and 1, 2 and the padding.
    #[inline(always)]
    fn rows_1(self) -> Self {
        Simd128(i64x2_shuffle::<1, 2>(self.0, self.1), i64x2_shuffle::<0, 3>(self.0, self.1))
    }

    #[inline(always)]
    fn rows_2(self) -> Self {
        Simd128(i64x2_shuffle::<2, 0>(self.0, self.1), i64x2_shuffle::<1, 3>(self.0, self.1))
    }

    #[inline(always)]
    fn columns_1(self) -> Self {
        self.map(|rows| i16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(rows, rows))
    }

    #[inline(always)]
    fn columns_2(self) -> Self {
        self.map(|rows| i16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(rows, rows))
    }

    #[inline(always)]
    fn with_fourth_row(self, other: Self, row: usize) -> Self {
        let high = match row {
            0 => i64x2_shuffle::<0, 2>(self.1, other.0),
            1 => i64x2_shuffle::<0, 3>(self.1, other.0),
            _ => i64x2_shuffle::<0, 2>(self.1, other.1),
        };
        Simd128(self.0, high)
    }

    #[inline(always)]
    fn planes(first: Self, second: Self) -> Planes {
        let mut digits = [0; 9];
        // The order of the halves: 0-7 of the first, 0-7 of the second, 8-15 of the first, 8-15 of the second.
        let halves = [(first.0, second.0), (first.1, second.1)];
        for (shift, (one, two)) in [0, 16].into_iter().zip(halves) {
            // Narrowing keeps the sign: bit 8, moved to the top, determines it.
            digits[8] |= bits(u16x8_shl(one, 7), u16x8_shl(two, 7)) << shift;
            let byte = u16x8_splat(0xff);
            let mut bytes = u8x16_narrow_i16x8(v128_and(one, byte), v128_and(two, byte));
            for digit in (0..8).rev() {
                digits[digit] |= u32::from(i8x16_bitmask(bytes)) << shift;
                bytes = i8x16_add(bytes, bytes);
            }
        }
        let (several, more) = Self::several_and_more(first, second);
        Planes { digits, several, more }
    }

    #[inline(always)]
    fn several_and_more(first: Self, second: Self) -> (u32, u32) {
        let zero_lanes = |first: Self, second: Self| {
            bits(is_zero(first.0), is_zero(second.0)) | bits(is_zero(first.1), is_zero(second.1)) << 16
        };
        let (first, second) = (first.without_lowest(), second.without_lowest());
        let several = !zero_lanes(first, second);
        (several, !zero_lanes(first.without_lowest(), second.without_lowest()))
    }
}
