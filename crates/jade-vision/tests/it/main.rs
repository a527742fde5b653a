//! Reads boards that the tests draw themselves.

mod bad_input;
mod boards;
#[cfg(feature = "codes")]
mod codes;
mod drawing;
mod screens;
mod strokes;
