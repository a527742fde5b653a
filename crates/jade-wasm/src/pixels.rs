//! What the modules that read boards and QR codes share: pixels as they are asked about, and replies as bytes.

use jade_vision::{Picture, PictureError};
use serde::Serialize;

/// A request, as `POST picture?1200x900 en`, a line feed and a body: its name, its query and its body.
pub(crate) fn parts(request: &[u8]) -> Option<(&str, &str, &[u8])> {
    let end = request.iter().position(|byte| *byte == b'\n').unwrap_or(request.len());
    let head = std::str::from_utf8(&request[..end]).ok()?;
    let (name, query) = head.strip_prefix("POST ")?.split(' ').next()?.split_once('?')?;
    Some((name, query, request.get(end + 1..).unwrap_or_default()))
}

/// A size, as `1200x900`.
pub(crate) fn size(text: &str) -> Option<(usize, usize)> {
    let (width, height) = text.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

/// The picture of these pixels: of one byte each, or of four.
pub(crate) fn picture((width, height): (usize, usize), pixels: &[u8]) -> Result<Picture, PictureError> {
    match width.checked_mul(height).and_then(|count| count.checked_mul(4)) {
        Some(bytes) if bytes == pixels.len() => Picture::rgba(width, height, pixels),
        _ => Picture::grey(width, height, pixels),
    }
}

/// A reply as the modules send it.
pub(crate) fn bytes(reply: &impl Serialize, status: u32) -> Vec<u8> {
    let mut bytes = format!("{status} application/json\n").into_bytes();
    // All replies are representable as JSON, and memory can be written to.
    let _ = serde_json::to_writer(&mut bytes, reply);
    bytes
}
