//! Lines around any cells, a little inside of them.

use jade_grid::{Cell, Geometry};
use std::collections::BTreeSet;

/// A place on the board, in cells from its top left corner: to the right, and down.
pub type Place = (f64, f64);

/// Right, down, left, up: along the upper, right, lower and left edge of a cell, clockwise.
const WAYS: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Returns the closed lines around cells, clockwise, holes the other way round; where cells touch at a corner only, each has
/// its own. The first line begins at the top left corner of the first cell in reading order.
pub(crate) fn outlines(geometry: &Geometry, cells: &[Cell], inset: f64) -> Vec<Vec<Place>> {
    let place = |cell: &Cell| (geometry.row(*cell) as isize, geometry.column(*cell) as isize);
    let all: BTreeSet<(isize, isize)> = cells.iter().map(place).collect();
    // Edges to other cells: the row and column where each begins, and its way.
    let mut edges = BTreeSet::new();
    for &(y, x) in &all {
        for (way, (right, down)) in WAYS.into_iter().enumerate() {
            // The other cell lies to the left of the edge.
            if !all.contains(&(y - right, x + down)) {
                edges.insert((y + isize::from(way > 1), x + isize::from(way == 1 || way == 2), way));
            }
        }
    }
    let mut lines = Vec::new();
    while let Some(&(mut y, mut x, mut way)) = edges.first() {
        let mut line = Vec::new();
        while edges.remove(&(y, x, way)) {
            let before = WAYS[way];
            (y, x) = (y + before.1, x + before.0);
            // To the right first: so a line stays with its cell where another cell touches it at a corner.
            let turn =
                [1, 0, 3].into_iter().find(|turn| edges.contains(&(y, x, (way + turn) % 4))).unwrap_or(1);
            way = (way + turn) % 4;
            let after = WAYS[way];
            if turn != 0 {
                let (left, down) = ((before.1 + after.1) as f64, (before.0 + after.0) as f64);
                line.push((x as f64 - inset * left, y as f64 + inset * down));
            }
        }
        // The corner where it began comes last.
        line.rotate_right(1);
        lines.push(line);
    }
    lines
}

/// Returns a closed line with round corners, as many short lines; its end is where it begins.
pub(crate) fn rounded(line: &[Place], radius: f64) -> Vec<Place> {
    const STEPS: usize = 8;
    let mut places = Vec::new();
    for (index, &(x, y)) in line.iter().enumerate() {
        let before = line[(index + line.len() - 1) % line.len()];
        let after = line[(index + 1) % line.len()];
        let way = |(to_x, to_y): Place| {
            let length = (to_x - x).hypot(to_y - y);
            let part = (radius / length).min(0.5);
            ((to_x - x) * part, (to_y - y) * part)
        };
        let (back, on) = (way(before), way(after));
        for step in 0..=STEPS {
            // A quarter of a circle whose middle lies on the inner side of the corner.
            let (sin, cos) = (step as f64 / STEPS as f64 * std::f64::consts::FRAC_PI_2).sin_cos();
            places.push((
                x + back.0 * (1.0 - sin) + on.0 * (1.0 - cos),
                y + back.1 * (1.0 - sin) + on.1 * (1.0 - cos),
            ));
        }
    }
    places.extend(places.first().copied());
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(cells: &[usize], inset: f64) -> Vec<Vec<Place>> {
        let cells: Vec<Cell> = cells.iter().map(|cell| Cell::new(*cell)).collect();
        outlines(Geometry::standard(4).unwrap(), &cells, inset)
    }

    #[test]
    fn a_line_goes_round_the_cells() {
        assert_eq!(lines(&[0], 0.0), [[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]]);
        // At an inner corner, the inset goes the other way.
        let bent = [(0.25, 0.25), (1.75, 0.25), (1.75, 0.75), (0.75, 0.75), (0.75, 1.75), (0.25, 1.75)];
        assert_eq!(lines(&[4, 1, 0], 0.25), [bent]);
    }

    #[test]
    fn cells_that_touch_at_a_corner_have_a_line_each_and_a_hole_has_its_own() {
        assert_eq!(lines(&[0, 5], 0.0).len(), 2);
        let ring = lines(&[0, 1, 2, 4, 6, 8, 9, 10], 0.0);
        assert_eq!(ring.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    }

    #[test]
    fn the_line_round_one_cell_becomes_a_circle() {
        let circle = rounded(&lines(&[0], 0.0)[0], 0.5);
        assert!(circle.iter().all(|(x, y)| ((x - 0.5).hypot(y - 0.5) - 0.5).abs() < 1e-9));
    }
}
