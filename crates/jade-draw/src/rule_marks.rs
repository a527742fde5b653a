//! [`RuleMarks`]: what the rules of a board look like: shaded houses, diagonals, lines, bulbs, and signs in cells and
//! between them.

use crate::brush::Hue;
use jade_grid::{Cell, Geometry, HouseKind, Rule};

/// A place on the board, in cells from its top left corner: to the right, and down.
pub type Place = (f64, f64);

/// The marks of all rules of a board. Rules that hold for the whole board without naming a cell have none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RuleMarks {
    /// Those below the digits and the lines.
    pub below: Vec<RuleMark>,
    /// Those above the lines.
    pub above: Vec<RuleMark>,
}

/// A mark of a rule. Marks to the end of a list cover earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct RuleMark {
    /// Its shape.
    pub shape: RuleShape,
    /// Its colour.
    pub tone: RuleTone,
    /// How much of the colour is used, 0 to 1: the rest is what lies below.
    pub strength: f64,
}

/// The shape of a mark. Sizes are in cells.
#[derive(Clone, PartialEq, Debug)]
pub enum RuleShape {
    /// A line with round ends.
    Line {
        /// Its corners.
        places: Vec<Place>,
        /// Its width.
        width: f64,
    },
    /// A filled circle.
    Disc {
        /// Its centre.
        centre: Place,
        /// Its radius.
        radius: f64,
    },
    /// The outline of a circle.
    Ring {
        /// Its centre.
        centre: Place,
        /// The radius to the middle of the line.
        radius: f64,
        /// The width of the line.
        width: f64,
    },
    /// A filled square.
    Square {
        /// Its centre.
        centre: Place,
        /// Half of its side.
        half: f64,
    },
    /// Bold text.
    Text {
        /// The middle of the text.
        centre: Place,
        /// The size of the font.
        size: f64,
        /// The text.
        text: String,
    },
}

/// The colour of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleTone {
    /// That of givens.
    Ink,
    /// That of the background.
    Paper,
    /// Black on any background.
    Black,
    /// White on any background.
    White,
    /// That of a hue.
    Hue(Hue),
}

impl RuleMarks {
    /// Returns the marks of a board’s rules.
    ///
    /// ```
    /// use jade_draw::{RuleMarks, RuleShape};
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "odd r1c1; anti-king").unwrap();
    /// let marks = RuleMarks::of(Geometry::of(&rules).unwrap());
    /// assert_eq!(marks.below.len(), 1);
    /// assert_eq!(marks.below[0].shape, RuleShape::Disc { centre: (0.5, 0.5), radius: 0.4 });
    /// ```
    pub fn of(geometry: &Geometry) -> RuleMarks {
        let mut drawing = Drawing { geometry, marks: RuleMarks::default() };
        drawing.shades();
        for rule in geometry.rules().added() {
            drawing.rule(rule);
        }
        drawing.marks
    }
}

struct Drawing<'g> {
    geometry: &'g Geometry,
    marks: RuleMarks,
}

impl Drawing<'_> {
    fn below(&mut self, shape: RuleShape, tone: RuleTone, strength: f64) {
        self.marks.below.push(RuleMark { shape, tone, strength });
    }

    fn above(&mut self, shape: RuleShape, tone: RuleTone) {
        self.marks.above.push(RuleMark { shape, tone, strength: 1.0 });
    }

    fn centre(&self, cell: Cell) -> Place {
        (self.geometry.column(cell) as f64 + 0.5, self.geometry.row(cell) as f64 + 0.5)
    }

    /// Shades the houses that are neither lines nor regions.
    fn shades(&mut self) {
        let is_shaded = |cell: &Cell| {
            let mut houses =
                self.geometry.houses_of(*cell).iter().map(|house| self.geometry.house(*house).kind());
            houses.any(|kind| matches!(kind, HouseKind::Window | HouseKind::Extra))
        };
        for cell in self.geometry.cells().filter(is_shaded) {
            self.squares(&[cell], 0.5, RuleTone::Ink, 0.08);
        }
    }

    fn rule(&mut self, rule: &Rule) {
        let cells = rule.cells();
        let side = self.geometry.side() as f64;
        match rule.kind().id() {
            "main-diagonal" => self.diagonal((0.0, 0.0), (side, side)),
            "antidiagonal" => self.diagonal((side, 0.0), (0.0, side)),
            "even" => self.squares(cells, 0.38, RuleTone::Ink, 0.13),
            "odd" => {
                for cell in cells {
                    let disc = RuleShape::Disc { centre: self.centre(*cell), radius: 0.4 };
                    self.below(disc, RuleTone::Ink, 0.13);
                }
            }
            "thermometer" => {
                self.line(cells, 0.24, RuleTone::Ink, 0.22);
                let disc = RuleShape::Disc { centre: self.centre(cells[0]), radius: 0.34 };
                self.below(disc, RuleTone::Ink, 0.22);
            }
            "slow-thermometer" => {
                self.line(cells, 0.24, RuleTone::Ink, 0.22);
                let ring = RuleShape::Ring { centre: self.centre(cells[0]), radius: 0.34, width: 0.1 };
                self.below(ring, RuleTone::Ink, 0.22);
            }
            "whisper" => self.line(cells, 0.24, RuleTone::Hue(Hue::Green), 0.4),
            "renban" => self.line(cells, 0.24, RuleTone::Hue(Hue::Purple), 0.4),
            "palindrome" => self.line(cells, 0.14, RuleTone::Ink, 0.3),
            "clone" => self.squares(cells, 0.42, RuleTone::Hue(Hue::Sky), 0.2),
            "difference" => self.dot(rule, RuleTone::White, RuleTone::Black, 1),
            "ratio" => self.dot(rule, RuleTone::Black, RuleTone::White, 2),
            "pair-sum" => self.sum(rule),
            "greater-than" => self.greater(cells),
            _ => {}
        }
    }

    fn diagonal(&mut self, from: Place, to: Place) {
        self.below(RuleShape::Line { places: vec![from, to], width: 0.05 }, RuleTone::Ink, 0.35);
    }

    fn line(&mut self, cells: &[Cell], width: f64, tone: RuleTone, strength: f64) {
        let places = cells.iter().map(|cell| self.centre(*cell)).collect();
        self.below(RuleShape::Line { places, width }, tone, strength);
    }

    fn squares(&mut self, cells: &[Cell], half: f64, tone: RuleTone, strength: f64) {
        for cell in cells {
            self.below(RuleShape::Square { centre: self.centre(*cell), half }, tone, strength);
        }
    }

    /// The point between the two cells of a rule.
    fn between(&self, cells: &[Cell]) -> Place {
        let [one, other] = [cells[0], cells[1]].map(|cell| self.centre(cell));
        ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
    }

    /// A dot, with its number unless that is the usual one. Its colour means something, so no theme changes it.
    fn dot(&mut self, rule: &Rule, tone: RuleTone, ink: RuleTone, usual: u16) {
        let centre = self.between(rule.cells());
        self.above(RuleShape::Disc { centre, radius: 0.18 }, RuleTone::Ink);
        self.above(RuleShape::Disc { centre, radius: 0.145 }, tone);
        let number = rule.number(self.geometry.side());
        if number != usual {
            self.above(RuleShape::Text { centre, size: 0.2, text: number.to_string() }, ink);
        }
    }

    /// A V for 5, an X for 10, or the sum itself.
    fn sum(&mut self, rule: &Rule) {
        let centre = self.between(rule.cells());
        let text = match rule.number(self.geometry.side()) {
            5 => "V".to_owned(),
            10 => "X".to_owned(),
            sum => sum.to_string(),
        };
        self.above(RuleShape::Disc { centre, radius: 0.16 }, RuleTone::Paper);
        self.above(RuleShape::Text { centre, size: 0.24, text }, RuleTone::Ink);
    }

    /// A sign that is open towards the greater digit.
    fn greater(&mut self, cells: &[Cell]) {
        let at = self.between(cells);
        let [greater, smaller] = [cells[0], cells[1]].map(|cell| self.centre(cell));
        let (right, down) = (smaller.0 - greater.0, smaller.1 - greater.1);
        let (tip, wing) = (0.09, 0.13);
        let end =
            |side: f64| (at.0 - tip * right + wing * side * down, at.1 - tip * down + wing * side * right);
        let places = vec![end(-1.0), (at.0 + tip * right, at.1 + tip * down), end(1.0)];
        self.above(RuleShape::Line { places, width: 0.05 }, RuleTone::Ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{RuleKind, Rules};

    #[test]
    fn every_rule_that_names_cells_has_a_mark() {
        let board = Geometry::standard(9).unwrap();
        let house = "r1c1 r1c2 r1c3 r2c4 r3c5 r4c6 r5c7 r6c8 r7c9";
        for kind in RuleKind::all().filter(|kind| !kind.is_global()) {
            let written = ["r1c1 r1c2", house, "3 r1c1 r1c2"].map(|cells| format!("{} {cells}", kind.id()));
            let rules = written.iter().find_map(|written| Rules::read(board, written).ok());
            let marks =
                RuleMarks::of(Geometry::of(&rules.unwrap_or_else(|| panic!("{}", kind.id()))).unwrap());
            assert!(!marks.below.is_empty() || !marks.above.is_empty(), "{}", kind.id());
        }
        assert_eq!(RuleMarks::of(board), RuleMarks::default());
    }
}
