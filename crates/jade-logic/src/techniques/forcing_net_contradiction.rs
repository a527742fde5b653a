//! Forcing net by contradiction: a candidate is supposed to be true, or to be false, and all that follows is noted: what
//! is excluded, and which cells and houses have one candidate left when several exclusions come together. If that
//! leads to something impossible, the supposition is wrong.
//!
//! ```text
//!  suppose a ──► not b ──┐
//!        └─────► not c ──┴──► d (the only one left) ──► ... ──► nothing is left for a cell
//! ```
//!
//! Reported where single [chains](super::forcing_chain_contradiction) would not do.

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct ForcingNetContradiction;

static FACTS: Facts = Facts {
    id: TechniqueId::new("forcing-net-contradiction"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: conclude::CONTRADICTION,
};

impl Technique for ForcingNetContradiction {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        conclude::contradictions(&FACTS, analysis, Kind::Net, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "43.8..72...72368411..........16.3.....31.42......9..13......9...7....1.561...5.8.",
                removed: "",
                expect: Expect::Step(
                    "forcing-net-contradiction: r7c3 2 r1c3(6),r1c5(5),r3c2(2),r3c3(8),r6c3(5),r7c3(2) \
                    r1c3(5),r3c2(68),r3c3(256),r4c5(5),r5c5(5),r6c4(5),r7c3(5) => r7c3<>2",
                ),
            },
            Example {
                digits: ".5.36.24..7.9..13..3.4.1..82..1.97....3.4..91.......24..571.....2..9..1.31...6...",
                removed: "",
                expect: Expect::Step(
                    "forcing-net-contradiction: r4c3 6 r2c9(5),r3c5(7),r3c8(6),r4c3(6),r7c2(6) \
                    r2c9(6),r3c5(5),r3c7(5),r3c8(57),r4c2(6),r4c8(6),r5c2(6),r6c2(6),r7c8(6) => r4c3<>6",
                ),
            },
            Example {
                digits: "24.8..7.1..1.2...8.381...2.164.82....5341628.82.3..614412..9853385241976...538142",
                removed: "",
                expect: Expect::Step(
                    "forcing-net-contradiction: r1c8 9 r1c3(6),r1c8(9),r2c8(6),r3c1(9),r3c5(6),r6c5(9) \
                    r1c3(9),r1c5(69),r1c8(6),r2c4(6),r3c5(9),r3c9(9),r5c1(9),r6c3(9) => r1c8<>9",
                ),
            },
            // The argument is there, but what it would remove is gone already.
            Example {
                digits: "8..4...9....3..1.442......5142853967967124358385976241.....9.1..1.53...979..415..",
                removed: "r1c6<>7 r2c6<>78 r8c3<>6 r8c6<>2",
                expect: Expect::Nothing,
            },
            // While r5c9 can still be 2, nothing that is supposed contradicts itself.
            Example {
                digits: "8317..59.467..5.1325913.47.7.63.19.51.3.5.7..925.87.3.31857..4.694..3.57572...3..",
                removed: "r5c9<>6 r6c9<>6 r7c9<>6 r9c4<>8 r9c9<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}
