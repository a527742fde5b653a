//! Full boards, from which puzzles are dug.

mod any;
mod nine;

pub(crate) use any::draw;
pub(crate) use nine::Nine;
