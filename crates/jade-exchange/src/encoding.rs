//! Texts from bytes, in the encodings that files have.

use std::borrow::Cow;

/// Returns the text of a file: UTF-8; UTF-16 with a byte order mark, or without one if every other byte of its
/// beginning is zero; otherwise each byte that is not UTF-8 is the sign that it has on Windows, or in a frame on DOS. Line ends of carriage
/// returns alone become those of other systems.
///
/// ```
/// use jade_exchange::read_bytes;
/// assert_eq!(read_bytes(b"\xff\xfe1\0.\0"), "1.");
/// assert_eq!(read_bytes(b"1\xb7\r2"), "1·\n2");
/// ```
pub fn read_bytes(bytes: &[u8]) -> Cow<'_, str> {
    let text = match utf16(bytes) {
        Some(text) => Cow::Owned(text),
        None => match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(lenient(bytes)),
        },
    };
    with_line_ends(&text).map_or(text, Cow::Owned)
}

/// Returns a text of which the lines end with carriage returns alone, except perhaps the last one, with other line ends.
pub(crate) fn with_line_ends(text: &str) -> Option<String> {
    let lines = text.strip_suffix('\n').unwrap_or(text);
    let lines = lines.strip_suffix('\r').unwrap_or(lines);
    (lines.contains('\r') && !lines.contains('\n')).then(|| text.replace('\r', "\n"))
}

/// Whether a text seems to be in UTF-16, by its first bytes.
pub(crate) fn is_utf16(bytes: &[u8]) -> bool {
    big_endian(bytes).is_some()
}

/// The number of bytes that show the encoding.
const HEAD: usize = 64;

/// Whether UTF-16 has the higher byte of each sign first; `None` if it is no UTF-16.
fn big_endian(bytes: &[u8]) -> Option<bool> {
    match bytes {
        [0xfe, 0xff, ..] => return Some(true),
        [0xff, 0xfe, ..] => return Some(false),
        _ => {}
    }
    let head = &bytes[..bytes.len().min(HEAD)];
    let zero = |place: usize| {
        let mut there = head.iter().skip(place).step_by(2).peekable();
        there.peek().is_some() && there.all(|byte| *byte == 0)
    };
    match (head.len() >= 4, zero(0), zero(1)) {
        (true, true, false) => Some(true),
        (true, false, true) => Some(false),
        _ => None,
    }
}

fn utf16(bytes: &[u8]) -> Option<String> {
    let big = big_endian(bytes)?;
    let units = bytes.chunks_exact(2).map(|pair| {
        let pair = [pair[0], pair[1]];
        if big { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
    });
    let text = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
    Some(text.skip_while(|c| *c == '\u{feff}').collect())
}

/// Reads UTF-8. Other bytes are read as Windows-1252; or as parts of a frame, as on DOS, in a line without letters whose
/// other bytes are also parts of one.
pub(crate) fn lenient(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let of_frame = is_frame(line);
        for chunk in line.utf8_chunks() {
            text.push_str(chunk.valid());
            text.extend(chunk.invalid().iter().map(|byte| match *byte {
                0xb3..=0xdf if of_frame => DOS[usize::from(byte - 0xb3)],
                0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
                other => char::from(other),
            }));
        }
    }
    text
}

/// Whether a line has a frame of DOS: at least two bytes that are lines, and none that is another sign.
fn is_frame(line: &[u8]) -> bool {
    let lines = line.iter().filter(|byte| matches!(byte, 0xb3 | 0xba | 0xc4 | 0xcd)).count();
    let others = line.iter().any(|byte| byte.is_ascii_alphabetic() || matches!(byte, 0x80..0xb3 | 0xe0..));
    lines >= 2 && !others
}

/// The signs of code page 437 from B3 to DF in hexadecimal.
const DOS: [char; 45] = [
    '│', '┤', '╡', '╢', '╖', '╕', '╣', '║', '╗', '╝', '╜', '╛', '┐', '└', '┴', '┬', '├', '─', '┼', '╞', '╟',
    '╚', '╔', '╩', '╦', '╠', '═', '╬', '╧', '╨', '╤', '╥', '╙', '╘', '╒', '╓', '╫', '╪', '┘', '┌', '█', '▄',
    '▌', '▐', '▀',
];

/// The signs of Windows-1252 from 80 to 9F in hexadecimal.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_recognised() {
        let text = "Grid 01\r\n·5½ 七";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        // Without a mark the beginning shows it.
        for start in 0..2 {
            let ascii = [&little[..14], &big[..14]][start];
            assert_eq!(read_bytes(ascii), "Grid 01");
        }
        assert_eq!(read_bytes(&[&[0xff, 0xfe], &little[..]].concat()), text);
        assert_eq!(read_bytes(&[&[0xfe, 0xff], &big[..]].concat()), text);
        assert_eq!(read_bytes(text.as_bytes()), text);
        assert_eq!(read_bytes(b"\xda\xc4\xc4\n\xb3 5 \xb3\nNr\xba \x96 \xb35"), "┌──\n│ 5 │\nNrº – ³5");
        assert_eq!(read_bytes("a\rb\r".as_bytes()), "a\nb\n");
        assert_eq!(read_bytes("a\rb\n".as_bytes()), "a\nb\n");
        assert_eq!(read_bytes("a\r\n".as_bytes()), "a\r\n");
        for bytes in [&b""[..], b"\0", b"\0\0", b"\0\0\0\0", b"ab\0"] {
            assert_eq!(read_bytes(bytes).len(), bytes.len());
        }
    }
}
