//! [`text()`]: a picture as text for a terminal, with or without colour.

mod frame;
mod pen;

use crate::brush::Brush;
use crate::legend::{Room, Sign, text_signs};
use crate::picture::Picture;
use frame::{Frame, Weight};
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
    frame: Frame,
    /// The width of a cell, in columns.
    width: usize,
    /// The width of a digit, in columns.
    digit_width: usize,
    /// Whether each row shows candidates.
    tall: Vec<bool>,
    /// Whether any row shows candidates.
    blocks: bool,
}

impl<'s> Layout<'s> {
    fn of(picture: &'s Picture) -> Layout<'s> {
        let geometry = picture.geometry();
        let mut tall = vec![false; geometry.side()];
        for cell in picture.marked_cells() {
            tall[geometry.row(cell)] = true;
        }
        let blocks = tall.contains(&true);
        let digit_width = if geometry.side() > 61 { geometry.side().to_string().len() } else { 1 };
        let width = if blocks { 2 * geometry.box_columns() + 1 } else { digit_width + 2 };
        let frame = if blocks { Frame::HEAVY } else { Frame::LIGHT };
        Layout { picture, frame, width, digit_width, tall, blocks }
    }

    fn height(&self, row: usize) -> usize {
        if self.tall[row] { self.picture.geometry().box_rows() } else { 1 }
    }

    /// Returns the number of columns before the letter of a digit in the middle of a cell.
    fn blanks_before_digit(&self) -> usize {
        (self.width - self.digit_width - 2) / 2
    }

    fn house_role(&self, kind: HouseKind, number: usize) -> Option<Role> {
        self.picture.scene().house_role(self.picture.geometry().find_house(kind, number)?)
    }

    /// Returns whether a box ends at this line.
    fn is_edge(&self, position: usize, boxes: usize) -> bool {
        position.is_multiple_of(boxes)
    }

    fn column_numbers(&self, pen: &mut Pen) {
        let geometry = self.picture.geometry();
        pen.put("    ", Style::PLAIN);
        for column in 0..geometry.side() {
            if self.blocks || self.is_edge(column, geometry.box_columns()) {
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

    fn rule_above(&self, pen: &mut Pen, row: usize) {
        let geometry = self.picture.geometry();
        let side = geometry.side();
        let weight = if self.is_edge(row, geometry.box_rows()) {
            Weight::Box
        } else if self.blocks && (self.tall[row] || self.tall[row - 1]) {
            Weight::Cell
        } else {
            return;
        };
        let vertical = if row == 0 {
            frame::Where::First
        } else if row == side {
            frame::Where::Last
        } else {
            frame::Where::Between
        };
        pen.put("    ", Style::PLAIN);
        let dash = self.frame.dash(weight).to_string();
        let boxes = geometry.box_columns();
        for column in (0..side).step_by(boxes) {
            pen.put(
                &self.frame.joint(weight, Weight::Box, vertical, frame::Where::at(column, side)),
                Style::DIM,
            );
            let mut segment: Vec<String> = Vec::new();
            for inner in 0..boxes {
                if inner > 0 && self.blocks {
                    segment.push(self.frame.joint(weight, Weight::Cell, vertical, frame::Where::Between));
                }
                segment.extend(std::iter::repeat_n(dash.clone(), self.width));
            }
            let role = (weight == Weight::Box && row < side)
                .then(|| geometry.house(geometry.box_of(geometry.cell_at(row, column))).number())
                .and_then(|number| self.house_role(HouseKind::Box, number));
            match role {
                Some(role) => {
                    let middle = segment.len() / 2;
                    pen.put(&segment[..middle - 1].concat(), Style::DIM);
                    let letter = Brush::of(role).letter;
                    pen.put(&format!(" {letter} "), Style::label(Some(role)));
                    pen.put(&segment[middle + 2..].concat(), Style::DIM);
                }
                None => pen.put(&segment.concat(), Style::DIM),
            }
        }
        pen.put(&self.frame.joint(weight, Weight::Box, vertical, frame::Where::Last), Style::DIM);
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
            if self.is_edge(column, geometry.box_columns()) {
                pen.put(self.frame.bar(Weight::Box), Style::DIM);
            } else if self.blocks {
                pen.put(self.frame.bar(Weight::Cell), Style::DIM);
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
        pen.put(self.frame.bar(Weight::Box), Style::DIM);
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
        let columns = self.picture.geometry().box_columns();
        let shown = self.picture.shown(cell);
        let mut told = false;
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
            told = shown.iter().map(|digit| Candidate::new(cell, digit)).any(|candidate| {
                let scene = self.picture.scene();
                scene.is_eliminated(candidate) || scene.candidate_role(candidate).is_some()
            });
        }
        match self.picture.scene().cell_role(cell) {
            Some(role) if line == 0 && !told => {
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
