//! Cages of random shape, for killers.

use super::{Drawn, How, Sketch};
use jade_grid::{Cell, DigitSet};
use jade_logic::Needs;

/// The size of each cage, drawn from these: most have two to four cells, as in newspapers.
const SIZES: [usize; 10] = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5];

/// The most cells of a cage that has taken in a cell left over.
const MOST_CELLS: usize = 6;

/// Cages of two to five cells, connected, each with different digits, so that every cell is in one. A cell is left alone only if no
/// cage next to it can take it.
pub(super) static KILLER: Drawn = Drawn { word: "killer", brings: Some(Needs::Sums), how: How::Around(draw) };

fn draw(sketch: &mut Sketch<'_>) {
    let board = sketch.board();
    let mut cages = Cages { sketch, cages: Vec::new(), cage_of: vec![None; board.cell_count()] };
    let mut cells: Vec<Cell> = board.cells().collect();
    cages.sketch.random.shuffle(&mut cells);
    for cell in cells {
        if cages.cage_of[cell.index()].is_none() {
            let size = SIZES[cages.sketch.random.below(SIZES.len())];
            cages.grow(cell, size);
        }
    }
    cages.share_out_single_cells();
    let Cages { sketch, cages, .. } = cages;
    for cage in cages.iter().filter(|cage| !cage.is_empty()) {
        sketch.add("cage", Some(sketch.sum(cage)), cage);
    }
}

struct Cages<'s, 'a> {
    sketch: &'s mut Sketch<'a>,
    cages: Vec<Vec<Cell>>,
    cage_of: Vec<Option<usize>>,
}

impl Cages<'_, '_> {
    fn digits(&self, cage: usize) -> DigitSet {
        self.cages[cage].iter().filter_map(|cell| self.sketch.solution.get(*cell)).collect()
    }

    fn has_room_for(&self, cage: usize, cell: Cell) -> bool {
        self.sketch.solution.get(cell).is_some_and(|digit| !self.digits(cage).contains(digit))
    }

    fn put(&mut self, cell: Cell, cage: usize) {
        self.cages[cage].push(cell);
        self.cage_of[cell.index()] = Some(cage);
    }

    /// Makes a cage of up to `size` cells that begins with this one.
    fn grow(&mut self, first: Cell, size: usize) {
        let cage = self.cages.len();
        self.cages.push(Vec::new());
        self.put(first, cage);
        while self.cages[cage].len() < size {
            let mut open: Vec<Cell> =
                self.cages[cage].iter().flat_map(|cell| self.sketch.neighbours(*cell)).collect();
            open.retain(|cell| self.cage_of[cell.index()].is_none() && self.has_room_for(cage, *cell));
            if open.is_empty() {
                return;
            }
            let next = open[self.sketch.random.below(open.len())];
            self.put(next, cage);
        }
    }

    /// Gives cells that are a cage by themselves to a cage next to them.
    fn share_out_single_cells(&mut self) {
        for single in 0..self.cages.len() {
            let [cell] = *self.cages[single] else { continue };
            let mut takers: Vec<usize> =
                self.sketch.neighbours(cell).filter_map(|other| self.cage_of[other.index()]).collect();
            takers.retain(|cage| {
                self.cages[*cage].len() < MOST_CELLS && *cage != single && self.has_room_for(*cage, cell)
            });
            self.sketch.random.shuffle(&mut takers);
            if let Some(&taker) = takers.iter().min_by_key(|cage| self.cages[**cage].len()) {
                self.cages[single].clear();
                self.put(cell, taker);
            }
        }
    }
}
