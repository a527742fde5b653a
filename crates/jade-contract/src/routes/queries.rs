//! What the queries of addresses contain, and the language in which a request wants its reply.

use crate::contract::{
    AdviceRequest, CheckRequest, ClaimRequest, CluesRequest, DrillRequest, FindRequest, GenerateRequest,
    JudgeRequest, LanguageJson, LargeRequest, ParseRequest, PathRequest, PossibleRequest, PrintRequest,
    RateRequest, ReviewRequest, SolveRequest, StepsRequest, WriteRequest,
};
use serde::Deserialize;

/// A query with only a language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct InLanguage {
    /// The language of the reply; default: `Accept-Language`
    pub lang: Option<LanguageJson>,
}

/// A query about a profile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct OfProfile {
    /// The language of the reply; default: `Accept-Language`
    pub lang: Option<LanguageJson>,
    /// `full` (the default) or `classic`
    pub profile: Option<String>,
}

/// The query for a technique or a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct ById {
    /// The language of the reply; default: `Accept-Language`
    pub lang: Option<LanguageJson>,
    /// The id: `x-wing`, or of a lesson `introduction`
    pub id: String,
}

/// The query for a search by words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct ByWords {
    /// The language of the lessons; default: `Accept-Language`
    pub lang: Option<LanguageJson>,
    /// The words, each the beginning of one on the page
    pub words: String,
}

/// The query for a board of a technique.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct AnotherOf {
    /// The language of the reply; default: `Accept-Language`
    pub lang: Option<LanguageJson>,
    /// The technique’s id: `x-wing`
    pub technique: String,
    /// The seed that selects the board
    pub seed: u64,
}

/// A request that may name the language of its reply.
pub(super) trait Lingual {
    /// Returns the language, if it names one.
    fn language(&self) -> Option<LanguageJson>;
}

macro_rules! lingual {
    ($($request:ty: $($lang:ident).+ $($some:ident)?;)*) => {$(
        impl Lingual for $request {
            fn language(&self) -> Option<LanguageJson> {
                lingual!(@ self.$($lang).+, $($some)?)
            }
        }
    )*};
    (@ $lang:expr, some) => { Some($lang) };
    (@ $lang:expr,) => { $lang };
}

lingual! {
    InLanguage: lang;
    OfProfile: lang;
    ById: lang;
    ByWords: lang;
    AnotherOf: lang;
    ParseRequest: lang some;
    WriteRequest: lang some;
    PrintRequest: lang some;
    LargeRequest: lang some;
    CheckRequest: lang some;
    SolveRequest: lang some;
    PossibleRequest: lang some;
    CluesRequest: lang some;
    AdviceRequest: question.lang some;
    StepsRequest: question.lang some;
    PathRequest: question.lang some;
    RateRequest: question.lang some;
    ClaimRequest: lang some;
    JudgeRequest: lang some;
    DrillRequest: lang some;
    ReviewRequest: lang some;
    GenerateRequest: lang some;
    FindRequest: lang some;
}
