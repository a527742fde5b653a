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
//! are: [`Document::givens_known`].

mod scan;

use crate::{Document, ReadError, ReadErrorKind, lines, rows};
use jade_grid::line::{self, LineErrorKind};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, Sheet};
use scan::{Block, Grid, blocks};

/// A mistake in a grid of candidates.
fn at(kind: impl Into<ReadErrorKind>, line: usize, column: usize) -> ReadError {
    kind.into().at("marks", line, column)
}

/// Blocks that are looked at to recognise a text: givens, what is filled, and the grid.
const LOOKED_AT: usize = 3;

/// What introduces the givens behind a grid.
const GIVENS: &str = "# givens ";

/// Whether one of the first blocks is a grid in half of whose rows every cell has candidates, and what stands
/// above it is no list of puzzles.
pub(crate) fn recognises(text: &str) -> bool {
    !lines::begins_a_list(text) && blocks(text).take(LOOKED_AT).any(|block| block.side().is_some())
}

/// Every grid of candidates of a text, and the puzzles in other forms between them, block by block.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Document, ReadError>> + '_ {
    let mut blocks = blocks(text);
    // Grids of digits that may belong to the grid of marks below them: no more than two can.
    let mut above: Vec<Result<Document, ReadError>> = Vec::new();
    let groups = std::iter::from_fn(move || {
        let Some(block) = blocks.next() else {
            return (!above.is_empty()).then(|| std::mem::take(&mut above));
        };
        let mut readings = Vec::new();
        if let Some(side) = block.side() {
            for (index, grid) in block.grids(side).enumerate() {
                let known = if index == 0 { givens_of(&mut above, side) } else { None };
                readings.append(&mut above);
                readings.push(read_grid(&grid, side, known));
            }
        } else {
            above.append(&mut read_digits(&block));
            readings.extend(above.drain(..above.len().saturating_sub(2)));
        }
        Some(readings)
    });
    groups.flatten()
}

/// The puzzles of a block that is no grid of marks.
fn read_digits(block: &Block<'_>) -> Vec<Result<Document, ReadError>> {
    let lines_before = block.first_line - 1;
    let below = |reading: Result<Document, ReadError>| match reading {
        Ok(mut document) => {
            document.line += lines_before;
            Ok(document)
        }
        Err(error) => Err(error.below(lines_before)),
    };
    match rows::recognises(block.text) {
        true => rows::read(block.text).map(below).collect(),
        false => lines::read(block.text).map(below).collect(),
    }
}

/// Takes the givens from the grids above a grid of marks, if they are of its board: of the last two the first,
/// if the second has all its digits; else the last.
fn givens_of(above: &mut Vec<Result<Document, ReadError>>, side: usize) -> Option<Puzzle> {
    let fits = |reading: &Result<Document, ReadError>| {
        reading.as_ref().is_ok_and(|reading| reading.geometry().side() == side)
    };
    let last = above.pop_if(|reading| fits(reading))?.ok()?.givens().clone();
    let first = above.pop_if(|reading| {
        fits(reading)
            && reading.as_ref().is_ok_and(|reading| {
                reading.givens().clues().all(|(cell, digit)| last.get(cell) == Some(digit))
            })
    });
    Some(first.and_then(Result::ok).map_or(last, |reading| reading.givens().clone()))
}

/// Reads one grid. `known`: the givens, where a grid of them stands above.
fn read_grid(grid: &Grid<'_, '_>, side: usize, known: Option<Puzzle>) -> Result<Document, ReadError> {
    let first = grid.rows.first().map_or(grid.first_line, |row| row.line);
    let board = board(grid, side).ok_or_else(|| at(LineErrorKind::cell_count(side * side), first, 1))?;
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
        Some((number, text)) => {
            Some(line::read_cells(board, text.trim()).map_err(|error| at(error.kind, number, error.column))?)
        }
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
    let sheet = Sheet::with_written(givens.clone(), filled, &open, &[]).ok();
    let mut document = sheet.map_or_else(|| Document::of_puzzle(givens), Document::of_sheet);
    document.line = first;
    document.givens_known = givens_known;
    document.about.comment = (!notes.is_empty()).then(|| notes.join("\n"));
    Ok(document)
}

/// The board of a grid: its boxes by the bars of the first row.
fn board(grid: &Grid<'_, '_>, side: usize) -> Option<&'static Geometry> {
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
fn lists(grid: &Grid<'_, '_>, side: usize, board: &Geometry) -> Result<Vec<DigitSet>, ReadError> {
    let mut lists = Vec::with_capacity(board.cell_count());
    for row in grid.rows.iter().take(side) {
        let cells = row.cells(side);
        for word in &cells {
            lists.push(word.digits(side).map_err(|(column, kind)| at(kind, row.line, column))?);
        }
        let found = cells.len();
        if found < side {
            return Err(at(ReadErrorKind::RowLength { found, expected: side }, row.line, row.end()));
        }
    }
    if grid.rows.len() < side {
        let kind = ReadErrorKind::RowCount { found: grid.rows.len(), expected: side };
        return Err(at(kind, grid.rows.last().map_or(grid.first_line, |row| row.line), 1));
    }
    Ok(lists)
}

#[cfg(test)]
mod tests;
