//! [`Format`]: a way in which some program writes puzzles, and what it can carry.

use crate::{Document, ReadError, WriteError};
use jade_grid::Geometry;

/// A way in which some program writes puzzles: one file each, one line in [`FORMATS`](crate::FORMATS).
pub trait Format: Sync {
    /// What is known of it without a text.
    fn facts(&self) -> &'static Facts;

    /// Whether a text is meant in this format, be it with mistakes. The first of
    /// [`FORMATS`](crate::FORMATS) that says yes reads it.
    fn recognises(&self, text: &str) -> bool;

    /// Every puzzle of a text, or what is wrong in its place, in the order of the text. Never panics,
    /// whatever the text is.
    fn read<'a>(&self, text: &'a str) -> Readings<'a>;

    /// Documents that fit ([`Facts::fits`]) in this format; ended by a newline if it is a text of lines.
    fn write(&self, documents: &[Document]) -> String;
}

/// What is read from a text, one item per puzzle.
pub type Readings<'a> = Box<dyn Iterator<Item = Result<Document, ReadError>> + 'a>;

/// What is known of a format without a text.
#[derive(Debug)]
pub struct Facts {
    /// Its name in options and JSON: `sdk`, `f-puzzles`. Stable.
    pub id: &'static str,
    /// The usual ends of file names, without the dot; the first is used for writing.
    pub extensions: &'static [&'static str],
    /// Which boards it has.
    pub boards: Boards,
    /// What it can carry besides the digits.
    pub carries: &'static [Content],
    /// Whether it holds several puzzles in one text.
    pub several: bool,
    /// Whether it is written; all are read.
    pub written: bool,
}

/// Which boards a format has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boards {
    /// 9×9 only.
    Nine,
    /// The usual board of each side up to this.
    UpTo(usize),
    /// Boards of each side up to this, with whatever boxes.
    AnyBoxes(usize),
}

/// What a document can have besides its digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Content {
    /// Which digits are entries and which are givens.
    Entries,
    /// Corner notes.
    Corners,
    /// Candidate lists, and candidates excluded by accepted conclusions.
    Candidates,
    /// Colours of cells.
    CellColors,
    /// Colours of single candidates.
    CandidateColors,
    /// A title.
    Title,
    /// An author.
    Author,
    /// A level, as written.
    Level,
    /// A comment or description.
    Comment,
    /// A solution.
    Solution,
    /// Date, source and address.
    Origin,
}

impl Content {
    /// Every sort.
    pub const ALL: [Content; 11] = [
        Content::Entries,
        Content::Corners,
        Content::Candidates,
        Content::CellColors,
        Content::CandidateColors,
        Content::Title,
        Content::Author,
        Content::Level,
        Content::Comment,
        Content::Solution,
        Content::Origin,
    ];

    /// A name for programs and for the texts: `cell-colors`.
    pub const fn code(self) -> &'static str {
        match self {
            Content::Entries => "entries",
            Content::Corners => "corners",
            Content::Candidates => "candidates",
            Content::CellColors => "cell-colors",
            Content::CandidateColors => "candidate-colors",
            Content::Title => "title",
            Content::Author => "author",
            Content::Level => "level",
            Content::Comment => "comment",
            Content::Solution => "solution",
            Content::Origin => "origin",
        }
    }

    /// Whether a document has any of it.
    pub fn is_in(self, document: &Document) -> bool {
        let about = &document.about;
        let any = |has: &dyn Fn(&jade_grid::Sheet, jade_grid::Cell) -> bool| {
            document.sheet().is_some_and(|sheet| sheet.geometry().cells().any(|cell| has(sheet, cell)))
        };
        match self {
            Content::Entries => any(&|sheet, cell| sheet.entries().get(cell).is_some()),
            Content::Corners => any(&|sheet, cell| !sheet.corners(cell).is_empty()),
            Content::Candidates => {
                any(&|sheet, cell| sheet.candidates(cell).is_some() || !sheet.excluded(cell).is_empty())
            }
            Content::CellColors => document.colors.iter().any(|color| color.digit.is_none()),
            Content::CandidateColors => document.colors.iter().any(|color| color.digit.is_some()),
            Content::Title => about.title.is_some(),
            Content::Author => about.author.is_some(),
            Content::Level => about.level.is_some(),
            Content::Comment => about.comment.is_some() || about.description.is_some(),
            Content::Solution => about.solution.is_some(),
            Content::Origin => about.date.is_some() || about.source.is_some() || about.url.is_some(),
        }
    }
}

impl Facts {
    /// What a document has that this format cannot carry: to be said before it is saved.
    ///
    /// ```
    /// use jade_exchange::{Content, by_id, read_one};
    /// let document = read_one(":0000:x:1+2..............:::::").unwrap();
    /// assert_eq!(by_id("line").unwrap().facts().loses(&document), [Content::Entries]);
    /// ```
    pub fn loses(&self, document: &Document) -> Vec<Content> {
        Content::ALL
            .into_iter()
            .filter(|content| !self.carries.contains(content) && content.is_in(document))
            .collect()
    }

    /// Whether a document can be written in this format.
    ///
    /// # Errors
    /// [`WriteError`] if it is read only or has no such board.
    pub fn fits(&self, document: &Document) -> Result<(), WriteError> {
        let board = document.geometry();
        let side = board.side();
        let usual = Geometry::standard(side).is_some_and(|usual| std::ptr::eq(usual, board));
        let (fits, any_boxes) = match self.boards {
            Boards::Nine => (side == 9, false),
            Boards::UpTo(most) => (side <= most, false),
            Boards::AnyBoxes(most) => (side <= most, true),
        };
        if !self.written {
            Err(WriteError::ReadOnly)
        } else if !fits {
            Err(WriteError::Side { side })
        } else if !usual && !any_boxes {
            Err(WriteError::Boxes { box_rows: board.box_rows(), box_columns: board.box_columns() })
        } else {
            Ok(())
        }
    }
}
