//! Cores of kraken fish with boxes: two or three houses, the base, whose remaining places of a digit are in one house
//! fewer, the cover.
//!
//! Only minimal cores are found: each house of the base has a place left, no two of them share one, and no two of them
//! fit into one house of the cover.

use super::houses::Kinds;
use super::{Class, bits};
use jade_grid::{Cell, CellSet, Geometry};

/// Houses as bits.
pub(super) struct Core {
    pub base: u64,
    pub cover: u64,
    /// Those that can be one more cover.
    pub last: u64,
}

/// A base and the covers that contain all its remaining places.
type Fitting = (usize, u64);

/// The cells of each house, and the houses of each cell as bits.
pub(super) struct Houses {
    cells: Vec<CellSet>,
    of_cell: Vec<u64>,
    /// The houses that can be base, and those that can be cover: rows and boxes, columns and boxes.
    roles: Vec<(u64, u64)>,
}

impl Houses {
    pub fn of(geometry: &Geometry) -> Houses {
        let houses = |cell: Cell| geometry.houses_of(cell).iter().fold(0, |all, id| all | 1 << id.index());
        Houses {
            cells: geometry.house_ids().map(|id| geometry.house(id).set()).collect(),
            of_cell: geometry.cells().map(houses).collect(),
            roles: Kinds::of(geometry).roles(Class::Franken),
        }
    }

    /// Calls `found` with every minimal core of two or three houses. `left` are the remaining places.
    pub fn cores(&self, left: CellSet, found: &mut dyn FnMut(Core)) {
        for (bases, last) in &self.roles {
            self.cores_of(left, *bases, *last, &mut |base, cover| found(Core { base, cover, last: *last }));
        }
    }

    fn cores_of(&self, left: CellSet, bases: u64, covers: u64, found: &mut dyn FnMut(u64, u64)) {
        let (one, two) = self.covers_of(left, bases, covers);
        let apart = |a: usize, b: usize| (self.cells[a] & self.cells[b] & left).is_empty();
        for (number, (a, covers_a)) in one.iter().enumerate() {
            for (b, covers_b) in &one[number + 1..] {
                let base = 1 << a | 1 << b;
                if covers_a & covers_b != 0 && apart(*a, *b) {
                    bits(covers_a & covers_b & !base).for_each(|cover| found(base, 1 << cover));
                }
            }
        }
        for same in two.chunk_by(|(a, _), (b, _)| a == b) {
            let cover = same[0].0;
            // Those that need both covers come first, and at least one of these is in the base.
            let with_one = one.iter().filter(|(base, covers)| covers & cover != 0 && cover >> base & 1 == 0);
            let fitting: Vec<Fitting> = same
                .iter()
                .map(|(_, base)| (*base, 0))
                .chain(with_one.map(|(base, covers)| (*base, covers & cover)))
                .collect();
            for a in 0..same.len() {
                for b in a + 1..fitting.len() {
                    for c in b + 1..fitting.len() {
                        let [(a, _), (b, covers_b), (c, covers_c)] = [a, b, c].map(|number| fitting[number]);
                        if covers_b & covers_c == 0 && apart(a, b) && apart(a, c) && apart(b, c) {
                            found(1 << a | 1 << b | 1 << c, cover);
                        }
                    }
                }
            }
        }
    }

    /// Returns the bases whose remaining places are in one cover, each with all such covers; and those whose places are
    /// in two covers but in neither of them alone, with these, in the order of the covers.
    fn covers_of(&self, left: CellSet, bases: u64, covers: u64) -> (Vec<Fitting>, Vec<(u64, usize)>) {
        let (mut one, mut two) = (Vec::new(), Vec::new());
        for base in bits(bases).take_while(|base| *base < self.cells.len()) {
            let places = self.cells[base] & left;
            let Some(cell) = places.first() else { continue };
            let covers = covers & !(1 << base);
            let alone = self.through_all(places) & covers;
            if alone != 0 {
                one.push((base, alone));
            }
            let through = self.of_cell[cell.index()] & covers & !alone;
            for first in bits(through) {
                let others = self.through_all(places - self.cells[first]) & covers & !alone;
                // Two covers through the first place are found from the first of them.
                let others = others & !(through & ((1 << first) - 1));
                two.extend(bits(others).map(|second| (1 << first | 1 << second, base)));
            }
        }
        two.sort_unstable();
        (one, two)
    }

    /// Returns the houses that contain all these cells, at least one.
    fn through_all(&self, cells: CellSet) -> u64 {
        cells.iter().fold(!0, |all, cell| all & self.of_cell[cell.index()])
    }
}
