//! Searches that several techniques share.

pub(crate) mod aligned;
pub(crate) mod als;
pub(crate) mod als_chain;
pub(crate) mod bent_set;
pub(crate) mod bug;
pub(crate) mod chain;
pub(crate) mod colors;
pub(crate) mod conjugate;
pub(crate) mod deadly;
pub(crate) mod exocet;
pub(crate) mod fish;
pub(crate) mod forcing;
pub(crate) mod intersection;
pub(crate) mod leftovers;
pub(crate) mod odd_loop;
pub(crate) mod rectangle;
pub(crate) mod sectors;
pub(crate) mod subset;
pub(crate) mod sums;
pub(crate) mod template;
pub(crate) mod web;
pub(crate) mod wing;
pub(crate) mod witnesses;

use crate::{Step, StepSink};
use jade_grid::{Candidate, Cell, CellBits, Digit, Geometry, HouseId, HouseKind, LargeCellSet};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// Returns how easily a person sees a house of this kind, easiest first.
fn ease(kind: HouseKind) -> u8 {
    match kind {
        HouseKind::Box | HouseKind::Region => 0,
        HouseKind::Row => 1,
        HouseKind::Column => 2,
        HouseKind::Window => 3,
        HouseKind::Diagonal => 4,
        HouseKind::Extra => 5,
        HouseKind::Group => 6,
    }
}

/// Returns the house that is easiest to see: a box or region, a row, a column, another house; ties go to the first.
pub(crate) fn easiest(geometry: &Geometry, houses: impl Iterator<Item = HouseId>) -> Option<HouseId> {
    houses.min_by_key(|house| ease(geometry.house(*house).kind()))
}

/// Reports steps that were collected house by house: in reading order of their first conclusions; ties stay in the
/// order in which they were found.
pub(crate) fn report_in_reading_order(mut steps: Vec<Step>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    steps.sort_by_key(Step::first_conclusion);
    steps.into_iter().try_for_each(found)
}

/// Reports steps by size, smallest first, then in reading order; of several with the same conclusions, only the first.
pub(crate) fn report_distinct_by(
    mut steps: Vec<Step>,
    size: impl Fn(&Step) -> usize,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    steps.sort_by_cached_key(|step| (size(step), step.first_conclusion()));
    let mut known = BTreeSet::new();
    steps.retain(|step| known.insert((step.placements.clone(), step.eliminations.clone())));
    steps.into_iter().try_for_each(found)
}

/// Reports steps in reading order; of several with the same conclusions, only the first.
pub(crate) fn report_distinct(steps: Vec<Step>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    distinct(steps).into_iter().try_for_each(found)
}

/// Sorts steps in reading order; of several with the same conclusions, keeps only the first.
pub(crate) fn distinct(mut steps: Vec<Step>) -> Vec<Step> {
    let conclusions =
        |step: &Step| (step.first_conclusion(), step.placements.clone(), step.eliminations.clone());
    if steps.len() > 1 {
        steps.sort_by_cached_key(conclusions);
        steps.dedup_by(|a, b| a.placements == b.placements && a.eliminations == b.eliminations);
    }
    steps
}

/// Patterns by their eliminations; of several with the same, only the smallest, which is the simplest.
pub(crate) struct Distinct<P> {
    by_eliminations: BTreeMap<Vec<Candidate>, P>,
}

impl<P: Ord> Distinct<P> {
    pub fn new() -> Distinct<P> {
        Distinct { by_eliminations: BTreeMap::new() }
    }

    /// Adds a pattern, unless it eliminates nothing. `eliminations` are in order.
    pub fn add(&mut self, eliminations: Vec<Candidate>, pattern: impl FnOnce() -> P) {
        if eliminations.is_empty() {
            return;
        }
        match self.by_eliminations.entry(eliminations) {
            Entry::Vacant(entry) => {
                entry.insert(pattern());
            }
            Entry::Occupied(mut entry) => {
                let pattern = pattern();
                if pattern < *entry.get() {
                    entry.insert(pattern);
                }
            }
        }
    }

    /// Returns the steps in reading order.
    pub fn steps(self, mut step: impl FnMut(P, Vec<Candidate>) -> Step) -> impl Iterator<Item = Step> {
        self.by_eliminations.into_iter().map(move |(eliminations, pattern)| step(pattern, eliminations))
    }

    /// Reports the steps in reading order.
    pub fn report(
        self,
        found: &mut StepSink<'_>,
        step: impl FnMut(P, Vec<Candidate>) -> Step,
    ) -> ControlFlow<()> {
        self.steps(step).try_for_each(found)
    }
}

/// Like [`distinct`], for steps some of which combine the conclusions of two others (dual). A dual step comes before
/// the single ones with the same first conclusion. The single ones remain: each is a pattern of its own, which a person
/// may find without the other.
pub(crate) fn distinct_with_dual(mut steps: Vec<Step>) -> Vec<Step> {
    // Of steps with the same conclusions, the first one remains. Callers collect the single ones first, so a dual step
    // that concludes no more than a single one is dropped.
    if steps.len() > 1 {
        steps.sort_by_cached_key(|step| {
            let number = std::cmp::Reverse(step.placements.len() + step.eliminations.len());
            (step.first_conclusion(), number, step.placements.clone(), step.eliminations.clone())
        });
        steps.dedup_by(|a, b| a.placements == b.placements && a.eliminations == b.eliminations);
    }
    steps
}

/// Returns the candidates of `digit` in `cells`.
pub(crate) fn candidates<const WORDS: usize>(cells: CellBits<WORDS>, digit: Digit) -> Vec<Candidate> {
    cells.iter().map(|cell| Candidate::new(cell, digit)).collect()
}

/// Returns the house of both cells that is easiest to see.
pub(crate) fn shared_house(geometry: &Geometry, a: Cell, b: Cell) -> Option<HouseId> {
    easiest(geometry, geometry.houses_of_all(LargeCellSet::only(a).with(b)))
}
