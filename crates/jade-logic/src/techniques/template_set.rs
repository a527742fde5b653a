//! Template set: a template is a way to place a digit once in every row, column and box. Cells that all templates of a
//! digit use must have it.
//!
//! ```text
//!  a  .  . | .  .  b     on a small board: 1 can only be placed as at a or as at b;
//!  .  .  . | X  .  .     both ways use the cells X
//!  .  X  . | .  .  .
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
pub struct TemplateSet;

static FACTS: Facts = Facts {
    id: TechniqueId::new("template-set"),
    family: Family::Template,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: PARTS,
};

impl Technique for TemplateSet {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let step = |parts, placements| Step::new(FACTS.id, parts, placements, Vec::new());
        template::report(&FACTS, analysis, |templates, digit| templates.certain(digit), step, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".3...81.4.14..5..8...431.5......74..276.498.584..56.2.....62.434....398.3.79.4...",
                removed: "",
                expect: Expect::Step("template-set: 7 - r1,r2,r3,r6,r7,r8 r3c1 => r3c1=7"),
            },
            Example {
                digits: "9.7..4...2.197....5...1...919.....64...46.....2.391....195.86.2...7294818.21.6...",
                removed: "",
                expect: Expect::Step("template-set: 7 - r3,r4,r5,r6,r7,r9 r4c6 => r4c6=7"),
            },
            // Only ways that leave 2 its certain cells are left for 7.
            Example {
                digits: "...5.6..96.591...39..4.3..17.9...3.2.26.391.........9.194..7.3.5631..987...39..1.",
                removed: "",
                expect: Expect::Step("template-set: 7 2 r1,r2,r3,r5,r6,r7,r8,r9 r5c4,r6c7 => r5c4=7 r6c7=7"),
            },
            // The first, with r3c1 filled: nothing more is certain.
            Example {
                digits: ".3...81.4.14..5..87..431.5......74..276.498.584..56.2.....62.434....398.3.79.4...",
                removed: "",
                expect: Expect::Nothing,
            },
            // Places that no way uses are many, but no cell is used by all.
            Example {
                digits: "29.3......3.98.721..852..93....95.14..946..57.54.1..89.621..9..9..6...3..4...91..",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
