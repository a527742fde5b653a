//! Races: several people on the same board.

use serde::{Deserialize, Serialize};

/// How far one is in a race. Says nothing about the board.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RaceRequest {
    /// The id of the race, from its link: 24 hexadecimal digits.
    pub race: String,
    /// What the others call this person; may be empty.
    pub name: String,
    /// How many of the open cells are filled, in percent.
    pub percent: u32,
    /// The playing time in seconds, once the board is solved. What was said first counts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub seconds: u32,
    /// The number of hints so far.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub hints: u32,
    /// The number of mistakes so far.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub mistakes: u32,
}

/// Somebody in a race.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RacerJson {
    /// The name; may be empty.
    pub name: String,
    /// Whether it is the one who asks.
    pub own: bool,
    /// How many of the open cells are filled, in percent.
    pub percent: u32,
    /// The playing time in seconds; 0 until the board is solved.
    pub seconds: u32,
    /// The number of hints.
    pub hints: u32,
    /// The number of mistakes.
    pub mistakes: u32,
}

/// Everybody in a race.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RaceReply {
    /// The version of the contract.
    pub version: u32,
    /// Who is done first, the fastest first; then who has filled most.
    pub racers: Vec<RacerJson>,
}
