//! The properties that every technique must have, on as many positions as time allows. The fast tests use thousands of
//! positions, this one millions.
//!
//! ```text
//! JADE_SOAK_SECONDS=3600 cargo test --release -p jade-logic --test it soak -- --ignored --nocapture
//! ```
//!
//! Each board has a number, starting from `JADE_SOAK_FIRST` (1), and depends only on it. A failure prints the number;
//! the command with `JADE_SOAK_FIRST` set to it and `JADE_SOAK_SECONDS=0` repeats just this board. `JADE_SOAK_THREADS`
//! is the number of threads (one for each processor). The boards are, in turn,
//!
//! - random puzzles, with every position on their path: each step of the path is checked, and some techniques besides;
//! - positions that occur in no order of solving;
//! - positions near an example of a technique: this technique and some others are checked.
//!
//! A technique is asked for all its steps. They must be sound, have an effect and be entailed by what they cite; a
//! sample is also compared with a naive finder, under symmetry, and with the declaration. Slow techniques are asked
//! rarely ([`Weight`]), so that every technique gets its share of the time.

use crate::common;

use common::generic::{
    assert_as_declared, assert_honest, assert_same_under, assert_sound, assert_witnesses_explain,
    compared_with_naive,
};
use common::share::Cost;
use common::{Rng, dug, geometries, line, scattered, solved, unique_solution, vary};
use jade_grid::{Geometry, Position, Puzzle, Symmetry};
use jade_logic::entailment::{self, NotEntailed};
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Profile, Step, Technique, simplest_steps};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

/// Reads a number from the environment.
fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number, not “{text}”")))
}

#[test]
#[ignore = "takes as long as it is told to"]
fn every_property_on_millions_of_positions() {
    let time = Duration::from_secs(number("JADE_SOAK_SECONDS").unwrap_or(3600));
    let threads = number("JADE_SOAK_THREADS")
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |count| count.get() as u64));
    let threads = if time.is_zero() { 1 } else { threads };
    let begun = Instant::now();
    let next = AtomicU64::new(number("JADE_SOAK_FIRST").unwrap_or(1));
    let (stop, tally) = (AtomicBool::new(false), Mutex::new(Tally::default()));
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let seen = {
                let _told = UnderWay { index, stop: &stop };
                look(index)
            };
            tally.lock().unwrap().add(seen);
            stop.fetch_or(begun.elapsed() >= time, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut stated = Duration::ZERO;
        while !workers.iter().all(|worker| worker.is_finished()) {
            std::thread::sleep(Duration::from_millis(100));
            if begun.elapsed() - stated >= Duration::from_secs(60) {
                stated = begun.elapsed();
                let before = next.load(Ordering::Relaxed);
                println!("{} s, before number {before}: {}", stated.as_secs(), tally.lock().unwrap());
            }
        }
    });
    let tally = tally.into_inner().unwrap();
    println!("{} s: {tally}", begun.elapsed().as_secs());
    println!("technique\tasked\tsteps\ton paths\tunsettled\tcompared\tms");
    for (id, of) in &tally.techniques {
        let Of { asked, steps, on_paths, unsettled, compared, spent } = of;
        println!("{id}\t{asked}\t{steps}\t{on_paths}\t{unsettled}\t{compared}\t{}", spent.as_millis());
    }
}

/// If something panics, prints the number of the board and stops the other threads.
struct UnderWay<'s> {
    index: u64,
    stop: &'s AtomicBool,
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("board {0} fails: JADE_SOAK_FIRST={0} JADE_SOAK_SECONDS=0", self.index);
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// What was checked.
#[derive(Default)]
struct Tally {
    boards: usize,
    positions: usize,
    techniques: BTreeMap<&'static str, Of>,
}

/// What was checked for one technique.
#[derive(Default)]
struct Of {
    /// How often it was asked for all its steps, and how many these were.
    asked: usize,
    steps: usize,
    /// The number of its steps on paths.
    on_paths: usize,
    /// The number of steps for which the entailment checker gave up, on a large board.
    unsettled: usize,
    /// How often its steps were compared with a naive finder.
    compared: usize,
    spent: Duration,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.boards += other.boards;
        self.positions += other.positions;
        for (id, more) in other.techniques {
            let of = self.techniques.entry(id).or_default();
            of.asked += more.asked;
            of.steps += more.steps;
            of.on_paths += more.on_paths;
            of.unsettled += more.unsettled;
            of.compared += more.compared;
            of.spent += more.spent;
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { boards, positions, techniques } = self;
        let sum = |count: fn(&Of) -> usize| techniques.values().map(count).sum::<usize>();
        let (asked, steps) = (sum(|of| of.asked), sum(|of| of.steps));
        write!(
            f,
            "{boards} boards, {positions} positions, {asked} times a technique, which said {steps} steps, "
        )?;
        write!(
            f,
            "{} steps of paths ({} unsettled in all), ",
            sum(|of| of.on_paths),
            sum(|of| of.unsettled)
        )?;
        write!(f, "{} times a naive finder", sum(|of| of.compared))
    }
}

/// How often a technique is asked, and compared with a naive finder.
struct Weight {
    asked: usize,
    /// Per thousand.
    compared: usize,
}

impl Weight {
    fn of(technique: &Technique, side: usize) -> Weight {
        let (asked, compared) = match Cost::of(technique) {
            Cost::Cheap | Cost::Rare | Cost::Fragile | Cost::MostFragile => (1000, 100),
            Cost::Dear => (200, 20),
            Cost::Dearest | Cost::DearestAndFragile | Cost::DearestAndRare => (30, 20),
            Cost::Forcing | Cost::Nested => (10, 20),
        };
        let larger = if side > 9 { 10 } else { 1 };
        Weight { asked: (asked / larger).max(1), compared: if side > 9 { 0 } else { compared } }
    }
}

/// Makes the board with this number and checks it.
fn look(index: u64) -> Tally {
    let mut rng = Rng::new(index);
    let boards = geometries();
    // Most people solve 9×9, and most patterns need space.
    let board = match rng.percent(60) {
        true => boards.iter().find(|board| board.side() == 9).unwrap(),
        false => boards[rng.below(boards.len())],
    };
    let mut look = Look { rng, tally: Tally { boards: 1, ..Tally::default() } };
    match index % 4 {
        0 => look.scattered(board),
        1 => look.near_an_example(),
        _ => look.path(board),
    }
    look.tally
}

/// The check of one board.
struct Look {
    rng: Rng,
    tally: Tally,
}

impl Look {
    /// Checks a position that occurs in no order of solving.
    fn scattered(&mut self, board: &'static Geometry) {
        let full = solved(board, &mut self.rng);
        let position = scattered(&full, &mut self.rng);
        self.tally.positions += 1;
        for _ in 0..20 {
            let technique = self.some(board.side());
            if !technique.assumes_uniqueness() {
                self.ask(technique, &position, &full);
            }
        }
    }

    /// Checks a position near an example of a technique, with this technique and some others.
    fn near_an_example(&mut self) {
        static EXAMPLES: LazyLock<BTreeMap<&str, Vec<(Position, Puzzle)>>> = LazyLock::new(|| {
            let with_solution =
                |start: Position| Some((start.clone(), unique_solution(&common::givens(&start))?));
            let of = |technique: &Technique| -> Vec<(Position, Puzzle)> {
                let positions = technique.examples().into_iter().map(|example| example.position());
                positions.filter_map(with_solution).collect()
            };
            ALL.iter().map(|technique| (technique.id().as_str(), of(technique))).collect()
        });
        let technique = self.some(9);
        let examples = &EXAMPLES[technique.id().as_str()];
        if examples.is_empty() {
            return;
        }
        let (start, full) = &examples[self.rng.below(examples.len())];
        let symmetry = Symmetry::random(start.geometry(), |n| self.rng.below(n));
        let (mut position, full) = (symmetry.position(start), symmetry.puzzle(full));
        vary(&mut position, &full, &mut self.rng);
        self.tally.positions += 1;
        self.ask(technique, &position, &full);
        for _ in 0..5 {
            let other = self.some(position.geometry().side());
            self.ask(other, &position, &full);
        }
    }

    /// Checks every position on the path of a random puzzle.
    fn path(&mut self, board: &'static Geometry) {
        static FULL: LazyLock<Profile> = LazyLock::new(Profile::full);
        /// Large boards may take seconds if nothing simple applies.
        static QUICK: LazyLock<Profile> = LazyLock::new(|| {
            let mut quick = Profile::full();
            quick.techniques.retain(|ranked| Cost::of(ranked.technique).is_cheap());
            quick
        });
        let (tries, profile) = if board.side() > 9 { (80, &QUICK) } else { (board.cell_count(), &FULL) };
        let full = solved(board, &mut self.rng);
        let mut position = Position::new(&dug(&full, tries, &mut self.rng)).unwrap();
        while !position.is_full() {
            self.tally.positions += 1;
            let round = simplest_steps(&Analysis::of_proper(&position), profile);
            for step in &round {
                self.check(step, &position, &full);
                let of = self.tally.techniques.entry(step.technique.as_str()).or_default();
                of.on_paths += 1;
            }
            for _ in 0..2 {
                let technique = self.some(board.side());
                self.ask(technique, &position, &full);
            }
            if round.is_empty() {
                return;
            }
            round.iter().for_each(|step| {
                step.apply(&mut position);
            });
            assert_eq!(position.contradiction(), None);
        }
        assert_eq!(position.to_puzzle(), full);
    }

    /// Returns a random technique; slow ones are rarer.
    fn some(&mut self, side: usize) -> &'static Technique {
        let weight = |technique: &&Technique| Weight::of(technique, side).asked;
        let mut left = self.rng.below(ALL.iter().map(&weight).sum());
        let chosen = ALL.iter().find(|technique| {
            let within = left < weight(technique);
            left = left.saturating_sub(weight(technique));
            within
        });
        chosen.expect("the weights make up the sum")
    }

    /// Asks a technique for all its steps in a position, and checks them.
    fn ask(&mut self, technique: &'static Technique, position: &Position, full: &Puzzle) {
        let begun = Instant::now();
        let steps = technique.all_steps(&Analysis::of_proper(position));
        for step in &steps {
            self.check(step, position, full);
            assert_witnesses_explain(technique, step, position);
        }
        if self.rng.percent(10) {
            assert_as_declared(technique, position, &steps);
            let symmetry = Symmetry::random(position.geometry(), |n| self.rng.below(n));
            assert_same_under(&symmetry, technique, position, &steps);
        }
        let is_compared = self.rng.below(1000) < Weight::of(technique, position.geometry().side()).compared;
        let compared = is_compared && compared_with_naive(technique, position, &steps).is_some();
        let of = self.tally.techniques.entry(technique.id().as_str()).or_default();
        of.asked += 1;
        of.steps += steps.len();
        of.compared += usize::from(compared);
        of.spent += begun.elapsed();
    }

    /// Asserts that a step is sound, has an effect and is honest, unless that would take too long.
    fn check(&mut self, step: &Step, position: &Position, full: &Puzzle) {
        assert_sound(step, position, full);
        if step.proof.is_some() {
            return assert_honest(step, position);
        }
        match entailment::check(position, step) {
            Err(NotEntailed { gave_up: true, .. }) if position.geometry().side() > 9 => {
                self.tally.techniques.entry(step.technique.as_str()).or_default().unsettled += 1;
            }
            stated => assert_eq!(stated, Ok(()), "{}", line(step, position)),
        }
    }
}
