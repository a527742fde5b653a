//! Reads marks from the shapes of an SVG document by their place and look.

use crate::for_all_steps;
use jade_draw::{Brush, Hue, Outline, Picture, SceneNode, Shape, SvgOptions, Theme, svg};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseId};
use jade_logic::Strength;
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

type Point = (f64, f64);

#[test]
fn svg_marks_what_the_scene_says() {
    for theme in [Theme::Light, Theme::Dark] {
        for_all_steps(|name, picture| {
            let drawn = svg(picture, &SvgOptions { theme, ..SvgOptions::default() });
            let document = Document::parse(&drawn).unwrap();
            let reader = Reader { document: &document, geometry: picture.geometry(), theme };
            let scene = picture.scene();
            let expected: BTreeSet<String> =
                scene.houses().iter().map(|(id, role)| house_mark(*id, Brush::of(*role))).collect();
            assert_eq!(reader.houses(), expected, "{name}");
            let expected: BTreeSet<String> =
                scene.cells().iter().map(|(cell, role)| cell_mark(*cell, Brush::of(*role).hue)).collect();
            assert_eq!(reader.cells(), expected, "{name}");
            let expected: BTreeSet<String> = scene
                .candidates()
                .iter()
                .map(|(candidate, role)| {
                    candidate_mark(*candidate, Brush::of(*role).hue, Brush::of(*role).shape)
                })
                .collect();
            assert_eq!(reader.candidates(), expected, "{name}");
            assert_eq!(reader.struck(), scene.eliminations().iter().copied().collect(), "{name}");
            assert_eq!(reader.ringed(), scene.placements().iter().copied().collect(), "{name}");
            reader.check_links(picture, name);
        });
    }
}

/// Two pictures of one board without marks are equal, so the marks are read from the drawing.
#[test]
fn marks_that_are_not_drawn_are_not_read() {
    let mut compared = 0;
    for_all_steps(|_, picture| {
        let bare = Picture::clone(picture).with_scene(jade_draw::Scene::default());
        let drawn = svg(&bare, &SvgOptions::default());
        let document = Document::parse(&drawn).unwrap();
        let reader = Reader { document: &document, geometry: picture.geometry(), theme: Theme::Light };
        assert!(reader.houses().is_empty() && reader.cells().is_empty() && reader.candidates().is_empty());
        assert!(reader.struck().is_empty() && reader.ringed().is_empty() && reader.arrows().is_empty());
        compared += 1;
    });
    assert!(compared > 150, "{compared}");
}

fn house_mark(house: HouseId, brush: Brush) -> String {
    format!("{} {:?} {:?}", house.index(), brush.hue, brush.outline)
}

fn cell_mark(cell: Cell, hue: Hue) -> String {
    format!("{} {hue:?}", cell.index())
}

fn candidate_mark(candidate: Candidate, hue: Hue, shape: Shape) -> String {
    format!("{}={} {hue:?} {shape:?}", candidate.cell.index(), candidate.digit)
}

struct Reader<'d> {
    document: &'d Document<'d>,
    geometry: &'static Geometry,
    theme: Theme,
}

/// An arrow: its ends and its look.
struct Arrow {
    start: Point,
    tip: Point,
    hue: Hue,
    weak: bool,
    double: bool,
}

impl Reader<'_> {
    fn elements<'a>(&'a self, tag: &'a str, width: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
        let nodes = self.document.descendants();
        nodes.filter(move |node| node.has_tag_name(tag) && node.attribute("stroke-width") == Some(width))
    }

    fn hue(&self, tone: &str) -> Hue {
        let tone_of = |hue: Hue| if self.theme == Theme::Light { hue.light() } else { hue.dark() };
        Hue::ALL.into_iter().find(|hue| tone_of(*hue) == tone).unwrap_or_else(|| panic!("{tone} is no hue"))
    }

    fn stroke(&self, node: Node<'_, '_>) -> Hue {
        self.hue(node.attribute("stroke").unwrap())
    }

    fn cell_at(&self, (x, y): Point) -> Cell {
        self.geometry.cell_at(y as usize, x as usize)
    }

    fn spot(&self, candidate: Candidate) -> Point {
        let (rows, columns) = self.geometry.candidate_places();
        let index = candidate.digit.index();
        // Below the number of a cage there is less room.
        let crown = jade_draw::RuleMarks::crown(self.geometry);
        // Circles on corners keep them nearer to the middle.
        let inset = jade_draw::RuleMarks::inset(self.geometry);
        let along = |start: f64, index: usize, count: usize| {
            start + (0.89 - inset - start) * (index as f64 + 0.5) / count as f64
        };
        let corner = (self.geometry.column(candidate.cell) as f64, self.geometry.row(candidate.cell) as f64);
        (
            corner.0 + along(0.11 + inset, index % columns, columns),
            corner.1 + along(0.11 + inset + crown, index / columns, rows),
        )
    }

    fn candidate_at(&self, at: Point) -> Candidate {
        let cell = self.cell_at(at);
        let all = Digit::all(self.geometry.side()).map(|digit| Candidate::new(cell, digit));
        let far = |candidate: &Candidate| distance(self.spot(*candidate), at);
        let nearest = all.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap();
        assert!(far(&nearest) < 0.05, "{at:?} is the place of no candidate");
        nearest
    }

    fn houses(&self) -> BTreeSet<String> {
        let mark = |node: Node<'_, '_>| {
            let house = match node.attribute("d") {
                Some(edges) => self.house_within(edges),
                None => {
                    let (x, y, width, height) = bounds(node);
                    let bounds = (x.floor(), y.floor(), (x + width).ceil(), (y + height).ceil());
                    self.geometry.house_ids().find(|id| self.bounds(*id) == bounds)
                }
            };
            let outline = match node.attribute("stroke-dasharray") {
                None => Outline::Solid,
                Some(_) if node.has_attribute("stroke-linecap") => Outline::Dotted,
                Some(_) => Outline::Dashed,
            };
            format!("{} {:?} {outline:?}", house.expect("a house").index(), self.stroke(node))
        };
        self.elements("rect", "0.07").chain(self.elements("path", "0.07")).map(mark).collect()
    }

    /// Returns the house of any shape inside which all these edges begin.
    fn house_within(&self, edges: &str) -> Option<HouseId> {
        let starts = edges.split('M').skip(1).map(|edge| point(edge.split('L').next().unwrap(), ' '));
        let cells: Vec<Cell> = starts.map(|start| self.cell_at(start)).collect();
        let holds_all =
            |id: &HouseId| cells.iter().all(|cell| self.geometry.house(*id).cells().contains(cell));
        self.geometry.house_ids().find(holds_all)
    }

    fn bounds(&self, house: HouseId) -> (f64, f64, f64, f64) {
        let cells = self.geometry.house(house).cells();
        let columns = || cells.iter().map(|cell| self.geometry.column(*cell));
        let rows = || cells.iter().map(|cell| self.geometry.row(*cell));
        let (left, top) = (columns().min().unwrap(), rows().min().unwrap());
        let (right, bottom) = (columns().max().unwrap() + 1, rows().max().unwrap() + 1);
        (left as f64, top as f64, right as f64, bottom as f64)
    }

    fn cells(&self) -> BTreeSet<String> {
        let tints = self.document.descendants();
        let tints = tints.filter(|node| matches!(node.attribute("fill-opacity"), Some("0.22" | "0.16")));
        tints
            .map(|node| {
                let (x, y, ..) = bounds(node);
                cell_mark(self.cell_at((x, y)), self.hue(node.attribute("fill").unwrap()))
            })
            .collect()
    }

    /// Returns the shapes around candidates. A double ring is two concentric rings.
    fn candidates(&self) -> BTreeSet<String> {
        let mut rings: Vec<Candidate> = Vec::new();
        let mut marks = BTreeSet::new();
        for tag in ["circle", "rect", "polygon"] {
            for node in self.elements(tag, "0.025") {
                let filled = node.attribute("fill") != Some("none");
                let dashed = node.has_attribute("stroke-dasharray");
                let (at, shape) = match tag {
                    "circle" if filled => (centre(node), Shape::Disc),
                    "circle" if dashed => (centre(node), Shape::DashedRing),
                    "circle" => (centre(node), Shape::Ring),
                    "rect" => {
                        let (x, y, width, height) = bounds(node);
                        let shape = if filled { Shape::Square } else { Shape::Frame };
                        ((x + width / 2.0, y + height / 2.0), shape)
                    }
                    _ => polygon(node, filled),
                };
                let candidate = self.candidate_at(at);
                let hue = self.stroke(node);
                if shape == Shape::Ring && rings.contains(&candidate) {
                    marks.remove(&candidate_mark(candidate, hue, Shape::Ring));
                    marks.insert(candidate_mark(candidate, hue, Shape::DoubleRing));
                } else {
                    marks.insert(candidate_mark(candidate, hue, shape));
                }
                if shape == Shape::Ring {
                    rings.push(candidate);
                }
            }
        }
        marks
    }

    fn struck(&self) -> BTreeSet<Candidate> {
        let middle = |node: Node<'_, '_>| {
            let [x1, x2, y1, y2] = ["x1", "x2", "y1", "y2"].map(|name| number(node, name));
            (f64::midpoint(x1, x2), f64::midpoint(y1, y2))
        };
        let strokes = self.elements("line", "0.04").filter(|node| self.stroke(*node) == Brush::ELIMINATION);
        strokes.map(|node| self.candidate_at(middle(node))).collect()
    }

    /// Returns the cells with a ring, and their digits.
    fn ringed(&self) -> BTreeSet<Candidate> {
        let rings = self.elements("circle", "0.06").filter(|node| self.stroke(*node) == Brush::PLACEMENT);
        rings
            .map(|node| {
                let text = node.next_siblings().find(|next| next.has_tag_name("text")).unwrap();
                let symbol = text.text().unwrap();
                let digit = Digit::all(16).find(|digit| digit.symbol().to_string() == symbol).unwrap();
                Candidate::new(self.cell_at(centre(node)), digit)
            })
            .collect()
    }

    fn arrows(&self) -> Vec<Arrow> {
        let single = self.elements("path", "0.05").map(|node| (node, false));
        let double = self.elements("path", "0.1").map(|node| (node, true));
        let mut arrows: Vec<(Node<'_, '_>, bool)> = single.chain(double).collect();
        arrows.sort_by_key(|(node, _)| node.range().start);
        let arrow = |(node, double): (Node<'_, '_>, bool)| {
            let path = node.attribute("d").unwrap().trim_start_matches('M');
            let start = point(path.split('Q').next().unwrap(), ' ');
            let head = node.next_siblings().find(|next| next.has_tag_name("polygon")).unwrap();
            let tip = point(head.attribute("points").unwrap().split(' ').next().unwrap(), ',');
            let weak = node.has_attribute("stroke-dasharray");
            Arrow { start, tip, hue: self.stroke(node), weak, double }
        };
        arrows.into_iter().map(arrow).collect()
    }

    fn check_links(&self, picture: &Picture, name: &str) {
        let links = picture.scene().links();
        let arrows = self.arrows();
        assert_eq!(arrows.len(), links.len(), "{name}");
        let near = |node: &SceneNode, at: Point| {
            node.cells.iter().any(|cell| distance(self.spot(Candidate::new(cell, node.digit)), at) < 0.23)
        };
        for (link, arrow) in links.iter().zip(&arrows) {
            assert!(near(&link.from, arrow.start) && near(&link.to, arrow.tip), "{name}: {link:?}");
            assert_eq!(arrow.weak, link.strength == Strength::Weak, "{name}: {link:?}");
            let brush = Brush::branch(link.branch.unwrap_or(0));
            assert_eq!((arrow.hue, arrow.double), (brush.hue, brush.double), "{name}: {link:?}");
        }
        let framed = links.iter().flat_map(|link| [link.from, link.to]).filter(|node| node.framed);
        let expected: Vec<BTreeSet<Cell>> = framed.map(|node| node.cells.iter().collect()).collect();
        let frames = self.elements("rect", "0.035").map(|node| {
            let (x, y, width, height) = bounds(node);
            let inside = |(px, py): Point| px > x && px < x + width && py > y && py < y + height;
            let reach = number(node, "rx");
            let first = self.candidate_at((x + reach, y + reach));
            let cells = self.geometry.cells().filter(|cell| {
                let one = Candidate::new(*cell, first.digit);
                inside(self.spot(one)) && picture.shown(*cell).contains(first.digit)
            });
            cells.collect::<BTreeSet<Cell>>()
        });
        assert_eq!(frames.collect::<Vec<_>>(), expected, "{name}");
    }
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn bounds(node: Node<'_, '_>) -> (f64, f64, f64, f64) {
    (number(node, "x"), number(node, "y"), number(node, "width"), number(node, "height"))
}

fn centre(node: Node<'_, '_>) -> Point {
    (number(node, "cx"), number(node, "cy"))
}

fn point(text: &str, separator: char) -> Point {
    let (x, y) = text.split_once(separator).unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Returns the centre and the shape of a polygon.
fn polygon(node: Node<'_, '_>, filled: bool) -> (Point, Shape) {
    let corners: Vec<Point> =
        node.attribute("points").unwrap().split(' ').map(|corner| point(corner, ',')).collect();
    let count = corners.len() as f64;
    let at = (
        corners.iter().map(|(x, _)| x).sum::<f64>() / count,
        corners.iter().map(|(_, y)| y).sum::<f64>() / count,
    );
    // The first corner of a triangle is its tip; a wedge stands on its tip.
    let shape = match (corners.len(), filled) {
        (4, true) => Shape::Diamond,
        (4, false) => Shape::OpenDiamond,
        (6, true) => Shape::Hexagon,
        (6, false) => Shape::OpenHexagon,
        (3, _) if corners[0].1 < at.1 - 0.1 => Shape::Triangle,
        _ => Shape::Wedge,
    };
    (at, shape)
}
