//! Hidden quad: four digits have only four places between them in a house. They fill those cells, which lose all
//! other candidates.
//!
//! ```text
//!  371 .  79 | 792 .  . | 384 .  .     3, 7, 8 and 9 fit nowhere else in the row: 1, 2, 4 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct HiddenQuad;

static FACTS: Facts = Facts {
    id: TechniqueId::new("hidden-quad"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
};

impl Technique for HiddenQuad {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_hidden(&FACTS, analysis, 4, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....14.7..2.367.6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c2<>89 r1c7<>4 r2c1<>5 r2c2<>89 r2c7<>4 r3c2<>89 r5c1<>89 r5c7<>7 \
                     r5c8<>7 r6c1<>89 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "hidden-quad: 1246 r4c7,r6c7,r7c7,r8c7 c7 => r4c7<>589 r6c7<>389 r7c7<>578 \
                     r8c7<>35",
                ),
            },
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step(
                    "hidden-quad: 1349 r5c1,r5c2,r5c7,r5c9 r5 => r5c1<>2 r5c7<>28 r5c9<>278",
                ),
            },
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step(
                    "hidden-quad: 2345 r1c9,r3c9,r6c9,r7c9 c9 => r1c9<>789 r3c9<>789 r6c9<>89",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3.....2..2.....14.7..2.367.6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c2<>89 r1c7<>4 r2c1<>5 r2c2<>89 r2c7<>4 r3c2<>89 r4c7<>589 r5c1<>89 \
                     r5c7<>7 r5c8<>7 r6c1<>89 r6c7<>3789 r7c1<>89 r7c7<>1578 r8c7<>135 r9c7<>1",
                expect: Expect::Nothing,
            },
            // While r5c1 can still be 6, there is no pattern 3569 r1c1,r3c1,r4c1,r7c1 c1.
            Example {
                digits: "....4...24...2...1..2..3.4.......234.29314..5.4326519...4752816258.9.473167438529",
                removed: "r1c1<>8 r3c1<>78 r3c2<>78 r3c4<>8 r3c7<>7 r4c1<>8 r4c2<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
