//! HTML as lines of text: the cells of a table or form end with tabs, its rows with line ends.

/// Whether a text has tags that lay it out.
pub(super) fn is_html(text: &str) -> bool {
    let mut rest = text;
    let mut tags = 0;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let Some(tag) = Tag::read(rest) else { continue };
        if tag.closes || matches!(tag.name.as_str(), "br" | "input" | "td" | "tr" | "table") {
            tags += 1;
        }
        if tags >= 2 {
            return true;
        }
        rest = &rest[tag.length..];
    }
    false
}

/// A tag: what follows `<`.
struct Tag<'t> {
    name: String,
    closes: bool,
    attributes: &'t str,
    /// Its length without the first sign, in bytes.
    length: usize,
}

/// The longest tag that is looked at, in bytes.
const LONGEST_TAG: usize = 4000;

impl Tag<'_> {
    fn read(text: &str) -> Option<Tag<'_>> {
        let closes = text.starts_with('/');
        let body = &text[usize::from(closes)..];
        if !body.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let end = text.bytes().take(LONGEST_TAG).position(|c| matches!(c, b'>' | b'<'))?;
        if text.as_bytes()[end] == b'<' {
            return None;
        }
        let body = &text[usize::from(closes)..end];
        let name = body.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
        Some(Tag {
            name: name.to_ascii_lowercase(),
            closes,
            attributes: &body[name.len()..],
            length: end + 1,
        })
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        let lower = self.attributes.to_ascii_lowercase();
        let at = lower.find(&format!(" {name}="))? + name.len() + 2;
        let value = &self.attributes[at..];
        match value.chars().next()? {
            quote @ ('"' | '\'') => value[1..].split(quote).next(),
            _ => value.split(|c: char| c.is_whitespace() || c == '/').next(),
        }
    }
}

/// The text of a line in the making.
struct Out<F> {
    put: F,
    line: String,
    /// Where the line began.
    number: usize,
}

impl<F: FnMut(usize, &str)> Out<F> {
    fn end_line(&mut self, number: usize) {
        let line = self.line.strip_suffix('\t').unwrap_or(&self.line);
        (self.put)(self.number, line);
        self.line.clear();
        self.number = number;
    }
}

/// An element that is open.
struct Open {
    /// Whether other elements have been in it.
    outer: bool,
    /// Where it began, in bytes of the line in the making.
    at: usize,
    /// The digit that is an attribute of it.
    value: Option<String>,
}

/// Attributes that hold the digit of a cell which is drawn without a text.
const VALUES: [&str; 5] = ["data-value", "data-val", "data-digit", "data-number", "data-given"];

/// Passes on each line of the text, with the number of the line of the source where it begins.
pub(super) fn each_line(text: &str, put: impl FnMut(usize, &str)) {
    let laid_out = ["<td", "<TD", "<input", "<INPUT", "<div", "<DIV"].iter().any(|tag| text.contains(tag));
    let mut out = Out { put, line: String::new(), number: 1 };
    let (mut number, mut preformatted) = (1, 0);
    let mut open: Vec<Open> = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        match c {
            '\n' => {
                number += 1;
                match laid_out && preformatted == 0 {
                    // What follows the fields of a form is none of them.
                    true if out.line.ends_with('\t') && out.line.matches('\t').count() >= FORM => {
                        out.end_line(number);
                    }
                    true if out.line.ends_with(|c: char| !c.is_whitespace()) => out.line.push(' '),
                    true if out.line.is_empty() => out.number = number,
                    true => {}
                    false => out.end_line(number),
                }
            }
            '\r' if rest[1..].starts_with('\n') => {}
            '<' => {
                if let Some(tag) = Tag::read(&rest[1..]) {
                    let skipped = &rest[..=tag.length];
                    number += skipped.matches('\n').count();
                    on_tag(&tag, &mut out, number, &mut open, &mut preformatted);
                    rest = &rest[1 + tag.length..];
                    if let (Some(skipped), false) = (skipped_to(&tag, rest), tag.closes) {
                        number += rest[..skipped].matches('\n').count();
                        rest = &rest[skipped..];
                    }
                    continue;
                }
                out.line.push(c);
            }
            '&' => {
                let (decoded, length) = entity(rest);
                out.line.push(decoded);
                rest = &rest[length..];
                continue;
            }
            ' ' | '\t'
                if laid_out && preformatted == 0 && (out.line.is_empty() || out.line.ends_with('\t')) => {}
            _ => out.line.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    out.end_line(number);
}

/// The number of fields of a form after which a new line begins.
const FORM: usize = 81;

/// Returns where a list of choices, a style or a hidden part ends whose text is none of the page.
fn skipped_to(tag: &Tag<'_>, rest: &str) -> Option<usize> {
    let end = match tag.name.as_str() {
        "select" => ["</select", "</SELECT"],
        "style" => ["</style", "</STYLE"],
        _ => return None,
    };
    end.iter().find_map(|end| rest.find(end))
}

fn on_tag<F: FnMut(usize, &str)>(
    tag: &Tag<'_>,
    out: &mut Out<F>,
    number: usize,
    open: &mut Vec<Open>,
    preformatted: &mut usize,
) {
    let trim = |line: &mut String| line.truncate(line.trim_end_matches(' ').len());
    match (tag.name.as_str(), tag.closes) {
        ("b" | "i" | "u" | "em" | "strong" | "font" | "a" | "code" | "sup" | "sub" | "small" | "big", _) => {}
        ("br" | "hr", _) => out.end_line(number),
        ("pre" | "textarea", closes) => {
            *preformatted = if closes { preformatted.saturating_sub(1) } else { *preformatted + 1 };
            out.end_line(number);
        }
        ("input", _) => {
            let kind = tag.attribute("type").unwrap_or("text").to_ascii_lowercase();
            if matches!(kind.as_str(), "text" | "number" | "tel") {
                // A text before the fields is none of them.
                if !out.line.contains('\t') && out.line.contains(' ') {
                    out.end_line(number);
                }
                let value = tag.attribute("value").unwrap_or("").to_owned();
                out.line.push_str(value.trim());
                out.line.push('\t');
            }
        }
        ("td" | "th", true) => {
            trim(&mut out.line);
            // A field of a form has ended the cell already.
            if !open.pop().is_some_and(|open| open.outer) || !out.line.ends_with('\t') {
                out.line.push('\t');
            }
        }
        ("tr" | "table" | "p" | "h1" | "h2" | "h3", true) => {
            open.pop();
            if !out.line.is_empty() {
                out.end_line(number);
            }
        }
        (_, true) => {
            // A cell is an element without others in it, a row one with others.
            trim(&mut out.line);
            match open.pop() {
                Some(Open { outer: false, at, value }) => {
                    if let Some(value) = value.filter(|_| out.line.len() <= at) {
                        out.line.push_str(&value);
                    }
                    out.line.push('\t');
                }
                // Around one cell, as its digit in a frame.
                Some(Open { outer: true, at, .. })
                    if out
                        .line
                        .get(at..)
                        .is_some_and(|cell| cell.find('\t') == Some(cell.len().wrapping_sub(1))) => {}
                _ if out.line.is_empty() => {}
                _ => out.end_line(number),
            }
        }
        ("img" | "meta" | "link" | "col", false) => {}
        (name, false) => {
            if let Some(around) = open.last_mut() {
                around.outer = true;
            }
            trim(&mut out.line);
            match (out.line.as_str(), name) {
                ("", _) => {}
                (line, "td" | "th") if !line.ends_with('\t') => out.line.push('\t'),
                (line, name) if name == "tr" || !line.ends_with('\t') => out.end_line(number),
                _ => {}
            }
            if !tag.attributes.ends_with('/') {
                let value =
                    VALUES.iter().find_map(|name| tag.attribute(name)).map(|value| value.trim().to_owned());
                open.push(Open { outer: false, at: out.line.len(), value });
            }
        }
    }
    if tag.name == "input"
        && let Some(around) = open.last_mut()
    {
        around.outer = true;
    }
}

/// Decodes the entity at the beginning of a text, and returns its length.
fn entity(text: &str) -> (char, usize) {
    let end = text.bytes().take(10).position(|c| c == b';');
    let decoded = end.and_then(|end| {
        let c = match &text[1..end] {
            "nbsp" => ' ',
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" => '"',
            "middot" => '·',
            "bull" => '•',
            name => {
                let code = name.strip_prefix('#')?;
                let code = match code.strip_prefix(['x', 'X']) {
                    Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                    None => code.parse().ok()?,
                };
                char::from_u32(code)?
            }
        };
        Some((c, end + 1))
    });
    decoded.unwrap_or(('&', 1))
}
