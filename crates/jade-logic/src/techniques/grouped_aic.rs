//! Grouped alternating inference chain: an [AIC](super::aic) that runs through groups (the places of a digit where a
//! box and a line cross, taken as one) or through almost locked sets (without one of its digits, such a set has all
//! the others), and that is shorter so than any without.
//!
//! ```text
//!  G  G  G | .  .  a | .  .  .     the digit is in one of G or at a: linked like two cells
//! ```

use crate::patterns::chain::{Along, Chains, conclude, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct GroupedAic;

static FACTS: Facts = Facts {
    id: TechniqueId::new("grouped-aic"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for GroupedAic {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let chains = Chains::new(analysis.group_graph(), Along::Everything);
        let mut conclusions = conclude::grouped(analysis, &chains);
        conclusions.retain(|found| found.ends[0] != found.ends[1] && found.eliminations.len() >= 2);
        tell::report(&FACTS, analysis, &chains, conclude::in_order(conclusions), found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "751.2..4.864...92.239.4.7.5517.84..269215...4348..2.....6.1.2.....2..46..2......7",
                removed: "",
                expect: Expect::Step(
                    "grouped-aic: 6 r1c7 r1c7,r1c9 r1c7(6),r1c9(6) r1c4(6),r1c6(6),r1c7(6) - => r1c4<>6 \
                    r1c6<>6",
                ),
            },
            Example {
                digits: ".7......92.1.9..7...97.813.9.7.4.368....367956...79421...9....7.95..7..37...1395.",
                removed: "r2c2<>5 r3c2<>5 r7c1<>8 r7c2<>8 r7c3<>8 r8c1<>8 r8c4<>8 r9c4<>8",
                expect: Expect::Step(
                    "grouped-aic: 56 r2c6 r2c7,r2c9 r2c6(5),r2c7(6),r2c9(6) r2c7(5),r2c9(6) \
                    r1c8,r2c6,r2c7,r2c9 => r1c7<>6 r2c2<>6 r2c4<>6 r3c9<>6",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "751.2..4.864...92.239.4.7.5517.84..269215...4348..2.....6.1.2.....2..46..2......7",
                removed: "r1c4<>6 r1c6<>6 r1c9<>3 r6c5<>7 r6c7<>6 r7c6<>3 r8c6<>3 r9c6<>3 r9c7<>38",
                expect: Expect::Nothing,
            },
            // While r2c1 can still be 9, there is no chain 134 r4c5 r1c6,r3c6
            // r1c2(3),r1c6(4),r1c7(1),r2c1(4),r2c5(4),r2c8(4),r2c9(4),r3c6(4)
            // r1c7(3),r2c1(4),r2c5(4),r2c8(1),r2c9(1),r4c5(4),r5c5(4) r1c2,r2c1,r2c3,r2c8,r2c9,r3c3.
            Example {
                digits: "..2.5...6.6.3.28...5..6...9.8.6..5..2.5..76..1465.39.76234.5.98514....63..8.364..",
                removed: "r1c1<>9 r1c7<>7 r1c8<>3 r2c5<>7 r3c7<>7 r3c8<>3 r4c8<>2 r5c8<>4 r8c4<>7 r8c5<>2 r9c4<>79 \
                    r9c8<>7",
                expect: Expect::Nothing,
            },
        ]
    }
}
