//! All integration tests of jade-text in one program, as linking takes most of the time.

mod locales;
mod messages;
mod steps;
