//! What is wrong on a sheet, so that it can be named when it is dismissed.

use serde::{Deserialize, Serialize};

/// A complaint. Sent back in `dismissed`, it asks to go on as if what it is about were right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ComplaintJson {
    /// The same digit twice in a house.
    Conflict {
        /// The two cells, in reading order from 0.
        cells: [usize; 2],
        /// The digit, from 1.
        digit: u8,
    },
    /// An entry that is not the digit of the solution.
    WrongEntry {
        /// The cell.
        cell: usize,
    },
    /// A candidate of the solution that was removed by hand.
    LostCandidate {
        /// The cell.
        cell: usize,
        /// The digit.
        digit: u8,
    },
}
