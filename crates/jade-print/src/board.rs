//! Draws one board in a square: colours, then marks and digits, then lines.

use crate::booklet::Marks;
use crate::canvas::{BLACK, Canvas, Colour, GREY, Pen, WHITE};
use crate::palette::{mixed, shape, tint, tone_of};
use jade_draw::{RuleMark, RuleMarks, RuleShape, RuleTone, grid_lines};
use jade_exchange::Document;
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle};

/// The colour of handwriting: dark blue, and lighter than print.
const INK: Colour = Colour([0.05, 0.2, 0.5]);

/// A square on the page, given by its top left corner and its side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Square {
    pub x: f32,
    pub y: f32,
    pub side: f32,
}

/// Draws boards on a canvas.
pub struct Drawing<'c> {
    pub canvas: &'c mut Canvas,
    pub square: Square,
    pub geometry: &'static Geometry,
}

impl Drawing<'_> {
    fn cell(&self) -> f32 {
        self.square.side / self.geometry.side() as f32
    }

    /// The top left corner of a cell.
    fn corner(&self, cell: Cell) -> (f32, f32) {
        let (row, column) = (self.geometry.row(cell) as f32, self.geometry.column(cell) as f32);
        (self.square.x + column * self.cell(), self.square.y + row * self.cell())
    }

    fn middle(&self, cell: Cell) -> (f32, f32) {
        let ((x, y), half) = (self.corner(cell), self.cell() / 2.0);
        (x + half, y + half)
    }

    /// Draws a puzzle in play.
    pub fn document(&mut self, document: &Document, marks: Marks) {
        let rules = RuleMarks::of(self.geometry);
        // Clues outside the board make it smaller.
        let [before, after] = RuleMarks::room(self.geometry).map(|room| room as f32);
        let Square { x, y, side } = self.square;
        let cell = side / (self.geometry.side() as f32 + before + after);
        let side = cell * self.geometry.side() as f32;
        self.square = Square { x: x + cell * before, y: y + cell * before, side };
        let written = marks != Marks::None;
        if written {
            self.colours(document);
        }
        self.rules(&rules.below);
        let values = if written { document.values() } else { document.givens().clone() };
        for cell in self.geometry.cells() {
            match values.get(cell) {
                Some(digit) => self.digit(cell, digit, !document.is_entry(cell)),
                None if written => self.marks(document, cell, marks),
                None => {}
            }
        }
        self.lines();
        self.rules(&rules.above);
    }

    /// Draws a solution; digits that are not given are in handwriting.
    pub fn solution(&mut self, givens: &Puzzle, solution: &Puzzle) {
        for (cell, digit) in solution.filled() {
            self.digit(cell, digit, givens.get(cell).is_some());
        }
        self.lines();
    }

    fn rules(&mut self, marks: &[RuleMark]) {
        let (square, cell) = (self.square, self.cell());
        let place = |(x, y): (f64, f64)| (square.x + cell * x as f32, square.y + cell * y as f32);
        let size = |cells: f64| cell * cells as f32;
        for RuleMark { shape, tone, strength } in marks {
            let tone = match tone {
                RuleTone::Ink | RuleTone::Black => BLACK,
                RuleTone::Paper | RuleTone::White => WHITE,
                RuleTone::Hue(hue) => tone_of(*hue),
            };
            let colour = mixed(tone, *strength as f32);
            match shape {
                RuleShape::Line { places, width } => {
                    let points: Vec<_> = places.iter().map(|one| place(*one)).collect();
                    self.canvas.round_line(&points, size(*width), colour);
                }
                RuleShape::Dashes { places, width, pattern } => {
                    let points: Vec<_> = places.iter().map(|one| place(*one)).collect();
                    self.canvas.dashes(&points, size(*width), pattern.map(size), colour);
                }
                RuleShape::Disc { centre, radius } => {
                    let (x, y) = place(*centre);
                    self.canvas.disc(x, y, size(*radius), colour);
                }
                RuleShape::Ring { centre, radius, width } => {
                    let (x, y) = place(*centre);
                    self.canvas.ring(x, y, size(*radius), size(*width), colour);
                }
                RuleShape::Square { centre, half } => {
                    let ((x, y), half) = (place(*centre), size(*half));
                    self.canvas.rectangle(x - half, y - half, 2.0 * half, 2.0 * half, colour);
                }
                RuleShape::Text { centre, size: font, text } => {
                    self.canvas.sign(text, place(*centre), Pen::bold(size(*font)).coloured(colour));
                }
            }
        }
    }

    fn colours(&mut self, document: &Document) {
        let size = self.cell();
        for color in document.colors.iter().filter(|color| color.digit.is_none()) {
            let (x, y) = self.corner(color.cell);
            self.canvas.rectangle(x, y, size, size, tint(color.number));
            let place = (x + size * 0.9, y + size * 0.1);
            shape(self.canvas, color.number, place, size * 0.07);
        }
    }

    fn digit(&mut self, cell: Cell, digit: Digit, given: bool) {
        let sign = sign(digit, self.geometry);
        // Two-digit numbers are smaller.
        let size = self.cell() * if sign.len() > 1 { 0.46 } else { 0.64 };
        let pen = if given { Pen::bold(size) } else { Pen::regular(size).coloured(INK) };
        self.canvas.sign(&sign, self.middle(cell), pen);
    }

    fn marks(&mut self, document: &Document, cell: Cell, marks: Marks) {
        let Some(sheet) = document.sheet() else { return };
        let corners = sheet.corners(cell);
        let candidates = match marks {
            Marks::All => document.candidates(cell),
            _ if sheet.candidates(cell).is_some() => document.candidates(cell),
            _ => DigitSet::EMPTY,
        };
        if candidates.is_empty() {
            self.corner_notes(corners, cell);
            return;
        }
        // If there is also a list, digits that are corner notes as well are bold.
        let (rows, columns) = self.geometry.candidate_places();
        let (rows, columns) = (rows as f32, columns as f32);
        // Numbers in corners and outlines inside the cells need room.
        let crown = RuleMarks::crown(self.geometry) as f32;
        let inset = RuleMarks::inset(self.geometry) as f32;
        let margin = self.cell() * (inset + if crown > 0.0 { 0.09 } else { 0.03 });
        let top = self.cell() * (0.03 + inset + crown);
        let (width, height) = ((self.cell() - 2.0 * margin) / columns, (self.cell() - margin - top) / rows);
        let size = (height * 0.86).min(width * 1.25);
        let (x, y) = self.corner(cell);
        for digit in candidates | corners {
            let (row, column) = (digit.index() / columns as usize, digit.index() % columns as usize);
            let middle = (x + margin + (column as f32 + 0.5) * width, y + top + (row as f32 + 0.5) * height);
            let colors = document.colors.iter().rev();
            let mut colors = colors.filter(|color| color.cell == cell && color.digit == Some(digit));
            if let Some(color) = colors.next() {
                let radius = width.min(height) * 0.48;
                self.canvas.disc(middle.0, middle.1, radius, tint(color.number));
                let place = (middle.0 + radius * 0.85, middle.1 - radius * 0.8);
                shape(self.canvas, color.number, place, radius * 0.3);
            }
            let pen = if corners.contains(digit) { Pen::bold(size) } else { Pen::regular(size) };
            self.canvas.sign(&sign(digit, self.geometry), middle, pen.coloured(INK));
        }
    }

    /// Draws corner notes: in the corners first, then between them along the edges; row by row if there are many.
    fn corner_notes(&mut self, corners: DigitSet, cell: Cell) {
        const PLACES: [(f32, f32); 8] = [
            (0.17, 0.18),
            (0.83, 0.18),
            (0.17, 0.82),
            (0.83, 0.82),
            (0.5, 0.18),
            (0.5, 0.82),
            (0.17, 0.5),
            (0.83, 0.5),
        ];
        let size = self.cell();
        let (x, y) = self.corner(cell);
        let pen = Pen::regular(size * 0.24).coloured(INK);
        // Below a number in the corner, but no lower at the bottom.
        let crown = RuleMarks::crown(self.geometry) as f32;
        // Nearer to the middle if there are circles on corners.
        let inset = RuleMarks::inset(self.geometry) as f32;
        let inner = |along: f32| 0.5 + (along - 0.5) * (1.0 - 2.0 * inset);
        let lower = |down: f32| inner(down) + crown * (1.3 - 1.6 * down);
        if corners.len() > PLACES.len() {
            let columns = 4;
            for (index, digit) in corners.iter().enumerate() {
                let (row, column) = ((index / columns) as f32, (index % columns) as f32);
                let place = (x + size * inner(0.14 + 0.24 * column), y + size * lower(0.14 + 0.24 * row));
                self.canvas.sign(&sign(digit, self.geometry), place, Pen { size: size * 0.2, ..pen });
            }
            return;
        }
        // In reading order, regardless of the order of the places.
        let mut places: Vec<_> = PLACES[..corners.len()].to_vec();
        places.sort_by(|(x1, y1), (x2, y2)| {
            (y1, x1).partial_cmp(&(y2, x2)).unwrap_or(std::cmp::Ordering::Equal)
        });
        for (digit, (right, down)) in corners.iter().zip(places) {
            let place = (x + size * inner(right), y + size * lower(down));
            self.canvas.sign(&sign(digit, self.geometry), place, pen);
        }
    }

    fn lines(&mut self) {
        let Square { x, y, side } = self.square;
        let cell = self.cell();
        let thin = (cell * 0.014).clamp(0.35, 0.7);
        let thick = (cell * 0.05).clamp(0.7, 1.8);
        let lines = grid_lines(self.geometry);
        for (of_box, pen, colour) in [(false, thin, GREY), (true, thick, BLACK)] {
            for line in lines.iter().filter(|line| line.of_box == of_box) {
                let point =
                    |(across, down): (usize, usize)| (x + cell * across as f32, y + cell * down as f32);
                self.canvas.line(point(line.from), point(line.to), pen, colour);
            }
        }
        self.canvas.frame(x, y, side, side, thick * 1.25);
    }
}

/// Returns the representation of a digit: one symbol if possible, otherwise a number.
fn sign(digit: Digit, board: &Geometry) -> String {
    if board.side() <= 61 { digit.symbol().to_string() } else { digit.to_string() }
}
