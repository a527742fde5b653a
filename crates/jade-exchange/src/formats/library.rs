//! Test cases for techniques, in the format established by HoDoKu’s regression library: one position per line, with
//! what a technique must find there.
//!
//! ```text
//! :code[-variant]:digits:givens:removed candidates:eliminations:placements:extra:
//! :0300:3:9.....+5+6+1..6.+1.7+9…:313 314:343::
//! ```
//!
//! - The code of a technique, optionally with a hyphen and a variant. Variant `x` means that nothing may be found.
//! - The digits involved.
//! - The board, with `+` before each digit that is an entry and not a given, and any sign for an empty cell.
//! - Candidates as digit, row, column: `324` is the 3 in r2c4. First those already removed, then those that must be
//!   eliminated, then those that must be placed.
//! - Further remarks, such as the length of a chain.
//!
//! Fields at the end may be missing. Blank lines and lines that begin with `#` are skipped. Rows and columns must have
//! one figure, so boards are at most 9×9.
//!
//! As a format of puzzles, the code becomes the comment. The writer names no technique: it writes `:0000:x:`, the board
//! with `+` before entries, and every candidate that the digits allow but the sheet lacks.

use crate::lines::significant_lines;
use crate::{Around, Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use jade_grid::line::{LineErrorKind, Symbols};
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, Position, PositionError, Puzzle, Sheet};

/// The format.
pub struct Library;

static FACTS: Facts = Facts {
    id: "library",
    extensions: &["lib"],
    boards: Boards::UpTo(9),
    carries: &[Content::Entries, Content::Candidates],
    several: true,
    written: true,
};

impl Format for Library {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// Returns whether the first line begins with a colon, as in no other format.
    fn recognises(&self, text: &str) -> bool {
        significant_lines(text).next().is_some_and(|(_, line)| line.trim_start().starts_with(':'))
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        Box::new(cases(text).map(|case| {
            let mut document = case?.document();
            // This code does not belong to any technique.
            document.about.comment.take_if(|code| code == "0000");
            Ok(document)
        }))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(write).collect()
    }

    fn around(&self) -> Option<Around> {
        Some(Around::default())
    }
}

fn write(document: &Document) -> String {
    let board = document.geometry();
    let values = document.values();
    let mut cells = String::new();
    let mut removed = Vec::new();
    let allowed = |cell: Cell| {
        let seen: DigitSet = board.peers(cell).iter().filter_map(|peer| values.get(peer)).collect();
        DigitSet::all(board.side()) - seen
    };
    for cell in board.cells() {
        match values.get(cell) {
            Some(digit) => {
                cells.push_str(if document.is_entry(cell) { "+" } else { "" });
                cells.push(digit.symbol());
            }
            None => {
                cells.push('.');
                let gone = allowed(cell) - document.candidates(cell);
                let place = format!("{}{}", board.row(cell) + 1, board.column(cell) + 1);
                removed.extend(gone.iter().map(|digit: Digit| format!("{digit}{place}")));
            }
        }
    }
    // The library’s order: by digit, then by cell.
    removed.sort_unstable();
    format!(":0000:x:{cells}:{}:::\n", removed.join(" "))
}

/// A position and what a technique must find there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The line in the text, from 1.
    pub line: usize,
    /// The code of the technique: four digits, with a fifth for some variants.
    pub code: String,
    /// The variant of the technique; `None` if there is none.
    pub variant: Option<String>,
    /// The digits involved; empty if none are named.
    pub digits: DigitSet,
    /// The givens.
    pub givens: Puzzle,
    /// The entries.
    pub entries: Vec<Candidate>,
    /// The candidates that earlier steps removed.
    pub removed: Vec<Candidate>,
    /// What must be eliminated, in order.
    pub eliminations: Vec<Candidate>,
    /// What must be placed, in order.
    pub placements: Vec<Candidate>,
    /// Any other text on the line.
    pub extra: String,
}

impl Case {
    /// Returns whether the technique must find nothing here.
    pub fn is_negative(&self) -> bool {
        self.variant.as_deref() == Some("x")
    }

    /// Returns the code with its variant, such as `0402-1`.
    pub fn code_and_variant(&self) -> String {
        match &self.variant {
            Some(variant) => format!("{}-{variant}", self.code),
            None => self.code.clone(),
        }
    }

    /// Returns the position as a puzzle with its entries, and with the removed candidates as accepted conclusions. If there
    /// are some, every open cell has a list of the candidates that are left, so that they can be seen.
    pub fn document(&self) -> Document {
        let mut entries = Puzzle::empty(self.givens.geometry());
        for entry in &self.entries {
            entries.set(entry.cell, Some(entry.digit));
        }
        // A board up to 9×9 always has a sheet.
        let sheet = match self.position() {
            Ok(position) if !self.removed.is_empty() => {
                let lists: Vec<_> =
                    position.open_cells().iter().map(|cell| (cell, position.candidates(cell))).collect();
                Sheet::with_written(self.givens.clone(), entries, &lists, &self.removed)
            }
            _ => Sheet::with_written(self.givens.clone(), entries, &[], &self.removed),
        };
        let mut document =
            sheet.map_or_else(|_| Document::of_puzzle(self.givens.clone()), Document::of_sheet);
        document.line = self.line;
        document.about.comment = Some(self.code_and_variant());
        document
    }

    /// Returns the position: givens and entries placed, removed candidates eliminated.
    ///
    /// # Errors
    /// [`PositionError`] if a house contains a digit twice.
    pub fn position(&self) -> Result<Position, PositionError> {
        let mut board = self.givens.clone();
        for entry in &self.entries {
            board.set(entry.cell, Some(entry.digit));
        }
        let mut position = Position::new(&board)?;
        position.set_givens(Some(self.givens.filled().map(|(cell, _)| cell).collect()));
        for candidate in &self.removed {
            position.eliminate(candidate.cell, candidate.digit);
        }
        Ok(position)
    }
}

/// Reads every case of a text, or returns an error in its place.
///
/// ```
/// use jade_exchange::library;
/// let text = "# a pair\n:0200:12:....+3..1........:111 132:211::7\n";
/// let case = library::cases(text).next().unwrap().unwrap();
/// assert_eq!((case.line, case.code.as_str(), case.givens.filled_count()), (2, "0200", 1));
/// assert_eq!((case.entries.len(), case.removed.len(), case.eliminations.len()), (1, 2, 1));
/// assert_eq!(case.extra, "7");
/// assert!(!case.is_negative());
/// ```
pub fn cases(text: &str) -> impl Iterator<Item = Result<Case, ReadError>> + '_ {
    significant_lines(text).map(|(number, line)| read_numbered(line, number))
}

/// Reads one line. `number` is its number (from 1) within a larger text.
///
/// # Errors
/// [`ReadError`] for the first unexpected item.
pub fn read_numbered(line: &str, number: usize) -> Result<Case, ReadError> {
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    let Some(rest) = line.trim().strip_prefix(':') else {
        return Err(ReadErrorKind::FieldCount { found: 0, expected: 3 }.at(FACTS.id, number, indent + 1));
    };
    let mut column = indent + 2;
    let mut fields = Vec::new();
    // Fields after the seventh are not needed.
    for text in rest.split(':').take(7) {
        fields.push(Field { text, line: number, column });
        column += text.chars().count() + 1;
    }
    if fields.len() < 3 {
        let kind = ReadErrorKind::FieldCount { found: fields.len(), expected: 3 };
        return Err(kind.at(FACTS.id, number, column.saturating_sub(1)));
    }
    let (code, variant) = fields[0].code()?;
    let (givens, entries) = fields[2].board()?;
    let board = givens.geometry();
    let candidates = |index: usize| fields.get(index).map_or(Ok(Vec::new()), |f: &Field| f.candidates(board));
    Ok(Case {
        line: number,
        code,
        variant,
        digits: fields[1].digits(board)?,
        removed: candidates(3)?,
        eliminations: candidates(4)?,
        placements: candidates(5)?,
        extra: fields.get(6).map_or("", |field| field.text).trim().to_owned(),
        givens,
        entries,
    })
}

/// A field, with the column where it begins.
struct Field<'t> {
    text: &'t str,
    line: usize,
    column: usize,
}

impl Field<'_> {
    fn error(&self, offset: usize, kind: impl Into<ReadErrorKind>) -> ReadError {
        kind.into().at(FACTS.id, self.line, self.column + offset)
    }

    fn code(&self) -> Result<(String, Option<String>), ReadError> {
        let (code, variant) = match self.text.split_once('-') {
            Some((code, variant)) => (code, Some(variant)),
            None => (self.text, None),
        };
        let plain = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric());
        if plain(code) && variant.is_none_or(plain) {
            Ok((code.to_owned(), variant.map(str::to_owned)))
        } else {
            Err(self.error(0, ReadErrorKind::TechniqueCode { found: self.text.to_owned() }))
        }
    }

    /// Parses consecutive digits; `x` or an empty field means none.
    fn digits(&self, board: &Geometry) -> Result<DigitSet, ReadError> {
        let symbols = Symbols::new(board.side());
        let mut digits = DigitSet::EMPTY;
        for (offset, c) in self.text.chars().enumerate().filter(|(_, c)| *c != 'x' && *c != ' ') {
            if let Some(digit) = symbols.cell(c).map_err(|kind| self.error(offset, kind))? {
                digits.add(digit);
            }
        }
        Ok(digits)
    }

    fn board(&self) -> Result<(Puzzle, Vec<Candidate>), ReadError> {
        let found = self.text.chars().filter(|c| *c != '+').count();
        let fits = Geometry::standard_of_cells(found).filter(|board| board.side() <= 9);
        let board = fits.ok_or_else(|| self.error(0, LineErrorKind::CellCount { found, nearest: 81 }))?;
        let symbols = Symbols::new(board.side());
        let mut givens = Puzzle::empty(board);
        let mut entries = Vec::new();
        let mut cells = board.cells();
        let mut entered = false;
        for (offset, c) in self.text.chars().enumerate() {
            if c == '+' {
                entered = true;
                continue;
            }
            let digit = symbols.cell(c).map_err(|kind| self.error(offset, kind))?;
            if let (Some(cell), Some(digit)) = (cells.next(), digit) {
                if entered {
                    entries.push(Candidate::new(cell, digit));
                } else {
                    givens.set(cell, Some(digit));
                }
            }
            entered = false;
        }
        Ok((givens, entries))
    }

    /// Parses candidates separated by blanks, and sorts them.
    fn candidates(&self, board: &Geometry) -> Result<Vec<Candidate>, ReadError> {
        let mut candidates = Vec::new();
        for word in self.text.split_whitespace() {
            let numbers: Option<Vec<usize>> = word.chars().map(|c| Some(c.to_digit(10)? as usize)).collect();
            let candidate = numbers.and_then(|numbers| {
                let &[digit, row, column] = numbers.as_slice() else { return None };
                let fits = numbers.iter().all(|number| (1..=board.side()).contains(number));
                fits.then(|| Candidate::new(board.cell_at(row - 1, column - 1), Digit::from_index(digit - 1)))
            });
            let Some(candidate) = candidate else {
                // The word is part of the text, so its address gives its place.
                let before = &self.text[..word.as_ptr() as usize - self.text.as_ptr() as usize];
                let kind = ReadErrorKind::CandidateTriple { found: word.to_owned(), side: board.side() };
                return Err(self.error(before.chars().count(), kind));
            };
            candidates.push(candidate);
        }
        candidates.sort_unstable();
        candidates.dedup();
        Ok(candidates)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: &str = " :0606-x:34:1..+2............:333 144:::13:";

    #[test]
    fn fields_are_assigned_correctly() {
        let case = read_numbered(CASE, 7).unwrap();
        assert_eq!((case.line, case.code.as_str(), case.is_negative()), (7, "0606", true));
        assert_eq!(case.digits.len(), 2);
        assert_eq!(case.givens.to_string(), "1...............");
        let board = case.givens.geometry();
        let two = Digit::from_index(1);
        assert_eq!(case.entries, [Candidate::new(board.cell_at(0, 3), two)]);
        assert_eq!(case.removed.len(), 2);
        assert_eq!(case.extra, "13");
        let position = case.position().unwrap();
        assert_eq!(position.value(board.cell_at(0, 3)), Some(two));
        assert_eq!(position.givens().unwrap().len(), 1);
        assert!(!position.is_candidate(board.cell_at(2, 2), Digit::from_index(2)));
    }

    #[test]
    fn test_cases_are_recognised_and_read_as_puzzles() {
        let text = format!("# cases\n\n{CASE}\n:0000:x:4...............\n");
        assert_eq!(crate::recognise(&text).unwrap().facts().id, "library");
        let documents: Vec<_> = crate::read(&text).collect::<Result<_, _>>().unwrap();
        assert_eq!(documents.len(), 2);
        assert_eq!(documents[0].about.comment.as_deref(), Some("0606-x"));
        assert_eq!(documents[1].line, 4);
        let written = Library.write(&documents[1..]);
        assert_eq!(&read_numbered(&written, 1).unwrap().givens, documents[1].givens());
    }

    #[test]
    fn errors_name_the_place_and_the_cause() {
        let error = |line: &str| {
            let error = read_numbered(line, 1).unwrap_err();
            (error.column, error.kind)
        };
        assert_eq!(error("0000"), (1, ReadErrorKind::FieldCount { found: 0, expected: 3 }));
        assert_eq!(error(":0000:1"), (8, ReadErrorKind::FieldCount { found: 2, expected: 3 }));
        assert_eq!(error(":0-:1:....").1, ReadErrorKind::TechniqueCode { found: "0-".into() });
        assert_eq!(error(":00:1:...").1, LineErrorKind::CellCount { found: 3, nearest: 81 }.into());
        let line = ":00:1:...............5:";
        assert_eq!(error(line), (22, LineErrorKind::UnknownSymbol { found: '5', side: Some(4) }.into()));
        for wrong in ["51", "155", "1é1", "1111"] {
            let kind = ReadErrorKind::CandidateTriple { found: wrong.into(), side: 4 };
            assert_eq!(error(&format!(":00:1:................:111 {wrong}:")), (28, kind));
        }
    }

    #[test]
    fn no_input_panics() {
        for (at, _) in CASE.char_indices() {
            for put in ["", ":", "é", "+", "-", "0", "\u{2003}"] {
                let _ = read_numbered(&format!("{}{put}{}", &CASE[..at], &CASE[at + 1..]), 1);
            }
        }
    }
}
