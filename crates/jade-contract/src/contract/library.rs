//! Puzzles that are ready: the collection that JADE comes with, and the user's own.

use super::{EstimateJson, InputError, LanguageJson};
use serde::{Deserialize, Serialize};

/// What the collection holds that JADE comes with. A request for puzzles with `library` draws from it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LibraryReply {
    /// The version of the contract.
    pub version: u32,
    /// The levels, from the easiest.
    pub levels: Vec<ShelfJson>,
    /// The techniques, in the order of trying.
    pub techniques: Vec<ShelfJson>,
    /// Techniques that no profile has unless it names them. Their puzzles are ready where they come early.
    pub on_request: Vec<ShelfJson>,
}

/// What there is of a level or a technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShelfJson {
    /// The level or the technique: `hard`, `x-wing`.
    pub id: String,
    /// The level or technique in words.
    pub name: String,
    /// How many puzzles are ready.
    pub ready: usize,
    /// How many are ready in which that technique is needed where it is tried right after the singles (`early`).
    pub ready_early: usize,
    /// How long it takes to make one anew, on one thread.
    pub estimate: EstimateJson,
}

/// The user's collections.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CollectionsReply {
    /// The version of the contract.
    pub version: u32,
    /// By name.
    pub collections: Vec<CollectionJson>,
}

/// A collection of the user's own.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CollectionJson {
    /// Its name.
    pub name: String,
    /// How many puzzles it has.
    #[cfg_attr(test, ts(type = "number"))]
    pub puzzles: u64,
}

/// Adds the puzzles of a text to a collection, each rated, and none twice up to symmetry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportRequest {
    /// The name of the collection; it is made if there is none.
    pub name: String,
    /// Puzzles in any format that JADE reads.
    pub text: String,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The profile in which they are rated: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
}

/// What is told while puzzles are imported: a line of JSON each, as it happens.
///
/// Any number of `progress`, then `ended`; or `failed` at any point. What was stored by then stays.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", tag = "event")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ImportEvent {
    /// How far the work is.
    Progress {
        /// Puzzles stored or known by now.
        read: usize,
        /// How many of these were not yet in the collection.
        new: usize,
        /// How many there are to be read.
        all: usize,
    },
    /// It is over.
    Ended {
        /// The version of the contract.
        version: u32,
        /// Puzzles that were read.
        read: usize,
        /// How many of these were not yet in the collection.
        new: usize,
        /// What could not be read.
        errors: Vec<InputError>,
    },
    /// The collection cannot be written, or something is wrong with the program.
    Failed {
        /// What sort of fault: `store`, `internal`.
        code: String,
        /// The fault in words.
        message: String,
    },
}

/// Asks for puzzles of the user's own collections, or of the one that JADE comes with, that fulfil all of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FindRequest {
    /// In this collection of the user's own; in any of them if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The profile in which level, score and technique are meant: `full` if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Of this level.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// With this technique on the path; of what JADE comes with also where it is on the path if it is tried right after
    /// the singles.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// With so many clues or more.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub least_clues: Option<u32>,
    /// With so many clues or fewer.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most_clues: Option<u32>,
    /// With such a score or a higher one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub least_score: Option<u32>,
    /// With such a score or a lower one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most_score: Option<u32>,
    /// How many to skip: those that were shown before.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub skip: Option<u32>,
    /// How many; 100 if not said, 1000 at most.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub count: Option<u32>,
}

/// Puzzles that were found, easy ones first.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FindReply {
    /// The version of the contract.
    pub version: u32,
    /// How many there are, also those that are not in this reply.
    #[cfg_attr(test, ts(type = "number"))]
    pub all: u64,
    /// The puzzles.
    pub puzzles: Vec<KeptJson>,
}

/// A puzzle of a collection.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KeptJson {
    /// The collection that it is in.
    pub collection: String,
    /// The puzzle, as it was imported; of what JADE comes with in one of its symmetries, always the same.
    pub puzzle: String,
    /// Rows and columns of a box: `3x3`.
    pub boxes: String,
    /// The number of clues.
    pub clues: usize,
    /// What stood beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comment: Option<String>,
    /// How its path ends: `solved`, `stuck`, `impossible`, `improper`; only where it is rated in the profile, like
    /// all that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub outcome: Option<String>,
    /// Its level, if the path ends in the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Its score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<u32>,
    /// The hardest technique of the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// Steps of the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub steps: Option<usize>,
    /// Whether the technique that was asked for is not on its path, but is where it is tried right after the singles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub early: Option<bool>,
}

/// Removes a collection with all that is in it.
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
