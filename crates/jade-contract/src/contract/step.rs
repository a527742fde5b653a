//! A step of reasoning.

use super::{CandidateJson, HouseJson, RoleJson, SceneJson};
use serde::Serialize;

/// One application of a technique: the whole record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepJson {
    /// The technique's id: `pointing`. Stable for ever.
    pub technique: String,
    /// What was seen.
    pub parts: Vec<PartJson>,
    /// The inferences of a chain, or of several that are its branches; empty where there is none.
    pub links: Vec<LinkJson>,
    /// Digits that can be entered.
    pub placements: Vec<CandidateJson>,
    /// Candidates that can be taken away.
    pub eliminations: Vec<CandidateJson>,
    /// What is written small, for a note that a move before pencil marks makes; else absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub notes: Vec<CandidateJson>,
    /// What it looks like.
    pub scene: SceneJson,
    /// The step in one line: `pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5`.
    pub notation: String,
}

/// Something a step points at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PartJson {
    /// Its name in this technique: `line`.
    pub name: String,
    /// What it is in the pattern; decides how it is drawn: `base`, `set-a`.
    pub role: RoleJson,
    /// The thing itself.
    pub value: ValueJson,
}

/// What a part, or a word, stands for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ValueJson {
    /// One digit.
    Digit {
        /// From 1.
        digit: u8,
    },
    /// Several digits.
    Digits {
        /// Ascending.
        digits: Vec<u8>,
    },
    /// One cell.
    Cell {
        /// In reading order from 0.
        cell: usize,
    },
    /// Several cells; may be none.
    Cells {
        /// In reading order.
        cells: Vec<usize>,
    },
    /// Candidates.
    Candidates {
        /// By cell, then digit.
        candidates: Vec<CandidateJson>,
    },
    /// One house.
    House {
        /// The house.
        house: HouseJson,
    },
    /// Several houses.
    Houses {
        /// The houses.
        houses: Vec<HouseJson>,
    },
}

/// An inference of a chain: strong, if `from` is false `to` is true; weak, if `from` is true `to` is false.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkJson {
    /// Where it comes from.
    pub from: NodeJson,
    /// Where it leads.
    pub to: NodeJson,
    /// Strong or weak.
    pub strength: StrengthJson,
}

/// An end of a link: a digit in one cell, or in one of several.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeJson {
    /// The digit, from 1.
    pub digit: u8,
    /// One cell; several for a group or an almost locked set.
    pub cells: Vec<usize>,
}

/// How a link binds its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum StrengthJson {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
}
