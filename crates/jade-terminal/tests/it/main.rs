//! All integration tests of jade-terminal in one program: linking is what costs time.

mod by_keys;
mod drawing;
mod marks;
mod player;
