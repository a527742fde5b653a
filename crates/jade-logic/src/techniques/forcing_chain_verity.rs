//! Forcing chain, verity: one of several cases is true (the candidates of a cell, the places of a digit in a house, or
//! one candidate being true or false), and from each of them a single chain leads to the same. So that is true.
//!
//! ```text
//!  r1c1 = a ──► ... ──► not x
//!  r1c1 = b ──► ... ──► not x       whichever it is, x is false
//!  r1c1 = c ──► ... ──► not x
//! ```
//!
//! It says what [contradictions](super::forcing_chain_contradiction), read backwards, say too: where these are tried
//! first it is never the simplest step.

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct ForcingChainVerity;

static FACTS: Facts = Facts {
    id: TechniqueId::new("forcing-chain-verity"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: conclude::VERITY,
};

impl Technique for ForcingChainVerity {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        conclude::verities(&FACTS, analysis, Kind::Chain, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..79..426.91....356..3..19...95...81..3.79254.528..96......5..9978.3.512.1..9....",
                removed: "r2c5<>4 r3c2<>8 r3c5<>8 r3c6<>24 r4c6<>4 r7c1<>4 r7c2<>6 r7c4<>46 r7c5<>46 r7c7<>37 \
                    r9c1<>34 r9c4<>46 r9c6<>46 r9c7<>7 r9c9<>7",
                expect: Expect::Step(
                    "forcing-chain-verity: r1c1,r1c5 5 r1 r1c1(5),r1c5(5),r1c6(1) r1c5(1),r1c6(8),r9c1(5) => r1c6=1",
                ),
            },
            Example {
                digits: "23.79..48584632179..748.2.3.7.2489....5173824842569317459326781.2.8.749.7.89.4.32",
                removed: "r4c1<>6 r4c3<>6",
                expect: Expect::Step(
                    "forcing-chain-verity: r4c1,r4c3 1 r4 r4c1(1),r4c3(1) r1c3(1),r8c1(1),r9c7(5) => r8c1<>1",
                ),
            },
            Example {
                digits: "8..4...9....3..1.442.....35142853967967124358385976241.....9.1..1.53...979..415..",
                removed: "r1c6<>7 r2c6<>78 r3c3<>6 r3c5<>68 r3c7<>7 r7c7<>8 r8c6<>2 r8c8<>8",
                expect: Expect::Step(
                    "forcing-chain-verity: r2c6 2 - r2c6(2) r2c6(2),r2c8(2),r7c1(6),r8c7(6) => r7c1<>6",
                ),
            },
            // The argument is there, but what it would remove is gone already.
            Example {
                digits: ".7451..93..3.7..5.512963784.8.3.65473.6.57....57....367.564.3....8.39.75.3.7.5.6.",
                removed: "r2c4<>2 r5c4<>12 r6c1<>12 r6c4<>48 r6c5<>2 r6c6<>2 r6c7<>1 r7c6<>2 r7c9<>1 r8c1<>12 \
                    r9c7<>12 r9c9<>12",
                expect: Expect::Nothing,
            },
            // While r3c9 can still be 3, no cases agree in anything.
            Example {
                digits: ".239.174557..23..9..1..52.....1.........97.......428612.8.19....452.....7.9..43..",
                removed: "r3c2<>8 r3c4<>6 r3c5<>8 r4c1<>689 r4c2<>369 r4c3<>67 r4c7<>5 r4c8<>35 r4c9<>4 r5c1<>38 r5c2<>35 \
                    r5c4<>56 r7c4<>56 r7c9<>7 r8c5<>68 r8c7<>6 r8c8<>8 r9c8<>5",
                expect: Expect::Nothing,
            },
        ]
    }
}
