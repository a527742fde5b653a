//! Forcing: what follows from an assumption, until there is a contradiction, or until all cases agree.
//!
//! ```text
//!  suppose a ──► not b ──► c ──► not d ...       along one chain each, or in a net, where a conclusion may
//!        └─────► not e ──► f ──► ...             rest on several earlier ones together
//! ```
//!
//! A [`Network`] has the candidates of a position, the groups (cells, and houses with a digit) of which one member is
//! true, and the immediate [`inferences`](inference) of a chain from locked candidates and almost locked sets. A
//! [`Trail`](trail::Trail) is what follows from one assumption, each line with its premises. [`conclude`] compares
//! trails, [`shortest`] finds short ones, and [`argue`] turns them into proofs.

pub(crate) mod argue;
pub(crate) mod conclude;
pub(crate) mod group;
pub(crate) mod inference;
pub(crate) mod nested;
pub(crate) mod network;
pub(crate) mod shortest;
pub(crate) mod trail;

pub(crate) use network::Network;
pub(crate) use trail::Kind;
