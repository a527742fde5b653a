//! [`Proof`]: the chains of implications behind a step.

use crate::step::Step;
use jade_grid::{Candidate, Cell, Digit, HouseId};

/// Why a step with forcing chains is right, in a form that can be checked implication by implication.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// How the chains prove the conclusion.
    pub argument: Argument,
    /// The chains: one per case, in order.
    pub chains: Vec<Chain>,
    /// The complexity, on which the rating depends: the different nodes of each chain and of each different nested one.
    pub complexity: u32,
    /// The level of a dynamic chain: 0, or 1 with simple rules on the working board, or 2 to 4 with nested chains.
    pub level: u8,
    /// The level of the dynamic chains nested in those of level 4.
    pub inner: u8,
}

/// How chains prove a conclusion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// The chain comes back to its start. So either all its nodes hold or all their opposites, and what a node that is on
    /// and one that is off both see is removed.
    Cycle,
    /// The chain leads from its assumption to its opposite, or to a candidate that is both on and off.
    Contradiction,
    /// The candidate is on or off, and both lead to the conclusion.
    EitherWay(Candidate),
    /// All candidates of the cell lead to the conclusion.
    Cell(Cell),
    /// All places of the digit in the house lead to the conclusion.
    House(HouseId, Digit),
}

/// A chain or net: each implication follows from earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    /// The implications; the first is the assumption.
    pub implications: Vec<Implication>,
}

/// A candidate that is on (in the cell) or off (not in it).
#[derive(Clone, PartialEq, Debug)]
pub struct Implication {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is on.
    pub on: bool,
    /// The implications of the chain from which it follows.
    pub from: Vec<usize>,
    /// Why.
    pub because: Because,
}

/// Why something follows.
#[derive(Clone, PartialEq, Debug)]
pub enum Because {
    /// It is assumed.
    Assumed,
    /// A cell holds one digit: another is on, or all others are off.
    Cell,
    /// A house holds the digit once: it is on elsewhere, or off everywhere else.
    House(HouseId),
    /// A step removes it once the candidates in [`Implication::from`] are gone.
    Rule(Box<Step>),
}
