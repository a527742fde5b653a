//! ALS-Chain: four almost locked sets or more, each with a restricted common digit with the next, no two links in a row by
//! the same digit. If the first has not the digit z, it has the digit of its link, which the next then lacks, so that one
//! has the digit of the link after it, and so on: in the end the last one has z. Cells that see all places of z in the
//! first and the last lose it. Sets may overlap.
//!
//! ```text
//!  [z v] -v- [v w] -w- [w x] -x- [x z]     z is in the first set or in the last
//! ```

use crate::patterns::als_chain::{self, Chain};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::Candidate;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AlsChain;

static FACTS: Facts = Facts {
    id: TechniqueId::new("als-chain"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
        PartDecl::new("between", Role::Shared, PartKind::Cells),
        PartDecl::new("last", Role::SetB, PartKind::Cells),
        PartDecl::new("last-digit", Role::SetB, PartKind::Digit),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
};

impl Technique for AlsChain {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        let _ = als_chain::chains(analysis).report(
            &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            },
            |chain, eliminations| step(analysis, &chain, eliminations),
        );
        // The shortest first, of equals the one with more conclusions, then in reading order as they are.
        steps.sort_by_key(|step| (step.links.len(), Reverse(step.eliminations.len())));
        steps.into_iter().try_for_each(found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "2.419...7819...2..7.3..2.9.326957.1.4.1.2...99.5..1...6328.9..5198....6.547...9..",
                removed: "r2c4<>4 r3c5<>6 r5c7<>8 r5c8<>8 r6c7<>48 r6c8<>48 r6c9<>48 r7c5<>4 r8c7<>4 \
                     r8c9<>4 r9c9<>2",
                expect: Expect::Step(
                    "als-chain: r3c4,r5c4,r6c4 5 r1c6,r2c6,r3c5,r5c6,r9c6 r5c4,r6c4,r6c5 8 3 => r5c6<>3",
                ),
            },
            Example {
                digits: "....5926..6.3.......54..81.15...39.29.2...63.63......54..1...265..........6..87..",
                removed: "r1c1<>3 r1c2<>78 r1c3<>78 r1c9<>7 r2c1<>7 r2c3<>178 r2c5<>7 r2c6<>7 r3c2<>7 \
                     r3c9<>7 r5c5<>7 r6c5<>1 r7c2<>7 r7c3<>7 r7c5<>3 r8c2<>28 r8c3<>89 r8c4<>79 r8c5<>79 \
                     r8c6<>7 r8c8<>4 r8c9<>34 r9c4<>2 r9c5<>29 r9c9<>39",
                expect: Expect::Step(
                    "als-chain: r4c4,r5c4,r6c4,r8c4,r9c4 8 r1c1,r1c4,r2c1,r9c1 r7c2,r7c3,r7c5 3 7 => r4c5<>7 r6c5<>7",
                ),
            },
            Example {
                digits: ".2...17455...23..9..1..52.....1.........97.......428612.8.19....4.2.....7....43..",
                removed: "r3c1<>3 r3c2<>3 r4c1<>9 r4c2<>379 r4c3<>79 r5c2<>3 r6c3<>5 r7c4<>56 r8c3<>6 \
                     r8c5<>568 r8c7<>6 r9c2<>5 r9c3<>5 r9c8<>5",
                expect: Expect::Step(
                    "als-chain: r5c3,r5c4,r5c7,r5c8,r5c9 8 r4c6,r7c7,r7c8,r7c9,r8c6,r8c7,r8c8,r8c9 r1c1,r3c1,r4c1,r6c1,r8c1 1 346 => r5c1<>346",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "2.419...7819...2..7.3..2.9.326957.1.4.1.2...99.5..1...6328.9..5198....6.547...9..",
                removed: "r2c4<>4 r3c5<>6 r5c6<>3 r5c7<>8 r5c8<>8 r6c7<>48 r6c8<>48 r6c9<>48 r7c5<>4 \
                     r8c7<>4 r8c9<>4 r9c9<>2",
                expect: Expect::Nothing,
            },
            // While r1c3 can still be 7, there is no pattern r9c6,r9c7,r9c8,r9c9 3 r1c1,r2c1,r5c1,r6c1,r8c1,r8c7 r1c3,r5c3 4 2.
            Example {
                digits: ".5..8..4..41..5...3....45..5..8.62...1..53876..61...5....7.96.5..54...979..56....",
                removed: "r1c6<>2 r2c5<>37 r3c4<>9 r3c5<>29 r4c3<>4 r6c1<>4 r6c2<>7 r6c5<>7 r7c3<>3 \
                     r9c3<>4",
                expect: Expect::Nothing,
            },
        ]
    }
}

fn step(analysis: &Analysis<'_>, chain: &Chain, eliminations: Vec<Candidate>) -> Step {
    let digits = eliminations.iter().map(|candidate| candidate.digit).collect();
    let links = chain.inferences(analysis.geometry(), eliminations[0].digit);
    let last = chain.sets.len() - 1;
    let parts = FACTS.name_parts([
        PartValue::Cells(chain.sets[0]),
        PartValue::Digit(chain.links[0]),
        PartValue::Cells(chain.between()),
        PartValue::Cells(chain.sets[last]),
        PartValue::Digit(chain.links[last - 1]),
        PartValue::Digits(digits),
    ]);
    Step::new(FACTS.id, parts, Vec::new(), eliminations).with_links(links)
}
