//! [`Question`]: a request about a sheet, read and found good.

use crate::AskError;
use crate::contract::{ComplaintJson, HintRequest, LanguageJson, PathRequest, RateRequest, StepsRequest};
use jade_grid::{Candidate, Cell, Conflict, Digit, Sheet, SheetData};
use jade_logic::techniques::technique;
use jade_logic::{Profile, Technique};
use jade_search::Engine;
use jade_text::Texts;
use jade_tutor::Complaint;

/// The engine where none is asked for.
const ENGINE: &str = "auto";

/// A request about a sheet, read and found good.
pub(crate) struct Question {
    pub question: jade_tutor::Question,
    pub texts: &'static Texts,
    /// The one technique that is asked for.
    pub technique: Option<&'static Technique>,
}

impl Question {
    pub(crate) fn hint(request: &HintRequest) -> Result<Question, AskError> {
        let HintRequest { sheet, lang, profile, only, without, givens_known, .. } = request;
        let question = Question::new(sheet, *lang, (profile, only, without), *givens_known)?;
        Ok(Question {
            technique: one(request.technique.as_deref(), "technique", question.texts)?,
            ..question
        })
    }

    pub(crate) fn steps(request: &StepsRequest) -> Result<Question, AskError> {
        let StepsRequest { sheet, lang, profile, only, without, givens_known, .. } = request;
        let question = Question::new(sheet, *lang, (profile, only, without), *givens_known)?;
        Ok(Question {
            technique: one(request.technique.as_deref(), "technique", question.texts)?,
            ..question
        })
    }

    pub(crate) fn path(request: &PathRequest) -> Result<Question, AskError> {
        let PathRequest { sheet, lang, profile, only, without, givens_known, .. } = request;
        let question = Question::new(sheet, *lang, (profile, only, without), *givens_known)?;
        Ok(Question { technique: one(request.until.as_deref(), "until", question.texts)?, ..question })
    }

    pub(crate) fn rate(request: &RateRequest) -> Result<Question, AskError> {
        let RateRequest { sheet, lang, profile, only, without, givens_known } = request;
        Question::new(sheet, *lang, (profile, only, without), *givens_known)
    }

    /// What all requests have: a sheet, a language, a choice of techniques and what is known of the givens.
    fn new(
        data: &SheetData,
        lang: LanguageJson,
        (profile, only, without): (&Option<String>, &Option<Vec<String>>, &Option<Vec<String>>),
        givens_known: Option<bool>,
    ) -> Result<Question, AskError> {
        let texts = texts(lang);
        let question = jade_tutor::Question {
            sheet: sheet(data, texts)?,
            techniques: chosen(profile, only, without, texts)?,
            givens_known: givens_known.unwrap_or(true),
        };
        Ok(Question { question, technique: None, texts })
    }
}

/// The complaints on a sheet that are named; one that is not there any more is passed over.
pub(crate) fn dismissed(named: &[ComplaintJson], sheet: &Sheet) -> Vec<Complaint> {
    let board = sheet.geometry();
    let cell = |index: usize| (index < board.cell_count()).then(|| Cell::new(index));
    let one = |named: &ComplaintJson| match *named {
        ComplaintJson::Conflict { cells, digit } => {
            let is_it = |conflict: &Conflict| {
                conflict.cells.map(|cell| cell.index()) == cells && conflict.digit.get() == digit
            };
            sheet.conflicts().into_iter().find(is_it).map(Complaint::Conflict)
        }
        ComplaintJson::WrongEntry { cell: index } => cell(index).map(Complaint::WrongEntry),
        ComplaintJson::LostCandidate { cell: index, digit } => {
            Some(Complaint::LostCandidate(Candidate::new(cell(index)?, Digit::new(digit)?)))
        }
    };
    named.iter().filter_map(one).collect()
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

/// The one technique that is asked for, if any is.
fn one(id: Option<&str>, field: &str, texts: &Texts) -> Result<Option<&'static Technique>, AskError> {
    id.map(|id| named(id, field, texts)).transpose()
}

/// The technique of this id.
pub(crate) fn named(id: &str, field: &str, texts: &Texts) -> Result<&'static Technique, AskError> {
    technique(id).map_err(|error| AskError::field(field, texts.unknown_technique(&error)))
}

/// The engine that is asked for, or the usual one.
pub(crate) fn engine(name: Option<&str>, texts: &Texts) -> Result<&'static dyn Engine, AskError> {
    jade_search::engine(name.unwrap_or(ENGINE))
        .map_err(|error| AskError::field("engine", texts.unknown_engine(&error)))
}
