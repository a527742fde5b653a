//! Fish: one technique for each size and kind. `patterns::fish` has the pattern.
//!
//! X-Wing (2), swordfish (3), jellyfish (4), squirmbag (5), whale (6), leviathan (7): in that number of rows, a digit
//! has places in only as many columns. Every row has it in a different one of those columns, so the rest of the columns
//! loses it. The same holds with rows and columns exchanged.
//!
//! ```text
//!  .  *  . | .  *  . | .  .  .     the three rows marked * have no
//!  .  x  . | .  x  . | .  x  .     other places for the digit:
//!  .  .  . | .  *  . | .  *  .     none at x
//!  .  *  . | .  .  . | .  *  .
//! ```
//!
//! Finned: a few more places, all in one box, spoil the fish. Either one of these fins is true, or the fish holds:
//! cells of the columns that see every fin lose the digit in both cases. Sashimi: the same, but a row has at most one
//! place besides the fins. Two such fish on one body, whose columns differ in one, are also reported as one step with
//! both conclusions (siamese fish).
//!
//! ```text
//!  .  *  . | .  .  . | .  *  f     were the fin f not there, the rows would make
//!  .  .  . | .  .  . | .  x  .     an X-Wing; if it is true, it hits x as well
//!  .  *  . | .  .  . | .  *  .
//! ```
//!
//! Franken: there are also boxes in the base or the cover, with rows on one side and columns on the other. Mutant: one
//! side has both rows and columns. Only fish that contain no smaller fish are reported, each in its own size. So there
//! is no mutant X-Wing without fins: with a row and a column as base, each cover would have to meet both, and the only
//! such house is the box where they cross (and likewise if they are the cover). HoDoKu’s library has a code for it, but
//! no case.
//!
//! On a 9×9 board, a fish of rows and columns larger than a jellyfish has a smaller complement: the columns that it
//! does not use have their places in the rows that it does not use, or at its fins. This is not so with boxes, nor on a
//! 16×16 board. These sizes are available on request, like all fish with boxes from the Franken jellyfish on.

use crate::patterns::fish::{self, Class, FINNED_PARTS, Shape, WHOLE_PARTS};
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId, any_size};

/// Declares techniques: id, houses, size, fins, level, points, profiles, codes of HoDoKu’s library.
macro_rules! fish {
    ($($name:ident = $id:literal, $class:tt, $size:literal, $shape:ident, $level:ident, $points:literal, $profiles:expr,
        $hodoku:expr;)*) => {
        $(
            #[doc = concat!("`", $id, "`. See the [module](self).")]
            pub static $name: Technique = Technique {
                id: TechniqueId::new($id),
                family: Family::Fish,
                level: Level::$level,
                points: $points,
                profiles: $profiles,
                needs: Needs::Nothing,
                hodoku: &$hodoku,
                parts: match Shape::$shape {
                    Shape::Whole => WHOLE_PARTS,
                    _ => FINNED_PARTS,
                },
                evidence: Evidence::PATTERN,
                find: fish!(@find $name, $class, $size, $shape),
                examples: include_str!("examples.txt"),
            };
        )*
    };
    (@find $name:ident, Lines, $size:literal, $shape:ident) => {
        any_size!(Digit, |analysis, digit| {
            fish::find_of_lines(&$name, analysis, digit, $size, Shape::$shape)
        })
    };
    (@find $name:ident, $class:ident, $size:literal, $shape:ident) => {
        Find::Digit(|analysis, digit| {
            fish::find(&$name, analysis, digit, Class::$class, $size, Shape::$shape)
        })
    };
}

fish! {
    X_WING = "x-wing", Lines, 2, Whole, Hard, 140, Profiles::FullAndClassic(9, Level::Hard), ["0300"];
    SWORDFISH = "swordfish", Lines, 3, Whole, Hard, 150, Profiles::FullAndClassic(11, Level::Hard), ["0301"];
    JELLYFISH = "jellyfish", Lines, 4, Whole, VeryHard, 160, Profiles::Full, ["0302"];
    SQUIRMBAG = "squirmbag", Lines, 5, Whole, Extreme, 470, Profiles::OnRequest, ["0303"];
    WHALE = "whale", Lines, 6, Whole, Extreme, 470, Profiles::OnRequest, ["0304"];
    LEVIATHAN = "leviathan", Lines, 7, Whole, Extreme, 470, Profiles::OnRequest, ["0305"];
    FINNED_X_WING = "finned-x-wing", Lines, 2, Finned, VeryHard, 130, Profiles::Full, ["0310"];
    FINNED_SWORDFISH = "finned-swordfish", Lines, 3, Finned, VeryHard, 200, Profiles::Full, ["0311", "03111"];
    FINNED_JELLYFISH = "finned-jellyfish", Lines, 4, Finned, VeryHard, 250, Profiles::Full, ["0312", "03121"];
    FINNED_SQUIRMBAG = "finned-squirmbag", Lines, 5, Finned, Extreme, 470, Profiles::OnRequest, ["0313"];
    FINNED_WHALE = "finned-whale", Lines, 6, Finned, Extreme, 470, Profiles::OnRequest, ["0314"];
    FINNED_LEVIATHAN = "finned-leviathan", Lines, 7, Finned, Extreme, 470, Profiles::OnRequest, ["0315"];
    SASHIMI_X_WING = "sashimi-x-wing", Lines, 2, Sashimi, VeryHard, 150, Profiles::Full, ["0320"];
    SASHIMI_SWORDFISH = "sashimi-swordfish", Lines, 3, Sashimi, VeryHard, 240, Profiles::Full, ["0321", "03211"];
    SASHIMI_JELLYFISH = "sashimi-jellyfish", Lines, 4, Sashimi, VeryHard, 260, Profiles::Full, ["0322", "03221"];
    SASHIMI_SQUIRMBAG = "sashimi-squirmbag", Lines, 5, Sashimi, Extreme, 470, Profiles::OnRequest, ["0323"];
    SASHIMI_WHALE = "sashimi-whale", Lines, 6, Sashimi, Extreme, 470, Profiles::OnRequest, ["0324"];
    SASHIMI_LEVIATHAN = "sashimi-leviathan", Lines, 7, Sashimi, Extreme, 470, Profiles::OnRequest, ["0325"];
    FRANKEN_X_WING = "franken-x-wing", Franken, 2, Whole, Extreme, 300, Profiles::Full, ["0330"];
    FRANKEN_SWORDFISH = "franken-swordfish", Franken, 3, Whole, Extreme, 350, Profiles::Full, ["0331"];
    FRANKEN_JELLYFISH = "franken-jellyfish", Franken, 4, Whole, Extreme, 370, Profiles::OnRequest, ["0332"];
    FRANKEN_SQUIRMBAG = "franken-squirmbag", Franken, 5, Whole, Extreme, 470, Profiles::OnRequest, ["0333"];
    FRANKEN_WHALE = "franken-whale", Franken, 6, Whole, Extreme, 470, Profiles::OnRequest, ["0334"];
    FRANKEN_LEVIATHAN = "franken-leviathan", Franken, 7, Whole, Extreme, 470, Profiles::OnRequest, ["0335"];
    FINNED_FRANKEN_X_WING = "finned-franken-x-wing", Franken, 2, Finned, Extreme, 390, Profiles::Full, ["0340"];
    FINNED_FRANKEN_SWORDFISH = "finned-franken-swordfish", Franken, 3, Finned, Extreme, 410, Profiles::Full, ["0341", "03411"];
    FINNED_FRANKEN_JELLYFISH = "finned-franken-jellyfish", Franken, 4, Finned, Extreme, 430, Profiles::OnRequest, ["0342", "03421"];
    FINNED_FRANKEN_SQUIRMBAG = "finned-franken-squirmbag", Franken, 5, Finned, Extreme, 470, Profiles::OnRequest, ["0343"];
    FINNED_FRANKEN_WHALE = "finned-franken-whale", Franken, 6, Finned, Extreme, 470, Profiles::OnRequest, ["0344"];
    FINNED_FRANKEN_LEVIATHAN = "finned-franken-leviathan", Franken, 7, Finned, Extreme, 470, Profiles::OnRequest, ["0345"];
    MUTANT_SWORDFISH = "mutant-swordfish", Mutant, 3, Whole, Extreme, 450, Profiles::OnRequest, ["0351"];
    MUTANT_JELLYFISH = "mutant-jellyfish", Mutant, 4, Whole, Extreme, 450, Profiles::OnRequest, ["0352"];
    MUTANT_SQUIRMBAG = "mutant-squirmbag", Mutant, 5, Whole, Extreme, 470, Profiles::OnRequest, ["0353"];
    MUTANT_WHALE = "mutant-whale", Mutant, 6, Whole, Extreme, 470, Profiles::OnRequest, ["0354"];
    MUTANT_LEVIATHAN = "mutant-leviathan", Mutant, 7, Whole, Extreme, 470, Profiles::OnRequest, ["0355"];
    FINNED_MUTANT_X_WING = "finned-mutant-x-wing", Mutant, 2, Finned, Extreme, 470, Profiles::OnRequest, ["0360"];
    FINNED_MUTANT_SWORDFISH = "finned-mutant-swordfish", Mutant, 3, Finned, Extreme, 470, Profiles::OnRequest, ["0361"];
    FINNED_MUTANT_JELLYFISH = "finned-mutant-jellyfish", Mutant, 4, Finned, Extreme, 470, Profiles::OnRequest, ["0362", "03621"];
    FINNED_MUTANT_SQUIRMBAG = "finned-mutant-squirmbag", Mutant, 5, Finned, Extreme, 470, Profiles::OnRequest, ["0363"];
    FINNED_MUTANT_WHALE = "finned-mutant-whale", Mutant, 6, Finned, Extreme, 470, Profiles::OnRequest, ["0364"];
    FINNED_MUTANT_LEVIATHAN = "finned-mutant-leviathan", Mutant, 7, Finned, Extreme, 470, Profiles::OnRequest, ["0365"];
}
