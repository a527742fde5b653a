//! Boards in the lists, arrays and objects of programs: any nesting of brackets that holds as many cells as a board.

use super::board::{Area, Board, is_side, standard};
use super::cells::{self, Sign};
use super::normal::Normal;

/// A bracket that is open, or was.
struct Group {
    open: char,
    /// The index of its first cell.
    first: usize,
    line: usize,
    byte: usize,
    /// The numbers of cells of the brackets and cells directly in it, and whether all are the same.
    parts: usize,
    size: usize,
    even: bool,
    /// The number of cells of each part and the line of its end, as long as there are no more parts than rows of a board.
    sizes: Vec<(usize, usize)>,
    /// Whether a board has been found in it.
    found: bool,
    /// Whether the last name in it says that a digit follows.
    named: bool,
    /// What follows such a name: then the object is a cell, and the rest of it says more about it.
    value: Option<Option<Sign>>,
}

impl Group {
    fn add(&mut self, cells: usize, line: usize) {
        self.even &= self.parts == 0 || self.size == cells;
        self.size = cells;
        self.parts += 1;
        if self.sizes.len() <= MAX_ROWS {
            self.sizes.push((cells, line));
        }
    }

    /// Returns the row with another number of cells than all others, if this is a board but for that row.
    fn uneven(&self) -> Option<Uneven> {
        let side = self.parts;
        let mut others = self.sizes.iter().enumerate().filter(|(_, (cells, _))| *cells != side);
        match (others.next(), others.next()) {
            (Some((index, (found, line))), None) if is_side(side) && side <= MAX_ROWS => {
                Some(Uneven { line: *line, found: *found, row: index + 1, expected: side })
            }
            _ => None,
        }
    }
}

/// A row in brackets that has more or fewer cells than all others of its board.
#[derive(Clone, Copy)]
pub(super) struct Uneven {
    /// The index of the line where it ends.
    pub(super) line: usize,
    pub(super) found: usize,
    /// The number of the row, from 1.
    pub(super) row: usize,
    pub(super) expected: usize,
}

/// What is in the brackets of a text.
pub(super) struct Lists {
    pub(super) boards: Vec<Board>,
    /// Rows that keep brackets from being boards.
    pub(super) uneven: Vec<Uneven>,
}

/// The most rows for which an uneven one is named.
const MAX_ROWS: usize = 25;

/// The deepest nesting that is followed.
const MAX_DEPTH: usize = 64;
/// The most cells that are kept: more than the largest board has.
const MAX_CELLS: usize = 20_000;

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Lists {
    let (mut boards, mut uneven) = (Vec::new(), Vec::new());
    let mut open: Vec<Group> = Vec::new();
    // Brackets of equally many cells one after another, in none around them.
    let mut rows: Vec<(usize, Area)> = Vec::new();
    let mut cells: Vec<Option<Sign>> = Vec::new();
    for line in 0..normal.len() {
        let text = normal.line(line);
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let byte = text.len() - rest.len();
            rest = &rest[c.len_utf8()..];
            match c {
                '[' | '{' | '(' => {
                    if open.len() == MAX_DEPTH {
                        open.remove(0);
                    }
                    if cells.len() > MAX_CELLS || (open.is_empty() && rows.is_empty()) {
                        rows.clear();
                        cells.clear();
                        for group in &mut open {
                            (group.even, group.first) = (false, 0);
                        }
                    }
                    let first = cells.len();
                    open.push(Group {
                        open: c,
                        first,
                        line,
                        byte,
                        parts: 0,
                        size: 0,
                        even: true,
                        sizes: Vec::new(),
                        found: false,
                        named: false,
                        value: None,
                    });
                }
                ']' | '}' | ')' => {
                    let matches =
                        |group: &Group| matches!((group.open, c), ('[', ']') | ('{', '}') | ('(', ')'));
                    let Some(mut group) = open.pop_if(|group| matches(group)) else {
                        open.clear();
                        continue;
                    };
                    if let Some(value) = group.value.take() {
                        cells.truncate(group.first);
                        cells.push(value);
                        group.even = false;
                    }
                    // An object without a digit among others that have one.
                    if group.open == '{' && cells.len() == group.first && open.len() > 1 {
                        cells.push(Some(Sign::Nothing));
                    }
                    let area = Area { first: group.line, last: line, left: group.byte, right: byte + 1 };
                    let own = cells.get(group.first..).unwrap_or_default();
                    if !group.found
                        && let Some(board) = board(&group, own, area, says_boxes(normal, &group))
                    {
                        boards.push(board);
                        group.found = true;
                    }
                    uneven.extend(group.uneven());
                    let size = own.len();
                    match open.last_mut() {
                        Some(outer) => {
                            outer.add(size, line);
                            outer.found |= group.found;
                        }
                        None => {
                            if group.found || rows.last().is_some_and(|(last, _)| *last != size) {
                                cells.drain(..cells.len() - size);
                                rows.clear();
                            }
                            rows.push((size, area));
                            boards.extend(board_of_rows(&mut rows, &mut cells));
                        }
                    }
                }
                ',' | ';' if open.is_empty() => {}
                _ if open.is_empty() => {
                    if !c.is_whitespace() {
                        rows.clear();
                        cells.clear();
                    }
                }
                '"' | '\'' => {
                    // A quotation mark in prose does not begin a string.
                    let end = rest.find(c).filter(|end| *end <= 200);
                    let string = end.map_or("", |end| &rest[..end]);
                    rest = end.map_or(rest, |end| &rest[end + 1..]);
                    if end.is_some() && rest.trim_start().starts_with(':') {
                        name(&mut open, string);
                    } else if end.is_some() {
                        push(&mut open, &mut cells, string, line);
                    }
                }
                ',' | ';' | ':' => {}
                _ if c.is_whitespace() => {}
                _ => {
                    let end = rest
                        .find(|c: char| c.is_whitespace() || ",;:[](){}\"'".contains(c))
                        .unwrap_or(rest.len());
                    let word = &text[byte..byte + c.len_utf8() + end];
                    rest = &rest[end..];
                    // The name of a function, a type or a field is no cell.
                    let is_name = word.starts_with(char::is_alphabetic)
                        && (rest.starts_with(['(', '{', '[']) || rest.trim_start().starts_with(':'));
                    if is_name {
                        name(&mut open, word);
                    } else {
                        push(&mut open, &mut cells, word, line);
                    }
                }
            }
        }
    }
    Lists { boards, uneven }
}

/// Names of the digit in an object that is a cell, in small letters.
const DIGIT: [&str; 8] = ["value", "val", "v", "digit", "number", "num", "n", "given"];

/// Notes a name, before a colon or a bracket.
fn name(open: &mut [Group], name: &str) {
    if let Some(group) = open.last_mut() {
        group.named = group.open == '{' && DIGIT.iter().any(|digit| name.eq_ignore_ascii_case(digit));
    }
}

/// Adds a cell, or each of the cells in a word that is a row.
fn push(open: &mut [Group], cells: &mut Vec<Option<Sign>>, word: &str, line: usize) {
    let Some(group) = open.last_mut() else { return };
    // A word that says yes or no is no digit.
    let is_digit = !matches!(word, "true" | "false");
    if std::mem::take(&mut group.named) && is_digit && group.value.is_none() {
        group.value = Some(cells::sign(word));
    }
    let trimmed = word.trim();
    let count = trimmed.chars().count();
    match cells::sign(word) {
        sign if count < 4 || sign.is_some() => {
            cells.push(sign);
            group.add(1, line);
        }
        _ => {
            cells.extend(word.chars().take(101).map(cells::of_char));
            group.add(word.chars().take(101).count(), line);
        }
    }
}

/// Returns the board of brackets that are rows, once there are as many as a row has cells.
fn board_of_rows(rows: &mut Vec<(usize, Area)>, cells: &mut Vec<Option<Sign>>) -> Option<Board> {
    let (side, last) = *rows.last()?;
    if rows.len() != side || !is_side(side) {
        return None;
    }
    let (_, first) = rows[0];
    let area =
        Area { first: first.first, last: last.last, left: first.left.min(last.left), right: last.right };
    let signs: Option<Vec<Sign>> = std::mem::take(cells).into_iter().collect();
    rows.clear();
    Some(Board::new(cells::puzzle(standard(side)?, &signs?)?, area, 7))
}

/// Whether a word before a bracket says that it holds boxes.
fn says_boxes(normal: &Normal, group: &Group) -> bool {
    let before = &normal.line(group.line)[..group.byte];
    let before: String = before.chars().rev().take(20).collect::<String>().to_ascii_lowercase();
    ["xob", "kcolb", "noiger", "euqolb"].iter().any(|word| before.contains(word))
}

/// Returns the board that a bracket holds.
fn board(group: &Group, own: &[Option<Sign>], area: Area, says_boxes: bool) -> Option<Board> {
    let side = own.len().isqrt();
    if !is_side(side) || side * side != own.len() || !group.even {
        return None;
    }
    // Four boards of 9×9 have as many cells as one of 18×18: those have been found before.
    let signs: Vec<Sign> = own.iter().copied().collect::<Option<_>>()?;
    let board = standard(side)?;
    let mut puzzle = cells::puzzle(board, &signs);
    // Nested boxes hold their own cells.
    let boxes = group.parts == board.side() || group.parts == side / board.box_rows();
    let conflicts = says_boxes || puzzle.as_ref().is_none_or(|puzzle| cells::clashing(puzzle) > 0);
    if boxes && conflicts {
        let mut by_boxes = vec![Sign::Nothing; own.len()];
        for (house, signs) in signs.chunks(side).enumerate() {
            for (cell, sign) in board.house(board.box_house(house)).cells().iter().zip(signs) {
                by_boxes[cell.index()] = *sign;
            }
        }
        let other = cells::puzzle(board, &by_boxes).filter(|puzzle| cells::clashing(puzzle) == 0);
        puzzle = other.or(puzzle);
    }
    Some(Board::new(puzzle?, area, 8))
}
