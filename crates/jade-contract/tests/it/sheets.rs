//! Hints on 100,000 sheets as players leave them. No hint is false or without effect, every fault causes a complaint
//! and nothing else does, and accepting one step after another solves every puzzle.
//!
//! ```text
//! JADE_SHEETS=100000 cargo test --release -p jade-contract --test it sheets -- --ignored --nocapture
//! ```
//!
//! The puzzles are JADE’s own, of every level and for every technique, under random symmetries, and some small ones.
//! Each sheet depends only on its number. A failure names it, and `JADE_SHEETS_FIRST` starts from that number.

use crate::common;

use common::{Dice, ask, assert_true_and_new, finish, play_at_random, solution_of};
use jade_collection::Collection;
use jade_contract::{AdviceJson, LanguageJson, Limits, hint};
use jade_grid::{Event, Geometry, Puzzle, Sheet, Symmetry, line};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What is wrong with a sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    Nothing,
    WrongEntry,
    /// The player has removed a candidate of the solution.
    TruthRemoved,
}

fn number(name: &str, otherwise: usize) -> usize {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number, not “{text}”")),
        Err(_) => otherwise,
    }
}

/// Returns JADE’s own puzzles and a few of 4×4 and 6×6.
fn puzzles() -> Vec<Puzzle> {
    let small = ["14......2..3....", ".....4.2.5....631......6..1...53...."];
    let collected =
        Collection::embedded().categories().flat_map(|(_, entry)| entry.puzzles().iter().cloned());
    collected.chain(small.map(|line| line::read(line).unwrap())).collect()
}

#[test]
fn a_few_hundred_sheets() {
    try_sheets(1, 300);
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_sheets() {
    try_sheets(number("JADE_SHEETS_FIRST", 1), number("JADE_SHEETS", 100_000));
}

fn try_sheets(first: usize, count: usize) {
    let puzzles = puzzles();
    let mut tally: BTreeMap<(Fault, &str), usize> = BTreeMap::new();
    let mut times = Vec::with_capacity(count);
    for index in first..first + count {
        let mut dice = Dice(index as u64);
        // Skip the first numbers of the generator, which correlate with its seed.
        (0..10).for_each(|_| _ = dice.below(2));
        let (sheet, solution, fault) = made(&puzzles, &mut dice);
        let begun = Instant::now();
        let reply = hint(&ask(&sheet, LanguageJson::En), &Limits::default()).unwrap();
        times.push(begun.elapsed());
        let says = |what: &str| format!("sheet {index}, {fault:?}: {what}\n{:?}", sheet.givens().to_string());
        let kind = match (&reply.advice, fault) {
            (AdviceJson::Step { .. }, Fault::Nothing) => {
                assert_true_and_new(&reply, &sheet, &solution, &says);
                "a step"
            }
            (AdviceJson::Finished, Fault::Nothing) if sheet.is_full() => "finished",
            (AdviceJson::Complaint { .. }, Fault::WrongEntry | Fault::TruthRemoved) => {
                assert_eq!(reply.rungs.len(), 5, "{}", says("rungs"));
                "a complaint"
            }
            (other, _) => panic!("{}", says(&format!("{other:?}"))),
        };
        *tally.entry((fault, kind)).or_default() += 1;
        if fault == Fault::Nothing && index % 50 == 0 {
            finish(sheet.clone(), &solution, &says);
            *tally.entry((fault, "followed to the end")).or_default() += 1;
        }
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() * share / 1000).min(times.len() - 1)];
    println!("{tally:?}");
    println!("median {:?}, 99 % {:?}, slowest {:?}", at(500), at(990), at(1000));
    for fault in [Fault::Nothing, Fault::WrongEntry, Fault::TruthRemoved] {
        let tried: usize = tally.iter().filter(|((of, _), _)| *of == fault).map(|(_, times)| times).sum();
        assert!(tried * 10 > count, "{fault:?} hardly occurred: {tally:?}");
    }
    assert!(at(500) < Duration::from_secs(1), "half of the hints took more than a second");
}

/// Returns a sheet, its solution, and what is wrong with it.
fn made(puzzles: &[Puzzle], dice: &mut Dice) -> (Sheet, Puzzle, Fault) {
    let puzzle = &puzzles
        [if dice.below(20) == 0 { puzzles.len() - 1 - dice.below(2) } else { dice.below(puzzles.len()) }];
    let geometry: &'static Geometry = puzzle.geometry();
    let puzzle = Symmetry::random(geometry, |n| dice.below(n)).puzzle(puzzle);
    let solution = solution_of(&puzzle).expect("what comes with JADE is proper");
    let mut sheet = play_at_random(Sheet::new(puzzle).unwrap(), &solution, dice);
    // Sometimes, most cells are already filled.
    if dice.below(3) == 0 {
        let share = dice.below(80);
        for (cell, digit) in solution.filled() {
            if sheet.is_open(cell) && dice.below(100) < share {
                let (cells, clean) = (vec![cell.index()], dice.below(2) == 0);
                sheet = sheet
                    .apply(&Event::Enter { cells, digit: digit.index() + 1, clean, returns: clean })
                    .unwrap();
            }
        }
    }
    let open: Vec<_> = geometry.cells().filter(|cell| sheet.is_open(*cell)).collect();
    if open.is_empty() {
        return (sheet, solution, Fault::Nothing);
    }
    let cell = open[dice.below(open.len())];
    let truth = solution.get(cell).expect("a solution is full").index() + 1;
    let cells = vec![cell.index()];
    match dice.below(4) {
        0 => {
            let digit = 1 + (truth + dice.below(geometry.side() - 1)) % geometry.side();
            sheet = sheet
                .apply(&Event::Enter { cells, digit, clean: dice.below(2) == 0, returns: true })
                .unwrap();
            (sheet, solution, Fault::WrongEntry)
        }
        1 => {
            sheet = sheet.apply(&Event::FillCandidates { returns: false }).unwrap();
            // A list that loses its last candidate disappears.
            if sheet.candidates(cell).is_none_or(|list| list.len() < 2) {
                return (sheet, solution, Fault::Nothing);
            }
            sheet = sheet.apply(&Event::Candidate { cells, digit: truth }).unwrap();
            (sheet, solution, Fault::TruthRemoved)
        }
        _ => (sheet, solution, Fault::Nothing),
    }
}
