//! [`Puzzles`]: the puzzles of a stream, one by one.

use jade_grid::format::{self, Format, FormatError, FormatErrorKind, Reading, library, line, marks, rows};
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};

/// As much as is looked at to tell a grid from lines, in bytes: more than the largest grid takes.
const HEAD: usize = 256 * 1024;
/// The longest line that is kept, in bytes: more than any puzzle takes.
const LONGEST_LINE: u64 = 1024 * 1024;

/// Reads puzzles as [`format::read_many`] does, but lines as they come and in constant memory: a stream may be
/// endless. A text without any puzzle is an error too.
pub struct Puzzles<R> {
    reader: BufReader<R>,
    state: State,
    /// Lines taken from the reader.
    line: usize,
    ready: VecDeque<Result<Reading, FormatError>>,
    any: bool,
}

enum State {
    Start,
    /// Of what kind: a line that is read by itself.
    Lines(fn(&str, usize) -> Result<Reading, FormatError>),
    End,
}

enum Line {
    Text(String),
    TooLong(usize),
}

impl<R: Read> Puzzles<R> {
    pub fn new(reader: R) -> Puzzles<R> {
        let reader = BufReader::with_capacity(64 * 1024, reader);
        Puzzles { reader, state: State::Start, line: 0, ready: VecDeque::new(), any: false }
    }

    /// Whether the next puzzle may have to be waited for: then it is time to show what is there.
    pub fn may_wait(&self) -> bool {
        self.ready.is_empty() && !self.reader.buffer().contains(&b'\n')
    }

    /// The next line, without its end. What is no UTF-8 becomes a replacement character, which is no cell.
    fn next_line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let length = (&mut self.reader).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if length == 0 {
            return Ok(None);
        }
        self.line += 1;
        if bytes.ends_with(b"\n") {
            bytes.pop();
        } else if length as u64 == LONGEST_LINE {
            let rest = self.reader.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong(length + rest)));
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_suffix('\r').unwrap_or(&text);
        let text = if self.line == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        Ok(Some(Line::Text(text.to_owned())))
    }

    /// Reads as far as it takes to know whether this is a grid or lines.
    fn start(&mut self) -> io::Result<()> {
        let mut head = String::new();
        let mut significant = 0;
        loop {
            let counted = significant;
            match self.next_line()? {
                Some(Line::Text(text)) => {
                    significant += usize::from(is_significant(&text));
                    head.push_str(&text);
                    head.push('\n');
                }
                Some(Line::TooLong(found)) => {
                    self.lines_of(&head, line::read_numbered);
                    self.too_long(found);
                    return Ok(());
                }
                None => {
                    self.state = State::End;
                    self.ready = format::read_many(&head).collect();
                    return Ok(());
                }
            }
            if counted == 0 && significant == 1 && library::Library.recognises(&head) {
                self.lines_of(&head, |text, number| Ok(library::read_numbered(text, number)?.reading()));
                return Ok(());
            }
            // Only where the second line comes may this be settled: to look again after every blank line or
            // comment would take time in the square of their number.
            if counted == 1 && significant == 2 && are_lines(&head) {
                self.lines_of(&head, line::read_numbered);
                return Ok(());
            }
            if head.len() >= HEAD {
                if !marks::Marks.recognises(&head) && !rows::Rows.recognises(&head) {
                    self.lines_of(&head, line::read_numbered);
                    return Ok(());
                }
                while let Some(more) = self.next_line()? {
                    if let Line::Text(text) = more {
                        head.push_str(&text);
                    }
                    head.push('\n');
                }
                self.state = State::End;
                self.ready = format::read_many(&head).collect();
                return Ok(());
            }
        }
    }

    /// Takes a text as lines, and all that follows it.
    fn lines_of(&mut self, head: &str, read: fn(&str, usize) -> Result<Reading, FormatError>) {
        self.state = State::Lines(read);
        for (index, text) in head.lines().enumerate().filter(|(_, text)| is_significant(text)) {
            self.ready.push_back(read(text, index + 1));
        }
    }

    fn too_long(&mut self, found: usize) {
        let kind = FormatErrorKind::TooLarge { found };
        self.ready.push_back(Err(FormatError { line: self.line, column: 1, kind }));
    }

    fn advance(&mut self) -> io::Result<Option<Result<Reading, FormatError>>> {
        loop {
            if let Some(reading) = self.ready.pop_front() {
                self.any = true;
                return Ok(Some(reading));
            }
            match self.state {
                State::Start => self.start()?,
                State::Lines(read) => match self.next_line()? {
                    Some(Line::Text(text)) if is_significant(&text) => {
                        self.ready.push_back(read(&text, self.line));
                    }
                    Some(Line::Text(_)) => {}
                    Some(Line::TooLong(found)) => self.too_long(found),
                    None => self.state = State::End,
                },
                State::End if self.any => return Ok(None),
                State::End => {
                    let nothing = FormatError { line: 1, column: 1, kind: FormatErrorKind::Empty };
                    self.ready.push_back(Err(nothing));
                }
            }
        }
    }
}

/// A puzzle, what is wrong in its place, or why no more can be read.
impl<R: Read> Iterator for Puzzles<R> {
    type Item = io::Result<Result<Reading, FormatError>>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.advance() {
            Ok(reading) => reading.map(Ok),
            Err(error) => {
                // What cannot be read now will not be read later either.
                self.state = State::End;
                self.any = true;
                Some(Err(error))
            }
        }
    }
}

/// Whether a line is neither blank nor a comment.
fn is_significant(text: &str) -> bool {
    let trimmed = text.trim_start();
    !trimmed.is_empty() && !trimmed.starts_with('#')
}

/// Whether the first two lines settle that there is a puzzle on each: too long for rows, the first one good.
fn are_lines(head: &str) -> bool {
    let is_long = |text: &str| text.split_whitespace().next().is_some_and(|word| word.len() > 61);
    let mut lines = head.lines().filter(|text| is_significant(text));
    match (lines.next(), lines.next()) {
        (Some(first), Some(second)) => {
            is_long(first) && is_long(second) && line::read_numbered(first, 1).is_ok()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const A: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn read(text: &[u8]) -> Vec<Result<Reading, FormatError>> {
        Puzzles::new(text).map(|reading| reading.unwrap()).collect()
    }

    #[test]
    fn a_text_without_a_puzzle_is_an_error() {
        for text in ["", "\n\n", "# only a comment\n"] {
            let readings = read(text.as_bytes());
            assert_eq!(readings.len(), 1, "{text:?}");
            assert_eq!(readings[0].as_ref().unwrap_err().kind, FormatErrorKind::Empty);
        }
    }

    /// Takes minutes where every line makes the reader look at all lines before it.
    #[test]
    fn many_blank_lines_and_comments_do_not_hold_it_up() {
        for line in ["\n", "#\n"] {
            let text = line.repeat(HEAD) + A + "\n" + A + "\n";
            let readings = read(text.as_bytes());
            assert_eq!(readings.len(), 2);
            assert_eq!(readings[1].as_ref().unwrap().line, HEAD + 2);
        }
    }

    #[test]
    fn lines_are_told_as_they_come() {
        /// Gives one line at a time and fails where a third is asked for.
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
        assert_eq!(puzzles.next().unwrap().unwrap().unwrap().line, 1);
        assert!(!puzzles.may_wait());
        assert_eq!(puzzles.next().unwrap().unwrap().unwrap().line, 2);
        assert!(puzzles.may_wait());
        assert!(puzzles.next().unwrap().is_err());
        assert!(puzzles.next().is_none(), "after a failure nothing more is read");
    }

    #[test]
    fn an_endless_line_is_one_error_and_the_rest_goes_on() {
        let text = format!("{A}\n{}\n{A}\n", "1".repeat(3_000_000));
        let readings = read(text.as_bytes());
        assert_eq!(readings.len(), 3);
        let error = readings[1].as_ref().unwrap_err();
        assert_eq!((error.line, &error.kind), (2, &FormatErrorKind::TooLarge { found: 3_000_001 }));
        assert_eq!(readings[2].as_ref().unwrap().line, 3);
    }

    #[test]
    fn small_boards_and_grids_beyond_the_head_are_read_whole() {
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
        /// Reading from a stream gives what reading the whole text at once gives.
        #[test]
        fn agrees_with_reading_at_once(lines in prop::collection::vec(prop_oneof![
            Just(A.to_owned()), Just(A.replace('0', ".")), Just(":0300-x:3:1..+4............:321:::".to_owned()),
            Just("12 34 12 34".to_owned()), Just(format!("{A} # named")), Just(String::new()),
            Just("# a comment".to_owned()), Just("1.......2.....4.".to_owned()), Just("5 3 . | . 7 . | . . .".to_owned()),
            "[0-9.x|]{0,90}", Just(format!("{A}\r")), any::<String>(),
        ], 0..12)) {
            let text = lines.join("\n");
            let whole: Vec<_> = format::read_many(&text).collect();
            let streamed = read(text.as_bytes());
            if whole.is_empty() {
                prop_assert_eq!(streamed.len(), 1);
            } else {
                prop_assert_eq!(streamed, whole);
            }
        }

        #[test]
        fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..4000)) {
            prop_assert!(!read(&bytes).is_empty());
        }
    }
}
