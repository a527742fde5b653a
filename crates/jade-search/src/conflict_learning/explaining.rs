//! Why a narrower excludes a candidate, or leaves nothing.

use super::literal::Literal;
use super::solver::Solver;

impl Solver {
    /// Adds the false literals that an exclusion follows from: of all candidates that the narrower had lost, those in other cells.
    ///
    /// Many of them do not matter. But to find out which, the narrower would have to be asked again and again, and that takes
    /// longer than it saves: what is needless for the clause learned is found there.
    pub(super) fn explain(&self, exclusion: u32, premises: &mut Vec<Literal>) {
        let exclusion = self.narrowers.exclusions[exclusion as usize];
        let own = usize::from(exclusion.place);
        premises.extend(self.absences(exclusion.narrower, exclusion.at, Some(own)));
    }

    /// Adds the false literals that leave a narrower without any way.
    pub(super) fn explain_conflict(&self, narrower: u16, premises: &mut Vec<Literal>) {
        premises.extend(self.absences(narrower, self.trail.len() as u32, None));
    }

    /// Iterates over the candidates that a narrower had lost when the trail had this length, but for those of one of its places.
    fn absences(&self, narrower: u16, length: u32, without: Option<usize>) -> impl Iterator<Item = Literal> {
        let places = self.narrowers.all[usize::from(narrower)].places.iter().enumerate();
        let places = places.filter(move |(place, _)| Some(*place) != without);
        places.flat_map(|(_, place)| place.variables()).map(|(variable, _)| variable).filter_map(
            move |variable| {
                let at = self.narrowers.falsified_at[variable as usize];
                let was_false = at < length && self.trail[at as usize] == Literal::not(variable);
                was_false.then_some(Literal::of(variable))
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Model;
    use super::super::narrowers::{Exclusion, Narrowers};
    use super::super::solver::{Because, Conflict};
    use super::*;
    use crate::limits::Meter;
    use crate::propagation::Board;
    use crate::{Random, SearchLimits};
    use jade_grid::{DigitSet, line};
    use std::ops::ControlFlow;

    /// With the premises alone, the narrower leaves no way, and each came before what follows from it.
    #[test]
    fn what_is_excluded_follows_from_its_premises() {
        let mut random = Random::new(3);
        let (mut exclusions, mut conflicts) = (0, 0);
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
                    for variable in 0..solver.model.choices.len() as u32 {
                        if let Because::Excluded(index) = solver.reason[variable as usize].because() {
                            if solver.value(Literal::of(variable)) == 0 {
                                continue;
                            }
                            exclusions += 1;
                            premises.clear();
                            solver.explain(index, &mut premises);
                            let Exclusion { narrower, at, .. } = solver.narrowers.exclusions[index as usize];
                            check(&solver, narrower, Some(variable), at as usize, &premises);
                        }
                    }
                    ControlFlow::Continue(())
                });
            }
        }
        assert!(exclusions > 500 && conflicts > 5, "{exclusions} {conflicts}");
    }

    /// Checks that nothing is possible, or not this variable, where only the premises are false.
    fn check(solver: &Solver, narrower: u16, variable: Option<u32>, length: usize, premises: &[Literal]) {
        let before = &solver.trail[..length];
        assert!(premises.iter().all(|premise| before.contains(&premise.negated())));
        let watched = &solver.narrowers.all[usize::from(narrower)];
        let mut candidates = Vec::new();
        for place in &watched.places {
            let is_left = |one: &u32| !premises.contains(&Literal::of(*one));
            let excluded = place.variables().find(|(one, _)| Some(*one) == variable);
            candidates.push(match excluded {
                Some((_, digit)) => DigitSet::only(digit),
                None if place.digits.len() == 1 => place.digits,
                None => place.variables().filter(|(one, _)| is_left(one)).map(|(_, digit)| digit).collect(),
            });
        }
        assert!(!watched.narrower.narrow(&mut candidates));
    }
}
