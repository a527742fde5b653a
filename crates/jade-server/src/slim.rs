//! Our own scripts and styles without what only their readers in the source tree need: comments, indentation, and
//! spaces between signs. Names stay, so that the browser's tools still show code one can read.
//!
//! ```text
//!   // Counts.                      words ─┐
//!   const add = (a) => a + 1;  ──→  tokens ─→ joined again:  let add=a=>a+1;
//! ```
//!
//! Nothing is understood but where tokens begin and end: strings, templates and regular expressions are tokens, and go
//! through letter by letter. Of the tokens only those go that say nothing: the semicolon before a brace, the last comma
//! of a list, a `const` after another, brackets round the one parameter of an arrow, the nought before a point; and
//! true, false, undefined and `let` are shorter. What cannot be read so is sent as it is.

mod tokens;

use tokens::{Gap, Kind, Token, blank, is_word, string, tokens};

/// Whether a file of this name is made slim, if it can be read.
pub(crate) fn is_slimmed(name: &str) -> bool {
    name.ends_with(".js") || name.ends_with(".css")
}

/// A script or a style as it is sent; `None` for what is neither, and for what cannot be read.
pub(crate) fn slim(name: &str, text: &str) -> Option<String> {
    match name.rsplit_once('.')?.1 {
        "js" => script(text),
        "css" => style(text),
        _ => None,
    }
}

fn script(text: &str) -> Option<String> {
    let mut slim = String::with_capacity(text.len());
    let mut before: Option<Token<'_>> = None;
    for token in spare(&without_brackets(&tokens(text)?)) {
        if let Some(before) = before {
            slim.push_str(between(before, token));
        }
        slim.push_str(token.text);
        before = Some(token);
    }
    slim.push('\n');
    Some(slim)
}

/// `(a) => b` becomes `a => b`.
fn without_brackets<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut rest = tokens;
    while let [token, after @ ..] = rest {
        if let [open, one, close, equals, arrow, ..] = rest
            && open.is("(")
            && one.kind == Kind::Word
            && close.is(")")
            && equals.is("=")
            && arrow.is(">")
            && arrow.gap == Gap::Nothing
        {
            kept.push(Token { gap: open.gap.max(Gap::Space), ..*one });
            rest = &rest[3..];
        } else {
            kept.push(*token);
            rest = after;
        }
    }
    kept
}

/// What is known within a pair of brackets.
#[derive(Clone, Copy, Default)]
struct Depth {
    /// A declaration with `const` goes on.
    declares: bool,
    /// They belong to a loop or a condition, after which a semicolon is a statement.
    controls: bool,
}

/// Without the tokens that say nothing.
fn spare<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept: Vec<Token<'a>> = Vec::with_capacity(tokens.len());
    let mut depths: Vec<Depth> = Vec::new();
    let mut now = Depth::default();
    // Whether the bracket that closed last did so after a loop or a condition.
    let mut controlled = false;
    let mut rest = tokens.iter().copied().peekable();
    while let Some(token) = rest.next() {
        let before = kept.last().copied();
        let ended = before.is_none_or(|before| between(before, token) == "\n");
        now.declares &= !ended;
        let begins = ended || before.is_some_and(|before| ["{", "}", ";"].iter().any(|sign| before.is(sign)));
        if token.is(";") {
            let mut ahead = rest.clone();
            let is_const = ahead.next().is_some_and(|next| next.kind == Kind::Word && next.text == "const");
            // Of something that can be declared: what is no script is not to become another thing.
            let of = |next: Token<'_>| next.kind == Kind::Word || next.is("{") || next.is("[");
            if now.declares && is_const && ahead.next().is_some_and(of) {
                rest.next();
                kept.push(Token { text: ",", ..token });
                continue;
            }
            now.declares = false;
            let is_statement = before.is_none_or(|before| match before.kind {
                Kind::Word => matches!(before.text, "else" | "do"),
                Kind::Sign if before.is(")") => controlled,
                Kind::Sign => !before.is("]") && !before.is("}"),
                Kind::Text | Kind::Regex => false,
            });
            if !is_statement && rest.peek().is_some_and(|next| next.is("}")) {
                continue;
            }
        } else if begins && token.kind == Kind::Word && token.text == "const" {
            now.declares = true;
        }
        if token.kind == Kind::Sign && token.closes() && is_last_comma(&kept) {
            kept.pop();
        }
        if token.closes() {
            controlled = now.controls;
            now = depths.pop().unwrap_or_default();
        }
        if token.opens() {
            depths.push(now);
            let of = |before: Token<'_>| matches!(before.text, "if" | "for" | "while" | "with");
            now = Depth { declares: false, controls: before.is_some_and(of) };
        }
        let text = shorter(token, before, rest.peek().copied());
        kept.push(Token { text, ..token });
    }
    kept
}

/// A word as short as it can be: without the nought before a point; `!0`, `!1` and `void 0` for true, false and undefined, and
/// `let` for `const`, unless they are names of properties.
fn shorter<'a>(token: Token<'a>, before: Option<Token<'_>>, after: Option<Token<'_>>) -> &'a str {
    let follows = |signs: &[&str]| before.is_some_and(|before| signs.iter().any(|sign| before.is(sign)));
    let is_key = follows(&["{", ","]) && after.is_some_and(|after| after.is(":"));
    // A number takes the point after it.
    let is_of_something = before.is_some_and(|before| before.text.ends_with('.'));
    match token.text {
        _ if token.kind != Kind::Word => token.text,
        "true" | "false" | "undefined" | "const" if is_of_something || is_key => token.text,
        "true" => "!0",
        "false" => "!1",
        "undefined" => "void 0",
        // What is assigned to twice was found where it is checked.
        "const" => "let",
        text if text.starts_with("0.") && text.len() > 2 => &text[1..],
        text => text,
    }
}

/// Whether a comma ends these tokens that ends a list, so that a bracket says the same; after no item it leaves a gap.
fn is_last_comma(tokens: &[Token<'_>]) -> bool {
    matches!(tokens, [.., item, comma] if comma.is(",") && !["[", "(", "{", ","].iter().any(|sign| item.is(sign)))
}

/// What must stay between two tokens.
fn between(before: Token<'_>, after: Token<'_>) -> &'static str {
    let (Some(last), Some(first)) = (before.text.chars().last(), after.text.chars().next()) else {
        return "";
    };
    // An end of line may end a statement, unless the line cannot end there or the next not begin there.
    let goes_on = before.kind == Kind::Sign && "{([,;:?=&|<>!~%^*.".contains(last)
        || after.kind == Kind::Sign && "})],;.?:=&|<>%".contains(first);
    // A number may end with a point, and flags follow a regular expression.
    let takes_words = is_word(last) || matches!(before.kind, Kind::Regex | Kind::Word);
    let touch = takes_words && is_word(first)
        || last == first && "+-/".contains(last)
        || last == '/' && first == '*'
        || first == '.' && before.text.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    match after.gap {
        Gap::Line if !goes_on => "\n",
        Gap::Line | Gap::Space if touch => " ",
        _ => "",
    }
}

/// A style: one space is as good as many, and beside some signs as good as none.
fn style(text: &str) -> Option<String> {
    let mut slim = String::with_capacity(text.len());
    let mut spaced = false;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        // In a style there are no comments to the end of a line.
        let blank = if rest.starts_with("//") { None } else { blank(rest)? };
        if let Some((length, _)) = blank {
            spaced = true;
            rest = &rest[length..];
            continue;
        }
        let length = match first {
            '"' | '\'' => string(rest, first)?,
            first => first.len_utf8(),
        };
        if first == '}' && slim.ends_with(';') {
            slim.pop();
        }
        let close =
            slim.is_empty() || slim.ends_with(['{', '}', ';', ',', ':', '>']) || "{};,>".contains(first);
        if spaced && !close {
            slim.push(' ');
        }
        // The nought before a point.
        let within = slim.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_'));
        if !(first == '0' && rest[1..].starts_with('.') && !within) {
            slim.push_str(&rest[..length]);
        }
        (rest, spaced) = (&rest[length..], false);
    }
    slim.push('\n');
    Some(slim)
}

#[cfg(test)]
mod tests;
