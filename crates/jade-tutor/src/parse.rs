//! Reading puzzles.

use crate::contract::{InputError, ParseReply, ParseRequest, ParsedPuzzle, VERSION};
use crate::question::texts;
use jade_grid::SheetData;
use jade_grid::format::{self, FormatError, FormatErrorKind, Reading};
use jade_text::{Language, Texts};

/// Reads puzzles from text. What cannot be read is an error in its place and does not stop the rest.
///
/// ```
/// use jade_tutor::contract::ParseRequest;
/// let text = "14......2..3....".to_owned();
/// let reply = jade_tutor::parse(&ParseRequest { text, lang: Default::default() });
/// assert_eq!(reply.puzzles[0].sheet.givens, "14......2..3....");
/// assert!(reply.errors.is_empty());
/// ```
pub fn parse(request: &ParseRequest) -> ParseReply {
    let texts = texts(request.lang);
    let mut reply = ParseReply { version: VERSION, puzzles: Vec::new(), errors: Vec::new() };
    let mut any = false;
    for reading in format::read_many(&request.text) {
        any = true;
        match reading {
            Ok(reading) => match parsed(&reading, texts) {
                Ok(puzzle) => reply.puzzles.push(puzzle),
                Err(error) => reply.errors.push(error),
            },
            Err(error) => reply.errors.push(input_error(&error, texts)),
        }
    }
    if !any {
        let nothing = FormatError { line: 1, column: 1, kind: FormatErrorKind::Empty };
        reply.errors.push(input_error(&nothing, texts));
    }
    reply
}

/// A puzzle as the start of a game; boards that are too large for one are an error.
fn parsed(reading: &Reading, texts: &Texts) -> Result<ParsedPuzzle, InputError> {
    match reading.to_sheet() {
        Ok(sheet) => Ok(ParsedPuzzle {
            sheet: SheetData::from(sheet),
            line: reading.line,
            format: reading.format.to_owned(),
            comment: reading.comment.clone(),
            givens_known: reading.givens_known,
        }),
        Err(error) => Err(InputError {
            line: reading.line,
            column: 1,
            code: "board-too-large".to_owned(),
            message: texts.sheet_error(&error),
        }),
    }
}

/// What is wrong with a text, told in a language.
pub fn input_error_in(error: &FormatError, language: Language) -> InputError {
    input_error(error, Texts::of(language))
}

fn input_error(error: &FormatError, texts: &Texts) -> InputError {
    InputError {
        line: error.line,
        column: error.column,
        code: error.kind.code().to_owned(),
        message: texts.format_error(error),
    }
}
