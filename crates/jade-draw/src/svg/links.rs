//! Links: arrows between candidates, frames around groups, letters of branches.

use super::canvas::Canvas;
use super::writer::num;
use crate::brush::{BranchBrush, Brush};
use crate::picture::Picture;
use crate::scene::{SceneLink, SceneNode};
use jade_grid::Candidate;
use jade_logic::Strength;

type Point = (f64, f64);

/// The length of an arrowhead.
const HEAD: f64 = 0.14;
/// An arrow shorter than this is straight and has no letter.
const SHORT: f64 = 0.6;

/// Draws all links of a picture, on top of the contents of the cells.
pub(super) fn draw_links(canvas: &mut Canvas, picture: &Picture) {
    for link in picture.scene().links() {
        let brush = Brush::branch(link.branch.unwrap_or(0));
        for node in [&link.from, &link.to] {
            draw_group(canvas, node, brush);
        }
        let (from, to) = nearest_ends(canvas, link);
        draw_arrow(canvas, from, to, link.strength, canvas.places.radius(), brush);
        // The letters are placed on the lines, which are curved.
        if link.branch.is_some() && distance(from, to) > SHORT {
            draw_letter(canvas, bow(from, to).1, brush);
        }
    }
}

/// Draws a frame around the candidates of a group, which act as one in a chain.
fn draw_group(canvas: &mut Canvas, node: &SceneNode, brush: BranchBrush) {
    let spots = spots(canvas, node);
    let (true, Some(first), Some(last)) = (node.framed, spots.first(), spots.last()) else { return };
    // They lie in one line of a box, so the first and the last in reading order are the ends.
    let reach = canvas.places.radius() + 0.04;
    let look = [
        ("rx", num(reach)),
        ("fill", "none".to_owned()),
        ("stroke", canvas.palette.tone(brush.hue).to_owned()),
        ("stroke-width", "0.035".to_owned()),
    ];
    let size = (last.0 - first.0 + 2.0 * reach, last.1 - first.1 + 2.0 * reach);
    canvas.rect((first.0 - reach, first.1 - reach), size, &look);
}

fn spots(canvas: &Canvas, node: &SceneNode) -> Vec<Point> {
    node.cells.iter().map(|cell| canvas.spot(Candidate::new(cell, node.digit))).collect()
}

/// Returns the two candidates of a link’s ends that are nearest to each other.
fn nearest_ends(canvas: &Canvas, link: &SceneLink) -> (Point, Point) {
    let (from, to) = (spots(canvas, &link.from), spots(canvas, &link.to));
    let pairs = from.iter().flat_map(|a| to.iter().map(move |b| (*a, *b)));
    pairs.min_by(|a, b| distance(a.0, a.1).total_cmp(&distance(b.0, b.1))).unwrap_or_default()
}

fn distance(a: Point, b: Point) -> f64 {
    (b.0 - a.0).hypot(b.1 - a.1)
}

/// Draws the letter of a branch on its line.
pub(super) fn draw_letter(canvas: &mut Canvas, at: Point, brush: BranchBrush) {
    let (paper, ink) = (canvas.palette.paper, canvas.palette.given);
    canvas.circle(at, 0.12, &[("fill", paper.into())]);
    let look = [("fill", ink.to_owned()), ("font-weight", "700".to_owned())];
    canvas.text(at, 0.22, &brush.letter.to_string(), &look);
}

/// Draws an arrow from one shape to another, slightly curved to avoid what lies between. `radius` is the radius of the
/// shapes, in cells.
pub(super) fn draw_arrow(
    canvas: &mut Canvas,
    from: Point,
    to: Point,
    strength: Strength,
    radius: f64,
    brush: BranchBrush,
) {
    let length = distance(from, to);
    let straight = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
    let middle = if length > SHORT { bow(from, to).0 } else { straight };
    // Between neighbours in one cell, the arrow overlaps their shapes a little.
    let reach = (radius + 0.02).min(length * 0.3);
    let head = HEAD.min(length * 0.3);
    // Start and end towards the bend, outside the shapes.
    let towards = |a: Point, b: Point, by: f64| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(f64::EPSILON);
        (a.0 + dx / length * by, a.1 + dy / length * by)
    };
    let start = towards(from, middle, reach);
    let tip = towards(to, middle, reach);
    let neck = towards(tip, middle, head * 0.8);
    let tone = canvas.palette.tone(brush.hue);
    let place = |(x, y): Point| format!("{} {}", num(x), num(y));
    let path = format!("M{}Q{} {}", place(start), place(middle), place(neck));
    let mut look = vec![
        ("d", path),
        ("fill", "none".to_owned()),
        ("stroke", tone.into()),
        ("stroke-width", if brush.double { "0.1" } else { "0.05" }.into()),
    ];
    if strength == Strength::Weak {
        look.push(("stroke-dasharray", "0.12 0.09".into()));
    }
    canvas.out.empty("path", &look);
    if brush.double {
        // A wide line with a line of the background colour in its middle looks like two lines.
        look.truncate(2);
        look.extend([("stroke", canvas.palette.paper.to_owned()), ("stroke-width", "0.04".to_owned())]);
        canvas.out.empty("path", &look);
    }
    let (vx, vy) = ((tip.0 - neck.0) / (head * 0.8), (tip.1 - neck.1) / (head * 0.8));
    let back = (tip.0 - vx * head, tip.1 - vy * head);
    let wing = head * 0.5;
    let points = [tip, (back.0 - vy * wing, back.1 + vx * wing), (back.0 + vy * wing, back.1 - vx * wing)];
    let points = points.map(|(x, y)| format!("{},{}", num(x), num(y))).join(" ");
    canvas.out.empty("polygon", &[("points", points), ("fill", tone.into())]);
}

/// Returns the control point of the curve between two points, and the middle of that curve.
fn bow(from: Point, to: Point) -> (Point, Point) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f64::EPSILON);
    let bend = (length * 0.16).min(0.5);
    let at = |bend: f64| {
        (f64::midpoint(from.0, to.0) - dy / length * bend, f64::midpoint(from.1, to.1) + dx / length * bend)
    };
    (at(bend), at(bend / 2.0))
}
