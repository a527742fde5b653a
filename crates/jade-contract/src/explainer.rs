//! The rating of the Sudoku Explainer.

use crate::contract::{ExplainerJson, ExplainerStepJson, PathOutcome};
use jade_explainer::{Outcome, Rating, Step};
use jade_grid::{CandidateData, Geometry};
use jade_logic::notation;
use jade_tutor::Attempt;

/// A rating of the Sudoku Explainer as JSON; `None` if there is nothing to rate.
pub fn explainer_json(attempt: &Attempt<Rating>) -> Option<ExplainerJson> {
    let outcome = PathOutcome::from(attempt.end());
    let Attempt::Done(rating) = attempt else { return None };
    Some(ExplainerJson { outcome, ..rating_json(rating) })
}

/// The same of a rating alone.
pub fn rating_json(rating: &Rating) -> ExplainerJson {
    let Rating { er, ep, ed, steps, outcome, .. } = rating;
    let outcome = if *outcome == Outcome::Solved { PathOutcome::Solved } else { PathOutcome::Stuck };
    ExplainerJson {
        outcome,
        er: er.value(),
        ep: ep.value(),
        ed: ed.value(),
        at_least: !er.is_exact(),
        steps: *steps,
    }
}

/// A step of the Sudoku Explainer as JSON.
pub fn explainer_step_json(step: &Step, geometry: &Geometry) -> ExplainerStepJson {
    let placements: Vec<_> = step.placement.into_iter().collect();
    let notation = notation::print_conclusions(&placements, &step.eliminations, geometry);
    ExplainerStepJson {
        rating: f64::from(step.tenths()) / 10.0,
        technique: step.technique.id(),
        placements: placements.into_iter().map(CandidateData::from).collect(),
        eliminations: step.eliminations.iter().copied().map(CandidateData::from).collect(),
        notation,
    }
}
