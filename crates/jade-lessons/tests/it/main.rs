//! All integration tests of jade-lessons in one program, since linking takes most of the time.

mod captions;
mod pages;
mod said;
