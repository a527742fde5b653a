//! Pictures without a board, with part of one, and no pictures at all.

use crate::drawing::{Board, PUZZLE, draw, picture, straight};
use jade_vision::{MOST_PIXELS, Picture, PictureError, Point, ReadError, read, read_at};
use proptest::prelude::*;

#[test]
fn pixels_must_fit_their_size() {
    assert_eq!(
        Picture::grey(100, 100, &[0; 9999]),
        Err(PictureError::Length { expected: 10_000, found: 9999 })
    );
    assert_eq!(
        Picture::rgb(100, 100, &[0; 10_000]),
        Err(PictureError::Length { expected: 30_000, found: 10_000 })
    );
    assert_eq!(Picture::rgba(100, 100, &[]), Err(PictureError::Length { expected: 40_000, found: 0 }));
    assert!(matches!(Picture::grey(0, 0, &[]), Err(PictureError::Small { .. })));
    assert!(matches!(Picture::grey(5, 5000, &[0; 25_000]), Err(PictureError::Small { .. })));
    assert!(matches!(Picture::grey(usize::MAX, usize::MAX, &[]), Err(PictureError::Large { .. })));
    let side = MOST_PIXELS.isqrt() as usize;
    assert!(Picture::check_size(side, side).is_ok());
    assert!(matches!(Picture::check_size(side + 1, side), Err(PictureError::Large { .. })));
    // A long strip of which shrinking leaves nothing.
    assert!(matches!(Picture::grey(200_000, 90, &vec![0; 18_000_000]), Err(PictureError::Small { .. })));
}

#[test]
fn what_is_no_board_is_not_read() {
    let found = |ink: &dyn Fn(f32, f32) -> f32| read(&picture(500, 400, &draw(500, 400, 230.0, 30.0, ink)));
    assert_eq!(found(&|_, _| 0.0), Err(ReadError::NoBoard));
    assert_eq!(found(&|_, _| 1.0), Err(ReadError::NoBoard));
    let stripes = |x: f32, _: f32| f32::from(u8::from(x % 40.0 < 3.0));
    assert_eq!(found(&stripes), Err(ReadError::NoBoard));
    let frame = |x: f32, y: f32| {
        let inside = |by: f32| (50.0 + by..450.0 - by).contains(&x) && (20.0 + by..380.0 - by).contains(&y);
        f32::from(u8::from(inside(0.0) && !inside(4.0)))
    };
    assert_eq!(found(&frame), Err(ReadError::NoBoard));
    // Four by four cells.
    let small = |x: f32, y: f32| {
        let line = |v: f32| v.rem_euclid(80.0) < 3.0;
        f32::from(u8::from(
            (40.0..363.0).contains(&x) && (40.0..363.0).contains(&y) && (line(x - 40.0) || line(y - 40.0)),
        ))
    };
    assert_eq!(found(&small), Err(ReadError::NoBoard));
}

#[test]
fn part_of_a_board_is_named() {
    let board = Board::new(PUZZLE);
    let pixels =
        draw(300, 480, 230.0, 40.0, |x, y| board.ink((x - 42.0) / 44.0, (y - 42.0) / 44.0, 1.0 / 44.0));
    assert_eq!(read(&picture(300, 480, &pixels)), Err(ReadError::PartOfBoard));
    let pixels =
        draw(480, 270, 230.0, 40.0, |x, y| board.ink((x - 42.0) / 44.0, (y + 160.0) / 44.0, 1.0 / 44.0));
    assert_eq!(read(&picture(480, 270, &pixels)), Err(ReadError::PartOfBoard));
}

#[test]
fn corners_without_a_board_are_refused() {
    let picture = picture(480, 480, &straight(&Board::new(PUZZLE)));
    let point = |x: f32, y: f32| Point { x, y };
    for corners in [
        [point(0.0, 0.0); 4],
        [point(f32::NAN, 0.0), point(400.0, 0.0), point(400.0, 400.0), point(0.0, 400.0)],
        [point(-1e30, 0.0), point(1e30, 0.0), point(1e30, 1e30), point(f32::INFINITY, 400.0)],
        [point(0.0, 0.0), point(10.0, 0.0), point(10.0, 10.0), point(0.0, 10.0)],
    ] {
        assert_eq!(read_at(&picture, corners), Err(ReadError::Corners), "{corners:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn any_pixels_are_borne(width in 90..300_usize, height in 90..300_usize, seed: u32, cut in 0..8_u32) {
        let mut state = seed;
        let pixels: Vec<u8> = (0..width * height)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8 >> cut << cut
            })
            .collect();
        // Nothing is found, or at least nothing that passes for sure.
        if let Ok(readings) = read(&Picture::grey(width, height, &pixels).unwrap()) {
            prop_assert!(readings.iter().all(|reading| reading.doubtful().count() > 0));
        }
    }

    #[test]
    fn any_corners_are_borne(corners: [(f32, f32); 4], near in prop::array::uniform4((0.0..480_f32, 0.0..480_f32))) {
        let picture = picture(480, 480, &straight(&Board::new(PUZZLE)));
        let _ = read_at(&picture, corners.map(|(x, y)| Point { x, y }));
        let _ = read_at(&picture, near.map(|(x, y)| Point { x, y }));
    }

    #[test]
    fn a_board_is_read_wherever_it_lies(x in 20.0..120_f32, y in 20.0..120_f32, side in 26.0..56_f32, turn in -0.3..0.3_f32) {
        let board = Board::new(PUZZLE);
        let (sin, cos) = turn.sin_cos();
        let half = side * 4.5;
        let size = (half * 2.9) as usize + 140;
        let (middle_x, middle_y) = (x + half * 1.35, y + half * 1.35);
        let pixels = draw(size, size, 220.0, 50.0, |px, py| {
            let (dx, dy) = ((px - middle_x) / side, (py - middle_y) / side);
            board.ink(dx * cos + dy * sin + 4.5, dy * cos - dx * sin + 4.5, 1.0 / side)
        });
        let readings = read(&picture(size, size, &pixels));
        prop_assert_eq!(readings.map(|all| all[0].line()), Ok(PUZZLE.to_owned()));
    }
}
