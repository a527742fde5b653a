//! `auto` against `dancing-links`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jade_fuzz::compare("auto", "dancing-links", bytes));
