//! Helvetica and Helvetica Bold, which every PDF reader has: the widths and the encoding of characters.
//!
//! The widths are those of the fonts' metrics, in thousandths of the size, for the characters from the space to the
//! tilde. An accent does not change the width of a letter. Letters that the fonts lack are printed without accent.

/// A font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Font {
    Regular,
    Bold,
}

#[rustfmt::skip]
const REGULAR: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

#[rustfmt::skip]
const BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/// The height of digits and capitals, relative to the size.
pub const CAPITAL: f32 = 0.71;

/// Characters beyond Latin-1 in WinAnsi, with their codes and a character of the same width.
#[rustfmt::skip]
const EXTRA: [(char, u8, char); 27] = [
    ('€', 0x80, '0'), ('‚', 0x82, ','), ('ƒ', 0x83, '0'), ('„', 0x84, '('), ('…', 0x85, '@'), ('†', 0x86, '0'),
    ('‡', 0x87, '0'), ('ˆ', 0x88, '('), ('‰', 0x89, '@'), ('Š', 0x8a, 'S'), ('‹', 0x8b, '('), ('Œ', 0x8c, '@'),
    ('Ž', 0x8e, 'Z'), ('‘', 0x91, '\''), ('’', 0x92, '\''), ('“', 0x93, '('), ('”', 0x94, '('), ('•', 0x95, '*'),
    ('–', 0x96, '0'), ('—', 0x97, '@'), ('˜', 0x98, '('), ('™', 0x99, '@'), ('š', 0x9a, 's'), ('›', 0x9b, '('),
    ('œ', 0x9c, 'm'), ('ž', 0x9e, 'z'), ('Ÿ', 0x9f, 'Y'),
];

/// The letters from U+0100 to U+017F without their accents, so that names in all languages of Latin script are
/// readable.
const WITHOUT_ACCENTS: &[u8; 128] =
    b"AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOo\
    RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";

/// Returns the code of a character, or of the nearest one that the fonts have; `None` if there is none.
fn code(letter: char) -> Option<u8> {
    match letter {
        ' '..='~' => Some(letter as u8),
        // Spaces of other widths, such as the narrow one that separates groups of digits.
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' => Some(b' '),
        '\u{a1}'..='\u{ff}' => Some(letter as u32 as u8),
        '‐' | '‑' | '−' => Some(b'-'),
        '′' => Some(b'\''),
        '″' => Some(b'"'),
        _ => extra(letter).map(|(_, code, _)| code).or_else(|| without_accent(letter)),
    }
}

fn extra(letter: char) -> Option<(char, u8, char)> {
    EXTRA.into_iter().find(|(extra, ..)| *extra == letter)
}

fn without_accent(letter: char) -> Option<u8> {
    WITHOUT_ACCENTS.get((letter as usize).checked_sub(0x100)?).copied()
}

/// Whether every character of a text can be printed, at least approximately. All others are printed as `?`.
///
/// ```
/// assert!(jade_print::is_printable("Nº 7: «fácil»") && !jade_print::is_printable("数独"));
/// ```
pub fn is_printable(text: &str) -> bool {
    text.chars().all(|letter| code(letter).is_some())
}

/// Encodes a text for the fonts.
pub fn encode(text: &str) -> Vec<u8> {
    text.chars().map(|letter| code(letter).unwrap_or(b'?')).collect()
}

/// Returns the letter without its accent, to look up its width.
fn plain(letter: char) -> char {
    match letter {
        'À'..='Å' => 'A',
        'Ç' => 'C',
        'È'..='Ë' => 'E',
        'Ì'..='Ï' => 'I',
        'Ñ' => 'N',
        'Ò'..='Ö' | 'Ø' => 'O',
        'Ù'..='Ü' => 'U',
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'f',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        '·' => ' ',
        '¡' => '!',
        '×' => '+',
        other => match extra(other) {
            Some((_, _, alike)) => alike,
            None if other > 'ÿ' => code(other).map_or('?', char::from),
            None if code(other) == Some(b' ') => ' ',
            None => other,
        },
    }
}

impl Font {
    /// Returns the width of a text at size 1.
    pub fn width(self, text: &str) -> f32 {
        let widths = match self {
            Font::Regular => &REGULAR,
            Font::Bold => &BOLD,
        };
        let letter = |letter: char| {
            let index = (plain(letter) as usize).checked_sub(usize::from(b' '));
            index.and_then(|index| widths.get(index)).copied().unwrap_or(600)
        };
        text.chars().map(|c| f32::from(letter(c))).sum::<f32>() / 1000.0
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
    fn letters_are_encoded_and_measured() {
        assert_eq!(encode("ñ × “5”"), [0xf1, b' ', 0xd7, b' ', 0x93, b'5', 0x94]);
        assert_eq!(encode("数"), [b'?']);
        assert_eq!(encode("Łukasz Škvor, İstanbul − ő"), b"Lukasz \x8akvor, Istanbul - o");
        assert!(is_printable("Dvořák †") && !is_printable("Дворжак"));
        assert_eq!(Font::Regular.width("ř\u{202f}Š"), Font::Regular.width("r S"));
        assert_eq!(Font::Regular.width("19"), 1.112);
        assert_eq!(Font::Bold.width("ñ"), Font::Bold.width("n"));
        assert!(Font::Bold.width("medio") > Font::Regular.width("medio"));
    }

    #[test]
    fn lines_keep_to_the_maximum_width() {
        let text = "In row 4 the 7 has only one place left. ".repeat(5);
        let lines = Font::Regular.wrap(&text, 10.0, 100.0);
        assert!(lines.len() > 5 && lines.iter().all(|line| Font::Regular.width(line) * 10.0 <= 100.0));
        assert_eq!(lines.join(" "), text.trim());
        assert_eq!(Font::Regular.wrap("a\n\nb", 10.0, 100.0), ["a", "", "b"]);
    }
}
