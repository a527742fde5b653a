//! QR codes: a link with a board comes through the same door as the board itself.

use crate::Picture;
use rqrr::PreparedImage;

/// The most bytes of a text that are passed on: a code holds at most 2953 (ISO/IEC 18004, version 40-L).
const MOST_BYTES: usize = 2953;

/// The most codes of a picture that are passed on.
const MOST_CODES: usize = 8;

/// A picture of up to so many pixels a side is looked at once more, so many times as large.
const SMALL: usize = 500;
const ENLARGED: usize = 3;

/// The texts of the QR codes in a picture, such as links with a board; what they say is for the caller to judge.
///
/// A picture made for it, with thousands of finder patterns, takes minutes. So this is for whoever owns the picture, and a server
/// does not offer it to others.
///
/// ```
/// use jade_vision::{Picture, codes};
/// let blank = Picture::grey(200, 200, &[255; 40_000]).unwrap();
/// assert!(codes(&blank).is_empty());
/// ```
#[must_use]
pub fn codes(picture: &Picture) -> Vec<String> {
    let grey = &picture.grey;
    let as_it_is =
        found(grey.width, grey.height, |x, y| grey.data.get(y * grey.width + x).copied().unwrap_or(255));
    if !as_it_is.is_empty() || grey.width.max(grey.height) > SMALL {
        return as_it_is;
    }
    // With two or three pixels to a module, where one begins is seen only between the pixels.
    let place = |at: usize| (at as f32 + 0.5) / ENLARGED as f32 - 0.5;
    found(grey.width * ENLARGED, grey.height * ENLARGED, |x, y| grey.at(place(x), place(y)) as u8)
}

/// The texts of the codes among these pixels.
fn found(width: usize, height: usize, pixel: impl FnMut(usize, usize) -> u8) -> Vec<String> {
    let mut prepared = PreparedImage::prepare_from_greyscale(width, height, pixel);
    let texts = prepared.detect_grids().into_iter().filter_map(|grid| Some(grid.decode().ok()?.1));
    let mut found: Vec<String> = Vec::new();
    for text in texts.filter(|text| text.len() <= MOST_BYTES) {
        if found.len() < MOST_CODES && !found.contains(&text) {
            found.push(text);
        }
    }
    found
}
