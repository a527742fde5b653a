//! Places boards on a page as large as possible.

use crate::board::Square;

/// A rectangular part of a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// The distance between two boards.
const GAP: f32 = 22.0;

/// Returns this number of squares, in reading order, each with the space `above` and `below` it. The
/// squares are as large as possible.
///
/// ```text
///  count 6:   ▢ ▢      rather than   ▢ ▢ ▢
///             ▢ ▢                    ▢ ▢ ▢
///             ▢ ▢
/// ```
pub fn squares(area: Area, count: usize, above: f32, below: f32) -> Vec<Square> {
    let count = count.max(1);
    let side = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let columns = columns as f32;
        let width = (area.width - GAP * (columns - 1.0)) / columns;
        let height = (area.height - GAP * (rows - 1.0)) / rows - above - below;
        width.min(height)
    };
    let columns = (1..=count).max_by(|a, b| side(*a).total_cmp(&side(*b))).unwrap_or(1);
    let side = side(columns).max(1.0);
    let rows = count.div_ceil(columns);
    // The remaining space is distributed evenly across; vertically, only as long as it looks like a grid.
    let left = area.width - side * columns as f32;
    let across = (left / columns as f32).max(GAP);
    let margin = (left - across * (columns - 1) as f32) / 2.0;
    let height = side + above + below;
    let down = ((area.height - height * rows as f32) / rows as f32).clamp(GAP, GAP * 2.0);
    let square = |index: usize| {
        let (row, column) = ((index / columns) as f32, (index % columns) as f32);
        Square {
            x: area.x + margin + column * (side + across),
            y: area.y + above + row * (height + down),
            side,
        }
    };
    (0..count).map(square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_do_not_overlap_and_stay_on_the_page() {
        let area = Area { x: 36.0, y: 60.0, width: 523.0, height: 730.0 };
        for count in 1..=40 {
            let squares = squares(area, count, 16.0, 20.0);
            assert_eq!(squares.len(), count);
            for (index, one) in squares.iter().enumerate() {
                assert!(one.side > 20.0, "{count}");
                assert!(one.x >= area.x - 0.01 && one.x + one.side <= area.x + area.width + 0.01, "{count}");
                assert!(one.y >= area.y + 15.99, "{count}");
                assert!(one.y + one.side + 20.0 <= area.y + area.height + 0.01, "{count}");
                for other in &squares[..index] {
                    let beside = (one.x - other.x).abs() >= one.side + GAP * 0.9;
                    let below = (one.y - other.y).abs() >= one.side + 36.0;
                    assert!(beside || below, "{count}: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn two_boards_are_stacked_on_upright_paper() {
        let area = Area { x: 0.0, y: 0.0, width: 500.0, height: 700.0 };
        let two = squares(area, 2, 0.0, 0.0);
        assert_eq!(two[0].x, two[1].x);
        assert!(two[1].y > two[0].y);
    }
}
