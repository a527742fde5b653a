//! Kraken fish, type 2: a fish with fins. If no fin is true the fish is whole, and each of its covers has the digit in
//! one of the cells of the fish. From each of these cells of one cover, and from every fin, a chain leads to the same
//! candidate (of any digit, anywhere) being false. So it is.
//!
//! ```text
//!  .  *  . | .  f  . | .  s  .     without f, rows 1 and 6 would be an X-Wing on columns 2 and 8: one s would
//!  .  .  . | .  |  . | .  |  .     be true. From f and from each s, chains lead to x: it is false
//!  .  .  . | .  |  . | x <+  .
//!  ---------+--- | ---+-^-- | -
//!  .  .  . | .  |  . | |  |  .
//!  .  .  . | .  + ---- +  |  .
//!  .  *  . | .  .  . | .  s  .
//! ```

use crate::patterns::fish::kraken::{self, Kind};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct KrakenFish2;

static FACTS: Facts = Facts {
    id: TechniqueId::new("kraken-fish-2"),
    family: Family::Fish,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: Kind::Type2.parts(),
};

impl Technique for KrakenFish2 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        kraken::find(&FACTS, analysis, Kind::Type2, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "9.3..574...2...9....7.9..6...4.5.3.61.5.8.429..6....57.498.1.....82..691..15.9..4",
                removed: "r1c5<>6 r2c5<>6 r2c8<>8 r2c9<>8 r3c4<>1 r3c7<>8 r4c2<>78 r5c6<>7 r6c4<>3 r6c5<>3 \
                    r7c1<>5",
                expect: Expect::Step(
                    "kraken-fish-2: 1 c5,c7 r1,r6 r1c5,r6c5,r6c7 r2c5,r3c7 r1c9(2),r3c7(1) r1c5(2),r2c8(1) - \
                    r1 r1c5 => r3c7<>2",
                ),
            },
            Example {
                digits: "69....4..3.4...8..851..27.92..35....1......5.5.8..194.48..6....71...53..9..7....4",
                removed: "r1c9<>3 r4c3<>6 r5c3<>3 r5c4<>24 r5c5<>4 r7c3<>2 r7c9<>5 r8c8<>26 r9c2<>3 r9c3<>26 \
                    r9c7<>2",
                expect: Expect::Step(
                    "kraken-fish-2: 6 r6,r8 c2,c9 r6c2,r6c9,r8c9 r6c4,r8c3 r2c2(7),r2c6(6),r9c2(7) \
                    r2c2(6),r2c4(6),r3c4(6),r9c2(6) r2c2,r9c2 c2 r6c2 => r2c6<>7",
                ),
            },
            Example {
                digits: ".....84.7...54.18.428.71.5.8..3......69.......4.16...8.9..1..4..13....95.84...2..",
                removed: "r1c1<>3 r1c8<>3 r2c1<>3 r2c6<>6 r2c9<>3 r7c4<>6 r8c4<>26 r9c4<>6",
                expect: Expect::Step(
                    "kraken-fish-2: 5 c2,c7 r1,r4 r1c2,r4c2,r4c7 r5c7,r6c7 \
                    r1c5(3),r4c5(2),r5c5(2),r6c6(9),r8c5(2) r1c2(3),r4c5(9),r5c5(59),r6c7(9),r8c5(59) \
                    r4c5,r5c5,r8c5 r1 r1c2 => r1c5<>2",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: ".2.......4.1...82..986..7.1.8.16......23.9......7...3..5.....1...9..3..42..8....5",
                removed: "r1c4<>5 r1c5<>34579 r1c6<>457 r1c7<>4 r2c2<>7 r3c5<>45 r3c6<>5 r4c8<>4 r5c8<>4 \
                    r6c1<>5 r6c5<>5 r6c7<>2 r7c5<>2 r7c6<>2 r8c5<>2",
                expect: Expect::Nothing,
            },
            // Here too.
            Example {
                digits: "8.671...4...38......3.9.87....9.8.2..8..4.9...2...36...35..9...4....7..1..8.3....",
                removed: "r2c1<>1 r2c2<>1 r2c3<>1 r3c2<>5 r4c1<>17 r4c2<>1 r4c7<>3 r5c1<>17 r5c8<>3 r6c1<>1 \
                    r7c1<>26 r7c4<>2 r7c7<>2 r8c4<>26 r8c8<>6 r9c1<>1 r9c2<>9 r9c4<>2 r9c6<>25 r9c9<>7",
                expect: Expect::Nothing,
            },
        ]
    }
}
