//! All integration tests of jade-lessons in one program: linking is what costs time.

mod pages;
