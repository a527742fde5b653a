//! Kraken fish: fish whose fins do not see the eliminated candidate but exclude it by chains.
//!
//! The search starts from the target, which may have any digit. Assume that it is true; everything that chains exclude
//! is then false, including places of the fish’s digit. If the remaining places of some lines, the base, are in one
//! cross line fewer than there are lines, that is a contradiction. The base and the cover of such a core, and one more
//! cover, are the fish. The fins are the places outside its cover. If the last cover contains the target, and both have
//! the same digit, only the fins need chains (type 1). Otherwise, a place in the last cover or a fin is true, and
//! chains from all of these lead to the target (type 2). If there is no such fish for a target, boxes may be among the
//! houses (`cores`); then a fin is a place that is in more houses of the base than of the cover.

use super::cores::{Core, Houses};
use super::houses::Layers;
use super::{MAX_SIDE, bits, houses};
use crate::patterns::chain::Exclusions;
use crate::step::{Link, Node};
use crate::{Analysis, LinkReason, PartDecl, PartKind, PartValue, Role, Step, StepSink, Strength, Technique};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, LargeCellSet};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// The maximum number of base houses if all houses are lines; otherwise, it is three.
const MAX_BASE_LINES: usize = 4;

/// The maximum number of cores of lines per target, and of cores with boxes. A target that contradicts everything has
/// far too many.
const MAX_CHOICES: usize = 1 << 12;

/// The parts of type 2. Type 1 lacks the last two.
const PARTS: &[PartDecl] = &[
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    PartDecl::new("base", Role::Base, PartKind::Houses),
    PartDecl::new("cover", Role::Cover, PartKind::Houses),
    PartDecl::new("cells", Role::Subject, PartKind::Cells),
    PartDecl::new("fins", Role::Fin, PartKind::Cells),
    // What is true and false along the chains.
    PartDecl::new("on", Role::On, PartKind::Candidates),
    PartDecl::new("off", Role::Off, PartKind::Candidates),
    // The almost locked sets in the chains.
    PartDecl::new("sets", Role::SetA, PartKind::Cells),
    // The cover from whose places chains also lead to the target, and these places.
    PartDecl::new("house", Role::Start, PartKind::House),
    PartDecl::new("starts", Role::Start, PartKind::Cells),
];

/// The types of kraken fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A cover contains the target, and chains lead to it from the fins.
    Type1,
    /// Chains lead to the target from the fins and from all places of one cover.
    Type2,
}

impl Kind {
    /// Returns the parts of its steps.
    pub const fn parts(self) -> &'static [PartDecl] {
        match self {
            Kind::Type1 => PARTS.split_at(PARTS.len() - 2).0,
            Kind::Type2 => PARTS,
        }
    }
}

/// A kraken fish. The smallest in this order is the simplest.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Kraken {
    size: usize,
    /// The total number of links.
    links: usize,
    fins: usize,
    target: Candidate,
    digit: Digit,
    base: Reverse<u64>,
    cover: u64,
    house: usize,
    fin_cells: CellSet,
    starts: CellSet,
}

/// Calls a function with the cores of a search.
type FindCores<'f> = &'f dyn Fn(&Search<'_, '_>, &mut dyn FnMut(Core));

/// For every target, reports the smallest kraken fish of this kind, and of several the one with the shortest chains.
/// Those with the fewest links come first; ties are in reading order.
pub(crate) fn find(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    kind: Kind,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let houses = Houses::of(analysis.geometry());
    let exclusions = analysis.exclusions().iter();
    let mut best: Vec<Kraken> =
        exclusions.filter_map(|exclusions| smallest(analysis, kind, exclusions, &houses)).collect();
    best.sort_by_key(|kraken| (kraken.links, kraken.target));
    best.iter().try_for_each(|kraken| found(step(technique, analysis, kind, kraken)))
}

/// Returns the smallest kraken fish of lines that eliminates a candidate; if there is none, the smallest with boxes.
fn smallest(analysis: &Analysis<'_>, kind: Kind, exclusions: &Exclusions, houses: &Houses) -> Option<Kraken> {
    let digits = match kind {
        Kind::Type1 => DigitSet::only(exclusions.start().digit),
        Kind::Type2 => DigitSet::all(analysis.geometry().side()),
    };
    let searches: Vec<Search<'_, '_>> = digits
        .iter()
        .map(|digit| Search::new(analysis, kind, exclusions, digit))
        .filter(Search::has_chains)
        .collect();
    let smallest = |cores: FindCores<'_>, choices: &mut usize| {
        let mut smallest: Option<Kraken> = None;
        for search in &searches {
            cores(search, &mut |core| {
                let Some(left) = choices.checked_sub(1) else { return };
                *choices = left;
                if let Some(kraken) = search.complete(&core)
                    && smallest.as_ref().is_none_or(|smallest| kraken < *smallest)
                {
                    smallest = Some(kraken);
                }
            });
        }
        smallest
    };
    let mut choices = MAX_CHOICES;
    (2..=MAX_BASE_LINES)
        .find_map(|size| smallest(&|search, found| search.cores_of_lines(size, found), &mut choices))
        .or_else(|| smallest(&|search, found| search.cores_with_boxes(houses, found), &mut { MAX_CHOICES }))
}

struct Search<'s, 'p> {
    analysis: &'s Analysis<'p>,
    kind: Kind,
    exclusions: &'s Exclusions,
    target: Candidate,
    digit: Digit,
    /// The cells where the digit is excluded if the target is true.
    excluded: CellSet,
}

impl<'s, 'p> Search<'s, 'p> {
    fn new(
        analysis: &'s Analysis<'p>,
        kind: Kind,
        exclusions: &'s Exclusions,
        digit: Digit,
    ) -> Search<'s, 'p> {
        let target = exclusions.start();
        let mut excluded = exclusions.cells(digit) & analysis.position().cells_with(digit);
        if digit == target.digit {
            excluded = excluded.without(target.cell);
        }
        Search { analysis, kind, exclusions, target, digit, excluded }
    }

    /// Returns whether a chain of more than one link excludes some place, since at least one fin needs it.
    fn has_chains(&self) -> bool {
        self.excluded.iter().any(|cell| self.length(cell) > 1)
    }

    /// Calls `found` with every core of `size` rows or columns.
    fn cores_of_lines(&self, size: usize, found: &mut dyn FnMut(Core)) {
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        for by_rows in [true, false] {
            let ends = |cell: Cell| {
                let (row, column) = (geometry.row(cell), geometry.column(cell));
                if by_rows { (row, column) } else { (column, row) }
            };
            let house = |row: bool, index: usize| {
                if row { geometry.row_house(index) } else { geometry.column_house(index) }
            };
            let (own, _) = ends(self.target.cell);
            let mut excluded = [0u32; MAX_SIDE];
            for (line, across) in self.excluded.iter().map(ends) {
                excluded[line] |= 1 << across;
            }
            let lines = (0..geometry.side()).filter(|line| self.kind == Kind::Type2 || *line != own);
            let lines = lines.map(|index| (index, position.places(house(by_rows, index), self.digit)));
            let lines: Vec<Line> = lines
                .map(|(index, places)| Line { index, places, left: places & !excluded[index] })
                .filter(|line| line.places != 0 && (line.left.count_ones() as usize) < size)
                .collect();
            let mask = |row: bool, indices: &mut dyn Iterator<Item = usize>| {
                indices.fold(0, |all, index| all | 1 << house(row, index).index())
            };
            choose(&lines, size, &mut Vec::with_capacity(MAX_BASE_LINES), &mut |chosen, cover| {
                let base = mask(by_rows, &mut chosen.iter().map(|line| line.index));
                let cover = mask(!by_rows, &mut bits(cover.into()));
                let last = mask(!by_rows, &mut (0..geometry.side()));
                found(Core { base, cover, last });
            });
        }
    }

    /// Calls `found` with every minimal core of two or three rows and boxes, or columns and boxes.
    fn cores_with_boxes(&self, houses: &Houses, found: &mut dyn FnMut(Core)) {
        let mut left = self.analysis.position().cells_with(self.digit) - self.excluded;
        if self.digit == self.target.digit {
            left = left.without(self.target.cell);
        }
        houses.cores(left, found);
    }

    /// Returns the number of links of the chain from this place.
    fn length(&self, cell: Cell) -> usize {
        self.exclusions.length(Candidate::new(cell, self.digit)).unwrap_or(0)
    }

    /// Returns the fish of a core with the cover that leaves the fewest fins, if there is one.
    fn complete(&self, core: &Core) -> Option<Kraken> {
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        let places = |house: usize| position.cells_in(HouseId::new(house), self.digit);
        let layers =
            |houses: u64| bits(houses).fold(Layers::NONE, |layers, house| layers.with(places(house)));
        let based = layers(core.base);
        let covered = layers(core.cover);
        let across = geometry.house_ids().map(HouseId::index).filter(|house| {
            let bit = 1 << house;
            (core.base | core.cover) & bit == 0 && core.last & bit != 0
        });
        let krakens = across.filter_map(|house| {
            let last = places(house);
            let through = self.digit == self.target.digit && last.contains(self.target.cell);
            // Most houses fail here, before anything is counted.
            if through != (self.kind == Kind::Type1) || based.all().is_disjoint(last) {
                return None;
            }
            let covered = covered.with(last);
            let fins = based.beyond(&covered);
            if fins.is_empty() {
                return None;
            }
            let over = covered.beyond(&based);
            let starts = (based.all() & last) - fins - over;
            let fits = match self.kind {
                Kind::Type1 => over.contains(self.target.cell),
                // If the house has no other places, no fish is needed.
                Kind::Type2 => starts != last,
            };
            let whole = |base: usize| !(places(base) - fins).is_empty();
            if starts.is_empty() || !fits || !bits(core.base).all(whole) {
                return None;
            }
            let chains = if through { fins } else { fins | starts };
            let links: usize = chains.iter().map(|cell| self.length(cell)).sum();
            // If the target sees them all, it is a finned fish, or it sees all places in a house.
            (links > chains.len()).then(|| Kraken {
                size: core.base.count_ones() as usize,
                links,
                fins: fins.len(),
                target: self.target,
                digit: self.digit,
                base: Reverse(core.base.reverse_bits()),
                cover: core.cover | 1 << house,
                house,
                fin_cells: fins,
                starts: if through { CellSet::EMPTY } else { starts },
            })
        });
        krakens.min()
    }
}

/// A row or column with the places of a digit, and those that remain if the target is true.
#[derive(Clone, Copy)]
struct Line {
    index: usize,
    places: u32,
    left: u32,
}

/// Chooses `size` lines whose remaining places are in one cross line fewer, and these cross lines; if there are even
/// fewer, adds any others that have places.
fn choose(lines: &[Line], size: usize, chosen: &mut Vec<Line>, found: &mut dyn FnMut(&[Line], u32)) {
    let cover = chosen.iter().fold(0, |all, line| all | line.left);
    let missing = (size - 1).checked_sub(cover.count_ones() as usize);
    if chosen.len() < size {
        for (number, line) in lines.iter().enumerate().filter(|_| missing.is_some()) {
            chosen.push(*line);
            choose(&lines[number + 1..], size, chosen, found);
            chosen.pop();
        }
    } else if let Some(missing) = missing
        && chosen.iter().any(|line| line.left != line.places)
    {
        let others = chosen.iter().fold(0, |all, line| all | line.places) & !cover;
        fill(cover, others, missing, &mut |cover| found(chosen, cover));
    }
}

/// Adds `missing` of `others` to a cover, in every way.
fn fill(cover: u32, others: u32, missing: usize, found: &mut dyn FnMut(u32)) {
    if missing == 0 {
        return found(cover);
    }
    let mut others = others;
    while others != 0 {
        let next = others & others.wrapping_neg();
        others ^= next;
        fill(cover | next, others, missing - 1, found);
    }
}

fn step(technique: &'static Technique, analysis: &Analysis<'_>, kind: Kind, kraken: &Kraken) -> Step {
    let position = analysis.position();
    let digit = kraken.digit;
    let base = houses(kraken.base.0.reverse_bits());
    let places = base.iter().fold(CellSet::EMPTY, |all, house| all | position.cells_in(*house, digit));
    let chain = |cell: Cell| {
        let exclusions = analysis.exclusions().iter().find(|exclusions| exclusions.start() == kraken.target);
        exclusions
            .map(|exclusions| exclusions.links(analysis, Candidate::new(cell, digit)))
            .unwrap_or_default()
    };
    let links: Vec<Link> = kraken.starts.iter().chain(kraken.fin_cells).flat_map(chain).collect();
    let body = [
        PartValue::Digit(digit),
        PartValue::Houses(base),
        PartValue::Houses(houses(kraken.cover)),
        PartValue::Cells((places - kraken.fin_cells).large()),
        PartValue::Cells(kraken.fin_cells.large()),
    ];
    let [on, off] =
        [Strength::Strong, Strength::Weak].map(|strength| link_ends(&links, strength, kraken.target));
    let sets = links.iter().filter(|link| link.reason == LinkReason::Set);
    let sets = PartValue::Cells(sets.fold(LargeCellSet::EMPTY, |cells, link| cells | link.from.cells()));
    let [digit, base, cover, cells, fins] = body;
    let parts = match kind {
        Kind::Type1 => technique.name_parts([digit, base, cover, cells, fins, on, off, sets]),
        Kind::Type2 => {
            let house = PartValue::House(HouseId::new(kraken.house));
            let starts = PartValue::Cells(kraken.starts.large());
            technique.name_parts([digit, base, cover, cells, fins, on, off, sets, house, starts])
        }
    };
    Step::new(technique.id, parts, Vec::new(), vec![kraken.target]).with_links(links)
}

/// Returns the ends of the links of this strength, except the target: true ones for strong links, false ones for weak
/// links.
fn link_ends(links: &[Link], strength: Strength, target: Candidate) -> PartValue {
    let ends = links.iter().filter(|link| link.strength == strength).map(|link| &link.to);
    let mut candidates: Vec<Candidate> = ends
        .filter(|end| **end != Node::Candidate(target))
        .flat_map(|end| end.cells().iter().map(|cell| Candidate::new(cell, end.digit())))
        .collect();
    candidates.sort_unstable();
    candidates.dedup();
    PartValue::Candidates(candidates)
}
