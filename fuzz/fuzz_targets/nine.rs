//! `nine` against `backtracking`, and all its paths against each other.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    jade_fuzz::compare("nine", "backtracking", bytes);
    jade_fuzz::compare_paths(bytes);
});
