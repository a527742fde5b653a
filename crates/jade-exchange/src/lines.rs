//! Reads one puzzle per line, in the [one-line notation](jade_grid::line). Skips blank lines and lines that begin with
//! `#`. The length of the text is not limited.

use crate::{Document, ReadError};
use jade_grid::line;

/// Reads every line that is not skipped.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Document, ReadError>> + '_ {
    significant_lines(text).map(|(number, line)| read_numbered(line, number))
}

/// Returns the lines that are neither blank nor begin with `#`, with their numbers from 1.
pub(crate) fn significant_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = crate::without_mark(text);
    text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, line)| is_significant(line))
}

/// Returns whether a line is neither blank nor a comment.
pub fn is_significant(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with('#')
}

/// Returns whether a text begins as a list of puzzles, one per line: two long lines without a blank line between them,
/// the first of them valid; or three long lines, all valid. One line, or two with a blank line between them, may be the
/// givens and the entries for a grid of candidates below. (A line is long if its first word is too long for a row.)
///
/// ```
/// use jade_exchange::begins_a_list;
/// let puzzle = "1.".repeat(40) + "2\n";
/// assert!(begins_a_list(&puzzle.repeat(2)));
/// assert!(!begins_a_list(&format!("{puzzle}\n{puzzle}")));
/// assert!(begins_a_list(&format!("{puzzle}\n{puzzle}\n{puzzle}")));
/// ```
pub fn begins_a_list(text: &str) -> bool {
    let first: Vec<(usize, &str)> = significant_lines(text).take(3).collect();
    let is_long = |line: &str| line.split_whitespace().next().is_some_and(|word| word.len() > LONGEST_ROW);
    // A line of a sukaku has each digit at its place among those of its cell.
    let is_sukaku = |line: &str| {
        let line = line.trim();
        let digits = line.bytes().enumerate().filter(|(_, c)| matches!(c, b'1'..=b'9'));
        let places = digits.clone().all(|(at, c)| at % 9 == usize::from(c - b'1'));
        places && line.len() == 81 && digits.count() >= FEWEST_IN_SUKAKU
    };
    let is_good = |line: &str| is_long(line) && !is_sukaku(line) && read_numbered(line, 1).is_ok();
    match first.as_slice() {
        [(_, a), (_, b), (_, c)] if [a, b, c].into_iter().all(|line| is_good(line)) => true,
        [(from, a), (to, b), ..] => {
            let between = text.lines().skip(*from).take(to - from - 1);
            is_good(a) && is_long(b) && !between.map(str::trim).any(str::is_empty)
        }
        _ => false,
    }
}

/// The number of digits that tell a row of a sukaku from a puzzle.
const FEWEST_IN_SUKAKU: usize = 18;

/// The longest word that can be a row without blanks. Larger boards are written as numbers.
const LONGEST_ROW: usize = 61;

/// Reads one line. `number` is its number (from 1) within a larger text.
///
/// # Errors
/// [`ReadError`] if the line is not a puzzle.
pub fn read_numbered(text: &str, number: usize) -> Result<Document, ReadError> {
    let (puzzle, comment) = line::read_with_comment(text)
        .map_err(|error| ReadError { line: number, ..ReadError::of_line("line", error) })?;
    let mut document = Document::of_puzzle(puzzle);
    document.line = number;
    document.about.comment = comment;
    Ok(document)
}
