//! Normalises a text: one kind of line end, digit, dash, blank and bar, without the markup of quotes, fences and HTML.
//! Every line keeps its place in the text.

use super::{html, links};
use std::borrow::Cow;
use std::ops::Range;

/// A normalised text.
pub(super) struct Normal {
    text: String,
    lines: Vec<Line>,
    /// Whether every line begins with `#`, so that this means nothing.
    commented: bool,
    /// Whether there is a Markdown table, in which two bars are around an empty cell.
    tabled: bool,
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
        let text = crate::without_mark(text);
        let mut normal = Normal {
            text: String::with_capacity(text.len()),
            lines: Vec::new(),
            commented: is_commented(text),
            tabled: text.lines().any(|line| columns_of_rule(unquoted(line)).is_some()),
        };
        let indent = if is_indented(text) { INDENT } else { "" };
        if html::is_html(text) && is_quoted(text) {
            let text: String = text.lines().map(|line| unquoted(line).to_owned() + "\n").collect();
            html::each_line(&text, |number, line| normal.push(number, 0, line));
        } else if html::is_html(text) {
            html::each_line(text, |number, line| normal.push(number, 0, line));
        } else {
            for (index, line) in text.lines().enumerate() {
                let bare = line.strip_prefix(indent).unwrap_or(line);
                normal.push(index + 1, line.len() - bare.len(), &links::decoded(bare));
            }
        }
        normal.draw_frames();
        normal.draw_rules_of_tables();
        normal.number_roman_rows();
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
        let mut quoted = unquoted(line);
        // Marks of what is hidden until one clicks.
        if quoted.starts_with('!') && line[..line.len() - quoted.len()].ends_with('>') {
            quoted = &quoted[1..];
        }
        quoted = quoted.trim_end().strip_suffix("!<").unwrap_or(quoted);
        if self.commented {
            quoted = quoted.trim_start().trim_start_matches('#');
        }
        let skipped = quoted.as_ptr() as usize - line.as_ptr() as usize;
        let before = before + line[..skipped].chars().count();
        let start = self.text.len();
        if !is_markup(quoted) {
            let unlabelled = numbered(with_signs(without_bold_labels(quoted), self.tabled), self.tabled);
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

    /// Draws with dashes and bars the frames that are drawn with another sign, such as `*` or `#`.
    fn draw_frames(&mut self) {
        let mut text = std::mem::take(&mut self.text).into_bytes();
        // Where the lines of equally many signs begin, one after the other.
        let mut block: Vec<usize> = Vec::new();
        let mut width = 0;
        for index in 0..=self.lines.len() {
            let line = self.lines.get(index).map_or(&[][..], |line| &text[line.start..line.end]);
            let start = self.lines.get(index).map_or(0, |line| line.start);
            let first = start + line.iter().take_while(|c| c.is_ascii_whitespace()).count();
            let line = line.trim_ascii();
            let length = if FRAMES.contains(&line.len()) && line.is_ascii() { line.len() } else { 0 };
            if length != width {
                draw_frame(&mut text, &block, width);
                block.clear();
                width = length;
            }
            if width > 0 {
                block.push(first);
            }
        }
        // Only signs of ASCII have been replaced, by others.
        self.text = String::from_utf8(text).unwrap_or_default();
    }

    /// Draws the line below the headings of a Markdown table as a frame: its dashes are no cells.
    fn draw_rules_of_tables(&mut self) {
        let mut index = 1;
        while index < self.lines.len() {
            let Some(columns) = columns_of_rule(self.line(index)) else {
                index += 1;
                continue;
            };
            let in_table = |line: usize| {
                line < self.lines.len()
                    && self.line(line).contains('|')
                    && columns_of(self.line(line)) == columns
            };
            let begins = in_table(index - 1) && !(index > 1 && in_table(index - 2));
            let end = (index..).find(|line| !in_table(*line)).unwrap_or(index);
            // As many rows as columns are a board with a dash in each cell of its second row.
            let is_row = end + 1 - index == columns && self.line(index).matches('-').count() == columns;
            if begins && !is_row {
                let Line { start, end, .. } = self.lines[index];
                self.text.replace_range(start..end, &"=".repeat(end - start));
            }
            index = end.max(index + 1);
        }
    }

    /// Writes the Roman numerals that name the rows of a board, `I` to `IX`, as digits, in as many characters.
    fn number_roman_rows(&mut self) {
        // Where the numerals are that have been counted from I, one after the other.
        let mut counted: Vec<Range<usize>> = Vec::new();
        let mut all: Vec<(usize, Range<usize>)> = Vec::new();
        for index in 0..self.lines.len() {
            let (line, start) = (self.line(index), self.lines[index].start);
            match roman_name(line) {
                Some((value, place)) => {
                    if value != counted.len() + 1 {
                        all.extend(enough(&mut counted));
                    }
                    if value == counted.len() + 1 {
                        counted.push(start + place.start..start + place.end);
                    }
                }
                None if line.trim().is_empty() || super::words::is_frame(line) => {}
                None => all.extend(enough(&mut counted)),
            }
        }
        all.extend(enough(&mut counted));
        for (value, place) in all {
            let number = format!("{value:<width$}", width = place.len());
            self.text.replace_range(place, &number);
        }
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

/// The Roman numerals that name the rows of boards up to 9×9.
const ROMAN: [&str; 9] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/// Returns the value of the Roman numeral with which a line begins, if something is behind it, and its place.
fn roman_name(line: &str) -> Option<(usize, Range<usize>)> {
    let rest = line.trim_start_matches([' ', '|', '"', '\'', '*', '_', '`', '(', '[', '<']);
    let length = rest.bytes().take_while(|c| matches!(c, b'I' | b'V' | b'X')).count();
    let start = line.len() - rest.len();
    let ends = rest[length..].starts_with(|c: char| c.is_ascii() && !c.is_alphanumeric());
    let value = ROMAN.iter().position(|numeral| *numeral == &rest[..length])? + 1;
    ends.then_some((value, start..start + length))
}

/// Empties the list, and returns the numbers from 1 with their places if they are enough for the rows of a board.
fn enough(counted: &mut Vec<Range<usize>>) -> impl Iterator<Item = (usize, Range<usize>)> + use<> {
    let places = std::mem::take(counted);
    let kept = if places.len() < 4 { Vec::new() } else { places };
    (1..).zip(kept)
}

/// The columns of a row between bars, of which those at the ends may be missing.
fn columns_of(row: &str) -> usize {
    let row = row.trim();
    let row = row.strip_prefix('|').unwrap_or(row);
    row.strip_suffix('|').unwrap_or(row).matches('|').count() + 1
}

/// The columns of a Markdown table, if this is the line below its headings: dashes, perhaps with colons, between bars.
fn columns_of_rule(line: &str) -> Option<usize> {
    let columns = columns_of(line);
    let is_rule = |field: &str| {
        let dashes = field.trim();
        let dashes = dashes.strip_prefix(':').unwrap_or(dashes);
        let dashes = dashes.strip_suffix(':').unwrap_or(dashes);
        !dashes.is_empty() && dashes.bytes().all(|c| c == b'-')
    };
    let row = line.trim();
    let row = row.strip_prefix('|').unwrap_or(row);
    let row = row.strip_suffix('|').unwrap_or(row);
    (columns >= 4 && row.split('|').all(is_rule)).then_some(columns)
}

/// A bar that is written as a sign within a table.
pub(super) const ESCAPED_BAR: char = '¦';

/// How wide the frames are that are drawn with another sign than dashes.
const FRAMES: std::ops::RangeInclusive<usize> = 7..=400;

/// Draws the frame of these lines with dashes and bars: the first and the last line and some between consist of one sign,
/// and all others have the same sign at both ends and between their stacks.
fn draw_frame(text: &mut [u8], lines: &[usize], width: usize) {
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return };
    let sign = text[*first];
    if !matches!(sign, b'*' | b'#' | b'.' | b':' | b'@' | b'%' | b'~' | b'o') {
        return;
    }
    let is_frame = |text: &[u8], line: usize| text[line..line + width].iter().all(|c| *c == sign);
    let rows: Vec<usize> = lines.iter().copied().filter(|line| !is_frame(text, *line)).collect();
    let Some(edge) = rows.first().map(|row| text[*row]) else { return };
    if rows.len() < 4
        || !is_frame(text, *last)
        || !matches!(edge, b'|' | b'*' | b'#' | b':' | b'!' | b'@' | b'%' | b'~')
    {
        return;
    }
    let bars: Vec<usize> = (0..width).filter(|at| rows.iter().all(|row| text[row + at] == edge)).collect();
    // An edge, a bar between stacks, an edge.
    if bars.len() < 3 || bars.first() != Some(&0) || bars.last() != Some(&(width - 1)) {
        return;
    }
    for line in lines {
        match is_frame(text, *line) {
            true => text[*line..line + width].fill(b'-'),
            false => bars.iter().for_each(|at| text[line + at] = b'|'),
        }
    }
}

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

/// Words for a row at the beginning of a row of a table.
const ROWS: [&str; 4] = ["row", "fila", "r", "f"];

/// The fewest bars of a row whose name is a letter. On a board with letters for digits, bars are between the boxes alone.
const BARS: usize = 8;

/// Returns a row of a table that begins with its name, as in `| Row 1 | 5 | 3 |`, with its number alone. A letter is a name
/// only in a Markdown table, before a tab, or in a row with a bar between any two cells: on a large board it is a digit.
fn numbered(line: Cow<'_, str>, tabled: bool) -> Cow<'_, str> {
    let signs = ['*', '_', '`', '"', '\''];
    let named = |line: &str| -> Option<String> {
        let text = line.trim_start_matches([' ', '|']);
        let bare = text.trim_start_matches(signs);
        let begins =
            |name: &&&str| bare.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name));
        let name = ROWS.iter().find(begins)?;
        let number = match name.len() {
            1 => &bare[1..],
            length => bare[length..].trim_start_matches([' ', '.', '-', '#']),
        };
        let length = number.bytes().take_while(u8::is_ascii_digit).count();
        let behind = number[length..].trim_start_matches(signs).trim_start_matches(' ');
        let is_name = (1..=2).contains(&length)
            && behind.starts_with(['|', '\t', ',', ';'])
            && (name.len() > 1
                || tabled
                || behind.starts_with('\t')
                || (behind.starts_with('|') && behind.matches('|').count() >= BARS));
        is_name.then(|| format!("{}{}{behind}", &line[..line.len() - text.len()], &number[..length]))
    };
    match named(&line) {
        Some(numbered) => Cow::Owned(numbered),
        None => line,
    }
}

/// The longest line of a board that may be commented out, in bytes: a longer one may be a puzzle that is left out of a list.
const LONGEST_COMMENTED: usize = 60;

/// Whether every line without words begins with `#`, as those of a board in the comment of a program.
fn is_commented(text: &str) -> bool {
    let has_words =
        |line: &str| line.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().nth(2).is_some());
    let lines = text.lines().map(|line| unquoted(line).trim());
    let lines = lines.filter(|line| line.contains(|c: char| c.is_ascii_digit()) && !has_words(line));
    let mut count = 0;
    let all = lines.inspect(|_| count += 1).all(|line| {
        // At both ends it is a frame.
        line.starts_with('#') && !line.ends_with('#') && line.len() <= LONGEST_COMMENTED
    });
    all && count >= 4
}

/// The number of blanks before the lines of a block of code in a message.
const INDENT: &str = "    ";

/// Whether every line is indented as a block of code, with a frame that shows where it begins.
fn is_indented(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut framed = false;
    let all = lines.all(|line| {
        let rest = line.strip_prefix(INDENT);
        framed |= rest.is_some_and(|rest| !rest.starts_with(' ') && super::words::is_frame(rest));
        rest.is_some()
    });
    all && framed
}

/// Whether every line is quoted.
fn is_quoted(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.next().is_some_and(|line| line.starts_with('>')) && lines.all(|line| line.starts_with('>'))
}

/// Returns a line of a table of a wiki or of a typesetting program with one bar or `&` between its cells; and with a
/// dot for each blank that is a cell between brackets or quotation marks.
fn with_signs(line: Cow<'_, str>, tabled: bool) -> Cow<'_, str> {
    let mut line = line;
    // Ends of rows.
    if line.contains('&') && line.contains("\\\\") {
        let end = line.find("\\\\").unwrap_or(line.len());
        line = Cow::Owned(line[..end].to_owned());
    }
    // A row that goes on in the next line.
    if line.contains("...") {
        let row = line.trim_end();
        if let Some(row) =
            row.strip_suffix("...").map(str::trim_end).filter(|row| row.ends_with([';', ',', '[']))
        {
            line = Cow::Owned(row.to_owned());
        }
    }
    let row = line.trim_start();
    if !tabled && row.starts_with(['|', '!']) && (!row.ends_with('|') || row.ends_with("||")) {
        let double = row[1..].matches("||").count();
        if double >= 3 && row.matches('|').count() == 2 * double + usize::from(row.starts_with('|')) {
            // With a blank for an empty cell at the end.
            line = Cow::Owned(row.replace("||", "|") + " ");
        }
    }
    for (blank, sign) in [("[   ]", "[.]"), ("[ ]", "[.]"), ("( )", "(.)"), ("[_]", "[.]")] {
        if line.contains(blank) {
            line = Cow::Owned(line.replace(blank, sign));
        }
    }
    if !line.contains(['"', '\'']) || !line.contains(' ') {
        return line;
    }
    let mut text = String::with_capacity(line.len());
    let mut rest = line.as_ref();
    while let Some(at) = rest.find(['"', '\'']) {
        let quote = if rest.as_bytes()[at] == b'"' { '"' } else { '\'' };
        let (before, after) = rest.split_at(at + 1);
        text.push_str(before);
        let Some(end) = after.find(quote) else {
            rest = after;
            break;
        };
        let string = &after[..end];
        let is_row = string.len() >= 4
            && string.contains(' ')
            && [4, 6, 8, 9, 12, 16, 25, 81, 256].contains(&string.len())
            && string.bytes().all(|c| c.is_ascii_digit() || c == b' ');
        match is_row {
            true => text.push_str(&string.replace(' ', ".")),
            false => text.push_str(string),
        }
        text.push(quote);
        rest = &after[end + 1..];
    }
    text.push_str(rest);
    Cow::Owned(text)
}

/// Whether a line begins or ends a block of code, or a row or table of a wiki.
fn is_markup(line: &str) -> bool {
    let line = line.trim_start();
    if matches!(line.trim_end(), "|-" | "|}") || line.starts_with("{|") {
        return true;
    }
    line.starts_with("```")
        || line.strip_prefix("~~~").is_some_and(|rest| rest.chars().all(char::is_alphabetic))
}

/// Returns the ASCII digit, dash, blank, bar or frame that a character looks like; `None` for invisible ones.
fn plain(c: char) -> Option<char> {
    let code = u32::from(c);
    match c {
        '\t' | ' '..='~' => Some(c),
        '\u{200b}'..='\u{200f}'
        | '\u{2060}'
        | '\u{feff}'
        | '\u{ad}'
        | '\u{fe0e}'
        | '\u{fe0f}'
        | '\u{20e3}' => None,
        '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '｜' | '∣' | '⏐' | '‖' | '∥' => {
            Some('|')
        }
        '─' | '━' | '═' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '‾' | '¯' => Some('='),
        '\u{2500}'..='\u{257f}' => Some('+'),
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' => Some('-'),
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(code - 0xfee0),
        _ if c.is_whitespace() => Some(' '),
        _ if c.is_control() => None,
        _ => Some(digit(c).unwrap_or(c)),
    }
}

/// The zeros of the decimal digits of several scripts; the other digits follow.
const ZEROS: [u32; 24] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
    0x1040, 0x17e0, 0x1810, 0x2080, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

/// The ones of digits that are drawn within a sign or are letters: circles, brackets, numerals.
const ONES: [u32; 9] = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a, 0x2160, 0x2170];

/// The digits of Chinese and Japanese.
const HAN: &str = "〇一二三四五六七八九";

/// Returns the ASCII digit that another digit means.
fn digit(c: char) -> Option<char> {
    let code = u32::from(c);
    let from = |first: u32, least: u32, most: u32| {
        let value = code.checked_sub(first)? + least;
        (value <= most).then(|| char::from_digit(value, 10))?
    };
    match c {
        '\0'..='\u{b1}' => None,
        '⓪' | '⓿' | '⁰' => Some('0'),
        '¹' => Some('1'),
        '²' => Some('2'),
        '³' => Some('3'),
        '⁴'..='⁹' => from(0x2074, 4, 9),
        '〇' | '一'..='龥' => {
            let value = HAN.chars().position(|han| han == c)?;
            char::from_digit(value.try_into().ok()?, 10)
        }
        _ => {
            let zeros = ZEROS.iter().find_map(|zero| from(*zero, 0, 9));
            zeros.or_else(|| ONES.iter().find_map(|one| from(*one, 1, 9)))
        }
    }
}
