//! [`svg()`]: a picture as a standalone SVG document. The unit is a cell.

mod board;
mod canvas;
mod legend;
mod links;
mod palette;
mod rules;
mod writer;

use crate::legend::Sign;
use crate::picture::Picture;
use crate::rule_marks::RuleMarks;
use canvas::Canvas;
use legend::Legend;
use palette::Palette;
use writer::num;

pub use palette::Theme;

/// Options of [`svg()`].
#[derive(Clone, Copy, Default)]
pub struct SvgOptions<'a> {
    /// Light or dark.
    pub theme: Theme,
    /// The title of the drawing: what it shows, for screen readers.
    pub title: &'a str,
    /// The names of the signs. If given, the drawing has a legend below the board.
    pub legend: Option<&'a dyn Fn(Sign) -> String>,
}

/// The margin to the left of and above the board, for the numbers of rows and columns.
const MARGIN: f64 = 0.6;
/// The margin on the other sides.
const EDGE: f64 = 0.15;

/// Draws a picture. The `viewBox` counts cells: the cell in row 2, column 1 is the square from (0, 1) to (1, 2).
///
/// ```
/// use jade_draw::{Picture, SvgOptions, svg};
/// let puzzle = jade_grid::line::read("1.3..2......4...").unwrap();
/// let drawn = svg(&Picture::of_puzzle(&puzzle), &SvgOptions { title: "A 4×4 puzzle", ..Default::default() });
/// assert!(drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// ```
pub fn svg(picture: &Picture, options: &SvgOptions<'_>) -> String {
    let count = picture.geometry().side();
    let legend =
        options.legend.map_or_else(Legend::default, |names| Legend::of(picture.scene(), count, names));
    let side = count as f64;
    let [before, after] = RuleMarks::room(picture.geometry());
    let (margin, edge) = (MARGIN + before, EDGE + after);
    let (width, height) = (margin + side + edge, margin + side + edge + legend.height());
    let mut canvas = Canvas::new(picture.geometry(), Palette::of(options.theme));
    canvas.out.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg".into()),
            ("viewBox", format!("{} {} {} {}", num(-margin), num(-margin), num(width), num(height))),
            ("role", "img".into()),
            ("font-family", "Inter, 'Segoe UI', Roboto, 'DejaVu Sans', Arial, sans-serif".into()),
            ("text-anchor", "middle".into()),
        ],
    );
    if !options.title.is_empty() {
        canvas.out.text_element("title", &[], options.title);
    }
    let paper = [("fill", canvas.palette.paper.into())];
    canvas.rect((-margin, -margin), (width, height), &paper);
    board::draw_tints(&mut canvas, picture);
    let marks = RuleMarks::of(picture.geometry());
    rules::draw(&mut canvas, &marks.below);
    board::draw_grid(&mut canvas, before);
    rules::draw(&mut canvas, &marks.above);
    board::draw_houses(&mut canvas, picture);
    board::draw_cells(&mut canvas, picture);
    links::draw_links(&mut canvas, picture);
    legend.draw(&mut canvas, side + edge);
    canvas.out.close("svg");
    canvas.out.finish()
}

#[cfg(test)]
mod tests;
