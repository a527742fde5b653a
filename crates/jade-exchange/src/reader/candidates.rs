//! Grids of candidates in dialects that the reader of such grids does not know: with any bars, and with brackets and
//! commas within a cell.

use super::board::{Area, Board, Said, standard};
use super::cells;
use super::normal::Normal;
use super::words;
use jade_grid::{Digit, Puzzle};

/// The sides of boards whose candidates are digits.
const SIDES: [usize; 4] = [9, 8, 6, 4];

/// The longest line that may be a row, in bytes.
const MAX_ROW_BYTES: usize = 2048;

/// Finds the grids.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
    // A grid that names its givens is in JADE’s own format, and its reader says what is wrong.
    if (0..normal.len()).any(|line| normal.line(line).starts_with("# givens ")) {
        return boards;
    }
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    for line in 0..=normal.len() {
        let text = if line < normal.len() { normal.line(line) } else { "end" };
        if text.trim().is_empty() || words::is_frame(text) {
            continue;
        }
        let row = if text.len() <= MAX_ROW_BYTES { row(text) } else { None };
        let side = rows.first().map_or(0, |(_, row)| row.len());
        match row {
            Some(row) if row.len() == side => rows.push((line, row)),
            row => {
                boards.extend(grids(&rows, normal));
                rows.clear();
                rows.extend(row.map(|row| (line, row)));
            }
        }
    }
    boards
}

/// Returns the candidates of each cell of a row.
fn row(text: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = vec![String::new()];
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' if depth > 0 => depth -= 1,
            ',' | ' ' if depth > 0 => {}
            '|' | '¦' | ':' | '!' => words.push(String::new()),
            _ if c.is_whitespace() => words.push(String::new()),
            '*' | '#' | '+' | '-' | '@' | '%' | '^' | '~' | ',' | '/' => {}
            '1'..='9' | '.' => words.last_mut()?.push(c),
            _ => return None,
        }
    }
    words.retain(|word| !word.is_empty());
    let side = words.len();
    let fits = |word: &String| {
        let digits = word.as_bytes();
        word == "."
            || digits
                .iter()
                .enumerate()
                .all(|(at, c)| usize::from(c - b'0') <= side && !digits[..at].contains(c))
    };
    (SIDES.contains(&side)
        && words.iter().all(|word| !word.contains('.') || word == ".")
        && words.iter().all(fits))
    .then_some(words)
}

fn grids(rows: &[(usize, Vec<String>)], normal: &Normal) -> Vec<Board> {
    let side = rows.first().map_or(0, |(_, row)| row.len());
    if side == 0 || !rows.len().is_multiple_of(side) {
        return Vec::new();
    }
    rows.chunks(side).filter_map(|rows| grid(rows, side, normal)).collect()
}

fn grid(rows: &[(usize, Vec<String>)], side: usize, normal: &Normal) -> Option<Board> {
    let words = || rows.iter().flat_map(|(_, row)| row);
    let lists = words().filter(|word| word.len() > 1).count();
    let ascending = words().filter(|word| word.as_bytes().is_sorted()).count();
    if lists < side || 10 * ascending < 9 * side * side {
        return None;
    }
    let digit = |word: &String| match word.as_bytes() {
        [c @ b'1'..=b'9'] => Digit::new(c - b'0'),
        _ => None,
    };
    let filled = Puzzle::from_digits(standard(side)?, words().map(digit))?;
    (cells::clashing(&filled) == 0).then_some(())?;
    let (first, last) = (rows.first()?.0, rows.last()?.0);
    let area = Area { first, last, left: 0, right: normal.line(last).len() };
    let text = rows.iter().map(|(_, row)| row.join(" ") + "\n").collect();
    let mut board = Board::new(filled, area, 0);
    board.score += 20;
    board.said = Some(Said::Marks(text));
    Some(board)
}
