//! [`Technique`]: what every technique is to the rest of JADE.

use crate::step::{Part, PartKind, PartValue, Role, Step};
use crate::{Analysis, TechniqueId};
use std::fmt;
use std::ops::ControlFlow;

/// A way of reasoning: looks at a position and reports steps.
///
/// There is one static record for each, in the [catalogue](crate::techniques::ALL).
pub struct Technique {
    /// Its name.
    pub(crate) id: TechniqueId,
    /// What sort of reasoning it is.
    pub family: Family,
    /// Whether it takes for granted that there is one solution only.
    pub assumes_uniqueness: bool,
    /// Whether a player has to write pencil marks to see it.
    pub needs_pencil_marks: bool,
    /// The parts that its steps have, in order.
    pub parts: &'static [PartDecl],
    /// How it looks for steps.
    pub(crate) find: Find,
    /// The text that [`Technique::examples`] reads.
    pub(crate) examples: &'static str,
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Technique({})", self.id)
    }
}

impl Technique {
    /// Its name.
    pub const fn id(&self) -> TechniqueId {
        self.id
    }

    /// Whether it enters a digit because one cell or one place is left.
    pub fn is_single(&self) -> bool {
        self.family == Family::Single
    }

    /// Reports every step that the technique offers in the position, until `found` says to stop.
    pub fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        match self.find {
            Find::Digit(find) | Find::House(find) | Find::Cells(find) | Find::Board(find) => {
                find(analysis, found)
            }
        }
    }

    /// On what its steps depend.
    pub(crate) fn scope(&self) -> Scope {
        match self.find {
            Find::Digit(_) => Scope::Digit,
            Find::House(_) => Scope::House,
            Find::Cells(_) => Scope::Cells,
            Find::Board(_) => Scope::Board,
        }
    }

    /// Every step that the technique offers.
    pub fn all_steps(&self, analysis: &Analysis<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.find(analysis, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// The first step in the technique's own order.
    pub fn first_step(&self, analysis: &Analysis<'_>) -> Option<Step> {
        let mut first = None;
        let _ = self.find(analysis, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// The parts of a step from their values, in the order declared.
    ///
    /// # Panics
    /// In debug builds, if the values are not of the kinds declared.
    pub(crate) fn name_parts<const N: usize>(&self, values: [PartValue; N]) -> Vec<Part> {
        debug_assert_eq!(self.parts.len(), N, "{}: number of parts", self.id);
        let named = self.parts.iter().zip(values).map(|(decl, value)| {
            debug_assert_eq!(value.kind(), decl.kind, "{}: {}", self.id, decl.name);
            Part { name: decl.name, role: decl.role, value }
        });
        named.collect()
    }
}

/// What sort of reasoning a technique is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// One cell or one place is left.
    Single,
    /// Boxes against lines.
    Intersection,
    /// As many digits as cells.
    Subset,
    /// As many lines as lines across them.
    Fish,
    /// Few places of one digit.
    SingleDigit,
    /// Two colours for the places of one digit, or for cells of two candidates.
    Coloring,
    /// A few cells of few candidates round a hinge.
    Wing,
    /// Large patterns of several digits: an exocet, a tridagon.
    Expert,
    /// There is one solution only.
    Uniqueness,
    /// Cells of a house with one more digit than there are cells, or a few more.
    AlmostLockedSet,
    /// If this is not so, then that is, and so on.
    Chain,
    /// All ways to place a digit everywhere.
    Template,
}

/// Declares a part: texts and drawings may rely on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartDecl {
    /// The name by which texts call it.
    pub name: &'static str,
    /// Its role.
    pub role: Role,
    /// Which sort of value it has.
    pub kind: PartKind,
}

impl PartDecl {
    /// A declaration.
    pub const fn new(name: &'static str, role: Role, kind: PartKind) -> PartDecl {
        PartDecl { name, role, kind }
    }
}

/// Where a technique reports its steps: called for each, answers whether to go on.
pub type Found<'f> = dyn FnMut(Step) -> ControlFlow<()> + 'f;

type Finder = fn(&Analysis<'_>, &mut Found<'_>) -> ControlFlow<()>;

/// How a technique looks for steps, by what its steps depend on.
///
/// A finder never sees the solution, never reports a step that changes nothing, and reports in an order that depends on
/// the position alone.
pub(crate) enum Find {
    /// Looks at the digits that the analysis names only.
    Digit(Finder),
    /// Looks at the houses that the analysis names only.
    House(Finder),
    /// Looks at patterns with one of the cells that the analysis names only.
    Cells(Finder),
    /// Looks at anything.
    Board(Finder),
}

/// On what a technique's steps depend, piece by piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// Steps of a digit depend on the places of that digit alone.
    Digit,
    /// Steps of a house depend on the candidates of its cells alone, but for what cells elsewhere lose besides.
    House,
    /// Steps of a pattern of a few cells depend on their candidates alone, but for what other cells lose.
    Cells,
    /// On anything.
    Board,
}
