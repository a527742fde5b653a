//! [`DocumentList`]: the documents of a list with one puzzle per line.

use super::reader::{Line, LineReader};
use super::{is_line_by_line, no_cells};
use crate::{Document, ReadError};
use jade_grid::line::LineErrorKind;
use std::io::{self, Chain, Cursor, Read};

/// The number of bytes that show whether a text has one puzzle per line.
const HEAD: u64 = 64 * 1024;

/// A long list with one puzzle per line, of which only one line is in memory.
///
/// ```
/// use jade_exchange::stream::DocumentList;
/// let text = format!("{} # a comment\n", "1.".repeat(40) + "2").repeat(1000);
/// let mut list = DocumentList::open(text.as_bytes()).unwrap().ok().unwrap();
/// let first = list.next_document().unwrap().unwrap().unwrap();
/// assert_eq!(first.about.comment.as_deref(), Some("a comment"));
/// ```
pub struct DocumentList<R> {
    lines: LineReader<Chain<Cursor<Vec<u8>>, R>>,
}

impl<R: Read> DocumentList<R> {
    /// Reads the beginning of a text. If it is not a list of at least 64 KiB, returns a reader of all of the text,
    /// which can be read as a whole.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(mut input: R) -> io::Result<Result<DocumentList<R>, impl Read>> {
        let mut head = Vec::new();
        input.by_ref().take(HEAD).read_to_end(&mut head)?;
        let is_list = {
            // The last line may be cut.
            let end = head.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            let text = String::from_utf8_lossy(&head[..end]);
            head.len() as u64 == HEAD && crate::begins_a_list(&text) && is_line_by_line(&text)
        };
        let all = Cursor::new(head).chain(input);
        Ok(if is_list { Ok(DocumentList { lines: LineReader::new(all) }) } else { Err(all) })
    }

    /// Returns the next puzzle, or the error in its place; `None` at the end.
    ///
    /// # Errors
    /// If the text cannot be read.
    pub fn next_document(&mut self) -> io::Result<Option<Result<Document, ReadError>>> {
        while let Some(line) = self.lines.next()? {
            let number = self.lines.number;
            match line {
                Line::Text(text) if !crate::is_significant(&text) => {}
                Line::Text(text) => return Ok(Some(crate::read_numbered(&text, number))),
                Line::TooLong(found) => {
                    return Ok(Some(Err(no_cells(number, LineErrorKind::TooLarge { found }))));
                }
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_line_by_line_and_any_other_text_is_given_back() {
        let puzzle = "1.".repeat(40) + "2\n";
        let text = format!("\u{feff}{puzzle}\n{}\n{}", "1".repeat(2_000_000), puzzle.repeat(1000));
        // The head is a list only if its lines are puzzles.
        assert!(DocumentList::open(text.as_bytes()).unwrap().is_err());
        let text = format!("\u{feff}{}\n{}\n{puzzle}", puzzle.repeat(1000), "1".repeat(2_000_000));
        let mut list = DocumentList::open(text.as_bytes()).unwrap().ok().unwrap();
        let lines: Vec<_> = std::iter::from_fn(|| list.next_document().unwrap()).collect();
        assert_eq!(lines.len(), 1002);
        assert_eq!(lines[1000].as_ref().unwrap_err().line, 1002);
        assert_eq!(lines[1001].as_ref().unwrap().line, 1003);
        let mut all = String::new();
        DocumentList::open(puzzle.as_bytes()).unwrap().err().unwrap().read_to_string(&mut all).unwrap();
        assert_eq!(all, puzzle);
    }
}
