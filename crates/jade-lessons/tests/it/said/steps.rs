//! Where the steps come from whose sentences are checked.

use jade_collection::Collection;
use jade_grid::{Position, Puzzle, Symmetry, line};
use jade_lessons::{ExampleKind, Shown, example, examples};
use jade_logic::before_marks::BeforeMarks;
use jade_logic::techniques::{ALL, technique};
use jade_logic::{Analysis, Example, Expect, Profile, Step, Technique, notation, simplest_steps};
use jade_search::{Classification, SearchLimits, engine};

/// Proper puzzles of other sizes: two of 4×4 and one of 6×6.
const OTHER_SIZES: [&str; 3] =
    ["3......3...41...", ".3.1.4...2...1.3", "......6.2..4....1..65...5.......36.2"];

/// Killers, as `jade generate --rules killer` makes them.
const KILLERS: &str = include_str!("killers.txt");
/// Boards with rules that relate cells, as `jade generate --minimal --rules …` makes them.
const RULED: &str = include_str!("ruled.txt");
/// Boards with other sums, without digits.
const OTHER_SUMS: [&str; 3] = [
    "[arrow r1c1 r1c2 r1c3 r1c4; sum 5 r5c5 r5c6 r6c6; little-killer 40 r1c5 r2c6 r3c7 r4c8 r5c9; cage 17 r9c1 r9c2; arrow r7c7 r8c7 r9c7] \
     .................................................................................",
    "[region-sum r1c1 r1c2 r1c3 r2c4 r2c5; zipper r4c1 r4c2 r5c3 r5c4 r4c5; double-arrow r6c1 r6c2 r6c3; zipper r3c1 r3c2 r3c3 r3c4] \
     ....................................",
    "[sum 9 r1c1 r1c2 r1c3; sum 14 r2c1 r2c2; cage 10 r2c4 r3c4; sum 12 r3c1 r3c2] ....................................",
];
/// Jigsaws, as `jade generate --rules jigsaw --minimal` makes them.
const JIGSAWS: [&str; 5] = [
    "[regions 122222233121122334111155344616653344666653344776655544777885599788888899777899999] \
     7...5...........8...6........5.72....2.....51.......9.6.9....7........2..7..31...",
    "[regions 111112223111222333412255333444255533446666555446766859746776899777788899788889999] \
     ..5.....8.....8346...............6..........9...9...25......48......1..2..3......",
    "[regions 111223333412222223411253333411156666444455556445556666777899999777888999777888889] \
     91..........6...7.7...........4..8...8.5.........8.6..6...1.98......4......3...6.",
    "[regions 122333445122333455122234445162233645166666645117777645177777885199988885999999888] \
     .8...132...7..8......1........23..........2.78............1....6...5..73...47....",
    "[regions 111111222331441522344441552346644522366666552377776658379977558379999998379888888] \
     .2..16............15....6......2..4.7.........32..........5.7.6.9..4.............",
];
/// Boards with clues.
const CLUED: [&str; 6] = [
    "[between r9c3 r9c2 r8c3 r7c3; quadruple 56 r3c8 r3c9 r4c8 r4c9; quadruple 89 r5c3 r5c4 r6c3 r6c4; sandwich 2 r1c1 r1c9; \
     sandwich 5 r1c6 r9c6; sandwich 14 r1c8 r9c8; x-sum 29 r1c2 r9c2; x-sum 42 r9c1 r9c9; x-sum 10 r9c9 r1c9; skyscraper 6 r1c7 r9c7] \
     ............2..1.............4.......6......2.........34.7....1...8..........6...",
    "[between r9c3 r9c2 r8c3 r7c3; quadruple 56 r3c8 r3c9 r4c8 r4c9; quadruple 89 r5c3 r5c4 r6c3 r6c4; sandwich 2 r1c1 r1c9; \
     sandwich 5 r1c6 r9c6; sandwich 14 r1c8 r9c8; x-sum 29 r1c2 r9c2; x-sum 42 r9c1 r9c9; x-sum 10 r9c9 r1c9; skyscraper 6 r1c7 r9c7] \
     35...2..4481..........4.5......746.............8.65..1....2..5..............8....",
    "[skyscraper 2 r1c1 r1c6; skyscraper 4 r6c2 r1c2; sandwich 5 r3c1 r3c6; sandwich 9 r1c4 r6c4; x-sum 10 r5c6 r5c1; \
     quadruple 12 r2c2 r2c3 r3c2 r3c3; between r4c1 r4c2 r4c3] ....................................",
    "[skyscraper 3 r2c6 r2c1; sandwich 4 r5c1 r5c6; x-sum 8 r1c3 r6c3; quadruple 56 r4c4 r4c5 r5c4 r5c5; \
     between r1c1 r1c2 r2c3] ....................................",
    "[lockout r1c1 r1c2 r1c3 r1c4; lockout 4 r4c1 r4c2 r5c3; sum-line 7 r6c1 r6c2 r6c3; sum-line r3c1 r3c2 r3c3 r3c4] \
     ....................................",
    "[skyscraper 3 r2c4 r2c1; sandwich 2 r1c1 r1c4; x-sum 6 r3c1 r3c4; quadruple 13 r3c2 r3c3 r4c2 r4c3] ................",
];
/// Steps that paths hardly ever come to.
const RARE: &str = include_str!("rare.txt");
/// Steps of a technique of rules in a position.
const STEPS_OF_RULES: usize = 16;

/// A board before a step.
#[derive(Clone)]
pub struct Board {
    /// The digits and the candidates that the sentences are about.
    pub position: Position,
    /// The only solution; `None` if there is none or more than one.
    pub solution: Option<Puzzle>,
    /// The notes and pairs, for a move without pencil marks.
    pub phase: Option<BeforeMarks>,
    /// The near miss of a lesson that the board shows.
    pub near_miss: Option<Shown>,
}

/// How much to look at.
#[derive(Clone, Copy)]
pub struct Extent {
    /// Steps of a technique in a position; a technique with more gets a sample.
    pub steps: usize,
    /// Symmetric variants of every example.
    pub variants: usize,
    /// Puzzles of a category of the collection.
    pub puzzles: usize,
    /// Of so many categories one is looked at.
    pub categories: usize,
}

impl Extent {
    /// A few seconds.
    pub const SHORT: Extent = Extent { steps: 2, variants: 0, puzzles: 1, categories: 16 };
    /// With `JADE_LONG_TESTS`.
    pub const LONG: Extent = Extent { steps: 6, variants: 4, puzzles: 1, categories: 1 };
}

impl Board {
    fn of(position: Position) -> Board {
        Board { solution: solution(&position), position, phase: None, near_miss: None }
    }
}

/// Returns the givens, or all digits if no givens are known.
fn givens(position: &Position) -> Puzzle {
    let mut puzzle = position.to_puzzle();
    if let Some(givens) = position.givens() {
        for cell in position.geometry().cells().filter(|cell| !givens.contains(*cell)) {
            puzzle.set(cell, None);
        }
    }
    puzzle
}

fn solution(position: &Position) -> Option<Puzzle> {
    let limits = SearchLimits { nodes: Some(200_000), ..SearchLimits::default() };
    match engine("auto").unwrap().classify(&givens(position), &limits) {
        Classification::Proper(solution) => Some(solution),
        _ => None,
    }
}

/// Calls `tell` with every board and each of its steps.
pub fn for_all_steps(extent: Extent, tell: &mut dyn FnMut(&Board, &Step)) {
    for technique in ALL {
        for example in technique.examples() {
            let board = Board::of(example.position());
            if let Expect::Step(line) = example.expect {
                // The form read from a file, without links or proof.
                tell(&board, &notation::parse(line, board.position.geometry()).unwrap());
            }
            some_steps(technique, &board, extent.steps, tell);
            for variant in 0..extent.variants {
                let geometry = board.position.geometry();
                let mut numbers = numbers(variant as u64);
                let symmetry = Symmetry::random(geometry, &mut numbers);
                let mut position = symmetry.position(&board.position);
                let givens = board.position.givens();
                position
                    .set_givens(givens.map(|givens| givens.iter().map(|cell| symmetry.cell(cell)).collect()));
                some_steps(technique, &Board::of(position), extent.steps, tell);
            }
        }
    }
    for line in RARE.lines().filter(|line| !line.starts_with('#')) {
        rare_step(line, tell);
    }
    for example in examples().iter().map(|one| example(one.name).unwrap()) {
        let mut board = Board::of(example.position.clone());
        if let Some(next) = &example.before_marks {
            let mut phase = BeforeMarks::new(&Position::new(&givens(&example.position)).unwrap());
            while let Some(other) = phase.next_move().filter(|other| other.step != next.step) {
                phase.take(&other);
            }
            board.phase = Some(phase);
        }
        let step = example.step.clone();
        board.near_miss = (example.kind == ExampleKind::LooksLike).then_some(example);
        tell(&board, &step);
    }
    for (_, category) in Collection::embedded().categories().step_by(extent.categories) {
        for puzzle in category.puzzles().iter().take(extent.puzzles) {
            let Ok(start) = Position::new(puzzle) else { continue };
            before_marks(&start, tell);
            on_path(&start, extent, tell);
        }
    }
    let of_rules: Vec<&Technique> =
        ALL.iter().copied().filter(|technique| technique.needs.are_of_rules()).collect();
    for puzzle in KILLERS.lines().chain(OTHER_SUMS).chain(CLUED).chain(JIGSAWS) {
        let mut board = Board::of(Position::new(&line::read(puzzle).unwrap()).unwrap());
        for _ in 0..5 * extent.steps {
            for technique in of_rules.iter().filter(|technique| technique.is_for(board.position.geometry())) {
                some_steps(technique, &board, STEPS_OF_RULES, tell);
            }
            let steps = simplest_steps(&Analysis::of_proper(&board.position), &Profile::full());
            steps.iter().for_each(|step| {
                step.apply(&mut board.position);
            });
        }
    }
    for puzzle in RULED.lines() {
        on_path(&Position::new(&line::read(puzzle).unwrap()).unwrap(), extent, tell);
    }
    for puzzle in OTHER_SIZES {
        let start = Position::new(&line::read(puzzle).unwrap()).unwrap();
        before_marks(&start, tell);
        on_path(&start, extent, tell);
    }
}

/// Tells the step of a line of [`RARE`], with its links, as its technique finds it.
fn rare_step(line: &'static str, tell: &mut dyn FnMut(&Board, &Step)) {
    let [digits, removed, step] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("not a position: {line}")
    };
    let removed = removed.trim_matches('-');
    let board = Board::of(Example { digits, removed, expect: Expect::Step(step) }.position());
    let id = step.split(':').next().unwrap_or_default();
    let mut steps = technique(id).unwrap().all_steps(&Analysis::of_proper(&board.position)).into_iter();
    let found = steps.find(|found| notation::print(found, board.position.geometry()) == step);
    tell(&board, &found.unwrap_or_else(|| panic!("not found: {line}")));
}

fn before_marks(start: &Position, tell: &mut dyn FnMut(&Board, &Step)) {
    let mut phase = BeforeMarks::new(start);
    let mut board = Board::of(start.clone());
    while let Some(next) = phase.next_move() {
        board.position = phase.position().clone();
        board.phase = Some(phase.clone());
        tell(&board, &next.step);
        phase.take(&next);
    }
}

/// Tells the steps of a path, in rounds as in [`jade_logic::Path`].
fn on_path(start: &Position, extent: Extent, tell: &mut dyn FnMut(&Board, &Step)) {
    let (mut board, profile) = (Board::of(start.clone()), Profile::full());
    loop {
        let steps = simplest_steps(&Analysis::of_proper(&board.position), &profile);
        if steps.is_empty() {
            break;
        }
        let apart = steps.len().div_ceil(extent.steps).max(1);
        steps.iter().step_by(apart).for_each(|step| tell(&board, step));
        for step in &steps {
            step.apply(&mut board.position);
        }
    }
}

/// Tells at most this number of the steps of a technique, evenly apart.
fn some_steps(technique: &Technique, board: &Board, most: usize, tell: &mut dyn FnMut(&Board, &Step)) {
    let steps = technique.all_steps(&Analysis::of_proper(&board.position));
    let apart = steps.len().div_ceil(most).max(1);
    steps.iter().step_by(apart).for_each(|step| tell(board, step));
}

/// SplitMix64: the same numbers everywhere.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % below as u64) as usize
    }
}
