//! Templates: the ways to place a digit once in every house, all at the same time.
//!
//! A place that no template of its digit uses is dead. Where a digit has only one live place left in a house, all its
//! templates use it: there the digit is certain, and a template of another digit that uses this cell is none. That may
//! leave other places dead, and so on until nothing changes.
//!
//! Templates are not listed, for there may be millions: a place is dead if a search finds none that uses it, and what
//! one search finds keeps all its places alive.

use crate::patterns::{candidates, report_distinct};
use crate::step::{Part, PartKind, PartValue, Role};
use crate::{Analysis, Found, PartDecl, Step, Technique};
use jade_grid::{Candidate, CellSet, Digit, DigitSet, HouseId, HouseKind, Position};
use std::ops::ControlFlow;

/// What templates leave of the places of some digits.
pub(crate) struct Templates<'p> {
    position: &'p Position,
    /// Per digit: the open cells that some template uses.
    live: Vec<CellSet>,
}

impl<'p> Templates<'p> {
    /// What is left where each of `digits` keeps to its own templates and off the certain cells of the others.
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

    /// The places of the digit that no template uses.
    pub fn dead(&self, digit: Digit) -> CellSet {
        self.position.cells_with(digit) - self.live[digit.index()]
    }

    /// The open cells that all templates of the digit use.
    pub fn certain(&self, digit: Digit) -> CellSet {
        let live = self.live[digit.index()];
        let only = self.open_houses(digit).filter_map(|house| (house & live).single());
        only.collect()
    }

    /// The cells of the houses in which the digit is still missing.
    fn open_houses(&self, digit: Digit) -> impl Iterator<Item = CellSet> + '_ {
        let geometry = self.position.geometry();
        let open = move |house: &HouseId| !self.position.placed_in(*house).contains(digit);
        geometry.house_ids().filter(open).map(|house| geometry.house(house).set())
    }

    /// Leaves of the live places of the digit those that some template of them uses.
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

    /// A template: `chosen`, and one of `places` for each of these houses.
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

/// Fewer digits of `digits` that lead to the same: those that `same` can do without are left out, the first first.
fn enough(digits: DigitSet, same: impl Fn(DigitSet) -> bool) -> DigitSet {
    digits.iter().fold(digits, |enough, digit| {
        let fewer: DigitSet = enough.iter().filter(|other| *other != digit).collect();
        if same(fewer) { fewer } else { enough }
    })
}

/// What templates conclude for each digit, as parts of a step: the digit, other digits that it takes, the rows (and extra
/// regions) to fill, the cells of the conclusions.
pub(crate) const PARTS: &[PartDecl] = &[
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    PartDecl::new("others", Role::Extra, PartKind::Digits),
    PartDecl::new("rows", Role::Base, PartKind::Houses),
    PartDecl::new("cells", Role::Target, PartKind::Cells),
];

/// Reports one step for each digit of which templates say something new: its parts and the cells of which `conclusion`
/// tells.
pub(crate) fn report(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    conclusion: impl Fn(&Templates<'_>, Digit) -> CellSet,
    step: impl Fn(Vec<Part>, Vec<Candidate>) -> Step,
    found: &mut Found<'_>,
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
            PartValue::Cells(cells),
        ]);
        steps.push(step(parts, candidates(cells, digit)));
    }
    report_distinct(steps, found)
}

/// The rows in which some of the digits are missing, and such extra regions. A digit that is once in every row, and
/// nowhere twice, is once in every column and box as well: there are as many of them.
fn rows(position: &Position, digits: DigitSet) -> Vec<HouseId> {
    let geometry = position.geometry();
    let wanted = |house: &HouseId| {
        let kind = geometry.house(*house).kind();
        let missing = digits - position.placed_in(*house);
        matches!(kind, HouseKind::Row | HouseKind::Region) && !missing.is_empty()
    };
    geometry.house_ids().filter(wanted).collect()
}
