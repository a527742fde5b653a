//! Propagation of candidates on boards of any size, and a search built on it.
//!
//! Singles and locked candidates, updated with every change ([`Board`]); subsets of every size, once those are
//! exhausted ([`Board::eliminate_by_sets`]); and [`Search`], depth first.

mod board;
mod search;
mod sets;
mod tables;
#[cfg(test)]
mod tests;

pub(crate) use board::Board;
pub(crate) use search::{Choice, Pause, Search, deduce};
pub(crate) use sets::Sets;
pub(crate) use tables::Tabled;
