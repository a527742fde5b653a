//! Discontinuous nice loop: a chain of candidates, linked strongly and weakly in turn, that comes back to where it
//! began and there contradicts itself. If a candidate being false leads to its being true, it is true, and the others
//! of its cell are false. If a candidate is excluded by both ends of a chain, one of which is true, it is false: taken
//! for true, it would lead round to its own opposite.
//!
//! ```text
//!  *──a ═══ b ───c ═══ d──*     * excludes a and d; not a, so b, so not c, so d, so not *
//! ```

use crate::patterns::chain::{Along, Chains, conclude, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct DiscontinuousNiceLoop;

static FACTS: Facts = Facts {
    id: TechniqueId::new("discontinuous-nice-loop"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for DiscontinuousNiceLoop {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let graph = analysis.chain_graph();
        let chains = Chains::new(graph, Along::Everything);
        let mut conclusions = chains.conclusions(analysis.position(), |ends, length| {
            let simpler = || ends[0] != ends[1] && conclude::has_a_simpler_name(analysis, graph, ends);
            length >= 3 && (length > 3 || !simpler())
        });
        conclusions.retain(|found| found.ends[0] == found.ends[1] || found.eliminations.len() == 1);
        tell::report(&FACTS, analysis, &chains, conclude::in_order(conclusions), found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..2.5...6.6.3.28...5..6...9.8.6..5..2.5..76..1465.39.76.34.5.98514....63..8.364..",
                removed: "",
                expect: Expect::Step(
                    "discontinuous-nice-loop: 23 r3c8 r1c7 r1c7(3),r3c7(2) r3c7(3),r3c8(2) - => r3c8<>3",
                ),
            },
            Example {
                digits: "751.2..4.864...92.239.4.7.5517.84..269215...4348..2.....6.1.2.....2..46..2......7",
                removed: "r1c4<>6 r1c6<>6 r6c7<>6 r9c7<>38",
                expect: Expect::Step(
                    "discontinuous-nice-loop: 136 r2c9 r1c9 r1c9(6),r2c9(1),r3c4(6),r3c6(1),r4c7(6) \
                    r1c7(6),r2c6(1),r2c9(3),r3c6(6),r4c4(6) - => r1c9<>3",
                ),
            },
            Example {
                digits: ".7......92.1.9..7.5.97.813.9.7.4.368....367956.3.79421...9....7.95..7..37...1395.",
                removed: "r1c1<>4 r1c7<>6 r2c2<>46 r2c4<>6 r3c9<>6 r7c1<>8 r7c2<>8 r7c3<>8 r8c1<>8 r8c4<>8 r9c3<>4 \
                    r9c4<>8",
                expect: Expect::Step(
                    "discontinuous-nice-loop: 468 r1c3 r1c8 r1c3(4),r1c8(8),r3c2(6) r1c3(6),r1c8(4),r3c2(4) - \
                    => r1c3<>8",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "..2.5...6.6.3.28...5..6...9.8.6..5..2.5..76..1465.39.76.34.5.98514....63..8.364..",
                removed: "r1c8<>3 r3c8<>3 r4c8<>2 r7c5<>2 r8c5<>2 r9c4<>9",
                expect: Expect::Nothing,
            },
            // While r2c3 can still be 6, there is no chain 156 r8c6 r2c6 r2c6(6),r8c1(6),r8c6(5)
            // r2c1(6),r8c1(5),r8c6(1) -.
            Example {
                digits: "..8.92.4..4.5..9.22.9437.5.9..24....37..5942.824..35.91.7.64295.9.....844..9..7..",
                removed: "r1c2<>1 r1c9<>16 r2c8<>6 r4c8<>16 r5c4<>1 r6c8<>7 r9c2<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}
