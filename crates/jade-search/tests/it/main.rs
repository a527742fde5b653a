//! All integration tests of jade-search in one program: linking is what costs time.

mod agreement;
mod common;
mod decided;
mod large;
mod limits;
mod nine;
mod rules;
mod shared;
mod table;
mod variants;
