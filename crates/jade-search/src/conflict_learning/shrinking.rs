//! Shortens learned clauses and credits additional variables for a conflict.

use super::literal::Literal;
use super::scratch::Scratch;
use super::solver::Solver;

impl Solver {
    /// Credits the literals that imply the clause: they took part in the conflict, one step removed (J. Liang et al.,
    /// *Learning rate based branching heuristic for SAT solvers*, 2016).
    pub(super) fn bump_reasons(&mut self, work: &mut Scratch) {
        let mut premises = std::mem::take(&mut work.shrinking.premises);
        for literal in &work.learned[1..] {
            premises.clear();
            self.premises(literal.negated(), &mut premises);
            for premise in &premises {
                let variable = premise.variable();
                let is_known = self.level[variable as usize] == 0 || work.seen[variable as usize];
                if !is_known && work.shrinking.mark(variable) {
                    self.order.bump(variable);
                }
            }
        }
        work.shrinking.unmark_all();
        work.shrinking.premises = premises;
    }

    /// Replaces all literals of a level by a single one where they follow from it together with the rest of the clause:
    /// the first unique implication point of the level (M. Fleury and A. Biere, *Efficient all-UIP learned clause
    /// minimization*, 2021).
    ///
    /// ```text
    /// learned: r1c1 is 2, or r1c4 is 2, or r1c7 is 2, or …
    ///          and at that level r1c2 = 2 had ruled all three out   →   r1c2 is not 2, or …
    /// ```
    pub(super) fn shrink(&mut self, levels: u64, work: &mut Scratch) {
        let mut clause = std::mem::take(&mut work.shrinking.clause);
        clause.clear();
        clause.extend(work.learned.drain(1..));
        let level = |solver: &Solver, literal: Literal| solver.level[literal.variable() as usize];
        clause.sort_by_key(|literal| std::cmp::Reverse(level(self, *literal)));
        let mut rest = &clause[..];
        while let Some(first) = rest.first() {
            let level_of_first = level(self, *first);
            let length = rest.iter().take_while(|literal| level(self, **literal) == level_of_first).count();
            let (block, others) = rest.split_at(length);
            rest = others;
            match self.point_of_level(level_of_first, block, levels, work) {
                Some(point) => {
                    work.learned.push(point.negated());
                    work.see(point.variable());
                }
                None => work.learned.extend_from_slice(block),
            }
        }
        work.shrinking.clause = clause;
    }

    /// Returns the true literal of the level that, with the rest of the clause, makes all literals of the block false,
    /// if there is one.
    fn point_of_level(
        &mut self,
        level: u32,
        block: &[Literal],
        levels: u64,
        work: &mut Scratch,
    ) -> Option<Literal> {
        if let [literal] = block {
            return Some(literal.negated());
        }
        for literal in block {
            work.shrinking.mark(literal.variable());
        }
        let mut open = block.len();
        let mut at = self.end_of_level(level);
        let point = loop {
            at -= 1;
            let literal = self.trail[at];
            if !work.shrinking.is_marked[literal.variable() as usize] {
                continue;
            }
            if open == 1 {
                break Some(literal);
            }
            match self.resolve_within(level, literal, levels, work) {
                Some(more) => open = open - 1 + more,
                None => break None,
            }
        };
        work.shrinking.unmark_all();
        point
    }

    /// Marks the literals of the same level that imply a literal, and returns how many there are. Returns `None` if any
    /// other literal involved is not in the clause and does not follow from it.
    fn resolve_within(
        &mut self,
        level: u32,
        literal: Literal,
        levels: u64,
        work: &mut Scratch,
    ) -> Option<usize> {
        let mut premises = std::mem::take(&mut work.shrinking.premises);
        premises.clear();
        self.premises(literal, &mut premises);
        let mut more = 0;
        let is_possible = premises.iter().all(|premise| {
            let variable = premise.variable();
            let its_level = self.level[variable as usize];
            if its_level == level {
                more += usize::from(work.shrinking.mark(variable));
                return true;
            }
            if its_level == 0 || work.seen[variable as usize] {
                return true;
            }
            let follows = self.level_bit(*premise) & levels != 0 && self.is_redundant(*premise, levels, work);
            if follows {
                work.see(variable);
            }
            follows
        });
        work.shrinking.premises = premises;
        is_possible.then_some(more)
    }
}
