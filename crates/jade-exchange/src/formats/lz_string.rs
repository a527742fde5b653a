//! Unpacks LZString’s base64: a variant of LZ78 in which a code is an earlier phrase or a new character.

/// The alphabet of base64, without the padding.
const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Codes that are not phrases: a new character of 8 or 16 bits, and the end.
const SHORT: usize = 0;
const LONG: usize = 1;
const END: usize = 2;

/// The bits of the packed text, six per character, least significant bit first.
struct Bits<'t> {
    text: &'t [u8],
    at: usize,
}

impl Bits<'_> {
    fn number(&mut self, bits: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..bits {
            let symbol = self.text.get(self.at / 6)?;
            let value = SYMBOLS.iter().position(|known| known == symbol)?;
            number |= (value >> (5 - self.at % 6) & 1) << place;
            self.at += 1;
        }
        Some(number)
    }
}

/// Returns the UTF-16 units of a packed text; `None` if it is damaged or longer than `most` units.
///
/// A phrase is stored as a range of the unpacked text, so the memory is proportional to that text.
pub(super) fn unpack(packed: &str, most: usize) -> Option<Vec<u16>> {
    let mut bits = Bits { text: packed.trim_end_matches('=').as_bytes(), at: 0 };
    let mut units: Vec<u16> = Vec::new();
    // The start and the length of each phrase in the unpacked text; the first three codes are not phrases.
    let mut phrases: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut previous: Option<(usize, usize)> = None;
    // A code becomes one bit wider after this number of further phrases.
    let (mut width, mut left): (u32, usize) = (2, 1);
    loop {
        let code = bits.number(width)?;
        if code == END {
            return Some(units);
        }
        let mut grow = |left: &mut usize| {
            *left -= 1;
            if *left == 0 {
                *left = 1 << width;
                width += 1;
            }
        };
        let begin = units.len();
        if code == SHORT || code == LONG {
            let unit = bits.number(if code == SHORT { 8 } else { 16 })?;
            // The character is also a phrase, at the place where it is about to be written.
            phrases.push((begin, 1));
            units.push(u16::try_from(unit).ok()?);
            if previous.is_some() {
                grow(&mut left);
            }
        } else if let Some(&(from, length)) = phrases.get(code) {
            units.extend_from_within(from..from + length);
        } else {
            // The phrase that is just being defined: the previous one and its own first character.
            let (from, length) = previous.filter(|_| code == phrases.len())?;
            units.extend_from_within(from..from + length);
            units.push(units[from]);
        }
        if units.len() > most {
            return None;
        }
        if let Some((from, length)) = previous {
            // The previous phrase, with the first character of this one, which follows it in the text.
            phrases.push((from, length + 1));
        }
        if previous.is_some() {
            grow(&mut left);
        } else {
            // There is no phrase before the first character.
            (width, left) = (3, 4);
        }
        previous = Some((begin, units.len() - begin));
    }
}
