//! Reads the boards in a picture, and digits that somebody writes.

use crate::pixels::{bytes, parts, picture, size};
use jade_contract::{PictureErrorJson, PictureReply, WritingErrorJson, picture_reply, written_reply};
use jade_vision::{Picture, Point, read, read_at, read_strokes};

/// Answers a request with the pixels of a picture, row by row, either grey ones of one byte each or coloured ones of four (red,
/// green, blue, opacity): `POST picture?1200x900`, a line feed and the pixels, or with the corners of the board, clockwise from the first cell on, `POST picture?1200x900&10,20,700,20,…`.
/// The reply is a [`PictureReply`].
///
/// Answers also which digit somebody writes: `POST strokes?100` with the side of the field for writing, a line feed, and a line for each
/// stroke with x and y of its points, as `10,20,12,25,…`. The reply is a [`jade_contract::WrittenReply`]. Returns nothing if this is another request.
///
/// ```
/// use jade_wasm::answer_picture;
/// let request = [&b"POST picture?200x100 en\n"[..], &[255; 20_000]].concat();
/// let reply = String::from_utf8(answer_picture(&request).unwrap()).unwrap();
/// assert!(reply.starts_with("200 application/json\n{"));
/// assert!(reply.ends_with("\"boards\":[],\"error\":\"no-board\"}"));
/// let one = answer_picture(b"POST strokes?100 en\n50,10,50,40,50,90").unwrap();
/// assert!(String::from_utf8(one).unwrap().contains("\"digits\":[{\"digit\":1,"));
/// assert_eq!(answer_picture(b"POST hint en\n{}"), None);
/// ```
pub fn answer_picture(request: &[u8]) -> Option<Vec<u8>> {
    let (name, query, body) = parts(request)?;
    match name {
        "picture" => Some(match Asked::of(query) {
            Some(asked) => bytes(&asked.answer(body), 200),
            None => bytes(&picture_reply(Err(PictureErrorJson::DamagedPicture)), 400),
        }),
        "strokes" => {
            let written = strokes(body)
                .zip(query.parse().ok())
                .ok_or(WritingErrorJson::BadStroke)
                .and_then(|(strokes, side)| Ok(read_strokes(&strokes, side)?));
            let status = if written == Err(WritingErrorJson::BadStroke) { 400 } else { 200 };
            Some(bytes(&written_reply(written), status))
        }
        _ => None,
    }
}

/// What the address of a request says.
struct Asked {
    size: (usize, usize),
    corners: Option<[Point; 4]>,
}

impl Asked {
    fn of(query: &str) -> Option<Asked> {
        let (pixels, corners) = match query.split_once('&') {
            Some((pixels, corners)) => (pixels, Some(corners)),
            None => (query, None),
        };
        let corners = match corners {
            Some(corners) => Some(points(corners)?.try_into().ok()?),
            None => None,
        };
        Some(Asked { size: size(pixels)?, corners })
    }

    fn answer(&self, pixels: &[u8]) -> PictureReply {
        match picture(self.size, pixels) {
            Ok(picture) => picture_reply(self.read(&picture)),
            Err(error) => picture_reply(Err(error.into())),
        }
    }

    fn read(&self, picture: &Picture) -> Result<Vec<jade_vision::Reading>, PictureErrorJson> {
        match self.corners {
            Some(corners) => Ok(vec![read_at(picture, corners)?]),
            None => Ok(read(picture)?),
        }
    }
}

/// Points, as two numbers each.
fn points(text: &str) -> Option<Vec<Point>> {
    let numbers: Vec<f32> = text
        .split(',')
        .map(|number| number.parse().ok().filter(|number: &f32| number.is_finite()))
        .collect::<Option<_>>()?;
    let (pairs, rest) = numbers.as_chunks();
    rest.is_empty().then(|| pairs.iter().map(|&[x, y]| Point { x, y }).collect())
}

/// Strokes, one a line.
fn strokes(text: &[u8]) -> Option<Vec<Vec<Point>>> {
    std::str::from_utf8(text).ok()?.lines().map(points).collect()
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
    fn a_written_digit_is_read_from_its_strokes() {
        let ask = |request: &str| String::from_utf8(answer_picture(request.as_bytes()).unwrap()).unwrap();
        // A four of two strokes.
        let four = ask("POST strokes?100 en\n60,10,20,60,80,60\n65,40,65,90\n");
        assert!(four.starts_with("200 application/json\n{\"version\":"), "{four}");
        assert!(four.contains("\"digits\":[{\"digit\":4,\"probability\":1.0}"), "{four}");
        assert_eq!(four.matches("\"probability\"").count(), 9);
        for (request, status, error) in [
            ("POST strokes?100 en\n", 200, "nothing-written"),
            ("POST strokes?100 en\n50,50", 200, "nothing-written"),
            ("POST strokes? en\n50,10,50,90", 400, "bad-stroke"),
            ("POST strokes?0 en\n50,10,50,90", 400, "bad-stroke"),
            ("POST strokes?100 en\n50,10,50", 400, "bad-stroke"),
            ("POST strokes?100 en\n50,10,x,90", 400, "bad-stroke"),
            ("POST strokes?100 en\n50,10,50,90\n\n", 400, "bad-stroke"),
        ] {
            let reply = ask(request);
            assert!(reply.starts_with(&format!("{status} ")) && reply.contains(error), "{request}: {reply}");
        }
        let long = format!("POST strokes?100 en\n{}50,90", "50,10,".repeat(20_000));
        assert!(ask(&long).contains("long-writing"));
        assert!(ask("POST strokes?100 en\n50,10,50,90").contains("\"digits\":[{\"digit\":1,"));
        assert_eq!(answer_picture(b"POST strokes en\n50,10"), None);
        assert_eq!(answer_picture(b"GET strokes?100 en\n50,10"), None);
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
