//! Reads one puzzle in any layout, as long as the number of cells is right.
//!
//! Cells are read one after another; frame characters and line breaks between them are skipped. A cell is
//! - a symbol of the alphabet (`1-9`, `A-Z`, `a-z` or your own), where a letter may have the other case unless that is
//!   another symbol; or, with blanks between cells, a number, as boards beyond the alphabet require;
//! - empty: `.`, `_`, `*`, or `0` unless it is a symbol; or a blank, if only then the number of cells is right.
//!
//! A line of dashes, bars, corners and the like is a frame, even if it also contains `.`, `*`, `_` or blanks. A line
//! that begins with `#` and a blank is a comment.
//!
//! SDK_v04 (2019) reads boards in this way: it takes as many valid characters as the board has cells, in any layout.
//! Unlike the other formats, this one cannot separate several puzzles in one text. So it is not in
//! [`FORMATS`](crate::FORMATS) and must be chosen explicitly.
//!
//! ```
//! use jade_exchange::any_layout::AnyLayout;
//! use jade_grid::Alphabet;
//! let text = "
//! +--+--+
//! |A | D|
//! | D|B |
//! +--+--+
//! | A|  |
//! |  |A |
//! +--+--+";
//! let alphabet = Alphabet::new("ABCD").unwrap();
//! let puzzle = AnyLayout::new().alphabet(&alphabet).read(text).unwrap();
//! assert_eq!(puzzle.to_string(), "1..4.42..1....1.");
//! ```

use crate::{ReadError, ReadErrorKind};
use jade_grid::line::LineErrorKind;
use jade_grid::{Alphabet, Cell, Digit, Geometry, Puzzle};
use std::collections::HashMap;

/// Returns an error of this reader, reported as one in plain lines.
fn at(kind: impl Into<ReadErrorKind>, line: usize, column: usize) -> ReadError {
    kind.into().at("line", line, column)
}

/// Options for reading a text: the symbols and the board.
#[derive(Clone, Debug, Default)]
pub struct AnyLayout {
    alphabet: Option<Alphabet>,
    board: Option<&'static Geometry>,
}

impl AnyLayout {
    /// Uses the default alphabet, and the board implied by the number of cells.
    pub fn new() -> AnyLayout {
        AnyLayout::default()
    }

    /// Uses these symbols. If their number is the side of a board, expects that board.
    #[must_use]
    pub fn alphabet(self, alphabet: &Alphabet) -> AnyLayout {
        AnyLayout { alphabet: Some(alphabet.clone()), ..self }
    }

    /// Expects this board.
    #[must_use]
    pub fn board(self, board: &'static Geometry) -> AnyLayout {
        AnyLayout { board: Some(board), ..self }
    }

    /// Reads a text with one puzzle.
    ///
    /// # Errors
    /// [`ReadError`] if there are too many or too few cells, a letter or number is not a digit of the board, or a house
    /// contains a digit twice.
    pub fn read(&self, text: &str) -> Result<Puzzle, ReadError> {
        let default = Alphabet::default();
        let alphabet = self.alphabet.as_ref().unwrap_or(&default);
        let board = self.board.or_else(|| Geometry::standard(self.alphabet.as_ref()?.len()));
        let text = Text::new(text, alphabet);
        if text.cells(false).is_empty() {
            return Err(at(LineErrorKind::Empty, 1, 1));
        }

        let fits = |count: usize| match board {
            Some(board) => (count == board.cell_count()).then_some(board),
            None => Geometry::standard_of_cells(count),
        };
        let numbers = text.words();
        let are_numbers = numbers.iter().any(|word| word.text.len() > 1)
            && numbers.iter().all(|word| word.is_number_or_empty(alphabet));
        if are_numbers && let Some(board) = fits(numbers.len()) {
            return fill(board, &numbers, |word| number(&word.text, board.side()));
        }
        let symbols = text.cells(false);
        let cells = match fits(symbols.len()) {
            Some(_) => symbols,
            None => [text.rows_with_blanks(board), Some(text.cells(true))]
                .into_iter()
                .flatten()
                .find(|cells| fits(cells.len()).is_some())
                .unwrap_or(symbols),
        };
        let Some(board) = fits(cells.len()) else {
            return Err(wrong_count(if are_numbers { &numbers } else { &cells }, alphabet, board));
        };
        if alphabet.len() < board.side() {
            // Only numbers can be that large.
            let found = cells[0].text.clone();
            let kind = LineErrorKind::UnknownNumber { found, side: board.side() };
            return Err(at(kind, cells[0].line, cells[0].column));
        }
        fill(board, &cells, |piece| symbol(piece, alphabet, board.side()))
    }
}

/// A cell of the text: a character or a number.
#[derive(Clone, Debug)]
struct Piece {
    line: usize,
    column: usize,
    text: String,
}

impl Piece {
    fn is_number_or_empty(&self, alphabet: &Alphabet) -> bool {
        self.text.len() <= 3 && self.text.chars().all(|c| c.is_ascii_digit() || is_empty_sign(c, alphabet))
    }
}

/// Returns whether this character means an empty cell.
fn is_empty_sign(c: char, alphabet: &Alphabet) -> bool {
    Alphabet::EMPTY.contains(&c) || (c == '0' && alphabet.digit('0').is_none())
}

/// Returns the digit of a symbol, or of the same letter in the other case.
fn digit_of(c: char, alphabet: &Alphabet, side: usize) -> Option<Digit> {
    let within = |c| alphabet.digit(c).filter(|digit| digit.index() < side);
    let other_case = || {
        let mut other =
            if c.is_lowercase() { c.to_uppercase().to_string() } else { c.to_lowercase().to_string() };
        let first = other.remove(0);
        other.is_empty().then_some(first).and_then(within)
    };
    within(c).or_else(other_case)
}

fn symbol(piece: &Piece, alphabet: &Alphabet, side: usize) -> Result<Option<Digit>, ReadErrorKind> {
    let Some(c) = piece.text.chars().next().filter(|c| *c != ' ' && !is_empty_sign(*c, alphabet)) else {
        return Ok(None);
    };
    match digit_of(c, alphabet, side) {
        Some(digit) => Ok(Some(digit)),
        None => {
            Err(ReadErrorKind::NotInAlphabet { found: c, alphabet: alphabet.symbols(side).iter().collect() })
        }
    }
}

fn number(word: &str, side: usize) -> Result<Option<Digit>, ReadErrorKind> {
    if !word.bytes().any(|c| matches!(c, b'1'..=b'9')) {
        return Ok(None);
    }
    let digit = word.parse().ok().and_then(Digit::new).filter(|digit| digit.index() < side);
    digit.map(Some).ok_or_else(|| LineErrorKind::UnknownNumber { found: word.to_owned(), side }.into())
}

/// Places the cells on the board.
fn fill(
    board: &'static Geometry,
    pieces: &[Piece],
    digit: impl Fn(&Piece) -> Result<Option<Digit>, ReadErrorKind>,
) -> Result<Puzzle, ReadError> {
    let mut puzzle = Puzzle::empty(board);
    // The cell of each digit in each house.
    let mut places: HashMap<(usize, Digit), Cell> = HashMap::new();
    for (cell, piece) in board.cells().zip(pieces) {
        let Some(digit) = digit(piece).map_err(|kind| at(kind, piece.line, piece.column))? else { continue };
        for &house in board.houses_of(cell) {
            if let Some(other) = places.insert((house.index(), digit), cell) {
                let first = &pieces[other.index()];
                let kind = ReadErrorKind::Repeated {
                    found: piece.text.clone(),
                    house: board.house(house).kind(),
                    number: board.house(house).number(),
                    line: first.line,
                    column: first.column,
                };
                return Err(at(kind, piece.line, piece.column));
            }
        }
        puzzle.set(cell, Some(digit));
    }
    Ok(puzzle)
}

/// Returns the error for a wrong number of cells, placed at the first surplus cell or after the last one. A letter that
/// no board has is a more likely mistake and is reported instead.
fn wrong_count(pieces: &[Piece], alphabet: &Alphabet, board: Option<&Geometry>) -> ReadError {
    let side = board.map_or(alphabet.len(), Geometry::side);
    for piece in pieces {
        if piece.text.chars().count() == 1
            && let Err(kind) = symbol(piece, alphabet, side)
        {
            return at(kind, piece.line, piece.column);
        }
    }
    let kind = match board {
        Some(board) => LineErrorKind::CellCount { found: pieces.len(), nearest: board.cell_count() },
        None => LineErrorKind::cell_count(pieces.len()),
    };
    let expected = board.map_or(pieces.len(), Geometry::cell_count);
    match (pieces.get(expected), pieces.last()) {
        (Some(surplus), _) => at(kind, surplus.line, surplus.column),
        (None, Some(last)) => at(kind, last.line, last.column + last.text.chars().count()),
        (None, None) => at(kind, 1, 1),
    }
}

/// The lines of a text that are neither frames nor comments.
struct Text<'a> {
    lines: Vec<(usize, &'a str)>,
    alphabet: &'a Alphabet,
}

impl<'a> Text<'a> {
    fn new(text: &'a str, alphabet: &'a Alphabet) -> Text<'a> {
        let is_comment = |line: &str| line.trim() == "#" || line.trim_start().starts_with("# ");
        let is_frame = |line: &str| {
            let may_be = |c: char| Alphabet::EMPTY.contains(&c) || !is_cell(c, alphabet);
            let drawn = line.chars().filter(|c| matches!(c, '-' | '=' | '+' | '~' | '\u{2500}'..='\u{257f}'));
            line.chars().all(may_be) && drawn.count() >= 2
        };
        let lines = text
            .trim_start_matches('\u{feff}')
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line))
            .filter(|(_, line)| !is_comment(line) && !is_frame(line))
            .collect();
        Text { lines, alphabet }
    }

    /// Returns the cells of a line, one per character.
    fn cells_of(&self, (number, line): (usize, &str), blanks: bool) -> Vec<Piece> {
        let columns = line.chars().enumerate();
        columns
            .filter(|(_, c)| (blanks && *c == ' ') || is_cell(*c, self.alphabet))
            .map(|(index, c)| Piece { line: number, column: index + 1, text: c.to_string() })
            .collect()
    }

    /// Returns the cells, one per character; with `blanks`, every blank too.
    fn cells(&self, blanks: bool) -> Vec<Piece> {
        self.lines.iter().flat_map(|line| self.cells_of(*line, blanks)).collect()
    }

    /// Returns the cells, with blanks as empty cells; blanks at the ends of lines may be missing. There must be as many
    /// lines as the board has rows, none too long. Empty lines count as rows if their number is right only then;
    /// otherwise they are skipped.
    fn rows_with_blanks(&self, board: Option<&Geometry>) -> Option<Vec<Piece>> {
        let last = self.lines.iter().rposition(|line| !self.cells_of(*line, false).is_empty())?;
        let all = &self.lines[..=last];
        let drawn: Vec<_> = all.iter().filter(|(_, line)| !line.is_empty()).copied().collect();
        let fits = |rows: usize| match board {
            Some(board) => rows == board.side(),
            None => Geometry::standard(rows).is_some(),
        };
        let rows = [drawn.as_slice(), all].into_iter().find(|rows| fits(rows.len()))?;
        let mut cells = Vec::new();
        for row in rows {
            let mut pieces = self.cells_of(*row, true);
            if pieces.len() > rows.len() {
                return None;
            }
            let end = row.1.chars().count();
            let lost = Piece { line: row.0, column: end + 1, text: " ".to_owned() };
            pieces.resize(rows.len(), lost);
            cells.append(&mut pieces);
        }
        Some(cells)
    }

    /// Returns the words between blanks and frame characters.
    fn words(&self) -> Vec<Piece> {
        let mut words = Vec::new();
        for &(line, text) in &self.lines {
            let mut word: Option<Piece> = None;
            for (index, c) in text.chars().enumerate() {
                if !is_cell(c, self.alphabet) {
                    words.extend(word.take());
                    continue;
                }
                let new = || Piece { line, column: index + 1, text: String::new() };
                word.get_or_insert_with(new).text.push(c);
            }
            words.extend(word);
        }
        words
    }
}

/// Returns whether this character is a cell, valid or not, and not part of a frame: a symbol, a letter, a figure or an
/// empty cell.
fn is_cell(c: char, alphabet: &Alphabet) -> bool {
    c.is_alphanumeric() || Alphabet::EMPTY.contains(&c) || alphabet.digit(c).is_some()
}

#[cfg(test)]
mod tests;
