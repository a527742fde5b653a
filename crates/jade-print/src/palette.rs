//! Colours on paper: a light tint in the cell, and a shape for readers who cannot distinguish tints or print in grey.

use crate::canvas::{Canvas, Colour};
use jade_draw::Hue;

/// Returns the full tone of a colour by its number. They repeat after the eighth.
pub fn tone(number: u8) -> Colour {
    tone_of(Hue::ALL[usize::from(number.saturating_sub(1)) % Hue::ALL.len()])
}

/// Returns the full tone of a hue.
pub fn tone_of(hue: Hue) -> Colour {
    let channel = |at: usize| {
        let value = hue.light().get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        f32::from(value.unwrap_or(0)) / 255.0
    };
    Colour([channel(1), channel(3), channel(5)])
}

/// Returns the tone mixed with white.
pub fn tint(number: u8) -> Colour {
    mixed(tone(number), 0.28)
}

/// Mixes a colour with white; `share` is that of the colour, from 0 to 1.
pub fn mixed(Colour(channels): Colour, share: f32) -> Colour {
    Colour(channels.map(|channel| 1.0 - (1.0 - channel) * share))
}

/// Draws the shape of a colour, with the given centre and `radius`.
pub fn shape(canvas: &mut Canvas, number: u8, (x, y): (f32, f32), radius: f32) {
    let polygon = |corners: usize, turn: f32, inner: f32| -> Vec<(f32, f32)> {
        let points = if inner < 1.0 { 2 * corners } else { corners };
        let point = |index: usize| {
            let angle = turn + std::f32::consts::TAU * index as f32 / points as f32;
            let radius = if index % 2 == 1 && inner < 1.0 { radius * inner } else { radius };
            (x + radius * angle.sin(), y - radius * angle.cos())
        };
        (0..points).map(point).collect()
    };
    let eighth = std::f32::consts::FRAC_PI_4;
    let colour = tone(number);
    match number.saturating_sub(1) % 8 {
        0 => canvas.disc(x, y, radius, colour),
        1 => canvas.polygon(&polygon(4, eighth, 1.0), colour),
        2 => canvas.polygon(&polygon(3, 0.0, 1.0), colour),
        3 => canvas.polygon(&polygon(4, 0.0, 1.0), colour),
        4 => canvas.polygon(&polygon(5, 0.0, 0.45), colour),
        5 => canvas.polygon(&polygon(3, 4.0 * eighth, 1.0), colour),
        6 => canvas.polygon(&polygon(4, 0.0, 0.4), colour),
        _ => canvas.polygon(&polygon(6, 0.0, 1.0), colour),
    }
}
