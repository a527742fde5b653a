//! Claims: what the engine finds is right, and every way to spoil it is noticed.

use crate::{puzzles, sheet, solution};
use jade_grid::{Candidate, Cell, Sheet};
use jade_logic::techniques::technique;
use jade_logic::{Family, Step};
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
                Judgement::Partly { unfounded, .. } => unfounded.contains(&truth),
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
