//! [`Step`]: one application of a technique, the record used by texts, drawings, JSON, ratings and tests.

use crate::{Proof, TechniqueId};
use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId, LargeCellSet, PositionOf};

/// One application of a technique: the pattern, as named parts, and its conclusions.
///
/// Only the technique’s id, the placements and the eliminations never change between versions; parts, links and proof
/// may gain detail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The id of the technique.
    pub technique: TechniqueId,
    /// The parts of the pattern, in the order declared by the technique.
    pub parts: Vec<Part>,
    /// The inferences of a chain; empty if there is none.
    pub links: Vec<Link>,
    /// Digits that can be placed, by cell, then by digit.
    pub placements: Vec<Candidate>,
    /// Candidates that can be removed, by cell, then by digit.
    pub eliminations: Vec<Candidate>,
    /// An argument of several lines; `None` if the step needs none.
    pub proof: Option<Proof>,
}

/// A part of a step, with the name declared by the technique and used by its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The name, unique within the step, such as `pivot` or `house`.
    pub name: &'static str,
    /// The role in the pattern, which decides how it is drawn.
    pub role: Role,
    /// The value of the part.
    pub value: PartValue,
}

/// The role of a part, or of a word that mentions it, in a pattern. The list is closed: a role has the same look
/// everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// What the step is about: the digit, or the cells of a subset.
    Subject,
    /// Where the argument starts, such as the house in which a digit must be placed.
    Base,
    /// Where the conclusion applies, such as the house that loses candidates.
    Cover,
    /// A candidate that spoils a fish, or would spoil it.
    Fin,
    /// The pivot of a wing.
    Pivot,
    /// A pincer of a wing.
    Pincer,
    /// The first of two sets or colours.
    SetA,
    /// The second of two sets or colours.
    SetB,
    /// What two sets have in common.
    Shared,
    /// True in a chain.
    On,
    /// False in a chain.
    Off,
    /// A deadly pattern.
    Deadly,
    /// What keeps a pattern from being deadly, or an almost locked set from being locked.
    Extra,
    /// Where a chain begins.
    Start,
    /// A placed digit that excludes others: the end of a line of sight.
    Witness,
    /// What the conclusion affects.
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

    /// Returns the name in JSON and style sheets, such as `subject` or `set-a`.
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

/// The value of a [`Part`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartValue {
    /// One digit.
    Digit(Digit),
    /// Several digits.
    Digits(DigitSet),
    /// One cell.
    Cell(Cell),
    /// Several cells, possibly none. The set has room for the largest board that can be reasoned about.
    Cells(LargeCellSet),
    /// Candidates, by cell, then by digit.
    Candidates(Vec<Candidate>),
    /// One house.
    House(HouseId),
    /// Several houses, in the order of the geometry.
    Houses(Vec<HouseId>),
    /// One or more of [`Geometry::sums`](jade_grid::Geometry::sums), by their indices.
    Sums(Vec<usize>),
    /// One of [`Geometry::automata`](jade_grid::Geometry::automata), by its index.
    Clue(usize),
}

/// The variant of a [`PartValue`].
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
    /// [`PartValue::Sums`].
    Sums,
    /// [`PartValue::Clue`].
    Clue,
}

impl PartValue {
    /// Returns the cells, with or without digits; empty for a digit or a house.
    pub fn cells(&self) -> LargeCellSet {
        match self {
            PartValue::Cell(cell) => LargeCellSet::only(*cell),
            PartValue::Cells(cells) => *cells,
            PartValue::Candidates(candidates) => candidates.iter().map(|c| c.cell).collect(),
            _ => LargeCellSet::EMPTY,
        }
    }

    /// Returns the variant.
    pub fn kind(&self) -> PartKind {
        match self {
            PartValue::Digit(_) => PartKind::Digit,
            PartValue::Digits(_) => PartKind::Digits,
            PartValue::Cell(_) => PartKind::Cell,
            PartValue::Cells(_) => PartKind::Cells,
            PartValue::Candidates(_) => PartKind::Candidates,
            PartValue::House(_) => PartKind::House,
            PartValue::Houses(_) => PartKind::Houses,
            PartValue::Sums(_) => PartKind::Sums,
            PartValue::Clue(_) => PartKind::Clue,
        }
    }
}

/// An inference of a chain. Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The end where it starts.
    pub from: Node,
    /// The end where it leads.
    pub to: Node,
    /// Whether the link is strong or weak.
    pub strength: Strength,
    /// Why the second end follows from the first.
    pub reason: LinkReason,
}

/// An end of a [`Link`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// A digit in a cell.
    Candidate(Candidate),
    /// A digit in one of several cells of a house.
    Group {
        /// The digit.
        digit: Digit,
        /// The cells, two or more.
        cells: LargeCellSet,
    },
    /// A digit in an almost locked set.
    AlmostLockedSet {
        /// The digit that enters or leaves.
        digit: Digit,
        /// The cells of the set.
        cells: LargeCellSet,
        /// Those that can have the digit. A chain that was read from its notation alone has all of them here.
        places: LargeCellSet,
    },
}

/// The strength of a [`Link`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
}

/// The reason of a [`Link`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkReason {
    /// Both ends are in this cell.
    Cell(Cell),
    /// Both ends are in this house.
    House(HouseId),
    /// Both ends belong to one almost locked set: without the one digit, it is locked with the other.
    Set,
    /// Every cell of one end that can have the digit sees every such cell of the other, but no house contains them all.
    /// Only for weak links.
    Sight,
    /// A rule of the board says that the two digits cannot both be in these two cells. Only for weak links.
    Rule,
    /// A lemma: both ends together lead to a contradiction. Only for weak links.
    Lemma,
}

impl Node {
    /// Returns the digit.
    pub fn digit(&self) -> Digit {
        match self {
            Node::Candidate(candidate) => candidate.digit,
            Node::Group { digit, .. } | Node::AlmostLockedSet { digit, .. } => *digit,
        }
    }

    /// Returns the cells; for an almost locked set, all of them, including those without the digit.
    pub fn cells(&self) -> LargeCellSet {
        match self {
            Node::Candidate(candidate) => LargeCellSet::only(candidate.cell),
            Node::Group { cells, .. } | Node::AlmostLockedSet { cells, .. } => *cells,
        }
    }

    /// Returns the cells that can have the digit.
    pub fn places(&self) -> LargeCellSet {
        match self {
            Node::Candidate(candidate) => LargeCellSet::only(candidate.cell),
            Node::Group { cells, .. } | Node::AlmostLockedSet { places: cells, .. } => *cells,
        }
    }
}

impl Step {
    /// Creates a step without links and proof. Sorts the conclusions.
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

    /// Returns the step with these links.
    #[must_use]
    pub fn with_links(self, links: Vec<Link>) -> Step {
        Step { links, ..self }
    }

    /// Returns the part with this name.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name == name)
    }

    /// Returns the digit that the step is about, if it is about a single one, as a hidden single, a fish or a
    /// colouring. `None` for a pattern or an argument with other digits.
    ///
    /// ```
    /// # use jade_grid::Geometry;
    /// # use jade_logic::notation;
    /// let board = Geometry::standard(9).unwrap();
    /// let x_wing = notation::parse("x-wing: 4 r2,r7 c3,c8 r2c3,r2c8,r7c3,r7c8 => r4c3<>4", board).unwrap();
    /// assert_eq!(x_wing.single_digit().map(|digit| digit.get()), Some(4));
    /// ```
    pub fn single_digit(&self) -> Option<Digit> {
        let subject = self.parts.iter().find_map(|part| match (part.role, &part.value) {
            (Role::Subject, PartValue::Digit(digit)) => Some(*digit),
            _ => None,
        })?;
        let only = |digits: DigitSet| (digits - DigitSet::only(subject)).is_empty();
        let in_part = |part: &Part| match &part.value {
            PartValue::Digit(digit) => *digit == subject,
            PartValue::Digits(digits) => only(*digits),
            PartValue::Candidates(candidates) => candidates.iter().all(|one| one.digit == subject),
            _ => true,
        };
        let linked = |link: &Link| link.from.digit() == subject && link.to.digit() == subject;
        let concluded = |one: &Candidate| one.digit == subject;
        let about_it = self.parts.iter().all(in_part)
            && self.links.iter().all(linked)
            && self.placements.iter().chain(&self.eliminations).all(concluded);
        (about_it && self.proof.is_none()).then_some(subject)
    }

    /// Returns the first conclusion in reading order.
    pub fn first_conclusion(&self) -> Option<Candidate> {
        let first = |conclusions: &[Candidate]| conclusions.first().copied();
        match (first(&self.placements), first(&self.eliminations)) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }

    /// Returns whether any conclusion would change the position.
    pub fn changes<const WORDS: usize>(&self, position: &PositionOf<WORDS>) -> bool {
        self.placements.iter().any(|c| position.value(c.cell) != Some(c.digit))
            || self.eliminations.iter().any(|c| position.is_candidate(c.cell, c.digit))
    }

    /// Applies the conclusions. Returns whether anything changed.
    ///
    /// Skips a placement whose digit is no longer a candidate. The other conclusions then leave a contradiction in the
    /// position.
    pub fn apply<const WORDS: usize>(&self, position: &mut PositionOf<WORDS>) -> bool {
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

    /// Returns the houses in the parts, in order.
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

    /// Returns the cells in the parts with this role.
    pub fn cells(&self, role: Role) -> LargeCellSet {
        let of_role = self.parts.iter().filter(|part| part.role == role);
        of_role.fold(LargeCellSet::EMPTY, |cells, part| cells | part.value.cells())
    }
}
