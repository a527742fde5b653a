//! [`draw`]: draws the state in the space available.

mod board;
mod ink;
mod layout;
mod panel;
mod screens;

pub use ink::Ink;
pub use layout::Layout;
pub use screens::{example_cell, instructions};

use crate::state::{Over, Play, Screen, State};
use jade_draw::Room;
use jade_text::Args;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use std::time::Duration;

/// The columns and lines below which not even the menu is readable.
const MIN_SIZE: (u16, u16) = (34, 12);

/// Draws the state. With `colour` it uses the terminal's own sixteen colours; without, no information is lost.
pub fn draw(state: &State, frame: &mut Frame<'_>, colour: bool) {
    let area = frame.area();
    Picture { state, ink: Ink { colour } }.render(area, frame.buffer_mut());
}

/// The state with the style to draw it in.
struct Picture<'s> {
    state: &'s State,
    ink: Ink,
}

impl Widget for Picture<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            return self.too_small(area, MIN_SIZE, buffer);
        }
        let [head, body, foot] = [
            Rect { height: 1, ..area },
            Rect { y: area.y + 1, height: area.height - 2, ..area },
            Rect { y: area.y + area.height - 1, height: 1, ..area },
        ];
        match (&self.state.screen, &self.state.play) {
            (Screen::Board, Some(play)) => {
                self.ink.bar(self.head(play), head, buffer);
                self.ink.bar(Line::from(self.state.text(foot_of(play))), foot, buffer);
                self.play(play, body, buffer);
            }
            (screen, _) => {
                self.ink.bar(Line::from(self.state.text("title")), head, buffer);
                self.ink.bar(Line::from(self.state.text(screens::foot_of(screen))), foot, buffer);
                screens::screen(self.state, &self.ink, body, buffer);
            }
        }
    }
}

/// The keys available now.
fn foot_of(play: &Play) -> &'static str {
    match (play.over, &play.advice) {
        (Over::Keys, _) => "play-foot-any",
        (Over::Menu, _) => "play-foot-menu",
        _ if play.paused => "play-foot-paused",
        (Over::Nothing, Some(_)) if play.walk.is_some() => "play-foot-walk",
        (Over::Nothing, Some(advice)) if advice.complaint.is_some() => "play-foot-complaint",
        (Over::Nothing, Some(advice)) if advice.revealed < advice.rungs.len() || advice.apply.is_some() => {
            "play-foot-hint"
        }
        _ => "play-foot",
    }
}

/// Formats a time as `4:05` or `1:00:00`.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

impl Picture<'_> {
    fn head(&self, play: &Play) -> Line<'static> {
        let mut words = vec!["JADE".to_owned()];
        words.extend((!play.game.title.is_empty()).then(|| play.game.title.clone()));
        words.push(clock(play.game.time));
        words.push(self.state.text(panel::mode_id(play.mode)));
        Line::from(words.into_iter().map(|word| Span::raw(format!("{word}   "))).collect::<Vec<_>>())
    }

    fn too_small(&self, area: Rect, least: (u16, u16), buffer: &mut Buffer) {
        let args = Args::none().number("width", least.0).number("height", least.1);
        let args = args.number("columns", area.width).number("lines", area.height);
        let words = self.state.texts().plain("play-too-small", &args);
        let lines = self.ink.lines([(words.as_str(), None)], area.width.into());
        panel::put(&lines, area, buffer);
    }

    /// Draws the board with the text beside or below it.
    fn play(&self, play: &Play, area: Rect, buffer: &mut Buffer) {
        let board = play.sheet().geometry();
        let Some(layout) = Layout::choose(board, area.width, area.height, play.view) else {
            let least = Layout::least(board);
            let whole = Rect { y: area.y - 1, height: area.height + 2, ..area };
            return self.too_small(whole, (least.0, least.1 + 2), buffer);
        };
        let (drawn, beside) = layout.split(area);
        match play.over {
            Over::Keys => return screens::keys(self.state, &self.ink, area, buffer),
            Over::Nothing if play.paused => {
                let words = self.state.text("play-paused");
                panel::put(&self.ink.lines([(words.as_str(), None)], drawn.width.into()), drawn, buffer);
            }
            _ => board::Drawing::new(play, &layout, &self.ink).draw(drawn, buffer),
        }
        let room = match layout.kind {
            layout::LayoutKind::Full | layout::LayoutKind::Open => Room::Letters,
            layout::LayoutKind::Tight if self.ink.colour => Room::Letters,
            layout::LayoutKind::Tight => Room::Digits,
            layout::LayoutKind::Plain => Room::Cell,
        };
        panel::panel(self.state, play, &self.ink, room, beside, buffer);
    }
}
