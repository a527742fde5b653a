//! Where the tokens of a script begin and end.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An identifier, a keyword, a number.
    Word,
    /// A string, or a template as far as an expression in it.
    Text,
    Regex,
    Sign,
}

/// What stands before a token; the order is that of their weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    Nothing,
    Space,
    Line,
}

/// One of the pieces that a script is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    pub(super) text: &'a str,
    pub(super) gap: Gap,
}

impl Token<'_> {
    /// Whether it is this sign.
    pub(super) fn is(&self, sign: &str) -> bool {
        self.kind == Kind::Sign && self.text == sign
    }

    /// Whether a bracket opens, or an expression in a template.
    pub(super) fn opens(&self) -> bool {
        match self.kind {
            Kind::Sign => matches!(self.text, "(" | "[" | "{"),
            Kind::Text => self.text.ends_with("${") && self.text.starts_with(['`', '}']),
            Kind::Word | Kind::Regex => false,
        }
    }

    /// Whether one closes.
    pub(super) fn closes(&self) -> bool {
        match self.kind {
            Kind::Sign => matches!(self.text, ")" | "]" | "}"),
            Kind::Text => self.text.starts_with('}'),
            Kind::Word | Kind::Regex => false,
        }
    }
}

/// Whether a word may have this sign in it.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '#' | '\u{200c}' | '\u{200d}')
}

/// All tokens of a script; `None` where a string, a template or a comment does not end.
pub(super) fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    // For each template that is open: how many braces within its expression are.
    let mut templates: Vec<usize> = Vec::new();
    let mut gap = Gap::Nothing;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some((length, found)) = blank(rest)? {
            gap = gap.max(found);
            rest = &rest[length..];
            continue;
        }
        let (kind, length) = match first {
            '"' | '\'' => (Kind::Text, string(rest, first)?),
            '`' => (Kind::Text, template(rest, &mut templates)?),
            '}' if templates.last() == Some(&0) => {
                templates.pop();
                (Kind::Text, template(rest, &mut templates)?)
            }
            '/' if begins_regex(tokens.last().copied()) => (Kind::Regex, regex(rest)?),
            first if is_word(first) => (Kind::Word, word(rest)),
            first => (Kind::Sign, first.len_utf8()),
        };
        if let (Kind::Sign, Some(depth)) = (kind, templates.last_mut()) {
            match first {
                '{' => *depth += 1,
                '}' => *depth = depth.checked_sub(1)?,
                _ => {}
            }
        }
        tokens.push(Token { kind, text: &rest[..length], gap });
        (rest, gap) = (&rest[length..], Gap::Nothing);
    }
    templates.is_empty().then_some(tokens)
}

/// The white space or comment that `rest` begins with; the outer `None` for a comment without an end.
#[expect(clippy::option_option, reason = "nothing there, and nothing readable there, differ")]
pub(super) fn blank(rest: &str) -> Option<Option<(usize, Gap)>> {
    let length = rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len());
    let length = match length {
        0 if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
        0 if rest.starts_with("/*") => rest.find("*/")? + 2,
        length => length,
    };
    let gap = if rest[..length].contains('\n') { Gap::Line } else { Gap::Space };
    Some((length > 0).then_some((length, gap)))
}

/// The length of a string in quotes.
pub(super) fn string(rest: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' => return None,
            c if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The length of a template from its quote, or from the end of an expression in it, as far as the next expression or
/// its last quote.
fn template(rest: &str, open: &mut Vec<usize>) -> Option<usize> {
    let mut before = ' ';
    for (at, c) in rest.char_indices().skip(1) {
        match (before, c) {
            ('\\', _) => before = ' ',
            ('$', '{') => {
                open.push(0);
                return Some(at + 1);
            }
            (_, '`') => return Some(at + 1),
            _ => before = c,
        }
    }
    None
}

/// The length of a regular expression with its flags.
fn regex(rest: &str) -> Option<usize> {
    let (mut escaped, mut class) = (false, false);
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => return None,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' => class = true,
            ']' => class = false,
            '/' if !class => {
                let flags = &rest[at + 1..];
                return Some(at + 1 + flags.find(|c| !is_word(c)).unwrap_or(flags.len()));
            }
            _ => {}
        }
    }
    None
}

/// The length of a word; a number goes on after its point.
fn word(rest: &str) -> usize {
    let number = rest.starts_with(|c: char| c.is_ascii_digit());
    rest.find(|c| !(is_word(c) || number && c == '.')).unwrap_or(rest.len())
}

/// Whether a `/` after this token begins a regular expression and does not divide.
fn begins_regex(before: Option<Token<'_>>) -> bool {
    const KEYWORDS: [&str; 13] = [
        "await",
        "case",
        "delete",
        "do",
        "else",
        "in",
        "instanceof",
        "of",
        "return",
        "throw",
        "typeof",
        "void",
        "yield",
    ];
    match before {
        None => true,
        Some(Token { kind: Kind::Word, text, .. }) => KEYWORDS.contains(&text),
        Some(Token { kind: Kind::Sign, text, .. }) => !matches!(text, ")" | "]"),
        Some(Token { kind: Kind::Text | Kind::Regex, .. }) => false,
    }
}
