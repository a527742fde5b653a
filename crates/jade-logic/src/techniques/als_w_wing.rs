//! ALS-W-Wing: two almost locked sets without common cells have two digits in common. For one of these, x, a house has just two places left
//! outside them, one of which sees all places of x in the first set, the other all in the second. So the sets do not both
//! have x, and the one without it has the other digit z: cells that see all places of z in both lose it. (Two cells with
//! the same two candidates are a W-Wing; where x is restricted to one of the sets without any help, it is an ALS-XZ.)
//!
//! ```text
//!  xaz az .  | .  .  .  | .  *  .     x has just two places in row 5: each takes it from
//!  .   .  .  | .  .  .  | .  .  .     one of the sets, r1c1 with r1c2 and r3c8
//!  *   *  .  | .  .  .  | .  xz .
//!  ----------+----------+---------
//!  x   .  .  | .  .  .  | .  x  .
//! ```

use crate::patterns::als_chain::{between, within};
use crate::patterns::conjugate::{self, Pairs};
use crate::patterns::{Distinct, als::Site};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, HouseId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AlsWWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("als-w-wing"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("link", Role::Pivot, PartKind::Cells),
        PartDecl::new("shared", Role::Shared, PartKind::Digit),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
};

/// Two sets and the pair that joins them; the fewer cells, the simpler.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    size: usize,
    sets: [CellSet; 2],
    house: HouseId,
    ends: [Cell; 2],
    shared: Digit,
}

impl Technique for AlsWWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let sets = analysis.almost_locked_sets();
        let mut distinct = Distinct::new();
        for shared in Digit::all(analysis.geometry().side()) {
            let pairs = Pairs::of(analysis.position(), shared);
            let sites: Vec<&Site> = sets.sites().iter().filter(|site| site.digit == shared).collect();
            let reached = |end: Cell| -> Vec<u32> {
                let near = sites.iter().filter(|site| site.seen.contains(end));
                near.flat_map(|site| site.sets.iter().copied()).collect()
            };
            for pair in pairs.as_slice() {
                let ends: CellSet = pair.ends.into_iter().collect();
                let [firsts, seconds] = pair.ends.map(reached);
                for &a in &firsts {
                    for &b in &seconds {
                        let [first, second] = [a, b].map(|set| sets.set(set));
                        let size = first.cells.len() + second.cells.len();
                        let apart = first.cells.is_disjoint(second.cells)
                            && (first.cells | second.cells).is_disjoint(ends);
                        let linked = || sets.site(first, shared).is_linked(sets.site(second, shared));
                        if size == 2 || !apart || linked() {
                            continue;
                        }
                        let digits = (first.digits & second.digits).without(shared);
                        distinct.add(sets.lost_to_either(first, second, digits), || Pattern {
                            size,
                            sets: [first.cells, second.cells],
                            house: pair.house,
                            ends: pair.ends,
                            shared,
                        });
                    }
                }
            }
        }
        distinct.report(found, |pattern, eliminations| step(analysis, &pattern, eliminations))
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "3.1.29.8...8...92..927..5..139257...8....37.22...6.3...23...1..51...2...984.712.6",
                removed: "r1c2<>4 r2c2<>4 r5c2<>5 r5c8<>46 r6c2<>5 r6c8<>4 r6c9<>48 r7c9<>7 r8c9<>7",
                expect: Expect::Step("als-w-wing: r1c4,r1c7 r5c2,r5c4,r5c5,r5c8 r9 r9c4,r9c8 5 6 => r1c2<>6"),
            },
            Example {
                digits: ".172......835.1..929.4.31..172....65.6.71.38..3.6.5.1..4.1.75..35.9....1721.5..9.",
                removed: "r5c1<>4 r6c1<>4 r6c5<>8",
                expect: Expect::Step("als-w-wing: r4c4,r4c5,r4c6 r6c1,r6c3 c7 r4c7,r6c7 9 4 => r6c5<>4"),
            },
            Example {
                digits: "4516.78.3.72..84..8.9..4......5816.9..8..63....6..3.81...8.2154..5.6923828..15967",
                removed: "r4c3<>3 r5c4<>4 r5c5<>2 r6c4<>4 r7c1<>37 r7c2<>3",
                expect: Expect::Step("als-w-wing: r6c1,r6c2,r6c4,r6c7 r7c5,r9c4 r8 r8c2,r8c4 4 7 => r6c5<>7"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "3.1.29.8...8...92..927..5..139257...8....37.22...6.3...23...1..51...2...984.712.6",
                removed: "r1c2<>46 r2c2<>4 r5c2<>5 r5c8<>46 r6c2<>5 r6c8<>4 r6c9<>48 r7c9<>7 r8c9<>7",
                expect: Expect::Nothing,
            },
            // While r7c9 can still be 6, there is no pattern r5c1,r6c1,r6c3 r1c9,r4c9,r5c9,r6c9,r7c9 r3 r3c1,r3c9 2 9.
            Example {
                digits: "...864......259..8.8431795....9..6....1.2.53..7..35...458.9.2...125.....9....2..5",
                removed: "r1c1<>2 r1c2<>3 r2c1<>6 r4c1<>28 r4c2<>3 r4c9<>2 r5c2<>6 r5c4<>6 r8c1<>6 \
                     r8c9<>7 r9c4<>6 r9c8<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}

fn step(analysis: &Analysis<'_>, pattern: &Pattern, eliminations: Vec<Candidate>) -> Step {
    let geometry = analysis.geometry();
    let ([first, second], [a, b], shared) = (pattern.sets, pattern.ends, pattern.shared);
    let digit = eliminations[0].digit;
    let links = vec![
        within(first, digit, shared),
        between(geometry, shared, first, CellSet::only(a)),
        conjugate::strong(a, b, shared, pattern.house),
        between(geometry, shared, CellSet::only(b), second),
        within(second, shared, digit),
    ];
    let parts = FACTS.name_parts([
        PartValue::Cells(first),
        PartValue::Cells(second),
        PartValue::House(pattern.house),
        PartValue::Cells(CellSet::only(a).with(b)),
        PartValue::Digit(shared),
        PartValue::Digits(eliminations.iter().map(|candidate| candidate.digit).collect()),
    ]);
    Step::new(FACTS.id, parts, Vec::new(), eliminations).with_links(links)
}
