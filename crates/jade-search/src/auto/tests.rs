//! Handing over to conflict learning.

use super::{other_solutions, run, search_small};
use crate::limits::Meter;
use crate::nine::Board;
use crate::propagation::{Pause, Search, deduce};
use crate::solutions::Solutions;
use crate::{Auto, DancingLinks, Engine, Outcome, Random, SearchLimits};
use jade_grid::{Geometry, Puzzle, Rules, line};
use std::ops::ControlFlow;

/// When conflict learning takes over, it repeats and misses no solution.
#[test]
fn conflict_learning_finds_exactly_the_remaining_solutions() {
    let solution =
        line::read("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
            .unwrap();
    let mut random = Random::new(7);
    let mut compared = 0;
    while compared < 10 {
        let mut puzzle = solution.clone();
        let mut cells: Vec<_> = puzzle.geometry().cells().collect();
        random.shuffle(&mut cells);
        cells.iter().take(51).for_each(|cell| puzzle.set(*cell, None));
        let (all, _) = DancingLinks.solutions(&puzzle, &SearchLimits::default().solutions(65));
        if !(2..65).contains(&all.len()) {
            continue;
        }
        compared += 1;
        for known in [0, 1, all.len() / 2, all.len()] {
            let (before, left) = all.split_at(known);
            let before: Vec<Board> = before.iter().filter_map(Board::from_puzzle).collect();
            let mut found = Vec::new();
            let mut sink = |solution: &Puzzle| {
                found.push(solution.to_string());
                ControlFlow::Continue(())
            };
            let limits = SearchLimits::default();
            let report =
                Meter::run(&limits, |meter| other_solutions::<u16>(&puzzle, &before, meter, Some(&mut sink)));
            assert_eq!((report.outcome, report.solutions), (Outcome::Complete, left.len() as u64));
            let mut left: Vec<String> = left.iter().map(Puzzle::to_string).collect();
            found.sort();
            left.sort();
            assert!(found == left, "{puzzle}");
        }
    }
}

/// Wherever conflict learning takes over from guesses on sets of cells, no solution is missed, and none is found twice.
#[test]
fn small_boards_are_handed_over_without_gaps_or_repeats() {
    let (mut learned, mut split, mut none) = (0, 0, 0);
    for (i, (side, rules)) in [
        (4, "no-boxes"),
        (6, ""),
        (6, "no-boxes; main-diagonal; antidiagonal"),
        (6, "no-boxes; anti-king"),
        (6, "thermometer r1c1 r2c2 r3c3; difference 1 r4c4 r4c5; odd r6c1"),
        (9, "windows"),
        (9, "anti-knight"),
        (9, "whisper 4 r1c1 r2c2 r3c3; ratio 2 r5c5 r5c6; palindrome r6c1 r7c2 r8c3"),
        (10, ""),
        (11, "main-diagonal"),
    ]
    .into_iter()
    .enumerate()
    {
        let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
        let board = match rules {
            "" => plain,
            _ => Geometry::of(&Rules::read(plain, rules).unwrap()).unwrap(),
        };
        let full = Auto.first(&Puzzle::empty(board), &SearchLimits::default()).0.expect(rules);
        for seed in 0..8 {
            let (puzzle, all) = thinned(&full, &mut Random::new(seed + 100 * i as u64), seed % 4 == 3);
            none += usize::from(all.is_empty());
            for patience in [0, 1, 2, 5, 12, u64::MAX] {
                let mut found = Vec::new();
                let mut sink = |solution: &Puzzle| {
                    found.push(solution.to_string());
                    ControlFlow::Continue(())
                };
                let limits = SearchLimits::default();
                let report = Meter::run(&limits, |meter| {
                    let mut before = Solutions::new(&puzzle, None);
                    let known = crate::planes::search(&puzzle, meter, &mut before, patience)?;
                    learned += usize::from(known.is_some());
                    split += usize::from(known.is_some() && meter.solutions_found() > 0);
                    ControlFlow::Continue(())
                });
                assert!(report.solutions <= all.len() as u64, "{puzzle}");
                let report =
                    Meter::run(&limits, |meter| search_small(&puzzle, patience, meter, Some(&mut sink)));
                assert_eq!((report.outcome, report.solutions), (Outcome::Complete, all.len() as u64));
                found.sort();
                assert!(found == all, "{puzzle}: {patience}");
            }
        }
    }
    assert!(learned >= 100 && split >= 10 && none >= 5, "{learned} {split} {none}");
}

/// The same where propagation guesses, on boards with narrowers.
#[test]
fn boards_with_narrowers_are_handed_over_without_gaps_or_repeats() {
    let (mut learned, mut split, mut none) = (0, 0, 0);
    for (i, (side, rules)) in [
        (4, "cage 5 r1c1 r1c2; arrow r3c1 r3c2 r4c2"),
        (6, "little-killer 16 r1c2 r2c3 r3c4 r4c5 r5c6; sandwich 7 r2c1 r2c6"),
        (6, "no-boxes; skyscraper 3 r1c1 r1c6; cage 10 r2c2 r2c3 r3c2; zipper r4c1 r4c2 r5c3"),
        (6, "anti-king; between r1c1 r2c2 r3c3; sum 9 r5c1 r5c2 r6c3; thermometer r4c4 r4c5"),
        (9, "x-sum 20 r1c1 r1c9; cage 15 r2c1 r2c2 r3c1; arrow r5c5 r5c6 r5c7; region-sum r7c1 r7c4 r8c5 r9c7"),
        (10, "cage 23 r1c1 r1c2 r2c1; skyscraper 4 r3c1 r3c10; quadruple 12 r5c5 r5c6 r6c5 r6c6"),
    ]
    .into_iter()
    .enumerate()
    {
        let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
        let board = Geometry::of(&Rules::read(plain, rules).unwrap()).unwrap();
        let full = Auto.first(&Puzzle::empty(board), &SearchLimits::default()).0.expect(rules);
        for seed in 0..8 {
            let (puzzle, all) = thinned(&full, &mut Random::new(seed + 100 * i as u64), seed % 4 == 3);
            none += usize::from(all.is_empty());
            for patience in [0, 1, 2, 5, 12, u64::MAX] {
                let limits = SearchLimits::default();
                Meter::run(&limits, |meter| {
                    let Some(board) = deduce::<u16>(&puzzle, meter)? else { return ControlFlow::Continue(()) };
                    let mut before = Solutions::new(&puzzle, None);
                    let is_stuck = Search::new(board).run(meter, &mut before, patience)? == Pause::Stuck;
                    learned += usize::from(is_stuck);
                    split += usize::from(is_stuck && meter.solutions_found() > 0);
                    ControlFlow::Continue(())
                });
                let mut found = Vec::new();
                let mut sink = |solution: &Puzzle| {
                    found.push(solution.to_string());
                    ControlFlow::Continue(())
                };
                let report = Meter::run(&limits, |meter| run::<u16>(&puzzle, patience, meter, Some(&mut sink)));
                assert_eq!((report.outcome, report.solutions), (Outcome::Complete, all.len() as u64), "{puzzle}");
                found.sort();
                assert!(found == all, "{puzzle}: {patience}");
            }
        }
    }
    assert!(learned >= 60 && split >= 10 && none >= 5, "{learned} {split} {none}");
}

/// Removes digits from a full board as long as it has few solutions, and returns it with them, sorted. `spoiled`: another digit
/// in an open cell, with which often no solution is left.
fn thinned(full: &Puzzle, random: &mut Random, spoiled: bool) -> (Puzzle, Vec<String>) {
    let board = full.geometry();
    let mut cells: Vec<_> = board.cells().collect();
    random.shuffle(&mut cells);
    let limits = SearchLimits::default().solutions(2 + random.below(60) as u64).nodes(3_000);
    let mut puzzle = full.clone();
    for cells in cells.chunks(2) {
        cells.iter().for_each(|cell| puzzle.set(*cell, None));
        if DancingLinks.count(&puzzle, &limits).outcome != Outcome::Complete {
            cells.iter().for_each(|cell| puzzle.set(*cell, full.get(*cell)));
            break;
        }
    }
    if spoiled {
        let open = board.cells().find(|cell| puzzle.get(*cell).is_none()).unwrap();
        let other = puzzle.allowed(open).iter().find(|digit| full.get(open) != Some(*digit));
        puzzle.set(open, other);
    }
    let (all, _) = DancingLinks.solutions(&puzzle, &SearchLimits::default());
    let mut all: Vec<String> = all.iter().map(Puzzle::to_string).collect();
    all.sort();
    (puzzle, all)
}
