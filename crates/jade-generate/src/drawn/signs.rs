//! Signs between neighbours: dots of Kropki, X and V, greater-than signs.

use super::{Drawn, How, Sketch};
use jade_grid::Cell;

/// All dots, and the rule that neighbours without a dot have neither relation, as people expect of Kropki.
pub(super) static KROPKI: Drawn = Drawn {
    word: "kropki",
    brings: None,
    how: How::Around(|sketch| {
        sketch.add("all-differences", None, &[]);
        sketch.add("all-ratios", None, &[]);
        dots(sketch, 1);
    }),
};

/// Half of all dots. Neighbours without a dot may hold anything.
pub(super) static DOTS: Drawn =
    Drawn { word: "dots", brings: None, how: How::Around(|sketch| dots(sketch, 2)) };

/// All sums of 5 and 10, and the rule that other neighbours have another sum.
pub(super) static XV: Drawn = Drawn {
    word: "xv",
    brings: None,
    how: How::Around(|sketch| {
        sketch.add("all-pair-sums", None, &[]);
        for pair in sketch.pairs() {
            let sum = sketch.sum(&pair);
            if sum == 5 || sum == 10 {
                sketch.add("pair-sum", Some(sum), &pair);
            }
        }
    }),
};

/// A sign between any two neighbours of a box or region; on boards without them, between any two neighbours.
pub(super) static GREATER_THAN: Drawn = Drawn {
    word: "greater-than",
    brings: None,
    how: How::Around(|sketch| {
        for [a, b] in sketch.pairs() {
            if sketch.board().region_of(a) == sketch.board().region_of(b) {
                let greater_first = if sketch.digit(a) > sketch.digit(b) { [a, b] } else { [b, a] };
                sketch.add("greater-than", None, &greater_first);
            }
        }
    }),
};

/// Draws one of so many dots. That between a 1 and a 2 has either colour.
fn dots(sketch: &mut Sketch<'_>, one_of: usize) {
    for pair in sketch.pairs() {
        let [a, b] = pair.map(|cell: Cell| sketch.digit(cell));
        let (is_white, is_black) = (a.abs_diff(b) == 1, 2 * a == b || a == 2 * b);
        if (is_white || is_black) && sketch.random.below(one_of) == 0 {
            let is_black = is_black && (!is_white || sketch.random.below(2) == 0);
            sketch.add(if is_black { "ratio" } else { "difference" }, None, &pair);
        }
    }
}
