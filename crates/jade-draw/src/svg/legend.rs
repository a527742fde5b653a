//! The legend below the board.

use super::canvas::Canvas;
use super::links::{draw_arrow, draw_letter};
use crate::brush::{Brush, Hue};
use crate::legend::{LinkSign, Sign, signs};
use crate::scene::Scene;
use jade_logic::Strength;

/// The height of a line, in cells.
const LINE: f64 = 0.62;

/// Signs with their names, arranged in lines.
#[derive(Default)]
pub(super) struct Legend {
    items: Vec<Item>,
}

struct Item {
    sign: Sign,
    name: String,
    x: f64,
    line: usize,
}

impl Legend {
    /// Arranges the signs of a scene in lines that are as wide as the board. The width of letters is estimated.
    pub(super) fn of(scene: &Scene, side: usize, names: &dyn Fn(Sign) -> String) -> Legend {
        let (mut x, mut line) = (0.0, 0);
        let mut items = Vec::new();
        for sign in signs(scene) {
            let name = names(sign);
            let width = 0.75 + name.chars().count() as f64 * 0.2;
            if x > 0.0 && x + width > side as f64 {
                (x, line) = (0.0, line + 1);
            }
            items.push(Item { sign, name, x, line });
            x += width + 0.3;
        }
        Legend { items }
    }

    /// Returns the height of the legend, in cells.
    pub(super) fn height(&self) -> f64 {
        self.items.last().map_or(0.0, |item| (item.line + 1) as f64 * LINE + 0.1)
    }

    /// Draws the legend below `top`.
    pub(super) fn draw(&self, canvas: &mut Canvas, top: f64) {
        for item in &self.items {
            let at = (item.x + 0.25, top + 0.1 + (item.line as f64 + 0.5) * LINE);
            draw_sign(canvas, item.sign, at);
            let look = [("fill", canvas.palette.given.to_owned()), ("text-anchor", "start".to_owned())];
            canvas.text((item.x + 0.6, at.1), 0.36, &item.name, &look);
        }
    }
}

fn draw_sign(canvas: &mut Canvas, sign: Sign, at: (f64, f64)) {
    let palette = canvas.palette;
    let line = |hue: Hue| [("stroke", palette.tone(hue).to_owned()), ("stroke-width", "0.05".to_owned())];
    let (from, to) = ((at.0 - 0.25, at.1), (at.0 + 0.25, at.1));
    match sign {
        Sign::Role(role) => canvas.shape(Brush::of(role), at, 0.19, 0.035),
        Sign::Placement => {
            let [stroke, width] = line(Brush::PLACEMENT);
            canvas.circle(at, 0.19, &[("fill", "none".into()), stroke, width]);
        }
        Sign::Elimination => {
            let look = line(Brush::ELIMINATION);
            canvas.line((at.0 - 0.15, at.1 + 0.13), (at.0 + 0.15, at.1 - 0.13), &look);
        }
        Sign::Link(link) => {
            let strength = if link == LinkSign::Strong { Strength::Strong } else { Strength::Weak };
            draw_arrow(canvas, from, to, strength, 0.0, Brush::branch(0));
        }
        Sign::Branch(number) => {
            let brush = Brush::branch(number);
            draw_arrow(canvas, from, to, Strength::Strong, 0.0, brush);
            draw_letter(canvas, (at.0, at.1 + 0.08), brush);
        }
    }
}
