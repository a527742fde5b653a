//! [`RuleMarks`]: what the rules of a board look like: shaded houses, diagonals, lines, bulbs, cages, and signs in cells,
//! between them and outside the board.

use crate::brush::Hue;
pub use crate::outline::Place;
use crate::outline::{outlines, rounded};
use jade_grid::{Cell, Geometry, HouseKind, Rule};

/// The kinds of clues that stand outside the board at the end of a row or column.
const AT_ENDS: [&str; 3] = ["sandwich", "x-sum", "skyscraper"];

/// The room that a clue outside the board needs, in cells.
const ROOM: f64 = 0.5;

/// The radius of the circle of a quadruple, in cells.
const QUADRUPLE: f64 = 0.21;

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
    /// A line of dashes; of round dots if these have no length.
    Dashes {
        /// Its corners.
        places: Vec<Place>,
        /// Its width.
        width: f64,
        /// The length of a dash, and that of a gap.
        pattern: [f64; 2],
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

    /// Returns the room that clues outside the board need: at the left and the top, and at the right and the bottom.
    ///
    /// ```
    /// use jade_draw::RuleMarks;
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "little-killer 12 r1c3 r2c2 r3c1").unwrap();
    /// assert_eq!(RuleMarks::room(Geometry::of(&rules).unwrap()), [0.5, 0.0]);
    /// ```
    pub fn room(geometry: &Geometry) -> [f64; 2] {
        let mut room = [0.0; 2];
        for rule in geometry.rules().added().iter().filter(|rule| is_outside(rule)) {
            let (right, down) = way(geometry, rule.cells());
            let first = rule.cells()[0];
            let needed = ROOM * (1 + clues_before(geometry, rule)) as f64;
            for place in [geometry.column(first) as f64 - right, geometry.row(first) as f64 - down] {
                let side = usize::from(place > 0.0);
                if place < 0.0 || place >= geometry.side() as f64 {
                    room[side] = f64::max(room[side], needed);
                }
            }
        }
        room
    }

    /// Returns how much nearer to the middle of each cell candidates are written, because there are circles on the corners of some.
    pub fn inset(geometry: &Geometry) -> f64 {
        let is_on_corner = |rule: &Rule| rule.kind().id() == "quadruple";
        if geometry.rules().added().iter().any(is_on_corner) { 0.08 } else { 0.0 }
    }

    /// Returns how much lower candidates are written in each cell, because there are numbers in the corners of some.
    pub fn crown(geometry: &Geometry) -> f64 {
        let has_number = |rule: &Rule| matches!(rule.kind().id(), "cage" | "sum") && rule.value().is_some();
        if geometry.rules().added().iter().any(has_number) { 0.15 } else { 0.0 }
    }
}

fn is_little_killer(rule: &Rule) -> bool {
    rule.kind().id() == "little-killer"
}

fn is_outside(rule: &Rule) -> bool {
    is_little_killer(rule) || AT_ENDS.contains(&rule.kind().id())
}

/// Returns how many clues stand between this one and the board: little killers, then those at the same end of the same line
/// whose rules come first.
fn clues_before(geometry: &Geometry, rule: &Rule) -> usize {
    if is_little_killer(rule) {
        return 0;
    }
    let added = geometry.rules().added();
    let earlier = added.iter().take_while(|other| *other != rule);
    let same = earlier.filter(|other| is_outside(other) && other.cells().get(..2) == rule.cells().get(..2));
    usize::from(added.iter().any(is_little_killer)) + same.count()
}

/// Returns where a line of cells leads: to the right, and down. A corner alone is a diagonal from the side or from above.
fn way(geometry: &Geometry, cells: &[Cell]) -> (f64, f64) {
    let place = |cell: Cell| (geometry.column(cell) as f64, geometry.row(cell) as f64);
    let first = place(cells[0]);
    match cells.get(1).map(|cell| place(*cell)) {
        Some(second) => (second.0 - first.0, second.1 - first.1),
        None if first.0 == first.1 => (-1.0, 1.0),
        None => (1.0, 1.0),
    }
}

/// Returns the point between two at this distance from the first; beyond it if the distance is negative.
fn towards(from: Place, to: Place, distance: f64) -> Place {
    let part = distance / apart(from, to);
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

fn apart(a: Place, b: Place) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Adds the head of an arrow to a line, which stays one line: where it is pale, it must not cover itself twice.
fn with_head(mut places: Vec<Place>, size: f64) -> Vec<Place> {
    if let [.., before, end] = *places {
        let angle = (before.1 - end.1).atan2(before.0 - end.0);
        let wing = |turn: f64| {
            let (sin, cos) = (angle + turn).sin_cos();
            (end.0 + size * cos, end.1 + size * sin)
        };
        places.extend([wing(-0.7), end, wing(0.7)]);
    }
    places
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

    /// Shades the houses that are neither lines nor regions. A cage as large as a house has its own outline.
    fn shades(&mut self) {
        let rules = self.geometry.rules().added();
        let is_cage =
            |cells: &[Cell]| rules.iter().any(|rule| rule.kind().id() == "cage" && rule.cells() == cells);
        let is_shaded = |cell: &Cell| {
            let mut houses = self.geometry.houses_of(*cell).iter().map(|house| self.geometry.house(*house));
            houses.any(|house| {
                matches!(house.kind(), HouseKind::Window | HouseKind::Extra) && !is_cage(house.cells())
            })
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
            "nabner" => self.line(cells, 0.24, RuleTone::Hue(Hue::Vermilion), 0.35),
            "entropic" => self.line(cells, 0.24, RuleTone::Hue(Hue::Orange), 0.4),
            "modular" => self.line(cells, 0.24, RuleTone::Hue(Hue::Gold), 0.45),
            "region-sum" => self.line(cells, 0.24, RuleTone::Hue(Hue::Blue), 0.35),
            "zipper" => self.dashes(cells, 0.26, [0.05, 0.06], 0.32),
            "double-arrow" => self.double_arrow(cells),
            "lockout" => self.lockout(cells),
            "sum-line" => self.sum_line(rule),
            "palindrome" => self.line(cells, 0.14, RuleTone::Ink, 0.3),
            "clone" => self.squares(cells, 0.42, RuleTone::Hue(Hue::Sky), 0.2),
            "difference" => self.dot(rule, RuleTone::White, RuleTone::Black, 1),
            "ratio" => self.dot(rule, RuleTone::Black, RuleTone::White, 2),
            "pair-sum" => self.sum(rule),
            "greater-than" => self.greater(cells),
            "cage" => self.cage(rule, 0.022, [0.085, 0.06]),
            "sum" => self.cage(rule, 0.04, [0.0, 0.09]),
            "arrow" => self.arrow(rule),
            "little-killer" => self.clue(rule),
            "between" => self.between_ends(cells),
            "quadruple" => self.quadruple(rule),
            "sandwich" | "x-sum" | "skyscraper" => self.clue_at_end(rule),
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

    fn dashes(&mut self, cells: &[Cell], width: f64, pattern: [f64; 2], strength: f64) {
        let places = cells.iter().map(|cell| self.centre(*cell)).collect();
        self.below(RuleShape::Dashes { places, width, pattern }, RuleTone::Ink, strength);
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

    /// An outline a little inside the cells, with the number in the corner of the first.
    fn cage(&mut self, rule: &Rule, width: f64, pattern: [f64; 2]) {
        const INSET: f64 = 0.07;
        let text = rule.value().map(|value| value.to_string());
        let first = rule.cells()[0];
        let (x, y) = (self.geometry.column(first) as f64, self.geometry.row(first) as f64);
        let right = x + 0.055 + 0.145 * text.as_ref().map_or(0, String::len) as f64;
        for (index, mut places) in outlines(self.geometry, rule.cells(), INSET).into_iter().enumerate() {
            if index == 0 && text.is_some() {
                // The line leaves the corner to the number.
                places[0] = (right + 0.04, y + INSET);
                places.push((x + INSET, y + 0.25));
            } else {
                places.push(places[0]);
            }
            self.above(RuleShape::Dashes { places, width, pattern }, RuleTone::Ink);
        }
        if let Some(text) = text {
            let centre = ((x + 0.055 + right) / 2.0, y + 0.13);
            self.above(RuleShape::Text { centre, size: 0.22, text }, RuleTone::Ink);
        }
    }

    /// A line round the cells of the circle, and the shaft: a new one begins there where two cells do not touch.
    fn arrow(&mut self, rule: &Rule) {
        const RADIUS: f64 = 0.41;
        const WIDTH: f64 = 0.05;
        let size = usize::from(rule.number(self.geometry.side()).max(1));
        let (circle, shaft) = rule.cells().split_at(size.min(rule.cells().len()));
        let mut lines: Vec<Vec<Place>> = Vec::new();
        match *circle {
            [cell] => {
                let ring = RuleShape::Ring { centre: self.centre(cell), radius: RADIUS, width: WIDTH };
                // Arrows may share a circle.
                if self.marks.below.iter().all(|mark| mark.shape != ring) {
                    self.below(ring, RuleTone::Ink, 0.4);
                }
            }
            _ => {
                for line in outlines(self.geometry, circle, 0.5 - RADIUS) {
                    lines.push(rounded(&line, RADIUS));
                }
            }
        }
        let round = lines.len();
        let middles: Vec<Place> = circle.iter().map(|cell| self.centre(*cell)).collect();
        let shaft: Vec<Place> = shaft.iter().map(|cell| self.centre(*cell)).collect();
        for (index, at) in shaft.iter().enumerate() {
            match lines.last_mut() {
                Some(line) if index > 0 && apart(shaft[index - 1], *at) < 1.5 => line.push(*at),
                _ => {
                    let nearest =
                        middles.iter().copied().min_by(|a, b| apart(*a, *at).total_cmp(&apart(*b, *at)));
                    let from = nearest.unwrap_or(*at);
                    lines.push(vec![towards(from, *at, RADIUS + WIDTH), *at]);
                }
            }
        }
        for (index, mut places) in lines.into_iter().enumerate() {
            if index >= round
                && let [.., before, end] = *places
            {
                let last = places.len() - 1;
                places[last] = towards(end, before, -0.14);
                places = with_head(places, 0.2);
            }
            self.below(RuleShape::Line { places, width: WIDTH }, RuleTone::Ink, 0.4);
        }
    }

    /// A number outside the board, with an arrow that points along the diagonal.
    fn clue(&mut self, rule: &Rule) {
        let (right, down) = way(self.geometry, rule.cells());
        let (x, y) = self.centre(rule.cells()[0]);
        // Out from the corner where the diagonal begins.
        let out = |by: f64| (x - right * (0.5 + by), y - down * (0.5 + by));
        let text = rule.number(self.geometry.side()).to_string();
        self.above(RuleShape::Text { centre: out(0.33), size: 0.25, text }, RuleTone::Ink);
        let places = with_head(vec![out(0.18), out(0.05)], 0.09);
        self.above(RuleShape::Line { places, width: 0.03 }, RuleTone::Ink);
    }

    /// A line, and circles round its ends.
    fn between_ends(&mut self, cells: &[Cell]) {
        const RADIUS: f64 = 0.41;
        let mut places: Vec<Place> = cells.iter().map(|cell| self.centre(*cell)).collect();
        let last = places.len() - 1;
        for (end, next) in [(0, 1), (last, last - 1)] {
            let centre = places[end];
            let ring = RuleShape::Ring { centre, radius: RADIUS, width: 0.07 };
            // Lines may share a circle.
            if self.marks.below.iter().all(|mark| mark.shape != ring) {
                self.below(ring, RuleTone::Ink, 0.35);
            }
            places[end] = towards(centre, places[next], RADIUS + 0.06);
        }
        self.below(RuleShape::Line { places, width: 0.1 }, RuleTone::Ink, 0.25);
    }

    /// Circles round the ends, and a line with a head at each.
    fn double_arrow(&mut self, cells: &[Cell]) {
        const RADIUS: f64 = 0.41;
        const WIDTH: f64 = 0.05;
        let mut places: Vec<Place> = cells.iter().map(|cell| self.centre(*cell)).collect();
        let last = places.len() - 1;
        let tips = [(0, 1), (last, last - 1)].map(|(end, next)| {
            let centre = places[end];
            let ring = RuleShape::Ring { centre, radius: RADIUS, width: WIDTH };
            if self.marks.below.iter().all(|mark| mark.shape != ring) {
                self.below(ring, RuleTone::Ink, 0.4);
            }
            (end, towards(centre, places[next], RADIUS + WIDTH))
        });
        tips.into_iter().for_each(|(end, tip)| places[end] = tip);
        // Heads at both ends, in one line: a head goes back to the tip, so it is put first and turned round.
        let before = places.clone();
        places = with_head(places, 0.16);
        let mut back = with_head(before.into_iter().rev().collect(), 0.16);
        let head = back.split_off(back.len() - 4);
        places.splice(0..1, head.into_iter().rev().chain([]));
        self.below(RuleShape::Line { places, width: WIDTH }, RuleTone::Ink, 0.4);
    }

    /// A line between two diamonds.
    fn lockout(&mut self, cells: &[Cell]) {
        const SIZE: f64 = 0.46;
        let mut places: Vec<Place> = cells.iter().map(|cell| self.centre(*cell)).collect();
        let last = places.len() - 1;
        let ends = [(0, 1), (last, last - 1)].map(|(end, next)| {
            let (x, y) = places[end];
            let (right, down) = (places[next].0 - x, places[next].1 - y);
            let corners = [(x + SIZE, y), (x, y + SIZE), (x - SIZE, y), (x, y - SIZE), (x + SIZE, y)];
            let diamond = RuleShape::Line { places: corners.to_vec(), width: 0.07 };
            // Lines may share a diamond.
            if self.marks.below.iter().all(|mark| mark.shape != diamond) {
                self.below(diamond, RuleTone::Ink, 0.35);
            }
            // The edge of a diamond is as far away as its corner, right and down together.
            let part = (SIZE + 0.06) / (right.abs() + down.abs());
            (end, (x + right * part, y + down * part))
        });
        ends.into_iter().for_each(|(end, place)| places[end] = place);
        self.below(RuleShape::Line { places, width: 0.1 }, RuleTone::Ink, 0.25);
    }

    /// A line of dots, with its number between its first two cells.
    fn sum_line(&mut self, rule: &Rule) {
        self.dashes(rule.cells(), 0.14, [0.0, 0.2], 0.4);
        let centre = self.between(rule.cells());
        let text = rule.number(self.geometry.side()).to_string();
        self.above(RuleShape::Disc { centre, radius: 0.16 }, RuleTone::Paper);
        self.above(RuleShape::Text { centre, size: 0.22, text }, RuleTone::Ink);
    }

    /// A circle on a corner, with its digits, at most two in a row.
    fn quadruple(&mut self, rule: &Rule) {
        let (x, y) = self.centre(rule.cells()[0]);
        let centre = (x + 0.5, y + 0.5);
        self.above(RuleShape::Disc { centre, radius: QUADRUPLE + 0.025 }, RuleTone::Ink);
        self.above(RuleShape::Disc { centre, radius: QUADRUPLE }, RuleTone::Paper);
        let digits = rule.number(self.geometry.side()).to_string();
        let rows: Vec<String> =
            digits.as_bytes().chunks(2).map(|row| row.iter().map(|d| char::from(*d)).collect()).collect();
        let size = if rows.len() > 1 { 0.18 } else { 0.23 };
        for (row, text) in rows.iter().enumerate() {
            let down = (row as f64 - (rows.len() - 1) as f64 / 2.0) * 0.17;
            let centre = (centre.0, centre.1 + down);
            self.above(RuleShape::Text { centre, size, text: text.clone() }, RuleTone::Ink);
        }
    }

    /// A number outside the board, at the end of a row or column: plain for a sandwich, with an X for an X-sum, framed for a
    /// skyscraper.
    fn clue_at_end(&mut self, rule: &Rule) {
        let (right, down) = way(self.geometry, rule.cells());
        let (x, y) = self.centre(rule.cells()[0]);
        let away = 0.5 + ROOM * (clues_before(self.geometry, rule) as f64 + 0.5);
        let centre = (x - right * away, y - down * away);
        let number = rule.number(self.geometry.side());
        let text = if rule.kind().id() == "x-sum" { format!("X{number}") } else { number.to_string() };
        let size = [0.25, 0.25, 0.2].get(text.len() - 1).copied().unwrap_or(0.17);
        self.above(RuleShape::Text { centre, size, text }, RuleTone::Ink);
        if rule.kind().id() == "skyscraper" {
            let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
            let places = corners.map(|(x, y)| (centre.0 + 0.17 * x, centre.1 + 0.19 * y)).to_vec();
            self.above(RuleShape::Line { places, width: 0.03 }, RuleTone::Ink);
        }
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
        let others = ["r1c1 r1c2 r1c3 r1c4", "3 r2c1 r1c2", "3 r1c1 r1c9", "3 r1c1 r1c2 r2c1 r2c2"];
        for kind in RuleKind::all().filter(|kind| !kind.is_global()) {
            let cells = ["r1c1 r1c2", house, "3 r1c1 r1c2"].into_iter().chain(others);
            let mut written = cells.map(|cells| format!("{} {cells}", kind.id()));
            let rules = written.find_map(|written| Rules::read(board, &written).ok());
            let marks =
                RuleMarks::of(Geometry::of(&rules.unwrap_or_else(|| panic!("{}", kind.id()))).unwrap());
            assert!(!marks.below.is_empty() || !marks.above.is_empty(), "{}", kind.id());
        }
        assert_eq!(RuleMarks::of(board), RuleMarks::default());
    }

    fn marks(rules: &str) -> RuleMarks {
        let rules = Rules::read(Geometry::standard(9).unwrap(), rules).unwrap();
        RuleMarks::of(Geometry::of(&rules).unwrap())
    }

    #[test]
    fn a_cage_leaves_its_corner_to_its_number() {
        let corners = |rules: &str| match &marks(rules).above[0].shape {
            RuleShape::Dashes { places, .. } => places.clone(),
            other => panic!("{other:?}"),
        };
        let closed = corners("cage r1c1 r1c2");
        assert_eq!((closed.len(), closed[0]), (5, closed[4]));
        let open = corners("cage 12 r1c1 r1c2");
        assert_eq!(open.len(), 5);
        assert!(open[0].0 > 0.3 && open[4].1 > 0.2, "{open:?}");
        // Nine cells are a house, but not a shaded one.
        assert!(marks("cage r1c1 r1c2 r2c1 r2c2 r3c3 r3c4 r4c3 r4c4 r5c5").below.is_empty());
    }

    #[test]
    fn clues_outside_stand_apart() {
        let nine = Geometry::standard(9).unwrap();
        let seen = |rules: &str| {
            let board = Geometry::of(&Rules::read(nine, rules).unwrap()).unwrap();
            let texts = RuleMarks::of(board).above.into_iter().filter_map(|mark| match mark.shape {
                RuleShape::Text { centre, text, .. } => Some((text, centre)),
                _ => None,
            });
            (texts.collect::<Vec<_>>(), RuleMarks::room(board))
        };
        let (texts, room) = seen("sandwich 12 r2c1 r2c9; x-sum 20 r2c1 r2c9; skyscraper 3 r9c4 r1c4");
        let at = |text: &str, x, y| (text.to_owned(), (x, y));
        assert_eq!(texts, [at("12", -0.25, 1.5), at("X20", -0.75, 1.5), at("3", 3.5, 9.25)]);
        assert_eq!(room, [1.0, 0.5]);
        // The arrows of little killers are nearer to the board.
        let (texts, room) = seen("sandwich 12 r1c4 r9c4; little-killer 9 r1c3 r2c2 r3c1");
        assert_eq!((&texts[1], room), (&at("12", 3.5, -0.75), [1.0, 0.0]));
        // Four digits in two rows.
        let (texts, _) = seen("quadruple 1234 r1c1 r1c2 r2c1 r2c2");
        assert_eq!(texts.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(), ["12", "34"]);
    }

    #[test]
    fn a_shaft_branches_where_cells_do_not_touch() {
        let below = marks("arrow r5c5 r5c4 r6c4 r4c6; arrow r5c5 r6c6 r7c7").below;
        let count = |is: fn(&RuleShape) -> bool| below.iter().filter(|mark| is(&mark.shape)).count();
        assert_eq!(count(|shape| matches!(shape, RuleShape::Ring { .. })), 1);
        assert_eq!(count(|shape| matches!(shape, RuleShape::Line { .. })), 3);
        // Around two cells, one line and no circle.
        assert_eq!(marks("arrow 2 r1c1 r1c2 r2c3 r2c4").below.len(), 2);
    }
}
