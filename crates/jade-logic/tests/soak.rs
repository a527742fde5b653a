//! The properties that every technique must have, on as many positions as there is time for: what the fast tests look at
//! thousands of, this looks at millions of.
//!
//! ```text
//! JADE_SOAK_SECONDS=3600 cargo test --release -p jade-logic --test soak -- --ignored --nocapture
//! ```
//!
//! Each position has a number, from `JADE_SOAK_FIRST` (1) on, and is made from that alone: a failure names it, and the
//! command with `JADE_SOAK_FIRST` set to it and `JADE_SOAK_SECONDS=0` looks at just this one again. In turn positions are
//!
//! - on the path of a random puzzle of some board from 4×4 to 16×16,
//! - such that no order of solving leads there,
//! - near an example of a technique.

mod common;

use common::share::Cost;
use common::{
    Rng, assert_honest, compared_with_naive, dug, geometries, holds_in, line, scattered, solved,
    unique_solution, vary,
};
use jade_grid::{Position, Puzzle, Symmetry};
use jade_logic::entailment::{self, NotEntailed};
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Profile, Step, next_step, notation};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number, not “{text}”")),
        Err(_) => otherwise,
    }
}

#[test]
#[ignore = "takes as long as it is told to"]
fn every_property_on_millions_of_positions() {
    let time = Duration::from_secs(number("JADE_SOAK_SECONDS", 3600));
    let (begun, mut told) = (Instant::now(), Duration::ZERO);
    let first = number("JADE_SOAK_FIRST", 1);
    let mut tally = Tally::default();
    for index in first.. {
        println_if_it_fails(index, || look(index, &mut tally));
        if begun.elapsed() >= time {
            break;
        }
        if begun.elapsed() - told > Duration::from_secs(60) {
            told = begun.elapsed();
            println!("{} s, up to number {index}: {tally}", told.as_secs());
        }
    }
    println!("{} s: {tally}", begun.elapsed().as_secs());
    for (id, steps) in &tally.steps {
        println!("{id}\t{steps}");
    }
}

/// Says which position it was, should anything panic.
fn println_if_it_fails(index: u64, check: impl FnOnce()) {
    struct Told(u64);
    impl Drop for Told {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("position {} fails: JADE_SOAK_FIRST={} JADE_SOAK_SECONDS=0", self.0, self.0);
            }
        }
    }
    let _told = Told(index);
    check();
}

#[derive(Default)]
struct Tally {
    positions: usize,
    asked: usize,
    compared: usize,
    /// Steps of which the checker, on a large board, gave up to find out whether what they cite entails what they say.
    unsettled: usize,
    steps: BTreeMap<&'static str, usize>,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { positions, asked, compared, unsettled, steps } = self;
        let steps: usize = steps.values().sum();
        write!(
            f,
            "{positions} positions, {asked} times a technique, {steps} steps ({unsettled} unsettled), "
        )?;
        write!(f, "{compared} with a naive finder")
    }
}

/// Makes the position with this number, and sees to it that all is well there.
fn look(index: u64, tally: &mut Tally) {
    let mut rng = Rng::new(index);
    let boards = geometries();
    // Most people solve 9×9, and most patterns need room.
    let board = match rng.percent(60) {
        true => boards.iter().find(|board| board.side() == 9).unwrap(),
        false => boards[rng.below(boards.len())],
    };
    let (position, full, proper) = match index % 3 {
        0 => {
            let full = solved(board, &mut rng);
            (scattered(&full, &mut rng), full, false)
        }
        1 => near_an_example(&mut rng),
        _ => {
            let full = solved(board, &mut rng);
            let tries = if board.side() > 9 { 80 } else { board.cell_count() };
            (on_its_path(&dug(&full, tries, &mut rng), &mut rng), full, true)
        }
    };
    tally.positions += 1;
    for technique in ALL.iter().filter(|technique| proper || !technique.facts().assumes_uniqueness) {
        let side = position.geometry().side();
        let share = Cost::of(*technique).positions(1000, side);
        if rng.below(1000) >= share {
            continue;
        }
        let steps = technique.all_steps(&Analysis::of_proper(&position));
        tally.asked += 1;
        *tally.steps.entry(technique.id().as_str()).or_default() += steps.len();
        for step in &steps {
            check(step, &position, &full);
            tally.unsettled += usize::from(!is_settled(step, &position));
        }
        if side <= 9 && rng.percent(2) {
            tally.compared += usize::from(compared_with_naive(*technique, &position, &steps).is_some());
        }
    }
}

/// A position near an example of a technique, with a solution.
fn near_an_example(rng: &mut Rng) -> (Position, Puzzle, bool) {
    static EXAMPLES: LazyLock<Vec<(Position, Puzzle)>> = LazyLock::new(|| {
        let examples = ALL.iter().flat_map(|technique| technique.examples());
        let positions = examples.map(|example| example.position());
        positions
            .filter_map(|start| Some((unique_solution(&common::givens(&start))?, start)))
            .map(|(full, start)| (start, full))
            .collect()
    });
    let (start, full) = &EXAMPLES[rng.below(EXAMPLES.len())];
    let symmetry = Symmetry::random(start.geometry(), |n| rng.below(n));
    let (mut position, full) = (symmetry.position(start), symmetry.puzzle(full));
    vary(&mut position, &full, rng);
    (position, full, true)
}

/// Some steps along the path of a puzzle.
fn on_its_path(puzzle: &Puzzle, rng: &mut Rng) -> Position {
    let mut position = Position::new(puzzle).unwrap();
    let profile = Profile::full();
    for _ in 0..rng.below(60) {
        let Some(step) = next_step(&Analysis::of_proper(&position), &profile) else { break };
        step.apply(&mut position);
    }
    position
}

/// Sound, not idle, and read as it is written.
fn check(step: &Step, position: &Position, full: &Puzzle) {
    assert!(holds_in(step, full), "not so: {}", line(step, position));
    assert!(step.changes(position), "idle: {}", line(step, position));
    let written = notation::print(step, position.geometry());
    let read = notation::parse(&written, position.geometry());
    let says = |step: &Step| {
        (step.technique, step.parts.clone(), step.placements.clone(), step.eliminations.clone())
    };
    assert_eq!(read.map(|read| says(&read)), Ok(says(step)), "{written}");
}

/// Sees to it that the step is honest, unless that would take too long to find out: then false.
fn is_settled(step: &Step, position: &Position) -> bool {
    if step.proof.is_some() {
        assert_honest(step, position);
        return true;
    }
    match entailment::check(position, step) {
        Err(NotEntailed { gave_up: true, .. }) if position.geometry().side() > 9 => false,
        told => {
            assert_eq!(told, Ok(()), "{}", line(step, position));
            true
        }
    }
}
