//! Screenshots: flat colours, entries in a colour of their own, candidates, and what hints draw over them.

use crate::drawing::{Board, PUZZLE};
use jade_grid::{Digit, DigitSet};
use jade_vision::{Kind, Picture, Reading, Standing, read};

type Colour = [u8; 3];

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [20, 20, 30];
const BLUE: Colour = [20, 90, 230];
const GREY: Colour = [95, 95, 105];
const RED: Colour = [230, 40, 40];

/// A screenshot of which every layer is drawn over those before, in cells of 60 pixels.
struct Screen(Vec<u8>);

const SIDE: usize = 600;

impl Screen {
    fn new(ground: Colour) -> Screen {
        Screen(ground.repeat(SIDE * SIDE))
    }

    /// Draws what has ink, given its place in cells of a board that begins 30 pixels from the corner.
    fn with(mut self, colour: Colour, ink: impl Fn(f32, f32) -> f32) -> Screen {
        for (i, pixel) in self.0.chunks_exact_mut(3).enumerate() {
            let at = |pixels: usize| (pixels as f32 + 0.5 - 30.0) / 60.0;
            let ink = ink(at(i % SIDE), at(i / SIDE));
            for (value, colour) in pixel.iter_mut().zip(colour) {
                *value = (f32::from(*value) * (1.0 - ink) + f32::from(colour) * ink).round() as u8;
            }
        }
        self
    }

    fn board(self, colour: Colour, board: &Board) -> Screen {
        self.with(colour, |x, y| board.ink(x, y, 1.0 / 60.0))
    }

    fn read(&self) -> Reading {
        read(&Picture::rgb(SIDE, SIDE, &self.0).unwrap()).unwrap().remove(0)
    }
}

/// A board without lines: only what is in its cells.
fn only(line: &str) -> Board {
    let mut board = Board::new(line);
    // So thin that a pixel has none of it.
    board.lines = (-0.1, -0.1);
    board
}

/// Entries in the first free cells of `PUZZLE`: right ones, and a wrong one at r1c3.
const ENTRIES: &str = "..1.7....6.219534.1...42567...................................................";

fn entries() -> String {
    // Only where there is no given.
    let signs = ENTRIES.bytes().chain(std::iter::repeat(b'.')).zip(PUZZLE.bytes());
    signs.map(|(entry, given)| if given == b'.' { char::from(entry) } else { '.' }).collect()
}

#[test]
fn digits_in_another_colour_are_entries() {
    for (ground, given, entry) in
        [(WHITE, BLACK, BLUE), ([18, 18, 18], [240, 240, 240], [100, 180, 250]), (WHITE, BLUE, [240, 120, 0])]
    {
        let screen = Screen::new(ground).board(given, &Board::new(PUZZLE)).board(entry, &only(&entries()));
        let reading = screen.read();
        assert_eq!(reading.line(), PUZZLE);
        assert_eq!((reading.standing, reading.before), (Standing::Proper, Standing::Proper));
        for (cell, sign) in entries().bytes().enumerate() {
            let entry = (sign != b'.').then(|| Digit::new(sign - b'0').unwrap());
            let read = &reading.cells[cell];
            assert_eq!((read.kind == Kind::Handwritten).then_some(read.digit).flatten(), entry, "{cell}");
        }
    }
}

#[test]
fn digits_of_one_colour_are_givens() {
    let reading = Screen::new(WHITE).board(BLUE, &Board::new(PUZZLE)).read();
    assert_eq!(reading.line(), PUZZLE);
    assert!(reading.cells.iter().all(|cell| cell.kind != Kind::Handwritten));
}

fn digits(all: &[u8]) -> DigitSet {
    all.iter().fold(DigitSet::EMPTY, |set, digit| set.with(Digit::new(*digit).unwrap()))
}

const MARKS: [(usize, &[u8]); 7] = [
    (2, &[1, 2, 4]),
    (3, &[2, 6]),
    (5, &[2, 4, 6, 8]),
    (10, &[2, 4, 7]),
    (11, &[8]),
    (33, &[1, 4, 5, 7, 9]),
    (70, &[1, 2, 3, 6]),
];

fn with_marks() -> Screen {
    let mut marks = only(&".".repeat(81));
    for (cell, all) in MARKS {
        marks = marks.with_marks(cell, all);
    }
    Screen::new(WHITE).board(BLACK, &Board::new(PUZZLE)).board(GREY, &marks)
}

#[track_caller]
fn assert_marks(reading: &Reading) {
    assert_eq!(reading.line(), PUZZLE);
    for (cell, read) in reading.cells.iter().enumerate() {
        let marks =
            MARKS.iter().find(|(other, _)| *other == cell).map_or(DigitSet::EMPTY, |(_, all)| digits(all));
        assert_eq!(read.candidates, marks, "{cell}");
        assert_eq!(read.kind == Kind::Candidates, !marks.is_empty(), "{cell}");
    }
}

#[test]
fn candidates_are_read_with_their_places() {
    let reading = with_marks().read();
    assert_marks(&reading);
    assert_eq!(reading.doubtful().count(), 0);
}

#[test]
fn a_hint_over_candidates_does_not_make_others_of_them() {
    // Where the candidate of a cell stands.
    let spot = |cell: usize, digit: usize| {
        let place = |third: usize| 0.5 + (third as f32 - 1.0) * 0.29;
        ((cell % 9) as f32 + place((digit - 1) % 3), (cell / 9) as f32 + place((digit - 1) / 3))
    };
    let crosses = [spot(11, 8), spot(5, 2), spot(33, 5)];
    let rings = [spot(2, 4), spot(70, 6)];
    let screen = with_marks()
        .with(RED, |x, y| {
            let near = |(cx, cy): &(f32, f32)| {
                let (dx, dy) = (x - cx, y - cy);
                let arm = (dx - dy).abs().min((dx + dy).abs());
                dx.abs() < 0.11 && dy.abs() < 0.11 && arm < 0.025
            };
            f32::from(u8::from(crosses.iter().any(near)))
        })
        .with([30, 150, 60], |x, y| {
            let on = |(cx, cy): &(f32, f32)| ((x - cx).hypot(y - cy) - 0.15).abs() < 0.018;
            f32::from(u8::from(rings.iter().any(on)))
        })
        // A link from one candidate to another, through cells without any.
        .with(BLUE, |x, y| {
            let ((ax, ay), (bx, by)) = (spot(5, 6), spot(70, 2));
            let along =
                ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax).powi(2) + (by - ay).powi(2));
            let (px, py) = (ax + along * (bx - ax), ay + along * (by - ay));
            f32::from(u8::from((0.0..1.0).contains(&along) && (x - px).hypot(y - py) < 0.02))
        });
    assert_marks(&screen.read());
}

#[test]
fn tiles_without_lines_are_a_board() {
    let tile = |x: f32, y: f32| {
        let inside = |at: f32| (0.0..9.0).contains(&at) && (0.06..0.94).contains(&at.rem_euclid(1.0));
        f32::from(u8::from(inside(x) && inside(y)))
    };
    let screen = Screen::new([205, 212, 222])
        .with(WHITE, tile)
        .board(BLACK, &only(PUZZLE))
        .board(BLUE, &only(&entries()));
    let reading = screen.read();
    assert_eq!(reading.line(), PUZZLE);
    assert_eq!(reading.standing, Standing::Proper);
}

#[test]
fn colours_turn_with_the_picture() {
    let screen = Screen::new(WHITE).board(BLACK, &Board::new(PUZZLE)).board(BLUE, &only(&entries()));
    for exif in [3, 6, 8] {
        let picture = Picture::rgb(SIDE, SIDE, &screen.0).unwrap().oriented(exif);
        let reading = read(&picture).unwrap().remove(0);
        assert_eq!(reading.line(), PUZZLE, "{exif}");
        let found = reading.cells.iter().filter(|cell| cell.kind == Kind::Handwritten).count();
        assert_eq!(found, entries().bytes().filter(|sign| *sign != b'.').count(), "{exif}");
    }
}
