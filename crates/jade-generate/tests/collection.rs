//! Puzzles that are ready: the collection that JADE comes with, and what is drawn from it.

mod common;

use common::{assert_good, classify, wish};
use jade_generate::stock::{self, EARLY, Quota, early};
use jade_generate::{
    Collection, Difficulty, Drawer, Found, Impossible, Label, PlaceSymmetry, Purpose, TechniqueWish, Wish,
};
use jade_grid::canonical;
use jade_logic::{Level, Profile, TechniqueId};
use jade_search::Classification;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn drawn(wish: &Wish, seed: u64, count: usize) -> Vec<Found> {
    let drawer = Drawer::new(Collection::embedded(), wish.clone(), seed).unwrap();
    let mut found = Vec::new();
    drawer.attempts(0..drawer.len() as u64, &|| false, &mut |one| {
        found.push(one);
        if found.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

fn forms(found: &[Found]) -> BTreeSet<String> {
    found.iter().map(|one| canonical(&one.puzzle).unwrap().to_string()).collect()
}

#[test]
fn what_comes_with_jade_is_proper_canonical_and_there_once() {
    let collection = Collection::embedded();
    assert!(collection.len() > 5000);
    for (label, shelf) in collection.shelves() {
        let forms: BTreeSet<String> = shelf.puzzles().iter().map(ToString::to_string).collect();
        assert_eq!(forms.len(), shelf.puzzles().len(), "{label}");
        for puzzle in shelf.puzzles().iter().step_by(20) {
            assert_eq!(canonical(puzzle).as_ref(), Some(puzzle), "{label}");
            assert!(matches!(classify(puzzle), Classification::Proper(_)), "{label}: {puzzle}");
        }
        // These two profiles stay as they are; the full one grows.
        if label.profile == "classic" {
            assert!(
                shelf.puzzles().iter().step_by(20).all(|puzzle| stock::is_right(label, puzzle)),
                "{label}"
            );
        }
    }
    let classic = Profile::classic();
    for level in [Level::VeryEasy, Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Extreme] {
        let label = Label { profile: "classic".into(), purpose: Purpose::Level(level) };
        assert_eq!(collection.count(&label), Quota::default().level, "{level}");
    }
    for ranked in &classic.techniques {
        let purpose = Purpose::Technique(ranked.technique.id());
        let label = Label { profile: "classic".into(), purpose };
        assert_eq!(collection.count(&label), Quota::default().technique, "{label}");
    }
}

#[test]
fn every_level_is_drawn_fresh_each_time() {
    for profile in Profile::NAMES {
        for level in
            [Level::VeryEasy, Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Extreme]
        {
            let difficulty = Difficulty::Level(level);
            let wish = Wish { difficulty, profile: Profile::named(profile).unwrap(), ..wish(9) };
            let (one, other) = (drawn(&wish, 1, 10), drawn(&wish, 2, 10));
            for found in one.iter().take(2) {
                assert_good(&wish, found);
                assert_eq!(found.rating.as_ref().unwrap().level, Some(level));
            }
            assert_eq!(forms(&one).len(), 10, "none is a shuffle of another");
            let same = |other: &Found| one.iter().any(|found| found.puzzle == other.puzzle);
            assert!(!other.iter().any(same), "another seed, other boards");
            let again = drawn(&wish, 1, 10);
            assert!(again.iter().zip(&one).all(|(again, one)| again.puzzle == one.puzzle));
        }
    }
}

#[test]
fn techniques_are_drawn_at_their_moment_early_ones_too() {
    let draw = |id: &'static str, profile: Profile, nothing_harder| {
        let technique = TechniqueWish { nothing_harder, ..TechniqueWish::any(TechniqueId::new(id)) };
        let wish = Wish { difficulty: Difficulty::Technique(technique), profile, ..wish(9) };
        let found = drawn(&wish, 5, 2);
        assert_eq!(found.len(), 2, "{id}");
        for one in &found {
            assert_good(&wish, one);
            let moment = one.moment.as_ref().unwrap();
            let analysis = jade_logic::Analysis::of_proper(&moment.position);
            let next = jade_logic::next_step(&analysis, &wish.profile).unwrap();
            assert_eq!((next.technique.as_str(), &next), (id, &moment.step));
        }
    };
    for id in ["x-wing", "swordfish", "xyz-wing", "multi-colors"] {
        draw(id, Profile::classic(), false);
    }
    draw("xy-wing", Profile::classic(), true);
    for id in ["hidden-quad", "jellyfish"] {
        let early = early(TechniqueId::new(id)).unwrap();
        assert_eq!((early.name.as_str(), early.techniques[3].technique.id().as_str()), (EARLY, id));
        draw(id, early, false);
    }
}

#[test]
fn shape_is_minded_as_far_as_a_shuffled_board_can_have_it() {
    let mut minimal = Wish { minimal: true, most_clues: Some(24), ..wish(9) };
    minimal.difficulty = Difficulty::Level(Level::Hard);
    drawn(&minimal, 3, 3).iter().for_each(|found| assert_good(&minimal, found));
    let symmetric = Wish { symmetry: PlaceSymmetry::HalfTurn, ..wish(9) };
    for nothing in [symmetric, wish(6), Wish { clues: Some(60), ..wish(9) }] {
        let refused = Drawer::new(Collection::embedded(), nothing, 1).err();
        assert_eq!(refused, Some(Impossible::NothingReady));
    }
}

#[test]
fn shelves_are_filled_by_harvest_and_by_wish() {
    let mut collection = Collection::new(9);
    let quota = Quota { level: 3, technique: 2 };
    let classic = Profile::classic();
    let (harvested, attempts) = stock::harvest(&classic, 9, 0..200, &|| false);
    assert_eq!(attempts, 200);
    let put: usize = harvested.iter().map(|one| collection.put(one, &quota)).sum();
    assert_eq!(put, collection.len());
    for (label, shelf) in collection.shelves() {
        assert!(shelf.puzzles().len() <= quota.of(label));
        assert!(shelf.puzzles().iter().all(|puzzle| stock::is_right(label, puzzle)), "{label}");
    }
    let wanting = collection.wanting(&quota);
    assert!(wanting.iter().any(|(label, _)| label.profile == "full"));
    assert!(wanting.iter().all(|(label, missing)| *missing == quota.of(label) - collection.count(label)));
    // What was put once is not put again.
    let again: usize = harvested.iter().map(|one| collection.clone().put(one, &quota)).sum();
    assert!(again <= wanting.len());
    let label = Label { profile: "classic".into(), purpose: Purpose::Technique(TechniqueId::new("x-wing")) };
    let wish = stock::wish(&label).unwrap();
    let found = common::first(&wish, 9, 1).remove(0);
    assert!(stock::is_right(&label, &found.puzzle));
    assert_eq!(Collection::read(&collection.write()), Ok(collection));
}
