//! [`judge_claim`]: checks a pupil’s claim to see a technique.

use crate::{Limits, Question, StepsError};
use jade_grid::{Candidate, LargeCellSet};
use jade_logic::{Analysis, Role, Step, Technique};

/// A claim such as “I see an X-Wing”: a technique, its cells and its conclusions. What is left out is not judged.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The technique that the pupil claims to see.
    pub technique: &'static Technique,
    /// The cells of the pattern; `None` if the pupil did not mark any.
    pub cells: Option<LargeCellSet>,
    /// Candidates that can be removed, according to the pupil.
    pub eliminations: Vec<Candidate>,
    /// Digits that can be placed, according to the pupil.
    pub placements: Vec<Candidate>,
}

/// The verdict on a claim. It reveals nothing that the pupil did not claim.
#[derive(Clone, PartialEq, Debug)]
pub enum Judgement {
    /// The whole claim is right.
    Right {
        /// The step that was claimed.
        step: Box<Step>,
        /// The number of further conclusions of the step; 0 if no conclusion was claimed.
        more: usize,
    },
    /// The claim is partly right.
    Partly {
        /// Claimed cells that are not part of the pattern.
        foreign: LargeCellSet,
        /// The number of cells of the pattern that were not claimed.
        missing: usize,
        /// Claimed conclusions that do not follow.
        unfounded: Vec<Candidate>,
    },
    /// Only a single cell was claimed, and the pattern has more. The verdict does not reveal whether the cell is part
    /// of the pattern; otherwise, a pupil could find it by trying one cell after another.
    SingleCell,
    /// More foreign cells than cells of the pattern were claimed, or many. The verdict does not say which are foreign; otherwise, a
    /// pupil could find a pattern by claiming the whole board.
    TooManyCells,
    /// The technique applies somewhere, but not as claimed.
    Wrong,
    /// The technique does not apply anywhere.
    Absent,
}

/// Judges a claim. Compares it with every step of the technique and takes the most similar step as the one meant. Never
/// uses the solution.
///
/// # Errors
/// [`StepsError`] if the sheet breaks a rule, leaves a cell or a house without a candidate, or the work was cancelled.
pub fn judge_claim(question: &Question, claim: &Claim, limits: &Limits<'_>) -> Result<Judgement, StepsError> {
    let (position, proper) = question.position_as_it_stands(limits)?;
    let analysis = if proper { Analysis::of_proper(&position) } else { Analysis::new(&position) };
    // A technique that assumes a single solution cannot be used if the puzzle may have more.
    let applies = proper || !claim.technique.assumes_uniqueness();
    let mut steps = if applies { claim.technique.all_steps(&analysis) } else { Vec::new() };
    steps.retain(|step| step.changes(&position));
    limits.check()?;
    // Ties go to the first step, so that the verdict depends on the claim alone.
    let nearest = steps.into_iter().min_by_key(|step| claim.distance(step));
    let Some(step) = nearest else { return Ok(Judgement::Absent) };
    let compared = claim.compare(&step);
    Ok(if compared.is_right() {
        Judgement::Right { step: Box::new(step), more: compared.more }
    } else if compared.is_one_of_several {
        Judgement::SingleCell
    } else if compared.is_mostly_foreign {
        Judgement::TooManyCells
    } else if compared.has_something_right {
        let Compared { foreign, missing, unfounded, .. } = compared;
        Judgement::Partly { foreign, missing, unfounded }
    } else {
        Judgement::Wrong
    })
}

/// The comparison of a claim with one step.
struct Compared {
    /// Claimed cells that are not part of the pattern.
    foreign: LargeCellSet,
    /// The number of cells of the pattern that were not claimed.
    missing: usize,
    /// Claimed conclusions that do not follow.
    unfounded: Vec<Candidate>,
    /// The number of conclusions that follow but were not claimed.
    more: usize,
    has_something_right: bool,
    /// Whether only a single cell was claimed although the pattern has more.
    is_one_of_several: bool,
    /// Whether so many of the claimed cells are foreign that they are not named, though some are not.
    is_mostly_foreign: bool,
}

/// The greatest number of foreign cells that a verdict names.
const MAX_FOREIGN_NAMED: usize = 6;

impl Compared {
    fn is_right(&self) -> bool {
        self.foreign.is_empty() && self.missing == 0 && self.unfounded.is_empty()
    }
}

impl Claim {
    fn compare(&self, step: &Step) -> Compared {
        let pattern = pattern(step);
        let cells = self.cells.unwrap_or(pattern);
        let needed = pattern - in_passing(step);
        let follows = |list: &[Candidate], said: &[Candidate]| -> Vec<Candidate> {
            said.iter().filter(|candidate| !list.contains(candidate)).copied().collect()
        };
        let mut unfounded = follows(&step.eliminations, &self.eliminations);
        // Where a digit is placed, the others of the cell can be removed.
        unfounded.retain(|gone| {
            !step.placements.iter().any(|placed| placed.cell == gone.cell && placed.digit != gone.digit)
        });
        unfounded.extend(follows(&step.placements, &self.placements));
        let said = self.eliminations.len() + self.placements.len();
        let all = step.eliminations.len() + step.placements.len();
        let right = said - unfounded.len();
        let shared = self.cells.map_or(0, |cells| (cells & pattern).len());
        Compared {
            foreign: cells - pattern,
            missing: (needed - cells).len(),
            // A claim of the pattern alone need not name conclusions.
            more: if said > 0 { all.saturating_sub(right) } else { 0 },
            // A single common cell may be chance.
            has_something_right: right > 0 || shared > 1 || shared == needed.len(),
            is_mostly_foreign: shared > 0 && (cells - pattern).len() > shared.min(MAX_FOREIGN_NAMED),
            is_one_of_several: said == 0 && cells.len() == 1 && needed.len() > 1,
            unfounded,
        }
    }

    /// Returns how much a step differs from the claim: the number of mistakes, then of unclaimed conclusions.
    fn distance(&self, step: &Step) -> (usize, usize) {
        let compared = self.compare(step);
        (compared.foreign.len() + compared.missing + compared.unfounded.len(), compared.more)
    }
}

/// The number of cells of a deadly pattern up to which a person points at all of them.
const MAX_CORNERS: usize = 6;

/// Returns the cells that a person points at to show a step: the cells of its parts, not those it affects. For a
/// placement, that is the cell to fill; but a deadly pattern of a few cells is shown by all of them.
fn pattern(step: &Step) -> LargeCellSet {
    let shows = |role: &&Role| !matches!(role, Role::Target | Role::Witness | Role::Cover);
    let cells =
        Role::ALL.iter().filter(shows).fold(LargeCellSet::EMPTY, |cells, role| cells | step.cells(*role));
    let deadly = step.cells(Role::Deadly);
    let is_small = !deadly.is_empty() && deadly.len() <= MAX_CORNERS;
    if !cells.is_empty() && (step.placements.is_empty() || is_small) {
        return cells;
    }
    if !step.placements.is_empty() {
        return step.placements.iter().map(|c| c.cell).collect();
    }
    let cover = step.cells(Role::Cover);
    // A pattern without cells, such as a digit without a template, is shown by the cells that lose a candidate.
    if cover.is_empty() { step.eliminations.iter().map(|c| c.cell).collect() } else { cover }
}

/// Returns the cells of the pattern that a claim may omit, unless they also belong to another part.
fn in_passing(step: &Step) -> LargeCellSet {
    let name = step.technique.technique().and_then(|technique| technique.evidence.in_passing);
    let cells = |in_passing: bool| {
        let parts = step.parts.iter().filter(move |part| (Some(part.name) == name) == in_passing);
        parts.fold(LargeCellSet::EMPTY, |cells, part| cells | part.value.cells())
    };
    cells(true) - cells(false)
}
