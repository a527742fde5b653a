//! The menu's entries and the parsing of typed answers: they are understood, or refused with what was expected.
//!
//! Nothing here depends on whether the input comes from a window or a pipe.

use jade_grid::{Digit, Geometry, Puzzle};
use jade_logic::{Level, Profile, TechniqueId, techniques};
use jade_text::{Args, Texts};

/// An entry of the main menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Play a new puzzle of a chosen level.
    New,
    /// Play an example of a technique.
    Example,
    /// Generate a puzzle with a chosen number of empty cells.
    Empty,
    /// Type a board and have it solved.
    Solve,
    /// Open a file, or paste its text.
    Open,
    /// Continue the last game.
    GoOn,
    /// Read the instructions.
    Instructions,
    /// Play a puzzle of the day.
    Day,
    /// Quit.
    Leave,
}

impl Entry {
    /// All entries, in order.
    pub const ALL: [Entry; 9] = [
        Entry::New,
        Entry::Example,
        Entry::Empty,
        Entry::Solve,
        Entry::Open,
        Entry::GoOn,
        Entry::Instructions,
        Entry::Day,
        Entry::Leave,
    ];

    /// The number to type for it.
    pub fn number(self) -> usize {
        match self {
            Entry::Leave => 0,
            entry => entry as usize + 1,
        }
    }

    /// Its label.
    pub fn words(self, texts: &Texts) -> String {
        let id = match self {
            Entry::New => "play-entry-new",
            Entry::Example => "play-entry-example",
            Entry::Empty => "play-entry-empty",
            Entry::Solve => "play-entry-solve",
            Entry::Open => "play-entry-open",
            Entry::GoOn => "play-entry-go-on",
            Entry::Instructions => "play-entry-instructions",
            Entry::Day => "play-entry-day",
            Entry::Leave => "play-entry-leave",
        };
        texts.plain(id, &Args::none())
    }

    /// Parses the number of an entry.
    ///
    /// # Errors
    /// A message that says what was expected.
    pub fn read(text: &str, texts: &Texts) -> Result<Entry, String> {
        let number = text.trim().parse().ok();
        let found = Entry::ALL.into_iter().find(|entry| Some(entry.number()) == number);
        found.ok_or_else(|| refused("play-no-entry", text, Entry::ALL.len() - 1, texts))
    }
}

/// The message for an answer that is not a number up to `most`.
fn refused(id: &str, text: &str, most: usize, texts: &Texts) -> String {
    // The answer may be long and need not be repeated in full.
    let found: String = text.trim().chars().take(30).collect();
    texts.plain(id, &Args::none().text("found", found).number("most", most))
}

/// Parses the number of one of these levels, from 1, or its name.
///
/// # Errors
/// A message that says what was expected.
pub fn level(text: &str, levels: &[Level], texts: &Texts) -> Result<Level, String> {
    let text = text.trim();
    let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let numbered = number.and_then(|index| levels.get(index)).copied();
    let named = || {
        let is_it = |level: &Level| {
            level.as_str() == text || texts.level_name(*level).to_lowercase() == text.to_lowercase()
        };
        levels.iter().copied().find(is_it)
    };
    numbered.or_else(named).ok_or_else(|| refused("play-no-level", text, levels.len(), texts))
}

/// Returns the techniques that have examples, in the order of trying.
pub fn examples() -> Vec<TechniqueId> {
    Profile::full().techniques.iter().map(|ranked| ranked.technique.id()).collect()
}

/// Parses the number of a technique in [`examples`], from 1, its id, or its name.
///
/// # Errors
/// A message that says what was expected.
pub fn technique(text: &str, texts: &Texts) -> Result<TechniqueId, String> {
    let (text, all) = (text.trim(), examples());
    let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(id) = number.and_then(|index| all.get(index)) {
        return Ok(*id);
    }
    // Blanks, hyphens and case do not matter.
    let bare = |name: &str| {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>()
    };
    let wanted = bare(text);
    let mut every = techniques::ALL.iter().map(|one| one.id());
    let is_it = |id: &TechniqueId| bare(&texts.technique_name(*id)) == wanted || bare(id.as_str()) == wanted;
    let found = every.find(is_it);
    found.ok_or_else(|| refused("play-no-technique", text, all.len(), texts))
}

/// Returns the sides of the boards that can be played.
pub fn sides() -> impl Iterator<Item = usize> {
    (4..=Geometry::MAX_SET_SIDE).filter(|side| Geometry::standard(*side).is_some())
}

/// Returns the default board, 9×9.
pub fn usual() -> &'static Geometry {
    Geometry::standard(9).expect("there is a 9×9 board")
}

/// Parses the side of a board; an empty answer means the default board.
///
/// # Errors
/// A message that says what was expected.
pub fn size(text: &str, texts: &Texts) -> Result<&'static Geometry, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(usual());
    }
    // `9x9` and `9×9` are equivalent.
    let side = text.split(['x', '×']).next().and_then(|side| side.trim().parse().ok());
    let board = side.filter(|side| sides().any(|known| known == *side)).and_then(Geometry::standard);
    board.ok_or_else(|| {
        let args = Args::none().text("found", text.chars().take(30).collect::<String>());
        texts.plain("play-no-size", &args.text("sides", listed(sides(), texts)))
    })
}

/// Parses the number of empty cells.
///
/// # Errors
/// A message that says what was expected.
pub fn empty_cells(text: &str, board: &Geometry, texts: &Texts) -> Result<usize, String> {
    let most = board.cell_count();
    let number = text.trim().parse().ok().filter(|number| *number <= most);
    number.ok_or_else(|| refused("play-no-number", text, most, texts))
}

/// Lists numbers, separated by commas and a final *or*.
fn listed(numbers: impl Iterator<Item = usize>, texts: &Texts) -> String {
    let mut numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    let last = numbers.pop().unwrap_or_default();
    let args = Args::none().text("some", numbers.join(", ")).text("last", last);
    texts.plain("play-or", &args)
}

/// A board being typed, row by row or all in one line.
///
/// ```
/// use jade_terminal::menu::Typing;
/// use jade_text::{Language, Texts};
/// let texts = Texts::of(Language::English);
/// let mut typing = Typing::default();
/// assert_eq!(typing.line("1.|..", texts), Ok(None));
/// assert!(typing.line("..2", texts).unwrap_err().starts_with("Row 2 has 3 cells"));
/// assert_eq!(typing.line("..2.", texts), Ok(None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typing {
    /// Known once the first row is.
    board: Option<&'static Geometry>,
    cells: Vec<Option<Digit>>,
}

impl Typing {
    /// Returns the number of the next row, from 1, and the number of rows, once known.
    pub fn expected(&self) -> (usize, Option<usize>) {
        let side = self.board.map(Geometry::side);
        (side.map_or(0, |side| self.cells.len() / side) + 1, side)
    }

    /// Returns the rows typed so far.
    pub fn rows(&self) -> Vec<String> {
        let Some(board) = self.board else { return Vec::new() };
        let symbol = |digit: &Option<Digit>| digit.map_or('.', Digit::symbol);
        self.cells.chunks(board.side()).map(|row| row.iter().map(symbol).collect()).collect()
    }

    /// Removes the last row. Returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let Some(board) = self.board else { return false };
        self.cells.truncate(self.cells.len() - board.side());
        if self.cells.is_empty() {
            self.board = None;
        }
        true
    }

    /// Takes a line: a row, a whole board, or a separator between boxes, which is ignored. Returns the board once it
    /// is complete.
    ///
    /// # Errors
    /// A message that says which row is wrong and what was expected; the line is then discarded.
    pub fn line(&mut self, text: &str, texts: &Texts) -> Result<Option<Puzzle>, String> {
        let cells: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && !"|│┃".contains(*c)).collect();
        if cells.iter().all(|c| "-+=─┼├┤┌┐└┘┬┴".contains(*c)) {
            return Ok(None);
        }
        let (row, _) = self.expected();
        let board = match self.board {
            Some(board) if cells.len() != board.side() => {
                let args = Args::none().number("row", row).number("found", cells.len());
                return Err(texts.plain("play-typed-length", &args.number("expected", board.side())));
            }
            Some(board) => board,
            None => first(&cells).ok_or_else(|| {
                let args = Args::none().number("found", cells.len());
                let args = args.text("rows", listed(sides(), texts));
                texts.plain("play-typed-first", &args.text("boards", listed(sides().map(|n| n * n), texts)))
            })?,
        };
        let mut read = Vec::with_capacity(cells.len());
        for (index, c) in cells.iter().enumerate() {
            let digit = crate::key::digit(*c, board);
            if digit.is_none() && !".0_*".contains(*c) {
                let (row, column) = (row + index / board.side(), index % board.side() + 1);
                let most = Digit::all(board.side()).next_back().map_or('9', Digit::symbol);
                let args = Args::none().number("row", row).number("column", column);
                let args = args.text("found", c.to_string()).text("most", most.to_string());
                return Err(texts.plain("play-typed-symbol", &args));
            }
            read.push(digit);
        }
        self.board = Some(board);
        self.cells.append(&mut read);
        if self.cells.len() < board.cell_count() {
            return Ok(None);
        }
        let cells = std::mem::take(self).cells;
        let mut puzzle = Puzzle::empty(board);
        board.cells().zip(cells).for_each(|(cell, digit)| puzzle.set(cell, digit));
        Ok(Some(puzzle))
    }
}

/// Infers the board from its first row, or from all its cells. Sixteen cells are ambiguous: they are the first row of
/// a 16×16 board only if one of them is a digit above 4.
fn first(cells: &[char]) -> Option<&'static Geometry> {
    let beyond =
        |side: usize| cells.iter().any(|c| c.to_digit(36).is_some_and(|digit| digit as usize > side));
    let row = || sides().find(|side| *side == cells.len());
    let whole = sides().find(|side| side * side == cells.len() && !(beyond(*side) && row().is_some()));
    whole.or_else(row).and_then(Geometry::standard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::Language;

    fn english() -> &'static Texts {
        Texts::of(Language::English)
    }

    #[test]
    fn entries_are_numbered_and_leaving_is_zero() {
        for (text, entry) in
            [("1", Entry::New), (" 4 ", Entry::Solve), ("8", Entry::Day), ("0", Entry::Leave)]
        {
            assert_eq!(Entry::read(text, english()), Ok(entry));
        }
        for wrong in ["9", "", "-1", "one", "1.5"] {
            let said = Entry::read(wrong, english()).unwrap_err();
            assert!(said.contains("0 to 8") && said.contains(wrong), "{said}");
        }
    }

    #[test]
    fn levels_and_techniques_are_chosen_by_number_or_name_in_both_languages() {
        let spanish = Texts::of(Language::Spanish);
        let level = |text, texts| level(text, &Level::ALL, texts);
        assert_eq!(level("5", english()), Ok(Level::Hard));
        assert_eq!(level("Hard", english()), Ok(Level::Hard));
        assert_eq!(level("difícil", spanish), Ok(Level::Hard));
        assert_eq!(level("beginner", english()), Ok(Level::Beginner));
        assert!(level("9", english()).unwrap_err().contains("1 to 8"));
        let wing = jade_logic::techniques::X_WING.id();
        for text in ["X-Wing", "xwing", "x wing"] {
            assert_eq!(technique(text, spanish), Ok(wing));
        }
        assert_eq!(
            technique("Franken swordfish", english()),
            Ok(jade_logic::techniques::FRANKEN_SWORDFISH.id())
        );
        assert_eq!(
            technique("ballena", spanish),
            Ok(jade_logic::techniques::WHALE.id()),
            "which is there if one asks for it"
        );
        assert!(technique("", spanish).is_err());
        assert_eq!(technique("par desnudo", spanish), Ok(jade_logic::techniques::NAKED_PAIR.id()));
        let number = examples().iter().position(|id| *id == wing).unwrap() + 1;
        assert_eq!(technique(&number.to_string(), english()), Ok(wing));
        assert!(technique("y-wings", english()).unwrap_err().contains("y-wings"));
    }

    #[test]
    fn numbers_must_be_in_range() {
        assert_eq!(size("", english()).unwrap().side(), 9);
        assert_eq!(size("16×16", english()).unwrap().side(), 16);
        assert!(size("7", english()).unwrap_err().contains("15 or 16"));
        let board = Geometry::standard(9).unwrap();
        assert_eq!(empty_cells("40", board, english()), Ok(40));
        assert!(empty_cells("82", board, english()).unwrap_err().contains("81"));
        assert!(empty_cells("many", board, english()).unwrap_err().contains("many"));
    }

    #[test]
    fn a_typed_board_reports_the_wrong_row() {
        let mut typing = Typing::default();
        let mut wrong = |line: &str| typing.line(line, english()).unwrap_err();
        let said = wrong("12345");
        assert!(said.contains('5') && said.contains("81"), "{said}");
        assert_eq!(typing.line("53. .7. ...", english()), Ok(None));
        assert_eq!(typing.line("------+-------", english()), Ok(None));
        assert_eq!(typing.expected(), (2, Some(9)));
        let said = typing.line("6..195...0", english()).unwrap_err();
        assert!(said.contains("Row 2 has 10 cells") && said.contains('9'), "{said}");
        let said = typing.line("6..19x...", english()).unwrap_err();
        assert!(said.contains("Row 2, cell 6") && said.contains('x'), "{said}");
        assert_eq!(typing.rows(), ["53..7...."]);
        assert!(typing.take_back() && !typing.take_back());
        assert_eq!(typing, Typing::default());
    }

    #[test]
    fn a_board_is_typed_in_one_line_or_row_by_row() {
        let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        let whole = Typing::default().line(line, english()).unwrap().unwrap();
        assert_eq!(whole.filled_count(), 30);
        let mut typing = Typing::default();
        let rows: Vec<String> =
            line.as_bytes().chunks(9).map(|row| String::from_utf8(row.to_vec()).unwrap()).collect();
        let last = rows.iter().map(|row| typing.line(row, english()).unwrap()).last().unwrap();
        assert_eq!(last, Some(whole));
        // Sixteen cells: a board of side 4, unless one of them is a digit above 4.
        assert!(Typing::default().line("1....2....3....4", english()).unwrap().is_some());
        let mut typing = Typing::default();
        assert_eq!(typing.line("1....G....3....4", english()), Ok(None));
        assert_eq!(typing.expected(), (2, Some(16)));
    }
}
