//! One puzzle per line, in the [one-line notation](jade_grid::line). Blank lines and lines that begin with `#` are
//! skipped; there is no limit on the length of a text.

use crate::{Document, ReadError};
use jade_grid::line;

/// Every line that is not skipped, as a puzzle or with what is wrong in it.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Document, ReadError>> + '_ {
    significant_lines(text).map(|(number, line)| read_numbered(line, number))
}

/// The lines that are neither blank nor begin with `#`, with their numbers from 1.
pub(crate) fn significant_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, line)| is_significant(line))
}

/// Whether a line is neither blank nor a comment.
pub fn is_significant(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with('#')
}

/// Whether a text begins as a list of puzzles, one a line, however it goes on: with two long lines and no blank
/// line between, the first of them good; or with three long ones, all good. One line, or two with a blank line
/// between, may be what is given and what is filled on a grid of candidates below. (A long line is one
/// whose first word is too long for a row.)
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
/// # Errors
/// [`ReadError`] if the line is no puzzle.
pub fn read_numbered(text: &str, number: usize) -> Result<Document, ReadError> {
    let (puzzle, comment) = line::read_with_comment(text)
        .map_err(|error| ReadError { line: number, ..ReadError::of_line("line", error) })?;
    let mut document = Document::of_puzzle(puzzle);
    document.line = number;
    document.about.comment = comment;
    Ok(document)
}
