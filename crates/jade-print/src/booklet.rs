//! [`Booklet`]: what is to be printed.

use jade_exchange::Document;
use jade_grid::Puzzle;

/// The size of a sheet of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points, 72 to the inch.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// Which candidates are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marks {
    /// None, nor corner notes, nor entries: the puzzle as it was given.
    None,
    /// What is written on the sheet.
    #[default]
    Written,
    /// All that each open cell has left.
    All,
}

/// What is printed at the end about an item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The full board.
    Solution(Puzzle),
    /// A few sentences.
    Words(String),
}

/// A board with what stands around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The board.
    pub board: Document,
    /// Above it at the left: its number or title.
    pub caption: String,
    /// Above it at the right: its level.
    pub detail: String,
    /// Below it: a question.
    pub note: String,
    /// At the end of the booklet.
    pub answer: Option<Answer>,
}

impl Item {
    /// A board alone.
    pub fn new(board: Document) -> Item {
        let (caption, detail, note) = Default::default();
        Item { board, caption, detail, note, answer: None }
    }
}

/// What is to be printed.
pub struct Booklet<'w> {
    /// On top of the first page, and what the file calls itself; may be empty.
    pub title: String,
    /// The boards.
    pub items: Vec<Item>,
    /// The paper.
    pub paper: Paper,
    /// How many boards on a page, at least 1.
    pub per_page: usize,
    /// Which candidates.
    pub marks: Marks,
    /// On top of the first page with answers.
    pub answers_title: String,
    /// The foot of a page, from its number and that of all; may be empty.
    pub foot: &'w dyn Fn(usize, usize) -> String,
    /// The language of the words, as in `en`: for screen readers.
    pub language: &'static str,
}

impl Booklet<'_> {
    /// A booklet on A4 with one board on each page, and nothing at the foot.
    pub fn new(title: &str, items: Vec<Item>) -> Booklet<'static> {
        Booklet {
            title: title.to_owned(),
            items,
            paper: Paper::A4,
            per_page: 1,
            marks: Marks::Written,
            answers_title: String::new(),
            foot: &|_, _| String::new(),
            language: "en",
        }
    }
}
