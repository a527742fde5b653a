//! [`Board`]: a board that was found, its place and how certain it is.

use super::cells;
use jade_grid::{Geometry, Puzzle};

/// A part of a normalised text: from a first to a last line, and from a left to a right byte of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) left: usize,
    pub(super) right: usize,
}

/// A board that was found.
pub(super) struct Board {
    pub(super) puzzle: Puzzle,
    pub(super) area: Area,
    /// The more, the more certain.
    pub(super) score: usize,
    /// The text of a format that says more: a grid of candidates, or entries.
    pub(super) said: Option<Said>,
}

/// What a board has apart from digits, in the words of a format.
pub(super) enum Said {
    /// The rows of a grid of candidates.
    Marks(String),
    /// A line of a library of techniques.
    Library(String),
}

/// What is nearly a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near {
    /// The index of its first line.
    pub(super) line: usize,
    pub(super) rows: usize,
    /// The cells of a row.
    pub(super) cells: usize,
}

impl Board {
    /// Creates a board. What counts most is the number of cells that it explains, then how certain its layout is
    /// (from 0 to 9) and how many digits do not clash.
    pub(super) fn new(puzzle: Puzzle, area: Area, certain: usize) -> Board {
        let clashing = cells::clashing(&puzzle).min(9);
        let score = 20 * puzzle.geometry().cell_count() + certain + 9 - clashing;
        Board { puzzle, area, score, said: None }
    }
}

/// Whether a board may have this side: any number from 4 to 100 that is not prime.
pub(super) fn is_side(side: usize) -> bool {
    (4..=Geometry::MAX_SIDE).contains(&side) && (2..=side.isqrt()).any(|divisor| side.is_multiple_of(divisor))
}

/// Returns the usual board of this side.
pub(super) fn standard(side: usize) -> Option<&'static Geometry> {
    Geometry::standard(side).filter(|_| is_side(side))
}

/// Returns those of these marks, in order, that are between the first and the last of `side` rows from `at`, as numbers
/// of rows before them.
pub(super) fn within(marks: &[usize], at: usize, side: usize) -> Vec<usize> {
    let first = marks.partition_point(|mark| *mark <= at);
    marks[first..].iter().take_while(|mark| **mark < at + side).map(|mark| mark - at).collect()
}

/// Returns the board of this side whose boxes are shown by bars and frames, each given as the number of cells or rows
/// before it; the usual one if they show none.
pub(super) fn with_boxes(side: usize, bars: &[usize], frames: &[usize]) -> Option<&'static Geometry> {
    let step = |marks: &[usize]| {
        let mut marks: Vec<usize> = marks.iter().copied().filter(|at| (1..side).contains(at)).collect();
        marks.dedup();
        let step = *marks.first()?;
        let even = marks.iter().enumerate().all(|(index, at)| *at == step * (index + 1));
        (step > 1 && side.is_multiple_of(step) && even && marks.len() == side / step - 1).then_some(step)
    };
    let boxes = match (step(frames), step(bars)) {
        (Some(rows), Some(columns)) if rows * columns == side => Some((rows, columns)),
        (Some(rows), None) => Some((rows, side / rows)),
        (None, Some(columns)) => Some((side / columns, columns)),
        (Some(_), Some(_)) => return None,
        (None, None) => None,
    };
    match boxes {
        Some((rows, columns)) if rows > 1 && columns > 1 => Geometry::with_boxes(rows, columns).ok(),
        _ => standard(side),
    }
}
