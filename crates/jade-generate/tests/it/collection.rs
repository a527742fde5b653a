//! Puzzles that are ready: the collection that JADE comes with, and what is drawn from it.

use crate::common;

use common::{assert_good, classify, wish};
use jade_generate::stock::{self, EARLY, Quota, early};
use jade_generate::{
    Collection, Difficulty, Drawer, Found, Impossible, Label, PlaceSymmetry, Purpose, TechniqueWish, Wish,
};
use jade_grid::{Position, Puzzle, canonical};
use jade_logic::{Analysis, Level, Path, Profile, TechniqueId};
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
        // The classic profile stays as it is; where others grow, some of a shelf may no longer be right, but not all.
        let is_right = |puzzle: &Puzzle| stock::is_right(label, puzzle);
        let mut some = shelf.puzzles().iter().step_by(20);
        let right = if label.profile == "classic" { some.all(is_right) } else { some.any(is_right) };
        assert!(right || shelf.puzzles().is_empty(), "{label}");
    }
}

#[test]
fn there_are_enough_of_every_level_and_for_every_technique_of_the_catalogue() {
    let (collection, quota) = (Collection::embedded(), Quota::default());
    let count = |profile: &str, purpose| collection.count(&Label { profile: profile.into(), purpose });
    for name in Profile::NAMES {
        for level in Level::ALL.into_iter().filter(|level| name == "full" || *level < Level::Beyond) {
            assert_eq!(count(name, Purpose::Level(level)), quota.level, "{name} {level}");
        }
    }
    for ranked in &Profile::classic().techniques {
        let id = ranked.technique.id();
        assert_eq!(count("classic", Purpose::Technique(id)), quota.technique, "{id}");
    }
    for ranked in &Profile::catalogue().techniques {
        let purpose = Purpose::Technique(ranked.technique.id());
        let most = count("full", purpose).max(count(EARLY, purpose));
        assert_eq!(most, quota.technique, "{}", ranked.technique.id());
    }
    assert_eq!(collection.wanting_early(&quota), []);
}

/// The first attempts of the harvest that filled the shelves, made again.
#[test]
fn the_collection_is_what_its_seed_gives() {
    let embedded = Collection::embedded();
    let mut again = Collection::new(embedded.seed);
    let (harvested, _) = stock::harvest(&Profile::classic(), embedded.seed, 0..150, &|| false);
    harvested.iter().for_each(|one| {
        again.put(one, &Quota::default());
    });
    assert!(again.len() > 300);
    for (label, shelf) in again.shelves() {
        let there = embedded.shelf(label).unwrap().puzzles();
        assert_eq!(&there[..shelf.puzzles().len()], shelf.puzzles(), "{label}");
    }
}

/// The technique, right after the singles.
fn early_wish(technique: TechniqueId) -> Wish {
    let mut wish = wish(9);
    wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
    wish.profile = early(technique).unwrap();
    wish
}

#[test]
fn what_is_rare_is_made_next_to_what_is_there() {
    let technique = jade_logic::techniques::TRIDAGON.id();
    let rare = early_wish(technique);
    assert!(Collection::embedded().is_rare(&rare));
    let found = common::first(&rare, 4, 6);
    let ready: BTreeSet<String> =
        Collection::embedded().seeds(&rare).into_iter().map(ToString::to_string).collect();
    for one in &found {
        assert_good(&rare, one);
        assert_eq!(one.moment.as_ref().unwrap().step.technique, technique);
    }
    let new = forms(&found);
    assert!(new.difference(&ready).count() >= 3, "most are others than those that are ready");
}

#[test]
fn a_technique_that_comes_early_is_seen_long_after_the_first_singles() {
    let technique = jade_logic::techniques::JELLYFISH.id();
    let wish = early_wish(technique);
    let moments: Vec<usize> = common::first(&wish, 3, 12)
        .iter()
        .map(|found| {
            assert_good(&wish, found);
            let moment = found.moment.as_ref().unwrap();
            let path = Path::find(
                &Analysis::of_proper(&Position::new(&found.puzzle).unwrap()),
                &wish.profile,
                &|| false,
            );
            assert_eq!(path.steps[moment.before], moment.step);
            let singles = ["full-house", "hidden-single", "naked-single"];
            let before = &path.steps[..moment.before];
            before.iter().filter(|step| !singles.contains(&step.technique.as_str())).count()
        })
        .collect();
    assert!(moments.contains(&0) && moments.iter().any(|other| *other > 0), "{moments:?}");
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
    // Of what stands on the shelves of several profiles, too, nothing comes twice.
    let wish = Wish { difficulty: Difficulty::Level(Level::Medium), profile: Profile::classic(), ..wish(9) };
    let all = drawn(&wish, 1, usize::MAX);
    assert!(all.len() >= 200 && forms(&all).len() == all.len());
}

#[test]
fn techniques_are_drawn_at_their_moment_early_ones_too() {
    let draw = |id: &'static str, profile: Profile, nothing_harder| {
        let technique = TechniqueWish { nothing_harder, ..TechniqueWish::any(id.parse().unwrap()) };
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
        let early = early(id.parse().unwrap()).unwrap();
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
    let label =
        Label { profile: "classic".into(), purpose: Purpose::Technique(jade_logic::techniques::X_WING.id()) };
    let wish = stock::wish(&label).unwrap();
    let found = common::first(&wish, 9, 1).remove(0);
    assert!(stock::is_right(&label, &found.puzzle));
    assert_eq!(Collection::read(&collection.write()), Ok(collection));
}
