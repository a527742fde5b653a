//! Cells, cut out of the picture and made comparable: paper becomes 0 and ink 1.

use crate::lattice::Lattice;
use crate::picture::Grey;
use crate::shape::Point;

/// Pixels of a side of a cell as the network sees it.
pub(crate) const SIDE: usize = 24;

/// Pixels of a cell as the network sees it.
pub(crate) const CELL: usize = SIDE * SIDE;

/// How much of a cell is cut off at each side, since lines run there.
pub(crate) const INSET: f32 = 0.04;

/// The 81 cells of a board, ready for the network (the same steps as `normalise` in `bench/vision/boards.py`).
pub(crate) fn cut(grey: &Grey, lattice: &Lattice) -> Vec<[f32; CELL]> {
    let raw: Vec<[f32; CELL]> = (0..81).map(|i| sample(grey, lattice.cell(i / 9, i % 9))).collect();
    let paper: Vec<f32> = raw.iter().map(|cell| rank(cell.to_vec(), 0.75).max(8.0)).collect();
    let depth: Vec<f32> = raw
        .iter()
        .zip(&paper)
        .map(|(cell, paper)| {
            let middle = (4..SIDE - 4).flat_map(|y| cell[y * SIDE + 4..(y + 1) * SIDE - 4].iter().copied());
            ((paper - rank(middle.collect(), 0.04)) / paper).clamp(0.0, 1.0)
        })
        .collect();
    let mut sorted = depth.clone();
    sorted.sort_by(f32::total_cmp);
    let ink = sorted[68];
    raw.iter()
        .zip(paper.iter().zip(&depth))
        .map(|(cell, (paper, depth))| {
            let depth = depth.max(0.45 * ink).max(0.06);
            cell.map(|value| ((paper - value) / (paper * depth)).clamp(-0.5, 1.5))
        })
        .collect()
}

/// The value of which that share is below.
fn rank(mut values: Vec<f32>, share: f32) -> f32 {
    let index = (share * values.len() as f32) as usize;
    *values.select_nth_unstable_by(index, f32::total_cmp).1
}

/// A cell straightened: each pixel the mean of four.
fn sample(grey: &Grey, corners: [Point; 4]) -> [f32; CELL] {
    let mut cell = [0.0; CELL];
    let fine = 2 * SIDE;
    for (i, value) in straightened(grey, corners, fine, INSET).into_iter().enumerate() {
        cell[i / fine / 2 * SIDE + i % fine / 2] += value / 4.0;
    }
    cell
}

/// The pixels between four corners as a square of `side` pixels, without the share `inset` at each side.
pub(crate) fn straightened(grey: &Grey, corners: [Point; 4], side: usize, inset: f32) -> Vec<f32> {
    let place = |i: usize| inset + (1.0 - 2.0 * inset) * (i as f32 + 0.5) / side as f32;
    let mut values = Vec::with_capacity(side * side);
    for y in 0..side {
        let left = corners[0].towards(corners[3], place(y));
        let right = corners[1].towards(corners[2], place(y));
        for x in 0..side {
            let point = left.towards(right, place(x));
            values.push(grey.at(point.x, point.y));
        }
    }
    values
}
