//! The characters of the lines between cells.

/// The kind of line: one between boxes and around the board, or one between cells of a box.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    Box,
    Cell,
}

/// The place of a joint on the board, in one direction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    First,
    Between,
    Last,
}

impl Where {
    /// Returns the place of the line before `index`, of `side`.
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
    /// Light lines between boxes, none between cells.
    pub(super) const LIGHT: Frame = Frame { heavy: false };
    /// Heavy lines between boxes, light ones between cells.
    pub(super) const HEAVY: Frame = Frame { heavy: true };

    pub(super) fn dash(&self, weight: Weight) -> char {
        if self.heavy && weight == Weight::Box { '━' } else { '─' }
    }

    pub(super) fn bar(&self, weight: Weight) -> &'static str {
        if self.heavy && weight == Weight::Box { "┃" } else { "│" }
    }

    /// Returns the character where a horizontal line of weight `h` meets a vertical one of weight `v`. `row` and
    /// `column` say whether it is at an edge of the board.
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
