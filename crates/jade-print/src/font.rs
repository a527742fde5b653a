//! Arimo Regular and Bold: the glyphs and widths of characters.
//!
//! The fonts have the Latin, Greek and Cyrillic alphabets. Their widths are those of Helvetica.

use krilla::text::KrillaGlyph;
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::sync::LazyLock;

/// A font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Font {
    Regular,
    Bold,
}

/// The height of digits and capitals, relative to the size.
pub const CAPITAL: f32 = 0.69;

/// The number of font units per em.
const UNITS: f32 = 2048.0;

/// The parts of a font that layout needs.
struct Face {
    glyphs: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
}

static REGULAR: LazyLock<Face> = LazyLock::new(|| Face::of(Font::Regular));
static BOLD: LazyLock<Face> = LazyLock::new(|| Face::of(Font::Bold));

impl Face {
    fn of(font: Font) -> Face {
        let font = FontRef::new(font.file()).expect("the embedded fonts are valid");
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        Face { glyphs: font.charmap(), metrics }
    }

    fn glyph(&self, letter: char) -> GlyphId {
        self.glyphs.map(printed(letter).unwrap_or('?')).unwrap_or(GlyphId::NOTDEF)
    }

    /// The width of a glyph at size 1.
    fn width(&self, glyph: GlyphId) -> f32 {
        self.metrics.advance_width(glyph).unwrap_or_default() / UNITS
    }
}

/// Returns the character that is printed for another: itself, or a space for one of another width. `None` if the fonts
/// lack it.
fn printed(letter: char) -> Option<char> {
    match letter {
        // The narrow one separates groups of digits.
        '\t' | '\u{2000}'..='\u{200a}' | '\u{202f}' => Some(' '),
        _ => REGULAR.glyphs.map(letter).map(|_| letter),
    }
}

/// Returns a text as it is printed, with `?` for each character that the fonts lack.
pub fn printable(text: &str) -> String {
    text.chars().map(|letter| printed(letter).unwrap_or('?')).collect()
}

/// Whether every character of a text can be printed: the Latin, Greek and Cyrillic alphabets, digits and common signs.
/// All other characters are printed as `?`.
///
/// ```
/// assert!(jade_print::is_printable("Nº 7: «fácil», Łódź, Дворжак, αβγ") && !jade_print::is_printable("数独"));
/// ```
pub fn is_printable(text: &str) -> bool {
    text.chars().all(|letter| printed(letter).is_some())
}

impl Font {
    /// Returns the font's file, in TrueType format.
    pub fn file(self) -> &'static [u8] {
        match self {
            Font::Regular => include_bytes!("../fonts/regular.ttf"),
            Font::Bold => include_bytes!("../fonts/bold.ttf"),
        }
    }

    fn face(self) -> &'static Face {
        match self {
            Font::Regular => &REGULAR,
            Font::Bold => &BOLD,
        }
    }

    /// Returns the glyphs of a text, from left to right.
    pub fn glyphs(self, text: &str) -> Vec<KrillaGlyph> {
        let face = self.face();
        text.char_indices()
            .map(|(at, letter)| {
                let glyph = face.glyph(letter);
                let range = at..at + letter.len_utf8();
                let id = krilla::text::GlyphId::new(glyph.to_u32());
                KrillaGlyph::new(id, face.width(glyph), 0.0, 0.0, 0.0, range, None)
            })
            .collect()
    }

    /// Returns the width of a text at size 1.
    pub fn width(self, text: &str) -> f32 {
        let face = self.face();
        text.chars().map(|letter| face.width(face.glyph(letter))).sum()
    }

    /// Breaks a text into lines of at most this width at spaces; a longer word has its own line.
    pub fn wrap(self, text: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
                let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if self.width(&longer) * size > width && !line.is_empty() {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                } else {
                    line = longer;
                }
            }
            lines.push(line);
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_glyphs_and_widths() {
        assert!(is_printable("ñ × “5” Łukasz Škvor, İstanbul − ő Дворжак † Ωμέγα"));
        assert!(!is_printable("数独"));
        assert_eq!(printable("数独 1\u{202f}000"), "?? 1 000");
        assert_eq!(Font::Regular.width("ř\u{202f}Š"), Font::Regular.width("r S"));
        assert!(
            (Font::Regular.width("19") - 1.112).abs() < 0.001,
            "digits are as wide as those of Helvetica"
        );
        assert_eq!(Font::Bold.width("ñ"), Font::Bold.width("n"));
        assert!(Font::Bold.width("medio") > Font::Regular.width("medio"));
    }

    #[test]
    fn lines_are_no_wider_than_allowed() {
        let text = "In row 4 the 7 has only one place left. ".repeat(5);
        let lines = Font::Regular.wrap(&text, 10.0, 100.0);
        assert!(lines.len() > 5 && lines.iter().all(|line| Font::Regular.width(line) * 10.0 <= 100.0));
        assert_eq!(lines.join(" "), text.trim());
        assert_eq!(Font::Regular.wrap("a\n\nb", 10.0, 100.0), ["a", "", "b"]);
    }
}
