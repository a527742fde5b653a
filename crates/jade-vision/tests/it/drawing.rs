//! Draws boards: each pixel asks where on the page it lies, and how much ink is there.

use jade_vision::Picture;

/// A puzzle with one solution.
pub const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Another one.
pub const OTHER: &str = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";

/// What is drawn of a board; its cells have a side of 1.
#[derive(Clone)]
pub struct Board {
    digits: Vec<Option<u8>>,
    marks: Vec<Vec<u8>>,
    /// Half the width of thin and of thick lines.
    pub lines: (f32, f32),
    /// The height of digits.
    pub height: f32,
    /// Half the width of strokes.
    pub pen: f32,
}

impl Board {
    pub fn new(line: &str) -> Board {
        Board {
            digits: line.bytes().map(|sign| sign.is_ascii_digit().then(|| sign - b'0')).collect(),
            marks: vec![Vec::new(); 81],
            lines: (0.015, 0.035),
            height: 0.56,
            pen: 0.045,
        }
    }

    /// The same with candidates in a cell, in a raster of three by three.
    pub fn with_marks(mut self, cell: usize, marks: &[u8]) -> Board {
        self.marks[cell] = marks.to_vec();
        self
    }

    /// How much ink is at a place of the page, whose board begins at (0, 0), for a pixel of that size.
    pub fn ink(&self, x: f32, y: f32, pixel: f32) -> f32 {
        if !(-0.2..=9.2).contains(&x) || !(-0.2..=9.2).contains(&y) {
            return 0.0;
        }
        let cover = |distance: f32, half: f32| ((half - distance) / pixel + 0.5).clamp(0.0, 1.0);
        let mut ink: f32 = 0.0;
        for across in [x, y] {
            let nearest = across.round().clamp(0.0, 9.0);
            let half = if (nearest as usize).is_multiple_of(3) { self.lines.1 } else { self.lines.0 };
            let outside = (-x).max(-y).max(x - 9.0).max(y - 9.0);
            if outside <= self.lines.1 {
                ink = ink.max(cover((across - nearest).abs(), half));
            }
        }
        let (column, row) = (x.floor().clamp(0.0, 8.0), y.floor().clamp(0.0, 8.0));
        let cell = (row * 9.0 + column) as usize;
        let (x, y) = (x - column - 0.5, y - row - 0.5);
        if let Some(digit) = self.digits[cell] {
            ink = ink.max(cover(distance(digit, x / self.height, y / self.height) * self.height, self.pen));
        }
        for mark in &self.marks[cell] {
            let (place_x, place_y) = (f32::from((mark - 1) % 3) - 1.0, f32::from((mark - 1) / 3) - 1.0);
            let height = 0.2;
            let (x, y) = ((x - place_x * 0.29) / height, (y - place_y * 0.29) / height);
            ink = ink.max(cover(distance(*mark, x, y) * height, 0.018));
        }
        ink
    }
}

/// Strokes of the digits in a box from (-0.3, -0.5) to (0.3, 0.5).
fn strokes(digit: u8) -> Vec<Vec<(f32, f32)>> {
    let arc = |x: f32, y: f32, rx: f32, ry: f32, from: f32, to: f32| -> Vec<(f32, f32)> {
        (0..=14)
            .map(|i| {
                let angle = (from + (to - from) * i as f32 / 14.0).to_radians();
                (x + rx * angle.cos(), y + ry * angle.sin())
            })
            .collect()
    };
    let join = |parts: Vec<Vec<(f32, f32)>>| -> Vec<Vec<(f32, f32)>> { vec![parts.concat()] };
    match digit {
        1 => vec![vec![(-0.16, -0.3), (0.06, -0.5), (0.06, 0.5)]],
        2 => join(vec![arc(0.0, -0.22, 0.27, 0.27, 190.0, 385.0), vec![(-0.27, 0.48), (0.29, 0.48)]]),
        3 => join(vec![arc(0.0, -0.25, 0.25, 0.24, 205.0, 450.0), arc(0.0, 0.24, 0.28, 0.26, 270.0, 515.0)]),
        4 => vec![vec![(0.13, 0.5), (0.13, -0.5), (-0.3, 0.22), (0.31, 0.22)]],
        5 => join(vec![
            vec![(0.25, -0.48), (-0.18, -0.48), (-0.24, 0.02)],
            arc(0.0, 0.18, 0.28, 0.31, 215.0, 510.0),
        ]),
        6 => vec![arc(0.0, 0.2, 0.27, 0.29, 0.0, 360.0), {
            let mut curve = arc(0.1, 0.1, 0.37, 0.6, 180.0, 280.0);
            curve.push((0.24, -0.4));
            curve
        }],
        7 => vec![vec![(-0.28, -0.48), (0.28, -0.48), (0.08, -0.05), (-0.08, 0.5)]],
        8 => vec![arc(0.0, -0.25, 0.23, 0.24, 0.0, 360.0), arc(0.0, 0.23, 0.27, 0.26, 0.0, 360.0)],
        _ => {
            strokes(6).into_iter().map(|stroke| stroke.into_iter().map(|(x, y)| (-x, -y)).collect()).collect()
        }
    }
}

/// How far a place is from the strokes of a digit.
fn distance(digit: u8, x: f32, y: f32) -> f32 {
    if x.abs() > 0.6 || y.abs() > 0.8 {
        return 1.0;
    }
    thread_local! {
        static STROKES: Vec<Vec<Vec<(f32, f32)>>> = (0..10).map(|digit| if digit == 0 { vec![] } else { strokes(digit) }).collect();
    }
    STROKES.with(|all| {
        let segments = all[usize::from(digit)].iter().flat_map(|stroke| stroke.windows(2));
        segments.map(|ends| to_segment(x, y, ends[0], ends[1])).fold(1.0, f32::min)
    })
}

fn to_segment(x: f32, y: f32, (ax, ay): (f32, f32), (bx, by): (f32, f32)) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    let share = if length > 0.0 { (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
    (x - ax - share * dx).hypot(y - ay - share * dy)
}

/// Draws a picture: `ink` says how dark each pixel is, given its place.
pub fn draw(width: usize, height: usize, paper: f32, dark: f32, ink: impl Fn(f32, f32) -> f32) -> Vec<u8> {
    let value = |i: usize| {
        let ink = ink((i % width) as f32, (i / width) as f32);
        (paper + (dark - paper) * ink).round() as u8
    };
    (0..width * height).map(value).collect()
}

/// A board photographed straight from above, with cells of 44 pixels.
pub fn straight(board: &Board) -> Vec<u8> {
    draw(480, 480, 230.0, 40.0, |x, y| board.ink((x - 42.0) / 44.0, (y - 42.0) / 44.0, 1.0 / 44.0))
}

pub fn picture(width: usize, height: usize, pixels: &[u8]) -> Picture {
    Picture::grey(width, height, pixels).unwrap()
}
