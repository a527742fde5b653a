//! [`text()`]: a picture as text for a terminal, with or without colour.

mod pen;

use crate::brush::Brush;
use crate::joint::{Stroke, bar, dash, joint};
use crate::legend::{Room, Sign, text_signs};
use crate::picture::Picture;
use jade_grid::{Candidate, Cell, Digit, HouseKind};
use jade_logic::Role;
use pen::{Pen, Style};

/// Options of [`text()`].
#[derive(Clone, Copy, Default)]
pub struct TextOptions<'a> {
    /// Whether to use colour: SGR escape sequences with the sixteen colours of the terminal. The characters are the
    /// same with and without colour.
    pub colour: bool,
    /// The names of the signs. If given, the drawing has a legend below the board.
    pub legend: Option<&'a dyn Fn(Sign) -> String>,
}

/// The width of a legend, in columns.
const LEGEND_WIDTH: usize = 78;

/// Draws a picture as lines of text, each with a newline at the end.
///
/// Givens are bold, and `·` is an open cell. A candidate of a pattern has the [letter](Brush::letter) of its role
/// before it, an eliminated one a `-`; a placement is in parentheses. The letter of a row or column is beside its
/// number, that of a box on its upper border. A row without candidates takes one line.
pub fn text(picture: &Picture, options: &TextOptions<'_>) -> String {
    let mut pen = Pen::new(options.colour);
    let layout = Layout::of(picture);
    layout.column_numbers(&mut pen);
    let side = picture.geometry().side();
    for row in 0..side {
        layout.rule_above(&mut pen, row);
        for line in 0..layout.height(row) {
            layout.line(&mut pen, row, line);
        }
    }
    layout.rule_above(&mut pen, side);
    if let Some(names) = options.legend {
        legend(picture, &mut pen, names);
    }
    pen.finish()
}

/// The layout of the drawing: cells of one line, or blocks of candidates.
struct Layout<'s> {
    picture: &'s Picture,
    /// The width of a cell, in columns.
    width: usize,
    /// The width of a digit, in columns.
    digit_width: usize,
    /// Whether each row shows candidates.
    tall: Vec<bool>,
    /// Whether any row shows candidates. If so, lines between boxes are heavy and others light.
    blocks: bool,
    /// Whether there is a line before each column; the last one is after all columns.
    has_line: Vec<bool>,
}

impl<'s> Layout<'s> {
    fn of(picture: &'s Picture) -> Layout<'s> {
        let geometry = picture.geometry();
        let side = geometry.side();
        let mut tall = vec![false; side];
        for cell in picture.marked_cells() {
            tall[geometry.row(cell)] = true;
        }
        let blocks = tall.contains(&true);
        let digit_width = if side > 61 { side.to_string().len() } else { 1 };
        let width = if blocks { 2 * geometry.candidate_places().1 + 1 } else { digit_width + 2 };
        let mut layout = Layout { picture, width, digit_width, tall, blocks, has_line: Vec::new() };
        let has_line = |column| (0..side).any(|row| layout.stroke_before(row, column) != Stroke::None);
        layout.has_line = (0..=side).map(has_line).collect();
        layout
    }

    fn height(&self, row: usize) -> usize {
        if self.tall[row] { self.picture.geometry().candidate_places().0 } else { 1 }
    }

    /// Returns the line on the left of a cell; a column after the last one stands for the right edge.
    fn stroke_before(&self, row: usize, column: usize) -> Stroke {
        let geometry = self.picture.geometry();
        let is_edge = column == 0 || column == geometry.side();
        let divides =
            || geometry.are_divided(geometry.cell_at(row, column - 1), geometry.cell_at(row, column));
        self.stroke(is_edge || divides(), self.blocks)
    }

    /// Returns the line above a cell; a row after the last one stands for the bottom edge.
    fn stroke_above(&self, row: usize, column: usize) -> Stroke {
        let geometry = self.picture.geometry();
        let is_edge = row == 0 || row == geometry.side();
        let divides =
            || geometry.are_divided(geometry.cell_at(row - 1, column), geometry.cell_at(row, column));
        self.stroke(is_edge || divides(), self.blocks && !is_edge && (self.tall[row] || self.tall[row - 1]))
    }

    fn stroke(&self, of_box: bool, of_cell: bool) -> Stroke {
        match (of_box, of_cell) {
            (true, _) if self.blocks => Stroke::Heavy,
            (true, _) | (_, true) => Stroke::Light,
            _ => Stroke::None,
        }
    }

    /// Returns the number of columns before the letter of a digit in the middle of a cell.
    fn blanks_before_digit(&self) -> usize {
        (self.width - self.digit_width - 2) / 2
    }

    fn house_role(&self, kind: HouseKind, number: usize) -> Option<Role> {
        self.picture.scene().house_role(self.picture.geometry().find_house(kind, number)?)
    }

    fn column_numbers(&self, pen: &mut Pen) {
        let geometry = self.picture.geometry();
        pen.put("    ", Style::PLAIN);
        for column in 0..geometry.side() {
            if self.has_line[column] {
                pen.put(" ", Style::PLAIN);
            }
            let role = self.house_role(HouseKind::Column, column + 1);
            let number = (column + 1).to_string();
            let letter = role.map_or(' ', |role| Brush::of(role).letter);
            let text = format!("{:lead$}{letter}{number}", "", lead = self.blanks_before_digit());
            pen.put(&format!("{text:<width$}", width = self.width), Style::label(role));
        }
        pen.end_line();
    }

    /// Draws the line above a row, with the letters of the boxes that begin below it.
    fn rule_above(&self, pen: &mut Pen, row: usize) {
        let geometry = self.picture.geometry();
        let side = geometry.side();
        let strokes: Vec<Stroke> = (0..side).map(|column| self.stroke_above(row, column)).collect();
        if strokes.iter().all(|stroke| *stroke == Stroke::None) {
            return;
        }
        let mut drawn: Vec<(String, Style)> = Vec::new();
        let mut starts = Vec::new();
        for column in 0..=side {
            if self.has_line[column] {
                let up = if row > 0 { self.stroke_before(row - 1, column) } else { Stroke::None };
                let down = if row < side { self.stroke_before(row, column) } else { Stroke::None };
                let left = if column > 0 { strokes[column - 1] } else { Stroke::None };
                let right = strokes.get(column).copied().unwrap_or(Stroke::None);
                drawn.push((joint([up, right, down, left]).to_string(), Style::DIM));
            }
            starts.push(drawn.len());
            if let Some(stroke) = strokes.get(column) {
                drawn.extend(std::iter::repeat_n((dash(*stroke).to_string(), Style::DIM), self.width));
            }
        }
        for &(house, role) in self.picture.scene().houses().iter().filter(|_| row < side) {
            let house = geometry.house(house);
            let first = house.cells()[0];
            if !matches!(house.kind(), HouseKind::Box | HouseKind::Region) || geometry.row(first) != row {
                continue;
            }
            let across = house.cells().iter().zip(first.index()..);
            let across =
                across.take_while(|(cell, index)| cell.index() == *index && geometry.row(**cell) == row);
            let last = geometry.column(first) + across.count() - 1;
            let start = starts[geometry.column(first)];
            let middle = start + (starts[last] + self.width - start) / 2;
            let style = Style::label(Some(role));
            for (place, sign) in drawn[middle - 1..].iter_mut().zip([' ', Brush::of(role).letter, ' ']) {
                *place = (sign.to_string(), style);
            }
        }
        pen.put("    ", Style::PLAIN);
        drawn.iter().for_each(|(text, style)| pen.put(text, *style));
        pen.end_line();
    }

    fn line(&self, pen: &mut Pen, row: usize, line: usize) {
        let geometry = self.picture.geometry();
        let middle = (self.height(row) - 1) / 2;
        if line == middle {
            let role = self.house_role(HouseKind::Row, row + 1);
            let letter = role.map_or(String::new(), |role| Brush::of(role).letter.to_string());
            pen.put(&format!("{:>3}", format!("{letter}{}", row + 1)), Style::label(role));
            pen.put(" ", Style::PLAIN);
        } else {
            pen.put("    ", Style::PLAIN);
        }
        for column in 0..geometry.side() {
            if self.has_line[column] {
                pen.put(&bar(self.stroke_before(row, column)).to_string(), Style::DIM);
            }
            let cell = geometry.cell_at(row, column);
            if !self.picture.shown(cell).is_empty() {
                self.candidates(pen, cell, line);
            } else if line == middle {
                self.digit(pen, cell);
            } else {
                pen.put(&" ".repeat(self.width), Style::PLAIN);
            }
        }
        pen.put(&bar(self.stroke_before(row, geometry.side())).to_string(), Style::DIM);
        pen.end_line();
    }

    /// Draws a cell that contains a digit or is open.
    fn digit(&self, pen: &mut Pen, cell: Cell) {
        let placement = self.picture.scene().placement(cell);
        let role = self.picture.scene().cell_role(cell);
        let write = |digit: Digit| {
            if self.digit_width > 1 { digit.get().to_string() } else { digit.symbol().to_string() }
        };
        let (prefix, text, suffix, style) = if let Some(digit) = placement {
            ('(', write(digit), ")", Style::hue(Brush::PLACEMENT).bold())
        } else {
            let text = self.picture.digit(cell).map_or_else(|| "·".to_owned(), write);
            let style = match (role, self.picture.digit(cell)) {
                (Some(role), _) => Style::hue(Brush::of(role).hue).bold(),
                (None, Some(_)) if self.picture.is_given(cell) => Style::PLAIN.bold(),
                (None, Some(_)) => Style::PLAIN,
                (None, None) => {
                    self.house_of(cell).map_or(Style::DIM, |role| Style::hue(Brush::of(role).hue))
                }
            };
            (role.map_or(' ', |role| Brush::of(role).letter), text, "", style)
        };
        pen.put(&" ".repeat(self.blanks_before_digit()), Style::PLAIN);
        if prefix == ' ' {
            pen.put(" ", Style::PLAIN);
            pen.put(&format!("{text:>width$}", width = self.digit_width), style);
        } else {
            pen.put(&format!("{prefix}{text:>width$}{suffix}", width = self.digit_width), style);
        }
        let used = self.blanks_before_digit() + 1 + self.digit_width + suffix.len();
        pen.put(&" ".repeat(self.width - used), Style::PLAIN);
    }

    /// Returns the role of a marked house of an open cell: of a line rather than a box, and the first one marked.
    fn house_of(&self, cell: Cell) -> Option<Role> {
        let geometry = self.picture.geometry();
        let houses = geometry.houses_of(cell);
        self.picture.scene().houses().iter().find(|(house, _)| houses.contains(house)).map(|(_, role)| *role)
    }

    /// Draws one line of a block of candidates.
    fn candidates(&self, pen: &mut Pen, cell: Cell, line: usize) {
        let columns = self.picture.geometry().candidate_places().1;
        let shown = self.picture.shown(cell);
        let mut said = false;
        for digit in Digit::all(self.picture.geometry().side()).skip(line * columns).take(columns) {
            let candidate = Candidate::new(cell, digit);
            if !shown.contains(digit) {
                pen.put("  ", Style::PLAIN);
            } else if self.picture.scene().is_eliminated(candidate) {
                let text = format!("{}{}", Brush::ELIMINATION_LETTER, digit.symbol());
                pen.put(&text, Style::hue(Brush::ELIMINATION).struck());
            } else if let Some(role) = self.picture.scene().candidate_role(candidate) {
                let brush = Brush::of(role);
                pen.put(
                    &format!("{}{}", brush.letter, digit.symbol()),
                    Style::hue(brush.hue).bold().reversed(),
                );
            } else {
                pen.put(&format!(" {}", digit.symbol()), Style::PLAIN);
            }
        }
        // If no candidate of the cell is marked, the cell has a letter of its own.
        if line == 0 {
            said = shown.iter().map(|digit| Candidate::new(cell, digit)).any(|candidate| {
                let scene = self.picture.scene();
                scene.is_eliminated(candidate) || scene.candidate_role(candidate).is_some()
            });
        }
        match self.picture.scene().cell_role(cell) {
            Some(role) if line == 0 && !said => {
                let brush = Brush::of(role);
                pen.put(&brush.letter.to_string(), Style::hue(brush.hue).bold());
            }
            _ => pen.put(" ", Style::PLAIN),
        }
    }
}

fn legend(picture: &Picture, pen: &mut Pen, names: &dyn Fn(Sign) -> String) {
    let mut used = 0;
    for sign in text_signs(picture, Room::Letters) {
        let (mark, style) = match sign {
            Sign::Role(role) => {
                let brush = Brush::of(role);
                (brush.letter.to_string(), Style::hue(brush.hue).bold())
            }
            // A text drawing has no links; the sentences describe them.
            Sign::Link(_) | Sign::Branch(_) => continue,
            Sign::Placement => ("( )".to_owned(), Style::hue(Brush::PLACEMENT).bold()),
            Sign::Elimination => (Brush::ELIMINATION_LETTER.to_string(), Style::hue(Brush::ELIMINATION)),
        };
        let name = names(sign);
        let length = mark.chars().count() + 1 + name.chars().count();
        if used > 0 && used + 3 + length > LEGEND_WIDTH {
            pen.end_line();
            used = 0;
        }
        let before = if used == 0 { 4 } else { 3 };
        pen.put(&" ".repeat(before), Style::PLAIN);
        pen.put(&mark, style);
        pen.put(&format!(" {name}"), Style::PLAIN);
        used += before + length;
    }
    if used > 0 {
        pen.end_line();
    }
}

#[cfg(test)]
mod tests;
