//! Parts of a board.

use serde::{Deserialize, Serialize};

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum HouseKindJson {
    /// A row; rows are numbered from the top.
    Row,
    /// A column; columns are numbered from the left.
    Column,
    /// A box; boxes are numbered in reading order.
    Box,
    /// A region in place of a box, numbered by its first cell in reading order.
    Region,
    /// A diagonal: 1 from the top left, 2 from the top right.
    Diagonal,
    /// A window of a windoku, numbered in reading order.
    Window,
    /// The cells at one place in all boxes, numbered by the place.
    Group,
    /// Any other set of cells that holds every digit once.
    Extra,
}

/// A house, such as row 4 or box 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HouseJson {
    /// Whether it is a row, a column, a box or an extra region.
    pub kind: HouseKindJson,
    /// Its number among the houses of its kind, from 1.
    pub number: usize,
}
