//! Grids of candidates, as players paste them into forums, and the thesis' `.ssc` files:
//!
//! ```text
//! .----------------.------------------.-------------------.
//! | 5    3    124  | 26   7     2468  | 1489  1249  248   |
//! ```
//!
//! The reader takes any frame: lines with `---` are skipped, bars and all other signs are blanks, and marks
//! before candidates (`*12`, `#3`) vanish. A single digit is a filled cell unless a cell that sees it still
//! has the digit among several candidates: then it is an open cell with one candidate. Which filled cells
//! are givens is known from a grid of givens above, or from a line `# givens: 5300…` that JADE writes
//! below; otherwise all count as givens. Text below the grid is comment.

use super::{append, line_of, once};
use crate::document::Draft;
use crate::{Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use jade_grid::format::{self as grid, FormatErrorKind};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle};

/// A grid of candidates in one frame or another.
pub struct PencilMarks {
    facts: &'static Facts,
    frame: Frame,
}

/// The signs of a frame.
struct Frame {
    top: [char; 3],
    middle: [char; 3],
    bottom: [char; 3],
    /// Whether every column is as wide as its own widest cell, not its stack's.
    own_width: bool,
}

const fn facts(id: &'static str, extensions: &'static [&'static str]) -> Facts {
    Facts {
        id,
        extensions,
        boards: Boards::AnyBoxes(16),
        carries: &[Content::Entries, Content::Candidates, Content::Comment],
        several: false,
        written: true,
    }
}

static SSC_FACTS: Facts = facts("ssc", &["ssc"]);
static PENCIL_MARKS_FACTS: Facts = facts("pencil-marks", &["pm"]);

/// The thesis' file with candidates.
pub static SSC: PencilMarks = PencilMarks {
    facts: &SSC_FACTS,
    frame: Frame { top: ['*', '-', '*'], middle: ['|', '+', '|'], bottom: ['*', '-', '*'], own_width: false },
};

/// The forums' grid.
pub static PENCIL_MARKS: PencilMarks = PencilMarks {
    facts: &PENCIL_MARKS_FACTS,
    frame: Frame {
        top: ['.', '.', '.'],
        middle: [':', '+', ':'],
        bottom: ['\'', '\'', '\''],
        own_width: true,
    },
};

impl Format for PencilMarks {
    fn facts(&self) -> &'static Facts {
        self.facts
    }

    fn recognises(&self, text: &str) -> bool {
        Grid::find(text).is_some_and(|grid| {
            let star =
                text.lines().find(|line| is_frame(line)).is_some_and(|line| line.trim().starts_with('*'));
            grid.is_of_candidates() && star == (self.frame.top[0] == '*')
        })
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(self.facts.id, text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(|document| write(&self.frame, document)).collect::<Vec<_>>().join("\n")
    }
}

/// What stands in a cell.
pub(super) struct Word {
    pub digits: DigitSet,
    /// Whether it is marked as entered.
    pub entered: bool,
}

/// The sheet that a grid of candidates stands for; `givens`, where they are known, tell which of the filled
/// cells are given.
pub(super) fn draft_of(board: &'static Geometry, words: &[Word], givens: Option<&Puzzle>) -> Draft {
    let mut draft = Draft::new(board);
    let among_several = |cell: Cell, digit| {
        let peers = board.peers(cell).iter().map(|peer| &words[peer.index()]);
        peers.into_iter().any(|word| word.digits.len() > 1 && word.digits.contains(digit))
    };
    for (cell, word) in board.cells().zip(words) {
        let given = givens.and_then(|givens| givens.get(cell));
        match word.digits.single() {
            Some(digit) if word.entered => draft.enter(cell, digit),
            Some(digit) if given == Some(digit) => draft.give(cell, digit),
            Some(digit) if !among_several(cell, digit) => match givens {
                Some(_) => draft.enter(cell, digit),
                None => draft.give(cell, digit),
            },
            _ => draft.list(cell, word.digits),
        }
    }
    draft
}

fn is_frame(line: &str) -> bool {
    line.contains("---") || line.contains("===") || line.contains("───") || line.contains("═══")
}

/// Rows of candidates within a text.
struct Grid<'t> {
    board: &'static Geometry,
    words: Vec<&'t str>,
    /// The lines before the first and after the last row, and their numbers from 0.
    first: usize,
    last: usize,
}

/// The words of a line that can be cells, without marks before them.
fn words(line: &str) -> Vec<&str> {
    let cells = line.split(|c: char| c.is_whitespace() || "|:│║┃".contains(c));
    let stripped = cells.map(|word| word.trim_matches(|c: char| !c.is_ascii_alphanumeric() && c != '.'));
    stripped.filter(|word| !word.is_empty()).collect()
}

impl<'t> Grid<'t> {
    /// As many successive rows as each has words, frames and blank lines apart.
    fn find(text: &'t str) -> Option<Grid<'t>> {
        let rows: Vec<(usize, Vec<&str>)> = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !is_frame(line) && !line.trim_start().starts_with('#'))
            .map(|(number, line)| (number, words(line)))
            .filter(|(_, words)| !words.is_empty())
            .take(1000)
            .collect();
        rows.iter().enumerate().find_map(|(start, (first, words))| {
            let side = words.len();
            let found = rows.get(start..start + side)?;
            let board = Geometry::standard(side).filter(|_| (4..=16).contains(&side))?;
            let fits = found.iter().all(|(_, words)| {
                words.len() == side && words.iter().all(|word| word_digits(word, board).is_some())
            });
            fits.then(|| Grid {
                board,
                words: found.iter().flat_map(|(_, words)| words.iter().copied()).collect(),
                first: *first,
                last: found[side - 1].0,
            })
        })
    }

    /// Whether any cell has several candidates.
    fn is_of_candidates(&self) -> bool {
        self.words.iter().any(|word| word.len() > 1)
    }
}

/// The digits of a cell, ascending; `None` if it is no cell. A number such as `10` is none: its digits do not
/// ascend.
fn word_digits(word: &str, board: &Geometry) -> Option<DigitSet> {
    if word == "." {
        return Some(DigitSet::EMPTY);
    }
    let mut digits = DigitSet::EMPTY;
    let mut before = 0;
    for c in word.chars() {
        let value = c.to_digit(36).and_then(|value| u8::try_from(value).ok())?;
        let digit = Digit::new(value).filter(|_| usize::from(value) <= board.side() && value > before)?;
        before = value;
        digits.add(digit);
    }
    Some(digits)
}

/// The boxes that the bars of a row show.
fn boxes(text: &str, found: &Grid<'_>) -> &'static Geometry {
    let side = found.board.side();
    let row = text.lines().nth(found.first).unwrap_or("");
    let inner = row.trim().trim_matches('|');
    let widths: Vec<usize> = inner.split('|').map(|stack| words(stack).len()).collect();
    let width = widths[0];
    let even = widths.iter().all(|w| *w == width) && (2..side).contains(&width) && side.is_multiple_of(width);
    let board = even.then(|| Geometry::with_boxes(side / width, width).ok()).flatten();
    board.unwrap_or(found.board)
}

fn read(id: &'static str, text: &str) -> Result<Document, ReadError> {
    let Some(found) = Grid::find(text) else {
        return Err(ReadErrorKind::Cells(FormatErrorKind::Empty).at(id, 1, 1));
    };
    let board = boxes(text, &found);
    let cells: Option<Vec<Word>> = found
        .words
        .iter()
        .map(|word| Some(Word { digits: word_digits(word, board)?, entered: false }))
        .collect();
    let cells = cells.ok_or_else(|| ReadErrorKind::Cells(FormatErrorKind::Empty).at(id, 1, 1))?;
    let stated = text.lines().find_map(|line| line.trim().strip_prefix("# givens:"));
    let givens = match stated {
        Some(line) => grid::line::read_cells(board, line.trim()).ok(),
        None => givens_above(text, &found, board),
    };
    let mut document = super::finish(id, draft_of(board, &cells, givens.as_ref()))?;
    document.givens_known = givens.is_some();
    let below = text.lines().skip(found.last + 1);
    for line in below.filter(|line| !is_frame(line) && !line.trim().starts_with("# givens:")) {
        append(&mut document.about.comment, line.trim().trim_start_matches('#'));
    }
    Ok(document)
}

/// A puzzle that stands above the grid and agrees with it.
fn givens_above(text: &str, found: &Grid<'_>, board: &'static Geometry) -> Option<Puzzle> {
    let above: String = text.lines().take(found.first).map(|line| format!("{line}\n")).collect();
    let puzzle = grid::read_many(&above).find_map(Result::ok)?.puzzle;
    let agrees = puzzle.clues().all(|(cell, digit)| {
        found.words.get(cell.index()).and_then(|word| word_digits(word, board)) == Some(DigitSet::only(digit))
    });
    (puzzle.geometry() == board && agrees).then_some(puzzle)
}

fn write(frame: &Frame, document: &Document) -> String {
    let board = document.geometry();
    let (side, across) = (board.side(), board.box_columns());
    let values = document.values();
    let word = |cell: Cell| -> String {
        match values.get(cell) {
            Some(digit) => digit.symbol().to_string(),
            None => match document.possible_candidates(cell) {
                set if set.is_empty() => ".".to_owned(),
                set => set.iter().map(Digit::symbol).collect(),
            },
        }
    };
    let cells: Vec<String> = board.cells().map(word).collect();
    let widest = |column: usize| cells.iter().skip(column).step_by(side).map(String::len).max().unwrap_or(1);
    let mut widths: Vec<usize> = (0..side).map(widest).collect();
    let mut gap = 2;
    if !frame.own_width {
        gap = 1;
        for stack in widths.chunks_mut(across) {
            let widest = stack.iter().copied().max().unwrap_or(1);
            stack.fill(widest);
        }
    }
    let dashes: Vec<String> = widths
        .chunks(across)
        .map(|stack| "-".repeat(stack.iter().map(|width| width + gap).sum::<usize>() + 1))
        .collect();
    let bar =
        |[left, between, right]: [char; 3]| format!("{left}{}{right}\n", dashes.join(&between.to_string()));
    let mut text = bar(frame.top);
    for row in 0..side {
        if row > 0 && row % board.box_rows() == 0 {
            text.push_str(&bar(frame.middle));
        }
        for column in 0..side {
            text.push_str(if column % across == 0 { "| " } else { "" });
            text.push_str(&format!("{:<width$}", cells[row * side + column], width = widths[column] + gap));
        }
        text.push_str("|\n");
    }
    text.push_str(&bar(frame.bottom));
    // Without this line, what has been entered could not be told from what was given.
    if document.givens_known {
        text.push_str(&format!("# givens: {}\n", line_of(document.givens(), '.')));
    }
    for line in
        [&document.about.description, &document.about.comment].into_iter().flatten().flat_map(|t| t.lines())
    {
        text.push_str(&format!("# {}\n", line.trim()));
    }
    text
}
