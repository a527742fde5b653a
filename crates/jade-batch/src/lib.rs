//! What commands over many puzzles share: [`in_order`] runs jobs on several threads, [`Progress`] is a line on the
//! terminal, and [`interrupt`] is Ctrl-C.
//!
//! ```
//! let mut numbers = 1..=4;
//! let mut squares = Vec::new();
//! let put = |square: u32| Ok(squares.push(square));
//! jade_batch::in_order(2, || numbers.next(), |number| number * number, put).unwrap();
//! assert_eq!(squares, [1, 4, 9, 16]);
//! ```

pub mod interrupt;
mod parallel;
mod progress;

pub use parallel::{JOBS_AHEAD, in_order, in_order_ahead};
pub use progress::Progress;
