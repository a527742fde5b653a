//! [`judge_claim`]: checks a pupil’s claim to see a technique.

use crate::{Limits, Question, StepsError};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, LargeCellSet, Position};
use jade_logic::{
    Analysis, Family, Link, LinkReason, Node, Part, PartValue, Role, Step, Strength, Technique, entailment,
};
use std::collections::BTreeMap;

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
        unfounded: Vec<Unfounded>,
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

/// A claimed conclusion that does not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfounded {
    /// The candidate of the conclusion.
    pub candidate: Candidate,
    /// Why it does not follow; `None` if the reason would say more of the pattern than the pupil has found, or the
    /// conclusion is a placement.
    pub why: Option<WhyNot>,
}

/// Why a candidate is not removed by a pattern that the pupil has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// The cell does not have it.
    NotThere,
    /// It belongs to the pattern.
    Pattern,
    /// The pattern removes only these other digits.
    OtherDigit(DigitSet),
    /// The pattern removes its digit only in these houses, and its cell is in none of them.
    Outside(Vec<HouseId>),
    /// Its cell does not see this cell of the pattern, which all cells that lose the digit see.
    Unseen(Cell),
    /// Nothing in the pattern excludes it.
    NotExcluded,
}

/// Judges a claim. Compares it with every step of the technique and takes the most similar step as the one meant. Cells
/// that prove a conclusion of a step are right even if the pattern of the step has more. Never uses the solution.
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
    let mut marked = Marked::new(claim, &position);
    let compared: Vec<Compared> = steps.iter().map(|step| claim.compare(step, &mut marked)).collect();
    // Ties go to the first step, so that the verdict depends on the claim alone.
    let nearest = steps.into_iter().zip(compared).min_by_key(|(_, compared)| compared.distance());
    let Some((step, compared)) = nearest else { return Ok(Judgement::Absent) };
    Ok(if compared.is_right() {
        Judgement::Right { step: Box::new(step), more: compared.more }
    } else if compared.is_one_of_several {
        Judgement::SingleCell
    } else if compared.is_mostly_foreign {
        Judgement::TooManyCells
    } else if compared.has_something_right {
        let Compared { foreign, missing, unfounded, .. } = compared;
        let found = claim.cells.filter(|_| foreign.is_empty() && missing == 0);
        let unfounded = unfounded.into_iter().map(|candidate| {
            let is_removal = claim.eliminations.contains(&candidate);
            let found = found.filter(|_| is_removal);
            let why = found.map(|cells| why_not(&step, cells, candidate, &position));
            Unfounded { candidate, why }
        });
        Judgement::Partly { foreign, missing, unfounded: unfounded.collect() }
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
    /// The same, though the claimed cells may prove the conclusion without them.
    unmarked: usize,
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

    /// Returns how much the step differs from the claim: first in its cells, which say what the pupil means, then in what
    /// follows from them.
    fn distance(&self) -> [usize; 4] {
        [self.foreign.len() + self.missing, self.unmarked, self.unfounded.len(), self.more]
    }
}

/// What the cells that the pupil marked prove by themselves.
struct Marked<'p> {
    position: &'p Position,
    technique: &'static Technique,
    /// `None` if the pupil did not mark several.
    cells: Option<LargeCellSet>,
    /// Whether they exclude a candidate, for those that were asked about; also with the one digit that was considered.
    excluded: BTreeMap<(Candidate, Option<Digit>), bool>,
}

impl<'p> Marked<'p> {
    fn new(claim: &Claim, position: &'p Position) -> Marked<'p> {
        let cells = claim.cells.filter(|cells| cells.len() > 1);
        Marked { position, technique: claim.technique, cells, excluded: BTreeMap::new() }
    }

    /// Returns whether the marked cells alone exclude a candidate: the digits that they can have, and the houses in which
    /// a digit has no other place. For a step of a single digit, only that digit counts.
    fn exclude(&mut self, candidate: Candidate, single: Option<Digit>) -> bool {
        let Some(cells) = self.cells else { return false };
        let (position, technique) = (self.position, self.technique);
        *self.excluded.entry((candidate, single)).or_insert_with(|| {
            let part = Part { name: "cells", role: Role::Subject, value: PartValue::Cells(cells) };
            let parts = if single.is_none() { vec![part] } else { Vec::new() };
            let step = Step::new(technique.id(), parts, Vec::new(), vec![candidate])
                .with_links(houses_with_all_places(cells.resized(), single, position));
            position.is_candidate(candidate.cell, candidate.digit)
                && entailment::check(position, &step).is_ok()
        })
    }
}

/// Returns a link for each digit, or for a single one, and each house in which only these cells can have the digit.
pub(crate) fn houses_with_all_places(
    cells: CellSet,
    single: Option<Digit>,
    position: &Position,
) -> Vec<Link> {
    let geometry = position.geometry();
    let digits = single.map_or(DigitSet::all(geometry.side()), DigitSet::only);
    let all = geometry.house_ids().flat_map(|house| digits.iter().map(move |digit| (house, digit)));
    let link = |(house, digit): (HouseId, Digit)| {
        let places = position.cells_in(house, digit);
        let node = Node::Group { digit, cells: places.resized() };
        let is_all = !places.is_empty() && (places - cells).is_empty();
        is_all.then(|| Link {
            from: node.clone(),
            to: node,
            strength: Strength::Strong,
            reason: LinkReason::House(house),
        })
    };
    all.filter_map(link).collect()
}

impl Claim {
    fn compare(&self, step: &Step, marked: &mut Marked<'_>) -> Compared {
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
        let foreign = cells - pattern;
        let unmarked = (needed - cells).len();
        let mut missing = unmarked;
        if foreign.is_empty() {
            let single = step.single_digit();
            // These have their name from their shape: with fewer cells, the argument is another technique.
            let is_of_a_shape =
                matches!(self.technique.family, Family::Subset | Family::Fish | Family::Expert);
            let proves =
                |marked: &mut Marked<'_>| step.eliminations.iter().any(|gone| marked.exclude(*gone, single));
            if missing > 0 && !is_of_a_shape && proves(marked) {
                missing = 0;
            }
            unfounded.retain(|gone| !marked.exclude(*gone, single));
        }
        unfounded.extend(follows(&step.placements, &self.placements));
        let said = self.eliminations.len() + self.placements.len();
        let all = step.eliminations.len() + step.placements.len();
        let right = said - unfounded.len();
        let shared = self.cells.map_or(0, |cells| (cells & pattern).len());
        Compared {
            foreign,
            missing,
            unmarked,
            // A claim of the pattern alone need not name conclusions.
            more: if said > 0 { all.saturating_sub(right) } else { 0 },
            // A single common cell may be chance.
            has_something_right: right > 0 || shared > 1 || shared == needed.len(),
            is_mostly_foreign: shared > 0 && foreign.len() > shared.min(MAX_FOREIGN_NAMED),
            is_one_of_several: said == 0 && cells.len() == 1 && needed.len() > 1,
            unfounded,
        }
    }
}

/// Returns why a step does not remove a candidate. Of its pattern, the reason mentions only cells that the pupil has `marked`.
fn why_not(step: &Step, marked: LargeCellSet, candidate: Candidate, position: &Position) -> WhyNot {
    let geometry = position.geometry();
    let Candidate { cell, digit } = candidate;
    if !position.is_candidate(cell, digit) {
        return WhyNot::NotThere;
    }
    let concluded = step.eliminations.iter().chain(&step.placements);
    let digits: DigitSet = concluded.map(|one| one.digit).collect();
    let own = step.parts.iter().fold(digits, |all, part| match &part.value {
        PartValue::Digit(digit) => all | DigitSet::only(*digit),
        PartValue::Digits(more) => all | *more,
        _ => all,
    });
    if (pattern(step) & marked).contains(cell) && own.contains(digit) {
        return WhyNot::Pattern;
    }
    if !digits.contains(digit) {
        return WhyNot::OtherDigit(digits);
    }
    let losers: LargeCellSet =
        step.eliminations.iter().filter(|one| one.digit == digit).map(|one| one.cell).collect();
    if losers.is_empty() {
        return WhyNot::NotExcluded;
    }
    let covers = step.parts.iter().filter(|part| part.role == Role::Cover);
    let houses: Vec<HouseId> = covers
        .flat_map(|part| match &part.value {
            PartValue::House(house) => std::slice::from_ref(house),
            PartValue::Houses(houses) => houses.as_slice(),
            _ => &[],
        })
        .copied()
        .filter(|house| !(geometry.house(*house).bits() & losers).is_empty())
        .collect();
    let covered: LargeCellSet =
        houses.iter().fold(LargeCellSet::EMPTY, |all, house| all | geometry.house(*house).bits());
    if (losers - covered).is_empty() && !covered.contains(cell) {
        return WhyNot::Outside(houses);
    }
    let seen_by_all = (decisive(step, digit, position) & marked).iter().filter(|one| {
        (losers - geometry.peers_of(*one)).is_empty() && !geometry.peers_of::<10>(*one).contains(cell)
    });
    seen_by_all.into_iter().next().map_or(WhyNot::NotExcluded, WhyNot::Unseen)
}

/// Returns the cells of a step, one of which has the digit whatever the others have: the two ends of a chain, or all
/// cells of another pattern that can have it. None in a net of colours, where any two cells may decide.
fn decisive(step: &Step, digit: Digit, position: &Position) -> LargeCellSet {
    let technique = step.technique.technique();
    let can_have_it = |cells: LargeCellSet| -> LargeCellSet {
        cells.iter().filter(|cell| position.is_candidate(*cell, digit)).collect()
    };
    match (step.links.first(), step.links.last()) {
        _ if technique.is_some_and(|technique| technique.family == Family::Coloring) => LargeCellSet::EMPTY,
        (Some(first), Some(last)) => can_have_it(first.from.cells() | last.to.cells()),
        _ => can_have_it(pattern(step)),
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
