//! Every wish about the shape of a puzzle is fulfilled, over thousands of puzzles.

use crate::common;

use common::{assert_good, first, is_minimal, tried, wish};
use jade_generate::{Generator, Impossible, Method, PlaceSymmetry, Places, Refusal};
use jade_grid::{Geometry, Puzzle, line};
use std::collections::HashSet;

#[test]
fn random_puzzles_are_proper_and_minimal() {
    let wish = wish(9);
    let (found, _) = tried(&wish, 1, 1500);
    assert_eq!(found.len(), 1500);
    let mut different = HashSet::new();
    let mut givens = 0;
    for one in &found {
        assert_good(&wish, one);
        different.insert(one.puzzle.to_string());
        givens += one.puzzle.filled_count();
    }
    assert_eq!(different.len(), found.len());
    // The mean over many is 24.38 and its standard deviation 1.1: six standard deviations of the mean of 1500.
    let mean = givens as f64 / found.len() as f64;
    assert!((mean - 24.38).abs() < 0.18, "{mean}");
    for one in found.iter().take(300) {
        assert!(is_minimal(&one.puzzle), "{}", one.puzzle);
    }
}

#[test]
fn symmetric_puzzles_need_every_orbit() {
    for symmetry in PlaceSymmetry::ALL {
        let mut wish = wish(9);
        wish.symmetry = symmetry;
        let (found, _) = tried(&wish, 2, 120);
        assert_eq!(found.len(), 120);
        for one in &found {
            assert_good(&wish, one);
        }
        for one in found.iter().take(25) {
            for orbit in symmetry.orbits(wish.geometry) {
                let mut fewer = one.puzzle.clone();
                orbit.iter().for_each(|cell| fewer.set(*cell, None));
                assert!(
                    fewer == one.puzzle || common::classify(&fewer).solution().is_none(),
                    "{symmetry}: {}",
                    one.puzzle
                );
            }
        }
    }
}

#[test]
fn minimal_symmetric_puzzles_need_every_given() {
    for symmetry in [PlaceSymmetry::HalfTurn, PlaceSymmetry::Diagonal] {
        let mut wish = wish(9);
        (wish.symmetry, wish.minimal) = (symmetry, true);
        for one in first(&wish, 3, 5) {
            assert_good(&wish, &one);
        }
    }
}

#[test]
fn every_number_of_empty_cells_is_reached() {
    for empty in 0..=58 {
        let mut wish = wish(9);
        wish.givens = Some(81 - empty);
        for one in first(&wish, empty as u64, 6) {
            assert_good(&wish, &one);
        }
    }
}

#[test]
fn numbers_of_givens_are_reached_with_every_symmetry() {
    for symmetry in PlaceSymmetry::ALL {
        for givens in [36, 40, 45] {
            let mut wish = wish(9);
            (wish.symmetry, wish.givens) = (symmetry, Some(givens));
            if wish.check().is_ok() {
                first(&wish, 4, 6).iter().for_each(|one| assert_good(&wish, one));
            }
        }
    }
}

#[test]
fn nikoli_puzzles_have_few_and_symmetric_givens() {
    let wish = wish(9).nikoli();
    for one in first(&wish, 5, 200) {
        assert_good(&wish, &one);
        assert!(one.puzzle.filled_count() <= 30);
    }
}

#[test]
fn all_methods_make_proper_puzzles_on_small_and_9x9_boards() {
    for method in Method::ALL {
        for (side, count) in [(4, 150), (6, 100), (9, 25)] {
            let mut wish = wish(side);
            wish.method = method;
            if method == Method::Neighbours && side != 9 {
                assert_eq!(Generator::new(wish).err(), Some(Impossible::NoNeighbours));
                continue;
            }
            first(&wish, 6, count).iter().for_each(|one| assert_good(&wish, one));
            wish.minimal = true;
            first(&wish, 7, count / 5).iter().for_each(|one| assert_good(&wish, one));
            wish.minimal = false;
            wish.givens = Some(side * side * 2 / 5);
            first(&wish, 8, count / 5).iter().for_each(|one| assert_good(&wish, one));
            wish.givens = None;
            wish.symmetry = PlaceSymmetry::HalfTurn;
            if method == Method::Neighbours {
                assert_eq!(Generator::new(wish).err(), Some(Impossible::NoNeighbours));
                continue;
            }
            first(&wish, 9, count / 5).iter().for_each(|one| assert_good(&wish, one));
        }
    }
}

#[test]
fn boards_of_every_size_are_dug() {
    for (side, count) in [(4, 300), (6, 200), (8, 40), (10, 20), (12, 10), (16, 3), (25, 1)] {
        let wish = wish(side);
        for one in first(&wish, 10, count) {
            assert_good(&wish, &one);
            let givens = one.puzzle.filled_count();
            assert!(givens * 2 < side * side + 2 * side, "{givens} clues on {side}");
        }
    }
    let mut narrow = jade_generate::Wish::new(Geometry::with_boxes(2, 5).unwrap());
    narrow.symmetry = PlaceSymmetry::Mirrors;
    first(&narrow, 11, 3).iter().for_each(|one| assert_good(&narrow, one));
}

#[test]
fn minimal_puzzles_are_minimal_on_other_boards() {
    for (side, count) in [(4, 60), (6, 40), (8, 5), (12, 1)] {
        let mut wish = wish(side);
        wish.minimal = true;
        first(&wish, 12, count).iter().for_each(|one| assert_good(&wish, one));
    }
}

#[test]
fn given_places_get_digits() {
    let drawn = [
        // A letter X and a ring, twice.
        "1...1...1.1..1..1...1.1.1.....111..1111.1111..111.....1.1.1...1..1..1.1...1...1..",
        "..11111...1.....1.1..111..11.1...1.11.1...1.11.1...1.11..111..1.1.....1...11111..",
    ];
    for line in drawn {
        let places = Places::of(&line::read(&line[..81]).unwrap());
        let mut wish = wish(9);
        wish.places = Some(places);
        assert_eq!(wish.check(), Ok(()), "{line}");
        first(&wish, 13, 3).iter().for_each(|one| assert_good(&wish, one));
    }
    let mut small = wish(6);
    small.places = Some(Places::of(&line::read("1..1..1..1.1..1.1..1.1..1.1..1..1..1").unwrap()));
    first(&small, 14, 5).iter().for_each(|one| assert_good(&small, one));
}

/// The puzzle's own digits fit its places; the test checks that the search finds some digits.
#[test]
fn the_places_of_a_random_puzzle_get_other_digits() {
    let (found, _) = tried(&wish(9), 15, 12);
    for one in found {
        let mut wish = wish(9);
        wish.places = Some(Places::of(&one.puzzle));
        if one.puzzle.filled_count() >= 24 {
            first(&wish, 16, 1).iter().for_each(|one| assert_good(&wish, one));
        }
    }
}

#[test]
fn an_unreachable_number_is_reported() {
    let mut wish = wish(9);
    (wish.givens, wish.minimal) = (Some(35), true);
    let (found, tally) = tried(&wish, 17, 300);
    assert!(found.is_empty());
    assert_eq!(tally.refused.keys().collect::<Vec<_>>(), [&Refusal::OtherGivens]);
    assert!(tally.fewest_givens.is_some_and(|fewest| (19..=23).contains(&fewest)));
}

#[test]
fn full_boards_can_be_requested() {
    for side in [4, 9, 16, 49] {
        let mut wish = wish(side);
        wish.givens = Some(side * side);
        let found = first(&wish, 18, 2);
        assert!(found.iter().all(|one| one.puzzle.is_solution() && one.puzzle == one.solution));
        assert_ne!(found[0].puzzle, found[1].puzzle);
        assert_eq!(Puzzle::empty(wish.geometry).geometry(), found[0].puzzle.geometry());
    }
}
