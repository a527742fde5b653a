//! Tests the collection of puzzles with rules.

use jade_collection::{
    Collection, CollectionError, Picker, VARIANTS, VariantCollection, VariantPuzzle, levels_of, variant_of,
};
use jade_generate::{Difficulty, Impossible, PlaceSymmetry, Wish};
use jade_grid::{Geometry, Position};
use jade_logic::{Analysis, Level, Path, Profile};
use jade_search::{Classification, SearchLimits, engine};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn wish(variant: &str, level: Level) -> Wish {
    let wish = Wish::with_rules(Geometry::standard(9).unwrap(), variant, 1).unwrap();
    Wish { difficulty: Difficulty::Level(level), ..wish }
}

#[test]
fn every_variant_has_fifty_puzzles_of_every_level() {
    let collection = VariantCollection::embedded();
    assert_eq!(VariantCollection::read(&collection.write()).as_ref(), Ok(collection));
    for variant in VARIANTS {
        assert_eq!(variant_of(&wish(variant, Level::Easy)), Some(variant));
        let mut seen = BTreeSet::new();
        for level in levels_of(variant) {
            let puzzles = collection.puzzles(variant, level);
            // Where no digits are consecutive, what is not solved by common exclusion is mostly beyond all else.
            let is_rare = variant == "non-consecutive" && [Level::Hard, Level::VeryHard].contains(&level);
            let least = if is_rare { 20 } else { 50 };
            assert!(puzzles.len() >= least, "{variant}, {level}: {}", puzzles.len());
            assert!(puzzles.iter().all(|puzzle| seen.insert(format!("{puzzle:?}"))), "{variant}, {level}");
        }
    }
}

/// Checks that a puzzle has the rules of its variant, one solution, and its level and score.
fn assert_good(variant: &str, level: Level, one: &VariantPuzzle) {
    let puzzle = one.puzzle().unwrap_or_else(|| panic!("{one:?}"));
    let what = format!("{variant}, {level}: {puzzle}");
    assert_eq!(puzzle.filled_count(), one.givens(), "{what}");
    let board = puzzle.geometry();
    let has = |ids: &[&str]| {
        let found: BTreeSet<&str> = board.rules().added().iter().map(|rule| rule.kind().id()).collect();
        assert_eq!(found, ids.iter().copied().collect(), "{what}");
    };
    match variant {
        "thermometers" => has(&["thermometer"]),
        "arrows" => has(&["arrow"]),
        "kropki" => has(&["difference", "ratio", "all-differences", "all-ratios"]),
        "xv" => has(&["pair-sum", "all-pair-sums"]),
        "whispers" => has(&["whisper"]),
        "renban" => has(&["renban"]),
        "killer" => {
            let mut cells: Vec<_> = board.rules().added().iter().flat_map(|cage| cage.cells()).collect();
            assert!(board.rules().added().iter().all(|cage| cage.kind().id() == "cage"), "{what}");
            cells.sort_unstable();
            cells.dedup();
            assert_eq!(cells.len(), 81, "{what}");
        }
        "jigsaw" => assert!(!board.has_boxes() && board.rules().added().is_empty(), "{what}"),
        _ => assert_eq!(board, wish(variant, level).geometry, "{what}"),
    }
    let proper = engine("backtracking").unwrap().classify(&puzzle, &SearchLimits::default());
    assert!(matches!(proper, Classification::Proper(_)), "{what}");
    let position = Position::new(&puzzle).unwrap();
    let path = Path::find(&Analysis::of_proper(&position), &Profile::full(), &|| false);
    let rating = jade_logic::rate(&path, &Profile::full());
    let now = (rating.level, rating.score, rating.hardest, path.steps.len());
    assert_eq!(now, (Some(level), one.score, Some(one.hardest), one.steps), "{what}: run ./update variants");
}

#[test]
fn puzzles_are_proper_and_as_hard_as_they_say() {
    // One in twenty; all of them take minutes.
    let step = if std::env::var_os("JADE_LONG_TESTS").is_some() { 1 } else { 20 };
    for (variant, level, entry) in VariantCollection::embedded().entries() {
        for one in entry.puzzles.iter().step_by(step) {
            assert_good(variant, level, one);
        }
    }
}

#[test]
fn puzzles_are_picked_by_variant_and_level() {
    for variant in VARIANTS {
        let wish = wish(variant, Level::Medium);
        let picked = |seed| {
            let picker = Picker::new(Collection::embedded(), wish.clone(), seed).unwrap();
            assert!(picker.len() >= 50, "{variant}");
            let mut found = None;
            picker.attempts(0..picker.len() as u64, &|| false, &mut |one| {
                found = Some(one);
                ControlFlow::Break(())
            });
            found.unwrap()
        };
        let (one, other) = (picked(1), picked(2));
        assert_eq!(one.rating.unwrap().level, Some(Level::Medium), "{variant}");
        assert_eq!(picked(1).puzzle, one.puzzle, "{variant}: the seed decides");
        assert_ne!(other.puzzle, one.puzzle, "{variant}");
        let proper = engine("backtracking").unwrap().classify(&one.puzzle, &SearchLimits::default());
        assert_eq!(proper, Classification::Proper(one.solution), "{variant}");
    }
}

#[test]
fn what_is_not_collected_is_not_picked() {
    let refused = |wish: Wish| Picker::new(Collection::embedded(), wish, 1).err();
    assert_eq!(refused(wish("x; windows", Level::Easy)), Some(Impossible::NotInCollection));
    assert_eq!(refused(wish("jigsaw; x", Level::Easy)), Some(Impossible::NotInCollection));
    assert_eq!(refused(wish("killer; x", Level::Easy)), Some(Impossible::NotInCollection));
    let symmetric = Wish { symmetry: PlaceSymmetry::HalfTurn, ..wish("x", Level::Easy) };
    assert_eq!(refused(symmetric), Some(Impossible::NotInCollection));
    let crowded = Wish { givens: Some(70), ..wish("windows", Level::Hard) };
    assert_eq!(refused(crowded), Some(Impossible::NotInCollection));
    // Regions that are given are not those of other puzzles.
    let drawn = wish("jigsaw", Level::Easy);
    let given = Wish { drawn: Vec::new(), ..drawn };
    assert_eq!(refused(given), Some(Impossible::NotInCollection));
}

#[test]
fn a_small_collection_is_filled_in_any_number_of_runs() {
    let filled = |limits: &[u64]| {
        let mut collection = VariantCollection::new(7);
        for &attempts in limits {
            collection.fill("jigsaw", Level::Easy, 3, attempts, &|| false).unwrap();
        }
        collection
    };
    let at_once = filled(&[500]);
    assert_eq!(at_once.puzzles("jigsaw", Level::Easy).len(), 3);
    assert_eq!(filled(&[1, 2, 30, 500]), at_once);
    let mut cancelled = VariantCollection::new(7);
    cancelled.fill("x", Level::Easy, 3, 500, &|| true).unwrap();
    assert!(cancelled.puzzles("x", Level::Easy).is_empty());
}

#[test]
fn errors_name_their_line() {
    let cells = "zzzc";
    for (text, line) in [
        ("seed x", 1),
        ("variant y", 1),
        ("level easy 3", 1),
        ("variant x\nlevel hrad 3", 2),
        ("variant x\nlevel hard -3", 2),
        (&format!("variant x\n12 {cells}"), 2),
        ("variant x\nlevel hard 3\n12 5 x-wing zz", 3),
        (&format!("variant x\nlevel hard 3\ntwelve 5 x-wing {cells}"), 3),
        (&format!("variant x\nlevel hard 3\n12 -5 x-wing {cells}"), 3),
        (&format!("variant x\nlevel hard 3\n12 5 x-wnig {cells}"), 3),
        (&format!("variant x\nlevel hard 3\n12 5 x-wing {cells} anti-king"), 3),
        (&format!("variant killer\nlevel hard 3\n12 5 x-wing {cells}"), 3),
        ("variant x\n\n# a comment\nhard", 4),
    ] {
        let CollectionError { line: found, .. } = VariantCollection::read(text).unwrap_err();
        assert_eq!(found, line, "{text}");
    }
    let wrong_rules = format!("variant killer\nlevel hard 3\n12 5 x-wing {cells} cage 12 r1c0");
    let read = VariantCollection::read(&wrong_rules).unwrap();
    let puzzle = &read.puzzles("killer", Level::Hard)[0];
    assert_eq!((puzzle.givens(), puzzle.puzzle()), (0, None));
}
