//! [`Canvas`]: draws lines, shapes and text on a page. Coordinates are in points, from the top left corner.

use crate::font::{CAPITAL, Font, encode};
use pdf_writer::{Content, Name, Str};

/// Red, green and blue, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colour(pub [f32; 3]);

pub const BLACK: Colour = Colour([0.0; 3]);
/// For thin lines and secondary content.
pub const GREY: Colour = Colour([0.45; 3]);

/// The position of a text relative to its anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// A page being drawn.
pub struct Canvas {
    content: Content,
    height: f32,
}

/// The control-point distance that makes four Bézier curves approximate a circle.
const KAPPA: f32 = 0.552_285;

impl Canvas {
    pub fn new(height: f32) -> Canvas {
        Canvas { content: Content::new(), height }
    }

    /// Returns the page in the format of the file.
    pub fn finish(self) -> Vec<u8> {
        self.content.finish().into_vec()
    }

    fn fill(&mut self, Colour([red, green, blue]): Colour) {
        self.content.set_fill_rgb(red, green, blue);
    }

    /// Draws a filled rectangle.
    pub fn rectangle(&mut self, x: f32, y: f32, width: f32, height: f32, colour: Colour) {
        self.fill(colour);
        self.content.rect(x, self.height - y - height, width, height).fill_nonzero();
    }

    /// Draws the outline of a rectangle.
    pub fn frame(&mut self, x: f32, y: f32, width: f32, height: f32, pen: f32) {
        self.content.set_stroke_rgb(0.0, 0.0, 0.0).set_line_width(pen);
        self.content.rect(x, self.height - y - height, width, height).stroke();
    }

    /// Draws a line between two points.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), pen: f32, Colour([r, g, b]): Colour) {
        self.content.set_stroke_rgb(r, g, b).set_line_width(pen);
        self.content.move_to(from.0, self.height - from.1).line_to(to.0, self.height - to.1).stroke();
    }

    /// Draws a filled disc.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.fill(colour);
        let (y, bend) = (self.height - y, radius * KAPPA);
        self.content
            .move_to(x + radius, y)
            .cubic_to(x + radius, y + bend, x + bend, y + radius, x, y + radius)
            .cubic_to(x - bend, y + radius, x - radius, y + bend, x - radius, y)
            .cubic_to(x - radius, y - bend, x - bend, y - radius, x, y - radius)
            .cubic_to(x + bend, y - radius, x + radius, y - bend, x + radius, y)
            .fill_nonzero();
    }

    /// Draws a filled polygon.
    pub fn polygon(&mut self, points: &[(f32, f32)], colour: Colour) {
        self.fill(colour);
        for (index, (x, y)) in points.iter().enumerate() {
            let y = self.height - y;
            match index {
                0 => self.content.move_to(*x, y),
                _ => self.content.line_to(*x, y),
            };
        }
        self.content.close_path().fill_nonzero();
    }

    /// Draws a line of text with its baseline at `y`.
    pub fn text(&mut self, text: &str, (x, y): (f32, f32), pen: Pen, align: Align) {
        if text.is_empty() {
            return;
        }
        let Pen { font, size, colour } = pen;
        let width = font.width(text) * size;
        let x = match align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        self.fill(colour);
        let name = match font {
            Font::Regular => Name(b"R"),
            Font::Bold => Name(b"B"),
        };
        self.content.begin_text().set_font(name, size).next_line(x, self.height - y);
        self.content.show(Str(&encode(text))).end_text();
    }

    /// Draws a symbol centred at this point.
    pub fn sign(&mut self, sign: &str, (x, y): (f32, f32), pen: Pen) {
        self.text(sign, (x, y + pen.size * CAPITAL / 2.0), pen, Align::Centre);
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
