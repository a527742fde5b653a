//! Nested forcing: the trail of an assumption in which a candidate that a short trail of its own refutes counts as
//! false.
//!
//! ```text
//!  suppose a ──► not b ──► c ──────────────────────────► not d ──► ... ──► contradiction
//!                          └─ (a) d as well? ──► ... ──► contradiction
//! ```
//!
//! The inner trail is a *lemma*.

mod argument;
mod board;
mod choose;

pub(crate) use choose::{PARTS, report};
