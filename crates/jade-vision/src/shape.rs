//! Points, hulls, and the perspective that maps a square to a quadrilateral.

/// A place in a picture: pixels from its left and upper edge.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Point {
    /// From the left edge.
    pub x: f32,
    /// From the upper edge.
    pub y: f32,
}

impl Point {
    pub(crate) fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(crate) fn towards(self, other: Point, share: f32) -> Point {
        Point::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }

    pub(crate) fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// Twice the area of a triangle, positive if its corners turn clockwise on the screen.
fn cross(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The area of a polygon.
pub(crate) fn area(corners: &[Point]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.x * b.y - a.y * b.x).sum::<f32>().abs() / 2.0
}

/// The convex hull, clockwise on the screen (Andrew 1979, "monotone chain").
pub(crate) fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let mut hull: Vec<Point> = Vec::new();
    for pass in 0..2 {
        let floor = hull.len();
        let mut add = |point: Point| {
            while hull.len() >= floor + 2 && cross(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.0 {
                hull.pop();
            }
            hull.push(point);
        };
        if pass == 0 {
            points.iter().copied().for_each(&mut add);
        } else {
            points.iter().rev().copied().for_each(&mut add);
        }
        hull.pop();
    }
    hull
}

/// The largest quadrilateral with its corners among those of a hull, from the upper left corner on.
pub(crate) fn quadrilateral(hull: &[Point]) -> Option<[Point; 4]> {
    // Corners that hardly stick out are left away: 40 are enough and keep the search short.
    let mut hull = hull.to_vec();
    while hull.len() > 40 {
        let count = hull.len();
        let sticks_out =
            |i: usize| cross(hull[(i + count - 1) % count], hull[i], hull[(i + 1) % count]).abs();
        let least = (0..count).min_by(|a, b| sticks_out(*a).total_cmp(&sticks_out(*b)))?;
        hull.remove(least);
    }
    let count = hull.len();
    let mut best = (0.0, None);
    // For each diagonal, the corners that are farthest from it on both sides.
    for a in 0..count {
        for c in a + 2..count {
            let farthest = |range: &mut dyn Iterator<Item = usize>| {
                range
                    .map(|i| (cross(hull[a], hull[c], hull[i % count]).abs(), i % count))
                    .max_by(|one, other| one.0.total_cmp(&other.0))
            };
            let one = farthest(&mut (a + 1..c));
            let other = farthest(&mut (c + 1..a + count));
            if let (Some((b_area, b)), Some((d_area, d))) = (one, other)
                && b_area + d_area > best.0
            {
                best = (b_area + d_area, Some([hull[a], hull[b], hull[c], hull[d]]));
            }
        }
    }
    best.1.map(from_upper_left)
}

/// Turns the list of corners so that it begins with the upper left one.
pub(crate) fn from_upper_left(mut corners: [Point; 4]) -> [Point; 4] {
    let first = (0..4).min_by(|a, b| {
        let sum = |i: usize| corners[i].x + corners[i].y;
        sum(*a).total_cmp(&sum(*b))
    });
    corners.rotate_left(first.unwrap_or(0));
    corners
}

/// A perspective: maps the plane of a board to the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perspective([f64; 8]);

impl Perspective {
    /// The perspective that maps the square from (0, 0) to (`side`, `side`) to corners, clockwise from the upper left one.
    pub fn to(corners: [Point; 4], side: f64) -> Option<Perspective> {
        let square = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
        let mut rows = [[0.0_f64; 9]; 8];
        for (i, ((x, y), to)) in square.into_iter().zip(corners).enumerate() {
            let (u, v) = (f64::from(to.x), f64::from(to.y));
            rows[2 * i] = [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y, u];
            rows[2 * i + 1] = [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y, v];
        }
        let mut solved = [0.0; 8];
        solved.copy_from_slice(&solve(&mut rows.map(|row| row.to_vec()))?);
        Some(Perspective(solved))
    }

    pub fn map(&self, x: f32, y: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let (x, y) = (f64::from(x), f64::from(y));
        let depth = g * x + h * y + 1.0;
        let depth = if depth.abs() < 1e-9 { 1e-9 } else { depth };
        Point::new(((a * x + b * y + c) / depth) as f32, ((d * x + e * y + f) / depth) as f32)
    }
}

/// Solves linear equations, one a row with its right side at the end, by elimination with pivots.
pub(crate) fn solve(rows: &mut [Vec<f64>]) -> Option<Vec<f64>> {
    let count = rows.len();
    for column in 0..count {
        let pivot =
            (column..count).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()))?;
        if rows[pivot][column].abs() < 1e-12 {
            return None;
        }
        rows.swap(column, pivot);
        let (above, below) = rows.split_at_mut(column + 1);
        let row = &above[column];
        for other in below {
            let share = other[column] / row[column];
            for (value, subtracted) in other.iter_mut().zip(row).skip(column) {
                *value -= share * subtracted;
            }
        }
    }
    let mut found = vec![0.0; count];
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|i| rows[row][i] * found[i]).sum();
        found[row] = (rows[row][count] - known) / rows[row][row];
    }
    Some(found)
}
