//! Colours: places of a digit that are connected by conjugate pairs alternate between two colours. All places of one
//! colour are true, and all of the other are false.

use crate::patterns::conjugate::Pairs;
use crate::{Link, Node};
use jade_grid::{Cell, CellBits, Digit, Geometry, PositionOf};

/// Connected places of a digit.
#[derive(Clone, Copy)]
pub(crate) struct Component<const WORDS: usize> {
    /// The two colours; the first is that of the first cell in reading order.
    pub colors: [CellBits<WORDS>; 2],
}

impl<const WORDS: usize> Component<WORDS> {
    pub fn cells(&self) -> CellBits<WORDS> {
        self.colors[0] | self.colors[1]
    }

    /// Returns conjugate pairs that connect the first cell with every other one, each once.
    pub fn links(&self, position: &PositionOf<WORDS>, digit: Digit) -> Vec<Link> {
        let pairs = Pairs::of(position, digit);
        let Some(first) = self.cells().first() else { return Vec::new() };
        let mut reached = vec![first];
        let mut links: Vec<Link> = Vec::new();
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            for pair in pairs.as_slice().iter().filter(|pair| pair.ends.contains(&from)) {
                let link = pair.link(from, digit);
                if let Node::Candidate(to) = &link.to
                    && !reached.contains(&to.cell)
                {
                    reached.push(to.cell);
                    links.push(link);
                }
            }
        }
        links
    }
}

/// The components of one digit, by their first cells.
pub(crate) struct Components<const WORDS: usize> {
    /// Half as many as a set has room for, since each has at least two cells.
    list: [[Component<WORDS>; 32]; WORDS],
    count: usize,
}

impl<const WORDS: usize> Components<WORDS> {
    pub fn of(position: &PositionOf<WORDS>, digit: Digit) -> Self {
        let pairs = Pairs::of(position, digit);
        let none = Component { colors: [CellBits::EMPTY; 2] };
        let mut components = Components { list: [[none; 32]; WORDS], count: 0 };
        let mut open: CellBits<WORDS> = pairs.as_slice().iter().flat_map(|pair| pair.ends).collect();
        while let Some(first) = open.first() {
            let mut colors = [CellBits::only(first), CellBits::EMPTY];
            loop {
                let before = colors;
                for pair in pairs.as_slice() {
                    for (from, to) in [pair.turned(false), pair.turned(true)] {
                        for color in 0..2 {
                            if colors[color].contains(from) {
                                colors[1 - color].add(to);
                            }
                        }
                    }
                }
                if colors == before {
                    break;
                }
            }
            open -= colors[0] | colors[1];
            // A cell of both colours shows that the position has no solution, which is not reported here.
            if colors[0].is_disjoint(colors[1]) {
                components.list.as_flattened_mut()[components.count] = Component { colors };
                components.count += 1;
            }
        }
        components
    }

    pub fn as_slice(&self) -> &[Component<WORDS>] {
        &self.list.as_flattened()[..self.count]
    }
}

/// Returns two cells, one from each set, that see each other; the first in reading order.
pub(crate) fn touching<const WORDS: usize>(
    geometry: &Geometry,
    a: CellBits<WORDS>,
    b: CellBits<WORDS>,
) -> Option<[Cell; 2]> {
    a.iter().find_map(|cell| Some([cell, (geometry.peers_of(cell) & b).first()?]))
}

/// Returns the cells of `among` that see a cell of each set.
pub(crate) fn seeing_both<const WORDS: usize>(
    geometry: &Geometry,
    among: CellBits<WORDS>,
    a: CellBits<WORDS>,
    b: CellBits<WORDS>,
) -> CellBits<WORDS> {
    let sees = |cell: &Cell, set| !geometry.peers_of(*cell).is_disjoint(set);
    among.iter().filter(|cell| sees(cell, a) && sees(cell, b)).collect()
}
