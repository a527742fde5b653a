//! Steps.

use super::{HouseJson, RoleJson, SceneJson};
use jade_grid::CandidateData;
use serde::Serialize;

/// One application of a technique: the whole record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepJson {
    /// The technique’s id, such as `pointing`. It never changes.
    pub technique: String,
    /// The parts of the pattern.
    pub parts: Vec<PartJson>,
    /// The inferences of a chain, or of all branches of a net; empty if there are none.
    pub links: Vec<LinkJson>,
    /// Digits that can be placed.
    pub placements: Vec<CandidateData>,
    /// Candidates that can be removed.
    pub eliminations: Vec<CandidateData>,
    /// The notes that a move without pencil marks writes; otherwise absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub notes: Vec<CandidateData>,
    /// How the step is drawn.
    pub scene: SceneJson,
    /// What the roles in its drawing mean in this technique; absent if the reply has no texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub legend: Vec<LegendJson>,
    /// An argument of several lines, each following from earlier ones; absent if the step needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub proof: Option<Vec<ProofLineJson>>,
    /// Truths and links that prove the conclusions, if they were asked for; empty if they follow from none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub truths: Option<Vec<TruthsAndLinksJson>>,
    /// The step in one line: `pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5`.
    pub notation: String,
}

/// Sets that must hold a true candidate each (truths), against sets that have room for one each (links), and what that
/// proves.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TruthsAndLinksJson {
    /// The number of links minus the number of truths.
    pub rank: i32,
    /// The truths.
    pub truths: Vec<TruthSetJson>,
    /// The links.
    pub links: Vec<TruthSetJson>,
    /// The digits that they place.
    pub placements: Vec<CandidateData>,
    /// The candidates that they remove.
    pub eliminations: Vec<CandidateData>,
    /// The sets in one line, truths first: `4r2 4r7 \ 4c3 4c8`.
    pub notation: String,
}

/// Candidates of which exactly one is true, and how often they count. More than once occurs only in nets.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TruthSetJson {
    /// The candidates of a cell.
    Cell {
        /// The cell.
        cell: usize,
        /// How often they count.
        times: usize,
    },
    /// The places of a digit in a house.
    Places {
        /// The digit.
        digit: u8,
        /// The house.
        house: HouseJson,
        /// How often they count.
        times: usize,
    },
}

/// The meaning of a role in the drawing of a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LegendJson {
    /// The role.
    pub role: RoleJson,
    /// The meaning in a few words, not capitalised: `petal`.
    pub text: String,
}

/// A line of a proof.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofLineJson {
    /// The lines that it follows from, as indices from 0.
    pub premises: Vec<usize>,
    /// The claim of this line.
    pub claim: ProofClaimJson,
    /// Why it follows.
    pub reason: ProofReasonJson,
}

/// The claim of a line of a proof.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ProofClaimJson {
    /// The candidate is true.
    On {
        /// The candidate.
        candidate: CandidateData,
    },
    /// The candidate is false.
    Off {
        /// The candidate.
        candidate: CandidateData,
    },
    /// A contradiction: one of the assumptions behind it is false.
    Contradiction,
}

/// Why a line of a proof follows from its premises.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ProofReasonJson {
    /// It is assumed, to see what follows.
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
    /// A true candidate excludes this one, in another cell, by a rule of the board.
    ExcludedByRule,
    /// All other candidates of the cell are false.
    LastInCell {
        /// The cell.
        cell: usize,
    },
    /// All other candidates of the digit in the house are false.
    LastInHouse {
        /// The house.
        house: HouseJson,
        /// The digit.
        digit: u8,
    },
    /// The candidates of its digit in the house are false everywhere except in these cells.
    LockedIn {
        /// The house.
        house: HouseJson,
        /// The cells.
        cells: Vec<usize>,
    },
    /// These cells have as many digits left as there are cells.
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
    /// Contradiction: all candidates of the digit in the house are false.
    NoPlace {
        /// The house.
        house: HouseJson,
        /// The digit.
        digit: u8,
    },
    /// Contradiction: the two premises contradict each other.
    Clash,
    /// Assuming the opposite led to the contradiction that is the premise.
    Refuted,
    /// It follows whichever candidate of the cell is true.
    EveryDigit {
        /// The cell.
        cell: usize,
    },
    /// It follows wherever in the house the digit is.
    EveryPlace {
        /// The house.
        house: HouseJson,
        /// The digit.
        digit: u8,
    },
    /// It follows whether the candidate is true or false.
    EitherWay {
        /// The candidate.
        candidate: CandidateData,
    },
}

/// A named part of a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PartJson {
    /// Its name in the record of the technique, such as `line`.
    pub name: &'static str,
    /// Its role in the pattern, which decides how it is drawn.
    pub role: RoleJson,
    /// The value of the part.
    pub value: ValueJson,
}

/// The value of a part or a span.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ValueJson {
    /// One digit.
    Digit {
        /// The digit, from 1.
        digit: u8,
    },
    /// Several digits.
    Digits {
        /// The digits, in ascending order.
        digits: Vec<u8>,
    },
    /// One cell.
    Cell {
        /// The cell, in reading order from 0.
        cell: usize,
    },
    /// Several cells, possibly none.
    Cells {
        /// The cells, in reading order.
        cells: Vec<usize>,
    },
    /// Candidates.
    Candidates {
        /// The candidates, by cell, then by digit.
        candidates: Vec<CandidateData>,
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
    /// Sums that rules of the board ask for.
    Sums {
        /// The rules, by their place in the list of added rules, from 0.
        rules: Vec<usize>,
    },
    /// A clue of the board.
    Clue {
        /// Its rule, by its place in the list of added rules, from 0.
        rule: usize,
    },
}

/// An inference of a chain. Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkJson {
    /// The end where it starts.
    pub from: NodeJson,
    /// The end where it leads.
    pub to: NodeJson,
    /// Whether the link is strong or weak.
    pub strength: StrengthJson,
    /// Why the second end follows from the first.
    pub reason: LinkReasonJson,
}

/// Why the ends of a link are connected.
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
    /// Both ends belong to one almost locked set.
    Set,
    /// Every cell of one end that can have the digit sees every such cell of the other.
    Sight,
    /// A rule of the board says that the two digits cannot both be in these two cells.
    Rule,
    /// A lemma of the proof: both ends together lead to a contradiction.
    Lemma,
}

/// An end of a link: a digit in one cell or in one of several.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeJson {
    /// The kind of end.
    pub kind: NodeKind,
    /// The digit, from 1.
    pub digit: u8,
    /// One cell; several for a group or an almost locked set.
    pub cells: Vec<usize>,
}

/// The kind of an end of a link.
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

/// The strength of a link.
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
