//! [`Question`]: a request about a sheet, read and found good.

use crate::contract::{ComplaintJson, HintRequest, LanguageJson, PathRequest, RateRequest, StepsRequest};
use crate::ground::Ground;
use crate::{AskError, Limits};
use jade_grid::{Geometry, Position, Sheet, SheetData};
use jade_logic::techniques::technique;
use jade_logic::{Profile, Technique};
use jade_search::Engine;
use jade_text::Texts;

/// The engine where none is asked for.
const ENGINE: &str = "auto";

/// A request about a sheet, read and found good.
pub(crate) struct Question<'r> {
    pub sheet: Sheet,
    pub profile: Profile,
    pub texts: &'static Texts,
    /// The one technique that is asked for.
    pub technique: Option<&'static Technique>,
    /// Complaints that were waved away.
    pub waved: &'r [ComplaintJson],
    /// Whether the digits of the sheet's givens are known to be givens.
    pub givens_known: bool,
}

impl<'r> Question<'r> {
    pub(crate) fn hint(request: &'r HintRequest) -> Result<Question<'r>, AskError> {
        let HintRequest { sheet, lang, profile, only, without, givens_known, .. } = request;
        let question = Question::new(sheet, *lang, (profile, only, without), *givens_known)?;
        let technique = named(&request.technique, "technique", question.texts)?;
        Ok(Question { technique, waved: request.waved.as_deref().unwrap_or_default(), ..question })
    }

    pub(crate) fn steps(request: &StepsRequest) -> Result<Question<'r>, AskError> {
        let StepsRequest { sheet, lang, profile, only, without, givens_known, .. } = request;
        let question = Question::new(sheet, *lang, (profile, only, without), *givens_known)?;
        Ok(Question { technique: named(&request.technique, "technique", question.texts)?, ..question })
    }

    pub(crate) fn path(request: &PathRequest) -> Result<Question<'r>, AskError> {
        let PathRequest { sheet, lang, profile, only, without, givens_known, .. } = request;
        let question = Question::new(sheet, *lang, (profile, only, without), *givens_known)?;
        Ok(Question { technique: named(&request.until, "until", question.texts)?, ..question })
    }

    pub(crate) fn rate(request: &RateRequest) -> Result<Question<'r>, AskError> {
        let RateRequest { sheet, lang, profile, only, without, givens_known } = request;
        Question::new(sheet, *lang, (profile, only, without), *givens_known)
    }

    /// What all requests have: a sheet, a language, a choice of techniques and what is known of the givens.
    fn new(
        data: &SheetData,
        lang: LanguageJson,
        (profile, only, without): (&Option<String>, &Option<Vec<String>>, &Option<Vec<String>>),
        givens_known: Option<bool>,
    ) -> Result<Question<'r>, AskError> {
        let texts = texts(lang);
        Ok(Question {
            sheet: sheet(data, texts)?,
            profile: chosen(profile, only, without, texts)?,
            technique: None,
            waved: &[],
            givens_known: givens_known.unwrap_or(true),
            texts,
        })
    }

    pub(crate) fn geometry(&self) -> &'static Geometry {
        self.sheet.givens().geometry()
    }

    pub(crate) fn ground(&self, limits: &Limits<'_>) -> Result<Ground, AskError> {
        Ground::of(self, limits, engine(None, self.texts)?)
    }

    /// Takes from a position what is not known of its givens.
    pub(crate) fn with_known_givens(&self, mut position: Position) -> Position {
        if !self.givens_known {
            position.set_givens(None);
        }
        position
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

/// The profile that is asked for, with a choice of its techniques.
pub(crate) fn chosen(
    name: &Option<String>,
    only: &Option<Vec<String>>,
    without: &Option<Vec<String>>,
    texts: &Texts,
) -> Result<Profile, AskError> {
    fn ids(list: &Option<Vec<String>>) -> Option<Vec<&str>> {
        list.as_ref().map(|list| list.iter().map(String::as_str).collect())
    }
    let mut profile = profile(name.as_deref(), texts)?;
    // One after the other: so the field at fault is known.
    for (field, only, without) in [("only", ids(only), None), ("without", None, ids(without))] {
        profile = profile
            .with_choice(only.as_deref(), without.as_deref().unwrap_or_default())
            .map_err(|error| AskError::field(field, texts.unknown_profile(&error)))?;
    }
    Ok(profile)
}

/// The technique that is asked for, if any is.
pub(crate) fn named(
    id: &Option<String>,
    field: &str,
    texts: &Texts,
) -> Result<Option<&'static Technique>, AskError> {
    let found = id.as_deref().map(technique).transpose();
    found.map_err(|error| AskError::field(field, texts.unknown_technique(&error)))
}

/// The engine that is asked for, or the usual one.
pub(crate) fn engine(name: Option<&str>, texts: &Texts) -> Result<&'static dyn Engine, AskError> {
    jade_search::engine(name.unwrap_or(ENGINE))
        .map_err(|error| AskError::field("engine", texts.unknown_engine(&error)))
}
