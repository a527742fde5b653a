//! All integration tests of jade-exchange in one program: linking is what costs time.

mod golden;
mod plain_text;
mod round_trips;
