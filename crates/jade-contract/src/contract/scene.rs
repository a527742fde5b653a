//! What a step points out on a board; a renderer maps it to its brushes.

use super::{HouseJson, RoleJson, StrengthJson};
use jade_grid::CandidateData;
use serde::Serialize;

/// What a step, or a hint up to some rung, points out. Each house, cell or candidate has at most one role. Placements,
/// eliminations and notes are in the step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneJson {
    /// The marks, by role.
    pub marks: Vec<MarksJson>,
    /// The links, branch by branch, each in the order of the argument; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub links: Vec<SceneLinkJson>,
    /// The branches of the argument; absent if there is only one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub branches: Vec<SceneBranchJson>,
}

/// What has a certain role.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MarksJson {
    /// The role, which decides how the rest is drawn.
    pub role: RoleJson,
    /// The houses; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub houses: Vec<HouseJson>,
    /// The cells; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub cells: Vec<usize>,
    /// The candidates, which may include eliminated ones; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub candidates: Vec<CandidateData>,
}

/// A line from one end of a link to the other.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneLinkJson {
    /// The end where it starts.
    pub from: SceneNodeJson,
    /// The end where it leads.
    pub to: SceneNodeJson,
    /// Whether the link is strong or weak.
    pub strength: StrengthJson,
    /// Its branch, as an index of `branches`; absent if there is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub branch: Option<usize>,
}

/// An end of a link.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneNodeJson {
    /// The digit, from 1.
    pub digit: u8,
    /// The cells that have it as a candidate.
    pub cells: Vec<usize>,
    /// Whether one frame can enclose them; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub framed: bool,
}

/// A branch of an argument: it leads from an assumption to the common conclusion of all branches, or to one side of a
/// contradiction.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneBranchJson {
    /// The candidate that is assumed to be true or false.
    pub start: CandidateData,
    /// Whether it is assumed to be true.
    pub on: bool,
}
