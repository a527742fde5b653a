//! Blocks of rows that are boards but for a row with too many or too few cells, or for a sign that is no digit.

use super::board::is_side;
use super::normal::Normal;
use super::words;
use crate::ReadErrorKind;
use jade_grid::line::LineErrorKind;
use std::ops::Range;

/// The sides of the boards that are looked for.
const SIDES: std::ops::RangeInclusive<usize> = 6..=36;

/// The most rows of a block, and by how many cells how many of them may differ.
const MOST_ROWS: usize = 100;
const MOST_OFF: usize = 2;

/// A line of nothing but cells.
#[derive(Clone, Copy)]
struct Row {
    line: usize,
    cells: usize,
    in_words: bool,
}

/// What is nearly a board.
pub(super) struct Spoilt {
    /// The lines.
    pub(super) lines: Range<usize>,
    /// The index of the line that spoils it, and the byte.
    pub(super) line: usize,
    pub(super) byte: usize,
    /// What is wrong there.
    pub(super) kind: ReadErrorKind,
}

/// Returns what spoils each block.
pub(super) fn find(normal: &Normal) -> Vec<Spoilt> {
    let mut found = Vec::new();
    let mut block: Vec<Row> = Vec::new();
    // Where the blank lines are, as numbers of rows before them.
    let mut blanks: Vec<usize> = Vec::new();
    for line in 0..normal.len() {
        let text = normal.line(line);
        if text.trim().is_empty() {
            blanks.push(block.len());
            continue;
        }
        if words::is_frame(text) {
            continue;
        }
        let row = row(text, line);
        if row.is_none_or(|row| block.last().is_some_and(|last| last.in_words != row.in_words)) {
            end(normal, &mut block, &mut blanks, &mut found);
        }
        block.extend(row);
    }
    end(normal, &mut block, &mut blanks, &mut found);
    found
}

fn row(text: &str, line: usize) -> Option<Row> {
    let words = words::words(text, MOST_ROWS + 1);
    let total: usize = words.iter().map(|word| word.length).sum();
    let digits = text.contains(|c: char| c.is_ascii_digit());
    let in_words = words.len() >= 4 && words.iter().all(|word| word.is_cell);
    let in_signs = words.iter().all(|word| word.is_cells) && total >= 4;
    let cells = if in_words { words.len() } else { total };
    ((in_words || in_signs) && (digits || text.contains(['.', '_', '*', '-']))).then_some(Row {
        line,
        cells,
        in_words,
    })
}

fn end(normal: &Normal, block: &mut Vec<Row>, blanks: &mut Vec<usize>, found: &mut Vec<Spoilt>) {
    let rows = std::mem::take(block);
    let blanks = std::mem::take(blanks);
    if rows.len() > 100 * MOST_ROWS {
        return;
    }
    let mut begin = 0;
    let mut any = false;
    for end in blanks.into_iter().chain([rows.len()]) {
        let part = rows.get(begin..end).unwrap_or_default();
        begin = end;
        any |= part.len() + 1 >= *SIDES.start();
        found.extend(spoilt(normal, part));
    }
    if !any {
        found.extend(spoilt(normal, &rows));
    }
}

/// Returns the row that has another number of cells than the others, or a sign that is no digit.
fn spoilt(normal: &Normal, rows: &[Row]) -> Option<Spoilt> {
    let side = rows.len();
    if !SIDES.contains(&side) || !is_side(side) {
        return None;
    }
    let lines = rows.first()?.line..rows.last()?.line + 1;
    let mut others = rows.iter().enumerate().filter(|(_, row)| row.cells != side);
    let Some((index, row)) = others.next() else {
        let is_wrong = |c: char| c.is_ascii_alphabetic() && !matches!(c, 'x' | 'X');
        let sign = |row: &Row| {
            let text = normal.line(row.line);
            let (byte, found) = text.char_indices().find(|(_, c)| side <= 9 && is_wrong(*c))?;
            let kind = LineErrorKind::UnknownSymbol { found, side: Some(side) }.into();
            Some(Spoilt { lines: lines.clone(), line: row.line, byte, kind })
        };
        return rows.iter().find_map(sign);
    };
    let fits = others.count() < MOST_OFF && row.cells.abs_diff(side) <= MOST_OFF;
    let kind = ReadErrorKind::RowLength { found: row.cells, expected: side, row: index + 1, rows: side };
    fits.then_some(Spoilt { lines, line: row.line, byte: 0, kind })
}
