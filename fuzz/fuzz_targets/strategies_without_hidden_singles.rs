//! `strategies-without-hidden-singles` against `backtracking`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare(
    "strategies-without-hidden-singles",
    "backtracking",
    bytes
));
