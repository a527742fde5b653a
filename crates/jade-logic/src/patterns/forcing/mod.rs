//! Forcing: what follows from a supposition, until it contradicts itself, or until all cases say the same.
//!
//! ```text
//!  suppose a ──► not b ──► c ──► not d ...       along one chain each, or in a net, where a conclusion may
//!        └─────► not e ──► f ──► ...             rest on several earlier ones together
//! ```
//!
//! A [`Network`] holds the candidates of a position, the groups (cells, houses with a digit) of which one member is
//! true, and the [`inferences`](inference) that a chain may draw in one look from cells in line and almost locked sets.
//! A [`Trail`](trail::Trail) is what follows from one supposition, each line with what it rests on; [`conclude`] compares
//! trails and [`argue`] turns them into proofs.

pub(crate) mod argue;
pub(crate) mod conclude;
pub(crate) mod group;
pub(crate) mod inference;
pub(crate) mod network;
pub(crate) mod trail;

pub(crate) use network::Network;
pub(crate) use trail::Kind;
