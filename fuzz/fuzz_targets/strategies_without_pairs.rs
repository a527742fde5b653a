//! `strategies-without-pairs` against `backtracking`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare(
    "strategies-without-pairs",
    "backtracking",
    bytes
));
