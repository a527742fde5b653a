//! XML that other programs write: opened with care, and text put into it.

use crate::{ReadError, ReadErrorKind};
use roxmltree::{Document, Node, ParsingOptions};

/// Far more elements than any collection of puzzles has.
const MOST_NODES: u32 = 10_000_000;

/// # Errors
/// [`ReadError`] if it is no XML, or the root is called otherwise.
pub(super) fn open<'t>(format: &'static str, root: &str, text: &'t str) -> Result<Document<'t>, ReadError> {
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
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

/// Where an element stands.
pub(super) fn line_of(node: Node<'_, '_>) -> usize {
    node.document().text_pos_at(node.range().start).row as usize
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
