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
/// the most lines come first, of equal ones the largest.
pub(crate) fn find(grey: &Grey) -> Vec<Vec<Found>> {
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
