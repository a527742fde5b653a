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
                    "forcing-chain-verity: r3c3 45 - r1c5(5),r1c6(1),r3c3(45),r7c3(6),r7c7(8),r9c6(8) \
                    r1c5(1),r1c6(8),r3c5(5),r7c3(4),r7c5(8),r7c7(6) => r1c6=1",
                ),
            },
            Example {
                digits: "23.79..48584632179..748.2.3.7.2489....5173824842569317459326781.2.8.749.7.89.4.32",
                removed: "r4c1<>6 r4c3<>6",
                expect: Expect::Step(
                    "forcing-chain-verity: r5c1,r5c2 6 r5 r1c3(6),r5c1(6),r5c2(6),r9c7(6) \
                    r1c7(6),r3c1(6),r9c2(6) => r3c1<>6",
                ),
            },
            Example {
                digits: "8..4...9....3..1.442.....35142853967967124358385976241.....9.1..1.53...979..415..",
                removed: "r1c6<>7 r2c6<>78 r3c3<>6 r3c5<>68 r3c7<>7 r7c7<>8 r8c6<>2 r8c8<>8",
                expect: Expect::Step(
                    "forcing-chain-verity: r1c9 26 - r1c9(26),r3c4(6),r9c4(2) r3c7(6),r9c4(6),r9c9(2) => \
                    r9c9<>2",
                ),
            },
            // The argument is there, but what it would remove is gone already.
            Example {
                digits: ".7451..93..3.7..5.512963784.8.3.65473.6.57....57....367.564.3....8.39.75.3.7.5.6.",
                removed: "r2c4<>2 r5c4<>12 r6c1<>12 r6c4<>48 r6c5<>2 r6c6<>2 r6c7<>1 r7c6<>2 r7c9<>1 r8c1<>12 \
                    r9c7<>12 r9c9<>12",
                expect: Expect::Nothing,
            },
            // While r5c4 can still be 2, no cases agree in anything.
            Example {
                digits: ".16..59.3937.1.8.....9...6169..81.3..81...6.9..3...518458....97362......1794....6",
                removed: "r1c4<>7 r1c5<>2 r1c8<>2 r2c6<>2 r2c8<>4 r3c1<>2 r3c5<>24 r3c6<>24 r3c7<>4 r4c4<>2 \
                    r5c1<>2 r5c6<>4 r5c8<>2 r6c4<>2 r6c5<>247 r6c6<>27 r7c4<>26 r8c8<>4",
                expect: Expect::Nothing,
            },
        ]
    }
}
