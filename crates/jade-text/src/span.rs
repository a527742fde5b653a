//! [`Text`]: a text that consists of spans.

use jade_logic::{PartValue, Role};
use std::borrow::Cow;
use std::fmt;

/// Words for a person, as spans. Their texts, concatenated, are the whole text; so is the output of `Display`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// The spans, in order; none is empty, and no two adjacent ones are plain.
    pub spans: Vec<Span>,
}

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// The words of the span.
    pub text: String,
    /// The name of the argument that they express: a part of the step, `eliminations`,
    /// `placements`, or a name chosen by the caller. `None` for the message's own words.
    pub part: Option<&'static str>,
    /// The role of that part in the pattern; `None` if it has none.
    pub role: Option<Role>,
    /// The value on the board that they refer to; `None` if there is none.
    pub value: Option<PartValue>,
}

impl Span {
    /// Creates a span that refers to nothing on the board.
    pub fn plain(text: impl Into<String>) -> Span {
        Span { text: text.into(), ..Span::default() }
    }

    fn is_plain(&self) -> bool {
        self.part.is_none() && self.role.is_none() && self.value.is_none()
    }
}

impl Text {
    /// Appends a span; adjacent plain ones are merged, empty ones are dropped.
    pub(crate) fn push(&mut self, span: Span) {
        match self.spans.last_mut() {
            _ if span.text.is_empty() => {}
            Some(last) if last.is_plain() && span.is_plain() => last.text.push_str(&span.text),
            _ => self.spans.push(span),
        }
    }

    /// Appends spans. With `capital`, the first letter is capitalised if a sentence starts.
    pub(crate) fn append(&mut self, spans: Cow<'_, [Span]>, capital: bool) {
        let mut capital = capital && self.sentence_begins();
        self.spans.reserve(spans.len());
        for mut span in spans.into_owned() {
            if capital && !span.text.is_empty() {
                span.text = capitalized(&span.text);
                capital = false;
            }
            self.push(span);
        }
    }

    /// Appends a sentence.
    pub(crate) fn followed_by(mut self, sentence: Text) -> Text {
        self.push(Span::plain(" "));
        self.spans.extend(sentence.spans);
        self
    }

    /// The text without blanks at its beginning and end.
    pub(crate) fn trimmed(mut self) -> Text {
        if let Some(first) = self.spans.first_mut() {
            first.text = first.text.trim_start().to_owned();
        }
        if let Some(last) = self.spans.last_mut() {
            last.text.truncate(last.text.trim_end().len());
        }
        self.spans.retain(|span| !span.text.is_empty());
        self
    }

    /// Whether the next span starts a sentence.
    fn sentence_begins(&self) -> bool {
        let Some(last) = self.spans.last() else { return true };
        let before = last.text.trim_end();
        before.ends_with(['¿', '¡']) || before.len() < last.text.len() && before.ends_with(['.', '!', '?'])
    }
}

impl Text {
    /// Splits the text into sentences, without the blanks between them. A sentence ends with `.`, `!` or `?` before a
    /// blank, but not with a colon, nor with a full stop within the name of something on the board.
    ///
    /// ```
    /// use jade_text::{Span, Text};
    /// let text = Text { spans: vec![Span::plain("One is here. So the other is not.")] };
    /// let sentences: Vec<String> = text.sentences().iter().map(Text::to_string).collect();
    /// assert_eq!(sentences, ["One is here.", "So the other is not."]);
    /// ```
    pub fn sentences(&self) -> Vec<Text> {
        let mut sentences = vec![Text::default()];
        let push = |sentences: &mut Vec<Text>, span: Span| {
            if let Some(last) = sentences.last_mut() {
                last.push(span);
            }
        };
        for span in &self.spans {
            if !span.is_plain() {
                push(&mut sentences, span.clone());
                continue;
            }
            let mut rest = span.text.as_str();
            while let Some(end) =
                rest.char_indices().zip(rest.chars().skip(1)).find_map(|((at, stop), next)| {
                    (matches!(stop, '.' | '!' | '?') && next == ' ').then_some(at + 1)
                })
            {
                push(&mut sentences, Span::plain(&rest[..end]));
                sentences.push(Text::default());
                rest = rest[end..].trim_start();
            }
            push(&mut sentences, Span::plain(rest));
        }
        // A blank that precedes the next span does not form a sentence.
        sentences.retain(|sentence| !sentence.to_string().trim().is_empty());
        sentences
    }
}

/// Returns the text with its first letter capitalised.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_spans_are_merged_and_sentences_begin_with_capitals() {
        let house = Span { part: Some("house"), ..Span::plain("row 4") };
        let mut text = Text::default();
        text.append(Cow::Borrowed(std::slice::from_ref(&house)), true);
        text.push(Span::plain(" and "));
        text.append(Cow::Borrowed(std::slice::from_ref(&house)), true);
        text.push(Span::plain("."));
        text.push(Span::plain(" "));
        text.append(Cow::Borrowed(std::slice::from_ref(&house)), true);
        assert_eq!(text.to_string(), "Row 4 and row 4. Row 4");
        assert_eq!(text.spans.len(), 5);
    }
}
