//! Divides a text into rows of cells and the bars and frames between them, without knowing which board it is.

use jade_grid::line::{Symbols, comment, starts_comment};

/// A line with cells.
pub(crate) struct Row {
    /// From 1.
    pub(crate) line: usize,
    /// What stands between blanks and bars, with the column of its first character.
    pub(crate) words: Vec<(usize, Vec<char>)>,
    /// Before which words there is a bar.
    pub(crate) bars: Vec<usize>,
    /// The column after the last word.
    pub(crate) end: usize,
    pub(crate) comment: Option<String>,
    /// The whole line.
    pub(crate) text: String,
}

/// A text as rows; the bars between them.
pub(crate) struct Grid {
    pub(crate) rows: Vec<Row>,
    /// Before which rows there is a frame.
    pub(crate) frames: Vec<usize>,
    pub(crate) framed: bool,
    /// Lines that begin with `#`, after the number of their line.
    pub(crate) notes: Vec<(usize, String)>,
    /// The number of lines scanned.
    pub(crate) last_line: usize,
}

/// Whether a cell is a character or what stands between blanks.
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

impl Row {
    pub(crate) fn scan(line: &str, number: usize) -> Row {
        let mut row = Row {
            line: number,
            words: Vec::new(),
            bars: Vec::new(),
            end: 1,
            comment: None,
            text: line.to_owned(),
        };
        let mut in_word = false;
        for (i, (offset, c)) in line.char_indices().enumerate() {
            if starts_comment(c) {
                row.comment = comment(&line[offset..]);
                break;
            }
            let separates = c.is_whitespace() || is_frame(c);
            if is_vertical(c) && row.bars.last() != Some(&row.words.len()) {
                row.bars.push(row.words.len());
            }
            if !separates {
                match row.words.last_mut() {
                    Some((_, word)) if in_word => word.push(c),
                    _ => row.words.push((i + 1, vec![c])),
                }
                row.end = i + 2;
            }
            in_word = !separates;
        }
        row
    }

    /// The cells up to before this word.
    pub(crate) fn cells_before(&self, word: usize, cells: Cells) -> usize {
        match cells {
            Cells::Words => word,
            Cells::Characters => self.words[..word].iter().map(|(_, word)| word.len()).sum(),
        }
    }

    pub(crate) fn width(&self, cells: Cells) -> usize {
        self.cells_before(self.words.len(), cells)
    }

    /// The number of words that make exactly `width` cells, if there is such a number.
    pub(crate) fn words_for(&self, width: usize, cells: Cells) -> Option<usize> {
        (1..=self.words.len())
            .find(|n| self.cells_before(*n, cells) >= width)
            .filter(|n| self.cells_before(*n, cells) == width)
    }

    /// Each cell with its column.
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

    /// The bars between the first `side` cells, as numbers of cells before them.
    pub(crate) fn inner_bars(&self, side: usize, cells: Cells) -> Vec<usize> {
        let bars = self.bars.iter().map(|bar| self.cells_before(*bar, cells));
        // What follows may be a long comment: no further than the cells.
        bars.skip_while(|bar| *bar == 0).take_while(|bar| *bar < side).collect()
    }
}

impl Grid {
    /// Divides a text into rows and frames; its lines count from `lines_before + 1`.
    pub(crate) fn scan(text: &str, lines_before: usize) -> Grid {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
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
                grid.notes.push((grid.last_line, line.to_owned()));
                continue;
            }
            if line.contains(is_horizontal) && !line.contains(char::is_alphanumeric) {
                grid.framed = true;
                if grid.frames.last() != Some(&grid.rows.len()) {
                    grid.frames.push(grid.rows.len());
                }
                continue;
            }
            let row = Row::scan(line, grid.last_line);
            grid.framed |= !row.bars.is_empty();
            if !row.words.is_empty() {
                grid.rows.push(row);
            }
        }
        grid
    }
}

impl Row {
    /// Whether this is one more row of a board with this side rather than a comment.
    pub(crate) fn is_row_of(&self, side: usize, cells: Cells) -> bool {
        let symbols = Symbols::new(side);
        self.width(cells) == side && self.each_cell(cells).iter().all(|(_, cell)| symbols.word(cell).is_ok())
    }
}

/// The parts of a text between blank lines, those without rows left out.
pub(crate) fn blocks(text: &str) -> Vec<Grid> {
    let mut grids = Vec::new();
    let mut block = String::new();
    let mut start = 0;
    for (i, line) in text.lines().chain([""]).enumerate() {
        if line.trim().is_empty() {
            grids.push(Grid::scan(&block, start));
            block.clear();
            start = i + 1;
        } else {
            block.push_str(line);
            block.push('\n');
        }
    }
    grids.retain(|grid| !grid.rows.is_empty());
    grids
}
