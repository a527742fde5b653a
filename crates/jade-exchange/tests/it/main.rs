//! All integration tests of jade-exchange in one program: linking is what costs time.

mod golden;
mod round_trips;
