//! [`Layout`]: the size of the board and the position of the text.
//!
//! ```text
//!   Full     candidates in position, lines between all cells        9×9: 76 columns, 37 lines
//!   Open     candidates in position, lines between boxes            9×9: 69 columns, 31 lines
//!   Tight    candidates in two rows, without letters before them    9×9: 57 columns, 22 lines
//!   Plain    one line per row; the cursor's candidates in words     9×9: 33 columns, 13 lines
//! ```

use jade_grid::{Cell, Geometry, Regions};
use ratatui::layout::Rect;

/// The least and the comfortable width of text beside the board, in columns.
const BESIDE: u16 = 22;
const WELL_BESIDE: u16 = 28;
/// The greatest width of the text, in columns.
const WIDEST: u16 = 64;
/// The lines of text below the board.
const UNDER: u16 = 8;

/// The size of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutKind {
    /// Lines between all cells.
    Full,
    /// Lines between boxes only.
    Open,
    /// Candidates in two rows.
    Tight,
    /// No candidates on the board.
    Plain,
}

/// The geometry of a board's drawing.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    board: &'static Geometry,
    /// The size of the drawing.
    pub kind: LayoutKind,
    /// The columns and lines of a cell.
    pub(super) cell: (u16, u16),
    beside: bool,
}

impl Layout {
    fn new(board: &'static Geometry, kind: LayoutKind) -> Layout {
        let (rows, columns) = board.candidate_places();
        let (rows, columns) = (rows as u16, columns as u16);
        let cell = match kind {
            LayoutKind::Full | LayoutKind::Open => (2 * columns + 1, rows),
            LayoutKind::Tight => ((board.side() as u16).div_ceil(2) + 1, 2),
            LayoutKind::Plain => (3, 1),
        };
        Layout { board, kind, cell, beside: true }
    }

    /// Returns the layout for the given space: the most spacious that fits with its text, or the `view`-th after it.
    /// `None` if none fits.
    pub fn choose(board: &'static Geometry, width: u16, height: u16, view: usize) -> Option<Layout> {
        let fits = |kind| {
            let layout = Layout::new(board, kind);
            let (columns, lines) = layout.size();
            let words = match kind {
                LayoutKind::Full | LayoutKind::Open => WELL_BESIDE,
                LayoutKind::Tight | LayoutKind::Plain => BESIDE,
            };
            let beside = columns + 1 + words <= width && lines <= height;
            let under = columns <= width && lines + UNDER <= height;
            (beside || under).then_some(Layout { beside, ..layout })
        };
        let all: Vec<Layout> = [LayoutKind::Full, LayoutKind::Open, LayoutKind::Tight, LayoutKind::Plain]
            .into_iter()
            .filter_map(fits)
            .collect();
        all.get(view.checked_rem(all.len())?).copied()
    }

    /// Returns the fewest columns and lines that this board needs, without the bars above and below it.
    pub fn least(board: &'static Geometry) -> (u16, u16) {
        let (columns, lines) = Layout::new(board, LayoutKind::Plain).size();
        (columns + 1 + BESIDE, lines)
    }

    /// The columns of the row numbers on the left.
    pub(super) fn label(&self) -> u16 {
        self.board.side().to_string().len() as u16 + 1
    }

    /// The columns and lines of the whole board, including its numbers.
    pub fn size(&self) -> (u16, u16) {
        let side = self.board.side();
        (self.label() + self.left(side), self.top(side))
    }

    /// Whether there are lines between all cells, so that those between boxes or regions must be heavy.
    pub(super) fn has_all_lines(&self) -> bool {
        self.kind == LayoutKind::Full || matches!(self.board.rules().regions(), Regions::Irregular(_))
    }

    /// The cells from one line to the next.
    fn cells_between_lines(&self, across: bool) -> usize {
        match self.board.rules().regions() {
            _ if self.has_all_lines() => 1,
            Regions::None => self.board.side(),
            _ if across => self.board.box_columns(),
            _ => self.board.box_rows(),
        }
    }

    /// The columns before a column of cells. Passing the number of columns returns the full width, with the last
    /// line.
    fn left(&self, column: usize) -> u16 {
        let lines = column / self.cells_between_lines(true);
        // With tightly packed candidates, the blank before a line is omitted.
        let saved = if self.kind == LayoutKind::Tight { lines } else { 0 };
        column as u16 * self.cell.0 + lines as u16 + 1 - saved as u16
    }

    fn top(&self, row: usize) -> u16 {
        row as u16 * self.cell.1 + (row / self.cells_between_lines(false)) as u16 + 1
    }

    /// The area of a cell, relative to the corner of the board.
    pub(super) fn place(&self, cell: Cell) -> Rect {
        let (row, column) = (self.board.row(cell), self.board.column(cell));
        let saved = u16::from(
            self.kind == LayoutKind::Tight && (column + 1).is_multiple_of(self.cells_between_lines(true)),
        );
        Rect {
            x: self.label() + self.left(column),
            y: self.top(row),
            width: self.cell.0 - saved,
            height: self.cell.1,
        }
    }

    /// The lines that cross the board: the number of cells before each, and its offset from the corner.
    pub(super) fn crossing(&self, across: bool) -> Vec<(usize, u16)> {
        (0..=self.board.side())
            .step_by(self.cells_between_lines(across))
            .map(|index| (index, if across { self.label() + self.left(index) } else { self.top(index) } - 1))
            .collect()
    }

    /// Splits an area into one for the board and one for the text.
    pub(super) fn split(&self, area: Rect) -> (Rect, Rect) {
        let (columns, lines) = self.size();
        let drawn = Rect { width: columns.min(area.width), height: lines.min(area.height), ..area };
        let words = if self.beside {
            let x = area.x + columns + 1;
            Rect { x, width: (area.x + area.width).saturating_sub(x).min(WIDEST), ..area }
        } else {
            Rect { y: area.y + lines, height: area.height - lines, ..area }
        };
        (drawn, words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_terminals_get_the_largest_drawing_that_fits() {
        let board = Geometry::standard(9).unwrap();
        let kind = |width, height| Layout::choose(board, width, height, 0).map(|layout| layout.kind);
        assert_eq!(kind(80, 22), Some(LayoutKind::Tight));
        assert_eq!(kind(100, 38), Some(LayoutKind::Open));
        assert_eq!(kind(120, 40), Some(LayoutKind::Full));
        assert_eq!(kind(60, 20), Some(LayoutKind::Plain));
        assert_eq!(kind(50, 14), None);
        let least = Layout::least(board);
        assert_eq!(kind(least.0, least.1), Some(LayoutKind::Plain));
        assert_eq!(kind(least.0 - 1, least.1), None);
    }

    #[test]
    fn sizes_match_the_documented_table() {
        let board = Geometry::standard(9).unwrap();
        let sizes = [LayoutKind::Full, LayoutKind::Open, LayoutKind::Tight, LayoutKind::Plain]
            .map(|kind| Layout::new(board, kind).size());
        assert_eq!(sizes, [(75, 37), (69, 31), (57, 22), (33, 13)]);
    }

    #[test]
    fn cells_are_within_the_board_and_overlap_nothing() {
        for side in crate::menu::sides() {
            let board = Geometry::standard(side).unwrap();
            for kind in [LayoutKind::Full, LayoutKind::Open, LayoutKind::Tight, LayoutKind::Plain] {
                let layout = Layout::new(board, kind);
                let (width, height) = layout.size();
                let mut taken = std::collections::HashSet::new();
                for (_, x) in layout.crossing(true) {
                    (0..height).for_each(|y| assert!(x < width && taken.insert((x, y))));
                }
                for cell in board.cells() {
                    let place = layout.place(cell);
                    for position in place.positions() {
                        assert!(taken.insert((position.x, position.y)), "{side} {kind:?} {cell:?}");
                        assert!(position.x < width && position.y < height, "{side} {kind:?} {cell:?}");
                    }
                }
            }
        }
    }
}
