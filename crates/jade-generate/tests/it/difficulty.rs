//! Levels and techniques: a puzzle found agrees with an independent solution path.

use crate::common;

use common::{assert_good, first, tried, wish};
use jade_generate::{Difficulty, FoundPuzzle, Generator, Impossible, PlaceSymmetry, TechniqueWish, Wish};
use jade_grid::Position;
use jade_logic::{Analysis, Level, Outcome, Path, Profile, Step, all_steps, next_step};

fn path(found: &FoundPuzzle, profile: &Profile) -> Path {
    let position = Position::new(&found.puzzle).unwrap();
    Path::find(&Analysis::of_proper(&position), profile, &|| false)
}

fn of_level(level: Level, profile: &Profile, side: usize) -> Wish {
    Wish { difficulty: Difficulty::Level(level), profile: profile.clone(), ..wish(side) }
}

/// Checks that a puzzle found fulfils a wish for a level.
fn assert_level(wish: &Wish, found: &FoundPuzzle, level: Level) {
    assert_good(wish, found);
    let path = path(found, &wish.profile);
    assert_eq!(path.outcome, Outcome::Solved);
    let rating = jade_logic::rate(&path, &wish.profile);
    assert_eq!(found.rating.as_ref(), Some(&rating));
    assert_eq!((rating.level, found.steps), (Some(level), path.steps.len()));
    let steps = path.steps.iter().filter(|step| wish.profile.level_of(step.technique) == Some(level)).count();
    let by_techniques = wish.profile.technique_alone || level.ease(wish.geometry).is_none();
    match level {
        Level::Medium if rating.few_open => assert_eq!(steps, 0, "{}", found.puzzle),
        Level::Medium => assert!(steps >= 2, "{}", found.puzzle),
        _ => assert!(steps >= 1 || !by_techniques, "{}", found.puzzle),
    }
}

#[test]
fn every_level_of_both_profiles_is_found() {
    for name in Profile::NAMES {
        let profile = Profile::named(name).unwrap();
        for (level, count) in [
            (Level::VeryEasy, 40),
            (Level::Easy, 40),
            (Level::Medium, 30),
            (Level::Hard, 12),
            (Level::VeryHard, 12),
            (Level::Extreme, 2),
        ] {
            let wish = of_level(level, &profile, 9);
            for found in first(&wish, 1, count) {
                assert_level(&wish, &found, level);
            }
        }
    }
}

/// What people expect of a level: its givens, cells to find at every moment, and on average, in tenths.
const EXPECTED: [(Level, std::ops::RangeInclusive<usize>, u32, u32); 3] =
    [(Level::Beginner, 36..=42, 3, 0), (Level::VeryEasy, 32..=36, 2, 60), (Level::Easy, 28..=32, 2, 60)];

#[test]
fn easy_puzzles_have_many_givens_and_much_to_find() {
    for (level, givens, least, mean_tenths) in EXPECTED {
        let wish = of_level(level, &Profile::full(), 9);
        let mut numbers = std::collections::BTreeSet::new();
        for found in first(&wish, 1, 40) {
            let openness = found.rating.as_ref().unwrap().openness.unwrap();
            assert!(openness.least >= least && openness.mean_tenths() >= mean_tenths, "{}", found.puzzle);
            numbers.insert(found.puzzle.filled_count());
        }
        assert!(numbers.iter().all(|number| givens.contains(number)), "{level}: {numbers:?}");
        assert!(numbers.len() >= 4, "{level}: {numbers:?}");
        // With a wish for their number, that is how many there are.
        let wished = givens.start() + 2;
        first(&Wish { givens: Some(wished), ..wish.clone() }, 1, 3)
            .iter()
            .for_each(|found| assert_eq!(found.puzzle.filled_count(), wished));
        let few = Wish { givens: Some(givens.start() - 1), ..wish.clone() };
        assert!(matches!(few.check(), Err(Impossible::GivensOfLevel { .. })), "{level}");
        // The thesis goes by techniques alone.
        let few = Wish { profile: Profile::classic(), ..few };
        assert_eq!(few.check().is_ok(), level != Level::Beginner, "{level}");
    }
}

/// Some of the medium puzzles need pencil marks, others only patience.
#[test]
fn half_of_the_medium_puzzles_are_like_those_of_newspapers() {
    let found = first(&of_level(Level::Medium, &Profile::full(), 9), 1, 60);
    let (patience, marks): (Vec<_>, Vec<_>) =
        found.iter().partition(|found| found.rating.as_ref().unwrap().few_open);
    assert!(patience.len() >= 15 && marks.len() >= 15, "{} {}", patience.len(), marks.len());
}

#[test]
fn puzzles_for_beginners_have_many_givens_and_much_to_find() {
    let profile = Profile::full();
    let mut wishes = vec![of_level(Level::Beginner, &profile, 9); 4];
    wishes[1].symmetry = PlaceSymmetry::HalfTurn;
    wishes[2].givens = Some(40);
    wishes[3].most_givens = Some(37);
    for wish in wishes {
        let mut givens: Vec<usize> = Vec::new();
        for found in first(&wish, 1, 20) {
            let rating = found.rating.unwrap();
            let openness = rating.openness.unwrap();
            assert_eq!(rating.level, Some(Level::Beginner));
            assert!(openness.start >= 15 && openness.least >= 3, "{openness:?} {}", found.puzzle);
            givens.push(found.puzzle.filled_count());
        }
        givens.sort_unstable();
        givens.dedup();
        let [least, most] = [givens[0], givens[givens.len() - 1]];
        assert!((36..=42).contains(&least) && (36..=wish.most_givens.unwrap_or(42)).contains(&most));
        assert!(wish.givens.map_or(givens.len() > 1, |wished| givens == [wished]), "{givens:?}");
    }
    for (givens, minimal, most) in [(Some(30), false, None), (None, true, None), (None, false, Some(35))] {
        let wish = Wish { givens, minimal, most_givens: most, ..of_level(Level::Beginner, &profile, 9) };
        let refused = wish.check().unwrap_err();
        let beginner = Level::Beginner;
        let of_givens = |wished| Impossible::GivensOfLevel { level: beginner, wished, least: 36, most: 42 };
        match givens.or(most) {
            Some(wished) => assert_eq!(refused, of_givens(wished)),
            None => assert_eq!(refused, Impossible::MinimalOfLevel { level: beginner, least: 36 }),
        }
    }
    let classic = of_level(Level::Beginner, &Profile::classic(), 9);
    assert_eq!(classic.check(), Err(Impossible::UnknownLevel(Level::Beginner)));
}

#[test]
fn levels_can_be_combined_with_shapes() {
    let profile = Profile::full();
    for level in [Level::VeryEasy, Level::Medium, Level::Hard] {
        let mut symmetric = of_level(level, &profile, 9);
        symmetric.symmetry = PlaceSymmetry::HalfTurn;
        // What is minimal or has few givens is very easy only by the thesis.
        let profile = if level == Level::VeryEasy { Profile::classic() } else { profile.clone() };
        let mut minimal = of_level(level, &profile, 9);
        minimal.minimal = true;
        let mut with_givens = of_level(level, &profile, 9);
        with_givens.givens = Some(26);
        let mut nikoli = of_level(level, &profile, 9).nikoli();
        nikoli.symmetry = PlaceSymmetry::Diagonal;
        for wish in [symmetric, minimal, with_givens, nikoli] {
            first(&wish, 2, 3).iter().for_each(|found| assert_level(&wish, found, level));
        }
    }
}

#[test]
fn other_boards_have_levels() {
    let profile = Profile::full();
    for (side, levels) in [
        (4, &[Level::VeryEasy][..]),
        (6, &[Level::VeryEasy, Level::Easy, Level::Medium]),
        (12, &[Level::Easy, Level::Medium]),
    ] {
        for level in levels {
            let wish = of_level(*level, &profile, side);
            first(&wish, 3, 2).iter().for_each(|found| assert_level(&wish, found, *level));
        }
    }
}

#[test]
fn the_best_of_many_attempts_has_the_greatest_merit() {
    let wish = of_level(Level::Hard, &Profile::full(), 9);
    let (all, _) = tried(&wish, 4, 400);
    let greatest = all.iter().map(|found| found.merit).max().unwrap();
    let mut said = Vec::new();
    let outcome = Generator::new(wish.clone()).unwrap().best(4, Some(400), &|| false, &mut |better| {
        said.push(better.merit);
    });
    let best = outcome.found.unwrap();
    assert_eq!(best.merit, greatest);
    assert!(said.is_sorted() && said.last() == Some(&greatest) && said.len() > 1);
    assert_eq!(best.attempt, all.iter().find(|found| found.merit == greatest).unwrap().attempt);
    // By the thesis: steps of the level, then a fifth for each step of medium.
    let path = path(&best, &wish.profile);
    let of = |level| {
        path.steps.iter().filter(|s| wish.profile.level_of(s.technique) == Some(level)).count() as u64
    };
    assert_eq!((best.merit.steps, best.merit.below), (of(Level::Hard), 2 * of(Level::Medium)));
    // At very easy no puzzle beats another.
    let easy = of_level(Level::VeryEasy, &Profile::full(), 9);
    let outcome = Generator::new(easy).unwrap().best(4, Some(400), &|| false, &mut |_| {});
    assert!(outcome.tally.attempts < 10);
}

#[test]
fn required_and_forbidden_techniques_are_respected() {
    let profile = Profile::full().with_choice(None::<&[&str]>, &["pointing", "naked-pair"]).unwrap();
    let mut wish = of_level(Level::Medium, &profile, 9);
    wish.required = vec![jade_logic::techniques::CLAIMING.id(), jade_logic::techniques::NAKED_TRIPLE.id()];
    for found in first(&wish, 5, 4) {
        assert_level(&wish, &found, Level::Medium);
        let path = path(&found, &profile);
        let has = |id: &str| path.steps.iter().any(|step| step.technique.as_str() == id);
        assert!(has("claiming") && has("naked-triple") && !has("pointing") && !has("naked-pair"));
    }
}

/// Checks that a puzzle found fulfils a wish for a technique. Returns the path.
fn assert_technique(wish: &Wish, found: &FoundPuzzle) -> Vec<Step> {
    assert_good(wish, found);
    let Difficulty::Technique(wished) = &wish.difficulty else { panic!("no technique is wished") };
    let path = path(found, &wish.profile);
    assert_eq!(path.outcome, Outcome::Solved);
    let moment = found.moment.as_ref().unwrap();
    assert_eq!(moment.step.technique, wished.technique);
    assert_eq!(path.steps[moment.before], moment.step);
    // Nothing simpler applies at that moment: the very next step is this one.
    let analysis = Analysis::of_proper(&moment.position);
    assert_eq!(next_step(&analysis, &wish.profile).as_ref(), Some(&moment.step));
    let mut position = Position::new(&found.puzzle).unwrap();
    for step in &path.steps[..moment.before] {
        step.apply(&mut position);
    }
    assert_eq!(position, moment.position);
    path.steps
}

#[test]
fn puzzles_for_a_technique_stop_where_it_applies() {
    for (name, ids) in [
        (
            "full",
            &[
                "full-house",
                "naked-single",
                "claiming",
                "locked-pair",
                "naked-triple",
                "x-wing",
                "skyscraper",
            ][..],
        ),
        ("full", &["xy-wing", "w-wing", "xyz-wing", "remote-pair", "two-string-kite"]),
        (
            "classic",
            &["hidden-single", "naked-pair", "hidden-pair", "pointing", "simple-coloring", "xy-wing"],
        ),
    ] {
        for id in ids {
            let difficulty = Difficulty::Technique(TechniqueWish::any(id.parse().unwrap()));
            let wish = Wish { difficulty, profile: Profile::named(name).unwrap(), ..wish(9) };
            first(&wish, 6, 3).iter().for_each(|found| drop(assert_technique(&wish, found)));
        }
    }
}

#[test]
fn wishes_about_a_technique_are_fulfilled() {
    let id = jade_logic::techniques::NAKED_PAIR.id();
    let any = TechniqueWish::any(id);
    let profile = Profile::full();
    let rank =
        |step: &Step| profile.techniques.iter().position(|r| r.technique.id() == step.technique).unwrap();
    let singles = ["full-house", "hidden-single", "naked-single"];
    for wished in [
        TechniqueWish { nothing_harder: true, ..any.clone() },
        TechniqueWish { at_least: 2, ..any.clone() },
        TechniqueWish { only_singles_after: true, ..any.clone() },
        TechniqueWish { exclusive: true, ..any.clone() },
        TechniqueWish { nothing_harder: true, only_singles_after: true, exclusive: true, ..any.clone() },
    ] {
        let wish = Wish { difficulty: Difficulty::Technique(wished.clone()), ..wish(9) };
        for found in first(&wish, 7, 2) {
            let steps = assert_technique(&wish, &found);
            let moment = found.moment.as_ref().unwrap();
            let its: Vec<usize> = (0..steps.len()).filter(|i| steps[*i].technique == id).collect();
            assert!(its.len() >= wished.at_least);
            if wished.nothing_harder {
                assert!(steps.iter().all(|step| rank(step) <= rank(&moment.step)));
            }
            if wished.only_singles_after {
                let after = &steps[its.last().unwrap() + 1..];
                assert!(after.iter().all(|step| singles.contains(&step.technique.as_str())));
                assert!(steps[moment.before..].iter().take_while(|step| step.technique == id).count() > 0);
            }
            if wished.exclusive {
                let analysis = Analysis::of_proper(&moment.position);
                let mut learnt = profile.clone();
                learnt.techniques.retain(|ranked| ranked.level <= Level::Medium);
                for step in all_steps(&analysis, &learnt) {
                    assert!(step.placements.is_empty(), "{}", found.puzzle);
                    let also = |out| moment.step.eliminations.contains(out);
                    assert!(step.eliminations.iter().all(also), "{}: {step:?}", found.puzzle);
                }
            }
        }
    }
}
