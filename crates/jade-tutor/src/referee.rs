//! [`Referee`]: checks the steps that a person or a program claims to solve a puzzle by, one after another.

use crate::claim::houses_with_all_places;
use crate::diagnosis::classify;
use crate::{Cancelled, Limits};
use jade_grid::{
    Candidate, Cell, Digit, DigitSet, Geometry, HouseId, LargeCellSet, Position, PositionError, Puzzle,
};
use jade_logic::notation::{FalseLink, NotationError, check_links, conclusions_of_links};
use jade_logic::{
    Analysis, Family, Link, Part, PartValue, Profile, Role, Step, Technique, TechniqueId, entailment,
    techniques,
};
use jade_search::Classification;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;

/// The number of steps of a technique in one position that a claim is compared with. Nearly blank boards have more.
const MOST_COMPARED: usize = 4096;

/// A step that is claimed: what it concludes, and what it cites as the reason.
#[derive(Clone, Default, Debug)]
pub struct ClaimedStep {
    /// The technique that it is said to be.
    pub technique: Option<&'static Technique>,
    /// The cells that it cites.
    pub cells: LargeCellSet,
    /// The houses that it cites.
    pub houses: Vec<HouseId>,
    /// The digits that it cites, other than by its conclusions.
    pub digits: DigitSet,
    /// The digits that it places.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes.
    pub eliminations: Vec<Candidate>,
    /// The links of the chain that it gives as its reason, or why the chain cannot be read; `None` if it gives none. A
    /// chain without conclusions concludes what follows from it.
    pub chain: Option<Result<Vec<Link>, NotationError>>,
}

/// What a referee says of a claimed step.
#[derive(Clone, PartialEq, Debug)]
pub struct StepFinding {
    /// The verdict in a word.
    pub verdict: StepVerdict,
    /// Why the step can be concluded; `None` if nothing shows it, or it is false.
    pub basis: Option<Basis>,
    /// The step that JADE sees there: the first of its simplest technique that concludes the same. `None` if no
    /// technique does, or the claim is false or changes nothing; of an unfounded claim, only singles and patterns are
    /// looked for.
    pub step: Option<Box<Step>>,
    /// Whether the technique that was named concludes this here; `None` if none was named, or the claim is false or known.
    pub is_named_right: Option<bool>,
    /// What is wrong, the most telling first.
    pub faults: Vec<StepFault>,
    /// The digits that it places: those claimed, or those that its chain places.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes: those claimed, or those that its chain removes.
    pub eliminations: Vec<Candidate>,
}

/// The verdict on a claimed step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepVerdict {
    /// True, shown by what it cites or by a technique, and it changes something.
    Good,
    /// True, but the board shows it already.
    Known,
    /// True in the solution, but what is cited does not show it; without a reason: no single or pattern shows it yet.
    Unfounded,
    /// Not true in the solution.
    False,
}

impl StepVerdict {
    /// All verdicts.
    pub const ALL: [StepVerdict; 4] =
        [StepVerdict::Good, StepVerdict::Known, StepVerdict::Unfounded, StepVerdict::False];

    /// Returns the word for programs: `good`, `known`, `unfounded`, `false`.
    pub const fn id(self) -> &'static str {
        match self {
            StepVerdict::Good => "good",
            StepVerdict::Known => "known",
            StepVerdict::Unfounded => "unfounded",
            StepVerdict::False => "false",
        }
    }
}

/// Why a claimed step can be concluded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basis {
    /// The cells, houses and digits that it cites entail it ([`entailment`]).
    Cited,
    /// The technique that it names concludes it in this position.
    Named,
    /// It gives no reason, but a single of JADE places the digit in this position, or a pattern removes the candidates.
    Board,
}

impl Basis {
    /// Returns the word for programs: `cited`, `named`, `board`.
    pub const fn id(self) -> &'static str {
        match self {
            Basis::Cited => "cited",
            Basis::Named => "named",
            Basis::Board => "board",
        }
    }
}

/// What is wrong with a claimed step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepFault {
    /// The cell already has another digit.
    Filled {
        /// The digit that was placed.
        claimed: Candidate,
        /// The digit of the cell.
        digit: Digit,
    },
    /// The digit is already in a cell that sees this one.
    Seen {
        /// The digit that was placed.
        claimed: Candidate,
        /// The cell that has it.
        other: Cell,
    },
    /// The candidate was removed before.
    Removed {
        /// The digit that was placed.
        claimed: Candidate,
    },
    /// The digit is possible, but the solution has another one there.
    NotInSolution {
        /// The digit that was placed.
        claimed: Candidate,
    },
    /// The candidate that is removed is the digit of the solution.
    InSolution {
        /// The candidate that was removed.
        claimed: Candidate,
    },
    /// A cited cell can have digits that were not cited.
    MoreCandidates {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
    },
    /// A digit has places in a cited house that were not cited.
    MorePlaces {
        /// The house.
        house: HouseId,
        /// The digit.
        digit: Digit,
        /// The places.
        cells: LargeCellSet,
    },
    /// What is cited does not entail this conclusion, or if nothing is cited, no technique draws it.
    NotShown {
        /// The candidate.
        claimed: Candidate,
        /// Whether it was placed; otherwise it was removed.
        placement: bool,
        /// Whether anything is cited.
        cited: bool,
    },
    /// The technique that was named does not conclude this here.
    NotNamed {
        /// The technique.
        technique: TechniqueId,
    },
    /// A link of the chain does not hold: the first such link.
    FalseLink(FalseLink),
    /// The chain cannot be read on this board.
    UnreadChain(NotationError),
}

impl StepFault {
    /// Returns the word for programs, such as `not-in-solution`.
    pub const fn id(&self) -> &'static str {
        match self {
            StepFault::Filled { .. } => "filled",
            StepFault::Seen { .. } => "seen",
            StepFault::Removed { .. } => "removed",
            StepFault::NotInSolution { .. } => "not-in-solution",
            StepFault::InSolution { .. } => "in-solution",
            StepFault::MoreCandidates { .. } => "more-candidates",
            StepFault::MorePlaces { .. } => "more-places",
            StepFault::NotShown { .. } => "not-shown",
            StepFault::NotNamed { .. } => "not-named",
            StepFault::FalseLink(_) => "false-link",
            StepFault::UnreadChain(_) => "unread-chain",
        }
    }

    /// Returns the cells where it is: first that of the claim.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            StepFault::Filled { claimed, .. }
            | StepFault::Removed { claimed }
            | StepFault::NotInSolution { claimed }
            | StepFault::InSolution { claimed }
            | StepFault::NotShown { claimed, .. } => vec![claimed.cell],
            StepFault::Seen { claimed, other } => vec![claimed.cell, *other],
            StepFault::MoreCandidates { cell, .. } => vec![*cell],
            StepFault::MorePlaces { cells, .. } => cells.iter().collect(),
            StepFault::NotNamed { .. } | StepFault::UnreadChain(_) => Vec::new(),
            StepFault::FalseLink(wrong) => (wrong.link.from.cells() | wrong.link.to.cells()).iter().collect(),
        }
    }
}

/// What is wrong with an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerFault {
    /// It is of another size.
    OtherSize,
    /// Cells are empty.
    Open(LargeCellSet),
    /// The digits of these givens differ.
    OtherGivens(LargeCellSet),
    /// The digits of these cells are not those of the solution.
    Wrong(LargeCellSet),
}

impl AnswerFault {
    /// Returns the cells at fault; none if the board is of another size.
    pub fn cells(&self) -> LargeCellSet {
        match self {
            AnswerFault::OtherSize => LargeCellSet::EMPTY,
            AnswerFault::Open(cells) | AnswerFault::OtherGivens(cells) | AnswerFault::Wrong(cells) => *cells,
        }
    }
}

/// How good an attempt is so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// The number of steps with each verdict, in the order of [`StepVerdict::ALL`].
    pub verdicts: [usize; 4],
    /// The number of good steps before the first one that is unfounded or false.
    pub good_at_first: usize,
    /// Whether the answer is right; `None` if there is none.
    pub answer: Option<bool>,
    /// The number of candidates that are not in the solution and were there at the start.
    pub superfluous: usize,
    /// How many of them are gone.
    pub removed: usize,
}

impl Score {
    /// Returns the number of steps with this verdict.
    pub fn count(&self, verdict: StepVerdict) -> usize {
        self.verdicts[verdict as usize]
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> usize {
        self.verdicts.iter().sum()
    }

    /// Returns whether the puzzle is solved: whether the answer is right, or without one, whether the steps leave only the
    /// solution.
    pub fn is_solved(&self) -> bool {
        self.answer.unwrap_or(self.removed == self.superfluous)
    }

    /// Returns the share of the steps that are good, with the answer as one more, from 0 to 1. Steps that are known are
    /// neither good nor bad. 0 if there is nothing to judge.
    pub fn quality(&self) -> f64 {
        let good = self.count(StepVerdict::Good) + usize::from(self.answer == Some(true));
        let all = self.steps() - self.count(StepVerdict::Known) + usize::from(self.answer.is_some());
        if all == 0 { 0.0 } else { good as f64 / all as f64 }
    }

    /// Returns how far the puzzle is solved, from 0 to 1: the share of the candidates that are not in the solution and
    /// are gone. 1 if the answer is right.
    pub fn progress(&self) -> f64 {
        match (self.answer, self.superfluous) {
            (Some(true), _) | (_, 0) => 1.0,
            (_, superfluous) => self.removed as f64 / superfluous as f64,
        }
    }

    /// Returns quality times progress: 1 if the puzzle is solved and every step is good.
    pub fn score(&self) -> f64 {
        self.quality() * self.progress()
    }
}

/// Why there is nothing to judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefereeError {
    /// The givens have no solution, or several, or it is not known how many.
    Improper(Classification),
    /// The board is above 16×16, or breaks a rule.
    Position(PositionError),
    /// The work was cancelled.
    Cancelled,
}

impl From<Cancelled> for RefereeError {
    fn from(Cancelled: Cancelled) -> RefereeError {
        RefereeError::Cancelled
    }
}

impl fmt::Display for RefereeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RefereeError::Improper(_) => f.write_str("the givens do not have exactly one solution"),
            RefereeError::Position(error) => error.fmt(f),
            RefereeError::Cancelled => Cancelled.fmt(f),
        }
    }
}

impl std::error::Error for RefereeError {}

/// Checks claimed steps against the position that the true ones before have left.
///
/// A step that is true is applied even if its reason is not good, so that those after it are judged by themselves. One that
/// is false is not.
///
/// ```
/// use jade_grid::{Candidate, Cell, Digit, line};
/// use jade_logic::Profile;
/// use jade_tutor::{ClaimedStep, Limits, Referee, StepFault, StepVerdict};
/// let puzzle = line::read("1234341223414.2.").unwrap();
/// let mut referee = Referee::new(&puzzle, Profile::full(), &Limits::default()).unwrap();
/// let place = |cell, digit| {
///     let one = Candidate::new(Cell::new(cell), Digit::new(digit).unwrap());
///     ClaimedStep { placements: vec![one], ..ClaimedStep::default() }
/// };
/// let wrong = referee.judge(&place(13, 4), &Limits::default()).unwrap();
/// assert_eq!(wrong.verdict, StepVerdict::False);
/// assert!(matches!(wrong.faults[0], StepFault::Seen { other, .. } if other.index() == 5 || other.index() == 12));
/// for (cell, digit) in [(13, 1), (15, 3)] {
///     assert_eq!(referee.judge(&place(cell, digit), &Limits::default()).unwrap().verdict, StepVerdict::Good);
/// }
/// assert!(referee.score().is_solved());
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    techniques: Profile,
    position: Position,
    givens: Puzzle,
    solution: Puzzle,
    /// The steps in this position of the techniques that were asked for them, by their rank in the profile.
    steps: BTreeMap<usize, Vec<Step>>,
    score: Score,
    has_failed: bool,
}

impl Referee {
    /// Returns the referee for the attempt at a puzzle. Steps are named by the techniques of the profile.
    ///
    /// # Errors
    /// [`RefereeError`] if the puzzle does not have exactly one solution, is above 16×16, or the work was cancelled.
    pub fn new(puzzle: &Puzzle, techniques: Profile, limits: &Limits<'_>) -> Result<Referee, RefereeError> {
        let mut position = Position::new(puzzle).map_err(RefereeError::Position)?;
        position.set_givens(Some(puzzle.filled().map(|(cell, _)| cell).collect()));
        let classification = classify(puzzle, limits);
        limits.check()?;
        let Classification::Proper(solution) = classification else {
            return Err(RefereeError::Improper(classification));
        };
        let superfluous = position.all_candidates().count() - position.open_cells().len();
        Ok(Referee {
            techniques,
            position,
            givens: puzzle.clone(),
            solution,
            steps: BTreeMap::new(),
            score: Score { superfluous, ..Score::default() },
            has_failed: false,
        })
    }

    /// Returns the position that the true steps have left.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the only solution of the puzzle.
    pub fn solution(&self) -> &Puzzle {
        &self.solution
    }

    /// Returns the score of all that was judged.
    pub fn score(&self) -> Score {
        self.score
    }

    /// Judges a step and, if it is true, applies it.
    ///
    /// # Errors
    /// [`Cancelled`] if the work was cancelled; the step does not count then.
    pub fn judge(&mut self, claim: &ClaimedStep, limits: &Limits<'_>) -> Result<StepFinding, Cancelled> {
        let checked = self.checked(claim);
        let completed = self.completed(claim, checked.as_ref());
        let claim = completed.as_ref().unwrap_or(claim);
        let finding = StepFinding {
            placements: claim.placements.clone(),
            eliminations: claim.eliminations.clone(),
            ..self.finding(claim, checked, limits)?
        };
        self.score.verdicts[finding.verdict as usize] += 1;
        match finding.verdict {
            StepVerdict::False | StepVerdict::Unfounded => self.has_failed = true,
            StepVerdict::Good if !self.has_failed => self.score.good_at_first += 1,
            StepVerdict::Good | StepVerdict::Known => {}
        }
        if matches!(finding.verdict, StepVerdict::Good | StepVerdict::Unfounded) {
            self.apply(claim);
        }
        Ok(finding)
    }

    /// Judges an answer: a board with every cell filled. The last answer counts.
    ///
    /// # Errors
    /// [`AnswerFault`] if it is not the solution.
    pub fn judge_answer(&mut self, answer: &Puzzle) -> Result<(), AnswerFault> {
        let judged = answer_fault(&self.givens, &self.solution, answer).map_or(Ok(()), Err);
        self.score.answer = Some(judged.is_ok());
        judged
    }

    fn geometry(&self) -> &'static Geometry {
        self.position.geometry()
    }

    fn apply(&mut self, claim: &ClaimedStep) {
        for &Candidate { cell, digit } in &claim.placements {
            if self.position.is_candidate(cell, digit) {
                self.position.place(cell, digit);
            }
        }
        for &Candidate { cell, digit } in &claim.eliminations {
            self.position.eliminate(cell, digit);
        }
        let left = self.position.all_candidates().count() - self.position.open_cells().len();
        self.score.removed = self.score.superfluous - left;
        self.steps.clear();
    }

    /// Checks the chain of a claim: its links as they hold here, or what is wrong. `None` if it gives no chain.
    fn checked(&self, claim: &ClaimedStep) -> Option<Result<Vec<Link>, StepFault>> {
        let links = claim.chain.as_ref()?;
        Some(match links {
            Ok(links) => check_links(links, &self.position).map_err(StepFault::FalseLink),
            Err(error) => Err(StepFault::UnreadChain(error.clone())),
        })
    }

    /// Returns the claim with what follows from its chain, if it says nothing else.
    fn completed(
        &self,
        claim: &ClaimedStep,
        checked: Option<&Result<Vec<Link>, StepFault>>,
    ) -> Option<ClaimedStep> {
        let links = checked?.as_ref().ok()?;
        if claim.conclusions().next().is_some() {
            return None;
        }
        let (placements, eliminations) = conclusions_of_links(links, &self.position);
        Some(ClaimedStep { placements, eliminations, ..claim.clone() })
    }

    fn finding(
        &mut self,
        claim: &ClaimedStep,
        checked: Option<Result<Vec<Link>, StepFault>>,
        limits: &Limits<'_>,
    ) -> Result<StepFinding, Cancelled> {
        let untrue: Vec<StepFault> = self.untrue(claim).collect();
        if !untrue.is_empty() {
            let wrong = checked.and_then(Result::err);
            let faults = untrue.into_iter().chain(wrong).chain(self.more_than_cited(claim)).collect();
            return Ok(StepFinding { faults, ..StepFinding::of(StepVerdict::False) });
        }
        let new = self.new_in(claim);
        let is_known = new.placements.is_empty() && new.eliminations.is_empty();
        let shown_by_cited = match checked {
            // A broken chain that names no conclusion.
            Some(Err(wrong)) if claim.conclusions().next().is_none() => {
                return Ok(StepFinding { faults: vec![wrong], ..StepFinding::of(StepVerdict::Unfounded) });
            }
            _ if is_known => {
                let faults = checked.and_then(Result::err).into_iter().collect();
                return Ok(StepFinding { faults, ..StepFinding::of(StepVerdict::Known) });
            }
            Some(Err(wrong)) => Some(Some(wrong)),
            Some(Ok(links)) => Some(self.not_shown_by(&links, &new)),
            None => claim.gives_a_reason().then(|| self.cited_fault(&new)),
        };
        let is_named_right = claim.technique.map(|technique| self.is_named_right(technique, &new));
        let is_shown = shown_by_cited == Some(None) || is_named_right == Some(true);
        let rank = self.simplest(&new, is_shown, limits)?;
        let step = rank.and_then(|rank| nearest(self.steps.get(&rank)?, &new)).map(Box::new);
        let more = self.more_than_cited(claim);
        let basis = match (&shown_by_cited, is_named_right) {
            // Not a naked pair of these digits, whatever else the cells prove.
            _ if claim.is_of_naked_cells() && more.is_some() => None,
            (Some(None), _) => Some(Basis::Cited),
            // A chain is a reason of its own, whatever else the board shows.
            _ if claim.chain.is_some() => None,
            // Cells that are cited with the technique must be those of one of its steps.
            (_, Some(true)) if self.cites_its_cells(claim, &new) => Some(Basis::Named),
            (_, None) if !claim.cites_places() && step.is_some() => Some(Basis::Board),
            _ => None,
        };
        let mut faults = Vec::new();
        if basis.is_none() {
            faults.extend(more);
            let first = new.conclusions().next();
            let cited = claim.technique.is_some() || claim.gives_a_reason() || claim.chain.is_some();
            let not_shown =
                first.map(|(claimed, placement)| StepFault::NotShown { claimed, placement, cited });
            faults.extend(shown_by_cited.flatten().or(not_shown));
        }
        if is_named_right == Some(false) {
            faults.extend(claim.technique.map(|one| StepFault::NotNamed { technique: one.id() }));
        }
        let verdict = if basis.is_some() { StepVerdict::Good } else { StepVerdict::Unfounded };
        Ok(StepFinding { basis, step, is_named_right, faults, ..StepFinding::of(verdict) })
    }

    /// Returns a fault for each conclusion that is not true in the solution.
    fn untrue<'a>(&'a self, claim: &'a ClaimedStep) -> impl Iterator<Item = StepFault> + 'a {
        let in_solution = |one: &Candidate| self.solution.get(one.cell) == Some(one.digit);
        let placed = claim.placements.iter().filter(move |one| !in_solution(one)).map(|one| {
            let claimed = *one;
            if let Some(digit) = self.position.value(one.cell) {
                return StepFault::Filled { claimed, digit };
            }
            let sees = |cell: &Cell| self.position.value(*cell) == Some(one.digit);
            match self.geometry().peers(one.cell).iter().find(sees) {
                Some(other) => StepFault::Seen { claimed, other },
                None if self.position.is_candidate(one.cell, one.digit) => {
                    StepFault::NotInSolution { claimed }
                }
                None => StepFault::Removed { claimed },
            }
        });
        let removed = claim.eliminations.iter().filter(move |one| in_solution(one));
        placed.chain(removed.map(|one| StepFault::InSolution { claimed: *one }))
    }

    /// Returns the claim with only those conclusions that change the position.
    fn new_in(&self, claim: &ClaimedStep) -> ClaimedStep {
        let mut new = claim.clone();
        new.placements.retain(|one| self.position.is_candidate(one.cell, one.digit));
        new.eliminations.retain(|one| self.position.is_candidate(one.cell, one.digit));
        new
    }

    /// Checks that what is cited entails the conclusions; returns the fault otherwise.
    fn cited_fault(&self, new: &ClaimedStep) -> Option<StepFault> {
        let concluded: DigitSet = new.conclusions().map(|(one, _)| one.digit).collect();
        let mut cells = new.cells;
        // “Row 1 has 2 and 3, box 1 has 4 …”: other digits are named because the cell cannot have them.
        let is_about_the_cell = !(new.digits - concluded).is_empty()
            || new.technique.is_some_and(|technique| technique.id() == techniques::NAKED_SINGLE.id());
        if is_about_the_cell {
            cells |= new.placements.iter().map(|one| one.cell).collect::<LargeCellSet>();
        }
        let mut parts = vec![
            Part { name: "cells", role: Role::Subject, value: PartValue::Cells(cells) },
            Part { name: "houses", role: Role::Base, value: PartValue::Houses(new.houses.clone()) },
        ];
        if !new.digits.is_empty() {
            let digits = PartValue::Digits(new.digits | concluded);
            parts.push(Part { name: "digits", role: Role::Subject, value: digits });
        }
        // The name matters to no premise.
        let named = new.technique.map_or(techniques::NAKED_SINGLE.id(), Technique::id);
        let mut step = Step::new(named, parts, new.placements.clone(), new.eliminations.clone());
        // The cells of a hidden pair or an X-Wing are all places of their digits; a single cell says nothing of places.
        if new.cells.len() > 1 {
            step.links = houses_with_all_places(new.cells.resized(), None, &self.position);
        }
        let wrong = entailment::check(&self.position, &step).err()?;
        Some(StepFault::NotShown { claimed: wrong.candidate, placement: wrong.placement, cited: true })
    }

    /// Checks that the links of a chain entail the conclusions; returns the fault otherwise.
    fn not_shown_by(&self, links: &[Link], new: &ClaimedStep) -> Option<StepFault> {
        // The name matters to no premise.
        let step =
            Step::new(techniques::AIC.id(), Vec::new(), new.placements.clone(), new.eliminations.clone());
        let wrong = entailment::check(&self.position, &step.with_links(links.to_vec())).err()?;
        Some(StepFault::NotShown { claimed: wrong.candidate, placement: wrong.placement, cited: true })
    }

    /// Returns what else the cited cells and houses can have, if the claim says which digits or places are meant.
    fn more_than_cited(&self, claim: &ClaimedStep) -> Option<StepFault> {
        let position = &self.position;
        let of_own: LargeCellSet = claim.conclusions().map(|(one, _)| one.cell).collect();
        if claim.is_of_naked_cells() {
            let concluded: DigitSet = claim.placements.iter().map(|one| one.digit).collect();
            let digits = claim.digits | concluded;
            let pattern = claim.cells - of_own;
            let pattern = if pattern.is_empty() && !claim.placements.is_empty() { of_own } else { pattern };
            let more =
                |cell: Cell| StepFault::MoreCandidates { cell, digits: position.candidates(cell) - digits };
            return (pattern.iter())
                .find(|cell| !digits.is_empty() && !(position.candidates(*cell) - digits).is_empty())
                .map(more);
        }
        let one = claim.placements.first()?;
        let is_about_the_cell = claim.cells == of_own && claim.houses.is_empty();
        if is_about_the_cell || !(claim.digits - DigitSet::only(one.digit)).is_empty() {
            let digits = position.candidates(one.cell) - DigitSet::only(one.digit);
            return (!digits.is_empty()).then_some(StepFault::MoreCandidates { cell: one.cell, digits });
        }
        let other_places = |house: HouseId| -> LargeCellSet {
            let places: LargeCellSet = position.cells_in(house, one.digit).resized();
            places.iter().filter(|cell| *cell != one.cell).collect()
        };
        let is_of_cell = |house: &&HouseId| self.geometry().houses_of(one.cell).contains(house);
        claim.houses.iter().filter(is_of_cell).find_map(|house| {
            let cells = other_places(*house);
            (!cells.is_empty()).then_some(StepFault::MorePlaces { house: *house, digit: one.digit, cells })
        })
    }

    /// Returns the rank in the profile of the simplest technique that draws all new conclusions. Of a claim that is not
    /// shown, only those are considered that could show it without a reason: the others would take a hundred times as long.
    fn simplest(
        &mut self,
        new: &ClaimedStep,
        is_shown: bool,
        limits: &Limits<'_>,
    ) -> Result<Option<usize>, Cancelled> {
        let analysis = Analysis::of_proper(&self.position);
        let is_placement = !new.placements.is_empty();
        for (rank, ranked) in self.techniques.techniques_for(&analysis).enumerate() {
            if !is_shown && !needs_no_reason(ranked.technique, is_placement) {
                continue;
            }
            let steps = self.steps.entry(rank).or_insert_with(|| some_steps(ranked.technique, &analysis));
            if new.is_drawn_by(steps) {
                return Ok(Some(rank));
            }
            limits.check()?;
        }
        Ok(None)
    }

    /// Returns whether a technique draws all new conclusions.
    fn is_named_right(&self, named: &'static Technique, new: &ClaimedStep) -> bool {
        new.is_drawn_by(&some_steps(named, &Analysis::of_proper(&self.position)))
    }

    /// Returns whether a step of the named technique draws a new conclusion and has all cited cells, or no cell is cited.
    fn cites_its_cells(&self, claim: &ClaimedStep, new: &ClaimedStep) -> bool {
        if claim.cells.is_empty() {
            return true;
        }
        let Some(named) = claim.technique else { return false };
        let analysis = Analysis::of_proper(&self.position);
        let own: LargeCellSet = new.conclusions().map(|(one, _)| one.cell).collect();
        let has_all = |step: &Step| {
            let parts = Role::ALL.iter().fold(own, |cells, role| cells | step.cells(*role));
            let ends = step.links.iter().flat_map(|link| [link.from.cells(), link.to.cells()]);
            let cells = ends.fold(parts, |cells, end| cells | end);
            let all = step.houses().fold(cells, |cells, house| cells | self.geometry().house(house).bits());
            new.conclusions().any(|one| is_drawn(one, step)) && (claim.cells - all).is_empty()
        };
        some_steps(named, &analysis).iter().any(has_all)
    }
}

impl StepFinding {
    fn of(verdict: StepVerdict) -> StepFinding {
        StepFinding {
            verdict,
            basis: None,
            step: None,
            is_named_right: None,
            faults: Vec::new(),
            placements: Vec::new(),
            eliminations: Vec::new(),
        }
    }
}

impl ClaimedStep {
    /// Iterates over the conclusions, each with whether it is a placement.
    pub fn conclusions(&self) -> impl Iterator<Item = (Candidate, bool)> + '_ {
        let placed = self.placements.iter().map(|one| (*one, true));
        placed.chain(self.eliminations.iter().map(|one| (*one, false)))
    }

    /// Whether it cites anything that could entail its conclusions.
    fn gives_a_reason(&self) -> bool {
        self.cites_places() || !self.digits.is_empty()
    }

    fn cites_places(&self) -> bool {
        !self.cells.is_empty() || !self.houses.is_empty()
    }

    /// Whether it says that its cells have no other digits than those cited.
    fn is_of_naked_cells(&self) -> bool {
        self.technique.is_some_and(|one| {
            one.id() == techniques::NAKED_SINGLE.id()
                || one.family == Family::Subset && one.id().as_str().starts_with("naked")
        })
    }

    fn is_drawn_by(&self, steps: &[Step]) -> bool {
        self.conclusions().all(|one| steps.iter().any(|step| is_drawn(one, step)))
    }
}

/// Whether a step of a technique needs no reason: a single, or eliminations by a pattern. Nearly every digit follows by a
/// net of some size, so that it does says nothing of the claim.
fn needs_no_reason(technique: &Technique, is_placement: bool) -> bool {
    match is_placement {
        true => technique.is_single(),
        false => !matches!(technique.family, Family::Chain | Family::Template),
    }
}

/// Whether a step draws a conclusion.
fn is_drawn((one, placement): (Candidate, bool), step: &Step) -> bool {
    if placement { step.placements.contains(&one) } else { step.eliminations.contains(&one) }
}

/// Returns the first of the steps that draw most of the conclusions; `None` if there are no steps.
fn nearest(steps: &[Step], new: &ClaimedStep) -> Option<Step> {
    let drawn = |step: &Step| new.conclusions().filter(|one| is_drawn(*one, step)).count();
    steps.iter().rev().max_by_key(|step| drawn(step)).cloned()
}

/// Returns the steps of a technique in a position, of which there may be very many: only the first.
fn some_steps(technique: &Technique, analysis: &Analysis<'_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(analysis, &mut |step| {
        steps.push(step);
        if steps.len() < MOST_COMPARED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// Returns what is wrong with an answer to a puzzle, most telling first; `None` if it is the solution.
fn answer_fault(givens: &Puzzle, solution: &Puzzle, answer: &Puzzle) -> Option<AnswerFault> {
    let geometry = givens.geometry();
    if answer.geometry() != geometry {
        return Some(AnswerFault::OtherSize);
    }
    let cells = |is_at_fault: &dyn Fn(&Cell) -> bool| -> Option<LargeCellSet> {
        let cells: LargeCellSet = geometry.cells().filter(|cell| is_at_fault(cell)).collect();
        (!cells.is_empty()).then_some(cells)
    };
    let other_given = |cell: &Cell| {
        let (given, found) = (givens.get(*cell), answer.get(*cell));
        given.is_some() && found.is_some() && given != found
    };
    (cells(&|cell| answer.get(*cell).is_none()).map(AnswerFault::Open))
        .or_else(|| cells(&other_given).map(AnswerFault::OtherGivens))
        .or_else(|| cells(&|cell| answer.get(*cell) != solution.get(*cell)).map(AnswerFault::Wrong))
}
