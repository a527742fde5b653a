//! Draws the marks of rules.

use super::canvas::Canvas;
use super::palette::Palette;
use super::writer::num;
use crate::rule_marks::{RuleMark, RuleShape, RuleTone};

/// Draws marks in their order.
pub(super) fn draw(canvas: &mut Canvas, marks: &[RuleMark]) {
    for RuleMark { shape, tone, strength } in marks {
        let tone = match tone {
            RuleTone::Ink => canvas.palette.given,
            RuleTone::Paper => canvas.palette.paper,
            RuleTone::Black => Palette::LIGHT.given,
            RuleTone::White => Palette::LIGHT.paper,
            RuleTone::Hue(hue) => canvas.palette.tone(*hue),
        };
        let filled = [("fill", tone.to_owned()), ("fill-opacity", num(*strength))];
        let outline = |width: f64| {
            [
                ("fill", "none".to_owned()),
                ("stroke", tone.to_owned()),
                ("stroke-opacity", num(*strength)),
                ("stroke-width", num(width)),
            ]
        };
        match shape {
            RuleShape::Line { places, width } => {
                let points: Vec<String> =
                    places.iter().map(|(x, y)| format!("{},{}", num(*x), num(*y))).collect();
                let mut look = vec![("points", points.join(" "))];
                look.extend(outline(*width));
                look.extend(["stroke-linecap", "stroke-linejoin"].map(|name| (name, "round".to_owned())));
                canvas.out.empty("polyline", &look);
            }
            RuleShape::Dashes { places, width, pattern: [dash, gap] } => {
                let points: Vec<String> =
                    places.iter().map(|(x, y)| format!("{},{}", num(*x), num(*y))).collect();
                let mut look = vec![("points", points.join(" "))];
                look.extend(outline(*width));
                look.push(("stroke-dasharray", format!("{} {}", num(*dash), num(*gap))));
                if *dash == 0.0 {
                    look.push(("stroke-linecap", "round".to_owned()));
                }
                canvas.out.empty("polyline", &look);
            }
            RuleShape::Disc { centre, radius } => canvas.circle(*centre, *radius, &filled),
            RuleShape::Ring { centre, radius, width } => canvas.circle(*centre, *radius, &outline(*width)),
            RuleShape::Square { centre: (x, y), half } => {
                canvas.rect((x - half, y - half), (2.0 * half, 2.0 * half), &filled);
            }
            RuleShape::Text { centre, size, text } => {
                let mut look = filled.to_vec();
                look.push(("font-weight", "bold".to_owned()));
                canvas.text(*centre, *size, text, &look);
            }
        }
    }
}
