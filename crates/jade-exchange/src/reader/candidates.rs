//! Grids of candidates in dialects that the reader of such grids does not know: with any bars, with brackets and commas
//! within a cell, with labels or the time before each row, in lists of programs, or with three lines for each row.

use super::board::{Area, Board, Said, standard};
use super::cells;
use super::normal::Normal;
use super::words;
use jade_grid::{Digit, Puzzle};

/// The sides of boards whose candidates are digits or letters.
const SIDES: [usize; 8] = [9, 8, 6, 4, 10, 12, 15, 16];

/// The longest line that may be a row, in bytes.
const MAX_ROW_BYTES: usize = 2048;

/// What begins a line with the givens of the grid above it.
const GIVENS: &str = "# givens ";

/// Finds the grids.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
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
    in_lists(normal, &mut boards);
    in_three_lines(normal, &mut boards);
    in_places(normal, &mut boards);
    boards
}

/// Returns the candidates of each cell of a row, perhaps with a label or something else before it.
fn row(text: &str) -> Option<Vec<String>> {
    // Between the fields of a table, commas separate cells; otherwise candidates.
    let commas = text.contains(',') && text.split_whitespace().nth(3).is_none();
    // The words since the last one that is no cell.
    let mut words: Vec<String> = vec![String::new()];
    let (mut depth, mut valid) = (0, true);
    for c in text.chars() {
        let ends =
            depth == 0 && (c.is_whitespace() || matches!(c, '|' | '¦' | ':' | '!') || (c == ',' && commas));
        match c {
            _ if ends => {
                if !valid {
                    (words, valid) = (Vec::new(), true);
                }
                if words.last().is_none_or(|word| !word.is_empty()) {
                    words.push(String::new());
                }
            }
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' if depth > 0 => depth -= 1,
            ',' | ' ' if depth > 0 => {}
            '*' | '#' | '+' | '-' | '@' | '%' | '^' | '~' | ',' | '/' | '_' | '!' | '"' | '\'' => {}
            '1'..='9' | 'A'..='G' | '.' if words.len() <= 100 => words.last_mut()?.push(c),
            _ => valid = false,
        }
    }
    if !valid || depth > 0 {
        return None;
    }
    words.retain(|word| !word.is_empty());
    if !SIDES.contains(&words.len()) && SIDES.contains(&(words.len().max(1) - 1)) {
        // A number of the row.
        words.remove(0);
    }
    let side = words.len();
    let fits = |word: &String| {
        let digits = word.as_bytes();
        word == "." || digits.iter().enumerate().all(|(at, c)| value(*c) <= side && !digits[..at].contains(c))
    };
    (SIDES.contains(&side)
        && words.iter().all(|word| !word.contains('.') || word == ".")
        && words.iter().all(fits))
    .then_some(words)
}

/// Returns the digit that a figure or a letter means.
fn value(c: u8) -> usize {
    usize::from(if c.is_ascii_digit() { c - b'0' } else { c.saturating_sub(b'A' - 10) })
}

fn grids(rows: &[(usize, Vec<String>)], normal: &Normal) -> Vec<Board> {
    let side = rows.first().map_or(0, |(_, row)| row.len());
    if side == 0 || !rows.len().is_multiple_of(side) {
        return Vec::new();
    }
    rows.chunks(side).filter_map(|rows| grid(rows, side, normal)).collect()
}

fn grid(rows: &[(usize, Vec<String>)], side: usize, normal: &Normal) -> Option<Board> {
    let (first, last) = (rows.first()?.0, rows.last()?.0);
    let area = Area { first, last, left: 0, right: normal.line(last).len() };
    let words: Vec<&str> = rows.iter().flat_map(|(_, row)| row).map(String::as_str).collect();
    // The givens of JADE’s own grids.
    let mut below = (last + 1..normal.len()).map(|line| normal.line(line));
    let givens = below.find(|line| !line.trim().is_empty() && !words::is_frame(line));
    let givens = givens.map(str::trim_start).filter(|line| line.starts_with(GIVENS));
    let mut board = board_of(&words, side, area, givens.is_some())?;
    if let (Some(givens), Some(Said::Marks(rows))) = (givens, board.said.as_mut()) {
        rows.push_str(givens);
    }
    Some(board)
}

/// Returns the board of these cells, each with its candidates or a dot. Unless it is `declared` to be a grid of
/// candidates, several cells must have some.
fn board_of(words: &[&str], side: usize, area: Area, declared: bool) -> Option<Board> {
    let lists = words.iter().filter(|word| word.len() > 1).count();
    let ascending = words.iter().filter(|word| word.as_bytes().is_sorted()).count();
    if (lists < side && !declared) || 10 * ascending < 9 * side * side {
        return None;
    }
    let digit = |word: &&str| match word.as_bytes() {
        [c @ (b'1'..=b'9' | b'A'..=b'G')] => Digit::new(u8::try_from(value(*c)).ok()?),
        _ => None,
    };
    let filled = Puzzle::from_digits(standard(side)?, words.iter().map(digit))?;
    // Cells with one candidate may clash; on large boards few figures are left that could be a table of numbers.
    let most = if side > 9 { filled.filled_count() } else { filled.filled_count() / 4 };
    (cells::clashing(&filled) <= most).then_some(())?;
    let text = words.chunks(side).map(|row| row.join(" ") + "\n").collect();
    let mut board = Board::new(filled, area, 0);
    board.score += 20;
    board.said = Some(Said::Marks(text));
    Some(board)
}

/// The cells of a 9×9 board.
const NINE: usize = 81;

/// A bracket that is open.
struct Open {
    line: usize,
    byte: usize,
    /// The index of its first cell.
    first: usize,
    /// Whether there are others in it.
    outer: bool,
}

/// Finds grids in lists of programs: 81 cells, each a list of its candidates, a word of them, or a digit.
fn in_lists(normal: &Normal, boards: &mut Vec<Board>) {
    let mut open: Vec<Open> = Vec::new();
    let mut found: Vec<String> = Vec::new();
    for line in 0..normal.len() {
        let text = normal.line(line);
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let byte = text.len() - rest.len();
            rest = &rest[c.len_utf8()..];
            match c {
                '[' | '{' | '(' => {
                    if open.len() >= 8 || (open.is_empty() && found.len() > NINE) {
                        open.clear();
                    }
                    if open.is_empty() {
                        found.clear();
                    }
                    if let Some(around) = open.last_mut() {
                        around.outer = true;
                    }
                    open.push(Open { line, byte, first: found.len(), outer: false });
                }
                ']' | '}' | ')' => {
                    let Some(closed) = open.pop() else { continue };
                    let own = found.get(closed.first..).unwrap_or_default();
                    if own.len() == NINE {
                        let words: Vec<&str> = own.iter().map(String::as_str).collect();
                        let (first, last) = (closed.line, line);
                        let area = Area { first, last, left: closed.byte, right: byte + 1 };
                        boards.extend(board_of(&words, 9, area, false));
                    }
                    let is_list = !closed.outer && own.len() <= 9 && own.iter().all(|word| word.len() == 1);
                    let list = own.concat();
                    if is_list && !list.is_empty() && list.as_bytes().windows(2).all(|two| two[0] < two[1]) {
                        found.truncate(closed.first);
                        found.push(list);
                    }
                }
                _ if open.is_empty() => {}
                '0'..='9' => {
                    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '.').unwrap_or(rest.len());
                    let word = &text[byte..byte + 1 + end];
                    rest = &rest[end..];
                    let behind = rest.trim_start_matches(['"', '\'']).trim_start();
                    if !behind.starts_with(':') && found.len() <= 20 * NINE {
                        let plain = word.len() <= 9 && word.bytes().all(|c| matches!(c, b'1'..=b'9'));
                        found.push(if plain { word.to_owned() } else { ".".to_owned() });
                    }
                }
                _ if c.is_alphanumeric() => {
                    let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
                    rest = &rest[end..];
                }
                _ => {}
            }
        }
    }
}

/// Returns the signs of the upper, middle or lower third of a row (0, 1 or 2) in which each cell is drawn as three lines
/// of three candidates.
fn third_of_row(text: &str, third: usize) -> Option<Vec<char>> {
    let signs: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && *c != '|').take(28).collect();
    let fits = signs.iter().enumerate().all(|(at, c)| match c.to_digit(10) {
        Some(digit) => digit == 0 || digit as usize == 3 * third + at % 3 + 1,
        None => matches!(c, '.' | '-' | '_' | '*'),
    });
    (fits && signs.len() == 27).then_some(signs)
}

/// Returns the signs of a line in which each candidate has its place among the nine of its cell.
fn at_places(text: &str) -> Option<&str> {
    let signs = text.trim().trim_matches(['"', '\'', ',']);
    let fits = |(at, c): (usize, u8)| match c {
        b'1'..=b'9' => usize::from(c - b'1') == at % 9,
        b'0' | b'.' => true,
        _ => false,
    };
    let whole = [27, 81, 9 * NINE].contains(&signs.len());
    (whole && signs.bytes().enumerate().all(fits)).then_some(signs)
}

/// The fewest candidates of a board: fewer cannot be told from digits.
const FEWEST: usize = 100;

/// Whether a text may have a grid in which candidates have their places, in three lines for each row or in one line for
/// each cell or row. Its lines could also be taken for boards of their own.
pub(crate) fn are_candidates_at_places(text: &str) -> bool {
    let (mut thirds, mut signs, mut digits) = (0, 0, 0);
    for line in text.lines().filter(|line| line.contains(|c: char| c.is_ascii_digit() || c == '.')) {
        let line = line.trim_start_matches(['>', ' ']);
        thirds = if third_of_row(line, thirds % 3).is_some() { thirds + 1 } else { 0 };
        match at_places(line) {
            Some(placed) => {
                signs += placed.len();
                digits += placed.bytes().filter(|c| matches!(c, b'1'..=b'9')).count();
            }
            None => (signs, digits) = (0, 0),
        }
        if thirds == 27 || (signs >= 9 * NINE && digits >= FEWEST) {
            return true;
        }
    }
    false
}

/// Finds grids in which each candidate has its place among the nine of its cell, in one line or several.
fn in_places(normal: &Normal, boards: &mut Vec<Board>) {
    let (mut signs, mut first) = (String::new(), 0);
    for line in 0..normal.len() {
        let Some(placed) = at_places(normal.line(line)) else {
            if !normal.line(line).trim().is_empty() {
                signs.clear();
            }
            continue;
        };
        if signs.is_empty() {
            first = line;
        }
        signs.push_str(placed);
        if signs.len() < 9 * NINE {
            continue;
        }
        let words: Vec<String> = signs
            .as_bytes()
            .chunks(9)
            .map(|cell| cell.iter().filter(|c| matches!(c, b'1'..=b'9')).map(|c| char::from(*c)).collect())
            .collect();
        let words: Vec<&str> =
            words.iter().map(|word| if word.is_empty() { "." } else { word.as_str() }).collect();
        let area = Area { first, last: line, left: 0, right: normal.line(line).len() };
        let enough = words.iter().map(|word| word.len()).sum::<usize>() >= FEWEST && words.len() == NINE;
        boards.extend(if enough { board_of(&words, 9, area, false) } else { None });
        signs.clear();
    }
}

/// Finds grids in which each cell is drawn as three lines of three candidates, with a dot for one that is not there.
fn in_three_lines(normal: &Normal, boards: &mut Vec<Board>) {
    let mut rows: Vec<(usize, Vec<char>)> = Vec::new();
    for line in 0..normal.len() {
        let text = normal.line(line);
        if text.trim().is_empty() || words::is_frame(text) {
            continue;
        }
        let Some(signs) = third_of_row(text, rows.len() % 3) else {
            rows.clear();
            continue;
        };
        rows.push((line, signs));
        if rows.len() < 27 {
            continue;
        }
        let cell = |index: usize| -> String {
            let (row, column) = (index / 9, index % 9);
            let parts =
                rows[3 * row..3 * row + 3].iter().flat_map(|(_, signs)| &signs[3 * column..3 * column + 3]);
            parts.filter(|c| matches!(c, '1'..='9')).collect()
        };
        let words: Vec<String> = (0..NINE).map(cell).collect();
        let words: Vec<&str> =
            words.iter().map(|word| if word.is_empty() { "." } else { word.as_str() }).collect();
        let area = Area { first: rows[0].0, last: line, left: 0, right: normal.line(line).len() };
        boards.extend(board_of(&words, 9, area, false));
        rows.clear();
    }
}
