//! [`Effects`]: where the rules of a board come together.

use super::{Automaton, Regions, Rule, Rules, Sum, Term};
use crate::{Cell, Digit, DigitSet, Geometry, HouseKind};
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// What the rules of a board amount to. Every kind of rule adds to it; a [`Geometry`](crate::Geometry) is made of it.
pub(crate) struct Effects<'a> {
    side: usize,
    regions: &'a Regions,
    rules: &'a [Rule],
    pub(crate) houses: Vec<(HouseKind, Vec<Cell>)>,
    /// Per cell: the digits that some rule leaves.
    domain: Box<[DigitSet]>,
    /// Per pair of cells, the smaller first, and digit of the first: the digits that the second may have.
    pairs: BTreeMap<(Cell, Cell), Box<[DigitSet]>>,
    sums: Vec<(usize, Vec<Term>, i32)>,
    automata: Vec<Automaton>,
    /// Whether an automaton would have too many states.
    is_too_long: bool,
}

impl<'a> Effects<'a> {
    /// Collects the effects of these rules.
    pub(crate) fn of(rules: &'a Rules) -> Effects<'a> {
        let mut effects = Effects::of_all(rules.side, &rules.regions, &rules.added);
        effects.narrow();
        effects
    }

    /// Collects the effects of one of some rules, which may depend on the others.
    pub(super) fn of_index(rules: &'a Rules, index: usize) -> Effects<'a> {
        let mut effects = Effects::of_all(rules.side, &rules.regions, &[]);
        effects.rules = &rules.added;
        let rule = &rules.added[index];
        (rule.kind.effects)(rule, &mut effects);
        effects.narrow();
        effects
    }

    /// Returns whether a digit in a cell is excluded, by itself or together with that of a second cell.
    pub(super) fn exclude(&self, one: (Cell, Digit), other: Option<(Cell, Digit)>) -> bool {
        let Some(other) = other else { return !self.domain[one.0.index()].contains(one.1) };
        let (first, second) = if one.0 < other.0 { (one, other) } else { (other, one) };
        let allowed = self.pairs.get(&(first.0, second.0));
        allowed.is_some_and(|allowed| !allowed[first.1.index()].contains(second.1))
    }

    /// Collects the effects of a rule by itself, on a board with these boxes or regions.
    pub(super) fn of_one(side: usize, regions: &'a Regions, rule: &'a Rule) -> Effects<'a> {
        Effects::of_all(side, regions, std::slice::from_ref(rule))
    }

    fn of_all(side: usize, regions: &'a Regions, rules: &'a [Rule]) -> Effects<'a> {
        let mut effects = Effects {
            side,
            regions,
            rules,
            houses: Vec::new(),
            // Boards above the size of sets of digits have no rules.
            domain: match side <= Geometry::MAX_LARGE_SIDE {
                true => vec![DigitSet::all(side); side * side].into(),
                false => Box::default(),
            },
            pairs: BTreeMap::new(),
            sums: Vec::new(),
            automata: Vec::new(),
            is_too_long: false,
        };
        for rule in rules {
            (rule.kind.effects)(rule, &mut effects);
        }
        effects
    }

    /// Returns whether the rules change nothing.
    pub(super) fn are_none(&self) -> bool {
        self.houses.is_empty()
            && self.pairs.is_empty()
            && self.sums.is_empty()
            && self.automata.is_empty()
            && self.domain().is_none()
    }

    /// Returns whether a rule reads more than there is room for.
    pub(super) fn are_too_long(&self) -> bool {
        self.is_too_long
    }

    /// Takes from each cell the digits that leave a paired cell without any, until nothing changes (arc consistency).
    fn narrow(&mut self) {
        let mut changes = !self.pairs.is_empty();
        while std::mem::take(&mut changes) {
            for (&(a, b), allowed) in &self.pairs {
                let (at_a, at_b) = (self.domain[a.index()], self.domain[b.index()]);
                let mut reached = DigitSet::EMPTY;
                let left: DigitSet = at_a
                    .iter()
                    .filter(|digit| {
                        let there = allowed[digit.index()] & at_b;
                        reached |= there;
                        !there.is_empty()
                    })
                    .collect();
                changes |= left != at_a || reached != at_b;
                self.domain[a.index()] = left;
                self.domain[b.index()] = reached;
            }
        }
    }

    /// Returns all rules that are added.
    pub(super) fn rules(&self) -> &'a [Rule] {
        self.rules
    }

    /// Returns the number of rows, columns and digits.
    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// Iterates over all cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.side * self.side).map(Cell::new)
    }

    /// Returns the cell in this row and column (from 0), if it is on the board.
    pub(super) fn cell_at(&self, row: isize, column: isize) -> Option<Cell> {
        let on = |line: isize| usize::try_from(line).ok().filter(|line| *line < self.side);
        Some(Cell::new(on(row)? * self.side + on(column)?))
    }

    /// Returns the row and the column of a cell, from 0.
    pub(super) fn place(&self, cell: Cell) -> (usize, usize) {
        (cell.index() / self.side, cell.index() % self.side)
    }

    /// Returns the number of the box or region of a cell, from 0; the same for all cells if there are none.
    pub(super) fn region(&self, cell: Cell) -> usize {
        let (row, column) = self.place(cell);
        match self.regions {
            Regions::Boxes { rows, columns } => row / rows * (self.side / columns) + column / columns,
            Regions::Irregular(regions) => usize::from(regions[cell.index()]),
            Regions::None => 0,
        }
    }

    /// These cells, as many as there are digits, hold each digit once.
    pub(super) fn house(&mut self, kind: HouseKind, cells: impl IntoIterator<Item = Cell>) {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        debug_assert_eq!(cells.len(), self.side);
        if !self.houses.iter().any(|(_, other)| *other == cells) {
            self.houses.push((kind, cells));
        }
    }

    /// This cell holds one of the digits that meet the condition.
    pub(super) fn allow(&mut self, cell: Cell, is_allowed: impl Fn(u8) -> bool) {
        let allowed = Digit::all(self.side).filter(|digit| is_allowed(digit.get()));
        self.domain[cell.index()] &= allowed.collect::<DigitSet>();
    }

    /// These two cells hold digits that meet the condition; the first digit is that of `a`.
    pub(super) fn relate(&mut self, a: Cell, b: Cell, meet: impl Fn(u8, u8) -> bool) {
        debug_assert_ne!(a, b);
        let (side, turned) = (self.side, a > b);
        let pair = if turned { (b, a) } else { (a, b) };
        let table = self.pairs.entry(pair).or_insert_with(|| vec![DigitSet::all(side); side].into());
        for (first, allowed) in Digit::all(side).zip(table) {
            let (x, may) = (first.get(), |x, y| if turned { meet(y, x) } else { meet(x, y) });
            *allowed &= Digit::all(side).filter(|second| may(x, second.get())).collect();
        }
    }

    /// The digits of these cells, each times its factor, add up to the total.
    pub(super) fn sum(&mut self, rule: &Rule, terms: impl Iterator<Item = Term>, total: i32) {
        self.sums.push((self.index_of(rule), terms.collect(), total));
    }

    /// The digits of these cells are read in this order: each leads from a state to another one, and the state after the last
    /// must be accepted. `step` gets a state, how many cells were read before, and a digit.
    pub(super) fn read<S: Clone + Eq + Hash>(
        &mut self,
        rule: &Rule,
        cells: impl Iterator<Item = Cell>,
        start: S,
        step: impl Fn(&S, usize, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) {
        match Automaton::new((self.index_of(rule), self.side), cells, start, step, accepts) {
            Some(automaton) => self.automata.push(automaton),
            None => self.is_too_long = true,
        }
    }

    fn index_of(&self, rule: &Rule) -> usize {
        self.rules.iter().position(|other| other == rule).unwrap_or_default()
    }

    /// Returns the sums, in the order of their rules. `differ` says whether two cells always hold different digits.
    pub(crate) fn sums(&self, differ: impl Fn(Cell, Cell) -> bool) -> Box<[Sum]> {
        let sum = |(rule, terms, total): &(usize, Vec<Term>, i32)| {
            Sum::new(Some(*rule), terms.iter().copied(), *total, &differ)
        };
        self.sums.iter().map(sum).collect()
    }

    /// Returns the automata, in the order of their rules. `differ` says whether two cells always hold different digits.
    pub(crate) fn automata(&self, differ: impl Fn(Cell, Cell) -> bool) -> Box<[Automaton]> {
        self.automata.iter().map(|automaton| automaton.clone().with_differing(&differ)).collect()
    }

    /// All cells at these distances (rows and columns) from each other hold digits that meet the condition.
    pub(super) fn relate_at(&mut self, distances: &[(isize, isize)], meet: impl Fn(u8, u8) -> bool) {
        for cell in self.cells() {
            let (row, column) = self.place(cell);
            for (down, right) in distances {
                if let Some(other) = self.cell_at(row as isize + down, column as isize + right) {
                    self.relate(cell, other, &meet);
                }
            }
        }
    }

    /// Takes the digits of each cell; `None` if every digit is allowed everywhere.
    pub(crate) fn domain(&self) -> Option<Box<[DigitSet]>> {
        let is_narrow = |digits: &DigitSet| *digits != DigitSet::all(self.side);
        self.domain.iter().any(is_narrow).then(|| self.domain.clone())
    }

    /// Returns what is known of pairs of cells beyond their houses; `None` if nothing is.
    pub(crate) fn pairs(&self, share_house: impl Fn(Cell, Cell) -> bool) -> Option<Pairs> {
        if self.pairs.is_empty() {
            return None;
        }
        let all = DigitSet::all(self.side);
        let mut pairs =
            Pairs { side: self.side, of: vec![Vec::new(); self.side * self.side], tables: Vec::new() };
        let mut known: HashMap<Box<[DigitSet]>, u16> = HashMap::new();
        for (&(a, b), allowed) in &self.pairs {
            let mut excluded: Box<[DigitSet]> = allowed.iter().map(|allowed| all - *allowed).collect();
            if share_house(a, b) {
                Digit::all(self.side).for_each(|digit| excluded[digit.index()].discard(digit));
            }
            if excluded.iter().all(|digits| digits.is_empty()) {
                continue;
            }
            let turned: Box<[DigitSet]> = Digit::all(self.side)
                .map(|y| Digit::all(self.side).filter(|x| excluded[x.index()].contains(y)).collect())
                .collect();
            for (from, to, table) in [(a, b, excluded), (b, a, turned)] {
                let table = *known.entry(table.clone()).or_insert_with(|| {
                    pairs.tables.push(table);
                    pairs.tables.len() as u16 - 1
                });
                pairs.of[from.index()].push((to, table));
            }
        }
        (!pairs.tables.is_empty()).then_some(pairs)
    }
}

/// Which digits exclude each other in pairs of cells, beyond equal digits in a house.
#[derive(PartialEq, Eq)]
pub(crate) struct Pairs {
    side: usize,
    /// Per cell: the cells it is paired with, each with its table.
    of: Vec<Vec<(Cell, u16)>>,
    /// Per digit of the first cell: the digits that the second cannot have. Many pairs share a table.
    tables: Vec<Box<[DigitSet]>>,
}

impl Pairs {
    /// Iterates over the cells that are paired with a cell; for each, per digit of `cell`, what it excludes there.
    pub(crate) fn of(&self, cell: Cell) -> impl Iterator<Item = (Cell, &[DigitSet])> {
        self.of[cell.index()].iter().map(|(other, table)| (*other, &*self.tables[usize::from(*table)]))
    }

    /// Returns whether the two cells always hold different digits.
    pub(crate) fn are_unequal(&self, a: Cell, b: Cell) -> bool {
        let differ = |table: &[DigitSet]| Digit::all(self.side).all(|d| table[d.index()].contains(d));
        self.of(a).any(|(other, table)| other == b && differ(table))
    }

    /// Returns an estimate of the memory it takes, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.of.iter().map(|of| 32 + 4 * of.len()).sum::<usize>() + self.tables.len() * (32 + 4 * self.side)
    }
}
