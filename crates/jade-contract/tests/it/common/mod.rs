//! Sheets as players leave them, with seeds, so that every run has the same ones.

// Each test file uses only part of this.
#![allow(dead_code)]

use jade_contract::{AdviceJson, AdviceReply, AdviceRequest, LanguageJson, Limits, QuestionJson, step};
use jade_grid::{Cell, DigitSet, Event, Puzzle, Sheet, SheetData, line};

/// A small generator of our own, so that tests do not depend on the version of a library.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound
    }
}

pub fn ask(sheet: &Sheet, lang: LanguageJson) -> AdviceRequest {
    QuestionJson { lang, ..SheetData::from(sheet.clone()).into() }.into()
}

pub fn solution_of(puzzle: &Puzzle) -> Option<Puzzle> {
    let engine = jade_search::engine("dancing-links").unwrap();
    engine.classify(puzzle, &jade_search::SearchLimits::default()).solution().cloned()
}

pub fn sheet(line: &str) -> Sheet {
    Sheet::new(line::read(line).unwrap()).unwrap()
}

/// Adds some true entries to a sheet, and marks that are missing, superfluous or complete.
pub fn play_at_random(sheet: Sheet, solution: &Puzzle, dice: &mut Dice) -> Sheet {
    let side = solution.geometry().side();
    let mut sheet = sheet;
    if dice.below(3) == 0 {
        sheet = sheet.apply(&Event::FillCandidates { returns: false }).unwrap();
    }
    for _ in 0..dice.below(30) {
        let cell = dice.below(solution.geometry().cell_count());
        let true_digit = solution.values()[cell] as usize;
        let digit = 1 + dice.below(side);
        let event = match dice.below(5) {
            0 => Event::Enter {
                cells: vec![cell],
                digit: true_digit,
                clean: dice.below(2) == 0,
                returns: true,
            },
            1 => Event::Corner { cells: vec![cell], digit },
            2 if digit != true_digit => Event::Candidate { cells: vec![cell], digit },
            3 => Event::Erase { cells: vec![cell] },
            _ => continue,
        };
        sheet = sheet.apply(&event).unwrap();
        // A list of several candidates is sound only with the true one.
        let is_wrong =
            |list: DigitSet| list.len() > 1 && !list.iter().any(|one| usize::from(one.get()) == true_digit);
        if sheet.candidates(Cell::new(cell)).is_some_and(is_wrong) {
            sheet = sheet.apply(&Event::Candidate { cells: vec![cell], digit: true_digit }).unwrap();
        }
    }
    sheet
}

/// Asserts that the conclusion of a hint is true and that its event changes the sheet. Returns the changed sheet.
pub fn assert_true_and_new(
    reply: &AdviceReply,
    sheet: &Sheet,
    solution: &Puzzle,
    says: &dyn Fn(&str) -> String,
) -> Sheet {
    let found = reply.step().unwrap();
    for placement in &found.placements {
        assert_eq!(
            usize::from(solution.values()[placement.cell]),
            placement.digit,
            "{}",
            says(&found.notation)
        );
    }
    for elimination in &found.eliminations {
        assert_ne!(
            usize::from(solution.values()[elimination.cell]),
            elimination.digit,
            "{}",
            says(&found.notation)
        );
    }
    let after = sheet.apply(reply.apply().unwrap()).unwrap();
    assert_ne!(after, *sheet, "{}", says("an idle hint"));
    after
}

/// Accepts one step after another until the puzzle is solved.
pub fn finish(mut sheet: Sheet, solution: &Puzzle, says: &dyn Fn(&str) -> String) {
    for _ in 0..2000 {
        let reply = step(&ask(&sheet, LanguageJson::Es), &Limits::default()).unwrap();
        match &reply.advice {
            AdviceJson::Step { apply, .. } => sheet = sheet.apply(apply).unwrap(),
            AdviceJson::Finished => break,
            other => panic!("{}", says(&format!("on the way: {other:?}"))),
        }
    }
    assert_eq!(sheet.values(), *solution, "{}", says("not finished"));
}
