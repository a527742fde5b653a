//! `jade read` in the real program, on boards that the test draws.

use crate::common::{answers, jade, printed, run};
use drawing::{Board, OTHER, PUZZLE, draw, straight};
use image::{ExtendedColorType, ImageFormat, save_buffer_with_format};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../../jade-vision/tests/it/drawing.rs"]
#[allow(dead_code)]
mod drawing;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Stores a grey picture, in colours, since not every format knows grey.
fn stored(name: &str, format: ImageFormat, (width, height): (u32, u32), pixels: &[u8]) -> String {
    let rgb: Vec<u8> = pixels.iter().flat_map(|value| [*value; 3]).collect();
    let path = path(name);
    save_buffer_with_format(&path, &rgb, width, height, ExtendedColorType::Rgb8, format).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Draws a board in a JPEG file.
#[cfg(all(feature = "accounts", feature = "datasets"))]
pub fn board_picture(path: &Path, line: &str) {
    let rgb: Vec<u8> = straight(&Board::new(line)).iter().flat_map(|value| [*value; 3]).collect();
    save_buffer_with_format(path, &rgb, 480, 480, ExtendedColorType::Rgb8, ImageFormat::Jpeg).unwrap();
}

fn board(name: &str, format: ImageFormat, line: &str) -> String {
    stored(name, format, (480, 480), &straight(&Board::new(line)))
}

#[test]
fn each_board_of_each_picture_is_a_line() {
    let one = board("read-one.jpg", ImageFormat::Jpeg, PUZZLE);
    // The name says nothing: what counts is the content.
    let other = board("read-other.jpeg", ImageFormat::Png, OTHER);
    let web = board("read-one.webp", ImageFormat::WebP, PUZZLE);
    assert_eq!(answers(&["read", &one], ""), format!("{PUZZLE}\n"));
    assert_eq!(answers(&["read", &one, &other, &web], ""), format!("{PUZZLE}\n{OTHER}\n{PUZZLE}\n"));
    let (left, right) = (Board::new(PUZZLE), Board::new(OTHER));
    let pixels = draw(900, 460, 230.0, 40.0, |x, y| {
        let at = |board: &Board, begin: f32| board.ink((x - begin) / 44.0, (y - 30.0) / 44.0, 1.0 / 44.0);
        at(&left, 25.0) + at(&right, 475.0)
    });
    let both = stored("read-both.png", ImageFormat::Png, (900, 460), &pixels);
    let found = answers(&["read", &both], "");
    let mut lines: Vec<&str> = found.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, [OTHER, PUZZLE]);
    let (out, err, code) = printed(&run(&["read", "-"], &fs::read(&other).unwrap()));
    assert_eq!((out, err, code), (format!("{OTHER}\n"), String::new(), 0));
}

#[test]
fn json_says_what_every_cell_holds_and_how_sure_that_is() {
    let file = board("read-json.png", ImageFormat::Png, PUZZLE);
    let reply: Value = serde_json::from_str(&answers(&["read", "--json", &file], "")).unwrap();
    assert_eq!(reply["line"], PUZZLE);
    assert_eq!((&reply["board"], &reply["file"]), (&Value::from(1), &Value::from(file.as_str())));
    assert_eq!((&reply["standing"], &reply["before"]), (&Value::from("proper"), &Value::from("proper")));
    assert!((reply["corners"][0][0].as_f64().unwrap() - 42.0).abs() < 3.0);
    let cells = reply["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 81);
    assert_eq!((&cells[0]["kind"], &cells[0]["digit"]), (&Value::from("printed"), &Value::from(5)));
    assert_eq!((&cells[2]["kind"], &cells[2]["digit"]), (&Value::from("empty"), &Value::Null));
    for cell in cells {
        let all = &cell["probabilities"];
        let list =
            |name: &str| all[name].as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).sum::<f64>();
        let sum = list("printed") + list("handwritten") + all["empty"].as_f64().unwrap();
        assert!((sum + all["candidates"].as_f64().unwrap() - 1.0).abs() < 0.01);
    }
}

#[test]
fn doubtful_cells_are_named() {
    // Several solutions: something may be missing.
    let few = format!("{}{}", &PUZZLE[..54], ".".repeat(27));
    let file = board("read-few.png", ImageFormat::Png, &few);
    let (out, err, code) = printed(&run(&["read", &file], b""));
    assert_eq!((out, code), (format!("{few}\n"), 0));
    assert!(err.contains("read-few.png, board 1") && err.contains("several solutions"), "{err}");
    let (_, err, _) = printed(&run(&["read", "--lang", "es", &file], b""));
    assert!(err.contains("varias soluciones"), "{err}");
}

#[test]
fn a_bad_picture_is_named_and_the_others_are_read() {
    let good = board("read-good.png", ImageFormat::Png, PUZZLE);
    let blank = stored("read-blank.png", ImageFormat::Png, (300, 300), &[255; 90_000]);
    let small = stored("read-small.png", ImageFormat::Png, (20, 300), &[255; 6000]);
    let half = {
        let board = Board::new(PUZZLE);
        let pixels =
            draw(300, 480, 230.0, 40.0, |x, y| board.ink((x - 42.0) / 44.0, (y - 42.0) / 44.0, 1.0 / 44.0));
        stored("read-half.png", ImageFormat::Png, (300, 480), &pixels)
    };
    let text = path("read-text.jpg").to_str().unwrap().to_owned();
    fs::write(&text, PUZZLE).unwrap();
    let cut = |name: &str, of: &str| {
        let bytes = fs::read(of).unwrap();
        fs::write(path(name), &bytes[..bytes.len() / 2]).unwrap();
        path(name).to_str().unwrap().to_owned()
    };
    let damaged = cut("read-cut.png", &good);
    let damaged_web = cut("read-cut.webp", &board("read-whole.webp", ImageFormat::WebP, PUZZLE));
    for (file, words, code) in [
        (blank.as_str(), "no board with nine rows", "no-board"),
        (&small, "20×300 pixels", "small-picture"),
        (&half, "only part of a board", "part-of-board"),
        (&text, "Expected JPEG, PNG or WebP", "other-format"),
        (&damaged, "(PNG) is damaged", "damaged-picture"),
        (&damaged_web, "(WebP) is damaged", "damaged-picture"),
        ("read-missing.png", "cannot be read", "unreadable-file"),
    ] {
        let (out, err, status) = printed(&run(&["read", file, &good], b""));
        assert_eq!((out, status), (format!("{PUZZLE}\n"), 1), "{file}");
        assert!(err.contains(file) && err.contains(words) && err.lines().count() == 1, "{err}");
        let (out, err, status) = printed(&run(&["read", "--json", file], b""));
        let fault: Value = serde_json::from_str(&out).unwrap();
        assert_eq!((&fault["code"], err.as_str(), status), (&Value::from(code), "", 1), "{file}");
    }
    // Half of a JPEG may still show a board, or not: it ends well in any case.
    let half = cut("read-cut.jpg", &board("read-whole.jpg", ImageFormat::Jpeg, PUZZLE));
    let (out, err, status) = printed(&run(&["read", &half], b""));
    assert!(status == 1 && out.is_empty() && err.contains("read-cut.jpg"), "{out} {err}");
}

#[test]
fn the_size_is_checked_before_anything_is_decoded() {
    let mut bytes = fs::read(board("read-bomb.png", ImageFormat::Png, PUZZLE)).unwrap();
    let mut claim = |width: u32, height: u32| {
        bytes[16..20].copy_from_slice(&width.to_be_bytes());
        bytes[20..24].copy_from_slice(&height.to_be_bytes());
        let check = crc(&bytes[12..29]);
        bytes[29..33].copy_from_slice(&check.to_be_bytes());
        let file = path("read-bomb.png");
        fs::write(&file, &bytes).unwrap();
        printed(&run(&["read", file.to_str().unwrap()], b""))
    };
    let (out, err, code) = claim(60_000, 60_000);
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("60000×60000") && err.contains("100 megapixels"), "{err}");
    // Few enough pixels, but too much memory for them in colour.
    let (_, err, code) = claim(9_990, 9_990);
    assert_eq!(code, 1);
    assert!(err.contains("MB of memory"), "{err}");
}

/// The checksum of a part of a PNG.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32| if crc & 1 == 1 { 0xEDB8_8320 ^ (crc >> 1) } else { crc >> 1 };
    !bytes.iter().fold(u32::MAX, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), |crc, _| step(crc)))
}

#[test]
fn without_a_picture_the_use_is_wrong() {
    let output = jade(&["read"]).output().unwrap();
    let (out, err, code) = printed(&output);
    assert_eq!((out.as_str(), code), ("", 2));
    assert!(err.contains("PICTURE"), "{err}");
}

/// A picture of a QR code.
fn code_in(name: &str, text: &str) -> String {
    let code = qrcode::QrCode::new(text).unwrap();
    let (side, pixel) = (code.width(), 6);
    let size = (side + 8) * pixel;
    let dark = |i: usize| {
        let (x, y) = (i % size / pixel, i / size / pixel);
        let inside = (4..side + 4).contains(&x) && (4..side + 4).contains(&y);
        inside && code[(x - 4, y - 4)] == qrcode::Color::Dark
    };
    let pixels: Vec<u8> = (0..size * size).map(|i| if dark(i) { 20 } else { 250 }).collect();
    stored(name, ImageFormat::Png, (size as u32, size as u32), &pixels)
}

#[test]
fn a_qr_code_brings_its_board() {
    let link = answers(&["convert", "--to", "jade-link"], PUZZLE).trim().to_owned();
    let file = code_in("read-code.png", &link);
    assert_eq!(answers(&["read", &file], ""), format!("{PUZZLE}\n"));
    let reply: Value = serde_json::from_str(&answers(&["read", "--json", &file], "")).unwrap();
    assert_eq!((reply["line"].as_str(), reply["code"].as_str()), (Some(PUZZLE), Some(link.as_str())));
}

#[test]
fn a_qr_code_without_a_board_is_shown_and_not_opened() {
    let file = code_in("read-other-code.png", "https://example.org/\u{1b}[31mred");
    let (out, err, status) = printed(&run(&["read", &file], b""));
    assert_eq!((out.as_str(), status), ("", 1));
    assert!(
        err.contains("only a QR code, which brings none. It says “https://example.org/ [31mred”"),
        "{err}"
    );
}
