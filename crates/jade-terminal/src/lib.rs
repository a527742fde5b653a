//! The game in a terminal: its state, its key bindings and its drawing.
//!
//! ```text
//!   key, paste, time, answer ──▶ update(state, happening) ──▶ state ──▶ draw(state, frame)
//!            ▲                                   │
//!            └────────── the program ◀── effects ┘   ask the tutor on a thread, read a file, save the game
//! ```
//!
//! Both functions are pure; the terminal, the clock, threads and files belong to the program. The menu's entries and
//! the parsing of typed answers ([`menu`]) are the same if input comes from a pipe. This crate also has what drawings
//! share with the other commands of the program: wrapped text, and a step highlighted on a board.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

pub mod ask;
pub mod draw;
pub mod game;
pub mod key;
pub mod menu;
pub mod open;
mod record;
mod sign_name;
pub mod state;
mod update;
mod wrapped;

pub use record::record_of;
pub use sign_name::sign_name;
pub use state::State;
pub use update::{Action, Effect, Happening, Start, broken_rules, start, update, wrong_count};
pub use wrapped::{Piece, wrapped};
