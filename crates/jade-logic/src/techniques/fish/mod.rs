//! Fish, one technique for each size and kind; the pattern is in `patterns::fish`.
//!
//! X-Wing (2), swordfish (3), jellyfish (4), squirmbag (5), whale (6), leviathan (7): in so many rows a digit
//! has places in as many columns only. Every row takes it in another of those columns, so the rest of the
//! columns lose it. Or the same with rows and columns exchanged.
//!
//! ```text
//!  .  *  . | .  *  . | .  .  .     the three rows marked * have no
//!  .  x  . | .  x  . | .  x  .     other places for the digit:
//!  .  .  . | .  *  . | .  *  .     none at x
//!  .  *  . | .  .  . | .  *  .
//! ```
//!
//! Finned: a few more places, all in one box, spoil the fish. Either one of these fins is true or the fish is
//! whole: cells of the columns that see every fin lose the digit both ways. Sashimi: so too, but a row has one
//! place besides the fins, or none. Two such fish on one body, their columns but for one the same, are also
//! told as one step with both conclusions.
//!
//! ```text
//!  .  *  . | .  .  . | .  *  f     were the fin f not there, the rows would make
//!  .  .  . | .  .  . | .  x  .     an X-Wing; if it is true, it hits x as well
//!  .  *  . | .  .  . | .  *  .
//! ```
//!
//! A fish larger than a jellyfish has a smaller complement on a 9×9 board, where it is rows against columns and
//! has no fins; not so with fins, nor on a 16×16 board. These are there on request.

use crate::patterns::fish::{self, FINNED_PARTS, Shape, WHOLE_PARTS};
use crate::{Analysis, Example, Facts, Family, Found, Technique, TechniqueId};
use std::ops::ControlFlow;
use std::sync::LazyLock;

/// A kind of fish. See the [module](self).
#[derive(Debug)]
pub struct Fish {
    facts: &'static Facts,
    size: usize,
    shape: Shape,
}

/// Declares techniques: id, houses, how many, fins.
macro_rules! fish {
    ($($name:ident = $id:literal, $size:literal, $shape:ident;)*) => {
        $(
            #[doc = concat!("`", $id, "`. See the [module](self).")]
            pub static $name: Fish = Fish {
                facts: &Facts {
                    id: TechniqueId::new($id),
                    family: Family::Fish,
                    assumes_uniqueness: false,
                    needs_pencil_marks: true,
                    parts: match Shape::$shape {
                        Shape::Whole => WHOLE_PARTS,
                        _ => FINNED_PARTS,
                    },
                },
                size: $size,
                shape: Shape::$shape,
            };
        )*
    };
}

fish! {
    X_WING = "x-wing", 2, Whole;
    SWORDFISH = "swordfish", 3, Whole;
    JELLYFISH = "jellyfish", 4, Whole;
    SQUIRMBAG = "squirmbag", 5, Whole;
    WHALE = "whale", 6, Whole;
    LEVIATHAN = "leviathan", 7, Whole;
    FINNED_X_WING = "finned-x-wing", 2, Finned;
    FINNED_SWORDFISH = "finned-swordfish", 3, Finned;
    FINNED_JELLYFISH = "finned-jellyfish", 4, Finned;
    FINNED_SQUIRMBAG = "finned-squirmbag", 5, Finned;
    FINNED_WHALE = "finned-whale", 6, Finned;
    FINNED_LEVIATHAN = "finned-leviathan", 7, Finned;
    SASHIMI_X_WING = "sashimi-x-wing", 2, Sashimi;
    SASHIMI_SWORDFISH = "sashimi-swordfish", 3, Sashimi;
    SASHIMI_JELLYFISH = "sashimi-jellyfish", 4, Sashimi;
    SASHIMI_SQUIRMBAG = "sashimi-squirmbag", 5, Sashimi;
    SASHIMI_WHALE = "sashimi-whale", 6, Sashimi;
    SASHIMI_LEVIATHAN = "sashimi-leviathan", 7, Sashimi;
}

impl Technique for Fish {
    fn facts(&self) -> &'static Facts {
        self.facts
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(self.facts, analysis, self.size, self.shape, found)
    }

    fn examples(&self) -> &'static [Example] {
        let of_id = |(id, _): &&(&str, Vec<Example>)| *id == self.facts.id.as_str();
        EXAMPLES.iter().find(of_id).map_or(&[], |(_, examples)| examples)
    }
}

/// The examples of every fish, technique by technique.
static EXAMPLES: LazyLock<Vec<(&str, Vec<Example>)>> =
    LazyLock::new(|| crate::technique::examples_by_id(include_str!("examples.txt")));
