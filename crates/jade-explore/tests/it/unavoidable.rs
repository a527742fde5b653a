//! Unavoidable sets: each is checked by its definition, and all those with few digits or in two rows are found another
//! way, by solving what is left without them.

use crate::{board, shuffled};
use jade_explore::{Cancelled, unavoidable_sets};
use jade_search::nine::{Board, Solver};
use jade_search::{Random, SearchLimits};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const MOST_CANONICAL: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn sets(grid: &Board, size: usize) -> Vec<BTreeSet<usize>> {
    let found = unavoidable_sets(grid, size, &|| false).unwrap();
    found.iter().map(|set| set.iter().map(|cell| cell.index()).collect()).collect()
}

fn without(grid: &Board, cells: impl Fn(usize) -> bool) -> Board {
    Board::from_values(std::array::from_fn(|cell| if cells(cell) { 0 } else { grid.values()[cell] })).unwrap()
}

/// The minimal sets of at most `size` cells in which grids differ that agree outside of these cells.
fn within(grid: &Board, size: usize, cells: impl Fn(usize) -> bool) -> BTreeSet<BTreeSet<usize>> {
    let mut found: Vec<BTreeSet<usize>> = Vec::new();
    Solver::new().search(without(grid, cells), &SearchLimits::default(), &mut |other| {
        let set: BTreeSet<usize> =
            (0..81).filter(|cell| other.values()[*cell] != grid.values()[*cell]).collect();
        if !set.is_empty() && set.len() <= size {
            found.push(set);
        }
        ControlFlow::Continue(())
    });
    let minimal = |set: &&BTreeSet<usize>| !found.iter().any(|other| other != *set && other.is_subset(set));
    found.iter().filter(minimal).cloned().collect()
}

#[test]
fn each_is_unavoidable_and_minimal() {
    for line in [GRID, MOST_CANONICAL] {
        let grid = board(line);
        let found = sets(&grid, 10);
        assert!(found.len() > 20);
        assert!(found.is_sorted_by_key(|set| set.len()));
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len());
        let count = |cells: &dyn Fn(usize) -> bool| {
            Solver::new().count(without(&grid, cells), &SearchLimits::default().solutions(2)).solutions
        };
        for set in &found {
            assert!((4..=10).contains(&set.len()));
            assert_eq!(count(&|cell| set.contains(&cell)), 2, "{set:?}");
            for needed in set {
                assert_eq!(count(&|cell| cell != *needed && set.contains(&cell)), 1, "{set:?}");
            }
        }
    }
}

#[test]
fn none_is_missed() {
    let (size, mut most_digits) = (12, None);
    for line in [GRID, MOST_CANONICAL] {
        let grid = board(line);
        let found = sets(&grid, size);
        let digits =
            |set: &BTreeSet<usize>| -> BTreeSet<u8> { set.iter().map(|cell| grid.values()[*cell]).collect() };
        let mut compared = 0;
        let mut compare = |cells: &dyn Fn(usize) -> bool| {
            let expected = within(&grid, size, cells);
            let those: BTreeSet<_> =
                found.iter().filter(|set| set.iter().all(|cell| cells(*cell))).cloned().collect();
            assert_eq!(those, expected);
            compared += those.len();
        };
        for first in 1..=9_u8 {
            for second in 1..first {
                for third in 1..second {
                    compare(&|cell| [first, second, third].contains(&grid.values()[cell]));
                }
            }
        }
        for band in 0..3 {
            for left in 0..3 {
                compare(&|cell| cell / 27 == band && cell / 9 % 3 != left);
                compare(&|cell| cell % 9 / 3 == band && cell % 3 != left);
            }
        }
        assert!(compared > 100, "{compared}");
        most_digits = found.iter().map(|set| digits(set).len()).max().max(most_digits);
    }
    assert!(most_digits >= Some(4), "{most_digits:?}");
}

#[test]
fn symmetries_change_their_cells_but_not_their_sizes() {
    let sizes = |grid: &Board| sets(grid, 12).iter().map(BTreeSet::len).collect::<Vec<_>>();
    let grid = board(GRID);
    assert_eq!(sizes(&grid), sizes(&shuffled(&grid, &mut Random::new(8))));
}

#[test]
fn only_full_grids_have_them() {
    let puzzle = without(&board(GRID), |cell| cell == 3);
    assert_eq!(sets(&puzzle, 12).len(), 0);
    assert_eq!(unavoidable_sets(&board(GRID), 12, &|| true), Err(Cancelled));
    assert_eq!(sets(&board(GRID), 3).len(), 0);
}
