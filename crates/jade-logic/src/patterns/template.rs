//! Templates: the ways to place a digit once in every house.
//!
//! A place in no template of its digit is dead. If a digit has only one live place in a house, all its templates
//! contain it, so the digit is certain there, and a template of another digit cannot use this cell. That may make
//! further places dead, and so on until nothing changes.
//!
//! Templates are not listed, since there may be millions. A place is dead if a search finds no template with it. All
//! places of a template that is found are live.

use crate::patterns::{candidates, report_distinct};
use crate::step::{Part, PartKind, PartValue, Role};
use crate::{Analysis, PartDecl, Step, StepSink, Technique};
use jade_grid::{Candidate, CellSet, Digit, DigitSet, HouseId, HouseKind, Position};
use std::ops::ControlFlow;

/// The places of some digits that templates allow.
pub(crate) struct Templates<'p> {
    position: &'p Position,
    /// For each digit, the open cells in some template.
    live: Vec<CellSet>,
}

impl<'p> Templates<'p> {
    /// Returns the places that remain if each of `digits` has a template that avoids the certain cells of the others.
    pub fn of(position: &'p Position, digits: DigitSet) -> Templates<'p> {
        let all = Digit::all(position.geometry().side());
        let mut templates =
            Templates { position, live: all.map(|digit| position.cells_with(digit)).collect() };
        let mut stale = digits;
        while let Some(digit) = stale.first() {
            stale.discard(digit);
            templates.refresh(digit);
            let certain = templates.certain(digit);
            for other in digits.iter().filter(|other| *other != digit) {
                let live = &mut templates.live[other.index()];
                if !live.is_disjoint(certain) {
                    *live -= certain;
                    stale.add(other);
                }
            }
        }
        templates
    }

    /// Returns the places of the digit that are in no template.
    pub fn dead(&self, digit: Digit) -> CellSet {
        self.position.cells_with(digit) - self.live[digit.index()]
    }

    /// Returns the open cells that are in all templates of the digit.
    pub fn certain(&self, digit: Digit) -> CellSet {
        let live = self.live[digit.index()];
        let only = self.open_houses(digit).filter_map(|house| (house & live).single());
        only.collect()
    }

    /// Returns the cells of each house that lacks the digit.
    fn open_houses(&self, digit: Digit) -> impl Iterator<Item = CellSet> + '_ {
        let geometry = self.position.geometry();
        let open = move |house: &HouseId| !self.position.placed_in(*house).contains(digit);
        geometry.house_ids().filter(open).map(|house| geometry.house(house).set())
    }

    /// Keeps those of the digit’s live places that are in some template of live places.
    fn refresh(&mut self, digit: Digit) {
        let houses: Vec<CellSet> = self.open_houses(digit).collect();
        let places = self.live[digit.index()];
        let (mut used, mut unknown) = (CellSet::EMPTY, places);
        while let Some(cell) = unknown.first() {
            unknown.discard(cell);
            let others: Vec<CellSet> = houses.iter().copied().filter(|house| !house.contains(cell)).collect();
            let rest = (places - self.position.geometry().peers(cell)).without(cell);
            if let Some(template) = self.complete(CellSet::only(cell), rest, &others) {
                used |= template;
                unknown -= template;
            }
        }
        self.live[digit.index()] = used;
    }

    /// Returns a template with `chosen` and one of `places` in each of these houses.
    fn complete(&self, chosen: CellSet, places: CellSet, houses: &[CellSet]) -> Option<CellSet> {
        let Some(tightest) = houses.iter().map(|house| *house & places).min_by_key(|in_house| in_house.len())
        else {
            return Some(chosen);
        };
        tightest.iter().find_map(|cell| {
            let others: Vec<CellSet> = houses.iter().copied().filter(|house| !house.contains(cell)).collect();
            let rest = (places - self.position.geometry().peers(cell)).without(cell);
            self.complete(chosen.with(cell), rest, &others)
        })
    }
}

/// Returns fewer of `digits` with the same result: omits those that `same` does not need, beginning with the first.
fn enough(digits: DigitSet, same: impl Fn(DigitSet) -> bool) -> DigitSet {
    digits.iter().fold(digits, |enough, digit| {
        let fewer: DigitSet = enough.iter().filter(|other| *other != digit).collect();
        if same(fewer) { fewer } else { enough }
    })
}

/// The parts of a conclusion from templates: the digit, other digits that are needed, the rows (and extra regions) to
/// fill, the cells of the conclusions.
pub(crate) const PARTS: &[PartDecl] = &[
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    PartDecl::new("others", Role::Extra, PartKind::Digits),
    PartDecl::new("rows", Role::Base, PartKind::Houses),
    PartDecl::new("cells", Role::Target, PartKind::Cells),
];

/// Reports one step for each digit for which templates have a new conclusion, with its parts and the cells returned by
/// `conclusion`.
pub(crate) fn report(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    conclusion: impl Fn(&Templates<'_>, Digit) -> CellSet,
    step: impl Fn(Vec<Part>, Vec<Candidate>) -> Step,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let position = analysis.position();
    let all = DigitSet::all(analysis.geometry().side());
    let templates = Templates::of(position, all);
    let mut steps = Vec::new();
    for digit in all {
        let cells = conclusion(&templates, digit);
        if cells.is_empty() {
            continue;
        }
        let same =
            |others: DigitSet| conclusion(&Templates::of(position, others.with(digit)), digit) == cells;
        let others = enough(all.without(digit), same);
        let parts = technique.name_parts([
            PartValue::Digit(digit),
            PartValue::Digits(others),
            PartValue::Houses(rows(position, others.with(digit))),
            PartValue::Cells(cells.large()),
        ]);
        steps.push(step(parts, candidates(cells, digit)));
    }
    report_distinct(steps, found)
}

/// Returns the rows and extra regions that lack some of the digits. If a digit is in every row, and nowhere twice, it
/// is also in every column and box, since there are as many of them.
fn rows(position: &Position, digits: DigitSet) -> Vec<HouseId> {
    let geometry = position.geometry();
    let wanted = |house: &HouseId| {
        let kind = geometry.house(*house).kind();
        let missing = digits - position.placed_in(*house);
        matches!(kind, HouseKind::Row | HouseKind::Region) && !missing.is_empty()
    };
    geometry.house_ids().filter(wanted).collect()
}
