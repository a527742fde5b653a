//! [`svg()`]: a scene as a standalone SVG document, in units of a cell.

mod shape;
mod writer;

use crate::{BranchBrush, Brush, Hue, Outline, Scene, Sign, legend::LinkSign, signs};
use jade_grid::{Candidate, Cell, CellSet, Digit};
use jade_logic::{Link, Node, Role, Strength};
use shape::draw_shape;
use writer::Writer;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark lines on white.
    #[default]
    Light,
    /// Light lines on near black.
    Dark,
}

/// How [`svg()`] draws.
#[derive(Clone, Copy, Default)]
pub struct SvgOptions<'a> {
    /// Light or dark.
    pub theme: Theme,
    /// What the drawing shows, in words: its title, which screen readers speak.
    pub title: &'a str,
    /// What the signs are called: a legend is drawn under the board if this is given and there are any.
    pub legend: Option<&'a dyn Fn(Sign) -> String>,
}

/// The colours of what has no role.
pub(crate) struct Palette {
    pub paper: &'static str,
    pub given: &'static str,
    pub entry: &'static str,
    pub mark: &'static str,
    pub line: &'static str,
    pub hairline: &'static str,
    tone: fn(Hue) -> &'static str,
}

impl Palette {
    pub(crate) const LIGHT: Palette = Palette {
        paper: "#ffffff",
        given: "#15181c",
        entry: "#1d4f8f",
        mark: "#4a5058",
        line: "#30353b",
        hairline: "#a9afb6",
        tone: Hue::light,
    };
    pub(crate) const DARK: Palette = Palette {
        paper: "#16191d",
        given: "#f4f6f8",
        entry: "#9ccbff",
        mark: "#b9c0c8",
        line: "#c3c9d0",
        hairline: "#565d66",
        tone: Hue::dark,
    };

    fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Light => &Palette::LIGHT,
            Theme::Dark => &Palette::DARK,
        }
    }

    fn tone(&self, hue: Hue) -> &'static str {
        (self.tone)(hue)
    }
}

/// Room left of and above the board for the numbers of rows and columns.
const MARGIN: f64 = 0.6;
/// Room on the other sides.
const EDGE: f64 = 0.15;
/// Height of a line of the legend.
const LEGEND_LINE: f64 = 0.62;

/// Draws a scene. The `viewBox` counts cells: the cell in row 2, column 1 is the square from (0, 1) to (1, 2).
///
/// ```
/// use jade_draw::{Scene, SvgOptions, svg};
/// let puzzle = jade_grid::format::line::read("1.3..2......4...").unwrap();
/// let drawn = svg(&Scene::of_puzzle(&puzzle), &SvgOptions { title: "A 4×4 puzzle", ..Default::default() });
/// assert!(drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// ```
pub fn svg(scene: &Scene, options: &SvgOptions<'_>) -> String {
    let legend = options.legend.map_or(Vec::new(), |names| legend_items(scene, names));
    let lines = legend.iter().map(|item| item.line + 1).max().unwrap_or(0);
    let side = scene.geometry().side() as f64;
    let below = if lines > 0 { lines as f64 * LEGEND_LINE + 0.1 } else { 0.0 };
    let mut drawing =
        Drawing { scene, palette: Palette::of(options.theme), out: Writer::new(), sub: SubGrid::of(scene) };
    let (width, height) = (MARGIN + side + EDGE, MARGIN + side + EDGE + below);
    let out = &mut drawing.out;
    out.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg".into()),
            ("viewBox", format!("{} {} {} {}", num(-MARGIN), num(-MARGIN), num(width), num(height))),
            ("role", "img".into()),
            ("font-family", "Inter, 'Segoe UI', Roboto, 'DejaVu Sans', Arial, sans-serif".into()),
            ("text-anchor", "middle".into()),
        ],
    );
    if !options.title.is_empty() {
        out.text_element("title", &[], options.title);
    }
    let paper = drawing.palette.paper;
    drawing.rect((-MARGIN, -MARGIN), (width, height), &[("fill", paper.into())]);
    drawing.cell_tints();
    drawing.grid();
    drawing.numbers();
    drawing.house_outlines();
    drawing.digits();
    drawing.links();
    drawing.legend(&legend);
    drawing.out.close("svg");
    drawing.out.finish()
}

/// A number with at most three decimals, without zeros at its end.
fn num(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Where the candidates stand within a cell.
struct SubGrid {
    columns: usize,
    rows: usize,
    /// Font size of a digit and of a candidate, in cells.
    digit: f64,
    mark: f64,
}

impl SubGrid {
    fn of(scene: &Scene) -> SubGrid {
        let (columns, rows) = (scene.geometry().box_columns(), scene.geometry().box_rows());
        let most = columns.max(rows) as f64;
        let digit = if scene.geometry().side() > 61 { 0.42 } else { 0.68 };
        SubGrid { columns, rows, digit, mark: (0.8 / most).min(0.3) }
    }

    fn place(&self, digit: Digit) -> (f64, f64) {
        let (column, row) = (digit.index() % self.columns, digit.index() / self.columns);
        let along = |index: usize, count: usize| 0.11 + 0.78 * (index as f64 + 0.5) / count as f64;
        (along(column, self.columns), along(row, self.rows))
    }

    /// Half the side of a shape round a candidate.
    fn radius(&self) -> f64 {
        0.4 / self.columns.max(self.rows) as f64
    }
}

struct LegendItem {
    sign: Sign,
    name: String,
    x: f64,
    line: usize,
}

/// Sets the legend in lines as wide as the board, by an estimate of how wide letters are.
fn legend_items(scene: &Scene, names: &dyn Fn(Sign) -> String) -> Vec<LegendItem> {
    let side = scene.geometry().side() as f64;
    let (mut x, mut line) = (0.0, 0);
    let mut items = Vec::new();
    for sign in signs(scene) {
        let name = names(sign);
        let width = 0.75 + name.chars().count() as f64 * 0.2;
        if x > 0.0 && x + width > side {
            (x, line) = (0.0, line + 1);
        }
        items.push(LegendItem { sign, name, x, line });
        x += width + 0.3;
    }
    items
}

struct Drawing<'s> {
    scene: &'s Scene,
    palette: &'static Palette,
    out: Writer,
    sub: SubGrid,
}

impl Drawing<'_> {
    fn corner(&self, cell: Cell) -> (f64, f64) {
        let geometry = self.scene.geometry();
        (geometry.column(cell) as f64, geometry.row(cell) as f64)
    }

    fn spot(&self, candidate: Candidate) -> (f64, f64) {
        let ((x, y), (dx, dy)) = (self.corner(candidate.cell), self.sub.place(candidate.digit));
        (x + dx, y + dy)
    }

    fn rect(&mut self, at: (f64, f64), size: (f64, f64), attributes: &[(&str, String)]) {
        let mut all =
            vec![("x", num(at.0)), ("y", num(at.1)), ("width", num(size.0)), ("height", num(size.1))];
        all.extend(attributes.iter().cloned());
        self.out.empty("rect", &all);
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), attributes: &[(&str, String)]) {
        let mut all = vec![("x1", num(from.0)), ("y1", num(from.1)), ("x2", num(to.0)), ("y2", num(to.1))];
        all.extend(attributes.iter().cloned());
        self.out.empty("line", &all);
    }

    /// Text whose middle is at a point. The shift down is a share of the font size, as renderers disagree on
    /// `dominant-baseline`.
    fn text(&mut self, at: (f64, f64), size: f64, text: &str, attributes: &[(&str, String)]) {
        let mut all = vec![("x", num(at.0)), ("y", num(at.1 + size * 0.36)), ("font-size", num(size))];
        all.extend(attributes.iter().cloned());
        self.out.text_element("text", &all, text);
    }

    fn cell_tints(&mut self) {
        for &(house, role) in self.scene.houses() {
            let tone = self.palette.tone(Brush::of(role).hue);
            for &cell in self.scene.geometry().house(house).cells() {
                let corner = self.corner(cell);
                self.rect(corner, (1.0, 1.0), &[("fill", tone.into()), ("fill-opacity", "0.09".into())]);
            }
        }
        for &(cell, role) in self.scene.cells() {
            let tone = self.palette.tone(Brush::of(role).hue);
            let corner = self.corner(cell);
            let opacity = if role == Role::Witness { "0.16" } else { "0.22" };
            self.rect(corner, (1.0, 1.0), &[("fill", tone.into()), ("fill-opacity", opacity.into())]);
        }
    }

    fn grid(&mut self) {
        let geometry = self.scene.geometry();
        let side = geometry.side();
        for boxes in [false, true] {
            let (colour, width) =
                if boxes { (self.palette.line, 0.06) } else { (self.palette.hairline, 0.02) };
            let group = [
                ("stroke", colour.to_owned()),
                ("stroke-width", num(width)),
                ("stroke-linecap", "square".into()),
            ];
            self.out.open("g", &group);
            for at in 0..=side {
                let (end, position) = (side as f64, at as f64);
                if at.is_multiple_of(geometry.box_rows()) == boxes {
                    self.line((0.0, position), (end, position), &[]);
                }
                if at.is_multiple_of(geometry.box_columns()) == boxes {
                    self.line((position, 0.0), (position, end), &[]);
                }
            }
            self.out.close("g");
        }
    }

    fn numbers(&mut self) {
        self.out.open("g", &[("fill", self.palette.mark.into())]);
        for index in 0..self.scene.geometry().side() {
            let (at, number) = (index as f64 + 0.5, (index + 1).to_string());
            self.text((at, -0.3), 0.28, &number, &[]);
            self.text((-0.3, at), 0.28, &number, &[]);
        }
        self.out.close("g");
    }

    fn house_outlines(&mut self) {
        let houses = self.scene.houses().to_vec();
        for (index, (house, role)) in houses.into_iter().enumerate() {
            let cells = self.scene.geometry().house(house).cells();
            let brush = Brush::of(role);
            let corners = || cells.iter().map(|cell| self.corner(*cell));
            let left = corners().map(|(x, _)| x).fold(f64::INFINITY, f64::min);
            let top = corners().map(|(_, y)| y).fold(f64::INFINITY, f64::min);
            let right = corners().map(|(x, _)| x + 1.0).fold(0.0, f64::max);
            let bottom = corners().map(|(_, y)| y + 1.0).fold(0.0, f64::max);
            // Outlines of two houses that share an edge stand side by side.
            let inset = 0.05 + 0.05 * (index % 3) as f64;
            let mut attributes = vec![
                ("fill", "none".to_owned()),
                ("stroke", self.palette.tone(brush.hue).into()),
                ("stroke-width", "0.07".into()),
                ("rx", "0.08".into()),
            ];
            match brush.outline {
                Outline::Solid => {}
                Outline::Dashed => attributes.push(("stroke-dasharray", "0.26 0.14".into())),
                Outline::Dotted => {
                    attributes.extend([
                        ("stroke-dasharray", "0 0.15".to_owned()),
                        ("stroke-linecap", "round".into()),
                    ]);
                }
            }
            self.rect(
                (left + inset, top + inset),
                (right - left - 2.0 * inset, bottom - top - 2.0 * inset),
                &attributes,
            );
        }
    }

    fn digits(&mut self) {
        for cell in self.scene.geometry().cells() {
            let (x, y) = self.corner(cell);
            let centre = (x + 0.5, y + 0.5);
            if let Some(digit) = self.scene.placement(cell) {
                let tone = self.palette.tone(Brush::PLACEMENT);
                self.out.empty(
                    "circle",
                    &[
                        ("cx", num(centre.0)),
                        ("cy", num(centre.1)),
                        ("r", "0.4".into()),
                        ("fill", self.palette.paper.into()),
                        ("stroke", tone.into()),
                        ("stroke-width", "0.06".into()),
                    ],
                );
                self.digit(centre, self.sub.digit * 0.86, digit, tone, true);
            } else if let Some(digit) = self.scene.digit(cell) {
                if let Some(role) = self.scene.cell_role(cell) {
                    draw_shape(&mut self.out, Brush::of(role), self.palette, centre, 0.4, 0.035);
                }
                let given = self.scene.is_given(cell);
                let ink = if given { self.palette.given } else { self.palette.entry };
                self.digit(centre, self.sub.digit, digit, ink, given);
            } else {
                self.candidates(cell);
            }
        }
    }

    fn digit(&mut self, at: (f64, f64), size: f64, digit: Digit, ink: &str, bold: bool) {
        let text = if self.scene.geometry().side() > 61 {
            digit.get().to_string()
        } else {
            digit.symbol().to_string()
        };
        let mut attributes = vec![("fill", ink.to_owned())];
        if bold {
            attributes.push(("font-weight", "700".into()));
        }
        self.text(at, size, &text, &attributes);
    }

    fn candidates(&mut self, cell: Cell) {
        let shown = self.scene.shown(cell);
        if shown.is_empty()
            && let Some(role) = self.scene.cell_role(cell)
        {
            let (x, y) = self.corner(cell);
            draw_shape(&mut self.out, Brush::of(role), self.palette, (x + 0.5, y + 0.5), 0.26, 0.04);
        }
        for digit in shown {
            let candidate = Candidate::new(cell, digit);
            let at = self.spot(candidate);
            let role = self.scene.candidate_role(candidate);
            let eliminated = self.scene.is_eliminated(candidate);
            if let Some(role) = role {
                let radius = self.sub.radius();
                draw_shape(&mut self.out, Brush::of(role), self.palette, at, radius, 0.025);
            }
            let ink = match (eliminated, role) {
                (true, _) => self.palette.tone(Brush::ELIMINATION),
                (false, Some(_)) => self.palette.given,
                (false, None) => self.palette.mark,
            };
            let bold = eliminated || role.is_some();
            self.digit(at, self.sub.mark, digit, ink, bold);
            if eliminated {
                let (dx, dy) = (self.sub.radius() * 0.9, self.sub.radius() * 0.75);
                let stroke = [
                    ("stroke", ink.into()),
                    ("stroke-width", "0.04".into()),
                    ("stroke-linecap", "round".into()),
                ];
                self.line((at.0 - dx, at.1 + dy), (at.0 + dx, at.1 - dy), &stroke);
            }
        }
    }

    fn links(&mut self) {
        let several = self.scene.branches().len() > 1;
        for (link, branch) in self.scene.all_links() {
            let (from, to) = self.nearest_ends(link);
            let brush = Brush::branch(branch.unwrap_or(0));
            for node in [&link.from, &link.to] {
                self.group(node, brush);
            }
            self.arrow(from, to, link.strength, self.sub.radius(), brush);
            // Letters stand on the lines, which bow.
            let long = (to.0 - from.0).hypot(to.1 - from.1) > 0.6;
            if several && branch.is_some() && long {
                self.letter(bow(from, to).1, brush);
            }
        }
    }

    /// A frame round the candidates of a group, which are one for a chain.
    fn group(&mut self, node: &Node, brush: BranchBrush) {
        let Node::Group { digit, cells } = node else { return };
        let spots: Vec<(f64, f64)> =
            cells.iter().map(|cell| self.spot(Candidate::new(cell, *digit))).collect();
        let (Some(first), Some(last)) = (spots.first(), spots.last()) else { return };
        // They lie in one line of a box: the first and the last in reading order are its ends.
        let reach = self.sub.radius() + 0.04;
        let look = [
            ("rx", num(reach)),
            ("fill", "none".to_owned()),
            ("stroke", self.palette.tone(brush.hue).to_owned()),
            ("stroke-width", "0.035".to_owned()),
        ];
        let size = (last.0 - first.0 + 2.0 * reach, last.1 - first.1 + 2.0 * reach);
        self.rect((first.0 - reach, first.1 - reach), size, &look);
    }

    /// The two candidates of a link's ends that lie nearest to each other: of a group, its near cell.
    fn nearest_ends(&self, link: &Link) -> ((f64, f64), (f64, f64)) {
        let spots = |node: &Node| -> Vec<(f64, f64)> {
            let (digit, cells) = match node {
                Node::Candidate(candidate) => (candidate.digit, CellSet::only(candidate.cell)),
                Node::Group { digit, cells } | Node::AlmostLockedSet { digit, cells } => (*digit, *cells),
            };
            cells.iter().map(|cell| self.spot(Candidate::new(cell, digit))).collect()
        };
        let (from, to) = (spots(&link.from), spots(&link.to));
        let distance = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
        let pairs = from.iter().flat_map(|a| to.iter().map(move |b| (*a, *b)));
        pairs.min_by(|a, b| distance(a.0, a.1).total_cmp(&distance(b.0, b.1))).unwrap_or_default()
    }

    /// The letter of a branch, on its line.
    fn letter(&mut self, at: (f64, f64), brush: BranchBrush) {
        let (paper, ink) = (self.palette.paper, self.palette.given);
        self.out.empty(
            "circle",
            &[("cx", num(at.0)), ("cy", num(at.1)), ("r", "0.12".into()), ("fill", paper.into())],
        );
        let attributes = [("fill", ink.to_owned()), ("font-weight", "700".to_owned())];
        self.text(at, 0.22, &brush.letter.to_string(), &attributes);
    }

    /// An arrow from one shape to another, bent a little so that it does not run over what lies between.
    fn arrow(
        &mut self,
        from: (f64, f64),
        to: (f64, f64),
        strength: Strength,
        radius: f64,
        brush: BranchBrush,
    ) {
        if (to.0 - from.0).hypot(to.1 - from.1) < 2.2 * radius {
            return;
        }
        let (middle, _) = bow(from, to);
        // Towards the bend at either end, as far as the shapes reach.
        let towards = |a: (f64, f64), b: (f64, f64), by: f64| {
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let length = dx.hypot(dy).max(f64::EPSILON);
            (a.0 + dx / length * by, a.1 + dy / length * by)
        };
        let head = 0.14;
        let start = towards(from, middle, radius + 0.02);
        let tip = towards(to, middle, radius + 0.02);
        let neck = towards(tip, middle, head * 0.8);
        let tone = self.palette.tone(brush.hue);
        let path = format!(
            "M{} {}Q{} {} {} {}",
            num(start.0),
            num(start.1),
            num(middle.0),
            num(middle.1),
            num(neck.0),
            num(neck.1)
        );
        let mut attributes = vec![
            ("d", path),
            ("fill", "none".to_owned()),
            ("stroke", tone.into()),
            ("stroke-width", if brush.double { "0.1" } else { "0.05" }.into()),
        ];
        if strength == Strength::Weak {
            attributes.push(("stroke-dasharray", "0.12 0.09".into()));
        }
        self.out.empty("path", &attributes);
        if brush.double {
            // A wide line with paper in its middle is two lines.
            attributes.truncate(2);
            let paper = self.palette.paper;
            attributes.extend([("stroke", paper.to_owned()), ("stroke-width", "0.04".to_owned())]);
            self.out.empty("path", &attributes);
        }
        let (vx, vy) = ((tip.0 - neck.0) / (head * 0.8), (tip.1 - neck.1) / (head * 0.8));
        let back = (tip.0 - vx * head, tip.1 - vy * head);
        let wing = head * 0.5;
        let points =
            [tip, (back.0 - vy * wing, back.1 + vx * wing), (back.0 + vy * wing, back.1 - vx * wing)];
        let points = points.map(|(x, y)| format!("{},{}", num(x), num(y))).join(" ");
        self.out.empty("polygon", &[("points", points), ("fill", tone.into())]);
    }

    fn legend(&mut self, items: &[LegendItem]) {
        let top = self.scene.geometry().side() as f64 + EDGE + 0.1;
        for item in items {
            let at = (item.x + 0.25, top + (item.line as f64 + 0.5) * LEGEND_LINE);
            let line = |palette: &Palette, hue: Hue| {
                [("stroke", palette.tone(hue).to_owned()), ("stroke-width", "0.05".to_owned())]
            };
            match item.sign {
                Sign::Role(role) => {
                    draw_shape(&mut self.out, Brush::of(role), self.palette, at, 0.19, 0.035);
                }
                Sign::Placement => {
                    let mut ring = vec![
                        ("cx", num(at.0)),
                        ("cy", num(at.1)),
                        ("r", "0.19".into()),
                        ("fill", "none".into()),
                    ];
                    ring.extend(line(self.palette, Brush::PLACEMENT));
                    self.out.empty("circle", &ring);
                }
                Sign::Elimination => {
                    let stroke = line(self.palette, Brush::ELIMINATION);
                    self.line((at.0 - 0.15, at.1 + 0.13), (at.0 + 0.15, at.1 - 0.13), &stroke);
                }
                Sign::Link(link) => {
                    let (from, to) = ((at.0 - 0.25, at.1), (at.0 + 0.25, at.1));
                    let strength = if link == LinkSign::Strong { Strength::Strong } else { Strength::Weak };
                    self.arrow(from, to, strength, 0.0, Brush::branch(0));
                }
                Sign::Branch(number) => {
                    let brush = Brush::branch(number);
                    self.arrow((at.0 - 0.25, at.1), (at.0 + 0.25, at.1), Strength::Strong, 0.0, brush);
                    self.letter((at.0, at.1 + 0.08), brush);
                }
            }
            let ink = [("fill", self.palette.given.to_owned()), ("text-anchor", "start".to_owned())];
            self.text((item.x + 0.6, at.1), 0.36, &item.name, &ink);
        }
    }
}

/// Where an arrow between two points is drawn to by its curve, and the middle of that curve.
fn bow(from: (f64, f64), to: (f64, f64)) -> ((f64, f64), (f64, f64)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f64::EPSILON);
    let bend = (length * 0.16).min(0.5);
    let at = |bend: f64| {
        (f64::midpoint(from.0, to.0) - dy / length * bend, f64::midpoint(from.1, to.1) + dx / length * bend)
    };
    (at(bend), at(bend / 2.0))
}

#[cfg(test)]
mod tests;
