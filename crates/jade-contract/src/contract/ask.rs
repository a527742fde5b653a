//! Requests about a sheet.

use super::{ComplaintJson, LanguageJson};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// Reads puzzles from text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParseRequest {
    /// One puzzle a line, or one grid.
    pub text: String,
    /// The language of messages.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// Asks whether a sheet's givens are a puzzle, and what is wrong with the sheet.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// What every question has that is answered by reasoning: a sheet, and the techniques to use.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QuestionJson {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// Whether the sheet's givens are known to be givens; `true` by default. A pencil-mark grid by itself does not
    /// tell what was solved from what was given.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub givens_known: bool,
    /// The techniques to use.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub techniques: TechniqueChoice,
}

fn yes() -> bool {
    true
}

impl From<SheetData> for QuestionJson {
    /// A question in English about a sheet whose givens are known, with the techniques of the full profile.
    fn from(sheet: SheetData) -> QuestionJson {
        let (lang, techniques) = (LanguageJson::En, TechniqueChoice::default());
        QuestionJson { sheet, lang, givens_known: true, techniques }
    }
}

/// A choice of techniques.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueChoice {
    /// The profile to choose from: `full` (the default) or `classic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Only the techniques with these ids, in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// All but the techniques with these ids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
}

/// Asks for a hint, or the next step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdviceRequest {
    /// The sheet, and the techniques to use.
    pub question: QuestionJson,
    /// The id of the one technique that is wanted; it need not be among the others.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// Complaints that the player has dismissed: go on as if what they are about were right.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub dismissed: Vec<ComplaintJson>,
    /// Whether moves that need no pencil marks are offered first while the sheet has few marks; by default so for a
    /// hint, but not for the next step.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub before_marks: Option<bool>,
}

/// Asks for every step that is available now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepsRequest {
    /// The sheet, and the techniques to use.
    pub question: QuestionJson,
    /// The id of the one technique whose steps are wanted; it need not be among the others.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
}

/// Asks how hard it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RateRequest {
    /// The sheet, and the techniques to use.
    pub question: QuestionJson,
}

/// Asks for the steps to the end, or to where the techniques give out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathRequest {
    /// The sheet, and the techniques to use.
    pub question: QuestionJson,
    /// Go no further than singles lead: whatever else the profile has is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub singles: bool,
    /// Stop where the next step would be of the technique with this id.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub until: Option<String>,
    /// That technique is tried right after the singles, before simpler ones that might say the same. Not together with
    /// a choice of techniques.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub early: bool,
    /// Go only as far as moves that need no pencil marks lead. Not together with a choice of techniques.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub before_marks: bool,
}

impl From<QuestionJson> for AdviceRequest {
    fn from(question: QuestionJson) -> AdviceRequest {
        AdviceRequest { question, technique: None, dismissed: Vec::new(), before_marks: None }
    }
}

impl From<QuestionJson> for StepsRequest {
    fn from(question: QuestionJson) -> StepsRequest {
        StepsRequest { question, technique: None }
    }
}

impl From<QuestionJson> for RateRequest {
    fn from(question: QuestionJson) -> RateRequest {
        RateRequest { question }
    }
}

impl From<QuestionJson> for PathRequest {
    fn from(question: QuestionJson) -> PathRequest {
        PathRequest { question, singles: false, until: None, early: false, before_marks: false }
    }
}

/// Asks for solutions, or how many there are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SolveRequest {
    /// The sheet; its givens are what is solved.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The engine: `auto` (the default), `backtracking`, `dancing-links`, …
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub engine: Option<String>,
    /// The most solutions to list or count. By default one is listed, and all are counted.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub limit: Option<u64>,
}
