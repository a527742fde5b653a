//! Finds boards in any text, as a person sees them, for texts that no other reader understands.
//!
//! 1. [`normal`] gives the text one kind of line end, digit, dash, blank and bar, and takes away the markup of
//!    quotations, code, tables and forms. Every line keeps its place.
//! 2. Finders look for blocks that hold as many cells as a board: [`rows`] of cells or all cells in one line; [`drawn`]
//!    boards, in which blanks are cells; parts of a [`sheet`]; [`boxes`] one after another; [`placed`] digits; cells that are [`stacked`]; [`lists`] of
//!    programs; grids of [`candidates`]; and [`notations`] in one word. [`uneven`] blocks are nearly boards.
//! 3. [`cells`] decides what their signs mean, and whether the result can be a Sudoku.
//! 4. Of blocks that overlap, the one that explains most cells is taken. The rest of the text is context.
//!
//! Before all this, links of known programs are read and cut out of the text: [`addresses`].
//!
//! Time and memory are linear in the length of the text.

mod addresses;
mod board;
mod boxes;
mod candidates;
mod cells;
mod drawn;
mod html;
mod links;
mod lists;
mod normal;
mod notations;
mod placed;
mod rows;
mod sheet;
mod stacked;
mod uneven;
mod words;

use crate::document::{Aside, AsideKind};
use crate::{Document, ReadError, ReadErrorKind, formats, library, marks};
use board::{Area, Board, Near, Said};
use jade_grid::Puzzle;
use lists::Uneven;
use normal::Normal;
use uneven::Spoilt;

pub(crate) use candidates::are_candidates_at_places;
pub(crate) use cells::{are_decimals_only, is_cell, is_of_one_digit, is_table};

/// The longest text that is searched, in bytes.
pub(crate) const LONGEST: usize = 4 * 1024 * 1024;

/// What a search has found.
pub(crate) struct Search {
    /// The boards, in the order of the text.
    pub(crate) documents: Vec<Document>,
    /// The [id](crate::Facts::id) of the format that they resemble most.
    pub(crate) format: &'static str,
    /// What is nearly a board.
    pub(crate) nearly: Vec<ReadError>,
    /// The rows in brackets that keep these from being boards.
    pub(crate) uneven: Vec<ReadError>,
    /// The number of boards that are links.
    pub(crate) links: usize,
    /// Links that are damaged.
    pub(crate) damaged: Vec<ReadError>,
}

impl Search {
    /// Returns the boards, and the errors of damaged links in their place.
    pub(crate) fn readings(self) -> Vec<Result<Document, ReadError>> {
        let damaged = self.damaged.into_iter().map(Err);
        let mut readings: Vec<Result<Document, ReadError>> =
            self.documents.into_iter().map(Ok).chain(damaged).collect();
        readings.sort_by_key(|read| match read {
            Ok(document) => document.line,
            Err(error) => error.line,
        });
        readings
    }
}

/// Finds the boards of a text.
pub(crate) fn search(text: &str) -> Search {
    if text.len() > LONGEST {
        let (nearly, uneven, damaged) = (Vec::new(), Vec::new(), Vec::new());
        return Search { documents: Vec::new(), format: "line", nearly, uneven, links: 0, damaged };
    }
    let (text, addresses) = addresses::find(text);
    let normal = Normal::new(&text);
    let in_rows = rows::find(&normal);
    let mut boards = in_rows.boards;
    let lists = lists::find(&normal);
    boards.extend(lists.boards);
    boards.extend(drawn::find(&normal));
    boards.extend(sheet::find(&normal));
    boards.extend(boxes::find(&normal));
    boards.extend(placed::find(&normal));
    boards.extend(stacked::find(&normal));
    boards.extend(candidates::find(&normal));
    boards.extend(notations::find(&normal));
    let (boards, others) = without_overlaps(boards, normal.len());
    let marked = boards.iter().any(|board| matches!(board.said, Some(Said::Marks(_))));
    let lines = boards.iter().all(|board| board.area.first == board.area.last);
    let format = match (marked, lines) {
        (true, _) => "pencil-marks",
        (false, true) => "line",
        (false, false) => "rows",
    };
    let cut_lines = boards.iter().filter_map(|board| cut_line(board, &normal));
    let of_near = |near: Near| Spoilt {
        lines: near.line..near.line + near.rows,
        line: near.line,
        byte: 0,
        kind: ReadErrorKind::Nearly { rows: near.rows, cells: near.cells },
    };
    let is_apart = |spoilt: &Spoilt| !spoilt.lines.clone().any(|line| is_in_a_board(&boards, line));
    // A long word beside a board is no part of it.
    let is_word = |near: &Near| near.rows == 1 && near.cells >= LONG_WORD;
    let (words, near): (Vec<Near>, Vec<Near>) = in_rows.near.into_iter().partition(is_word);
    let spoilt = uneven::find(&normal);
    // For the same rows, only the mistake is reported.
    let is_new = |near: &Spoilt| {
        let next = spoilt.partition_point(|other| other.lines.end <= near.lines.start);
        spoilt.get(next).is_none_or(|other| other.lines.start >= near.lines.end)
    };
    let near: Vec<Spoilt> = near.into_iter().chain(cut_lines).map(of_near).filter(is_new).collect();
    let near = spoilt.into_iter().chain(near);
    let nearly: Vec<Spoilt> = near.filter(is_apart).chain(words.into_iter().map(of_near)).collect();
    let of_uneven = |Uneven { line, found, row, expected }| Spoilt {
        lines: line..line + 1,
        line,
        byte: 0,
        kind: ReadErrorKind::RowLength { found, expected, row, rows: expected },
    };
    let uneven: Vec<Spoilt> = lists.uneven.into_iter().map(of_uneven).filter(is_apart).collect();
    let mut documents = documents(&boards, &normal);
    if let Some(first) = documents.first_mut() {
        first.asides = asides(&boards, others, nearly.iter().chain(&uneven).take(2 * MOST_ASIDES), &normal);
    }
    let error = |spoilt: Spoilt| {
        let (line, column) = normal.place(spoilt.line, spoilt.byte);
        ReadError { format: "line", line, column, kind: spoilt.kind }
    };
    let (nearly, uneven) = (nearly.into_iter().map(error).collect(), uneven.into_iter().map(error).collect());
    let format = addresses.format.filter(|_| documents.is_empty()).unwrap_or(format);
    let (links, damaged) = (addresses.documents.len(), addresses.damaged);
    Search { documents: with_links(documents, addresses.documents), format, nearly, uneven, links, damaged }
}

/// Returns the boards and those of the links in the order of the text. A board next to a link to the same board is not one of
/// its own; what was left aside goes to the first.
fn with_links(mut boards: Vec<Document>, links: Vec<Document>) -> Vec<Document> {
    if links.is_empty() {
        return boards;
    }
    let asides = boards.first_mut().map(|first| std::mem::take(&mut first.asides)).unwrap_or_default();
    let mut all: Vec<(bool, Document)> = links.into_iter().map(|link| (true, link)).collect();
    all.extend(boards.into_iter().map(|board| (false, board)));
    all.sort_by_key(|(_, document)| document.line);
    let mut kept: Vec<(bool, Document)> = Vec::new();
    for (is_link, document) in all {
        match kept.last_mut() {
            Some((was_link, last)) if *was_link != is_link && last.values() == document.values() => {
                if is_link {
                    *last = document;
                    *was_link = true;
                }
            }
            _ => kept.push((is_link, document)),
        }
    }
    let mut documents: Vec<Document> = kept.into_iter().map(|(_, document)| document).collect();
    if let Some(first) = documents.first_mut() {
        first.asides = asides;
    }
    documents
}

/// The fewest cells in one word that are nearly a board.
const LONG_WORD: usize = 70;

/// Takes the boards with the highest scores that do not overlap, in the order of the text. Also returns the boards in
/// their place that are as good, with the index of their first line.
fn without_overlaps(mut boards: Vec<Board>, lines: usize) -> (Vec<Board>, Vec<(usize, Puzzle)>) {
    boards.sort_by_key(|board| (std::cmp::Reverse(board.score), board.area.first, board.area.left));
    // Where each line is taken, and by which board.
    let mut taken: Vec<Vec<(usize, usize, usize)>> = vec![Vec::new(); lines];
    let mut best: Vec<Board> = Vec::new();
    let mut others: Vec<(usize, Puzzle)> = Vec::new();
    for board in boards {
        let Area { first, last, left, right } = board.area;
        // A line has few boards, unless it is long; then they are in order.
        let other = |line: usize| {
            let overlaps = |(from, to, _): &&(usize, usize, usize)| right > *from && *to > left;
            taken[line].iter().rev().take(50).find(overlaps).map(|(_, _, board)| *board)
        };
        match (first..=last).find_map(other) {
            None => {
                taken[first..=last].iter_mut().for_each(|line| line.push((left, right, best.len())));
                best.push(board);
            }
            Some(other) => {
                let Board { puzzle, score, area, .. } = &best[other];
                let same_place = (area.first, area.last) == (first, last);
                let is_another = *score == board.score && same_place && *puzzle != board.puzzle;
                if is_another
                    && others.len() < MOST_ASIDES
                    && !others.iter().any(|(_, puzzle)| *puzzle == board.puzzle)
                {
                    others.push((first, board.puzzle));
                }
            }
        }
    }
    best.sort_by_key(|board| (board.area.first, board.area.left));
    others.sort_by_key(|(line, _)| *line);
    (best, others)
}

/// Returns the line below a board in one line if it, too, consists of cells in one word.
fn cut_line(board: &Board, normal: &Normal) -> Option<Near> {
    let line = board.area.last + 1;
    if board.area.first != board.area.last || line >= normal.len() {
        return None;
    }
    let text = normal.line(line).trim();
    let are_cells = text.len() > 2 && text.chars().all(|sign| is_cell(&sign));
    are_cells.then_some(Near { line, rows: 1, cells: text.len() })
}

/// Returns the site of a text that is one link.
pub(crate) fn site_of(text: &str) -> Option<String> {
    let text = text.trim();
    let address = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let site = address.split(['/', '?', '#', ':']).next()?;
    (!text.contains(char::is_whitespace) && site.contains('.') && site.len() <= 100).then(|| site.to_owned())
}

/// Whether a line is part of a board.
fn is_in_a_board(boards: &[Board], line: usize) -> bool {
    let after = boards.partition_point(|board| board.area.first <= line);
    // Boards next to each other begin in the same line or nearly so.
    boards[..after].iter().rev().take(20).any(|board| board.area.holds(line))
}

impl Area {
    fn holds(&self, line: usize) -> bool {
        (self.first..=self.last).contains(&line)
    }
}

/// Turns the boards into documents. A board that is the solution of the one before it, or the same in another
/// notation, is not a document of its own; one whose digits are those of a grid of candidates below gives its givens.
fn documents(boards: &[Board], normal: &Normal) -> Vec<Document> {
    let mut documents: Vec<Document> = Vec::new();
    let headed = boards
        .first()
        .is_some_and(|first| boards.len() > 1 && heading(normal, 0, first.area.first).is_some());
    let mut above = 0;
    for (index, board) in boards.iter().enumerate() {
        let next = boards.get(index + 1);
        let last = documents.last_mut();
        if let Some(last) = last
            && std::ptr::eq(last.geometry(), board.puzzle.geometry())
            && board.said.is_none()
            && (board.puzzle == *last.givens()
                || board.puzzle == last.values()
                || board.puzzle.solves(last.givens()))
        {
            if board.puzzle.is_full() && board.puzzle != *last.givens() {
                last.about.solution = Some(board.puzzle.clone());
            }
            above = board.area.last + 1;
            continue;
        }
        if let Some(Board { said: Some(Said::Marks(_)), puzzle: filled, area, .. }) = next
            && board.said.is_none()
            && belongs(&board.puzzle, filled)
            && near_below(normal, board.area.last, area.first)
        {
            // Taken with the grid of candidates below.
            continue;
        }
        let mut document = match &board.said {
            Some(Said::Marks(rows)) => {
                let givens = index.checked_sub(1).and_then(|before| boards.get(before)).filter(|before| {
                    before.said.is_none()
                        && belongs(&before.puzzle, &board.puzzle)
                        && near_below(normal, before.area.last, board.area.first)
                });
                let givens = givens.map_or(String::new(), |givens| format!("{}\n\n", givens.puzzle));
                match marks::read(&(givens + rows)).next() {
                    Some(Ok(document)) => document,
                    // Its own reader says what is wrong.
                    _ => continue,
                }
            }
            Some(Said::Library(line)) => match library::read_numbered(line, 1) {
                Ok(case) => {
                    let mut document = case.document();
                    document.about.comment = None;
                    document
                }
                Err(_) => Document::of_puzzle(board.puzzle.clone()),
            },
            None => Document::of_puzzle(board.puzzle.clone()),
        };
        document.line = normal.number(board.area.first);
        let comment = match headed {
            true => heading(normal, above, board.area.first),
            false => below(normal, board, next),
        };
        if let Some(comment) = comment {
            formats::append(&mut document.about.comment, &comment);
        }
        above = board.area.last + 1;
        documents.push(document);
    }
    documents
}

/// Whether these digits are among the filled cells of a grid of candidates.
fn belongs(digits: &Puzzle, filled: &Puzzle) -> bool {
    std::ptr::eq(digits.geometry(), filled.geometry())
        && digits.filled().all(|(cell, digit)| filled.get(cell) == Some(digit))
}

/// Whether nothing but frames and blank lines is between two lines.
fn near_below(normal: &Normal, above: usize, below: usize) -> bool {
    (above + 1..below).all(|line| normal.line(line).trim().is_empty() || words::is_frame(normal.line(line)))
}

/// The longest heading, in characters, and the most lines of one.
const HEADING: (usize, usize) = (200, 3);

/// Returns the lines of text directly above a board.
fn heading(normal: &Normal, from: usize, to: usize) -> Option<String> {
    let is_drawn = |line: &&str| line.trim().is_empty() || words::is_frame(line);
    let lines = (from..to).rev().map(|line| normal.line(line));
    let mut lines: Vec<&str> = lines
        .skip_while(is_drawn)
        .take_while(|line| !is_drawn(line))
        .take(HEADING.1)
        .map(str::trim)
        .collect();
    lines.reverse();
    let text = lines.join("\n");
    (text.contains(char::is_alphanumeric) && text.len() <= HEADING.0).then_some(text)
}

/// Returns the text behind and below a board, up to the next one.
fn below(normal: &Normal, board: &Board, next: Option<&Board>) -> Option<String> {
    let end = next.map_or(normal.len(), |next| next.area.first);
    if end <= board.area.last {
        return None;
    }
    let behind = normal.line(board.area.last).get(board.area.right..).unwrap_or("");
    let behind = behind.trim_start_matches(|c: char| !c.is_alphanumeric());
    let lines = (board.area.last + 1..end).map(|line| normal.line(line));
    let lines = lines.skip_while(|line| words::is_frame(line) || !line.contains(char::is_alphanumeric));
    let text = [behind].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    let text = text.trim();
    text.contains(char::is_alphanumeric).then(|| text.to_owned())
}

/// Words for rules beyond rows, columns and boxes, in small letters.
const RULES: [&str; 36] = [
    "antidiagonal",
    "anti-diagonal",
    "antirrey",
    "anticaballo",
    "arrow",
    "consecutive",
    "consecutivos",
    "jigsaws",
    "palindrome",
    "sandwich",
    "skyscraper",
    "sudokux",
    "termómetro",
    "termómetros",
    "killer",
    "jigsaw",
    "windoku",
    "hypersudoku",
    "samurai",
    "diagonal",
    "diagonals",
    "diagonales",
    "x-sudoku",
    "anti-knight",
    "antiknight",
    "anti-king",
    "non-consecutive",
    "nonconsecutive",
    "thermo",
    "thermometer",
    "thermometers",
    "cages",
    "kropki",
    "renban",
    "jaulas",
    "irregular",
];

/// Returns what is left aside and could matter, in the order of the text: other boards, `rows` that are nearly one, words
/// of rules, and signs that look like cells.
fn asides<'e>(
    boards: &[Board],
    others: Vec<(usize, Puzzle)>,
    rows: impl Iterator<Item = &'e Spoilt>,
    normal: &Normal,
) -> Vec<Aside> {
    let mut asides: Vec<Aside> = Vec::new();
    let add = |asides: &mut Vec<Aside>, line: usize, byte: usize, kind: AsideKind| {
        let (line, column) = normal.place(line, byte);
        if asides.len() < MOST_ASIDES && !asides.iter().any(|aside| aside.line == line && aside.kind == kind)
        {
            asides.push(Aside { line, column, kind });
        }
    };
    for (line, puzzle) in others {
        add(&mut asides, line, 0, AsideKind::Board(puzzle));
    }
    // The lines of the rows.
    let mut stated: Vec<std::ops::Range<usize>> = Vec::new();
    for spoilt in rows {
        stated.push(spoilt.lines.clone());
        add(&mut asides, spoilt.line, spoilt.byte, AsideKind::Rows(spoilt.kind.clone()));
    }
    let mut next = 0;
    for line in 0..normal.len() {
        while boards.get(next).is_some_and(|board| board.area.last < line) {
            next += 1;
        }
        let text = normal.line(line);
        let within = boards.get(next).filter(|board| board.area.holds(line));
        if within.is_some_and(|board| board.area.last > line) {
            continue;
        }
        // Behind a board, only words matter.
        let text = within.map_or(text, |board| text.get(board.area.right..).unwrap_or(""));
        let before = normal.line(line).len() - text.len();
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-'));
        for word in words.filter(|word| RULES.iter().any(|rule| word.eq_ignore_ascii_case(rule))) {
            let byte = before + word.as_ptr() as usize - text.as_ptr() as usize;
            add(&mut asides, line, byte, AsideKind::Rules(word.to_owned()));
        }
        if within.is_none()
            && let Some(signs) = stray(text)
            && !stated.iter().any(|lines| lines.contains(&line))
        {
            let byte = signs.as_ptr() as usize - text.as_ptr() as usize;
            add(&mut asides, line, byte, AsideKind::Signs(signs.chars().take(MOST_SIGNS).collect()));
        }
        if asides.len() >= MOST_ASIDES {
            break;
        }
    }
    asides.sort_by_key(|aside| (aside.line, aside.column));
    asides
}

/// The most signs of a line that are shown.
const MOST_SIGNS: usize = 40;

/// Returns the part of a line that looks like cells, if it is most of the line: at least three figures or signs for empty
/// cells, with a figure among them. A number, a date or the time is none.
fn stray(text: &str) -> Option<&str> {
    let text = text.trim_matches([' ', '\t']);
    // A number of a list, or a label.
    let text = match text.split_once([':', ')', ']']) {
        Some((label, rest)) if label.len() <= 12 && !rest.trim().is_empty() => rest.trim(),
        _ => text,
    };
    if text.len() > 400 || text.starts_with(['#', '+']) || text.contains(':') || words::is_frame(text) {
        return None;
    }
    // Numbers of columns.
    let mut numbers = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let first: Option<usize> = numbers.next().and_then(|word| word.parse().ok());
    if first.is_some_and(|first| numbers.enumerate().all(|(at, word)| word.parse() == Ok(first + at + 1))) {
        return None;
    }
    let is_sign = |c: char| c.is_ascii_digit() || matches!(c, '.' | '_' | '*' | '-' | '?' | 'x' | 'X');
    let (mut signs, mut figures, mut others) = (0, 0, 0);
    for c in
        text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '|' | ',' | ';' | '[' | ']' | '{' | '}'))
    {
        signs += usize::from(is_sign(c));
        figures += usize::from(c.is_ascii_digit());
        others += usize::from(!is_sign(c));
    }
    let words = || text.split(|c: char| c.is_whitespace() || matches!(c, '|' | ',' | ';'));
    // A number, a date or the time.
    let is_number = words().filter(|word| !word.is_empty()).count() < 4
        && words().all(|word| {
            let parts = word.split(['-', '.', '/', ':']);
            parts.clone().all(|part| part.bytes().all(|c| c.is_ascii_digit()))
                && parts.clone().all(|part| part.len() <= 4)
        })
        && !text.contains("..");
    (signs >= 3 && figures > 0 && 4 * others <= signs && !is_number).then_some(text)
}

/// The most asides of one text.
const MOST_ASIDES: usize = 20;
