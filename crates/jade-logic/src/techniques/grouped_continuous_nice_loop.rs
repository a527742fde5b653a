//! Grouped continuous nice loop: a [continuous nice loop](super::continuous_nice_loop) that runs through groups (the
//! places of a digit where a box and a line cross, taken as one) or through almost locked sets (without one of its
//! digits, such a set has all the others).
//!
//! ```text
//!  G  G  G | .  .  a | .  .  .     the digit is in one of G or at a: linked like two cells
//! ```

use crate::patterns::chain::{Along, Chains, loops, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct GroupedContinuousNiceLoop;

static FACTS: Facts = Facts {
    id: TechniqueId::new("grouped-continuous-nice-loop"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for GroupedContinuousNiceLoop {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let chains = Chains::new(analysis.group_graph(), Along::Everything);
        let plain = analysis.chain_graph();
        let loops = loops::loops(analysis, &chains, |way| {
            !plain.holds_loop(way) && !loops::has_a_simpler_name(chains.graph, way)
        });
        tell::report_loops(&FACTS, analysis, &chains, loops, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".7......92.1.9..7...97.813.9.7.4.368....367956...79421...9....7.95..7..37...1395.",
                removed: "",
                expect: Expect::Step(
                    "grouped-continuous-nice-loop: 58 r4c2 - r5c1(8),r5c2(8),r5c3(8),r6c2(5) \
                    r4c2(5),r6c2(8),r6c3(8) r4c2,r5c1,r5c2,r5c3,r6c2,r6c3 => r2c2<>5 r3c2<>5",
                ),
            },
            Example {
                digits: "5912736847328645196..519.2.1..9268..2693.......3.51296927.........13.9.231..924.8",
                removed: "r4c8<>57 r4c9<>5 r5c8<>7 r8c6<>8",
                expect: Expect::Step(
                    "grouped-continuous-nice-loop: 15 r4c8 - r5c8(5),r5c9(1) r5c7(1),r5c9(5) \
                    r3c9,r4c8,r4c9,r5c7,r5c8,r5c9 => r5c9<>7 r7c9<>3",
                ),
            },
            Example {
                digits: "..4.2.35..934.8172.123....69458..721..87125..127.4.863.5627....4.....2.727..84635",
                removed: "",
                expect: Expect::Step(
                    "grouped-continuous-nice-loop: 89 r3c5 - r3c7(9),r3c8(9),r8c5(9),r8c8(8) \
                    r3c5(9),r3c8(8),r8c3(9),r8c8(9) r3c7,r3c8,r8c3,r8c8 => r3c6<>9 r7c8<>8 r8c4<>19 r8c6<>19",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "5912736847328645196..519.2.1..9268..2693.......3.51296927.........13.9.231..924.8",
                removed: "r4c2<>4 r4c8<>57 r4c9<>5 r5c8<>7 r5c9<>7 r7c9<>3 r8c3<>5 r8c6<>8 r8c8<>5",
                expect: Expect::Nothing,
            },
            // While r1c7 can still be 8, there is no chain 15 r1c1 - r1c6(1),r1c7(1),r1c8(5) r1c3(5),r1c8(1)
            // r1c1,r1c2,r1c3,r1c6,r1c7.
            Example {
                digits: "...26...7126.97..3.......6..78.125..5.9478....12.35.78951326784.....9...2..7...95",
                removed: "r1c1<>4 r1c7<>4 r1c8<>4 r3c1<>4 r3c7<>14 r4c1<>6 r6c7<>6 r8c1<>4",
                expect: Expect::Nothing,
            },
        ]
    }
}
