//! Why a literal is true, and whether it follows from the rest of a clause.

use super::literal::Literal;
use super::scratch::Scratch;
use super::solver::{Because, Solver};

impl Solver {
    /// Collects the false literals that forced this one to be true.
    #[inline]
    pub(super) fn premises(&mut self, literal: Literal, premises: &mut Vec<Literal>) {
        let variable = literal.variable();
        match self.reason[variable as usize].because() {
            Because::Decided => {}
            Because::Excluded(exclusion) => self.explain(exclusion, premises),
            Because::Other(other) => premises.push(Literal::not(other)),
            Because::Last(group) => {
                let others = self.model.members(group).iter().filter(|member| **member != variable);
                premises.extend(others.map(|member| Literal::of(*member)));
            }
            Because::Clause(clause) => premises.extend(
                self.clauses
                    .literals_mut(clause)
                    .iter()
                    .map(|word| Literal(*word))
                    .filter(|other| *other != literal),
            ),
        }
    }

    /// The level of a literal as one bit of 64; every 64th level shares one.
    pub(super) fn level_bit(&self, literal: Literal) -> u64 {
        1 << (self.level[literal.variable() as usize] % 64)
    }

    /// Returns whether a false literal of these levels follows from the clause.
    pub(super) fn is_redundant(&mut self, literal: Literal, levels: u64, work: &mut Scratch) -> bool {
        if self.reason[literal.variable() as usize].because() == Because::Decided {
            return false;
        }
        work.stack.clear();
        work.stack.push(literal);
        let marked = work.marked.len();
        while let Some(literal) = work.stack.pop() {
            work.literals.clear();
            self.premises(literal.negated(), &mut work.literals);
            for i in 0..work.literals.len() {
                let premise = work.literals[i];
                let variable = premise.variable();
                if work.seen[variable as usize] || self.level[variable as usize] == 0 {
                    continue;
                }
                let decided = self.reason[variable as usize].because() == Because::Decided;
                if decided || self.level_bit(premise) & levels == 0 {
                    for variable in work.marked.drain(marked..) {
                        work.seen[variable as usize] = false;
                    }
                    return false;
                }
                work.seen[variable as usize] = true;
                work.marked.push(variable);
                work.stack.push(premise);
            }
        }
        true
    }
}
