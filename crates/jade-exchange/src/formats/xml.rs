//! XML that other programs write: opened with care, and text put into it.

use crate::{ReadError, ReadErrorKind};
use roxmltree::{Document, Node, ParsingOptions};

/// A puzzle takes more bytes than this for every element and text: what has more of them is no file of puzzles, and
/// each takes memory.
const BYTES_PER_NODE: usize = 16;

/// The most `=` between two `<`, which bounds the attributes of an element. The parser compares each attribute with
/// all others.
const MOST_ATTRIBUTES: usize = 100;

/// The most declarations of namespaces. An element inherits those of all elements around it as a list of its own.
const MOST_NAMESPACES: usize = 20;

/// Opens a text that begins as XML.
///
/// Memory and time are in proportion to the text: there are no entities of its own, and no more elements,
/// attributes and namespaces than puzzles can need.
///
/// # Errors
/// [`ReadError`] if it is no XML, or the root is called otherwise.
pub(super) fn open<'t>(format: &'static str, root: &str, text: &'t str) -> Result<Document<'t>, ReadError> {
    let crowded = |part: &str| part.bytes().filter(|byte| *byte == b'=').count() > MOST_ATTRIBUTES;
    if text.split('<').any(crowded) || text.matches("xmlns").count() > MOST_NAMESPACES {
        return Err(ReadErrorKind::Xml("too many attributes".to_owned()).at(format, 1, 1));
    }
    let nodes = text.len() / BYTES_PER_NODE + 1000;
    let options = ParsingOptions {
        // KSudoku names its type of document; nobody declares entities but to make them swell.
        allow_dtd: !text.contains("<!ENTITY"),
        nodes_limit: u32::try_from(nodes).unwrap_or(u32::MAX),
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text.trim_start(), options).map_err(|error| {
        let at = error.pos();
        ReadErrorKind::Xml(error.to_string()).at(format, at.row as usize, at.col as usize)
    })?;
    if document.root_element().has_tag_name(root) {
        Ok(document)
    } else {
        Err(ReadErrorKind::Missing(format!("<{root}>")).at(format, 1, 1))
    }
}

/// The line where an element stands. It is counted from the beginning: of many elements, count with [`Lines`].
pub(super) fn line_of(node: Node<'_, '_>) -> usize {
    Lines::default().of(node)
}

/// The lines of elements that are asked for in the order of the text: each part of it is looked at once.
#[derive(Default)]
pub(super) struct Lines {
    offset: usize,
    before: usize,
}

impl Lines {
    /// The line where an element stands, from 1.
    pub fn of(&mut self, node: Node<'_, '_>) -> usize {
        let start = node.range().start;
        let between = node.document().input_text().as_bytes().get(self.offset..start).unwrap_or_default();
        self.before += between.iter().filter(|byte| **byte == b'\n').count();
        self.offset = start;
        self.before + 1
    }
}

/// Whether a text begins as XML and has this element near its beginning.
pub(super) fn begins(text: &str, root: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('<')
        && text.char_indices().nth(2000).map_or(text, |(end, _)| &text[..end]).contains(root)
}

/// Text for an attribute or between elements.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' => escaped.push_str("&#10;"),
            // XML has no other control characters, not even escaped.
            c if c.is_control() && c != '\t' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}
