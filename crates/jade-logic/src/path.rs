//! [`Path`]: from a position to the end, step by step.

use crate::searched::Searched;
use crate::{Analysis, Profile, Step, TechniqueId};
use jade_grid::{Contradiction, Position};

/// The steps from a position to the end, or to where the techniques of a profile give out.
///
/// A path is made in rounds: the simplest technique that applies, all its steps of that moment in its own
/// order; those that an earlier one of the round made idle are dropped; then again from the simplest. So
/// how hard a puzzle is does not depend on the order of reading.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps in order; each changes what the ones before it left.
    pub steps: Vec<Step>,
    /// What they lead to.
    pub end: Position,
    /// Whether that is a solution.
    pub outcome: Outcome,
}

/// How a [`Path`] ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every cell has its digit.
    Solved,
    /// No technique of the profile applies any more.
    Stuck,
    /// The position had no solution, and this shows it.
    Impossible(Contradiction),
    /// The next step would be one of the technique that it was to stop at ([`Path::find_until`]).
    Reached,
    /// Cancelled.
    Cancelled,
}

impl Path {
    /// Goes from the analysed position as far as the profile's techniques lead. `cancel` is asked before
    /// every technique of every round.
    ///
    /// Whether techniques that take a single solution for granted may be used is the analysis' to say; see
    /// [`Analysis::of_proper`].
    pub fn find(start: &Analysis<'_>, profile: &Profile, cancel: &dyn Fn() -> bool) -> Path {
        Path::find_until(start, profile, None, cancel)
    }

    /// As [`Path::find`], but stops where the next step would be one of the technique `until`.
    pub fn find_until(
        start: &Analysis<'_>,
        profile: &Profile,
        until: Option<TechniqueId>,
        cancel: &dyn Fn() -> bool,
    ) -> Path {
        let mut end = start.position().clone();
        let mut steps = Vec::new();
        let mut round = Vec::new();
        let mut searched = Searched::default();
        let outcome = 'rounds: loop {
            // Asked in every round: steps found in an impossible position may contradict each other.
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
                    std::ops::ControlFlow::Continue(())
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
        Path { steps, end, outcome }
    }
}

/// The step that a person would look for next: the first one of the simplest technique that applies.
/// `None` if no technique of the profile does.
///
/// ```
/// use jade_grid::{line, Position};
/// use jade_logic::{Analysis, Profile, next_step, notation};
/// let puzzle = line::read("3......3...41...").unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let step = next_step(&Analysis::new(&position), &Profile::full()).unwrap();
/// assert_eq!(notation::print(&step, puzzle.geometry()), "hidden-single: 1 c4 r1c4 r4c1 => r1c4=1");
/// ```
pub fn next_step(analysis: &Analysis<'_>, profile: &Profile) -> Option<Step> {
    profile.techniques_for(analysis).find_map(|ranked| ranked.technique.first_step(analysis))
}

/// All steps of the simplest technique that applies: what a round of a [`Path`] begins with. None if no technique of the
/// profile does.
pub fn simplest_steps(analysis: &Analysis<'_>, profile: &Profile) -> Vec<Step> {
    let steps = profile.techniques_for(analysis).map(|ranked| ranked.technique.all_steps(analysis));
    steps.into_iter().find(|steps| !steps.is_empty()).unwrap_or_default()
}

/// Every step that the profile's techniques offer in this position, in the order of the profile.
pub fn all_steps(analysis: &Analysis<'_>, profile: &Profile) -> Vec<Step> {
    profile.techniques_for(analysis).flat_map(|ranked| ranked.technique.all_steps(analysis)).collect()
}
