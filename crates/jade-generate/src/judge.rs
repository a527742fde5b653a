//! [`Judge`] checks whether a puzzle is as hard as requested.

use crate::dig::Dug;
use crate::{AttemptError, Difficulty, FoundPuzzle, Merit, Moment, Refusal, TechniqueWish, Wish};
use jade_grid::{Position, Puzzle};
use jade_logic::Rating;
use jade_logic::{Analysis, Level, Outcome, Path, Profile, Step, TechniqueId};
use std::ops::{ControlFlow, RangeInclusive};

/// Finds the paths of puzzles and compares them with a wish.
pub struct Judge {
    wish: Wish,
    /// The techniques that may be necessary.
    allowed: Profile,
    /// Whether the profile tries these before all others: then any path that uses only them is the profile's own
    /// path.
    allowed_come_first: bool,
    /// Whether simpler techniques than the requested one come after it: then it may be the next step long after the
    /// techniques of its own difficulty and those before it are stuck.
    comes_early: bool,
}

/// A puzzle that is as hard as requested.
struct Verdict {
    puzzle: Puzzle,
    rating: Rating,
    steps: usize,
    merit: Merit,
    moment: Option<Box<Moment>>,
}

impl Verdict {
    fn into_puzzle(self, attempt: u64, solution: Puzzle) -> FoundPuzzle {
        let Verdict { puzzle, rating, steps, merit, moment } = self;
        FoundPuzzle { attempt, puzzle, solution, rating: Some(rating), explainer: None, steps, moment, merit }
    }
}

impl Judge {
    /// Creates a judge for this wish.
    pub fn new(wish: &Wish) -> Judge {
        let mut allowed = wish.profile.clone();
        let mut comes_early = false;
        match &wish.difficulty {
            Difficulty::Any => {}
            Difficulty::Level(level) => {
                let hardest = technique_level(*level);
                allowed.techniques.retain(|ranked| ranked.level <= hardest);
            }
            Difficulty::Technique(wished) => {
                let of = allowed.techniques.iter().position(|r| r.technique.id() == wished.technique);
                if let Some(place) = of {
                    let level = allowed.techniques[place].level;
                    comes_early = allowed.techniques[place..].iter().any(|after| after.level < level);
                    allowed.techniques.truncate(place + 1);
                }
            }
        }
        let ids = |profile: &Profile| -> Vec<TechniqueId> {
            profile.techniques.iter().map(|ranked| ranked.technique.id()).collect()
        };
        let allowed_come_first = ids(&wish.profile).starts_with(&ids(&allowed));
        Judge { wish: wish.clone(), allowed, allowed_come_first, comes_early }
    }

    /// Looks for a puzzle as hard as requested, among the dug one and those with units put back. Only the former is
    /// considered if the number of givens is fixed.
    pub(crate) fn judge(
        &self,
        attempt: u64,
        dug: Dug,
        cancel: &dyn Fn() -> bool,
    ) -> Result<FoundPuzzle, AttemptError> {
        let verdict = self.verdict_on_dug(attempt, &dug, cancel)?;
        self.with_er(verdict.into_puzzle(attempt, dug.solution), cancel)
    }

    /// Refuses a puzzle whose ER does not fit.
    pub(crate) fn with_er(
        &self,
        found: FoundPuzzle,
        cancel: &dyn Fn() -> bool,
    ) -> Result<FoundPuzzle, AttemptError> {
        let Some(er) = self.wish.er else { return Ok(found) };
        match er.rating(&found.puzzle, cancel) {
            Some(rating) => Ok(FoundPuzzle { explainer: Some(rating), ..found }),
            None if cancel() => Err(AttemptError::Cancelled),
            None => Err(AttemptError::Refused(Refusal::OtherEr)),
        }
    }

    /// Checks whether a puzzle, unchanged, is as hard as requested. `attempt` is the number recorded in the
    /// result.
    ///
    /// # Errors
    /// [`AttemptError`] if it is not, or if the work was cancelled.
    pub fn judge_whole(
        &self,
        attempt: u64,
        puzzle: &Puzzle,
        solution: Puzzle,
        cancel: &dyn Fn() -> bool,
    ) -> Result<FoundPuzzle, AttemptError> {
        let harder_is_fine =
            matches!(&self.wish.difficulty, Difficulty::Technique(wished) if !wished.nothing_harder);
        let verdict = if harder_is_fine {
            let whole = self.path(puzzle, &self.wish.profile, cancel)?;
            self.verdict_on_whole(puzzle, &whole)?
        } else {
            let path = self.path(puzzle, &self.allowed, cancel)?;
            match path.outcome {
                Outcome::Solved => self.verdict(puzzle, path, cancel)?,
                _ => return Err(AttemptError::Refused(Refusal::TooHard)),
            }
        };
        self.with_er(verdict.into_puzzle(attempt, solution), cancel)
    }

    fn verdict_on_dug(
        &self,
        attempt: u64,
        dug: &Dug,
        cancel: &dyn Fn() -> bool,
    ) -> Result<Verdict, AttemptError> {
        if self.is_fixed() {
            return self.verdict_at_border(dug, cancel);
        }
        if let Some(givens) = self.usual_givens(attempt) {
            return self.verdict_with_givens(&givens, attempt, dug, cancel);
        }
        let verdict = self.verdict_at_border(dug, cancel)?;
        if self.is_of_two_kinds() && verdict.rating.few_open {
            return Err(AttemptError::Refused(Refusal::TooFewSteps));
        }
        Ok(verdict)
    }

    /// Whether the wish says which givens there are, or how many: then no units are put back.
    fn is_fixed(&self) -> bool {
        self.wish.givens.is_some() || self.wish.minimal || self.wish.places.is_some()
    }

    /// Considers the dug puzzle, and otherwise the one with the fewest units put back that is not too hard.
    fn verdict_at_border(&self, dug: &Dug, cancel: &dyn Fn() -> bool) -> Result<Verdict, AttemptError> {
        let fixed = self.is_fixed();
        let harder_is_fine = match &self.wish.difficulty {
            Difficulty::Any => true,
            Difficulty::Level(_) => false,
            Difficulty::Technique(wished) => !wished.nothing_harder,
        };
        let hardest = self.path(&dug.puzzle, &self.allowed, cancel)?;
        if hardest.outcome == Outcome::Solved {
            return self.verdict(&dug.puzzle, hardest, cancel);
        }
        if harder_is_fine && (self.comes_early || self.is_promising(&hardest)) {
            let whole = self.path(&dug.puzzle, &self.wish.profile, cancel)?;
            match self.verdict_on_whole(&dug.puzzle, &whole) {
                Err(AttemptError::Refused(_)) if !fixed => {}
                verdict => return verdict,
            }
        }
        if fixed {
            return Err(AttemptError::Refused(Refusal::TooHard));
        }
        // Somewhere between the dug puzzle and the full board it becomes solvable: it is hardest at that border.
        let (mut unsolved, mut solved) = (0, self.most_back(dug));
        let mut at_border = None;
        while solved - unsolved > 1 {
            let middle = unsolved + (solved - unsolved) / 2;
            let puzzle = dug.with_back(middle);
            let path = self.path(&puzzle, &self.allowed, cancel)?;
            if path.outcome == Outcome::Solved {
                solved = middle;
                at_border = Some((puzzle, path));
            } else {
                unsolved = middle;
            }
        }
        match at_border {
            Some((puzzle, path)) => self.verdict(&puzzle, path, cancel),
            None => Err(AttemptError::Refused(Refusal::TooHard)),
        }
    }

    /// Whether some puzzles as requested need pencil marks, and others are like those of newspapers: singles solve them, but
    /// few cells are open.
    fn is_of_two_kinds(&self) -> bool {
        self.wish.difficulty == Difficulty::Level(Level::Medium)
            && self.wish.required.is_empty()
            && self.wish.ease_of(Level::Easy).is_some()
    }

    /// The numbers of givens that the puzzle of an attempt should have, for levels of which people expect some.
    fn usual_givens(&self, attempt: u64) -> Option<RangeInclusive<usize>> {
        let Difficulty::Level(level) = self.wish.difficulty else { return None };
        // Half of such attempts succeed, and a quarter of the others: so both kinds are about as frequent. Three has no divisor
        // in common with the five numbers, so all of them occur.
        let like_newspapers = self.is_of_two_kinds() && attempt.is_multiple_of(3);
        match self.wish.ease_of(level) {
            Some(ease) => Some(ease.usual_givens),
            None => like_newspapers.then_some(GIVENS_IN_NEWSPAPERS),
        }
    }

    /// Puts units back until the puzzle has as many givens as it should, and more as long as it does not have the
    /// level. The attempt decides with how many givens to begin, so that all numbers occur.
    fn verdict_with_givens(
        &self,
        usual: &RangeInclusive<usize>,
        attempt: u64,
        dug: &Dug,
        cancel: &dyn Fn() -> bool,
    ) -> Result<Verdict, AttemptError> {
        let units: Vec<usize> = dug.removed.backwards().map(<[_]>::len).collect();
        let mut givens = dug.puzzle.filled_count();
        // A board whose symmetry takes more givens than usual may have these.
        let usual = *usual.start()..=givens.max(*usual.end());
        let mut possible = Vec::new();
        for back in 0..self.most_back(dug).min(units.len() + 1) {
            if back > 0 {
                givens += units[back - 1];
            }
            if usual.contains(&givens) {
                possible.push(back);
            }
        }
        let begin = attempt as usize % possible.len().max(1);
        for back in possible.into_iter().skip(begin) {
            let puzzle = dug.with_back(back);
            let path = self.path(&puzzle, &self.allowed, cancel)?;
            if path.outcome == Outcome::Solved
                && let Ok(verdict) = self.verdict(&puzzle, path, cancel)
            {
                return Ok(verdict);
            }
        }
        Err(AttemptError::Refused(Refusal::TooHard))
    }

    /// One more than the greatest number of units that the limit on givens allows to put back.
    fn most_back(&self, dug: &Dug) -> usize {
        let most = self.wish.most_givens.unwrap_or(usize::MAX);
        let mut givens = dug.puzzle.filled_count();
        let mut back = 0;
        for unit in dug.removed.backwards() {
            givens += unit.len();
            if givens > most {
                break;
            }
            back += 1;
        }
        back + 1
    }

    fn path(
        &self,
        puzzle: &Puzzle,
        profile: &Profile,
        cancel: &dyn Fn() -> bool,
    ) -> Result<Path, AttemptError> {
        let position = position(puzzle)?;
        let path = Path::find(&Analysis::of_proper(&position), profile, cancel);
        if path.outcome == Outcome::Cancelled { Err(AttemptError::Cancelled) } else { Ok(path) }
    }

    /// Whether a stuck path already has what is requested, so that continuing it is worthwhile.
    fn is_promising(&self, path: &Path) -> bool {
        match &self.wish.difficulty {
            Difficulty::Technique(wished) => count(path, wished.technique) > 0,
            _ => true,
        }
    }

    /// Compares a path with the wish. The path was found with the allowed techniques.
    fn verdict(
        &self,
        puzzle: &Puzzle,
        path: Path,
        cancel: &dyn Fn() -> bool,
    ) -> Result<Verdict, AttemptError> {
        let verdict = self.verdict_on_whole(puzzle, &path)?;
        if !self.allowed_come_first {
            let whole = self.path(puzzle, &self.wish.profile, cancel)?;
            if whole.steps != path.steps {
                return Err(AttemptError::Refused(Refusal::TooHard));
            }
        }
        Ok(verdict)
    }

    /// Compares the path of a puzzle under the whole profile with the wish.
    fn verdict_on_whole(&self, puzzle: &Puzzle, path: &Path) -> Result<Verdict, AttemptError> {
        let refuse = |refusal| Err(AttemptError::Refused(refusal));
        if path.outcome != Outcome::Solved {
            return refuse(Refusal::NotSolved);
        }
        let profile = &self.wish.profile;
        let rating = jade_logic::rate(path, profile);
        let of_level = |level: Level| -> u64 {
            let addends = rating.addends.iter();
            let these = addends.filter(|addend| profile.level_of(addend.technique) == Some(level));
            these.map(|addend| u64::from(addend.times)).sum()
        };
        let mut merit = Merit::default();
        let mut moment = None;
        match &self.wish.difficulty {
            Difficulty::Any => {}
            Difficulty::Level(level) => {
                if rating.level < Some(*level) {
                    return refuse(Refusal::TooEasy);
                }
                if rating.level > Some(*level) {
                    return refuse(Refusal::TooHard);
                }
                merit = merit_of(*level, of_level);
                if *level == Level::Medium && merit.steps < 2 && !rating.few_open {
                    return refuse(Refusal::TooFewSteps);
                }
            }
            Difficulty::Technique(wished) => {
                merit.steps = count(path, wished.technique) as u64;
                match self.moment_of_technique(puzzle, path, wished) {
                    Ok(found) => moment = Some(Box::new(found)),
                    Err(refusal) => return refuse(refusal),
                }
            }
        }
        if let Some(missing) = self.wish.required.iter().find(|id| count(path, **id) == 0) {
            return refuse(Refusal::Without(*missing));
        }
        Ok(Verdict { puzzle: puzzle.clone(), rating, steps: path.steps.len(), merit, moment })
    }

    /// Returns the moment at which the technique applies and nothing simpler does.
    fn moment_of_technique(
        &self,
        puzzle: &Puzzle,
        path: &Path,
        wished: &TechniqueWish,
    ) -> Result<Moment, Refusal> {
        let times = count(path, wished.technique);
        if times == 0 {
            return Err(Refusal::Without(wished.technique));
        }
        if times < wished.at_least {
            return Err(Refusal::TooFewSteps);
        }
        let is_it = |step: &Step| step.technique == wished.technique;
        let mut before = path.steps.iter().position(is_it).unwrap_or_default();
        if wished.only_singles_after {
            let last = path.steps.iter().rposition(is_it).unwrap_or_default();
            if !path.steps[last + 1..].iter().all(|step| self.is_single(step)) {
                return Err(Refusal::MoreThanSinglesAfter);
            }
            // The round of the last one: its steps are consecutive.
            before = path.steps[..last].iter().rposition(|step| !is_it(step)).map_or(0, |i| i + 1);
        }
        let mut position = position(puzzle).map_err(|_| Refusal::NotProper)?;
        for step in &path.steps[..before] {
            step.apply(&mut position);
        }
        let analysis = Analysis::of_proper(&position);
        let step = path.steps[before].clone();
        if wished.exclusive && !is_exclusive(&self.wish.profile, &analysis, &step) {
            return Err(Refusal::NotExclusive);
        }
        Ok(Moment { position, step, before })
    }

    fn is_single(&self, step: &Step) -> bool {
        let of = self.wish.profile.techniques.iter().find(|r| r.technique.id() == step.technique);
        of.is_some_and(|ranked| ranked.technique.is_single())
    }
}

/// Whether a step is the only find in a position: no technique of the profile whose level is at most the step's own
/// concludes anything that the step does not; see [`TechniqueWish::exclusive`].
pub fn is_exclusive(profile: &Profile, analysis: &Analysis<'_>, only: &Step) -> bool {
    let level = profile.level_of(only.technique);
    profile.techniques_for(analysis).filter(|ranked| Some(ranked.level) <= level).all(|ranked| {
        let flow = ranked.technique.find(analysis, &mut |step| {
            if has_conclusions_of(&step, only) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        flow.is_continue()
    })
}

fn position(puzzle: &Puzzle) -> Result<Position, AttemptError> {
    // The wish is refused if the board is too large for reasoning, and dug puzzles break no rule.
    Position::new(puzzle).map_err(|_| AttemptError::Refused(Refusal::NotProper))
}

/// The numbers of givens of the medium puzzles that newspapers print.
const GIVENS_IN_NEWSPAPERS: RangeInclusive<usize> = 26..=30;

/// The level of the hardest techniques that a puzzle of a level needs.
pub(crate) fn technique_level(level: Level) -> Level {
    level.max(Level::VeryEasy)
}

/// Whether all conclusions of a step are also conclusions of the other.
fn has_conclusions_of(step: &Step, other: &Step) -> bool {
    step.placements.iter().all(|placed| other.placements.contains(placed))
        && step.eliminations.iter().all(|out| other.eliminations.contains(out))
}

fn count(path: &Path, technique: TechniqueId) -> usize {
    path.steps.iter().filter(|step| step.technique == technique).count()
}

/// The thesis' measure; see [`Merit`]. At very easy no puzzle beats another.
fn merit_of(level: Level, steps_of: impl Fn(Level) -> u64) -> Merit {
    let weights: &[(Level, u64)] = match level {
        Level::Beginner | Level::VeryEasy => return Merit::default(),
        Level::Easy | Level::Medium => &[],
        Level::Hard => &[(Level::Medium, 2)],
        Level::VeryHard => &[(Level::Medium, 1), (Level::Hard, 3)],
        Level::Extreme | Level::Beyond => &[(Level::Medium, 1), (Level::Hard, 3), (Level::VeryHard, 5)],
    };
    let below = weights.iter().map(|(level, tenths)| tenths * steps_of(*level)).sum();
    Merit { steps: steps_of(level), below }
}
