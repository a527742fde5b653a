//! [`unavoidable_sets`]: the sets of cells whose digits can be exchanged for others.

use crate::Cancelled;
use crate::min_lex::is_consistent;
use jade_grid::Cell;
use jade_search::nine::Board;

/// The greatest size of sets to look for: with each further cell there are about twice as many.
pub const MOST_UNAVOIDABLE: usize = 16;

/// Returns the minimal unavoidable sets of a grid with at most `size` cells (from 4 on; at most
/// [`MOST_UNAVOIDABLE`] are looked for): the cells in which another grid can differ from it, if no other grid differs
/// in only some of them. A puzzle has several solutions unless it gives a cell of each (G. McGuire, B. Tugemann and
/// G. Civario, *There Is No 16-Clue Sudoku*, 2012). They are sorted by size, then by their cells. There are some
/// hundreds of up to 12 cells.
///
/// Every other grid is built from its first different cell on: a cell with a new digit requires that the cells of its
/// houses which had this digit change, too. So the sets are found directly, without solving puzzles.
///
/// Returns no sets for a board that is not a full and correct grid.
///
/// ```
/// use jade_explore::unavoidable_sets;
/// use jade_search::nine::Board;
/// let grid = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let sets = unavoidable_sets(&Board::from_line(grid).unwrap(), 6, &|| false).unwrap();
/// assert!(sets.iter().all(|set| (4..=6).contains(&set.len())));
/// ```
///
/// # Errors
/// [`Cancelled`] if `cancel`, which is asked for every first cell, says so.
pub fn unavoidable_sets(
    grid: &Board,
    size: usize,
    cancel: &dyn Fn() -> bool,
) -> Result<Vec<Vec<Cell>>, Cancelled> {
    if grid.values().contains(&0) || !is_consistent(grid) {
        return Ok(Vec::new());
    }
    let mut search = Search::new(*grid.values(), size.min(MOST_UNAVOIDABLE) as u32);
    for first in 0..81 {
        search.first = first;
        for digit in (1..=9).filter(|digit| *digit != grid.values()[first]) {
            if cancel() {
                return Err(Cancelled);
            }
            search.change(first, digit, 0, 0);
        }
    }
    let mut found = search.found;
    found.sort_unstable_by_key(|set| (set.count_ones(), set.reverse_bits()));
    found.dedup();
    let mut minimal: Vec<u128> = Vec::new();
    for set in found {
        if !minimal.iter().any(|smaller| smaller & set == *smaller) {
            minimal.push(set);
        }
    }
    let cells = |set: u128| (0..81).filter(|cell| set >> cell & 1 == 1).map(Cell::new).collect();
    // The first cell first: larger reversed bits come later.
    minimal.sort_by_key(|set| (set.count_ones(), std::cmp::Reverse(set.reverse_bits())));
    Ok(minimal.into_iter().map(cells).collect())
}

struct Search {
    grid: [u8; 81],
    size: u32,
    /// No cell before this one changes.
    first: usize,
    /// The cell of each digit in each house: rows, columns, boxes.
    places: [[u8; 10]; 27],
    /// The digits that cells of each house have newly got, as bits.
    gained: [u16; 27],
    found: Vec<u128>,
}

/// The cells of each row, column and box.
static HOUSES: [u128; 27] = {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        let of_cell = houses_of(cell);
        houses[of_cell[0]] |= 1 << cell;
        houses[of_cell[1]] |= 1 << cell;
        houses[of_cell[2]] |= 1 << cell;
        cell += 1;
    }
    houses
};

const fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

impl Search {
    fn new(grid: [u8; 81], size: u32) -> Search {
        let mut places = [[0; 10]; 27];
        for (cell, digit) in grid.iter().enumerate() {
            houses_of(cell).into_iter().for_each(|house| places[house][usize::from(*digit)] = cell as u8);
        }
        Search { grid, size, first: 0, places, gained: [0; 27], found: Vec::new() }
    }

    /// Gives a cell a new digit, then all cells that must change because of it. `changed` have a new digit, `open` must
    /// get one.
    fn change(&mut self, cell: usize, digit: u8, changed: u128, open: u128) {
        let houses = houses_of(cell);
        let changed = changed | 1 << cell;
        let mut open = open & !(1 << cell);
        for house in houses {
            open |= 1 << self.places[house][usize::from(digit)];
        }
        open &= !changed;
        let all = changed | open;
        if all & ((1 << self.first) - 1) != 0 || self.too_large(all) {
            return;
        }
        if open == 0 {
            self.found.push(changed);
            return;
        }
        let bit = 1 << digit;
        houses.into_iter().for_each(|house| self.gained[house] |= bit);
        let (next, digits) = self.narrowest(open);
        for digit in (1..=9).filter(|digit| digits >> digit & 1 == 1) {
            self.change(next, digit, changed, open);
        }
        houses.into_iter().for_each(|house| self.gained[house] &= !bit);
    }

    /// Whether no set of the size contains these cells: one cell alone in its house needs another one there.
    fn too_large(&self, cells: u128) -> bool {
        let alone = |houses: std::ops::Range<usize>| {
            HOUSES[houses].iter().filter(|house| (*house & cells).is_power_of_two()).count() as u32
        };
        let count = cells.count_ones();
        count > self.size || count + alone(0..9).max(alone(9..18)).max(alone(18..27)) > self.size
    }

    /// The open cell with the fewest new digits, and these as bits.
    fn narrowest(&self, open: u128) -> (usize, u16) {
        let mut best = (0, 0, u32::MAX);
        let mut left = open;
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            let [row, column, square] = houses_of(cell);
            let gained = self.gained[row] | self.gained[column] | self.gained[square];
            let digits = 0b11_1111_1110 & !gained & !(1 << self.grid[cell]);
            if digits.count_ones() < best.2 {
                best = (cell, digits, digits.count_ones());
            }
        }
        (best.0, best.1)
    }
}
