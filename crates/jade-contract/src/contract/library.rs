//! Collections: the one that comes with JADE, and the user’s own.

use super::{EstimateJson, InputError, LanguageJson};
use serde::{Deserialize, Serialize};

/// The contents of JADE’s own collection. A request for puzzles with `library` takes them from here.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LibraryReply {
    /// The version of the contract.
    pub version: u32,
    /// The levels, easiest first.
    pub levels: Vec<ShelfJson>,
    /// The techniques, in the order in which they are tried.
    pub techniques: Vec<ShelfJson>,
    /// Techniques that no profile has unless it names them. Their puzzles need them early (see `readyEarly`).
    pub on_request: Vec<ShelfJson>,
}

/// The number of puzzles for a level or a technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShelfJson {
    /// The id of the level or technique, such as `hard` or `x-wing`.
    pub id: String,
    /// Its name in the requested language.
    pub name: String,
    /// The number of puzzles in the collection.
    pub ready: usize,
    /// The number of puzzles that need this technique if it is tried right after the singles (`early`).
    pub ready_early: usize,
    /// How long it takes to generate a new one on one thread.
    pub estimate: EstimateJson,
}

/// The user’s own collections.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CollectionsReply {
    /// The version of the contract.
    pub version: u32,
    /// The collections, ordered by name.
    pub collections: Vec<CollectionJson>,
}

/// One of the user’s own collections.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CollectionJson {
    /// The name of the collection.
    pub name: String,
    /// The number of its puzzles.
    #[cfg_attr(test, ts(type = "number"))]
    pub puzzles: u64,
}

/// Adds the puzzles of a text to a collection. Each is rated and stored only once up to symmetry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportRequest {
    /// The name of the collection. It is created if it does not exist.
    pub name: String,
    /// Puzzles in any format that JADE reads.
    pub text: String,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The id of the profile used to rate the puzzles: `full` (default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
}

/// Reports on an import, one line of JSON each, as it happens.
///
/// Any number of `progress`, then `ended`; `failed` may come at any point. What was stored by then remains.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", tag = "event")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ImportEvent {
    /// The progress of the import.
    Progress {
        /// The number of puzzles processed.
        read: usize,
        /// The number of those that were new to the collection.
        new: usize,
        /// The number of puzzles in the text.
        all: usize,
    },
    /// The import has ended.
    Ended {
        /// The version of the contract.
        version: u32,
        /// The number of puzzles read.
        read: usize,
        /// The number of those that were new to the collection.
        new: usize,
        /// The parts of the text that could not be read.
        errors: Vec<InputError>,
    },
    /// The collection cannot be written, or the program failed.
    Failed {
        /// The kind of error: `store` or `internal`.
        code: String,
        /// The error in words.
        message: String,
    },
}

/// Asks for puzzles of JADE’s own collection or of the user’s that fulfil all conditions.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FindRequest {
    /// The name of the user’s collection; default: all of them.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The profile that level, score and technique refer to; default: `full`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// The level of the puzzle.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// The id of a technique on the path. In JADE’s own collection, it may also be on the path that tries it right
    /// after the singles.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// The minimum number of givens.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub least_clues: Option<u32>,
    /// The maximum number of givens.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most_clues: Option<u32>,
    /// The minimum score.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub least_score: Option<u32>,
    /// The maximum score.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most_score: Option<u32>,
    /// The number of puzzles to skip, because they were shown before; default: 0.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub skip: Option<u32>,
    /// The number of puzzles to return, at most 1000; default: 100.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub count: Option<u32>,
}

/// The puzzles found, easiest first.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FindReply {
    /// The version of the contract.
    pub version: u32,
    /// The number of puzzles that fulfil the conditions, including those not in this reply.
    #[cfg_attr(test, ts(type = "number"))]
    pub all: u64,
    /// The puzzles.
    pub puzzles: Vec<KeptJson>,
    /// The number of puzzles that cannot be read because the file is damaged; usually 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub unreadable: usize,
}

/// A puzzle of a collection.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KeptJson {
    /// The name of its collection.
    pub collection: String,
    /// The givens as a line, as imported. A puzzle of JADE’s own collection is shown in one of its symmetries, always
    /// the same.
    pub puzzle: String,
    /// Rows and columns of a box, such as `3x3`.
    pub boxes: String,
    /// The number of givens.
    pub clues: usize,
    /// The text that came with it; absent if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comment: Option<String>,
    /// How its path ends: `solved`, `stuck`, `impossible` or `improper`. This and all that follows is absent if the
    /// puzzle is not rated in the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub outcome: Option<String>,
    /// Its level; absent unless the path reaches the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Its score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<u32>,
    /// The id of the hardest technique of the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// The number of steps of the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub steps: Option<usize>,
    /// `true` if the requested technique is not on this path, but on the one that tries it right after the singles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub early: Option<bool>,
}

/// Removes a collection and all its puzzles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RemoveRequest {
    /// The name of the collection.
    pub name: String,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}
