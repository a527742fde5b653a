//! Ratings of JADE's own puzzles: limits, options, boards that are no puzzles, and what must hold for every step.

use crate::checker::Checker;
use crate::position;
use jade_explainer::{
    BEYOND, Evidence, ExplainerLimits, Figure, Options, Outcome, Path, Refused, Scale, Stopped, Technique,
    rate,
};
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, Position, Puzzle};
use std::cell::Cell as Counter;
use std::collections::BTreeSet;

/// Puzzles of JADE's own collection with their ER, EP, ED and number of steps.
const PUZZLES: &str = include_str!("own.txt");

struct Own {
    line: &'static str,
    figures: [&'static str; 3],
    steps: usize,
}

fn puzzles() -> Vec<Own> {
    let lines = PUZZLES.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let fields: Vec<_> = line.split(' ').collect();
        Own { line: fields[0], figures: [fields[1], fields[2], fields[3]], steps: fields[4].parse().unwrap() }
    };
    lines.map(read).collect()
}

/// Returns the solution of a puzzle, from the path itself, checked against the rules.
fn solution(line: &str) -> Puzzle {
    let start = position(line);
    let mut puzzle = start.to_puzzle();
    for step in Path::new(&start, Options::default(), ExplainerLimits::default()).unwrap() {
        if let Some(placed) = step.placement {
            puzzle.set(placed.cell, Some(placed.digit));
        }
    }
    assert!(puzzle.solves(&start.to_puzzle()), "{line}");
    puzzle
}

#[test]
fn ratings_stay_the_same() {
    for own in puzzles() {
        let rating = rate(&position(own.line), Options::default(), ExplainerLimits::default()).unwrap();
        let figures = [rating.er, rating.ep, rating.ed].map(|figure| figure.to_string());
        assert_eq!(figures, own.figures, "{}", own.line);
        assert_eq!((rating.steps, rating.outcome), (own.steps, Outcome::Solved), "{}", own.line);
    }
}

#[test]
fn every_step_agrees_with_the_solution_and_its_proof_holds() {
    let mut techniques = BTreeSet::new();
    for own in puzzles() {
        let (start, solution) = (position(own.line), solution(own.line));
        let mut checker = Checker::new(&start);
        for step in Path::new(&start, Options::default(), ExplainerLimits::default()).unwrap() {
            let right = |one: &Candidate| solution.get(one.cell) == Some(one.digit);
            assert!(step.placement.iter().all(right), "{}: {step:?}", own.line);
            assert!(!step.eliminations.iter().any(right), "{}: {step:?}", own.line);
            assert_eq!(step.placement.is_some(), step.eliminations.is_empty(), "{}: {step:?}", own.line);
            if let Err(why) = checker.check(&step) {
                panic!("{}: {why}: {step:#?}", own.line);
            }
            checker.apply(&step);
            techniques.insert(step.technique);
        }
    }
    // All that are not rare.
    assert!(techniques.len() >= 20, "{techniques:?}");
    assert!(techniques.contains(&Technique::DynamicContradiction), "{techniques:?}");
}

#[test]
fn the_checker_refuses_wrong_proofs() {
    let mut refused = 0;
    for own in puzzles() {
        let start = position(own.line);
        let mut checker = Checker::new(&start);
        for step in Path::new(&start, Options::default(), ExplainerLimits::default()).unwrap() {
            if let Evidence::Chains(proof) = &step.evidence
                && proof.chains.iter().all(|chain| chain.implications.len() > 3)
            {
                // Without its last implication, a chain proves nothing.
                let mut wrong = step.clone();
                let Evidence::Chains(proof) = &mut wrong.evidence else { unreachable!() };
                proof.chains[0].implications.pop();
                assert!(checker.check(&wrong).is_err(), "{}: {wrong:#?}", own.line);
                refused += 1;
            }
            checker.apply(&step);
        }
    }
    assert!(refused > 20);
}

#[test]
fn the_same_puzzle_has_the_same_steps() {
    for own in puzzles().iter().rev().take(3) {
        let steps = || -> Vec<_> {
            Path::new(&position(own.line), Options::default(), ExplainerLimits::default()).unwrap().collect()
        };
        assert_eq!(steps(), steps());
    }
}

/// Digits may be renamed where only singles are needed: then the first of several hidden singles is another one, but all
/// rate the same. Harder puzzles have other ratings in other forms, in the program as well.
#[test]
fn easy_ratings_do_not_depend_on_digits() {
    let mut easy = 0;
    for own in puzzles().iter().filter(|own| own.figures[0] == "1.2") {
        for shift in 1..9 {
            let rename =
                |c: char| c.to_digit(10).map_or(c, |d| char::from(b'1' + ((d - 1 + shift) % 9) as u8));
            let line: String = own.line.chars().map(rename).collect();
            let rating = rate(&position(&line), Options::default(), ExplainerLimits::default()).unwrap();
            assert_eq!(rating.er, Figure::Exactly(12));
            easy += 1;
        }
    }
    assert!(easy > 0);
}

#[test]
fn a_rating_that_is_stopped_says_at_least() {
    let own = puzzles().pop().unwrap();
    let start = position(own.line);
    let full = rate(&start, Options::default(), ExplainerLimits::default()).unwrap();
    let mut last = 0;
    for part in 0..=10 {
        let limits = ExplainerLimits::default().nodes(full.nodes * part / 10);
        let rating = rate(&start, Options::default(), limits).unwrap();
        if part == 10 {
            continue;
        }
        assert_eq!(rating.outcome, Outcome::Stopped(Stopped::NodeLimit));
        assert!(!rating.er.is_exact() && rating.er.tenths() <= full.er.tenths());
        assert!(rating.er.to_string().starts_with("≥ "));
        assert!(rating.er.tenths() >= last);
        last = rating.er.tenths();
        assert!(!rating.ed.is_exact() || rating.ed == full.ed);
    }
    assert!(last > 70);
}

#[test]
fn cancel_is_asked_often() {
    let own = puzzles().pop().unwrap();
    let asked = Counter::new(0);
    for most in [0, 1, 10, 50] {
        asked.set(0);
        let cancel = || {
            asked.set(asked.get() + 1);
            asked.get() > most
        };
        let rating =
            rate(&position(own.line), Options::default(), ExplainerLimits::default().cancel(&cancel))
                .unwrap();
        assert_eq!(rating.outcome, Outcome::Stopped(Stopped::Cancelled));
        assert_eq!(asked.get(), most + 1);
    }
}

/// The candidates of a puzzle as a sukaku: no values, all that is left after the givens.
fn sukaku(line: &str) -> Position {
    let start = position(line);
    let mut marks = Position::blank(start.geometry());
    for cell in start.geometry().cells() {
        let digits = match start.value(cell) {
            Some(digit) => DigitSet::only(digit),
            None => start.candidates(cell),
        };
        marks.restrict(cell, digits);
    }
    marks
}

#[test]
fn candidates_may_belong_to_the_puzzle() {
    let options = Options { sukaku: true, ..Options::default() };
    for own in puzzles() {
        let rating = rate(&sukaku(own.line), options, ExplainerLimits::default()).unwrap();
        let start = position(own.line);
        let lone = |cell: Cell| {
            start
                .candidates(cell)
                .single()
                .is_some_and(|digit| (start.cells_with(digit) & start.geometry().peers(cell)).is_empty())
        };
        // What stands alone at the beginning is a value, not a step. Nothing else is different.
        let values = start.geometry().cells().filter(|cell| lone(*cell)).count();
        assert_eq!(rating.outcome, Outcome::Solved);
        assert_eq!(rating.steps + values, own.steps, "{}", own.line);
        assert_eq!(rating.er.to_string(), own.figures[0], "{}", own.line);
    }
    // Without the option the givens are singles to be found.
    let own = &puzzles()[0];
    let rating = rate(&sukaku(own.line), Options::default(), ExplainerLimits::default()).unwrap();
    assert_eq!(rating.steps, own.steps + position(own.line).givens().unwrap().len());
}

#[test]
fn boards_without_or_with_several_solutions_end() {
    // Two digits that may be exchanged; nothing given; a cell without candidates.
    let options = Options { uniqueness: false, ..Options::default() };
    let several = puzzles()[0].line;
    let several = solution(several).to_string().replace(['1', '2'], ".");
    let rating = rate(&position(&several), options, ExplainerLimits::default()).unwrap();
    assert_eq!((rating.er, rating.outcome), (Figure::Exactly(BEYOND), Outcome::Stuck));
    assert_eq!(rating.ed, rating.er);

    let blank = Position::blank(Geometry::standard(9).unwrap());
    let rating = rate(&blank, options, ExplainerLimits::default().nodes(1_000_000)).unwrap();
    assert_eq!(rating.outcome, Outcome::Stopped(Stopped::NodeLimit));
    assert!(rating.er >= Figure::AtLeast(65));

    for own in puzzles() {
        let mut broken = position(own.line);
        let cell = broken.open_cells().first().unwrap();
        broken.restrict(cell, DigitSet::EMPTY);
        let rating = rate(&broken, Options::default(), ExplainerLimits::default().nodes(300_000)).unwrap();
        assert!(rating.er.tenths() > 0);
    }
}

#[test]
fn random_candidates_cause_no_panic() {
    let mut state = 7u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    };
    for _ in 0..60 {
        let mut marks = Position::blank(Geometry::standard(9).unwrap());
        let density = random() % 6 + 2;
        for cell in marks.geometry().cells() {
            let keep = Digit::all(9).filter(|_| random() % 8 < density).collect();
            marks.restrict(cell, keep);
        }
        for (sukaku, uniqueness) in [(false, false), (true, true)] {
            let options = Options { sukaku, uniqueness, ..Options::default() };
            let mut path = Path::new(&marks, options, ExplainerLimits::default().nodes(400_000)).unwrap();
            let steps = path.by_ref().take(1_000).count();
            assert!(steps < 1_000);
        }
    }
}

#[test]
fn other_boards_and_scales_are_refused_by_name() {
    let small = Position::blank(Geometry::standard(6).unwrap());
    let refused = rate(&small, Options::default(), ExplainerLimits::default()).unwrap_err();
    assert_eq!(refused, Refused::Board { side: 6 });
    let start = position(puzzles()[0].line);
    for scale in Scale::ALL {
        let result = rate(&start, Options { scale, ..Options::default() }, ExplainerLimits::default());
        match scale.is_available() {
            true => assert!(result.is_ok()),
            false => {
                assert_eq!(result, Err(Refused::Scale(scale)));
                assert!(result.unwrap_err().to_string().contains(scale.id()));
            }
        }
    }
    let ids: BTreeSet<_> = Technique::ALL.iter().map(|technique| technique.id()).collect();
    assert_eq!(ids.len(), Technique::ALL.len());
}
