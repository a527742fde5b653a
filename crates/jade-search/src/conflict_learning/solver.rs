//! [`Solver`]: decides, propagates and learns from conflicts.

use super::clauses::{Clause, Clauses};
use super::literal::Literal;
use super::model::Model;
use super::narrowers::Narrowers;
use super::order::Order;
use super::scratch::Scratch;
use crate::Outcome;
use crate::limits::Meter;
use std::ops::ControlFlow;

/// Why a literal is true, packed into one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reason(u32);

/// An unpacked [`Reason`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Because {
    /// It is a decision.
    Decided,
    /// Another variable of one of its groups is true.
    Other(u32),
    /// All other variables of a group are false.
    Last(u32),
    /// All other literals of a clause are false.
    Clause(Clause),
    /// A narrower has excluded it: the number of the exclusion in [`Narrowers`].
    Excluded(u32),
}

impl Reason {
    const KIND: u32 = 3 << 30;
    const OTHER: u32 = 1 << 30;
    const LAST: u32 = 2 << 30;
    const EXCLUDED: u32 = 3 << 30;
    pub(super) const DECIDED: Reason = Reason(u32::MAX);

    pub(super) fn of(because: Because) -> Reason {
        match because {
            Because::Decided => Self::DECIDED,
            Because::Other(variable) => Reason(Self::OTHER | variable),
            Because::Last(group) => Reason(Self::LAST | group),
            Because::Clause(clause) => Reason(clause),
            Because::Excluded(exclusion) => Reason(Self::EXCLUDED | exclusion),
        }
    }

    #[inline]
    pub(super) fn because(self) -> Because {
        let number = self.0 & !Self::KIND;
        match self.0 & Self::KIND {
            Self::OTHER => Because::Other(number),
            Self::LAST => Because::Last(number),
            0 => Because::Clause(number),
            _ if self == Self::DECIDED => Because::Decided,
            _ => Because::Excluded(number),
        }
    }
}

/// A contradiction: literals of which at least one must be true, all false.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// Two variables of a group are true.
    Both(u32, u32),
    /// All variables of a group are false.
    Empty(u32),
    Clause(Clause),
    /// A narrower has no way left.
    Narrower(u16),
}

/// The state of a group, updated when a literal is read from the trail, not when it is put there.
#[derive(Clone, Copy)]
struct Group {
    /// Variables that are not false.
    left: u32,
    /// The exclusive or of their numbers; when one is left, its number.
    sum: u32,
}

#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub(super) clause: Clause,
    /// Another literal of the clause: if it is true, the clause need not be visited.
    blocker: Literal,
}

pub(super) struct Solver {
    pub(super) model: Model,
    /// Per literal: 1 true, -1 false, 0 open.
    values: Vec<i8>,
    /// Per variable.
    pub(super) level: Vec<u32>,
    pub(super) reason: Vec<Reason>,
    /// Per variable: its last value.
    pub(super) phase: Vec<bool>,
    /// True literals in the order in which they became true.
    pub(super) trail: Vec<Literal>,
    /// The start of each decision level on the trail.
    levels: Vec<u32>,
    /// How much of the trail has been propagated through learned clauses …
    clauses_head: usize,
    /// … and through groups: never more.
    groups_head: usize,
    /// The total number of literals propagated through learned clauses: a measure of work.
    pub(super) looked_at: u64,
    groups: Vec<Group>,
    pub(super) narrowers: Narrowers,
    pub(super) clauses: Clauses,
    /// Per literal: the clauses that watch for it to become false.
    pub(super) watches: Vec<Vec<Watch>>,
    pub(super) order: Order,
    pub(super) scratch: Scratch,
}

impl Solver {
    pub(super) fn new(model: Model, narrowers: Narrowers) -> Solver {
        let variables = model.choices.len();
        let groups: Vec<Group> = (0..model.group_count() as u32)
            .map(|group| {
                let members = model.members(group);
                Group { left: members.len() as u32, sum: members.iter().fold(0, |sum, member| sum ^ member) }
            })
            .collect();
        // At first by the number of alternatives, fewest first.
        let activity = (0..variables as u32)
            .map(|v| model.groups(v).iter().map(|g| 1.0 / f64::from(groups[*g as usize].left)).sum::<f64>())
            .collect();
        Solver {
            values: vec![0; 2 * variables],
            level: vec![0; variables],
            reason: vec![Reason::DECIDED; variables],
            phase: vec![true; variables],
            trail: Vec::with_capacity(variables),
            levels: Vec::new(),
            clauses_head: 0,
            groups_head: 0,
            looked_at: 0,
            groups,
            narrowers,
            clauses: Clauses::default(),
            watches: vec![Vec::new(); 2 * variables],
            order: Order::new(activity),
            scratch: Scratch::new(variables),
            model,
        }
    }

    #[inline]
    pub(super) fn value(&self, literal: Literal) -> i8 {
        self.values[literal.0 as usize]
    }

    /// Returns the end of a decision level on the trail (levels are counted from 1).
    pub(super) fn end_of_level(&self, level: u32) -> usize {
        self.levels.get(level as usize).map_or(self.trail.len(), |start| *start as usize)
    }

    pub(super) fn level_count(&self) -> u32 {
        self.levels.len() as u32
    }

    /// Iterates over the current decisions.
    pub(super) fn decisions(&self) -> impl DoubleEndedIterator<Item = Literal> + '_ {
        self.levels.iter().map(|start| self.trail[*start as usize])
    }

    /// Makes an open literal true.
    #[inline]
    pub(super) fn enqueue(&mut self, literal: Literal, because: Because) {
        debug_assert_eq!(self.value(literal), 0);
        self.values[literal.0 as usize] = 1;
        self.values[literal.negated().0 as usize] = -1;
        self.level[literal.variable() as usize] = self.levels.len() as u32;
        self.reason[literal.variable() as usize] = Reason::of(because);
        self.trail.push(literal);
    }

    /// Opens a decision level.
    pub(super) fn decide(&mut self, literal: Literal) {
        self.levels.push(self.trail.len() as u32);
        self.enqueue(literal, Because::Decided);
    }

    /// Returns the next open variable in order, with its last value, or `None` if all are decided.
    pub(super) fn next_decision(&mut self) -> Option<Literal> {
        loop {
            let variable = self.order.pop()?;
            if self.value(Literal::of(variable)) == 0 {
                return Some(Literal::new(variable, self.phase[variable as usize]));
            }
        }
    }

    /// Propagates everything on the trail: through learned clauses as far as possible, only then through the groups of one
    /// literal, and through a narrower, which takes longest, when nothing else is left. The next clause is then learned from learned clauses rather than from the rules of the board,
    /// which saves a quarter of the conflicts.
    pub(super) fn propagate(&mut self, meter: &mut Meter<'_>) -> ControlFlow<Outcome, Option<Conflict>> {
        loop {
            let conflict = if let Some(&literal) = self.trail.get(self.clauses_head) {
                self.clauses_head += 1;
                self.looked_at += 1;
                self.visit_watches(literal.negated())
            } else if let Some(&literal) = self.trail.get(self.groups_head) {
                self.groups_head += 1;
                let variable = literal.variable();
                if literal.is_positive() {
                    if self.reason[variable as usize] != Reason::DECIDED {
                        meter.node()?;
                    }
                    self.exclude_others(variable)
                } else {
                    self.tell_narrowers(variable, self.groups_head - 1);
                    self.take_from_groups(variable)
                }
            } else {
                match self.narrow_one() {
                    Some(narrowed) => narrowed.err(),
                    None => return ControlFlow::Continue(None),
                }
            };
            if conflict.is_some() {
                return ControlFlow::Continue(conflict);
            }
        }
    }

    /// Makes all other variables in the groups of a true variable false.
    #[inline]
    fn exclude_others(&mut self, variable: u32) -> Option<Conflict> {
        let level = self.levels.len() as u32;
        let reason = Reason::of(Because::Other(variable));
        for group in self.model.groups(variable) {
            for &other in self.model.members(*group) {
                let literal = Literal::of(other);
                match self.values[literal.0 as usize] {
                    0 => {
                        self.values[literal.0 as usize] = -1;
                        self.values[literal.negated().0 as usize] = 1;
                        self.level[other as usize] = level;
                        self.reason[other as usize] = reason;
                        self.trail.push(literal.negated());
                    }
                    1 if other != variable => return Some(Conflict::Both(variable, other)),
                    _ => {}
                }
            }
        }
        None
    }

    /// Takes a false variable out of its groups; where one variable is left in a group, it becomes true.
    #[inline]
    fn take_from_groups(&mut self, variable: u32) -> Option<Conflict> {
        let mut conflict = None;
        let level = self.levels.len() as u32;
        for &group in self.model.groups(variable) {
            let state = &mut self.groups[group as usize];
            state.left -= 1;
            state.sum ^= variable;
            if state.left == 1 {
                let last = state.sum;
                let literal = Literal::of(last);
                match self.values[literal.0 as usize] {
                    0 => {
                        self.values[literal.0 as usize] = 1;
                        self.values[literal.negated().0 as usize] = -1;
                        self.level[last as usize] = level;
                        self.reason[last as usize] = Reason::of(Because::Last(group));
                        self.trail.push(literal);
                    }
                    -1 => conflict = Some(Conflict::Empty(group)),
                    _ => {}
                }
            }
        }
        conflict
    }

    /// Visits the clauses that watch a literal that became false: each finds another literal to watch, or its last
    /// literal becomes true.
    fn visit_watches(&mut self, falsified: Literal) -> Option<Conflict> {
        let mut watches = std::mem::take(&mut self.watches[falsified.0 as usize]);
        let mut conflict = None;
        let (mut from, mut to) = (0, 0);
        'watches: while let Some(&watch) = watches.get(from) {
            from += 1;
            if self.value(watch.blocker) > 0 {
                watches[to] = watch;
                to += 1;
                continue;
            }
            let literals = self.clauses.literals_mut(watch.clause);
            // The other watched literal, whichever of the first two places it is in.
            let first = Literal(literals[0] ^ literals[1] ^ falsified.0);
            let value = self.values[first.0 as usize];
            if value > 0 {
                watches[to] = Watch { clause: watch.clause, blocker: first };
                to += 1;
                continue;
            }
            for i in 2..literals.len() {
                let literal = Literal(literals[i]);
                if self.values[literal.0 as usize] >= 0 {
                    literals[0] = first.0;
                    literals[1] = literal.0;
                    literals[i] = falsified.0;
                    self.watches[literal.0 as usize].push(Watch { clause: watch.clause, blocker: first });
                    continue 'watches;
                }
            }
            watches[to] = Watch { clause: watch.clause, blocker: first };
            to += 1;
            if value < 0 {
                conflict = Some(Conflict::Clause(watch.clause));
                break;
            }
            literals[0] = first.0;
            literals[1] = falsified.0;
            self.enqueue(first, Because::Clause(watch.clause));
        }
        watches.copy_within(from.., to);
        watches.truncate(to + watches.len() - from);
        self.watches[falsified.0 as usize] = watches;
        conflict
    }

    /// Watches the first two literals of a clause.
    pub(super) fn watch(&mut self, clause: Clause) {
        let (a, b) = (self.clauses.literal(clause, 0), self.clauses.literal(clause, 1));
        self.watches[a.0 as usize].push(Watch { clause, blocker: b });
        self.watches[b.0 as usize].push(Watch { clause, blocker: a });
    }

    /// Undoes every decision level above this one.
    pub(super) fn back_to(&mut self, level: u32) {
        let Some(&start) = self.levels.get(level as usize) else { return };
        for i in (start as usize..self.trail.len()).rev() {
            let literal = self.trail[i];
            let variable = literal.variable();
            if i < self.groups_head && !literal.is_positive() {
                for group in self.model.groups(variable) {
                    let state = &mut self.groups[*group as usize];
                    state.left += 1;
                    state.sum ^= variable;
                }
            }
            self.values[literal.0 as usize] = 0;
            self.values[literal.negated().0 as usize] = 0;
            self.phase[variable as usize] = literal.is_positive();
            self.order.insert(variable);
        }
        self.narrowers.back_to(start as usize);
        self.trail.truncate(start as usize);
        self.levels.truncate(level as usize);
        self.clauses_head = self.clauses_head.min(start as usize);
        self.groups_head = self.groups_head.min(start as usize);
    }
}
