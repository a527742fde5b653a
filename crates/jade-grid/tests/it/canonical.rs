//! Canonical forms: compared with known numbers of equivalence classes and on shuffled boards.

use jade_grid::{Digit, Geometry, Puzzle, Symmetry, canonical, line};
use std::collections::{BTreeMap, BTreeSet};

/// Pseudo-random numbers from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Fills the board from this cell on in every way, trying digits in the order that `order` gives.
fn fill(
    puzzle: &mut Puzzle,
    from: usize,
    order: &mut dyn FnMut() -> Vec<usize>,
    each: &mut dyn FnMut(&Puzzle) -> bool,
) -> bool {
    let board = puzzle.geometry();
    let Some(cell) = board.cells().nth(from) else { return each(puzzle) };
    for index in order() {
        let digit = Digit::from_index(index);
        let clashes = board
            .houses_of(cell)
            .iter()
            .any(|house| board.house(*house).cells().iter().any(|other| puzzle.get(*other) == Some(digit)));
        if !clashes {
            puzzle.set(cell, Some(digit));
            if fill(puzzle, from + 1, order, each) {
                return true;
            }
            puzzle.set(cell, None);
        }
    }
    false
}

fn random_grid(board: &'static Geometry, numbers: &mut Numbers) -> Puzzle {
    let mut found = None;
    let mut order = || {
        let mut order: Vec<usize> = (0..board.side()).collect();
        (1..order.len()).rev().for_each(|i| order.swap(i, numbers.below(i + 1)));
        order
    };
    fill(&mut Puzzle::empty(board), 0, &mut order, &mut |grid| {
        found = Some(grid.clone());
        true
    });
    found.unwrap()
}

fn form(puzzle: &Puzzle) -> String {
    canonical(puzzle).unwrap().to_string()
}

#[test]
fn there_are_two_4x4_boards_and_thirteen_4x4_puzzles_with_four_givens() {
    let board = Geometry::standard(4).unwrap();
    let mut grids = Vec::new();
    fill(&mut Puzzle::empty(board), 0, &mut || (0..4).collect(), &mut |grid| {
        grids.push(grid.clone());
        false
    });
    assert_eq!(grids.len(), 288);
    assert_eq!(grids.iter().map(form).collect::<BTreeSet<_>>().len(), 2);
    // Four givens that only one grid has are a puzzle with one solution.
    let mut solutions: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
    for grid in &grids {
        for places in (0_u32..1 << 16).filter(|places| places.count_ones() == 4) {
            let values = grid.values().iter().enumerate();
            let givens = values.map(|(i, value)| if places >> i & 1 == 1 { *value } else { 0 }).collect();
            *solutions.entry(givens).or_default() += 1;
        }
    }
    let proper = solutions
        .into_iter()
        .filter(|(_, count)| *count == 1)
        .map(|(givens, _)| Puzzle::from_digits(board, givens.into_iter().map(Digit::new)).unwrap());
    let proper: Vec<Puzzle> = proper.collect();
    assert_eq!(proper.len(), 25_728);
    assert_eq!(proper.iter().map(form).collect::<BTreeSet<_>>().len(), 13);
}

#[test]
fn equivalent_boards_share_a_canonical_form_and_others_differ() {
    let mut numbers = Numbers(2026);
    for side in [4, 6, 9, 12, 16] {
        let board = Geometry::standard(side).unwrap();
        let cyclic = |index: usize| {
            // The most symmetric board.
            let (row, column) = (index / side, index % side);
            let shift = row % board.box_rows() * board.box_columns() + row / board.box_rows();
            Digit::from_index((shift + column) % side)
        };
        let grid = if side <= 9 {
            random_grid(board, &mut numbers)
        } else {
            Puzzle::from_digits(board, (0..board.cell_count()).map(|i| Some(cyclic(i)))).unwrap()
        };
        assert!(grid.is_solution());
        for givens in [0, 1, side, board.cell_count() / 3, board.cell_count()] {
            let mut puzzle = Puzzle::empty(board);
            let mut cells: Vec<_> = board.cells().collect();
            for _ in 0..givens {
                let cell = cells.swap_remove(numbers.below(cells.len()));
                puzzle.set(cell, grid.get(cell));
            }
            let its = canonical(&puzzle);
            for _ in 0..3 {
                let shuffled = Symmetry::random(board, |bound| numbers.below(bound)).puzzle(&puzzle);
                assert_eq!(canonical(&shuffled), its, "{puzzle}");
                assert_eq!(canonical(&Symmetry::transposition(board).puzzle(&shuffled)), its, "{puzzle}");
            }
            let Some(its) = its else {
                assert!(givens == board.cell_count() || givens <= side, "{puzzle}");
                continue;
            };
            assert_eq!((its.filled_count(), canonical(&its).as_ref()), (givens, Some(&its)));
            if givens == board.cell_count() / 3 {
                let mut other = puzzle.clone();
                let given = puzzle.filled().nth(numbers.below(givens)).unwrap().0;
                other.set(given, None);
                assert_ne!(canonical(&other), Some(its));
            }
        }
    }
}

/// The canonical forms are stored: they never change.
#[test]
fn the_canonical_form_has_not_changed() {
    let puzzle = "2.6.5.........38..3.8.71.2.8534...7...7.....6......985..2..........4.3..6..7.....";
    assert_eq!(
        form(&line::read(puzzle).unwrap()),
        "....6......8..5...1.....7..2...56...83..47.6..7....4........942....8...5..1274.8."
    );
}

#[test]
fn there_are_at_most_49_6x6_boards() {
    let mut numbers = Numbers(6);
    let board = Geometry::standard(6).unwrap();
    let forms: BTreeSet<String> = (0..1500).map(|_| form(&random_grid(board, &mut numbers))).collect();
    assert!((40..=49).contains(&forms.len()), "{}", forms.len());
}
