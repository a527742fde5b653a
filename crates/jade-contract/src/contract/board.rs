//! Parts of a board.

use serde::{Deserialize, Serialize};

/// A digit in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CandidateJson {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// The digit, from 1.
    pub digit: u8,
}

/// What sort of house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum HouseKindJson {
    /// From the top.
    Row,
    /// From the left.
    Column,
    /// In reading order.
    Box,
    /// An extra region.
    Region,
}

/// A house: row 4, box 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HouseJson {
    /// Row, column, box or region.
    pub kind: HouseKindJson,
    /// Its number among those, from 1.
    pub number: usize,
}
