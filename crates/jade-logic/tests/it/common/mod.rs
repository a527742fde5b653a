//! Boards for the tests: seeded, so that every run sees the same ones.

// Each test file uses its own share of this.
#![allow(dead_code)]

pub mod als;
pub mod chains;
pub mod exocet;
pub mod expert;
pub mod fish;
pub mod forcing;
pub mod generic;
pub mod guardian;
pub mod kraken;
pub mod naive;
pub mod patterns;
pub mod share;
pub mod shared;
pub mod template;
pub mod uniqueness;

use jade_grid::{Candidate, CellSet, Digit, Geometry, Position, Puzzle};
use jade_logic::{Analysis, Profile, Step, notation, simplest_steps};
use jade_search::{Backtracking, Classification, Engine, Limits};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Placements and eliminations, both in order.
pub type Conclusions = (Vec<Candidate>, Vec<Candidate>);

/// What a naive finder says that a technique should conclude.
pub enum Expected {
    /// Just these.
    Exactly(BTreeSet<Conclusions>),
    /// These among others: the naive finder does not look as far.
    AtLeast(BTreeSet<Conclusions>),
    /// It would take too long on this board.
    TooLong,
}

/// A file of naive finders: what the technique with this id should conclude; `None` if it has none for it.
type Naive = fn(id: &str, position: &Position) -> Option<Expected>;

/// The naive finders of patterns beyond one house, one file for each family: a new file is a line here.
const NAIVE: &[Naive] = &[
    patterns::conclusions,
    fish::conclusions,
    exocet::conclusions,
    expert::conclusions,
    als::conclusions,
    chains::conclusions,
    forcing::conclusions,
    guardian::conclusions,
    kraken::conclusions,
    uniqueness::conclusions,
    template::conclusions,
];

/// Techniques that no naive finder is compared with, and why not.
pub const WITHOUT_NAIVE: &[(&str, &str)] = &[
    ("franken-jellyfish", TOO_RARE),
    ("franken-squirmbag", TOO_MANY_HOUSES),
    ("franken-whale", TOO_MANY_HOUSES),
    ("franken-leviathan", TOO_MANY_HOUSES),
    ("finned-franken-squirmbag", TOO_MANY_HOUSES),
    ("finned-franken-whale", TOO_MANY_HOUSES),
    ("finned-franken-leviathan", TOO_MANY_HOUSES),
    ("mutant-jellyfish", TOO_RARE),
    ("mutant-squirmbag", TOO_MANY_HOUSES),
    ("mutant-whale", TOO_MANY_HOUSES),
    ("mutant-leviathan", TOO_MANY_HOUSES),
    ("finned-mutant-squirmbag", TOO_MANY_HOUSES),
    ("finned-mutant-whale", TOO_MANY_HOUSES),
    ("finned-mutant-leviathan", TOO_MANY_HOUSES),
];

/// Boards that are small enough to try all choices of houses have hardly any of these.
const TOO_RARE: &str = "where all choices of houses can be tried there are hardly any";

/// One search finds these fish whatever their size: those of two and three houses are compared, with fins also of four.
const TOO_MANY_HOUSES: &str = "there are millions of ways to choose five houses and five more";

/// What the technique with this id should conclude, by the first naive finder that knows it.
pub fn expected(id: &str, position: &Position) -> Option<Expected> {
    NAIVE.iter().find_map(|naive| naive(id, position))
}

/// SplitMix64: small, and the same everywhere.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True in `percent` of cases.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// 0 .. `groups * size`, shuffled within groups and group by group: an order of rows (columns) that keeps
/// boxes together.
fn shuffled_in_groups(groups: usize, size: usize, rng: &mut Rng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..groups).collect();
    rng.shuffle(&mut order);
    order
        .into_iter()
        .flat_map(|group| {
            let mut lines: Vec<usize> = (0..size).map(|i| group * size + i).collect();
            rng.shuffle(&mut lines);
            lines
        })
        .collect()
}

/// A full board: the cyclic pattern, with rows, columns and digits shuffled, then as many random
/// exchanges of two digits along their alternating cycle as it has cells, which lead away from the
/// pattern.
pub fn solved(geometry: &'static Geometry, rng: &mut Rng) -> Puzzle {
    let (side, box_rows, box_columns) = (geometry.side(), geometry.box_rows(), geometry.box_columns());
    let rows = shuffled_in_groups(side / box_rows, box_rows, rng);
    let columns = shuffled_in_groups(side / box_columns, box_columns, rng);
    let mut digits: Vec<usize> = (0..side).collect();
    rng.shuffle(&mut digits);
    let mut board = Puzzle::empty(geometry);
    for (row, &from_row) in rows.iter().enumerate() {
        for (column, &from_column) in columns.iter().enumerate() {
            let value = (from_row % box_rows * box_columns + from_row / box_rows + from_column) % side;
            board.set(geometry.cell_at(row, column), Some(Digit::from_index(digits[value])));
        }
    }
    for _ in 0..geometry.cell_count() {
        exchange(&mut board, rng);
    }
    assert!(board.is_solution());
    board
}

/// Exchanges two digits in the smallest set of cells around a random one where that breaks no rule.
fn exchange(board: &mut Puzzle, rng: &mut Rng) {
    let geometry = board.geometry();
    let a = Digit::from_index(rng.below(geometry.side()));
    let b = Digit::from_index(rng.below(geometry.side()));
    let both: CellSet = board.clues().filter(|(_, d)| *d == a || *d == b).map(|(cell, _)| cell).collect();
    let mut component = CellSet::EMPTY;
    let mut frontier: Vec<_> = both.iter().nth(rng.below(both.len())).into_iter().collect();
    while let Some(cell) = frontier.pop() {
        component.add(cell);
        frontier.extend((geometry.peers(cell) & both) - component);
    }
    for cell in component {
        let other = if board.get(cell) == Some(a) { b } else { a };
        board.set(cell, Some(other));
    }
}

/// A puzzle with one solution: digits of `solution` taken out in random order for as long as one is left,
/// and no more than `tries` times.
pub fn dug(solution: &Puzzle, tries: usize, rng: &mut Rng) -> Puzzle {
    let mut puzzle = solution.clone();
    let mut cells: Vec<_> = solution.geometry().cells().collect();
    rng.shuffle(&mut cells);
    for cell in cells.into_iter().take(tries) {
        let digit = puzzle.get(cell);
        puzzle.set(cell, None);
        if unique_solution(&puzzle).is_none() {
            puzzle.set(cell, digit);
        }
    }
    puzzle
}

/// The solution, if there is just one.
pub fn unique_solution(puzzle: &Puzzle) -> Option<Puzzle> {
    match Backtracking::fewest_candidates().classify(puzzle, &Limits::default()) {
        Classification::Proper(solution) => Some(solution),
        _ => None,
    }
}

/// A position that no order of solving leads to: some truths placed, some candidates taken away that are
/// not the solution's. How much of each varies.
pub fn scattered(solution: &Puzzle, rng: &mut Rng) -> Position {
    let geometry = solution.geometry();
    let mut position = Position::blank(geometry);
    let placed = [5, 15, 30, 45, 60, 80][rng.below(6)];
    let removed = [0, 5, 20, 40, 60, 75][rng.below(6)];
    for (cell, digit) in solution.clues() {
        if rng.percent(placed) {
            position.place(cell, digit);
        }
    }
    let surplus: Vec<_> =
        position.all_candidates().filter(|c| solution.get(c.cell) != Some(c.digit)).collect();
    for candidate in surplus {
        if rng.percent(removed) {
            position.eliminate(candidate.cell, candidate.digit);
        }
    }
    position
}

/// The puzzle that a position comes from: its givens; all digits where it does not say which are.
pub fn givens(position: &Position) -> Puzzle {
    let mut puzzle = position.to_puzzle();
    for (cell, _) in position.to_puzzle().clues() {
        if position.givens().is_some_and(|givens| !givens.contains(cell)) {
            puzzle.set(cell, None);
        }
    }
    puzzle
}

/// Puzzles with one solution, with it, as many on each board that properties are tested on; made once.
pub fn proper_puzzles(geometry: &'static Geometry) -> &'static [(Puzzle, Puzzle)] {
    type Puzzles = Vec<(&'static Geometry, Vec<(Puzzle, Puzzle)>)>;
    static PUZZLES: LazyLock<Puzzles> = LazyLock::new(|| {
        let make = |board: &'static Geometry| {
            let mut rng = Rng::new(board.side() as u64);
            // Digging to the bottom takes long on large boards.
            let tries = if board.side() > 9 { 80 } else { board.cell_count() };
            let one = |_| {
                let full = solved(board, &mut rng);
                (dug(&full, tries, &mut rng), full)
            };
            (board, (0..12).map(one).collect())
        };
        geometries().into_iter().map(make).collect()
    });
    let (_, puzzles) = PUZZLES.iter().find(|(board, _)| *board == geometry).expect("one of `geometries`");
    puzzles
}

/// The steps of a path as they are told: in each round the simplest technique that finds any, asked as if nothing had been
/// looked at before.
pub fn path_asked_anew(start: &Analysis<'_>, profile: &Profile) -> Vec<Step> {
    let (mut position, mut steps) = (start.position().clone(), Vec::new());
    while position.contradiction().is_none() && !position.is_full() {
        let analysis = start.of_later(&position);
        let round = simplest_steps(&analysis, profile);
        if round.is_empty() {
            break;
        }
        steps.extend(round.into_iter().filter(|step| step.apply(&mut position)));
    }
    steps
}

/// A position of a proper puzzle that some solver may reach: some truths entered, some candidates taken away that
/// are not the solution's. How much of each varies.
pub fn reached(puzzle: &Puzzle, solution: &Puzzle, rng: &mut Rng) -> Position {
    let mut position = Position::new(puzzle).unwrap();
    let (placed, removed) = ([0, 10, 30, 50, 70][rng.below(5)], [0, 20, 40, 60, 80, 90][rng.below(6)]);
    for (cell, digit) in solution.clues() {
        if rng.percent(placed) {
            position.place(cell, digit);
        }
    }
    let surplus: Vec<_> =
        position.all_candidates().filter(|c| solution.get(c.cell) != Some(c.digit)).collect();
    for candidate in surplus {
        if rng.percent(removed) {
            position.eliminate(candidate.cell, candidate.digit);
        }
    }
    position
}

/// The boards that properties are tested on.
pub fn geometries() -> Vec<&'static Geometry> {
    let wide = [4, 6, 8, 9, 10, 12, 16].map(|side| Geometry::standard(side).unwrap());
    let high = Geometry::with_boxes(3, 2).unwrap();
    wide.into_iter().chain([high]).collect()
}

/// Takes away some candidates that are not the solution's, up to seven; or, at times, places a truth.
pub fn vary(position: &mut Position, full: &Puzzle, rng: &mut Rng) {
    for _ in 0..rng.below(8) {
        let surplus: Vec<_> =
            position.all_candidates().filter(|c| full.get(c.cell) != Some(c.digit)).collect();
        if !surplus.is_empty() {
            let gone = surplus[rng.below(surplus.len())];
            position.eliminate(gone.cell, gone.digit);
        }
    }
    let open: Vec<_> = position.open_cells().iter().collect();
    if rng.percent(20) && !open.is_empty() {
        let cell = open[rng.below(open.len())];
        if let Some(digit) = full.get(cell) {
            position.place(cell, digit);
        }
    }
}

/// A step in one line, and the position that it belongs to: what a failing test says.
pub fn line(step: &Step, position: &Position) -> String {
    format!("{}\n{position:?}", notation::print(step, position.geometry()))
}

/// Whether what the step concludes is so in this solution.
pub fn holds_in(step: &Step, solution: &Puzzle) -> bool {
    let says = |c: &Candidate| solution.get(c.cell) == Some(c.digit);
    step.placements.iter().all(says) && !step.eliminations.iter().any(says)
}
