//! Divides a text into blocks of rows and each row into cells, without knowing the board.

use crate::rows::scan::{is_horizontal, is_vertical};
use jade_grid::line::LineErrorKind;
use jade_grid::{Alphabet, DigitSet, Geometry};

/// The lines between two blank lines.
pub(super) struct Block<'t> {
    pub rows: Vec<Row<'t>>,
    /// The number of its first line, from 1.
    pub first_line: usize,
    pub text: &'t str,
}

/// A line that is not a frame. Its words are found in the text again when needed, so a text of many lines takes little
/// memory.
#[derive(Clone, Copy)]
pub(super) struct Row<'t> {
    /// The number of the line, from 1.
    pub line: usize,
    text: &'t str,
}

/// The text between two blanks or bars.
pub(super) struct Word {
    /// The column of its first character, from 1.
    column: usize,
    chars: Vec<char>,
}

impl Word {
    /// Returns the digits; none for `.`. Ignores signs around them.
    pub fn digits(&self, side: usize) -> Result<DigitSet, (usize, LineErrorKind)> {
        let alphabet = Alphabet::default();
        let mut digits = DigitSet::EMPTY;
        for (offset, c) in self.chars.iter().enumerate() {
            if is_sign(*c) {
                continue;
            }
            match alphabet.digit(c.to_ascii_uppercase()).filter(|digit| usize::from(digit.get()) <= side) {
                Some(digit) => digits.add(digit),
                None => {
                    let kind = LineErrorKind::UnknownSymbol { found: *c, side: Some(side) };
                    return Err((self.column + offset, kind));
                }
            }
        }
        Ok(digits)
    }

    /// Returns whether it is a cell: a point, or distinct digits.
    fn is_cell(&self, side: usize) -> bool {
        let written = self.chars.iter().filter(|c| !is_sign(**c)).count();
        (written > 0 || self.chars != ['#']) && self.digits(side).is_ok_and(|digits| digits.len() == written)
    }

    /// Returns whether it has several candidates and cannot be a number.
    fn is_list(&self, side: usize) -> bool {
        let text: String = self.chars.iter().filter(|c| !is_sign(**c)).collect();
        text.len() > 1 && text.parse().is_ok_and(|number: usize| number > side)
            || (text.len() > 1 && text.parse::<usize>().is_err())
    }
}

/// Returns whether this is neither a digit nor a letter: a mark on a candidate, or a point.
fn is_sign(c: char) -> bool {
    c.is_ascii_punctuation()
}

impl<'t> Row<'t> {
    /// Returns its words, each with the number of bars before it.
    fn words(self) -> impl Iterator<Item = (Word, usize)> + 't {
        let mut signs = self.text.chars().enumerate();
        let mut bars = 0;
        std::iter::from_fn(move || {
            let mut word: Option<Word> = None;
            let before = loop {
                let Some((index, c)) = signs.next() else { break bars };
                if !is_vertical(c) && !c.is_whitespace() {
                    word.get_or_insert_with(|| Word { column: index + 1, chars: Vec::new() }).chars.push(c);
                    continue;
                }
                let before = bars;
                bars += usize::from(is_vertical(c));
                if word.is_some() {
                    break before;
                }
            };
            word.map(|word| (word, before))
        })
    }

    /// Returns its first words, one for each cell of a row.
    pub fn cells(self, side: usize) -> Vec<Word> {
        self.words().take(side).map(|(word, _)| word).collect()
    }

    /// Returns the column after the last word.
    pub fn end(self) -> usize {
        self.words().last().map_or(1, |(word, _)| word.column + word.chars.len())
    }

    /// Returns the number of cells before the first bar that has any.
    pub fn first_bar(self) -> Option<usize> {
        let mut words = self.words().map(|(_, bars)| bars);
        let first = words.next()?;
        let in_first = 1 + words.take_while(|bars| *bars == first).count();
        let is_last = self.text.trim_end().ends_with(is_vertical);
        (is_last || self.words().nth(in_first).is_some()).then_some(in_first)
    }

    /// Returns whether its first cells are a row of candidates.
    fn is_row(self, side: usize) -> bool {
        let mut count = 0;
        self.words().take(side).all(|(word, _)| {
            count += 1;
            word.is_cell(side)
        }) && count == side
    }

    fn has_list(self, side: usize) -> bool {
        self.words().take(side).any(|(word, _)| word.is_list(side))
    }
}

impl<'t> Block<'t> {
    /// Returns the side of the board, if this is a grid of candidates, even with mistakes: at least half of its rows
    /// are rows of candidates, some cell has several candidates, and no row is far too short.
    pub fn side(&self) -> Option<usize> {
        let width = |row: &Row<'_>| row.words().take(Geometry::MAX_SET_SIDE + 1).count();
        let widths = self.rows.iter().take(Geometry::MAX_SET_SIDE).map(width);
        let mut tried = Vec::new();
        for side in widths {
            if tried.contains(&side) || side > Geometry::MAX_SET_SIDE || Geometry::standard(side).is_none() {
                continue;
            }
            tried.push(side);
            let rows = || self.rows.iter().take(side).filter(|row| row.is_row(side));
            // A line of one long word is a puzzle of its own.
            if self.rows.iter().take(side).any(|row| width(row) * 2 < side) {
                continue;
            }
            // If no cell is open, only the givens below reveal that it is a grid of candidates.
            let said = || self.rows.iter().any(|row| row.text.trim_start().starts_with(super::GIVENS));
            if rows().count() * 2 >= side && (rows().any(|row| row.has_list(side)) || said()) {
                return Some(side);
            }
        }
        None
    }

    /// Returns the grids in a block: one, or several without blank lines between them.
    pub fn grids(&self, side: usize) -> impl Iterator<Item = Grid<'_, 't>> {
        let mut rest = Some(self.rows.as_slice());
        std::iter::from_fn(move || {
            let rows = rest?;
            let next = (side..rows.len()).find(|at| {
                rows[*at..].get(..side).is_some_and(|rows| rows.iter().all(|row| row.is_row(side)))
            });
            let (grid, after) = match next {
                Some(at) => (&rows[..at], Some(&rows[at..])),
                None => (rows, None),
            };
            rest = after;
            Some(Grid { rows: grid, first_line: self.first_line })
        })
    }
}

/// The rows of a grid, and the text after them.
pub(super) struct Grid<'b, 't> {
    pub rows: &'b [Row<'t>],
    /// The number of the first line of its block, from 1.
    pub first_line: usize,
}

impl<'t> Grid<'_, 't> {
    /// Returns the comment after the last row, and the text after `introduction` with the number of its line.
    pub fn notes(&self, side: usize, introduction: &str) -> (Vec<String>, Option<(usize, &'t str)>) {
        let (mut notes, mut named) = (Vec::new(), None);
        for row in self.rows.iter().skip(side) {
            match row.text.trim().strip_prefix(introduction.trim_start()) {
                Some(text) if named.is_none() => named = Some((row.line, text)),
                _ => notes.push(row.text.trim().trim_start_matches('#').trim().to_owned()),
            }
        }
        (notes, named)
    }
}

/// Returns the blocks of a text, without frames, blank lines and the comments before them.
pub(super) fn blocks(text: &str) -> impl Iterator<Item = Block<'_>> {
    let text = crate::without_mark(text);
    let mut lines = text.lines().enumerate().peekable();
    std::iter::from_fn(move || {
        let is_frame = |line: &str| line.contains(is_horizontal) && !line.contains(char::is_alphanumeric);
        let (mut rows, mut first, mut last) = (Vec::new(), None, None);
        for (index, line) in lines.by_ref() {
            if line.trim().is_empty() {
                if rows.is_empty() {
                    (first, last) = (None, None);
                    continue;
                }
                break;
            }
            first = first.or(Some((index + 1, line)));
            last = Some(line);
            let is_comment = rows.is_empty() && line.trim_start().starts_with('#');
            if !is_frame(line) && !is_comment {
                rows.push(Row { line: index + 1, text: line });
            }
        }
        let ((first_line, first), last) = (first?, last?);
        // Both are parts of the text, so their addresses give the text between them.
        let begin = first.as_ptr() as usize - text.as_ptr() as usize;
        let end = last.as_ptr() as usize - text.as_ptr() as usize + last.len();
        (!rows.is_empty()).then_some(Block { rows, first_line, text: &text[begin..end] })
    })
}
