//! The last resort: when no technique applies, the solution fills one cell, and the step says that this is not logic.
//! It lives here because `jade-logic` never sees a solution.

use jade_grid::{Candidate, PositionOf, Puzzle};
use jade_logic::{AnalysisOf, Outcome, Part, PartValue, PathOf, Profile, Role, Step, TechniqueId};

/// Finds a path as [`PathOf::find_until`] does. If the profile has the last resort, `until` is `None` and the solution is
/// known, fills one cell from the solution whenever no technique applies, and goes on with the techniques.
pub(crate) fn path<const WORDS: usize>(
    start: &AnalysisOf<'_, WORDS>,
    profile: &Profile,
    until: Option<TechniqueId>,
    solution: Option<&Puzzle>,
    cancel: &dyn Fn() -> bool,
) -> PathOf<WORDS> {
    let mut path = PathOf::find_until(start, profile, until, cancel);
    let solution = solution.filter(|_| profile.last_resort && until.is_none());
    while path.outcome == Outcome::Stuck {
        let Some(step) = solution.and_then(|solution| placing_step(&path.end, solution)) else { break };
        step.apply(&mut path.end);
        path.steps.push(step);
        let rest = PathOf::find(&start.of_later(&path.end), profile, cancel);
        path.steps.extend(rest.steps);
        (path.end, path.outcome) = (rest.end, rest.outcome);
    }
    path
}

/// Returns the step that fills the cell with the fewest candidates; ties go to the first cell. `None` if in no open
/// cell the solution’s digit is a candidate.
pub(crate) fn placing_step<const WORDS: usize>(
    position: &PositionOf<WORDS>,
    solution: &Puzzle,
) -> Option<Step> {
    let truths =
        position.open_cells().iter().filter_map(|cell| Some(Candidate::new(cell, solution.get(cell)?)));
    let possible = truths.filter(|truth| position.is_candidate(truth.cell, truth.digit));
    let Candidate { cell, digit } = possible.min_by_key(|truth| position.candidates(truth.cell).len())?;
    let part = |name, role, value| Part { name, role, value };
    let parts = vec![
        part("cell", Role::Target, PartValue::Cell(cell)),
        part("digit", Role::Subject, PartValue::Digit(digit)),
    ];
    Some(Step::new(Profile::LAST_RESORT, parts, vec![Candidate::new(cell, digit)], Vec::new()))
}
