//! Boards in one word whose signs have a meaning of their own: entries after `+`, and the game IDs of Simon Tatham’s
//! Solo.

use super::board::{Area, Board, Said};
use super::cells;
use super::normal::Normal;
use crate::library;
use jade_grid::{Digit, Geometry, Puzzle};

/// The longest word that is looked at, in bytes.
const MAX_WORD_BYTES: usize = 20_000;

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut shape = "";
    for line in 0..normal.len() {
        let text = normal.line(line);
        // A saved game has both parts of the ID on lines of their own, after a name and a length.
        if let Some(part) = saved(text, "PARAMS") {
            shape = part;
        } else if let (Some(part), false) = (saved(text, "DESC"), shape.is_empty()) {
            let area = Area { first: line, last: line, left: 0, right: text.len() };
            boards.extend(solo(&format!("{shape}:{part}"), area));
        }
        boards.extend(library_line(text, line));
        let mut from = 0;
        for word in text.split([' ', '\t', '"', '\'', ',']) {
            let area = Area { first: line, last: line, left: from, right: from + word.len() };
            if (10..MAX_WORD_BYTES).contains(&word.len()) {
                boards.extend(with_entries(text, area).or_else(|| solo(word, area)));
            }
            from += word.len() + 1;
        }
    }
    boards
}

/// Returns the value of a line of a saved game: name, length and value, with colons between them.
fn saved<'t>(line: &'t str, name: &str) -> Option<&'t str> {
    let (length, value) = line.trim().strip_prefix(name)?.trim_start().strip_prefix(':')?.split_once(':')?;
    (length.parse() == Ok(value.len()) && value.len() <= MAX_WORD_BYTES).then_some(value)
}

/// Reads a line of a library of techniques, perhaps with words before it.
fn library_line(text: &str, line: usize) -> Option<Board> {
    let begins = |(at, _): &(usize, &str)| {
        let code = text.as_bytes().get(at + 1..at + 5);
        let first = text[..*at].chars().next_back().is_none_or(char::is_whitespace);
        first && code.is_some_and(|code| code.iter().all(u8::is_ascii_digit))
    };
    let (at, _) = text.match_indices(':').take(MOST_COLONS).find(begins)?;
    let case = library::read_numbered(text[at..].trim_end(), 1).ok()?;
    let document = case.document();
    let area = Area { first: line, last: line, left: at, right: text.len() };
    let mut board = Board::new(document.values(), area, 9);
    board.said = Some(Said::Library(text[at..].trim_end().to_owned()));
    Some(board)
}

/// The most colons of a line that are looked at.
const MOST_COLONS: usize = 20;

/// Reads 81 cells in which `+` marks entries, and perhaps behind a colon the candidates that are removed.
fn with_entries(text: &str, area: Area) -> Option<Board> {
    let rest = &text[area.left..];
    let cells_end =
        rest.find(|c: char| !matches!(c, '0'..='9' | '.' | '+' | '_' | '*')).unwrap_or(rest.len());
    let signs = &rest[..cells_end];
    let plain: String = signs.chars().filter(|c| *c != '+').collect();
    if !signs.contains('+') || plain.len() != 81 || signs.contains("++") {
        return None;
    }
    let removed =
        rest[cells_end..].strip_prefix(':').or_else(|| rest[cells_end..].strip_prefix('\t')).unwrap_or("");
    let is_triple = |word: &&str| word.len() == 3 && word.bytes().all(|c| matches!(c, b'1'..=b'9'));
    let removed: Vec<&str> = removed.split(' ').take_while(is_triple).collect();
    let puzzle: Puzzle = plain.parse().ok()?;
    let mut board = Board::new(puzzle, area, 9);
    board.said = Some(Said::Library(format!(":0000:x:{signs}:{}::", removed.join(" "))));
    Some(board)
}

/// Reads a game of Solo: columns and rows of a box, a colon, then the cells. Letters are runs of empty cells, and `_`
/// separates digits.
fn solo(word: &str, area: Area) -> Option<Board> {
    let (shape, cells) = word.split_once(':')?;
    let (columns, rest) = shape.split_once('x')?;
    let rows_end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (rows, options) = rest.split_at(rows_end);
    // Symmetry and difficulty of the generator do not matter; other letters are rules of variants.
    if options.contains(['j', 'x', 'k']) || options.len() > 8 {
        return None;
    }
    let board = Geometry::with_boxes(rows.parse().ok()?, columns.parse().ok()?).ok()?;
    let mut digits: Vec<Option<Digit>> = Vec::new();
    let mut number = String::new();
    let give = |number: &mut String, digits: &mut Vec<Option<Digit>>| {
        if number.is_empty() {
            return Some(());
        }
        let digit = Digit::new(number.parse().ok()?).filter(|digit| digit.index() < board.side())?;
        digits.push(Some(digit));
        number.clear();
        Some(())
    };
    for c in cells.chars() {
        if digits.len() > board.cell_count() {
            return None;
        }
        match c {
            '0'..='9' => number.push(c),
            '_' => give(&mut number, &mut digits)?,
            'a'..='z' => {
                give(&mut number, &mut digits)?;
                digits.resize(digits.len() + (c as usize - 'a' as usize + 1), None);
            }
            _ => return None,
        }
    }
    give(&mut number, &mut digits)?;
    let puzzle = Puzzle::from_digits(board, digits)?;
    cells::is_plausible(&puzzle).then(|| Board::new(puzzle, area, 9))
}
