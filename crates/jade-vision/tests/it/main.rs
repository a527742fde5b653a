//! Reads boards that the tests draw themselves.

mod bad_input;
mod boards;
mod drawing;
mod screens;
mod strokes;
