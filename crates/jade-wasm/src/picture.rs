//! Reads the boards in a picture.

use jade_contract::{PictureErrorJson, PictureReply, picture_reply};
use jade_vision::{Picture, Point, read, read_at};

/// Answers a request with the pixels of a picture, row by row, either grey ones of one byte each or coloured ones of four (red,
/// green, blue, opacity): `POST picture?1200x900`, a line feed and the pixels, or with the corners of the board, clockwise from the first cell on, `POST picture?1200x900&10,20,700,20,…`.
/// The reply is a [`PictureReply`]. Returns nothing if this is another request.
///
/// ```
/// use jade_wasm::answer_picture;
/// let request = [&b"POST picture?200x100 en\n"[..], &[255; 20_000]].concat();
/// let reply = String::from_utf8(answer_picture(&request).unwrap()).unwrap();
/// assert!(reply.starts_with("200 application/json\n{"));
/// assert!(reply.ends_with("\"boards\":[],\"error\":\"no-board\"}"));
/// assert_eq!(answer_picture(b"POST hint en\n{}"), None);
/// ```
pub fn answer_picture(request: &[u8]) -> Option<Vec<u8>> {
    let asked = request.strip_prefix(b"POST picture?")?;
    let end = asked.iter().position(|byte| *byte == b'\n').unwrap_or(asked.len());
    let head = String::from_utf8_lossy(&asked[..end]);
    let query = head.split(' ').next().unwrap_or_default();
    let (reply, status) = match Asked::of(query) {
        Some(asked_for) => (asked_for.answer(asked.get(end + 1..).unwrap_or_default()), 200),
        None => (picture_reply(Err(PictureErrorJson::DamagedPicture)), 400),
    };
    Some(bytes(&reply, status))
}

fn bytes(reply: &PictureReply, status: u32) -> Vec<u8> {
    let mut bytes = format!("{status} application/json\n").into_bytes();
    // All replies are representable as JSON, and memory can be written to.
    let _ = serde_json::to_writer(&mut bytes, reply);
    bytes
}

/// What the address of a request says.
struct Asked {
    width: usize,
    height: usize,
    corners: Option<[Point; 4]>,
}

impl Asked {
    fn of(query: &str) -> Option<Asked> {
        let (size, corners) = match query.split_once('&') {
            Some((size, corners)) => (size, Some(corners)),
            None => (query, None),
        };
        let (width, height) = size.split_once('x')?;
        let corners = match corners {
            Some(corners) => Some(points(corners)?),
            None => None,
        };
        Some(Asked { width: width.parse().ok()?, height: height.parse().ok()?, corners })
    }

    fn answer(&self, pixels: &[u8]) -> PictureReply {
        match self.picture(pixels) {
            Ok(picture) => picture_reply(self.read(&picture)),
            Err(error) => picture_reply(Err(error)),
        }
    }

    fn picture(&self, pixels: &[u8]) -> Result<Picture, PictureErrorJson> {
        Ok(match self.width.checked_mul(self.height).and_then(|count| count.checked_mul(4)) {
            Some(bytes) if bytes == pixels.len() => Picture::rgba(self.width, self.height, pixels)?,
            _ => Picture::grey(self.width, self.height, pixels)?,
        })
    }

    fn read(&self, picture: &Picture) -> Result<Vec<jade_vision::Reading>, PictureErrorJson> {
        match self.corners {
            Some(corners) => Ok(vec![read_at(picture, corners)?]),
            None => Ok(read(picture)?),
        }
    }
}

/// Four points, as eight numbers.
fn points(text: &str) -> Option<[Point; 4]> {
    let numbers: Vec<f32> = text
        .split(',')
        .map(|number| number.parse().ok().filter(|number: &f32| number.is_finite()))
        .collect::<Option<_>>()?;
    match numbers[..] {
        [a, b, c, d, e, f, g, h] => Some([(a, b), (c, d), (e, f), (g, h)].map(|(x, y)| Point { x, y })),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_that_is_not_understood_is_refused() {
        for query in ["", "12", "x", "9x", "100x100&", "100x100&1,2,3", "100x100&1,2,3,4,5,6,7,nan", "-1x100"]
        {
            let reply = answer_picture(format!("POST picture?{query} en\n").as_bytes()).unwrap();
            let reply = String::from_utf8(reply).unwrap();
            assert!(reply.starts_with("400 ") && reply.contains("damaged-picture"), "{query}: {reply}");
        }
    }

    #[test]
    fn a_size_that_is_not_that_of_the_pixels_is_an_error() {
        for (query, error) in [
            ("100x100", "damaged-picture"),
            ("10x100", "small-picture"),
            ("99999999x99999999", "large-picture"),
            ("100x100&0,0,0,0,0,0,0,0", "damaged-picture"),
        ] {
            let reply = answer_picture(format!("POST picture?{query} en\n1234").as_bytes()).unwrap();
            let reply = String::from_utf8(reply).unwrap();
            assert!(reply.starts_with("200 ") && reply.contains(error), "{query}: {reply}");
        }
    }

    #[test]
    fn the_board_between_corners_is_read() {
        let blank = vec![255; 40_000];
        let ask = |query: &str| {
            let request = [format!("POST picture?200x200{query} en\n").as_bytes(), &blank].concat();
            String::from_utf8(answer_picture(&request).unwrap()).unwrap()
        };
        assert!(ask("").contains("no-board"));
        assert!(ask("&1,1,1,1,1,1,1,1").contains("bad-corners"));
        // In colour, there are four times as many bytes.
        let blank = [b"POST picture?100x100 en\n", &blank[..]].concat();
        assert!(String::from_utf8(answer_picture(&blank).unwrap()).unwrap().contains("no-board"));
    }
}
