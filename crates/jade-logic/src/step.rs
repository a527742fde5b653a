//! [`Step`]: one application of a technique, the record that words, drawing, JSON, rating and tests all read.

use crate::{Proof, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, Position};

/// One application of a technique: what was seen, as named parts, and what follows from it.
///
/// Only the technique's id, the placements and the eliminations are stable for ever; parts, links and proof
/// may gain detail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Which technique.
    pub technique: TechniqueId,
    /// What was seen, in the order in which the technique declares its parts.
    pub parts: Vec<Part>,
    /// The inferences that a chain runs along; empty where there is no chain.
    pub links: Vec<Link>,
    /// Digits that can be entered, by cell, then digit.
    pub placements: Vec<Candidate>,
    /// Candidates that can be taken away, by cell, then digit.
    pub eliminations: Vec<Candidate>,
    /// The argument, where it takes more than one breath.
    pub proof: Option<Proof>,
}

/// Something that a step points at, under the name that the technique declares and its texts use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The name, unique within the step: `pivot`, `house`.
    pub name: &'static str,
    /// What it is in the pattern: decides how it is drawn.
    pub role: Role,
    /// The thing itself.
    pub value: PartValue,
}

/// What a part, or a word about it, is in a pattern. The list is closed: one role, one look, everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// What the step is about: the digit, the cells of a subset.
    Subject,
    /// Where the argument starts from: the house in which a digit must go somewhere.
    Base,
    /// Where the conclusion is drawn: the house that loses candidates.
    Cover,
    /// A candidate that spoils a fish, or would.
    Fin,
    /// The hinge of a wing.
    Pivot,
    /// An arm of a wing.
    Pincer,
    /// The first of two sets or colours.
    SetA,
    /// The second of two sets or colours.
    SetB,
    /// What two sets share.
    Shared,
    /// True in a chain.
    On,
    /// False in a chain.
    Off,
    /// A pattern that may not be.
    Deadly,
    /// What keeps a pattern from being deadly, or an almost locked set from being locked.
    Extra,
    /// Where a chain begins.
    Start,
    /// A placed digit that excludes others: the end of a line of sight.
    Witness,
    /// What the conclusion falls on.
    Target,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 16] = [
        Role::Subject,
        Role::Base,
        Role::Cover,
        Role::Fin,
        Role::Pivot,
        Role::Pincer,
        Role::SetA,
        Role::SetB,
        Role::Shared,
        Role::On,
        Role::Off,
        Role::Deadly,
        Role::Extra,
        Role::Start,
        Role::Witness,
        Role::Target,
    ];

    /// The name in JSON and style sheets: `subject`, `set-a`.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Subject => "subject",
            Role::Base => "base",
            Role::Cover => "cover",
            Role::Fin => "fin",
            Role::Pivot => "pivot",
            Role::Pincer => "pincer",
            Role::SetA => "set-a",
            Role::SetB => "set-b",
            Role::Shared => "shared",
            Role::On => "on",
            Role::Off => "off",
            Role::Deadly => "deadly",
            Role::Extra => "extra",
            Role::Start => "start",
            Role::Witness => "witness",
            Role::Target => "target",
        }
    }
}

/// The thing that a [`Part`] names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartValue {
    /// One digit.
    Digit(Digit),
    /// Several digits.
    Digits(DigitSet),
    /// One cell.
    Cell(Cell),
    /// Several cells; may be none.
    Cells(CellSet),
    /// Candidates, by cell, then digit.
    Candidates(Vec<Candidate>),
    /// One house.
    House(HouseId),
    /// Several houses, in the order of the geometry.
    Houses(Vec<HouseId>),
}

/// Which variant of [`PartValue`] a part has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartKind {
    /// [`PartValue::Digit`].
    Digit,
    /// [`PartValue::Digits`].
    Digits,
    /// [`PartValue::Cell`].
    Cell,
    /// [`PartValue::Cells`].
    Cells,
    /// [`PartValue::Candidates`].
    Candidates,
    /// [`PartValue::House`].
    House,
    /// [`PartValue::Houses`].
    Houses,
}

impl PartValue {
    /// The cells that it names, alone or with digits; none of a digit or a house.
    pub fn cells(&self) -> CellSet {
        match self {
            PartValue::Cell(cell) => CellSet::only(*cell),
            PartValue::Cells(cells) => *cells,
            PartValue::Candidates(candidates) => candidates.iter().map(|c| c.cell).collect(),
            _ => CellSet::EMPTY,
        }
    }

    /// Which variant this is.
    pub fn kind(&self) -> PartKind {
        match self {
            PartValue::Digit(_) => PartKind::Digit,
            PartValue::Digits(_) => PartKind::Digits,
            PartValue::Cell(_) => PartKind::Cell,
            PartValue::Cells(_) => PartKind::Cells,
            PartValue::Candidates(_) => PartKind::Candidates,
            PartValue::House(_) => PartKind::House,
            PartValue::Houses(_) => PartKind::Houses,
        }
    }
}

/// One inference of a chain: if `from` is false then `to` is true (strong), or if `from` is true then `to`
/// is false (weak).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Where it comes from.
    pub from: Node,
    /// Where it leads.
    pub to: Node,
    /// Strong or weak.
    pub strength: Strength,
    /// Why.
    pub reason: LinkReason,
}

/// What a [`Link`] joins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// A digit in a cell.
    Candidate(Candidate),
    /// A digit in one of several cells of a house.
    Group {
        /// The digit.
        digit: Digit,
        /// The cells, two or more.
        cells: CellSet,
    },
    /// A digit in an almost locked set.
    AlmostLockedSet {
        /// The digit that enters or leaves.
        digit: Digit,
        /// The cells of the set.
        cells: CellSet,
    },
}

/// How a [`Link`] binds its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
}

/// Why a [`Link`] holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkReason {
    /// Both ends are in this cell.
    Cell(Cell),
    /// Both ends are in this house.
    House(HouseId),
    /// Both ends are of one almost locked set: left without the one digit, it is locked with the other.
    Set,
    /// Every cell of the one end that can have the digit sees every such cell of the other, though no one house
    /// holds them all. Only for weak links.
    Sight,
}

impl Node {
    /// The digit.
    pub fn digit(&self) -> Digit {
        match self {
            Node::Candidate(candidate) => candidate.digit,
            Node::Group { digit, .. } | Node::AlmostLockedSet { digit, .. } => *digit,
        }
    }

    /// The cell or cells; of an almost locked set all of them, those without the digit too.
    pub fn cells(&self) -> CellSet {
        match self {
            Node::Candidate(candidate) => CellSet::only(candidate.cell),
            Node::Group { cells, .. } | Node::AlmostLockedSet { cells, .. } => *cells,
        }
    }
}

impl Step {
    /// A step without links and proof; conclusions are put in order.
    pub fn new(
        technique: TechniqueId,
        parts: Vec<Part>,
        mut placements: Vec<Candidate>,
        mut eliminations: Vec<Candidate>,
    ) -> Step {
        placements.sort_unstable();
        placements.dedup();
        eliminations.sort_unstable();
        eliminations.dedup();
        Step { technique, parts, links: Vec::new(), placements, eliminations, proof: None }
    }

    /// The same step, with the inferences that it runs along.
    #[must_use]
    pub fn with_links(self, links: Vec<Link>) -> Step {
        Step { links, ..self }
    }

    /// The part with this name.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name == name)
    }

    /// The conclusion that comes first in reading order.
    pub fn first_conclusion(&self) -> Option<Candidate> {
        let first = |conclusions: &[Candidate]| conclusions.first().copied();
        match (first(&self.placements), first(&self.eliminations)) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }

    /// Whether any of the conclusions would change the position.
    pub fn changes(&self, position: &Position) -> bool {
        self.placements.iter().any(|c| position.value(c.cell) != Some(c.digit))
            || self.eliminations.iter().any(|c| position.is_candidate(c.cell, c.digit))
    }

    /// Draws the conclusions. Returns whether anything changed.
    ///
    /// A placement whose digit is no candidate any more cannot be applied: it is skipped, and the position
    /// left impossible by its other conclusions says so itself.
    pub fn apply(&self, position: &mut Position) -> bool {
        let mut changed = false;
        for &Candidate { cell, digit } in &self.placements {
            if position.is_candidate(cell, digit) {
                changed |= position.place(cell, digit);
            }
        }
        for &Candidate { cell, digit } in &self.eliminations {
            changed |= position.eliminate(cell, digit);
        }
        changed
    }

    /// The houses that the parts name, in their order.
    pub fn houses(&self) -> impl Iterator<Item = HouseId> + '_ {
        self.parts
            .iter()
            .flat_map(|part| match &part.value {
                PartValue::House(house) => std::slice::from_ref(house),
                PartValue::Houses(houses) => houses.as_slice(),
                _ => &[],
            })
            .copied()
    }

    /// The cells that the parts with this role name.
    pub fn cells(&self, role: Role) -> CellSet {
        let of_role = self.parts.iter().filter(|part| part.role == role);
        of_role.fold(CellSet::EMPTY, |cells, part| cells | part.value.cells())
    }
}
