//! [`Document`]: a puzzle with all that a file can say of it.

use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, Sheet, SheetData, SheetError};

/// What a file, a link or a string holds: a board in play, and what is said about it.
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
    /// The line of the text where it begins, from 1, as far as the format has lines; 1 if it was not read.
    pub line: usize,
    /// Whether givens could be told from entries. If not, every digit counts as a given.
    pub givens_known: bool,
    /// Colours, in the order in which they were laid on.
    pub colors: Vec<Color>,
    /// What is said about the puzzle.
    pub about: About,
    /// What the text said that a [`Document`] has no place for.
    pub left_out: Vec<LeftOut>,
}

/// Boards beyond 16×16 are puzzles only: there is no sheet for them.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Board {
    Sheet(Box<Sheet>),
    Large(Puzzle),
}

/// A colour on a cell, or on one candidate of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color {
    /// The cell.
    pub cell: Cell,
    /// The candidate; the whole cell if none.
    pub digit: Option<Digit>,
    /// The number of the colour, from 1.
    pub number: u8,
}

/// A puzzle as it was read, with what is written on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The line where it begins, from 1.
    pub line: usize,
    /// What stood behind it.
    pub comment: Option<String>,
    /// The [id](crate::Facts::id) of what it was written in.
    pub format: &'static str,
    /// What the text says besides the givens: entries, candidates. `None` if it says nothing more.
    pub sheet: Option<Box<Sheet>>,
    /// Whether the digits of `puzzle` are known to be givens. A pencil-mark grid by itself does not tell a
    /// given from what was solved.
    pub givens_known: bool,
}

impl Reading {
    /// The sheet that the text stands for: the puzzle with all that is written on it.
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

/// What is said about a puzzle; each may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Its name.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// How it is described.
    pub description: Option<String>,
    /// Whatever else stands beside it.
    pub comment: Option<String>,
    /// When it was made, as written.
    pub date: Option<String>,
    /// Where it comes from.
    pub source: Option<String>,
    /// How hard it is said to be, as written.
    pub level: Option<String>,
    /// Its address.
    pub url: Option<String>,
    /// The solution that comes with it. Not checked.
    pub solution: Option<Puzzle>,
}

/// What a text said that a [`Document`] has no place for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LeftOut {
    /// Rules beyond rows, columns and boxes: cages, thermometers, diagonals.
    OtherRules,
    /// The time played, and whether help was had.
    Game,
    /// The steps made so far.
    History,
    /// Marks that are written in a way that is not known.
    Marks,
    /// Colours that are written in a way that is not known.
    Colors,
    /// Entries or marks that contradict a given.
    OnGivens,
}

impl LeftOut {
    /// Every one.
    pub const ALL: [LeftOut; 6] = [
        LeftOut::OtherRules,
        LeftOut::Game,
        LeftOut::History,
        LeftOut::Marks,
        LeftOut::Colors,
        LeftOut::OnGivens,
    ];

    /// A name for programs and for the texts: `other-rules`.
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
    /// A puzzle on which nothing is written.
    pub fn of_puzzle(puzzle: Puzzle) -> Document {
        let board = match Sheet::new(puzzle.clone()) {
            Ok(sheet) => Board::Sheet(Box::new(sheet)),
            Err(_) => Board::Large(puzzle),
        };
        Document::with_board(board)
    }

    /// Digits of which it is not known whether they are given or entered: all count as givens.
    pub(crate) fn of_digits(puzzle: Puzzle) -> Document {
        Document { givens_known: false, ..Document::of_puzzle(puzzle) }
    }

    /// A puzzle in play.
    pub fn of_sheet(sheet: Sheet) -> Document {
        Document::with_board(Board::Sheet(Box::new(sheet)))
    }

    /// The puzzle and the sheet alone, as the readers of plain boards give them; `format` is the
    /// [id](crate::Facts::id) of what it was written in.
    pub fn into_reading(self, format: &'static str) -> Reading {
        let Document { board, line, givens_known, about, .. } = self;
        let (puzzle, sheet) = match board {
            Board::Large(puzzle) => (puzzle, None),
            Board::Sheet(sheet) => {
                let puzzle = sheet.givens().clone();
                let written = Sheet::new(puzzle.clone()).is_ok_and(|bare| bare != *sheet);
                (puzzle, written.then_some(sheet))
            }
        };
        Reading { puzzle, line, comment: about.comment, format, sheet, givens_known }
    }

    fn with_board(board: Board) -> Document {
        Document {
            board,
            line: 1,
            givens_known: true,
            colors: Vec::new(),
            about: About::default(),
            left_out: Vec::new(),
        }
    }

    /// The kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.givens().geometry()
    }

    /// The puzzle as it was given.
    pub fn givens(&self) -> &Puzzle {
        match &self.board {
            Board::Sheet(sheet) => sheet.givens(),
            Board::Large(puzzle) => puzzle,
        }
    }

    /// Givens and entries together.
    pub fn values(&self) -> Puzzle {
        match &self.board {
            Board::Sheet(sheet) => sheet.values(),
            Board::Large(puzzle) => puzzle.clone(),
        }
    }

    /// What the player has written; `None` on boards beyond 16×16.
    pub fn sheet(&self) -> Option<&Sheet> {
        match &self.board {
            Board::Sheet(sheet) => Some(sheet),
            Board::Large(_) => None,
        }
    }

    /// Whether a cell has an entry.
    pub fn is_entry(&self, cell: Cell) -> bool {
        self.sheet().is_some_and(|sheet| sheet.entries().get(cell).is_some())
    }

    /// The candidates that a cell shows where every open cell shows some: its list if it has one, otherwise
    /// all that givens and entries leave; without those excluded. None where a digit stands.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let Some(sheet) = self.sheet().filter(|sheet| sheet.is_open(cell)) else { return DigitSet::EMPTY };
        sheet.candidates(cell).map_or(sheet.allowed(cell), |list| list - sheet.excluded(cell))
    }

    /// The [`candidates`](Document::candidates) of a cell whose digit stands in no house of it: for formats in
    /// which a digit among the candidates of another cell tells an open cell from a filled one.
    pub fn possible_candidates(&self, cell: Cell) -> DigitSet {
        self.sheet().map_or(DigitSet::EMPTY, |sheet| self.candidates(cell) & sheet.allowed(cell))
    }
}

/// A sheet in the making.
pub(crate) struct Draft {
    givens: Puzzle,
    entries: Puzzle,
    corners: Vec<DigitSet>,
    candidates: Vec<Option<DigitSet>>,
    on_givens: bool,
}

impl Draft {
    /// An empty board.
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

    /// A board with these givens.
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

    /// Enters a digit; in a cell that is a given it is left out, and if it is another digit that is noted.
    pub fn enter(&mut self, cell: Cell, digit: Digit) {
        match self.givens.get(cell) {
            Some(given) => self.on_givens |= given != digit,
            None => self.entries.set(cell, Some(digit)),
        }
    }

    pub fn corners(&mut self, cell: Cell, digits: DigitSet) {
        self.corners[cell.index()] = digits;
    }

    /// Writes a candidate list; an empty one is none.
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
            givens: self.givens.to_string(),
            entries: self.entries.to_string(),
            corners: any(&self.corners),
            candidates: lists
                .then(|| self.candidates.iter().map(|list| list.map(|set| set.bits())).collect()),
            removed: None,
            excluded: None,
        })?;
        let left_out = if self.on_givens { vec![LeftOut::OnGivens] } else { Vec::new() };
        Ok(Document { left_out, ..Document::of_sheet(sheet) })
    }
}
