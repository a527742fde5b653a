//! `dancing-links` against `backtracking`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare("dancing-links", "backtracking", bytes));
