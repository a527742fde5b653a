//! One puzzle in one line.
//!
//! The reader takes
//! - the cells in reading order, one character each: the digits `1-9`, then `A-Z` (small or large up to
//!   35×35; beyond, `a` follows `Z`), and `.`, `0`, `_` or `*` for an empty cell;
//! - any board by its number of cells: 16, 36, 64, 81, 100, 144, 256 and so on, with its usual boxes;
//! - or the cells as numbers or characters with blanks between them (boards beyond 61×61 have no other way);
//! - before either, optionally, the side as a number and a blank;
//! - after the cells a comment, begun by a blank or one of `#,;` (among cells with blanks: by one of `#,;` or
//!   by a word that can be no cell).
//!
//! Of a text, blank lines and lines that begin with `#` are skipped. There is no limit on the length of a
//! text; reading takes time proportional to it.
//!
//! The writer writes `.` for an empty cell. A line does not say which boxes a board has: one with other boxes
//! than usual needs another format.

use super::error::{FormatError, FormatErrorKind};
use super::symbol::{Symbols, comment, may_be_word, starts_comment};
use super::{Format, Reading, Readings};
use crate::{Geometry, Puzzle};

/// The format: one puzzle per line.
#[derive(Clone, Copy, Debug)]
pub struct Line;

impl Format for Line {
    fn id(&self) -> &'static str {
        "line"
    }

    /// Any text may be lines, good or bad: this is what is tried last.
    fn recognises(&self, _text: &str) -> bool {
        true
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        Box::new(significant_lines(text).map(|(number, line)| read_numbered(line, number)))
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        write(puzzle)
    }
}

/// Reads a text that is one puzzle in one line.
///
/// ```
/// use jade_grid::format::line;
/// let puzzle = line::read("1...|").unwrap_err();
/// assert_eq!(puzzle.to_string(), "line 1, column 5: '|' is no cell (a digit, a letter, or . 0 _ * for an empty cell)");
/// assert_eq!(line::read("1....2....3....4 a diagonal").unwrap().clue_count(), 4);
/// ```
///
/// # Errors
/// [`FormatError`] if there is no line, more than one, or it is no puzzle.
pub fn read(text: &str) -> Result<Puzzle, FormatError> {
    let mut lines = significant_lines(text);
    let Some((number, line)) = lines.next() else { return Err(FormatErrorKind::Empty.at(1, 1)) };
    if let Some((second, _)) = lines.next() {
        return Err(FormatErrorKind::Several.at(second, 1));
    }
    read_numbered(line, number).map(|reading| reading.puzzle)
}

/// Writes a puzzle as one line: what [`Puzzle`]'s `Display` gives.
pub fn write(puzzle: &Puzzle) -> String {
    puzzle.to_string()
}

/// The lines that are neither blank nor begin with `#`, with their numbers from 1.
pub(super) fn significant_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, line)| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with('#')
    })
}

/// Whether a text begins as a list of puzzles, one a line, however it goes on: with two long lines and no blank
/// line between, the first of them good; or with three long ones, all good. One line, or two with a blank line
/// between, may be what is given and what is filled on a grid of [marks](super::marks) below. (A long line is one
/// whose first word is too long for a row.)
///
/// ```
/// use jade_grid::format::line;
/// let puzzle = "1.".repeat(40) + "2\n";
/// assert!(line::begins_a_list(&puzzle.repeat(2)));
/// assert!(!line::begins_a_list(&format!("{puzzle}\n{puzzle}")));
/// assert!(line::begins_a_list(&format!("{puzzle}\n{puzzle}\n{puzzle}")));
/// ```
pub fn begins_a_list(text: &str) -> bool {
    let first: Vec<(usize, &str)> = significant_lines(text).take(3).collect();
    let is_long = |line: &str| line.split_whitespace().next().is_some_and(|word| word.len() > LONGEST_ROW);
    let is_good = |line: &str| is_long(line) && read_numbered(line, 1).is_ok();
    match first.as_slice() {
        [(_, a), (_, b), (_, c)] if [a, b, c].into_iter().all(|line| is_good(line)) => true,
        [(from, a), (to, b), ..] => {
            let between = text.lines().skip(*from).take(to - from - 1);
            is_good(a) && is_long(b) && !between.map(str::trim).any(str::is_empty)
        }
        _ => false,
    }
}

/// The longest word that a row of a grid without blanks may be: larger boards are written as numbers.
const LONGEST_ROW: usize = 61;

/// Reads one line, of which the caller knows the number (from 1) within a larger text.
///
/// ```
/// use jade_grid::format::line;
/// let reading = line::read_numbered("4 1....2....3....4 # made by hand", 7).unwrap();
/// assert_eq!(reading.puzzle.to_string(), "1....2....3....4");
/// assert_eq!(reading.line, 7);
/// assert_eq!(reading.comment.as_deref(), Some("made by hand"));
/// ```
///
/// # Errors
/// [`FormatError`] if the line is no puzzle.
pub fn read_numbered(line: &str, number: usize) -> Result<Reading, FormatError> {
    let chars: Vec<char> = line.chars().collect();
    let words = Words { chars: &chars, at: 0 };
    let Some((column, first)) = words.clone().next() else {
        return Err(FormatErrorKind::Empty.at(number, 1));
    };
    let (board, cells, end) = if first.len() <= 3 && words.clone().nth(1).is_some() {
        with_blanks(words, number)?
    } else {
        let board = run(first, None).map_err(|kind| wrong_run(first, number, column, kind))?;
        (board, Cells::Run(column, first), column - 1 + first.len())
    };

    let symbols = Symbols::new(board.side());
    let at = |column: usize| move |kind: FormatErrorKind| kind.at(number, column);
    let digits: Result<Vec<_>, FormatError> = match cells {
        Cells::Run(column, run) => {
            run.iter().enumerate().map(|(i, c)| symbols.cell(*c).map_err(at(column + i))).collect()
        }
        Cells::Words(words) => {
            words.iter().map(|(column, word)| symbols.word(word).map_err(at(*column))).collect()
        }
    };
    let digits = digits?;
    let found = digits.len();
    let puzzle = Puzzle::from_digits(board, digits)
        .ok_or_else(|| FormatErrorKind::cell_count(found).at(number, column))?;
    let rest: String = chars[end.min(chars.len())..].iter().collect();
    Ok(Reading::of_givens(puzzle, number, comment(&rest), Line.id()))
}

/// Reads exactly the cells of a board that is known, one character each: no blanks, no comment.
///
/// ```
/// use jade_grid::{format::line, Geometry};
/// let board = Geometry::with_boxes(3, 2).unwrap();
/// let puzzle = line::read_cells(board, &".".repeat(36)).unwrap();
/// assert!(std::ptr::eq(puzzle.geometry(), board));
/// ```
///
/// # Errors
/// [`FormatError`] if there are not as many characters as cells, or one is no cell of this board.
pub fn read_cells(board: &'static Geometry, cells: &str) -> Result<Puzzle, FormatError> {
    let symbols = Symbols::new(board.side());
    let digits = cells.chars().enumerate();
    let digits = digits.map(|(i, c)| symbols.cell(c).map_err(|kind| kind.at(1, i + 1)));
    let digits: Vec<_> = digits.collect::<Result<_, _>>()?;
    let found = digits.len();
    Puzzle::from_digits(board, digits).ok_or_else(|| {
        let kind = FormatErrorKind::CellCount { found, nearest: board.cell_count() };
        kind.at(1, found.min(board.cell_count()) + 1)
    })
}

/// The cells of a line, with the columns where they stand.
enum Cells<'a> {
    Run(usize, &'a [char]),
    Words(Vec<(usize, String)>),
}

/// The words of a line with their columns (from 1), up to what starts a comment.
#[derive(Clone)]
struct Words<'a> {
    chars: &'a [char],
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a [char]);
    fn next(&mut self) -> Option<Self::Item> {
        while self.chars.get(self.at)?.is_whitespace() {
            self.at += 1;
        }
        let start = self.at;
        while self.chars.get(self.at).is_some_and(|c| !c.is_whitespace() && !starts_comment(*c)) {
            self.at += 1;
        }
        // At a comment sign the word is empty: that ends the words.
        (self.at > start).then(|| (start + 1, &self.chars[start..self.at]))
    }
}

/// The board that a run of cells is for: of the given side, or of that which its length implies.
fn run(cells: &[char], side: Option<usize>) -> Result<&'static Geometry, FormatErrorKind> {
    board_of(cells.len())
        .filter(|board| side.is_none_or(|side| side == board.side()))
        .ok_or_else(|| FormatErrorKind::cell_count(cells.len()))
}

/// What is wrong with a run of cells that is no board: rather what can be no cell than the number.
fn wrong_run(cells: &[char], line: usize, column: usize, kind: FormatErrorKind) -> FormatError {
    FormatErrorKind::no_cell(cells, line, column).unwrap_or_else(|| kind.at(line, column + cells.len()))
}

/// A line whose first word is too short for a board: a side and a run, a side and words, or words alone.
fn with_blanks(words: Words<'_>, line: usize) -> Result<(&'static Geometry, Cells<'_>, usize), FormatError> {
    let mut rest = words.clone();
    let side = rest.next().and_then(|(_, first)| {
        let side = first.iter().collect::<String>().parse().ok()?;
        Geometry::standard(side)
    });
    if let (Some(side), Some((column, second))) = (side, rest.clone().next())
        && second.len() > 3
    {
        let board = run(second, Some(side.side())).map_err(|kind| {
            let expected = side.cell_count();
            let kind = match kind {
                FormatErrorKind::CellCount { found, .. } => {
                    FormatErrorKind::CellCount { found, nearest: expected }
                }
                other => other,
            };
            wrong_run(second, line, column, kind)
        })?;
        return Ok((board, Cells::Run(column, second), column - 1 + second.len()));
    }

    let mut cells = Vec::new();
    let mut end = 0;
    for (column, word) in words {
        let word: String = word.iter().collect();
        if !may_be_word(&word) {
            break;
        }
        end = column - 1 + word.chars().count();
        cells.push((column, word));
    }
    if let Some(side) = side
        && cells.len() == side.cell_count() + 1
    {
        cells.remove(0);
        return Ok((side, Cells::Words(cells), end));
    }
    match board_of(cells.len()) {
        Some(board) => Ok((board, Cells::Words(cells), end)),
        None => Err(FormatErrorKind::cell_count(cells.len()).at(line, end + 1)),
    }
}

/// The usual board with this many cells.
pub(super) fn board_of(cells: usize) -> Option<&'static Geometry> {
    Geometry::standard(cells.isqrt()).filter(|board| board.cell_count() == cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn kind(line: &str) -> (usize, FormatErrorKind) {
        let error = read_numbered(line, 3).unwrap_err();
        assert_eq!(error.line, 3);
        (error.column, error.kind)
    }

    #[test]
    fn comments_are_kept() {
        for (tail, comment) in [
            ("", None),
            ("   ", None),
            (" # ", None),
            ("# a # b", Some("a # b")),
            (",Easter Monster", Some("Easter Monster")),
            ("; 17", Some("17")),
            ("\t1.2", Some("1.2")),
        ] {
            let reading = read_numbered(&format!("  {PUZZLE}{tail}"), 1).unwrap();
            assert_eq!(reading.comment.as_deref(), comment);
            assert_eq!(reading.puzzle.clue_count(), 30);
        }
    }

    #[test]
    fn every_sign_for_empty_means_the_same() {
        let dots = read(&PUZZLE.replace('0', ".")).unwrap();
        for sign in ["0", "_", "*"] {
            assert_eq!(read(&PUZZLE.replace('0', sign)).unwrap(), dots);
        }
        let blanks = PUZZLE.chars().map(String::from).collect::<Vec<_>>().join(" ");
        assert_eq!(read(&blanks).unwrap(), dots);
        assert_eq!(read(&format!("9 {PUZZLE}")).unwrap(), dots);
        assert_eq!(read(&format!("9 {blanks} # spaced")).unwrap(), dots);
    }

    #[test]
    fn letters_in_either_case_up_to_thirty_five() {
        let mut line = ".".repeat(256);
        line.replace_range(0..2, "aG");
        let puzzle = read(&line).unwrap();
        assert_eq!(puzzle.values()[..2], [10, 16]);
        line.replace_range(1..2, "h");
        assert_eq!(kind(&line), (2, FormatErrorKind::UnknownSymbol { found: 'h', side: Some(16) }));
        let mut line = ".".repeat(36 * 36);
        line.replace_range(0..2, "aA");
        assert_eq!(read(&line).unwrap().values()[..2], [36, 10]);
    }

    #[test]
    fn numbers_for_boards_beyond_the_alphabet() {
        let board = Geometry::standard(64).unwrap();
        let digits = (0..64 * 64).map(|i| crate::Digit::new((i % 65) as u8));
        let puzzle = Puzzle::from_digits(board, digits).unwrap();
        assert_eq!(read(&write(&puzzle)).unwrap(), puzzle);
        let wrong = write(&puzzle).replacen(" 64 ", " 65 ", 1);
        assert!(
            matches!(kind(&wrong), (_, FormatErrorKind::UnknownNumber { found, side: 64 }) if found == "65")
        );
    }

    #[test]
    fn errors_say_where_and_what() {
        assert_eq!(kind(""), (1, FormatErrorKind::Empty));
        assert_eq!(kind("  # nothing"), (1, FormatErrorKind::Empty));
        assert_eq!(kind(&PUZZLE[1..]), (81, FormatErrorKind::CellCount { found: 80, nearest: 81 }));
        assert_eq!(kind("12345"), (6, FormatErrorKind::CellCount { found: 5, nearest: 16 }));
        assert_eq!(kind("53|..."), (3, FormatErrorKind::UnknownSymbol { found: '|', side: None }));
        assert_eq!(kind("9 1234"), (7, FormatErrorKind::CellCount { found: 4, nearest: 81 }));
        assert_eq!(kind("1 2 3"), (6, FormatErrorKind::CellCount { found: 3, nearest: 16 }));
        let long = ".".repeat(10_201);
        assert_eq!(kind(&long), (10_202, FormatErrorKind::TooLarge { found: 10_201 }));
        let zero = PUZZLE.replacen('5', "A", 1);
        assert_eq!(kind(&zero), (1, FormatErrorKind::UnknownSymbol { found: 'A', side: Some(9) }));
        assert_eq!(read("\n# x\n").unwrap_err().kind, FormatErrorKind::Empty);
        let two = format!("{PUZZLE}\n\n{PUZZLE}\n");
        assert_eq!(read(&two).unwrap_err(), FormatErrorKind::Several.at(3, 1));
    }
}
