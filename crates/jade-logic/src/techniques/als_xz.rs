//! ALS-XZ: two almost locked sets have a restricted common digit x, which is in one of them at most. The other set, having
//! lost x, has all of its other digits. So a digit z that both have is in one of them for certain: cells that see all its
//! places in both lose it. If there are two restricted commons (doubly linked), each set has exactly one of them, and all
//! of its other digits as well.
//!
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
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, CellSet, DigitSet, Geometry};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AlsXz;

static FACTS: Facts = Facts {
    id: TechniqueId::new("als-xz"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("second-digits", Role::SetB, PartKind::Digits),
        PartDecl::new("restricted", Role::Shared, PartKind::Digits),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
};

/// Two linked sets; the fewer cells, the simpler, those without a common cell first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    overlap: bool,
    size: usize,
    cells: [CellSet; 2],
    digits: [DigitSet; 2],
    restricted: DigitSet,
}

impl Technique for AlsXz {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
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
            let parts = FACTS.name_parts([
                PartValue::Cells(pattern.cells[0]),
                PartValue::Digits(pattern.digits[0]),
                PartValue::Cells(pattern.cells[1]),
                PartValue::Digits(pattern.digits[1]),
                PartValue::Digits(pattern.restricted),
                PartValue::Digits(digits),
            ]);
            Step::new(FACTS.id, parts, Vec::new(), eliminations)
        })
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".7..3286.8..7.53923.268.57..23.716486.8...7157...689234378.6.592...5...71....7..6",
                removed: "",
                expect: Expect::Step("als-xz: r3c2,r5c2 149 r1c3,r2c3,r8c3,r9c3 14569 1 4 => r2c2<>4"),
            },
            Example {
                digits: "91......6738526914.5.9....8825493671.7.....93.9....8.2.87.....9.49..726556..49187",
                removed: "r5c1<>1 r6c1<>1 r7c1<>3 r7c4<>3 r7c5<>3",
                expect: Expect::Step("als-xz: r5c1,r6c1,r7c1,r8c1 12346 r3c6,r6c6,r7c6 1245 2 4 => r3c1<>4"),
            },
            Example {
                digits: ".8..17...91.63...8.3284....548...239....9..8..9358.7..3...5......9.2...78......9.",
                removed: "r5c2<>2 r5c4<>17 r5c6<>16 r6c6<>16 r9c3<>5",
                expect: Expect::Step(
                    "als-xz: r1c4,r3c6 259 r1c7,r1c8,r1c9,r2c7,r3c7,r3c9 1234569 2 5 => r3c8<>5",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "...7.4.92.....91...9..8..4.58.93..21.6.412..7.21...9...75.4..1.6.........3.69.2..",
                removed: "r2c1<>24 r2c9<>5 r3c1<>1 r3c3<>7 r5c7<>3 r5c8<>3 r6c1<>3 r6c8<>58 r6c9<>58 \
                     r7c1<>8 r8c3<>48 r9c6<>8 r9c8<>8 r9c9<>8",
                expect: Expect::Nothing,
            },
            // While r8c4 can still be 2, there is no pattern r3c1,r5c1 589 r3c4,r4c4,r6c4,r8c4 34589 8 5.
            Example {
                digits: ".467....97....364..35.461276.4.27....721.84.6..3.6.27.46..7.9...57...86.3..6..75.",
                removed: "r2c3<>8 r9c2<>8 r9c6<>2",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// What two sets with these restricted commons conclude.
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
    // In one house they would be a subset and its rest.
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

/// Each set has one of the restricted commons and all other digits that it can have: cells outside lose them.
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
