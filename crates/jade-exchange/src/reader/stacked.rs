//! Boards of 81 cells in lines that are no rows: one cell, three cells or three rows a line.

use super::board::{Area, Board, standard};
use super::cells::{self, Sign};
use super::normal::Normal;
use super::words;

/// The cells of a board, and how many of them may be in a line.
const CELLS: usize = 81;
const IN_A_LINE: [usize; 3] = [1, 3, 27];

/// The longest line that is looked at, in bytes.
const LONGEST: usize = 200;

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut block: Vec<Sign> = Vec::new();
    let (mut first, mut width) = (0, 0);
    for line in 0..normal.len() {
        let text = normal.line(line);
        if words::is_frame(text) && text.trim().len() > 2 {
            continue;
        }
        let Some(signs) = signs(text).filter(|signs| IN_A_LINE.contains(&signs.len())) else {
            block.clear();
            continue;
        };
        if block.is_empty() || signs.len() != width {
            block.clear();
            (first, width) = (line, signs.len());
        }
        block.extend(signs);
        if block.len() == CELLS {
            let puzzle = standard(9).and_then(|board| cells::puzzle(board, &block));
            let area = Area { first, last: line, left: 0, right: text.len() };
            boards.extend(puzzle.map(|puzzle| Board::new(puzzle, area, 0)));
            block.clear();
        }
    }
    boards
}

/// Returns the cells of a line that has nothing else; in a list with a dash before each item, the item.
fn signs(text: &str) -> Option<Vec<Sign>> {
    if text.len() > LONGEST || text.trim().is_empty() {
        return None;
    }
    let item = text.trim_start_matches([' ', '-']);
    let text = if item.len() == 1 && item.len() < text.len() { item } else { text };
    let cells = text.chars().filter(|c| !words::is_separator(*c));
    cells.map(|c| cells::of_char(c).filter(|sign| !matches!(sign, Sign::Letter(_)))).collect()
}
