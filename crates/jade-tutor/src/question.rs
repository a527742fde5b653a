//! [`Question`]: a request about a sheet, read and found good.

use crate::contract::{LanguageJson, SheetRequest};
use crate::ground::Ground;
use crate::{AskError, Limits};
use jade_grid::{Geometry, Sheet, SheetData};
use jade_logic::Profile;
use jade_search::Engine;
use jade_text::Texts;

/// The engine where none is asked for.
const ENGINE: &str = "auto";

/// A request about a sheet, read and found good.
pub(crate) struct Question {
    pub sheet: Sheet,
    pub profile: Profile,
    pub texts: &'static Texts,
}

impl Question {
    pub(crate) fn new(request: &SheetRequest) -> Result<Question, AskError> {
        let texts = texts(request.lang);
        Ok(Question {
            sheet: sheet(&request.sheet, texts)?,
            profile: profile(request.profile.as_deref(), texts)?,
            texts,
        })
    }

    pub(crate) fn geometry(&self) -> &'static Geometry {
        self.sheet.givens().geometry()
    }

    pub(crate) fn ground(&self, limits: &Limits<'_>) -> Result<Ground, AskError> {
        Ground::of(&self.sheet, limits, engine(None, self.texts)?, self.texts)
    }
}

/// The texts of a language.
pub(crate) fn texts(language: LanguageJson) -> &'static Texts {
    Texts::of(language.into())
}

/// The sheet of a request.
pub(crate) fn sheet(data: &SheetData, texts: &Texts) -> Result<Sheet, AskError> {
    Sheet::try_from(data.clone())
        .map_err(|error| AskError::field(&format!("sheet.{}", error.field()), texts.sheet_error(&error)))
}

/// The profile that is asked for, or the usual one.
pub(crate) fn profile(name: Option<&str>, texts: &Texts) -> Result<Profile, AskError> {
    let Some(name) = name else { return Ok(Profile::full()) };
    Profile::named(name).map_err(|error| AskError::field("profile", texts.unknown_profile(&error)))
}

/// The engine that is asked for, or the usual one.
pub(crate) fn engine(name: Option<&str>, texts: &Texts) -> Result<&'static dyn Engine, AskError> {
    jade_search::engine(name.unwrap_or(ENGINE))
        .map_err(|error| AskError::field("engine", texts.unknown_engine(&error)))
}
