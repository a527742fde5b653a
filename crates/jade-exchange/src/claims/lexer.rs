//! Divides a text into words, numbers and signs.

/// A word, a number or a sign, with its place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lexeme {
    pub(super) kind: LexemeKind,
    /// The number of bytes before it and up to its end.
    pub(super) span: (usize, usize),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum LexemeKind {
    /// A word in lower case without accents, and whether it began with a capital: `pair`, `r1c2`, `1st`.
    Word(String, bool),
    /// A row of decimal digits.
    Number(String),
    /// A relation or an arrow.
    Sign(Sign),
    /// A comma, bracket, slash or the like.
    Mark(char),
    /// The end of a sentence.
    Stop,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// `=`, `:=`, `→`, `->`
    Equal,
    /// `<>`, `≠`, `!=`
    NotEqual,
    /// `=>`, `⇒`, `∴`
    Implies,
}

const SIGNS: [(&str, Sign); 17] = [
    ("<>", Sign::NotEqual),
    ("!=", Sign::NotEqual),
    ("=/=", Sign::NotEqual),
    ("≠", Sign::NotEqual),
    ("\\neq", Sign::NotEqual),
    ("\\ne", Sign::NotEqual),
    ("=>", Sign::Implies),
    ("⇒", Sign::Implies),
    ("∴", Sign::Implies),
    ("\\implies", Sign::Implies),
    ("\\rightarrow", Sign::Equal),
    ("\\to", Sign::Equal),
    ("->", Sign::Equal),
    ("→", Sign::Equal),
    (":=", Sign::Equal),
    ("==", Sign::Equal),
    ("=", Sign::Equal),
];

/// Divides one line.
pub(super) fn lexemes(line: &str) -> Vec<Lexeme> {
    let mut found = Vec::new();
    let mut rest = line;
    let at = |rest: &str| line.len() - rest.len();
    while let Some(c) = rest.chars().next() {
        let from = at(rest);
        let sign = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign));
        let (kind, len) = if let Some((text, sign)) = sign {
            (Some(LexemeKind::Sign(*sign)), text.len())
        } else if c.is_alphanumeric() {
            let len = word_len(rest);
            let text = &rest[..len];
            let kind = match text.bytes().all(|b| b.is_ascii_digit()) {
                true => LexemeKind::Number(text.to_owned()),
                false => LexemeKind::Word(folded(text), c.is_uppercase()),
            };
            (Some(kind), len)
        } else {
            let ends = rest[c.len_utf8()..].chars().next().is_none_or(char::is_whitespace);
            let kind = match c {
                '.' | '!' | '?' if ends => Some(LexemeKind::Stop),
                ';' => Some(LexemeKind::Stop),
                // Hyphens join words; the rest is markup.
                ',' | ':' | '/' | '&' | '+' | '|' | '(' | ')' | '[' | ']' | '{' | '}' | '–' | '—' => {
                    Some(LexemeKind::Mark(c))
                }
                '-' if is_range(line, from) => Some(LexemeKind::Mark('-')),
                _ => None,
            };
            (kind, c.len_utf8())
        };
        if let Some(kind) = kind {
            found.push(Lexeme { kind, span: (from, from + len) });
        }
        rest = &rest[len..];
    }
    found
}

/// Whether a hyphen stands between blanks or numbers, not between letters.
fn is_range(line: &str, at: usize) -> bool {
    let joins = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    !joins(line[..at].chars().next_back()) && !joins(line[at + 1..].chars().next())
}

/// The length of the word at the beginning: letters and digits, with apostrophes inside.
fn word_len(text: &str) -> usize {
    for (at, c) in text.char_indices() {
        let next_is_letter = || text[at + c.len_utf8()..].chars().next().is_some_and(char::is_alphabetic);
        if !(c.is_alphanumeric() || matches!(c, '\'' | '’') && next_is_letter()) {
            return at;
        }
    }
    text.len()
}

/// Returns a word in lower case, without accents and with straight apostrophes.
fn folded(word: &str) -> String {
    word.chars()
        .flat_map(char::to_lowercase)
        .map(|c| match c {
            'á' => 'a',
            'é' => 'e',
            'í' => 'i',
            'ó' => 'o',
            'ú' | 'ü' => 'u',
            'ñ' => 'n',
            '’' => '\'',
            other => other,
        })
        .collect()
}

/// Returns the words of a name.
pub(super) fn words(name: &str) -> Vec<String> {
    let text = |lexeme: Lexeme| match lexeme.kind {
        LexemeKind::Word(word, _) => Some(word),
        LexemeKind::Number(number) => Some(number),
        _ => None,
    };
    lexemes(name).into_iter().filter_map(text).collect()
}
