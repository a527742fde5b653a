//! Reads the part of Markdown that lessons need into [`Block`]s.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The style of a [`Piece`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// Plain text.
    #[default]
    Plain,
    /// Bold.
    Strong,
    /// Italic.
    Emphasis,
    /// Code: something to type, or the name of a cell.
    Code,
}

/// A piece of text in one style.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// The style.
    pub look: Look,
    /// The id of the page that the text links to; `None` if it is no link.
    pub to: Option<String>,
}

/// Text in pieces.
pub type Words = Vec<Piece>;

/// Returns the text without styles.
pub fn plain(words: &[Piece]) -> String {
    words.iter().map(|piece| piece.text.as_str()).collect()
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading below the title.
    Heading {
        /// Its depth, 2 or 3.
        depth: u8,
        /// The words of the heading.
        words: Words,
    },
    /// A paragraph.
    Paragraph(Words),
    /// A list.
    List {
        /// Whether its items are numbered.
        ordered: bool,
        /// The items, in order.
        items: Vec<Words>,
    },
    /// A table; the first row is its header.
    Table(Vec<Vec<Words>>),
    /// Something to type, with line breaks.
    Code(String),
    /// A board: `![caption](example:x-wing)`.
    Example {
        /// The name of the example.
        name: String,
        /// What to see on the board.
        caption: Words,
    },
}

/// Reads Markdown.
///
/// # Errors
/// A message for the author of the page, if it uses what lessons do not support: raw HTML, quotations, nested lists or
/// links to other sites.
pub(crate) fn read(text: &str) -> Result<Vec<Block>, String> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        reader.take(event)?;
    }
    Ok(reader.blocks)
}

/// The blocks read so far, and the one under construction.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    words: Words,
    looks: Vec<Look>,
    to: Option<String>,
    /// The name of the example whose caption is being read.
    example: Option<String>,
    /// The example just read; nothing else may follow it in its paragraph.
    captioned: Option<Block>,
    list: Option<(bool, Vec<Words>)>,
    table: Option<Vec<Vec<Words>>>,
    code: Option<String>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => {
                self.end(tag);
                Ok(())
            }
            Event::Text(text) => {
                match &mut self.code {
                    Some(code) => code.push_str(&text),
                    None => self.push(&text, self.looks.last().copied().unwrap_or_default()),
                }
                Ok(())
            }
            Event::Code(text) => {
                self.push(&text, Look::Code);
                Ok(())
            }
            Event::SoftBreak => {
                self.push(" ", self.looks.last().copied().unwrap_or_default());
                Ok(())
            }
            other => Err(format!("a lesson has no {other:?}")),
        }
    }

    fn push(&mut self, text: &str, look: Look) {
        match self.words.last_mut() {
            Some(last) if last.look == look && last.to == self.to => last.text.push_str(text),
            _ => self.words.push(Piece { text: text.to_owned(), look, to: self.to.clone() }),
        }
    }

    fn start(&mut self, tag: Tag<'_>) -> Result<(), String> {
        match tag {
            Tag::Paragraph | Tag::Heading { .. } | Tag::TableCell => {}
            Tag::TableHead | Tag::TableRow => self.table.get_or_insert_default().push(Vec::new()),
            Tag::Item if self.list.is_some() => {}
            Tag::Strong => self.looks.push(Look::Strong),
            Tag::Emphasis => self.looks.push(Look::Emphasis),
            Tag::List(first) if self.list.is_none() => self.list = Some((first.is_some(), Vec::new())),
            Tag::Table(_) => self.table = Some(Vec::new()),
            Tag::CodeBlock(_) => self.code = Some(String::new()),
            Tag::Link { dest_url, .. } => match dest_url.strip_suffix(".md") {
                Some(id) => self.to = Some(id.to_owned()),
                None => return Err(format!("a link leads to a page, `x-wing.md`, not to {dest_url:?}")),
            },
            Tag::Image { dest_url, .. } => match dest_url.strip_prefix("example:") {
                Some(name) if self.words.is_empty() => self.example = Some(name.to_owned()),
                _ => return Err(format!("an example stands alone, as `example:NAME`: {dest_url:?}")),
            },
            other => return Err(format!("a lesson has no {other:?}")),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph => {
                if let Some(example) = self.captioned.take() {
                    self.blocks.push(example);
                } else if self.list.is_none() {
                    let words = std::mem::take(&mut self.words);
                    self.blocks.push(Block::Paragraph(words));
                }
            }
            TagEnd::Heading(level) => {
                let words = std::mem::take(&mut self.words);
                let depth = match level {
                    HeadingLevel::H1 => 1,
                    HeadingLevel::H2 => 2,
                    _ => 3,
                };
                self.blocks.push(Block::Heading { depth, words });
            }
            TagEnd::Item => {
                let words = std::mem::take(&mut self.words);
                if let Some((_, items)) = &mut self.list {
                    items.push(words);
                }
            }
            TagEnd::List(_) => {
                if let Some((ordered, items)) = self.list.take() {
                    self.blocks.push(Block::List { ordered, items });
                }
            }
            TagEnd::TableCell => {
                let words = std::mem::take(&mut self.words);
                if let Some(row) = self.table.as_mut().and_then(|rows| rows.last_mut()) {
                    row.push(words);
                }
            }
            TagEnd::Table => {
                if let Some(rows) = self.table.take() {
                    self.blocks.push(Block::Table(rows));
                }
            }
            TagEnd::CodeBlock => {
                if let Some(code) = self.code.take() {
                    self.blocks.push(Block::Code(code));
                }
            }
            TagEnd::Strong | TagEnd::Emphasis => {
                self.looks.pop();
            }
            TagEnd::Link => self.to = None,
            TagEnd::Image => {
                let caption = std::mem::take(&mut self.words);
                if let Some(name) = self.example.take() {
                    self.captioned = Some(Block::Example { name, caption });
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(text: &str, look: Look, to: Option<&str>) -> Piece {
        Piece { text: text.to_owned(), look, to: to.map(str::to_owned) }
    }

    #[test]
    fn supported_markdown_is_read() {
        let text = "## Where\n\nSee the *two*\nrows of an [X-Wing](x-wing.md).\n\n![A **box**](example:box)\n\n\
                    - one\n- `two`\n\n1. first\n\n| a | b |\n|---|---|\n| c | d |\n\n```\njade learn\n```\n";
        let words = |text: &str| vec![piece(text, Look::Plain, None)];
        let expected = [
            Block::Heading { depth: 2, words: words("Where") },
            Block::Paragraph(vec![
                piece("See the ", Look::Plain, None),
                piece("two", Look::Emphasis, None),
                piece(" rows of an ", Look::Plain, None),
                piece("X-Wing", Look::Plain, Some("x-wing")),
                piece(".", Look::Plain, None),
            ]),
            Block::Example {
                name: "box".to_owned(),
                caption: vec![piece("A ", Look::Plain, None), piece("box", Look::Strong, None)],
            },
            Block::List { ordered: false, items: vec![words("one"), vec![piece("two", Look::Code, None)]] },
            Block::List { ordered: true, items: vec![words("first")] },
            Block::Table(vec![vec![words("a"), words("b")], vec![words("c"), words("d")]]),
            Block::Code("jade learn\n".to_owned()),
        ];
        assert_eq!(read(text).unwrap(), expected);
    }

    #[test]
    fn unsupported_markdown_is_refused() {
        for text in [
            "<b>x</b>",
            "> said",
            "[x](https://example.org)",
            "![x](x.png)",
            "see ![x](example:x)",
            "- a\n  - b",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
