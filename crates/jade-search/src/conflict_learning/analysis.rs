//! Learns a clause from a conflict.

use super::literal::Literal;
use super::scratch::Scratch;
use super::solver::{Because, Conflict, Solver};

impl Solver {
    /// Learns a clause from a conflict and stores it in `work.learned`. Once all but one of its levels hold, it makes a
    /// literal true. Returns the level to backtrack to.
    ///
    /// Uses resolution up to the first unique implication point (J. Marques-Silva and K. Sakallah, *GRASP*, 1996; L.
    /// Zhang et al., *Efficient conflict driven learning*, 2001), then removes the literals that follow from the others
    /// (N. Sörensson and A. Biere, *Minimizing learned clauses*, 2009), then replaces all literals of a level by one
    /// where possible.
    pub(super) fn analyse(&mut self, conflict: Conflict) -> u32 {
        let mut work = std::mem::replace(&mut self.scratch, Scratch::new(0));
        let current = self.level_count();
        work.learned.clear();
        work.learned.push(Literal(0));
        work.literals.clear();
        match conflict {
            Conflict::Both(a, b) => work.literals.extend([Literal::not(a), Literal::not(b)]),
            Conflict::Empty(group) => {
                work.literals.extend(self.model.members(group).iter().map(|member| Literal::of(*member)));
            }
            Conflict::Narrower(narrower) => self.explain_conflict(narrower, &mut work.literals),
            Conflict::Clause(clause) => {
                self.note_use(clause, &mut work);
                work.literals.extend(self.clauses.literals_mut(clause).iter().map(|word| Literal(*word)));
            }
        }
        let mut open = 0;
        let mut index = self.trail.len();
        let point = loop {
            for &literal in &work.literals {
                let variable = literal.variable();
                let level = self.level[variable as usize];
                if level == 0 || work.seen[variable as usize] {
                    continue;
                }
                work.seen[variable as usize] = true;
                work.marked.push(variable);
                self.order.bump(variable);
                if level == current {
                    open += 1;
                } else {
                    work.learned.push(literal);
                }
            }
            let literal = loop {
                index -= 1;
                let literal = self.trail[index];
                if work.seen[literal.variable() as usize] {
                    break literal;
                }
            };
            open -= 1;
            if open == 0 {
                break literal;
            }
            if let Because::Clause(clause) = self.reason[literal.variable() as usize].because() {
                self.note_use(clause, &mut work);
            }
            work.literals.clear();
            self.premises(literal, &mut work.literals);
        };
        work.learned[0] = point.negated();
        // Literals of the current level are resolved away, so they must not count as parts of the clause. Those above
        // the implication point depend on it and do no harm below it, but they are not in the clause.
        for &variable in &work.marked {
            if self.level[variable as usize] == current && variable != point.variable() {
                work.seen[variable as usize] = false;
            }
        }
        self.bump_reasons(&mut work);
        let levels = self.minimise(&mut work);
        self.shrink(levels, &mut work);

        let back = if work.learned.len() == 1 {
            0
        } else {
            let level = |literal: &Literal| self.level[literal.variable() as usize];
            let deepest = (1..work.learned.len()).max_by_key(|i| level(&work.learned[*i])).unwrap_or(1);
            work.learned.swap(1, deepest);
            level(&work.learned[1])
        };
        work.levels = self.count_levels(&work.learned, &mut work.counted, &mut work.count);
        for variable in work.marked.drain(..) {
            work.seen[variable as usize] = false;
        }
        self.scratch = work;
        back
    }

    /// Records that a learned clause was used, and how many levels it contains now (G. Audemard and L. Simon,
    /// *Predicting learnt clauses quality in modern SAT solvers*, 2009).
    fn note_use(&mut self, clause: u32, work: &mut Scratch) {
        if !self.clauses.is_kept(clause) {
            work.stack.clear();
            work.stack.extend(self.clauses.literals_mut(clause).iter().map(|word| Literal(*word)));
            let levels = self.count_levels(&work.stack, &mut work.counted, &mut work.count);
            self.clauses.touch(clause, levels);
        }
    }

    fn count_levels(&self, literals: &[Literal], counted: &mut [u32], count: &mut u32) -> u32 {
        if *count == u32::MAX {
            counted.fill(0);
            *count = 0;
        }
        *count += 1;
        let mut levels = 0;
        for literal in literals {
            let level = self.level[literal.variable() as usize] as usize;
            levels += u32::from(counted[level] != *count);
            counted[level] = *count;
        }
        levels
    }

    /// Removes from the clause what follows from the rest of it. Returns its levels, one bit each (every 64th shares
    /// one).
    fn minimise(&mut self, work: &mut Scratch) -> u64 {
        let levels = work.learned[1..].iter().fold(0, |levels, literal| levels | self.level_bit(*literal));
        let mut to = 1;
        for i in 1..work.learned.len() {
            let literal = work.learned[i];
            if !self.is_redundant(literal, levels, work) {
                work.learned[to] = literal;
                to += 1;
            }
        }
        work.learned.truncate(to);
        levels
    }
}
