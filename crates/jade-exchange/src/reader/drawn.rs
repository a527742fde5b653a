//! Boards in which blanks are empty cells: between bars, or in the columns of a drawing.

use super::board::{Area, Board, is_side, standard, with_boxes, within};
use super::cells::{self, Sign};
use super::normal::{ESCAPED_BAR, Normal};
use super::words;

/// The longest line of a drawing, in bytes.
const MAX_ROW_BYTES: usize = 2048;

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
    for bar in ['|', ESCAPED_BAR, '!', ':'] {
        for edge in [Edge::Bars, Edge::None, Edge::First] {
            between_bars(normal, bar, edge, &mut boards);
        }
    }
    in_columns(normal, &mut boards);
    in_one_line(normal, &mut boards);
    boards
}

/// The lengths of a line that may be a board with blanks for empty cells.
const LINES: [usize; 2] = [81, 256];

/// Finds boards with all cells in one line, of which blanks are the empty ones.
fn in_one_line(normal: &Normal, boards: &mut Vec<Board>) {
    for line in 0..normal.len() {
        let text = normal.line(line);
        let blanks = text.bytes().filter(|c| *c == b' ').count();
        let are_cells = || text.bytes().all(|c| c == b' ' || c.is_ascii_digit() || c.is_ascii_uppercase());
        // Not numbers with a blank between them.
        let adjacent = || text.as_bytes().windows(2).any(|two| two.iter().all(u8::is_ascii_digit));
        if !LINES.contains(&text.len()) || 5 * blanks < text.len() || !are_cells() || !adjacent() {
            continue;
        }
        let signs: Option<Vec<Sign>> = text.chars().map(cells::of_char).collect();
        let puzzle = signs.and_then(|signs| cells::puzzle(standard(text.len().isqrt())?, &signs));
        let area = Area { first: line, last: line, left: 0, right: text.len() };
        boards.extend(
            puzzle.filter(|puzzle| cells::clashing(puzzle) == 0).map(|puzzle| Board::new(puzzle, area, 1)),
        );
    }
}

/// Which bars are the edges of the rows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    /// The first and the last.
    Bars,
    /// None: what is outside of them counts.
    None,
    /// The first one, at the beginning of the line.
    First,
}

/// Lines that bars divide into equally many fields.
struct Barred {
    fields: usize,
    lines: Vec<usize>,
    /// How many of the lines have a frame below them.
    frames: Vec<usize>,
}

/// Finds boards whose rows are divided by this bar.
fn between_bars(normal: &Normal, bar: char, edge: Edge, boards: &mut Vec<Board>) {
    let mut block = Barred { fields: 0, lines: Vec::new(), frames: Vec::new() };
    for line in 0..normal.len() {
        let text = normal.line(line);
        if text.trim().is_empty() {
            continue;
        }
        // Without letters and figures and with dashes.
        if words::is_frame(text) {
            block.frames.push(block.lines.len());
            continue;
        }
        let count = if text.len() <= MAX_ROW_BYTES {
            fields(text, bar, edge).map_or(0, |fields| fields.len())
        } else {
            0
        };
        if count != block.fields {
            block.end(normal, bar, edge, boards);
            block = Barred { fields: count, lines: Vec::new(), frames: Vec::new() };
        }
        if count > 0 {
            block.lines.push(line);
        }
    }
    block.end(normal, bar, edge, boards);
}

/// Returns the fields of a line between bars, each with its first byte; `None` if there are too few. Fields that are
/// themselves drawn, such as `¦`, are left aside.
fn fields(text: &str, bar: char, edge: Edge) -> Option<Vec<(usize, &str)>> {
    let first = text.find(bar)?;
    let last = text.rfind(bar)?;
    let (from, to) = match edge {
        Edge::None => (0, text.len()),
        Edge::Bars if last > first => (first + bar.len_utf8(), last),
        Edge::First if text[..first].trim().is_empty() => (first + bar.len_utf8(), text.len()),
        _ => return None,
    };
    let inner = &text[from..to];
    let mut at = from;
    let mut fields = Vec::new();
    for field in inner.split(bar) {
        let is_drawn =
            field.trim().chars().all(|c| matches!(c, '|' | ESCAPED_BAR | '+')) && !field.trim().is_empty();
        if !is_drawn {
            fields.push((at, field));
        }
        at += field.len() + bar.len_utf8();
    }
    (fields.len() >= 2).then_some(fields)
}

/// Where the cells are in a stack that is drawn with blanks: the first one, the distance to the next, and their width.
#[derive(Clone, Copy)]
struct Places {
    first: usize,
    step: usize,
    width: usize,
}

impl Barred {
    fn end(&self, normal: &Normal, bar: char, edge: Edge, boards: &mut Vec<Board>) {
        // Without and with a field of labels before the cells.
        for fields in [self.fields, self.fields.saturating_sub(1)] {
            self.boards(normal, bar, edge, fields, boards);
        }
    }

    fn boards(&self, normal: &Normal, bar: char, edge: Edge, fields: usize, boards: &mut Vec<Board>) {
        let count = self.lines.len();
        let sides = [9, 16, 6, 4, 8, 12, 10, 15, 25, 14, 18, 20];
        let labelled = fields < self.fields;
        let mut fits = sides.into_iter().filter(|side| {
            count >= *side
                && fields > 0
                && (fields == *side || (!labelled && side.is_multiple_of(fields) && fields < *side))
        });
        let whole = fits.clone().find(|side| count == *side);
        let other = fits.clone().find(|side| count.is_multiple_of(*side)).or_else(|| fits.next());
        for side in whole.into_iter().chain(other.filter(|other| whole != Some(*other))) {
            let before = boards.len();
            // A row of headings above the rows.
            let skipped = usize::from(count % side == 1 && count > side);
            let mut at = skipped;
            for lines in self.lines[skipped..].chunks_exact(side) {
                boards.extend(self.board(normal, (bar, edge), lines, at, side, fields));
                at += side;
            }
            if boards.len() > before {
                return;
            }
        }
    }

    fn board(
        &self,
        normal: &Normal,
        (bar, edge): (char, Edge),
        lines: &[usize],
        at: usize,
        side: usize,
        count: usize,
    ) -> Option<Board> {
        let mut rows: Vec<Vec<(usize, &str)>> =
            lines.iter().map(|line| fields(normal.line(*line), bar, edge)).collect::<Option<_>>()?;
        if count < self.fields {
            let labels = rows.iter_mut().map(|row| cells::sign(row.remove(0).1.trim()));
            cells::is_sequence(labels.collect::<Option<Vec<_>>>()?.into_iter()).then_some(())?;
        }
        // What is outside of a frame is no field.
        let any = |field: fn(&[(usize, &str)]) -> Option<usize>| rows.iter().any(|row| field(row).is_some());
        let first = |row: &[(usize, &str)]| {
            row.first().map(|(_, field)| field.trim().len()).filter(|length| *length > 0)
        };
        let last = |row: &[(usize, &str)]| {
            row.last().map(|(_, field)| field.trim().len()).filter(|length| *length > 0)
        };
        // After the last bar of a row there is at least a blank, if a cell is there.
        let behind =
            |row: &[(usize, &str)]| row.last().map(|(_, field)| field.len()).filter(|length| *length > 0);
        let ends = match edge {
            Edge::Bars => true,
            Edge::None => any(first) && any(last),
            Edge::First => any(behind),
        };
        if !ends {
            return None;
        }
        let in_stack = side / count;
        let mut signs = Vec::with_capacity(side * side);
        if in_stack == 1 {
            for row in &rows {
                for (_, field) in row {
                    signs.push(cells::sign(field.trim())?);
                }
            }
        } else {
            let texts = |first: &str| -> Vec<String> {
                let text = |row: &[(usize, &str)]| {
                    let with = |(at, (_, field)): (usize, &(usize, &str))| {
                        format!("{}{field}", if at == 0 { first } else { "" })
                    };
                    row.iter().enumerate().map(with).collect::<Vec<_>>()
                };
                rows.iter().flat_map(|row| text(row)).collect()
            };
            // Without a frame, nothing may be before the cells of the first field.
            let tried = if edge == Edge::None { &["", " "][..] } else { &[""] };
            let (fields, places) = tried.iter().find_map(|first| {
                let fields = texts(first);
                let places = places(fields.iter().map(String::as_str), in_stack)?;
                Some((fields, places))
            })?;
            for field in fields {
                let mut chars = field.chars().skip(places.first).chain(std::iter::repeat(' '));
                for _ in 0..in_stack {
                    let cell: String = chars.by_ref().take(places.step).collect();
                    let wide =
                        cell.char_indices().nth(places.width).map_or(cell.as_str(), |(at, _)| &cell[..at]);
                    signs.push(cells::sign(wide)?);
                }
            }
        }
        let frames = within(&self.frames, at, side);
        let bars = if in_stack > 1 { (1..count).map(|bar| bar * in_stack).collect() } else { Vec::new() };
        let puzzle = cells::puzzle(with_boxes(side, &bars, &frames)?, &signs)?;
        let left = rows.iter().filter_map(|row| row.first()).map(|(at, _)| *at).min()?;
        let right = rows.iter().filter_map(|row| row.last()).map(|(at, field)| at + field.len()).max()?;
        let area = Area { first: *lines.first()?, last: *lines.last()?, left, right };
        Some(Board::new(puzzle, area, 6))
    }
}

/// Returns where the cells are in fields of `count` cells each, of which all signs are at these places.
fn places<'t>(fields: impl Iterator<Item = &'t str> + Clone, count: usize) -> Option<Places> {
    let width = fields.clone().map(|field| field.trim_end().chars().count()).max()?;
    let full = fields.clone().map(|field| field.chars().count()).max()?;
    let mut used = vec![false; width];
    for field in fields {
        for (at, c) in field.trim_end().chars().enumerate() {
            used[at] |= c != ' ';
        }
    }
    let all = |places: &Places| {
        let at =
            |index: usize| index.checked_sub(places.first).is_some_and(|at| at % places.step < places.width);
        let last = places.first + places.step * (count - 1) + places.width - 1;
        used.iter().enumerate().all(|(index, used)| !used || (at(index) && index <= last))
            // The stack is about as wide as its cells.
            && last < full + 1
            && full <= last + places.step.max(2)
    };
    let tried = (1..=4).flat_map(|step| (0..=step.min(2)).map(move |first| Places { first, step, width: 1 }));
    // Numbers of two digits.
    let wide = || (3..=4).flat_map(|step| (0..=2).map(move |first| Places { first, step, width: 2 }));
    let best = |places: &Places| (places.step, std::cmp::Reverse(places.first));
    tried.filter(&all).max_by_key(best).or_else(|| wide().filter(all).max_by_key(best))
}

/// Finds boards whose cells are in columns of the text, without bars.
fn in_columns(normal: &Normal, boards: &mut Vec<Board>) {
    let mut block: Vec<usize> = Vec::new();
    for line in 0..=normal.len() {
        let is_drawn = line < normal.len() && is_drawn(normal.line(line));
        if is_drawn {
            block.push(line);
            continue;
        }
        let filled = |line: &usize| !normal.line(*line).trim().is_empty();
        let first = block.iter().position(filled);
        let last = block.iter().rposition(filled);
        if let (Some(first), Some(last)) = (first, last) {
            // Blank lines below the last digit may be rows, too.
            let end = block.len();
            let lines: Vec<usize> = block[first..end].to_vec();
            columns_of(normal, &lines, last - first + 1, boards);
        }
        block.clear();
    }
}

/// Whether a line consists of digits and blanks, or is part of a frame.
fn is_drawn(text: &str) -> bool {
    text.len() <= MAX_ROW_BYTES
        && (text.chars().all(|c| c == ' ' || c.is_ascii_alphanumeric() || matches!(c, '-' | '=' | '+')))
        && !text.split(' ').any(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase()))
}

/// Finds the board in lines of digits and blanks, of which `drawn` reach to the last digit.
fn columns_of(normal: &Normal, lines: &[usize], drawn: usize, boards: &mut Vec<Board>) {
    if lines.len() > 400 {
        return;
    }
    let is_frame = |line: &usize| words::is_frame(normal.line(*line));
    let rows: Vec<usize> = lines[..drawn].iter().filter(|line| !is_frame(line)).copied().collect();
    let filled: Vec<usize> =
        rows.iter().filter(|line| !normal.line(**line).trim().is_empty()).copied().collect();
    let fits = |rows: &Vec<usize>| is_side(rows.len());
    // Also without a row of labels above the columns.
    let labelled = filled.get(1..).unwrap_or_default().to_vec();
    let tried = [filled.clone(), rows, labelled];
    let Some(rows) = tried.into_iter().find(|rows| fits(rows) && column_board(normal, rows).is_some()) else {
        return;
    };
    boards.extend(column_board(normal, &rows));
}

fn column_board(normal: &Normal, rows: &[usize]) -> Option<Board> {
    let side = rows.len();
    let texts: Vec<Vec<char>> = rows.iter().map(|line| normal.line(*line).chars().collect()).collect();
    let blanks = texts.iter().flatten().filter(|c| **c == ' ').count();
    let digits = texts.iter().flatten().filter(|c| **c != ' ').count();
    if blanks == 0 || digits < side {
        return None;
    }
    let width = texts.iter().map(Vec::len).max()?;
    let mut used: Vec<usize> = texts
        .iter()
        .flat_map(|row| row.iter().enumerate().filter(|(_, c)| **c != ' ').map(|(at, _)| at))
        .collect();
    used.sort_unstable();
    used.dedup();
    let labels = |at: usize| {
        let signs = texts.iter().map(|row| row.get(at).and_then(|c| cells::of_char(*c)));
        cells::is_sequence(signs.map(|sign| sign.unwrap_or(Sign::Nothing)))
    };
    if used.len() > side && used.first().is_some_and(|first| labels(*first)) {
        used.remove(0);
    }
    let columns: Vec<usize> = if used.len() == side {
        used
    } else {
        let even = (1..=4).flat_map(|step| (0..=4).map(move |first| (first, step)));
        let (first, step) = even.rev().find(|(first, step)| {
            let last = first + step * (side - 1);
            let all = used.iter().all(|at| at >= first && (at - first).is_multiple_of(*step) && *at <= last);
            all && last < width && width <= last + step
        })?;
        (0..side).map(|index| first + step * index).collect()
    };
    let cell = |row: &Vec<char>, at: usize| cells::of_char(row.get(at).copied().unwrap_or(' '));
    let signs = texts.iter().flat_map(|row| columns.iter().map(move |at| cell(row, *at)));
    let signs: Vec<Sign> = signs.collect::<Option<_>>()?;
    // Where a cell is empty by a sign, a row that lacks one is a mistake.
    if signs.iter().any(|sign| matches!(sign, Sign::Zero | Sign::Other(_))) {
        return None;
    }
    let puzzle = cells::puzzle(standard(side)?, &signs)?;
    let area = Area { first: *rows.first()?, last: *rows.last()?, left: 0, right: width };
    Some(Board::new(puzzle, area, 1))
}
