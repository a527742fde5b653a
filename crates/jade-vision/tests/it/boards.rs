//! Boards are read as they were drawn, however they lie.

use crate::drawing::{Board, OTHER, PUZZLE, draw, picture, straight};
use jade_grid::{Digit, DigitSet};
use jade_vision::{Kind, Picture, Reading, Standing, read, read_at};

fn only(picture: &Picture) -> Reading {
    let mut readings = read(picture).unwrap();
    assert_eq!(readings.len(), 1, "{:?}", readings.iter().map(Reading::line).collect::<Vec<_>>());
    readings.remove(0)
}

#[track_caller]
fn assert_reads(picture: &Picture, line: &str) {
    let reading = only(picture);
    assert_eq!(reading.line(), line);
    assert_eq!((reading.standing, reading.before), (Standing::Proper, Standing::Proper));
    assert!(reading.cells.iter().all(|cell| !cell.changed));
    assert!(reading.doubtful().count() <= 2, "{:?}", reading.doubtful().collect::<Vec<_>>());
}

#[test]
fn a_straight_board_is_read_with_its_corners() {
    let pixels = straight(&Board::new(PUZZLE));
    let picture = picture(480, 480, &pixels);
    assert_reads(&picture, PUZZLE);
    let reading = only(&picture);
    for (corner, (x, y)) in
        reading.corners.iter().zip([(42.0, 42.0), (438.0, 42.0), (438.0, 438.0), (42.0, 438.0)])
    {
        assert!((corner.x - x).hypot(corner.y - y) < 3.0, "{corner:?}");
    }
    // The same between corners that a person drags a little beside them.
    let near = reading.corners.map(|corner| jade_vision::Point { x: corner.x + 4.0, y: corner.y - 3.0 });
    assert_eq!(read_at(&picture, near).unwrap().line(), PUZZLE);
    assert_eq!(read(&picture), read(&picture));
}

#[test]
fn colours_and_transparency_read_like_grey() {
    let pixels = straight(&Board::new(PUZZLE));
    let rgb: Vec<u8> = pixels.iter().flat_map(|value| [*value; 3]).collect();
    assert_reads(&Picture::rgb(480, 480, &rgb).unwrap(), PUZZLE);
    // Black of which only some is opaque.
    let rgba: Vec<u8> = pixels.iter().flat_map(|value| [0, 0, 0, 255 - value]).collect();
    assert_reads(&Picture::rgba(480, 480, &rgba).unwrap(), PUZZLE);
}

#[test]
fn light_lines_on_dark_ground_are_read() {
    let pixels: Vec<u8> = straight(&Board::new(PUZZLE)).iter().map(|value| 255 - value).collect();
    assert_reads(&picture(480, 480, &pixels), PUZZLE);
}

#[test]
fn a_board_may_lie_on_any_side() {
    let pixels = straight(&Board::new(PUZZLE));
    for exif in [3, 6, 8] {
        assert_reads(&picture(480, 480, &pixels).oriented(exif), PUZZLE);
    }
    // Mirrored twice is upright.
    for exif in [2, 4, 5, 7] {
        assert_reads(&picture(480, 480, &pixels).oriented(exif).oriented(exif), PUZZLE);
    }
}

#[test]
fn a_board_may_be_turned_bent_and_seen_at_an_angle() {
    let board = Board::new(PUZZLE);
    let pixels = draw(640, 600, 200.0, 50.0, |x, y| {
        let (x, y) = ((x - 320.0) / 48.0, (y - 300.0) / 48.0);
        // Turned by twelve degrees; what is at the right is farther away; the paper is curled.
        let (x, y) = (x * 0.978 + y * 0.208, y * 0.978 - x * 0.208);
        let far = 1.0 + 0.025 * x;
        let (x, y) = (x * far, y * far);
        let y = y + 0.25 * (1.0 - (x / 4.5).powi(2));
        board.ink(x + 4.5, y + 4.5, 1.0 / 46.0)
    });
    assert_reads(&picture(640, 600, &pixels), PUZZLE);
}

#[test]
fn shadow_blur_and_noise_are_borne() {
    let board = Board::new(OTHER);
    let pixels = draw(560, 540, 210.0, 60.0, |x, y| {
        let mut sum = 0.0;
        for (dx, dy) in [(-1.2, 0.0), (1.2, 0.0), (0.0, -1.2), (0.0, 1.2), (0.0, 0.0)] {
            sum += board.ink((x + dx - 50.0) / 50.0, (y + dy - 45.0) / 50.0, 1.0 / 50.0);
        }
        sum / 5.0
    });
    let mut noise = 12345_u32;
    let pixels: Vec<u8> = (0..pixels.len())
        .map(|i| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let light = 0.45 + 0.55 * (i % 560) as f32 / 560.0;
            let shadow = if (i % 560) + i / 560 > 700 { 0.6 } else { 1.0 };
            let grain = (noise >> 24) as f32 / 16.0 - 8.0;
            (f32::from(pixels[i]) * light * shadow + grain).clamp(0.0, 255.0) as u8
        })
        .collect();
    assert_reads(&picture(560, 540, &pixels), OTHER);
}

#[test]
fn a_large_picture_is_read_in_its_own_pixels() {
    let board = Board::new(PUZZLE);
    let pixels = draw(3000, 2250, 230.0, 40.0, |x, y| {
        board.ink((x - 400.0) / 200.0, (y - 220.0) / 200.0, 1.0 / 200.0)
    });
    let picture = picture(3000, 2250, &pixels);
    assert_reads(&picture, PUZZLE);
    let corner = only(&picture).corners[2];
    assert!((corner.x - 2200.0).hypot(corner.y - 2020.0) < 12.0, "{corner:?}");
}

#[test]
fn two_boards_are_both_read() {
    let (left, right) = (Board::new(PUZZLE), Board::new(OTHER));
    let pixels = draw(900, 460, 230.0, 40.0, |x, y| {
        let at = |board: &Board, begin: f32| board.ink((x - begin) / 44.0, (y - 30.0) / 44.0, 1.0 / 44.0);
        at(&left, 25.0) + at(&right, 475.0)
    });
    let readings = read(&picture(900, 460, &pixels)).unwrap();
    let mut lines: Vec<String> = readings.iter().map(Reading::line).collect();
    lines.sort();
    assert_eq!(lines, [OTHER, PUZZLE]);
}

#[test]
fn candidates_are_told_from_digits_and_read() {
    let digits = |all: &[u8]| -> DigitSet {
        all.iter().fold(DigitSet::EMPTY, |set, digit| set.with(Digit::new(*digit).unwrap()))
    };
    let marks: [(usize, &[u8]); 5] =
        [(2, &[1, 2, 4]), (5, &[2, 4, 6, 8]), (10, &[2, 4, 7]), (33, &[1, 4, 5, 7, 9]), (70, &[1, 2, 3, 6])];
    let mut board = Board::new(PUZZLE);
    for (cell, all) in marks {
        board = board.with_marks(cell, all);
    }
    let pixels =
        draw(680, 680, 250.0, 30.0, |x, y| board.ink((x - 25.0) / 70.0, (y - 25.0) / 70.0, 1.0 / 70.0));
    let reading = only(&picture(680, 680, &pixels));
    assert_eq!(reading.line(), PUZZLE);
    for (cell, all) in marks {
        assert_eq!(reading.cells[cell].kind, Kind::Candidates, "{cell}");
        assert_eq!(reading.cells[cell].candidates, digits(all), "{cell}");
    }
    assert_eq!(reading.cells.iter().filter(|cell| cell.kind == Kind::Candidates).count(), marks.len());
}

#[test]
fn a_board_that_is_no_puzzle_is_doubtful_everywhere() {
    // A digit is missing without which there are several solutions.
    let missing = PUZZLE.replacen('5', ".", 1);
    let fewer = format!("{}{}", &missing[..54], ".".repeat(27));
    let reading = only(&picture(480, 480, &straight(&Board::new(&fewer))));
    assert_eq!(reading.line(), fewer);
    assert_eq!(reading.standing, Standing::SeveralSolutions);
    assert_eq!(reading.doubtful().count(), 81);
}

#[test]
fn probabilities_add_up() {
    let reading = only(&picture(480, 480, &straight(&Board::new(PUZZLE))));
    for cell in &reading.cells {
        let all = &cell.probabilities;
        let digits: f32 = Digit::all(9).map(|digit| all.printed(digit) + all.handwritten(digit)).sum();
        assert!((all.empty() + all.candidates() + digits - 1.0).abs() < 1e-3);
        assert_eq!(cell.doubtful, cell.confidence < jade_vision::DOUBTFUL_BELOW);
        assert_eq!(cell.digit.is_some(), matches!(cell.kind, Kind::Printed | Kind::Handwritten));
    }
}
