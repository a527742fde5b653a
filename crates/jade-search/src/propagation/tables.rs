//! [`Tables`]: a geometry laid out for the masks of a [`Board`](super::Board).

use crate::mask::Mask;
use jade_grid::{Geometry, Narrower};
use std::collections::HashMap;
use std::sync::Mutex;

/// A house that a cell is in, and the index of the cell in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    pub(crate) house: u16,
    pub(crate) place: u8,
}

/// What a board looks up about its geometry, in flat lists.
///
/// ```text
/// members:   [house and place] of cell 0 … | of cell 1 … | …       starts says where each begins
/// cells:     [cell] of house 0, place 0, 1 … side-1 | of house 1 … | …
/// crossings: per cell and pair (i, j) of its houses: the places of house i that lie in house j as well
/// ```
pub(crate) struct Tables<M> {
    pub(crate) side: usize,
    pub(crate) houses: usize,
    pub(crate) all: M,
    starts: Box<[u32]>,
    members: Box<[Member]>,
    cells: Box<[u16]>,
    /// The maximum number of houses that a cell is in.
    arity: usize,
    crossings: Box<[M]>,
    /// Per cell: the cells that a rule relates to it beyond shared houses, each with the start of its table in `excluded`;
    /// empty if there are none at all.
    pairs: Box<[PairsOfCell]>,
    /// Per table and digit: the digits excluded in the other cell.
    excluded: Box<[M]>,
    /// The sums and automata of the rules, then the sums that follow from rules and whole houses; each with its cells.
    pub(crate) narrowers: Box<[(Narrower<'static>, Box<[u16]>)]>,
    /// Per cell: the narrowers that it is part of; empty if there are none at all.
    narrowers_of: Box<[Box<[u16]>]>,
}

/// The cells that a rule relates to a cell, each with the start of its table.
type PairsOfCell = Box<[(u16, u32)]>;

impl<M: Mask> Tables<M> {
    /// Returns the tables of a geometry: built once and kept forever, like geometries.
    pub(crate) fn of(geometry: &'static Geometry) -> &'static Tables<M>
    where
        M: Tabled,
    {
        // A poisoned lock only means that another thread panicked between two finished insertions.
        let mut tables = M::cache().lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        tables
            .entry(std::ptr::from_ref(geometry) as usize)
            .or_insert_with(|| Box::leak(Box::new(Tables::build(geometry))))
    }

    fn build(geometry: &'static Geometry) -> Tables<M> {
        let side = geometry.side();
        let houses = geometry.houses();
        let mut starts = vec![0];
        let mut members = Vec::new();
        for cell in geometry.cells() {
            members.extend(geometry.houses_of(cell).iter().map(|id| Member {
                house: id.index() as u16,
                place: geometry.place_in(*id, cell).map_or(0, |place| place as u8),
            }));
            starts.push(members.len() as u32);
        }
        let cells = houses.iter().flat_map(|house| house.cells()).map(|cell| cell.index() as u16).collect();
        let arity = geometry.cells().map(|cell| geometry.houses_of(cell).len()).max().unwrap_or(0);
        let mut tables = Tables {
            side,
            houses: houses.len(),
            all: M::all(side),
            starts: starts.into(),
            members: members.into(),
            cells,
            arity,
            crossings: vec![M::NONE; geometry.cell_count() * arity * arity].into(),
            pairs: Box::default(),
            excluded: Box::default(),
            narrowers: Box::default(),
            narrowers_of: Box::default(),
        };
        if geometry.has_narrowers() {
            let derived = geometry.house_sums().iter().map(|one| Narrower::Sum(one.sum()));
            let with_cells = |one: Narrower<'static>| {
                (one, one.cells().into_iter().map(|cell| cell.index() as u16).collect::<Box<[u16]>>())
            };
            tables.narrowers = geometry.narrowers().chain(derived).map(with_cells).collect();
            let mut of = vec![Vec::new(); geometry.cell_count()];
            for (index, (_, cells)) in (0..).zip(&tables.narrowers) {
                cells.iter().for_each(|cell| of[usize::from(*cell)].push(index));
            }
            tables.narrowers_of = of.into_iter().map(Vec::into_boxed_slice).collect();
        }
        if geometry.cells().any(|cell| geometry.pairs(cell).next().is_some()) {
            tables.add_pairs(geometry);
        }
        let mut shared = vec![M::NONE; houses.len()];
        for house in 0..houses.len() {
            for place in 0..side {
                for member in tables.members(tables.cell(house, place)) {
                    shared[usize::from(member.house)] |= M::only(place);
                }
            }
            for place in 0..side {
                let cell = tables.cell(house, place);
                let range = tables.range(cell);
                let own = range.clone().position(|i| usize::from(tables.members[i].house) == house);
                for (j, i) in range.enumerate() {
                    let other = usize::from(tables.members[i].house);
                    if let Some(own) = own.filter(|own| *own != j) {
                        let index = (cell * arity + own) * arity + j;
                        tables.crossings[index] = shared[other];
                    }
                }
            }
            shared.fill(M::NONE);
        }
        tables
    }

    fn add_pairs(&mut self, geometry: &Geometry) {
        let mut excluded: Vec<M> = Vec::new();
        let mut known: HashMap<Vec<u32>, u32> = HashMap::new();
        self.pairs = geometry
            .cells()
            .map(|cell| {
                let pairs = geometry.pairs(cell).map(|(other, table)| {
                    let bits = table.iter().map(|digits| digits.bits()).collect();
                    let start = *known.entry(bits).or_insert_with(|| {
                        excluded.extend(table.iter().map(|digits| M::of(*digits)));
                        (excluded.len() - table.len()) as u32
                    });
                    (other.index() as u16, start)
                });
                pairs.collect()
            })
            .collect();
        self.excluded = excluded.into();
    }

    /// Returns whether a rule relates cells beyond shared houses.
    #[inline]
    pub(crate) fn has_pairs(&self) -> bool {
        !self.pairs.is_empty()
    }

    /// Iterates over the cells that a rule relates to a cell beyond shared houses, each with its table: per digit of `cell`,
    /// what it excludes there.
    #[inline]
    pub(crate) fn pairs(&self, cell: usize) -> impl Iterator<Item = (usize, &[M])> {
        self.pairs
            .get(cell)
            .into_iter()
            .flatten()
            .map(|(other, start)| (usize::from(*other), &self.excluded[*start as usize..][..self.side]))
    }

    /// Returns the narrowers that a cell is part of, by their indices.
    #[inline]
    pub(crate) fn narrowers_of(&self, cell: usize) -> &[u16] {
        self.narrowers_of.get(cell).map_or(&[], |narrowers| narrowers)
    }

    #[inline]
    fn range(&self, cell: usize) -> std::ops::Range<usize> {
        self.starts[cell] as usize..self.starts[cell + 1] as usize
    }

    /// Returns the houses of a cell, in the order of the geometry.
    #[inline]
    pub(crate) fn members(&self, cell: usize) -> &[Member] {
        &self.members[self.range(cell)]
    }

    /// Returns the cell at a place of a house.
    #[inline]
    pub(crate) fn cell(&self, house: usize, place: usize) -> usize {
        usize::from(self.cells[house * self.side + place])
    }

    /// Returns the places of the `i`-th house of a cell that are also in its `j`-th house.
    #[inline]
    pub(crate) fn crossing(&self, cell: usize, i: usize, j: usize) -> M {
        self.crossings[(cell * self.arity + i) * self.arity + j]
    }
}

type Cache<M> = Mutex<HashMap<usize, &'static Tables<M>>>;

/// A mask with a place to keep the tables built for it, by the address of their geometry.
pub(crate) trait Tabled: Mask + Send + Sync + 'static {
    fn cache() -> &'static Cache<Self>;
}

macro_rules! tabled {
    ($($mask:ty)*) => {$(
        impl Tabled for $mask {
            fn cache() -> &'static Cache<$mask> {
                static TABLES: std::sync::LazyLock<Cache<$mask>> = std::sync::LazyLock::new(Mutex::default);
                &TABLES
            }
        }
    )*};
}

tabled!(u16 u32 u64 u128);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_agree_with_the_geometry() {
        for (rows, columns) in [(2, 2), (2, 3), (1, 5), (3, 3), (4, 3), (5, 5)] {
            let geometry = Geometry::with_boxes(rows, columns).unwrap();
            let tables = Tables::<u32>::of(geometry);
            assert!(std::ptr::eq(tables, Tables::<u32>::of(geometry)));
            for cell in geometry.cells() {
                let members = tables.members(cell.index());
                assert_eq!(members.len(), geometry.houses_of(cell).len());
                for (i, (member, id)) in members.iter().zip(geometry.houses_of(cell)).enumerate() {
                    let house = usize::from(member.house);
                    assert_eq!(house, id.index());
                    assert_eq!(tables.cell(house, usize::from(member.place)), cell.index());
                    for (j, other) in geometry.houses_of(cell).iter().enumerate().filter(|(j, _)| *j != i) {
                        let crossing = tables.crossing(cell.index(), i, j);
                        for (place, c) in geometry.house(*id).cells().iter().enumerate() {
                            let lies_in = geometry.houses_of(*c).contains(other);
                            assert_eq!(crossing & u32::only(place) != 0, lies_in, "{geometry:?}");
                        }
                    }
                }
            }
        }
    }
}
