//! [`Layout`]: a geometry as sets of cells.

use crate::nine::Path;
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// The number of houses that are looked at together: four numbers of 64 bits fill a register of AVX2.
pub(super) const BLOCK: usize = 4;

/// Some houses, each as the lower and the upper half of its set of cells.
#[derive(Clone, Copy)]
pub(super) struct Block {
    pub(super) low: [u64; BLOCK],
    pub(super) high: [u64; BLOCK],
}

/// What a search looks up about its geometry. Bit `i` of a set is the cell with index `i`; `D` is the number of digits, or more.
///
/// Tables by cell have 128 places, so that an index taken from a set is never out of bounds.
pub(super) struct Layout<const D: usize> {
    pub(super) side: usize,
    /// All cells.
    pub(super) cells: u128,
    /// At most 64.
    pub(super) houses: Box<[u128]>,
    /// The same houses; the last block is filled up with the first house.
    pub(super) blocks: Box<[Block]>,
    /// Per cell: the houses that it is in, by their indices.
    pub(super) houses_of: [u64; 128],
    /// Per cell: the cells that cannot hold the same digit.
    pub(super) peers: [u128; 128],
    /// Per digit: the cells where the rules leave it.
    domain: [u128; D],
    /// The cells of which some digit excludes another one elsewhere.
    pub(super) related: u128,
    /// Per related cell and digit: per digit, the cells that it excludes, itself in its peers included.
    excluded: Box<[[u128; D]]>,
    /// The instructions that the search uses.
    pub(super) path: Path,
}

impl<const D: usize> Layout<D> {
    /// Returns the layout of a geometry with at most 128 cells and `D` digits.
    pub(super) fn of(geometry: &'static Geometry) -> Arc<Layout<D>>
    where
        Self: Kept,
    {
        // A poisoned lock only means that another thread panicked between two finished insertions.
        let mut layouts = Self::kept().lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let key = std::ptr::from_ref(geometry) as usize;
        if let Some(layout) = layouts.get(&key) {
            return Arc::clone(layout);
        }
        if layouts.len() >= MOST_KEPT {
            layouts.clear();
        }
        let layout = Arc::new(Layout::build(geometry));
        layouts.insert(key, Arc::clone(&layout));
        layout
    }

    fn build(geometry: &'static Geometry) -> Layout<D> {
        let side = geometry.side();
        let set = |cells: &mut dyn Iterator<Item = Cell>| cells.fold(0, |set, cell| set | bit(cell.index()));
        let houses: Box<[u128]> =
            geometry.houses().iter().map(|house| set(&mut house.cells().iter().copied())).collect();
        let blocks = houses.chunks(BLOCK).map(|chunk| {
            let house = |i: usize| chunk.get(i).copied().unwrap_or(houses[0]);
            Block {
                low: std::array::from_fn(|i| house(i) as u64),
                high: std::array::from_fn(|i| (house(i) >> 64) as u64),
            }
        });
        let mut layout = Layout {
            side,
            cells: set(&mut geometry.cells()),
            blocks: blocks.collect(),
            houses,
            houses_of: [0; 128],
            peers: [0; 128],
            domain: [0; D],
            related: 0,
            excluded: Box::default(),
            path: Path::best(),
        };
        for cell in geometry.cells() {
            let index = cell.index();
            layout.houses_of[index] =
                geometry.houses_of(cell).iter().fold(0, |houses, house| houses | 1 << house.index());
            layout.peers[index] = set(&mut geometry.peers_of::<2>(cell).iter());
            for digit in Digit::all(side).filter(|digit| geometry.leaves(cell, *digit)) {
                layout.domain[digit.index()] |= bit(index);
            }
            let is_other = |(digit, out): (Digit, &DigitSet)| out.iter().any(|other| other != digit);
            if geometry.pairs(cell).any(|(_, table)| Digit::all(side).zip(table).any(is_other)) {
                layout.related |= bit(index);
            }
        }
        layout.excluded = geometry
            .cells()
            .filter(|cell| layout.related & bit(cell.index()) != 0)
            .flat_map(|cell| (0..D).map(move |digit| (cell, digit)))
            .map(|(cell, digit)| {
                let mut excluded = [0; D];
                excluded[digit] = layout.peers[cell.index()];
                for (other, table) in geometry.pairs(cell) {
                    for out in table.get(digit).into_iter().flat_map(|out| out.iter()) {
                        excluded[out.index()] |= bit(other.index());
                    }
                }
                excluded
            })
            .collect();
        layout
    }

    /// Returns, per digit, the cells that a digit in a related cell excludes.
    #[inline(always)]
    pub(super) fn excluded(&self, cell: usize, digit: usize) -> &[u128; D] {
        let before = (self.related & (bit(cell) - 1)).count_ones() as usize;
        &self.excluded[before * D + digit]
    }

    /// Returns, per digit, the cells where the rules and the puzzle leave it.
    pub(super) fn left_by(&self, puzzle: &Puzzle) -> [u128; D] {
        let mut left = self.domain;
        if puzzle.is_restricted() {
            for cell in puzzle.geometry().cells() {
                for digit in puzzle.barred(cell).iter() {
                    left[digit.index()] &= !bit(cell.index());
                }
            }
        }
        left
    }

    /// Returns all houses but these.
    #[inline(always)]
    pub(super) fn other_houses(&self, houses: u64) -> u64 {
        !houses & u64::MAX >> (64 - self.houses.len())
    }
}

/// Returns the set of one cell.
#[inline(always)]
pub(super) fn bit(cell: usize) -> u128 {
    1 << cell
}

/// Iterates over the cells of a set.
#[inline(always)]
pub(super) fn ones(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize & 127;
            set &= set - 1;
            cell
        })
    })
}

/// The maximum number of layouts that are kept, some 100 KB each at most: a stream of puzzles may have a geometry for every line.
const MOST_KEPT: usize = 200;

/// A layout with a place to keep those that were built, by the address of their geometry.
pub(super) trait Kept: Sized + 'static {
    fn kept() -> &'static Mutex<HashMap<usize, Arc<Self>>>;
}

macro_rules! kept {
    ($($digits:literal)*) => {$(
        impl Kept for Layout<$digits> {
            fn kept() -> &'static Mutex<HashMap<usize, Arc<Self>>> {
                static LAYOUTS: LazyLock<Mutex<HashMap<usize, Arc<Layout<$digits>>>>> =
                    LazyLock::new(Mutex::default);
                &LAYOUTS
            }
        }
    )*};
}

kept!(6 9 11);
