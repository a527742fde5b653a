//! [`Writer`]: XML that is well formed by construction.

/// An XML document under construction.
pub(super) struct Writer {
    out: String,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { out: String::new() }
    }

    pub(super) fn open(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.tag(name, attributes);
        self.out.push_str(">\n");
    }

    pub(super) fn close(&mut self, name: &str) {
        self.out.push_str(&format!("</{name}>\n"));
    }

    pub(super) fn empty(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.tag(name, attributes);
        self.out.push_str("/>\n");
    }

    pub(super) fn text_element(&mut self, name: &str, attributes: &[(&str, String)], text: &str) {
        self.tag(name, attributes);
        self.out.push('>');
        self.escape(text);
        self.close(name);
    }

    fn tag(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.out.push('<');
        self.out.push_str(name);
        for (key, value) in attributes {
            self.out.push_str(&format!(" {key}=\""));
            self.escape(value);
            self.out.push('"');
        }
    }

    /// Escapes text for XML 1.0. Characters that XML does not allow become replacement characters.
    fn escape(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                '"' => self.out.push_str("&quot;"),
                '\t' | '\n' => self.out.push(c),
                '\u{fffe}' | '\u{ffff}' => self.out.push('\u{fffd}'),
                c if c.is_control() => self.out.push('\u{fffd}'),
                c => self.out.push(c),
            }
        }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }
}

/// Formats a number with at most three decimals, without trailing zeros.
pub(super) fn num(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
