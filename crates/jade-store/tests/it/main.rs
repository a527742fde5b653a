//! All integration tests of jade-store in one program, as linking takes most of the time.

mod store;
