//! [`Written`]: a digit that somebody writes with a pen or a finger. Its strokes are drawn as the network knows handwriting in
//! cells, and the network says which digit they are.

use crate::cell::{CELL, INSET, SIDE};
use crate::network::Network;
use crate::shape::Point;
use jade_grid::Digit;
use std::fmt;

/// The most points of all strokes together that are read.
pub const MOST_POINTS: usize = 20_000;

/// Writing that reaches less far than this share of the field is a dot: somebody has touched the field and written nothing.
const DOT: f32 = 0.09;

/// The largest share of a cell's side that a written digit takes, as in most of the pictures that the network has learnt from.
const WIDEST: f32 = 0.66;

/// How the writing is drawn, one after the other: its height and half the width of the pen, as shares of a cell's side. What the
/// network says of all of them is averaged, since it has seen some digits more often large or bold.
const LOOKS: [(f32, f32); 4] = [(0.66, 0.028), (0.62, 0.038), (0.72, 0.034), (0.56, 0.032)];

/// Points of a side of a cell as it is drawn: each pixel of the network is the mean of four.
const FINE: usize = 2 * SIDE;

/// Which digit somebody wrote.
#[derive(Clone, PartialEq, Debug)]
pub struct Written {
    digits: [f32; 9],
}

impl Written {
    /// How probable a digit is, from 0 to 1. All together are less than 1 if this may be no digit at all. 0 for digits above 9.
    pub fn probability(&self, digit: Digit) -> f32 {
        self.digits.get(usize::from(digit.get()) - 1).copied().unwrap_or(0.0)
    }

    /// The digits from 1 to 9 with their probabilities, the most probable one first.
    pub fn ranked(&self) -> Vec<(Digit, f32)> {
        let mut ranked: Vec<(Digit, f32)> =
            Digit::all(9).map(|digit| (digit, self.probability(digit))).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }
}

/// Why strokes are no writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InkError {
    /// There is no stroke, or only a dot.
    Nothing,
    /// There are more than [`MOST_POINTS`] points.
    Long {
        /// The number of points.
        points: usize,
    },
    /// A coordinate or the side is no number, or the side is not positive.
    NoNumber,
}

impl InkError {
    /// Returns the reason as a name for programs.
    pub fn code(self) -> &'static str {
        match self {
            InkError::Nothing => "nothing-written",
            InkError::Long { .. } => "long-writing",
            InkError::NoNumber => "bad-stroke",
        }
    }
}

impl fmt::Display for InkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InkError::Nothing => f.write_str("no stroke, or only a dot"),
            InkError::Long { points } => write!(f, "{points} points, but at most {MOST_POINTS} are read"),
            InkError::NoNumber => f.write_str("expected numbers for all points, and a positive side"),
        }
    }
}

impl std::error::Error for InkError {}

/// Reads one digit from its strokes, each the places of a pen from where it was put down to where it was lifted. They may be
/// anywhere and of any size; `side` is that of the field for writing, in the same unit, and tells a dot from a small digit.
///
/// # Errors
/// If nothing is written, more than [`MOST_POINTS`], or a number is missing.
///
/// ```
/// use jade_vision::{InkError, Point, read_strokes};
/// let stroke = |points: &[(f32, f32)]| points.iter().map(|&(x, y)| Point { x, y }).collect::<Vec<_>>();
/// let seven = [stroke(&[(20.0, 10.0), (60.0, 10.0), (45.0, 40.0), (35.0, 80.0)])];
/// let (digit, probability) = read_strokes(&seven, 100.0).unwrap().ranked()[0];
/// assert_eq!(digit.get(), 7);
/// assert!(probability > 0.9);
/// assert_eq!(read_strokes(&[stroke(&[(20.0, 10.0)])], 100.0), Err(InkError::Nothing));
/// ```
pub fn read_strokes(strokes: &[Vec<Point>], side: f32) -> Result<Written, InkError> {
    let points: usize = strokes.iter().map(Vec::len).sum();
    if points > MOST_POINTS {
        return Err(InkError::Long { points });
    }
    let all = || strokes.iter().flatten();
    if !(side > 0.0 && side.is_finite()) || all().any(|point| !point.x.is_finite() || !point.y.is_finite()) {
        return Err(InkError::NoNumber);
    }
    let (low, high) =
        all().fold((Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN)), |(low, high), point| {
            (
                Point::new(low.x.min(point.x), low.y.min(point.y)),
                Point::new(high.x.max(point.x), high.y.max(point.y)),
            )
        });
    if points == 0 || (high.x - low.x).max(high.y - low.y) < DOT * side {
        return Err(InkError::Nothing);
    }
    let network = Network::new();
    let mut digits = [0.0_f32; 9];
    for (height, pen) in LOOKS {
        let shares = network.classify(&drawn(strokes, low, high, height, pen));
        for (digit, sum) in digits.iter_mut().enumerate() {
            // Printed or written: it is the same digit.
            *sum += (shares[digit + 1] + shares[digit + 10]) / LOOKS.len() as f32;
        }
    }
    Ok(Written { digits })
}

/// The strokes between two corners as a cell: ink is 1 and paper 0.
fn drawn(strokes: &[Vec<Point>], low: Point, high: Point, height: f32, pen: f32) -> [f32; CELL] {
    let scale = (height / (high.y - low.y)).min(WIDEST / (high.x - low.x));
    let fine = FINE as f32 / (1.0 - 2.0 * INSET);
    let (middle_x, middle_y) = ((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
    // In points of the fine raster, from its upper left corner.
    let place = |point: &Point| {
        Point::new(
            (point.x - middle_x) * scale * fine + FINE as f32 / 2.0,
            (point.y - middle_y) * scale * fine + FINE as f32 / 2.0,
        )
    };
    let half = pen * fine;
    let mut ink = [0.0_f32; FINE * FINE];
    for stroke in strokes {
        let places: Vec<Point> = stroke.iter().map(place).collect();
        match places[..] {
            [dot] => segment(&mut ink, dot, dot, half),
            _ => places.windows(2).for_each(|ends| segment(&mut ink, ends[0], ends[1], half)),
        }
    }
    let mut cell = [0.0; CELL];
    for (i, value) in ink.iter().enumerate() {
        cell[i / FINE / 2 * SIDE + i % FINE / 2] += value / 4.0;
    }
    cell
}

/// Draws a line with round ends; the edge of its ink is one point wide.
fn segment(ink: &mut [f32; FINE * FINE], a: Point, b: Point, half: f32) {
    let reach = half + 1.0;
    let range = |low: f32, high: f32| {
        let least = (low - reach).clamp(0.0, FINE as f32) as usize;
        least..((high + reach + 1.0).clamp(0.0, FINE as f32) as usize)
    };
    let along = Point::new(b.x - a.x, b.y - a.y);
    let length = along.x * along.x + along.y * along.y;
    for y in range(a.y.min(b.y), a.y.max(b.y)) {
        for x in range(a.x.min(b.x), a.x.max(b.x)) {
            let at = Point::new(x as f32 + 0.5, y as f32 + 0.5);
            let share = match length > 0.0 {
                true => (((at.x - a.x) * along.x + (at.y - a.y) * along.y) / length).clamp(0.0, 1.0),
                false => 0.0,
            };
            let covered = (half - at.distance(a.towards(b, share)) + 0.5).clamp(0.0, 1.0);
            let value = &mut ink[y * FINE + x];
            *value = value.max(covered);
        }
    }
}
