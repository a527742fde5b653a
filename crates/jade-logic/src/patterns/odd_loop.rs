//! Loops with an odd number of cells along houses that have two places for a digit, or would have two without some
//! further places, the guardians.

use super::conjugate::Pair;
use jade_grid::{Cell, CellSet, Digit, Geometry, HouseId, Position};

/// The minimum number of cells of a loop.
const MIN_CELLS: usize = 5;

/// The maximum number of cells of a loop; nobody follows longer ones.
const MAX_CELLS: usize = 9;

/// Finds the loops of a digit that eliminate something, in reading order of their eliminations. A loop is dropped if
/// another one of at most the same length has all its eliminations and more.
pub(crate) fn find(position: &Position, digit: Digit) -> Vec<OddLoop> {
    let geometry = position.geometry();
    let (mut loops, mut pairs) = (Vec::new(), Vec::new());
    let houses = Houses::of(position, digit);
    // Removing what a target, or a single guardian that is false, excludes may leave houses with two places.
    for cell in position.cells_with(digit) & position.open_cells() {
        let seen = |house| geometry.seen_in(house, cell);
        Search::odd_loops(position, digit, houses.left_with_two(seen, &mut pairs), &mut loops);
        // Removing it leaves two places in houses that have three.
        let has_three = |house: &HouseId| position.places(*house, digit).count_ones() == 3;
        if geometry.houses_of(cell).iter().any(has_three) {
            let own: Vec<(HouseId, usize)> = geometry.places_of(cell).collect();
            let its = |house| own.iter().find(|(its, _)| *its == house).map_or(0, |(_, place)| 1 << place);
            Search::odd_loops(position, digit, houses.left_with_two(its, &mut pairs), &mut loops);
        }
    }
    without_weaker(loops)
}

/// A loop with its guardians. Of several with the same conclusions, the smallest is the simplest.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct OddLoop {
    pub digit: Digit,
    /// The cells that the guardians see, or the only guardian.
    pub conclusions: CellSet,
    length: usize,
    pub guardians: CellSet,
    pub cells: CellSet,
    pub houses: Vec<HouseId>,
}

/// Connected cells in two classes; neighbours are in different classes.
struct Sides {
    /// For each cell, another cell connected with it and whether that one is in the other class; one cell of each
    /// component refers to itself.
    towards: [(u8, bool); Geometry::MAX_SET_SIDE * Geometry::MAX_SET_SIDE],
}

impl Sides {
    fn new() -> Sides {
        Sides { towards: std::array::from_fn(|cell| (cell as u8, false)) }
    }

    /// Returns the representative of a component, and whether this cell is in the other class.
    fn find(&self, cell: Cell) -> (u8, bool) {
        let (mut at, mut other) = (cell.index() as u8, false);
        loop {
            let (next, apart) = self.towards[usize::from(at)];
            if next == at {
                return (at, other);
            }
            (at, other) = (next, other != apart);
        }
    }

    /// Puts two neighbours into different classes. Returns `false` if they are already in the same class, because the
    /// loop that they close has an odd number of cells.
    fn part(&mut self, a: Cell, b: Cell) -> bool {
        let ((a, a_side), (b, b_side)) = (self.find(a), self.find(b));
        if a == b {
            return a_side != b_side;
        }
        self.towards[usize::from(a)] = (b, a_side == b_side);
        true
    }
}

/// The houses that have two places for a digit, or may be left with two.
struct Houses {
    geometry: &'static Geometry,
    /// The pairs, with their places.
    pairs: Vec<(Pair, u32)>,
    more: Vec<(HouseId, u32)>,
}

impl Houses {
    fn of(position: &Position, digit: Digit) -> Houses {
        let geometry = position.geometry();
        // The cells that see a cell outside a house, and the cell itself, are at most as many as a box and a line
        // share, unless there are more houses.
        let most = match geometry.is_plain() {
            true => 2 + geometry.box_rows().max(geometry.box_columns()) as u32,
            false => u32::MAX,
        };
        let mut houses = Houses { geometry, pairs: Vec::new(), more: Vec::new() };
        for house in geometry.house_ids() {
            let places = position.places(house, digit);
            match Pair::of(geometry, house, places) {
                Some(pair) => houses.pairs.push((pair, places)),
                None if (2..=most).contains(&places.count_ones()) => houses.more.push((house, places)),
                None => {}
            }
        }
        houses
    }

    /// Returns the houses left with two places when some are removed; none if all of them had two before. `pairs` is a
    /// buffer for them.
    fn left_with_two<'r>(&self, gone: impl Fn(HouseId) -> u32, pairs: &'r mut Vec<Pair>) -> &'r mut [Pair] {
        pairs.clear();
        let left =
            |(house, places): &(HouseId, u32)| Pair::of(self.geometry, *house, *places & !gone(*house));
        pairs.extend(self.more.iter().filter_map(left));
        if !pairs.is_empty() {
            let whole = self.pairs.iter().filter(|(pair, places)| places & gone(pair.house) == 0);
            pairs.extend(whole.map(|(pair, _)| *pair));
        }
        pairs
    }
}

/// A search for loops along houses with two places left.
struct Search<'p> {
    position: &'p Position,
    digit: Digit,
    /// For each remaining place, such houses and the other place in them.
    links: Vec<(Cell, Vec<(HouseId, Cell)>)>,
}

impl<'p> Search<'p> {
    /// Finds the loops of an odd number of cells along these houses.
    fn odd_loops(position: &'p Position, digit: Digit, pairs: &mut [Pair], loops: &mut Vec<OddLoop>) {
        if let Some(search) = Search::new(position, digit, pairs) {
            search.find(loops);
        }
    }

    /// Returns `None` if no loop along these houses has an odd number of cells.
    fn new(position: &'p Position, digit: Digit, pairs: &mut [Pair]) -> Option<Search<'p>> {
        if pairs.len() < MIN_CELLS {
            return None;
        }
        let mut sides = Sides::new();
        let is_odd = pairs.iter().fold(false, |odd, Pair { ends: [a, b], .. }| !sides.part(*a, *b) || odd);
        if !is_odd {
            return None;
        }
        pairs.sort_unstable_by_key(|pair| pair.house);
        let links_of = |cell: Cell| {
            let other = |Pair { house, ends: [a, b], .. }: &Pair| match cell {
                _ if cell == *a => Some((*house, *b)),
                _ if cell == *b => Some((*house, *a)),
                _ => None,
            };
            pairs.iter().filter_map(other).collect::<Vec<_>>()
        };
        let linked: CellSet = pairs.iter().flat_map(|pair| pair.ends).collect();
        let links = linked.iter().map(|cell| (cell, links_of(cell)));
        Some(Search { position, digit, links: links.filter(|(_, links)| links.len() > 1).collect() })
    }

    fn find(&self, loops: &mut Vec<OddLoop>) {
        if self.links.len() >= MIN_CELLS {
            for (start, _) in &self.links {
                self.extend(&mut vec![*start], &mut Vec::new(), loops);
            }
        }
    }

    /// Extends a loop from its last cell through cells after its first one in reading order, and back to it.
    fn extend(&self, way: &mut Vec<Cell>, houses: &mut Vec<HouseId>, loops: &mut Vec<OddLoop>) {
        let (first, last) = (way[0], way[way.len() - 1]);
        let Ok(index) = self.links.binary_search_by_key(&last, |(cell, _)| *cell) else { return };
        for &(house, next) in &self.links[index].1 {
            if houses.contains(&house) {
                continue;
            }
            houses.push(house);
            if next == first && way.len() >= MIN_CELLS && way.len() % 2 == 1 {
                // Each loop is found in both directions.
                if way[1] < last {
                    loops.extend(self.complete(way, houses));
                }
            } else if next > first && way.len() < MAX_CELLS && !way.contains(&next) {
                way.push(next);
                self.extend(way, houses, loops);
                way.pop();
            }
            houses.pop();
        }
    }

    fn complete(&self, way: &[Cell], houses: &[HouseId]) -> Option<OddLoop> {
        let cells: CellSet = way.iter().copied().collect();
        let places = houses.iter().map(|house| self.position.cells_in(*house, self.digit));
        let guardians = places.fold(CellSet::EMPTY, |all, places| all | places) - cells;
        let conclusions = match guardians.single() {
            Some(only) => CellSet::only(only),
            None => self.position.geometry().common_peers(guardians) & self.position.cells_with(self.digit),
        };
        let mut houses = houses.to_vec();
        houses.sort_unstable();
        let sees = !guardians.is_empty() && !conclusions.is_empty();
        sees.then_some(OddLoop {
            digit: self.digit,
            conclusions,
            length: way.len(),
            guardians,
            cells,
            houses,
        })
    }
}

/// Sorts loops by their conclusions and drops those of which another one, no longer, concludes more.
fn without_weaker(mut loops: Vec<OddLoop>) -> Vec<OddLoop> {
    loops.sort_unstable();
    loops.dedup_by(|a, b| (a.conclusions, a.guardians.len() == 1) == (b.conclusions, b.guardians.len() == 1));
    let says_all = |one: &OddLoop, other: &OddLoop| {
        let more = one.conclusions != other.conclusions && one.conclusions.is_superset(other.conclusions);
        let places = |found: &OddLoop| found.guardians.len() == 1;
        one.length <= other.length && !places(one) && !places(other) && more
    };
    let is_weaker = |other: &OddLoop| loops.iter().any(|one| says_all(one, other));
    let mut strongest: Vec<OddLoop> = loops.iter().filter(|other| !is_weaker(other)).cloned().collect();
    strongest.sort_by(|a, b| (a.conclusions.first(), a.length, a).cmp(&(b.conclusions.first(), b.length, b)));
    strongest
}
