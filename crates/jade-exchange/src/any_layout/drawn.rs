//! Recognises boards that are drawn, with blanks for empty cells, in texts of unknown format.
//!
//! The rows of the text must be those of a board, and the places of the cells in them must be the same in every row:
//! - fields between tabs, commas, semicolons or bars, as many as rows, such as `|   | 8 |   | …` or the cells of a
//!   spreadsheet;
//! - columns of the text in which any row has a digit, as many as rows, such as `5 3 | 7 | …`;
//! - the characters of the row themselves, between the bars, with nothing but blanks for empty cells.
//!
//! The last kind, where blanks count, is only recognised in a text without other signs for empty cells. Otherwise a row
//! that lacks a cell would be read as one with an empty cell at its end.

use super::{AnyLayout, Piece, Text, fill, is_empty_sign, number, symbol};
use crate::{Document, rows};
use jade_grid::{Alphabet, Geometry};

/// The longest text that may be one board with a comment, in bytes: more than any drawn board takes.
pub(crate) const LONGEST_BOARD: usize = 64 * 1024;

/// Reads a text with one drawn board, perhaps with a comment below it. `None` if it is not certainly one.
pub(crate) fn read(text: &str) -> Option<Document> {
    if text.len() > LONGEST_BOARD {
        return None;
    }
    let (drawing, comment) = text.split_at(comment_start(text));
    let alphabet = Alphabet::default();
    let drawn = Text::new(drawing, &alphabet);
    let lines: Vec<(usize, &str)> =
        drawn.lines.iter().filter(|(_, line)| !line.trim().is_empty()).copied().collect();
    let rows = Text { lines, alphabet: &alphabet };
    let in_rows = || {
        let board = Geometry::standard(rows.lines.len()).filter(|board| board.side() >= 4)?;
        if let Some(fields) = fields(&rows.lines) {
            let digit = |piece: &Piece<'_>| match piece.text.chars().count() {
                1 => symbol(piece, &alphabet, board.side()),
                _ => number(piece.text, board.side()),
            };
            return Some(Document::of_puzzle(fill(board, &fields, digit).ok()?));
        }
        let cells = columns(&rows).or_else(|| blanks(&rows, board))?;
        let with_signs = with_empty_signs(drawing, &rows.lines, &cells);
        rows::read(&with_signs).next()?.ok()
    };
    let in_a_line = || {
        let is_line = rows.lines.len() == 1 && has_only_blanks(&rows);
        is_line.then(|| AnyLayout::new().read(drawing).ok().map(Document::of_puzzle))?
    };
    let mut document = in_rows().or_else(in_a_line)?;
    document.givens().conflicts().is_empty().then_some(())?;
    document.line = rows.lines.first()?.0;
    crate::formats::append(&mut document.about.comment, comment);
    Some(document)
}

/// Returns the drawing with a dot in each of these cells, given as columns of each row from 1, that has a blank.
fn with_empty_signs(drawing: &str, rows: &[(usize, &str)], cells: &[Vec<usize>]) -> String {
    let mut lines: Vec<Vec<char>> = drawing.lines().map(|line| line.chars().collect()).collect();
    for ((number, _), columns) in rows.iter().zip(cells) {
        let line = &mut lines[number - 1];
        for column in columns {
            line.resize(line.len().max(*column), ' ');
            let cell = &mut line[column - 1];
            if *cell == ' ' {
                *cell = '.';
            }
        }
    }
    lines.iter().map(|line| line.iter().chain(&['\n']).collect::<String>()).collect()
}

/// Where the first line with a word of letters begins, in bytes.
fn comment_start(text: &str) -> usize {
    let is_word = |line: &&str| {
        let letters: Vec<bool> = line.chars().map(char::is_alphabetic).collect();
        letters.windows(3).any(|three| three == [true; 3])
    };
    // Large boards have rows of letters.
    let is_prose = |line: &&str| is_word(line) && line.chars().any(char::is_lowercase);
    text.split_inclusive('\n')
        .find(is_prose)
        .map_or(text.len(), |line| line.as_ptr() as usize - text.as_ptr() as usize)
}

/// Returns the cells of rows that are divided into fields. Between bars, at least one field must be blank: other
/// readers know such rows, and what their frames say about the boxes.
fn fields<'t>(lines: &[(usize, &'t str)]) -> Option<Vec<Piece<'t>>> {
    let of = |separators: &[char]| -> Option<Vec<Piece<'t>>> {
        let is_bar = separators.contains(&'|');
        let mut pieces = Vec::new();
        for &(number, line) in lines {
            let inner = line.trim_matches([' ', '\r']);
            let framed = is_bar && inner.starts_with(separators) && inner.ends_with(separators);
            let mut parts: Vec<&str> = if framed { inner } else { line }.split(separators).collect();
            if framed && parts.len() > 2 {
                parts.pop();
                parts.remove(0);
            }
            if parts.len() != lines.len() {
                return None;
            }
            for text in parts.into_iter().map(str::trim) {
                // An empty field needs no place: only digits can be wrong.
                let (start, text) = match text {
                    "" => (0, " "),
                    text => (text.as_ptr() as usize - line.as_ptr() as usize, text),
                };
                pieces.push(Piece { number, line, start, text });
            }
        }
        let are_cells = pieces.iter().all(|piece| {
            let one = piece.text.chars().count() == 1;
            one || (piece.text.len() <= 3 && piece.text.bytes().all(|c| c.is_ascii_digit()))
        });
        (are_cells && (!is_bar || pieces.iter().any(|piece| piece.text == " "))).then_some(pieces)
    };
    [&['\t'][..], &[','], &[';'], &['|', '│', '┃', '║', '!', ':', '¦']].into_iter().find_map(of)
}

/// Returns the columns of the cells in each row, if in the text as many columns as there are rows have a cell in any
/// row. No cell may be empty by a sign: then a row that lacks one is a mistake.
fn columns(text: &Text<'_>) -> Option<Vec<Vec<usize>>> {
    if has_empty_signs(text) || text.lines.iter().any(|(_, line)| line.contains('\t')) {
        return None;
    }
    let mut used: Vec<usize> = text.cells(false).map(|piece| piece.column()).collect();
    used.sort_unstable();
    used.dedup();
    let is_cell = |c: Option<char>| c.is_none_or(|c| c == ' ' || c.is_alphanumeric());
    let are_cells = |line: &str| used.iter().all(|column| is_cell(line.chars().nth(column - 1)));
    let fits = used.len() == text.lines.len() && text.lines.iter().all(|(_, line)| are_cells(line));
    fits.then(|| vec![used.clone(); text.lines.len()])
}

/// Returns the columns of the cells in each row, if blanks are cells.
fn blanks(text: &Text<'_>, board: &Geometry) -> Option<Vec<Vec<usize>>> {
    if !has_only_blanks(text) {
        return None;
    }
    let mut rows = Vec::new();
    for line in &text.lines {
        let mut columns: Vec<usize> = text.cells_of(*line, true).map(|piece| piece.column()).collect();
        let mut end = line.1.chars().count();
        while columns.len() < board.side() {
            end += 1;
            columns.push(end);
        }
        if columns.len() > board.side() {
            return None;
        }
        rows.push(columns);
    }
    Some(rows)
}

/// Whether any cell is empty by a sign.
fn has_empty_signs(text: &Text<'_>) -> bool {
    text.cells(false).any(|piece| piece.text.starts_with(|c| is_empty_sign(c, text.alphabet)))
}

/// Whether no cell is empty by a sign, and at least every fifth character is a blank.
fn has_only_blanks(text: &Text<'_>) -> bool {
    let all = text.cells(true).count();
    !has_empty_signs(text) && 5 * (all - text.cells(false).count()) >= all
}
