//! What relates puzzles and grids with each other, for those who collect, study and set them.
//!
//! | what | where |
//! |---|---|
//! | the form that all lists of the community share, the symmetry that leads to it | [`min_lex`], [`MinLex`] |
//! | how symmetric a puzzle or grid is | [`MinLex::automorphisms`] |
//! | whether two puzzles are essentially the same | [`are_isomorphic`] |
//! | the givens that a puzzle does not need | [`redundant_givens`] |
//! | all minimal puzzles within a puzzle | [`minimal_puzzles`] |
//! | all puzzles that differ in one or two givens | [`neighbours`] |
//! | the small sets of cells of which every puzzle gives one | [`unavoidable_sets`] |
//! | how much has to be tried out if only singles are known | [`refutation_sum`] |
//! | how deep trials must be nested, and how long braids must be, to solve it | [`classify`] |
//! | the cells whose digits let singles solve it | [`backdoors`] |
//! | how far two measures put puzzles in the same order | [`rank_correlation`] |
//! | the digits that each cell has in some solution | [`true_candidates`] |
//! | the givens and rules that a puzzle does not need | [`redundant_clues`] |
//! | the givens and rules because of which there is no solution | [`contradiction`] |
//!
//! The last three are for those who set puzzles, on boards of all sizes and with all rules. Everything else is about the plain 9×9
//! board, as [`Board`](jade_search::nine::Board). For boards of all sizes, [`jade_grid::canonical`] finds a representative, which is
//! not the min-lex form.
//!
//! No input or output, no clock, no threads, no randomness. What can take long is cancelled by the caller.
//!
//! ```
//! use jade_explore::min_lex;
//! use jade_search::nine::Board;
//! let puzzle = b".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
//! let form = min_lex(&Board::from_line(puzzle).unwrap()).unwrap();
//! assert_eq!(form.automorphisms(), 1);
//! assert!(form.board().to_string().starts_with("........"));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod classify;
mod min_lex;
mod neighbours;
mod ranks;
mod refutation;
mod setting;
mod subsets;
mod unavoidable;

pub use classify::{Class, MOST_DEPTH, backdoors, classify};
pub use min_lex::{MinLex, are_isomorphic, min_lex};
pub use neighbours::neighbours;
pub use ranks::rank_correlation;
pub use refutation::refutation_sum;
pub use setting::{
    Clue, Contradiction, Redundancy, TrueCandidates, contradiction, redundant_clues, true_candidates,
};
pub use subsets::{is_minimal, minimal_puzzles, redundant_givens};
pub use unavoidable::{MOST_UNAVOIDABLE, unavoidable_sets};

/// The error for a question that was cancelled: what was found before is incomplete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancelled;

impl std::fmt::Display for Cancelled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("cancelled")
    }
}

impl std::error::Error for Cancelled {}
