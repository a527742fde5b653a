//! `backtracking-row-order` against `backtracking`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare(
    "backtracking-row-order",
    "backtracking",
    bytes
));
