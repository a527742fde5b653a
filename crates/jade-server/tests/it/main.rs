//! All integration tests of jade-server in one program, since linking takes most of the time.

mod http;
mod signals;
