//! Helpers shared by the tests of the generator.
#![allow(dead_code)] // Each test file uses a part of it.

use jade_generate::{FoundPuzzle, Generator, Method, Tally, Wish, has_shape};
use jade_grid::{Geometry, Puzzle};
use jade_search::{Classification, SearchLimits, engine};
use std::ops::ControlFlow;

/// Asks for any puzzle on the standard board of this side.
pub fn wish(side: usize) -> Wish {
    Wish::new(Geometry::standard(side).unwrap())
}

/// Returns a generator for a wish; for neighbours, its seeds fulfil the wish.
pub fn generator(wish: &Wish) -> Generator {
    if wish.method != Method::Neighbours {
        return Generator::new(wish.clone()).unwrap();
    }
    let seeds = first(&Wish { method: Method::Fast, ..wish.clone() }, 4, 5);
    Generator::with_seeds(wish.clone(), seeds.into_iter().map(|one| one.puzzle).collect()).unwrap()
}

/// Makes this number of attempts, from 0.
pub fn tried(wish: &Wish, seed: u64, attempts: u64) -> (Vec<FoundPuzzle>, Tally) {
    let mut found = Vec::new();
    let (tally, cancelled) = generator(wish).attempts(seed, 0..attempts, &|| false, &mut |one| {
        found.push(one);
        ControlFlow::Continue(())
    });
    assert!(!cancelled);
    assert_eq!((tally.attempts, tally.found), (attempts, found.len() as u64));
    assert_eq!(tally.found + tally.refused.values().sum::<u64>(), attempts);
    (found, tally)
}

/// Returns the first `count` puzzles of a wish.
pub fn first(wish: &Wish, seed: u64, count: usize) -> Vec<FoundPuzzle> {
    let mut generator = generator(wish);
    let mut found = Vec::new();
    let (mut next, block) = (0, generator.good_block());
    while found.len() < count {
        assert!(next < 200_000, "{wish:?}: {} of {count} puzzles in {next} attempts", found.len());
        generator.attempts(seed, next..next + block, &|| false, &mut |one| {
            found.push(one);
            if found.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        next += block;
    }
    found
}

/// Counts solutions, up to two, with a search that the generator does not use.
pub fn classify(puzzle: &Puzzle) -> Classification {
    let name = if puzzle.geometry().side() <= 9 { "backtracking" } else { "conflict-learning" };
    engine(name).unwrap().classify(puzzle, &SearchLimits::default())
}

/// Checks that the puzzle is proper, has the solution reported, and has the requested shape.
pub fn assert_good(wish: &Wish, found: &FoundPuzzle) {
    let Classification::Proper(solution) = classify(&found.puzzle) else {
        panic!("not proper: {} ({wish:?})", found.puzzle);
    };
    assert_eq!(solution, found.solution);
    assert!(has_shape(wish, &found.puzzle), "{} ({wish:?})", found.puzzle);
    if wish.minimal {
        assert!(is_minimal(&found.puzzle), "{}", found.puzzle);
    }
}

/// Whether every given is necessary.
pub fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.filled().all(|(cell, _)| {
        let mut fewer = puzzle.clone();
        fewer.set(cell, None);
        matches!(classify(&fewer), Classification::Several { .. })
    })
}
