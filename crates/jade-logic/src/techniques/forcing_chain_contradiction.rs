//! Forcing chain by contradiction: a candidate is supposed to be true, or to be false, and single chains are followed
//! from there. If they leave a cell without a digit or a digit without a place in a house, or make a candidate both
//! true and false, the supposition is wrong.
//!
//! ```text
//!  suppose a ──► ... ──► not x
//!        ├─────► ... ──► not y      x, y, z are all places of a digit in a house:
//!        └─────► ... ──► not z      a is false
//! ```
//!
//! Every link of these chains follows from the one before it alone, if need be by way of cells in which that locks a digit, or
//! of an almost locked set; where several have to come together it is a
//! [net](super::forcing_net_contradiction).

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct ForcingChainContradiction;

static FACTS: Facts = Facts {
    id: TechniqueId::new("forcing-chain-contradiction"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: conclude::CONTRADICTION,
};

impl Technique for ForcingChainContradiction {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        conclude::contradictions(&FACTS, analysis, Kind::Chain, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "...9......6....43.25..3...674...12.9.......5..18.......365..7.....69...84........",
                removed: "r3c3<>9 r5c4<>2 r5c5<>2 r5c6<>23 r6c4<>3 r6c6<>3 r8c3<>5 r9c4<>3",
                expect: Expect::Step(
                    "forcing-chain-contradiction: r4c5 8 r4c5(8) r4c4(8),r4c8(8),r8c7(135),r9c3(5),r9c8(6) => r4c5<>8",
                ),
            },
            Example {
                digits: "31...95...5.....29..9457136..5...39.9...45..17.19....5.9.5...125.31..98.17..9.653",
                removed: "r1c3<>28 r2c1<>8 r2c3<>8 r4c5<>7",
                expect: Expect::Step(
                    "forcing-chain-contradiction: r8c2 4 r8c2(4) r1c3(6),r1c9(4),r4c9(4),r6c2(4),r7c3(4),r8c9(4),r9c3(4) => r8c2<>4",
                ),
            },
            Example {
                digits: ".8..725..7.........146..732...9.......62.73....74..89.....2.....5...69....8..3.5.",
                removed: "r2c4<>8 r2c5<>389 r2c6<>18 r2c7<>4 r2c8<>14 r2c9<>4 r4c1<>2 r4c2<>2 r4c3<>23 r4c5<>158 \
                    r4c9<>5 r6c1<>5 r6c5<>15 r7c6<>8 r7c9<>7 r8c1<>1 r8c5<>8 r8c8<>48",
                expect: Expect::Step(
                    "forcing-chain-contradiction: r7c2 4 r7c2(4) r1c1(6),r1c4(3),r4c2(4),r5c2(4),r7c2(7),r9c2(7) => r7c2<>4",
                ),
            },
            // All that contradicts itself is gone already.
            Example {
                digits: ".....84.7...54.18.428.71.5.8..3......69.......4.16...8.9..1..4..13....95.84...2..",
                removed: "r1c1<>3 r1c5<>2 r1c8<>3 r2c1<>3 r2c6<>6 r2c9<>3 r6c7<>37 r7c4<>6 r8c4<>26 r9c4<>6",
                expect: Expect::Nothing,
            },
            // While r5c1 can still be 6, nothing that is supposed contradicts itself: without it r6c9=6 would.
            Example {
                digits: ".2.......4.1...82..986..7.1.8.16......23.9......7...3..5.....1...9..3..42..8....5",
                removed: "r1c4<>5 r1c5<>34579 r1c6<>457 r1c7<>4 r2c2<>7 r3c5<>45 r3c6<>5 r4c8<>4 r5c8<>4 r6c1<>5 \
                    r6c5<>5 r6c7<>2 r7c5<>2 r7c6<>2 r7c9<>6 r8c5<>2",
                expect: Expect::Nothing,
            },
        ]
    }
}
