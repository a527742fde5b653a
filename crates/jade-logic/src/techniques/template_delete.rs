//! Template delete: a template is a way to place a digit once in every row, column and box. Cells that no template of a
//! digit uses cannot have it.
//!
//! ```text
//!  a  .  . | .  .  b     on a small board: 1 can only be placed as at a and c or as at b and c;
//!  .  x  . | c  .  .     no way uses the cell x
//!  .  c  . | .  .  .
//!  b  .  . | .  .  a
//! ```
//!
//! Where other digits have cells of which their own templates are certain, the templates that use these are left out.
//! Of the digits that it takes, and no more, the step tells.

use crate::patterns::template::{self, PARTS};
use crate::{Analysis, Example, Expect, Facts, Family, Found, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct TemplateDelete;

static FACTS: Facts = Facts {
    id: TechniqueId::new("template-delete"),
    family: Family::Template,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: PARTS,
};

impl Technique for TemplateDelete {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let step = |parts, eliminations| Step::new(FACTS.id, parts, Vec::new(), eliminations);
        template::report(&FACTS, analysis, |templates, digit| templates.dead(digit), step, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "4..5.2..15...9..2.2..17....39...7218..29.87437.82..9659..7.1.32..3.25...82.349...",
                removed: "r1c5<>6 r2c4<>6",
                expect: Expect::Step("template-delete: 8 - r1,r2,r3,r7,r8 r2c7 => r2c7<>8"),
            },
            Example {
                digits: "8..529.46...836...2654..839658..39...2.65.3813..29856.1.2.6.4.87.6.8.2..58...261.",
                removed: "r2c8<>7 r2c9<>7",
                expect: Expect::Step(
                    "template-delete: 4 - r2,r4,r5,r6,r8,r9 r2c3,r5c3,r6c2 => r2c3<>4 r5c3<>4 r6c2<>4",
                ),
            },
            // 6 and 8 are certain of cells that 3 would need.
            Example {
                digits: "5426381798769213451395742684.571...23.185.4.77.824.5.1983165724.1438795..57492..3",
                removed: "",
                expect: Expect::Step("template-delete: 3 68 r4,r5,r6,r8,r9 r4c8,r6c6 => r4c8<>3 r6c6<>3"),
            },
            // While 5 can still be in r7c4, there is a way through each of its places, r8c7 and r8c8 among them.
            Example {
                digits: "1294653878....2..44359782617..29.6.89.2.8.71......74296...2..4.2.1.4...6......1.2",
                removed: "r6c2<>5 r6c4<>5 r7c2<>5 r9c2<>5 r9c3<>3 r9c4<>35 r9c6<>3 r9c8<>35",
                expect: Expect::Nothing,
            },
            // While 2 can still be in r6c2, there is a way through each of its places, r5c4 and r5c8 among them.
            Example {
                digits: "..6954872495.2..3.8..163495.41.8.5.3....1.7.9....3.....69.4..57.8367.9..7.4.92...",
                removed: "r4c1<>2 r5c1<>2 r6c1<>2 r6c3<>2 r6c4<>7 r6c6<>7 r9c4<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
