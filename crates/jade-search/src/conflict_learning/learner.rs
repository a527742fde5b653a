//! The search: decisions, restarts, and discarding learned clauses.

use super::clauses::Clause;
use super::literal::Literal;
use super::model::Model;
use super::narrowers::Narrowers;
use super::probing::Prober;
use super::restarts::Restarts;
use super::solver::{Because, Reason, Solver};
use crate::Outcome;
use crate::limits::Meter;
use crate::propagation::{Board, Choice, Tabled};
use crate::solutions::Solutions;
use std::ops::ControlFlow;

/// The factor by which activity decays with each conflict.
const DECAY: f64 = 0.95;

/// The number of conflicts before learned clauses are first discarded; each later interval is longer by the step.
const FIRST_THINNING: u64 = 2000;
const THINNING_STEP: u64 = 300;

/// Clauses with at most the first number of levels are always kept; up to the second number, recently used ones are.
const ALWAYS_KEPT: u32 = 2;
const KEPT_IF_USED: u32 = 6;

/// The maximum number of words of clauses: 128 MB.
const MOST_WORDS: usize = 1 << 25;

/// Finds the solutions of a fully propagated board, except those that make all choices of one of the sets in
/// `searched`.
pub(crate) fn learn<M: Tabled>(
    board: &Board<M>,
    searched: &[Vec<Choice>],
    meter: &mut Meter<'_>,
    solutions: &mut Solutions<'_, '_>,
) -> ControlFlow<Outcome> {
    let model = Model::new(board);
    let narrowers = Narrowers::new(board, &model);
    let mut learner = Learner {
        solver: Solver::new(model, narrowers),
        values: board.values.clone(),
        restarts: Restarts::new(),
        prober: Prober::default(),
        conflicts: 0,
        thin_at: FIRST_THINNING,
        thinnings: 0,
    };
    if board.tables.has_pairs() {
        learner.add_pairs(board);
    }
    for set in searched {
        if !learner.exclude(set) {
            return ControlFlow::Continue(());
        }
    }
    learner.run(meter, solutions)
}

struct Learner {
    solver: Solver,
    values: Vec<u8>,
    restarts: Restarts,
    prober: Prober,
    conflicts: u64,
    thin_at: u64,
    thinnings: u64,
}

impl Learner {
    /// Adds a clause for every two candidates that exclude each other by a rule beyond houses. Must be called before any
    /// decision.
    fn add_pairs<M: Tabled>(&mut self, board: &Board<M>) {
        for cell in 0..board.values.len() {
            for (other, table) in board.tables.pairs(cell).filter(|(other, _)| *other > cell) {
                for (digit, excluded) in table.iter().enumerate() {
                    let mut excluded = *excluded;
                    while excluded != M::NONE {
                        let there = excluded.take_first();
                        let variable = |cell, digit| self.solver.model.variable((cell as u16, digit as u8));
                        if let (Some(a), Some(b)) = (variable(cell, digit), variable(other, there)) {
                            let clause = self.solver.clauses.add(&[Literal::not(a), Literal::not(b)], None);
                            self.solver.watch(clause);
                        }
                    }
                }
            }
        }
    }

    /// Excludes every solution that makes all these choices. Must be called before any decision. Returns whether there
    /// may be another solution.
    fn exclude(&mut self, choices: &[Choice]) -> bool {
        let mut clause = Vec::new();
        for &(cell, digit) in choices {
            match self.solver.model.variable((cell, digit)) {
                Some(variable) if self.solver.value(Literal::not(variable)) == 0 => {
                    clause.push(Literal::not(variable));
                }
                Some(variable) if self.solver.value(Literal::not(variable)) < 0 => {}
                // A choice already on the board excludes nothing; an impossible choice has no solutions.
                None if self.values[usize::from(cell)] == digit + 1 => {}
                _ => return true,
            }
        }
        match clause[..] {
            [] => return false,
            [literal] => self.solver.enqueue(literal, Because::Decided),
            _ => {
                let clause = self.solver.clauses.add(&clause, None);
                self.solver.watch(clause);
            }
        }
        true
    }

    fn run(&mut self, meter: &mut Meter<'_>, solutions: &mut Solutions<'_, '_>) -> ControlFlow<Outcome> {
        loop {
            if let Some(conflict) = self.solver.propagate(meter)? {
                if self.solver.level_count() == 0 {
                    return ControlFlow::Continue(());
                }
                let back = self.solver.analyse(conflict);
                self.solver.back_to(back);
                self.add_learned();
                continue;
            }
            if self.solver.trail.len() == self.solver.model.choices.len() {
                self.hand_on(meter, solutions)?;
                if self.solver.level_count() == 0 {
                    return ControlFlow::Continue(());
                }
                self.block();
                continue;
            }
            if self.restarts.is_due() {
                self.solver.back_to(0);
                if !self.prober.probe(&mut self.solver, meter)? {
                    return ControlFlow::Continue(());
                }
            }
            if self.conflicts >= self.thin_at {
                self.thin();
            }
            if self.solver.clauses.words() > MOST_WORDS {
                return ControlFlow::Break(Outcome::RuleLimit);
            }
            if let Some(decision) = self.solver.next_decision() {
                self.solver.decide(decision);
                meter.guess(self.solver.level_count() as usize)?;
            }
        }
    }

    fn add_learned(&mut self) {
        let solver = &mut self.solver;
        let levels = solver.scratch.levels;
        let learned = &solver.scratch.learned;
        let literal = learned[0];
        let because = if learned.len() == 1 {
            Because::Decided
        } else {
            let clause = solver.clauses.add(learned, Some(levels));
            solver.watch(clause);
            Because::Clause(clause)
        };
        solver.enqueue(literal, because);
        solver.order.decay(DECAY);
        self.conflicts += 1;
        self.restarts.conflict();
    }

    fn hand_on(&mut self, meter: &mut Meter<'_>, solutions: &mut Solutions<'_, '_>) -> ControlFlow<Outcome> {
        for literal in self.solver.trail.iter().filter(|literal| literal.is_positive()) {
            let (cell, digit) = self.solver.model.choices[literal.variable() as usize];
            self.values[usize::from(cell)] = digit + 1;
        }
        solutions.report(meter, &self.values)
    }

    /// Excludes the current solution by its decisions, from which everything else followed.
    fn block(&mut self) {
        let solver = &mut self.solver;
        let clause: Vec<Literal> = solver.decisions().rev().map(Literal::negated).collect();
        solver.back_to(clause.len() as u32 - 1);
        let because = match clause.len() {
            1 => Because::Decided,
            _ => {
                let clause = solver.clauses.add(&clause, None);
                solver.watch(clause);
                Because::Clause(clause)
            }
        };
        solver.enqueue(clause[0], because);
    }

    /// Discards most of the learned clauses, starting with the least useful: those with many levels and literals,
    /// except clauses that imply something on the trail.
    fn thin(&mut self) {
        self.thinnings += 1;
        self.thin_at = self.conflicts + FIRST_THINNING + THINNING_STEP * self.thinnings;
        let solver = &mut self.solver;
        let reason = |literal: &Literal| match solver.reason[literal.variable() as usize].because() {
            Because::Clause(clause) => Some(clause),
            _ => None,
        };
        let mut reasons: Vec<Clause> = solver.trail.iter().filter_map(reason).collect();
        reasons.sort_unstable();
        let mut doubtful = Vec::new();
        for clause in solver.clauses.learned.clone() {
            let levels = solver.clauses.levels(clause);
            let used = solver.clauses.take_used(clause);
            let kept = levels <= ALWAYS_KEPT || (levels <= KEPT_IF_USED && used);
            if !kept && reasons.binary_search(&clause).is_err() {
                doubtful.push((levels, solver.clauses.len(clause), clause));
            }
        }
        doubtful.sort_unstable();
        let mut dropped: Vec<Clause> =
            doubtful[doubtful.len() * 3 / 10..].iter().map(|(_, _, clause)| *clause).collect();
        dropped.sort_unstable();
        let moved = solver.clauses.compact(|clause| dropped.binary_search(&clause).is_ok());
        for literal in &solver.trail {
            let reason = &mut solver.reason[literal.variable() as usize];
            if let Because::Clause(clause) = reason.because() {
                *reason = Reason::of(Because::Clause(moved.to(clause)));
            }
        }
        solver.watches.iter_mut().for_each(Vec::clear);
        for clause in solver.clauses.iter().collect::<Vec<_>>() {
            solver.watch(clause);
        }
    }
}
