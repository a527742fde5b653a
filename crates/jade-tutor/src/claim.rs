//! [`judge_claim`]: whether what a pupil claims to see is there.

use crate::{Limits, Question, StepsError};
use jade_grid::{Candidate, CellSet};
use jade_logic::{Analysis, Role, Step, Technique};

/// “I see an X-Wing”: a technique, where its pattern is, and what follows. What is left out is not judged.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The technique.
    pub technique: &'static Technique,
    /// The cells of the pattern.
    pub cells: Option<CellSet>,
    /// Candidates that go.
    pub eliminations: Vec<Candidate>,
    /// Digits that can be entered.
    pub placements: Vec<Candidate>,
}

/// What is right of a claim. Gives nothing away that was not claimed.
#[derive(Clone, PartialEq, Debug)]
pub enum Judgement {
    /// All of it.
    Right {
        /// The step that was claimed.
        step: Box<Step>,
        /// How many conclusions follow besides those claimed; 0 where none was claimed.
        more: usize,
    },
    /// Some of it, but not these parts.
    Partly {
        /// Cells that were claimed and do not belong to the pattern.
        foreign: CellSet,
        /// How many cells belong to the pattern and were not claimed.
        missing: usize,
        /// Conclusions that were claimed and do not follow.
        unfounded: Vec<Candidate>,
    },
    /// A single cell was claimed, and nothing else, of a pattern that has more. Whether it belongs to the pattern is
    /// not said, since that would reward trying one cell after the other.
    SingleCell,
    /// The technique applies somewhere, but not as was claimed.
    Wrong,
    /// The technique does not apply anywhere.
    Absent,
}

/// Judges a claim: every step that the technique offers is compared with it, and the one that is most like it is taken
/// to be meant. The solution is not looked at.
///
/// # Errors
/// [`StepsError`] if the sheet breaks a rule or leaves a cell or a house without a candidate, or the work was cancelled.
pub fn judge_claim(question: &Question, claim: &Claim, limits: &Limits<'_>) -> Result<Judgement, StepsError> {
    let (position, proper) = question.position_as_it_stands(limits)?;
    let analysis = if proper { Analysis::of_proper(&position) } else { Analysis::new(&position) };
    // A technique that takes a single solution for granted has nothing to say where there may be more.
    let applies = proper || !claim.technique.assumes_uniqueness;
    let mut steps = if applies { claim.technique.all_steps(&analysis) } else { Vec::new() };
    steps.retain(|step| step.changes(&position));
    limits.check()?;
    // Ties go to the first, so that the answer depends on the claim alone.
    let nearest = steps.into_iter().min_by_key(|step| claim.distance(step));
    let Some(step) = nearest else { return Ok(Judgement::Absent) };
    let compared = claim.compare(&step);
    Ok(if compared.is_right() {
        Judgement::Right { step: Box::new(step), more: compared.more }
    } else if compared.is_one_of_several {
        Judgement::SingleCell
    } else if compared.has_something_right {
        let Compared { foreign, missing, unfounded, .. } = compared;
        Judgement::Partly { foreign, missing, unfounded }
    } else {
        Judgement::Wrong
    })
}

/// A claim beside one step.
struct Compared {
    /// Cells that were claimed and do not belong to the pattern.
    foreign: CellSet,
    /// How many cells belong to it and were not claimed.
    missing: usize,
    /// Conclusions that were claimed and do not follow.
    unfounded: Vec<Candidate>,
    /// How many conclusions follow and were not claimed.
    more: usize,
    has_something_right: bool,
    /// Whether a single cell was claimed, and nothing else, of a pattern that has more.
    is_one_of_several: bool,
}

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
        unfounded.extend(follows(&step.placements, &self.placements));
        let said = self.eliminations.len() + self.placements.len();
        let all = step.eliminations.len() + step.placements.len();
        let right = said - unfounded.len();
        let shared = self.cells.map_or(0, |cells| (cells & pattern).len());
        Compared {
            foreign: cells - pattern,
            missing: (needed - cells).len(),
            // Where only the pattern was claimed, its conclusion is not asked for.
            more: if said > 0 { all.saturating_sub(right) } else { 0 },
            // A single cell in common is chance.
            has_something_right: right > 0 || shared > 1 || shared == needed.len(),
            is_one_of_several: said == 0 && cells.len() == 1 && needed.len() > 1,
            unfounded,
        }
    }

    /// How far a step is from what was claimed.
    fn distance(&self, step: &Step) -> (usize, usize) {
        let compared = self.compare(step);
        (compared.foreign.len() + compared.missing + compared.unfounded.len(), compared.more)
    }
}

/// The cells that one points at to show a step: those of its parts, not where it takes effect; of one that fills a cell,
/// that cell.
fn pattern(step: &Step) -> CellSet {
    let shows = |role: &&Role| !matches!(role, Role::Target | Role::Witness | Role::Cover);
    let cells = Role::ALL.iter().filter(shows).fold(CellSet::EMPTY, |cells, role| cells | step.cells(*role));
    if !cells.is_empty() && step.placements.is_empty() {
        return cells;
    }
    if !step.placements.is_empty() {
        return step.placements.iter().map(|c| c.cell).collect();
    }
    let cover = step.cells(Role::Cover);
    // Of what has no cells of its own, as a digit without a template: those that lose a candidate.
    if cover.is_empty() { step.eliminations.iter().map(|c| c.cell).collect() } else { cover }
}

/// Cells of the pattern that a player need not point at, unless another part has them as well.
fn in_passing(step: &Step) -> CellSet {
    let name = step.technique.technique().and_then(|technique| technique.evidence.in_passing);
    let cells = |in_passing: bool| {
        let parts = step.parts.iter().filter(move |part| (Some(part.name) == name) == in_passing);
        parts.fold(CellSet::EMPTY, |cells, part| cells | part.value.cells())
    };
    cells(true) - cells(false)
}
