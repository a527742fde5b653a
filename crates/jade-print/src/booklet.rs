//! [`Booklet`]: the document to print.

use jade_exchange::Document;
use jade_grid::Puzzle;

/// The size of the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// The width and height in points, 72 to the inch.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// The candidates to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marks {
    /// None, and no corner notes or entries either: only the original puzzle.
    None,
    /// Those written on the sheet.
    #[default]
    Written,
    /// All remaining candidates of each open cell.
    All,
}

/// The answer to an item, printed at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The solved board.
    Solution(Puzzle),
    /// A few sentences.
    Words(String),
}

/// A board with its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The board itself.
    pub board: Document,
    /// The text above it on the left: its number or title.
    pub caption: String,
    /// The text above it on the right: its level.
    pub detail: String,
    /// The text below it: a question.
    pub note: String,
    /// The answer at the end of the booklet; `None` for no answer.
    pub answer: Option<Answer>,
}

impl Item {
    /// Creates an item without texts.
    pub fn new(board: Document) -> Item {
        let (caption, detail, note) = Default::default();
        Item { board, caption, detail, note, answer: None }
    }
}

/// A document to print.
pub struct Booklet<'w> {
    /// The title of the first page and of the file; may be empty.
    pub title: String,
    /// The boards, in order.
    pub items: Vec<Item>,
    /// The size of the paper.
    pub paper: Paper,
    /// The number of boards per page, at least 1.
    pub per_page: usize,
    /// The candidates to print.
    pub marks: Marks,
    /// The title of the first page with answers.
    pub answers_title: String,
    /// Returns the footer of a page from its number and the number of pages; may be empty.
    pub foot: &'w dyn Fn(usize, usize) -> String,
    /// The code of the texts' language, such as `en`, for screen readers.
    pub language: &'static str,
}

impl Booklet<'_> {
    /// Creates a booklet on A4 with one board per page and without footers.
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
