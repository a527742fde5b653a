//! Grids of candidates, as players paste them into forums, and the `.ssc` files of the thesis, which have another
//! frame:
//!
//! ```text
//! .----------------.------------------.-------------------.
//! | 5    3    124  | 26   7     2468  | 1489  1249  248   |
//! ```
//!
//! Both are read in any frame. Givens are known from a grid of givens above, or from a line `# givens 5300…` that JADE
//! writes below; otherwise all filled cells count as givens. Text below the grid is a comment.

use super::line_of;
use crate::document::Draft;
use crate::{Boards, Content, Document, Facts, Format, Readings, marks};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle};

/// A grid of candidates with a certain frame.
pub struct PencilMarks {
    facts: &'static Facts,
    frame: Frame,
}

/// The characters of a frame.
struct Frame {
    top: [char; 3],
    middle: [char; 3],
    bottom: [char; 3],
    /// Whether each column is as wide as its widest cell; otherwise, as the widest cell of its stack.
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

/// The `.ssc` file of the thesis with candidates.
pub static SSC: PencilMarks = PencilMarks {
    facts: &SSC_FACTS,
    frame: Frame { top: ['*', '-', '*'], middle: ['|', '+', '|'], bottom: ['*', '-', '*'], own_width: false },
};

/// The grid used in forums.
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

    /// Recognises a grid of candidates whose frame begins like this one.
    fn recognises(&self, text: &str) -> bool {
        let starred =
            text.lines().find(|line| line.contains("---")).is_some_and(|line| line.trim().starts_with('*'));
        starred == (self.frame.top[0] == '*') && marks::recognises(text)
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let id = self.facts.id;
        Box::new(marks::read(text).map(move |reading| reading.map_err(|error| error.in_format(id))))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(|document| write(&self.frame, document)).collect::<Vec<_>>().join("\n")
    }
}

/// The content of a cell.
pub(super) struct Word {
    pub digits: DigitSet,
    /// Whether it is marked as an entry.
    pub entered: bool,
}

/// Returns the sheet of a grid of candidates. If `givens` are known, they determine which filled cells are givens.
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
    // Without this line, entries could not be distinguished from givens.
    if document.givens_known {
        text.push_str(&format!("# givens {}\n", line_of(document.givens(), '.')));
    }
    for line in
        [&document.about.description, &document.about.comment].into_iter().flatten().flat_map(|t| t.lines())
    {
        text.push_str(&format!("# {}\n", line.trim()));
    }
    text
}
