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
    /// An argument of several lines, each following from earlier ones; absent where the step needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub proof: Option<Vec<ProofLineJson>>,
    /// The step in one line: `pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5`.
    pub notation: String,
}

/// A line of a proof.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofLineJson {
    /// The lines that it rests on, by number from 0.
    pub premises: Vec<usize>,
    /// What it says.
    pub claim: ProofClaimJson,
    /// Why it follows.
    pub reason: ProofReasonJson,
}

/// What a line of a proof says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ProofClaimJson {
    /// The candidate is true.
    On {
        /// Which.
        candidate: CandidateJson,
    },
    /// The candidate is false.
    Off {
        /// Which.
        candidate: CandidateJson,
    },
    /// This cannot be: one of the assumptions that it rests on is false.
    Contradiction,
}

/// Why a line of a proof follows from its premises.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ProofReasonJson {
    /// It is assumed, to see where it leads.
    Assumed,
    /// A true candidate excludes the others of its cell.
    CellTaken {
        /// The cell.
        cell: usize,
    },
    /// A true candidate excludes its digit from the rest of a house.
    HouseTaken {
        /// The house.
        house: HouseJson,
    },
    /// All other candidates of the cell are false.
    LastInCell {
        /// The cell.
        cell: usize,
    },
    /// All other places of the digit in the house are false.
    LastInHouse {
        /// The house.
        house: HouseJson,
        /// The digit.
        digit: u8,
    },
    /// All places of its digit in the house but these cells are false.
    LockedIn {
        /// The house.
        house: HouseJson,
        /// The cells.
        cells: Vec<usize>,
    },
    /// Only these digits are left for as many cells.
    LockedSet {
        /// The cells.
        cells: Vec<usize>,
        /// The digits.
        digits: Vec<u8>,
    },
    /// Contradiction: all candidates of the cell are false.
    EmptyCell {
        /// The cell.
        cell: usize,
    },
    /// Contradiction: all places of the digit in the house are false.
    NoPlace {
        /// The house.
        house: HouseJson,
        /// The digit.
        digit: u8,
    },
    /// Contradiction: the two premises say the opposite of each other.
    Clash,
    /// The opposite of this, assumed, led to the contradiction that is the premise.
    Refuted,
    /// Whichever candidate of the cell is true, this follows.
    EveryDigit {
        /// The cell.
        cell: usize,
    },
    /// Wherever in the house the digit is, this follows.
    EveryPlace {
        /// The house.
        house: HouseJson,
        /// The digit.
        digit: u8,
    },
    /// Whether the candidate is true or false, this follows.
    EitherWay {
        /// Which.
        candidate: CandidateJson,
    },
}

/// Something a step points at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PartJson {
    /// Its name in this technique: `line`.
    pub name: String,
    /// What it is in the pattern; decides how it is drawn.
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
    /// Why the one follows from the other.
    pub reason: LinkReasonJson,
}

/// Why the ends of a link are bound.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LinkReasonJson {
    /// Both ends are in this cell.
    Cell {
        /// The cell.
        cell: usize,
    },
    /// Both ends are in this house.
    House {
        /// The house.
        house: HouseJson,
    },
    /// Both ends are of one almost locked set.
    Set,
    /// Every cell of the one end that can have the digit sees every such cell of the other.
    Sight,
}

/// An end of a link: a digit in one cell, or in one of several.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeJson {
    /// What sort of end.
    pub kind: NodeKind,
    /// The digit, from 1.
    pub digit: u8,
    /// One cell; several for a group or an almost locked set.
    pub cells: Vec<usize>,
}

/// What sort of end a link has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum NodeKind {
    /// A digit in one cell.
    Candidate,
    /// A digit in one of several cells.
    Group,
    /// A digit in one of the cells of an almost locked set.
    AlmostLockedSet,
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
