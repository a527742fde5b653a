//! Reads puzzles from text.

use crate::game::Game;
use jade_exchange::{Contents, Document, contents};
use jade_text::{Args, Texts};
use jade_tutor::{Limits, settle};

/// The number of errors after which the rest of the text is not read.
const MOST_ERRORS: usize = 1000;

/// Puzzles that can be played; at least one.
#[derive(Clone, Debug)]
pub struct Puzzles {
    /// The puzzles, in the order of the text.
    pub list: Vec<Document>,
    /// The report on what was read, in words.
    pub report: String,
}

/// Reads every puzzle of a text that can be played.
///
/// # Errors
/// The first error, in words, if there is none.
pub fn read_puzzles(text: &str, texts: &Texts) -> Result<Puzzles, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Contents { format, readings } = contents(text);
    let (mut list, mut errors) = (Vec::new(), Vec::new());
    for reading in readings {
        match reading {
            Ok(document) if document.geometry().is_usual() => list.push(document),
            Ok(document) => {
                let side = Args::none().number("side", document.geometry().side());
                errors.push(texts.plain("play-too-large", &side));
            }
            Err(error) => errors.push(texts.read_error(&error)),
        }
        if errors.len() == MOST_ERRORS {
            break;
        }
    }
    if !list.is_empty() || errors.is_empty() {
        let facts = format.facts();
        let args = Args::none().text("format", texts.exchange_format(facts)).number("count", list.len());
        let report = texts.plain("parse-report", &args);
        return if list.is_empty() { Err(report) } else { Ok(Puzzles { list, report }) };
    }
    Err(errors.swap_remove(0))
}

/// Returns the game that starts with a puzzle; `None` if the board is too large to play.
pub fn game_of_document(document: Document) -> Option<Game> {
    // Candidates may belong to the puzzle.
    let (sheet, _) = settle(document.sheet()?.clone(), &Limits::default());
    let mut game = Game::new(sheet);
    game.givens_known = document.givens_known;
    game.title = document.about.title.unwrap_or_default();
    Some(game)
}
