//! Chains: if this is false, that is true, so the next is false, and so on. All techniques that follow links use this
//! engine and only name its results.
//!
//! ```text
//!  a ═══ b ─── c ═══ d       ═══ strong: at least one of the two is true
//!                            ─── weak: at most one is
//!  a is true or d is; what is linked weakly with both is false
//! ```
//!
//! A [`Graph`] has the vertices (a digit in a cell, in the cells of a box that are in one line, or in an almost locked
//! set) and their links. [`Reach`] has the length of the shortest chain between any two of them, and
//! [`conclusions`](Chains::conclusions) follow from these. An [`Analysis`] stores them, so that several techniques
//! share one search. Chains between the same ends have the same conclusions, so the results do not depend on the
//! reading order.

pub(crate) mod bits;
pub(crate) mod conclude;
pub(crate) mod exclusions;
pub(crate) mod graph;
pub(crate) mod loops;
pub(crate) mod reach;
pub(crate) mod steps;

pub(crate) use conclude::{Along, Chains};
pub(crate) use exclusions::Exclusions;
pub(crate) use graph::Graph;
