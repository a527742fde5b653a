//! [`Asked`]: a puzzle, and how to answer a question about it.

use crate::drawing::Pencil;
use crate::terminal::{Form, json};
use jade_contract::LanguageJson;
use jade_draw::Picture;
use jade_exchange::Reading;
use jade_grid::SheetData;
use jade_text::Texts;
use serde::Serialize;

/// A puzzle, and how to answer the question about it.
pub struct Asked<'r> {
    pub reading: &'r Reading,
    pub sheet: SheetData,
    pub lang: LanguageJson,
    pub texts: &'static Texts,
    pub form: Form,
    /// Polled regularly: whether to stop with what is known so far.
    pub cancel: &'r dyn Fn() -> bool,
}

impl Asked<'_> {
    /// Returns the reply as JSON, if that is the output form.
    pub fn json(&self, reply: &impl Serialize) -> Option<String> {
        (self.form == Form::Json).then(|| json(reply))
    }

    /// The board with its candidates.
    pub fn picture(&self) -> Picture {
        let position = self.reading.to_sheet().ok().and_then(|sheet| sheet.position().ok());
        position.map_or_else(
            || Picture::of_puzzle(&self.reading.puzzle),
            |position| Picture::of_position(&position),
        )
    }

    /// Returns the pencil to draw with, if the output form is a drawing.
    pub fn pencil(&self) -> Option<Pencil> {
        match self.form {
            Form::Drawn { colour } => Some(Pencil { texts: self.texts, colour }),
            _ => None,
        }
    }
}
