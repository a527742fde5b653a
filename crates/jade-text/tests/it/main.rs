//! All integration tests of jade-text in one program: linking is what costs time.

mod locales;
mod messages;
mod steps;
