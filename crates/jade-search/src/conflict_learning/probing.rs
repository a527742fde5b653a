//! [`Prober`]: finds assumptions that fail immediately.

use super::literal::Literal;
use super::solver::{Because, Solver};
use crate::Outcome;
use crate::limits::Meter;
use std::ops::ControlFlow;

/// The share of the search effort that may go into probing.
const SHARE: u64 = 10;

/// Assumes each variable in turn to be true and excludes those that lead to a contradiction without a further
/// assumption ("failed literals"; J. Freeman, 1995). As clauses are learned, this succeeds for more and more variables,
/// so probing resumes after each restart and spends a tenth of the work done by the search since then.
#[derive(Default)]
pub(super) struct Prober {
    next: u32,
    /// [`Solver::looked_at`] when the last round ended.
    worked: u64,
}

impl Prober {
    /// Probes. Must be called when nothing is decided and everything is propagated. Returns whether there may be a
    /// solution.
    pub(super) fn probe(&mut self, solver: &mut Solver, meter: &mut Meter<'_>) -> ControlFlow<Outcome, bool> {
        let end = solver.looked_at + (solver.looked_at - self.worked) / SHARE;
        // The search must continue with the values that the variables had before the probes.
        let phases = solver.phase.clone();
        let count = solver.model.choices.len() as u32;
        for _ in 0..count {
            if solver.looked_at >= end {
                break;
            }
            let variable = self.next;
            self.next = (variable + 1) % count;
            if solver.value(Literal::of(variable)) != 0 {
                continue;
            }
            solver.decide(Literal::of(variable));
            meter.guess(1)?;
            let conflict = solver.propagate(meter)?;
            solver.back_to(0);
            if conflict.is_some() {
                solver.enqueue(Literal::not(variable), Because::Decided);
                if solver.propagate(meter)?.is_some() {
                    return ControlFlow::Continue(false);
                }
            }
        }
        solver.phase = phases;
        self.worked = solver.looked_at;
        ControlFlow::Continue(true)
    }
}
