//! A grid of rows, with or without bars and frames.
//!
//! The reader takes
//! - one line per row, the cells as in [`line`](super::line), with or without blanks between them, or as
//!   numbers with blanks between them (`10 11 12`);
//! - bars and frames anywhere: `|`, `-`, `+`, `=`, `:`, `¦`, box drawing characters; a line that has a
//!   horizontal bar and no digit or letter is a frame, whatever else is in it (`*---*`, `.---.`, `'---'`);
//! - any board by the length of its rows. Bars that divide all rows alike, and the rows among themselves, say
//!   which boxes it has (3×2 or 2×3); otherwise it has the usual ones;
//! - other arrangements of an equal number of cells per line that together make a board (three rows in a
//!   line), where no line can be a puzzle of its own;
//! - blank lines and lines that begin with `#` between, and a comment begun by one of `#,;` after any row.
//!   What follows the last cell is comment, unless it is one more row. Lines with `#` before are skipped.
//!
//! The writer puts a blank between cells and bars between boxes, `.` for an empty cell; numbers on boards
//! beyond 61×61.

pub(super) mod scan;

use super::error::{FormatError, FormatErrorKind, nearest, sides};
use super::line::{board_of, read_numbered, significant_lines};
use super::symbol::{Symbols, comment};
use super::{Format, Reading, Readings};
use crate::{Geometry, Puzzle};
use scan::{Cells, Grid, Row, blocks};

/// The format: a grid of rows.
#[derive(Clone, Copy, Debug)]
pub struct Rows;

impl Format for Rows {
    fn id(&self) -> &'static str {
        "rows"
    }

    fn recognises(&self, text: &str) -> bool {
        recognises(text)
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let whole = Grid::scan(text, 0);
        let blocks = blocks(text);
        // Four 9×9 boards have as many cells as one of 18×18: blocks that are square are boards of their own.
        let squares = blocks.len() > 1 && blocks.iter().all(|grid| grid.square().is_some());
        let one = whole.square().is_some()
            || !squares
                && (blocks.len() < 2
                    || whole.layout().is_some()
                    || blocks.iter().all(|grid| grid.layout().is_none()));
        if one {
            return Box::new((!whole.rows.is_empty()).then(|| whole.read()).into_iter());
        }
        Box::new(blocks.into_iter().map(|grid| grid.read()))
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        write(puzzle)
    }
}

/// Reads a text that is one grid.
///
/// ```
/// use jade_grid::format::rows;
/// let puzzle = rows::read("+---+---+\n|1 .|. .|\n|. .|2 .|\n+---+---+\n|. 3|. .|\n|. .|. 4|\n+---+---+").unwrap();
/// assert_eq!(puzzle.to_string(), "1.....2..3.....4");
/// assert_eq!(rows::write(&puzzle), "1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . 4");
/// let error = rows::read("12..\n..1\n....\n....").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 4: a row of 3 cells where 4 were expected");
/// ```
///
/// # Errors
/// [`FormatError`] if the text is no grid.
pub fn read(text: &str) -> Result<Puzzle, FormatError> {
    Grid::scan(text, 0).read().map(|reading| reading.puzzle)
}

/// Writes a puzzle as a grid with bars between the boxes, without a newline at the end.
pub fn write(puzzle: &Puzzle) -> String {
    let board = puzzle.geometry();
    let (side, across) = (board.side(), board.box_columns());
    let width = if side > 61 { side.to_string().len() } else { 1 };
    let mut lines = Vec::new();
    for row in 0..side {
        if row > 0 && row % board.box_rows() == 0 {
            let stack = "-".repeat(across * (width + 1));
            // A bar has a blank on both sides of it, the edges have none.
            let middle = vec![format!("{stack}-"); (side / across).saturating_sub(2)];
            lines.push([&[stack.clone()][..], &middle, &[stack]].concat().join("+"));
        }
        let mut line = String::new();
        for column in 0..side {
            if column > 0 {
                line.push_str(if column % across == 0 { " | " } else { " " });
            }
            let cell = match puzzle.get(board.cell_at(row, column)) {
                None => ".".to_owned(),
                Some(digit) if side > 61 => digit.to_string(),
                Some(digit) => digit.symbol().to_string(),
            };
            line.push_str(&format!("{cell:>width$}"));
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// How the rows of a text make a board.
struct Layout {
    side: usize,
    cells: Cells,
    /// How many rows hold the board; what follows is comment.
    rows: usize,
}

impl Grid {
    /// How the rows make one board, if they do: by their number and lengths alone.
    fn layout(&self) -> Option<Layout> {
        self.square().or_else(|| self.other_arrangement())
    }

    /// As many rows as each has cells.
    fn square(&self) -> Option<Layout> {
        let first = self.rows.first()?;
        [Cells::Characters, Cells::Words].into_iter().find_map(|cells| {
            let side = first.width(cells);
            let (last, rows) = self.rows.get(..side)?.split_last()?;
            let fits = side >= 4
                && Geometry::standard(side).is_some()
                && rows.iter().all(|row| row.width(cells) == side)
                && last.words_for(side, cells).is_some()
                && !self.rows[side..].iter().any(|row| row.is_row_of(side, cells));
            fits.then_some(Layout { side, cells, rows: side })
        })
    }

    /// Equal lines that together make a board, none of which can be a puzzle of its own.
    fn other_arrangement(&self) -> Option<Layout> {
        let cells = Cells::Characters;
        let width = self.rows.first()?.width(cells);
        let total = width * self.rows.len();
        let alone = self.rows.len() == 1 && !self.framed;
        // Equal lines of more than 15 cells are more likely puzzles with the same mistake.
        let plausible = width < 16 || total == 81 || self.rows.len() == 1;
        let fits = !alone && plausible && self.rows.iter().all(|row| row.width(cells) == width);
        let side = board_of(total).filter(|_| fits)?.side();
        Some(Layout { side, cells, rows: self.rows.len() })
    }

    /// The boxes that the bars show; `None` where they show none.
    fn boxes(&self, layout: &Layout) -> Option<(usize, usize)> {
        let side = layout.side;
        let even = |bars: &[usize]| -> Option<usize> {
            let step = *bars.first()?;
            let expected: Vec<usize> = (1..).map(|i| i * step).take_while(|bar| *bar < side).collect();
            (step > 1 && side.is_multiple_of(step) && bars == expected).then_some(step)
        };
        let rows = &self.rows[..layout.rows];
        if layout.rows != side {
            return None;
        }
        let bars = |row: &Row| row.inner_bars(side, layout.cells);
        let columns = even(&bars(&rows[0])).filter(|_| rows.iter().all(|row| bars(row) == bars(&rows[0])));
        let frames: Vec<usize> = self.frames.iter().copied().filter(|f| (1..side).contains(f)).collect();
        match (even(&frames), columns) {
            (Some(box_rows), Some(box_columns)) => Some((box_rows, box_columns)),
            (Some(box_rows), None) => Some((box_rows, side / box_rows)),
            (None, Some(box_columns)) => Some((side / box_columns, box_columns)),
            (None, None) => None,
        }
    }

    fn read(&self) -> Result<Reading, FormatError> {
        let Some(layout) = self.layout() else { return Err(self.mistake()) };
        let first = self.rows[0].line;
        let board = match self.boxes(&layout) {
            None => Geometry::standard(layout.side),
            Some((box_rows, box_columns)) => {
                let board = Geometry::with_boxes(box_rows, box_columns).ok();
                if board.is_none_or(|board| board.side() != layout.side) {
                    let kind = FormatErrorKind::Boxes { box_rows, box_columns, side: layout.side };
                    return Err(kind.at(first, 1));
                }
                board
            }
        };
        let symbols = Symbols::new(layout.side);
        let mut digits = Vec::new();
        let mut comments = Vec::new();
        for (i, row) in self.rows.iter().enumerate() {
            if i >= layout.rows {
                comments.extend(comment(&row.text).map(|text| (row.line, text)));
                continue;
            }
            let cells = row.each_cell(layout.cells);
            let width = if layout.rows == layout.side { layout.side } else { cells.len() };
            for (column, cell) in cells.iter().take(width) {
                let digit = match layout.cells {
                    Cells::Words => symbols.word(cell),
                    // Each is one character.
                    Cells::Characters => cell.chars().next().map_or(Ok(None), |c| symbols.cell(c)),
                };
                digits.push(digit.map_err(|kind| kind.at(row.line, *column))?);
            }
            if let Some((column, _)) = cells.get(width) {
                let rest: String = row.text.chars().skip(column - 1).collect();
                comments.extend(comment(&rest).map(|text| (row.line, text)));
            } else {
                comments.extend(row.comment.clone().map(|text| (row.line, text)));
            }
        }
        let last = self.rows[layout.rows - 1].line;
        let notes = self.notes.iter().filter(|(line, _)| *line > last);
        comments.extend(notes.filter_map(|(line, note)| Some((*line, comment(note)?))));
        comments.sort_by_key(|(line, _)| *line);
        let comments: Vec<String> = comments.into_iter().map(|(_, text)| text).collect();
        let found = digits.len();
        let puzzle = board
            .and_then(|board| Puzzle::from_digits(board, digits))
            .ok_or_else(|| FormatErrorKind::cell_count(found).at(first, 1))?;
        let comment = (!comments.is_empty()).then(|| comments.join("\n"));
        Ok(Reading::of_givens(puzzle, first, comment, Rows.id()))
    }

    /// What is wrong with rows that make no board.
    fn mistake(&self) -> FormatError {
        let Some(first) = self.rows.first() else {
            return FormatErrorKind::Empty.at(self.last_line.max(1), 1);
        };
        for row in &self.rows {
            for (column, word) in &row.words {
                if let Some(error) = FormatErrorKind::no_cell(word, row.line, *column) {
                    return error;
                }
            }
        }
        // Numbers are meant if that fits the number of rows better.
        let height = self.rows.len();
        let off = |cells| self.usual_width(cells).abs_diff(height);
        let cells = if off(Cells::Words) < off(Cells::Characters) { Cells::Words } else { Cells::Characters };
        let expected = self.usual_width(cells);
        if let Some(row) = self.rows.iter().find(|row| row.width(cells) != expected) {
            let found = row.width(cells);
            let surplus = row.each_cell(cells).get(expected).map(|(column, _)| *column);
            return FormatErrorKind::RowLength { found, expected }.at(row.line, surplus.unwrap_or(row.end));
        }
        if Geometry::standard(expected).is_none() {
            let kind = match expected {
                101.. => FormatErrorKind::TooLarge { found: expected * height },
                _ => FormatErrorKind::Side { found: expected, nearest: nearest(sides(), expected) },
            };
            return kind.at(first.line, 1);
        }
        let kind = FormatErrorKind::RowCount { found: height, expected };
        match self.rows.get(expected) {
            Some(surplus) => kind.at(surplus.line, 1),
            None => kind.at(self.last_line, 1),
        }
    }

    /// The length that most rows have; of several, the one nearest to the number of rows.
    fn usual_width(&self, cells: Cells) -> usize {
        let mut widths: Vec<usize> = self.rows.iter().map(|row| row.width(cells)).collect();
        widths.sort_unstable();
        let runs = widths.chunk_by(|a, b| a == b);
        let height = self.rows.len();
        runs.max_by_key(|run| (run.len(), std::cmp::Reverse(run[0].abs_diff(height)))).map_or(0, |run| run[0])
    }
}

/// Whether a text is rows rather than lines with a puzzle each.
fn recognises(text: &str) -> bool {
    let mut lines = significant_lines(text);
    let Some((_, first)) = lines.next() else { return false };
    let is_puzzle = |line: &str| read_numbered(line, 1).ok().map(|reading| reading.puzzle);
    // Most texts are collections of lines: no need to look at all of one whose first two lines are puzzles
    // too long to be rows in characters.
    let is_long = |line: &str| line.split_whitespace().next().is_some_and(|word| word.len() > 61);
    if is_long(first) && is_puzzle(first).is_some() && lines.next().is_none_or(|(_, line)| is_long(line)) {
        return false;
    }
    let grid = Grid::scan(text, 0);
    if grid.layout().is_some() {
        let puzzles: Option<Vec<Puzzle>> = significant_lines(text).map(|(_, line)| is_puzzle(line)).collect();
        let are_puzzles = |puzzles: Vec<Puzzle>| puzzles.iter().any(|puzzle| puzzle.clue_count() > 0);
        return grid.framed || !puzzles.is_some_and(are_puzzles);
    }
    // A puzzle in a line may have bars in its comment; a row that is a puzzle by itself is short.
    let puzzles = || significant_lines(text).filter(|(_, line)| is_puzzle(line).is_some());
    if puzzles().any(|(_, line)| is_long(line)) {
        return false;
    }
    if !grid.frames.is_empty() {
        return true;
    }
    if puzzles().next().is_some() || (grid.rows.len() < 2 && !grid.framed) {
        return false;
    }
    if grid.framed {
        return true;
    }
    // Every line is wrong: rows if they are short, or about as long as many.
    let height = grid.rows.len();
    let width = grid.usual_width(Cells::Characters);
    let numbers = grid.rows.iter().all(|row| row.words.iter().all(|(_, word)| word.len() <= 3))
        && grid.usual_width(Cells::Words).abs_diff(height) <= 2;
    let several = || blocks(text).iter().any(|block| block.rows.len() > 1 && block.layout().is_some());
    width < 16 || width.abs_diff(height) <= 2 || numbers || several()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format;

    const LINE: &str = ".8.9.2..5.7.1.5.989153.862.79.5.4.8.45.....6..2..3..5..47.9...2.39257..6.6.4...79";

    /// The nine rows of `LINE`, each through `row`, with `between` after the third and the sixth.
    fn grid(row: impl Fn(&str) -> String, between: &str) -> String {
        let rows: Vec<String> = (0..9).map(|i| row(&LINE[9 * i..9 * i + 9])).collect();
        rows.chunks(3).map(|band| band.concat()).collect::<Vec<_>>().join(between)
    }

    fn kind(text: &str) -> (usize, usize, FormatErrorKind) {
        assert!(recognises(text), "{text}");
        let error = format::read(text).unwrap_err();
        (error.line, error.column, error.kind)
    }

    #[test]
    fn the_usual_looks_of_a_grid() {
        let plain = |row: &str| format!("{row}\n");
        let blanks = |row: &str| row.chars().map(|c| format!(" {c}")).collect::<String>() + "\n";
        let bars = |row: &str| format!("|{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]);
        let drawn = |row: &str| format!("║{}│{}│{}║\r\n", &row[..3], &row[3..6], &row[6..]);
        for text in [
            grid(plain, ""),
            grid(plain, "\n"),
            grid(plain, "---------\n").replace('.', "0"),
            grid(plain, "").replace('.', "*"),
            grid(blanks, ""),
            grid(blanks, "------+-------+------\n").replace('.', "_"),
            format!("*-----------*\n{}*-----------*\n", grid(bars, "|---+---+---|\n")),
            format!(".---.---.---.\n{}'---'---'---'\n", grid(bars, ":---+---+---:\n")),
            format!("╔═══╤═══╤═══╗\n{}╚═══╧═══╧═══╝", grid(drawn, "╟───┼───┼───╢\n")),
            grid(str::to_owned, "\n"),
            LINE.replace('.', "|.|"),
        ] {
            let readings: Vec<_> = format::read_many(&text).collect();
            assert_eq!(readings.len(), 1, "{text}");
            let reading = readings[0].as_ref().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!((reading.puzzle.to_string().as_str(), reading.format), (LINE, "rows"), "{text}");
            assert_eq!(reading.comment, None);
        }
    }

    #[test]
    fn what_follows_the_last_cell_is_comment() {
        let text = grid(|row| format!("{row}\n"), "") + "\n# Easy\nfrom a book\n";
        let reading = format::read_many(&text).next().unwrap().unwrap();
        assert_eq!(reading.comment.as_deref(), Some("Easy\nfrom a book"));
        let text = grid(|row| format!("{row}\n"), "").trim_end().to_owned() + " #easy";
        assert_eq!(format::read_many(&text).next().unwrap().unwrap().comment.as_deref(), Some("easy"));
        let text = grid(|row| format!("{row}\n"), "").trim_end().to_owned() + " very easy";
        assert_eq!(format::read_many(&text).next().unwrap().unwrap().comment.as_deref(), Some("very easy"));
        let text = "# title\n1..., one\n.2..;two\n..3.\n...4\n";
        let reading = format::read_many(text).next().unwrap().unwrap();
        assert_eq!((reading.line, reading.comment.as_deref()), (2, Some("one\ntwo")));
    }

    #[test]
    fn bars_say_which_boxes() {
        let six = |row: &str| format!("12|34|56\n......\n......\n{row}......\n......\n......\n");
        let boxes = |text: &str| {
            let board = format::read(text).unwrap().geometry();
            (board.box_rows(), board.box_columns())
        };
        let all_bars = "12|34|56\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..";
        assert_eq!(boxes(all_bars), (3, 2));
        assert_eq!(boxes(&six("---+---\n")), (3, 2));
        assert_eq!(boxes(&six("").replace('|', "")), (2, 3));
        assert_eq!(boxes(&six("")), (2, 3), "bars in one row only divide nothing");
        let cell_bars = all_bars.replace('|', "").replace(|c: char| c != '\n', "|.|");
        assert_eq!(boxes(&cell_bars), (2, 3), "bars between all cells say nothing");
        let crossed =
            "12|34|56\n..|..|..\n--+--+--\n".to_owned() + &"..|..|..\n..|..|..\n--+--+--\n".repeat(2);
        assert!(matches!(
            kind(&crossed),
            (1, 1, FormatErrorKind::Boxes { box_rows: 2, box_columns: 2, side: 6 })
        ));
    }

    #[test]
    fn numbers_instead_of_letters() {
        let board = Geometry::standard(16).unwrap();
        let digits = (0..256).map(|i| crate::Digit::new((i * 7 % 17) as u8));
        let puzzle = Puzzle::from_digits(board, digits).unwrap();
        let text: Vec<String> = puzzle
            .values()
            .chunks(16)
            .map(|row| row.iter().map(|value| format!("{value:3}")).collect::<String>())
            .collect();
        assert_eq!(format::read(&text.join("\n")).unwrap(), puzzle);
        let wrong = text.join("\n").replacen("16", "17", 1);
        assert!(
            matches!(kind(&wrong), (_, _, FormatErrorKind::UnknownNumber { found, side: 16 }) if found == "17")
        );
        let short = text.join("\n").replacen(" 16", "", 1);
        assert!(matches!(kind(&short), (_, _, FormatErrorKind::RowLength { found: 15, expected: 16 })));
    }

    #[test]
    fn errors_say_where_and_what() {
        let plain = grid(|row| format!("{row}\n"), "");
        assert_eq!(
            kind(&plain.replacen("9153.862.", "9153.862", 1)),
            (3, 9, FormatErrorKind::RowLength { found: 8, expected: 9 })
        );
        assert_eq!(
            kind(&plain.replacen("9153.862.", "9153.862..", 1)),
            (3, 10, FormatErrorKind::RowLength { found: 10, expected: 9 })
        );
        assert_eq!(kind(&plain[10..]), (8, 1, FormatErrorKind::RowCount { found: 8, expected: 9 }));
        assert_eq!(
            kind(&(plain.clone() + "123456789\n")),
            (10, 1, FormatErrorKind::RowCount { found: 10, expected: 9 })
        );
        assert_eq!(
            kind(&plain.replacen("9153", "915x", 1)),
            (3, 4, FormatErrorKind::UnknownSymbol { found: 'x', side: Some(9) })
        );
        assert_eq!(kind(&".......\n".repeat(7)), (1, 1, FormatErrorKind::Side { found: 7, nearest: 6 }));
        assert_eq!(format::read("+---+\n").unwrap_err().kind, FormatErrorKind::Empty);
        assert_eq!(format::read(" \n\n").unwrap_err(), FormatErrorKind::Empty.at(1, 1));
    }

    #[test]
    fn several_grids_with_blank_lines_between() {
        let plain = grid(|row| format!("{row}\n"), "");
        let text = format!("# two\n{plain}\n{}\n1...\n....\n....\n...2\n", &plain[10..]);
        let readings: Vec<_> = format::read_many(&text).collect();
        assert_eq!(readings.len(), 3);
        assert_eq!(readings[0].as_ref().unwrap().line, 2);
        let error = readings[1].as_ref().unwrap_err();
        assert_eq!((error.line, &error.kind), (19, &FormatErrorKind::RowCount { found: 8, expected: 9 }));
        assert_eq!(readings[2].as_ref().unwrap().line, 21);
        assert_eq!(
            format::read(&format!("{plain}\n{plain}")).unwrap_err(),
            FormatErrorKind::Several.at(11, 1)
        );
    }

    #[test]
    fn lines_are_not_mistaken_for_rows() {
        let four = "1....2....3....4\n";
        for (text, count) in [
            (four.repeat(16), 16),
            (four.repeat(9), 9),
            (format!("{LINE}\n").repeat(81), 81),
            (format!("{LINE}\n").repeat(4), 4),
            (format!("{}\n", &LINE[1..]).repeat(5), 5),
            (format!("{LINE}\n\n{}\n\nhello\n", &LINE[1..]), 3),
            (format!("hello\n{LINE}\n"), 2),
            (format!("puzzle | rating\n{LINE} | 1.2\n{LINE} | 1.5\n"), 3),
            (format!("{four}{}", "1.......2.......| easy\n1....2....3....4 | easy\n"), 3),
            (format!("{LINE}\n-----\n{LINE}\n"), 3),
        ] {
            assert_eq!(format::read_many(&text).count(), count, "{text}");
        }
        assert_eq!(format::read(&"................\n".repeat(16)).unwrap().geometry().side(), 16);
    }
}
