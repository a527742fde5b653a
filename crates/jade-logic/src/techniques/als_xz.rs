//! ALS-XZ: two almost locked sets have a restricted common digit x, which is in at most one of them. The other set
//! lacks x and so has all of its other digits. A digit z that both sets have is therefore in one of them: cells that
//! see all its places in both lose it. With two restricted commons (doubly linked), each set has exactly one of them
//! and all of its other digits.
//! ```text
//!  xaz .  . | .  *  . | .  .  .     x is not both in the first set (two cells) and in the
//!  az  .  . | .  .  . | .  .  .     second (r5c1 and r5c5): one has a z, and * sees all
//!  .   .  . | .  .  . | .  .  .     places for it
//!  *   .  . | .  .  . | .  .  .
//!  xz  .  . | .  xz . | .  .  .
//! ```

use crate::patterns::Distinct;
use crate::patterns::als::{AlmostLockedSets, Als};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, CellSet, DigitSet, Geometry};
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALS_XZ: Technique = Technique {
    id: TechniqueId::new("als-xz"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 300,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0901"],
    parts: &[
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("second-digits", Role::SetB, PartKind::Digits),
        PartDecl::new("restricted", Role::Shared, PartKind::Digits),
        PartDecl::new("digits", Role::On, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("als_xz.txt"),
};

/// Two linked sets. Those without a common cell are simpler, then those with fewer cells.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    overlap: bool,
    size: usize,
    cells: [CellSet; 2],
    digits: [DigitSet; 2],
    restricted: DigitSet,
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let sets = analysis.almost_locked_sets();
    let mut distinct = Distinct::new();
    let mut restricted = vec![DigitSet::EMPTY; sets.sets().len()];
    let mut linked = Vec::new();
    for (number, a) in sets.sets().iter().enumerate() {
        for site in sets.sites_of(a) {
            for other in &sets.linked()[*site as usize] {
                let other = &sets.sites()[*other as usize];
                for &b in other.sets.iter().rev().take_while(|b| **b as usize > number) {
                    if restricted[b as usize].is_empty() {
                        linked.push(b);
                    }
                    restricted[b as usize].add(other.digit);
                }
            }
        }
        for b in linked.drain(..) {
            let restricted = std::mem::take(&mut restricted[b as usize]);
            examine(analysis.geometry(), sets, a, sets.set(b), restricted, &mut distinct);
        }
    }
    distinct.report(found, |pattern, eliminations| {
        let digits = eliminations.iter().map(|candidate| candidate.digit).collect();
        let parts = ALS_XZ.name_parts([
            PartValue::Cells(pattern.cells[0].large()),
            PartValue::Digits(pattern.digits[0]),
            PartValue::Cells(pattern.cells[1].large()),
            PartValue::Digits(pattern.digits[1]),
            PartValue::Digits(pattern.restricted),
            PartValue::Digits(digits),
        ]);
        Step::new(ALS_XZ.id, parts, Vec::new(), eliminations)
    })
}

/// Returns the conclusions of two sets with these restricted commons.
fn examine(
    geometry: &Geometry,
    sets: &AlmostLockedSets,
    a: &Als,
    b: &Als,
    restricted: DigitSet,
    distinct: &mut Distinct<Pattern>,
) {
    let eliminations = if restricted.len() == 1 {
        sets.lost_to_either(a, b, (a.digits & b.digits) - restricted)
    } else {
        doubly_linked(sets, a, b, restricted)
    };
    // In one house, they would be a subset.
    if eliminations.is_empty() || geometry.houses_of_all(a.cells | b.cells).next().is_some() {
        return;
    }
    distinct.add(eliminations, || Pattern {
        overlap: !a.cells.is_disjoint(b.cells),
        size: a.cells.len() + b.cells.len(),
        cells: [a.cells, b.cells],
        digits: [a.digits, b.digits],
        restricted,
    });
}

/// Each set has one of the restricted commons and all its other digits, so cells outside lose them.
fn doubly_linked(sets: &AlmostLockedSets, a: &Als, b: &Als, restricted: DigitSet) -> Vec<Candidate> {
    let mut lost = sets.lost_to_either(a, b, restricted);
    for set in [a, b] {
        for digit in set.seen - restricted {
            let outside = sets.site(set, digit).seen - (a.cells | b.cells);
            lost.extend(outside.iter().map(|cell| Candidate::new(cell, digit)));
        }
    }
    lost.sort_unstable();
    lost.dedup();
    lost
}
