//! [`Rules`]: what a board asks for besides a digit in every cell, as data.
//!
//! A [`Geometry`] is made from it, once ([`Geometry::of`]). Each kind of rule is a record in a file of `kinds/`: what it
//! names on the board, and its effects on houses, cells, pairs of cells, sums and automata ([`Effects`](effects::Effects)).

mod automaton;
mod block;
mod digit_sets;
mod effects;
mod house_sum;
pub(crate) mod kinds;
mod leftovers;
mod narrower;
mod notation;
mod numbers;
mod sum;

pub use automaton::Automaton;
pub(crate) use effects::{Effects, Pairs};
pub use house_sum::HouseSum;
pub use kinds::RuleKind;
pub use leftovers::Leftovers;
pub use narrower::Narrower;
pub use notation::{RulesError, RulesErrorKind};
pub use sum::{Sum, Term};

use crate::{Cell, Digit, Geometry, GeometryError};
use kinds::Named;

/// How the cells of a board are divided into boxes or regions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Regions {
    /// Boxes of this many rows and columns.
    Boxes {
        /// Rows of a box.
        rows: usize,
        /// Columns of a box.
        columns: usize,
    },
    /// Regions of any shape, as in a jigsaw: for each cell in reading order the number of its region, from 0.
    Irregular(Box<[u8]>),
    /// Neither: a Latin square.
    None,
}

/// A rule that is added to rows, columns and regions.
///
/// ```
/// use jade_grid::{Geometry, Rules};
/// let rules = Rules::read(Geometry::standard(9).unwrap(), "anti-knight; even r1c1 r1c2").unwrap();
/// let even = &rules.added()[1];
/// assert_eq!((even.kind().id(), even.cells().len(), even.value()), ("even", 2, None));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rule {
    kind: &'static RuleKind,
    value: Option<u16>,
    cells: Box<[Cell]>,
}

impl Rule {
    /// Returns what kind of rule it is.
    pub fn kind(&self) -> &'static RuleKind {
        self.kind
    }

    /// Returns its number, if it has one: the sum of a cage, the difference of a dot.
    pub fn value(&self) -> Option<u16> {
        self.value
    }

    /// Returns its number, or what it is if the rule does not say it: 1 for a white dot, 2 for a black one, half the side,
    /// rounded up, for a whisper. 0 if a rule of this kind has none, or if it stands for several.
    pub fn number(&self, side: usize) -> u16 {
        self.value.unwrap_or((self.kind.usual)(side))
    }

    /// Returns the cells it names: in their order along a line, otherwise in reading order. None if it is about the whole
    /// board.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

/// The rules of a board: its side, its boxes or regions, and what is added to them.
///
/// Rules are written in one line, in [JADE’s notation](Rules::read). They are kept in one order, each once, so equal
/// rules are equal data.
///
/// ```
/// use jade_grid::{Geometry, Rules};
/// let nine = Geometry::standard(9).unwrap();
/// let rules = Rules::read(nine, "Anti-knight; X").unwrap();
/// assert_eq!(rules.to_string(), "main-diagonal; antidiagonal; anti-knight");
/// let board = Geometry::of(&rules).unwrap();
/// assert_eq!(board.houses().len(), 29);
/// assert!(Geometry::of(nine.rules()).is_ok_and(|plain| plain == nine));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    side: usize,
    regions: Regions,
    added: Vec<Rule>,
}

impl Rules {
    /// Returns the rules of the board with these boxes, and nothing added.
    ///
    /// # Errors
    /// [`GeometryError`] as for [`Geometry::with_boxes`].
    pub fn with_boxes(rows: usize, columns: usize) -> Result<Rules, GeometryError> {
        match rows.checked_mul(columns) {
            Some(side @ 2..=Geometry::MAX_SIDE) => {
                Ok(Rules { side, regions: Regions::Boxes { rows, columns }, added: Vec::new() })
            }
            _ => Err(GeometryError { box_rows: rows, box_columns: columns }),
        }
    }

    /// Returns the number of rows, columns and digits.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Returns the boxes or regions.
    pub fn regions(&self) -> &Regions {
        &self.regions
    }

    /// Returns the rules that are added to rows, columns and regions.
    pub fn added(&self) -> &[Rule] {
        &self.added
    }

    /// Writes the added rules that name cells, each as [`Rules::read`] reads it: what a drawing without marks of rules has to say
    /// besides what the kinds of rules ask for.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "anti-king; cage 9 r1c1 r1c2").unwrap();
    /// assert_eq!(rules.written_with_cells().collect::<Vec<_>>(), ["cage 9 r1c1 r1c2"]);
    /// ```
    pub fn written_with_cells(&self) -> impl Iterator<Item = String> {
        let with_cells = self.added.iter().filter(|rule| !rule.kind().is_global());
        with_cells.map(|rule| rule.written(self.side))
    }

    /// Returns the added rules, each as small as it can be: where a rule says something of each cell by itself, one for each cell.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "even r1c1 r1c2; cage 9 r2c1 r2c2").unwrap();
    /// let parts: Vec<String> = rules.parts().map(|rule| rule.written(9)).collect();
    /// assert_eq!(parts, ["even r1c1", "even r1c2", "cage 9 r2c1 r2c2"]);
    /// ```
    pub fn parts(&self) -> impl Iterator<Item = Rule> {
        self.added.iter().flat_map(|rule| match rule.kind.names {
            Named::EachCell => {
                rule.cells.iter().map(|cell| Rule { cells: [*cell].into(), ..rule.clone() }).collect()
            }
            _ => vec![rule.clone()],
        })
    }

    /// Returns the rules of the same board with these rules added instead. They must be rules of a board of this side.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "anti-king; even r1c1 r1c2").unwrap();
    /// assert_eq!(rules.with_added(rules.parts()), rules);
    /// assert_eq!(rules.with_added(rules.parts().skip(2)).to_string(), "even r1c2");
    /// ```
    #[must_use]
    pub fn with_added(&self, added: impl IntoIterator<Item = Rule>) -> Rules {
        let mut rules = Rules { side: self.side, regions: self.regions.clone(), added: Vec::new() };
        added.into_iter().for_each(|rule| rules.add(rule));
        rules
    }

    /// Returns whether these are the rules of an ordinary board: rows, columns, boxes, and nothing else.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let board = Geometry::with_boxes(2, 3).unwrap();
    /// assert!(board.rules().are_plain());
    /// assert!(!Rules::read(board, "non-consecutive").unwrap().are_plain());
    /// ```
    pub fn are_plain(&self) -> bool {
        matches!(self.regions, Regions::Boxes { .. }) && self.added.is_empty()
    }

    /// Returns the first added rule that excludes a digit from a cell, by itself or because of the digit in a second cell. If
    /// only several rules together do, returns the first of these that names the cell.
    pub(crate) fn excluding(&self, one: (Cell, Digit), other: Option<(Cell, Digit)>) -> Option<usize> {
        let mut all = 0..self.added.len();
        let names = |index: &usize| self.added[*index].cells.contains(&one.0);
        all.clone()
            .find(|index| Effects::of_index(self, *index).exclude(one, other))
            .or_else(|| all.find(names))
    }

    /// Returns whether a rule is there with other cells in place of its own.
    pub(crate) fn has_moved(&self, index: usize, cells: impl Fn(Cell) -> Cell) -> bool {
        let mut moved = self.added[index].clone();
        moved.cells.iter_mut().for_each(|cell| *cell = cells(*cell));
        if !moved.kind.names.is_ordered() {
            moved.cells.sort_unstable();
        }
        self.added.contains(&moved)
    }

    /// Adds a rule, unless it is there.
    fn add(&mut self, mut rule: Rule) {
        let by_cell = matches!(rule.kind.names, Named::EachCell);
        if !rule.kind.names.is_ordered() {
            rule.cells.sort_unstable();
        }
        if by_cell && let Some(same) = self.added.iter_mut().find(|other| other.kind == rule.kind) {
            let mut cells: Vec<Cell> = same.cells.iter().chain(&rule.cells).copied().collect();
            cells.sort_unstable();
            cells.dedup();
            same.cells = cells.into();
        } else if !self.added.contains(&rule) {
            self.added.push(rule);
            self.added.sort_by_cached_key(|rule| (rule.kind.rank(), rule.cells.clone(), rule.value));
        }
    }
}
