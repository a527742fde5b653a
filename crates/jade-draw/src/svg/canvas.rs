//! [`Canvas`]: lines, text and shapes on a board. The unit is a cell.

use super::palette::Palette;
use super::writer::{Writer, num};
use crate::brush::{Brush, Shape};
use crate::rule_marks::RuleMarks;
use jade_grid::{Candidate, Cell, Digit, Geometry};

/// A board that is being drawn.
pub(super) struct Canvas {
    pub geometry: &'static Geometry,
    pub palette: &'static Palette,
    pub out: Writer,
    pub places: Places,
}

/// The places of the candidates within a cell.
pub(super) struct Places {
    columns: usize,
    rows: usize,
    /// How much lower the first row begins.
    crown: f64,
    /// How much nearer to the middle they all are.
    inset: f64,
    /// Font size of a digit, in cells.
    pub digit: f64,
    /// Font size of a candidate, in cells.
    pub mark: f64,
}

impl Places {
    fn on(geometry: &Geometry) -> Places {
        let (rows, columns) = geometry.candidate_places();
        let most = columns.max(rows) as f64;
        let digit = if geometry.side() > 61 { 0.42 } else { 0.68 };
        let crown = RuleMarks::crown(geometry);
        let inset = RuleMarks::inset(geometry);
        let mark = ((0.8 - crown - 2.0 * inset) / most).min(0.3);
        Places { columns, rows, crown, inset, digit, mark }
    }

    fn of(&self, digit: Digit) -> (f64, f64) {
        let (column, row) = (digit.index() % self.columns, digit.index() / self.columns);
        let along = |start: f64, index: usize, count: usize| {
            start + (0.89 - self.inset - start) * (index as f64 + 0.5) / count as f64
        };
        let start = 0.11 + self.inset;
        (along(start, column, self.columns), along(start + self.crown, row, self.rows))
    }

    /// Returns half the side of a shape around a candidate.
    pub(super) fn radius(&self) -> f64 {
        (0.4 - self.crown / 2.0 - self.inset) / self.columns.max(self.rows) as f64
    }
}

impl Canvas {
    pub(super) fn new(geometry: &'static Geometry, palette: &'static Palette) -> Canvas {
        Canvas { geometry, palette, out: Writer::new(), places: Places::on(geometry) }
    }

    /// Returns the upper left corner of a cell.
    pub(super) fn corner(&self, cell: Cell) -> (f64, f64) {
        (self.geometry.column(cell) as f64, self.geometry.row(cell) as f64)
    }

    pub(super) fn spot(&self, candidate: Candidate) -> (f64, f64) {
        let ((x, y), (dx, dy)) = (self.corner(candidate.cell), self.places.of(candidate.digit));
        (x + dx, y + dy)
    }

    pub(super) fn rect(&mut self, at: (f64, f64), size: (f64, f64), attributes: &[(&str, String)]) {
        let mut all =
            vec![("x", num(at.0)), ("y", num(at.1)), ("width", num(size.0)), ("height", num(size.1))];
        all.extend(attributes.iter().cloned());
        self.out.empty("rect", &all);
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), attributes: &[(&str, String)]) {
        let mut all = vec![("x1", num(from.0)), ("y1", num(from.1)), ("x2", num(to.0)), ("y2", num(to.1))];
        all.extend(attributes.iter().cloned());
        self.out.empty("line", &all);
    }

    /// Draws text centred at a point. Shifts it down by a share of the font size, since renderers disagree on
    /// `dominant-baseline`.
    pub(super) fn text(&mut self, at: (f64, f64), size: f64, text: &str, attributes: &[(&str, String)]) {
        let mut all = vec![("x", num(at.0)), ("y", num(at.1 + size * 0.36)), ("font-size", num(size))];
        all.extend(attributes.iter().cloned());
        self.out.text_element("text", &all, text);
    }

    pub(super) fn circle(&mut self, at: (f64, f64), radius: f64, attributes: &[(&str, String)]) {
        let mut all = vec![("cx", num(at.0)), ("cy", num(at.1)), ("r", num(radius))];
        all.extend(attributes.iter().cloned());
        self.out.empty("circle", &all);
    }

    /// Draws the shape of a brush around a point, within a square of twice the radius.
    pub(super) fn shape(&mut self, brush: Brush, at: (f64, f64), radius: f64, stroke: f64) {
        let tone = self.palette.tone(brush.hue).to_owned();
        let mut looks = vec![("stroke", tone.clone()), ("stroke-width", num(stroke))];
        if brush.shape.filled() {
            looks.extend([("fill", tone), ("fill-opacity", "0.3".to_owned())]);
        } else {
            looks.push(("fill", "none".to_owned()));
        }
        if brush.shape == Shape::DashedRing {
            looks.push(("stroke-dasharray", format!("{} {}", num(radius * 0.5), num(radius * 0.3))));
        }
        let radius = radius - stroke / 2.0;
        match brush.shape {
            Shape::Disc | Shape::Ring | Shape::DashedRing => self.circle(at, radius, &looks),
            Shape::DoubleRing => {
                self.circle(at, radius, &looks);
                self.circle(at, radius - 2.0 * stroke, &looks);
            }
            Shape::Square | Shape::Frame => {
                let side = radius * 0.94;
                looks.push(("rx", num(side * 0.2)));
                self.rect((at.0 - side, at.1 - side), (2.0 * side, 2.0 * side), &looks);
            }
            // The corners, as angles from the top in degrees. Triangles are slightly off-centre to fit the digit.
            Shape::Diamond | Shape::OpenDiamond => self.polygon(at, radius * 1.12, &[0, 90, 180, 270], looks),
            Shape::Hexagon | Shape::OpenHexagon => {
                self.polygon(at, radius * 1.08, &[30, 90, 150, 210, 270, 330], looks);
            }
            Shape::Triangle => {
                self.polygon((at.0, at.1 + radius * 0.1), radius * 1.3, &[0, 120, 240], looks);
            }
            Shape::Wedge => self.polygon((at.0, at.1 - radius * 0.1), radius * 1.3, &[60, 180, 300], looks),
        }
    }

    fn polygon(&mut self, at: (f64, f64), radius: f64, angles: &[u16], looks: Vec<(&str, String)>) {
        let points: Vec<String> = angles
            .iter()
            .map(|angle| {
                let (sin, cos) = f64::from(*angle).to_radians().sin_cos();
                format!("{},{}", num(at.0 + radius * sin), num(at.1 - radius * cos))
            })
            .collect();
        let mut all = vec![("points", points.join(" ")), ("stroke-linejoin", "round".to_owned())];
        all.extend(looks);
        self.out.empty("polygon", &all);
    }
}
