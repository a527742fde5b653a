//! Our own scripts and styles without what only their readers in the source tree need: comments, indentation, and
//! spaces between signs. Names stay, so that the browser's tools still show code one can read.
//!
//! ```text
//!   // Counts.                      words ─┐
//!   const add = (a) => a + 1;  ──→  tokens ─→ joined again:  const add=(a)=>a+1;
//! ```
//!
//! Nothing is understood but where tokens begin and end: strings, templates and regular expressions are tokens, and go
//! through letter by letter. Of the tokens only those go that say nothing: the semicolon before a brace, a `const` after
//! another, brackets round the one parameter of an arrow, the nought before a point. What cannot be read so is sent as
//! it is.

/// A script or a style as it is sent; `None` for what is neither, and for what cannot be read.
pub(crate) fn slim(name: &str, text: &str) -> Option<String> {
    match name.rsplit_once('.')?.1 {
        "js" => script(text),
        "css" => style(text),
        _ => None,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// An identifier, a keyword, a number.
    Word,
    /// A string, or a template as far as an expression in it.
    Text,
    Regex,
    Sign,
}

/// What stands before a token; the order is that of their weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    Nothing,
    Space,
    Line,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token<'a> {
    kind: Kind,
    text: &'a str,
    gap: Gap,
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
            if now.declares && rest.next_if(|next| next.kind == Kind::Word && next.text == "const").is_some()
            {
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
        if token.closes() {
            controlled = now.controls;
            now = depths.pop().unwrap_or_default();
        }
        if token.opens() {
            depths.push(now);
            let of = |before: Token<'_>| matches!(before.text, "if" | "for" | "while" | "with");
            now = Depth { declares: false, controls: before.is_some_and(of) };
        }
        let nought = token.kind == Kind::Word && token.text.starts_with("0.") && token.text.len() > 2;
        kept.push(if nought { Token { text: &token.text[1..], ..token } } else { token });
    }
    kept
}

impl Token<'_> {
    /// Whether it is this sign.
    fn is(&self, sign: &str) -> bool {
        self.kind == Kind::Sign && self.text == sign
    }

    /// Whether a bracket opens, or an expression in a template.
    fn opens(&self) -> bool {
        match self.kind {
            Kind::Sign => matches!(self.text, "(" | "[" | "{"),
            Kind::Text => self.text.ends_with("${") && self.text.starts_with(['`', '}']),
            Kind::Word | Kind::Regex => false,
        }
    }

    /// Whether one closes.
    fn closes(&self) -> bool {
        match self.kind {
            Kind::Sign => matches!(self.text, ")" | "]" | "}"),
            Kind::Text => self.text.starts_with('}'),
            Kind::Word | Kind::Regex => false,
        }
    }
}

/// What must stay between two tokens.
fn between(before: Token<'_>, after: Token<'_>) -> &'static str {
    let (Some(last), Some(first)) = (before.text.chars().last(), after.text.chars().next()) else {
        return "";
    };
    // An end of line may end a statement, unless the line cannot end there or the next not begin there.
    let goes_on = before.kind == Kind::Sign && "{([,;:?=&|<>!~%^*.".contains(last)
        || after.kind == Kind::Sign && "})],;.?:=&|<>%".contains(first);
    let touch = is_word(last) && is_word(first)
        || last == first && "+-/".contains(last)
        || last == '/' && first == '*'
        || first == '.' && before.text.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    match after.gap {
        Gap::Line if !goes_on => "\n",
        Gap::Line | Gap::Space if touch => " ",
        _ => "",
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '#' | '\u{200c}' | '\u{200d}')
}

/// All tokens of a script; `None` where a string, a template or a comment does not end.
fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
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
fn blank(rest: &str) -> Option<Option<(usize, Gap)>> {
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
fn string(rest: &str, quote: char) -> Option<usize> {
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
        let close = slim.is_empty() || slim.ends_with(['{', '}', ';', ',', ':']) || "{};,".contains(first);
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
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn only_what_readers_need_goes() {
        for (whole, slim) in [
            ("// Counts.\nconst add = (a) => a + 1;\n", "const add=a=>a+1;\n"),
            (
                "const a = (b, c) => b; const d = async (e) => e; return (f) => f",
                "const a=(b,c)=>b,d=async e=>e;return f=>f\n",
            ),
            ("export const a = 1; const b = 2; const c = 3;", "export const a=1;const b=2,c=3;\n"),
            (
                "const a = () => { const b = 1; f(); const c = 2; const d = 3; }; const e = `${ b }`; let g; const h = 1;",
                "const a=()=>{const b=1;f();const c=2,d=3},e=`${b}`;let g;const h=1;\n",
            ),
            ("const a = 1\nf(); const b = 2;", "const a=1\nf();const b=2;\n"),
            (
                "for (const a of b) { c; } const d = { e }; const f = 1;",
                "for(const a of b){c}const d={e},f=1;\n",
            ),
            (
                "function a() { while (b()); } function c() { d(); }",
                "function a(){while(b());}function c(){d()}\n",
            ),
            ("{ if (a) ; else ; } { for (;;); }", "{if(a);else;}{for(;;);}\n"),
            ("const f = () => {}\n(g)", "const f=()=>{}\n(g)\n"),
            ("x ? 0.5 : -0.25 + 10.5 + 0 + 0.1", "x?.5:-.25+10.5+0+.1\n"),
            (
                "/** Says.\n * @param {string} x */\nexport function f( x ) {\n  return x ;\n}\n",
                "export function f(x){return x}\n",
            ),
            ("a /* one */ b", "a b\n"),
            ("a /* a line\n */ b", "a\nb\n"),
            ("let a = 1\nlet b = 2\n", "let a=1\nlet b=2\n"),
            ("f()\ng()\n", "f()\ng()\n"),
            ("f(a,\n  b,\n)\n", "f(a,b,)\n"),
            ("a\n  ? b\n  : c", "a?b:c\n"),
            ("x\n  .map(y)\n  .z()", "x.map(y).z()\n"),
            ("return\nx", "return\nx\n"),
            ("i++\nj", "i++\nj\n"),
            ("a + +b - -c + ++d", "a+ +b- -c+ ++d\n"),
            ("1 .toFixed(2) + 1.5 . x", "1 .toFixed(2)+1.5 .x\n"),
            ("0.5 .x + 0.5a . y", ".5 .x+.5a .y\n"),
            ("x = {}\n[1].map(f)", "x={}\n[1].map(f)\n"),
            ("a = b / 2 / c; // half", "a=b/2/c;\n"),
            ("a / /* why */ /b/.x", "a/ /b/.x\n"),
            ("class A { #x = 1; static y }", "class A{#x=1;static y}\n"),
            ("return /a \" b/g.test(x)", "return/a \" b/g.test(x)\n"),
            ("x.match(/[/ ]* \\/ '/) / 2", "x.match(/[/ ]* \\/ '/)/2\n"),
            ("\"a  // b\" + 'c  /* d */ \\' e'", "\"a  // b\"+'c  /* d */ \\' e'\n"),
            (
                "`a  // ${ b + `  c ${ { d : 1 } }  ` }  \\` \\${ ` + e",
                "`a  // ${b+`  c ${{d:1}}  `}  \\` \\${ `+e\n",
            ),
            ("const ñ = \"…\" ;", "const ñ=\"…\";\n"),
            ("a in b; async () => {}", "a in b;async()=>{}\n"),
        ] {
            assert_eq!(script(whole).as_deref(), Some(slim), "{whole}");
        }
    }

    #[test]
    fn styles_keep_their_spaces_where_they_mean_something() {
        for (whole, slim) in [
            (
                "/* a */\n.a  .b ,\n.c:hover {\n  color: red;\n  margin: 0 auto;\n}\n",
                ".a .b,.c:hover{color:red;margin:0 auto}\n",
            ),
            (
                "a { width: calc(1px + 2px); content: \"a  ; }  b\"; }",
                "a{width:calc(1px + 2px);content:\"a  ; }  b\"}\n",
            ),
            ("@media (min-width: 3px) and (x) { a { b: c } }", "@media (min-width:3px) and (x){a{b:c}}\n"),
            ("a :hover { b: url(//c) }", "a :hover{b:url(//c)}\n"),
            (
                "a { margin: 0.5rem -0.25rem 0 10.5px 0; b: c(0.1) 0.2s, 0.3s }",
                "a{margin:.5rem -.25rem 0 10.5px 0;b:c(.1) .2s,.3s}\n",
            ),
            ("a:not(.b) > .c + d { --e: 1 }", "a:not(.b) > .c + d{--e:1}\n"),
        ] {
            assert_eq!(style(whole).as_deref(), Some(slim), "{whole}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_left_alone() {
        for text in ["\"a", "'a\n'", "`a", "`a ${ b", "/* a", "x = /a\n", "`${ { }`"] {
            assert_eq!(script(text), None, "{text}");
        }
        assert_eq!(style("a { b: \"c }"), None);
        assert_eq!(slim("a.svg", "<svg>  </svg>"), None);
        assert_eq!(slim("LICENSE", "a  b"), None);
    }

    /// Pieces that scripts are made of, among them the dangerous ones.
    fn pieces() -> impl Strategy<Value = String> {
        let piece = prop::sample::select(vec![
            "a",
            "const ",
            "if",
            "0.5",
            "return",
            "12",
            "1.5",
            "\"x // y\"",
            "'z'",
            "`t  ${ ",
            "}",
            "`",
            "{",
            "(",
            ")",
            "[",
            "]",
            ";",
            ",",
            "+",
            "-",
            "++",
            "/",
            "/r e/g",
            "=>",
            "=",
            ".",
            "?",
            ":",
            " ",
            "  ",
            "\n",
            "// c\n",
            "/* d */",
            "/*\n*/",
            "ñ",
            "#p",
        ]);
        prop::collection::vec(piece, 0..40).prop_map(|all| all.concat())
    }

    proptest! {
        /// All that is said is said still, in the same order, and no more can be taken away.
        #[test]
        fn a_slim_script_says_the_same(text in pieces()) {
            if let Some(slim) = script(&text) {
                let spared = |token: &Token<'_>| matches!(token.text, "const" | "(" | ")" | ";" | ",");
                let said = |text| tokens(text).map(|all| {
                    let said = all.into_iter().filter(|token| !spared(token));
                    said.map(|token| token.text.trim_start_matches('0').to_owned()).collect::<Vec<_>>().concat()
                });
                prop_assert_eq!(said(&text), said(&slim));
                prop_assert!(slim.len() <= text.len() + 1);
            }
        }

        #[test]
        fn no_text_breaks_it(text in ".{0,60}") {
            let _ = (script(&text), style(&text));
        }
    }
}
