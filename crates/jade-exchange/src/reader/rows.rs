//! Boards in lines of a text: as many rows of cells as a row has cells, one after another and all written in the same
//! way, whatever is above, below and beside them; or all cells in one line.

use super::board::{Area, Board, Near, is_side, standard};
use super::cells::{self, Sign};
use super::normal::Normal;
use super::words::{self, Word};

/// How a row is divided into cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    /// Each character is a cell.
    Characters,
    /// Each word is a cell.
    Words,
    /// Each field between two of these signs is a cell.
    Fields(char),
}

/// What rows of one board have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Manner {
    cut: Cut,
    cells: usize,
    /// Of how many words of equal length it consists; 0 if these do not matter.
    parts: usize,
    /// Which of several such rows in a line it is.
    ordinal: usize,
    /// Whether a word at its beginning or end is left aside, as a label.
    without: Without,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Without {
    Nothing,
    First,
    Last,
}

/// A row: a part of a line.
#[derive(Clone, Copy)]
struct Row {
    line: usize,
    from: usize,
    to: usize,
    /// Whether the line may also be part of a frame.
    frame: bool,
}

/// Rows of the same manner, one below the other.
struct Run {
    manner: Manner,
    rows: Vec<Row>,
    /// How many of its first rows, without those that may be frames, have a frame or a blank line below them.
    breaks: Vec<usize>,
    /// The number of rows that are no frames.
    plain: usize,
}

/// The longest line that may hold a row, in bytes.
const LONGEST_ROW: usize = 4096;

/// The most words that are looked at in a line: more than the cells of the largest board that is not a list of numbers.
const MOST_WORDS: usize = 10_100;

/// What was found in the lines of a text.
#[derive(Default)]
pub(super) struct Found {
    pub(super) boards: Vec<Board>,
    pub(super) near: Vec<Near>,
}

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Found {
    let mut found = Found::default();
    let mut runs: Vec<Run> = Vec::new();
    for line in 0..normal.len() {
        let text = normal.line(line);
        if text.trim_matches(' ').is_empty() || words::is_comment(text) {
            runs.iter_mut().for_each(Run::pause);
            continue;
        }
        let frame = words::is_frame(text);
        if frame {
            runs.iter_mut().for_each(Run::pause);
        }
        let words = words::words(text, MOST_WORDS);
        if words.is_empty() && text.matches(['\t', ',', ';', '|', '&']).count() < 3 {
            // Quotation marks or brackets.
            runs.iter_mut().for_each(Run::pause);
            continue;
        }
        if !frame {
            one_line(normal, line, &words, &mut found);
            without_words(normal, line, &words, &mut found);
        }
        let rows = if text.len() <= LONGEST_ROW { rows_of(text, line, &words, frame) } else { Vec::new() };
        if !frame {
            let (same, ended): (Vec<Run>, Vec<Run>) = std::mem::take(&mut runs)
                .into_iter()
                .partition(|run| rows.iter().any(|(manner, _)| *manner == run.manner));
            ended.into_iter().for_each(|run| run.end(normal, &mut found));
            runs = same;
        }
        for (manner, row) in rows {
            match runs.iter_mut().find(|run| run.manner == manner) {
                Some(run) => {
                    run.rows.push(row);
                    run.plain += usize::from(!frame);
                }
                None => {
                    runs.push(Run {
                        manner,
                        rows: vec![row],
                        breaks: Vec::new(),
                        plain: usize::from(!frame),
                    });
                }
            }
        }
    }
    runs.into_iter().for_each(|run| run.end(normal, &mut found));
    found
}

/// Returns the rows that a line may hold.
fn rows_of(text: &str, line: usize, words: &[Word], frame: bool) -> Vec<(Manner, Row)> {
    let mut rows: Vec<(Manner, Row)> = Vec::new();
    let mut add = |cut, (cells, parts): (usize, usize), without, from, to| {
        if !is_side(cells) || rows.len() >= 16 || has_other_letters(&text[from..to], cells) {
            return;
        }
        let same = |(manner, _): &&(Manner, Row)| {
            (manner.cut, manner.cells, manner.parts, manner.without) == (cut, cells, parts, without)
        };
        let ordinal = rows.iter().filter(same).count();
        rows.push((Manner { cut, cells, parts, ordinal, without }, Row { line, from, to, frame }));
    };
    // Words of cells, equally long.
    for run in words.chunk_by(|a, b| a.length == b.length && a.is_cells && b.is_cells) {
        if let ([first, ..], [.., last]) = (run, run)
            && first.is_cells
            && first.length > 1
            && !are_whole_decimals(text, run)
        {
            let cells = (first.length * run.len(), run.len());
            add(Cut::Characters, cells, Without::Nothing, first.start, last.end);
            if run.len() > 1 && is_side(first.length) {
                for word in run {
                    add(Cut::Characters, (word.length, 1), Without::Nothing, word.start, word.end);
                }
            }
        }
    }
    if let ([first, .., last], true) = (words, words.iter().all(|word| word.is_cells)) {
        let total: usize = words.iter().map(|word| word.length).sum();
        let uneven = words.iter().any(|word| word.length != first.length);
        if uneven {
            add(Cut::Characters, (total, 0), Without::Nothing, first.start, last.end);
        }
    }
    for run in words.chunk_by(|a, b| a.is_cell && b.is_cell) {
        if let [first, .., last] = run
            && first.is_cell
        {
            add(Cut::Words, (run.len(), 0), Without::Nothing, first.start, last.end);
            add(Cut::Words, (run.len() - 1, 0), Without::First, run[1].start, last.end);
            add(Cut::Words, (run.len() - 1, 0), Without::Last, first.start, run[run.len() - 2].end);
        }
        // Parts between brackets, as behind the time in a log.
        let parts = run.chunk_by(|a, b| !text[a.end..b.start].contains(BREAKS));
        for part in parts.filter(|part| part.len() < run.len()) {
            if let [first, .., last] = part {
                add(Cut::Words, (part.len(), 0), Without::Nothing, first.start, last.end);
            }
        }
    }
    // A comma behind a bracket separates rows, not cells.
    let brackets = ['[', ']', '(', ')', '{', '}'];
    let inner = text.trim_matches(' ');
    let inner = inner.strip_suffix(',').filter(|inner| inner.ends_with(brackets)).unwrap_or(inner);
    let inner = inner.trim_matches(brackets);
    let from = inner.as_ptr() as usize - text.as_ptr() as usize;
    for separator in ['\t', ',', ';', '&'] {
        let fields = inner.matches(separator).count() + 1;
        if fields >= 4 {
            let to = from + inner.len();
            add(Cut::Fields(separator), (fields, 0), Without::Nothing, from, to);
            add(Cut::Fields(separator), (fields - 1, 0), Without::First, from, to);
            add(Cut::Fields(separator), (fields - 1, 0), Without::Last, from, to);
        }
    }
    rows
}

/// Brackets and the like, which separate what belongs together from the rest of a line.
const BREAKS: [char; 9] = ['[', ']', '(', ')', '{', '}', '<', '>', '='];

/// Whether words are whole numbers as data frames write them, such as `5.0`.
fn are_whole_decimals(text: &str, words: &[Word]) -> bool {
    words.len() > 1 && words.iter().all(|word| word.length == 3 && text[word.start..word.end].ends_with(".0"))
}

/// Whether a text has two different letters that are no digits of a board with this side, as words have.
fn has_other_letters(text: &str, side: usize) -> bool {
    let mut others = text.bytes().filter(u8::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase());
    let is_other = |c: &u8| usize::from(c - b'A') >= side;
    match others.find(is_other) {
        Some(first) if !NAMES.iter().any(|name| text.contains(name)) => {
            others.any(|c| is_other(&c) && c != first)
        }
        _ => false,
    }
}

/// What programs write for an empty cell, among letters.
const NAMES: [&str; 12] =
    ["None", "none", "null", "NULL", "nil", "NaN", "nan", "NA", "undefined", "blank", "empty", "vací"];

/// Finds boards with all their cells in one line.
fn one_line(normal: &Normal, line: usize, words: &[Word], found: &mut Found) {
    let text = normal.line(line);
    let add = |signs: Option<Vec<Sign>>, from: usize, to: usize, found: &mut Found| {
        let Some(signs) = signs else { return false };
        let Some(board) = standard(signs.len().isqrt()) else { return false };
        let Some(puzzle) = cells::puzzle(board, &signs) else { return false };
        let area = Area { first: line, last: line, left: from, right: to };
        found.boards.push(Board::new(puzzle, area, 2));
        true
    };
    let is_square = |count: usize| is_side(count.isqrt()) && count.isqrt().pow(2) == count;
    for run in words.chunk_by(|a, b| a.length == b.length && a.is_cells && b.is_cells) {
        let ([first, ..], [.., last]) = (run, run) else { continue };
        if !first.is_cells || first.length < 2 {
            continue;
        }
        let total = first.length * run.len();
        if run.len() > 1 && is_square(total) {
            add(cut(text, Cut::Characters, first.start, last.end), first.start, last.end, found);
        }
        for word in run {
            let (start, end) = match text[word.start..word.end].strip_suffix('.') {
                // Signs around a word may be cells: only their number says.
                _ if is_square(word.length) => (word.start, word.end),
                Some(_) if is_square(word.length - 1) => (word.start, word.end - 1),
                _ => words::without_marks(text, word).unwrap_or((word.start, word.end)),
            };
            if is_square(text[start..end].chars().count()) {
                add(cut(text, Cut::Characters, start, end), start, end, found);
            } else if let Some(signs) = joined(&text[start..end]) {
                add(Some(signs), start, end, found);
            } else if word.length >= 70 && [79, 80, 82, 83].contains(&word.length) {
                found.near.push(Near { line, rows: 1, cells: word.length });
            }
        }
    }
    for run in words.chunk_by(|a, b| a.is_cell && b.is_cell) {
        let ([first, ..], [.., last]) = (run, run) else { continue };
        if is_square(run.len()) {
            add(cut(text, Cut::Words, first.start, last.end), first.start, last.end, found);
        } else if is_square(run.len() - 1) && run.len() > 80 {
            let second = run[1].start;
            add(cut(text, Cut::Words, second, last.end), second, last.end, found);
        }
    }
    for separator in ['\t', ',', ';'] {
        let fields = text.matches(separator).count() + 1;
        if fields < 81 {
            continue;
        }
        let trimmed = text.trim_matches([' ', '[', ']']);
        let from = trimmed.as_ptr() as usize - text.as_ptr() as usize;
        let to = from + trimmed.len();
        if is_square(fields) {
            add(cut(text, Cut::Fields(separator), from, to), from, to, found);
        } else if is_square(fields - 1) {
            // A number or another label in the first column, or a sign behind the last one.
            let Some(second) = trimmed.find(separator).map(|at| from + at + 1) else { continue };
            let _ = add(cut(text, Cut::Fields(separator), second, to), second, to, found)
                || add(cut(text, Cut::Fields(separator), from, to - 1), from, to - 1, found);
        }
    }
}

/// Finds a board whose rows are in one sentence: equally long words of cells, and perhaps a word such as “and” between
/// them.
fn without_words(normal: &Normal, line: usize, words: &[Word], found: &mut Found) {
    let text = normal.line(line);
    let is_row = |word: &&Word| {
        (4..=25).contains(&word.length)
            && word.is_cells
            && text[word.start..word.end].contains(|c: char| c.is_ascii_digit())
    };
    let rows: Vec<&Word> = words.iter().filter(is_row).collect();
    let (Some(first), Some((last, others))) = (rows.first(), rows.split_last()) else { return };
    let side = first.length;
    let ends = last.length == side || (last.length == side + 1 && text[..last.end].ends_with('.'));
    if rows.len() == side && is_side(side) && ends && others.iter().all(|row| row.length == side) {
        let cells =
            rows.iter().flat_map(|row| text[row.start..row.end].chars().take(side)).map(cells::of_char);
        let Some(signs) = cells.collect::<Option<Vec<Sign>>>() else { return };
        let Some(puzzle) = standard(side).and_then(|board| cells::puzzle(board, &signs)) else { return };
        let area = Area { first: line, last: line, left: first.start, right: last.end };
        found.boards.push(Board::new(puzzle, area, 1));
    }
}

/// Returns the cells of rows that are joined by one sign, such as `53..7....^6..195...^…`.
fn joined(word: &str) -> Option<Vec<Sign>> {
    let signs: Vec<char> = word.chars().take(MOST_JOINED + 1).collect();
    let side = (1..=32).find(|side| side * side + side - 1 == signs.len()).filter(|side| *side >= 4)?;
    let between = *signs.get(side)?;
    let rows = || signs.chunks(side + 1);
    let fits = !between.is_alphanumeric()
        && rows().take(side - 1).all(|row| row.last() == Some(&between))
        && rows().all(|row| !row[..side].contains(&between));
    if !fits {
        return None;
    }
    rows().flat_map(|row| &row[..side]).map(|c| cells::of_char(*c)).collect()
}

/// The most signs of joined rows.
const MOST_JOINED: usize = 32 * 33;

/// Cuts a part of a line into cells; `None` if a part cannot be a cell.
fn cut(text: &str, cut: Cut, from: usize, to: usize) -> Option<Vec<Sign>> {
    let text = text.get(from..to)?;
    match cut {
        Cut::Characters => {
            let cells = text.chars().filter(|c| !words::is_separator(*c));
            cells.map(cells::of_char).collect()
        }
        Cut::Words => words::words(text, MOST_WORDS)
            .iter()
            .map(|word| cells::sign(&text[word.start..word.end]))
            .collect(),
        Cut::Fields(separator) => text
            .split(separator)
            .map(|field| cells::sign(field.trim().trim_matches(['"', '\'']).trim()))
            .collect(),
    }
}

impl Run {
    /// Notes that a blank line or a frame follows.
    fn pause(&mut self) {
        if self.breaks.last() != Some(&self.plain) {
            self.breaks.push(self.plain);
        }
    }

    /// Finds the boards in the rows.
    fn end(self, normal: &Normal, found: &mut Found) {
        let least = 4;
        if self.rows.len() < least {
            return;
        }
        let plain: Vec<Row> = self.rows.iter().filter(|row| !row.frame).copied().collect();
        let framed = plain.len() < self.rows.len();
        if plain.len() >= least && self.boards(normal, &plain, Some(0), found) {
            return;
        }
        if framed && self.boards(normal, &self.rows, None, found) {
            return;
        }
        // Parts between blank lines and frames.
        let (mut begin, mut any) = (0, false);
        let mut parts: Vec<&[Row]> = Vec::new();
        if !framed {
            for end in self.breaks.iter().copied().chain([self.rows.len()]) {
                let part = self.rows.get(begin..end).unwrap_or_default();
                let at = std::mem::replace(&mut begin, end);
                if part.len() < least || part.len() == self.rows.len() {
                    continue;
                }
                match self.boards(normal, part, Some(at), found) {
                    true => any = true,
                    false => parts.push(part),
                }
            }
        }
        if !any {
            parts = vec![&plain];
        }
        let near = parts.into_iter().filter(|rows| self.is_near(normal, rows));
        found.near.extend(near.map(|rows| Near {
            line: rows[0].line,
            rows: rows.len(),
            cells: self.manner.cells,
        }));
    }

    /// Whether these rows are nearly a board: at most two rows too many or too few.
    fn is_near(&self, normal: &Normal, rows: &[Row]) -> bool {
        let cells = self.manner.cells;
        let whole = self.manner.without == Without::Nothing && !matches!(self.manner.cut, Cut::Fields(_));
        whole && cells >= 6 && !rows.is_empty() && rows.len().abs_diff(cells) <= 2 && self.fit(normal, rows)
    }

    /// Whether the cells of these rows may be those of a board.
    fn fit(&self, normal: &Normal, rows: &[Row]) -> bool {
        let side = self.manner.cells;
        let signs = rows.iter().map(|row| self.cut(normal, row)).collect::<Option<Vec<_>>>();
        signs.is_some_and(|rows| {
            let all = || rows.iter().flatten();
            let numbers =
                all().filter(|sign| matches!(sign, Sign::Number(number) if *number <= side)).count();
            let letters = all().filter(|sign| matches!(sign, Sign::Letter(_))).count();
            numbers >= side && letters <= numbers
        })
    }

    /// Finds the boards in these rows: one, several below or next to each other, or one below a row of headings. `at` is
    /// the number of rows before them, if they have no frames among them.
    fn boards(&self, normal: &Normal, rows: &[Row], at: Option<usize>, found: &mut Found) -> bool {
        let cells = self.manner.cells;
        let count = rows.len();
        if count.is_multiple_of(cells) {
            // Each of them counts.
            let boards = rows.chunks(cells).enumerate().filter(|(index, rows)| {
                self.board(normal, rows, at.map(|at| at + index * cells), (0, cells), found)
            });
            return boards.count() > 0;
        }
        if count == cells + 1 {
            let headings = self.cut(normal, &rows[0]).is_none_or(|row| is_sequence(&row));
            return headings && self.board(normal, &rows[1..], at.map(|at| at + 1), (0, cells), found);
        }
        if is_side(count) && cells.is_multiple_of(count) && cells / count <= 8 {
            let boards =
                (0..cells / count).filter(|n| self.board(normal, rows, at, (n * count, count), found));
            return boards.count() > 0;
        }
        false
    }

    /// Adds the board of these rows and of `side` columns from the `first`.
    fn board(
        &self,
        normal: &Normal,
        rows: &[Row],
        at: Option<usize>,
        (first, side): (usize, usize),
        found: &mut Found,
    ) -> bool {
        let signs = rows.iter().map(|row| Some(self.cut(normal, row)?.get(first..first + side)?.to_vec()));
        let Some(signs) = signs.collect::<Option<Vec<_>>>().map(|rows| rows.concat()) else { return false };
        if side < 9 && cells::are_decimals(side, &signs) {
            return false;
        }
        let Some(board) = self.geometry(normal, rows, at, side) else { return false };
        let Some(puzzle) = cells::puzzle(board, &signs) else { return false };
        let (Some(top), Some(bottom)) = (rows.first(), rows.last()) else { return false };
        let mut area = Area {
            first: top.line,
            last: bottom.line,
            left: rows.iter().map(|row| row.from).min().unwrap_or(0),
            right: rows.iter().map(|row| row.to).max().unwrap_or(0),
        };
        if side < self.manner.cells {
            // Next to each other: about as wide as their share.
            let width = (area.right - area.left) / self.manner.cells;
            (area.left, area.right) =
                (area.left + first * width, area.left + (first + side) * width - width.min(1));
        }
        let certain = match self.manner.without {
            Without::Nothing => 4,
            // Labels are in order, or all the same.
            Without::First => 2 * usize::from(are_labels(rows.iter().map(|row| before(normal, row)))),
            Without::Last => usize::from(are_labels(rows.iter().map(|row| behind(normal, row)))),
        };
        found.boards.push(Board::new(puzzle, area, certain));
        true
    }

    /// Returns the cells of a row.
    fn cut(&self, normal: &Normal, row: &Row) -> Option<Vec<Sign>> {
        let text = normal.line(row.line);
        let (mut from, mut to) = (row.from, row.to);
        if let Cut::Fields(separator) = self.manner.cut {
            match self.manner.without {
                Without::Nothing => {}
                Without::First => from += text.get(from..to)?.find(separator)? + 1,
                // Only a field that is always empty is no cell.
                Without::Last => {
                    let last = from + text.get(from..to)?.rfind(separator)?;
                    text.get(last + 1..to)?.trim().is_empty().then_some(())?;
                    to = last;
                }
            }
        }
        cut(text, self.manner.cut, from, to)
    }

    /// Returns the board of these rows: bars in them and frames between them may show its boxes.
    fn geometry(
        &self,
        normal: &Normal,
        rows: &[Row],
        at: Option<usize>,
        side: usize,
    ) -> Option<&'static jade_grid::Geometry> {
        let frames = at.map_or_else(Vec::new, |at| super::board::within(&self.breaks, at, side));
        let text = normal.line(rows[0].line).get(rows[0].from..rows[0].to)?;
        let cut = |text: &str| cut(text, self.manner.cut, 0, text.len()).map_or(0, |cells| cells.len());
        let bars: Vec<usize> =
            text.match_indices(['|', '¦']).map(|(at, _)| cut(&text[..at])).filter(|at| *at > 0).collect();
        super::board::with_boxes(side, &bars, &frames)
    }
}

/// Returns the word before a row.
fn before<'t>(normal: &'t Normal, row: &Row) -> &'t str {
    let text = normal.line(row.line).get(..row.from).unwrap_or("");
    text.trim_end_matches(words::is_separator).rsplit(words::is_separator).next().unwrap_or("")
}

/// Returns the word behind a row.
fn behind<'t>(normal: &'t Normal, row: &Row) -> &'t str {
    let text = normal.line(row.line).get(row.to..).unwrap_or("");
    text.trim_start_matches(words::is_separator).split(words::is_separator).next().unwrap_or("")
}

/// Whether these words are labels of rows: all the same, or numbers or letters in order.
fn are_labels<'t>(words: impl Iterator<Item = &'t str> + Clone) -> bool {
    let Some(first) = words.clone().next() else { return false };
    let numbers = || {
        let first: usize = first.parse().ok()?;
        words.clone().enumerate().all(|(at, word)| word.parse() == Ok(first + at)).then_some(())
    };
    let letters = || {
        let first = first.bytes().next().filter(|_| first.len() == 1)?;
        let next = |at: usize| usize::from(first) + at;
        let is_next =
            |(at, word): (usize, &str)| matches!(word.as_bytes(), [c] if usize::from(*c) == next(at));
        words.clone().enumerate().all(is_next).then_some(())
    };
    words.clone().all(|word| word == first) || numbers().is_some() || letters().is_some()
}

/// Whether these are the numbers or letters in order, as above the columns.
fn is_sequence(row: &[Sign]) -> bool {
    cells::is_sequence(row.iter().copied())
}
