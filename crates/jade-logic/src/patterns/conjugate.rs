//! Conjugate pairs: a digit has two places in a house, so it is in one of them. Also the patterns of two such pairs
//! where an end of one sees an end of the other.

use crate::patterns::{candidates, distinct, shared_house};
use crate::{AnalysisOf, Link, LinkReason, Node, PartValue, Step, Strength, Technique};
use jade_grid::{Candidate, Cell, CellBits, Digit, Geometry, HouseId, HouseKind, LargeCellSet, PositionOf};

/// Two cells that are the only places of a digit in a house.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    pub house: HouseId,
    pub ends: [Cell; 2],
}

impl Pair {
    /// Returns a pair if the house has exactly two places.
    pub fn of(geometry: &Geometry, house: HouseId, places: u32) -> Option<Pair> {
        let but_first = places & places.wrapping_sub(1);
        if but_first == 0 || but_first & (but_first - 1) != 0 {
            return None;
        }
        let cell = |places: u32| geometry.house(house).cells()[places.trailing_zeros() as usize];
        Some(Pair { house, ends: [cell(places), cell(but_first)] })
    }

    /// Returns the ends, in reverse order if `turned`.
    pub fn turned(&self, turned: bool) -> (Cell, Cell) {
        if turned { (self.ends[1], self.ends[0]) } else { (self.ends[0], self.ends[1]) }
    }

    /// Returns the inference from one end to the other.
    pub fn link(&self, from: Cell, digit: Digit) -> Link {
        let to = if self.ends[0] == from { self.ends[1] } else { self.ends[0] };
        strong(from, to, digit, self.house)
    }
}

/// Returns the link: if the digit is not in `from`, it is in `to`.
pub(crate) fn strong(from: Cell, to: Cell, digit: Digit, house: HouseId) -> Link {
    link(from, to, digit, Strength::Strong, house)
}

/// Returns the link: if the digit is in `from`, it is not in `to`.
pub(crate) fn weak(from: Cell, to: Cell, digit: Digit, house: HouseId) -> Link {
    link(from, to, digit, Strength::Weak, house)
}

fn link(from: Cell, to: Cell, digit: Digit, strength: Strength, house: HouseId) -> Link {
    let node = |cell| Node::Candidate(Candidate::new(cell, digit));
    Link { from: node(from), to: node(to), strength, reason: LinkReason::House(house) }
}

/// The conjugate pairs of one digit, by house. A pair in both a line and a box is listed once, for the line.
pub(crate) struct Pairs<const WORDS: usize> {
    /// Room for as many houses as a [`PositionOf`] has.
    list: [[Pair; 16]; WORDS],
    count: usize,
}

impl<const WORDS: usize> Pairs<WORDS> {
    pub fn of(position: &PositionOf<WORDS>, digit: Digit) -> Self {
        let geometry = position.geometry();
        let none = Pair { house: HouseId::new(0), ends: [Cell::new(0); 2] };
        let mut pairs = Pairs { list: [[none; 16]; WORDS], count: 0 };
        // Lines come before boxes.
        for house in geometry.house_ids() {
            let Some(new) = Pair::of(geometry, house, position.places(house, digit)) else { continue };
            if pairs.as_slice().iter().all(|pair| pair.ends != new.ends) {
                pairs.list.as_flattened_mut()[pairs.count] = new;
                pairs.count += 1;
            }
        }
        pairs
    }

    pub fn as_slice(&self) -> &[Pair] {
        &self.list.as_flattened()[..self.count]
    }
}

/// Two conjugate pairs of a digit. An end of one sees an end of the other, so these two are not both true, and one of
/// the far ends is true.
#[derive(Clone, Copy)]
pub(crate) struct TwoPairs {
    pub digit: Digit,
    pub houses: [HouseId; 2],
    /// The ends that see each other.
    pub near: [Cell; 2],
    /// The other ends.
    pub far: [Cell; 2],
    /// The house in which the near ends see each other; of several, the easiest to see.
    pub joint: HouseId,
}

impl TwoPairs {
    /// Returns the cells with the digit that see both far ends.
    pub fn targets<const WORDS: usize>(&self, position: &PositionOf<WORDS>) -> CellBits<WORDS> {
        let [a, b] = self.far;
        let seen = position.geometry().peers_of(a) & position.geometry().peers_of(b);
        (seen & position.cells_with(self.digit)).without(self.near[0]).without(self.near[1])
    }

    pub fn eliminations<const WORDS: usize>(&self, position: &PositionOf<WORDS>) -> Vec<Candidate> {
        candidates(self.targets(position), self.digit)
    }

    /// Returns the links from far end to far end.
    pub fn links(&self) -> Vec<Link> {
        vec![
            strong(self.far[0], self.near[0], self.digit, self.houses[0]),
            weak(self.near[0], self.near[1], self.digit, self.joint),
            strong(self.near[1], self.far[1], self.digit, self.houses[1]),
        ]
    }

    /// Returns the near ends and the far ends.
    pub fn cells(&self) -> [LargeCellSet; 2] {
        [self.near, self.far].map(|cells| cells.into_iter().collect())
    }

    /// Returns the houses of the pairs, in the order of the geometry.
    pub fn base(&self) -> Vec<HouseId> {
        let mut houses = self.houses.to_vec();
        houses.sort_unstable();
        houses
    }

    /// Returns the values of a step’s parts: the digit, the houses of the pairs, the joint, the near and the far ends.
    pub fn parts(&self, geometry: &Geometry) -> [PartValue; 5] {
        let [near, far] = self.cells();
        let joint = match self.kind(geometry) {
            TwoPairsKind::Skyscraper => self.base_line(geometry),
            _ => self.joint,
        };
        [
            PartValue::Digit(self.digit),
            PartValue::Houses(self.base()),
            PartValue::House(joint),
            PartValue::Cells(near),
            PartValue::Cells(far),
        ]
    }
}

/// Finds the steps of this kind for a digit.
pub(crate) fn find<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    kind: TwoPairsKind,
) -> Vec<Step> {
    let steps = two_pairs(analysis, digit, kind).map(|pattern| {
        let parts = technique.name_parts(pattern.parts(analysis.geometry()));
        let eliminations = pattern.eliminations(analysis.position());
        Step::new(technique.id, parts, Vec::new(), eliminations).with_links(pattern.links())
    });
    distinct(steps.collect())
}

/// Returns all patterns of this kind and digit: two joined pairs of four different cells with an elimination.
pub(crate) fn two_pairs<'a, const WORDS: usize>(
    analysis: &'a AnalysisOf<'_, WORDS>,
    digit: Digit,
    kind: TwoPairsKind,
) -> impl Iterator<Item = &'a TwoPairs> {
    let all = analysis.two_pairs(digit).iter();
    all.filter(move |(other, _)| *other == kind).map(|(_, pattern)| pattern)
}

/// Returns the patterns of all kinds for this digit: two joined pairs of four different cells with an elimination.
pub(crate) fn find_two_pairs<const WORDS: usize>(
    position: &PositionOf<WORDS>,
    digit: Digit,
) -> Vec<(TwoPairsKind, TwoPairs)> {
    let geometry = position.geometry();
    let pairs = Pairs::of(position, digit);
    let mut found = Vec::new();
    for (index, first) in pairs.as_slice().iter().enumerate() {
        for second in &pairs.as_slice()[index + 1..] {
            if first.ends.iter().any(|cell| second.ends.contains(cell)) {
                continue;
            }
            for turns in 0..4 {
                let (a, b) = first.turned(turns & 1 != 0);
                let (d, c) = second.turned(turns & 2 != 0);
                if !geometry.peers_of::<WORDS>(b).contains(c) {
                    continue;
                }
                if let Some(joint) = shared_house(geometry, b, c) {
                    let houses = [first.house, second.house];
                    let pattern = TwoPairs { digit, houses, near: [b, c], far: [a, d], joint };
                    if !pattern.targets(position).is_empty() {
                        found.push((pattern.kind(geometry), pattern));
                    }
                }
            }
        }
    }
    found
}

/// The kinds of patterns of two conjugate pairs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TwoPairsKind {
    /// Two rows whose near ends share a column, or two columns whose near ends share a row. The far ends do not, or it
    /// would be an X-Wing.
    Skyscraper,
    /// A row and a column joined in a box.
    TwoStringKite,
    /// Any other combination.
    TurbotFish,
    /// Two rows and two columns.
    XWing,
}

impl TwoPairs {
    pub fn kind(&self, geometry: &Geometry) -> TwoPairsKind {
        let kinds = self.houses.map(|house| geometry.house(house).kind());
        let same_line = |cells: [Cell; 2], kind| {
            geometry
                .houses_of_all(cells.into_iter().collect::<LargeCellSet>())
                .any(|house| geometry.house(house).kind() == kind)
        };
        let across = match kinds {
            [HouseKind::Row, HouseKind::Row] => HouseKind::Column,
            [HouseKind::Column, HouseKind::Column] => HouseKind::Row,
            [HouseKind::Row, HouseKind::Column] | [HouseKind::Column, HouseKind::Row] => {
                return TwoPairsKind::TwoStringKite;
            }
            _ => return TwoPairsKind::TurbotFish,
        };
        match (same_line(self.near, across), same_line(self.far, across)) {
            (true, true) => TwoPairsKind::XWing,
            (true, false) => TwoPairsKind::Skyscraper,
            _ => TwoPairsKind::TurbotFish,
        }
    }

    /// Returns the cross line of the near ends of a skyscraper.
    pub fn base_line(&self, geometry: &Geometry) -> HouseId {
        let lines = geometry.houses_of_all(self.near.into_iter().collect::<LargeCellSet>());
        let mut lines = lines.filter(|house| geometry.house(*house).is_line());
        lines.next().unwrap_or(self.joint)
    }
}
