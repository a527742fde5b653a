//! [`Step`]: what one step of a rating concludes and what it rests on, with the [`Proof`] of a step with chains, which in
//! turn may rest on steps.

use crate::board::candidate;
use crate::tables::{bits_of, house_id};
use crate::technique::Technique;
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId};

/// One step: its technique, rating, conclusion and evidence.
///
/// A step concludes either a placement or eliminations, never both: what follows from a placement (the other candidates
/// of the cell, the digit in its peers) is not listed.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// The rating, not rounded: compare these, print [`Step::tenths`].
    pub rating: f64,
    /// The digit that the step places.
    pub placement: Option<Candidate>,
    /// The candidates that the step removes. None if it places a digit.
    pub eliminations: Vec<Candidate>,
    /// What the conclusion rests on.
    pub evidence: Evidence,
}

impl Step {
    /// Returns the rating in tenths, as the Sudoku Explainer prints it.
    ///
    /// ```
    /// # let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    /// # let puzzle: jade_grid::Puzzle = line.parse().unwrap();
    /// # let position = jade_grid::Position::new(&puzzle).unwrap();
    /// use jade_explainer::{ExplainerLimits, Options, Path};
    /// let mut path = Path::new(&position, Options::default(), ExplainerLimits::default()).unwrap();
    /// assert_eq!(path.next().unwrap().tenths(), 12);
    /// ```
    pub fn tenths(&self) -> u16 {
        tenths(self.rating)
    }

    pub(crate) fn placing(technique: Technique, rating: f64, at: (usize, usize), evidence: Evidence) -> Step {
        let placement = Some(candidate(at.0, at.1));
        Step { technique, rating, placement, eliminations: Vec::new(), evidence }
    }

    pub(crate) fn removing(
        technique: Technique,
        rating: f64,
        eliminations: Vec<Candidate>,
        evidence: Evidence,
    ) -> Step {
        Step { technique, rating, placement: None, eliminations, evidence }
    }
}

/// Rounds as the program prints.
pub(crate) fn tenths(rating: f64) -> u16 {
    ((rating + 0.05) * 10.0) as u16
}

/// What a step rests on.
#[derive(Clone, PartialEq, Debug)]
pub enum Evidence {
    /// Singles, intersections, sets and fish.
    Houses(Houses),
    /// XY- and XYZ-Wing: the pivot and its two wings, which leave no room for the digit elsewhere.
    Wing {
        /// The cell that sees both wings.
        pivot: Cell,
        /// The wings.
        wings: [Cell; 2],
    },
    /// Unique rectangles and loops.
    Loop(UniqueLoop),
    /// Bivalue universal grave.
    Grave(Grave),
    /// Aligned exclusion.
    Exclusion(Exclusion),
    /// Forcing chains and cycles.
    Chains(Box<Proof>),
}

/// The digits of a pattern have their places in `base` only in `cells`, or `cells` hold only these digits.
///
/// | techniques | digits | cells | base | cover |
/// |---|---|---|---|---|
/// | hidden single, naked single | the digit | the cell | the house; none | – |
/// | pointing, claiming | the digit | its places in the base | first house | the house where it is removed |
/// | hidden sets | the set | its places in the base | the house | – |
/// | naked sets | the set | the cells | the house | – |
/// | fish | the digit | its places in the base | the base lines | the cover lines |
///
/// In direct techniques `target` is the house in which the placed digit has no other place left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Houses {
    /// The digits of the pattern.
    pub digits: DigitSet,
    /// The cells of the pattern.
    pub cells: CellSet,
    /// Where the digits have no places other than these.
    pub base: Vec<HouseId>,
    /// Where the digits have to be in these cells.
    pub cover: Vec<HouseId>,
    /// The house of the placement, in direct techniques.
    pub target: Option<HouseId>,
}

/// The cells of a unique rectangle or loop. Two digits could be exchanged in it if all its cells had only these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UniqueLoop {
    /// The cells in the order of the loop.
    pub cells: Vec<Cell>,
    /// The two digits.
    pub digits: DigitSet,
    /// How it is broken up.
    pub kind: LoopKind,
}

/// The types of unique loops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoopKind {
    /// Type 1: one cell has other candidates and must hold one of them.
    OneCell,
    /// Type 2: one of the cells with other candidates holds this digit.
    OneDigit(DigitSet),
    /// Type 3: the other candidates of two cells count as one cell of a naked set.
    NakedSet {
        /// The house.
        house: HouseId,
        /// The other cells of the set.
        cells: CellSet,
        /// The digits of the set.
        digits: DigitSet,
    },
    /// Type 3: the two digits and others form a hidden set with one of the two cells.
    HiddenSet {
        /// The house.
        house: HouseId,
        /// The other cells of the set.
        cells: CellSet,
        /// The digits of the set.
        digits: DigitSet,
    },
    /// Type 4: two cells are the only places of one of the two digits in a house.
    Locked {
        /// The house.
        house: HouseId,
        /// The digit.
        digit: DigitSet,
    },
}

impl LoopKind {
    /// Returns the number of the type, 1 to 4.
    pub const fn number(&self) -> u8 {
        match self {
            LoopKind::OneCell => 1,
            LoopKind::OneDigit(_) => 2,
            LoopKind::NakedSet { .. } | LoopKind::HiddenSet { .. } => 3,
            LoopKind::Locked { .. } => 4,
        }
    }
}

/// A bivalue universal grave: without these extra candidates every open cell would have two candidates, and every digit
/// two places in every house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grave {
    /// The cells with extra candidates, with these.
    pub extras: Vec<(Cell, DigitSet)>,
    /// How it is broken up.
    pub kind: GraveKind,
}

/// The types of bivalue universal graves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GraveKind {
    /// Type 1: one cell has extra candidates and must hold one of them.
    OneCell,
    /// Type 2: one of the cells holds the only extra digit.
    OneDigit,
    /// Type 3: the extra candidates count as one cell of a naked set.
    NakedSet {
        /// The house.
        house: HouseId,
        /// The other cells of the set.
        cells: CellSet,
        /// The digits of the set.
        digits: DigitSet,
    },
    /// Type 4: two cells are the only places of a digit in a house.
    Locked {
        /// The house.
        house: HouseId,
        /// The digit.
        digit: DigitSet,
    },
}

impl GraveKind {
    /// Returns the number of the type, 1 to 4.
    pub const fn number(&self) -> u8 {
        match self {
            GraveKind::OneCell => 1,
            GraveKind::OneDigit => 2,
            GraveKind::NakedSet { .. } => 3,
            GraveKind::Locked { .. } => 4,
        }
    }
}

/// An aligned exclusion: every combination of digits of these cells that uses an eliminated candidate either puts a digit
/// twice into a house or leaves no candidate to one of the excluders, which see all the cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exclusion {
    /// The two or three cells.
    pub cells: Vec<Cell>,
    /// The cells that they would leave empty.
    pub excluders: CellSet,
}

/// Returns the digits of a mask.
pub(crate) fn digit_set(mask: u16) -> DigitSet {
    DigitSet::from_bits(u32::from(mask))
}

/// Returns the cells at these places of a house.
pub(crate) fn cells_at(house: usize, places: u16) -> CellSet {
    bits_of(places).map(|place| Cell::new(crate::board::cell_at(house, place))).collect()
}

/// The evidence of a pattern in one base house.
pub(crate) fn in_house(house: usize, digits: u16, places: u16) -> Houses {
    Houses {
        digits: digit_set(digits),
        cells: cells_at(house, places),
        base: vec![house_id(house)],
        cover: Vec::new(),
        target: None,
    }
}

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
