//! Alternating inference chain (AIC): candidates linked strongly and weakly in turn, with strong links at both ends.
//! If the first is false, the second is true, the third false, and so on to the last: one of the two ends is true, and
//! what both exclude is false. Where that is a single candidate, the chain closes round it and is called a
//! discontinuous nice loop; these exclude two or more.
//!
//! ```text
//!  a ═══ b ─── c ═══ d     one of a and d is true:
//!  │                 │     neither * nor # is
//!  └── * ── # ───────┘
//! ```

use crate::patterns::chain::{Along, Chains, conclude, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Aic;

static FACTS: Facts = Facts {
    id: TechniqueId::new("aic"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for Aic {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let graph = analysis.chain_graph();
        let chains = Chains::new(graph, Along::Everything);
        let mut conclusions = chains.conclusions(analysis.position(), |ends, length| {
            let simpler = || conclude::has_a_simpler_name(analysis, graph, ends);
            ends[0] != ends[1] && length >= 3 && (length > 3 || !simpler())
        });
        conclusions.retain(|found| found.eliminations.len() >= 2);
        tell::report(&FACTS, analysis, &chains, conclude::in_order(conclusions), found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "751.2..4.864...92.239.4.7.5517.84..269215...4348..2.....6.1.2.....2..46..2......7",
                removed: "",
                expect: Expect::Step(
                    "aic: 6 r1c9 r3c6 r1c7(6),r3c6(6),r4c4(6) r1c9(6),r3c4(6),r4c7(6) - => r1c4<>6 r1c6<>6",
                ),
            },
            Example {
                digits: "3...4...82...63.495.478.3....2..7...7.34...8...58.1....2..5..3145.31.8...3.27..5.",
                removed: "",
                expect: Expect::Step(
                    "aic: 5 r2c7 r4c9 r1c7(5),r4c9(5),r5c6(5) r1c6(5),r2c7(5),r5c9(5) - => r4c7<>5 r5c7<>5",
                ),
            },
            Example {
                digits: ".7......92.1.9..7...97.813.9.7.4.368....367956...79421...9....7.95..7..37...1395.",
                removed: "r1c7<>6 r2c2<>456 r2c4<>6 r3c2<>5 r3c9<>6 r7c1<>8 r7c2<>8 r7c3<>38 r8c1<>8 r8c4<>8 \
                    r9c3<>4 r9c4<>8",
                expect: Expect::Step(
                    "aic: 38 r2c2 r6c3 r2c2(8),r5c1(8),r6c3(3) r1c1(8),r2c2(3),r6c3(8) - => r1c3<>3 r6c2<>3",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "3...4...82...63.495.478.3....2..7...7.34...8...58.1....2..5..3145.31.8...3.27..5.",
                removed: "r1c3<>7 r2c3<>7 r4c7<>5 r5c6<>2 r5c7<>5 r7c6<>6 r9c6<>6",
                expect: Expect::Nothing,
            },
            // While r5c2 can still be 9, there is no chain 679 r1c2 r4c3 r4c3(9),r4c4(7),r5c4(6),r8c2(9),r8c5(6)
            // r1c2(9),r4c3(7),r5c4(7),r5c5(6),r8c5(9) -.
            Example {
                digits: "...1.7.5.71.546..85..9.27...6..1.8252.5...3..13.25.4...54.71...3..4.5187.71.2.5..",
                removed: "r1c1<>8 r5c4<>8 r5c5<>8 r5c6<>9 r5c8<>6 r5c9<>6 r8c3<>9 r9c6<>8 r9c8<>3",
                expect: Expect::Nothing,
            },
        ]
    }
}
