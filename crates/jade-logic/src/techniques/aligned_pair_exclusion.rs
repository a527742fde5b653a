//! Aligned Pair Exclusion: two cells of a house are filled in every way that their candidates allow. A way is ruled out if
//! it has the same digit twice, or takes two digits from an almost locked set, which would then have fewer digits than
//! cells; a cell with two candidates that sees both is the smallest. A candidate whose every way is ruled out goes.
//!
//! ```text
//!  .  ab . | .  P  . | .  bc .     P and Q cannot be a and b, nor b and c: if Q can only be
//!  .  .  . | .  Q  . | .  .  .     a or c (and both cells see Q as well), P is not b
//! ```

use crate::patterns::Distinct;
use crate::patterns::aligned::Robbers;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, CellSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AlignedPairExclusion;

static FACTS: Facts = Facts {
    id: TechniqueId::new("aligned-pair-exclusion"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("cells", Role::Pivot, PartKind::Cells),
        PartDecl::new("sets", Role::SetA, PartKind::Cells),
    ],
};

impl Technique for AlignedPairExclusion {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let robbers = Robbers::of(analysis);
        let open = position.open_cells() - (analysis.cells_with_count(0) | analysis.cells_with_count(1));
        let mut distinct = Distinct::new();
        for first in open {
            for second in (open & geometry.peers(first)).iter().filter(|second| first < *second) {
                let mut lost = Vec::new();
                for (cell, other) in [(first, second), (second, first)] {
                    let all = position.candidates(other);
                    let none_left = |digit| robbers.excluded(cell, digit, other) == all;
                    let gone = position.candidates(cell).iter().filter(|digit| none_left(*digit));
                    lost.extend(gone.map(|digit| Candidate::new(cell, digit)));
                }
                let cells = CellSet::only(first).with(second);
                let sets = || {
                    let ways = lost.iter().flat_map(|lost| {
                        let other = if lost.cell == first { second } else { first };
                        let with = position.candidates(other).iter();
                        with.map(move |digit| ((lost.cell, lost.digit), (other, digit)))
                    });
                    ways.fold(CellSet::EMPTY, |sets, (one, other)| sets | robbers.witness(one, other))
                };
                distinct.add(lost.clone(), || {
                    let sets = sets();
                    (sets.len(), cells, sets)
                });
            }
        }
        distinct.report(found, |(_, cells, sets), eliminations| {
            let parts = FACTS.name_parts([PartValue::Cells(cells), PartValue::Cells(sets)]);
            Step::new(FACTS.id, parts, Vec::new(), eliminations)
        })
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "...26...7126.97..3.......6..78.125..5.9478....12.35.78951326784.....9...2..7...95",
                removed: "r1c1<>4 r1c7<>4 r1c8<>4 r3c1<>4 r3c7<>14 r4c1<>6 r6c7<>6 r8c1<>4 r8c2<>3",
                expect: Expect::Step("aligned-pair-exclusion: r1c7,r3c7 r1c8,r2c7,r2c8,r6c7 => r3c7<>8"),
            },
            Example {
                digits: "...1.7.5.71.546..85..9.27...6..1.8252.5...3..13.25.4...54.71...3..4.5187.71.2.5..",
                removed: "r1c1<>8 r5c5<>8 r5c8<>6 r5c9<>6",
                expect: Expect::Step("aligned-pair-exclusion: r4c4,r5c4 r4c1,r4c3,r5c2,r7c4,r9c4 => r5c4<>8"),
            },
            Example {
                digits: "..2.5...6.6.3.28...5..6...9.8.6..5..2.5..76..1465.39.76.34.5.98514....63..8.364..",
                removed: "r1c8<>3 r3c8<>3 r7c5<>2 r8c5<>2 r9c4<>9",
                expect: Expect::Step(
                    "aligned-pair-exclusion: r4c1,r4c8 r3c1,r3c3,r3c4,r3c6,r3c8,r4c3,r4c5,r4c6,r4c9 => r4c8<>2",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..2.5...6.6.3.28...5..6...9.8.6..5..2.5..76..1465.39.76.34.5.98514....63..8.364..",
                removed: "r1c8<>3 r3c8<>3 r4c8<>2 r7c5<>2 r8c5<>2 r9c4<>9",
                expect: Expect::Nothing,
            },
            // While r6c1 can still be 9, there is no pattern r8c1,r8c3 r3c1,r6c1,r7c1,r8c2,r8c5,r9c3.
            Example {
                digits: "14..7.5.9593.8..7..675.9....2.1678.57.6.5..4..5..4.7...75...6.........5768.795.2.",
                removed: "r2c6<>26 r2c7<>4 r2c9<>4 r6c4<>8 r6c6<>8 r7c1<>4 r7c4<>8 r7c6<>238 r7c8<>3 \
                     r7c9<>34 r8c4<>234 r8c6<>1234 r8c7<>3",
                expect: Expect::Nothing,
            },
        ]
    }
}
