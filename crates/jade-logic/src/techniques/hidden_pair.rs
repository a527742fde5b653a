//! Hidden pair: two digits have the same two places in a house and no others. They fill both cells between them,
//! so those lose all other candidates.
//!
//! ```text
//!  3714 .  .  | .  .  . | 3729 .  .     3 and 7 fit nowhere else in the row: 1, 4, 2, 9 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct HiddenPair;

static FACTS: Facts = Facts {
    id: TechniqueId::new("hidden-pair"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
};

impl Technique for HiddenPair {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_hidden(&FACTS, analysis, 2, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..24183.....79..2....25..41..46.5.3..5.3.1.847..8495.23..5........1...93621937458",
                removed: "r7c5<>2 r7c6<>6 r8c5<>2 r8c6<>6",
                expect: Expect::Step("hidden-pair: 14 r2c1,r2c2 b1 => r2c1<>58 r2c2<>368"),
            },
            Example {
                digits: "................",
                removed: "r1c3<>12 r1c4<>12",
                expect: Expect::Step("hidden-pair: 12 r1c1,r1c2 r1 => r1c1<>34 r1c2<>34"),
            },
            // Two digits with two places each in the row, but not the same two.
            Example {
                digits: "................",
                removed: "r1c3<>1 r1c4<>1 r1c1<>2 r1c4<>2",
                expect: Expect::Nothing,
            },
            // The pairs are there, but their cells hold nothing else.
            Example {
                digits: "................",
                removed: "r1c1<>34 r1c2<>34 r1c3<>12 r1c4<>12 r2c1<>12 r2c2<>12 r2c3<>34 r2c4<>34",
                expect: Expect::Nothing,
            },
        ]
    }
}
