//! Tests of games against the page, and of what devices share.

mod agree;
mod learning;
mod logs;
mod records;
mod sheet_events;
mod solves;
mod sync;
