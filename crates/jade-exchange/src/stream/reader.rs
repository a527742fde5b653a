//! [`LineReader`]: the lines of a stream, in constant memory.

use std::io::{self, BufRead, BufReader, Read};

/// The size of the read buffer, in bytes.
const BUFFER: usize = 128 * 1024;
/// The longest line accepted, in bytes: more than any puzzle takes.
pub(super) const LONGEST_LINE: u64 = 1024 * 1024;

/// Reads lines. Of one that is too long, only the length is known.
pub(super) struct LineReader<R> {
    pub(super) reader: BufReader<R>,
    /// The number of lines read so far, which is the number of the last one.
    pub(super) number: usize,
}

/// A line of a stream.
pub(super) enum Line {
    /// Without its end. What is no UTF-8 is read as in [`read_bytes`](crate::read_bytes).
    Text(String),
    /// A line that is too long, with its length in bytes.
    TooLong(usize),
}

impl<R: Read> LineReader<R> {
    pub(super) fn new(reader: R) -> LineReader<R> {
        LineReader { reader: BufReader::with_capacity(BUFFER, reader), number: 0 }
    }

    /// Returns whether the text seems to be in UTF-16.
    pub(super) fn is_utf16(&mut self) -> io::Result<bool> {
        Ok(crate::encoding::is_utf16(self.reader.fill_buf()?))
    }

    /// Returns the next line, the first without a byte order mark; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let length = (&mut self.reader).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if length == 0 {
            return Ok(None);
        }
        self.number += 1;
        if bytes.ends_with(b"\n") {
            bytes.pop();
        } else if length as u64 == LONGEST_LINE {
            let rest = self.reader.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong(length + rest)));
        }
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => crate::encoding::lenient(error.as_bytes()),
        };
        let text = text.strip_suffix('\r').unwrap_or(&text);
        let text = if self.number == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        Ok(Some(Line::Text(text.to_owned())))
    }
}
