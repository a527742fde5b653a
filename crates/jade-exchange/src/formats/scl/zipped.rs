//! The shortened JSON of SudokuPad’s links: names are abbreviated and have no quotation marks, single ones stand for the others,
//! empty objects are left out of lists, and `t`, `f` and colours are written as words.

use serde_json::{Map, Value};

/// The abbreviated names.
const NAMES: [(&str, &str); 24] = [
    ("a", "arrows"),
    ("c", "color"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ca", "cages"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("ct", "center"),
    ("d", "duration"),
    ("fs", "fontSize"),
    ("h", "height"),
    ("hl", "headLength"),
    ("l", "lines"),
    ("o", "overlays"),
    ("r", "rounded"),
    ("re", "regions"),
    ("t", "title"),
    ("te", "text"),
    ("th", "thickness"),
    ("u", "underlays"),
    ("v", "value"),
    ("vd", "videos"),
    ("w", "width"),
    ("wp", "wayPoints"),
];

/// The deepest nesting.
const MOST_DEPTH: usize = 32;

/// Returns what a shortened text says; `None` if it is not one.
pub(super) fn unzip(text: &str) -> Option<Value> {
    let quote = if text.contains('"') { b'"' } else { b'\'' };
    let mut reader = Reader { text, at: 0, quote };
    let value = reader.value(0)?;
    reader.blanks();
    (reader.at == text.len() && value.is_object()).then_some(value)
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    quote: u8,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn takes(&mut self, byte: u8) -> bool {
        self.blanks();
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        self.blanks();
        match self.peek()? {
            _ if depth > MOST_DEPTH => None,
            b'{' => self.object(depth),
            b'[' => self.list(depth),
            byte if byte == self.quote => self.string().map(Value::String),
            _ => Some(meant(self.word())),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        self.at += 1;
        let mut fields = Map::new();
        if self.takes(b'}') {
            return Some(Value::Object(fields));
        }
        loop {
            self.blanks();
            let name = if self.peek()? == self.quote { self.string()? } else { self.word().to_owned() };
            if name.is_empty() || !self.takes(b':') {
                return None;
            }
            let full = NAMES.iter().find(|(short, _)| *short == name).map(|(_, full)| (*full).to_owned());
            fields.insert(full.unwrap_or(name), self.value(depth + 1)?);
            if self.takes(b'}') {
                return Some(Value::Object(fields));
            }
            if !self.takes(b',') {
                return None;
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        self.at += 1;
        let mut values = Vec::new();
        loop {
            self.blanks();
            values.push(match self.peek()? {
                b',' | b']' => Value::Object(Map::new()),
                _ => self.value(depth + 1)?,
            });
            if self.takes(b']') {
                return Some(Value::Array(values));
            }
            if !self.takes(b',') {
                return None;
            }
        }
    }

    /// Reads a text in quotation marks.
    fn string(&mut self) -> Option<String> {
        let start = self.at + 1;
        let mut end = start;
        while *self.text.as_bytes().get(end)? != self.quote {
            // A mark behind a backslash is part of the text.
            end += if self.text.as_bytes()[end] == b'\\' { 2 } else { 1 };
        }
        let inner = self.text.get(start..end)?;
        self.at = end + 1;
        let json = if self.quote == b'\'' {
            format!("\"{}\"", inner.replace("\\'", "'"))
        } else {
            format!("\"{inner}\"")
        };
        serde_json::from_str(&json).ok()
    }

    /// Returns what goes on until a separator.
    fn word(&mut self) -> &str {
        let start = self.at;
        while self.peek().is_some_and(|byte| !b",:{}[]'\"".contains(&byte)) {
            self.at += 1;
        }
        self.text[start..self.at].trim()
    }
}

/// Returns what a word means: a number, yes or no, or else itself, such as a colour.
fn meant(word: &str) -> Value {
    match word {
        "t" => Value::Bool(true),
        "f" => Value::Bool(false),
        _ => serde_json::from_str(word).unwrap_or_else(|_| Value::String(word.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortened_texts_are_read() {
        let text = r"{ce:[[{v:5},,{v:'6'}],[],[,,]],ca:[{c:#0,unique:t,v:'rules: It\'s \'so\'',u:f,x:1.5}],'my key':[0,[-1]]}";
        let json = r##"{"cells":[[{"value":5},{},{"value":"6"}],[{}],[{},{},{}]],
            "cages":[{"color":"#0","unique":true,"value":"rules: It's 'so'","underlays":false,"x":1.5}],"my key":[0,[-1]]}"##;
        assert_eq!(unzip(text), serde_json::from_str(json).ok());
        let double = r#"{ce:[{v:"It's \"so\""}]}"#;
        assert_eq!(unzip(double), serde_json::from_str(r#"{"cells":[{"value":"It's \"so\""}]}"#).ok());
        for wrong in [
            "", "[]", "5", "{", "{a", "{a:", "{a:1", "{:1}", "{a:'x}", "{a:'x\\", "{a:1}}", "{a:[1}",
            "{é:'\\",
        ] {
            assert_eq!(unzip(wrong), None, "{wrong}");
        }
        let deep = format!("{{a:{}{}}}", "[".repeat(100_000), "]".repeat(100_000));
        assert_eq!(unzip(&deep), None);
    }
}
