//! Boards whose boxes stand one after another, each in lines of its own, as tables within a table of a page do.

use super::board::{Area, Board, standard};
use super::cells::{self, Sign};
use super::normal::Normal;

/// The sides of boards with square boxes, and the side of a box.
const SIDES: [(usize, usize); 2] = [(9, 3), (16, 4)];

/// The longest line of a box, in bytes.
const LONGEST_ROW: usize = 200;

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    SIDES.into_iter().flat_map(|(side, width)| boards(normal, side, width)).collect()
}

fn boards(normal: &Normal, side: usize, width: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut rows: Vec<(usize, Vec<Sign>)> = Vec::new();
    for line in 0..normal.len() {
        let text = normal.line(line);
        // The end of a box.
        if text.trim_matches(' ').is_empty() || text.trim_matches('\t').is_empty() && text.len() + 1 < width {
            continue;
        }
        match row(text, width) {
            Some(row) => rows.push((line, row)),
            None => rows.clear(),
        }
        if rows.len() == side * width {
            boards.extend(board(&rows, side, width));
            rows.clear();
        }
    }
    boards
}

/// Returns the cells of a row of a box.
fn row(text: &str, width: usize) -> Option<Vec<Sign>> {
    let fits = text.len() <= LONGEST_ROW && text.matches('\t').count() + 1 == width;
    fits.then(|| text.split('\t').map(|field| cells::sign(field.trim())).collect()).flatten()
}

/// Returns the board of rows of boxes, box after box.
fn board(rows: &[(usize, Vec<Sign>)], side: usize, width: usize) -> Option<Board> {
    let (first, last) = (rows.first()?.0, rows.last()?.0);
    let mut signs = vec![Sign::Nothing; side * side];
    for (index, (_, row)) in rows.iter().enumerate() {
        let (of_box, within) = (index / width, index % width);
        let from = (of_box / width * width + within) * side + of_box % width * width;
        signs[from..from + width].copy_from_slice(row);
    }
    let puzzle = cells::puzzle(standard(side)?, &signs)?;
    let area = Area { first, last, left: 0, right: LONGEST_ROW };
    (cells::clashing(&puzzle) == 0).then(|| Board::new(puzzle, area, 5))
}
