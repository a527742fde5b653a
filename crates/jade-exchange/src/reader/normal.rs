//! Normalises a text: one kind of line end, digit, dash, blank and bar, without the markup of quotes, fences and HTML.
//! Every line keeps its place in the text.

use super::html;
use std::borrow::Cow;

/// A normalised text.
pub(super) struct Normal {
    text: String,
    lines: Vec<Line>,
}

/// A normalised line.
struct Line {
    /// The number of the line of the text, from 1.
    number: usize,
    /// The number of characters of that line before this one.
    before: usize,
    start: usize,
    end: usize,
}

impl Normal {
    /// Normalises a text.
    pub(super) fn new(text: &str) -> Normal {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut normal = Normal { text: String::with_capacity(text.len()), lines: Vec::new() };
        if html::is_html(text) {
            html::each_line(text, |number, line| normal.push(number, 0, line));
        } else {
            for (index, line) in text.lines().enumerate() {
                normal.push(index + 1, 0, line);
            }
        }
        normal
    }

    /// Adds a line, which may have further ends of lines in it: carriage returns and those of other systems, or
    /// written as in a string of a program.
    fn push(&mut self, number: usize, before: usize, line: &str) {
        let mut before = before;
        let mut rest = line;
        loop {
            let end = rest.char_indices().find_map(|(at, c)| match c {
                '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some((at, c.len_utf8())),
                '\\' if rest[at + 1..].starts_with('n') => Some((at, 2)),
                _ => None,
            });
            let Some((at, length)) = end else { break };
            self.push_one(number, before, &rest[..at]);
            before += rest[..at + length].chars().count();
            rest = &rest[at + length..];
        }
        self.push_one(number, before, rest);
    }

    fn push_one(&mut self, number: usize, before: usize, line: &str) {
        let quoted = unquoted(line);
        let before = before + line[..line.len() - quoted.len()].chars().count();
        let start = self.text.len();
        if !is_fence(quoted) {
            let unlabelled = without_bold_labels(quoted);
            let mut chars = unlabelled.chars().peekable();
            while let Some(c) = chars.next() {
                match (c, chars.peek()) {
                    // A colour or the like of a terminal.
                    ('\u{1b}', Some('[')) => while chars.next().is_some_and(|c| !c.is_ascii_alphabetic()) {},
                    ('\\', Some('|')) => {
                        chars.next();
                        // Part of the drawing within a table.
                        self.text.push(ESCAPED_BAR);
                    }
                    ('…', _) => self.text.push_str("..."),
                    _ => self.text.extend(plain(c)),
                }
            }
        }
        self.lines.push(Line { number, before, start, end: self.text.len() });
    }

    /// Returns the number of lines.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Returns a line by its index.
    pub(super) fn line(&self, index: usize) -> &str {
        &self.text[self.lines[index].start..self.lines[index].end]
    }

    /// Returns the number of this line in the original text, from 1.
    pub(super) fn number(&self, index: usize) -> usize {
        self.lines[index].number
    }

    /// Returns the place in the original text, line and column from 1, of a byte of this line. Where signs have been
    /// joined or removed the column is near it.
    pub(super) fn place(&self, index: usize, byte: usize) -> (usize, usize) {
        let line = self.line(index);
        let before = line.get(..byte).unwrap_or(line).chars().count();
        (self.lines[index].number, self.lines[index].before + before + 1)
    }
}

/// A bar that is written as a sign within a table.
pub(super) const ESCAPED_BAR: char = '¦';

/// Returns a line of a quoted message without the signs of the quotation.
fn unquoted(line: &str) -> &str {
    let mut rest = line;
    while let Some(quoted) = rest.trim_start_matches(' ').strip_prefix('>') {
        rest = quoted.strip_prefix(' ').unwrap_or(quoted);
    }
    rest
}

/// Returns a line without the asterisks around a label in bold at its beginning, as in `**Row 1:** 5 3 4`.
fn without_bold_labels(line: &str) -> Cow<'_, str> {
    let label = |line: &str| -> Option<(usize, usize)> {
        let from = line.len() - line.trim_start_matches([' ', '-', '*']).len();
        let begins = line[..from].ends_with("**");
        let length = line[from..].find("**")?;
        let has_word =
            line[from..from + length].split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 2);
        (begins && has_word && line[from..from + length].contains([' ', ':']))
            .then_some((from, from + length))
    };
    match label(line) {
        Some((from, to)) => {
            Cow::Owned(format!("{}{}{}", &line[..from - 2], &line[from..to], &line[to + 2..]))
        }
        None => Cow::Borrowed(line),
    }
}

/// Whether a line begins or ends a block of code.
fn is_fence(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("```")
        || line.strip_prefix("~~~").is_some_and(|rest| rest.chars().all(char::is_alphabetic))
}

/// Returns the ASCII digit, dash, blank, bar or frame that a character looks like; `None` for invisible ones.
fn plain(c: char) -> Option<char> {
    let code = u32::from(c);
    let digit = |zero: u32| char::from_digit(code - zero, 10);
    match c {
        '\t' | ' '..='~' => Some(c),
        '\u{200b}'..='\u{200f}'
        | '\u{2060}'
        | '\u{feff}'
        | '\u{ad}'
        | '\u{fe0e}'
        | '\u{fe0f}'
        | '\u{20e3}' => None,
        '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '｜' | '∣' | '⏐' => {
            Some('|')
        }
        '─' | '━' | '═' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '‾' | '¯' => Some('='),
        '\u{2500}'..='\u{257f}' => Some('+'),
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' => Some('-'),
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(code - 0xfee0),
        '\u{660}'..='\u{669}' => digit(0x660),
        '\u{6f0}'..='\u{6f9}' => digit(0x6f0),
        '\u{966}'..='\u{96f}' => digit(0x966),
        '\u{9e6}'..='\u{9ef}' => digit(0x9e6),
        '\u{e50}'..='\u{e59}' => digit(0xe50),
        '①'..='⑨' => digit(0x245f),
        '❶'..='❾' => digit(0x2775),
        '➀'..='➈' => digit(0x277f),
        '\u{1d7ce}'..='\u{1d7ff}' => char::from_digit((code - 0x1d7ce) % 10, 10),
        _ if c.is_whitespace() => Some(' '),
        _ if c.is_control() => None,
        _ => Some(c),
    }
}
