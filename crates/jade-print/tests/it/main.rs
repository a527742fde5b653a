//! All integration tests of jade-print in one program: linking is what costs time.

mod booklet;
