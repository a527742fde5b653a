//! Sentences as spans.

use super::{RoleJson, SceneJson, ValueJson};
use serde::{Deserialize, Serialize};

/// The languages that JADE speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LanguageJson {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
}

/// A piece of a sentence. The texts joined in order are the sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpanJson {
    /// The text of the piece.
    pub text: String,
    /// The name of the part of the step that it mentions; absent if it mentions none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub part: Option<&'static str>,
    /// The role of that part.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub role: Option<RoleJson>,
    /// What it mentions on the board, to be highlighted with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<ValueJson>,
}

/// A sentence about a step, with the scene to draw once it has been read.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SentenceJson {
    /// The sentence.
    pub text: Vec<SpanJson>,
    /// What this sentence and those before it mention; absent if the whole step is to be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scene: Option<SceneJson>,
}
