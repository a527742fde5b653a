//! The characters of the lines between cells.

/// Which line: one between boxes (and round the board), or one between cells of a box.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    Box,
    Cell,
}

/// Where on the board a joint is, in one direction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    First,
    Between,
    Last,
}

impl Where {
    /// Where a line before `index` of `side` is.
    pub(super) fn at(index: usize, side: usize) -> Where {
        match index {
            0 => Where::First,
            i if i == side => Where::Last,
            _ => Where::Between,
        }
    }
}

/// A set of line characters.
pub(super) struct Frame {
    heavy: bool,
}

impl Frame {
    /// Boxes by light lines, nothing between cells.
    pub(super) const LIGHT: Frame = Frame { heavy: false };
    /// Boxes by heavy lines, cells by light ones.
    pub(super) const HEAVY: Frame = Frame { heavy: true };

    pub(super) fn dash(&self, weight: Weight) -> char {
        if self.heavy && weight == Weight::Box { '━' } else { '─' }
    }

    pub(super) fn bar(&self, weight: Weight) -> &'static str {
        if self.heavy && weight == Weight::Box { "┃" } else { "│" }
    }

    /// Where a horizontal line of weight `h` meets a vertical one of weight `v`; `row` and `column` say at
    /// which edge of the board, if at any.
    pub(super) fn joint(&self, h: Weight, v: Weight, row: Where, column: Where) -> String {
        let joints = match (self.heavy, h, v) {
            (false, ..) => "┌┬┐├┼┤└┴┘",
            (true, Weight::Box, Weight::Box) => "┏┳┓┣╋┫┗┻┛",
            (true, Weight::Box, Weight::Cell) => "┍┯┑┝┿┥┕┷┙",
            (true, Weight::Cell, Weight::Box) => "┎┰┒┠╂┨┖┸┚",
            (true, Weight::Cell, Weight::Cell) => "┌┬┐├┼┤└┴┘",
        };
        joints.chars().nth(row as usize * 3 + column as usize).into_iter().collect()
    }
}
