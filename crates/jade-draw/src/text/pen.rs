//! [`Pen`]: writes text with or without styles.

use crate::brush::{Brush, Hue};

/// How a piece of text looks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Style {
    hue: Option<Hue>,
    bold: bool,
    dim: bool,
    reversed: bool,
    struck: bool,
}

impl Style {
    pub(super) const PLAIN: Style =
        Style { hue: None, bold: false, dim: false, reversed: false, struck: false };
    pub(super) const DIM: Style = Style { dim: true, ..Style::PLAIN };

    pub(super) const fn hue(hue: Hue) -> Style {
        Style { hue: Some(hue), ..Style::PLAIN }
    }

    /// Returns the style of a number at the frame. The number of a house with a role stands out.
    pub(super) fn label(role: Option<jade_logic::Role>) -> Style {
        role.map_or(Style::DIM, |role| Style::hue(Brush::of(role).hue).bold())
    }

    pub(super) const fn bold(self) -> Style {
        Style { bold: true, ..self }
    }

    pub(super) const fn reversed(self) -> Style {
        Style { reversed: true, ..self }
    }

    pub(super) const fn struck(self) -> Style {
        Style { struck: true, ..self }
    }

    /// Returns the parameters of the SGR sequence for the style; empty for plain text.
    fn parameters(self) -> String {
        let flags = [(self.bold, 1), (self.dim, 2), (self.reversed, 7), (self.struck, 9)];
        let numbers = flags.into_iter().filter(|(on, _)| *on).map(|(_, number)| number);
        let numbers = numbers.chain(self.hue.map(Hue::terminal));
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(";")
    }
}

/// Lines of text under construction.
pub(super) struct Pen {
    out: String,
    colour: bool,
}

impl Pen {
    pub(super) fn new(colour: bool) -> Pen {
        Pen { out: String::new(), colour }
    }

    pub(super) fn put(&mut self, text: &str, style: Style) {
        let parameters = style.parameters();
        if !self.colour || parameters.is_empty() || text.is_empty() {
            self.out.push_str(text);
        } else {
            self.out.push_str(&format!("\x1b[{parameters}m{text}\x1b[0m"));
        }
    }

    /// Ends the line and trims trailing blanks that have no style.
    pub(super) fn end_line(&mut self) {
        self.out.truncate(self.out.trim_end_matches(' ').len());
        self.out.push('\n');
    }

    pub(super) fn finish(self) -> String {
        self.out
    }
}
