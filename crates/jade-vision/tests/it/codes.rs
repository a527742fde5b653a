//! QR codes, straight and askew, and pictures that have none.

use crate::drawing::{Board, PUZZLE, draw, picture, straight};
use jade_vision::{ReadError, codes, read};
use proptest::prelude::*;
use qrcode::{Color, QrCode};

const LINK: &str = "https://sudoku.example/#s1=q1YqzkhNTVGyUjJQ0lEqLU4tUrJSMlSqBQA";

/// A code photographed at an angle, with modules of that many pixels.
fn drawn(text: &str, module: f32, turn: f32) -> jade_vision::Picture {
    let code = QrCode::new(text).unwrap();
    let side = code.width() as f32;
    let size = (side * module * 1.6) as usize;
    let (sin, cos) = turn.sin_cos();
    let pixels = draw(size, size, 235.0, 40.0, |x, y| {
        let (x, y) = ((x - size as f32 / 2.0) / module, (y - size as f32 / 2.0) / module);
        let (x, y) = (x * cos + y * sin + side / 2.0, y * cos - x * sin + side / 2.0);
        let inside = (0.0..side).contains(&x) && (0.0..side).contains(&y);
        f32::from(u8::from(inside && code[(x as usize, y as usize)] == Color::Dark))
    });
    picture(size, size, &pixels)
}

#[test]
fn a_code_is_read_straight_and_askew() {
    for turn in [0.0, 0.3, 1.2, 3.0] {
        assert_eq!(read(&drawn(LINK, 5.0, turn)), Err(ReadError::NoBoard), "a code is no board");
        assert_eq!(codes(&drawn(LINK, 5.0, turn)), [LINK], "{turn}");
    }
    // Small ones, as on a screenshot.
    for module in [2.4, 2.7, 3.3] {
        assert_eq!(codes(&drawn(LINK, module, 0.0)), [LINK], "{module}");
    }
    // As long a link as a board with all its candidates makes.
    let long = format!("{LINK}{}", "x".repeat(500));
    assert_eq!(codes(&drawn(&long, 5.0, 0.0)), [long.as_str()]);
}

#[test]
fn a_board_is_no_code() {
    assert_eq!(codes(&picture(480, 480, &straight(&Board::new(PUZZLE)))), Vec::<String>::new());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn damaged_codes_are_borne(seed: u32, share in 0.0..0.5_f32, cut in 0..8_u32) {
        let code = QrCode::new(LINK).unwrap();
        let (side, module) = (code.width(), 6);
        let size = (side + 8) * module;
        let mut state = seed;
        let pixels: Vec<u8> = (0..size * size)
            .map(|i| {
                let (x, y) = (i % size / module, i / size / module);
                let dark = (4..side + 4).contains(&x) && (4..side + 4).contains(&y) && code[(x - 4, y - 4)] == Color::Dark;
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let noise = ((state >> 8) as f32 / 16_777_216.0) < share;
                if noise { (state >> 24) as u8 >> cut << cut } else if dark { 30 } else { 240 }
            })
            .collect();
        // What is read is right: the code corrects itself, or is not read.
        for text in codes(&picture(size, size, &pixels)) {
            prop_assert_eq!(text, LINK);
        }
    }
}
