//! [`Nine`]: random full 9×9 boards.

use super::any;
use jade_grid::Geometry;
use jade_search::Random;
use jade_search::nine::{Board, Solver};

/// Draws full 9×9 boards.
///
/// ```text
///   B1 B2 B3     B1: one of 9! fillings.
///   B4  ·  ·     B2, B3: one of the 56 · 6^6 ways to complete the band, all equally likely.
///   B7  ·  ·     B4, B7: likewise the stack, independently.
///                The other four boxes: the first completion that the search finds.
/// ```
///
/// Up to here, a filling of the five boxes with few completions is as likely as one with many (2,693 on average, for
/// all 6.67 · 10^21 boards), and the search favours some completions. Therefore the
/// board is stirred, which evens out the odds with every swap. The measure is the mean number of unavoidable
/// sets of four cells, which is 11.54 over all boards: 10.67 as found, 11.15 after 5 swaps, 11.30 after 10, 11.48
/// after 20, 11.53 after 40, 11.55 after 80.
pub(crate) struct Nine {
    solver: Solver,
    stirrer: any::Board,
}

/// Swaps that stir a board: a compromise with the time they take.
const EXCHANGES: usize = 24;

impl Nine {
    pub(crate) fn new() -> Nine {
        let geometry = Geometry::standard(9).expect("there is a board of side 9");
        Nine { solver: Solver::new(), stirrer: any::Board::new(geometry, [0; 81]) }
    }

    /// Draws a full board, nearly uniformly.
    pub(crate) fn draw(&mut self, random: &mut Random) -> [u8; 81] {
        let found = loop {
            // Some fillings of the five boxes have no completion.
            if let Some(board) = self.solver.first(five_boxes(random)) {
                break board;
            }
        };
        self.stirrer.set(found.values().iter().map(|value| usize::from(*value) - 1));
        self.stirrer.stir(EXCHANGES, random);
        std::array::from_fn(|cell| self.stirrer.values()[cell] as u8 + 1)
    }
}

/// Returns a board with B1, B2, B3, B4 and B7 filled.
fn five_boxes(random: &mut Random) -> Board {
    let mut values = [0; 81];
    let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    random.shuffle(&mut digits);
    let box_1: [[u8; 3]; 3] = std::array::from_fn(|row| std::array::from_fn(|i| digits[3 * row + i]));
    let transposed = std::array::from_fn(|column| std::array::from_fn(|i| box_1[i][column]));
    for (row, line) in complete_band(box_1, random).into_iter().enumerate() {
        for (column, value) in line.into_iter().enumerate() {
            values[9 * row + column] = value;
        }
    }
    for (column, line) in complete_band(transposed, random).into_iter().enumerate() {
        for (row, value) in line.into_iter().enumerate() {
            values[9 * row + column] = value;
        }
    }
    Board::from_values(values).unwrap_or(Board::EMPTY)
}

/// Returns the three lines of a band with this first box.
///
/// In the second box, each line takes `k` digits from the line after it (the first line comes after the third)
/// and 3 - `k` from the line before it; in the third box the other way round. So there are 1 + 27 + 27 + 1 ways
/// to assign the digits to the lines, and 6 orders for each of the six groups of three.
fn complete_band(first: [[u8; 3]; 3], random: &mut Random) -> [[u8; 9]; 3] {
    let k = match random.below(56) {
        0 => 0,
        1..=27 => 1,
        28..=54 => 2,
        _ => 3,
    };
    let mut shuffled = first;
    for line in &mut shuffled {
        random.shuffle(line);
    }
    let mut band = [[0; 9]; 3];
    for line in 0..3 {
        let (after, before) = (&shuffled[(line + 1) % 3], &shuffled[(line + 2) % 3]);
        // The first k digits of a shuffled line move up in the second box, the others down.
        let mut second: Vec<u8> = after[..k].iter().chain(&before[k..]).copied().collect();
        let mut third: Vec<u8> = after[k..].iter().chain(&before[..k]).copied().collect();
        random.shuffle(&mut second);
        random.shuffle(&mut third);
        band[line][..3].copy_from_slice(&first[line]);
        band[line][3..6].copy_from_slice(&second);
        band[line][6..].copy_from_slice(&third);
    }
    band
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unavoidable::Unavoidable;
    use jade_search::SearchLimits;
    use std::collections::HashSet;
    use std::ops::ControlFlow;

    #[test]
    fn boards_are_full_valid_and_different() {
        let mut full = Nine::new();
        let mut random = Random::new(1);
        let boards: HashSet<[u8; 81]> = (0..5000).map(|_| full.draw(&mut random)).collect();
        assert_eq!(boards.len(), 5000);
        for values in &boards {
            assert!(Board::from_values(*values).unwrap().to_puzzle().is_solution());
        }
    }

    /// The second and third box of a band in all 56 ways, and each line in all six orders.
    #[test]
    fn every_band_comes_equally_often() {
        let mut random = Random::new(2);
        let first = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
        let mut counts = std::collections::HashMap::new();
        for _ in 0..56_000 {
            let band = complete_band(first, &mut random);
            let mut ways = band.map(|line| [line[3], line[4], line[5]]);
            ways.iter_mut().for_each(|way| way.sort_unstable());
            *counts.entry(ways).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 56);
        // 1000 each; six standard deviations are 190.
        assert!(counts.values().all(|count: &i32| (count - 1000).abs() < 190), "{counts:?}");
    }

    /// The mean number of unavoidable sets of four cells, 11.54 over all boards, reveals the distribution of the
    /// boards drawn. For the mean over all boards, each filling of the five boxes is weighted by its number
    /// of completions.
    #[test]
    fn boards_are_nearly_uniformly_distributed() {
        let mut known = Unavoidable::default();
        let mut small_sets = |board: &[u8; 81]| {
            known.list(board);
            known.small_sets() as f64
        };
        let mut random = Random::new(3);
        let mut solver = Solver::new();
        let (mut all, mut completions) = (0.0, 0.0);
        for _ in 0..80 {
            solver.search(five_boxes(&mut random), &SearchLimits::default(), &mut |board| {
                all += small_sets(board.values());
                completions += 1.0;
                ControlFlow::Continue(())
            });
        }
        let mut full = Nine::new();
        let drawn: f64 = (0..6_000).map(|_| small_sets(&full.draw(&mut random))).sum::<f64>() / 6_000.0;
        let mean = all / completions;
        println!("{mean:.3} over all boards, {drawn:.3} drawn; {:.0} completions", completions / 80.0);
        assert!((mean - drawn).abs() < 0.4, "{mean} {drawn}");
    }
}
