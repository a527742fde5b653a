//! Nested forcing: the trail of an assumption in which a candidate that a short trail of its own refutes counts as
//! false.
//!
//! ```text
//!  suppose a ──► not b ──► c ──────────────────────────► not d ──► ... ──► contradiction
//!                          └─ (a) d as well? ──► ... ──► contradiction
//! ```
//!
//! The inner trail is a *lemma*. Where two or three cells are left with as many digits, that is said in its place.

mod argument;
mod board;
mod choose;
mod set;

pub(crate) use choose::{PARTS, report};
