//! Parses XML of other programs defensively, and escapes text for XML.

use crate::{ReadError, ReadErrorKind};
use roxmltree::{Document, Node, ParsingOptions};

/// The minimum number of bytes per element or text. A puzzle takes more; a file with a higher density is not a file of
/// puzzles, and each node takes memory.
const BYTES_PER_NODE: usize = 16;

/// The maximum number of `=` between two `<`, which bounds the attributes of an element. The parser compares each
/// attribute with all others.
const MOST_ATTRIBUTES: usize = 100;

/// The maximum number of namespace declarations. Each element stores a list of all that it inherits.
const MOST_NAMESPACES: usize = 20;

/// Parses a text that begins as XML.
///
/// Memory and time are proportional to the size of the text: entities cannot be declared, and the number of elements,
/// attributes and namespaces is limited.
///
/// # Errors
/// [`ReadError`] if the text is not XML, or the root has another name.
pub(super) fn open<'t>(format: &'static str, root: &str, text: &'t str) -> Result<Document<'t>, ReadError> {
    let crowded = |part: &str| part.bytes().filter(|byte| *byte == b'=').count() > MOST_ATTRIBUTES;
    if text.split('<').any(crowded) || text.matches("xmlns").count() > MOST_NAMESPACES {
        return Err(ReadErrorKind::Xml("too many attributes".to_owned()).at(format, 1, 1));
    }
    let nodes = text.len() / BYTES_PER_NODE + 1000;
    let options = ParsingOptions {
        // KSudoku has a document type. Entity declarations only serve attacks.
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

/// Returns the line of an element, counting from the beginning of the text. For many elements, use [`Lines`].
pub(super) fn line_of(node: Node<'_, '_>) -> usize {
    Lines::default().of(node)
}

/// Returns the lines of elements in the order of the text, and scans each part of it only once.
#[derive(Default)]
pub(super) struct Lines {
    offset: usize,
    before: usize,
}

impl Lines {
    /// Returns the line of an element, from 1.
    pub fn of(&mut self, node: Node<'_, '_>) -> usize {
        let start = node.range().start;
        let between = node.document().input_text().as_bytes().get(self.offset..start).unwrap_or_default();
        self.before += between.iter().filter(|byte| **byte == b'\n').count();
        self.offset = start;
        self.before + 1
    }
}

/// Returns whether a text begins as XML, with this element near its beginning.
pub(super) fn begins(text: &str, root: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('<')
        && text.char_indices().nth(2000).map_or(text, |(end, _)| &text[..end]).contains(root)
}

/// Escapes text for attributes and element content.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' => escaped.push_str("&#10;"),
            // XML does not allow other control characters, even if escaped.
            c if c.is_control() && c != '\t' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}
