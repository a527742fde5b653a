//! All integration tests of jade-server in one program: linking is what costs time.

mod http;
mod signals;
