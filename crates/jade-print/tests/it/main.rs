//! All integration tests of jade-print in one program, as linking takes most of the time.

mod booklet;
