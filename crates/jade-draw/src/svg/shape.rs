//! The shapes of brushes.

use super::{Palette, Writer, num};
use crate::{Brush, Shape};

/// Draws a brush's shape round a point; it fits into a square of twice the radius.
pub(super) fn draw_shape(
    out: &mut Writer,
    brush: Brush,
    palette: &Palette,
    at: (f64, f64),
    radius: f64,
    stroke: f64,
) {
    let tone = palette.tone(brush.hue).to_owned();
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
    let mut circle = |radius: f64, looks: &[(&str, String)]| {
        let mut all = vec![("cx", num(at.0)), ("cy", num(at.1)), ("r", num(radius))];
        all.extend(looks.iter().cloned());
        out.empty("circle", &all);
    };
    match brush.shape {
        Shape::Disc | Shape::Ring | Shape::DashedRing => circle(radius, &looks),
        Shape::DoubleRing => {
            circle(radius, &looks);
            circle(radius - 2.0 * stroke, &looks);
        }
        Shape::Square | Shape::Frame => {
            let side = radius * 0.94;
            let mut all = vec![
                ("x", num(at.0 - side)),
                ("y", num(at.1 - side)),
                ("width", num(2.0 * side)),
                ("height", num(2.0 * side)),
                ("rx", num(side * 0.2)),
            ];
            all.extend(looks);
            out.empty("rect", &all);
        }
        // Corners as angles from the top, in degrees. Triangles stand a little off the middle, so that the
        // digit in them does too.
        Shape::Diamond | Shape::OpenDiamond => polygon(out, at, radius * 1.12, &[0, 90, 180, 270], looks),
        Shape::Hexagon | Shape::OpenHexagon => {
            polygon(out, at, radius * 1.08, &[30, 90, 150, 210, 270, 330], looks);
        }
        Shape::Triangle => {
            polygon(out, (at.0, at.1 + radius * 0.1), radius * 1.3, &[0, 120, 240], looks);
        }
        Shape::Wedge => polygon(out, (at.0, at.1 - radius * 0.1), radius * 1.3, &[60, 180, 300], looks),
    }
}

fn polygon(out: &mut Writer, at: (f64, f64), radius: f64, angles: &[u16], looks: Vec<(&str, String)>) {
    let points: Vec<String> = angles
        .iter()
        .map(|angle| {
            let (sin, cos) = f64::from(*angle).to_radians().sin_cos();
            format!("{},{}", num(at.0 + radius * sin), num(at.1 - radius * cos))
        })
        .collect();
    let mut all = vec![("points", points.join(" ")), ("stroke-linejoin", "round".to_owned())];
    all.extend(looks);
    out.empty("polygon", &all);
}
