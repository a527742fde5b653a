//! Lines along the digits of a solution: thermometers, arrows, whispers and others. All are drawn in one way and differ in what
//! their digits must be.

use super::{Drawn, How, Sketch};
use jade_grid::Cell;
use jade_logic::Needs;
use std::ops::RangeInclusive;

/// A kind of line.
struct Line {
    rule: &'static str,
    /// How many cells it has; never more than the side of the board.
    lengths: RangeInclusive<usize>,
    /// How many of a hundred cells lines of the kind are to take.
    share: usize,
    /// Whether these digits can be the first ones of such a line or, if there are as many as its length, all of them.
    fits: fn(&[u8], Shape) -> bool,
}

/// What a line is to be.
#[derive(Clone, Copy)]
struct Shape {
    length: usize,
    /// The side of the board.
    side: usize,
}

/// How many cells may be tried for one line.
const MOST_TRIED: usize = 400;

/// The directions of a step, rows down and columns to the right, in circular order.
const WAYS: [(isize, isize); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

pub(super) static THERMOMETERS: Drawn = Drawn {
    word: "thermometers",
    brings: None,
    how: How::Around(|sketch| {
        let grows = |digits: &[u8], _: Shape| digits.is_sorted_by(|a, b| a < b);
        draw(sketch, &Line { rule: "thermometer", lengths: 3..=7, share: 45, fits: grows });
    }),
};

pub(super) static ARROWS: Drawn = Drawn {
    word: "arrows",
    brings: Some(Needs::Sums),
    how: How::Around(|sketch| {
        let adds_up = |digits: &[u8], shape: Shape| {
            let shaft: u32 = digits[1..].iter().map(|digit| u32::from(*digit)).sum();
            let circle = u32::from(digits[0]);
            if digits.len() == shape.length { shaft == circle } else { shaft < circle }
        };
        // The circle, and two to four cells of the shaft.
        draw(sketch, &Line { rule: "arrow", lengths: 3..=5, share: 30, fits: adds_up });
    }),
};

pub(super) static WHISPERS: Drawn = Drawn {
    word: "whispers",
    brings: None,
    how: How::Around(|sketch| {
        let leaps = |digits: &[u8], shape: Shape| {
            digits.windows(2).all(|two| usize::from(two[0].abs_diff(two[1])) >= shape.side.div_ceil(2))
        };
        draw(sketch, &Line { rule: "whisper", lengths: 3..=7, share: 40, fits: leaps });
    }),
};

pub(super) static RENBAN: Drawn = Drawn {
    word: "renban",
    brings: None,
    how: How::Around(|sketch| {
        let is_close = |digits: &[u8], shape: Shape| {
            let are_close = |a: u8, b: u8| a != b && usize::from(a.abs_diff(b)) < shape.length;
            (1..digits.len()).all(|i| digits[..i].iter().all(|other| are_close(digits[i], *other)))
        };
        draw(sketch, &Line { rule: "renban", lengths: 3..=6, share: 45, fits: is_close });
    }),
};

pub(super) static BETWEEN: Drawn = Drawn {
    word: "between",
    brings: Some(Needs::Clues),
    how: How::Around(|sketch| {
        let is_between = |digits: &[u8], shape: Shape| {
            let (first, rest) = (digits[0], &digits[1..]);
            match rest.split_last() {
                Some((last, inner)) if digits.len() == shape.length => {
                    let (low, high) = (first.min(*last), first.max(*last));
                    inner.iter().all(|digit| low < *digit && *digit < high)
                }
                _ => rest.iter().all(|digit| first < *digit) || rest.iter().all(|digit| *digit < first),
            }
        };
        draw(sketch, &Line { rule: "between", lengths: 3..=6, share: 45, fits: is_between });
    }),
};

pub(super) static PALINDROMES: Drawn = Drawn {
    word: "palindromes",
    brings: None,
    how: How::Around(|sketch| {
        let returns = |digits: &[u8], shape: Shape| {
            let matches = |(place, digit): (usize, &u8)| {
                digits.get(shape.length - 1 - place).is_none_or(|opposite| opposite == digit)
            };
            digits.iter().enumerate().all(matches)
        };
        draw(sketch, &Line { rule: "palindrome", lengths: 3..=7, share: 40, fits: returns });
    }),
};

/// Draws lines of a kind until they take their share of the cells, or no more are found.
fn draw(sketch: &mut Sketch<'_>, line: &Line) {
    let (side, count) = (sketch.board().side(), sketch.board().cell_count());
    let (least, most) = (*line.lengths.start(), side.min(*line.lengths.end()));
    if least > most {
        return;
    }
    let (mut taken, mut in_vain) = (0, 0);
    while 100 * taken < line.share * count && in_vain < count {
        let Some(first) = sketch.lonely_cell() else { return };
        let wanted = least + sketch.random.below(most - least + 1);
        let mut shapes = (least..=wanted).rev().map(|length| Shape { length, side });
        match shapes.find_map(|shape| line_from(sketch, first, line, shape)) {
            Some(cells) => {
                taken += cells.len();
                sketch.add_line(line.rule, cells);
            }
            None => in_vain += 1,
        }
    }
}

/// Looks for a line of this shape that begins with a cell.
fn line_from(sketch: &mut Sketch<'_>, first: Cell, line: &Line, shape: Shape) -> Option<Vec<Cell>> {
    let (mut cells, mut digits, mut tried) = (vec![first], vec![sketch.digit(first)], 0);
    grow(sketch, line, shape, (&mut cells, &mut digits), None, &mut tried).then_some(cells)
}

/// Adds cells to a line until it has its length. Returns whether it has; otherwise it is as it was. `way` is the direction of the
/// last step.
fn grow(
    sketch: &mut Sketch<'_>,
    line: &Line,
    shape: Shape,
    (cells, digits): (&mut Vec<Cell>, &mut Vec<u8>),
    way: Option<usize>,
    tried: &mut usize,
) -> bool {
    if cells.len() == shape.length {
        return true;
    }
    let from = cells[cells.len() - 1];
    for way in ways_on(sketch, way) {
        let Some(to) = sketch.at(from, WAYS[way]) else { continue };
        *tried += 1;
        if *tried > MOST_TRIED {
            return false;
        }
        if sketch.is_taken(to) || cells.contains(&to) || sketch.crosses(from, to, cells) {
            continue;
        }
        cells.push(to);
        digits.push(sketch.digit(to));
        if (line.fits)(digits, shape)
            && grow(sketch, line, shape, (&mut *cells, &mut *digits), Some(way), tried)
        {
            return true;
        }
        cells.pop();
        digits.pop();
    }
    false
}

/// Returns the directions in which a line can go on, in the order in which they are tried: as a pencil does, it rather goes
/// straight on than round a corner, and never turns back.
fn ways_on(sketch: &mut Sketch<'_>, before: Option<usize>) -> Vec<usize> {
    let turn = |way: usize| {
        before.map_or(0, |before| {
            let apart = way.abs_diff(before);
            apart.min(WAYS.len() - apart)
        })
    };
    let mut ways: Vec<usize> = (0..WAYS.len()).filter(|way| turn(*way) < 3).collect();
    sketch.random.shuffle(&mut ways);
    ways.sort_by_cached_key(|way| turn(*way) + sketch.random.below(3));
    ways
}
