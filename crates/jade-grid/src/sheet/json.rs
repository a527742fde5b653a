//! [`SheetData`]: a sheet as JSON, validated when it is read.

use super::Sheet;
use crate::line::{self, LineError};
use crate::{DigitSet, Geometry, GeometryError, Puzzle, Rules, RulesError};
use std::fmt;

/// The JSON form of a [`Sheet`], not yet checked: `Sheet::try_from(data)` checks it.
///
/// A set of digits is a number, bit `d - 1` for digit `d`. Fields from `barred` on, and `rules`, may be absent, which means that
/// nothing of the kind is there; when a sheet is written as JSON, they are left out in that case.
///
/// ```
/// use jade_grid::Sheet;
/// let json = r#"{"boxRows":2,"boxColumns":2,"givens":"1....2....3....4","entries":".3.............."}"#;
/// let sheet: Sheet = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&sheet).unwrap(), json);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SheetData {
    /// Rows of a box.
    pub box_rows: usize,
    /// Columns of a box.
    pub box_columns: usize,
    /// The rules that the board has besides rows, columns and boxes, in JADE's notation: `anti-knight; even r1c1`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rules: Option<String>,
    /// The givens as one line: a character per cell, `.` or `0` for an empty one.
    pub givens: String,
    /// The entries, likewise.
    pub entries: String,
    /// Digits that the puzzle itself bars from each cell, as a sukaku does, a set per cell.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub barred: Option<Vec<u32>>,
    /// Corner notes, a set per cell.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub corners: Option<Vec<u32>>,
    /// Candidate lists, a set or null per cell; an empty set means the same as null.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub candidates: Option<Vec<Option<u32>>>,
    /// Candidates removed by hand, a set per cell.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub removed: Option<Vec<u32>>,
    /// Candidates excluded by accepted conclusions, a set per cell.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub excluded: Option<Vec<u32>>,
    /// Corner notes that an entry removed and that come back with the last digit that rules them out, a set per cell.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cleared_corners: Option<Vec<u32>>,
    /// The same for candidates of lists.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cleared_candidates: Option<Vec<u32>>,
}

/// Why the data are not a sheet. Fields are named as in JSON; cells are numbers in reading order, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// Sheets are for boards up to 25×25.
    TooLarge {
        /// The side of the board.
        side: usize,
    },
    /// No board has such boxes.
    Geometry(GeometryError),
    /// The rules cannot be read, or there is no board with them.
    Rules(Box<RulesError>),
    /// A line of digits cannot be read.
    Line {
        /// `givens` or `entries`.
        field: &'static str,
        /// What is wrong in it, and where.
        error: LineError,
    },
    /// An entry in a cell that is a given.
    EntryOnGiven {
        /// The cell.
        cell: usize,
    },
    /// A list of marks for more or fewer cells than the board has.
    Length {
        /// `barred`, `corners`, `candidates`, `removed`, `excluded`, `clearedCorners` or `clearedCandidates`.
        field: &'static str,
        /// The number of cells in the list.
        found: usize,
        /// The number of cells on the board.
        expected: usize,
    },
    /// A mark for a digit that the board does not have.
    DigitOffBoard {
        /// `barred`, `corners`, `candidates`, `removed`, `excluded`, `clearedCorners` or `clearedCandidates`.
        field: &'static str,
        /// The cell.
        cell: usize,
        /// The bits found there.
        found: u32,
        /// The side of the board: bits 0 to `side - 1` may be set.
        side: usize,
    },
}

impl SheetError {
    /// Returns the JSON field that is wrong.
    pub fn field(&self) -> &'static str {
        match self {
            SheetError::TooLarge { .. } | SheetError::Geometry(_) => "boxRows",
            SheetError::EntryOnGiven { .. } => "entries",
            SheetError::Rules(_) => "rules",
            SheetError::Line { field, .. }
            | SheetError::Length { field, .. }
            | SheetError::DigitOffBoard { field, .. } => field,
        }
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::TooLarge { side } => {
                write!(f, "sheets are for boards up to 25×25, not {side}×{side}")
            }
            SheetError::Geometry(error) => error.fmt(f),
            SheetError::Rules(error) => write!(f, "rules: {error}"),
            SheetError::Line { field, error } => write!(f, "{field}: {error}"),
            SheetError::EntryOnGiven { cell } => write!(f, "entries: cell {cell} is a given"),
            SheetError::Length { field, found, expected } => {
                write!(f, "{field}: {found} values where {expected} were expected, one per cell")
            }
            SheetError::DigitOffBoard { field, cell, found, side } => {
                write!(f, "{field}: {found} for cell {cell} has digits beyond {side}")
            }
        }
    }
}

impl std::error::Error for SheetError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SheetError::Geometry(error) => Some(error),
            SheetError::Rules(error) => Some(error),
            SheetError::Line { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl TryFrom<SheetData> for Sheet {
    type Error = SheetError;

    fn try_from(data: SheetData) -> Result<Sheet, SheetError> {
        // The size first, so that no table is built for a board that is refused.
        let side = data.box_rows.checked_mul(data.box_columns);
        if let Some(side) = side.filter(|side| *side > Geometry::MAX_LARGE_SIDE) {
            return Err(SheetError::TooLarge { side });
        }
        let mut board =
            Geometry::with_boxes(data.box_rows, data.box_columns).map_err(SheetError::Geometry)?;
        if let Some(rules) = data.rules {
            board = Rules::read(board, &rules)
                .and_then(|rules| Geometry::of(&rules))
                .map_err(|error| SheetError::Rules(Box::new(error)))?;
        }
        let line = |field, text: &str| {
            line::read_cells(board, text).map_err(|error| SheetError::Line { field, error })
        };
        let mut givens = line("givens", &data.givens)?;
        if let Some(barred) = data.barred {
            let barred = sets("barred", board, barred)?;
            board.cells().zip(barred).for_each(|(cell, digits)| givens.bar(cell, digits));
        }
        let mut sheet = Sheet::new(givens)?;
        sheet.entries = line("entries", &data.entries)?;
        if let Some((cell, _)) = sheet.entries.filled().find(|(cell, _)| sheet.is_given(*cell)) {
            return Err(SheetError::EntryOnGiven { cell: cell.index() });
        }
        if let Some(corners) = data.corners {
            sheet.corners = sets("corners", board, corners)?;
        }
        if let Some(candidates) = data.candidates {
            let candidates = candidates.into_iter().map(Option::unwrap_or_default).collect();
            let lists = sets("candidates", board, candidates)?;
            sheet.candidates = lists.iter().map(|list| (!list.is_empty()).then_some(*list)).collect();
        }
        if let Some(removed) = data.removed {
            sheet.removed = sets("removed", board, removed)?;
        }
        if let Some(excluded) = data.excluded {
            sheet.excluded = sets("excluded", board, excluded)?;
        }
        if let Some(cleared) = data.cleared_corners {
            sheet.cleared_corners = sets("clearedCorners", board, cleared)?;
        }
        if let Some(cleared) = data.cleared_candidates {
            sheet.cleared_candidates = sets("clearedCandidates", board, cleared)?;
        }
        Ok(sheet)
    }
}

/// Validates one set of digits per cell.
fn sets(field: &'static str, board: &Geometry, masks: Vec<u32>) -> Result<Box<[DigitSet]>, SheetError> {
    let (found, expected, side) = (masks.len(), board.cell_count(), board.side());
    if found != expected {
        return Err(SheetError::Length { field, found, expected });
    }
    let sets: Box<[DigitSet]> = masks.into_iter().map(DigitSet::from_bits).collect();
    match sets.iter().position(|set| !DigitSet::all(side).is_superset(*set)) {
        Some(cell) => Err(SheetError::DigitOffBoard { field, cell, found: sets[cell].bits(), side }),
        None => Ok(sets),
    }
}

impl From<Sheet> for SheetData {
    fn from(sheet: Sheet) -> SheetData {
        let line = |puzzle: &Puzzle| puzzle.digits_line();
        let board = sheet.geometry();
        let masks = |sets: &[DigitSet]| {
            let any = sets.iter().any(|set| !set.is_empty());
            any.then(|| sets.iter().map(|set| set.bits()).collect())
        };
        let lists = sheet.candidates.iter().any(Option::is_some);
        SheetData {
            box_rows: board.box_rows(),
            box_columns: board.box_columns(),
            rules: board.written_rules(),
            givens: line(&sheet.givens),
            entries: line(&sheet.entries),
            barred: sheet.givens.barred_bits(),
            corners: masks(&sheet.corners),
            candidates: lists.then(|| sheet.candidates.iter().map(|list| list.map(DigitSet::bits)).collect()),
            removed: masks(&sheet.removed),
            excluded: masks(&sheet.excluded),
            cleared_corners: masks(&sheet.cleared_corners),
            cleared_candidates: masks(&sheet.cleared_candidates),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::LineErrorKind;
    use serde_json::json;

    /// A valid 4×4 sheet with one field replaced.
    fn with(field: &str, value: serde_json::Value) -> serde_json::Value {
        let mut sheet = json!({
            "boxRows": 2, "boxColumns": 2,
            "givens": "1....2....3....4", "entries": ".3..............",
            "barred": vec![8; 16], "corners": vec![3; 16], "candidates": vec![Some(15); 16], "removed": vec![1; 16],
            "excluded": vec![8; 16], "clearedCorners": vec![4; 16], "clearedCandidates": vec![2; 16],
        });
        sheet[field] = value;
        sheet
    }

    fn error(field: &str, value: serde_json::Value) -> SheetError {
        let json = with(field, value);
        let data: SheetData = serde_json::from_value(json.clone()).unwrap();
        let error = Sheet::try_from(data).unwrap_err();
        assert_eq!(serde_json::from_value::<Sheet>(json).unwrap_err().to_string(), error.to_string());
        error
    }

    #[test]
    fn written_sheets_are_read_back() {
        let json = with("corners", json!(vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]));
        let sheet: Sheet = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(serde_json::to_value(&sheet).unwrap(), json);
        assert_eq!(sheet.corners(crate::Cell::new(5)).bits(), 5);
    }

    #[test]
    fn an_empty_list_means_none() {
        let json = with("candidates", json!([0, null, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
        let sheet: Sheet = serde_json::from_value(json).unwrap();
        let lists = sheet.candidates.iter().filter(|list| list.is_some()).count();
        assert_eq!(lists, 1);
        let json = with("candidates", json!(vec![0; 16]));
        let sheet: Sheet = serde_json::from_value(json).unwrap();
        assert_eq!(serde_json::to_value(&sheet).unwrap().get("candidates"), None);
    }

    #[test]
    fn bad_sheets_are_refused_with_the_reason() {
        assert_eq!(error("boxRows", json!(13)), SheetError::TooLarge { side: 26 });
        assert_eq!(
            error("boxRows", json!(0)),
            SheetError::Geometry(GeometryError { box_rows: 0, box_columns: 2 })
        );
        assert!(matches!(error("boxRows", json!(usize::MAX)), SheetError::Geometry(_)));
        assert!(matches!(
            error("boxRows", json!(3)),
            SheetError::Line {
                field: "givens",
                error: LineError { kind: LineErrorKind::CellCount { found: 16, nearest: 36 }, .. }
            }
        ));
        assert!(matches!(
            error("entries", json!("5...............")),
            SheetError::Line {
                field: "entries",
                error: LineError {
                    line: 1,
                    column: 1,
                    kind: LineErrorKind::UnknownSymbol { found: '5', side: Some(4) }
                }
            }
        ));
        assert_eq!(error("entries", json!(".3...1..........")), SheetError::EntryOnGiven { cell: 5 });
        for field in
            ["barred", "corners", "candidates", "removed", "excluded", "clearedCorners", "clearedCandidates"]
        {
            let length = SheetError::Length { field, found: 17, expected: 16 };
            assert_eq!(error(field, json!(vec![1; 17])), length);
            assert_eq!(length.field(), field);
            let mut masks = vec![0; 16];
            masks[6] = 16;
            assert_eq!(
                error(field, json!(masks)),
                SheetError::DigitOffBoard { field, cell: 6, found: 16, side: 4 }
            );
        }
        for (field, value) in [
            ("givens", json!(5)),
            ("corners", json!([-1])),
            ("corners", json!([4_294_967_296_u64])),
            ("colour", json!(1)),
        ] {
            assert!(serde_json::from_value::<Sheet>(with(field, value)).is_err(), "{field}");
        }
    }
}
