//! Forcing net, verity: one of several cases is true (the candidates of a cell, the places of a digit in a house, or one
//! candidate being true or false), and all that follows from each is noted, also from several exclusions together.
//! What follows in every case is true.
//!
//! ```text
//!  r1c1 = a ──► ... (a net) ... ──► not x
//!  r1c1 = b ──► ... (a net) ... ──► not x       whichever it is, x is false
//! ```
//!
//! Reported where single [chains](super::forcing_chain_verity) would not do; cases that contradict themselves are left
//! to the [contradiction](super::forcing_net_contradiction).

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct ForcingNetVerity;

static FACTS: Facts = Facts {
    id: TechniqueId::new("forcing-net-verity"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: conclude::VERITY,
};

impl Technique for ForcingNetVerity {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        conclude::verities(&FACTS, analysis, Kind::Net, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "7196382..425791683683..4.1.3....54.2..14.9....4..63.....73....8.349..57......7...",
                removed: "",
                expect: Expect::Step(
                    "forcing-net-verity: r7c8,r9c8 2 c8 r4c5(7),r5c2(7),r5c5(2),r5c8(3),r5c9(6),r6c3(2),r7c8(2),r8c1(2),r8c6(6),r9c8(2) \
                    r4c2(7),r5c2(6),r5c5(7),r5c8(6),r6c4(2),r7c1(2),r8c5(2),r8c6(2),r8c9(6),r9c3(2),r9c8(3) => r7c1<>2",
                ),
            },
            Example {
                digits: "...4........3.19....67..2319126.....6..18..29...2.961..6.537..252.816..3387942156",
                removed: "",
                expect: Expect::Step(
                    "forcing-net-verity: r5c2,r5c7 7 r5 r1c6(8),r1c7(5),r1c9(7),r4c7(3),r5c2(7),r5c7(7) r1c2(7),r1c6(5),r1c9(58),r4c7(5),r5c7(35) => r1c2<>7",
                ),
            },
            Example {
                digits: "...9..426..1.....56..3..1....95...81..3.79254.528..96......5..9978.3.512.1..9....",
                removed: "",
                expect: Expect::Step(
                    "forcing-net-verity: r7c1,r7c2,r9c1 2 b7 \
                    r1c1(5),r1c2(3),r1c3(7),r2c1(8),r3c3(4),r5c1(1),r7c1(2),r7c2(2),r7c3(6),r7c4(1),r9c1(2),r9c3(5) \
                    r1c1(3),r1c3(5),r2c1(2347),r5c1(8),r5c4(1),r7c3(4),r7c4(2),r9c1(5),r9c3(46) => r7c4<>2",
                ),
            },
            // The argument is there, but what it would remove is gone already.
            Example {
                digits: "..79.1426.91....356..3..19...95...81..3.79254.528..96......5..9978.3.512.1..9....",
                removed: "r2c5<>4 r3c2<>8 r3c5<>8 r3c6<>24 r4c6<>4 r7c1<>4 r7c2<>6 r7c4<>246 r7c5<>46 r7c7<>37 \
                    r9c1<>34 r9c4<>46 r9c6<>246 r9c7<>7 r9c9<>7",
                expect: Expect::Nothing,
            },
            // While r3c3 can still be 9, no cases agree in anything.
            Example {
                digits: "8536412974.1.27..32..5..4.1...4..1.534..15..61.52.6.49...168..4618354972534792618",
                removed: "r4c2<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
