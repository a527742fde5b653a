//! Collections: the one that comes with JADE, and the user’s own.

use super::{EstimateJson, InputError, LanguageJson, LevelJson, PuzzleJson};
use serde::{Deserialize, Serialize};

/// What the collection holds that JADE comes with. A request for puzzles with the source `collection` picks from it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LibraryReply {
    /// The version of the contract.
    pub version: u32,
    /// The levels, from the easiest.
    pub levels: Vec<LevelCategory>,
    /// The techniques, in the order of trying.
    pub techniques: Vec<TechniqueCategory>,
    /// Techniques that no profile has unless it names them. Their puzzles are in the collection where they come early.
    pub on_request: Vec<TechniqueCategory>,
}

/// The puzzles of a level in the collection.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LevelCategory {
    /// The level.
    pub id: LevelJson,
    /// The level in words.
    pub name: String,
    /// The number of puzzles.
    pub count: usize,
    /// How long it takes to generate one, on one thread.
    pub estimate: EstimateJson,
}

/// The puzzles of a technique in the collection.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueCategory {
    /// The technique's id: `x-wing`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of puzzles that need it.
    pub count: usize,
    /// The number of puzzles that need it where it is tried right after the singles (`early`).
    pub early_count: usize,
    /// How long it takes to generate one, on one thread.
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
    pub puzzles: u64,
}

/// Adds the puzzles of a text to a collection. Each is rated and stored only once up to symmetry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportRequest {
    /// The name of the collection; it is made if there is none.
    pub collection: String,
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

/// Asks for puzzles of the user's own collections, or of the one that JADE comes with.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct FindRequest {
    /// The language of texts.
    #[cfg_attr(test, ts(as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The name of one of the user's own collections; any of them by default.
    pub collection: Option<String>,
    /// What the puzzles must be.
    #[cfg_attr(test, ts(as = "Option<_>"))]
    pub filter: FilterJson,
    /// How many to skip: those that were shown before.
    #[cfg_attr(test, ts(as = "Option<_>"))]
    pub skip: u32,
    /// How many, 1000 at most; 100 by default.
    pub count: Option<u32>,
}

/// Selects the puzzles that meet all the conditions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct FilterJson {
    /// The variant of JADE's collection, such as `killer`; plain puzzles by default. Puzzles of variants are rated in the profile
    /// `full`, and of the techniques on their paths only the hardest counts.
    pub rules: Option<String>,
    /// The profile that level, score and technique refer to; `full` by default.
    pub profile: Option<String>,
    /// Of this level.
    pub level: Option<LevelJson>,
    /// With the technique of this id on the path; in JADE's collection also where it is on the path if it is tried
    /// right after the singles.
    pub technique: Option<String>,
    /// The number of givens.
    #[cfg_attr(test, ts(as = "Option<_>"))]
    pub givens: RangeJson,
    /// The score.
    #[cfg_attr(test, ts(as = "Option<_>"))]
    pub score: RangeJson,
}

/// A range of numbers, with both its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct RangeJson {
    /// The least number; any if absent.
    pub least: Option<u32>,
    /// The greatest number; any if absent.
    pub most: Option<u32>,
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
    pub all: u64,
    /// The puzzles.
    pub puzzles: Vec<PuzzleJson>,
    /// The number of puzzles that cannot be read because the file is damaged; usually 0.
    pub unreadable: usize,
}

/// Removes a collection and all its puzzles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RemoveRequest {
    /// The name of the collection.
    pub collection: String,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}
