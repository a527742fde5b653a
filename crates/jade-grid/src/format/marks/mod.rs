//! A grid of pencil marks: per cell its candidates without blanks between them, or its digit.
//!
//! The reader takes
//! - one line per row, cells parted by blanks and bars, with or without frames; boards up to 16×16, their boxes
//!   by the bars of the first row, else the usual ones;
//! - signs among the digits, which some programs set round those of a pattern (`*12`, `#3`): they are passed
//!   over; `.` for a cell of which nothing is known;
//! - before the grid, with blank lines between, a line or grid of the givens, or one of the givens and one of what is
//!   filled; or after it a comment `# givens` and the line of givens;
//! - after the last row a text (the step that was copied with the grid), which is comment;
//! - several such grids, one after the other.
//!
//! A single digit is a digit that stands there, unless a cell that sees it has it among several candidates:
//! then it is the only candidate of an open cell. Where no givens are named it is not known which of the digits
//! are: [`Reading::givens_known`].
//!
//! The writer pads the columns and frames the boxes. A puzzle is written with the candidates that its digits
//! leave; [`write()`] writes a sheet, entries, lists and all, and behind it the givens, so that nothing is lost.

mod scan;

use super::error::{FormatError, FormatErrorKind};
use super::rows::Rows;
use super::{Format, Reading, Readings, line};
use crate::{Cell, Digit, DigitSet, Geometry, Puzzle, Sheet};
use scan::{Block, blocks};

/// The format: a grid of pencil marks.
#[derive(Clone, Copy, Debug)]
pub struct Marks;

/// Blocks that are looked at to recognise a text: givens, what is filled, and the grid.
const LOOKED_AT: usize = 3;

/// What introduces the givens behind a grid.
const GIVENS: &str = "# givens ";

impl Format for Marks {
    fn id(&self) -> &'static str {
        "marks"
    }

    /// Whether one of the first blocks is a grid in half of whose rows every cell has candidates, and what stands
    /// above it is no list of puzzles.
    fn recognises(&self, text: &str) -> bool {
        !line::begins_a_list(text) && blocks(text).take(LOOKED_AT).any(|block| block.side().is_some())
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let mut readings = Vec::new();
        // Grids of digits that may belong to the grid of marks below them.
        let mut above: Vec<Result<Reading, FormatError>> = Vec::new();
        for block in blocks(text) {
            let Some(side) = block.side() else {
                let lines = format!("{}{}", "\n".repeat(block.first_line - 1), block.text);
                let reader: &dyn Format = if Rows.recognises(block.text) { &Rows } else { &line::Line };
                above.extend(reader.read(&lines));
                continue;
            };
            for (index, grid) in block.grids(side).into_iter().enumerate() {
                let known = if index == 0 { givens_of(&mut above, side) } else { None };
                readings.append(&mut above);
                readings.push(read(&grid, side, known));
            }
        }
        readings.append(&mut above);
        Box::new(readings.into_iter())
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        match Sheet::new(puzzle.clone()) {
            Ok(sheet) => write(&sheet),
            // Larger boards have no candidates to write.
            Err(_) => Rows.write(puzzle),
        }
    }
}

/// Takes the givens from the grids above a grid of marks, if they are of its board: of the last two the first,
/// if the second has all its digits; else the last.
fn givens_of(above: &mut Vec<Result<Reading, FormatError>>, side: usize) -> Option<Puzzle> {
    let fits = |reading: &Result<Reading, FormatError>| {
        reading.as_ref().is_ok_and(|reading| reading.puzzle.geometry().side() == side)
    };
    let last = above.pop_if(|reading| fits(reading))?.ok()?.puzzle;
    let first = above.pop_if(|reading| {
        fits(reading)
            && reading.as_ref().is_ok_and(|reading| {
                reading.puzzle.clues().all(|(cell, digit)| last.get(cell) == Some(digit))
            })
    });
    Some(first.and_then(Result::ok).map_or(last, |reading| reading.puzzle))
}

/// Reads one grid. `known`: the givens, where a grid of them stands above.
fn read(grid: &Block<'_>, side: usize, known: Option<Puzzle>) -> Result<Reading, FormatError> {
    let first = grid.rows.first().map_or(grid.first_line, |row| row.line);
    let board = board(grid, side).ok_or_else(|| FormatErrorKind::cell_count(side * side).at(first, 1))?;
    let lists = lists(grid, side, board)?;
    let is_listed = |cell: Cell, digit: Digit| {
        board.peers(cell).iter().any(|peer| {
            let list = lists[peer.index()];
            list.len() > 1 && list.contains(digit)
        })
    };
    let mut filled = Puzzle::empty(board);
    for cell in board.cells() {
        filled.set(cell, lists[cell.index()].single().filter(|digit| !is_listed(cell, *digit)));
    }
    let (notes, named) = grid.notes(side, GIVENS);
    let known = match named {
        Some((number, text)) => Some(
            line::read_cells(board, text.trim()).map_err(|error| FormatError { line: number, ..error })?,
        ),
        None => known,
    };
    let open: Vec<(Cell, DigitSet)> = board
        .cells()
        .filter(|cell| filled.get(*cell).is_none())
        .map(|cell| (cell, lists[cell.index()]))
        .collect();
    let givens_known = known.is_some();
    // Givens of a board of another shape cannot be those of this one; their digits are the same.
    let givens = match known {
        Some(known) => Puzzle::from_digits(board, known.digits()).unwrap_or_else(|| filled.clone()),
        None => filled.clone(),
    };
    let sheet = Sheet::with_written(givens.clone(), filled, &open, &[]).ok().map(Box::new);
    let comment = (!notes.is_empty()).then(|| notes.join("\n"));
    Ok(Reading { puzzle: givens, line: first, comment, format: Marks.id(), sheet, givens_known })
}

/// The board of a grid: its boxes by the bars of the first row.
fn board(grid: &Block<'_>, side: usize) -> Option<&'static Geometry> {
    let by_bars = grid
        .rows
        .first()
        .and_then(|row| row.first_bar())
        .filter(|columns| (2..side).contains(columns) && side.is_multiple_of(*columns));
    match by_bars {
        Some(columns) => Geometry::with_boxes(side / columns, columns).ok(),
        None => Geometry::standard(side),
    }
}

/// The candidates of every cell, in reading order; none where nothing is known.
fn lists(grid: &Block<'_>, side: usize, board: &Geometry) -> Result<Vec<DigitSet>, FormatError> {
    let mut lists = Vec::with_capacity(board.cell_count());
    for row in grid.rows.iter().take(side) {
        for word in row.words.iter().take(side) {
            lists.push(word.digits(side).map_err(|(column, kind)| kind.at(row.line, column))?);
        }
        let found = row.words.len();
        if found < side {
            return Err(FormatErrorKind::RowLength { found, expected: side }.at(row.line, row.end));
        }
    }
    if grid.rows.len() < side {
        let kind = FormatErrorKind::RowCount { found: grid.rows.len(), expected: side };
        return Err(kind.at(grid.rows.last().map_or(grid.first_line, |row| row.line), 1));
    }
    Ok(lists)
}

/// Writes a sheet: its digits, and in open cells what the player's lists or the rules leave. A comment with the
/// givens follows, without a newline at the end. An open cell without any candidate is written `.`.
///
/// ```
/// use jade_grid::format::{self, marks};
/// let sheet = jade_grid::Sheet::new(format::read("12..3.......4..2").unwrap()).unwrap();
/// assert!(marks::write(&sheet).starts_with("\
/// .-------.---------.
/// | 1  2  | 34  34  |
/// | 3  4  | 124 14  |
/// :-------+---------:
/// | 2  13 | 134 134 |
/// | 4  13 | 13  2   |
/// '-------'---------'"));
/// ```
pub fn write(sheet: &Sheet) -> String {
    let board = sheet.geometry();
    let (side, across) = (board.side(), board.box_columns());
    let words: Vec<String> = board.cells().map(|cell| word(sheet, cell)).collect();
    let width = |stack: usize| {
        let inside = |cell: &Cell| board.column(*cell) / across == stack;
        board.cells().filter(inside).map(|cell| words[cell.index()].len()).max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..side / across).map(width).collect();
    let frame = |left: char, middle: &str, right: char| {
        let parts: Vec<String> = widths.iter().map(|width| "-".repeat((width + 1) * across + 1)).collect();
        format!("{left}{}{right}\n", parts.join(middle))
    };
    let mut out = frame('.', ".", '.');
    for row in 0..side {
        if row > 0 && row.is_multiple_of(board.box_rows()) {
            out += &frame(':', "+", ':');
        }
        for column in 0..side {
            if column.is_multiple_of(across) {
                out += "| ";
            }
            let width = widths[column / across];
            out += &format!("{:width$} ", words[row * side + column]);
        }
        out += "|\n";
    }
    out += &frame('\'', "'", '\'');
    out + GIVENS + &sheet.givens().to_string()
}

/// What stands for a cell in a grid.
fn word(sheet: &Sheet, cell: Cell) -> String {
    if let Some(digit) = sheet.value(cell) {
        return digit.symbol().to_string();
    }
    let allowed = sheet.allowed(cell);
    let listed = sheet.candidates(cell).map_or(allowed, |list| list & allowed);
    let word: String = listed.iter().map(Digit::symbol).collect();
    if word.is_empty() { ".".to_owned() } else { word }
}

#[cfg(test)]
mod tests;
