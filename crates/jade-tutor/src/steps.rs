//! [`available_steps`]: every step that is available now.

use crate::words::on_words;
use crate::{Cancelled, Limits, Question, classify};
use jade_grid::{Contradiction, PositionError, PositionOf, Snapshot};
use jade_logic::{AnalysisOf, Level, Profile, Ranked, Step, Technique};
use jade_search::Classification;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

/// The number of steps listed per technique. Nearly blank boards have hundreds of thousands, all alike.
pub const MOST_STEPS: usize = 500;

/// The available steps of a sheet.
#[derive(Clone, Debug)]
pub struct AvailableSteps {
    /// The board that they were found on: the sheet as it stands.
    pub board: Snapshot,
    /// The steps by technique, in the order of the profile, without techniques that have none.
    pub techniques: Vec<TechniqueSteps>,
}

/// The available steps of one technique, each conclusion once.
#[derive(Clone, Debug)]
pub struct TechniqueSteps {
    /// The technique, with its level in the profile, or in the full profile if the profile lacks it.
    pub technique: Ranked,
    /// The steps: at least one, at most [`MOST_STEPS`].
    pub steps: Vec<AvailableStep>,
    /// The number of different conclusions, including those not listed.
    pub count: usize,
}

/// An available step.
#[derive(Clone, Debug)]
pub struct AvailableStep {
    /// The step.
    pub step: Step,
    /// The number of patterns that lead to this conclusion. `step` is the first of them.
    pub ways: u32,
}

/// The reason why a sheet has no steps to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepsError {
    /// The sheet breaks a rule.
    Position(PositionError),
    /// A cell or a house has no candidate left.
    Contradiction(Contradiction),
    /// The work was cancelled.
    Cancelled,
}

impl From<Cancelled> for StepsError {
    fn from(Cancelled: Cancelled) -> StepsError {
        StepsError::Cancelled
    }
}

impl fmt::Display for StepsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepsError::Position(error) => error.fmt(f),
            StepsError::Contradiction(contradiction) => write!(f, "contradiction: {contradiction:?}"),
            StepsError::Cancelled => Cancelled.fmt(f),
        }
    }
}

impl std::error::Error for StepsError {}

/// Lists every step that the techniques offer in the position of the sheet, exactly as it is: the solution is not used
/// and nothing is corrected. Techniques that assume a single solution are tried only if the givens are known to have
/// one. If `only` is given, just that technique is tried; it need not be in the profile of the question.
///
/// Steps of one technique with the same conclusion are listed once, with the number of ways. If a technique has more
/// than [`MOST_STEPS`], the first are listed and all are counted. Techniques without a step are omitted.
///
/// ```
/// use jade_grid::{Sheet, line};
/// use jade_logic::techniques::technique;
/// use jade_tutor::{Limits, Question, available_steps};
/// let question = Question::new(Sheet::new(line::read("12.4............").unwrap()).unwrap());
/// let full_house = technique("full-house").unwrap();
/// let available = available_steps(&question, Some(full_house), &Limits::default()).unwrap();
/// assert_eq!(available.techniques[0].steps[0].step.placements.len(), 1);
/// ```
///
/// # Errors
/// [`StepsError`] if the sheet breaks a rule, leaves a cell or a house without a candidate, or the work was cancelled.
pub fn available_steps(
    question: &Question,
    only: Option<&'static Technique>,
    limits: &Limits<'_>,
) -> Result<AvailableSteps, StepsError> {
    on_words!(question.geometry(), available_steps_on, question, only, limits)
}

fn available_steps_on<const WORDS: usize>(
    question: &Question,
    only: Option<&'static Technique>,
    limits: &Limits<'_>,
) -> Result<AvailableSteps, StepsError> {
    let (position, proper) = question.position_as_it_stands::<WORDS>(limits)?;
    let analysis = if proper { AnalysisOf::of_proper(&position) } else { AnalysisOf::new(&position) };
    let alone = only.map(|technique| {
        let own = question.techniques.level_of(technique.id());
        let level = own.or_else(|| Profile::full().level_of(technique.id())).unwrap_or(Level::Beyond);
        Profile {
            name: String::new(),
            techniques: vec![Ranked { technique, level }],
            last_resort: false,
            technique_alone: false,
        }
    });
    let wanted = alone.as_ref().unwrap_or(&question.techniques);
    let mut techniques = Vec::new();
    for &ranked in wanted.techniques_for(&analysis) {
        let mut found = Conclusions::default();
        let _ = ranked.technique.find(&analysis, &mut |step| {
            if step.changes(&position) {
                found.add(step);
            }
            if limits.check().is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        limits.check()?;
        let Conclusions { steps, places } = found;
        if !steps.is_empty() {
            techniques.push(TechniqueSteps { technique: ranked, steps, count: places.len() });
        }
    }
    Ok(AvailableSteps { board: position.snapshot(), techniques })
}

impl Question {
    /// Returns the position of the sheet, with nothing corrected, and whether the givens are known to have one
    /// solution.
    ///
    /// # Errors
    /// [`StepsError`] if the sheet breaks a rule or leaves a cell or a house without a candidate. If the search is
    /// cancelled, the second value is `false`.
    pub(crate) fn position_as_it_stands<const WORDS: usize>(
        &self,
        limits: &Limits<'_>,
    ) -> Result<(PositionOf<WORDS>, bool), StepsError> {
        let position = self.sheet.position_of().map_err(StepsError::Position)?;
        if let Some(contradiction) = position.contradiction() {
            return Err(StepsError::Contradiction(contradiction));
        }
        let proper = matches!(classify(self.sheet.givens(), limits), Classification::Proper(_));
        Ok((self.with_known_givens(position), proper))
    }
}

/// The steps of one technique, each conclusion once, with the first step that draws it.
#[derive(Default)]
struct Conclusions {
    steps: Vec<AvailableStep>,
    /// The index of the step for the hash of each conclusion; past the end if the step is not listed. The conclusions
    /// themselves are not stored, since there may be very many.
    places: HashMap<u64, usize>,
}

impl Conclusions {
    fn add(&mut self, step: Step) {
        let mut hasher = DefaultHasher::new();
        (&step.placements, &step.eliminations).hash(&mut hasher);
        let next = self.steps.len();
        match self.places.entry(hasher.finish()) {
            Entry::Occupied(place) => {
                if let Some(same) = self.steps.get_mut(*place.get()) {
                    same.ways = same.ways.saturating_add(1);
                }
            }
            Entry::Vacant(place) if next < MOST_STEPS => {
                place.insert(next);
                self.steps.push(AvailableStep { step, ways: 1 });
            }
            Entry::Vacant(place) => {
                place.insert(usize::MAX);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Candidate, Cell, Digit, Geometry};
    use jade_logic::notation;
    use jade_logic::techniques::technique;

    #[test]
    fn conclusions_are_listed_once_with_the_number_of_ways() {
        let board = Geometry::standard(9).unwrap();
        let step = |line: &str| notation::parse(line, board).unwrap();
        let (one, other) =
            ("pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5", "pointing: 5 b1 r1 r1c1,r1c3 => r1c5<>5");
        let steps = vec![step(one), step(other), step("pointing: 5 b1 r1 r1c1,r1c2 => r1c6<>5")];
        let mut found = Conclusions::default();
        steps.into_iter().for_each(|step| found.add(step));
        let kept = found.steps;
        assert_eq!(kept.iter().map(|one| one.ways).collect::<Vec<_>>(), [2, 1]);
        assert_eq!(notation::print(&kept[0].step, board), one);
    }

    #[test]
    fn at_most_500_steps_are_listed_and_all_are_counted() {
        let board = Geometry::standard(16).unwrap();
        let pointing = technique("pointing").unwrap().id();
        let step = |cell: usize, digit: usize| {
            let eliminations = vec![Candidate::new(Cell::new(cell), Digit::from_index(digit))];
            Step::new(pointing, Vec::new(), Vec::new(), eliminations)
        };
        let mut found = Conclusions::default();
        for _ in 0..2 {
            (0..board.cell_count()).for_each(|cell| (0..16).for_each(|digit| found.add(step(cell, digit))));
        }
        assert_eq!((found.steps.len(), found.places.len()), (MOST_STEPS, 16 * 256));
        assert!(found.steps.iter().all(|one| one.ways == 2));
    }
}
