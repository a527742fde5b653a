//! Links as texts: their parts divided by blanks, and their signs decoded.

use data_encoding::{BASE64_NOPAD, BASE64URL_NOPAD};
use std::borrow::Cow;

/// What begins the address of a page.
const BEGINS: [&str; 3] = ["https://", "http://", "www."];

/// Returns a line with its links, and lists that are encoded as in a link, in plain signs. A line that is decoded from
/// a link ends with a vertical tab.
pub(super) fn decoded(line: &str) -> Cow<'_, str> {
    let is_encoded = line.contains("%5B%5B") || line.contains("%5b%5b");
    if !is_encoded && !BEGINS.iter().any(|begins| line.contains(begins)) {
        return Cow::Borrowed(line);
    }
    let mut text = String::with_capacity(line.len());
    for word in line.split_inclusive(char::is_whitespace) {
        let is_link = BEGINS.iter().any(|begins| word.contains(begins));
        if is_link || word.contains("%5B%5B") || word.contains("%5b%5b") {
            text.push_str(&decoded_word(word, is_link));
        } else {
            text.push_str(word);
        }
    }
    Cow::Owned(text)
}

fn decoded_word(word: &str, is_link: bool) -> String {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let escaped = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let code = escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match (first, code) {
            (b'%', Some(code)) => {
                // The end of a line.
                bytes.push(if code == b'\n' { 0xb } else { code });
                rest = &after[2..];
                continue;
            }
            (b'#' | b'?' | b'&' | b'=' | b'/', _) if is_link => bytes.push(b' '),
            (first, _) => bytes.push(*first),
        }
        rest = after;
    }
    let text = String::from_utf8(bytes).unwrap_or_else(|_| word.to_owned());
    if !is_link {
        return text;
    }
    text.split(' ')
        .map(|part| unpacked(part).unwrap_or_else(|| part.to_owned()))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The numbers of cells of boards that may be packed.
const PACKED: [usize; 3] = [36, 81, 256];

/// Returns the cells, or the JSON, that a part of a link holds as base64.
fn unpacked(part: &str) -> Option<String> {
    let end = part.find(char::is_whitespace).unwrap_or(part.len());
    let (part, rest) = part.split_at(end);
    let is_json = PACKED_JSON.iter().any(|begins| part.starts_with(begins));
    if !is_json && !PACKED.contains(&(3 * part.len() / 4)) {
        return None;
    }
    let held =
        BASE64_NOPAD.decode(part.as_bytes()).or_else(|_| BASE64URL_NOPAD.decode(part.as_bytes())).ok()?;
    let held = String::from_utf8(held).ok()?;
    let is_cell = |c: u8| c.is_ascii_digit() || matches!(c, b'.' | b'_' | b'-' | b'*');
    match is_json {
        true => Some(held.replace('\n', "\u{b}") + rest),
        false => held.bytes().all(is_cell).then(|| held + rest),
    }
}

/// How JSON begins in base64: `{"`, `[[`, `[{` and `[` before a digit.
const PACKED_JSON: [&str; 4] = ["eyJ", "W1", "W3", "Wz"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_links_are_decoded() {
        assert_eq!(decoded("a https://b.c/d?e=1%2E%0A2#f g"), "a https:  b.c d e 1.\u{b}2 f g");
        assert_eq!(decoded("x=%5B%5B1%2C2%5D%5D"), "x=[[1,2]]");
        assert_eq!(decoded("100% of it"), "100% of it");
        assert_eq!(
            decoded("https://a/#MDUuMDUuMDUuMDUuMDUuMDUuMDUuMDUuMDUuMDUuMDUuMDUu\n"),
            "https:  a  05.05.05.05.05.05.05.05.05.05.05.05.\n"
        );
        assert_eq!(decoded("https://a/%zz%ff"), "https://a/%zz%ff");
    }
}
