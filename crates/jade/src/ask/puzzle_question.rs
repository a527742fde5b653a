//! [`PuzzleQuestion`]: a puzzle, and how to answer a question about it.

use crate::console::drawing::Pencil;
use crate::console::terminal::{Form, json};
use jade_contract::AskError;
use jade_draw::Picture;
use jade_exchange::Reading;
use jade_text::Texts;
use jade_tutor::{self as tutor, Cancelled, StepsError};
use serde::Serialize;

/// A puzzle, and how to answer the question about it.
pub struct PuzzleQuestion<'r> {
    pub reading: &'r Reading,
    pub question: tutor::Question,
    pub texts: &'static Texts,
    pub form: Form,
    /// The file of the puzzle; `None` if that is standard input alone.
    pub file: Option<&'r str>,
    /// Polled regularly: whether to stop with what is known so far.
    pub cancel: &'r dyn Fn() -> bool,
}

impl PuzzleQuestion<'_> {
    /// Returns the reply as JSON, with the puzzle and its place, if that is the output form.
    pub fn json<R: Serialize>(&self, reply: impl FnOnce() -> R) -> Option<String> {
        let puzzle = || self.reading.puzzle.to_string();
        (self.form == Form::Json).then(|| json_about(self.file, self.reading.line, puzzle(), &reply()))
    }

    /// The error for an answer that was cut off.
    pub fn cut_off(&self, late: Cancelled) -> AskError {
        AskError::from_cancelled(late, self.texts)
    }

    /// The error for a sheet on which no steps can be looked for.
    pub fn refused(&self, error: &StepsError) -> AskError {
        AskError::from_steps(error, self.question.geometry(), self.texts)
    }

    /// The board with its candidates.
    pub fn picture(&self) -> Picture {
        let sheet = &self.question.sheet;
        let board = sheet.snapshot();
        board.map_or_else(|_| Picture::of_puzzle(&self.reading.puzzle), |board| Picture::of_board(&board))
    }

    /// Returns the pencil to draw with, if the output form is a drawing.
    pub fn pencil(&self) -> Option<Pencil> {
        match self.form {
            Form::Drawn { colour } => Some(Pencil { texts: self.texts, colour }),
            _ => None,
        }
    }
}

/// Serializes a reply as a line of JSON, with the puzzle that it is about, and where that stands.
pub fn json_about<R: Serialize>(file: Option<&str>, line: usize, puzzle: String, reply: &R) -> String {
    json(&About { file, line, puzzle, reply })
}

/// A reply of the API, with the puzzle that it is about.
#[derive(Serialize)]
struct About<'a, R> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    /// From 1.
    line: usize,
    puzzle: String,
    #[serde(flatten)]
    reply: &'a R,
}
