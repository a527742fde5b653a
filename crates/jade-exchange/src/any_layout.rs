//! Reads one puzzle in any layout, as long as the number of cells is right.
//!
//! Cells are read one after another; frame characters and line breaks between them are skipped. A cell is
//! - a symbol of the alphabet (`1-9`, `A-Z`, `a-z` or your own), where a letter may have the other case unless that is
//!   another symbol; or, with blanks between cells, a number, as boards beyond the alphabet require;
//! - empty: `.`, `_`, `*`, or `0` unless it is a symbol; or a blank, if only then the number of cells is right.
//!
//! A line of dashes, bars, corners and the like is a frame, even if it also contains `.`, `*`, `_` or blanks. `#` at
//! the beginning or after a blank begins a comment. If the board is known, text after its last cell is a comment, too,
//! unless it consists of cells only: then there are too many.
//!
//! SDK_v04 (2019) reads boards in this way: it takes as many valid characters as the board has cells, in any layout.
//! Unlike the other formats, this one cannot separate several puzzles in one text. So it is not in
//! [`FORMATS`](crate::FORMATS) and must be chosen explicitly. Boards in which the layout alone leaves no doubt are read
//! without being asked for.
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
        if text.cells(false).next().is_none() {
            return Err(at(LineErrorKind::Empty, 1, 1));
        }

        let fits = |count: usize| match board {
            Some(board) => (count == board.cell_count()).then_some(board),
            None => Geometry::standard_of_cells(count),
        };
        // Cells are counted before they are collected, so that memory does not grow with a text that is no board.
        let are_numbers = text.words().any(|word| word.text.len() > 1)
            && text.words().all(|word| word.is_number_or_empty(alphabet));
        if are_numbers && let Some(board) = fits(text.words().count()) {
            let numbers: Vec<_> = text.words().collect();
            return fill(board, &numbers, |word| number(word.text, board.side()));
        }
        let cells: Option<Vec<Piece<'_>>> = if fits(text.cells(false).count()).is_some() {
            Some(text.cells(false).collect())
        } else {
            let rows = text.rows_with_blanks(board).filter(|cells| fits(cells.len()).is_some());
            rows.or_else(|| fits(text.cells(true).count()).map(|_| text.cells(true).collect()))
        };
        let cells = cells.or_else(|| text.before_comment(board?));
        let Some((cells, board)) = cells.and_then(|cells| fits(cells.len()).map(|board| (cells, board)))
        else {
            return Err(match are_numbers {
                true => wrong_count(text.words(), alphabet, board),
                false => wrong_count(text.cells(false), alphabet, board),
            });
        };
        if alphabet.len() < board.side() {
            // Only numbers can be that large.
            let kind = LineErrorKind::UnknownNumber { found: cells[0].text.to_owned(), side: board.side() };
            return Err(cells[0].error(kind));
        }
        fill(board, &cells, |piece| symbol(piece, alphabet, board.side()))
    }
}

/// A cell of the text: a character or a number.
#[derive(Clone, Copy, Debug)]
struct Piece<'a> {
    number: usize,
    line: &'a str,
    /// Where the cell begins in the line, in bytes.
    start: usize,
    text: &'a str,
}

impl Piece<'_> {
    fn is_number_or_empty(&self, alphabet: &Alphabet) -> bool {
        self.text.len() <= 3 && self.text.chars().all(|c| c.is_ascii_digit() || is_empty_sign(c, alphabet))
    }

    /// The column of its first character, from 1.
    fn column(&self) -> usize {
        self.line[..self.start].chars().count() + 1
    }

    fn error(&self, kind: impl Into<ReadErrorKind>) -> ReadError {
        at(kind, self.number, self.column())
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

fn symbol(piece: &Piece<'_>, alphabet: &Alphabet, side: usize) -> Result<Option<Digit>, ReadErrorKind> {
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
    pieces: &[Piece<'_>],
    digit: impl Fn(&Piece<'_>) -> Result<Option<Digit>, ReadErrorKind>,
) -> Result<Puzzle, ReadError> {
    let mut puzzle = Puzzle::empty(board);
    // The cell of each digit in each house.
    let mut places: HashMap<(usize, Digit), Cell> = HashMap::new();
    for (cell, piece) in board.cells().zip(pieces) {
        let Some(digit) = digit(piece).map_err(|kind| piece.error(kind))? else { continue };
        for &house in board.houses_of(cell) {
            if let Some(other) = places.insert((house.index(), digit), cell) {
                let first = &pieces[other.index()];
                let kind = ReadErrorKind::Repeated {
                    found: piece.text.to_owned(),
                    house: board.house(house).kind(),
                    number: board.house(house).number(),
                    line: first.number,
                    column: first.column(),
                };
                return Err(piece.error(kind));
            }
        }
        puzzle.set(cell, Some(digit));
    }
    Ok(puzzle)
}

/// Returns the error for a wrong number of cells, placed at the first surplus cell or after the last one. A letter that
/// no board has is a more likely mistake and is reported instead.
fn wrong_count<'a>(
    pieces: impl Iterator<Item = Piece<'a>> + Clone,
    alphabet: &Alphabet,
    board: Option<&Geometry>,
) -> ReadError {
    let side = board.map_or(alphabet.len(), Geometry::side);
    for piece in pieces.clone() {
        if piece.text.chars().count() == 1
            && let Err(kind) = symbol(&piece, alphabet, side)
        {
            return piece.error(kind);
        }
    }
    let count = pieces.clone().count();
    let kind = match board {
        Some(board) => LineErrorKind::CellCount { found: count, nearest: board.cell_count() },
        None => LineErrorKind::cell_count(count),
    };
    let surplus = board.and_then(|board| pieces.clone().nth(board.cell_count()));
    match (surplus, pieces.last()) {
        (Some(surplus), _) => surplus.error(kind),
        (None, Some(last)) => at(kind, last.number, last.column() + last.text.chars().count()),
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
        let uncommented = |line: &'a str| -> &'a str {
            let begins =
                |(at, _): &(usize, &str)| line[..*at].chars().next_back().is_none_or(char::is_whitespace);
            let comment = line.match_indices('#').find(begins);
            comment.map_or(line, |(at, _)| &line[..at])
        };
        let is_comment = |line: &str| line.trim_start().starts_with('#');
        let is_frame = |line: &str| {
            let may_be = |c: char| Alphabet::EMPTY.contains(&c) || !is_cell(c, alphabet);
            let drawn = line.chars().filter(|c| matches!(c, '-' | '=' | '+' | '~' | '\u{2500}'..='\u{257f}'));
            line.chars().all(may_be) && drawn.count() >= 2
        };
        let lines = text
            .trim_start_matches('\u{feff}')
            .lines()
            .enumerate()
            .filter(|(_, line)| !is_comment(line))
            .map(|(index, line)| (index + 1, uncommented(line)))
            .filter(|(_, line)| !is_frame(line))
            .collect();
        Text { lines, alphabet }
    }

    /// Returns the cells of a line, one per character.
    fn cells_of(
        &self,
        (number, line): (usize, &'a str),
        blanks: bool,
    ) -> impl Iterator<Item = Piece<'a>> + Clone {
        let alphabet = self.alphabet;
        line.char_indices()
            .filter(move |(_, c)| (blanks && *c == ' ') || is_cell(*c, alphabet))
            .map(move |(start, c)| Piece { number, line, start, text: &line[start..start + c.len_utf8()] })
    }

    /// Returns the cells, one per character; with `blanks`, every blank too.
    fn cells(&self, blanks: bool) -> impl Iterator<Item = Piece<'a>> + Clone {
        self.lines.iter().flat_map(move |line| self.cells_of(*line, blanks))
    }

    /// Returns the cells, with blanks as empty cells; blanks at the ends of lines may be missing. There must be as many
    /// lines as the board has rows, none too long. Empty lines count as rows if their number is right only then;
    /// otherwise they are skipped.
    fn rows_with_blanks(&self, board: Option<&Geometry>) -> Option<Vec<Piece<'a>>> {
        let last = self.lines.iter().rposition(|line| self.cells_of(*line, false).next().is_some())?;
        let all = &self.lines[..=last];
        let drawn: Vec<_> = all.iter().filter(|(_, line)| !line.is_empty()).copied().collect();
        let fits = |rows: usize| match board {
            Some(board) => rows == board.side(),
            None => Geometry::standard(rows).is_some(),
        };
        let rows = [drawn.as_slice(), all].into_iter().find(|rows| fits(rows.len()))?;
        let mut cells = Vec::new();
        for &(number, line) in rows {
            let end = cells.len() + rows.len();
            // One more than fits is enough to know that the row is too long.
            cells.extend(self.cells_of((number, line), true).take(rows.len() + 1));
            if cells.len() > end {
                return None;
            }
            cells.resize(end, Piece { number, line, start: line.len(), text: " " });
        }
        Some(cells)
    }

    /// Returns as many cells as the board has, if what follows them contains letters or figures that are no cells of
    /// this board.
    fn before_comment(&self, board: &Geometry) -> Option<Vec<Piece<'a>>> {
        let is_valid = |piece: &Piece<'_>| symbol(piece, self.alphabet, board.side()).is_ok();
        let count = board.cell_count();
        let mut rest = self.cells(false).skip(count);
        if rest.any(|piece| !is_valid(&piece)) {
            return Some(self.cells(false).take(count).collect());
        }
        // Blanks are cells in the rows of the board only, not in the comment below.
        let lines = self.lines.iter().filter(|(_, line)| !line.is_empty());
        let mut rows: Vec<_> = lines.take(board.side() + 1).copied().collect();
        let comment = rows.pop().filter(|_| rows.len() == board.side())?;
        let is_comment = self.cells_of(comment, false).any(|piece| !is_valid(&piece));
        let rows = Text { lines: rows, alphabet: self.alphabet };
        is_comment.then(|| rows.rows_with_blanks(Some(board)))?
    }

    /// Returns the words between blanks and frame characters.
    fn words(&self) -> impl Iterator<Item = Piece<'a>> + Clone {
        let alphabet = self.alphabet;
        self.lines.iter().flat_map(move |&(number, line)| {
            let words = line.split(move |c| !is_cell(c, alphabet)).filter(|word| !word.is_empty());
            words.map(move |text| {
                let start = text.as_ptr() as usize - line.as_ptr() as usize;
                Piece { number, line, start, text }
            })
        })
    }
}

/// Returns whether this character is a cell, valid or not, and not part of a frame: a symbol, a letter, a figure or an
/// empty cell.
fn is_cell(c: char, alphabet: &Alphabet) -> bool {
    c.is_alphanumeric() || Alphabet::EMPTY.contains(&c) || alphabet.digit(c).is_some()
}

#[cfg(test)]
mod tests;
