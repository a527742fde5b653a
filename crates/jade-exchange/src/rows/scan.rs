//! Divides a text into rows of cells and the bars and frames between them, without knowing the board.

use jade_grid::line::{Symbols, comment, starts_comment};

/// A line with cells. Its content is found in the text again when needed, so a text of many lines takes little memory.
pub(crate) struct Row<'t> {
    /// The number of the line, from 1.
    pub(crate) line: usize,
    /// The whole line.
    pub(crate) text: &'t str,
    /// The number of characters that are not blanks or bars.
    characters: usize,
    /// The number of words.
    words: usize,
}

/// The content of a line.
pub(crate) struct Parts {
    /// The text between blanks and bars, with the column of its first character.
    pub(crate) words: Vec<(usize, Vec<char>)>,
    /// The indices of the words that have a bar before them.
    bars: Vec<usize>,
    /// The column after the last word.
    pub(crate) end: usize,
    pub(crate) comment: Option<String>,
}

/// A text as rows and the bars between them.
pub(crate) struct Grid<'t> {
    pub(crate) rows: Vec<Row<'t>>,
    /// The indices of the rows that have a frame before them.
    pub(crate) frames: Vec<usize>,
    pub(crate) framed: bool,
    /// Lines that begin with `#`, with their numbers.
    pub(crate) notes: Vec<(usize, &'t str)>,
    /// The number of lines scanned.
    pub(crate) last_line: usize,
}

/// Whether a cell is one character or one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cells {
    Characters,
    Words,
}

pub(crate) fn is_vertical(c: char) -> bool {
    matches!(c, '|' | '¦' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋')
}

pub(crate) fn is_horizontal(c: char) -> bool {
    matches!(
        c,
        '-' | '=' | '\u{2500}' | '\u{2501}' | '\u{2550}' | '\u{2504}'..='\u{2509}' | '\u{254c}' | '\u{254d}'
    )
}

pub(crate) fn is_frame(c: char) -> bool {
    is_vertical(c) || is_horizontal(c) || matches!(c, '+' | ':' | '\u{2500}'..='\u{257f}')
}

/// Scans the characters of a line up to a comment. Calls `each` with the column, the character and whether it separates
/// words. Returns the comment, including its first character.
fn signs(line: &str, mut each: impl FnMut(usize, char, bool)) -> Option<&str> {
    for (index, (offset, c)) in line.char_indices().enumerate() {
        if starts_comment(c) {
            return Some(&line[offset..]);
        }
        each(index + 1, c, c.is_whitespace() || is_frame(c));
    }
    None
}

impl<'t> Row<'t> {
    /// Scans a line. The second value says whether it contains a bar.
    fn scan(text: &'t str, line: usize) -> (Row<'t>, bool) {
        let mut row = Row { line, text, characters: 0, words: 0 };
        let (mut in_word, mut has_bar) = (false, false);
        signs(text, |_, c, separates| {
            has_bar |= is_vertical(c);
            row.characters += usize::from(!separates);
            row.words += usize::from(!separates && !in_word);
            in_word = !separates;
        });
        (row, has_bar)
    }

    /// Returns the content of the line.
    pub(crate) fn parts(&self) -> Parts {
        let mut parts = Parts { words: Vec::new(), bars: Vec::new(), end: 1, comment: None };
        let mut in_word = false;
        let rest = signs(self.text, |column, c, separates| {
            if is_vertical(c) && parts.bars.last() != Some(&parts.words.len()) {
                parts.bars.push(parts.words.len());
            }
            if !separates {
                match parts.words.last_mut() {
                    Some((_, word)) if in_word => word.push(c),
                    _ => parts.words.push((column, vec![c])),
                }
                parts.end = column + 1;
            }
            in_word = !separates;
        });
        parts.comment = rest.and_then(comment);
        parts
    }

    /// Returns the number of cells on the line.
    pub(crate) fn width(&self, cells: Cells) -> usize {
        match cells {
            Cells::Words => self.words,
            Cells::Characters => self.characters,
        }
    }

    /// Returns whether its first words make exactly `width` cells.
    pub(crate) fn begins_with_cells(&self, width: usize, cells: Cells) -> bool {
        if self.width(cells) < width {
            return false;
        }
        let parts = self.parts();
        (1..=parts.words.len())
            .map(|count| parts.cells_before(count, cells))
            .find(|cells| *cells >= width)
            .is_some_and(|cells| cells == width)
    }

    /// Returns whether this is one more row of a board with this side, as opposed to a comment.
    pub(crate) fn is_row_of(&self, side: usize, cells: Cells) -> bool {
        let symbols = Symbols::new(side);
        self.width(cells) == side
            && self.parts().each_cell(cells).iter().all(|(_, cell)| symbols.word(cell).is_ok())
    }
}

impl Parts {
    /// Returns the number of cells before this word.
    fn cells_before(&self, word: usize, cells: Cells) -> usize {
        match cells {
            Cells::Words => word,
            Cells::Characters => self.words[..word].iter().map(|(_, word)| word.len()).sum(),
        }
    }

    /// Returns each cell with its column.
    pub(crate) fn each_cell(&self, cells: Cells) -> Vec<(usize, String)> {
        match cells {
            Cells::Words => {
                self.words.iter().map(|(column, word)| (*column, word.iter().collect())).collect()
            }
            Cells::Characters => self
                .words
                .iter()
                .flat_map(|(column, word)| {
                    word.iter().enumerate().map(move |(i, c)| (column + i, c.to_string()))
                })
                .collect(),
        }
    }

    /// Returns the bars between the first `side` cells, each as the number of cells before it.
    pub(crate) fn inner_bars(&self, side: usize, cells: Cells) -> Vec<usize> {
        let bars = self.bars.iter().map(|bar| self.cells_before(*bar, cells));
        // The rest may be a long comment, so stop after the cells.
        bars.skip_while(|bar| *bar == 0).take_while(|bar| *bar < side).collect()
    }
}

impl<'t> Grid<'t> {
    /// Divides a text into rows and frames. Line numbers start at `lines_before + 1`.
    pub(crate) fn scan(text: &'t str, lines_before: usize) -> Grid<'t> {
        let text = crate::without_mark(text);
        let mut grid = Grid {
            rows: Vec::new(),
            frames: Vec::new(),
            framed: false,
            notes: Vec::new(),
            last_line: lines_before,
        };
        for line in text.lines() {
            grid.last_line += 1;
            if line.trim_start().starts_with('#') {
                grid.notes.push((grid.last_line, line));
                continue;
            }
            if line.contains(is_horizontal) && !line.contains(char::is_alphanumeric) {
                grid.framed = true;
                if grid.frames.last() != Some(&grid.rows.len()) {
                    grid.frames.push(grid.rows.len());
                }
                continue;
            }
            let (row, has_bar) = Row::scan(line, grid.last_line);
            grid.framed |= has_bar;
            if row.words > 0 {
                grid.rows.push(row);
            }
        }
        grid
    }
}

/// Returns the parts of a text between blank lines that contain rows.
pub(crate) fn blocks(text: &str) -> impl Iterator<Item = Grid<'_>> {
    let mut lines = text.split_inclusive('\n');
    let (mut at, mut number) = (0, 0);
    let blocks = std::iter::from_fn(move || {
        let (begin, before) = (at, number);
        let mut end = at;
        for line in lines.by_ref() {
            at += line.len();
            number += 1;
            if line.trim().is_empty() {
                return Some(Grid::scan(&text[begin..end], before));
            }
            end = at;
        }
        (end > begin).then(|| Grid::scan(&text[begin..end], before))
    });
    blocks.filter(|grid| !grid.rows.is_empty())
}
