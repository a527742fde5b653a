//! All integration tests of jade-store in one program: linking is what costs time.

mod store;
