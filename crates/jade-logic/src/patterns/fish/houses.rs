//! Fish with houses of any kind as base and as cover.
//!
//! The search starts from the target. Assume that it is true, so that everything it sees is false. If there are houses
//! without the target whose remaining places are covered by fewer houses than there are, that is a contradiction. The
//! base and the cover of such a core, together with a cover house through the target, are a fish whose fins the target
//! sees. (Or with a house of the target as base and two others as cover; then the target is itself a place of the
//! base.) Fish without fins are found in the same way, with no assumption and as many covers as bases.
//!
//! Cores grow: starting with each house as base, the search adds covers for a place that is not covered yet, and bases
//! through a place that is covered in vain. Every core is reached once, since a house that has been tried is barred
//! afterwards. Only minimal cores are reported, so a fish is reported in its own size and not again in a larger one
//! with houses that add nothing.

use super::{Class, Fish, bits};
use crate::Analysis;
use jade_grid::{Cell, CellSet, Digit, Geometry, HouseKind};

/// The maximum number of ways to choose the base; beyond it, the digit is skipped. On nearly empty boards, there are
/// too many large fish. On 9×9, this skips whales of digits that are placed at most once, leviathans of those placed
/// once or not at all, and nothing up to squirmbags.
const MAX_BASES: usize = 200_000;

/// The maximum number of choices in a search, so that no position takes minutes. Real ones stay far below it.
const MAX_CHOICES: usize = 1 << 22;

/// Finds every fish of this digit, class and size, with or without fins.
pub(super) fn find(
    analysis: &Analysis<'_>,
    digit: Digit,
    class: Class,
    size: usize,
    with_fins: bool,
) -> Vec<Fish> {
    let mut found = Vec::new();
    let houses = analysis.geometry().house_ids();
    let open = houses.filter(|house| !analysis.position().cells_in(*house, digit).is_empty()).count();
    if combinations(open, size) > MAX_BASES {
        return found;
    }
    for roles in Kinds::of(analysis.geometry()).roles(class) {
        let mut search = Search::new(analysis, (class, digit), roles, size, with_fins, &mut found);
        if with_fins {
            for target in search.places {
                search.suppose(target);
            }
        } else {
            search.grow_all();
        }
    }
    found.sort_unstable_by_key(|fish| (fish.base, fish.cover));
    found.dedup_by_key(|fish| (fish.base, fish.cover));
    found
}

/// Returns the number of ways to choose `number` of `all`.
fn combinations(all: usize, number: usize) -> usize {
    (0..number).fold(1, |combinations, chosen| combinations * all.saturating_sub(chosen) / (chosen + 1))
}

/// How many of some houses contain each cell: at least one, at least two, at least three.
#[derive(Clone, Copy)]
pub(super) struct Layers([CellSet; 3]);

impl Layers {
    pub const NONE: Layers = Layers([CellSet::EMPTY; 3]);

    fn add(&mut self, cells: CellSet) {
        let [one, two, three] = &mut self.0;
        *three |= *two & cells;
        *two |= *one & cells;
        *one |= cells;
    }

    /// Returns the layers with one more house.
    pub fn with(mut self, cells: CellSet) -> Layers {
        self.add(cells);
        self
    }

    /// Returns the cells in any of the houses.
    pub fn all(&self) -> CellSet {
        self.0[0]
    }

    fn of(houses: u64, sets: &[CellSet]) -> Layers {
        bits(houses).fold(Layers::NONE, |layers, house| layers.with(sets[house]))
    }

    /// Returns the cells that are in more of these houses than of the others. (No cell is in seven houses.)
    pub fn beyond(&self, other: &Layers) -> CellSet {
        let [one, two, three] = self.0;
        (one - other.0[0]) | (two - other.0[1]) | (three - other.0[2])
    }
}

/// The houses of a board by kind, as bits.
#[derive(Clone, Copy)]
pub(super) struct Kinds {
    rows: u64,
    columns: u64,
}

impl Kinds {
    pub fn of(geometry: &Geometry) -> Kinds {
        let of_kind = |kind| {
            let houses = geometry.house_ids().filter(|id| geometry.house(*id).kind() == kind);
            houses.fold(0, |all, id| all | 1 << id.index())
        };
        Kinds { rows: of_kind(HouseKind::Row), columns: of_kind(HouseKind::Column) }
    }

    /// Returns the class of a fish.
    fn class(self, base: u64, cover: u64) -> Class {
        let Kinds { rows, columns } = self;
        let lines = [(rows, columns), (columns, rows)];
        if lines.iter().any(|(a, b)| base & !a == 0 && cover & !b == 0) {
            Class::Lines
        } else if lines.iter().any(|(a, b)| base & b == 0 && cover & a == 0) {
            Class::Franken
        } else {
            Class::Mutant
        }
    }

    /// Returns the houses that a fish of this class can have as base and as cover, one entry for each orientation.
    pub fn roles(self, class: Class) -> Vec<(u64, u64)> {
        let Kinds { rows, columns } = self;
        match class {
            Class::Lines => vec![(rows, columns), (columns, rows)],
            Class::Franken => vec![(!columns, !rows), (!rows, !columns)],
            Class::Mutant => vec![(!0, !0)],
        }
    }
}

/// A core under construction.
#[derive(Clone, Copy)]
struct Core {
    base: u64,
    cover: u64,
    based: Layers,
    covered: Layers,
    /// The houses that can no longer be base, or cover.
    no_base: u64,
    no_cover: u64,
}

struct Search<'f> {
    geometry: &'static Geometry,
    kinds: Kinds,
    class: Class,
    digit: Digit,
    /// The houses that can be base, and those that can be cover.
    roles: (u64, u64),
    size: usize,
    with_fins: bool,
    /// The places of the digit.
    places: CellSet,
    /// The places in each house, and those that remain if the target is true.
    in_house: [CellSet; 64],
    left: [CellSet; 64],
    /// The houses of each cell, as bits.
    houses_of: Vec<u64>,
    target: Option<Cell>,
    choices: usize,
    found: &'f mut Vec<Fish>,
}

impl<'f> Search<'f> {
    fn new(
        analysis: &Analysis<'_>,
        (class, digit): (Class, Digit),
        roles: (u64, u64),
        size: usize,
        with_fins: bool,
        found: &'f mut Vec<Fish>,
    ) -> Search<'f> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let mut in_house = [CellSet::EMPTY; 64];
        for id in geometry.house_ids() {
            in_house[id.index()] = position.cells_in(id, digit);
        }
        let houses_of = |cell| geometry.houses_of(cell).iter().fold(0, |all, id| all | 1 << id.index());
        Search {
            geometry,
            kinds: Kinds::of(geometry),
            class,
            digit,
            roles,
            size,
            with_fins,
            places: position.cells_with(digit),
            in_house,
            left: in_house,
            houses_of: geometry.cells().map(houses_of).collect(),
            target: None,
            choices: 0,
            found,
        }
    }

    /// Finds fish that eliminate the digit from this cell.
    fn suppose(&mut self, target: Cell) {
        let seen = self.geometry.peers(target).with(target);
        for (left, all) in self.left.iter_mut().zip(&self.in_house) {
            *left = *all - seen;
        }
        self.target = Some(target);
        self.grow_all();
    }

    /// Grows cores from every house.
    fn grow_all(&mut self) {
        let with_places = |cells: &[CellSet; 64]| {
            (0..64).filter(|house| !cells[*house].is_empty()).fold(0, |all, house| all | 1 << house)
        };
        let usable = with_places(&self.left);
        // A house without the target that has no place left is a core by itself.
        let own = self.target.map_or(0, |target| self.houses_of[target.index()]);
        let starts = with_places(&self.in_house) & self.roles.0 & !own;
        for start in bits(starts) {
            let mut core = Core {
                base: 1 << start,
                cover: 0,
                based: Layers::NONE,
                covered: Layers::NONE,
                no_base: !starts | ((1 << start) - 1),
                no_cover: !(usable & self.roles.1),
            };
            core.based.add(self.left[start]);
            self.grow(&core);
        }
    }

    /// Returns the maximum number of covers of a core.
    fn most_covers(&self) -> usize {
        self.size - usize::from(self.with_fins)
    }

    fn grow(&mut self, core: &Core) {
        self.choices += 1;
        if self.choices > MAX_CHOICES {
            return;
        }
        let (bases, covers) = (core.base.count_ones() as usize, core.cover.count_ones() as usize);
        let bare = core.based.beyond(&core.covered);
        if !bare.is_empty() {
            if covers < self.most_covers() {
                self.add_cover(core, bare);
            }
        } else if covers + usize::from(self.with_fins) <= bases {
            // If a base contains the target, the core is smaller by one.
            if bases == self.size || self.with_fins && bases + 1 == self.size {
                self.complete(core);
            }
        } else if bases < self.size {
            self.add_base(core);
        }
    }

    /// Covers a place that is in more base than cover houses: the one with the fewest options.
    fn add_cover(&mut self, core: &Core, bare: CellSet) {
        let options = |cell: Cell| self.houses_of[cell.index()] & !core.no_cover & !core.base & !core.cover;
        let Some(cell) = bare.iter().min_by_key(|cell| options(*cell).count_ones()) else { return };
        let mut next = *core;
        for house in bits(options(cell)) {
            let mut with = next;
            with.cover |= 1 << house;
            with.covered.add(self.left[house]);
            self.grow(&with);
            next.no_cover |= 1 << house;
        }
    }

    /// Adds a base. If all tight places of a cover were in one base, the two could be omitted. So such a cover needs
    /// another base through a place that is covered in vain so far.
    fn add_base(&mut self, core: &Core) {
        let vain = core.covered.beyond(&core.based);
        let mut options = u64::MAX;
        for cover in bits(core.cover) {
            let tight = (self.left[cover] & core.based.0[0]) - vain;
            if bits(core.base).any(|base| self.left[base].is_superset(tight)) {
                let through = self.through(self.left[cover] & vain, core);
                if through.count_ones() < options.count_ones() {
                    options = through;
                }
            }
        }
        if options == u64::MAX {
            options = self.through(vain, core);
        }
        let last_covers = core.cover.count_ones() as usize == self.most_covers();
        let mut next = *core;
        for house in bits(options) {
            // If no more covers can be added, the existing ones must cover the new base.
            if !last_covers || vain.is_superset(self.left[house]) {
                let mut with = next;
                with.base |= 1 << house;
                with.based.add(self.left[house]);
                self.grow(&with);
            }
            next.no_base |= 1 << house;
        }
    }

    /// Returns the houses through these cells that can become bases.
    fn through(&self, cells: CellSet, core: &Core) -> u64 {
        let houses = cells.iter().fold(0, |all, cell| all | self.houses_of[cell.index()]);
        houses & !core.no_base & !core.base & !core.cover
    }

    /// Creates fish from a core, unless a part of it is a core.
    fn complete(&mut self, core: &Core) {
        if !self.is_minimal(core) {
            return;
        }
        let Some(target) = self.target else { return self.add(core.base, core.cover) };
        let own = self.houses_of[target.index()];
        let (bases, covers) = (own & self.roles.0, own & self.roles.1);
        if core.base.count_ones() as usize == self.size {
            bits(covers).for_each(|cover| self.add(core.base, core.cover | 1 << cover));
            return;
        }
        for base in bits(bases) {
            let covers = covers & !(1 << base);
            for first in bits(covers) {
                for second in bits(covers & !((2 << first) - 1)) {
                    self.add(core.base | 1 << base, core.cover | 1 << first | 1 << second);
                }
            }
        }
    }

    /// Returns whether no part of a core is a core: no proper subset of its bases is covered by as few covers.
    fn is_minimal(&self, core: &Core) -> bool {
        let bases: Vec<usize> = bits(core.base).collect();
        let spare = usize::from(self.with_fins);
        (1..(1u32 << bases.len()) - 1).all(|chosen| {
            let chosen: Vec<usize> = bits(chosen.into()).map(|index| bases[index]).collect();
            let mut based = Layers::NONE;
            chosen.iter().for_each(|base| based.add(self.left[*base]));
            !self.is_covered(&based, &Layers::NONE, core.cover, chosen.len() - spare)
        })
    }

    /// Returns whether `number` more of these covers are enough.
    fn is_covered(&self, based: &Layers, covered: &Layers, covers: u64, number: usize) -> bool {
        let Some(bare) = based.beyond(covered).first() else { return true };
        let options = covers & self.houses_of[bare.index()];
        number > 0
            && bits(options).any(|cover| {
                let mut with = *covered;
                with.add(self.left[cover]);
                self.is_covered(based, &with, covers & !(1 << cover), number - 1)
            })
    }

    fn add(&mut self, base: u64, cover: u64) {
        if self.kinds.class(base, cover) != self.class {
            return;
        }
        let based = Layers::of(base, &self.in_house);
        let covered = Layers::of(cover, &self.in_house);
        let fins = based.beyond(&covered);
        if fins.is_empty() == self.with_fins {
            return;
        }
        let over = covered.beyond(&based);
        let targets = fins.iter().fold(over, |targets, fin| targets & self.geometry.peers(fin));
        if !targets.is_empty() {
            let (base, cover) = (base.into(), cover.into());
            self.found.push(Fish { digit: self.digit, base, cover, fins, targets, lean: false });
        }
    }
}
