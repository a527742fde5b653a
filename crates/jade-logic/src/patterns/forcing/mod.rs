//! Forcing: what follows from a supposition, until it contradicts itself, or until all cases say the same.
//!
//! ```text
//!  suppose a ──► not b ──► c ──► not d ...       along one chain each, or in a net, where a conclusion may
//!        └─────► not e ──► f ──► ...             rest on several earlier ones together
//! ```
//!
//! A [`Web`] has the candidates of a position and the groups (cells, houses with a digit) of which one member is true;
//! [`turns`] are what a chain may say in one look by way of cells in line and of almost locked sets; a [`Trail`] is what
//! follows from one supposition, each line with what it rests on; [`conclude`] compares trails and
//! [`argue`] makes proofs of them.

pub(crate) mod argue;
pub(crate) mod conclude;
pub(crate) mod trail;
pub(crate) mod turns;
pub(crate) mod web;

pub(crate) use trail::Kind;
pub(crate) use web::Web;
