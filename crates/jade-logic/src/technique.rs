//! [`Technique`]: what every technique is to the rest of JADE.

use crate::patterns::report_in_reading_order;
use crate::searched::SearchArea;
use crate::step::{Part, PartKind, PartValue, Role, Step};
use crate::{Analysis, Level, TechniqueId};
use jade_grid::{CellSet, Digit, HouseId};
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
    /// How hard it is in the full profile.
    pub level: Level,
    /// What a step adds to the score of a path. The points are those that HoDoKu gives by default, except for singles:
    /// it gives a hidden single 14 and a naked one 4, so that most of its sums say how many cells are open, not how
    /// hard the puzzle is. Where HoDoKu has no figure, the technique stands beside its nearest relative.
    pub points: u32,
    /// Which of the profiles that come with JADE have it.
    pub profiles: Profiles,
    /// The codes that stand for it in HoDoKu's library of cases; a fifth digit 1 is a siamese fish.
    pub hodoku: &'static [&'static str],
    /// Whether it takes for granted that there is one solution only.
    pub assumes_uniqueness: bool,
    /// Whether a player has to write pencil marks to see it.
    pub needs_pencil_marks: bool,
    /// The parts that its steps have, in order.
    pub parts: &'static [PartDecl],
    /// What a player must point out to show a step.
    pub evidence: Evidence,
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
        self.find_in(analysis, SearchArea::whole(analysis.geometry()), found)
    }

    /// As [`Technique::find`], but leaves out what lies outside the area if its steps depend on less than the board.
    pub(crate) fn find_in(
        &self,
        analysis: &Analysis<'_>,
        area: SearchArea,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let geometry = analysis.geometry();
        let in_area = |house: &HouseId| !geometry.house(*house).set().is_disjoint(area.cells);
        let steps = match self.find {
            Find::Digit(find) => area.digits.iter().flat_map(|digit| find(analysis, digit)).collect(),
            Find::House(find) => {
                geometry.house_ids().filter(in_area).flat_map(|house| find(analysis, house)).collect()
            }
            Find::Cells(find) => find(analysis, area.cells),
            Find::Board(find) => return find(analysis, found),
        };
        report_in_reading_order(steps, found)
    }

    /// Whether a search for steps may leave out digits, houses or cells that have not changed.
    pub(crate) fn is_local(&self) -> bool {
        !matches!(self.find, Find::Board(_))
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

/// Which of the profiles that come with JADE have a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profiles {
    /// The full one only.
    Full,
    /// The full one, and the classic one with this place in its order and this level.
    FullAndClassic(u8, Level),
    /// None. It takes long to look for, or hardly ever says what a simpler one does not. A profile of one's own
    /// ([`Profile::custom`](crate::Profile::custom)) has it by naming it.
    OnRequest,
}

/// What a player must point out to show a step of a technique, and what a look-alike lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// The part whose cells need not be pointed out.
    pub in_passing: Option<&'static str>,
    /// Whether the cells alone prove nothing: the step is an argument along them, and a look-alike lacks a link of it.
    pub is_argument: bool,
}

impl Evidence {
    /// All cells of the pattern.
    pub const PATTERN: Evidence = Evidence { in_passing: None, is_argument: false };

    /// All cells of the pattern, and the argument that leads along them.
    pub const ARGUMENT: Evidence = Evidence { in_passing: None, is_argument: true };

    /// All cells of the pattern but for those of the part with this name.
    pub const fn pattern_without(part: &'static str) -> Evidence {
        Evidence { in_passing: Some(part), is_argument: false }
    }
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

/// How a technique looks for steps, by what its steps depend on.
///
/// A finder never sees the solution, never reports a step that changes nothing, and reports in an order that depends on
/// the position alone.
pub(crate) enum Find {
    /// Finds the steps of one digit, in reading order; they depend on the places of that digit alone.
    Digit(fn(&Analysis<'_>, Digit) -> Vec<Step>),
    /// Finds the steps of one house; they depend on the candidates of its cells alone, except for what cells
    /// elsewhere lose besides.
    House(fn(&Analysis<'_>, HouseId) -> Vec<Step>),
    /// Finds patterns of a few cells, at least one of which is among those given; they depend on the candidates of
    /// their cells alone, except for what other cells lose.
    Cells(fn(&Analysis<'_>, CellSet) -> Vec<Step>),
    /// Finds steps that may depend on anything.
    Board(fn(&Analysis<'_>, &mut Found<'_>) -> ControlFlow<()>),
}
