//! The differences between the engines: seeds, the queue's limit, the strategies.

use jade_grid::{Cell, Geometry, Puzzle, line};
use jade_search::{
    Backtracking, BranchAndBound, Engine, Outcome, SearchLimits, Strategies, StrategiesThenGuess,
};

const AGAINST_READING_ORDER: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// The 52 cells that the eight solutions printed in the description of SDK_v04 have in common.
const EIGHT_SOLUTIONS: &str =
    "367512984..2473.1...169832771.8254.....1.7..8..89.4.71..42517.....78914.17.3468.2";

fn empty(side: usize) -> Puzzle {
    Puzzle::empty(Geometry::standard(side).unwrap())
}

#[test]
fn shuffling_solves_a_board_that_defeats_reading_order() {
    let puzzle = line::read(AGAINST_READING_ORDER).unwrap();
    let plain = Backtracking::row_order().count(&puzzle, &SearchLimits::default().nodes(2_000_000));
    assert_eq!((plain.outcome, plain.solutions), (Outcome::NodeLimit, 0));
    for seed in 0..20 {
        let report = Backtracking::permuted(seed).count(&puzzle, &SearchLimits::default().nodes(2_000_000));
        assert_eq!((report.outcome, report.solutions), (Outcome::Complete, 1), "seed {seed}: {report:?}");
    }
}

#[test]
fn a_seed_determines_the_order_of_the_solutions() {
    for engine in
        [Backtracking::random(1), Backtracking::random_from(1, Cell::new(20)), Backtracking::permuted(1)]
    {
        let name = engine.name();
        let first =
            |engine: &dyn Engine| engine.solutions(&empty(6), &SearchLimits::default().solutions(5)).0;
        let ones = first(&engine);
        assert_eq!(ones, first(&engine), "{name}");
        assert_eq!(ones, first(engine.seeded(1).unwrap().as_ref()), "{name}");
        let others = first(engine.seeded(2).unwrap().as_ref());
        assert_ne!(ones, others, "{name}");
        assert!(ones.iter().chain(&others).all(Puzzle::is_solution), "{name}");
    }
}

/// With random digits, every digit comes first in the corner about equally often; without, always the same.
#[test]
fn random_digits_are_uniformly_distributed() {
    let mut counts = [0; 4];
    for seed in 0..400 {
        let (solution, _) = Backtracking::random(seed).first(&empty(4), &SearchLimits::default());
        counts[solution.unwrap().values()[0] as usize - 1] += 1;
    }
    assert!(counts.iter().all(|count| (60..=140).contains(count)), "{counts:?}");
}

/// The reported level and width are those of the tree: in an empty 4×4 board, the first row has 4, 4×3, 4×3×2, 4×3×2×1
/// beginnings.
#[test]
fn a_full_queue_reports_its_progress() {
    let block = 1 << 15;
    for memory in [0, block - 1] {
        let report = BranchAndBound::with_memory(memory).count(&empty(4), &SearchLimits::default());
        assert_eq!(report.outcome, Outcome::MemoryLimit { level: 1, levels: 16, live_nodes: 0 });
    }
    // Two levels are live at the same time, each in its own blocks.
    let whole = BranchAndBound::with_memory(3 * block).count(&empty(4), &SearchLimits::default());
    assert_eq!((whole.outcome, whole.solutions), (Outcome::Complete, 288));

    let mut reached = 0;
    for megabytes in [1, 4, 64] {
        let report = BranchAndBound::with_memory(megabytes << 20).count(&empty(9), &SearchLimits::default());
        let Outcome::MemoryLimit { level, levels, live_nodes } = report.outcome else { panic!("{report:?}") };
        assert_eq!((report.solutions, levels), (0, 81));
        assert!(level >= reached && (level > reached || megabytes == 4), "{level} after {reached}");
        // The memory used does not exceed the limit.
        assert!(
            live_nodes * (level as u64 - 1) <= (megabytes as u64) << 20,
            "{live_nodes} nodes on level {level}"
        );
        assert!(
            live_nodes * level as u64 >= ((megabytes as u64) << 20) / 2,
            "{live_nodes} nodes on level {level}"
        );
        reached = level;
    }
}

#[test]
fn branch_and_bound_finds_every_solution_of_a_board_with_many() {
    let puzzle = line::read(EIGHT_SOLUTIONS).unwrap();
    let (solutions, report) = BranchAndBound::new().solutions(&puzzle, &SearchLimits::default());
    assert_eq!((report.solutions, report.outcome), (8, Outcome::Complete));
    // In the order of the tree: sorted.
    let lines: Vec<String> = solutions.iter().map(ToString::to_string).collect();
    assert!(lines.is_sorted(), "{lines:?}");
}

/// The figures that the author of SDK_v04 printed for his board: 29 cells open, height 3, 14 combinations.
#[test]
fn the_printed_report_of_a_board_with_eight_solutions_is_reproduced() {
    let puzzle = line::read(EIGHT_SOLUTIONS).unwrap();
    let (report, seen) = StrategiesThenGuess::new().observe(&puzzle, &SearchLimits::default(), None);
    assert_eq!((report.solutions, report.guesses, report.depth), (8, 14, 3));
    assert_eq!(seen.open_before_guessing(), 29);
    let counts = seen.candidates_before_guessing.unwrap();
    // Filled cells have none; the others have at least as many as the eight solutions.
    assert!(puzzle.values().iter().zip(&counts).all(|(value, count)| (*value == 0) == (*count >= 2)));
}

#[test]
fn every_strategy_saves_guesses_and_none_changes_the_count() {
    let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let puzzle = line::read(line).unwrap();
    let count = |strategies| StrategiesThenGuess::with(strategies).count(&puzzle, &SearchLimits::default());
    let all = count(Strategies::ALL);
    for naked_singles in [false, true] {
        for hidden_singles in [false, true] {
            for naked_pairs in [false, true] {
                let strategies = Strategies { naked_singles, hidden_singles, naked_pairs };
                let report = count(strategies);
                assert_eq!((report.solutions, report.outcome), (1, Outcome::Complete), "{strategies:?}");
                assert!(report.guesses >= all.guesses, "{strategies:?}: {report:?}");
                if !hidden_singles {
                    assert!(report.guesses > 2 * all.guesses, "{strategies:?}: {report:?}");
                }
            }
        }
    }
}

#[test]
fn boards_without_guesses_report_none() {
    let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let puzzle = line::read(line).unwrap();
    let (report, seen) = StrategiesThenGuess::new().observe(&puzzle, &SearchLimits::default(), None);
    assert_eq!((report.solutions, report.guesses, report.nodes), (1, 0, 51));
    assert_eq!((seen.open_before_guessing(), seen.candidates_before_guessing), (0, None));
    assert_eq!(seen.strategies.naked_singles + seen.strategies.hidden_singles, 51);
    // Other engines report how far the strategies would have got.
    let (report, seen) = Backtracking::row_order().observe(&puzzle, &SearchLimits::default(), None);
    assert!(report.guesses > 0 && seen.candidates_before_guessing.is_none());
    assert_eq!(seen.strategies.naked_singles + seen.strategies.hidden_singles, 51);
}
