//! A grid of pencil marks: the candidates of each cell without blanks between them, or its digit.
//!
//! The reader accepts
//! - one line per row, with cells separated by blanks and bars, with or without frames; boards up to 16×16, with boxes
//!   according to the bars in the first row, or otherwise the usual ones;
//! - signs among the digits, which some programs use to mark a pattern (`*12`, `#3`) and which are ignored; `.` for a
//!   cell about which nothing is known;
//! - before the grid, separated by blank lines, a line or grid of the givens, or one of the givens and one of all
//!   filled cells; or after the grid a comment `# givens` with the line of givens;
//! - text after the last row, such as a step that was copied with the grid, as the comment;
//! - several such grids, one after another.
//!
//! A single digit is a filled cell, unless a cell that sees it has the digit among several candidates; then it is the
//! only candidate of an open cell. Without named givens, it is not known which digits are givens:
//! [`Document::givens_known`].

mod scan;

use crate::{Document, ReadError, ReadErrorKind, lines, rows};
use jade_grid::line::{self, LineErrorKind};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, Sheet};
use scan::{Block, Grid, blocks};
use std::collections::VecDeque;

/// What is read one by one.
type Readings<'t> = Box<dyn Iterator<Item = Result<Document, ReadError>> + 't>;

/// Returns an error in a grid of candidates.
fn at(kind: impl Into<ReadErrorKind>, line: usize, column: usize) -> ReadError {
    kind.into().at("marks", line, column)
}

/// The number of blocks used to recognise a text: givens, filled cells, and the grid.
const LOOKED_AT: usize = 3;

/// The text before the givens after a grid.
const GIVENS: &str = "# givens ";

/// Recognises a text if one of its first blocks is a grid in which at least half of the rows have candidates in every
/// cell, and the text above is not a list of puzzles.
pub(crate) fn recognises(text: &str) -> bool {
    !lines::begins_a_list(text) && blocks(text).take(LOOKED_AT).any(|block| block.side().is_some())
}

/// Reads every grid of candidates of a text, and the puzzles in other forms between them, block by block.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Document, ReadError>> + '_ {
    let mut blocks = blocks(text);
    let mut digits: Option<Readings<'_>> = None;
    // Grids of digits that may belong to the grid of candidates below; two at most.
    let mut above: VecDeque<Result<Document, ReadError>> = VecDeque::new();
    let groups = std::iter::from_fn(move || {
        // A text may have a puzzle in every line, so they are read one by one.
        while let Some(reading) = digits.as_mut().and_then(Iterator::next) {
            above.push_back(reading);
            if above.len() > 2 {
                return above.pop_front().map(|reading| vec![reading]);
            }
        }
        let Some(block) = blocks.next() else {
            return (!above.is_empty()).then(|| above.drain(..).collect());
        };
        let mut readings = Vec::new();
        match block.side() {
            Some(side) => {
                for (index, grid) in block.grids(side).enumerate() {
                    let known = if index == 0 { givens_of(&mut above, side) } else { None };
                    readings.extend(above.drain(..));
                    readings.push(read_grid(&grid, side, known));
                }
            }
            None => digits = Some(read_digits(&block)),
        }
        Some(readings)
    });
    groups.flatten()
}

/// Reads the puzzles of a block that is not a grid of candidates.
fn read_digits<'t>(block: &Block<'t>) -> Readings<'t> {
    let lines_before = block.first_line - 1;
    let below = move |reading: Result<Document, ReadError>| match reading {
        Ok(mut document) => {
            document.line += lines_before;
            Ok(document)
        }
        Err(error) => Err(error.below(lines_before)),
    };
    match rows::recognises(block.text) {
        true => Box::new(rows::read(block.text).map(below)),
        false => Box::new(lines::read(block.text).map(below)),
    }
}

/// Takes the givens from the grids above a grid of candidates, if they have the same board: the first of the last two
/// if the second has all its digits; otherwise the last one.
fn givens_of(above: &mut VecDeque<Result<Document, ReadError>>, side: usize) -> Option<Puzzle> {
    let fits = |reading: &Result<Document, ReadError>| {
        reading.as_ref().is_ok_and(|reading| reading.geometry().side() == side)
    };
    let last = above.pop_back_if(|reading| fits(reading))?.ok()?.givens().clone();
    let first = above.pop_back_if(|reading| {
        fits(reading)
            && reading.as_ref().is_ok_and(|reading| {
                reading.givens().filled().all(|(cell, digit)| last.get(cell) == Some(digit))
            })
    });
    Some(first.and_then(Result::ok).map_or(last, |reading| reading.givens().clone()))
}

/// Reads one grid. `known` are the givens from a grid above it.
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
    // Where there are no digits, none of them can be an entry.
    let givens_known = known.is_some() || filled.filled_count() == 0;
    // The givens may have another shape of boxes; their digits are the same.
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

/// Returns the board of a grid, with boxes according to the bars in the first row.
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

/// Returns the candidates of every cell, in reading order; empty if nothing is known.
fn lists(grid: &Grid<'_, '_>, side: usize, board: &Geometry) -> Result<Vec<DigitSet>, ReadError> {
    let mut lists = Vec::with_capacity(board.cell_count());
    let rows = grid.rows.len().min(side);
    for (index, row) in grid.rows.iter().take(side).enumerate() {
        let cells = row.cells(side);
        for word in &cells {
            lists.push(word.digits(side).map_err(|(column, kind)| at(kind, row.line, column))?);
        }
        let found = cells.len();
        if found < side {
            let kind = ReadErrorKind::RowLength { found, expected: side, row: index + 1, rows };
            return Err(at(kind, row.line, row.end()));
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
