//! Aligned pair and triplet exclusion.

use crate::board::{Board, Grid};
use crate::step::{Evidence, Exclusion, Step};
use crate::subsets::candidates;
use crate::tables::{PEERS, bits_of, cells_of};
use crate::technique::Technique;
use jade_grid::Cell;

/// The cells that can take part, with their excluders.
struct Bases {
    cells: Vec<usize>,
    set: u128,
    /// Per cell of the board.
    excluders: [u128; 81],
}

impl Bases {
    /// Finds the cells for exclusions of `size` cells.
    fn find(board: &Board, size: u32) -> Bases {
        let grid = &board.grid;
        let of_count = |least, most| {
            let cells =
                cells_of(board.filled.open).filter(|cell| (least..=most).contains(&grid.count(*cell)));
            cells.fold(0u128, |set, cell| set | 1 << cell)
        };
        let (single, narrow) = (of_count(1, 1), of_count(2, size));
        let mut bases = Bases { cells: Vec::new(), set: 0, excluders: [0; 81] };
        for cell in cells_of(board.filled.open) {
            let excluders = PEERS[cell] & narrow;
            if grid.count(cell) >= 2 && PEERS[cell] & single == 0 && excluders != 0 {
                bases.cells.push(cell);
                bases.set |= 1 << cell;
                bases.excluders[cell] = excluders;
            }
        }
        bases
    }

    /// Iterates over the pairs of cells, the later one outside.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let outer = self.cells.iter().enumerate();
        outer.flat_map(|(at, second)| self.cells[..at].iter().map(|first| (*first, *second)))
    }
}

/// An aligned pair exclusion that removes candidates.
pub(crate) fn aligned_pair(board: &Board) -> Option<Step> {
    let bases = Bases::find(board, 2);
    bases.pairs().find_map(|(first, second)| {
        let common = bases.excluders[first] & bases.excluders[second];
        if common.count_ones() < 2 {
            return None;
        }
        step(&board.grid, Technique::AlignedPairExclusion, 6.2, &[first, second], common)
    })
}

/// An aligned triplet exclusion that removes candidates.
pub(crate) fn aligned_triplet(board: &Board) -> Option<Step> {
    let bases = Bases::find(board, 3);
    bases.pairs().find_map(|(first, second)| {
        let common = bases.excluders[first] & bases.excluders[second];
        if common.count_ones() < 2 {
            return None;
        }
        let of_first = bases.excluders[first];
        let thirds = cells_of(of_first).chain(cells_of(bases.excluders[second] & !of_first));
        let free = bases.set & !(1 << first | 1 << second);
        thirds.filter(|third| free >> third & 1 == 1).find_map(|third| {
            let common = common & bases.excluders[third];
            if common.count_ones() < 2 {
                return None;
            }
            step(&board.grid, Technique::AlignedTripletExclusion, 7.5, &[first, second, third], common)
        })
    })
}

/// Tries combinations of digits of these cells, until every candidate is known to be possible in one.
fn step(grid: &Grid, technique: Technique, rating: f64, cells: &[usize], excluders: u128) -> Option<Step> {
    let all = cells.iter().fold(0, |all, cell| all | grid.digits[*cell]);
    // Excluders with another candidate are never left without one.
    let (mut masks, mut count) = ([0u16; 20], 0);
    for cell in cells_of(excluders) {
        masks[count] = grid.digits[cell];
        count += usize::from(masks[count] & !all == 0);
    }
    let masks = &masks[..count];
    let clash = |a: usize, b: usize| cells.len() > b && PEERS[cells[a]] >> cells[b] & 1 == 1;
    let clashes = [clash(0, 1), clash(0, 2), clash(1, 2)];
    // A pair has an imaginary third cell that holds a tenth digit.
    let own = [0, 1, 2].map(|at| cells.get(at).map_or(1 << 9, |cell| grid.digits[*cell]));
    let mut possible = [0u16; 3];
    for first in bits_of(own[0]) {
        for second in bits_of(own[1]) {
            let (one, two) = (1 << first, 1 << second);
            let known = possible[0] & one != 0 && possible[1] & two != 0 && possible[2] == own[2];
            if known || one == two && clashes[0] {
                continue;
            }
            let mut thirds = own[2];
            if clashes[1] {
                thirds &= !one;
            }
            if clashes[2] {
                thirds &= !two;
            }
            for mask in masks {
                let rest = mask & !(one | two);
                if rest == 0 {
                    thirds = 0;
                } else if rest.is_power_of_two() {
                    thirds &= !rest;
                }
            }
            if thirds != 0 {
                possible[0] |= one;
                possible[1] |= two;
                possible[2] |= thirds;
            }
        }
    }
    if possible == own {
        return None;
    }
    let removed = cells.iter().zip(possible).map(|(cell, possible)| (*cell, grid.digits[*cell] & !possible));
    let removed = candidates(removed);
    let evidence = Evidence::Exclusion(Exclusion {
        cells: cells.iter().map(|cell| Cell::new(*cell)).collect(),
        excluders: cells_of(excluders).map(Cell::new).collect(),
    });
    (!removed.is_empty()).then(|| Step::removing(technique, rating, removed, evidence))
}
