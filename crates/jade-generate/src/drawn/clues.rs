//! Clues at corners: quadruples.

use super::{Drawn, How};
use jade_logic::Needs;

/// Two to four digits at corners. No two of the corners share a cell.
pub(super) static QUADRUPLES: Drawn = Drawn {
    word: "quadruples",
    brings: Some(Needs::Clues),
    how: How::Around(|sketch| {
        /// There is a corner for so many cells.
        const CELLS: usize = 7;
        let board = sketch.board();
        let inner = 0..board.side().saturating_sub(1);
        let mut corners: Vec<(usize, usize)> =
            inner.clone().flat_map(|row| inner.clone().map(move |column| (row, column))).collect();
        sketch.random.shuffle(&mut corners);
        let mut chosen: Vec<(usize, usize)> = Vec::new();
        for (row, column) in corners {
            let touches = |other: &(usize, usize)| row.abs_diff(other.0) < 2 && column.abs_diff(other.1) < 2;
            if chosen.len() * CELLS >= board.cell_count() || chosen.iter().any(touches) {
                continue;
            }
            let ways = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let cells = ways.map(|(down, right)| board.cell_at(row + down, column + right));
            // Only digits of one figure can be named.
            let mut digits: Vec<u8> =
                cells.iter().map(|cell| sketch.digit(*cell)).filter(|digit| *digit < 10).collect();
            let count = 2 + sketch.random.below(3);
            if digits.len() < 2 {
                continue;
            }
            sketch.random.shuffle(&mut digits);
            digits.truncate(count);
            digits.sort_unstable();
            let number = digits.iter().fold(0, |number, digit| 10 * number + u32::from(*digit));
            sketch.add("quadruple", Some(number), &cells);
            chosen.push((row, column));
        }
    }),
};
