//! [`Technique`]: what every technique is to the rest of JADE.

use crate::step::{Part, PartKind, PartValue, Role, Step};
use crate::{Analysis, notation};
use jade_grid::{Cell, Position, format};
use std::fmt;
use std::ops::ControlFlow;

/// The name of a technique in URLs, JSON, files and code: `x-wing`. Stable for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TechniqueId(&'static str);

impl TechniqueId {
    /// An id; lower case words joined by hyphens.
    pub const fn new(id: &'static str) -> TechniqueId {
        TechniqueId(id)
    }

    /// The id as text.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
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

/// What is known of a technique without looking at a board.
#[derive(Debug)]
pub struct Facts {
    /// Its name.
    pub id: TechniqueId,
    /// What sort of reasoning it is.
    pub family: Family,
    /// Whether it takes for granted that there is one solution only.
    pub assumes_uniqueness: bool,
    /// Whether a player has to write pencil marks to see it.
    pub needs_pencil_marks: bool,
    /// The parts that its steps have, in order.
    pub parts: &'static [PartDecl],
}

impl Facts {
    /// The parts of a step from their values, in the order declared.
    ///
    /// # Panics
    /// In debug builds, if the values are not of the kinds declared.
    pub fn name_parts<const N: usize>(&self, values: [PartValue; N]) -> Vec<Part> {
        debug_assert_eq!(self.parts.len(), N, "{}: number of parts", self.id);
        let named = self.parts.iter().zip(values).map(|(decl, value)| {
            debug_assert_eq!(value.kind(), decl.kind, "{}: {}", self.id, decl.name);
            Part { name: decl.name, role: decl.role, value }
        });
        named.collect()
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

/// On what a technique's steps depend, piece by piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Steps of a digit depend on the places of that digit alone.
    Digit,
    /// Steps of a house depend on the candidates of its cells alone, but for what cells elsewhere lose besides.
    House,
    /// Steps of a pattern of a few cells depend on their candidates alone, but for what other cells lose.
    Cells,
    /// On anything.
    Board,
}

/// Where a technique reports its steps: called for each, answers whether to go on.
pub type Found<'f> = dyn FnMut(Step) -> ControlFlow<()> + 'f;

/// A way of reasoning: looks at a position and reports steps.
///
/// An implementation never sees the solution, never reports a step that changes nothing, and reports in an
/// order that depends on the position alone.
pub trait Technique: Sync {
    /// What is known of it without a board.
    fn facts(&self) -> &'static Facts;

    /// Reports every step that the technique offers in the position, until `found` says to stop.
    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()>;

    /// Positions where it applies, with the step expected, and near misses where it must find nothing.
    fn examples(&self) -> &'static [Example];

    /// On what its steps depend. One that says [`Scope::Digit`] looks at the digits that the analysis names only, one
    /// that says [`Scope::House`] at its houses, one that says [`Scope::Cells`] at patterns with one of its cells.
    fn scope(&self) -> Scope {
        Scope::Board
    }

    /// Its name.
    fn id(&self) -> TechniqueId {
        self.facts().id
    }

    /// Whether it enters a digit because one cell or one place is left.
    fn is_single(&self) -> bool {
        self.facts().family == Family::Single
    }

    /// Every step that the technique offers.
    fn all_steps(&self, analysis: &Analysis<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.find(analysis, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// The first step in the technique's own order.
    fn first_step(&self, analysis: &Analysis<'_>) -> Option<Step> {
        let mut first = None;
        let _ = self.find(analysis, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }
}

/// A position that shows a technique, or shows where it fails.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The digits in reading order, `.` for an open cell. A `+` before a digit says that it is an entry; where
    /// there is none, all digits are givens.
    pub digits: &'static str,
    /// Candidates that earlier steps took away, as in `r1c1<>35 r2c4<>7`; may be empty.
    pub removed: &'static str,
    /// What must be found.
    pub expect: Expect,
}

impl Example {
    /// The position.
    ///
    /// # Panics
    /// If the example is not well formed: the tests see to it that all are.
    #[track_caller]
    pub fn position(&self) -> Position {
        let read = |digits: &str| format::line::read(digits).expect("an example's digits are a board");
        let board = read(&self.digits.replace('+', ""));
        let mut position = Position::new(&board).expect("an example breaks no rule");
        let mut givens = position.givens().unwrap_or_default();
        let mut cell = 0;
        let mut previous = '.';
        for sign in self.digits.chars() {
            if previous == '+' {
                givens.discard(Cell::new(cell));
            }
            cell += usize::from(sign != '+');
            previous = sign;
        }
        position.set_givens(Some(givens));
        let removed = notation::parse_eliminations(self.removed, board.geometry());
        for candidate in removed.expect("an example's removed candidates are written as such") {
            let there = position.eliminate(candidate.cell, candidate.digit);
            assert!(there, "{candidate:?} is no candidate in {self:?}");
        }
        position
    }
}

/// What an [`Example`] must yield.
#[derive(Clone, Copy, Debug)]
pub enum Expect {
    /// This step, in the one-line notation, among those found.
    Step(&'static str),
    /// No step at all: it looks like the technique but is not.
    Nothing,
}

/// Reads examples, one a line, in the order of techniques: digits, removed candidates (`-` for none) and the
/// step expected, with bars between them; `nothing` in the place of a step. Lines that begin with `#` say why.
///
/// # Panics
/// If a line is not written so: the texts that are read are part of JADE.
pub(crate) fn examples_by_id(text: &'static str) -> Vec<(&'static str, Vec<Example>)> {
    let mut examples: Vec<(&str, Vec<Example>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [digits, removed, step] = fields[..] else { panic!("not an example: {line}") };
        let (id, rest) = step.split_once(": ").expect("an example names its technique");
        let removed = if removed == "-" { "" } else { removed };
        let expect = if rest == "nothing" { Expect::Nothing } else { Expect::Step(step) };
        let example = Example { digits, removed, expect };
        match examples.last_mut() {
            Some((last, of_id)) if *last == id => of_id.push(example),
            _ => examples.push((id, vec![example])),
        }
    }
    examples
}
