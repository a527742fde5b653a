//! Hints on sheets as players leave them: always true, never without effect, and leading to the solution.

use crate::common;

use common::{Dice, ask, assert_true_and_new, finish, play_at_random, sheet, solution_of};
use jade_contract::{AdviceJson, LanguageJson, Limits, RungJson, ValueJson, hint};
use jade_grid::Event;

/// Puzzles that singles, locked candidates and pairs solve, of several sizes.
const PUZZLES: [&str; 4] = [
    "14......2..3....",
    ".....4.2.5....631......6..1...53....",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32",
];

#[test]
fn hints_on_sound_sheets_are_true_and_new() {
    let mut dice = Dice(2006);
    let mut steps = 0;
    for round in 0..400 {
        let start = sheet(PUZZLES[round % PUZZLES.len()]);
        let solution = solution_of(start.givens()).expect("test puzzles are proper");
        let sheet = play_at_random(start, &solution, &mut dice);
        let reply = hint(&ask(&sheet, LanguageJson::En), &Limits::default()).unwrap();
        match &reply.advice {
            AdviceJson::Step { .. } => {
                steps += 1;
                assert_true_and_new(&reply, &sheet, &solution, &|about| format!("{round}: {about}"));
                let names: Vec<_> = reply.rungs.iter().map(|rung| rung.name).collect();
                use RungJson::*;
                assert_eq!(names.iter().filter(|name| **name == Digit).count(), names.len() - 5);
                let others: Vec<_> = names.into_iter().filter(|name| *name != Digit).collect();
                assert_eq!(others, [Where, Technique, Cells, Reasoning, Apply]);
            }
            // If no technique applies, no other kind of answer may take its place.
            AdviceJson::Stuck { .. } => {}
            AdviceJson::Finished => assert!(sheet.is_full()),
            other => panic!("{other:?} on a sound sheet"),
        }
    }
    assert!(steps > 300, "only {steps} steps: the test lost its subject");
}

#[test]
fn followed_to_the_end_hints_finish_the_puzzle() {
    for line in PUZZLES {
        let sheet = sheet(line);
        let solution = solution_of(sheet.givens()).unwrap();
        finish(sheet, &solution, &|about| format!("{line}: {about}"));
    }
}

#[test]
fn faults_come_first_and_their_remedy_removes_them() {
    let mut dice = Dice(7);
    let mut seen = [0; 3];
    for round in 0..300 {
        let start = sheet(PUZZLES[round % PUZZLES.len()]);
        let solution = solution_of(start.givens()).unwrap();
        let side = solution.geometry().side();
        let mut sheet = play_at_random(start, &solution, &mut dice);
        // Either a wrong entry, or the removal of a true candidate.
        let open: Vec<_> = solution.geometry().cells().filter(|cell| sheet.is_open(*cell)).collect();
        if open.is_empty() {
            continue;
        }
        let cell = open[dice.below(open.len())];
        let true_digit = solution.values()[cell.index()] as usize;
        let cells = vec![cell.index()];
        if round % 2 == 0 {
            let digit = 1 + (true_digit + dice.below(side - 1)) % side;
            sheet = sheet.apply(&Event::Enter { cells, digit, clean: false, returns: false }).unwrap();
        } else {
            sheet = sheet.apply(&Event::FillCandidates { returns: false }).unwrap();
            if sheet.candidates(cell).is_none_or(|list| list.len() < 2) {
                continue;
            }
            sheet = sheet.apply(&Event::Candidate { cells, digit: true_digit }).unwrap();
        }
        for _ in 0..5 {
            let reply = hint(&ask(&sheet, LanguageJson::Es), &Limits::default()).unwrap();
            if reply.complaint().is_none() {
                break;
            }
            let index = match reply.apply().unwrap() {
                Event::Erase { .. } if !sheet.conflicts().is_empty() => 0,
                Event::Erase { .. } => 1,
                Event::Candidate { .. } => 2,
                other => panic!("an odd remedy: {other:?}"),
            };
            seen[index] += 1;
            assert_eq!(reply.rungs.len(), 5);
            sheet = sheet.apply(reply.apply().unwrap()).unwrap();
        }
        let reply = hint(&ask(&sheet, LanguageJson::En), &Limits::default()).unwrap();
        assert!(reply.complaint().is_none());
    }
    assert!(seen.iter().all(|times| *times > 20), "some fault hardly occurred: {seen:?}");
}

#[test]
fn before_the_reasoning_no_digit_is_shown_but_that_of_its_rung() {
    for line in PUZZLES {
        let mut sheet = sheet(line);
        for _ in 0..60 {
            let reply = hint(&ask(&sheet, LanguageJson::En), &Limits::default()).unwrap();
            let AdviceJson::Step { .. } = reply.advice else { break };
            let before = reply.rungs.iter().take_while(|rung| rung.name != RungJson::Reasoning);
            let mut named = None;
            for rung in before {
                let shown: Vec<_> = rung.text.iter().filter_map(|span| span.value.as_ref()).collect();
                if rung.name == RungJson::Digit {
                    let [ValueJson::Digit { digit }] = shown[..] else { panic!("{:?}", rung.text) };
                    named = Some(*digit);
                    continue;
                }
                for value in shown {
                    let shows = match value {
                        // What that rung has said may be repeated.
                        ValueJson::Digit { digit } => named != Some(*digit),
                        ValueJson::Digits { .. } | ValueJson::Candidates { .. } => true,
                        _ => false,
                    };
                    assert!(!shows, "{:?}: {:?}", rung.name, rung.text);
                }
            }
            sheet = sheet.apply(reply.apply().unwrap()).unwrap();
        }
    }
}

#[test]
fn improper_puzzles_get_a_reason_instead_of_a_hint() {
    for line in ["................", "12..34.........."] {
        let reply = hint(&ask(&sheet(line), LanguageJson::Es), &Limits::default()).unwrap();
        assert!(matches!(reply.advice, AdviceJson::Improper), "{line}");
        assert_eq!(reply.rungs.len(), 1);
        assert!(!reply.rungs[0].text.is_empty());
        assert!(reply.step().is_none() && reply.apply().is_none());
    }
    // If givens break a rule, the rule is named, and the player need not erase anything.
    let reply = hint(&ask(&sheet("11.............."), LanguageJson::Es), &Limits::default()).unwrap();
    assert!(reply.complaint().is_some() && reply.apply().is_none());
    assert_eq!(reply.rungs.len(), 5);
}

#[test]
fn a_finished_puzzle_is_praised() {
    let reply = hint(&ask(&sheet("1234341221434321"), LanguageJson::En), &Limits::default()).unwrap();
    assert!(matches!(reply.advice, AdviceJson::Finished));
}
