//! `backtracking-fewest-random` against `backtracking`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare(
    "backtracking-fewest-random",
    "backtracking",
    bytes
));
