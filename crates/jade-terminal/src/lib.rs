//! The game in a terminal: what it is, what keys do to it, how it is drawn.
//!
//! ```text
//!   key, paste, time, answer ──▶ update(state, happening) ──▶ state ──▶ draw(state, frame)
//!            ▲                                   │
//!            └────────── the program ◀── effects ┘   ask the tutor on a thread, read a file, keep the game
//! ```
//!
//! Both functions are pure; the terminal, the clock, threads and files are the program's. The menu's entries and what is
//! typed at them ([`menu`]) are the same where there is no window but a pipe. What drawings share with the other
//! commands of the program, words in lines and a step pointed out on a board, is here too.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

pub mod ask;
pub mod draw;
pub mod game;
pub mod key;
pub mod menu;
mod sign_name;
pub mod state;
mod update;
mod wrapped;

pub use sign_name::sign_name;
pub use state::State;
pub use update::{Action, Effect, Happening, Start, faults, start, update};
pub use wrapped::{Piece, wrapped};
