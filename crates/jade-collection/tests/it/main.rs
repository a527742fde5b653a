//! All integration tests of jade-collection in one program, as linking takes most of the time.

mod collection;
mod variants;
