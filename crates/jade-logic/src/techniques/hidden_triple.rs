//! Hidden triple: three digits have only three places between them in a house. They fill those cells, which lose all
//! other candidates.
//!
//! ```text
//!  371 .  . | 792 .  . | 394 .  .     3, 7 and 9 fit nowhere else in the row: 1, 2, 4 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct HiddenTriple;

static FACTS: Facts = Facts {
    id: TechniqueId::new("hidden-triple"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
};

impl Technique for HiddenTriple {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_hidden(&FACTS, analysis, 3, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....14.7..2.367.6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c2<>89 r1c7<>4 r2c1<>5 r2c2<>89 r2c7<>4 r3c2<>89 r5c1<>89 r5c7<>7 \
                     r5c8<>7 r6c1<>89 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step("hidden-triple: 267 r7c7,r7c8,r8c7 b9 => r7c7<>58 r7c8<>158 r8c7<>35"),
            },
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step("hidden-triple: 235 r4c4,r4c5,r6c4 b5 => r4c4<>8 r4c5<>78"),
            },
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step("hidden-triple: 489 r7c1,r7c2,r7c3 r7 => r7c1<>57 r7c2<>57 r7c3<>7"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "r7c1<>57 r7c2<>57 r7c3<>7",
                expect: Expect::Nothing,
            },
            // While r6c2 can still be 4, there is no pattern 247 r4c2,r5c1,r5c2 b4.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r4c2<>4 r4c5<>29 r6c4<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
