//! Rankings of those who want to be ranked.

use super::LevelJson;
use jade_game::TimeFault;
use serde::{Deserialize, Serialize};

/// Which solves a table compares.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RankingHelpJson {
    /// Those without a single hint.
    #[default]
    None,
    /// Those with hints.
    Hints,
}

/// By what a table is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RankByJson {
    /// By the number of solves.
    Solved,
    /// By the best time; a day’s puzzle by the time.
    Best,
    /// By the mean time.
    Mean,
    /// By the median time, of those with at least ten solves.
    #[default]
    Median,
    /// By the time in percent of one’s own usual one.
    Handicap,
}

/// How far back a table goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RankingPeriodJson {
    /// The last thirty days.
    #[default]
    Month,
    /// From the beginning.
    All,
}

/// Which table is wanted: that of a level, or that of a day’s puzzle of a level.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct RankingQuery {
    /// The level; of a day, `medium` by default.
    pub level: Option<LevelJson>,
    /// The day, for example `2026-11-22`.
    pub day: Option<String>,
    /// Which solves are compared: `none` (the default) or `hints`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub help: RankingHelpJson,
    /// The order: `solved`, `best`, `mean`, `median` (the default) or `handicap`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub by: RankByJson,
    /// How far back the table of a level goes: `month` (the default) or `all`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub period: RankingPeriodJson,
}

/// How somebody takes part.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ParticipationJson {
    /// Whether the others see the name.
    pub named: bool,
}

/// A row of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StandingJson {
    /// The place, from 1. Equal values have equal places.
    pub place: u32,
    /// The name; absent if it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Whether it is one’s own row.
    pub own: bool,
    /// The number of solves.
    pub solved: u32,
    /// The best time in seconds.
    pub best: u32,
    /// The mean time in seconds.
    pub mean: u32,
    /// The median time in seconds.
    pub median: u32,
    /// The time in percent of one’s own usual one; absent with too few solves. For a level it compares the last ten
    /// solves with those before, for a day the solve with the others of that level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub handicap: Option<u32>,
}

/// A solve of one’s own that does not count.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetAsideJson {
    /// The level; absent if unknown.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub level: String,
    /// The day whose puzzle it is; absent if it is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub day: String,
    /// The playing time.
    pub seconds: u32,
    /// When it was solved, by the clock of the server, in milliseconds since 1970.
    pub solved: i64,
    /// Why its time is not believed.
    pub fault: TimeFault,
}

/// A table, and how the one who asks takes part.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RankingReply {
    /// The version of the contract.
    pub version: u32,
    /// The number of people in the whole table.
    pub people: u32,
    /// The first 100 rows, and one’s own.
    pub rows: Vec<StandingJson>,
    /// How one takes part; absent if one does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub participation: Option<ParticipationJson>,
    /// One’s own solves that do not count, latest first.
    pub set_aside: Vec<SetAsideJson>,
}

/// How one takes part.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ParticipationReply {
    /// The version of the contract.
    pub version: u32,
    /// How one takes part; absent if one does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub participation: Option<ParticipationJson>,
}
