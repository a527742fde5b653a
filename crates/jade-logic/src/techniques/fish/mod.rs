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
//! Franken: boxes are among the houses, beside rows on the one side and columns on the other. Mutant: rows and
//! columns are mixed on one side. Only fish of which no part is a fish are told, each in its own size. So there
//! is no mutant X-Wing without fins: had it a row and a column as base, each of its covers would have to meet
//! both, and the one house that does is the box where they cross (the same if they are cover). HoDoKu's library
//! has a code for it, and no case.
//!
//! A fish larger than a jellyfish, rows against columns, has a smaller complement on a 9×9 board: the columns that
//! it does not use have their places in the rows that it does not use, or at its fins. Not so with boxes, nor on a
//! 16×16 board. These are there on request, as all fish with boxes from the Franken jellyfish on.

use crate::patterns::fish::{self, Class, FINNED_PARTS, Shape, WHOLE_PARTS};
use crate::{Family, Find, Technique, TechniqueId};

/// Declares techniques: id, houses, how many, fins.
macro_rules! fish {
    ($($name:ident = $id:literal, $class:ident, $size:literal, $shape:ident;)*) => {
        $(
            #[doc = concat!("`", $id, "`. See the [module](self).")]
            pub static $name: Technique = Technique {
                id: TechniqueId::new($id),
                family: Family::Fish,
                assumes_uniqueness: false,
                needs_pencil_marks: true,
                parts: match Shape::$shape {
                    Shape::Whole => WHOLE_PARTS,
                    _ => FINNED_PARTS,
                },
                find: Find::Digit(|analysis, found| {
                    fish::find(&$name, analysis, Class::$class, $size, Shape::$shape, found)
                }),
                examples: include_str!("examples.txt"),
            };
        )*
    };
}

fish! {
    X_WING = "x-wing", Lines, 2, Whole;
    SWORDFISH = "swordfish", Lines, 3, Whole;
    JELLYFISH = "jellyfish", Lines, 4, Whole;
    SQUIRMBAG = "squirmbag", Lines, 5, Whole;
    WHALE = "whale", Lines, 6, Whole;
    LEVIATHAN = "leviathan", Lines, 7, Whole;
    FINNED_X_WING = "finned-x-wing", Lines, 2, Finned;
    FINNED_SWORDFISH = "finned-swordfish", Lines, 3, Finned;
    FINNED_JELLYFISH = "finned-jellyfish", Lines, 4, Finned;
    FINNED_SQUIRMBAG = "finned-squirmbag", Lines, 5, Finned;
    FINNED_WHALE = "finned-whale", Lines, 6, Finned;
    FINNED_LEVIATHAN = "finned-leviathan", Lines, 7, Finned;
    SASHIMI_X_WING = "sashimi-x-wing", Lines, 2, Sashimi;
    SASHIMI_SWORDFISH = "sashimi-swordfish", Lines, 3, Sashimi;
    SASHIMI_JELLYFISH = "sashimi-jellyfish", Lines, 4, Sashimi;
    SASHIMI_SQUIRMBAG = "sashimi-squirmbag", Lines, 5, Sashimi;
    SASHIMI_WHALE = "sashimi-whale", Lines, 6, Sashimi;
    SASHIMI_LEVIATHAN = "sashimi-leviathan", Lines, 7, Sashimi;
    FRANKEN_X_WING = "franken-x-wing", Franken, 2, Whole;
    FRANKEN_SWORDFISH = "franken-swordfish", Franken, 3, Whole;
    FRANKEN_JELLYFISH = "franken-jellyfish", Franken, 4, Whole;
    FRANKEN_SQUIRMBAG = "franken-squirmbag", Franken, 5, Whole;
    FRANKEN_WHALE = "franken-whale", Franken, 6, Whole;
    FRANKEN_LEVIATHAN = "franken-leviathan", Franken, 7, Whole;
    FINNED_FRANKEN_X_WING = "finned-franken-x-wing", Franken, 2, Finned;
    FINNED_FRANKEN_SWORDFISH = "finned-franken-swordfish", Franken, 3, Finned;
    FINNED_FRANKEN_JELLYFISH = "finned-franken-jellyfish", Franken, 4, Finned;
    FINNED_FRANKEN_SQUIRMBAG = "finned-franken-squirmbag", Franken, 5, Finned;
    FINNED_FRANKEN_WHALE = "finned-franken-whale", Franken, 6, Finned;
    FINNED_FRANKEN_LEVIATHAN = "finned-franken-leviathan", Franken, 7, Finned;
    MUTANT_SWORDFISH = "mutant-swordfish", Mutant, 3, Whole;
    MUTANT_JELLYFISH = "mutant-jellyfish", Mutant, 4, Whole;
    MUTANT_SQUIRMBAG = "mutant-squirmbag", Mutant, 5, Whole;
    MUTANT_WHALE = "mutant-whale", Mutant, 6, Whole;
    MUTANT_LEVIATHAN = "mutant-leviathan", Mutant, 7, Whole;
    FINNED_MUTANT_X_WING = "finned-mutant-x-wing", Mutant, 2, Finned;
    FINNED_MUTANT_SWORDFISH = "finned-mutant-swordfish", Mutant, 3, Finned;
    FINNED_MUTANT_JELLYFISH = "finned-mutant-jellyfish", Mutant, 4, Finned;
    FINNED_MUTANT_SQUIRMBAG = "finned-mutant-squirmbag", Mutant, 5, Finned;
    FINNED_MUTANT_WHALE = "finned-mutant-whale", Mutant, 6, Finned;
    FINNED_MUTANT_LEVIATHAN = "finned-mutant-leviathan", Mutant, 7, Finned;
}
