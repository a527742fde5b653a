//! Hidden and naked singles.

use crate::board::{Board, cell_at};
use crate::step::{Evidence, Houses, Step, digit_set, in_house};
use crate::tables::{ROWS, bits_of, cells_of};
use crate::technique::Technique;
use jade_grid::{Cell, CellSet};

/// The order in which singles, sets and fish try houses: blocks, columns, rows.
pub(crate) const HOUSE_ORDER: [usize; 27] = {
    let mut order = [0; 27];
    let mut index = 0;
    while index < 9 {
        order[index] = index;
        order[9 + index] = crate::tables::COLUMNS + index;
        order[18 + index] = ROWS + index;
        index += 1;
    }
    order
};

/// A digit with one place in a house: first where that is the last open cell, then elsewhere.
pub(crate) fn hidden_single(board: &Board) -> Option<Step> {
    let open = &board.filled.open_in;
    let find = |house: usize| {
        let places = &board.grid.places[house];
        let digit = (0..9).find(|digit| places[*digit].is_power_of_two())?;
        Some((house, digit, places[digit].trailing_zeros() as usize))
    };
    let last = HOUSE_ORDER.into_iter().filter(|house| open[*house] == 1).find_map(find);
    let (rating, (house, digit, place)) = match last {
        Some(found) => (1.0, found),
        None => {
            let found = HOUSE_ORDER.into_iter().filter(|house| open[*house] > 1).find_map(find)?;
            (if found.0 < ROWS { 1.2 } else { 1.5 }, found)
        }
    };
    let evidence = Evidence::Houses(in_house(house, 1 << digit, 1 << place));
    Some(Step::placing(Technique::HiddenSingle, rating, (cell_at(house, place), digit), evidence))
}

/// An open cell with one candidate.
pub(crate) fn naked_single(board: &Board) -> Option<Step> {
    let cell = cells_of(board.filled.open).find(|cell| board.grid.count(*cell) == 1)?;
    let digits = board.grid.digits[cell];
    let evidence = Evidence::Houses(Houses {
        digits: digit_set(digits),
        cells: CellSet::only(Cell::new(cell)),
        base: Vec::new(),
        cover: Vec::new(),
        target: None,
    });
    let digit = bits_of(digits).next()?;
    Some(Step::placing(Technique::NakedSingle, 2.3, (cell, digit), evidence))
}
