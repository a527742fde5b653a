//! [`Notation`]: how cells are named.

use crate::{Cell, Geometry};
use std::fmt;

/// A way to name cells. One is chosen for writing; all of them are read ([`Notation::read`]).
///
/// ```
/// use jade_grid::{Geometry, Notation};
/// let board = Geometry::standard(9).unwrap();
/// let cell = board.cell_at(3, 5);
/// let names = Notation::ALL.map(|notation| notation.write(board, cell));
/// assert_eq!(names, ["r4c6", "f4c6", "D6", "4F"]);
/// for name in names {
///     assert_eq!(Notation::read(board, &name), Ok(cell));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Notation {
    /// `r4c6`: row and column by number.
    #[default]
    RowColumn,
    /// `f4c6`: the same in Spanish, *fila* and *columna*.
    FilaColumna,
    /// `D6`: the row by letter, the column by number.
    LetterNumber,
    /// `4F`: the row by number, the column by letter.
    NumberLetter,
}

/// Why a text does not name a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// It does not match any notation.
    Form {
        /// The text.
        found: String,
    },
    /// There is no such row on the board.
    Row {
        /// The row as it was written: `12`, `L`.
        found: String,
        /// How many rows there are.
        side: usize,
    },
    /// There is no such column on the board.
    Column {
        /// The column as it was written.
        found: String,
        /// How many columns there are.
        side: usize,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Form { found } => {
                write!(f, "{found:?} is no cell: r4c6, f4c6, D6 and 4F are")
            }
            NotationError::Row { found, side } => write!(f, "no row {found} on a {side}×{side} board"),
            NotationError::Column { found, side } => write!(f, "no column {found} on a {side}×{side} board"),
        }
    }
}

impl std::error::Error for NotationError {}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 4] =
        [Notation::RowColumn, Notation::FilaColumna, Notation::LetterNumber, Notation::NumberLetter];

    /// Returns the name used in options and settings: `row-column`, `fila-columna`, `letter-number`, `number-letter`.
    pub const fn id(self) -> &'static str {
        match self {
            Notation::RowColumn => "row-column",
            Notation::FilaColumna => "fila-columna",
            Notation::LetterNumber => "letter-number",
            Notation::NumberLetter => "number-letter",
        }
    }

    /// Returns the notation with this [`Notation::id`].
    pub fn from_id(id: &str) -> Option<Notation> {
        Notation::ALL.into_iter().find(|notation| notation.id() == id)
    }

    /// Returns the name of a cell. Letters run from `A` to `Z`, then `AA`, `AB` and so on.
    pub fn write(self, geometry: &Geometry, cell: Cell) -> String {
        let (row, column) = (geometry.row(cell) + 1, geometry.column(cell) + 1);
        match self {
            Notation::RowColumn => format!("r{row}c{column}"),
            Notation::FilaColumna => format!("f{row}c{column}"),
            Notation::LetterNumber => format!("{}{column}", letters(row)),
            Notation::NumberLetter => format!("{row}{}", letters(column)),
        }
    }

    /// Returns the cell with this name in any notation, in upper or lower case; blanks around it are ignored.
    ///
    /// The four forms exclude each other: letter, number, letter, number is `r4c6` or `f4c6`; letters and a number is
    /// `D6` (so `R4` is row R, column 4); a number and letters is `4F`. Row letters skip none, so the ninth is `I`; on
    /// boards with only nine rows, `J` and `K` are read as the ninth too, because some write it so that `I` is not
    /// mistaken for a one.
    ///
    /// ```
    /// use jade_grid::{Geometry, Notation, NotationError};
    /// let board = Geometry::standard(12).unwrap();
    /// assert_eq!(Notation::read(board, "R10C12"), Ok(board.cell_at(9, 11)));
    /// assert_eq!(Notation::read(board, "12d"), Ok(board.cell_at(11, 3)));
    /// let error = Notation::read(board, "r13c1").unwrap_err();
    /// assert_eq!(error, NotationError::Row { found: "13".into(), side: 12 });
    /// assert_eq!(error.to_string(), "no row 13 on a 12×12 board");
    /// ```
    ///
    /// # Errors
    /// [`NotationError`] if it has none of these forms, or there is no such cell on this board.
    pub fn read(geometry: &Geometry, text: &str) -> Result<Cell, NotationError> {
        let text = text.trim();
        let form = || NotationError::Form { found: text.chars().take(20).collect() };
        if !text.is_ascii() {
            return Err(form());
        }
        let parts: Vec<&str> = text
            .as_bytes()
            .chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit())
            .map(|part| std::str::from_utf8(part).unwrap_or_default())
            .collect();
        let (row, column) = match parts[..] {
            [r, row, c, column] if is_one_of(r, "rf") && is_one_of(c, "c") => (row, column),
            [row, column] => (row, column),
            _ => return Err(form()),
        };
        let by_number = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
        let is_name = |part: &str| by_number(part) || part.bytes().all(|c| c.is_ascii_alphabetic());
        if !is_name(row) || !is_name(column) {
            return Err(form());
        }
        let side = geometry.side();
        let number = |part: &str| -> Option<usize> {
            let number = if by_number(part) { part.parse().ok()? } else { letters_to_number(part)? };
            (1..=side).contains(&number).then_some(number)
        };
        let shortened = |part: &str| part.chars().take(20).collect();
        let ninth = side == 9 && (is_one_of(row, "jk"));
        let row = number(row)
            .or(ninth.then_some(9))
            .ok_or_else(|| NotationError::Row { found: shortened(row), side })?;
        let column =
            number(column).ok_or_else(|| NotationError::Column { found: shortened(column), side })?;
        Ok(geometry.cell_at(row - 1, column - 1))
    }
}

fn is_one_of(part: &str, letters: &str) -> bool {
    part.len() == 1 && letters.contains(&part.to_ascii_lowercase())
}

/// Writes a number from 1 as letters: `A`, `B`, … `Z`, `AA`, `AB`, …
fn letters(mut number: usize) -> String {
    let mut letters = Vec::new();
    while number > 0 {
        letters.push((b'A' + ((number - 1) % 26) as u8) as char);
        number = (number - 1) / 26;
    }
    letters.iter().rev().collect()
}

/// The inverse of [`letters`]; `None` if the number is too large for any board.
fn letters_to_number(letters: &str) -> Option<usize> {
    if letters.len() > 2 {
        return None;
    }
    Some(letters.bytes().fold(0, |number, c| 26 * number + usize::from(c.to_ascii_uppercase() - b'A') + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_every_board_is_read_back_in_every_notation() {
        for side in [4, 6, 9, 10, 16, 25, 100] {
            let board = Geometry::standard(side).unwrap();
            for cell in board.cells() {
                for notation in Notation::ALL {
                    let name = notation.write(board, cell);
                    assert_eq!(Notation::read(board, &name), Ok(cell), "{name}");
                    assert_eq!(Notation::read(board, &format!(" {} ", name.to_lowercase())), Ok(cell));
                }
            }
        }
    }

    #[test]
    fn large_boards_have_names_too() {
        let board = Geometry::standard(100).unwrap();
        let cell = board.cell_at(99, 26);
        let names = Notation::ALL.map(|notation| notation.write(board, cell));
        assert_eq!(names, ["r100c27", "f100c27", "CV27", "100AA"]);
    }

    #[test]
    fn the_ninth_row_has_three_letters() {
        let board = Geometry::standard(9).unwrap();
        for name in ["I9", "J9", "k9", "9I"] {
            assert_eq!(Notation::read(board, name), Ok(board.cell_at(8, 8)), "{name}");
        }
        let larger = Geometry::standard(10).unwrap();
        assert_eq!(Notation::read(larger, "J9"), Ok(larger.cell_at(9, 8)));
        assert_eq!(Notation::read(larger, "K9"), Err(NotationError::Row { found: "K".into(), side: 10 }));
    }

    #[test]
    fn invalid_names_are_refused() {
        let board = Geometry::standard(9).unwrap();
        for text in ["", "r4", "4", "D", "r4c", "c4r6", "r4c6x", "x4c6", "r 4c6", "ñ4", "4-6", "-", "D6D6"] {
            let error = Notation::read(board, text).unwrap_err();
            let form = matches!(error, NotationError::Form { .. });
            assert_eq!(form, text != "r4", "{text}: {error}");
        }
        for (text, error) in [
            ("r0c1", NotationError::Row { found: "0".into(), side: 9 }),
            ("r1c10", NotationError::Column { found: "10".into(), side: 9 }),
            ("D0", NotationError::Column { found: "0".into(), side: 9 }),
            ("4J", NotationError::Column { found: "J".into(), side: 9 }),
            ("1AAA", NotationError::Column { found: "AAA".into(), side: 9 }),
            ("99999999999999999999999A", NotationError::Row { found: "9".repeat(20), side: 9 }),
        ] {
            assert_eq!(Notation::read(board, text), Err(error), "{text}");
        }
    }

    #[test]
    fn notations_are_found_by_id() {
        for notation in Notation::ALL {
            assert_eq!(Notation::from_id(notation.id()), Some(notation));
            assert_eq!(serde_json::to_value(notation).unwrap(), notation.id());
        }
        assert_eq!(Notation::from_id("chess"), None);
    }
}
