//! [`Ink`]: the styles, with colour and without. Colour alone never carries information.

use crate::wrapped::wrapped;
use jade_draw::{Brush, Hue};
use jade_logic::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

/// Supplies styles. The colours are the terminal's own sixteen, which its user has chosen to be readable.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    /// Whether to use colours.
    pub colour: bool,
}

impl Ink {
    pub(super) fn hue(self, hue: Hue) -> Style {
        let colour = match hue.terminal() {
            31 => Color::Red,
            32 => Color::Green,
            33 => Color::Yellow,
            34 => Color::Blue,
            35 => Color::Magenta,
            36 => Color::Cyan,
            _ => Color::DarkGray,
        };
        self.fg(colour)
    }

    fn fg(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    pub(super) fn role(self, role: Role) -> Style {
        self.hue(Brush::of(role).hue).add_modifier(Modifier::BOLD)
    }

    pub(super) fn given(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn entry(self) -> Style {
        self.fg(Color::Green)
    }

    pub(super) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub(super) fn wrong(self) -> Style {
        self.fg(Color::Red).add_modifier(Modifier::BOLD)
    }

    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Draws a line across the whole width.
    pub(super) fn bar(self, line: Line<'_>, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, Style::new().add_modifier(Modifier::REVERSED));
        let within = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        line.render(within, buffer);
    }

    /// Breaks text into lines of the given width, in the colours of their roles.
    pub(super) fn lines<'a>(
        self,
        pieces: impl IntoIterator<Item = (&'a str, Option<Role>)>,
        width: usize,
    ) -> Vec<Line<'static>> {
        let span = |(text, role): (String, Option<Role>)| match role {
            Some(role) => Span::styled(text, self.role(role)),
            None => Span::raw(text),
        };
        let line = |pieces: Vec<_>| Line::from(pieces.into_iter().map(span).collect::<Vec<_>>());
        wrapped(pieces, width).into_iter().map(line).collect()
    }
}
