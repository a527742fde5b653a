//! [`Theme`]: the colours of a drawing.

use crate::brush::Hue;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark lines on white.
    #[default]
    Light,
    /// Light lines on near-black.
    Dark,
}

/// The colours of everything that has no role.
pub(super) struct Palette {
    pub paper: &'static str,
    pub given: &'static str,
    pub entry: &'static str,
    pub mark: &'static str,
    pub line: &'static str,
    pub hairline: &'static str,
    tone: fn(Hue) -> &'static str,
}

impl Palette {
    pub(super) const LIGHT: Palette = Palette {
        paper: "#ffffff",
        given: "#15181c",
        entry: "#1d4f8f",
        mark: "#4a5058",
        line: "#30353b",
        hairline: "#a9afb6",
        tone: Hue::light,
    };
    pub(super) const DARK: Palette = Palette {
        paper: "#16191d",
        given: "#f4f6f8",
        entry: "#9ccbff",
        mark: "#b9c0c8",
        line: "#c3c9d0",
        hairline: "#565d66",
        tone: Hue::dark,
    };

    pub(super) fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Light => &Palette::LIGHT,
            Theme::Dark => &Palette::DARK,
        }
    }

    pub(super) fn tone(&self, hue: Hue) -> &'static str {
        (self.tone)(hue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance, as WCAG 2 defines it.
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let c = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn every_line_is_visible_on_its_background() {
        for hue in Hue::ALL {
            for (tone, palette) in [(hue.light(), Palette::LIGHT), (hue.dark(), Palette::DARK)] {
                let ratio = contrast(tone, palette.paper);
                assert!(ratio >= 3.0, "{hue:?} {tone} on {}: {ratio:.2}", palette.paper);
            }
        }
        for palette in [Palette::LIGHT, Palette::DARK] {
            for ink in [palette.given, palette.entry, palette.mark] {
                let ratio = contrast(ink, palette.paper);
                assert!(ratio >= 4.5, "{ink} on {}: {ratio:.2}", palette.paper);
            }
        }
    }
}
