//! All integration tests of jade-exchange in one program, since linking takes most of the time.

mod golden;
mod layouts;
mod plain_text;
mod round_trips;
