//! Complaints: what is wrong on a sheet.

use serde::{Deserialize, Serialize};

/// A complaint. To ignore it, send it back in `dismissed`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ComplaintJson {
    /// Digits break a rule: a house contains a digit twice, or a rule of the board forbids it.
    Conflict {
        /// The two cells, in reading order from 0.
        cells: [usize; 2],
        /// The digit, from 1.
        digit: u8,
    },
    /// The entry differs from the solution.
    WrongEntry {
        /// The cell, in reading order from 0.
        cell: usize,
    },
    /// The player has removed a candidate that belongs to the solution.
    LostCandidate {
        /// The cell, in reading order from 0.
        cell: usize,
        /// The digit, from 1.
        digit: u8,
    },
}
