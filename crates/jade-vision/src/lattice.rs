//! [`Lattice`]: where the ten by ten crossings of a board's lines are in a picture, curled paper included.
//!
//! A first guess is a quadrilateral. Straightened by it, lines stand upright or lie level, so their sums along a row or
//! column show spacing and offset. Then each crossing is looked for near where it should be, a smooth surface through all
//! of them is fitted with the outliers weighted down, and so again in ever smaller neighbourhoods.

use crate::picture::Ink;
use crate::shape::{Perspective, Point, solve};

/// Crossings in a row.
pub(crate) const ACROSS: usize = 10;

/// The crossings of a board's lines, row by row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lattice {
    pub points: Vec<Point>,
    /// The share of the 180 edges of cells along which there is a line, or of the cells that are seen without lines.
    pub lines: f32,
    /// Which these are: first the level ones, line by line from above, then the upright ones from the left.
    edges: Vec<bool>,
    /// By how many quarters it has been turned since then.
    quarters: usize,
}

/// How far beside a line its surroundings are looked at, in cells.
const BESIDE: f32 = 0.17;

impl Lattice {
    fn of(points: Vec<Point>) -> Lattice {
        Lattice { points, lines: 0.0, edges: Vec::new(), quarters: 0 }
    }

    /// How many of the four edges of a cell have a line.
    pub fn frame(&self, mut row: usize, mut column: usize) -> usize {
        for _ in 0..self.quarters {
            (row, column) = (8 - column, row);
        }
        let edges = [row * 9 + column, (row + 1) * 9 + column, 90 + column * 9 + row, 99 + column * 9 + row];
        edges.into_iter().filter(|edge| self.edges.get(*edge) == Some(&true)).count()
    }

    /// The share of edges with a line among the level ones, or the upright ones, whatever is more.
    pub fn lines_one_way(&self) -> f32 {
        let share = |edges: &[bool]| edges.iter().filter(|present| **present).count() as f32 / 90.0;
        let (level, upright) = self.edges.split_at(self.edges.len() / 2);
        share(level).max(share(upright))
    }

    pub fn point(&self, row: usize, column: usize) -> Point {
        self.points[row * ACROSS + column]
    }

    /// The corners, clockwise from the upper left one.
    pub fn corners(&self) -> [Point; 4] {
        [self.point(0, 0), self.point(0, 9), self.point(9, 9), self.point(9, 0)]
    }

    /// The corners of a cell, clockwise from the upper left one.
    pub fn cell(&self, row: usize, column: usize) -> [Point; 4] {
        [
            self.point(row, column),
            self.point(row, column + 1),
            self.point(row + 1, column + 1),
            self.point(row + 1, column),
        ]
    }

    /// The same board, turned clockwise by that many quarters: what was at the left is above after one.
    pub fn turned(&self, quarters: usize) -> Lattice {
        let mut points = self.points.clone();
        for _ in 0..quarters {
            points = (0..ACROSS * ACROSS)
                .map(|i| points[(ACROSS - 1 - i % ACROSS) * ACROSS + i / ACROSS])
                .collect();
        }
        Lattice { points, quarters: (self.quarters + quarters) % 4, edges: self.edges.clone(), ..*self }
    }

    /// The crossings exactly between four corners, for cells of which that share was seen as areas of one colour.
    pub fn straight(corners: [Point; 4], seen: f32) -> Option<Lattice> {
        let plane = Perspective::to(corners, 9.0)?;
        let at = |i: usize| plane.map((i % ACROSS) as f32, (i / ACROSS) as f32);
        let points = (0..ACROSS * ACROSS).map(at).collect();
        Some(Lattice { lines: seen, edges: vec![true; 180], ..Lattice::of(points) })
    }

    /// Fits the crossings, beginning with a quadrilateral whose sides are about those of the board.
    pub fn fit(ink: &Ink, corners: [Point; 4]) -> Option<Lattice> {
        let first = Perspective::to(corners, 9.0)?;
        let (columns, rows) = spacing(ink, &first);
        let place = |row: f32, column: f32| first.map(columns.0 + columns.1 * column, rows.0 + rows.1 * row);
        let at = |i: usize| place((i / ACROSS) as f32, (i % ACROSS) as f32);
        let points: Vec<Point> = (0..ACROSS * ACROSS).map(at).collect();
        if points.iter().any(|point| !point.x.is_finite() || !point.y.is_finite()) {
            return None;
        }
        let mut lattice = Lattice::of(points).settled(ink, &[0.36, 0.26, 0.18, 0.12, 0.1])?;
        // A faint border, or a line beside the board that looks like one: perhaps all is off by a row or column.
        for _ in 0..2 {
            if lattice.lines > 0.97 {
                break;
            }
            let moved = [(0, 1), (0, -1), (1, 0), (-1, 0)];
            let moved = moved
                .iter()
                .filter_map(|(rows, columns)| lattice.moved(*rows, *columns).settled(ink, &[0.15, 0.1]));
            match moved.max_by(|a, b| a.lines.total_cmp(&b.lines)) {
                Some(best) if best.lines > lattice.lines + 0.008 => lattice = best,
                _ => break,
            }
        }
        Some(lattice)
    }

    /// The same, looked for in ever smaller neighbourhoods.
    fn settled(self, ink: &Ink, reaches: &[f32]) -> Option<Lattice> {
        let base = self.points.clone();
        let mut lattice = self;
        for reach in reaches {
            lattice = lattice.refined(ink, &base, *reach)?;
        }
        lattice.edges = lattice.find_edges(ink);
        lattice.lines = lattice.edges.iter().filter(|present| **present).count() as f32 / 180.0;
        Some(lattice)
    }

    /// The same, moved by whole rows and columns; beyond its edge, it goes on as at the edge.
    fn moved(&self, rows: i32, columns: i32) -> Lattice {
        let inside = |index: i32| index.clamp(0, 9) as usize;
        let points = (0..ACROSS * ACROSS).map(|i| {
            let (row, column) = ((i / ACROSS) as i32 + rows, (i % ACROSS) as i32 + columns);
            let (near_row, near_column) = (inside(row), inside(column));
            let point = self.point(near_row, near_column);
            let (right, down) = self.directions(near_row, near_column);
            let (x, y) = ((column - near_column as i32) as f32, (row - near_row as i32) as f32);
            Point::new(point.x + right.x * x + down.x * y, point.y + right.y * x + down.y * y)
        });
        Lattice::of(points.collect())
    }

    /// The directions of a row and of a column at a crossing, a cell long.
    fn directions(&self, row: usize, column: usize) -> (Point, Point) {
        let difference = |a: Point, b: Point, count: usize| {
            Point::new((b.x - a.x) / count as f32, (b.y - a.y) / count as f32)
        };
        let (left, right) = (column.saturating_sub(1), (column + 1).min(9));
        let (above, below) = (row.saturating_sub(1), (row + 1).min(9));
        (
            difference(self.point(row, left), self.point(row, right), right - left),
            difference(self.point(above, column), self.point(below, column), below - above),
        )
    }

    /// The same with every crossing looked for within `reach` cells, and smoothed.
    fn refined(&self, ink: &Ink, base: &[Point], reach: f32) -> Option<Lattice> {
        let mut found = Vec::with_capacity(ACROSS * ACROSS);
        for row in 0..ACROSS {
            for column in 0..ACROSS {
                let point = self.point(row, column);
                let (right, down) = self.directions(row, column);
                // The line between columns is looked for across, along the part of it that lies in the board.
                let (du, weight_u) = offset(ink, point, right, down, row, reach);
                let (dv, weight_v) = offset(ink, point, down, right, column, reach);
                let moved =
                    Point::new(point.x + right.x * du + down.x * dv, point.y + right.y * du + down.y * dv);
                found.push((moved, right, down, weight_u, weight_v));
            }
        }
        // A surface for the way from the first guess, in both directions of the board: at first of second degree in row and
        // column, then of third.
        let mut points = base.to_vec();
        let terms = |i: usize| {
            let (x, y) = ((i % ACROSS) as f64 / 4.5 - 1.0, (i / ACROSS) as f64 / 4.5 - 1.0);
            [1.0, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y]
        };
        let ways: Vec<(f32, f32)> = found
            .iter()
            .zip(base)
            .map(|((moved, right, down, ..), from)| {
                let (dx, dy) = (moved.x - from.x, moved.y - from.y);
                let size = right.x * down.y - right.y * down.x;
                let size = if size.abs() < 1e-6 { 1e-6 } else { size };
                ((dx * down.y - dy * down.x) / size, (dy * right.x - dx * right.y) / size)
            })
            .collect();
        for axis in 0..2 {
            let way = |i: usize| f64::from(if axis == 0 { ways[i].0 } else { ways[i].1 });
            let weight = |i: usize| f64::from(if axis == 0 { found[i].3 } else { found[i].4 });
            let surface = fit_surface(&terms, &way, &weight, if reach > 0.2 { 6 } else { 10 })?;
            for (i, point) in points.iter_mut().enumerate() {
                let along = if axis == 0 { found[i].1 } else { found[i].2 };
                let value: f64 = terms(i).iter().zip(&surface).map(|(term, factor)| term * factor).sum();
                point.x += along.x * value as f32;
                point.y += along.y * value as f32;
            }
        }
        points.iter().all(|point| point.x.is_finite() && point.y.is_finite()).then(|| Lattice::of(points))
    }

    /// For each of the 180 edges of cells, whether there is a line along it.
    fn find_edges(&self, ink: &Ink) -> Vec<bool> {
        let mut contrasts = Vec::with_capacity(180);
        for level in [true, false] {
            for line in 0..ACROSS {
                for part in 0..9 {
                    let (from, to) = if level {
                        (self.point(line, part), self.point(line, part + 1))
                    } else {
                        (self.point(part, line), self.point(part + 1, line))
                    };
                    let (right, down) =
                        if level { self.directions(line, part) } else { self.directions(part, line) };
                    let across = if level { down } else { right };
                    contrasts.push(contrast(ink, from, to, across));
                }
            }
        }
        let mut sorted: Vec<f32> = contrasts.iter().map(|(mean, _)| *mean).collect();
        sorted.sort_by(f32::total_cmp);
        let typical = sorted[90];
        let least = (typical * 0.3).max(0.015);
        contrasts.iter().map(|(mean, share)| *mean > least && *share >= 0.6).collect()
    }
}

/// How much darker an edge is than both its sides, and along which share of it.
fn contrast(ink: &Ink, from: Point, to: Point, across: Point) -> (f32, f32) {
    const SAMPLES: usize = 9;
    let mut best = (f32::MIN, 0.0);
    for shift in [-0.06_f32, -0.03, 0.0, 0.03, 0.06] {
        let (mut sum, mut dark) = (0.0, 0);
        for i in 0..SAMPLES {
            let point = from.towards(to, 0.14 + 0.72 * i as f32 / (SAMPLES - 1) as f32);
            let at = |way: f32| ink.at(point.x + across.x * way, point.y + across.y * way);
            let difference = at(shift) - at(shift - BESIDE).max(at(shift + BESIDE));
            sum += difference.clamp(-0.3, 0.3);
            dark += usize::from(difference > 0.01);
        }
        if sum > best.0 {
            best = (sum, dark as f32 / SAMPLES as f32);
        }
    }
    (best.0 / SAMPLES as f32, best.1)
}

/// Where a line runs near a crossing: the way to it along `across`, in cells, and how clear it is.
fn offset(ink: &Ink, point: Point, across: Point, along: Point, index: usize, reach: f32) -> (f32, f32) {
    let step = 0.03;
    let count = (reach / step).round() as i32;
    let (from, to) = (if index == 0 { 0 } else { -4 }, if index == 9 { 0 } else { 4 });
    // Each value is needed three times, so those along the way are summed once.
    let side = (BESIDE / step).round() as i32;
    let sums: Vec<f32> = (-count - side..=count + side)
        .map(|i| {
            let way = i as f32 * step;
            let sum: f32 = (from..=to)
                .map(|t| {
                    let t = t as f32 * 0.1;
                    let x = point.x + across.x * way + along.x * t;
                    let y = point.y + across.y * way + along.y * t;
                    ink.at(x, y).clamp(-0.1, 0.5)
                })
                .sum();
            sum / (to - from + 1) as f32
        })
        .collect();
    let mut best = (0.0, 0.0);
    for i in -count..=count {
        let middle = (i + count + side) as usize;
        let line = sums[middle] - (sums[middle - side as usize] + sums[middle + side as usize]) / 2.0;
        // What is near is more likely.
        let nearness = 1.0 - 0.35 * (i as f32 / (count + 1) as f32).abs();
        if line * nearness > best.1 {
            best = (i as f32 * step, line * nearness);
        }
    }
    best
}

/// Least squares for the first `count` of ten terms over a hundred points, reweighted so that outliers count little.
fn fit_surface(
    terms: &dyn Fn(usize) -> [f64; 10],
    way: &dyn Fn(usize) -> f64,
    weight: &dyn Fn(usize) -> f64,
    count: usize,
) -> Option<Vec<f64>> {
    let mut surface = vec![0.0; count];
    let mut sizes = vec![1.0; ACROSS * ACROSS];
    for _ in 0..4 {
        let mut rows = vec![vec![0.0; count + 1]; count];
        for (i, size) in sizes.iter().enumerate() {
            let t = terms(i);
            let w = weight(i).min(0.3) * size + 1e-6;
            for (a, row) in rows.iter_mut().enumerate() {
                for (b, value) in row.iter_mut().enumerate() {
                    *value += w * t[a] * if b == count { way(i) } else { t[b] };
                }
            }
        }
        for (a, row) in rows.iter_mut().enumerate() {
            // Strongly bent surfaces need evidence.
            row[a] += if a < 3 { 1e-6 } else { 0.02 };
        }
        surface = solve(&mut rows)?;
        for (i, size) in sizes.iter_mut().enumerate() {
            let value: f64 = terms(i).iter().zip(&surface).map(|(term, factor)| term * factor).sum();
            let error = (value - way(i)) / 0.06;
            *size = 1.0 / (1.0 + error * error);
        }
    }
    Some(surface)
}

/// Offset and spacing of the columns and of the rows, in cells of a first guess.
fn spacing(ink: &Ink, first: &Perspective) -> ((f32, f32), (f32, f32)) {
    const FINE: usize = 20;
    const BEYOND: f32 = 2.0;
    let count = ((9.0 + 2.0 * BEYOND) * FINE as f32) as usize;
    let place = |i: usize| i as f32 / FINE as f32 - BEYOND;
    let mut field = vec![0.0_f32; count * count];
    for y in 0..count {
        for x in 0..count {
            let point = first.map(place(x), place(y));
            field[y * count + x] = ink.at(point.x, point.y).clamp(-0.1, 0.4);
        }
    }
    let side = (BESIDE * FINE as f32).round() as usize;
    let mut found = [(0.0, 1.0); 2];
    for _ in 0..2 {
        for axis in 0..2 {
            let (start, space) = found[1 - axis];
            let inside = |i: usize| place(i) > start && place(i) < start + 9.0 * space;
            let value = |across: usize, along: usize| {
                if axis == 0 { field[along * count + across] } else { field[across * count + along] }
            };
            let mut profile = vec![0.0_f32; count];
            for (across, sum) in profile.iter_mut().enumerate().take(count - side).skip(side) {
                for along in (0..count).filter(|along| inside(*along)) {
                    let line = value(across, along)
                        - (value(across - side, along) + value(across + side, along)) / 2.0;
                    *sum += line.clamp(-0.15, 0.15);
                }
            }
            // Lines are bent a little: a broad hit is enough.
            let smooth: Vec<f32> = (0..count)
                .map(|i| {
                    let at = |way: i32| profile.get((i as i32 + way) as usize).copied().unwrap_or(0.0);
                    (at(-2) + 2.0 * at(-1) + 3.0 * at(0) + 2.0 * at(1) + at(2)) / 9.0
                })
                .collect();
            found[axis] = best_comb(&smooth, FINE as f32, BEYOND);
        }
    }
    (found[0], found[1])
}

/// The offset and spacing of ten places at which a profile is highest in sum.
fn best_comb(profile: &[f32], fine: f32, beyond: f32) -> (f32, f32) {
    let at = |place: f32| {
        let index = ((place + beyond) * fine).round();
        if index < 0.0 { 0.0 } else { profile.get(index as usize).copied().unwrap_or(0.0) }
    };
    let mut best = (f32::MIN, (0.0, 1.0));
    for step in 0..33 {
        let space = 0.84 + 0.01 * step as f32;
        let shifts = ((9.0 + 2.4 - 9.0 * space).max(0.0) * fine) as usize;
        for shift in 0..=shifts {
            let start = -1.2 + shift as f32 / fine;
            let sum: f32 =
                (0..10).map(|k| at(start + k as f32 * space) * if k % 3 == 0 { 1.5 } else { 1.0 }).sum();
            // The first guess is right more often than not.
            let nearness = 1.0 - 0.03 * (start.abs() + (start + 9.0 * space - 9.0).abs());
            if sum * nearness > best.0 {
                best = (sum * nearness, (start, space));
            }
        }
    }
    best.1
}
