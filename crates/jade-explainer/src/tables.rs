//! The houses and peers of the plain 9×9 board as constant tables, in the order in which the Sudoku Explainer tries
//! them: blocks, rows, columns.

use jade_grid::HouseId;

/// Where the houses of a kind begin in [`HOUSES`].
pub(crate) const BLOCKS: usize = 0;
/// See [`BLOCKS`].
pub(crate) const ROWS: usize = 9;
/// See [`BLOCKS`].
pub(crate) const COLUMNS: usize = 18;

/// The cells of every house in reading order: blocks, rows, columns.
pub(crate) const HOUSES: [[u8; 9]; 27] = {
    let mut houses = [[0; 9]; 27];
    let mut index = 0;
    while index < 9 {
        let mut place = 0;
        while place < 9 {
            houses[BLOCKS + index][place] =
                ((index / 3 * 3 + place / 3) * 9 + index % 3 * 3 + place % 3) as u8;
            houses[ROWS + index][place] = (index * 9 + place) as u8;
            houses[COLUMNS + index][place] = (place * 9 + index) as u8;
            place += 1;
        }
        index += 1;
    }
    houses
};

/// Per cell: its block, row and column.
pub(crate) const HOUSES_OF: [[u8; 3]; 81] = {
    let mut of = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        of[cell] = [(row / 3 * 3 + column / 3) as u8, (ROWS + row) as u8, (COLUMNS + column) as u8];
        cell += 1;
    }
    of
};

/// Per cell: its index in its block, row and column.
pub(crate) const PLACES_OF: [[u8; 3]; 81] = {
    let mut of = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        of[cell] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        cell += 1;
    }
    of
};

/// Per house: its cells as a set.
pub(crate) const HOUSE_SETS: [u128; 27] = {
    let mut sets = [0; 27];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            sets[house] |= 1u128 << HOUSES[house][place];
            place += 1;
        }
        house += 1;
    }
    sets
};

/// Per cell: the other cells that share a house with it.
pub(crate) const PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [block, row, column] = HOUSES_OF[cell];
        let all = HOUSE_SETS[block as usize] | HOUSE_SETS[row as usize] | HOUSE_SETS[column as usize];
        peers[cell] = all & !(1 << cell);
        cell += 1;
    }
    peers
};

/// Per pair of houses: the places of the first that are in the second.
pub(crate) const OVERLAP: [[u16; 27]; 27] = {
    let mut overlap = [[0; 27]; 27];
    let mut first = 0;
    while first < 27 {
        let mut second = 0;
        while second < 27 {
            let mut place = 0;
            while place < 9 {
                if HOUSE_SETS[second] >> HOUSES[first][place] & 1 == 1 {
                    overlap[first][second] |= 1 << place;
                }
                place += 1;
            }
            second += 1;
        }
        first += 1;
    }
    overlap
};

/// Returns the id that this house has on the board of `jade-grid`: rows, columns, boxes.
pub(crate) const fn house_id(house: usize) -> HouseId {
    HouseId::new(if house < ROWS { house + 18 } else { house - 9 })
}

/// Iterates over the bits of a set of cells in ascending order.
pub(crate) fn cells_of(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

/// Iterates over the bits of a mask of nine bits in ascending order.
pub(crate) fn bits_of(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            bit
        })
    })
}

/// Iterates over the masks of `n` bits with `k` bits set, as increasing numbers.
pub(crate) fn combinations(n: usize, k: usize) -> impl Iterator<Item = u16> {
    let end = 1u32 << n;
    let mut next = (k > 0 && k <= n).then(|| (1u32 << k) - 1);
    std::iter::from_fn(move || {
        let mask = next?;
        let lowest = mask & mask.wrapping_neg();
        let ripple = mask + lowest;
        let following = (mask ^ ripple) >> 2 >> lowest.trailing_zeros() | ripple;
        next = (following < end).then_some(following);
        Some(mask as u16)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Cell, Geometry};

    #[test]
    fn the_tables_agree_with_the_geometry() {
        let board = Geometry::standard(9).unwrap();
        for (index, house) in HOUSES.iter().enumerate() {
            let cells: Vec<_> = house.iter().map(|cell| Cell::new(usize::from(*cell))).collect();
            assert_eq!(board.house(house_id(index)).cells(), cells);
        }
        for cell in board.cells() {
            let peers: Vec<_> = cells_of(PEERS[cell.index()]).map(Cell::new).collect();
            assert_eq!(board.peers(cell).iter().collect::<Vec<_>>(), peers);
            for kind in 0..3 {
                let house = HOUSES_OF[cell.index()][kind];
                let place = PLACES_OF[cell.index()][kind];
                assert_eq!(usize::from(HOUSES[usize::from(house)][usize::from(place)]), cell.index());
            }
        }
    }

    #[test]
    fn combinations_are_increasing_numbers() {
        let all: Vec<_> = combinations(5, 3).collect();
        assert_eq!(all[..5], [0b00111, 0b01011, 0b01101, 0b01110, 0b10011]);
        assert_eq!(all.len(), 10);
        assert_eq!(combinations(2, 3).count(), 0);
        assert_eq!(combinations(3, 3).count(), 1);
        assert_eq!(combinations(9, 4).count(), 126);
    }
}
