//! Sentences as spans.

use super::ValueJson;
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
    pub role: Option<String>,
    /// What on the board they speak of: lights up with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<ValueJson>,
}
