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
    /// One puzzle per line, one grid, or the text of any format that JADE reads.
    pub text: String,
    /// The language of messages.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// Asks whether the givens of a sheet are a proper puzzle, and what is wrong with the sheet.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckRequest {
    /// The player’s sheet.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// What all questions about logic share: a sheet and the techniques to use.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QuestionJson {
    /// The player’s sheet.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// Whether the givens of the sheet are known to be givens (default: `true`). They are not if the sheet comes from a
    /// pencil-mark grid, which does not distinguish givens from solved cells.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub givens_known: bool,
    /// The techniques to use; the full profile by default.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub techniques: TechniqueChoice,
}

fn yes() -> bool {
    true
}

impl From<SheetData> for QuestionJson {
    /// Creates a question in English, with known givens and the full profile.
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
    /// The id of the profile to choose from: `full` (default) or `classic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Use only the techniques with these ids, in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Do not use the techniques with these ids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
}

/// Asks for a hint or the next step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdviceRequest {
    /// The sheet and the techniques to use.
    pub question: QuestionJson,
    /// The id of the only technique to try; it need not be in the profile.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// Complaints that the player has dismissed and that are to be ignored.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub dismissed: Vec<ComplaintJson>,
    /// Whether to advise moves without pencil marks as long as the sheet has few marks. Default: `true` for a hint,
    /// `false` for a next step.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub before_marks: Option<bool>,
    /// Whether to give the truths and links of the step, too.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub truths: bool,
}

/// Asks for every step that is available now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepsRequest {
    /// The sheet and the techniques to use.
    pub question: QuestionJson,
    /// The id of the only technique whose steps are listed; it need not be in the profile.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// Whether to give the truths and links of each step, too.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub truths: bool,
}

/// Asks how hard a puzzle is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RateRequest {
    /// The sheet and the techniques to use.
    pub question: QuestionJson,
    /// Whether to add the rating of the Sudoku Explainer, which takes from milliseconds to minutes.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub explainer: bool,
}

/// Asks for all steps to the solution, or as far as the techniques lead.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathRequest {
    /// The sheet and the techniques to use.
    pub question: QuestionJson,
    /// Use only the singles of the profile.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub singles: bool,
    /// The id of a technique: stop where the next step would use it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub until: Option<String>,
    /// Try that technique right after the singles, before simpler ones that may draw the same conclusion. Not together
    /// with a choice of techniques.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub early: bool,
    /// Use only moves that need no pencil marks. Not together with a choice of techniques.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub before_marks: bool,
}

impl From<QuestionJson> for AdviceRequest {
    fn from(question: QuestionJson) -> AdviceRequest {
        AdviceRequest { question, technique: None, dismissed: Vec::new(), before_marks: None, truths: false }
    }
}

impl From<QuestionJson> for StepsRequest {
    fn from(question: QuestionJson) -> StepsRequest {
        StepsRequest { question, technique: None, truths: false }
    }
}

impl From<QuestionJson> for RateRequest {
    fn from(question: QuestionJson) -> RateRequest {
        RateRequest { question, explainer: false }
    }
}

impl From<QuestionJson> for PathRequest {
    fn from(question: QuestionJson) -> PathRequest {
        PathRequest { question, singles: false, until: None, early: false, before_marks: false }
    }
}

/// Asks for the solutions of a puzzle, or for their number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SolveRequest {
    /// The sheet. Only its givens are solved.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The id of the engine: `auto` (default), `backtracking`, `dancing-links`, …
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub engine: Option<String>,
    /// The number of solutions to list or count at most. Default: one is listed, all are counted.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub limit: Option<u64>,
}
