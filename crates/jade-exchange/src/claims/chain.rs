//! Finds a chain in Eureka notation in a line: `(5)r1c2 = (5)r1c7 - (5=3)r2c8`.

use std::ops::Range;

/// A chain as it was written.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct WrittenChain {
    /// Its place in the line, in bytes.
    pub(super) place: Range<usize>,
    /// It in the form that is usual: lower case, `r` and `c`, one sign for each link.
    pub(super) text: String,
}

/// Returns the first chain of a line: two terms or more with links between them, or one that has links within.
pub(super) fn chain_in(line: &str) -> Option<WrittenChain> {
    let mut from = 0;
    while let Some(at) = line[from..].find('(').map(|at| from + at) {
        let (end, text, links) = terms_at(line, at);
        if links > 0 {
            return Some(WrittenChain { place: at..end, text });
        }
        from = end.max(at + 1);
    }
    None
}

/// Reads terms and the signs between them from a place. Returns where they end, their usual form, and the number of links.
fn terms_at(line: &str, at: usize) -> (usize, String, usize) {
    let (mut end, mut text, mut links) = (at, String::new(), 0);
    let mut sign = String::new();
    let mut place = at;
    while let Some((len, term, inner)) = term_at(&line[place..]) {
        text += &sign;
        text += &term;
        links += inner + usize::from(!sign.is_empty());
        end = place + len;
        let rest = &line[end..];
        let after = rest.trim_start();
        let Some((kind, len)) = sign_at(after) else { break };
        sign = format!(" {kind} ");
        place = end + (rest.len() - after.len()) + len;
        place += line[place..].len() - line[place..].trim_start().len();
    }
    (end, text, links)
}

/// Reads a term: digits in brackets with their links, then cells. Returns its length, its usual form and its links.
fn term_at(text: &str) -> Option<(usize, String, usize)> {
    let (inside, after) = text.strip_prefix('(')?.split_once(')')?;
    let mut digits = String::new();
    let (mut rest, mut links) = (inside.trim(), 0);
    while let Some(c) = rest.chars().next() {
        match sign_at(rest) {
            Some((kind, len)) if !digits.is_empty() => {
                digits.push(kind);
                links += 1;
                rest = &rest[len..];
            }
            None if c.is_ascii_alphanumeric() => {
                digits.push(c.to_ascii_uppercase());
                rest = &rest[c.len_utf8()..];
            }
            _ => return None,
        }
        rest = rest.trim_start();
    }
    let is_of_cell = |c: char| c.is_ascii_digit() || "rcfRCF,".contains(c);
    let len = after.find(|c| !is_of_cell(c)).unwrap_or(after.len());
    let cells = after[..len].trim_end_matches(',').to_ascii_lowercase().replace('f', "r");
    let is_cell = cells.starts_with('r') && cells.contains('c');
    let len = inside.len() + 2 + after[..len].trim_end_matches(',').len();
    (is_cell && !digits.is_empty()).then(|| (len, format!("({digits}){cells}"), links))
}

/// Reads the sign of a link. An arrow is none.
fn sign_at(text: &str) -> Option<(char, usize)> {
    let signs = [("==", '='), ("=", '='), ("--", '-'), ("-", '-'), ("–", '-'), ("—", '-')];
    let (sign, kind) = signs.into_iter().find(|(sign, _)| text.starts_with(sign))?;
    (!text[sign.len()..].starts_with('>')).then_some((kind, sign.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_are_found_in_lines() {
        for (line, found) in [
            ("AIC: (5)r1c2 = (5)r1c7 - (5=3)r2c8 => r2c1<>3", "(5)r1c2 = (5)r1c7 - (5=3)r2c8"),
            ("so (5)R1C2==(5)r1c7--(5=3)f2c8, and", "(5)r1c2 = (5)r1c7 - (5=3)r2c8"),
            ("(5=1)r2c8,r3c8 - (1)r2c1", "(5=1)r2c8,r3c8 - (1)r2c1"),
            ("(see above) (2=3)r1c1", "(2=3)r1c1"),
            ("(2)r1c23=(2)r1c7 -> r2c1", "(2)r1c23 = (2)r1c7"),
        ] {
            assert_eq!(chain_in(line).map(|chain| chain.text).as_deref(), Some(found), "{line}");
        }
        for line in
            ["(5) r1c2 = 5", "(5)r1c2", "r1c2 = 5 (the only place)", "(5,7) → 7", "(", "(5)r1c2 = r1c7"]
        {
            assert_eq!(chain_in(line), None, "{line}");
        }
    }
}
