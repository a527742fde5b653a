//! Boards for the tests, made from seeds, so that every run has the same ones.

// Each test file uses only part of this.
#![allow(dead_code)]

pub mod als;
pub mod chains;
pub mod clues;
pub mod exclusion;
pub mod exocet;
pub mod expert;
pub mod fish;
pub mod forcing;
pub mod generic;
pub mod guardian;
pub mod kraken;
pub mod leftovers;
pub mod naive;
pub mod nested;
pub mod patterns;
pub mod share;
pub mod shared;
pub mod sums;
pub mod template;
pub mod uniqueness;

use jade_grid::{
    Candidate, Cell, Digit, Geometry, LargeCellSet, Notation, Position, PositionOf, Puzzle, Rules,
};
use jade_logic::{Analysis, Profile, Step, notation, simplest_steps};
use jade_search::{Backtracking, Classification, Engine, SearchLimits};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Placements and eliminations, both in order.
pub type Conclusions = (Vec<Candidate>, Vec<Candidate>);

/// The conclusions that a naive finder expects of a technique.
pub enum Expected {
    /// Exactly these.
    Exactly(BTreeSet<Conclusions>),
    /// At least these; the naive finder does not search as far.
    AtLeast(BTreeSet<Conclusions>),
    /// The search would take too long on this board.
    TooLong,
}

/// A file of naive finders: returns the expected conclusions of a technique; `None` if it has no finder for it.
type Naive = fn(id: &str, position: &Position) -> Option<Expected>;

/// The naive finders for patterns beyond one house, one file per family. A new file is a line here.
const NAIVE: &[Naive] = &[
    patterns::conclusions,
    exclusion::conclusions,
    fish::conclusions,
    exocet::conclusions,
    expert::conclusions,
    als::conclusions,
    chains::conclusions,
    clues::conclusions,
    forcing::conclusions,
    nested::conclusions,
    guardian::conclusions,
    kraken::conclusions,
    leftovers::conclusions,
    uniqueness::conclusions,
    template::conclusions,
    sums::conclusions,
];

/// Techniques without a naive finder, and the reasons.
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

/// The reason for fish that are too rare on boards that are small enough to try all choices of houses.
const TOO_RARE: &str = "where all choices of houses can be tried there are hardly any";

/// The reason for fish that are too large. One search finds all sizes; those with two and three houses are compared,
/// and finned ones also with four.
const TOO_MANY_HOUSES: &str = "there are millions of ways to choose five houses and five more";

/// Returns the expected conclusions of a technique, from the first naive finder that knows it.
pub fn expected(id: &str, position: &Position) -> Option<Expected> {
    NAIVE.iter().find_map(|naive| naive(id, position))
}

/// SplitMix64, which is small and gives the same numbers on all platforms.
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

    /// Returns a number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// Returns `true` with this probability in percent.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// Returns 0 .. `groups * size`, shuffled within groups and by whole groups: an order of rows (columns) that preserves
/// boxes.
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

/// Returns a full board: the cyclic pattern with rows, columns and digits shuffled, followed by as many random
/// exchanges of two digits along an alternating cycle as it has cells, which lead away from the pattern.
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

/// Exchanges two digits in the smallest set of cells around a random one for which this breaks no rule.
fn exchange(board: &mut Puzzle, rng: &mut Rng) {
    let geometry = board.geometry();
    let a = Digit::from_index(rng.below(geometry.side()));
    let b = Digit::from_index(rng.below(geometry.side()));
    let both: LargeCellSet =
        board.filled().filter(|(_, d)| *d == a || *d == b).map(|(cell, _)| cell).collect();
    let mut component = LargeCellSet::EMPTY;
    let mut frontier: Vec<_> = both.iter().nth(rng.below(both.len())).into_iter().collect();
    while let Some(cell) = frontier.pop() {
        component.add(cell);
        frontier.extend((geometry.peers_of(cell) & both) - component);
    }
    for cell in component {
        let other = if board.get(cell) == Some(a) { b } else { a };
        board.set(cell, Some(other));
    }
}

/// Returns a puzzle with one solution: removes digits of `solution` in random order while it stays unique, with at most
/// `tries` attempts.
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

/// Returns the solution; `None` if there is not exactly one.
pub fn unique_solution(puzzle: &Puzzle) -> Option<Puzzle> {
    match Backtracking::fewest_candidates().classify(puzzle, &SearchLimits::default()) {
        Classification::Proper(solution) => Some(solution),
        _ => None,
    }
}

/// Returns a position that need not occur in any order of solving: some digits are placed, and some candidates outside
/// the solution are removed. How many varies.
pub fn scattered<const WORDS: usize>(solution: &Puzzle, rng: &mut Rng) -> PositionOf<WORDS> {
    let geometry = solution.geometry();
    let position = PositionOf::blank(geometry);
    let placed = [5, 15, 30, 45, 60, 80][rng.below(6)];
    let removed = [0, 5, 20, 40, 60, 75][rng.below(6)];
    solve_partly(position, solution, [placed, removed], rng)
}

/// Places these percentages of the digits, and removes the others of the candidates outside the solution.
fn solve_partly<const WORDS: usize>(
    mut position: PositionOf<WORDS>,
    solution: &Puzzle,
    [placed, removed]: [usize; 2],
    rng: &mut Rng,
) -> PositionOf<WORDS> {
    for (cell, digit) in solution.filled() {
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

/// Returns the puzzle of a position: its givens, or all digits if the givens are not known.
pub fn givens(position: &Position) -> Puzzle {
    let mut puzzle = position.to_puzzle();
    for (cell, _) in position.to_puzzle().filled() {
        if position.givens().is_some_and(|givens| !givens.contains(cell)) {
            puzzle.set(cell, None);
        }
    }
    puzzle
}

/// Returns puzzles with one solution, the same number for each board in the tests; made once.
pub fn proper_puzzles(geometry: &'static Geometry) -> &'static [(Puzzle, Puzzle)] {
    type Puzzles = Vec<(&'static Geometry, Vec<(Puzzle, Puzzle)>)>;
    static PUZZLES: LazyLock<Puzzles> = LazyLock::new(|| {
        let make = |board: &'static Geometry| {
            let mut rng = Rng::new(board.side() as u64);
            // Removing as much as possible takes long on large boards.
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

/// Returns the steps of a path without remembering where techniques found nothing: in each round the simplest technique
/// with any steps.
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

/// Returns a position of a proper puzzle that a solver may reach: some digits are placed, and some candidates outside
/// the solution are removed. How many varies.
pub fn reached(puzzle: &Puzzle, solution: &Puzzle, rng: &mut Rng) -> Position {
    let position = Position::new(puzzle).unwrap();
    let (placed, removed) = ([0, 10, 30, 50, 70][rng.below(5)], [0, 20, 40, 60, 80, 90][rng.below(6)]);
    solve_partly(position, solution, [placed, removed], rng)
}

/// Returns the full board with cages around its digits: walks to the right or down of one to four cells, all different.
pub fn caged(solution: &Puzzle, rng: &mut Rng) -> Puzzle {
    let board = solution.geometry();
    let mut text = Vec::new();
    let mut free: Vec<Cell> = board.cells().collect();
    while let Some(first) = free.first().copied() {
        let mut cage = vec![first];
        for _ in 0..1 + rng.below(3) {
            let last = cage[cage.len() - 1];
            let (row, column) = (board.row(last), board.column(last));
            let next = if rng.percent(50) { (row + 1, column) } else { (row, column + 1) };
            if next.0 < board.side() && next.1 < board.side() {
                let cell = board.cell_at(next.0, next.1);
                let is_new = cage.iter().all(|other| solution.get(*other) != solution.get(cell));
                if free.contains(&cell) && is_new {
                    cage.push(cell);
                }
            }
        }
        free.retain(|cell| !cage.contains(cell));
        let total: u32 = cage.iter().filter_map(|cell| solution.get(*cell)).map(|d| u32::from(d.get())).sum();
        let cells: Vec<_> = cage.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect();
        text.push(format!("cage {total} {}", cells.join(" ")));
    }
    let caged = Geometry::of(&Rules::read(board, &text.join("; ")).unwrap()).unwrap();
    Puzzle::from_digits(caged, solution.digits()).unwrap()
}

/// Returns the full board with clues that are right on it: one or two for most rows and columns, quadruples, and lines between
/// two ends.
pub fn clued(solution: &Puzzle, rng: &mut Rng) -> Puzzle {
    let board = solution.geometry();
    let side = board.side();
    let digit = |cell: &Cell| usize::from(solution.get(*cell).unwrap().get());
    let written = |cells: &[Cell]| -> Vec<_> {
        cells.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect()
    };
    let mut text = Vec::new();
    for line in board.houses().iter().filter(|house| house.is_line()) {
        let mut cells = line.cells().to_vec();
        if rng.percent(50) {
            cells.reverse();
        }
        let digits: Vec<usize> = cells.iter().map(digit).collect();
        let (kind, number) = match rng.below(4) {
            0 => {
                let inside = digits.iter().skip_while(|digit| ![1, side].contains(digit)).skip(1);
                ("sandwich", inside.take_while(|digit| ![1, side].contains(digit)).sum())
            }
            1 => ("x-sum", digits[..digits[0]].iter().sum()),
            2 => {
                let is_seen = |place: &usize| digits[..*place].iter().all(|before| *before < digits[*place]);
                ("skyscraper", (0..side).filter(is_seen).count())
            }
            _ => continue,
        };
        text.push(format!("{kind} {number} {}", written(&[cells[0], cells[side - 1]]).join(" ")));
    }
    for _ in 0..side {
        let (row, column) = (rng.below(side - 1), rng.below(side - 1));
        let corner = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| board.cell_at(row + r, column + c));
        let digits: Vec<usize> = corner.iter().map(digit).collect();
        if digits.iter().all(|digit| *digit < 10) {
            let named: String = digits[..1 + rng.below(3)].iter().map(usize::to_string).collect();
            text.push(format!("quadruple {named} {}", written(&corner).join(" ")));
        }
        // Walks down and to the right, as long as they are right.
        let mut walk = vec![board.cell_at(row, column), board.cell_at(row + 1, column + 1)];
        while let Some(last) = walk.last().copied() {
            let next = (board.row(last) + rng.below(2), board.column(last) + 1);
            if walk.len() > 5 || next.0 >= side || next.1 >= side {
                break;
            }
            walk.push(board.cell_at(next.0, next.1));
        }
        let digits: Vec<usize> = walk.iter().map(digit).collect();
        let (first, last) = (digits[0], digits[digits.len() - 1]);
        let is_between = |digit: &usize| first.min(last) < *digit && *digit < first.max(last);
        if walk.len() > 2 && digits[1..digits.len() - 1].iter().all(is_between) {
            text.push(format!("between {}", written(&walk).join(" ")));
        }
        let is_outside = |digit: &usize| *digit < first.min(last) || first.max(last) < *digit;
        if first.abs_diff(last) >= 2 && digits[1..digits.len() - 1].iter().all(is_outside) {
            text.push(format!("lockout 2 {}", written(&walk).join(" ")));
        }
        // The whole walk is one piece, or two where its halves are equal.
        let sum = |digits: &[usize]| digits.iter().sum::<usize>();
        let total = match digits.split_at(digits.len() / 2) {
            (one, other) if sum(one) == sum(other) => sum(one),
            _ => sum(&digits),
        };
        text.push(format!("sum-line {total} {}", written(&walk).join(" ")));
    }
    let clued = Geometry::of(&Rules::read(board, &text.join("; ")).unwrap()).unwrap();
    Puzzle::from_digits(clued, solution.digits()).unwrap()
}

/// Returns the full board with rules for pairs of cells that are right on it: thermometers, differences and signs.
pub fn related(solution: &Puzzle, rng: &mut Rng) -> Puzzle {
    let board = solution.geometry();
    let side = board.side();
    let digit = |cell: Cell| solution.get(cell).unwrap().get();
    let name = |cell: Cell| Notation::RowColumn.write(board, cell);
    let mut text = Vec::new();
    for cell in board.cells().filter(|cell| board.column(*cell) + 1 < side) {
        let next = board.cell_at(board.row(cell), board.column(cell) + 1);
        let (less, more) = if digit(cell) < digit(next) { (cell, next) } else { (next, cell) };
        match rng.below(12) {
            0 => text.push(format!("greater-than {} {}", name(more), name(less))),
            1 => text.push(format!("difference {} {} {}", digit(more) - digit(less), name(cell), name(next))),
            2 => {
                // Up or down from here, as long as the digits grow.
                let mut walk = vec![less, more];
                while let Some(last) = walk.last().copied().filter(|_| walk.len() < 6) {
                    let rows = [board.row(last).checked_sub(1), Some(board.row(last) + 1)];
                    let near = rows.into_iter().flatten().filter(|row| *row < side);
                    let mut greater = near
                        .map(|row| board.cell_at(row, board.column(last)))
                        .filter(|near| digit(*near) > digit(last));
                    match greater.next() {
                        Some(near) => walk.push(near),
                        None => break,
                    }
                }
                let cells: Vec<_> = walk.iter().map(|cell| name(*cell)).collect();
                text.push(format!("thermometer {}", cells.join(" ")));
            }
            _ => {}
        }
    }
    let related = Geometry::of(&Rules::read(board, &text.join("; ")).unwrap()).unwrap();
    Puzzle::from_digits(related, solution.digits()).unwrap()
}

/// Returns a full board with regions of random shape: boxes or rows whose cells at the borders were exchanged.
pub fn jigsaw(side: usize, rng: &mut Rng) -> Puzzle {
    let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
    loop {
        let by_rows = rng.percent(50);
        let region = |cell: Cell| match by_rows {
            true => plain.row(cell),
            false => plain.house(plain.box_of(cell)).number() - 1,
        };
        let mut regions: Vec<usize> = plain.cells().map(region).collect();
        let near = |cell: usize| {
            let across =
                [cell.checked_sub(1), Some(cell + 1)].map(|next| next.filter(|n| n / side == cell / side));
            let along = [cell.checked_sub(side), Some(cell + side)];
            across.into_iter().chain(along).flatten().filter(|next| *next < side * side).collect::<Vec<_>>()
        };
        for _ in 0..side + rng.below(3 * side) {
            let one = rng.below(regions.len());
            let touching: Vec<usize> =
                near(one).into_iter().filter(|n| regions[*n] != regions[one]).collect();
            let Some(next) = touching.first() else { continue };
            let other_region = regions[*next];
            let back: Vec<usize> = (0..regions.len())
                .filter(|cell| regions[*cell] == other_region)
                .filter(|cell| near(*cell).iter().any(|n| *n != one && regions[*n] == regions[one]))
                .collect();
            if !back.is_empty() {
                let other = back[rng.below(back.len())];
                regions.swap(one, other);
            }
        }
        let text: String = regions.iter().map(|region| char::from(b'a' + *region as u8)).collect();
        let board = Geometry::of(&Rules::read(plain, &format!("regions {text}")).unwrap()).unwrap();
        let limits = SearchLimits::default().nodes(20_000);
        let full = Backtracking::random(rng.next()).first(&Puzzle::empty(board), &limits).0;
        if let Some(full) = full.filter(|_| board.has_irregular_regions()) {
            return full;
        }
    }
}

/// Returns the boards used to test properties.
pub fn geometries() -> Vec<&'static Geometry> {
    let wide = [4, 6, 8, 9, 10, 12, 16].map(|side| Geometry::standard(side).unwrap());
    let high = Geometry::with_boxes(3, 2).unwrap();
    wide.into_iter().chain([high]).collect()
}

/// Removes up to seven candidates outside the solution, or sometimes places a digit of the solution.
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

/// Returns a step in one line and its position, for the message of a failing test.
pub fn line(step: &Step, position: &Position) -> String {
    format!("{}\n{position:?}", notation::print(step, position.geometry()))
}

/// Returns whether the conclusions of the step hold in this solution.
pub fn holds_in(step: &Step, solution: &Puzzle) -> bool {
    let says = |c: &Candidate| solution.get(c.cell) == Some(c.digit);
    step.placements.iter().all(says) && !step.eliminations.iter().any(says)
}
