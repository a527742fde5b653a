//! [`Avx512`]: thirty-two lanes in a 512-bit register.
#![allow(unsafe_code)] // Intrinsics; see the macro below for why each block is sound.

use super::lanes::Lanes;
use std::arch::x86_64::*;

/// Thirty-two 16-bit lanes. Only code reached through a function with AVX-512 enabled may create one.
#[derive(Clone, Copy)]
pub(super) struct Avx512(__m512i);

/// Calls intrinsics that need AVX-512 F and BW.
macro_rules! avx512 {
    ($expression:expr) => {
        // SAFETY: `Avx512` is private to the search, which uses it only below a function that enables AVX-512; it is
        // called only after `Path::is_available` has detected F and BW. Loads and stores are unaligned ones through
        // references to arrays of exactly the register's size.
        unsafe { $expression }
    };
}

impl Lanes<32> for Avx512 {
    #[inline(always)]
    fn load(from: &[u16; 32]) -> Self {
        Avx512(avx512!(_mm512_loadu_si512(from.as_ptr().cast())))
    }

    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        avx512!(_mm512_storeu_si512(to.as_mut_ptr().cast(), self.0));
    }

    #[inline(always)]
    fn splat(value: u16) -> Self {
        Avx512(avx512!(_mm512_set1_epi16(value.cast_signed())))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_or_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn minus_one(self) -> Self {
        Avx512(avx512!(_mm512_add_epi16(self.0, _mm512_set1_epi16(-1))))
    }

    #[inline(always)]
    fn masked_where_zero(self, test: Self) -> Self {
        Avx512(avx512!(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(test.0, test.0), self.0)))
    }

    #[inline(always)]
    fn narrowed(self, wanted: Self) -> Self {
        avx512!({
            let some = _mm512_test_epi16_mask(self.0, wanted.0);
            Avx512(_mm512_mask_mov_epi16(self.0, some, _mm512_and_si512(self.0, wanted.0)))
        })
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        avx512!(_mm512_testn_epi16_mask(self.0, self.0))
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        avx512!(_mm512_cmpeq_epi16_mask(self.0, other.0))
    }
}
