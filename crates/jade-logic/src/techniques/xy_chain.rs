//! XY-Chain: cells of two candidates, each seeing the next and sharing a digit with it. If the first cell is not the
//! chain's digit, it is its other one, so the next cell is its other one, and so on, until the last cell is the
//! chain's digit. So one of the two end cells has the digit, and what sees both loses it. Three such cells are an
//! XY-Wing; these are four or more.
//!
//! ```text
//!  za .  . | .  ab . | .  .  .     not z, so a, so b, so c, so z at the end:
//!  .  .  . | .  .  . | .  .  .     one of the two za, cz is z, and none at *
//!  .  .  . | .  .  . | .  .  .
//!  *  .  . | .  bc . | .  .  .
//!  .  .  . | .  .  . | .  .  .
//!  .  cz . | cx .  . | .  .  .
//! ```

use crate::patterns::chain::{Along, Chains, conclude, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct XyChain;

static FACTS: Facts = Facts {
    id: TechniqueId::new("xy-chain"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for XyChain {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        if analysis.cells_with_count(2).len() < 4 {
            return ControlFlow::Continue(());
        }
        let graph = analysis.chain_graph();
        let chains = Chains::new(graph, Along::Cells);
        let same_digit = |[a, b]: [usize; 2]| graph.vertices[a].digit == graph.vertices[b].digit;
        let long = |ends: [usize; 2], length| ends[0] != ends[1] && length >= 7 && same_digit(ends);
        let conclusions = conclude::in_order(chains.conclusions(analysis.position(), long));
        tell::report(&FACTS, analysis, &chains, conclusions, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..69.154.....45..3845.73...19..3.4....4.19......4582.......49.....5..3.446...7...",
                removed: "",
                expect: Expect::Step(
                    "xy-chain: 1268 r1c5 r9c7 r1c5(2),r3c4(6),r3c7(1),r9c7(8) r1c5(8),r3c4(2),r3c7(6),r9c7(1) \
                    - => r9c5<>8",
                ),
            },
            Example {
                digits: "..4.2.35..934.8172.123....69458..721..87125..127.4..6..5627....4.....2.727..84635",
                removed: "",
                expect: Expect::Step(
                    "xy-chain: 3568 r4c5 r8c2 r1c2(8),r2c1(6),r2c5(5),r4c5(6),r8c2(3) \
                    r1c2(6),r2c1(5),r2c5(6),r4c5(3),r8c2(8) - => r8c5<>3",
                ),
            },
            Example {
                digits: "5912736847328645196..519.2.1..926...2693.......3.51296927.........13.9.231..924.8",
                removed: "r4c8<>7 r5c8<>7 r8c6<>8",
                expect: Expect::Step(
                    "xy-chain: 4578 r5c8 r8c6 r5c5(8),r5c6(7),r5c8(4),r8c6(5) r5c5(4),r5c6(8),r5c8(5),r8c6(7) \
                    - => r8c8<>5",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "3...4...82...63.495.478.3....2..7...7.34...8...58.1....2..5..3145.31.8...3.27..5.",
                removed: "r1c3<>7 r2c3<>7 r4c4<>9 r4c7<>5 r4c9<>6 r5c6<>29 r5c7<>5 r7c6<>69 r9c6<>69",
                expect: Expect::Nothing,
            },
            // While r5c2 can still be 9, there is no chain 348 r1c5 r5c2 r1c5(3),r3c2(4),r3c5(8),r5c2(8)
            // r1c5(8),r3c2(8),r3c5(3),r5c2(4) -.
            Example {
                digits: "...1.7.5.71.546..85..9.27...6..1.8252.5...3..13.25.4...54.71...3..4.5187.71.2.5..",
                removed: "r1c1<>8 r5c4<>8 r5c5<>8 r5c6<>9 r5c8<>6 r5c9<>6 r8c3<>9 r9c6<>8 r9c8<>3",
                expect: Expect::Nothing,
            },
        ]
    }
}
