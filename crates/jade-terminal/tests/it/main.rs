//! All integration tests of jade-terminal in one program, as linking takes most of the time.

mod by_keys;
mod drawing;
mod marks;
mod player;
