//! [`Technique`]: the record of a technique.

use crate::patterns::report_in_reading_order;
use crate::searched::SearchArea;
use crate::step::{Part, PartKind, PartValue, Role, Step};
use crate::{AnalysisOf, Level, TechniqueId};
use jade_grid::{CellBits, Digit, Geometry, HouseId};
use std::any::Any;
use std::fmt;
use std::ops::ControlFlow;

/// A way of reasoning that finds steps in a position.
///
/// There is one static record for each technique, in the [catalogue](crate::techniques::ALL).
pub struct Technique {
    /// The id, which never changes.
    pub(crate) id: TechniqueId,
    /// The kind of reasoning.
    pub family: Family,
    /// The level in the full profile.
    pub level: Level,
    /// The points that a step adds to the score of a path. They are HoDoKu’s defaults, except for singles: HoDoKu gives
    /// 14 to a hidden and 4 to a naked single, so its sums mostly reflect the number of open cells instead of the
    /// difficulty. A technique that HoDoKu lacks has the points of the most similar one.
    pub points: u32,
    /// Which of JADE’s own profiles contain it.
    pub profiles: Profiles,
    /// What it takes for granted about the rules of the board.
    pub needs: Needs,
    /// Its codes in HoDoKu’s test library; a fifth digit 1 means a siamese fish.
    pub hodoku: &'static [&'static str],
    /// The parts of its steps, in order.
    pub parts: &'static [PartDecl],
    /// What a player must mark to show a step.
    pub evidence: Evidence,
    /// How it finds steps.
    pub(crate) find: Find,
    /// The text of its examples, which [`Technique::examples`] parses.
    pub(crate) examples: &'static str,
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Technique({})", self.id)
    }
}

impl Technique {
    /// Returns the id.
    pub const fn id(&self) -> TechniqueId {
        self.id
    }

    /// Returns whether it is a single: it places a digit because only one digit or place is left.
    pub fn is_single(&self) -> bool {
        self.family == Family::Single
    }

    /// Returns whether it assumes that the puzzle has only one solution, as its whole family does.
    pub fn assumes_uniqueness(&self) -> bool {
        self.family == Family::Uniqueness
    }

    /// Returns whether a player has to write pencil marks to see it. Only singles can be seen without.
    pub fn needs_pencil_marks(&self) -> bool {
        !self.is_single()
    }

    /// Returns whether it can find steps on this board. Above 16×16, only the techniques can that a person uses there:
    /// singles, locked candidates, subsets, fish and chains of one digit. On a board with rules, those are left out that
    /// take an ordinary one for granted ([`Needs`]).
    ///
    /// ```
    /// use jade_grid::Geometry;
    /// use jade_logic::techniques::{X_WING, XY_WING};
    /// let [usual, large, larger] = [9, 25, 36].map(|side| Geometry::standard(side).unwrap());
    /// assert_eq!([usual, large, larger].map(|board| X_WING.is_for(board)), [true, true, false]);
    /// assert_eq!([usual, large, larger].map(|board| XY_WING.is_for(board)), [true, false, false]);
    /// ```
    pub fn is_for(&self, geometry: &Geometry) -> bool {
        self.needs.are_met(geometry)
            && (geometry.is_usual() || geometry.fits::<10>() && self.find.on::<10>().is_some())
    }

    /// Reports every step in the position, until `found` stops the search. There is none on a board for which the
    /// technique is not ([`Technique::is_for`]).
    pub fn find<const WORDS: usize>(
        &self,
        analysis: &AnalysisOf<'_, WORDS>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        self.find_in(analysis, SearchArea::whole(analysis.geometry()), found)
    }

    /// Like [`Technique::find`], but skips what is outside `area` if the steps of the technique depend on only part of
    /// the board.
    pub(crate) fn find_in<const WORDS: usize>(
        &self,
        analysis: &AnalysisOf<'_, WORDS>,
        area: SearchArea<WORDS>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let geometry = analysis.geometry();
        let in_area = |house: &HouseId| !geometry.house(*house).bits().is_disjoint(area.cells);
        let steps = match self.find.on::<WORDS>() {
            Some(Find::Digit(find)) => area.digits.iter().flat_map(|digit| find(analysis, digit)).collect(),
            Some(Find::House(find)) => {
                geometry.house_ids().filter(in_area).flat_map(|house| find(analysis, house)).collect()
            }
            Some(Find::Cells(find)) => find(analysis, area.cells),
            Some(Find::Board(find) | Find::OneByOne(find)) => return find(analysis, found),
            Some(Find::AnySize { .. }) | None => return ControlFlow::Continue(()),
        };
        report_in_reading_order(steps, found)
    }

    /// Returns whether a search can skip digits, houses or cells that have not changed.
    pub(crate) fn is_local(&self) -> bool {
        !matches!(self.find.on::<4>(), Some(Find::Board(_) | Find::OneByOne(_)))
    }

    /// Returns whether a path takes one step of it at a time: each is long, and the first often makes the others
    /// needless.
    pub(crate) fn is_one_by_one(&self) -> bool {
        matches!(self.find.on::<4>(), Some(Find::OneByOne(_)))
    }

    /// Returns every step in the position.
    pub fn all_steps<const WORDS: usize>(&self, analysis: &AnalysisOf<'_, WORDS>) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.find(analysis, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// Returns the first step in the technique’s order.
    pub fn first_step<const WORDS: usize>(&self, analysis: &AnalysisOf<'_, WORDS>) -> Option<Step> {
        let mut first = None;
        let _ = self.find(analysis, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Creates the parts of a step from their values, in the declared order.
    ///
    /// # Panics
    /// In debug builds, if a value does not have the declared kind.
    pub(crate) fn name_parts<const N: usize>(&self, values: [PartValue; N]) -> Vec<Part> {
        debug_assert_eq!(self.parts.len(), N, "{}: number of parts", self.id);
        let named = self.parts.iter().zip(values).map(|(decl, value)| {
            debug_assert_eq!(value.kind(), decl.kind, "{}: {}", self.id, decl.name);
            Part { name: decl.name, role: decl.role, value }
        });
        named.collect()
    }
}

/// The family of a technique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Only one digit or place is left.
    Single,
    /// Boxes against lines.
    Intersection,
    /// As many digits as cells.
    Subset,
    /// As many base lines as cover lines.
    Fish,
    /// Few places of one digit.
    SingleDigit,
    /// Two colours for the places of one digit, or for cells with two candidates.
    Coloring,
    /// A few cells with few candidates around a pivot.
    Wing,
    /// Large patterns of several digits, such as an exocet or a tridagon.
    Expert,
    /// The puzzle is assumed to have only one solution.
    Uniqueness,
    /// Cells of a house with one digit more than there are cells, or a few more.
    AlmostLockedSet,
    /// A sequence of inferences: if this is false, that is true, and so on.
    Chain,
    /// All ways to place one digit on the whole board.
    Template,
    /// Cells of lines and of regions that hold the same digits.
    Leftovers,
    /// Digits that add up to a number, or make a clue right in another way.
    Sum,
}

/// What a technique takes for granted about the rules of a board, beyond rows and columns.
///
/// Rules that are added only take solutions away. So what follows from houses and peers alone stays true on every board. A
/// technique is left out where its argument is about boxes or about a second solution that a rule might forbid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing: it uses whatever houses and peers there are.
    Nothing,
    /// Boxes, whatever is added to them.
    Boxes,
    /// Any rules besides rows, columns and boxes.
    Rules,
    /// Regions of any shape in place of boxes.
    IrregularRegions,
    /// Rules that ask for sums.
    Sums,
    /// Rules whose cells are read one after the other, as of a sandwich.
    Clues,
    /// That all rules are houses: its argument exchanges digits, which any other rule might notice.
    HousesOnly,
    /// Rows, columns and boxes, and nothing else.
    OrdinaryBoard,
}

impl Needs {
    /// Returns whether no board without added rules meets them.
    ///
    /// ```
    /// use jade_logic::Needs;
    /// assert!(Needs::Sums.are_of_rules() && !Needs::Boxes.are_of_rules());
    /// ```
    pub fn are_of_rules(self) -> bool {
        matches!(self, Needs::Rules | Needs::IrregularRegions | Needs::Sums | Needs::Clues)
    }

    /// Returns whether a board meets them.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// use jade_logic::Needs;
    /// let board = |rules| Geometry::of(&Rules::read(Geometry::standard(9).unwrap(), rules).unwrap()).unwrap();
    /// assert!(Needs::HousesOnly.are_met(board("x")) && !Needs::HousesOnly.are_met(board("anti-king")));
    /// assert!(!Needs::Boxes.are_met(board("no-boxes")) && !Needs::OrdinaryBoard.are_met(board("x")));
    /// ```
    pub fn are_met(self, geometry: &Geometry) -> bool {
        match self {
            Needs::Nothing => true,
            Needs::Boxes => geometry.has_boxes(),
            Needs::Rules => !geometry.is_plain(),
            Needs::IrregularRegions => geometry.has_irregular_regions(),
            Needs::Sums => !geometry.sums().is_empty(),
            Needs::Clues => !geometry.automata().is_empty(),
            Needs::HousesOnly => geometry.has_houses_only() && geometry.has_boxes(),
            Needs::OrdinaryBoard => geometry.is_plain(),
        }
    }
}

/// Which of JADE’s own profiles contain a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profiles {
    /// Only the full profile.
    Full,
    /// The full profile, and the classic one with this place and this level.
    FullAndClassic(u8, Level),
    /// None, because the technique is slow to find or rarely concludes more than a simpler one. A custom profile
    /// ([`Profile::custom`](crate::Profile::custom)) contains it if it names it.
    OnRequest,
}

/// What a player must mark to show a step of a technique, and what its near misses lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// The part whose cells need not be marked.
    pub in_passing: Option<&'static str>,
    /// Whether the cells alone prove nothing: the step is an argument along them, and a near miss lacks a link of it.
    pub is_argument: bool,
}

impl Evidence {
    /// All cells of the pattern are needed.
    pub const PATTERN: Evidence = Evidence { in_passing: None, is_argument: false };

    /// All cells of the pattern are needed, and they form an argument.
    pub const ARGUMENT: Evidence = Evidence { in_passing: None, is_argument: true };

    /// All cells of the pattern are needed except those of the part with this name.
    pub const fn pattern_without(part: &'static str) -> Evidence {
        Evidence { in_passing: Some(part), is_argument: false }
    }
}

/// The declaration of a part, on which texts and drawings rely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartDecl {
    /// The name used by texts.
    pub name: &'static str,
    /// The role in the pattern.
    pub role: Role,
    /// The kind of its value.
    pub kind: PartKind,
}

impl PartDecl {
    /// Creates a declaration.
    pub const fn new(name: &'static str, role: Role, kind: PartKind) -> PartDecl {
        PartDecl { name, role, kind }
    }
}

/// The callback for steps. Its return value decides whether the search goes on.
pub type StepSink<'f> = dyn FnMut(Step) -> ControlFlow<()> + 'f;

/// How a technique finds steps, according to what its steps depend on.
///
/// A finder never sees the solution and never reports a step without effect. Its order depends only on the position.
/// Most are for boards up to 16×16; `any_size!` makes one of a function for positions of any number of words.
pub(crate) enum Find<const WORDS: usize = 4> {
    /// Finds the steps of one digit, in reading order. They depend only on the places of that digit.
    Digit(fn(&AnalysisOf<'_, WORDS>, Digit) -> Vec<Step>),
    /// Finds the steps of one house. They depend only on the candidates of its cells, except for further eliminations
    /// elsewhere.
    House(fn(&AnalysisOf<'_, WORDS>, HouseId) -> Vec<Step>),
    /// Finds patterns of a few cells that contain at least one of the given cells. They depend only on the candidates
    /// of their own cells, except for eliminations elsewhere.
    Cells(fn(&AnalysisOf<'_, WORDS>, CellBits<WORDS>) -> Vec<Step>),
    /// Finds steps that may depend on anything.
    Board(fn(&AnalysisOf<'_, WORDS>, &mut StepSink<'_>) -> ControlFlow<()>),
    /// Like [`Find::Board`], with the step first that has the greatest effect. A path takes that one alone.
    OneByOne(fn(&AnalysisOf<'_, WORDS>, &mut StepSink<'_>) -> ControlFlow<()>),
    /// One of the above for boards up to 16×16, and the same up to 25×25.
    AnySize {
        /// Up to 16×16.
        usual: &'static Find<4>,
        /// Above.
        large: &'static Find<10>,
    },
}

/// Makes a [`Find`] for boards up to 25×25 of the variant and a function or closure for positions of any number of
/// words.
macro_rules! any_size {
    ($variant:ident, $find:expr) => {
        $crate::Find::AnySize { usual: &$crate::Find::$variant($find), large: &$crate::Find::$variant($find) }
    };
}
pub(crate) use any_size;

impl Find {
    /// Returns the finder for positions of this number of words, if the technique has one.
    fn on<const WORDS: usize>(&self) -> Option<&Find<WORDS>> {
        let finders: [&dyn Any; 2] = match self {
            Find::AnySize { usual, large } => [*usual, *large],
            usual => [usual, usual],
        };
        finders.into_iter().find_map(|finder| finder.downcast_ref())
    }
}
