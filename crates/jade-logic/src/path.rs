//! [`Path`]: the steps from a position to its end.

use crate::searched::Searched;
use crate::{AnalysisOf, Profile, Step, TechniqueId};
use jade_grid::{Contradiction, PositionOf};
use std::ops::ControlFlow;

/// The steps from a position to the solution, or as far as the techniques of a profile lead.
///
/// A path is made in rounds. A round takes all steps of the simplest technique that applies, in the technique’s order,
/// and drops those that earlier steps of the round have made redundant. Then the next round begins with the simplest
/// technique again. So the difficulty of a puzzle does not depend on the reading order. Of a technique with long
/// arguments (nested forcing), a round takes the first step alone.
pub type Path = PathOf<4>;

/// A [`Path`] on a board of this number of words.
#[derive(Clone, Debug)]
pub struct PathOf<const WORDS: usize> {
    /// The position that it starts from.
    pub start: PositionOf<WORDS>,
    /// The steps in order. Each changes the position that the previous ones lead to.
    pub steps: Vec<Step>,
    /// The final position.
    pub end: PositionOf<WORDS>,
    /// How the path ends.
    pub outcome: Outcome,
}

/// How a [`Path`] ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every cell is filled.
    Solved,
    /// No technique of the profile applies.
    Stuck,
    /// The position has no solution; this is the contradiction.
    Impossible(Contradiction),
    /// The next step would use the technique at which the path was to stop ([`Path::find_until`]).
    Reached,
    /// The work was cancelled.
    Cancelled,
}

impl<const WORDS: usize> PathOf<WORDS> {
    /// Finds the path as far as the profile leads. Calls `cancel` before every technique of every round.
    ///
    /// The analysis decides whether techniques that assume a single solution can be used; see [`AnalysisOf::of_proper`].
    pub fn find(start: &AnalysisOf<'_, WORDS>, profile: &Profile, cancel: &dyn Fn() -> bool) -> Self {
        PathOf::find_until(start, profile, None, cancel)
    }

    /// Finds the path as [`Path::find`] does, but stops where the next step would use the technique `until`.
    pub fn find_until(
        start: &AnalysisOf<'_, WORDS>,
        profile: &Profile,
        until: Option<TechniqueId>,
        cancel: &dyn Fn() -> bool,
    ) -> Self {
        let mut end = start.position().clone();
        let mut steps = Vec::new();
        let mut round = Vec::new();
        let mut searched = Searched::default();
        let outcome = 'rounds: loop {
            // Check this in every round: steps found in an impossible position may contradict each other.
            if let Some(contradiction) = end.contradiction() {
                break Outcome::Impossible(contradiction);
            }
            if end.is_full() {
                break Outcome::Solved;
            }
            let analysis = start.of_later(&end);
            for (rank, ranked) in profile.techniques_for(&analysis).enumerate() {
                if cancel() {
                    break 'rounds Outcome::Cancelled;
                }
                let area = searched.changed(rank, &end);
                let _ = ranked.technique.find_in(&analysis, area, &mut |step| {
                    round.push(step);
                    match ranked.technique.is_one_by_one() {
                        true => ControlFlow::Break(()),
                        false => ControlFlow::Continue(()),
                    }
                });
                if !round.is_empty() {
                    if until == Some(ranked.technique.id()) {
                        break 'rounds Outcome::Reached;
                    }
                    break;
                }
                if ranked.technique.is_local() {
                    searched.found_nothing(rank, &end);
                }
            }
            let before = steps.len();
            for step in round.drain(..) {
                if step.apply(&mut end) {
                    steps.push(step);
                }
            }
            if steps.len() == before {
                break Outcome::Stuck;
            }
        };
        PathOf { start: start.position().clone(), steps, end, outcome }
    }
}

/// Returns the step that a person would find next: the first step of the simplest technique that applies; `None` if no
/// technique of the profile does.
///
/// ```
/// use jade_grid::{line, Position};
/// use jade_logic::{Analysis, Profile, next_step, notation};
/// let puzzle = line::read("3......3...41...").unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let step = next_step(&Analysis::new(&position), &Profile::full()).unwrap();
/// assert_eq!(notation::print(&step, puzzle.geometry()), "hidden-single: 1 c4 r1c4 r4c1 => r1c4=1");
/// ```
pub fn next_step<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, profile: &Profile) -> Option<Step> {
    profile.techniques_for(analysis).find_map(|ranked| ranked.technique.first_step(analysis))
}

/// Returns all steps of the simplest technique that applies, with which a round of a [`Path`] begins; empty if no
/// technique of the profile does.
pub fn simplest_steps<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, profile: &Profile) -> Vec<Step> {
    let steps = profile.techniques_for(analysis).map(|ranked| match ranked.technique.is_one_by_one() {
        true => ranked.technique.first_step(analysis).into_iter().collect(),
        false => ranked.technique.all_steps(analysis),
    });
    steps.into_iter().find(|steps| !steps.is_empty()).unwrap_or_default()
}

/// Returns every step of the profile’s techniques in this position, in the order of the profile.
pub fn all_steps<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, profile: &Profile) -> Vec<Step> {
    profile.techniques_for(analysis).flat_map(|ranked| ranked.technique.all_steps(analysis)).collect()
}
