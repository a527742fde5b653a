//! The one-line notation of a puzzle: what [`Puzzle`]'s `Display` writes and its `FromStr` reads.
//!
//! The reader takes
//! - the cells in reading order, one character each: the digits `1-9`, then `A-Z` (upper or lower case up to 35×35;
//!   beyond, `a` follows `Z`), and `.`, `0`, `_` or `*` for an empty cell;
//! - any board by its number of cells: 16, 36, 64, 81, 100, 144, 256 and so on, with its usual boxes;
//! - or the cells as numbers or characters separated by blanks (the only way for boards beyond 61×61);
//! - before either, optionally, the side as a number and a blank;
//! - or, for a restricted puzzle such as a sukaku, its candidates: for each cell as many characters as there are digits,
//!   each digit at its place and `.` or `0` for one that the cell cannot have (729 characters on 9×9);
//! - before the cells, in brackets, the rules that the board has besides rows, columns and boxes ([`Rules::read`]); with
//!   them a board of any side from 2 to 25 can be read;
//! - after the cells a comment, introduced by a blank or one of `#,;` (after cells separated by blanks: by one of `#,;`
//!   or by a word that cannot be a cell).
//!
//! Blank lines and lines that begin with `#` are skipped. The writer writes `.` for an empty cell. A line does not say
//! which boxes a board has: a board with unusual boxes needs another format, unless its rules say it.
//!
//! ```
//! use jade_grid::{Puzzle, line};
//! let puzzle: Puzzle = "4 1....2....3....4 a diagonal".parse().unwrap();
//! assert_eq!(puzzle.to_string(), "1....2....3....4");
//! let error = line::read("1...|").unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 5: '|' is no cell (a digit, a letter, or . 0 _ * for an empty cell)");
//! ```

mod candidates;
mod error;
mod symbols;

pub use candidates::candidates;
pub use error::{LineError, LineErrorKind, cell_counts};
pub use symbols::{Symbols, comment, may_be_cell, starts_comment};

use crate::{Geometry, Puzzle, Rules, RulesError};
use std::str::FromStr;
use std::sync::Mutex;
use symbols::may_be_word;

impl FromStr for Puzzle {
    type Err = LineError;

    /// Reads a puzzle in one line, as [`line::read`](read) does.
    fn from_str(text: &str) -> Result<Puzzle, LineError> {
        read(text)
    }
}

/// Reads a text that is one puzzle in one line.
///
/// ```
/// assert_eq!(jade_grid::line::read("1....2....3....4 a diagonal").unwrap().filled_count(), 4);
/// ```
///
/// # Errors
/// [`LineError`] if there is no line, there is more than one, or it is not a puzzle.
pub fn read(text: &str) -> Result<Puzzle, LineError> {
    let mut lines = significant_lines(text);
    let Some((number, line)) = lines.next() else { return Err(LineErrorKind::Empty.at(1, 1)) };
    if let Some((second, _)) = lines.next() {
        return Err(LineErrorKind::Several.at(second, 1));
    }
    let (puzzle, _) = read_with_comment(line).map_err(|error| LineError { line: number, ..error })?;
    Ok(puzzle)
}

/// Iterates over the lines that are neither blank nor begin with `#`, with their numbers from 1.
fn significant_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, line)| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with('#')
    })
}

/// Reads one line, which may have a comment after its cells.
///
/// ```
/// let (puzzle, comment) = jade_grid::line::read_with_comment("4 1....2....3....4 # made by hand").unwrap();
/// assert_eq!(puzzle.to_string(), "1....2....3....4");
/// assert_eq!(comment.as_deref(), Some("made by hand"));
/// ```
///
/// # Errors
/// [`LineError`], with line 1, if this is not a puzzle.
pub fn read_with_comment(line: &str) -> Result<(Puzzle, Option<String>), LineError> {
    let chars: Vec<char> = line.chars().collect();
    if let Some(bracket) = chars.iter().position(|c| !c.is_whitespace()).filter(|at| chars[*at] == '[') {
        return with_rules(&chars, bracket);
    }
    let words = Words { chars: &chars, at: 0 };
    let Some((column, first)) = words.clone().next() else {
        return Err(LineErrorKind::Empty.at(1, 1));
    };
    if let Some(puzzle) = candidates::read(first) {
        let rest: String = chars[column - 1 + first.len()..].iter().collect();
        return Ok((puzzle, comment(&rest)));
    }
    let (board, cells, end) = if first.len() <= 3 && words.clone().nth(1).is_some() {
        with_blanks(words)?
    } else {
        let board = run(first, None).map_err(|kind| wrong_run(first, column, kind))?;
        (board, Cells::Run(column, first), column - 1 + first.len())
    };

    let symbols = Symbols::new(board.side());
    let at = |column: usize| move |kind: LineErrorKind| kind.at(1, column);
    let digits: Result<Vec<_>, LineError> = match cells {
        Cells::Run(column, run) => {
            run.iter().enumerate().map(|(i, c)| symbols.cell(*c).map_err(at(column + i))).collect()
        }
        Cells::Words(words) => {
            words.iter().map(|(column, word)| symbols.word(word).map_err(at(*column))).collect()
        }
    };
    let digits = digits?;
    let found = digits.len();
    let puzzle =
        Puzzle::from_digits(board, digits).ok_or_else(|| LineErrorKind::cell_count(found).at(1, column))?;
    let rest: String = chars[end.min(chars.len())..].iter().collect();
    Ok((puzzle, comment(&rest)))
}

/// Returns the board with these rules. Those of the last line are remembered, because most streams repeat them, and reading them
/// takes longer than solving many a puzzle.
fn read_rules(plain: &'static Geometry, text: &str) -> Result<&'static Geometry, RulesError> {
    static LAST: Mutex<Option<(usize, String, &Geometry)>> = Mutex::new(None);
    // A poisoned lock only means that another thread panicked between two assignments.
    let mut last = LAST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    match &*last {
        Some((side, known, board)) if *side == plain.side() && known == text => return Ok(board),
        _ => {}
    }
    let board = Rules::read(plain, text).and_then(|rules| Geometry::of(&rules))?;
    *last = Some((plain.side(), text.to_owned(), board));
    Ok(board)
}

/// Reads a line whose rules are in brackets, the first of which is here.
fn with_rules(chars: &[char], bracket: usize) -> Result<(Puzzle, Option<String>), LineError> {
    let close = chars.iter().position(|c| *c == ']').ok_or(LineErrorKind::OpenBracket.at(1, bracket + 1))?;
    let text: String = chars[bracket + 1..close].iter().collect();
    let Some((column, cells)) = (Words { chars, at: close + 1 }).next() else {
        return Err(LineErrorKind::Empty.at(1, close + 2));
    };
    let board = |side: usize| -> Result<&'static Geometry, LineError> {
        let plain = Geometry::standard(side)
            .or_else(|| Geometry::with_boxes(1, side).ok().filter(|_| side <= Geometry::MAX_LARGE_SIDE))
            .ok_or(LineErrorKind::cell_count(cells.len()).at(1, column))?;
        read_rules(plain, &text).map_err(|error| LineErrorKind::Rules(Box::new(error)).at(1, bracket + 2))
    };
    let rest: String = chars[column - 1 + cells.len()..].iter().collect();
    let cubic = (2..=Geometry::MAX_LARGE_SIDE).find(|side| side * side * side == cells.len());
    if let Some(puzzle) = cubic.and_then(|side| candidates::read_on(board(side).ok()?, cells)) {
        return Ok((puzzle, comment(&rest)));
    }
    let side = cells.len().isqrt();
    if side * side != cells.len() {
        return Err(wrong_run(cells, column, LineErrorKind::cell_count(cells.len())));
    }
    let board = board(side)?;
    let digits: String = cells.iter().collect();
    let puzzle = read_cells(board, &digits)
        .map_err(|error| LineError { column: error.column + column - 1, ..error })?;
    Ok((puzzle, comment(&rest)))
}

/// Reads exactly the cells of a known board, one character each: no blanks, no comment.
///
/// ```
/// use jade_grid::{Geometry, line};
/// let board = Geometry::with_boxes(3, 2).unwrap();
/// let puzzle = line::read_cells(board, &".".repeat(36)).unwrap();
/// assert!(std::ptr::eq(puzzle.geometry(), board));
/// ```
///
/// # Errors
/// [`LineError`] if there are not as many characters as cells, or one is not a cell of this board.
pub fn read_cells(board: &'static Geometry, cells: &str) -> Result<Puzzle, LineError> {
    let symbols = Symbols::new(board.side());
    let digits = cells.chars().enumerate();
    let digits = digits.map(|(i, c)| symbols.cell(c).map_err(|kind| kind.at(1, i + 1)));
    let digits: Vec<_> = digits.collect::<Result<_, _>>()?;
    let found = digits.len();
    Puzzle::from_digits(board, digits).ok_or_else(|| {
        let kind = LineErrorKind::CellCount { found, nearest: board.cell_count() };
        kind.at(1, found.min(board.cell_count()) + 1)
    })
}

/// The cells of a line, with the columns they are in.
enum Cells<'a> {
    Run(usize, &'a [char]),
    Words(Vec<(usize, String)>),
}

/// The words of a line with their columns (from 1), up to the start of a comment.
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
        // A comment sign makes an empty word, which ends the words.
        (self.at > start).then(|| (start + 1, &self.chars[start..self.at]))
    }
}

/// Returns the board of a run of cells: that of the given side, or the one implied by the length.
fn run(cells: &[char], side: Option<usize>) -> Result<&'static Geometry, LineErrorKind> {
    Geometry::standard_of_cells(cells.len())
        .filter(|board| side.is_none_or(|side| side == board.side()))
        .ok_or_else(|| LineErrorKind::cell_count(cells.len()))
}

/// Returns what is wrong with a run of cells that is not a board: a character that cannot be a cell, otherwise their
/// number.
fn wrong_run(cells: &[char], column: usize, kind: LineErrorKind) -> LineError {
    LineErrorKind::no_cell(cells, 1, column).unwrap_or_else(|| kind.at(1, column + cells.len()))
}

/// Reads a line whose first word is too short for a board: a side and a run, a side and words, or words alone.
fn with_blanks(words: Words<'_>) -> Result<(&'static Geometry, Cells<'_>, usize), LineError> {
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
                LineErrorKind::CellCount { found, .. } => {
                    LineErrorKind::CellCount { found, nearest: expected }
                }
                other => other,
            };
            wrong_run(second, column, kind)
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
    match Geometry::standard_of_cells(cells.len()) {
        Some(board) => Ok((board, Cells::Words(cells), end)),
        None => Err(LineErrorKind::cell_count(cells.len()).at(1, end + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn kind(line: &str) -> (usize, LineErrorKind) {
        let error = read_with_comment(line).unwrap_err();
        assert_eq!(error.line, 1);
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
            let (puzzle, found) = read_with_comment(&format!("  {PUZZLE}{tail}")).unwrap();
            assert_eq!(found.as_deref(), comment);
            assert_eq!(puzzle.filled_count(), 30);
        }
    }

    #[test]
    fn all_signs_for_an_empty_cell_are_equivalent() {
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
    fn letters_in_any_case_are_read_up_to_35() {
        let mut line = ".".repeat(256);
        line.replace_range(0..2, "aG");
        let puzzle = read(&line).unwrap();
        assert_eq!(puzzle.values()[..2], [10, 16]);
        line.replace_range(1..2, "h");
        assert_eq!(kind(&line), (2, LineErrorKind::UnknownSymbol { found: 'h', side: Some(16) }));
        let mut line = ".".repeat(36 * 36);
        line.replace_range(0..2, "aA");
        assert_eq!(read(&line).unwrap().values()[..2], [36, 10]);
    }

    #[test]
    fn boards_beyond_the_alphabet_use_numbers() {
        let board = Geometry::standard(64).unwrap();
        let digits = (0..64 * 64).map(|i| crate::Digit::new((i % 65) as u8));
        let puzzle = Puzzle::from_digits(board, digits).unwrap();
        assert_eq!(read(&puzzle.to_string()).unwrap(), puzzle);
        let wrong = puzzle.to_string().replacen(" 64 ", " 65 ", 1);
        assert!(
            matches!(kind(&wrong), (_, LineErrorKind::UnknownNumber { found, side: 64 }) if found == "65")
        );
    }

    #[test]
    fn errors_name_the_place_and_the_cause() {
        assert_eq!(kind(""), (1, LineErrorKind::Empty));
        assert_eq!(kind("  # nothing"), (1, LineErrorKind::Empty));
        assert_eq!(kind(&PUZZLE[1..]), (81, LineErrorKind::CellCount { found: 80, nearest: 81 }));
        assert_eq!(kind("12345"), (6, LineErrorKind::CellCount { found: 5, nearest: 16 }));
        assert_eq!(kind("53|..."), (3, LineErrorKind::UnknownSymbol { found: '|', side: None }));
        assert_eq!(kind("9 1234"), (7, LineErrorKind::CellCount { found: 4, nearest: 81 }));
        assert_eq!(kind("1 2 3"), (6, LineErrorKind::CellCount { found: 3, nearest: 16 }));
        let long = ".".repeat(10_201);
        assert_eq!(kind(&long), (10_202, LineErrorKind::TooLarge { found: 10_201 }));
        let zero = PUZZLE.replacen('5', "A", 1);
        assert_eq!(kind(&zero), (1, LineErrorKind::UnknownSymbol { found: 'A', side: Some(9) }));
        assert_eq!(read("\n# x\n").unwrap_err().kind, LineErrorKind::Empty);
        let two = format!("{PUZZLE}\n\n{PUZZLE}\n");
        assert_eq!(read(&two).unwrap_err(), LineErrorKind::Several.at(3, 1));
    }
}
