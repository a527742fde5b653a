//! Where boards are in a picture.

use crate::lattice::Lattice;
use crate::picture::{Grey, Ink, Sums};
use crate::shape::{Point, area, from_upper_left, hull, quadrilateral};

/// How the picture is divided into ink and paper: the reach of the mean, as a share of the shorter side, and how much
/// darker than the mean ink is. Tried in this order.
const THRESHOLDS: [(f32, f32); 6] =
    [(0.03, 0.08), (0.03, 0.04), (0.06, 0.13), (0.015, 0.05), (0.06, 0.07), (0.1, 0.2)];

/// The share of edges with a line from which on no other threshold is tried.
const GOOD_LINE_SHARE: f32 = 0.985;

/// The share of edges with a line that a board has at least.
pub(crate) const LEAST: f32 = 0.6;

/// The share of edges with a line from which on a grid is surely one of nine by nine cells.
pub(crate) const CLEAR: f32 = 0.85;

/// The fewest pixels of a cell.
const LEAST_CELL: f32 = 9.0;

/// The most by which neighbouring pixels of an area of one colour differ.
const FLAT: u8 = 6;

/// A place where a board seems to be.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub lattice: Lattice,
    pub area: f32,
}

impl Found {
    fn middle(&self) -> Point {
        let corners = self.lattice.corners();
        corners[0].towards(corners[2], 0.5)
    }

    /// Whether both are the same board: the middle of one lies near that of the other, or their areas overlap much.
    pub fn overlaps(&self, other: &Found) -> bool {
        let side = self.area.min(other.area).sqrt();
        self.middle().distance(other.middle()) < 0.62 * self.area.max(other.area).sqrt().min(side * 1.6)
    }
}

/// Finds places that look like a board, and for each the ways in which its lines may run, the best first. The places with
/// the most lines come first, of equal ones the largest. On a screenshot, cells are areas of one colour, perhaps without lines.
pub(crate) fn find(grey: &Grey, screenshot: bool) -> Vec<Vec<Found>> {
    let sums = Sums::new(grey);
    let shorter = grey.width.min(grey.height) as f32;
    let mut places: Vec<Vec<Found>> = Vec::new();
    let mut tried: Vec<[Point; 4]> = Vec::new();
    let mut inks = Inks::default();
    for (reach, darker) in THRESHOLDS {
        let reach = (reach * shorter).round().max(3.0) as usize;
        let mask = threshold(grey, &sums, reach, darker);
        for outline in components(&mask, grey.width, grey.height) {
            let hull = hull(outline);
            let Some(corners) = quadrilateral(&hull) else { continue };
            let same = |other: &[Point; 4]| {
                let near = 0.01 * area(other).sqrt();
                corners.iter().zip(other).all(|(one, other)| one.distance(*other) < near)
            };
            if tried.iter().any(same) {
                continue;
            }
            tried.push(corners);
            let Some(found) = fit(grey, &sums, corners, &mut inks) else { continue };
            match places.iter_mut().find(|place| place[0].overlaps(&found)) {
                Some(place) => {
                    let at = place.iter().take_while(|one| one.lattice.lines >= found.lattice.lines).count();
                    place.insert(at, found);
                    place.truncate(3);
                }
                None => places.push(vec![found]),
            }
        }
        // A clear little grid beside the board must not end the search for the board.
        let largest = tried.iter().map(|corners| area(corners)).fold(0.0, f32::max);
        let most = (grey.width * grey.height) as f32;
        let enough = |found: &Found| {
            found.lattice.lines >= GOOD_LINE_SHARE && found.area >= 0.5 * largest && found.area >= 0.12 * most
        };
        if places.iter().any(|place| enough(&place[0])) {
            break;
        }
    }
    if screenshot && let Some(lattice) = tiles(grey) {
        // Where cells are seen as such, what a hint draws along lines does not matter.
        let found = Found { area: area(&lattice.corners()), lattice };
        places.retain(|place| !place[0].overlaps(&found) || place[0].lattice.lines >= LEAST);
        match places.iter_mut().find(|place| place[0].overlaps(&found)) {
            Some(place) => place.insert(0, found),
            None => places.push(vec![found]),
        }
    }
    places.sort_by(|a, b| rank(&b[0]).total_cmp(&rank(&a[0])));
    places
}

/// Large boards with clear lines first.
fn rank(found: &Found) -> f32 {
    found.area * (found.lattice.lines - LEAST + 0.1).max(0.001).powi(2)
}

/// The ink of a picture for different reaches, the last few of them kept: boards of one picture are alike in size.
#[derive(Default)]
pub(crate) struct Inks(Vec<(usize, Ink)>);

impl Inks {
    fn get(&mut self, grey: &Grey, sums: &Sums, reach: f32) -> &Ink {
        // Steps of a sixth are close enough.
        let step = 1.17_f32;
        let reach = step.powf(reach.max(2.0).log(step).round()).round() as usize;
        match self.0.iter().position(|(other, _)| *other == reach) {
            Some(at) => {
                let kept = self.0.remove(at);
                self.0.push(kept);
            }
            None => {
                if self.0.len() == 3 {
                    self.0.remove(0);
                }
                self.0.push((reach, Ink::new(grey, sums, reach)));
            }
        }
        &self.0[self.0.len() - 1].1
    }
}

/// Fits a board into a quadrilateral.
pub(crate) fn fit(grey: &Grey, sums: &Sums, corners: [Point; 4], inks: &mut Inks) -> Option<Found> {
    let side = area(&corners).sqrt();
    let lengths: Vec<f32> = (0..4).map(|i| corners[i].distance(corners[(i + 1) % 4])).collect();
    let (shortest, longest) =
        (lengths.iter().copied().fold(f32::MAX, f32::min), lengths.iter().copied().fold(0.0, f32::max));
    if side < 9.0 * LEAST_CELL || shortest < 0.35 * longest {
        return None;
    }
    let lattice = Lattice::fit(inks.get(grey, sums, side / 9.0 * 0.6), from_upper_left(corners))?;
    let area = area(&lattice.corners());
    (lattice.lines >= 0.3 && area > (9.0 * LEAST_CELL).powi(2)).then_some(Found { lattice, area })
}

/// Which pixels are darker than their surroundings (Bradley and Roth 2007).
fn threshold(grey: &Grey, sums: &Sums, reach: usize, darker: f32) -> Vec<bool> {
    let mut mask = Vec::with_capacity(grey.data.len());
    for y in 0..grey.height {
        for x in 0..grey.width {
            let value = f32::from(grey.data[y * grey.width + x]);
            mask.push(value < sums.mean(x, y, reach) * (1.0 - darker));
        }
    }
    mask
}

/// Nine by nine tiles that stand upright: each is an area of one colour, as high as wide.
fn tiles(grey: &Grey) -> Option<Lattice> {
    let (width, height) = (grey.width, grey.height);
    let most = width.min(height) as f32 / 8.5;
    let differ = |one: usize, other: usize| grey.data[one].abs_diff(grey.data[other]) > FLAT;
    let mut seen: Vec<bool> = (0..grey.data.len())
        .map(|i| i % width > 0 && differ(i, i - 1) || i >= width && differ(i, i - width))
        .collect();
    let mut stack: Vec<usize> = Vec::new();
    // Of each tile its left and upper edge and its size.
    let mut found: Vec<(f32, f32, f32)> = Vec::new();
    for start in 0..seen.len() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        stack.push(start);
        let (mut top, mut bottom, mut left, mut right) = (height, 0, width, 0);
        while let Some(index) = stack.pop() {
            let (x, y) = (index % width, index / width);
            (top, bottom, left, right) = (top.min(y), bottom.max(y), left.min(x), right.max(x));
            let near = [
                (x > 0).then(|| index - 1),
                (x + 1 < width).then(|| index + 1),
                (y > 0).then(|| index - width),
                (y + 1 < height).then(|| index + width),
            ];
            for near in near.into_iter().flatten() {
                if !seen[near] {
                    seen[near] = true;
                    stack.push(near);
                }
            }
        }
        let (w, h) = ((right - left + 1) as f32, (bottom - top + 1) as f32);
        if w >= LEAST_CELL && w <= most && (w - h).abs() <= 0.12 * w {
            // Its first pixels differ from those of the line before them.
            found.push((left as f32 - 1.0, top as f32 - 1.0, w + 1.0));
        }
    }
    let mut sizes: Vec<f32> = found.iter().map(|tile| tile.2).collect();
    sizes.sort_by(f32::total_cmp);
    let size = *sizes.get(sizes.len() / 2)?;
    found.retain(|tile| (tile.2 - size).abs() <= 0.15 * size);
    // Edges at which there are several tiles; what is near the board has fewer.
    let edges = |place: &dyn Fn(&(f32, f32, f32)) -> f32| {
        let mut places: Vec<f32> = found.iter().map(place).collect();
        places.sort_by(f32::total_cmp);
        let mut groups: Vec<(f32, usize)> = Vec::new();
        for at in places {
            match groups.last_mut() {
                Some((first, count)) if at - *first < 0.3 * size => *count += 1,
                _ => groups.push((at, 1)),
            }
        }
        // Nine of them at even distances, with as many tiles as possible.
        let count_at = |at: f32| {
            let near = groups.iter().filter(|(place, _)| (place - at).abs() < 0.15 * size);
            near.map(|(_, count)| *count).max().filter(|count| *count >= 4)
        };
        let pairs = groups.iter().flat_map(|first| groups.iter().map(move |last| (first.0, last.0)));
        pairs
            .filter_map(|(first, last)| {
                let step = (last - first) / 8.0;
                let counts = (0..9).map(|i| count_at(first + step * i as f32));
                let all = (size..1.4 * size).contains(&step).then(|| counts.sum::<Option<usize>>()).flatten();
                all.map(|all| (all, (first, last)))
            })
            .max_by_key(|(all, _)| *all)
            .map(|(_, ends)| ends)
    };
    let (left, right) = edges(&|tile| tile.0)?;
    let (top, bottom) = edges(&|tile| tile.1)?;
    let (across, down) = ((right - left) / 8.0, (bottom - top) / 8.0);
    // In a board that lies askew, tiles stand at such edges, but not at both.
    let mut seen = [false; 81];
    for tile in &found {
        let (column, row) = ((tile.0 - left) / across, (tile.1 - top) / down);
        let on = |at: f32| (at - at.round()).abs() < 0.15 && (0.0..=8.0).contains(&at.round());
        if on(column) && on(row) {
            seen[(row.round() * 9.0 + column.round()) as usize] = true;
        }
    }
    let share = seen.iter().filter(|seen| **seen).count() as f32 / 81.0;
    // A line runs in the middle between two tiles.
    let (left, top) = (left - (across - size) / 2.0, top - (down - size) / 2.0);
    let (right, bottom) = (left + 9.0 * across, top + 9.0 * down);
    let corners =
        [Point::new(left, top), Point::new(right, top), Point::new(right, bottom), Point::new(left, bottom)];
    // So many at even distances are surely a board.
    if share >= LEAST { Lattice::straight(corners, share.max(CLEAR)) } else { None }
}

/// The connected components that may be the lines of a board, as the ends of their rows; the largest first.
fn components(mask: &[bool], width: usize, height: usize) -> Vec<Vec<Point>> {
    const MAX_COMPONENTS: usize = 6;
    let least = width.min(height) as f32 * 0.22;
    let mut seen = vec![false; mask.len()];
    let mut stack: Vec<u32> = Vec::new();
    let mut ends = vec![(u32::MAX, 0_u32); height];
    let mut large: Vec<(f32, Vec<Point>)> = Vec::new();
    for start in 0..mask.len() {
        if !mask[start] || seen[start] {
            continue;
        }
        seen[start] = true;
        stack.push(start as u32);
        let (mut top, mut bottom, mut left, mut right) = (height, 0, width, 0);
        while let Some(index) = stack.pop() {
            let (x, y) = (index as usize % width, index as usize / width);
            (top, bottom, left, right) = (top.min(y), bottom.max(y), left.min(x), right.max(x));
            ends[y] = (ends[y].0.min(x as u32), ends[y].1.max(x as u32));
            for near_y in y.saturating_sub(1)..(y + 2).min(height) {
                for near_x in x.saturating_sub(1)..(x + 2).min(width) {
                    let near = near_y * width + near_x;
                    if mask[near] && !seen[near] {
                        seen[near] = true;
                        stack.push(near as u32);
                    }
                }
            }
        }
        let (w, h) = ((right - left) as f32, (bottom - top) as f32);
        if w >= least && h >= least && w < 5.0 * h && h < 5.0 * w {
            let outline = (top..=bottom).filter(|y| ends[*y].0 <= ends[*y].1).flat_map(|y| {
                [Point::new(ends[y].0 as f32, y as f32), Point::new(ends[y].1 as f32, y as f32)]
            });
            large.push((w * h, outline.collect()));
        }
        ends[top..=bottom].fill((u32::MAX, 0));
    }
    large.sort_by(|a, b| b.0.total_cmp(&a.0));
    large.truncate(MAX_COMPONENTS);
    large.into_iter().map(|(_, outline)| outline).collect()
}
