//! Boards as lists of placed digits: each with its row, its column and itself, in any order, or with the name of its cell,
//! as programs write and set them.

use super::board::{Area, Board, Said, standard};
use super::cells;
use super::normal::Normal;
use jade_grid::{Digit, Puzzle};

/// The fewest digits of a list: fewer can have no single solution.
const FEWEST: usize = 17;

/// The cells of a 9×9 board; lists of smaller ones may be anything.
const NINE: usize = 81;

/// A placed digit, or candidates of a cell; the row and column as written.
struct Placed<'t> {
    row: usize,
    column: usize,
    digits: &'t str,
    area: Area,
}

/// The lists of one kind that are being read.
#[derive(Default)]
struct List<'t> {
    placed: Vec<Placed<'t>>,
    taken: [[bool; 10]; 10],
    spoilt: bool,
}

impl<'t> List<'t> {
    /// Adds a digit; one on a cell that has one begins another board.
    fn add(&mut self, placed: Placed<'t>, boards: &mut Vec<Board>) {
        if placed.row > 9 || placed.column > 9 {
            self.spoilt = true;
            return;
        }
        if self.taken[placed.row][placed.column] {
            std::mem::take(self).end(boards);
        }
        self.taken[placed.row][placed.column] = true;
        self.placed.push(placed);
    }

    fn end(self, boards: &mut Vec<Board>) {
        if !self.spoilt {
            boards.extend(self.board());
        }
    }

    fn board(&self) -> Option<Board> {
        let (first, last) = (self.placed.first()?, self.placed.last()?);
        let area = Area {
            first: first.area.first,
            last: last.area.last,
            left: first.area.left,
            right: last.area.right.max(first.area.right),
        };
        // Rows and columns are numbered from 0 or from 1.
        let from = usize::from(self.placed.iter().all(|placed| placed.row > 0 && placed.column > 0));
        let board = standard(9)?;
        let mut puzzle = Puzzle::empty(board);
        let mut words = vec![".".to_owned(); NINE];
        let mut lists = 0;
        for Placed { row, column, digits, .. } in &self.placed {
            let (row, column) = (row.checked_sub(from)?, column.checked_sub(from)?);
            if row >= 9 || column >= 9 {
                return None;
            }
            match digits.as_bytes() {
                [c @ b'1'..=b'9'] => {
                    puzzle.set(board.cell_at(row, column), Digit::new(c - b'0'));
                }
                [b'0' | b'.'] | [] => continue,
                digits if digits.is_sorted() => lists += 1,
                _ => return None,
            }
            (*digits).clone_into(&mut words[9 * row + column]);
        }
        if cells::clashing(&puzzle) > 0 || (lists == 0 && puzzle.filled_count() < FEWEST) {
            return None;
        }
        let mut board = Board::new(puzzle, area, 3);
        if lists > 0 {
            (lists >= 9 && self.placed.len() == NINE).then_some(())?;
            board.said = Some(Said::Marks(words.chunks(9).map(|row| row.join(" ") + "\n").collect()));
        } else if !cells::is_plausible(&board.puzzle) {
            return None;
        }
        Some(board)
    }
}

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
    named(normal, &mut boards);
    numbered(normal, &mut boards);
    by_cell(normal, &mut boards);
    boards
}

/// Names of rows, columns and digits, in small letters.
const ROW: [&str; 6] = ["row", "r", "y", "i", "fila", "rowindex"];
const COLUMN: [&str; 7] = ["column", "col", "c", "x", "j", "columna", "colindex"];
const DIGIT: [&str; 9] = ["value", "val", "v", "digit", "number", "num", "n", "given", "d"];

/// Finds digits in objects and elements that name row, column and digit.
fn named(normal: &Normal, boards: &mut Vec<Board>) {
    let mut list = List::default();
    let mut parts: [Option<&str>; 3] = [None; 3];
    for line in 0..normal.len() {
        let text = normal.line(line);
        let mut rest = text;
        while let Some(at) = rest.find(|c: char| c.is_ascii_alphabetic()) {
            let from = text.len() - rest.len() + at;
            rest = &rest[at..];
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let name = &rest[..end];
            rest = &rest[end..];
            let Some((value, behind)) = assigned(rest) else { continue };
            let is = |names: &[&str]| names.iter().any(|known| name.eq_ignore_ascii_case(known));
            let place = match () {
                () if is(&ROW) => 0,
                () if is(&COLUMN) => 1,
                () if is(&DIGIT) => 2,
                () => continue,
            };
            rest = behind;
            if parts[place].is_some() {
                parts = [None; 3];
            }
            parts[place] = Some(value);
            if let [Some(row), Some(column), Some(digits)] = parts {
                parts = [None; 3];
                let (Ok(row), Ok(column)) = (row.parse(), column.parse()) else { continue };
                let area = Area { first: line, last: line, left: from, right: text.len() - rest.len() };
                if digits.len() <= 1 {
                    list.add(Placed { row, column, digits, area }, boards);
                } else {
                    list.spoilt = true;
                }
            }
        }
    }
    list.end(boards);
}

/// Returns the number that follows a name, after a colon or an equals sign, and the text behind it.
fn assigned(text: &str) -> Option<(&str, &str)> {
    let quotes = ['"', '\''];
    let text = text.trim_start_matches(quotes).trim_start();
    let text = text.strip_prefix([':', '='])?.trim_start_matches(['>', ' ']).trim_start_matches(quotes);
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let next = text[end..].chars().next();
    (end <= 9 && next.is_none_or(|c| !c.is_alphanumeric() && c != '.')).then(|| text.split_at(end))
}

/// Finds digits in calls, facts and assignments such as `set(1, 2, 3)`, `[1][2] = 3` and `(1, 2): 3`.
fn numbered(normal: &Normal, boards: &mut Vec<Board>) {
    let mut list = List::default();
    // What is between the numbers, the same for all.
    let mut shape: Option<[&str; 4]> = None;
    for line in 0..normal.len() {
        let text = normal.line(line);
        let mut from = 0;
        while let Some(at) = text[from..].find(['(', '[']) {
            let begin = from + at;
            from = begin + 1;
            let Some((numbers, between, end)) = triple(text, begin) else { continue };
            if shape.is_some_and(|shape| shape != between) {
                continue;
            }
            shape = Some(between);
            let [row, column, digits] = numbers;
            let (Ok(row), Ok(column)) = (row.parse(), column.parse()) else { continue };
            let area = Area { first: line, last: line, left: begin, right: end };
            list.add(Placed { row, column, digits, area }, boards);
            from = end;
        }
    }
    list.end(boards);
}

/// The most bytes between two figures.
const MAX_BETWEEN: usize = 6;

/// Returns the three figures after an open bracket, what is around them, and where they end.
fn triple(text: &str, begin: usize) -> Option<([&str; 3], [&str; 4], usize)> {
    let mut at = begin + 1;
    let mut numbers = [""; 3];
    let mut between = [""; 4];
    for index in 0..3 {
        // Not farther, so that the time is linear.
        let near = text.as_bytes()[at..].iter().take(MAX_BETWEEN + 1);
        let digit = near.copied().position(|c| c.is_ascii_digit())?;
        between[index] = &text[at..at + digit];
        at += digit;
        numbers[index] = &text[at..at + 1];
        at += 1;
    }
    let closes = if text.as_bytes()[begin] == b'(' { ')' } else { ']' };
    let plain = |text: &str| {
        text.chars().all(|c| matches!(c, ' ' | ',' | '(' | ')' | '[' | ']' | '=' | ':' | '>' | '-'))
    };
    let behind = text[at..].trim_start();
    let fits = match between[2].contains(closes) {
        // An assignment ends the expression.
        true => {
            between[2].contains(['=', ':'])
                && (behind.is_empty() || behind.starts_with([';', ',', '}', ')']))
                && !between[1].trim().is_empty()
        }
        false => between[1].contains(',') && between[2].contains(',') && behind.starts_with(closes),
    };
    (fits && between.iter().all(|text| plain(text))).then_some((numbers, between, at))
}

/// Finds digits, or candidates, after the names of their cells, such as `A1: 5` or `r1c1=5`, with nothing else between them.
fn by_cell(normal: &Normal, boards: &mut Vec<Board>) {
    let mut list = List::default();
    for line in 0..normal.len() {
        let text = normal.line(line);
        let mut rest = text;
        while let Some(at) = rest.find(|c: char| c.is_alphanumeric()) {
            let from = text.len() - rest.len() + at;
            rest = &rest[at..];
            let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            let name = &rest[..end];
            rest = &rest[end..];
            match (cell(name), assigned(rest)) {
                (Some((row, column)), Some((digits, behind))) => {
                    rest = behind;
                    let area = Area { first: line, last: line, left: from, right: text.len() - rest.len() };
                    list.add(Placed { row, column, digits, area }, boards);
                }
                _ => std::mem::take(&mut list).end(boards),
            }
        }
    }
    list.end(boards);
}

/// Returns the row and column of a cell, from 1, by its name.
fn cell(name: &str) -> Option<(usize, usize)> {
    match *name.as_bytes() {
        [row, column @ b'1'..=b'9'] if row.to_ascii_uppercase().is_ascii_uppercase() => {
            let row = usize::from(row.to_ascii_uppercase() - b'A') + 1;
            (row <= 9).then_some((row, usize::from(column - b'0')))
        }
        [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
            Some((usize::from(row - b'0'), usize::from(column - b'0')))
        }
        _ => None,
    }
}
