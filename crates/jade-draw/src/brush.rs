//! [`Brush`]: how each role looks. All drawings use this one table.

use jade_logic::Role;

/// How a role looks. Colour alone never carries the meaning: a shape or a letter says the same.
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
    /// The shape around a candidate and in the corner of a cell.
    pub shape: Shape,
    /// The outline of a house.
    pub outline: Outline,
    /// The letter before a candidate in a text drawing, and beside the number of a house. Never a digit.
    pub letter: char,
}

/// How the links of a branch look.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BranchBrush {
    /// The colour of its lines.
    pub hue: Hue,
    /// Whether its lines are double.
    pub double: bool,
    /// The letter on its lines.
    pub letter: char,
}

/// A colour with one tone for a light and one for a dark background. The colours differ in lightness as well as in hue.
/// Based on the palette of Okabe and Ito, darkened or lightened until a line is clearly visible.
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

    /// Returns the tone for a light background, as `#rrggbb`.
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

    /// Returns the tone for a dark background, as `#rrggbb`.
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

    /// Returns the nearest colour of a terminal, as the number of a foreground colour (30–37, 90–97). Users choose
    /// these to be readable on their background.
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

/// A shape around a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A filled circle.
    Disc,
    /// An outlined circle.
    Ring,
    /// Two concentric circles.
    DoubleRing,
    /// A circle with a dashed outline.
    DashedRing,
    /// A filled square.
    Square,
    /// An outlined square.
    Frame,
    /// A filled square standing on a corner.
    Diamond,
    /// An outlined square standing on a corner.
    OpenDiamond,
    /// A filled hexagon.
    Hexagon,
    /// An outlined hexagon.
    OpenHexagon,
    /// A filled triangle that points up.
    Triangle,
    /// A filled triangle that points down.
    Wedge,
}

impl Shape {
    /// Returns whether the shape is filled. The fill is faint, so that a digit on it stays readable.
    pub const fn filled(self) -> bool {
        matches!(
            self,
            Shape::Disc | Shape::Square | Shape::Diamond | Shape::Hexagon | Shape::Triangle | Shape::Wedge
        )
    }
}

/// The line around a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outline {
    /// A solid line.
    Solid,
    /// A dashed line.
    Dashed,
    /// A dotted line.
    Dotted,
}

impl Brush {
    /// Returns the brush of a role.
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
            Role::Shared => (Purple, Hexagon, Dotted, '&'),
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

    /// Returns how the links of branch `index`, counted from 0, look. Branches differ by colour, by double lines for
    /// every other one and by their letter. A chain without branches looks like the first one.
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

    /// The colour of all eliminations. Their shape is a line through the digit.
    pub const ELIMINATION: Hue = Hue::Vermilion;

    /// The letter before an eliminated candidate in a text drawing.
    pub const ELIMINATION_LETTER: char = '-';

    /// The colour of all placements. Their shape is a ring around the large digit.
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

    /// Roles that occur together in a pattern differ in shape, not only in colour.
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
