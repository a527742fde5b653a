//! The reader of any text.
#![no_main]

#[path = "../../crates/jade-exchange/tests/it/doors.rs"]
mod doors;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| doors::check(bytes));
