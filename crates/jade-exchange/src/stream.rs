//! Reads the puzzles of a stream one by one: [`Puzzles`] in any format, [`DocumentList`] those of a list with all their
//! content.

use crate::by_name::{any_layout_of, read_each};
use crate::{Document, Format as _, LeftOut, ReadError, ReadErrorKind, Reading, formats, library};
use jade_grid::line::LineErrorKind;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

mod list;
mod reader;

pub use list::DocumentList;
use reader::{LONGEST_LINE, Line, LineReader};

/// The number of bytes used to distinguish a grid from lines: more than the largest grid takes.
const HEAD: usize = 256 * 1024;
/// The number of rows of which one must be a puzzle if a text is a table.
const MAX_ROWS_BEFORE_A_PUZZLE: usize = 30;
/// The number of parsed puzzles per chunk.
const PUZZLES_PER_CHUNK: usize = 1000;

/// Reads puzzles like [`read`](crate::read()), but processes lines as they arrive and in constant memory: a stream may
/// be endless. A text without any puzzle is an error, too, and so is a puzzle whose rules JADE does not know.
///
/// The results are [`Chunk`]s: lines are only split here, so that several threads can parse them.
///
/// ```
/// use jade_exchange::stream::Puzzles;
/// let mut puzzles = Puzzles::new("1......2.3....4.\n".as_bytes());
/// let chunk = puzzles.next(0).unwrap().unwrap();
/// assert_eq!(chunk.readings().next().unwrap().unwrap().puzzle.filled_count(), 4);
/// assert!(puzzles.next(0).is_none());
/// ```
pub struct Puzzles<R> {
    lines: LineReader<R>,
    file: PathBuf,
    state: State,
    ready: VecDeque<Result<Reading, ReadError>>,
    any: bool,
}

#[derive(Clone)]
enum State {
    Start,
    Lines(LineKind),
    /// The rows of a table with this header.
    Table(String),
    End,
}

/// A part of a stream, ready to be processed.
pub enum Chunk {
    /// Parsed puzzles, or errors in their place.
    Read(Vec<Result<Reading, ReadError>>),
    /// Lines that are split but not parsed.
    Lines(Lines),
}

/// Whole lines that are not parsed yet.
pub struct Lines {
    /// The number of the first line.
    first: usize,
    bytes: Vec<u8>,
    /// What each of them holds.
    pub kind: LineKind,
}

/// The content of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    /// A puzzle.
    Puzzle,
    /// An entry of a library of techniques.
    Library,
}

impl LineKind {
    fn read(self, text: &str, number: usize) -> Result<Reading, ReadError> {
        let (document, format) = match self {
            LineKind::Puzzle => (crate::read_numbered(text, number)?, "line"),
            LineKind::Library => (library::read_numbered(text, number)?.document(), "library"),
        };
        Ok(document.into_reading(format))
    }
}

impl Chunk {
    /// Parses all the lines.
    pub fn readings(self) -> Box<dyn Iterator<Item = Result<Reading, ReadError>>> {
        match self {
            Chunk::Read(readings) => Box::new(readings.into_iter()),
            Chunk::Lines(lines) => {
                let readings = lines.iter().filter_map(|(number, line)| lines.read(line, number));
                Box::new(readings.collect::<Vec<_>>().into_iter())
            }
        }
    }
}

impl Lines {
    /// Iterates over the lines with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let bytes = self.bytes.strip_suffix(b"\n").unwrap_or(&self.bytes);
        bytes.split(|byte| *byte == b'\n').enumerate().map(|(index, line)| (self.first + index, line))
    }

    /// Parses one line; `None` if it is blank or a comment. What is no UTF-8 is read as in
    /// [`read_bytes`](crate::read_bytes).
    pub fn read(&self, line: &[u8], number: usize) -> Option<Result<Reading, ReadError>> {
        let text = match std::str::from_utf8(line) {
            Ok(text) => std::borrow::Cow::Borrowed(text),
            Err(_) => std::borrow::Cow::Owned(crate::encoding::lenient(line)),
        };
        let text = text.strip_suffix('\r').unwrap_or(&text);
        crate::is_significant(text).then(|| self.kind.read(text, number))
    }
}

/// The id of the format of tables.
const TABLE: &str = "csv";

impl<R: Read> Puzzles<R> {
    /// The number of bytes buffered but not processed yet.
    pub fn waiting(&self) -> usize {
        self.lines.reader.buffer().len()
    }

    /// Reads the puzzles of a stream.
    pub fn new(reader: R) -> Puzzles<R> {
        let (lines, file) = (LineReader::new(reader), PathBuf::new());
        Puzzles { lines, file, state: State::Start, ready: VecDeque::new(), any: false }
    }

    /// Reads the puzzles of a file, whose name determines the format if the content is ambiguous.
    pub fn of_file(file: &Path, reader: R) -> Puzzles<R> {
        Puzzles { file: file.to_owned(), ..Puzzles::new(reader) }
    }

    /// Reads as much as is needed to distinguish a grid from lines.
    fn start(&mut self) -> io::Result<()> {
        // The lines of other encodings are known only in the text as a whole.
        if self.lines.is_utf16()? {
            let mut bytes = Vec::new();
            self.lines.reader.read_to_end(&mut bytes)?;
            self.state = State::End;
            self.whole(&crate::read_bytes(&bytes));
            return Ok(());
        }
        let mut head = String::new();
        let mut significant = 0;
        // The header of a table whose first rows have mistakes; then the text may be something else.
        let (mut table, mut tried): (Option<String>, usize) = (None, 0);
        loop {
            let counted = significant;
            match self.lines.next()? {
                Some(Line::Text(text)) => {
                    significant += usize::from(crate::is_significant(&text));
                    head.push_str(&text);
                    head.push('\n');
                }
                Some(Line::TooLong(found)) => {
                    self.lines_of(&head, LineKind::Puzzle);
                    self.too_long(found);
                    return Ok(());
                }
                None => {
                    self.state = State::End;
                    self.whole(&crate::encoding::with_line_ends(&head).unwrap_or(head));
                    return Ok(());
                }
            }
            if counted == 0 && significant == 1 && library::Library.recognises(&head) {
                // With a mistake in it, the text may be something else.
                if library::Library.read(&head).all(|read| read.is_ok()) {
                    self.lines_of(&head, LineKind::Library);
                    return Ok(());
                }
            }
            if counted == 0 && significant == 1 {
                table = is_table(&head).then(|| head.clone());
            }
            tried += usize::from(table.is_some());
            let is_row = |header: &mut String| {
                head.len() > header.len() && tried <= MAX_ROWS_BEFORE_A_PUZZLE && has_a_row(&head)
            };
            if let Some(header) = table.take_if(is_row) {
                self.state = State::Table(header);
                let readings = formats::table::Table.read(&head);
                self.ready = readings.map(|read| plain(read?, TABLE)).collect();
                return Ok(());
            }
            // Only the second or third significant line may settle this: checking again after every blank line or
            // comment would take quadratic time.
            let settles = counted < significant && (2..=3).contains(&significant);
            let settles = settles && any_layout_of(&self.file).is_none();
            if settles && crate::begins_a_list(&head) && is_line_by_line(&head) {
                self.lines_of(&head, LineKind::Puzzle);
                return Ok(());
            }
            if head.len() >= HEAD {
                if is_line_by_line(&head) {
                    self.lines_of(&head, LineKind::Puzzle);
                    return Ok(());
                }
                while let Some(more) = self.lines.next()? {
                    if let Line::Text(text) = more {
                        head.push_str(&text);
                    }
                    head.push('\n');
                }
                self.state = State::End;
                self.whole(&head);
                return Ok(());
            }
        }
    }

    /// Parses a text as a whole, in any format.
    fn whole(&mut self, text: &str) {
        let format = crate::recognise(text).unwrap_or(&formats::text::LINE);
        let id = format.facts().id;
        // A document takes several times the memory of a reading, so it is not kept.
        let readings = read_each(text, &self.file, |document| plain(document, id));
        self.ready = readings.into_iter().map(|read| read?).collect();
    }

    /// Takes some rows of a table and parses them as a table of their own. Blocks only for the first row. Ends
    /// if there are no more rows.
    fn some_rows(&mut self, header: &str) -> io::Result<()> {
        let before = header.lines().count();
        let (first, mut text, mut rows) = (self.lines.number + 1, header.to_owned(), 0);
        let mut in_quotes = false;
        while rows == 0
            || in_quotes
            || (rows < PUZZLES_PER_CHUNK && self.lines.reader.buffer().contains(&b'\n'))
        {
            match self.lines.next()? {
                Some(Line::Text(line)) => {
                    rows += 1;
                    // A quoted field may span several lines; a quote within it is doubled.
                    in_quotes ^= line.matches('"').count() % 2 == 1;
                    text.push_str(&line);
                    text.push('\n');
                }
                Some(Line::TooLong(found)) => {
                    self.too_long(found);
                    break;
                }
                None => {
                    self.state = State::End;
                    break;
                }
            }
            if text.len() as u64 > LONGEST_LINE {
                break;
            }
        }
        let shifted = |line: usize| if line > before { line - before + first - 1 } else { line };
        let readings = formats::table::Table.read(&text).map(|read| match read {
            Ok(document) => {
                let reading = plain(document, TABLE)?;
                Ok(Reading { line: shifted(reading.line), ..reading })
            }
            Err(error) => Err(ReadError { line: shifted(error.line), ..error }),
        });
        // The error for the long line comes after what was read before it.
        let behind = std::mem::take(&mut self.ready);
        self.ready = readings.chain(behind).collect();
        Ok(())
    }

    /// Switches to line mode, for this text and all that follows it.
    fn lines_of(&mut self, head: &str, kind: LineKind) {
        self.state = State::Lines(kind);
        for (index, text) in head.lines().enumerate().filter(|(_, text)| crate::is_significant(text)) {
            self.ready.push_back(kind.read(text, index + 1));
        }
    }

    fn too_long(&mut self, found: usize) {
        self.ready.push_back(Err(no_cells(self.lines.number, LineErrorKind::TooLarge { found })));
    }

    /// Returns the next part of the stream: one line, or, if the first is shorter than `short` bytes, all lines
    /// available without blocking. Returns `None` at the end. The error is that of the reader; nothing follows it.
    pub fn next(&mut self, short: usize) -> Option<io::Result<Chunk>> {
        match self.advance(short) {
            Ok(chunk) => chunk.map(Ok),
            Err(error) => {
                // After a read error there is no point in trying again.
                self.state = State::End;
                self.any = true;
                Some(Err(error))
            }
        }
    }

    fn advance(&mut self, short: usize) -> io::Result<Option<Chunk>> {
        let is_short = |reading: &Result<Reading, ReadError>| {
            reading.as_ref().is_ok_and(|reading| reading.puzzle.geometry().cell_count() < short)
        };
        loop {
            if let Some(first) = self.ready.front() {
                self.any = true;
                let count = if is_short(first) { self.ready.len().min(PUZZLES_PER_CHUNK) } else { 1 };
                return Ok(Some(Chunk::Read(self.ready.drain(..count).collect())));
            }
            match self.state.clone() {
                State::Start => self.start()?,
                State::Lines(kind) => match self.some_lines(kind, short)? {
                    Some(chunk) => {
                        self.any = true;
                        return Ok(Some(chunk));
                    }
                    None => self.state = State::End,
                },
                State::Table(header) => self.some_rows(&header)?,
                State::End if self.any => return Ok(None),
                State::End => {
                    self.ready.push_back(Err(no_cells(1, LineErrorKind::Empty)));
                }
            }
        }
    }

    /// Takes whole lines, and blocks only for the first of them.
    fn some_lines(&mut self, kind: LineKind, short: usize) -> io::Result<Option<Chunk>> {
        let first = self.lines.number + 1;
        let mut bytes = Vec::new();
        loop {
            let there = match self.lines.reader.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                there => there?,
            };
            if there.is_empty() {
                break;
            }
            let first_end = there.iter().position(|byte| *byte == b'\n');
            let longest = bytes.len() + first_end.unwrap_or(there.len());
            if longest as u64 >= LONGEST_LINE {
                let rest = self.lines.reader.skip_until(b'\n')?;
                self.lines.number += 1;
                self.too_long(bytes.len() + rest);
                return Ok(Some(Chunk::Read(self.ready.drain(..).collect())));
            }
            let end = match first_end {
                Some(_) if longest < short => there.iter().rposition(|byte| *byte == b'\n'),
                _ => first_end,
            };
            let taken = end.map_or(there.len(), |end| end + 1);
            bytes.extend_from_slice(&there[..taken]);
            self.lines.reader.consume(taken);
            if end.is_some() {
                break;
            }
        }
        let ends = bytes.iter().filter(|byte| **byte == b'\n').count();
        self.lines.number += ends + usize::from(!bytes.is_empty() && !bytes.ends_with(b"\n"));
        Ok((!bytes.is_empty()).then_some(Chunk::Lines(Lines { first, bytes, kind })))
    }
}

fn no_cells(line: usize, kind: LineErrorKind) -> ReadError {
    ReadError { format: "line", line, column: 1, kind: ReadErrorKind::Cells(kind) }
}

/// Converts a document to its puzzle, with the comment.
///
/// # Errors
/// If it has rules that JADE does not know: any answer would be about another puzzle.
fn plain(document: Document, format: &'static str) -> Result<Reading, ReadError> {
    if document.left_out.contains(&LeftOut::OtherRules) {
        return Err(ReadError { format, line: document.line, column: 1, kind: ReadErrorKind::OtherRules });
    }
    Ok(document.into_reading(format))
}

/// Whether a first line is the header of a table.
fn is_table(text: &str) -> bool {
    crate::recognise(text).is_some_and(|format| format.facts().id == TABLE)
}

/// Whether the last row of a table ends here and is a puzzle.
fn has_a_row(text: &str) -> bool {
    let is_whole = text.matches('"').count().is_multiple_of(2);
    is_whole && formats::table::Table.read(text).last().is_some_and(|read| read.is_ok())
}

/// Whether a text has one puzzle per line: in the format `line`, or in none that is recognised.
pub(crate) fn is_line_by_line(text: &str) -> bool {
    crate::recognise(text).is_none_or(|format| format.facts().id == "line")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const A: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn read_by(text: &[u8], short: usize) -> Vec<Result<Reading, ReadError>> {
        let mut puzzles = Puzzles::new(text);
        let chunks = std::iter::from_fn(|| puzzles.next(short));
        let chunks: Vec<_> = chunks.map(|chunk| chunk.unwrap().readings().collect::<Vec<_>>()).collect();
        assert!(short > 0 || chunks.iter().all(|chunk| chunk.len() <= 1));
        chunks.into_iter().flatten().collect()
    }

    fn read(text: &[u8]) -> Vec<Result<Reading, ReadError>> {
        let all = read_by(text, usize::MAX);
        for short in [0, 82] {
            assert_eq!(read_by(text, short), all);
        }
        all
    }

    #[test]
    fn a_text_without_a_puzzle_is_an_error() {
        for text in ["", "\n\n", "# only a comment\n"] {
            let readings = read(text.as_bytes());
            assert_eq!(readings.len(), 1, "{text:?}");
            assert_eq!(readings[0].as_ref().unwrap_err().kind, ReadErrorKind::Cells(LineErrorKind::Empty));
        }
    }

    /// Takes minutes if the reader checks all previous lines again for every line.
    #[test]
    fn many_blank_lines_and_comments_are_read_fast() {
        for line in ["\n", "#\n"] {
            let text = line.repeat(HEAD) + A + "\n" + A + "\n";
            let readings = read(text.as_bytes());
            assert_eq!(readings.len(), 2);
            assert_eq!(readings[1].as_ref().unwrap().line, HEAD + 2);
        }
    }

    #[test]
    fn lines_are_passed_on_as_they_arrive() {
        /// Supplies one line at a time and fails if a third one is requested.
        struct Lines(usize);
        impl Read for Lines {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.0 += 1;
                if self.0 > 2 {
                    return Err(io::Error::other("asked for more than was needed"));
                }
                let line = format!("{A}\n");
                buffer[..line.len()].copy_from_slice(line.as_bytes());
                Ok(line.len())
            }
        }
        let mut puzzles = Puzzles::new(Lines(0));
        let two: Vec<usize> = puzzles
            .next(usize::MAX)
            .unwrap()
            .unwrap()
            .readings()
            .map(|reading| reading.as_ref().unwrap().line)
            .collect();
        assert_eq!(two, [1, 2]);
        assert!(puzzles.next(usize::MAX).unwrap().is_err());
        assert!(puzzles.next(usize::MAX).is_none(), "after a failure nothing more is read");
    }

    #[test]
    fn a_table_read_row_by_row_equals_one_read_at_once() {
        let row = |index: usize| match index % 5 {
            0 => format!("{A},\"of two\nlines, \"\"quoted\"\"\"\n"),
            1 => format!("{A},plain\n"),
            2 => "12345,too short\n".to_owned(),
            3 => "x,\n".to_owned(),
            _ => format!("{},\n", A.replace('0', ".")),
        };
        let text = "puzzle,title\n".to_owned() + &(0..4000).map(row).collect::<String>();
        let whole: Vec<_> = crate::read(&text).map(|read| plain(read?, TABLE)).collect();
        assert!(whole.iter().filter(|read| read.is_err()).count() == 1600 && whole.len() == 4000);
        assert!(read(text.as_bytes()) == whole, "the same puzzles and errors, in the same lines");
        let ends = format!("puzzle\r\n{A}\r\n{A}\r\n");
        let lines: Vec<usize> = read(ends.as_bytes()).iter().map(|one| one.as_ref().unwrap().line).collect();
        assert_eq!(lines, [2, 3]);

        /// Supplies an endless number of rows.
        struct Endless(bool);
        impl Read for Endless {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let text = if std::mem::take(&mut self.0) {
                    "puzzle,title\n".to_owned()
                } else {
                    format!("{A},x\n")
                };
                buffer[..text.len()].copy_from_slice(text.as_bytes());
                Ok(text.len())
            }
        }
        let mut puzzles = Puzzles::new(Endless(true));
        for line in 2..50 {
            let chunk = puzzles.next(0).unwrap().unwrap();
            assert_eq!(chunk.readings().next().unwrap().unwrap().line, line);
        }
    }

    #[test]
    fn an_endless_line_is_one_error_and_reading_continues() {
        let text = format!("{A}\n{}\n{A}\n", "1".repeat(3_000_000));
        let readings = read(text.as_bytes());
        assert_eq!(readings.len(), 3);
        let error = readings[1].as_ref().unwrap_err();
        let kind = ReadErrorKind::Cells(LineErrorKind::TooLarge { found: 3_000_001 });
        assert_eq!((error.line, &error.kind), (2, &kind));
        assert_eq!(readings[2].as_ref().unwrap().line, 3);
    }

    #[test]
    fn small_boards_and_grids_beyond_the_first_block_are_read_completely() {
        let lines = format!("1......1\n{}", "1..............4\n".repeat(HEAD / 16));
        let readings = read(lines.as_bytes());
        assert_eq!(readings.len(), HEAD / 16 + 1);
        assert!(readings[0].is_err() && readings[1..].iter().all(Result::is_ok));
        let grid = "+---+---+\n|1 .|. .|\n|. .|2 .|\n+---+---+\n|. 3|. .|\n|. .|. 4|\n+---+---+\n\n";
        let count = HEAD / grid.len() + 10;
        let readings = read(grid.repeat(count).as_bytes());
        assert_eq!(readings.len(), count);
        assert!(readings.iter().all(Result::is_ok));
    }

    proptest! {
        /// Reading a stream gives the same results as reading the whole text at once.
        #[test]
        fn agrees_with_reading_at_once(lines in prop::collection::vec(prop_oneof![
            Just(A.to_owned()), Just(A.replace('0', ".")), Just(":0300-x:3:1..+4............:321:::".to_owned()),
            Just("12 34 12 34".to_owned()), Just(format!("{A} # named")), Just(String::new()),
            Just("# a comment".to_owned()), Just("1.......2.....4.".to_owned()), Just("5 3 . | . 7 . | . . .".to_owned()),
            "[0-9.x|]{0,90}", Just(format!("{A}\r")), any::<String>(),
        ], 0..12)) {
            let text = lines.join("\n");
            let id = crate::recognise(&text).map_or("line", |format| format.facts().id);
            let whole: Vec<_> = crate::read(&text).map(|read| plain(read?, id)).collect();
            prop_assert_eq!(read(text.as_bytes()), whole);
        }

        #[test]
        fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..4000)) {
            prop_assert!(!read(&bytes).is_empty());
        }
    }
}
