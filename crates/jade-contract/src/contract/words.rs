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
    /// Español.
    Es,
}

/// A piece of a sentence. Joined in order, the texts are the sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpanJson {
    /// The words.
    pub text: String,
    /// The name of the part of the step that they speak of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub part: Option<String>,
    /// The role of that part.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub role: Option<RoleJson>,
    /// What on the board they speak of: lights up with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<ValueJson>,
}

/// A sentence about a step, and what is drawn once it is read.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SentenceJson {
    /// The sentence.
    pub text: Vec<SpanJson>,
    /// What it and those before it speak of; absent where the whole step is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scene: Option<SceneJson>,
}
