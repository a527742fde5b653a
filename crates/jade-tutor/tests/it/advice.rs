//! Advice: followed, it solves; a complaint comes first; a technique is advised exactly where it applies.

use crate::{open, puzzles, sheet, solution};
use jade_grid::{Candidate, Event, Puzzle, Sheet};
use jade_logic::Profile;
use jade_search::Random;
use jade_tutor::{
    Advice, AdviceOptions, Limits, Question, accept_step, advise, available_steps, wrong_entries,
};

fn advice(sheet: &Sheet, options: &AdviceOptions) -> Advice {
    advise(&Question::new(sheet.clone()), options, &Limits::default()).unwrap()
}

fn assert_true(found: &Advice, solution: &Puzzle) {
    let step = found.step().unwrap();
    let is_true = |candidate: &Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    assert!(step.placements.iter().all(is_true), "{step:?}");
    assert!(!step.eliminations.iter().any(is_true), "{step:?}");
}

#[test]
fn advice_that_is_followed_leads_to_the_solution() {
    let mut random = Random::new(31);
    for before_marks in [false, true] {
        let options = AdviceOptions { before_marks, ..AdviceOptions::default() };
        for puzzle in puzzles(1, &mut random).iter().step_by(3) {
            let solution = solution(puzzle);
            let mut sheet = sheet(puzzle);
            let end = loop {
                let found = advice(&sheet, &options);
                let Some(event) = found.event() else { break found };
                if found.step().is_some() {
                    assert_true(&found, &solution);
                    assert_eq!(*found.board().unwrap().values(), sheet.values(), "advice carries its board");
                }
                let next = sheet.apply(&event).unwrap();
                assert_ne!(next, sheet, "advice changes the sheet: {found:?}");
                sheet = next;
            };
            match end {
                Advice::Finished => assert_eq!(sheet.values(), solution),
                Advice::Stuck { .. } => assert_eq!(wrong_entries(&sheet, &solution).len(), 0),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn a_wrong_entry_is_complained_of_before_anything_else_and_its_remedy_corrects_it() {
    let mut random = Random::new(32);
    for puzzle in puzzles(1, &mut random).iter().step_by(2) {
        let solution = solution(puzzle);
        let sheet = sheet(puzzle);
        let cells = open(&sheet);
        let cell = cells[random.below(cells.len())];
        let side = puzzle.geometry().side();
        let right = solution.get(cell).unwrap().index();
        let digit = (right + 1 + random.below(side - 1)) % side + 1;
        let wrong = sheet
            .apply(&Event::Enter { cells: vec![cell.index()], digit, clean: false, returns: false })
            .unwrap();
        let Advice::Complaint { complaint, remedy, dismissed } = advice(&wrong, &AdviceOptions::default())
        else {
            panic!("a wrong {digit} at {cell:?} of {puzzle}")
        };
        assert!(!dismissed && complaint.cells().contains(cell));
        let corrected = wrong.apply(&remedy.expect("an entry is at fault")).unwrap();
        assert_eq!(wrong_entries(&corrected, &solution).len(), 0);
        // A wrong entry cannot be ignored.
        let options = AdviceOptions { dismissed: vec![complaint], ..AdviceOptions::default() };
        let again = advice(&wrong, &options);
        assert!(complaint.can_be_dismissed() || matches!(again, Advice::Complaint { .. }), "{again:?}");
    }
}

#[test]
fn a_technique_is_advised_exactly_where_its_steps_are_listed() {
    let mut random = Random::new(33);
    let (mut advised, mut absent) = (0, 0);
    for puzzle in puzzles(1, &mut random).iter().step_by(4) {
        let mut sheet = sheet(puzzle);
        for _ in 0..random.below(20) {
            match advice(&sheet, &AdviceOptions::default()) {
                Advice::Step { step, .. } => sheet = sheet.apply(&accept_step(&step)).unwrap(),
                _ => break,
            }
        }
        let listed = available_steps(&Question::new(sheet.clone()), None, &Limits::default()).unwrap();
        for technique in Profile::full().techniques.iter().map(|ranked| ranked.technique) {
            let options = AdviceOptions { technique: Some(technique), ..AdviceOptions::default() };
            let found = advice(&sheet, &options);
            let of_it = listed.techniques.iter().find(|one| one.technique.technique.id() == technique.id());
            match (&found, of_it) {
                (Advice::Step { step, .. }, Some(of_it)) => {
                    assert_eq!(step.technique, technique.id());
                    assert!(of_it.count >= of_it.steps.len() && !of_it.steps.is_empty());
                    advised += 1;
                }
                (Advice::NotHere { technique: named, .. }, None) => {
                    assert_eq!(*named, technique.id());
                    absent += 1;
                }
                (Advice::Finished, None) => {}
                _ => panic!("{}: {found:?}, listed: {}", technique.id(), of_it.is_some()),
            }
        }
    }
    assert!(advised > 100 && absent > 100, "{advised} advised, {absent} absent");
}

#[test]
fn a_list_that_lacks_the_true_digit_hides_no_candidate_from_the_board_of_the_advice() {
    let mut random = Random::new(34);
    let mut seen = 0;
    for puzzle in puzzles(1, &mut random).iter().step_by(3) {
        let solution = solution(puzzle);
        let sheet = sheet(puzzle);
        for cell in open(&sheet).into_iter().take(5) {
            let true_digit = solution.get(cell).unwrap();
            let Some(other) = sheet.allowed(cell).iter().find(|digit| *digit != true_digit) else { continue };
            let event = Event::Candidate { cells: vec![cell.index()], digit: other.index() + 1 };
            let found = advice(&sheet.apply(&event).unwrap(), &AdviceOptions::default());
            if let Some(board) = found.board() {
                assert!(board.is_candidate(cell, true_digit) || board.value(cell).is_some());
                seen += 1;
            } else {
                assert!(matches!(found, Advice::Stuck { .. }), "a list just begun is no fault: {found:?}");
            }
        }
    }
    assert!(seen > 50, "{seen}");
}
