//! Candidates in a cell: small digits, in a raster of three by three or anywhere.

use crate::blob::{Blob, blobs};
use crate::cell::{CELL, SIDE, straightened};
use crate::network::Network;
use crate::picture::Grey;
use crate::shape::Point;
use jade_grid::{Digit, DigitSet};

/// Pixels of a side of a cell in which marks are looked for.
const FINE: usize = 72;

/// How much of a cell is cut off at each side.
const INSET: f32 = 0.06;

/// How dark a pixel of a mark is at least, between paper (0) and ink (1).
const DARK: f32 = 0.42;

/// The share of the network's view of a digit that its height takes, as in what it learnt from.
const HEIGHT: f32 = 0.58;

/// How many times as probable a digit is at its place of a raster.
const IN_PLACE: f32 = 12.0;

/// The candidates of a cell.
#[derive(Clone, Copy)]
pub(crate) struct Marks {
    pub digits: DigitSet,
    /// How sure the least clear of them is, from 0 to 1.
    pub confidence: f32,
}

/// Reads the candidates of the cell with these corners.
pub(crate) fn read(grey: &Grey, corners: [Point; 4], network: &Network) -> Marks {
    let ink = ink(grey, corners);
    let marks: Vec<([f32; 9], usize)> = blobs(&ink, FINE, DARK)
        .iter()
        .filter(|blob| is_mark(blob))
        .filter_map(|blob| {
            let shares = network.classify(&view(&ink, blob));
            let digits: [f32; 9] = std::array::from_fn(|i| shares[1 + i] + shares[10 + i]);
            let sum: f32 = digits.iter().sum();
            // Dirt is no digit.
            (sum > 0.3).then(|| (digits.map(|share| share / sum), blob.place()))
        })
        .collect();
    let in_place = marks.iter().filter(|(digits, place)| digits[*place] > 0.2).count();
    let raster = in_place * 3 >= marks.len() * 2;
    let mut found = Marks { digits: DigitSet::EMPTY, confidence: if marks.is_empty() { 0.0 } else { 1.0 } };
    for (mut digits, place) in marks {
        if raster {
            digits[place] *= IN_PLACE;
        }
        let sum: f32 = digits.iter().sum();
        let best = (0..9).max_by(|a, b| digits[*a].total_cmp(&digits[*b])).unwrap_or(0);
        let twice = found.digits.contains(Digit::from_index(best));
        found.digits.add(Digit::from_index(best));
        found.confidence = found.confidence.min(if twice { 0.5 } else { digits[best] / sum });
    }
    found
}

/// How dark each pixel of a straightened cell is, from paper (0) to ink (1).
fn ink(grey: &Grey, corners: [Point; 4]) -> Vec<f32> {
    let values = straightened(grey, corners, FINE, INSET);
    let mut sorted = values.clone();
    sorted.sort_by(f32::total_cmp);
    let (paper, dark) = (sorted[FINE * FINE * 3 / 4], sorted[FINE * FINE / 50]);
    let depth = (paper - dark).max(4.0);
    values.iter().map(|value| ((paper - value) / depth).clamp(-0.2, 1.2)).collect()
}

impl Blob {
    /// The place in a raster of three by three, in reading order.
    fn place(&self) -> usize {
        let third = |from: usize, to: usize| ((from + to) * 3 / (2 * FINE)).min(2);
        third(self.top, self.bottom) * 3 + third(self.left, self.right)
    }
}

/// Whether a blob is about as large as a mark.
fn is_mark(blob: &Blob) -> bool {
    let (width, height) = (blob.width(), blob.height());
    let share = |pixels: usize| pixels as f32 / FINE as f32;
    (0.1..0.45).contains(&share(height)) && (0.02..0.4).contains(&share(width)) && width < 2 * height
}

/// A blob as the network sees a digit: enlarged, in the middle, with nothing around it.
fn view(ink: &[f32], blob: &Blob) -> [f32; CELL] {
    let side = blob.height() as f32 / HEIGHT;
    let within = |x: i32, y: i32| {
        let inside = |value: i32, from: usize, to: usize| value + 1 >= from as i32 && value <= to as i32 + 1;
        let on = (0..FINE as i32).contains(&x) && (0..FINE as i32).contains(&y);
        if on && inside(x, blob.left, blob.right) && inside(y, blob.top, blob.bottom) {
            ink[y as usize * FINE + x as usize]
        } else {
            0.0
        }
    };
    resampled(within, blob.middle(), side)
}

/// Returns a square part of a picture in the size that the network reads: `side` is its side, `at` the picture.
pub(crate) fn resampled(
    at: impl Fn(i32, i32) -> f32,
    (middle_x, middle_y): (f32, f32),
    side: f32,
) -> [f32; CELL] {
    let mut cell = [0.0; CELL];
    for (i, value) in cell.iter_mut().enumerate() {
        let place = |i: usize| ((i as f32 + 0.5) / SIDE as f32 - 0.5) * side;
        let (x, y) = (middle_x + place(i % SIDE), middle_y + place(i / SIDE));
        let (left, top) = (x.floor(), y.floor());
        let (fx, fy) = (x - left, y - top);
        let (left, top) = (left as i32, top as i32);
        let upper = at(left, top) * (1.0 - fx) + at(left + 1, top) * fx;
        let lower = at(left, top + 1) * (1.0 - fx) + at(left + 1, top + 1) * fx;
        *value = upper * (1.0 - fy) + lower * fy;
    }
    cell
}
