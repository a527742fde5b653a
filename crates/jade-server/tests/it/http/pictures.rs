//! Pictures: a board is read, what is no picture is refused, and nothing takes more memory than it may.

use super::client::{Answer, request, send, server};
use image::{GrayImage, ImageFormat, Luma};
use std::io::Cursor;

/// Returns a PNG of nine by nine cells of 40 pixels without a digit.
fn empty_board() -> Vec<u8> {
    let line = |at: u32| {
        (20..=382).contains(&at) && (at - 20) % 40 < if (at - 20).is_multiple_of(120) { 3 } else { 1 }
    };
    let inside = |at: u32| (20..=382).contains(&at);
    let ink = |x, y| inside(x) && inside(y) && (line(x) || line(y));
    let image = GrayImage::from_fn(400, 400, |x, y| Luma([if ink(x, y) { 30 } else { 240 }]));
    let mut png = Cursor::new(Vec::new());
    image.write_to(&mut png, ImageFormat::Png).unwrap();
    png.into_inner()
}

async fn read(query: &str, kind: &str, picture: Vec<u8>) -> Answer {
    let path = format!("/api/v1/read{query}");
    send(&server(), request("POST", &path, &[("content-type", kind)], picture)).await
}

#[tokio::test]
async fn a_board_is_read_in_a_picture_and_between_corners() {
    let reply = read("", "image/png", empty_board()).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let board = reply.json()["boards"][0].clone();
    assert_eq!(board["line"], ".".repeat(81));
    assert_eq!(board["standing"], "several-solutions");
    let again = read("?corners=20,20,382,20,382,382,20,382", "image/png", empty_board()).await.json();
    assert_eq!(again["boards"][0]["line"], board["line"]);
    // The type is what the sender says; what counts are the bytes.
    assert_eq!(read("", "image/jpeg", empty_board()).await.status, 200);
    let mut blank = Cursor::new(Vec::new());
    GrayImage::from_pixel(200, 200, Luma([255])).write_to(&mut blank, ImageFormat::Png).unwrap();
    let none = read("", "image/png", blank.into_inner()).await.json();
    assert_eq!((&none["error"], none["boards"].as_array().map(Vec::len)), (&"no-board".into(), Some(0)));
}

#[tokio::test]
async fn what_is_no_picture_is_refused_in_words() {
    let png = empty_board();
    for (query, kind, bytes, status, code) in [
        ("", "image/png", b"53..7....".to_vec(), 400, "other-format"),
        ("", "image/png", png[..png.len() / 2].to_vec(), 400, "damaged-picture"),
        ("", "image/png", Vec::new(), 400, "other-format"),
        ("", "application/json", png.clone(), 415, "content-type"),
        ("?corners=1,2,3", "image/png", png.clone(), 400, "bad-corners"),
        ("?corners=1,2,3,4,5,6,7,NaN", "image/png", png.clone(), 400, "bad-corners"),
        ("", "image/png", vec![0; (16 << 20) + 1], 413, "too-large"),
    ] {
        assert_eq!(read(query, kind, bytes).await.refusal(status).0, code, "{query} {kind}");
    }
    let spanish = read("?lang=es", "image/png", b"GIF89a".to_vec()).await;
    assert!(spanish.json()["message"].as_str().unwrap().contains("JPEG, PNG o WebP"), "{}", spanish.text());
}

#[tokio::test]
async fn a_picture_that_claims_to_be_huge_is_refused_before_it_is_decoded() {
    // The head of a PNG of 100,000 by 100,000 pixels.
    let mut png = empty_board();
    png[16..24].copy_from_slice(&[0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0]);
    let code = read("", "image/png", png).await.refusal(400).0;
    assert!(["large-picture", "damaged-picture"].contains(&code.as_str()), "{code}");
}
