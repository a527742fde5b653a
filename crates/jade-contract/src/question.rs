//! Decodes what requests have in common: a sheet, a language and techniques.

use crate::AskError;
use crate::contract::{ComplaintJson, LanguageJson, QuestionJson, TechniqueChoice};
use jade_grid::{Candidate, Cell, Conflict, Digit, PositionError, Sheet, SheetData};
use jade_logic::techniques::technique;
use jade_logic::{Profile, ProfileError, Technique};
use jade_search::Engine;
use jade_text::{Args, Texts};
use jade_tutor::{Complaint, Question};
use std::ops::RangeInclusive;

/// The default engine.
const ENGINE: &str = "auto";

impl QuestionJson {
    /// Decodes the question. Also returns the texts of its language.
    pub(crate) fn read(&self) -> Result<(Question, &'static Texts), AskError> {
        let texts = texts(self.lang);
        let sheet = sheet_at("question.sheet", &self.sheet, texts)?;
        let techniques = techniques_in_field("question.techniques", &self.techniques, texts)?;
        Ok((Question { sheet, techniques, givens_known: self.givens_known }, texts))
    }
}

/// Decodes dismissed complaints. Ignores those that no longer apply.
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

/// Decodes the sheet of a request about a board up to 16×16.
pub(crate) fn sheet(data: &SheetData, texts: &Texts) -> Result<Sheet, AskError> {
    let sheet = sheet_of_any_size(data, texts)?;
    refuse_large("sheet", &sheet, texts)?;
    Ok(sheet)
}

/// Decodes the sheet of a request about a board of any size that a sheet may have.
pub(crate) fn sheet_of_any_size(data: &SheetData, texts: &Texts) -> Result<Sheet, AskError> {
    sheet_at("sheet", data, texts)
}

/// Refuses a sheet above 16×16, where a question needs all techniques.
fn refuse_large(field: &str, sheet: &Sheet, texts: &Texts) -> Result<(), AskError> {
    let geometry = sheet.geometry();
    if geometry.is_usual() {
        return Ok(());
    }
    let error = PositionError::TooLarge { side: geometry.side() };
    Err(AskError::field(&format!("{field}.boxRows"), texts.position_error(&error, geometry).to_string()))
}

/// Decodes the sheet in the field `field`.
fn sheet_at(field: &str, data: &SheetData, texts: &Texts) -> Result<Sheet, AskError> {
    Sheet::try_from(data.clone()).map_err(|error| AskError::from_sheet(field, &error, texts))
}

/// Returns the requested profile, or the default one.
pub(crate) fn profile(name: Option<&str>, texts: &Texts) -> Result<Profile, AskError> {
    profile_at("profile", name, texts)
}

/// The profile that stands in this field, or the usual one.
pub(crate) fn profile_at(field: &str, name: Option<&str>, texts: &Texts) -> Result<Profile, AskError> {
    let Some(name) = name else { return Ok(Profile::full()) };
    Profile::named(name).map_err(|error| AskError::field(field, texts.unknown_profile(&error)))
}

/// Checks that the number in a field is in this range.
pub(crate) fn check_range(
    field: &str,
    found: u64,
    range: RangeInclusive<u64>,
    texts: &Texts,
) -> Result<(), AskError> {
    if range.contains(&found) {
        return Ok(());
    }
    let args = Args::none().text("found", found.to_string()).text("least", range.start().to_string());
    let args = args.text("most", range.end().to_string());
    Err(AskError::field(field, texts.plain("generate-out-of-range", &args)))
}

/// The techniques that are chosen in this field.
pub(crate) fn techniques_in_field(
    field: &str,
    choice: &TechniqueChoice,
    texts: &Texts,
) -> Result<Profile, AskError> {
    let at = |part: &str, error: &ProfileError| {
        AskError::field(&format!("{field}.{part}"), texts.unknown_profile(error))
    };
    fn ids(list: &[String]) -> Vec<&str> {
        list.iter().map(String::as_str).collect()
    }
    let mut profile = match &choice.profile {
        Some(name) => Profile::named(name).map_err(|error| at("profile", &error))?,
        None => Profile::full(),
    };
    // Apply one after the other, so that an error can name its field.
    if let Some(only) = &choice.only {
        profile = profile.with_choice(Some(&ids(only)), &[]).map_err(|error| at("only", &error))?;
    }
    let without = choice.without.as_deref().map(ids).unwrap_or_default();
    profile.with_choice(None, &without).map_err(|error| at("without", &error))
}

/// Decodes the optional id of a technique.
pub(crate) fn optional_technique(
    id: Option<&str>,
    field: &str,
    texts: &Texts,
) -> Result<Option<&'static Technique>, AskError> {
    id.map(|id| technique_in_field(id, field, texts)).transpose()
}

/// Returns the technique with this id.
pub(crate) fn technique_in_field(
    id: &str,
    field: &str,
    texts: &Texts,
) -> Result<&'static Technique, AskError> {
    technique(id).map_err(|error| AskError::field(field, texts.unknown_technique(&error)))
}

/// Returns the error for a technique for which the collection has no puzzle.
pub(crate) fn no_board(technique: &Technique, texts: &Texts) -> AskError {
    let args = Args::none().technique("technique", technique.id());
    AskError::field("technique", texts.plain("lesson-no-other", &args))
}

/// Returns the requested engine, or the default one.
pub(crate) fn engine(name: Option<&str>, texts: &Texts) -> Result<&'static dyn Engine, AskError> {
    jade_search::engine(name.unwrap_or(ENGINE))
        .map_err(|error| AskError::field("engine", texts.unknown_engine(&error)))
}
