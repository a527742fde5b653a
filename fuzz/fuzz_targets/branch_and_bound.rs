//! `branch-and-bound` against `backtracking`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare("branch-and-bound", "backtracking", bytes));
