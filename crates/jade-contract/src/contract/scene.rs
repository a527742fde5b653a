//! What is pointed out on a board: what a renderer maps to its brushes.

use super::{CandidateJson, HouseJson, RoleJson, StrengthJson};
use jade_draw::Scene;
use serde::Serialize;

/// What a step, or the words of a hint so far, point out. A house, a cell or a candidate has at most one role. What
/// is placed, taken away and noted stands in the step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneJson {
    /// The same, typed: for whoever draws it in this process. Has also what is placed, taken away and noted.
    #[serde(skip)]
    pub scene: Scene,
    /// What is marked, role by role.
    pub marks: Vec<MarksJson>,
    /// The links, branch after branch, each in the order of the argument; absent where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub links: Vec<SceneLinkJson>,
    /// The ways of an argument that has several; else absent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub branches: Vec<SceneBranchJson>,
}

/// What has a role.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MarksJson {
    /// The role; decides how the rest is drawn.
    pub role: RoleJson,
    /// Houses; absent where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub houses: Vec<HouseJson>,
    /// Cells; absent where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub cells: Vec<usize>,
    /// Candidates, also such as the step takes away; absent where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub candidates: Vec<CandidateJson>,
}

/// A line from one end of a link to the other.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneLinkJson {
    /// Where it comes from.
    pub from: SceneNodeJson,
    /// Where it leads.
    pub to: SceneNodeJson,
    /// Strong or weak.
    pub strength: StrengthJson,
    /// The branch it belongs to, an index of `branches`; absent where the argument has one way only.
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
    /// Whether one frame can stand for them; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub framed: bool,
}

/// One of the ways along which an argument goes: from what is supposed to what all of them say, or to one side of a
/// contradiction.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneBranchJson {
    /// The candidate about which something is supposed.
    pub start: CandidateJson,
    /// Whether it is supposed to be true.
    pub on: bool,
}
