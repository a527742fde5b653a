//! Reads puzzles from text in any format, and writes sheets.

use crate::contract::{
    AboutJson, ColorJson, InputError, ParseReply, ParseRequest, ParsedPuzzle, VERSION, WriteReply,
    WriteRequest,
};
use crate::question::{self, texts};
use crate::{AskError, Limits};
use jade_exchange::{About, Aside, AsideKind, Color, Contents, Document, Facts, ReadError, by_id};
use jade_grid::{Cell, Digit, Geometry, SheetData, SheetError, line};
use jade_text::{Args, Language, Texts};
use jade_tutor::{Cancelled, settle};

/// The number of errors to report. The text after the last of them is not read.
const MOST_ERRORS: usize = 1000;

/// Reads puzzles from a text: lines, grids, and files of other programs. Text that cannot be read is reported as an
/// error in its place and does not stop the rest. If the time runs out, the puzzles read so far are returned with an
/// error whose code is `timeout`.
///
/// ```
/// use jade_contract::ParseRequest;
/// let text = "14......2..3....".to_owned();
/// let reply = jade_contract::parse(&ParseRequest { text, lang: Default::default() }, &Default::default());
/// assert_eq!(reply.puzzles[0].sheet.givens, "14......2..3....");
/// assert_eq!(reply.report, "Read as “one puzzle a line”: one puzzle.");
/// assert!(reply.errors.is_empty());
/// ```
pub fn parse(request: &ParseRequest, limits: &Limits<'_>) -> ParseReply {
    let texts = texts(request.lang);
    let text = request.text.strip_prefix('\u{feff}').unwrap_or(&request.text);
    let Contents { format, readings } = jade_exchange::contents(text);
    let facts = format.facts();
    let (mut puzzles, mut errors, mut cancelled) = (Vec::new(), Vec::new(), false);
    for reading in readings {
        cancelled = limits.check().is_err();
        if cancelled || errors.len() == MOST_ERRORS {
            break;
        }
        match reading {
            Ok(document) => {
                // Other boards that the same text may mean follow, so that one can choose.
                let others: Vec<Document> = document.asides.iter().filter_map(other_board).collect();
                for document in [document].into_iter().chain(others) {
                    match parsed(document, facts, texts, limits) {
                        Ok(puzzle) => puzzles.push(puzzle),
                        Err(error) => errors.push(error),
                    }
                }
            }
            Err(error) => errors.push(read_error(&error, texts)),
        }
    }
    let no_cell = errors.first().is_some_and(|error: &InputError| error.code == "empty");
    if puzzles.is_empty() && no_cell && !jade_exchange::looks_like_a_board(text) {
        let message = texts.plain("parse-nothing", &Args::none());
        errors = vec![InputError { line: 1, column: 1, code: "no-sudoku".to_owned(), message }];
    }
    if cancelled {
        let AskError { code, message, .. } = AskError::from_cancelled(Cancelled, texts);
        let line = puzzles.last().map_or(1, |puzzle: &ParsedPuzzle| puzzle.line);
        errors.push(InputError { line, column: 1, code: code.to_owned(), message });
    }
    let args = Args::none().text("format", texts.exchange_format(facts)).number("count", puzzles.len());
    let report = texts.plain("parse-report", &args);
    ParseReply { version: VERSION, puzzles, errors, report }
}

/// Returns the board that a text may mean instead.
fn other_board(aside: &Aside) -> Option<Document> {
    let AsideKind::Board(puzzle) = &aside.kind else { return None };
    let mut document = Document::of_puzzle(puzzle.clone());
    document.line = aside.line;
    Some(document)
}

/// Turns a puzzle into the start of a game; a board that is too large is an error.
fn parsed(
    document: Document,
    facts: &Facts,
    texts: &Texts,
    limits: &Limits<'_>,
) -> Result<ParsedPuzzle, InputError> {
    let line = document.line;
    let Some(sheet) = document.sheet() else {
        let error = SheetError::TooLarge { side: document.geometry().side() };
        let message = texts.sheet_error(&error);
        return Err(InputError { line, column: 1, code: "board-too-large".to_owned(), message });
    };
    let mut notes: Vec<String> = document.left_out.iter().map(|left_out| texts.left_out(*left_out)).collect();
    notes.extend(document.asides.iter().map(|aside| texts.aside(aside)));
    if !document.givens_known {
        notes.push(texts.plain("givens-unknown", &Args::none()));
    }
    let (sheet, decided_by) = settle(sheet.clone(), limits);
    notes.extend(texts.decided_by(decided_by));
    let color = |color: &Color| ColorJson {
        cell: color.cell.index(),
        digit: color.digit.map(Digit::get),
        color: color.number,
    };
    Ok(ParsedPuzzle {
        sheet: SheetData::from(sheet),
        decided_by: decided_by.into(),
        line,
        format: facts.id.to_owned(),
        givens_known: document.givens_known,
        comment: document.about.comment.clone(),
        colors: document.colors.iter().map(color).collect(),
        left_out: document.left_out.iter().map(|left_out| left_out.code().to_owned()).collect(),
        asides: document.asides.iter().map(|aside| aside_json(aside, texts)).collect(),
        notes,
        about: about_json(document.about),
    })
}

fn aside_json(aside: &Aside, texts: &Texts) -> InputError {
    InputError {
        line: aside.line,
        column: aside.column,
        code: aside.kind.code().to_owned(),
        message: texts.aside(aside),
    }
}

fn about_json(about: About) -> AboutJson {
    let About { title, author, description, comment, date, source, level, url, solution } = about;
    let solution = solution.map(|solution| solution.to_string());
    AboutJson { title, author, description, comment, date, source, level, url, solution }
}

/// Writes a sheet in a format and reports what the format cannot store.
///
/// ```
/// use jade_contract::{ParseRequest, WriteRequest};
/// let text = ":0000:x:1+2..............:::::".to_owned();
/// let sheet = jade_contract::parse(&ParseRequest { text, lang: Default::default() }, &Default::default()).puzzles.remove(0).sheet;
/// let request = |format: &str| WriteRequest {
///     sheet: sheet.clone(),
///     format: format.to_owned(),
///     colors: Vec::new(),
///     about: Default::default(),
///     lang: Default::default(),
/// };
/// let line = jade_contract::write(&request("line")).unwrap();
/// assert_eq!((line.text.as_str(), line.lost.as_slice()), ("12..............\n", ["entries".to_owned()].as_slice()));
/// assert!(jade_contract::write(&request("sdk")).unwrap_err().message.contains("4×4"));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such format, it does not support the board, or a field is invalid.
pub fn write(request: &WriteRequest) -> Result<WriteReply, AskError> {
    let texts = texts(request.lang);
    let format = by_id(&request.format).ok_or_else(|| {
        let asked = Args::none().text("asked", request.format.as_str());
        AskError::field("format", texts.plain("unknown-format", &asked))
    })?;
    let sheet = question::sheet_of_any_size(&request.sheet, texts)?;
    let board = sheet.geometry();
    let mut document = Document::of_sheet(sheet);
    document.colors = colors(&request.colors, board, texts)?;
    let AboutJson { title, author, description, comment, date, source, level, url, solution } =
        request.about.clone();
    let solution = solution.map(|cells| line::read_cells(board, &cells)).transpose();
    let solution = solution.map_err(|error| AskError::field("about.solution", texts.line_error(&error)))?;
    document.about = About { title, author, description, comment, date, source, level, url, solution };
    let facts = format.facts();
    format.fits(&document).map_err(|error| AskError::field("format", texts.write_error(&error, facts)))?;
    let lost = facts.loses(&document);
    let counted: Vec<_> = lost.iter().map(|content| (*content, 1)).collect();
    Ok(WriteReply {
        version: VERSION,
        text: format.write(std::slice::from_ref(&document)),
        extension: facts.extensions.first().unwrap_or(&"txt").to_string(),
        lost: lost.iter().map(|content| content.code().to_owned()).collect(),
        lost_text: texts.losses(&counted, 1, facts),
    })
}

/// Decodes the colours of a request.
pub(crate) fn colors(list: &[ColorJson], board: &Geometry, texts: &Texts) -> Result<Vec<Color>, AskError> {
    let one = |(index, json)| {
        color(json, board).ok_or_else(|| {
            let expected = texts.plain("read-expected-colors", &Args::none());
            let message = texts.plain("write-bad-color", &Args::none().text("expected", expected));
            AskError::field(&format!("colors.{index}"), message)
        })
    };
    list.iter().enumerate().map(one).collect()
}

/// Decodes a colour; `None` if the board has no such cell or digit, or there is no such colour.
fn color(color: &ColorJson, board: &Geometry) -> Option<Color> {
    let digit = match color.digit {
        None => None,
        Some(digit) => Some(Digit::new(digit).filter(|digit| digit.index() < board.side())?),
    };
    let fits = color.cell < board.cell_count() && (1..=99).contains(&color.color);
    fits.then(|| Color { cell: Cell::new(color.cell), digit, number: color.color })
}

/// Encodes an error in a text, with its message in a language.
pub fn input_error_in(error: &ReadError, language: Language) -> InputError {
    read_error(error, Texts::of(language))
}

fn read_error(error: &ReadError, texts: &Texts) -> InputError {
    InputError {
        line: error.line,
        column: error.column,
        code: error.kind.code().to_owned(),
        message: texts.read_error(error),
    }
}
