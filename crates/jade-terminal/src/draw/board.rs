//! The board: digits, marks, and the tutor's highlights.

use super::{Ink, Layout, layout::LayoutKind};
use crate::state::Play;
use jade_draw::{Brush, Picture, Scene, Stroke, bar, dash, joint};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseKind};
use jade_logic::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Precedes a corner note.
const CORNER: char = '\'';
/// Replaces a candidate to be eliminated if neither a letter nor colour marks it.
pub(super) const GONE: char = '×';
/// Precedes a digit in conflict.
const CONFLICT: char = '!';

/// A board ready to be drawn.
pub(super) struct Drawing<'p> {
    play: &'p Play,
    layout: &'p Layout,
    ink: &'p Ink,
    board: &'static Geometry,
    picture: Option<Picture>,
    conflicts: CellSet,
    same: Option<Digit>,
}

impl<'p> Drawing<'p> {
    pub fn new(play: &'p Play, layout: &'p Layout, ink: &'p Ink) -> Drawing<'p> {
        let picture = play.picture();
        Drawing {
            board: play.sheet().geometry(),
            conflicts: play.sheet().conflicts().iter().flat_map(|conflict| conflict.cells).collect(),
            // While the tutor highlights something, nothing else is highlighted.
            same: play.same().filter(|_| picture.is_none()),
            play,
            layout,
            ink,
            picture,
        }
    }

    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        self.lines(area, buffer);
        self.numbers(area, buffer);
        for cell in self.board.cells() {
            let place = self.layout.place(cell);
            let place = Rect { x: area.x + place.x, y: area.y + place.y, ..place };
            self.cell(cell, place.intersection(area), buffer);
            if cell == self.play.cursor {
                self.cursor(place.intersection(area), buffer);
            }
        }
    }

    fn lines(&self, area: Rect, buffer: &mut Buffer) {
        let across = self.layout.crossing(true);
        let down = self.layout.crossing(false);
        let style = self.ink.faint();
        for &(row, y) in &down {
            for pair in across.windows(2) {
                let dash = dash(self.stroke_above(row, pair[0].0)).to_string();
                (pair[0].1 + 1..pair[1].1).for_each(|x| put(buffer, area, x, y, &dash, style));
            }
        }
        for &(column, x) in &across {
            for pair in down.windows(2) {
                let bar = bar(self.stroke_before(pair[0].0, column)).to_string();
                (pair[0].1 + 1..pair[1].1).for_each(|y| put(buffer, area, x, y, &bar, style));
            }
        }
        let side = self.board.side();
        let above = |row, column| if column < side { self.stroke_above(row, column) } else { Stroke::None };
        let before = |row, column| if row < side { self.stroke_before(row, column) } else { Stroke::None };
        for &(row, y) in &down {
            for &(column, x) in &across {
                let up = row.checked_sub(1).map_or(Stroke::None, |row| before(row, column));
                let left = column.checked_sub(1).map_or(Stroke::None, |column| above(row, column));
                let sign = joint([up, above(row, column), before(row, column), left]).to_string();
                put(buffer, area, x, y, &sign, style);
            }
        }
    }

    /// The line above a cell; that of the edge if the row is the number of rows.
    fn stroke_above(&self, row: usize, column: usize) -> Stroke {
        let cell = |row| self.board.cell_at(row, column);
        self.stroke(row == 0 || row == self.board.side() || self.board.are_divided(cell(row - 1), cell(row)))
    }

    /// The line on the left of a cell; that of the edge if the column is the number of columns.
    fn stroke_before(&self, row: usize, column: usize) -> Stroke {
        let cell = |column| self.board.cell_at(row, column);
        let is_edge = column == 0 || column == self.board.side();
        self.stroke(is_edge || self.board.are_divided(cell(column - 1), cell(column)))
    }

    fn stroke(&self, divides: bool) -> Stroke {
        if divides && self.layout.has_all_lines() { Stroke::Heavy } else { Stroke::Light }
    }

    fn scene(&self) -> Option<&Scene> {
        self.picture.as_ref().map(Picture::scene)
    }

    fn house_role(&self, kind: HouseKind, number: usize) -> Option<Role> {
        self.scene()?.house_role(self.board.find_house(kind, number)?)
    }

    /// Draws the numbers of rows and columns, with the letters of their roles; those of boxes at their corners.
    fn numbers(&self, area: Rect, buffer: &mut Buffer) {
        let look = |role: Option<Role>| role.map_or(self.ink.faint(), |role| self.ink.role(role));
        let letter =
            |role: Option<Role>| role.map(|role| Brush::of(role).letter.to_string()).unwrap_or_default();
        for line in 0..self.board.side() {
            let row = self.house_role(HouseKind::Row, line + 1);
            let place = self.layout.place(self.board.cell_at(line, line));
            let text = format!("{}{}", letter(row), line + 1);
            let x = self.layout.label().saturating_sub(text.chars().count() as u16);
            put(buffer, area, x, place.y + (place.height - 1) / 2, &text, look(row));

            let column = self.house_role(HouseKind::Column, line + 1);
            let text = format!("{}{}", letter(column), line + 1);
            let ahead = ((self.layout.cell.0 - 1) / 2).saturating_sub(text.chars().count() as u16 - 1);
            put(buffer, area, place.x + ahead, 0, &text, look(column));
        }
        for &(house, role) in self.scene().map_or(&[][..], Scene::houses) {
            let house = self.board.house(house);
            if !matches!(house.kind(), HouseKind::Box | HouseKind::Region) {
                continue;
            }
            let place = self.layout.place(house.cells()[0]);
            put(buffer, area, place.x - 1, place.y - 1, &letter(Some(role)), look(Some(role)));
        }
    }

    fn cell(&self, cell: Cell, place: Rect, buffer: &mut Buffer) {
        let placed = self.scene().and_then(|scene| scene.placement(cell));
        let marks = if placed.is_some() { DigitSet::EMPTY } else { self.marks(cell) };
        match self.play.sheet().value(cell) {
            _ if placed.is_some() => self.placement(placed, place, buffer),
            Some(digit) => self.digit(cell, digit, place, buffer),
            None if marks.is_empty() || self.layout.kind == LayoutKind::Plain => {
                self.open(cell, place, buffer)
            }
            None => self.candidates(cell, marks, place, buffer),
        }
    }

    /// The candidates and corner notes to draw: those of the sheet, and those that the tutor refers to.
    fn marks(&self, cell: Cell) -> DigitSet {
        let sheet = self.play.sheet();
        if !sheet.is_open(cell) {
            return DigitSet::EMPTY;
        }
        let shown = self.picture.as_ref().map_or(DigitSet::EMPTY, |picture| picture.shown(cell));
        sheet.candidates(cell).unwrap_or(DigitSet::EMPTY) | sheet.corners(cell) | shown
    }

    fn middle(&self, place: Rect) -> (u16, u16) {
        (place.x + (self.layout.cell.0 - 1) / 2, place.y + (place.height.max(1) - 1) / 2)
    }

    fn placement(&self, digit: Option<Digit>, place: Rect, buffer: &mut Buffer) {
        let (x, y) = self.middle(place);
        let text = format!("({})", digit.map_or('?', Digit::symbol));
        let style = self.ink.hue(Brush::PLACEMENT).add_modifier(Modifier::BOLD);
        set(buffer, x - 1, y, &text, style);
    }

    fn digit(&self, cell: Cell, digit: Digit, place: Rect, buffer: &mut Buffer) {
        let (x, y) = self.middle(place);
        let role = self.role(cell);
        let plain = if self.play.sheet().is_given(cell) { self.ink.given() } else { self.ink.entry() };
        let (before, style) = if self.conflicts.contains(cell) {
            (Some(CONFLICT), self.ink.wrong())
        } else if let Some(role) = role {
            (Some(Brush::of(role).letter), self.ink.role(role))
        } else if self.same == Some(digit) {
            (None, plain.add_modifier(Modifier::BOLD | Modifier::UNDERLINED))
        } else {
            (None, plain)
        };
        if let Some(before) = before {
            set(buffer, x - 1, y, &before.to_string(), style);
        }
        set(buffer, x, y, &digit.symbol().to_string(), style);
    }

    fn role(&self, cell: Cell) -> Option<Role> {
        self.scene()?.cell_role(cell)
    }

    /// Draws an open cell without marks; `:` shows that it has marks for which there is no space.
    fn open(&self, cell: Cell, place: Rect, buffer: &mut Buffer) {
        let (x, y) = self.middle(place);
        let sign = if self.marks(cell).is_empty() { "·" } else { ":" };
        match self.role(cell) {
            Some(role) => {
                let letter = Brush::of(role).letter;
                set(buffer, x - 1, y, &format!("{letter}{sign}"), self.ink.role(role));
            }
            None => {
                let style = self.house_of(cell).map_or(self.ink.faint(), |role| self.ink.role(role));
                set(buffer, x, y, sign, style);
            }
        }
    }

    /// The role of a house that contains a cell.
    fn house_of(&self, cell: Cell) -> Option<Role> {
        let houses = self.board.houses_of(cell);
        let pointed = self.scene()?.houses();
        pointed.iter().find(|(house, _)| houses.contains(house)).map(|(_, role)| *role)
    }

    fn candidates(&self, cell: Cell, marks: DigitSet, place: Rect, buffer: &mut Buffer) {
        let spacious = matches!(self.layout.kind, LayoutKind::Full | LayoutKind::Open);
        let columns = if spacious { self.board.candidate_places().1 } else { self.board.side().div_ceil(2) };
        let said = self.scene().is_some_and(|scene| {
            let one = |digit| Candidate::new(cell, digit);
            let said = |one| scene.is_eliminated(one) || scene.candidate_role(one).is_some();
            marks.iter().map(one).any(said)
        });
        for digit in marks.iter() {
            let (row, column) = (digit.index() / columns, digit.index() % columns);
            let y = place.y + row as u16;
            let (before, symbol, style) = self.candidate(Candidate::new(cell, digit));
            if spacious {
                let x = place.x + 2 * column as u16;
                set(buffer, x, y, &format!("{before}{symbol}"), style);
            } else {
                set(buffer, place.x + column as u16, y, &symbol.to_string(), style);
            }
        }
        // A cell is highlighted through its candidates if possible, otherwise by a letter of its own.
        if let Some(role) = self.role(cell).filter(|_| !said && spacious) {
            let letter = Brush::of(role).letter.to_string();
            set(buffer, place.x + place.width - 1, place.y, &letter, self.ink.role(role));
        }
    }

    /// Returns the character before a candidate, the candidate itself, and its style.
    fn candidate(&self, candidate: Candidate) -> (char, char, Style) {
        let symbol = candidate.digit.symbol();
        if let Some(scene) = self.scene() {
            if scene.is_eliminated(candidate) {
                let style = self.ink.hue(Brush::ELIMINATION);
                // If there is neither space for a letter nor colour, the digit itself is replaced.
                let spacious = matches!(self.layout.kind, LayoutKind::Full | LayoutKind::Open);
                let symbol = if spacious || self.ink.colour { symbol } else { GONE };
                return (Brush::ELIMINATION_LETTER, symbol, style.add_modifier(Modifier::CROSSED_OUT));
            }
            if let Some(role) = scene.candidate_role(candidate) {
                let style = self.ink.role(role).add_modifier(Modifier::REVERSED);
                return (Brush::of(role).letter, symbol, style);
            }
        }
        let sheet = self.play.sheet();
        let note = sheet.corners(candidate.cell).contains(candidate.digit);
        let listed = sheet.candidates(candidate.cell).is_some_and(|list| list.contains(candidate.digit));
        let mut style =
            if note && !listed { Style::new().add_modifier(Modifier::ITALIC) } else { Style::new() };
        if self.same == Some(candidate.digit) {
            style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        (if note { CORNER } else { ' ' }, symbol, style)
    }

    /// Inverts the colours of the cell; those already inverted become normal.
    fn cursor(&self, place: Rect, buffer: &mut Buffer) {
        if self.layout.kind == LayoutKind::Plain {
            set(buffer, place.x, place.y, "[", Style::new());
            set(buffer, place.x + place.width - 1, place.y, "]", Style::new());
        }
        for position in place.positions() {
            if let Some(cell) = buffer.cell_mut(position) {
                cell.modifier.toggle(Modifier::REVERSED);
            }
        }
    }
}

/// Writes text at an offset from the corner of an area, clipped to the area.
fn put(buffer: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    if x < area.width && y < area.height {
        set(buffer, area.x + x, area.y + y, text, style);
    }
}

/// Writes text, clipped to the buffer.
fn set(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    if buffer.area.contains((x, y).into()) {
        buffer.set_string(x, y, text, style);
    }
}
