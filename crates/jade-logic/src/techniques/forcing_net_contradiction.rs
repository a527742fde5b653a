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
                digits: "7196382..425791683683..4.1.3....54.2..14.9....4..63.....73....8.349..57......7...",
                removed: "r3c9<>5 r5c7<>7 r5c9<>7 r6c4<>1 r7c5<>2 r8c5<>2 r9c4<>2 r9c5<>2",
                expect: Expect::Step(
                    "forcing-net-contradiction: r7c1 5 r5c1(2),r5c2(5),r5c5(7),r5c9(6),r7c1(5),r8c6(6) \
                    r5c2(7),r5c5(2),r5c9(5),r7c2(5),r8c1(2),r8c6(2),r8c9(6),r9c2(5) => r7c1<>5",
                ),
            },
            Example {
                digits: "27..6.1.8465.1..9.81..7....98154..6.326.8...4547.2681.754.9.3..198.3....63275....",
                removed: "r1c4<>3 r1c6<>3 r2c4<>2 r2c6<>2 r2c9<>3 r3c4<>3 r3c6<>3 r3c7<>2 r3c8<>2 r3c9<>23 r5c7<>7 \
                    r7c9<>2 r8c7<>27 r8c9<>2",
                expect: Expect::Step(
                    "forcing-net-contradiction: r3c6 2 \
                    r1c6(5),r3c6(2),r5c6(9),r5c7(5),r8c6(4),r8c7(6),r9c7(9),r9c9(1) \
                    r1c6(9),r3c6(59),r5c7(9),r7c9(16),r8c6(2),r8c7(45),r9c9(9) => r3c6<>2",
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
