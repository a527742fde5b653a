//! Grouped discontinuous nice loop: a [discontinuous nice loop](super::discontinuous_nice_loop) that runs through
//! groups (the places of a digit where a box and a line cross, taken as one) or through almost locked sets (without
//! one of its digits, such a set has all the others), and that is shorter so than any without.
//!
//! ```text
//!  G  G  G | .  .  a | .  .  .     the digit is in one of G or at a: linked like two cells
//! ```

use crate::patterns::chain::{Along, Chains, conclude, tell};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct GroupedDiscontinuousNiceLoop;

static FACTS: Facts = Facts {
    id: TechniqueId::new("grouped-discontinuous-nice-loop"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: tell::PARTS,
};

impl Technique for GroupedDiscontinuousNiceLoop {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let chains = Chains::new(analysis.group_graph(), Along::Everything);
        let mut conclusions = conclude::grouped(analysis, &chains);
        conclusions.retain(|found| found.ends[0] == found.ends[1] || found.eliminations.len() == 1);
        tell::report(&FACTS, analysis, &chains, conclude::in_order(conclusions), found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".7......92.1.9..7.5.97.813.9.7.4.368....367956.3.79421...9....7.95..7..37...1395.",
                removed: "r1c1<>4 r1c3<>8 r1c4<>4 r1c7<>6 r2c2<>46 r2c4<>6 r3c9<>6 r7c1<>8 r7c2<>48 r7c3<>8 \
                    r8c1<>8 r8c4<>8 r9c3<>46 r9c4<>8",
                expect: Expect::Step(
                    "grouped-discontinuous-nice-loop: 6 r3c5 r7c2,r7c3 r3c2(6),r7c2(6),r7c3(6) \
                    r3c5(6),r9c2(6) - => r7c5<>6",
                ),
            },
            Example {
                digits: ".1...96.3....1.89......6.41..31...6.56..481......6..8...7..1..62...7.9.8..8.524.7",
                removed: "r2c2<>5 r2c6<>5 r3c2<>35 r3c4<>7 r4c2<>9 r5c4<>29 r5c8<>2 r6c4<>357 r7c4<>3 r8c3<>45 \
                    r9c1<>39",
                expect: Expect::Step(
                    "grouped-discontinuous-nice-loop: 136 r5c4 r8c4 r5c8(3),r8c4(6),r9c8(1) \
                    r5c4(3),r8c8(1),r9c8(3) r8c2,r8c4,r8c6,r8c8 => r8c4<>3",
                ),
            },
            Example {
                digits: "..2.5...6.6.3.28...5..6...9.8.6..5..2.5..76..1465.39.76234.5.98514....63..8.364..",
                removed: "r1c1<>9 r1c7<>7 r1c8<>3 r2c1<>9 r2c5<>7 r3c7<>7 r3c8<>3 r4c8<>2 r5c8<>4 r8c4<>7 r8c5<>2 \
                    r9c4<>79 r9c8<>7",
                expect: Expect::Step(
                    "grouped-discontinuous-nice-loop: 134 r1c2 r2c1,r2c8,r2c9 \
                    r1c2(3),r1c7(1),r2c1(4),r2c8(4),r2c9(4) r1c7(3),r2c1(4),r2c8(1),r2c9(1) \
                    r1c2,r2c1,r2c3,r2c8,r2c9,r3c3 => r2c5<>4",
                ),
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: ".1...96.3....1.89......6.41..31...6.56..481......6..8...7..1..62...7.9.8..8.524.7",
                removed: "r2c2<>5 r2c3<>4 r2c4<>3 r2c6<>5 r3c2<>35 r3c4<>37 r4c2<>9 r5c4<>29 r5c8<>2 r6c4<>357 \
                    r7c4<>3 r8c3<>45 r8c4<>3 r9c1<>39",
                expect: Expect::Nothing,
            },
            // The chain is there, but what it would remove is gone already.
            Example {
                digits: "...3.4186.43.815..8.17.5423....5.6...8.91.34.........8..85...61.1..3....75.1.283.",
                removed: "r1c1<>2 r1c3<>2 r2c1<>9 r4c1<>2 r6c1<>26 r6c2<>3 r6c3<>9 r6c4<>6 r7c1<>29 r7c5<>9 \
                    r8c1<>2 r9c5<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
