//! Tests the collection included in JADE, and picking puzzles from it.

use jade_collection::{
    Category, Collection, Picker, Purpose, Quota, belongs, generator, harvest, has_puzzles, wish_for,
};
use jade_generate::{
    Difficulty, EARLY_PROFILE, FoundPuzzle, Generator, Impossible, Method, PlaceSymmetry, RepeatFilter,
    TechniqueWish, Wish, early_profile, has_shape,
};
use jade_grid::{Geometry, Position, Puzzle, Symmetry, canonical};
use jade_logic::{Analysis, Level, Path, Profile, Ranked, TechniqueId};
use jade_search::{Classification, Random, SearchLimits, engine};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Asks for any 9×9 puzzle.
fn wish() -> Wish {
    Wish::new(Geometry::standard(9).unwrap())
}

/// Counts solutions, up to two, with a search that neither generator nor picker uses.
fn classify(puzzle: &Puzzle) -> Classification {
    engine("backtracking").unwrap().classify(puzzle, &SearchLimits::default())
}

/// Checks that the puzzle is proper, has the solution reported, and has the requested shape.
fn assert_good(wish: &Wish, found: &FoundPuzzle) {
    assert_eq!(classify(&found.puzzle), Classification::Proper(found.solution.clone()), "{}", found.puzzle);
    assert!(has_shape(wish, &found.puzzle), "{} ({wish:?})", found.puzzle);
    let without = |cell| {
        let mut fewer = found.puzzle.clone();
        fewer.set(cell, None);
        fewer
    };
    let needed = |cell| matches!(classify(&without(cell)), Classification::Several { .. });
    assert!(!wish.minimal || found.puzzle.filled().all(|(cell, _)| needed(cell)), "{}", found.puzzle);
}

/// Returns the first puzzles generated for a wish.
fn first(wish: &Wish, seed: u64, count: usize) -> Vec<FoundPuzzle> {
    let mut generator = generator(wish.clone()).unwrap();
    let mut found = Vec::new();
    generator.attempts(seed, 0..200_000, &|| false, &mut |one| {
        found.push(one);
        if found.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(found.len(), count, "{wish:?}");
    found
}

fn drawn(wish: &Wish, seed: u64, count: usize) -> Vec<FoundPuzzle> {
    let picker = Picker::new(Collection::embedded(), wish.clone(), seed).unwrap();
    let mut found = Vec::new();
    picker.attempts(0..picker.len() as u64, &|| false, &mut |one| {
        found.push(one);
        if found.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

fn forms(found: &[FoundPuzzle]) -> BTreeSet<String> {
    found.iter().map(|one| canonical(&one.puzzle).unwrap().to_string()).collect()
}

#[test]
fn the_puzzles_are_proper_canonical_and_distinct() {
    let collection = Collection::embedded();
    assert!(collection.len() > 5000);
    for (category, entry) in collection.categories() {
        let forms: BTreeSet<String> = entry.puzzles().iter().map(ToString::to_string).collect();
        assert_eq!(forms.len(), entry.puzzles().len(), "{category}");
        for puzzle in entry.puzzles().iter().step_by(20) {
            assert_eq!(canonical(puzzle).as_ref(), Some(puzzle), "{category}");
            assert!(matches!(classify(puzzle), Classification::Proper(_)), "{category}: {puzzle}");
        }
        // The classic profile never changes; where others grow, some puzzles may leave a category, but not all.
        let is_right = |puzzle: &Puzzle| belongs(category, puzzle);
        let mut some = entry.puzzles().iter().step_by(20);
        let right = if category.profile == "classic" { some.all(is_right) } else { some.any(is_right) };
        assert!(right || entry.puzzles().is_empty(), "{category}");
    }
}

#[test]
fn every_level_and_every_technique_has_enough_puzzles() {
    let (collection, quota) = (Collection::embedded(), Quota::default());
    let count = |profile: &str, purpose| collection.count(&Category { profile: profile.into(), purpose });
    for name in Profile::NAMES {
        for level in Profile::named(name).unwrap().levels() {
            let category = Category { profile: name.into(), purpose: Purpose::Level(level) };
            assert_eq!(collection.count(&category), quota.of(&category), "{category}");
        }
    }
    for ranked in &Profile::classic().techniques {
        let id = ranked.technique.id();
        assert_eq!(count("classic", Purpose::Technique(id)), quota.technique, "{id}");
    }
    let collected = |ranked: &&Ranked| has_puzzles(ranked.technique.id());
    for ranked in Profile::catalogue().techniques.iter().filter(collected) {
        let purpose = Purpose::Technique(ranked.technique.id());
        let most = count("full", purpose).max(count(EARLY_PROFILE, purpose));
        assert_eq!(most, quota.technique, "{}", ranked.technique.id());
    }
    assert_eq!(collection.wanting_early(&quota), []);
}

/// Repeats the first attempts of the harvest that filled the collection.
#[test]
fn the_collection_is_reproduced_from_its_seed() {
    let embedded = Collection::embedded();
    let mut again = Collection::new(embedded.seed);
    let (harvested, _) = harvest(&Profile::classic(), embedded.seed, 0..150, &|| false);
    harvested.iter().for_each(|one| {
        again.put(one, &Quota::default());
    });
    assert!(again.len() > 300);
    for (category, entry) in again.categories() {
        let there = embedded.category(category).unwrap().puzzles();
        assert_eq!(&there[..entry.puzzles().len()], entry.puzzles(), "{category}");
    }
}

/// Asks for the technique, tried right after the singles.
fn early_wish(technique: TechniqueId) -> Wish {
    let mut wish = wish();
    wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
    wish.profile = early_profile(technique).unwrap();
    wish
}

#[test]
fn rare_puzzles_are_made_from_neighbours() {
    let technique = jade_logic::techniques::TRIDAGON.id();
    let rare = early_wish(technique);
    assert!(Collection::embedded().is_rare(&rare));
    let found = first(&rare, 4, 6);
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
fn an_early_technique_comes_long_after_the_first_singles() {
    let technique = jade_logic::techniques::JELLYFISH.id();
    let wish = early_wish(technique);
    let moments: Vec<usize> = first(&wish, 3, 12)
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
fn every_level_gives_different_puzzles_each_time() {
    for profile in Profile::NAMES {
        for level in
            [Level::VeryEasy, Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Extreme]
        {
            let difficulty = Difficulty::Level(level);
            let wish = Wish { difficulty, profile: Profile::named(profile).unwrap(), ..wish() };
            let (one, other) = (drawn(&wish, 1, 10), drawn(&wish, 2, 10));
            for found in one.iter().take(2) {
                assert_good(&wish, found);
                assert_eq!(found.rating.as_ref().unwrap().level, Some(level));
            }
            assert_eq!(forms(&one).len(), 10, "none is a shuffle of another");
            let same = |other: &FoundPuzzle| one.iter().any(|found| found.puzzle == other.puzzle);
            assert!(!other.iter().any(same), "another seed, other boards");
            let again = drawn(&wish, 1, 10);
            assert!(again.iter().zip(&one).all(|(again, one)| again.puzzle == one.puzzle));
        }
    }
    // No puzzle repeats, even if it is in the categories of several profiles.
    let wish = Wish { difficulty: Difficulty::Level(Level::Medium), profile: Profile::classic(), ..wish() };
    let all = drawn(&wish, 1, usize::MAX);
    assert!(all.len() >= 200 && forms(&all).len() == all.len());
}

#[test]
fn puzzles_for_a_technique_start_where_it_applies() {
    let draw = |id: &'static str, profile: Profile, nothing_harder| {
        let technique = TechniqueWish { nothing_harder, ..TechniqueWish::any(id.parse().unwrap()) };
        let wish = Wish { difficulty: Difficulty::Technique(technique), profile, ..wish() };
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
        let early = early_profile(id.parse().unwrap()).unwrap();
        assert_eq!((early.name.as_str(), early.techniques[3].technique.id().as_str()), (EARLY_PROFILE, id));
        draw(id, early, false);
    }
}

#[test]
fn the_shape_is_respected_as_far_as_symmetries_allow() {
    let mut minimal = Wish { minimal: true, most_givens: Some(24), ..wish() };
    minimal.difficulty = Difficulty::Level(Level::Hard);
    drawn(&minimal, 3, 3).iter().for_each(|found| assert_good(&minimal, found));
    let symmetric = Wish { symmetry: PlaceSymmetry::HalfTurn, ..wish() };
    for missing in [symmetric, Wish::new(Geometry::standard(6).unwrap()), Wish { givens: Some(60), ..wish() }]
    {
        let refused = Picker::new(Collection::embedded(), missing, 1).err();
        assert_eq!(refused, Some(Impossible::NotInCollection));
    }
}

#[test]
fn categories_are_filled_from_random_puzzles_and_from_requests() {
    let mut collection = Collection::new(9);
    let quota = Quota { level: 3, technique: 2 };
    let classic = Profile::classic();
    let (harvested, attempts) = harvest(&classic, 9, 0..200, &|| false);
    assert_eq!(attempts, 200);
    let put: usize = harvested.iter().map(|one| collection.put(one, &quota)).sum();
    assert_eq!(put, collection.len());
    for (category, entry) in collection.categories() {
        assert!(entry.puzzles().len() <= quota.of(category));
        assert!(entry.puzzles().iter().all(|puzzle| belongs(category, puzzle)), "{category}");
    }
    let wanting = collection.wanting(&quota);
    assert!(wanting.iter().any(|(category, _)| category.profile == "full"));
    assert!(
        wanting.iter().all(|(category, missing)| *missing == quota.of(category) - collection.count(category))
    );
    // Nothing is added twice.
    let again: usize = harvested.iter().map(|one| collection.clone().put(one, &quota)).sum();
    assert!(again <= wanting.len());
    let category = Category {
        profile: "classic".into(),
        purpose: Purpose::Technique(jade_logic::techniques::X_WING.id()),
    };
    let wish = wish_for(&category).unwrap();
    let found = first(&wish, 9, 1).remove(0);
    assert!(belongs(&category, &found.puzzle));
    assert_eq!(Collection::read(&collection.write()), Ok(collection));
}

#[test]
fn symmetric_copies_do_not_count_as_new_neighbours() {
    let technique = jade_logic::techniques::TRIDAGON.id();
    let mut generator = generator(early_wish(technique)).unwrap();
    let mut fresh = RepeatFilter::of(&generator);
    let mut random = Random::new(3);
    let mut shuffled =
        |puzzle: &Puzzle| Symmetry::random(puzzle.geometry(), |bound| random.below(bound)).puzzle(puzzle);
    assert!(generator.seeds().iter().all(|seed| !fresh.is_new(&shuffled(seed))));
    let found = (1..9).map(|seed| generator.first(seed, None, &|| false).found.unwrap().puzzle);
    let new: Vec<Puzzle> = found.filter(|puzzle| fresh.is_new(puzzle)).collect();
    assert!(new.len() >= 6, "{}", new.len());
    assert!(new.iter().all(|puzzle| !fresh.is_new(&shuffled(puzzle))));
}

#[test]
fn neighbours_need_seeds_and_free_places_of_the_givens() {
    let neighbours = |wish: Wish| Wish { method: Method::Neighbours, ..wish };
    assert_eq!(Generator::new(neighbours(wish())).err(), Some(Impossible::NoNeighbours));
    for impossible in [Wish::new(Geometry::standard(6).unwrap()), wish().nikoli()] {
        assert_eq!(generator(neighbours(impossible)).err(), Some(Impossible::NoNeighbours));
    }
    let hard = neighbours(Wish { difficulty: Difficulty::Level(Level::VeryHard), ..wish() });
    first(&hard, 8, 5).iter().for_each(|one| assert_good(&hard, one));
}
