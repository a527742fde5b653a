//! Guardian (broken wing): an odd number of cells in a loop, each sharing a house with the next, and all houses round the
//! loop would have just two places for a digit, two neighbours of the loop, but for further places, the guardians. If no
//! guardian were true, of each two neighbours one would be true and one false, all round: with an odd number of cells
//! that cannot be. So one of the guardians is true: what sees all of them loses the digit.
//!
//! ```text
//!  .  *  . | .  .  . | .  *  .     five cells *, linked by row 1, column 8, row 5, box 4 and column 2;
//!  .  .  . | .  .  . | .  .  .     the guardian g of row 5 spoils it: g is true
//!  .  .  . | .  .  . | .  .  .
//!  ---------+---------+---------
//!  .  *  . | .  .  . | .  .  .
//!  *  .  . | .  g  . | .  *  .
//! ```
//!
//! Three cells would do, but these lie round one corner of a box and a line, where locked candidates say as much.

use crate::patterns::candidates;
use crate::patterns::conjugate::Pair;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Evidence, Family, Find, Level, PartDecl, Profiles, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, Geometry, HouseId, Position};

/// Loops have at least so many cells.
const FEWEST: usize = 5;

/// Loops have at most so many cells: longer ones nobody follows.
const MOST: usize = 9;

/// See the [module](self).
pub static GUARDIAN: Technique = Technique {
    id: TechniqueId::new("guardian"),
    family: Family::SingleDigit,
    level: Level::VeryHard,
    points: 180,
    profiles: Profiles::Full,
    hodoku: &["0705"],
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Base, PartKind::Houses),
        PartDecl::new("guardians", Role::Extra, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Digit(find),
    examples: include_str!("guardian.txt"),
};

fn find(analysis: &Analysis<'_>, digit: Digit) -> Vec<Step> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let (mut loops, mut pairs) = (Vec::new(), Vec::new());
    let houses = Houses::of(position, digit);
    // What goes with a target, or with a guardian that is not true, may leave houses with two places.
    for cell in position.cells_with(digit) & position.open_cells() {
        let seen = |house| geometry.seen_in(house, cell);
        Search::odd_loops(position, digit, houses.left_with_two(seen, &mut pairs), &mut loops);
        // Alone it leaves two places in houses that have three.
        let has_three = |house: &HouseId| position.places(*house, digit).count_ones() == 3;
        if geometry.houses_of(cell).iter().any(has_three) {
            let own: Vec<(HouseId, usize)> = geometry.places_of(cell).collect();
            let its = |house| own.iter().find(|(its, _)| *its == house).map_or(0, |(_, place)| 1 << place);
            Search::odd_loops(position, digit, houses.left_with_two(its, &mut pairs), &mut loops);
        }
    }
    steps(loops)
}

/// A loop with its guardians; the simplest of those that conclude the same is the least.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Loop {
    digit: Digit,
    /// What the guardians see, or the only guardian.
    conclusions: CellSet,
    length: usize,
    guardians: CellSet,
    cells: CellSet,
    houses: Vec<HouseId>,
}

/// Cells that hang together, on two sides; each is on the other side than its neighbours.
struct Sides {
    /// Another cell that it hangs together with, and whether that is on the other side; itself for one of them.
    towards: [(u8, bool); Geometry::MAX_SET_SIDE * Geometry::MAX_SET_SIDE],
}

impl Sides {
    fn new() -> Sides {
        Sides { towards: std::array::from_fn(|cell| (cell as u8, false)) }
    }

    /// The one cell that stands for all that hang together, and whether this cell is on the other side.
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

    /// Puts two neighbours on different sides. False if they are on the same side already: the loop that they close
    /// has an odd number of cells.
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
    /// With their places.
    pairs: Vec<(Pair, u16)>,
    more: Vec<(HouseId, u16)>,
}

impl Houses {
    fn of(position: &Position, digit: Digit) -> Houses {
        let geometry = position.geometry();
        // What sees a cell beyond a house, and the cell itself, is at most what a box and a line share.
        let most = 2 + geometry.box_rows().max(geometry.box_columns()) as u32;
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

    /// The houses with two places left when some are gone; none if all of them had two before. They are put into
    /// `pairs`, which is only there to be used again.
    fn left_with_two<'r>(&self, gone: impl Fn(HouseId) -> u16, pairs: &'r mut Vec<Pair>) -> &'r mut [Pair] {
        pairs.clear();
        let left =
            |(house, places): &(HouseId, u16)| Pair::of(self.geometry, *house, *places & !gone(*house));
        pairs.extend(self.more.iter().filter_map(left));
        if !pairs.is_empty() {
            let whole = self.pairs.iter().filter(|(pair, places)| places & gone(pair.house) == 0);
            pairs.extend(whole.map(|(pair, _)| *pair));
        }
        pairs
    }
}

/// Goes round along houses that have two places left.
struct Search<'p> {
    position: &'p Position,
    digit: Digit,
    /// Per place that is left: such houses, and the other place.
    links: Vec<(Cell, Vec<(HouseId, Cell)>)>,
}

impl<'p> Search<'p> {
    /// Finds the loops of an odd number of cells along these houses.
    fn odd_loops(position: &'p Position, digit: Digit, pairs: &mut [Pair], loops: &mut Vec<Loop>) {
        if let Some(search) = Search::new(position, digit, pairs) {
            search.find(loops);
        }
    }

    /// `None` if no loop along these houses, of the places that are left, has an odd number of cells.
    fn new(position: &'p Position, digit: Digit, pairs: &mut [Pair]) -> Option<Search<'p>> {
        if pairs.len() < FEWEST {
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

    fn find(&self, loops: &mut Vec<Loop>) {
        if self.links.len() >= FEWEST {
            for (start, _) in &self.links {
                self.extend(&mut vec![*start], &mut Vec::new(), loops);
            }
        }
    }

    /// Goes on from the last cell, through cells after the first in reading order, and back to it.
    fn extend(&self, way: &mut Vec<Cell>, houses: &mut Vec<HouseId>, loops: &mut Vec<Loop>) {
        let (first, last) = (way[0], way[way.len() - 1]);
        let Ok(index) = self.links.binary_search_by_key(&last, |(cell, _)| *cell) else { return };
        for &(house, next) in &self.links[index].1 {
            if houses.contains(&house) {
                continue;
            }
            houses.push(house);
            if next == first && way.len() >= FEWEST && way.len() % 2 == 1 {
                // Each loop is gone round both ways.
                if way[1] < last {
                    loops.extend(self.complete(way, houses));
                }
            } else if next > first && way.len() < MOST && !way.contains(&next) {
                way.push(next);
                self.extend(way, houses, loops);
                way.pop();
            }
            houses.pop();
        }
    }

    fn complete(&self, way: &[Cell], houses: &[HouseId]) -> Option<Loop> {
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
        sees.then_some(Loop { digit: self.digit, conclusions, length: way.len(), guardians, cells, houses })
    }
}

/// Reports loops in reading order, but for those that say only a part of what another says that is no longer.
fn steps(mut loops: Vec<Loop>) -> Vec<Step> {
    loops.sort_unstable();
    loops.dedup_by(|a, b| (a.conclusions, a.guardians.len() == 1) == (b.conclusions, b.guardians.len() == 1));
    let says_all = |one: &Loop, other: &Loop| {
        let more = one.conclusions != other.conclusions && one.conclusions.is_superset(other.conclusions);
        let places = |found: &Loop| found.guardians.len() == 1;
        one.length <= other.length && !places(one) && !places(other) && more
    };
    let mut told: Vec<&Loop> =
        loops.iter().filter(|other| !loops.iter().any(|one| says_all(one, other))).collect();
    told.sort_by_key(|told| (told.conclusions.first(), told.length, *told));
    told.into_iter().map(step).collect()
}

fn step(told: &Loop) -> Step {
    let parts = GUARDIAN.name_parts([
        PartValue::Digit(told.digit),
        PartValue::Cells(told.cells),
        PartValue::Houses(told.houses.clone()),
        PartValue::Cells(told.guardians),
    ]);
    let (placements, eliminations) = match told.guardians.single() {
        Some(only) => (vec![Candidate::new(only, told.digit)], Vec::new()),
        None => (Vec::new(), candidates(told.conclusions, told.digit)),
    };
    Step::new(GUARDIAN.id, parts, placements, eliminations)
}
