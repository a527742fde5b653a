//! Reads the QR codes in a picture.

use crate::pixels::{bytes, parts, picture, size};
use jade_contract::{CodesReply, VERSION};
use jade_vision::codes;

/// Answers a request with the pixels of a picture, as [`answer_picture`](crate::answer_picture) gets them: `POST codes?1200x900`, a line
/// feed and the pixels. The reply is a [`CodesReply`]; a picture that cannot be read has no codes. Returns nothing if this is
/// another request.
///
/// ```
/// use jade_wasm::answer_codes;
/// let request = [&b"POST codes?200x100 en\n"[..], &[255; 20_000]].concat();
/// let reply = String::from_utf8(answer_codes(&request).unwrap()).unwrap();
/// assert!(reply.starts_with("200 application/json\n{"));
/// assert!(reply.ends_with("\"codes\":[]}"));
/// assert_eq!(answer_codes(b"POST picture?200x100 en\n"), None);
/// ```
pub fn answer_codes(request: &[u8]) -> Option<Vec<u8>> {
    let (name, query, body) = parts(request)?;
    if name != "codes" {
        return None;
    }
    let picture = size(query).and_then(|size| picture(size, body).ok());
    let status = if picture.is_some() { 200 } else { 400 };
    let codes = picture.map(|picture| codes(&picture)).unwrap_or_default();
    Some(bytes(&CodesReply { version: VERSION, codes }, status))
}
