//! Aligned Triple Exclusion: three cells of a house are filled in every way that their candidates allow. A way is ruled
//! out if two of the cells alone could not be filled so (see Aligned Pair Exclusion), or if it takes all three candidates
//! from a cell that sees all three. A candidate whose every way is ruled out goes, unless two of the cells show that.
//!
//! ```text
//!  .  abc . | P  Q  R | .  .  .     P, Q and R cannot be a, b and c
//! ```

use crate::patterns::Distinct;
use crate::patterns::aligned::Robbers;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AlignedTripleExclusion;

static FACTS: Facts = Facts {
    id: TechniqueId::new("aligned-triple-exclusion"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("cells", Role::Pivot, PartKind::Cells),
        PartDecl::new("sets", Role::SetA, PartKind::Cells),
    ],
};

impl Technique for AlignedTripleExclusion {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let ways = Ways { analysis, robbers: Robbers::of(analysis) };
        let open = position.open_cells() - (analysis.cells_with_count(0) | analysis.cells_with_count(1));
        let mut distinct = Distinct::new();
        let mut done = BTreeSet::new();
        for house in geometry.houses() {
            let within: Vec<Cell> = (house.set() & open).iter().collect();
            for (i, &a) in within.iter().enumerate() {
                for (j, &b) in within.iter().enumerate().skip(i + 1) {
                    for &c in &within[j + 1..] {
                        // Three cells of a box and a line come up twice.
                        let cells = CellSet::only(a).with(b).with(c);
                        if geometry.houses_of_all(cells).nth(1).is_some() && !done.insert(cells) {
                            continue;
                        }
                        let lost = ways.lost([a, b, c]);
                        distinct.add(lost.clone(), || {
                            let sets = ways.witnesses([a, b, c], &lost);
                            (sets.len(), cells, sets)
                        });
                    }
                }
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
                digits: ".7......92.1.9..7...97.813.9.7.4.368....367956...79421...9....7.95..7..37...1395.",
                removed: "r2c2<>5 r2c4<>6 r3c2<>5 r7c1<>8 r7c2<>8 r7c3<>38 r8c1<>8 r8c4<>8 r9c4<>8",
                expect: Expect::Step("aligned-triple-exclusion: r1c7,r7c7,r8c7 r2c6,r2c7,r2c9 => r1c7<>6"),
            },
            Example {
                digits: "751.2..4.864...92.239.4.7.5517.84..269215...4348..2.....6.1.2.....2..46..2......7",
                removed: "r1c4<>6 r1c6<>6 r6c7<>6 r9c7<>38",
                expect: Expect::Step(
                    "aligned-triple-exclusion: r1c4,r1c6,r3c4 r1c7,r1c9,r4c4,r5c6,r6c4 => r1c6<>8",
                ),
            },
            Example {
                digits: "...1.7.5.71.546..85..9.27...6..1.8252.5...3..13.25.4...54.71...3..4.5187.71.2.5..",
                removed: "r1c1<>8 r5c5<>8 r5c8<>6 r5c9<>6",
                expect: Expect::Step(
                    "aligned-triple-exclusion: r5c2,r5c4,r5c8 r5c5,r5c9,r6c6,r6c8,r6c9 => r5c2<>9",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "4.6..31..8395176427.14....8.68.41...597...4.1.1475...697512486368..75.1414.6....5",
                removed: "r3c6<>9 r4c8<>2 r5c6<>8 r6c6<>2 r6c7<>9 r6c8<>23",
                expect: Expect::Nothing,
            },
            // While r6c1 can still be 2, there is no pattern r1c1,r6c1,r7c1 r2c1,r3c2,r3c3.
            Example {
                digits: ".7....139.197.2...4..19.72579..........9475.3..3..197..2..193.79...7...8..7.8549.",
                removed: "r2c1<>68 r2c5<>6 r4c3<>12 r4c4<>2 r4c9<>6 r5c1<>68 r5c3<>68 r5c8<>1 r6c2<>68 \
                     r6c4<>2 r8c2<>36 r9c4<>3",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// The ways to fill three cells.
struct Ways<'a> {
    analysis: &'a Analysis<'a>,
    robbers: Robbers<'a>,
}

impl Ways<'_> {
    /// The candidates that have no way left, though two of the cells alone would leave them one.
    fn lost(&self, [a, b, c]: [Cell; 3]) -> Vec<Candidate> {
        let mut lost = Vec::new();
        let robbed = self.robbed([a, b, c]);
        for (cell, one, other) in [(a, b, c), (b, a, c), (c, a, b)] {
            for digit in self.candidates(cell) {
                let [ones, others] = [one, other]
                    .map(|other| self.candidates(other) - self.robbers.excluded(cell, digit, other));
                if ones.is_empty() || others.is_empty() {
                    continue;
                }
                let has_way = |y: Digit| {
                    let left = others - self.robbers.excluded(one, y, other);
                    left.iter().any(|z| !robbed.contains(&DigitSet::only(digit).with(y).with(z)))
                };
                if !ones.iter().any(has_way) {
                    lost.push(Candidate::new(cell, digit));
                }
            }
        }
        lost
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        self.analysis.position().candidates(cell)
    }

    /// The cells of three candidates that see all of these.
    fn near(&self, cells: [Cell; 3]) -> CellSet {
        let seen = self.analysis.geometry().common_peers(cells.into_iter().collect());
        self.analysis.cells_with_count(3) & seen
    }

    /// The candidates of those cells.
    fn robbed(&self, cells: [Cell; 3]) -> Vec<DigitSet> {
        self.near(cells).iter().map(|cell| self.candidates(cell)).collect()
    }

    /// What rules out every way of the candidates lost: the smallest set for each.
    fn witnesses(&self, cells: [Cell; 3], lost: &[Candidate]) -> CellSet {
        let near = self.near(cells);
        let mut all = CellSet::EMPTY;
        for lost in lost {
            let [a, b, c] =
                cells.map(
                    |cell| {
                        if cell == lost.cell { DigitSet::only(lost.digit) } else { self.candidates(cell) }
                    },
                );
            for (x, y, z) in
                a.iter().flat_map(|x| b.iter().flat_map(move |y| c.iter().map(move |z| (x, y, z))))
            {
                let way = [(cells[0], x), (cells[1], y), (cells[2], z)];
                let pairs = [(way[0], way[1]), (way[0], way[2]), (way[1], way[2])];
                if x == y || x == z || y == z {
                    continue;
                }
                let taken = DigitSet::only(x).with(y).with(z);
                let robbed = near.iter().find(|cell| self.candidates(*cell) == taken);
                let sets = pairs.into_iter().map(|(one, other)| self.robbers.witness(one, other));
                let sets = sets.filter(|set| !set.is_empty()).chain(robbed.map(CellSet::only));
                all |= sets.min_by_key(|set| (set.len(), *set)).unwrap_or(CellSet::EMPTY);
            }
        }
        all
    }
}
