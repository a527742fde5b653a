//! A grid of rows, with or without bars and frames.
//!
//! The reader accepts
//! - one line per row, with cells as in [one line](jade_grid::line), with or without blanks between them, or as numbers
//!   separated by blanks (`10 11 12`);
//! - bars and frames anywhere: `|`, `-`, `+`, `=`, `:`, `¦`, box-drawing characters. A line with a horizontal bar and
//!   no digit or letter is a frame, whatever else it contains (`*---*`, `.---.`, `'---'`);
//! - any board, according to the length of its rows. Bars that divide all rows equally, and frames between the rows,
//!   determine its boxes (3×2 or 2×3); otherwise it has the usual ones;
//! - other arrangements of lines with equal numbers of cells that together make a board (such as three rows per line),
//!   if no line can be a puzzle of its own;
//! - blank lines and lines that begin with `#` in between, and after any row a comment that begins with one of `#,;`.
//!   Text after the last cell is a comment, unless it is one more row. Lines with `#` before the grid are skipped.
//!
//! The writer puts blanks between cells and bars between boxes, with `.` for an empty cell; on boards beyond 61×61, it
//! uses numbers.

pub(crate) mod scan;

use crate::lines::significant_lines;
use crate::{Document, ReadError, ReadErrorKind};
use jade_grid::line::{self, LineErrorKind, Symbols, cell_counts, comment};
use jade_grid::{Geometry, Puzzle};
use scan::{Cells, Grid, Row, blocks};

/// Returns an error in a grid of rows.
fn at(kind: impl Into<ReadErrorKind>, line: usize, column: usize) -> ReadError {
    kind.into().at("rows", line, column)
}

/// Reads every grid of a text: the whole text, or its blocks between blank lines.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Document, ReadError>> + '_ {
    let whole = Grid::scan(text, 0);
    let one = whole.square().is_some() || {
        let several = blocks(text).nth(1).is_some();
        // Four 9×9 boards have as many cells as one 18×18 board, so square blocks are boards of their own.
        let squares = several && blocks(text).all(|grid| grid.square().is_some());
        !squares && (!several || whole.layout().is_some() || blocks(text).all(|grid| grid.layout().is_none()))
    };
    let whole = (one && !whole.rows.is_empty()).then_some(whole);
    let blocks = (!one).then(|| blocks(text)).into_iter().flatten();
    whole.into_iter().chain(blocks).map(|grid| grid.read())
}

/// Reads a text with one grid.
///
/// # Errors
/// [`ReadError`] if the text is not a grid.
pub(crate) fn read_one(text: &str) -> Result<Puzzle, ReadError> {
    Grid::scan(text, 0).read().map(|document| document.givens().clone())
}

/// Writes a puzzle as a grid with bars between the boxes, without a final newline.
pub(crate) fn write(puzzle: &Puzzle) -> String {
    let board = puzzle.geometry();
    let (side, across) = (board.side(), board.box_columns());
    let width = if side > 61 { side.to_string().len() } else { 1 };
    let mut lines = Vec::new();
    for row in 0..side {
        if row > 0 && row % board.box_rows() == 0 {
            let stack = "-".repeat(across * (width + 1));
            // There is a blank on both sides of a bar, but none at the edges.
            let middle = vec![format!("{stack}-"); (side / across).saturating_sub(2)];
            lines.push([&[stack.clone()][..], &middle, &[stack]].concat().join("+"));
        }
        let mut line = String::new();
        for column in 0..side {
            if column > 0 {
                line.push_str(if column % across == 0 { " | " } else { " " });
            }
            let cell = match puzzle.get(board.cell_at(row, column)) {
                None => ".".to_owned(),
                Some(digit) if side > 61 => digit.to_string(),
                Some(digit) => digit.symbol().to_string(),
            };
            line.push_str(&format!("{cell:>width$}"));
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// How the rows of a text form a board.
struct Layout {
    side: usize,
    cells: Cells,
    /// The number of rows of the board; the rest is a comment.
    rows: usize,
}

impl Grid<'_> {
    /// Returns how the rows form one board, according to their number and lengths, if they do.
    fn layout(&self) -> Option<Layout> {
        self.square().or_else(|| self.other_arrangement())
    }

    /// Returns a layout with as many rows as cells per row.
    fn square(&self) -> Option<Layout> {
        let first = self.rows.first()?;
        [Cells::Characters, Cells::Words].into_iter().find_map(|cells| {
            let side = first.width(cells);
            let (last, rows) = self.rows.get(..side)?.split_last()?;
            let fits = side >= 4
                && Geometry::standard(side).is_some()
                && rows.iter().all(|row| row.width(cells) == side)
                && last.begins_with_cells(side, cells)
                && !self.rows[side..].iter().any(|row| row.is_row_of(side, cells));
            fits.then_some(Layout { side, cells, rows: side })
        })
    }

    /// Returns a layout of equal lines that together form a board, if none can be a puzzle of its own.
    fn other_arrangement(&self) -> Option<Layout> {
        let cells = Cells::Characters;
        let width = self.rows.first()?.width(cells);
        let total = width * self.rows.len();
        let alone = self.rows.len() == 1 && !self.framed;
        // Equal lines of more than 15 cells are more likely to be puzzles with the same mistake.
        let plausible = width < 16 || total == 81 || self.rows.len() == 1;
        let fits = !alone && plausible && self.rows.iter().all(|row| row.width(cells) == width);
        let side = Geometry::standard_of_cells(total).filter(|_| fits)?.side();
        Some(Layout { side, cells, rows: self.rows.len() })
    }

    /// Returns the boxes that the bars show; `None` if they show none.
    fn boxes(&self, layout: &Layout) -> Option<(usize, usize)> {
        let side = layout.side;
        let even = |bars: &[usize]| -> Option<usize> {
            let step = *bars.first()?;
            let expected: Vec<usize> = (1..).map(|i| i * step).take_while(|bar| *bar < side).collect();
            (step > 1 && side.is_multiple_of(step) && bars == expected).then_some(step)
        };
        let rows = &self.rows[..layout.rows];
        if layout.rows != side {
            return None;
        }
        let bars = |row: &Row<'_>| row.parts().inner_bars(side, layout.cells);
        let first = bars(&rows[0]);
        let columns = even(&first).filter(|_| rows.iter().all(|row| bars(row) == first));
        let frames: Vec<usize> = self.frames.iter().copied().filter(|f| (1..side).contains(f)).collect();
        match (even(&frames), columns) {
            (Some(box_rows), Some(box_columns)) => Some((box_rows, box_columns)),
            (Some(box_rows), None) => Some((box_rows, side / box_rows)),
            (None, Some(box_columns)) => Some((side / box_columns, box_columns)),
            (None, None) => None,
        }
    }

    fn read(&self) -> Result<Document, ReadError> {
        let Some(layout) = self.layout() else { return Err(self.mistake()) };
        let first = self.rows[0].line;
        let board = match self.boxes(&layout) {
            None => Geometry::standard(layout.side),
            Some((box_rows, box_columns)) => {
                let board = Geometry::with_boxes(box_rows, box_columns).ok();
                if board.is_none_or(|board| board.side() != layout.side) {
                    let kind = ReadErrorKind::Boxes { box_rows, box_columns, side: layout.side };
                    return Err(at(kind, first, 1));
                }
                board
            }
        };
        let symbols = Symbols::new(layout.side);
        let mut digits = Vec::new();
        let mut comments = Vec::new();
        for (i, row) in self.rows.iter().enumerate() {
            if i >= layout.rows {
                comments.extend(comment(row.text).map(|text| (row.line, text)));
                continue;
            }
            let parts = row.parts();
            let cells = parts.each_cell(layout.cells);
            let width = if layout.rows == layout.side { layout.side } else { cells.len() };
            for (column, cell) in cells.iter().take(width) {
                let digit = match layout.cells {
                    Cells::Words => symbols.word(cell),
                    // Each cell is one character.
                    Cells::Characters => cell.chars().next().map_or(Ok(None), |c| symbols.cell(c)),
                };
                digits.push(digit.map_err(|kind| at(kind, row.line, *column))?);
            }
            if let Some((column, _)) = cells.get(width) {
                let rest: String = row.text.chars().skip(column - 1).collect();
                comments.extend(comment(&rest).map(|text| (row.line, text)));
            } else {
                comments.extend(parts.comment.map(|text| (row.line, text)));
            }
        }
        let last = self.rows[layout.rows - 1].line;
        let notes = self.notes.iter().filter(|(line, _)| *line > last);
        comments.extend(notes.filter_map(|(line, note)| Some((*line, comment(note)?))));
        comments.sort_by_key(|(line, _)| *line);
        let comments: Vec<String> = comments.into_iter().map(|(_, text)| text).collect();
        let found = digits.len();
        let puzzle = board
            .and_then(|board| Puzzle::from_digits(board, digits))
            .ok_or_else(|| at(LineErrorKind::cell_count(found), first, 1))?;
        let mut document = Document::of_puzzle(puzzle);
        document.line = first;
        document.about.comment = (!comments.is_empty()).then(|| comments.join("\n"));
        Ok(document)
    }

    /// Returns the error in rows that do not form a board.
    fn mistake(&self) -> ReadError {
        let Some(first) = self.rows.first() else {
            return at(LineErrorKind::Empty, self.last_line.max(1), 1);
        };
        for row in &self.rows {
            for (column, word) in &row.parts().words {
                if let Some(error) = LineErrorKind::no_cell(word, row.line, *column) {
                    return ReadError::of_line("rows", error);
                }
            }
        }
        // Numbers are meant if they fit the number of rows better.
        let height = self.rows.len();
        let off = |cells| self.usual_width(cells).abs_diff(height);
        let cells = if off(Cells::Words) < off(Cells::Characters) { Cells::Words } else { Cells::Characters };
        let expected = self.usual_width(cells);
        if let Some((index, row)) = self.rows.iter().enumerate().find(|(_, row)| row.width(cells) != expected)
        {
            let found = row.width(cells);
            let parts = row.parts();
            let surplus = parts.each_cell(cells).get(expected).map(|(column, _)| *column);
            let kind = ReadErrorKind::RowLength { found, expected, row: index + 1, rows: height };
            return at(kind, row.line, surplus.unwrap_or(parts.end));
        }
        // Other rows than columns are said below: nobody wrote a square.
        if Geometry::standard(expected).is_none() && (height == expected || expected > 100) {
            let kind = match expected {
                101.. => LineErrorKind::TooLarge { found: expected * height }.into(),
                _ => {
                    let sides = cell_counts().map(usize::isqrt);
                    let nearest = sides.min_by_key(|side| side.abs_diff(expected)).unwrap_or(0);
                    ReadErrorKind::Side { found: expected, nearest }
                }
            };
            return at(kind, first.line, 1);
        }
        let kind = ReadErrorKind::RowCount { found: height, expected };
        match self.rows.get(expected) {
            Some(surplus) => at(kind, surplus.line, 1),
            None => at(kind, self.last_line, 1),
        }
    }

    /// Returns the most frequent length of a row; ties go to the length nearest to the number of rows.
    fn usual_width(&self, cells: Cells) -> usize {
        let mut widths: Vec<usize> = self.rows.iter().map(|row| row.width(cells)).collect();
        widths.sort_unstable();
        let runs = widths.chunk_by(|a, b| a == b);
        let height = self.rows.len();
        runs.max_by_key(|run| (run.len(), std::cmp::Reverse(run[0].abs_diff(height)))).map_or(0, |run| run[0])
    }
}

/// Returns whether a text consists of rows, as opposed to lines with one puzzle each.
pub(crate) fn recognises(text: &str) -> bool {
    let mut lines = significant_lines(text);
    let Some((_, first)) = lines.next() else { return false };
    let is_puzzle = |line: &str| line::read_with_comment(line).ok().map(|(puzzle, _)| puzzle);
    // Most texts are collections of lines. If the first two lines are puzzles too long for a row, the rest need not be
    // read.
    let is_long = |line: &str| line.split_whitespace().next().is_some_and(|word| word.len() > 61);
    if is_long(first) && is_puzzle(first).is_some() && lines.next().is_none_or(|(_, line)| is_long(line)) {
        return false;
    }
    let grid = Grid::scan(text, 0);
    if grid.layout().is_some() {
        let mut puzzles = significant_lines(text).map(|(_, line)| is_puzzle(line));
        let mut any_given = false;
        let all = puzzles.all(|puzzle| puzzle.inspect(|p| any_given |= p.filled_count() > 0).is_some());
        return grid.framed || !(all && any_given);
    }
    // A one-line puzzle may have bars in its comment. A row that is a puzzle by itself is short.
    let puzzles = || significant_lines(text).filter(|(_, line)| is_puzzle(line).is_some());
    if puzzles().any(|(_, line)| is_long(line)) {
        return false;
    }
    if !grid.frames.is_empty() {
        return true;
    }
    if puzzles().next().is_some() || (grid.rows.len() < 2 && !grid.framed) {
        return false;
    }
    if grid.framed {
        return true;
    }
    // Every line is wrong. Take them for rows if they are short, or about as long as their number.
    let height = grid.rows.len();
    let width = grid.usual_width(Cells::Characters);
    let numbers = grid.rows.iter().all(|row| row.parts().words.iter().all(|(_, word)| word.len() <= 3))
        && grid.usual_width(Cells::Words).abs_diff(height) <= 2;
    let several = || blocks(text).any(|block| block.rows.len() > 1 && block.layout().is_some());
    width < 16 || width.abs_diff(height) <= 2 || numbers || several()
}

#[cfg(test)]
mod tests;
