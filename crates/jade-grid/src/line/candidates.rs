//! Restricted puzzles in one line: every cell with all its candidates.

use super::Symbols;
use crate::{Digit, DigitSet, Geometry, LargeCellSet, Puzzle};

/// Returns a puzzle as a line of its candidates: for each cell, in reading order, every digit at its place if the cell
/// can have it, `.` otherwise. A given is the only digit of its cell. A puzzle that bars nothing can be written so, too.
///
/// ```
/// use jade_grid::{Cell, DigitSet, line};
/// let mut puzzle = line::read("12..34..21..43..").unwrap();
/// puzzle.bar(Cell::new(2), DigitSet::from_bits(0b100));
/// let text = line::candidates(&puzzle);
/// assert_eq!(&text[..16], "1....2.....4..34");
/// assert_eq!(line::read(&text).unwrap(), puzzle);
/// ```
///
/// # Panics
/// If the board is above 25×25.
#[track_caller]
pub fn candidates(puzzle: &Puzzle) -> String {
    let side = puzzle.geometry().side();
    let cells = puzzle.geometry().cells().flat_map(|cell| {
        let allowed = puzzle.allowed(cell);
        Digit::all(side).map(move |digit| if allowed.contains(digit) { digit.symbol() } else { '.' })
    });
    cells.collect()
}

/// Reads a line of candidates. Returns `None` if the characters are none: if one is not at the place of its digit, or
/// they are a board of digits that breaks no rule (4×4, 9×9, 16×16 and 25×25 cells with candidates have as many
/// characters as a larger board has cells).
///
/// A cell with one candidate is a given if no cell that sees it has the digit.
pub(super) fn read(characters: &[char]) -> Option<Puzzle> {
    let side = (4..=Geometry::MAX_LARGE_SIDE).find(|side| side * side * side == characters.len())?;
    read_on(Geometry::standard(side)?, characters)
}

/// Reads a line of candidates of this board, as [`read`] does.
pub(super) fn read_on(board: &'static Geometry, characters: &[char]) -> Option<Puzzle> {
    let side = board.side();
    if side * side * side != characters.len() {
        return None;
    }
    let symbols = Symbols::new(side);
    let digit = |character: &char| symbols.cell(*character).ok();
    let cells: Option<Vec<DigitSet>> = characters
        .chunks(side)
        .map(|cell| {
            let mut digits = DigitSet::EMPTY;
            for (place, character) in cell.iter().enumerate() {
                match digit(character)? {
                    Some(digit) if digit.index() == place => digits.add(digit),
                    Some(_) => return None,
                    None => {}
                }
            }
            Some(digits)
        })
        .collect();
    let cells = cells?;
    if is_board_of_digits(characters) {
        return None;
    }
    let mut puzzle = Puzzle::empty(board);
    for cell in board.cells() {
        let Some(digit) = cells[cell.index()].single() else { continue };
        let peers: LargeCellSet = board.peers_of(cell);
        if !peers.iter().any(|peer| cells[peer.index()].contains(digit)) {
            puzzle.set(cell, Some(digit));
        }
    }
    for cell in board.cells().filter(|cell| puzzle.get(*cell).is_none()).collect::<Vec<_>>() {
        puzzle.bar(cell, puzzle.allowed(cell) - cells[cell.index()]);
    }
    Some(puzzle)
}

/// Returns whether the characters are the cells of a larger board, one each, without a conflict.
fn is_board_of_digits(characters: &[char]) -> bool {
    let side = characters.len().isqrt();
    if side * side != characters.len() {
        return false;
    }
    let Some(board) = Geometry::standard(side) else { return false };
    let symbols = Symbols::new(side);
    let digits: Option<Vec<_>> = characters.iter().map(|character| symbols.cell(*character).ok()).collect();
    let puzzle = digits.and_then(|digits| Puzzle::from_digits(board, digits));
    puzzle.is_some_and(|puzzle| puzzle.conflicts().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, line};

    #[test]
    fn what_is_written_is_read_on_every_size() {
        for side in [4, 6, 8, 9, 10, 12, 16, 25] {
            let board = Geometry::standard(side).unwrap();
            let mut puzzle = Puzzle::empty(board);
            puzzle.set(Cell::new(0), Digit::new(2));
            for cell in board.cells().skip(1) {
                // Something else in every cell, and never all that is left.
                let digits = DigitSet::from_bits((cell.index() as u32).wrapping_mul(0x9E37) & 0x1FF_FFFF);
                let barred = (puzzle.allowed(cell) & digits).without(Digit::from_index(side - 1));
                puzzle.bar(cell, barred.without(Digit::from_index(0)));
            }
            let text = puzzle.to_string();
            assert_eq!(text.len(), side * side * side);
            assert_eq!(line::read(&text).unwrap(), puzzle, "{side}");
            let (read, comment) = line::read_with_comment(&format!("{text} # a comment")).unwrap();
            assert_eq!((read, comment.as_deref()), (puzzle, Some("a comment")));
        }
    }

    #[test]
    fn a_board_of_digits_stays_one() {
        // 64 cells of 8×8 with digits that happen to be at the places of 4×4 candidates.
        let mut cells = vec!['.'; 64];
        cells[0] = '1';
        cells[9] = '2';
        let text: String = cells.iter().collect();
        assert_eq!(line::read(&text).unwrap().geometry().side(), 8);
        // On 8×8, the 1 would be in the first row twice.
        cells[4] = '1';
        let text: String = cells.iter().collect();
        assert_eq!(line::read(&text).unwrap().geometry().side(), 4);
    }
}
