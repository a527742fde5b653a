//! The text beside the board: the cell, the digits left to place, and the tutor's words.

use super::{Ink, board::GONE, clock};
use crate::key::Mode;
use crate::sign_name::sign_name;
use crate::state::{Advice, Over, Play, State};
use crate::update::Action;
use jade_draw::{Brush, Room, Sign, text_signs};
use jade_grid::{Digit, DigitSet};
use jade_logic::TechniqueId;
use jade_text::{Args, RungName};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

/// The id of the message that names a mode.
pub(super) fn mode_id(mode: Mode) -> &'static str {
    match mode {
        Mode::Digit => "play-mode-digit",
        Mode::Corner => "play-mode-corner",
        Mode::Candidate => "play-mode-candidate",
    }
}

/// Writes lines, clipped to the area.
pub(super) fn put(lines: &[Line<'_>], area: Rect, buffer: &mut Buffer) {
    for (line, y) in lines.iter().zip(area.y..area.y + area.height) {
        line.render(Rect { y, height: 1, ..area }, buffer);
    }
}

/// Draws the panel. If the tutor's words exceed the space, their end is shown, and they can be scrolled.
/// `room` describes what the board has space to show.
pub(super) fn panel(state: &State, play: &Play, ink: &Ink, room: Room, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let words = Words { state, play, ink, room, width };
    let mut head = if play.paused { Vec::new() } else { words.cell() };
    if !head.is_empty() {
        head.push(Line::default());
    }
    let body = words.body();
    // If there is little space, the tutor's words take precedence over those about the cell.
    let needed = head.len() + body.len();
    if needed > usize::from(area.height) && body.len() + 3 > usize::from(area.height) {
        head.clear();
    }
    let room = usize::from(area.height).saturating_sub(head.len());
    let over = body.len().saturating_sub(room);
    let from = over.saturating_sub(play.scroll);
    let shown = body.into_iter().skip(from).take(room);
    let mut lines: Vec<Line<'_>> = head.into_iter().chain(shown).collect();
    // Arrows at the edge show that there is more above or below.
    if over > 0 {
        let first = lines.len() - room.min(lines.len());
        if from > 0 {
            mark(&mut lines, first, width, "▲");
        }
        if from < over {
            let last = lines.len() - 1;
            mark(&mut lines, last, width, "▼");
        }
    }
    put(&lines, area, buffer);
}

fn mark(lines: &mut [Line<'_>], index: usize, width: usize, sign: &'static str) {
    if let Some(line) = lines.get_mut(index) {
        let used = line.width();
        if used < width {
            line.push_span(Span::raw(format!("{sign:>blank$}", blank = width - used)));
        }
    }
}

struct Words<'s> {
    state: &'s State,
    play: &'s Play,
    ink: &'s Ink,
    room: Room,
    width: usize,
}

impl Words<'_> {
    fn words(&self, words: &str) -> Vec<Line<'static>> {
        self.ink.lines([(words, None)], self.width)
    }

    fn heading(&self, words: &str) -> Vec<Line<'static>> {
        let lines = self.words(words).into_iter();
        lines.map(|line| line.style(self.ink.strong())).collect()
    }

    fn symbols(digits: DigitSet) -> String {
        digits.iter().map(|digit| digit.symbol().to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Describes the cursor's cell and its content, and the number of each digit left to place.
    fn cell(&self) -> Vec<Line<'static>> {
        let (sheet, cell, texts) = (self.play.sheet(), self.play.cursor, self.state.texts());
        let board = sheet.geometry();
        let place = texts.notation().write(board, cell);
        let digit = |digit: Digit| Args::none().text("digit", digit.symbol().to_string());
        let mut what = Vec::new();
        match sheet.value(cell) {
            Some(value) if sheet.is_given(cell) => what.push(texts.plain("cell-given", &digit(value))),
            Some(value) => what.push(value.symbol().to_string()),
            None => what.push(texts.plain("cell-empty", &Args::none())),
        }
        if sheet.conflicts().iter().any(|conflict| conflict.cells.contains(&cell)) {
            what.push(texts.plain("cell-conflict", &Args::none()));
        }
        if sheet.is_open(cell) {
            let digits = |set| Args::none().text("digits", Self::symbols(set));
            if let Some(list) = sheet.candidates(cell) {
                what.push(texts.plain("cell-candidates", &digits(list)));
            }
            if !sheet.corners(cell).is_empty() {
                what.push(texts.plain("cell-corners", &digits(sheet.corners(cell))));
            }
        }
        let mut lines = self.words(&format!("{place}: {}", what.join(", ")));
        let values = sheet.values();
        let to_go = Digit::all(board.side()).filter_map(|digit| {
            let there = values.filled().filter(|(_, value)| *value == digit).count();
            (there < board.side()).then(|| format!("{}:{}", digit.symbol(), board.side() - there))
        });
        let to_go: Vec<String> = to_go.collect();
        if !to_go.is_empty() {
            let args = Args::none().text("digits", to_go.join(" "));
            lines.extend(self.words(&texts.plain("play-to-go", &args)));
        }
        lines
    }

    fn body(&self) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(waiting) = &self.state.waiting {
            let args = Args::none().text("time", clock(waiting.time));
            return self.words(&self.state.texts().plain("play-waiting", &args));
        }
        if self.play.over == Over::Menu {
            lines.extend(self.menu());
        }
        match &self.play.advice {
            _ if self.play.over == Over::Menu || self.play.paused => {}
            Some(advice) => {
                if let Some(walk) = &self.play.walk {
                    let args = Args::none().number("at", walk.at + 1).number("count", walk.steps.len());
                    let place = self.state.texts().plain("walk-place", &args);
                    lines.extend(self.heading(&self.state.text("walk-steps")));
                    lines.extend(self.words(&place));
                    lines.push(Line::default());
                }
                lines.extend(self.advice(advice));
            }
            None if self.play.game.is_solved() => {
                lines.extend(self.heading(&self.state.text("solved-title")));
                lines.extend(self.words(&self.state.text("solved-text")));
                let args = Args::none().text("time", clock(self.play.game.time));
                lines.extend(self.words(&self.state.texts().plain("play-solved-in", &args)));
            }
            None if self.play.message.is_none() => {
                lines.extend(self.words(&self.state.text("tutor-welcome")));
                lines.extend(self.words(&self.state.text("tutor-welcome-how")));
                lines.extend(self.rules());
            }
            None => {}
        }
        // At the end, which stays visible whatever precedes it.
        if let Some(said) = &self.play.message {
            let style = if said.wrong { self.ink.wrong() } else { self.ink.strong() };
            lines.extend(self.words(&said.words).into_iter().map(|line| line.style(style)));
        }
        lines
    }

    /// The rules of the board beyond those of every board; those that name cells as they are written, because the
    /// board shows no marks of rules.
    fn rules(&self) -> Vec<Line<'static>> {
        let board = self.play.sheet().geometry();
        let sentences = self.state.texts().rules(board);
        let mut lines: Vec<Line<'static>> = Vec::new();
        if !sentences.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(sentences.iter().flat_map(|sentence| self.words(&sentence.to_string())));
        lines.extend(board.rules().written_with_cells().flat_map(|rule| self.words(&rule)));
        lines
    }

    fn menu(&self) -> Vec<Line<'static>> {
        let entry = |(index, action): (usize, Action)| {
            let words = format!("{}  {}", index + 1, action.words(self.state.texts()));
            self.words(&words)
        };
        let mut lines: Vec<Line<'static>> = Action::ALL.into_iter().enumerate().flat_map(entry).collect();
        lines.extend(self.words(&format!("0  {}", self.state.text("action-close"))));
        lines.push(Line::default());
        lines
    }

    /// The rungs shown so far, and a legend.
    fn advice(&self, advice: &Advice) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let several = advice.rungs.len() > 1;
        for rung in advice.rungs.iter().take(advice.revealed) {
            if several {
                lines.extend(self.heading(&self.state.text(rung_id(rung.name))));
            }
            let pieces = rung.text.spans.iter().map(|span| (span.text.as_str(), span.role));
            lines.extend(self.ink.lines(pieces, self.width));
            lines.push(Line::default());
        }
        if let Some(picture) = self.play.picture() {
            let technique = picture.scene().technique();
            let stated = text_signs(&picture, self.room);
            lines.extend(stated.into_iter().flat_map(|sign| self.sign(sign, technique)));
            lines.push(Line::default());
        }
        lines
    }

    fn sign(&self, sign: Sign, technique: Option<TechniqueId>) -> Vec<Line<'static>> {
        let (mark, style) = match sign {
            Sign::Role(role) => (Brush::of(role).letter.to_string(), self.ink.role(role)),
            // Links and branches are not drawn here; the words describe them.
            Sign::Link(_) | Sign::Branch(_) => return Vec::new(),
            Sign::Placement => {
                ("( )".to_owned(), self.ink.hue(Brush::PLACEMENT).add_modifier(Modifier::BOLD))
            }
            Sign::Elimination => {
                let letter = if self.room == Room::Digits { GONE } else { Brush::ELIMINATION_LETTER };
                (letter.to_string(), self.ink.hue(Brush::ELIMINATION))
            }
        };
        let name = sign_name(sign, technique, self.state.texts());
        let indent = mark.chars().count() + 1;
        let mut lines = self.ink.lines([(name.as_str(), None)], self.width.saturating_sub(indent));
        for (index, line) in lines.iter_mut().enumerate() {
            let before = if index == 0 { mark.clone() } else { " ".repeat(indent - 1) };
            line.spans.splice(0..0, [Span::styled(before, style), Span::raw(" ")]);
        }
        lines
    }
}

fn rung_id(name: Option<RungName>) -> &'static str {
    match name {
        Some(RungName::Where) => "rung-where",
        Some(RungName::Technique) => "rung-technique",
        Some(RungName::Digit) => "rung-digit",
        Some(RungName::Cells) => "rung-cells",
        Some(RungName::Reasoning) => "rung-reasoning",
        Some(RungName::Apply) => "rung-apply",
        None => "rung-message",
    }
}
