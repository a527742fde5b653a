//! Chains: if this is false then that is true, so the next is false, and so on. The one engine from which every
//! technique that runs along links names its results.
//!
//! ```text
//!  a ═══ b ─── c ═══ d       ═══ strong: at least one of the two is true
//!                            ─── weak: at most one is
//!  a is true or d is; what is linked weakly with both is false
//! ```
//!
//! A [`Graph`] has the vertices (a digit in a cell; in the cells of a box that lie in one line; in an almost
//! locked set) with their links, [`Reach`] the length of the shortest chain between any two, and from these
//! come [`conclusions`](Chains::conclusions). An [`Analysis`] keeps them, so that several techniques share one
//! search. Nothing is decided by the way that a chain takes: chains between the same ends conclude the same, so
//! what is found does not depend on reading order.

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
