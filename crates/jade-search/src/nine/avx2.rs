//! [`Avx2`]: sixteen lanes in a 256-bit register.
#![allow(unsafe_code)] // Intrinsics; see the macro below for why each block is sound.

use super::lanes::{Lanes, Matrix, Planes};
use std::arch::x86_64::*;

/// Sixteen 16-bit lanes. Only code reached through a function with AVX2 enabled may create one.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

/// Calls intrinsics that need AVX2.
macro_rules! avx2 {
    ($expression:expr) => {
        // SAFETY: `Avx2` is private to the search, which uses it only below functions that enable AVX2 (or AVX-512);
        // those are called only after `Path::is_available` has detected it. Loads and stores are unaligned ones through
        // references to arrays of exactly the register's size.
        unsafe { $expression }
    };
}

impl Lanes<16> for Avx2 {
    #[inline(always)]
    fn load(from: &[u16; 16]) -> Self {
        Avx2(avx2!(_mm256_loadu_si256(from.as_ptr().cast())))
    }

    #[inline(always)]
    fn store(self, to: &mut [u16; 16]) {
        avx2!(_mm256_storeu_si256(to.as_mut_ptr().cast(), self.0));
    }

    #[inline(always)]
    fn splat(value: u16) -> Self {
        Avx2(avx2!(_mm256_set1_epi16(value.cast_signed())))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Avx2(avx2!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Avx2(avx2!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Avx2(avx2!(_mm256_andnot_si256(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Avx2(avx2!(_mm256_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn minus_one(self) -> Self {
        Avx2(avx2!(_mm256_add_epi16(self.0, _mm256_set1_epi16(-1))))
    }

    #[inline(always)]
    fn masked_where_zero(self, test: Self) -> Self {
        Avx2(avx2!(_mm256_and_si256(self.0, _mm256_cmpeq_epi16(test.0, _mm256_setzero_si256()))))
    }

    #[inline(always)]
    fn narrowed(self, wanted: Self) -> Self {
        avx2!({
            let common = _mm256_and_si256(self.0, wanted.0);
            let none = _mm256_cmpeq_epi16(common, _mm256_setzero_si256());
            Avx2(_mm256_and_si256(self.0, _mm256_or_si256(common, none)))
        })
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        self.equal_lanes(Self::splat(0))
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        avx2!({
            let equal = _mm256_cmpeq_epi16(self.0, other.0);
            let bytes = _mm_packs_epi16(_mm256_castsi256_si128(equal), _mm256_extracti128_si256(equal, 1));
            _mm_movemask_epi8(bytes).cast_unsigned()
        })
    }
}

/// The bytes of the columns 1, 2, 0, 3 of two rows.
const COLUMNS_1: [i8; 16] = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];
/// The bytes of the columns 2, 0, 1, 3 of two rows.
const COLUMNS_2: [i8; 16] = [4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15];

impl Avx2 {
    #[inline(always)]
    fn shuffle_both_halves(self, bytes: &[i8; 16]) -> Self {
        avx2!({
            let bytes = _mm256_broadcastsi128_si256(_mm_loadu_si128(bytes.as_ptr().cast()));
            Avx2(_mm256_shuffle_epi8(self.0, bytes))
        })
    }
}

impl Matrix for Avx2 {
    #[inline(always)]
    fn rows_1(self) -> Self {
        Avx2(avx2!(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn rows_2(self) -> Self {
        Avx2(avx2!(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    fn columns_1(self) -> Self {
        self.shuffle_both_halves(&COLUMNS_1)
    }

    #[inline(always)]
    fn columns_2(self) -> Self {
        self.shuffle_both_halves(&COLUMNS_2)
    }

    #[inline(always)]
    fn with_fourth_row(self, other: Self, row: usize) -> Self {
        avx2!({
            let row = match row {
                0 => _mm256_permute4x64_epi64::<0b00_00_00_00>(other.0),
                1 => _mm256_permute4x64_epi64::<0b01_01_01_01>(other.0),
                _ => _mm256_permute4x64_epi64::<0b10_10_10_10>(other.0),
            };
            Avx2(_mm256_blend_epi32::<0b1100_0000>(self.0, row))
        })
    }

    #[inline(always)]
    fn planes(first: Self, second: Self) -> Planes {
        avx2!({
            let mut digits = [0; 9];
            // Packing keeps the sign: bit 8, moved to the top, determines it.
            let ninth = _mm256_packs_epi16(_mm256_slli_epi16::<7>(first.0), _mm256_slli_epi16::<7>(second.0));
            digits[8] = _mm256_movemask_epi8(ninth).cast_unsigned();
            let byte = _mm256_set1_epi16(0xff);
            let mut bytes =
                _mm256_packus_epi16(_mm256_and_si256(first.0, byte), _mm256_and_si256(second.0, byte));
            for digit in (0..8).rev() {
                digits[digit] = _mm256_movemask_epi8(bytes).cast_unsigned();
                bytes = _mm256_add_epi8(bytes, bytes);
            }
            let (several, more) = Self::several_and_more(first, second);
            Planes { digits, several, more }
        })
    }

    #[inline(always)]
    fn several_and_more(first: Self, second: Self) -> (u32, u32) {
        avx2!({
            let none = _mm256_setzero_si256();
            let zero_lanes = |first: Self, second: Self| {
                let (first, second) = (_mm256_cmpeq_epi16(first.0, none), _mm256_cmpeq_epi16(second.0, none));
                _mm256_movemask_epi8(_mm256_packs_epi16(first, second)).cast_unsigned()
            };
            let (first, second) = (first.without_lowest(), second.without_lowest());
            let several = !zero_lanes(first, second);
            (several, !zero_lanes(first.without_lowest(), second.without_lowest()))
        })
    }
}
