//! [`Canvas`]: the lines, shapes and text of a page. Coordinates are in points, from the top left corner.

use crate::font::{CAPITAL, Font, printable};
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::paint::{Fill, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

/// Red, green and blue, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colour(pub [f32; 3]);

pub const BLACK: Colour = Colour([0.0; 3]);
pub const WHITE: Colour = Colour([1.0; 3]);
/// For thin lines and secondary content.
pub const GREY: Colour = Colour([0.45; 3]);

impl Colour {
    fn rgb(self) -> rgb::Color {
        let [red, green, blue] = self.0.map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
        rgb::Color::new(red, green, blue)
    }

    fn fill(self) -> Option<Fill> {
        Some(Fill { paint: self.rgb().into(), ..Fill::default() })
    }

    fn stroke(self, width: f32) -> Stroke {
        Stroke { paint: self.rgb().into(), width, ..Stroke::default() }
    }
}

/// The position of a text relative to its anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// Something drawn. Later shapes cover earlier ones.
enum Shape {
    Filled(Path, Colour),
    Outline(Path, Stroke),
    Text { text: String, start: (f32, f32), pen: Pen },
}

/// A page being drawn. It is written to the file when the number of pages is known.
#[derive(Default)]
pub struct Canvas {
    shapes: Vec<Shape>,
}

/// The control-point distance that makes four Bézier curves approximate a circle.
const KAPPA: f32 = 0.552_285;

impl Canvas {
    fn filled(&mut self, colour: Colour, draw: impl FnOnce(&mut PathBuilder)) {
        self.shapes.extend(path(draw).map(|path| Shape::Filled(path, colour)));
    }

    fn outline(&mut self, stroke: Stroke, draw: impl FnOnce(&mut PathBuilder)) {
        self.shapes.extend(path(draw).map(|path| Shape::Outline(path, stroke)));
    }

    /// Draws a filled rectangle.
    pub fn rectangle(&mut self, x: f32, y: f32, width: f32, height: f32, colour: Colour) {
        self.filled(colour, |path| rectangle(path, x, y, width, height));
    }

    /// Draws the outline of a rectangle.
    pub fn frame(&mut self, x: f32, y: f32, width: f32, height: f32, pen: f32) {
        self.outline(BLACK.stroke(pen), |path| rectangle(path, x, y, width, height));
    }

    /// Draws a line between two points.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), pen: f32, colour: Colour) {
        self.outline(colour.stroke(pen), |path| through(path, &[from, to]));
    }

    /// Draws a line through points, with round ends and corners.
    pub fn round_line(&mut self, points: &[(f32, f32)], pen: f32, colour: Colour) {
        let round = Stroke { line_cap: LineCap::Round, line_join: LineJoin::Round, ..colour.stroke(pen) };
        self.outline(round, |path| through(path, points));
    }

    /// Draws a line of dashes through points: the length of a dash, and that of a gap. Dashes without a length are round dots.
    pub fn dashes(&mut self, points: &[(f32, f32)], pen: f32, pattern: [f32; 2], colour: Colour) {
        let line_cap = if pattern[0] == 0.0 { LineCap::Round } else { LineCap::Butt };
        let dash = StrokeDash { array: pattern.to_vec(), offset: 0.0 };
        let dashed = Stroke { line_cap, dash: Some(dash), ..colour.stroke(pen) };
        self.outline(dashed, |path| through(path, points));
    }

    /// Draws a filled disc.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.filled(colour, |path| circle(path, x, y, radius));
    }

    /// Draws the outline of a circle.
    pub fn ring(&mut self, x: f32, y: f32, radius: f32, pen: f32, colour: Colour) {
        self.outline(colour.stroke(pen), |path| circle(path, x, y, radius));
    }

    /// Draws a filled polygon.
    pub fn polygon(&mut self, points: &[(f32, f32)], colour: Colour) {
        self.filled(colour, |path| {
            through(path, points);
            path.close();
        });
    }

    /// Draws a line of text with its baseline at `y`.
    pub fn text(&mut self, text: &str, (x, y): (f32, f32), pen: Pen, align: Align) {
        let width = pen.font.width(text) * pen.size;
        let x = match align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        if !text.is_empty() {
            self.shapes.push(Shape::Text { text: printable(text), start: (x, y), pen });
        }
    }

    /// Draws a symbol centred at this point.
    pub fn sign(&mut self, sign: &str, (x, y): (f32, f32), pen: Pen) {
        self.text(sign, (x, y + pen.size * CAPITAL / 2.0), pen, Align::Centre);
    }

    /// Draws everything on a page of the file.
    pub fn draw_on(self, surface: &mut Surface<'_>, fonts: &Fonts) {
        for shape in self.shapes {
            match shape {
                Shape::Filled(path, colour) => {
                    surface.set_stroke(None);
                    surface.set_fill(colour.fill());
                    surface.draw_path(&path);
                }
                Shape::Outline(path, stroke) => {
                    surface.set_fill(None);
                    surface.set_stroke(Some(stroke));
                    surface.draw_path(&path);
                }
                Shape::Text { text, start, pen } => {
                    surface.set_stroke(None);
                    surface.set_fill(pen.colour.fill());
                    let font = match pen.font {
                        Font::Regular => &fonts.regular,
                        Font::Bold => &fonts.bold,
                    };
                    let start = Point::from_xy(start.0, start.1);
                    surface.draw_glyphs(start, &pen.font.glyphs(&text), font.clone(), &text, pen.size, false);
                }
            }
        }
    }
}

/// Builds a path. `None` if nothing is drawn or a coordinate is not finite.
fn path(draw: impl FnOnce(&mut PathBuilder)) -> Option<Path> {
    let mut path = PathBuilder::new();
    draw(&mut path);
    path.finish()
}

fn through(path: &mut PathBuilder, points: &[(f32, f32)]) {
    for (index, (x, y)) in points.iter().enumerate() {
        match index {
            0 => path.move_to(*x, *y),
            _ => path.line_to(*x, *y),
        }
    }
}

fn circle(path: &mut PathBuilder, x: f32, y: f32, radius: f32) {
    let bend = radius * KAPPA;
    path.move_to(x + radius, y);
    path.cubic_to(x + radius, y + bend, x + bend, y + radius, x, y + radius);
    path.cubic_to(x - bend, y + radius, x - radius, y + bend, x - radius, y);
    path.cubic_to(x - radius, y - bend, x - bend, y - radius, x, y - radius);
    path.cubic_to(x + bend, y - radius, x + radius, y - bend, x + radius, y);
    path.close();
}

fn rectangle(path: &mut PathBuilder, x: f32, y: f32, width: f32, height: f32) {
    if let Some(rectangle) = Rect::from_xywh(x, y, width, height) {
        path.push_rect(rectangle);
    }
}

/// The fonts of a file. The file holds only the glyphs in use.
pub struct Fonts {
    regular: krilla::text::Font,
    bold: krilla::text::Font,
}

impl Fonts {
    pub fn new() -> Fonts {
        let font = |font: Font| {
            krilla::text::Font::new(font.file().into(), 0).expect("the embedded fonts are valid")
        };
        Fonts { regular: font(Font::Regular), bold: font(Font::Bold) }
    }
}

/// The style of text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    pub font: Font,
    pub size: f32,
    pub colour: Colour,
}

impl Pen {
    pub fn regular(size: f32) -> Pen {
        Pen { font: Font::Regular, size, colour: BLACK }
    }

    pub fn bold(size: f32) -> Pen {
        Pen { font: Font::Bold, size, colour: BLACK }
    }

    pub fn coloured(self, colour: Colour) -> Pen {
        Pen { colour, ..self }
    }
}
