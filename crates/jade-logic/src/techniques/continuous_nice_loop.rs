//! Continuous nice loop: candidates in a ring, linked strongly and weakly in turn. Whichever way round, if one is
//! false the next is true, the next false, and so on back to the first: so of the two ends of each weak link one is
//! true, and what both exclude is false, all along the loop.
//!
//! ```text
//!  ab .  . | .  .  b | .  .  .     if the first cell is not a, it is b, so the b of row 1 is not
//!  .  .  . | .  .  . | .  .  .     to its right, so it is below, where a cannot be then ... and
//!  .  .  . | .  .  ab| .  .  .     so on back to the first cell
//! ```

use crate::patterns::chain::{Along, Chains, loops, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct ContinuousNiceLoop;

static FACTS: Facts = Facts {
    id: TechniqueId::new("continuous-nice-loop"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for ContinuousNiceLoop {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let chains = Chains::new(analysis.chain_graph(), Along::Everything);
        let loops = loops::loops(analysis, &chains, |way| !loops::has_a_simpler_name(chains.graph, way));
        tell::report_loops(&FACTS, analysis, &chains, loops, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "47.263.9132.1.9..49..4.5...5.763.91.6..8917..19.75.3.68..92.4..7..3182692.954.1..",
                removed: "",
                expect: Expect::Step(
                    "continuous-nice-loop: 56 r2c3 - r1c3(5),r2c3(6),r2c7(5) r1c7(5),r2c3(5),r2c7(6) - => \
                    r2c3<>8 r2c7<>8",
                ),
            },
            Example {
                digits: "5912736847328645196..519.2.1..9268..2693.......3.51296927.........13.9.231..924.8",
                removed: "r4c8<>57 r4c9<>5 r5c8<>7 r8c6<>8",
                expect: Expect::Step(
                    "continuous-nice-loop: 37 r4c9 - r3c7(3),r4c9(3),r5c7(7) r3c7(7),r3c9(3),r4c9(7) - => \
                    r5c9<>7 r7c9<>3",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "...26...7126.97..3.......6..78.125..5.9478....12.35.78951326784.....9...2..7...95",
                removed: "r1c1<>4 r3c1<>4 r4c1<>6 r8c1<>4",
                expect: Expect::Nothing,
            },
            // While r1c3 can still be 9, there is no chain 9 r7c4 - r7c7(9),r8c6(9),r9c3(9) r7c4(9),r8c3(9),r9c7(9) -.
            Example {
                digits: "3...4...82...63.495.478.3....2.37...7.349..8...5821..3.27.5..3145.31.827.3.27..5.",
                removed: "r1c7<>1 r2c7<>1 r4c2<>9 r4c7<>59 r4c8<>1 r5c7<>5 r6c2<>9 r6c7<>9 r7c6<>69 r9c6<>69",
                expect: Expect::Nothing,
            },
        ]
    }
}
