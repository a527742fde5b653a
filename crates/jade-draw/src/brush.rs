//! [`Brush`]: how each role looks. The one table that every drawing reads.

use jade_logic::Role;

/// How a role looks: by colour, and by shape or letter for whoever does not see the colour.
///
/// ```
/// use jade_draw::{Brush, Shape};
/// use jade_logic::Role;
/// assert_eq!(Brush::of(Role::Subject).shape, Shape::Disc);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Brush {
    /// The colour.
    pub hue: Hue,
    /// The shape round a candidate, and in the corner of a cell.
    pub shape: Shape,
    /// The line round a house.
    pub outline: Outline,
    /// What stands before a candidate in a text drawing, and at the frame beside a house. Never a digit.
    pub letter: char,
}

/// How the links of one of several branches look.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BranchBrush {
    /// The colour.
    pub hue: Hue,
    /// Whether the line is double.
    pub double: bool,
    /// What stands on the line.
    pub letter: char,
}

/// A colour, one tone for a light and one for a dark background. They differ in lightness as well as in tone
/// (after the palette of Okabe and Ito, darkened or lightened until a line of it is seen well).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hue {
    /// Blue.
    Blue,
    /// Light blue.
    Sky,
    /// Bluish green.
    Green,
    /// Orange.
    Orange,
    /// Yellow, as ochre on a light background.
    Gold,
    /// Reddish orange.
    Vermilion,
    /// Reddish purple.
    Purple,
    /// Grey.
    Grey,
}

impl Hue {
    /// Every colour.
    pub const ALL: [Hue; 8] =
        [Hue::Blue, Hue::Sky, Hue::Green, Hue::Orange, Hue::Gold, Hue::Vermilion, Hue::Purple, Hue::Grey];

    /// The tone for a light background, as `#rrggbb`.
    pub const fn light(self) -> &'static str {
        match self {
            Hue::Blue => "#0072b2",
            Hue::Sky => "#1a82b6",
            Hue::Green => "#00805d",
            Hue::Orange => "#b36b00",
            Hue::Gold => "#8a7a00",
            Hue::Vermilion => "#c94a00",
            Hue::Purple => "#b04a86",
            Hue::Grey => "#6b6b6b",
        }
    }

    /// The tone for a dark background, as `#rrggbb`.
    pub const fn dark(self) -> &'static str {
        match self {
            Hue::Blue => "#56b4e9",
            Hue::Sky => "#8fd0f5",
            Hue::Green => "#2fc79a",
            Hue::Orange => "#f0a92e",
            Hue::Gold => "#f0e442",
            Hue::Vermilion => "#ff7a3d",
            Hue::Purple => "#e596c4",
            Hue::Grey => "#a8a8a8",
        }
    }

    /// The nearest of a terminal's own colours, as the number of a foreground colour (30 to 37, 90 to 97). A
    /// terminal's user has chosen these to be readable on the background.
    pub const fn terminal(self) -> u8 {
        match self {
            Hue::Blue => 34,
            Hue::Sky => 36,
            Hue::Green => 32,
            Hue::Orange | Hue::Gold => 33,
            Hue::Vermilion => 31,
            Hue::Purple => 35,
            Hue::Grey => 90,
        }
    }
}

/// A shape round a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A circle, filled.
    Disc,
    /// A circle, only its line.
    Ring,
    /// Two circles.
    DoubleRing,
    /// A circle, its line broken.
    DashedRing,
    /// A square, filled.
    Square,
    /// A square, only its line.
    Frame,
    /// A square on its tip, filled.
    Diamond,
    /// A square on its tip, only its line.
    OpenDiamond,
    /// A hexagon, filled.
    Hexagon,
    /// A hexagon, only its line.
    OpenHexagon,
    /// A triangle on its base, filled.
    Triangle,
    /// A triangle on its tip, filled.
    Wedge,
}

impl Shape {
    /// Whether the shape is filled, faintly, so that a digit on it stays readable.
    pub const fn filled(self) -> bool {
        matches!(
            self,
            Shape::Disc | Shape::Square | Shape::Diamond | Shape::Hexagon | Shape::Triangle | Shape::Wedge
        )
    }
}

/// A line round a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outline {
    /// Unbroken.
    Solid,
    /// In dashes.
    Dashed,
    /// In dots.
    Dotted,
}

impl Brush {
    /// The brush of a role.
    pub const fn of(role: Role) -> Brush {
        use {Hue::*, Outline::*, Shape::*};
        let (hue, shape, outline, letter) = match role {
            Role::Subject => (Blue, Disc, Solid, '*'),
            Role::Base => (Green, Square, Solid, 'b'),
            Role::Cover => (Purple, Frame, Dashed, 'c'),
            Role::Fin => (Sky, Diamond, Dotted, 'f'),
            Role::Pivot => (Orange, Hexagon, Solid, 'p'),
            Role::Pincer => (Green, DashedRing, Dashed, 'w'),
            Role::SetA => (Blue, Square, Solid, 'α'),
            Role::SetB => (Orange, Diamond, Dashed, 'β'),
            Role::Shared => (Purple, Triangle, Dotted, '&'),
            Role::On => (Green, Disc, Solid, '+'),
            Role::Off => (Orange, Ring, Dashed, '~'),
            Role::Deadly => (Vermilion, Triangle, Solid, '!'),
            Role::Extra => (Purple, OpenHexagon, Dotted, 'x'),
            Role::Start => (Gold, DoubleRing, Solid, '@'),
            Role::Witness => (Grey, Ring, Dotted, '^'),
            Role::Target => (Gold, OpenDiamond, Dashed, '>'),
        };
        Brush { hue, shape, outline, letter }
    }

    /// How the links of a branch look, by its number from 0: by colour, by a line that is double for every other one,
    /// and, where there are several, by its letter. A chain of one way looks as the first.
    ///
    /// ```
    /// use jade_draw::Brush;
    /// assert_eq!(Brush::branch(1).letter, 'b');
    /// assert_ne!(Brush::branch(0).double, Brush::branch(1).double);
    /// ```
    pub const fn branch(number: usize) -> BranchBrush {
        use Hue::*;
        let (hue, double) = match number % 4 {
            0 => (Purple, false),
            1 => (Blue, true),
            2 => (Gold, false),
            _ => (Grey, true),
        };
        let letter = (b'a' + (number % 26) as u8) as char;
        BranchBrush { hue, double, letter }
    }

    /// The colour of an elimination, everywhere; its shape is a line struck through the digit.
    pub const ELIMINATION: Hue = Hue::Vermilion;

    /// What stands before an eliminated candidate in a text drawing.
    pub const ELIMINATION_LETTER: char = '-';

    /// The colour of a placement, everywhere; its shape is a ring round the large digit.
    pub const PLACEMENT: Hue = Hue::Green;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_roles_look_alike_with_or_without_colour() {
        let brushes: Vec<Brush> = Role::ALL.into_iter().map(Brush::of).collect();
        let letters: HashSet<char> = brushes.iter().map(|brush| brush.letter).collect();
        assert_eq!(letters.len(), Role::ALL.len(), "in text, each role has a letter of its own");
        let looks: HashSet<(Hue, Shape)> = brushes.iter().map(|brush| (brush.hue, brush.shape)).collect();
        assert_eq!(looks.len(), Role::ALL.len());
        for letter in letters {
            assert!(!letter.is_ascii_digit() && !letter.is_ascii_uppercase(), "{letter} may be a digit");
            assert!(!['-', '(', ')', ' ', '·'].contains(&letter));
        }
    }

    /// Roles that one pattern shows side by side differ in shape, not in colour alone.
    #[test]
    fn roles_of_one_pattern_differ_in_shape() {
        for pattern in [
            &[Role::Subject, Role::Base, Role::Cover, Role::Witness, Role::Target][..],
            &[Role::Base, Role::Cover, Role::Fin],
            &[Role::Pivot, Role::Pincer],
            &[Role::SetA, Role::SetB, Role::Shared],
            &[Role::On, Role::Off, Role::Start],
            &[Role::Deadly, Role::Extra],
        ] {
            let shapes: HashSet<Shape> = pattern.iter().map(|role| Brush::of(*role).shape).collect();
            assert_eq!(shapes.len(), pattern.len(), "{pattern:?}");
            let hues: HashSet<Hue> = pattern.iter().map(|role| Brush::of(*role).hue).collect();
            assert_eq!(hues.len(), pattern.len(), "{pattern:?}");
        }
    }

    #[test]
    fn branches_differ_without_colour_and_from_what_is_struck_out() {
        let brushes: Vec<BranchBrush> = (0..8).map(Brush::branch).collect();
        for (number, brush) in brushes.iter().enumerate() {
            assert!(brushes[..number].iter().all(|other| other.letter != brush.letter));
            assert!(![Brush::ELIMINATION, Brush::PLACEMENT].contains(&brush.hue));
        }
        for pair in brushes.windows(2) {
            assert!(pair[0].double != pair[1].double && pair[0].hue != pair[1].hue);
        }
        let hues: HashSet<Hue> = brushes[..4].iter().map(|brush| brush.hue).collect();
        assert_eq!(hues.len(), 4);
    }
}
