//! [`Document`]: a puzzle with everything that a file can contain.

use crate::ReadErrorKind;
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, Sheet, SheetData, SheetError};

/// The content of a file, a link or a string: a board in play and facts about it.
///
/// ```
/// use jade_exchange::Document;
/// let document = Document::of_puzzle("1....2....3....4".parse().unwrap());
/// assert_eq!(document.givens().to_string(), "1....2....3....4");
/// assert!(document.sheet().is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    board: Board,
    /// The line of the text where it begins, from 1; 1 if it was not read from lines.
    pub line: usize,
    /// Whether givens can be distinguished from entries. If not, every digit counts as a given.
    pub givens_known: bool,
    /// Colours, in the order in which they were applied.
    pub colors: Vec<Color>,
    /// Facts about the puzzle.
    pub about: About,
    /// Data of the text that a [`Document`] cannot hold.
    pub left_out: Vec<LeftOut>,
    /// What else is in the text and may matter. Only the first document of a text has them.
    pub asides: Vec<Aside>,
}

/// The board. Boards beyond 16×16 have no sheet, only a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Board {
    Sheet(Box<Sheet>),
    Large(Puzzle),
}

/// The colour of a cell, or of one of its candidates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color {
    /// The cell.
    pub cell: Cell,
    /// The candidate; `None` if the whole cell is coloured.
    pub digit: Option<Digit>,
    /// The number of the colour, from 1.
    pub number: u8,
}

/// A puzzle read from a text, with everything written on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The line where it begins, from 1.
    pub line: usize,
    /// The text after it; `None` if there is none.
    pub comment: Option<String>,
    /// The [id](crate::Facts::id) of its format.
    pub format: &'static str,
    /// Entries and candidates besides the givens; `None` if the text has none.
    pub sheet: Option<Box<Sheet>>,
    /// Whether the digits of `puzzle` are known to be givens. They are not if the text is a pencil-mark grid, which
    /// does not distinguish givens from solved cells.
    pub givens_known: bool,
    /// What else is in the text and may matter.
    pub asides: Vec<Aside>,
}

impl Reading {
    /// Returns the sheet: the puzzle with everything written on it.
    ///
    /// # Errors
    /// [`SheetError::TooLarge`] if the board is larger than 16×16.
    pub fn to_sheet(&self) -> Result<Sheet, SheetError> {
        match &self.sheet {
            Some(sheet) => Ok(Sheet::clone(sheet)),
            None => Sheet::new(self.puzzle.clone()),
        }
    }
}

/// Facts about a puzzle. All of them are optional.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// The name of the puzzle.
    pub title: Option<String>,
    /// The author of the puzzle.
    pub author: Option<String>,
    /// A description.
    pub description: Option<String>,
    /// Any other text.
    pub comment: Option<String>,
    /// The date of the puzzle, as written in the source.
    pub date: Option<String>,
    /// The source of the puzzle.
    pub source: Option<String>,
    /// The difficulty, as written in the source.
    pub level: Option<String>,
    /// The address of the puzzle on the web.
    pub url: Option<String>,
    /// The solution that comes with the puzzle. It is not checked.
    pub solution: Option<Puzzle>,
}

/// A part of a text that was left aside when boards were found in it, although it may matter.
///
/// ```
/// use jade_exchange::{AsideKind, read_one};
/// let board = "12..\n3...\n...4\n..2.\n";
/// let document = read_one(&format!("Both diagonals count, too\n\n{board}")).unwrap();
/// assert_eq!(document.asides[0].kind, AsideKind::Rules("diagonals".to_owned()));
/// assert_eq!((document.asides[0].line, document.asides[0].column), (1, 6));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What it is.
    pub kind: AsideKind,
}

/// What was left aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsideKind {
    /// A word for rules beyond rows, columns and boxes.
    Rules(String),
    /// Rows or a line of cells that are nearly a board, and what they lack.
    Rows(ReadErrorKind),
    /// Signs that look like cells, but are part of no board; at most some of them.
    Signs(String),
    /// Another board that the same cells may mean, about equally well.
    Board(Puzzle),
}

impl AsideKind {
    /// Returns a stable name for programs, such as `rules`.
    pub const fn code(&self) -> &'static str {
        match self {
            AsideKind::Rules(_) => "rules",
            AsideKind::Rows(_) => "rows",
            AsideKind::Signs(_) => "signs",
            AsideKind::Board(_) => "board",
        }
    }
}

/// Data of a text that a [`Document`] cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LeftOut {
    /// Rules beyond rows, columns and boxes: cages, thermometers, diagonals.
    OtherRules,
    /// The time played, or the use of help.
    Game,
    /// The history of moves.
    History,
    /// Marks in an unknown notation.
    Marks,
    /// Colours in an unknown notation.
    Colors,
    /// Entries or marks that contradict a given.
    OnGivens,
}

impl LeftOut {
    /// Every variant.
    pub const ALL: [LeftOut; 6] = [
        LeftOut::OtherRules,
        LeftOut::Game,
        LeftOut::History,
        LeftOut::Marks,
        LeftOut::Colors,
        LeftOut::OnGivens,
    ];

    /// Returns a name for programs and for the texts, such as `other-rules`.
    pub const fn code(self) -> &'static str {
        match self {
            LeftOut::OtherRules => "other-rules",
            LeftOut::Game => "game",
            LeftOut::History => "history",
            LeftOut::Marks => "marks",
            LeftOut::Colors => "colors",
            LeftOut::OnGivens => "on-givens",
        }
    }
}

impl Document {
    /// Creates a document of a puzzle without entries.
    pub fn of_puzzle(puzzle: Puzzle) -> Document {
        let board = match Sheet::new(puzzle.clone()) {
            Ok(sheet) => Board::Sheet(Box::new(sheet)),
            Err(_) => Board::Large(puzzle),
        };
        Document::with_board(board)
    }

    /// Creates a document of digits that may be givens or entries. All count as givens.
    pub(crate) fn of_digits(puzzle: Puzzle) -> Document {
        Document { givens_known: false, ..Document::of_puzzle(puzzle) }
    }

    /// Creates a document of a puzzle in play.
    pub fn of_sheet(sheet: Sheet) -> Document {
        Document::with_board(Board::Sheet(Box::new(sheet)))
    }

    /// Returns the document with another sheet of the same board.
    #[must_use]
    pub fn with_sheet(self, sheet: Sheet) -> Document {
        Document { board: Board::Sheet(Box::new(sheet)), ..self }
    }

    /// Returns the puzzle and the sheet, without further facts. `format` is the [id](crate::Facts::id) of its format.
    pub fn into_reading(self, format: &'static str) -> Reading {
        let Document { board, line, givens_known, about, asides, .. } = self;
        let (puzzle, sheet) = match board {
            Board::Large(puzzle) => (puzzle, None),
            Board::Sheet(sheet) => {
                let puzzle = sheet.givens().clone();
                let written = Sheet::new(puzzle.clone()).is_ok_and(|bare| bare != *sheet);
                (puzzle, written.then_some(sheet))
            }
        };
        Reading { puzzle, line, comment: about.comment, format, sheet, givens_known, asides }
    }

    fn with_board(board: Board) -> Document {
        Document {
            board,
            line: 1,
            givens_known: true,
            colors: Vec::new(),
            about: About::default(),
            left_out: Vec::new(),
            asides: Vec::new(),
        }
    }

    /// Returns the shape of the board.
    pub fn geometry(&self) -> &'static Geometry {
        self.givens().geometry()
    }

    /// Returns the givens.
    pub fn givens(&self) -> &Puzzle {
        match &self.board {
            Board::Sheet(sheet) => sheet.givens(),
            Board::Large(puzzle) => puzzle,
        }
    }

    /// Returns the givens and the entries together.
    pub fn values(&self) -> Puzzle {
        match &self.board {
            Board::Sheet(sheet) => sheet.values(),
            Board::Large(puzzle) => puzzle.clone(),
        }
    }

    /// Returns the player’s sheet; `None` on boards beyond 16×16.
    pub fn sheet(&self) -> Option<&Sheet> {
        match &self.board {
            Board::Sheet(sheet) => Some(sheet),
            Board::Large(_) => None,
        }
    }

    /// Returns whether a cell has an entry.
    pub fn is_entry(&self, cell: Cell) -> bool {
        self.sheet().is_some_and(|sheet| sheet.entries().get(cell).is_some())
    }

    /// Returns the candidates of a cell, for formats in which every open cell has some: its list, or otherwise all
    /// candidates that givens and entries allow; without excluded ones. Empty if the cell is filled.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let Some(sheet) = self.sheet().filter(|sheet| sheet.is_open(cell)) else { return DigitSet::EMPTY };
        sheet.candidates(cell).map_or(sheet.allowed(cell), |list| list - sheet.excluded(cell))
    }

    /// Returns the [`candidates`](Document::candidates) of a cell that no filled cell in its houses rules out. For
    /// formats that recognise an open cell with one candidate by the same candidate in another cell.
    pub fn possible_candidates(&self, cell: Cell) -> DigitSet {
        self.sheet().map_or(DigitSet::EMPTY, |sheet| self.candidates(cell) & sheet.allowed(cell))
    }
}

/// A sheet under construction.
pub(crate) struct Draft {
    givens: Puzzle,
    entries: Puzzle,
    corners: Vec<DigitSet>,
    candidates: Vec<Option<DigitSet>>,
    on_givens: bool,
}

impl Draft {
    /// Creates an empty board.
    pub fn new(geometry: &'static Geometry) -> Draft {
        let cells = geometry.cell_count();
        Draft {
            givens: Puzzle::empty(geometry),
            entries: Puzzle::empty(geometry),
            corners: vec![DigitSet::EMPTY; cells],
            candidates: vec![None; cells],
            on_givens: false,
        }
    }

    /// Creates a board with these givens.
    pub fn of(givens: Puzzle) -> Draft {
        let mut draft = Draft::new(givens.geometry());
        draft.givens = givens;
        draft
    }

    pub fn geometry(&self) -> &'static Geometry {
        self.givens.geometry()
    }

    pub fn give(&mut self, cell: Cell, digit: Digit) {
        self.givens.set(cell, Some(digit));
        self.entries.set(cell, None);
    }

    /// Enters a digit. A given stays unchanged, and if the digits differ, this is recorded.
    pub fn enter(&mut self, cell: Cell, digit: Digit) {
        match self.givens.get(cell) {
            Some(given) => self.on_givens |= given != digit,
            None => self.entries.set(cell, Some(digit)),
        }
    }

    pub fn corners(&mut self, cell: Cell, digits: DigitSet) {
        self.corners[cell.index()] = digits;
    }

    /// Sets a candidate list. An empty list means none.
    pub fn list(&mut self, cell: Cell, digits: DigitSet) {
        self.candidates[cell.index()] = (!digits.is_empty()).then_some(digits);
    }

    /// # Errors
    /// [`SheetError`] if the board is too large for a sheet.
    pub fn finish(self) -> Result<Document, SheetError> {
        let board = self.geometry();
        let bits = |sets: &[DigitSet]| sets.iter().map(|set| set.bits()).collect::<Vec<_>>();
        let any = |sets: &[DigitSet]| sets.iter().any(|set| !set.is_empty()).then(|| bits(sets));
        let lists = self.candidates.iter().any(Option::is_some);
        let sheet = Sheet::try_from(SheetData {
            box_rows: board.box_rows(),
            box_columns: board.box_columns(),
            rules: board.written_rules(),
            givens: self.givens.digits_line(),
            entries: self.entries.digits_line(),
            barred: None,
            corners: any(&self.corners),
            candidates: lists
                .then(|| self.candidates.iter().map(|list| list.map(|set| set.bits())).collect()),
            removed: None,
            excluded: None,
            cleared_corners: None,
            cleared_candidates: None,
        })?;
        let left_out = if self.on_givens { vec![LeftOut::OnGivens] } else { Vec::new() };
        Ok(Document { left_out, ..Document::of_sheet(sheet) })
    }
}
