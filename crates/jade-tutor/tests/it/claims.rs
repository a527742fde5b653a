//! Claims: what the engine finds is right, and every way to spoil it is noticed.

use crate::{puzzles, sheet, solution};
use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId, LargeCellSet, Sheet, Snapshot};
use jade_logic::techniques::technique;
use jade_logic::{Family, Role, Step};
use jade_search::Random;
use jade_tutor::{
    AvailableSteps, Claim, Judgement, Limits, Question, accept_step, advise, available_steps, judge_claim,
};

fn claim_of(step: &Step) -> Claim {
    let (eliminations, placements) = (step.eliminations.clone(), step.placements.clone());
    Claim { technique: technique(step.technique.as_str()).unwrap(), cells: None, eliminations, placements }
}

fn judge(question: &Question, claim: &Claim) -> Judgement {
    judge_claim(question, claim, &Limits::default()).unwrap()
}

/// Plays some advised steps, then lists what is available.
fn some_way_on(start: Sheet, steps: usize) -> (Question, AvailableSteps) {
    let mut sheet = start;
    for _ in 0..steps {
        let question = Question::new(sheet.clone());
        let found = advise(&question, &Default::default(), &Limits::default()).unwrap();
        let Some(step) = found.step() else { break };
        sheet = sheet.apply(&accept_step(step)).unwrap();
    }
    let question = Question::new(sheet);
    let listed = available_steps(&question, None, &Limits::default()).unwrap();
    (question, listed)
}

#[test]
fn every_available_step_is_a_right_claim_and_a_spoilt_one_is_not() {
    let mut random = Random::new(41);
    let mut judged = 0;
    for puzzle in puzzles(1, &mut random).iter().step_by(5) {
        let solution = solution(puzzle);
        let (question, listed) = some_way_on(sheet(puzzle), random.below(25));
        // The last resort is no technique that one can claim.
        let of_techniques =
            listed.techniques.iter().filter(|one| technique(one.technique.technique.id().as_str()).is_ok());
        for step in of_techniques.flat_map(|one| one.steps.iter().take(3)).map(|one| &one.step) {
            judged += 1;
            let claim = claim_of(step);
            let right = judge(&question, &claim);
            assert!(matches!(right, Judgement::Right { more: 0, .. }), "{step:?}: {right:?}");
            if step.eliminations.len() > 1 {
                let fewer = Claim { eliminations: step.eliminations[1..].to_vec(), ..claim.clone() };
                assert!(
                    matches!(judge(&question, &fewer), Judgement::Right { .. }),
                    "less may be claimed: {step:?}"
                );
            }
            // No true digit can be eliminated, whatever else is claimed.
            let spoilt = listed.board.geometry().cells().find(|cell| listed.board.value(*cell).is_none());
            let Some(cell) = spoilt else { continue };
            let truth = Candidate::new(cell, solution.get(cell).unwrap());
            let mut wrong = claim.clone();
            wrong.eliminations.push(truth);
            if step.placements.iter().any(|placed| placed.cell == cell && placed.digit != truth.digit) {
                continue;
            }
            let verdict = judge(&question, &wrong);
            let is_told = match &verdict {
                Judgement::Partly { unfounded, .. } => unfounded.iter().any(|one| one.candidate == truth),
                Judgement::Wrong | Judgement::SingleCell | Judgement::TooManyCells | Judgement::Absent => {
                    true
                }
                Judgement::Right { .. } => false,
            };
            assert!(is_told, "{step:?} with {truth:?}: {verdict:?}");
        }
    }
    assert!(judged > 300, "{judged}");
}

#[test]
fn a_single_cell_of_a_larger_pattern_reveals_nothing() {
    let mut random = Random::new(42);
    let mut judged = 0;
    for puzzle in puzzles(1, &mut random).iter().step_by(10) {
        let (question, listed) = some_way_on(sheet(puzzle), 10);
        for one in &listed.techniques {
            let step = &one.steps[0].step;
            let Ok(technique) = technique(step.technique.as_str()) else { continue };
            // Of these, every pattern has several cells.
            if !matches!(technique.family, Family::Subset | Family::Fish | Family::Wing | Family::SingleDigit)
            {
                continue;
            }
            // Some cells of the pattern, and some of the whole board.
            let of_pattern = step.parts.iter().flat_map(|part| part.value.cells()).take(2);
            let others = (0..4).map(|_| Cell::new(random.below(81)));
            let cells: Vec<Cell> = of_pattern.chain(others).collect();
            let verdicts: Vec<Judgement> = cells
                .into_iter()
                .map(|cell| {
                    let cells = Some([cell].into_iter().collect());
                    let claim = Claim { technique, cells, eliminations: Vec::new(), placements: Vec::new() };
                    judge(&question, &claim)
                })
                .collect();
            judged += 1;
            assert!(
                verdicts.iter().all(|verdict| *verdict == Judgement::SingleCell),
                "{step:?}: {verdicts:?}"
            );
        }
    }
    assert!(judged > 30, "{judged}");
}

#[test]
fn the_whole_board_is_no_pattern_and_says_nothing_about_one() {
    let mut random = Random::new(43);
    let mut judged = 0;
    for puzzle in puzzles(1, &mut random).iter().step_by(10) {
        let (question, listed) = some_way_on(sheet(puzzle), 10);
        for one in listed.techniques.iter().filter(|one| one.technique.technique.family == Family::Fish) {
            let step = &one.steps[0].step;
            let technique = technique(step.technique.as_str()).unwrap();
            let cells = question.geometry().cells().filter(|cell| listed.board.value(*cell).is_none());
            let cells = Some(cells.collect());
            let claim = Claim { technique, cells, eliminations: Vec::new(), placements: Vec::new() };
            assert_eq!(judge(&question, &claim), Judgement::TooManyCells, "{step:?}");
            judged += 1;
        }
    }
    assert!(judged > 5, "{judged}");
}

/// Whether these cells alone exclude a candidate, by trying every way to fill them: no two cells that see each other have
/// the same digit, and where a digit has all its places of a house among them, one of them has it.
/// For a step of a single digit, only that digit counts.
fn exclude(position: &Snapshot, cells: &[Cell], candidate: Candidate, single: Option<Digit>) -> bool {
    let geometry = position.geometry();
    let mut filled: Vec<(Cell, Digit)> = vec![(candidate.cell, candidate.digit)];
    let needs: Vec<(HouseId, Digit)> = geometry
        .house_ids()
        .flat_map(|house| DigitSet::all(geometry.side()).iter().map(move |digit| (house, digit)))
        .filter(|(_, digit)| single.is_none_or(|single| single == *digit))
        .filter(|(house, digit)| {
            let cells_of = geometry.house(*house).cells().iter().copied();
            let places: Vec<Cell> =
                cells_of.filter(|cell| position.candidates(*cell).contains(*digit)).collect();
            !places.is_empty() && places.iter().all(|place| cells.contains(place))
        })
        .collect();
    fn can_fill(
        position: &Snapshot,
        open: &[Cell],
        needs: &[(HouseId, Digit)],
        single: Option<Digit>,
        filled: &mut Vec<(Cell, Digit)>,
    ) -> bool {
        let geometry = position.geometry();
        let Some((cell, rest)) = open.split_first() else {
            let has = |house: HouseId, digit| {
                filled
                    .iter()
                    .any(|(cell, other)| *other == digit && geometry.houses_of(*cell).contains(&house))
            };
            return needs.iter().all(|(house, digit)| has(*house, *digit));
        };
        // Without the single digit a cell stays open.
        if single.is_some() && can_fill(position, rest, needs, single, filled) {
            return true;
        }
        let digits = position.candidates(*cell).iter();
        digits.filter(|digit| single.is_none_or(|single| single == *digit)).any(|digit| {
            let clash = |(other, same): &(Cell, Digit)| {
                (other == cell && *same != digit)
                    || (*same == digit && geometry.peers(*cell).contains(*other))
            };
            if filled.iter().any(clash) {
                return false;
            }
            filled.push((*cell, digit));
            let found = can_fill(position, rest, needs, single, filled);
            filled.pop();
            found
        })
    }
    !can_fill(position, cells, &needs, single, &mut filled)
}

/// A pupil who shows less than the whole pattern is right exactly if what was shown proves a conclusion.
#[test]
fn a_part_of_a_pattern_is_right_if_it_proves_a_conclusion() {
    let mut random = Random::new(44);
    let (mut enough, mut too_few) = (0, 0);
    for puzzle in puzzles(1, &mut random).iter().step_by(4) {
        let (question, listed) = some_way_on(sheet(puzzle), random.below(25));
        for one in &listed.techniques {
            let step = &one.steps[0].step;
            let Ok(technique) = technique(step.technique.as_str()) else { continue };
            let cells: Vec<Cell> =
                one.steps[0].step.parts.iter().flat_map(|part| part.value.cells()).collect();
            let in_turn: Vec<Cell> = LargeCellSet::from_iter(cells).iter().collect();
            let of_a_shape = matches!(technique.family, Family::Subset | Family::Fish | Family::Expert);
            let may_omit = technique.evidence.in_passing.is_some();
            if in_turn.len() > 8
                || of_a_shape
                || may_omit
                || technique.assumes_uniqueness()
                || step.eliminations.is_empty()
            {
                continue;
            }
            for left_out in 0..in_turn.len() {
                let part: Vec<Cell> = in_turn
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| *i != left_out)
                    .map(|(_, cell)| *cell)
                    .collect();
                if part.len() < 2 {
                    continue;
                }
                let claim = Claim {
                    technique,
                    cells: Some(part.iter().copied().collect()),
                    eliminations: Vec::new(),
                    placements: Vec::new(),
                };
                let judged = judge(&question, &claim);
                let proves = |of: &Step| {
                    let single = of.single_digit();
                    of.eliminations.iter().any(|gone| exclude(&listed.board, &part, *gone, single))
                };
                if let Judgement::Right { step: meant, .. } = &judged {
                    // Either the part is the whole pattern of another step, or it proves a conclusion of this one.
                    let whole = pattern_of(meant);
                    assert!(
                        whole.iter().all(|cell| part.contains(cell)) || proves(meant),
                        "{claim:?}: {judged:?}"
                    );
                    enough += 1;
                } else if let Judgement::Partly { foreign, missing, .. } = &judged
                    && foreign.is_empty()
                    && *missing > 0
                {
                    assert!(!proves(step), "{claim:?}: {judged:?}");
                    too_few += 1;
                }
            }
        }
    }
    assert!(enough > 5 && too_few > 100, "{enough} {too_few}");
}

/// The cells of the parts that a person points at.
fn pattern_of(step: &Step) -> Vec<Cell> {
    let shows = |role: Role| !matches!(role, Role::Target | Role::Witness | Role::Cover);
    step.parts.iter().filter(|part| shows(part.role)).flat_map(|part| part.value.cells()).collect()
}
