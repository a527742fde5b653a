//! All integration tests of jade-collection in one program: linking is what costs time.

mod collection;
