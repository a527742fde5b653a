//! Words of a line: what stands between blanks, bars and brackets.

use super::cells::{self, Sign};

/// A word of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) start: usize,
    pub(super) end: usize,
    /// Its number of characters.
    pub(super) length: usize,
    /// Whether it may be one cell.
    pub(super) is_cell: bool,
    /// Whether each of its characters may be a cell.
    pub(super) is_cells: bool,
}

/// Whether a character separates words.
pub(super) fn is_separator(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            ',' | ';'
                | '"'
                | '\''
                | '`'
                | '['
                | ']'
                | '('
                | ')'
                | '{'
                | '}'
                | '|'
                | '¦'
                | ':'
                | '='
                | '<'
                | '>'
                | '/'
                | '\\'
                | '&'
                | '+'
                | '“'
                | '”'
                | '„'
                | '‘'
                | '’'
                | '«'
                | '»'
        )
}

/// Returns the first words of a line.
pub(super) fn words(text: &str, most: usize) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (is_separator(c), start) {
            (false, None) => start = Some(at),
            (true, Some(from)) => {
                words.push(word(text, from, at));
                start = None;
                if words.len() == most {
                    break;
                }
            }
            _ => {}
        }
    }
    words
}

fn word(text: &str, start: usize, end: usize) -> Word {
    let word = &text[start..end];
    let length = word.chars().count();
    let is_cell = match cells::sign(word) {
        Some(Sign::Number(number)) => number <= 100,
        sign => sign.is_some(),
    };
    let is_cells = word.chars().all(|c| cells::of_char(c).is_some());
    Word { start, end, length, is_cell, is_cells }
}

/// Returns the place of a word without the end of a sentence, or the signs of emphasis, around it: without signs that are
/// not also within, as those for empty cells are. `None` if there are none.
pub(super) fn without_marks(text: &str, word: &Word) -> Option<(usize, usize)> {
    let whole = &text[word.start..word.end];
    let within = whole.trim_matches(|c: char| !c.is_alphanumeric());
    let before = within.as_ptr() as usize - whole.as_ptr() as usize;
    let mut around: Vec<char> = Vec::new();
    for mark in whole[..before].chars().chain(whole[before + within.len()..].chars()) {
        // Each kind is searched for once, so that the time is linear.
        if !around.contains(&mark) {
            around.push(mark);
        }
        if around.len() > MOST_MARKS {
            return None;
        }
    }
    around.retain(|mark| !within.contains(*mark));
    let bare = whole.trim_matches(around.as_slice());
    let start = word.start + bare.as_ptr() as usize - whole.as_ptr() as usize;
    (bare.len() < whole.len()).then_some((start, start + bare.len()))
}

/// The most kinds of signs around a word.
const MOST_MARKS: usize = 4;

/// Whether a line may be part of a frame: without letters and figures, and with dashes or the like; or with a text
/// beside a long frame.
pub(super) fn is_frame(line: &str) -> bool {
    let line = line.trim();
    let drawn = line.bytes().take_while(|c| matches!(c, b'-' | b'=' | b'+' | b'|' | b'*' | b':')).count();
    if drawn >= 12 && drawn < line.len() && line.as_bytes()[drawn].is_ascii_whitespace() {
        let beside = &line[drawn..];
        return is_drawn(&line[..drawn]) && (beside.contains(char::is_alphabetic) || is_drawn(line));
    }
    // Behind the time or the like in a log.
    let last = line.rsplit(' ').next().unwrap_or("");
    if last.len() >= 12
        && last.len() < line.len()
        && last.bytes().all(|c| matches!(c, b'-' | b'=' | b'+' | b'|' | b'*' | b':' | b'.' | b'\''))
    {
        let before = &line[..line.len() - last.len()];
        return is_drawn(last) && (before.contains(char::is_alphanumeric) || is_drawn(line));
    }
    is_drawn(line)
}

/// Whether a line is a comment: `#` and words.
pub(super) fn is_comment(line: &str) -> bool {
    let rest = line.trim_start().strip_prefix('#');
    // A second `#` without a word stands for an empty cell.
    let is_cell = |rest: &str| rest.contains('#') && !rest.contains(char::is_alphabetic) && rest.len() > 2;
    rest.is_some_and(|rest| {
        rest.is_empty()
            || (rest.starts_with(|c: char| c == ' ' || c == '#' || c.is_alphabetic()) && !is_cell(rest))
    })
}

/// Whether a text has no letters and figures, but dashes or the like.
fn is_drawn(line: &str) -> bool {
    let mut drawn = 0;
    for c in line.chars() {
        match c {
            '-' | '=' | '+' | '_' | '~' => drawn += 1,
            '|' | '¦' | ':' | '*' | '.' | '\'' | '`' | ',' | '^' | '/' | '\\' | '#' | '"' | '!' | 'o' => {}
            _ if c.is_whitespace() => {}
            _ => return false,
        }
    }
    drawn >= 2
}
