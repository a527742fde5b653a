//! Bivalue universal graves.

use crate::board::{Board, candidate};
use crate::options::Options;
use crate::step::{Evidence, Grave, GraveKind, Step, digit_set};
use crate::subsets::candidates;
use crate::tables::{HOUSE_SETS, HOUSES_OF, PEERS, bits_of, cells_of, combinations, house_id};
use crate::technique::Technique;
use jade_grid::{Candidate, Cell};

/// A bivalue universal grave that removes candidates.
pub(crate) fn grave(board: &Board, options: &Options) -> Option<Step> {
    let extras = Extras::find(board, options)?;
    let cells: Vec<usize> = cells_of(extras.cells).collect();
    let all = cells.iter().fold(0, |all, cell| all | extras.digits[*cell]);
    let finish = |rating, eliminations: Vec<Candidate>, kind| {
        if eliminations.is_empty() {
            return None;
        }
        let extras = cells.iter().map(|cell| (Cell::new(*cell), digit_set(extras.digits[*cell]))).collect();
        let evidence = Evidence::Grave(Grave { extras, kind });
        Some(Step::removing(Technique::BivalueUniversalGrave, rating, eliminations, evidence))
    };
    match cells[..] {
        [] => None,
        [cell] => {
            let others = board.grid.digits[cell] & !extras.digits[cell];
            finish(5.6, candidates(std::iter::once((cell, others))), GraveKind::OneCell)
        }
        _ if all.is_power_of_two() => {
            let digit = all.trailing_zeros() as usize;
            let removed = cells_of(extras.peers & board.grid.cells[digit]);
            let removed = removed.map(|cell| candidate(cell, digit)).collect();
            finish(5.7, removed, GraveKind::OneDigit).or_else(|| {
                let (removed, kind) = locked(board, &extras, &cells)?;
                finish(5.7, removed, kind)
            })
        }
        _ if extras.peers != 0 => {
            let locked = locked(board, &extras, &cells);
            locked.and_then(|(removed, kind)| finish(5.7, removed, kind)).or_else(|| {
                let (size, removed, kind) = naked_set(board, options, &extras, all)?;
                finish(5.7 + 0.1 * (size as f64 - 1.0), removed, kind)
            })
        }
        _ => None,
    }
}

/// The candidates without which the board would be a grave.
struct Extras {
    cells: u128,
    /// Per cell.
    digits: [u16; 81],
    /// The cells that see all of `cells`.
    peers: u128,
}

impl Extras {
    fn find(board: &Board, options: &Options) -> Option<Extras> {
        let grid = &board.grid;
        let mut extras = Extras { cells: 0, digits: [0; 81], peers: u128::MAX };
        let (mut all, mut open) = (0u16, 0u128);
        let wide = cells_of(board.filled.open).filter(|cell| grid.count(*cell) > 2);
        let wide = wide.fold(0u128, |set, cell| set | 1 << cell);
        for house in 0..27 {
            for digit in 0..9 {
                if matches!(grid.places[house][digit].count_ones(), 0 | 2) {
                    continue;
                }
                let cells = grid.cells[digit] & HOUSE_SETS[house] & wide;
                if cells == 0 {
                    return None;
                }
                if options.repairs() && (all | 1 << digit).is_power_of_two() {
                    open |= cells;
                }
                if cells.is_power_of_two() {
                    let cell = cells.trailing_zeros() as usize;
                    extras.add(cell, digit);
                    all |= 1 << digit;
                    if !extras.cells.is_power_of_two() && !all.is_power_of_two() && extras.peers == 0 {
                        return None;
                    }
                }
            }
        }
        if options.repairs() && all.is_power_of_two() {
            for cell in cells_of(open) {
                extras.add(cell, all.trailing_zeros() as usize);
            }
        }
        extras.leaves_a_grave(board).then_some(extras)
    }

    fn add(&mut self, cell: usize, digit: usize) {
        self.cells |= 1 << cell;
        self.digits[cell] |= 1 << digit;
        self.peers &= PEERS[cell];
        self.peers &= !self.cells;
    }

    /// Returns whether every open cell would have two candidates, and every digit none or two places in every house.
    fn leaves_a_grave(&self, board: &Board) -> bool {
        let mut grid = board.grid.clone();
        for cell in cells_of(self.cells) {
            for digit in bits_of(self.digits[cell]) {
                grid.remove(cell, digit);
            }
        }
        cells_of(board.filled.open).all(|cell| grid.count(cell) == 2)
            && grid.places.as_flattened().iter().all(|places| matches!(places.count_ones(), 0 | 2))
    }
}

/// Type 4.
fn locked(board: &Board, extras: &Extras, cells: &[usize]) -> Option<(Vec<Candidate>, GraveKind)> {
    let [first, second] = *cells else { return None };
    let grid = &board.grid;
    let own = extras.digits[first] | extras.digits[second];
    let shared = grid.digits[first] & grid.digits[second] & !own;
    if !shared.is_power_of_two() {
        return None;
    }
    let house = HOUSES_OF[first].into_iter().find(|house| HOUSES_OF[second].contains(house))?;
    let rest = |cell: usize| (cell, grid.digits[cell] & !(extras.digits[cell] | shared));
    let removed = candidates([rest(first), rest(second)].into_iter());
    Some((removed, GraveKind::Locked { house: house_id(usize::from(house)), digit: digit_set(shared) }))
}

/// Type 3. The order in which the program tries is by kind of house, then by size; with the repairs the reverse.
fn naked_set(
    board: &Board,
    options: &Options,
    extras: &Extras,
    all: u16,
) -> Option<(usize, Vec<Candidate>, GraveKind)> {
    let first = cells_of(extras.cells).next()?;
    let tries = |kind: usize, size: usize| {
        let house = usize::from(HOUSES_OF[first][kind]);
        let in_house = extras.cells & !HOUSE_SETS[house] == 0;
        in_house.then(|| naked_set_in(board, extras, all, house, size)).flatten()
    };
    match options.repairs() {
        true => (2..=6).find_map(|size| (0..3).find_map(|kind| tries(kind, size))),
        false => (0..3).find_map(|kind| (2..=6).find_map(|size| tries(kind, size))),
    }
}

fn naked_set_in(
    board: &Board,
    extras: &Extras,
    all: u16,
    house: usize,
    size: usize,
) -> Option<(usize, Vec<Candidate>, GraveKind)> {
    let grid = &board.grid;
    let peers: Vec<usize> = cells_of(extras.peers & HOUSE_SETS[house]).collect();
    for choice in combinations(peers.len(), size - 1) {
        let digits = bits_of(choice).fold(0, |digits, at| digits | grid.digits[peers[at]]);
        if bits_of(choice).any(|at| grid.count(peers[at]) < 2)
            || digits.count_ones() as usize != size
            || (digits | all).count_ones() as usize != size
        {
            continue;
        }
        let others = (0..peers.len()).filter(|at| choice >> at & 1 == 0).map(|at| peers[at]);
        let removed = candidates(others.map(|cell| (cell, grid.digits[cell] & digits)));
        if !removed.is_empty() {
            let cells = bits_of(choice).map(|at| Cell::new(peers[at])).collect();
            let kind = GraveKind::NakedSet { house: house_id(house), cells, digits: digit_set(digits) };
            return Some((size, removed, kind));
        }
    }
    None
}
