//! [`Format`]: a format of puzzles, and what it can store.

use crate::{Document, ReadError, WriteError};
use jade_grid::Geometry;

/// A format in which some program writes puzzles. Each has a file and a line in [`FORMATS`](crate::FORMATS).
pub trait Format: Sync {
    /// Returns the properties of the format.
    fn facts(&self) -> &'static Facts;

    /// Returns whether a text seems to be in this format, even with mistakes. The first of [`FORMATS`](crate::FORMATS)
    /// that recognises a text reads it.
    fn recognises(&self, text: &str) -> bool;

    /// Reads all puzzles of a text, in order; errors take the place of unreadable ones. Never panics, whatever the
    /// text.
    fn read<'a>(&self, text: &'a str) -> Readings<'a>;

    /// Checks whether a document can be written in this format.
    ///
    /// # Errors
    /// [`WriteError`] if JADE cannot write the format, or it does not support the board or one of its rules.
    fn fits(&self, document: &Document) -> Result<(), WriteError> {
        self.facts().fits(document)
    }

    /// Writes documents for which [`Format::fits`] succeeds. If the format consists of lines, the text ends with a
    /// newline.
    fn write(&self, documents: &[Document]) -> String;

    /// Returns what surrounds the puzzles of a text, if documents can be written one by one with
    /// [`write_piece`](Format::write_piece); otherwise `None`. They have nothing but digits and a comment, like those of
    /// a [`DocumentList`](crate::stream::DocumentList).
    fn around(&self) -> Option<Around> {
        None
    }

    /// Writes one of several documents, without what is [`around`](Format::around) it.
    fn write_piece(&self, document: &Document) -> String {
        self.write(std::slice::from_ref(document))
    }
}

/// What surrounds the puzzles of a text that is written one puzzle at a time.
#[derive(Clone, Copy, Default, Debug)]
pub struct Around {
    /// What comes before the first one.
    pub before: &'static str,
    /// What comes between two of them.
    pub between: &'static str,
    /// What comes after the last one.
    pub after: &'static str,
}

/// The puzzles of a text, or errors in their place.
pub type Readings<'a> = Box<dyn Iterator<Item = Result<Document, ReadError>> + 'a>;

/// The properties of a format.
#[derive(Debug)]
pub struct Facts {
    /// Its name in options and JSON, such as `sdk` or `f-puzzles`. It never changes.
    pub id: &'static str,
    /// The usual file extensions, without the dot. The first is used for writing.
    pub extensions: &'static [&'static str],
    /// The boards that it supports.
    pub boards: Boards,
    /// What it can store besides digits.
    pub carries: &'static [Content],
    /// Whether one text can hold several puzzles.
    pub several: bool,
    /// Whether JADE writes it; JADE reads all formats.
    pub written: bool,
}

/// The boards that a format supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boards {
    /// Only 9×9.
    Nine,
    /// Boards up to this side, with the usual boxes.
    UpTo(usize),
    /// Boards up to this side, with any boxes.
    AnyBoxes(usize),
}

/// What a document may contain besides digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Content {
    /// Which digits are entries and which are givens.
    Entries,
    /// Corner notes.
    Corners,
    /// Candidate lists, and candidates excluded by accepted conclusions.
    Candidates,
    /// Rules of the board besides rows, columns and boxes. A format without room for them does not take such a board at all.
    Rules,
    /// Digits that the puzzle bars. A format with candidates has room for them, as candidates.
    Barred,
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
    /// Every variant.
    pub const ALL: [Content; 13] = [
        Content::Entries,
        Content::Corners,
        Content::Candidates,
        Content::Rules,
        Content::Barred,
        Content::CellColors,
        Content::CandidateColors,
        Content::Title,
        Content::Author,
        Content::Level,
        Content::Comment,
        Content::Solution,
        Content::Origin,
    ];

    /// Returns a name for programs and for the texts, such as `cell-colors`.
    pub const fn code(self) -> &'static str {
        match self {
            Content::Entries => "entries",
            Content::Corners => "corners",
            Content::Candidates => "candidates",
            Content::Rules => "rules",
            Content::Barred => "barred",
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

    /// Returns whether a document contains this.
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
            Content::Rules => !document.geometry().is_plain(),
            Content::Barred => document.givens().is_restricted(),
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
    /// Returns what a document contains that this format cannot store, so that the user can be warned.
    ///
    /// ```
    /// use jade_exchange::{Content, by_id, read_one};
    /// let document = read_one(":0000:x:1+2..............:::::").unwrap();
    /// assert_eq!(by_id("line").unwrap().facts().loses(&document), [Content::Entries]);
    /// ```
    pub fn loses(&self, document: &Document) -> Vec<Content> {
        let carries = |content: &Content| match content {
            Content::Barred => self.carries.contains(content) || self.carries.contains(&Content::Candidates),
            _ => self.carries.contains(content),
        };
        Content::ALL.into_iter().filter(|content| !carries(content) && content.is_in(document)).collect()
    }

    /// Checks whether the format has room for a document as far as these facts say ([`Format::fits`]).
    pub(crate) fn fits(&self, document: &Document) -> Result<(), WriteError> {
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
        } else if !board.is_plain() {
            if self.carries.contains(&Content::Rules) { Ok(()) } else { Err(WriteError::Rules) }
        } else if !usual && !any_boxes {
            Err(WriteError::Boxes { box_rows: board.box_rows(), box_columns: board.box_columns() })
        } else {
            Ok(())
        }
    }
}
