//! X-Chain: places of one digit, linked strongly (the only two of a house) and weakly (they see each other) in turn,
//! with strong links at both ends. If the first is false, the second is true, the third false, and so on to the last.
//! So the digit is at one end or the other, and what sees both ends loses it. Chains of three links have names of
//! their own (skyscraper, kite, turbot fish); these have five or more.
//!
//! ```text
//!  A  .  . | .  B  . | .  .  .     A or B (row 1), not both B and C (box),
//!  .  .  . | C  .  . | .  D  .     C or D (row 2), not both D and E (column),
//!  .  .  . | .  .  . | .  .  .     E or F (row 5): so A or F,
//!  *  .  . | .  .  . | .  .  .     and none at *
//!  F  .  . | .  .  . | .  E  .
//! ```

use crate::patterns::chain::{Along, Chains, conclude, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct XChain;

static FACTS: Facts = Facts {
    id: TechniqueId::new("x-chain"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for XChain {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let chains = Chains::new(analysis.chain_graph(), Along::OneDigit);
        let long = |[a, b]: [usize; 2], length| a != b && length >= 5;
        let conclusions = conclude::in_order(chains.conclusions(analysis.position(), long));
        tell::report(&FACTS, analysis, &chains, conclusions, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..4.2.35..934.8172.123....69458..721..87125..127.4..6..5627....4.....2.727..84635",
                removed: "",
                expect: Expect::Step(
                    "x-chain: 3 r6c9 r7c6 r5c1(3),r5c9(3),r7c6(3) r5c2(3),r6c9(3),r7c1(3) - => r6c6<>3",
                ),
            },
            Example {
                digits: "47..63.9132.1.9..49..4.....5..63.91.6...917..19..5.3.68..9........318.69..9...1..",
                removed: "",
                expect: Expect::Step(
                    "x-chain: 7 r8c1 r9c4 r4c6(7),r8c3(7),r9c4(7) r4c3(7),r6c4(7),r8c1(7) - => r9c1<>7",
                ),
            },
            Example {
                digits: "751.2..4.864...92.239.4.7.5517.84..269215...4348..2.....6.1.2.....2..46..2......7",
                removed: "",
                expect: Expect::Step(
                    "x-chain: 6 r1c9 r3c6 r1c7(6),r3c6(6),r4c4(6) r1c9(6),r3c4(6),r4c7(6) - => r1c4<>6 \
                    r1c6<>6",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "3...4...82...63.495.478.3....2..7...7.34...8...58.1....2..5..3145.31.8...3.27..5.",
                removed: "r4c7<>5 r5c7<>5",
                expect: Expect::Nothing,
            },
            // While r1c3 can still be 6, there is no chain 6 r7c1 r8c3 r1c1(6),r7c7(6),r8c3(6) r1c7(6),r3c3(6),r7c1(6)
            // -.
            Example {
                digits: "...1.7.5471.546..854.9.27..46..1.825285..43..13.2584...54.71..23..4.5187.71.2.54.",
                removed: "r1c1<>8 r1c3<>29 r1c7<>9 r2c3<>9 r3c9<>6 r5c8<>6 r5c9<>6 r6c8<>9 r7c4<>6 r7c8<>6 r8c3<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
