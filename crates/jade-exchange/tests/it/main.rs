//! All integration tests of jade-exchange in one program, since linking takes most of the time.

mod any_text;
mod cases;
mod claims;
mod doors;
mod golden;
mod layouts;
mod mutated;
mod plain_text;
mod round_trips;
mod without_board;
