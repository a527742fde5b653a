//! Requests.

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
pub struct SheetRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// Not needed to check; taken so that one body can ask every question.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
}

/// Asks for a hint, or the next step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The techniques to use: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Of these techniques only those named here, in this order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Of these techniques all but those named here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
    /// The one technique that is wanted; it need not be among the others.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// Complaints that the player has waved away: go on as if what they are about were right.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub waved: Option<Vec<ComplaintJson>>,
    /// Whether moves that need no pencil marks are offered first while the sheet has few marks; so if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub before_marks: Option<bool>,
    /// Whether the sheet's givens are known to be givens; so if not said. A pencil-mark grid by itself does not
    /// tell what was solved from what was given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub givens_known: Option<bool>,
}

/// Asks for every step that is available now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepsRequest {
    /// The position: a sheet with all that is written on it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The techniques to use: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Of these techniques only those named here, in this order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Of these techniques all but those named here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
    /// The one technique whose steps are wanted; it need not be among the others.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// Whether the sheet's givens are known to be givens; so if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub givens_known: Option<bool>,
}

/// Asks how hard it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RateRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The techniques to use: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Of these techniques only those named here, in this order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Of these techniques all but those named here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
    /// Whether the sheet's givens are known to be givens; so if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub givens_known: Option<bool>,
}

/// Asks for the steps to the end, or to where the techniques give out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The techniques to use: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Of these techniques only those named here, in this order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Of these techniques all but those named here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
    /// Go no further than singles lead: whatever else the profile has is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub singles: bool,
    /// Stop where the next step would be of this technique.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub until: Option<String>,
    /// That technique is tried right after the singles, before simpler ones that might say the same. Not with
    /// `profile`, `only` or `without`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub early: bool,
    /// Go only as far as moves that need no pencil marks lead. Cannot be asked together with a choice of
    /// techniques.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub before_marks: bool,
    /// Whether the sheet's givens are known to be givens; so if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub givens_known: Option<bool>,
}

impl From<SheetRequest> for HintRequest {
    fn from(SheetRequest { sheet, lang, profile }: SheetRequest) -> HintRequest {
        let (only, without, technique) = (None, None, None);
        let (waved, before_marks, givens_known) = (None, None, None);
        HintRequest { sheet, lang, profile, only, without, technique, waved, before_marks, givens_known }
    }
}

impl From<SheetRequest> for StepsRequest {
    fn from(SheetRequest { sheet, lang, profile }: SheetRequest) -> StepsRequest {
        StepsRequest { sheet, lang, profile, only: None, without: None, technique: None, givens_known: None }
    }
}

impl From<SheetRequest> for RateRequest {
    fn from(SheetRequest { sheet, lang, profile }: SheetRequest) -> RateRequest {
        RateRequest { sheet, lang, profile, only: None, without: None, givens_known: None }
    }
}

impl From<SheetRequest> for PathRequest {
    fn from(SheetRequest { sheet, lang, profile }: SheetRequest) -> PathRequest {
        let (only, without, until, givens_known) = (None, None, None, None);
        let (singles, early, before_marks) = (false, false, false);
        PathRequest { sheet, lang, profile, only, without, singles, until, early, before_marks, givens_known }
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
    /// The most solutions to list or count. If not said, one is listed, and all are counted.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub limit: Option<u64>,
}
