//! [`read`]: lists of puzzles with numbers, as other programs write them, and as tables with a header.

use super::{Numbers, Sample, SampleRow};
use jade_exchange::{ReadError, read_numbered};
use jade_search::nine::Board;
use jade_text::{Args, Texts, shown_word};

/// What a list says about its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListKind {
    /// Nothing, or anything: the puzzles are a sample.
    Sample,
    /// HoDoKu's scores.
    Hodoku,
    /// Times of people.
    Times,
}

/// The names of the column with the puzzles, and of that which says to which sample they belong.
const PUZZLE_COLUMNS: [&str; 4] = ["puzzle", "puzzles", "quizzes", "sudoku"];
const SET_COLUMN: &str = "set";
/// The columns that `--values` writes begin with this.
pub const OWN_PREFIX: &str = "jade_";

impl ListKind {
    /// The names of the column with the numbers, in a table. The first is the one to recommend.
    fn names(self) -> &'static [&'static str] {
        match self {
            ListKind::Sample => &[],
            ListKind::Hodoku => &["score", "hodoku"],
            ListKind::Times => &["seconds", "time", "minutes"],
        }
    }
}

/// What is wrong with a line of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListFault {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: ListFaultKind,
}

/// What can be wrong with a line of a list.
#[derive(Clone, PartialEq, Debug)]
pub enum ListFaultKind {
    /// The list has no puzzle.
    NoPuzzle,
    /// The puzzle cannot be read.
    Unreadable(ReadError),
    /// The puzzle is not 9×9.
    NotNine,
    /// The table has none of the columns that have the numbers.
    NoColumn {
        /// The names of columns that would do.
        expected: &'static [&'static str],
        /// The columns of the table.
        found: Vec<String>,
    },
    /// A field of a table is not what the others of its column are.
    BadField {
        /// What is expected of the field.
        of: ListKind,
        /// The name of the column.
        column: String,
        /// The field.
        found: String,
    },
    /// The line lacks the number that the program writes there.
    NoNumber(ListKind),
}

impl ListFaultKind {
    /// Returns what is wrong as a name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ListFaultKind::NoPuzzle => "empty",
            ListFaultKind::Unreadable(error) => error.kind.code(),
            ListFaultKind::NotNine => "not-9x9",
            ListFaultKind::NoColumn { .. } => "no-column",
            ListFaultKind::BadField { .. } | ListFaultKind::NoNumber(_) => "no-number",
        }
    }

    /// Returns what is wrong in words, without the number of the line.
    pub fn message(&self, texts: &Texts) -> String {
        let none = Args::none();
        match self {
            ListFaultKind::NoPuzzle => texts.plain("difficulty-no-puzzle", &none),
            ListFaultKind::Unreadable(error) => texts.read_error(error),
            ListFaultKind::NotNine => texts.plain("difficulty-not-nine", &none),
            ListFaultKind::NoColumn { expected, found } => {
                let args =
                    none.text("expected", expected.join(", ")).text("found", shown_word(&found.join(", ")));
                texts.plain("difficulty-no-column", &args)
            }
            ListFaultKind::BadField { of, column, found } => {
                let args = none.text("column", shown_word(column)).text("found", shown_word(found));
                let id = if *of == ListKind::Times { "difficulty-no-time" } else { "difficulty-no-number" };
                texts.plain(id, &args)
            }
            ListFaultKind::NoNumber(ListKind::Hodoku) => texts.plain("difficulty-no-hodoku", &none),
            ListFaultKind::NoNumber(_) => texts.plain("difficulty-no-time-in-line", &none),
        }
    }
}

/// A list.
#[derive(Default)]
pub struct List {
    /// The names of its numbers.
    pub columns: Vec<String>,
    /// Its puzzles.
    pub rows: Vec<ListRow>,
}

/// A puzzle of a list.
pub struct ListRow {
    /// The number of its line, from 1.
    pub line: usize,
    /// The puzzle.
    pub puzzle: Board,
    /// The sample it belongs to; empty if the list does not say.
    pub set: String,
    /// One for each column; `None` where the list has none.
    pub numbers: Numbers,
}

impl List {
    /// Returns the list as a sample of this name.
    pub fn into_sample(self, file: &str) -> Sample {
        let row = |row: ListRow| SampleRow {
            place: Some((file.to_owned(), row.line)),
            puzzle: row.puzzle,
            numbers: row.numbers,
        };
        Sample {
            id: file.to_owned(),
            name: file.to_owned(),
            columns: self.columns,
            rows: self.rows.into_iter().map(row).collect(),
        }
    }
}

/// Reads a list. Lines that are wrong become faults.
pub fn read(text: &str, kind: ListKind) -> (List, Vec<ListFault>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().zip(1..).filter(|(line, _)| {
        let significant = line.trim_start();
        !significant.is_empty() && !significant.starts_with('#')
    });
    let mut reader = Reader { kind, list: List::default(), faults: Vec::new() };
    let Some((first, number)) = lines.next() else {
        reader.fault(1, ListFaultKind::NoPuzzle);
        return (reader.list, reader.faults);
    };
    match Header::new(first) {
        Some(header) => reader.table(header, number, lines),
        None => {
            std::iter::once((first, number)).chain(lines).for_each(|(line, number)| reader.line(line, number))
        }
    }
    if reader.list.rows.is_empty() && reader.faults.is_empty() {
        reader.fault(number, ListFaultKind::NoPuzzle);
    }
    (reader.list, reader.faults)
}

/// The first line of a table.
struct Header {
    separator: char,
    names: Vec<String>,
    puzzle: usize,
}

impl Header {
    fn new(line: &str) -> Option<Header> {
        let separator =
            ['\t', ';', ','].into_iter().find(|separator| line.contains(*separator)).unwrap_or(',');
        let names: Vec<String> = fields(line, separator);
        let puzzle = names.iter().position(|name| PUZZLE_COLUMNS.contains(&name.to_lowercase().as_str()))?;
        Some(Header { separator, names, puzzle })
    }

    fn find(&self, names: &[&str]) -> Option<usize> {
        let at = |name: &&str| self.names.iter().position(|other| other.to_lowercase() == *name);
        names.iter().find_map(at)
    }
}

/// Splits a line of a table. A field in quotation marks may contain separators, and quotation marks twice.
fn fields(line: &str, separator: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let (mut quoted, mut letters) = (false, line.chars().peekable());
    while let Some(letter) = letters.next() {
        let Some(field) = fields.last_mut() else { break };
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' if quoted || field.trim().is_empty() => quoted = !quoted,
            _ if letter == separator && !quoted => fields.push(String::new()),
            _ => field.push(letter),
        }
    }
    fields.iter().map(|field| field.trim().to_owned()).collect()
}

struct Reader {
    kind: ListKind,
    list: List,
    faults: Vec<ListFault>,
}

impl Reader {
    fn fault(&mut self, line: usize, kind: ListFaultKind) {
        self.faults.push(ListFault { line, kind });
    }

    /// The puzzle of a word in a line.
    fn puzzle(&mut self, word: &str, line: &str, number: usize) -> Option<Board> {
        match read_numbered(word, number) {
            Ok(document) => {
                let board = Board::from_puzzle(document.givens());
                if board.is_none() {
                    self.fault(number, ListFaultKind::NotNine);
                }
                board
            }
            Err(mut error) => {
                let before = line.find(word).map_or(0, |at| line[..at].chars().count());
                error.column += before;
                self.fault(error.line, ListFaultKind::Unreadable(error));
                None
            }
        }
    }

    fn table<'t>(&mut self, header: Header, line: usize, lines: impl Iterator<Item = (&'t str, usize)>) {
        let set = header.find(&[SET_COLUMN]);
        let columns: Vec<usize> = match self.kind {
            ListKind::Sample => {
                let is_own = |name: &str| name.to_lowercase().starts_with(OWN_PREFIX);
                let other =
                    |at: &usize| *at != header.puzzle && Some(*at) != set && !is_own(&header.names[*at]);
                (0..header.names.len()).filter(other).collect()
            }
            _ => match header.find(self.kind.names()) {
                Some(column) => vec![column],
                None => {
                    let kind = ListFaultKind::NoColumn { expected: self.kind.names(), found: header.names };
                    return self.fault(line, kind);
                }
            },
        };
        // A column of a sample whose first entry is no number says something else.
        let mut are_numbers: Vec<Option<bool>> =
            vec![(self.kind != ListKind::Sample).then_some(true); columns.len()];
        'lines: for (line, number) in lines {
            let fields = fields(line, header.separator);
            let field = |column: usize| fields.get(column).map_or("", String::as_str);
            let Some(puzzle) = self.puzzle(field(header.puzzle), line, number) else { continue };
            let mut numbers = Vec::new();
            for (column, is_number) in columns.iter().zip(&mut are_numbers) {
                let (name, word) = (&header.names[*column], field(*column));
                let read = number_of(self.kind, name, word, header.separator);
                let is_number = match (*is_number, word.is_empty()) {
                    (None, false) => *is_number.insert(read.is_some()),
                    (known, _) => known.unwrap_or(true),
                };
                if is_number && !word.is_empty() && read.is_none() {
                    let (column, found) = (name.clone(), word.to_owned());
                    self.fault(number, ListFaultKind::BadField { of: self.kind, column, found });
                    continue 'lines;
                }
                numbers.push(read.filter(|_| is_number));
            }
            let set = set.map_or(String::new(), |set| field(set).to_owned());
            self.list.rows.push(ListRow { line: number, puzzle, set, numbers });
        }
        let kept: Vec<bool> = are_numbers.iter().map(|is_number| *is_number == Some(true)).collect();
        self.list.columns = columns
            .iter()
            .zip(&kept)
            .filter(|(_, kept)| **kept)
            .map(|(at, _)| header.names[*at].clone())
            .collect();
        for row in &mut self.list.rows {
            let mut kept = kept.iter();
            row.numbers.retain(|_| kept.next().is_some_and(|kept| *kept));
        }
    }

    /// A line as a program writes it.
    fn line(&mut self, line: &str, number: usize) {
        let word = line.split([' ', '\t', ',', ';']).next().unwrap_or_default();
        let rest = &line[word.len()..];
        // HoDoKu writes other lines, too.
        if self.kind == ListKind::Hodoku && !looks_like_a_puzzle(word) {
            return;
        }
        let word = if self.kind == ListKind::Sample { line } else { word };
        let Some(puzzle) = self.puzzle(word, line, number) else { return };
        let found = match self.kind {
            ListKind::Sample => None,
            ListKind::Hodoku => {
                let score = rest.rsplit_once('(').and_then(|(_, rest)| rest.split_once(')'));
                Some(score.and_then(|(score, _)| decimal(score, ',')))
            }
            ListKind::Times => Some(time(rest.trim_matches([' ', '\t', ',', ';']), ',')),
        };
        if let Some(None) = found {
            return self.fault(number, ListFaultKind::NoNumber(self.kind));
        }
        self.list.rows.push(ListRow {
            line: number,
            puzzle,
            set: String::new(),
            numbers: found.into_iter().collect(),
        });
    }
}

/// Whether a word is meant to be a puzzle, right or wrong.
fn looks_like_a_puzzle(word: &str) -> bool {
    word.len() > 40 && word.bytes().all(|byte| byte.is_ascii_digit() || b".*_+".contains(&byte))
}

/// The number of a field of a table.
fn number_of(kind: ListKind, column: &str, word: &str, separator: char) -> Option<f64> {
    match kind {
        ListKind::Times if column.to_lowercase() == "minutes" => {
            decimal(word, separator).filter(|minutes| *minutes > 0.0).map(|minutes| 60.0 * minutes)
        }
        ListKind::Times => time(word, separator),
        _ => decimal(word, separator),
    }
}

/// Reads a number; with a decimal comma if the comma does not separate fields.
fn decimal(word: &str, separator: char) -> Option<f64> {
    let read = |word: &str| word.parse().ok().filter(|number: &f64| number.is_finite());
    if separator == ',' { read(word.trim()) } else { read(&word.trim().replace(',', ".")) }
}

/// Reads a time in seconds, or as `7:30` or `1:02:03`.
fn time(word: &str, separator: char) -> Option<f64> {
    let mut parts = word.split(':').map(|part| decimal(part, separator).filter(|number| *number >= 0.0));
    let first = parts.next()??;
    let seconds = parts.try_fold(first, |seconds, part| {
        part.filter(|part| *part < 60.0).map(|part| 60.0 * seconds + part)
    })?;
    (seconds > 0.0 && word.matches(':').count() <= 2).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_fields_are_read() {
        for (word, seconds) in [("450", 450.0), ("7:30", 450.0), ("1:02:03", 3723.0), ("0.5", 0.5)] {
            assert_eq!(time(word, ','), Some(seconds), "{word}");
        }
        for word in ["", "x", "7:60", "-3", "0", "1:2:3:4", "7:", "inf", "NaN", "1e999"] {
            assert_eq!(time(word, ','), None, "{word}");
        }
        assert_eq!(decimal("7,3", ';'), Some(7.3));
        assert_eq!(decimal("7,3", ','), None);
        assert_eq!(fields(r#"a, "b, ""c""" ,,d"#, ','), ["a", r#"b, "c""#, "", "d"]);
    }
}
