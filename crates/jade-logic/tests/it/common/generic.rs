//! The properties that every technique must have, each as a check of its steps in a position. The tests choose the
//! positions: thousands in `properties.rs`, millions in `soak.rs`.

use super::{Conclusions, Expected, WITHOUT_NAIVE, expected, holds_in, line, naive};
use jade_grid::{Candidate, Digit, Position, Puzzle, Symmetry};
use jade_logic::{Analysis, Family, PartValue, Step, Technique, entailment, notation};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Asserts that a step is true in this solution and has an effect.
pub fn assert_sound(step: &Step, position: &Position, solution: &Puzzle) {
    assert!(holds_in(step, solution), "{}", line(step, position));
    let placed = |c: &Candidate| position.is_candidate(c.cell, c.digit);
    let every = step.placements.iter().chain(&step.eliminations).all(placed);
    assert!(every, "says what is known: {}", line(step, position));
    assert!(!step.placements.is_empty() || !step.eliminations.is_empty());
    assert!(step.changes(position) && step.apply(&mut position.clone()));
}

/// Asserts that what a step cites entails its conclusions, or that its proof is valid.
pub fn assert_honest(step: &Step, position: &Position) {
    let line = notation::print(step, position.geometry());
    match &step.proof {
        Some(proof) => assert_eq!(proof.check(position, step), Ok(()), "{line}\n{position:?}"),
        None => assert_eq!(entailment::check(position, step), Ok(()), "{line}\n{position:?}"),
    }
}

/// Compares all steps of the technique in this position with a naive finder. Returns the number of steps compared;
/// `None` if that would take too long, or if there is no such finder, for the reason in `WITHOUT_NAIVE`.
pub fn compared_with_naive(technique: &Technique, position: &Position, steps: &[Step]) -> Option<usize> {
    let id = technique.id().as_str();
    if let Some(expected) = naive::find(id, position) {
        let found: BTreeSet<naive::Found> = steps.iter().map(naive::of_step).collect();
        assert_eq!(found.len(), steps.len(), "{id} says something twice");
        assert_eq!(found, expected, "{id}\n{position:?}");
        return Some(expected.len());
    }
    let conclusions = |step: &Step| (step.placements.clone(), step.eliminations.clone());
    let found: BTreeSet<Conclusions> = steps.iter().map(conclusions).collect();
    assert_eq!(found.len(), steps.len(), "{id} says something twice");
    let expected = expected(id, position);
    if WITHOUT_NAIVE.iter().any(|(without, _)| *without == id) {
        assert!(expected.is_none(), "{id} has a naive finder");
        return None;
    }
    match expected.unwrap_or_else(|| panic!("{id} has no naive finder")) {
        Expected::TooLong => None,
        Expected::Exactly(expected) => {
            assert_eq!(found, expected, "{id}\n{position:?}");
            Some(expected.len())
        }
        Expected::AtLeast(expected) => {
            let missed: Vec<_> = expected.difference(&found).collect();
            assert!(missed.is_empty(), "{id} misses {missed:?}\n{position:?}");
            Some(expected.len())
        }
    }
}

/// Asserts that the same conclusions follow under a symmetry.
pub fn assert_same_under(symmetry: &Symmetry, technique: &Technique, position: &Position, steps: &[Step]) {
    let image = symmetry.position(position);
    let conclusions = |step: &Step, seen: &dyn Fn(Candidate) -> Candidate| {
        let mut placements: Vec<_> = step.placements.iter().map(|c| seen(*c)).collect();
        let mut eliminations: Vec<_> = step.eliminations.iter().map(|c| seen(*c)).collect();
        placements.sort_unstable();
        eliminations.sort_unstable();
        (placements, eliminations)
    };
    let mut expected: Vec<_> =
        steps.iter().map(|step| conclusions(step, &|c| symmetry.candidate(c))).collect();
    let seen = technique.all_steps(&Analysis::of_proper(&image));
    let mut found: Vec<_> = seen.iter().map(|step| conclusions(step, &|c| c)).collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected, "{}\n{position:?}", technique.id());
}

/// Returns whether the steps are in the order in which they are reported: by their first conclusions; for chains,
/// shortest first, then those with more conclusions. Nested forcing has the step with the greatest effect before them.
fn in_order(technique: &Technique, steps: &[Step]) -> bool {
    let steps = match technique.id().as_str() {
        "nested-forcing" => steps.get(1..).unwrap_or_default(),
        _ => steps,
    };
    let chain = technique.family == Family::Chain || technique.id().as_str().starts_with("kraken-");
    steps.is_sorted_by_key(|step| {
        let conclusions = step.placements.len() + step.eliminations.len();
        let lines = step.proof.as_ref().map_or(step.links.len(), |proof| proof.lines.len());
        let size: usize = step.parts.iter().map(|part| part.value.cells().len()).sum();
        let length = match technique.family {
            _ if chain => (lines, Reverse(conclusions)),
            // Sums of few houses and cells are easier to add up.
            Family::Sum => (step.houses().count() + size, Reverse(0)),
            Family::Leftovers => (step.houses().count() + step.parts[2].value.cells().len(), Reverse(0)),
            _ => (0, Reverse(0)),
        };
        (length, step.first_conclusion())
    })
}

/// Asserts that a repeated search finds the same steps in the same order, with the declared parts; that the first step
/// is the first of all; and that the notation is read back.
pub fn assert_as_declared(technique: &Technique, position: &Position, steps: &[Step]) {
    let analysis = Analysis::of_proper(position);
    assert_eq!(technique.all_steps(&analysis), steps);
    assert_eq!(technique.first_step(&analysis).as_ref(), steps.first());
    assert!(in_order(technique, steps), "{}\n{position:?}", technique.id());
    for step in steps {
        assert_eq!(step.technique, technique.id());
        assert!(step.placements.is_sorted() && step.eliminations.is_sorted());
        let named = step.parts.iter().map(|part| (part.name, part.role, part.value.kind()));
        let declared = technique.parts.iter().map(|decl| (decl.name, decl.role, decl.kind));
        assert!(named.eq(declared), "{step:?}");
        let text = notation::print(step, position.geometry());
        let written = Step { links: Vec::new(), proof: None, ..step.clone() };
        assert_eq!(notation::parse(&text, position.geometry()), Ok(written), "{text}");
    }
}

/// Asserts that witnesses are filled cells with the digit that see the cells that they explain.
pub fn assert_witnesses_explain(technique: &Technique, step: &Step, position: &Position) {
    let board = position.geometry();
    let Some(part) = step.part("witnesses") else { return };
    let PartValue::Cells(witnesses) = part.value else { panic!("{step:?}") };
    let Candidate { cell, digit } = step.placements[0];
    let explained = |other, digit| {
        (board.peers(other)).iter().any(|c| witnesses.contains(c) && position.value(c) == Some(digit))
    };
    let explicable = |other, digit| board.peers(other).iter().any(|c| position.value(c) == Some(digit));
    if technique.id().as_str() == "hidden-single" {
        assert!(witnesses.iter().all(|witness| position.value(witness) == Some(digit)));
        let house = step.houses().next().unwrap();
        for other in (board.house(house).set() & position.open_cells()).without(cell) {
            assert_eq!(explained(other, digit), explicable(other, digit), "{}", line(step, position));
        }
    } else {
        assert!(witnesses.iter().all(|w| board.see_each_other(w, cell)));
        let values: BTreeSet<_> = witnesses.iter().map(|w| position.value(w)).collect();
        assert_eq!(values.len(), witnesses.len(), "one per digit: {}", line(step, position));
        for other in Digit::all(board.side()).filter(|other| *other != digit) {
            assert_eq!(explained(cell, other), explicable(cell, other), "{}", line(step, position));
        }
    }
}

/// Asserts that the incremental tables of a position equal those computed from scratch.
pub fn assert_same_as_recomputed(position: &Position) {
    let board = position.geometry();
    let mut fresh = Position::new(&position.to_puzzle()).unwrap();
    for cell in position.open_cells() {
        fresh.restrict(cell, position.candidates(cell));
    }
    assert_eq!(&fresh, position);
    for digit in Digit::all(board.side()) {
        assert_eq!(fresh.cells_with(digit), position.cells_with(digit));
        for house in board.house_ids() {
            assert_eq!(fresh.places(house, digit), position.places(house, digit));
            assert_eq!(fresh.placed_in(house), position.placed_in(house));
        }
    }
}
