//! Kraken fish, type 1: a fish with fins, and a cell of its cover that does not see all of the fins. If no fin is true
//! the fish is whole and the cell loses the digit. From every fin a chain shows that the cell loses it then too; a fin
//! that sees the cell is such a chain by itself.
//!
//! ```text
//!  .  *  . | .  f  . | .  *  .     without f and g, rows 1 and 6 would be an X-Wing on columns 2 and 8,
//!  .  .  . | .  b  c | .  .  .     and x would go. g sees x; f excludes b, so c is true, and by more
//!  .  .  . | .  .  . | .  .  .     links of the kind x is not
//!  ---------+---------+---------
//!  .  x  . | .  .  c | .  .  .
//!  .  .  . | .  .  . | .  .  .
//!  .  *  g | .  .  . | .  *  .
//! ```

use crate::patterns::fish::kraken::{self, Kind};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct KrakenFish1;

static FACTS: Facts = Facts {
    id: TechniqueId::new("kraken-fish-1"),
    family: Family::Fish,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: Kind::Type1.parts(),
};

impl Technique for KrakenFish1 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        kraken::find(&FACTS, analysis, Kind::Type1, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "....2.648214..8...8..3941.2..85.....73......14....7....8......59....278.......91.",
                removed: "r1c2<>5 r1c3<>5 r2c5<>7 r5c4<>6 r6c4<>6 r7c3<>2 r7c4<>67 r9c2<>5 r9c3<>35 r9c4<>67 \
                    r9c5<>5 r9c6<>6",
                expect: Expect::Step(
                    "kraken-fish-1: 1 c1,c5 r4,r7 r4c1,r4c5,r7c1,r7c5 r6c5,r8c5 r1c6(1),r2c5(5) \
                    r1c6(5),r8c5(5) - => r4c6<>1",
                ),
            },
            Example {
                digits: ".4.2..3.1..3..8.46.16437.2.13.57.4...6.....3.7..3.2..939.6.....6.18.329....7..6.3",
                removed: "r1c1<>5 r1c3<>8 r1c5<>9 r5c1<>8 r5c7<>8 r5c9<>8 r7c7<>7 r7c9<>7 r9c1<>8 r9c5<>4",
                expect: Expect::Step(
                    "kraken-fish-1: 9 r1,r4 c3,c6 r1c3,r1c6,r4c3,r4c6 r1c1 r1c8(8),r4c6(9),r4c8(9) \
                    r1c1(8),r4c6(8),r4c8(8) r4c6,r4c8 => r5c6<>9",
                ),
            },
            Example {
                digits: ".2.......4.1...82..986..7.1.8.16......23.9......7...3..5.....1...9..3..42..8....5",
                removed: "r1c4<>5 r1c5<>34579 r1c6<>457 r2c2<>7 r3c5<>45 r3c6<>5 r4c8<>4 r6c5<>5 r6c7<>2 \
                    r7c5<>2 r7c6<>2 r8c5<>2",
                expect: Expect::Step(
                    "kraken-fish-1: 4 r3,r4 c6,c7 r3c6,r4c6,r4c7 r3c8,r4c3 r3c1(4),r3c8(4),r4c1(3) \
                    r3c1(3),r3c8(3),r4c3(3) r3c1,r3c8 => r1c7<>4",
                ),
            },
            // While r3c5 can still be 4, it is another fin of rows 3 and 4, and no chain leads from there to the target.
            Example {
                digits: ".2.......4.1...82..986..7.1.8.16......23.9......7...3..5.....1...9..3..42..8....5",
                removed: "r1c4<>5 r1c5<>34579 r1c6<>457 r2c2<>7 r3c5<>5 r3c6<>5 r4c8<>4 r6c5<>5 r6c7<>2 \
                    r7c5<>2 r7c6<>2 r8c5<>2",
                expect: Expect::Nothing,
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "2.73.5.1..1...23...3...928...2....3.8..293...37..5..62...52..93.2..361..5.3....24",
                removed: "r1c7<>6 r2c4<>4 r4c1<>6 r4c2<>6 r4c7<>7 r4c9<>57 r5c3<>5 r5c8<>5 r5c9<>5 r7c6<>1",
                expect: Expect::Nothing,
            },
        ]
    }
}
