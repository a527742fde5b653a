//! What setters are told, compared with a search that tries every digit and only knows what the rules say.

#[path = "../../../jade-search/tests/it/common/mod.rs"]
mod common;

use common::Random;
use common::naive::{Grid, random_board, random_rule};
use jade_explore::{Clue, contradiction, redundant_clues, true_candidates};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, RuleKind, Rules, line};
use jade_search::{Auto, Engine, SearchLimits};

/// All solutions, up to so many, by trying every digit.
fn solutions(puzzle: &Puzzle, rules: &Rules, most: usize) -> Vec<Vec<i32>> {
    let mut all = Vec::new();
    Grid::from(puzzle).fill(rules, &mut |digits| {
        all.push(digits.to_vec());
        all.len() < most
    });
    all
}

/// The puzzle and its rules with these clues alone.
fn with_clues<'c>(puzzle: &Puzzle, clues: impl IntoIterator<Item = &'c Clue>) -> (Puzzle, Rules) {
    let mut left = Puzzle::empty(puzzle.geometry());
    let mut rules = Vec::new();
    for clue in clues {
        match clue {
            Clue::Given(cell, digit) => left.set(*cell, Some(*digit)),
            Clue::Rule(rule) => rules.push(rule.clone()),
        }
    }
    (left, puzzle.geometry().rules().with_added(rules))
}

/// The board with random rules of these kinds, which need not leave a solution.
fn any_board(side: usize, kinds: &[&RuleKind], random: &mut Random) -> Option<&'static Geometry> {
    let rules: Option<Vec<String>> = kinds.iter().map(|kind| random_rule(kind, side, random)).collect();
    let rules = Rules::read(Geometry::standard(side)?, &rules?.join("; ")).ok()?;
    Geometry::of(&rules).ok()
}

fn any_kind(random: &mut Random) -> &'static RuleKind {
    RuleKind::all().nth(random.below(RuleKind::all().len())).unwrap()
}

/// Compares everything that is said of a puzzle. Returns how many solutions it has, up to two, and how many clues are redundant.
fn compare(puzzle: &Puzzle) -> (usize, usize) {
    let limits = SearchLimits::default();
    let rules = puzzle.geometry().rules();
    let all = solutions(puzzle, rules, usize::MAX);
    let found = true_candidates(puzzle, &limits);
    assert!(found.is_complete(), "{puzzle}");
    for cell in puzzle.geometry().cells() {
        let expected: DigitSet =
            all.iter().filter_map(|digits| Digit::new(digits[cell.index()] as u8)).collect();
        assert_eq!(found.possible(cell), expected, "{puzzle}: {cell:?}");
    }
    assert_eq!(found.solutions().len(), all.len().min(2), "{puzzle}");
    for solution in found.solutions() {
        assert!(all.contains(&Grid::from(solution).digits), "{puzzle}: {solution}");
    }
    let clues: Vec<Clue> = Clue::all_of(puzzle).collect();
    let without = |clues: &[Clue], left_out: &Clue| {
        let (puzzle, rules) = with_clues(puzzle, clues.iter().filter(|clue| *clue != left_out));
        solutions(&puzzle, &rules, 2)
    };
    let mut redundant = 0;
    if let Some(solution) = found.only_solution() {
        let judged = redundant_clues(puzzle, solution, &limits);
        assert!(judged.unknown.is_empty(), "{puzzle}");
        assert_eq!(judged.redundant.len() + judged.needed.len(), clues.len());
        for clue in &clues {
            let is_redundant = without(&clues, clue) == [Grid::from(solution).digits];
            assert_eq!(judged.redundant.contains(clue), is_redundant, "{puzzle}: {clue:?}");
        }
        redundant = judged.redundant.len();
    }
    let why = contradiction(puzzle, &limits);
    assert_eq!(why.is_some(), all.is_empty(), "{puzzle}");
    if let Some(why) = why {
        assert!(why.is_minimal, "{puzzle}");
        let (left, rules) = with_clues(puzzle, &why.clues);
        assert!(solutions(&left, &rules, 1).is_empty(), "{puzzle}: {:?}", why.clues);
        for clue in &why.clues {
            assert!(!without(&why.clues, clue).is_empty(), "{puzzle}: {clue:?} of {:?}", why.clues);
        }
    }
    (all.len().min(2), redundant)
}

/// A puzzle with some givens of a solution, one of which is now and then another digit.
fn set(solution: &Puzzle, givens: usize, random: &mut Random) -> Puzzle {
    let mut puzzle = common::thinned(solution, givens, random);
    if random.below(3) == 0 {
        let side = solution.geometry().side();
        puzzle.set(Cell::new(random.below(side * side)), Some(Digit::from_index(random.below(side))));
    }
    puzzle
}

/// Every kind of rule, by itself and with others, on 4×4: many of these boards have no solution.
#[test]
fn what_is_said_of_boards_of_4x4_is_what_every_digit_tried_out_says() {
    let mut random = Random(71);
    let (mut counts, mut redundant) = ([0; 3], 0);
    for kind in RuleKind::all() {
        for round in 0..7 {
            let kinds = match round % 2 {
                0 => vec![kind],
                _ => vec![kind, any_kind(&mut random), any_kind(&mut random)],
            };
            let puzzle = if round < 2 {
                let Some(board) = any_board(4, &kinds, &mut random) else { continue };
                common::random_givens(board, 1 + random.below(4), &mut random)
            } else {
                let Some((_, solution)) = random_board(4, &kinds, &mut random) else { continue };
                set(&solution, 3 + random.below(6), &mut random)
            };
            let (count, none_needed) = compare(&puzzle);
            counts[count] += 1;
            redundant += none_needed;
        }
    }
    assert!(counts.iter().all(|count| *count >= 20) && redundant >= 60, "{counts:?} {redundant}");
}

/// Boards of 6×6 with two kinds of rules.
#[test]
fn what_is_said_of_boards_of_6x6_is_what_every_digit_tried_out_says() {
    let mut random = Random(72);
    let (mut counts, mut redundant) = ([0; 3], 0);
    for kind in RuleKind::all() {
        let found = (0..6).find_map(|_| random_board(6, &[kind, any_kind(&mut random)], &mut random));
        let Some((_, solution)) = found else { continue };
        let (count, none_needed) = compare(&set(&solution, 10 + random.below(10), &mut random));
        counts[count] += 1;
        redundant += none_needed;
    }
    assert!(counts.iter().all(|count| *count >= 3) && redundant >= 30, "{counts:?} {redundant}");
}

/// A rule about all neighbours without a sign asks more of two cells once their sign is gone.
#[test]
fn a_sign_that_spares_two_cells_is_needed() {
    let rules = "all-differences; difference r1c1 r1c2";
    let board = Geometry::of(&Rules::read(Geometry::standard(4).unwrap(), rules).unwrap()).unwrap();
    let mut compared = 0;
    for cell in 0..16 {
        for digit in 1..=4 {
            let mut puzzle = Puzzle::empty(board);
            puzzle.set(Cell::new(cell), Digit::new(digit));
            compare(&puzzle);
            compared += 1;
        }
    }
    assert_eq!(compared, 64);
}

/// On 9×9 an engine is the judge, of puzzles that setters have in hand: with one solution and not.
#[test]
fn on_9x9_what_is_said_agrees_with_an_engine() {
    let lines = [
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        "530070000600195000098000060800060003400803001700020006060000280000419005000000079",
        "[main-diagonal; antidiagonal] .....5.2.9....7......812.......5......8..3...6.....4...8734.26.................7.",
        "[anti-knight; cage 15 r1c1 r1c2 r2c1; thermometer r5c5 r5c6 r5c7 r6c7] 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ];
    for text in lines {
        let puzzle = line::read(text).unwrap();
        let limits = SearchLimits::default();
        let found = true_candidates(&puzzle, &limits);
        assert!(found.is_complete());
        for cell in puzzle.geometry().cells() {
            for digit in Digit::all(9) {
                let mut with = puzzle.clone();
                with.set(cell, Some(digit));
                let is_given_otherwise = puzzle.get(cell).is_some_and(|given| given != digit);
                let exists = !is_given_otherwise && Auto.count(&with, &limits.solutions(1)).solutions > 0;
                assert_eq!(found.possible(cell).contains(digit), exists, "{text}: {cell:?} {digit:?}");
            }
        }
        let Some(solution) = found.only_solution() else { continue };
        let judged = redundant_clues(&puzzle, solution, &limits);
        let clues: Vec<Clue> = Clue::all_of(&puzzle).collect();
        assert_eq!(judged.redundant.len() + judged.needed.len(), clues.len());
        for clue in &clues {
            let (without, rules) = with_clues(&puzzle, clues.iter().filter(|other| *other != clue));
            let board = Geometry::of(&rules).unwrap();
            let without = Puzzle::from_digits(board, without.digits()).unwrap();
            let is_redundant = Auto.count(&without, &limits.solutions(2)).solutions == 1;
            assert_eq!(judged.redundant.contains(clue), is_redundant, "{text}: {clue:?}");
        }
    }
}

/// Without time, nothing is claimed.
#[test]
fn what_was_not_found_out_is_said_to_be_unknown() {
    let puzzle = line::read("[cage 20 r1c1 r1c2 r1c3; anti-knight] .................................................................................").unwrap();
    let cancelled = || true;
    let none = SearchLimits::default().cancel(&cancelled);
    let found = true_candidates(&puzzle, &none);
    assert!(!found.is_complete() && !found.are_none() && found.only_solution().is_none());
    assert!(puzzle.geometry().cells().all(|cell| found.possible(cell).is_empty()));
    let few = true_candidates(&puzzle, &SearchLimits::default().nodes(5));
    assert!(!few.is_complete() || few.solutions().len() == 2);

    let proper =
        line::read("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
            .unwrap();
    let solution = true_candidates(&proper, &SearchLimits::default()).only_solution().unwrap().clone();
    assert_eq!(redundant_clues(&proper, &solution, &none).unknown.len(), 30);
    // A contradiction that shows only after guesses: a board without a solution of which each digit can be placed.
    let broken =
        line::read(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
            .unwrap();
    assert!(contradiction(&broken, &none).is_none());
    let why = contradiction(&broken, &SearchLimits::default().nodes(20_000)).unwrap();
    assert!(!why.clues.is_empty());
}

/// Boards as they are set come to an end within the guesses that a door allows.
#[test]
fn what_setters_ask_comes_soon() {
    let killer = "[cage 3 r1c1 r1c2; cage 15 r1c3 r1c4 r1c5; cage 22 r1c6 r2c6 r2c5 r3c5; cage 4 r1c7 r2c7; \
                  cage 16 r1c8 r2c8; cage 15 r1c9 r2c9 r3c9 r4c9; cage 25 r2c1 r2c2 r3c1 r3c2; cage 17 r2c3 r2c4; \
                  cage 9 r3c3 r3c4 r4c4; cage 8 r3c6 r4c6 r5c6; cage 20 r3c7 r3c8 r4c7; cage 6 r4c1 r5c1; \
                  cage 14 r4c2 r4c3; cage 17 r4c5 r5c5 r6c5; cage 17 r4c8 r5c7 r5c8; cage 13 r5c2 r5c3 r6c2; \
                  cage 20 r5c4 r6c4 r7c4; cage 12 r5c9 r6c9; cage 27 r6c1 r7c1 r8c1 r9c1; cage 6 r6c3 r7c2 r7c3; \
                  cage 20 r6c6 r7c6 r7c7; cage 6 r6c7 r6c8; cage 10 r7c5 r8c4 r8c5 r9c4; cage 14 r7c8 r7c9 r8c8 r8c9; \
                  cage 8 r8c2 r9c2; cage 16 r8c3 r9c3; cage 15 r8c6 r8c7; cage 13 r9c5 r9c6 r9c7; cage 17 r9c8 r9c9] ";
    let puzzle = line::read(&format!("{killer}{}", ".".repeat(81))).unwrap();
    let limits = SearchLimits::default().nodes(100_000);
    let found = true_candidates(&puzzle, &limits);
    let solution = found.only_solution().expect("one solution");
    let judged = redundant_clues(&puzzle, solution, &limits);
    assert_eq!(judged.redundant.len() + judged.needed.len(), 29);
}
