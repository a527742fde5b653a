//! Why a narrower excludes a candidate, or leaves nothing.

use super::literal::Literal;
use super::narrowers::Narrowers;
use super::solver::Solver;
use jade_grid::{Digit, DigitSet};

/// How often a narrower may be asked for one explanation. What has not been tried by then stays in it.
const MOST_QUESTIONS: u32 = 10;

/// A candidate that a narrower had lost.
#[derive(Clone, Copy)]
struct Absent {
    place: usize,
    digit: Digit,
    variable: u32,
    /// Where it is on the trail.
    at: u32,
}

impl Solver {
    /// Adds the false literals that an exclusion follows from.
    pub(super) fn explain(&mut self, exclusion: u32, premises: &mut Vec<Literal>) {
        let known = &self.narrowers.exclusions[exclusion as usize];
        if known.premises.is_none() {
            let (narrower, at) = (known.narrower, known.at);
            let found = self.absences(narrower, at, Some((usize::from(known.place), known.digit)));
            self.narrowers.exclusions[exclusion as usize].premises = Some(found.into());
        }
        premises.extend(self.narrowers.exclusions[exclusion as usize].premises.iter().flatten());
    }

    /// Adds the false literals that leave a narrower without any way.
    pub(super) fn explain_conflict(&mut self, narrower: u16, premises: &mut Vec<Literal>) {
        let found = self.absences(narrower, self.trail.len() as u32, None);
        premises.extend(found);
    }

    /// Returns literals of candidates that a narrower had lost when the trail had this length, without which it would have a way, or
    /// one with a digit at a place. All that it had lost would do; but the fewer, the more is learned. So it is asked which of them
    /// matter, latest first, by halves: those with which there still is no way when they are put back do not.
    ///
    /// ```text
    /// 17 in two cells, the second one without 2, 3, 5 and 8: why not 9 in the first one?
    /// put back 2, 3: still not → put back 5, 8 as well: possible → put back 5: still not → because the second one is not 8
    /// ```
    fn absences(&mut self, narrower: u16, length: u32, digit: Option<(usize, Digit)>) -> Vec<Literal> {
        let watched = &self.narrowers.all[usize::from(narrower)];
        let mut candidates: Vec<DigitSet> = watched.places.iter().map(|place| place.digits).collect();
        let mut absent = Vec::new();
        for (place, at_place) in watched.places.iter().enumerate() {
            if let Some((own, digit)) = digit
                && own == place
            {
                candidates[place] = DigitSet::only(digit);
                continue;
            }
            for (variable, digit) in at_place.variables() {
                if self.value(Literal::of(variable)) >= 0 {
                    continue;
                }
                let at = self.narrowers.falsified_at[variable as usize];
                let was_false = at < length && self.trail[at as usize] == Literal::not(variable);
                if self.level[variable as usize] == 0 {
                    candidates[place].discard(digit);
                } else if was_false {
                    candidates[place].discard(digit);
                    absent.push(Absent { place, digit, variable, at });
                }
            }
        }
        absent.sort_unstable_by_key(|absent| std::cmp::Reverse(absent.at));
        let mut question =
            Question { narrowers: &self.narrowers, narrower, candidates, left: MOST_QUESTIONS };
        let mut found = Vec::new();
        question.keep_needed(&absent, &mut found);
        found
    }
}

/// What an explanation asks a narrower.
struct Question<'a> {
    narrowers: &'a Narrowers,
    narrower: u16,
    /// What is there: with these, there is no way.
    candidates: Vec<DigitSet>,
    /// How often it may still be asked.
    left: u32,
}

impl Question<'_> {
    /// Puts back as many as it can, and adds the literals of the others.
    fn keep_needed(&mut self, absent: &[Absent], needed: &mut Vec<Literal>) {
        if absent.is_empty() || self.can_do_without(absent) {
            return;
        }
        match absent {
            [one] => needed.push(Literal::of(one.variable)),
            _ if self.left == 0 => needed.extend(absent.iter().map(|one| Literal::of(one.variable))),
            _ => {
                let (first, second) = absent.split_at(absent.len() / 2);
                self.keep_needed(first, needed);
                self.keep_needed(second, needed);
            }
        }
    }

    /// Puts these back if there is no way even so.
    fn can_do_without(&mut self, absent: &[Absent]) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        absent.iter().for_each(|one| self.candidates[one.place].add(one.digit));
        let is_possible =
            self.narrowers.all[usize::from(self.narrower)].narrower.is_possible(&self.candidates);
        if is_possible {
            absent.iter().for_each(|one| self.candidates[one.place].discard(one.digit));
        }
        !is_possible
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Model;
    use super::super::solver::Conflict;
    use super::*;
    use crate::limits::Meter;
    use crate::propagation::Board;
    use crate::{Random, SearchLimits};
    use jade_grid::line;
    use std::ops::ControlFlow;

    /// With the premises alone, the narrower leaves no way; each came before what follows from it; and more than a quarter of what
    /// was absent is not among them.
    #[test]
    fn what_is_excluded_follows_from_its_premises() {
        let mut random = Random::new(3);
        let (mut exclusions, mut conflicts, mut needed, mut absent) = (0, 0, 0, 0);
        for rules in [
            "cage 20 r1c1 r1c2 r2c1 r2c2; cage 15 r1c4 r1c5; arrow r5c5 r5c6 r4c6 r3c6",
            "little-killer 30 r1c3 r2c4 r3c5 r4c6 r5c7 r6c8 r7c9; sandwich 12 r1c1 r1c9; sandwich 8 r1c1 r9c1",
            "skyscraper 3 r1c1 r1c9; x-sum 20 r3c1 r3c9; quadruple 12 r5c5 r5c6 r6c5 r6c6; zipper r7c1 r7c2 r8c3",
        ] {
            let puzzle = line::read(&format!("[{rules}] {}", ".".repeat(81))).unwrap();
            for _ in 0..20 {
                let limits = SearchLimits::default();
                Meter::run(&limits, |meter| {
                    let mut board = Board::<u16>::new(&puzzle).unwrap();
                    assert!(board.propagate(meter)?);
                    let model = Model::new(&board);
                    let narrowers = Narrowers::new(&board, &model);
                    let mut solver = Solver::new(model, narrowers);
                    let mut conflict = None;
                    while conflict.is_none() {
                        let variables = solver.model.choices.len() as u32;
                        let open: Vec<u32> =
                            (0..variables).filter(|one| solver.value(Literal::of(*one)) == 0).collect();
                        if open.is_empty() {
                            break;
                        }
                        solver.decide(Literal::new(open[random.below(open.len())], random.below(3) == 0));
                        conflict = solver.propagate(meter)?;
                    }
                    let mut premises = Vec::new();
                    if let Some(Conflict::Narrower(narrower)) = conflict {
                        conflicts += 1;
                        solver.explain_conflict(narrower, &mut premises);
                        check(&solver, narrower, None, solver.trail.len(), &premises);
                    }
                    for index in 0..solver.narrowers.exclusions.len() {
                        premises.clear();
                        solver.explain(index as u32, &mut premises);
                        let one = &solver.narrowers.exclusions[index];
                        let digit = Some((usize::from(one.place), one.digit));
                        exclusions += 1;
                        needed += premises.len();
                        absent += check(&solver, one.narrower, digit, one.at as usize, &premises);
                    }
                    ControlFlow::Continue(())
                });
            }
        }
        assert!(exclusions > 500 && conflicts > 5, "{exclusions} {conflicts}");
        assert!(needed * 4 < absent * 3, "{needed} of {absent}");
    }

    /// Checks an explanation. Returns how many candidates the narrower had lost when the trail had this length.
    fn check(
        solver: &Solver,
        narrower: u16,
        digit: Option<(usize, Digit)>,
        length: usize,
        premises: &[Literal],
    ) -> usize {
        let before = &solver.trail[..length];
        assert!(premises.iter().all(|premise| before.contains(&premise.negated())));
        let watched = &solver.narrowers.all[usize::from(narrower)];
        let mut absent = 0;
        let mut candidates = Vec::new();
        for place in &watched.places {
            let mut digits = place.digits;
            for (variable, digit) in place.variables() {
                absent += usize::from(before.contains(&Literal::not(variable)));
                let is_out_from_the_start =
                    solver.level[variable as usize] == 0 && solver.value(Literal::of(variable)) < 0;
                if is_out_from_the_start || premises.contains(&Literal::of(variable)) {
                    digits.discard(digit);
                }
            }
            candidates.push(digits);
        }
        if let Some((place, digit)) = digit {
            candidates[place] = DigitSet::only(digit);
        }
        assert!(!watched.narrower.is_possible(&candidates));
        absent
    }
}
