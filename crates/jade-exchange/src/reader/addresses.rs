//! Links of known programs among other text: each is read as if it stood alone.

use crate::formats::jade_link::MARK;
use crate::{Document, Format, ReadError, ReadErrorKind, by_id};
use std::borrow::Cow;

/// The links of a text.
#[derive(Default)]
pub(super) struct Addresses {
    /// The boards, in the order of the text.
    pub(super) documents: Vec<Document>,
    /// The [id](crate::Facts::id) of the format of the first of them.
    pub(super) format: Option<&'static str>,
    /// What is wrong with links that are damaged.
    pub(super) damaged: Vec<ReadError>,
}

/// The formats that are links.
const LINKS: [&str; 9] = [
    "jade-link",
    "sudokuwiki-masks",
    "s9b",
    "sudokuwiki",
    "sudoku-coach-link",
    "f-puzzles",
    "interactive",
    "good-sudoku",
    "packed",
];

/// What ends a link, apart from blanks.
const ENDS: [char; 6] = ['"', '\'', '<', '>', '`', '\\'];

/// What may stand directly behind a link without being part of it.
const BEHIND: [char; 12] = ['.', ',', ';', ':', '!', '?', ')', ']', '}', '*', '_', '…'];

/// Finds the links of known programs, and returns the text with blanks in the place of those that are boards.
pub(super) fn find(text: &str) -> (Cow<'_, str>, Addresses) {
    let mut found = Addresses::default();
    if !text.contains("://") && !text.contains("www.") && !text.contains(MARK) {
        return (Cow::Borrowed(text), found);
    }
    let mut rest_of_text = String::with_capacity(text.len());
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let from = rest_of_text.len();
        let mut at = 0;
        // The number of characters before the last damaged link, and where it begins.
        let (mut column, mut counted) = (0, 0);
        while let Some((start, end)) = next_link(line, at) {
            rest_of_text.push_str(&line[at..start]);
            let link = &line[start..end];
            let taken = match read(link) {
                Some((Ok((mut document, format)), length)) => {
                    found.format.get_or_insert(format.facts().id);
                    document.line = index + 1;
                    found.documents.push(document);
                    rest_of_text.extend(link[..length].chars().map(|_| ' '));
                    length
                }
                Some((Err(error), length)) => {
                    column += line[counted..start].chars().count();
                    counted = start;
                    found.damaged.push(ReadError { line: index + 1, column: column + error.column, ..error });
                    rest_of_text.push_str(&link[..length]);
                    length
                }
                None => {
                    rest_of_text.push_str(link);
                    link.len()
                }
            };
            at = start + taken;
        }
        rest_of_text.push_str(&line[at..]);
        if let Some(document) = found.documents.last_mut().filter(|document| document.line == index + 1)
            && document.about.comment.is_none()
            && document.about.title.is_none()
        {
            let words = rest_of_text[from..].trim_matches(|c: char| !c.is_alphanumeric());
            document.about.comment =
                (!words.is_empty() && words.len() <= LONGEST_COMMENT).then(|| words.to_owned());
        }
    }
    (Cow::Owned(rest_of_text), found)
}

/// The longest line that is kept as the comment of its link, in bytes.
const LONGEST_COMMENT: usize = 200;

/// Returns where the next link of a line begins and ends. Looks at each word once, so that all links of a line are found in
/// linear time.
fn next_link(line: &str, from: usize) -> Option<(usize, usize)> {
    let mut start = from;
    for word in line[from..].split_inclusive(|c: char| c.is_whitespace() || ENDS.contains(&c)) {
        let begins = ["https://", "http://", "www."].iter().filter_map(|begins| word.find(begins)).min();
        // Without an address before it, JADE's link begins with its mark or a slash.
        let mark = || word.find(MARK).map(|at| at - usize::from(word[..at].ends_with('/')));
        if let Some(at) = begins.or_else(mark) {
            let end = word.trim_end_matches(|c: char| c.is_whitespace() || ENDS.contains(&c)).len();
            return Some((start + at, start + end.max(at)));
        }
        start += word.len();
    }
    None
}

/// A board in a link, and the format of the link.
type Read = (Document, &'static dyn Format);

/// Reads a link, if it is one of a known program. Also returns how many bytes of it are the link: signs behind it are not,
/// if it can be read without them.
fn read(link: &str) -> Option<(Result<Read, ReadError>, usize)> {
    let parts = std::iter::successors(Some(link), |part| part.strip_suffix(BEHIND)).take(MOST_BEHIND + 1);
    let (mut good, mut wrong) = (None::<(Read, usize)>, None);
    for part in parts {
        let plain = part.replace("&amp;", "&");
        let format = LINKS.iter().filter_map(|id| by_id(id)).find(|format| format.recognises(&plain));
        let read =
            format.and_then(|format| Some(format.read(&plain).next()?.map(|document| (document, format))));
        match read {
            Some(Ok(read)) => match &good {
                Some(((longer, _), _)) if longer.values() != read.0.values() => break,
                _ => good = Some((read, part.len())),
            },
            _ if good.is_some() => break,
            // A page of that program without a puzzle.
            Some(Err(ReadError {
                kind: ReadErrorKind::OnlyAnAddress | ReadErrorKind::Missing(_), ..
            }))
            | None => {}
            Some(Err(error)) => wrong = Some((error, part.len())),
        }
    }
    good.map(|(read, length)| (Ok(read), length)).or(wrong.map(|(error, length)| (Err(error), length)))
}

/// The most signs behind a link that are tried as parts of it.
const MOST_BEHIND: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;

    const DIGITS: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";

    #[test]
    fn links_are_cut_out_of_their_text() {
        let link = format!("https://sudoku.coach/en/play/{DIGITS}");
        let blanks = " ".repeat(link.len());
        for (before, after, comment) in [
            ("", "", None),
            ("look: ", " (hard)", Some("look:  (hard")),
            ("[Sunday](", ")", Some("Sunday")),
            ("<a href=\"", "\">one</a>", Some("a href=\"\">one</a")),
            ("see ", ", please", Some("see , please")),
        ] {
            let text = format!("first\n{before}{link}{after}\nlast");
            let (rest, found) = find(&text);
            assert_eq!(rest, format!("first\n{before}{blanks}{after}\nlast"));
            let [document] = found.documents.as_slice() else { panic!("{text}") };
            assert_eq!((document.givens().to_string().as_str(), document.line), (DIGITS, 2));
            let words = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(document.about.comment.as_deref().map(words), comment.map(words));
            assert!(found.damaged.is_empty());
        }
    }

    #[test]
    fn a_damaged_link_is_named_and_pages_without_a_puzzle_are_not() {
        let (rest, found) =
            find("a https://f-puzzles.com/?load=N4Igzgl\nhttps://www.sudokuwiki.org/X_Wing_Strategy b");
        assert_eq!(
            rest,
            "a https://f-puzzles.com/?load=N4Igzgl\nhttps://www.sudokuwiki.org/X_Wing_Strategy b"
        );
        assert_eq!(found.documents.len(), 0);
        assert_eq!(
            found.damaged.iter().map(|error| (error.line, error.column)).collect::<Vec<_>>(),
            [(1, 3)]
        );
    }
}
