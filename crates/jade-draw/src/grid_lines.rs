//! [`grid_lines`]: the lines between cells, as those who draw need them.

use jade_grid::Geometry;

/// A line between cells or around the board. Its ends are in cells from the top left corner: to the right, and down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GridLine {
    /// Where it begins.
    pub from: (usize, usize),
    /// Where it ends.
    pub to: (usize, usize),
    /// Whether it is a border of boxes or regions, or of the board.
    pub of_box: bool,
}

/// Returns the lines of a board, each as long as possible.
///
/// ```
/// use jade_draw::grid_lines;
/// use jade_grid::Geometry;
/// let lines = grid_lines(Geometry::standard(9).unwrap());
/// assert_eq!(lines.iter().filter(|line| line.of_box).count(), 8);
/// assert_eq!(lines.len(), 20);
/// ```
pub fn grid_lines(geometry: &Geometry) -> Vec<GridLine> {
    let side = geometry.side();
    let mut lines: Vec<GridLine> = Vec::new();
    for at in 0..=side {
        for across in [true, false] {
            let first = lines.len();
            for along in 0..side {
                let cell =
                    |at| if across { geometry.cell_at(at, along) } else { geometry.cell_at(along, at) };
                let of_box = at == 0 || at == side || geometry.are_divided(cell(at - 1), cell(at));
                let point = |along| if across { (along, at) } else { (at, along) };
                match lines[first..].last_mut().filter(|line| line.of_box == of_box) {
                    Some(line) => line.to = point(along + 1),
                    None => lines.push(GridLine { from: point(along), to: point(along + 1), of_box }),
                }
            }
        }
    }
    lines
}
