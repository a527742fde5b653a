//! Screenshots: flat colours without noise say more than grey. A digit in another colour than the givens is an entry, and
//! candidates have a colour of their own, so that what a hint draws over them can be left out.

use crate::blob::{Blob, blobs};
use crate::cell::CELL;
use crate::lattice::Lattice;
use crate::marks::{Marks, resampled};
use crate::network::Network;
use crate::picture::Colours;
use crate::shape::Point;
use jade_grid::{Digit, DigitSet};

/// Pixels of a side of a cell as its colours are looked at.
const FINE: usize = 72;

/// How much of a cell is cut off at each side.
const INSET: f32 = 0.06;

/// How far two colours of digits are apart at least, as a distance in the cube of red, green and blue.
const APART: f32 = 48.0;

/// How many digits of a colour there are at least for it to be usual.
const USUAL: usize = 5;

/// How far a colour is from its ground at least to be seen: what JPEG leaves around lines is less.
const SEEN: f32 = 45.0;

/// The height of a digit, as a share of the usual one, is at least this; what is lower is a candidate or part of a hint.
const LEAST_DIGIT: f32 = 0.72;

/// The share of the network's view of a digit that its height takes, as in what it learnt from.
const HEIGHT: f32 = 0.58;

/// The share of candidates that stand where a raster of three by three has them, from which on there is a raster.
const RASTER: f32 = 0.6;

/// The share of its usual ink from which on a candidate of a raster is there, and from which on that is sure.
const INK: (f32, f32) = (0.22, 0.5);

/// How many pixels of another colour, as a share of the usual ink of a digit, are a hint drawn over it.
const COVERED: f32 = 0.35;

/// How sure a candidate is that looks right or stands where it should, and one that does not.
const SURE: (f32, f32) = (0.99, 0.9);

/// How many pixels from the edge of a cell on its lines may reach.
const NEAR: usize = 3;

type Colour = [f32; 3];

fn distance(a: Colour, b: Colour) -> f32 {
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f32>().sqrt()
}

/// The value in the middle; 0 if there is none.
fn median(mut values: Vec<f32>) -> f32 {
    let middle = values.len() / 2;
    if values.is_empty() { 0.0 } else { *values.select_nth_unstable_by(middle, f32::total_cmp).1 }
}

fn median_colour(colours: &[Colour]) -> Colour {
    std::array::from_fn(|i| median(colours.iter().map(|colour| colour[i]).collect()))
}

/// A cell of a screenshot.
pub(crate) struct Cell {
    pixels: Vec<Colour>,
    ground: Colour,
}

/// The 81 cells of a board.
pub(crate) fn cells(colours: &Colours, lattice: &Lattice) -> Vec<Cell> {
    (0..81).map(|cell| Cell::of(colours, lattice.cell(cell / 9, cell % 9))).collect()
}

impl Cell {
    fn of(colours: &Colours, corners: [Point; 4]) -> Cell {
        let place = |i: usize| INSET + (1.0 - 2.0 * INSET) * (i as f32 + 0.5) / FINE as f32;
        let mut pixels = Vec::with_capacity(FINE * FINE);
        for y in 0..FINE {
            let left = corners[0].towards(corners[3], place(y));
            let right = corners[1].towards(corners[2], place(y));
            pixels.extend((0..FINE).map(|x| colours.at(left.towards(right, place(x)))));
        }
        let ground = median_colour(&pixels);
        Cell { pixels, ground }
    }

    /// How far each pixel is from the ground, and the most of it apart from single pixels.
    fn contrast(&self) -> (Vec<f32>, f32) {
        let contrast: Vec<f32> = self.pixels.iter().map(|pixel| distance(*pixel, self.ground)).collect();
        let mut sorted = contrast.clone();
        let most = *sorted.select_nth_unstable_by(FINE * FINE * 399 / 400, f32::total_cmp).1;
        (contrast, most)
    }

    /// The height of the highest thing in the cell, apart from lines at its edge; infinite for what goes through the cell.
    fn height(&self) -> f32 {
        let (contrast, most) = self.contrast();
        let found = blobs(&contrast, FINE, 0.4 * most);
        let height = |blob: &Blob| if blob.height() == FINE { f32::INFINITY } else { blob.height() as f32 };
        found.iter().filter(|blob| !blob.is_edge()).map(height).fold(0.0, f32::max)
    }

    /// The same for what has this colour.
    fn height_of(&self, colour: Colour) -> f32 {
        blobs(&self.towards(colour), FINE, 0.5).iter().map(|blob| blob.height() as f32).fold(0.0, f32::max)
    }

    /// The colour of what is written in the cell.
    fn colour(&self) -> Colour {
        let inside = |i: usize| (8..FINE - 8).contains(&(i / FINE)) && (8..FINE - 8).contains(&(i % FINE));
        let (contrast, _) = self.contrast();
        let most = (0..FINE * FINE).filter(|i| inside(*i)).map(|i| contrast[i]).fold(0.0, f32::max);
        let full: Vec<Colour> = (0..FINE * FINE)
            .filter(|i| inside(*i) && contrast[*i] >= 0.85 * most)
            .map(|i| self.pixels[i])
            .collect();
        median_colour(&full)
    }

    /// What is neither ground nor of the colour of candidates: at which places of a raster there is a sign of a hint about as
    /// large as a candidate, and how many pixels of others, such as links, are at each.
    fn over(&self, ink: &[f32], height: f32) -> ([bool; 9], [usize; 9]) {
        let other =
            |i: usize| f32::from(u8::from(ink[i] < 0.2 && distance(self.pixels[i], self.ground) > SEEN));
        let (mut signs, mut over) = ([false; 9], [0; 9]);
        for blob in blobs(&(0..FINE * FINE).map(other).collect::<Vec<f32>>(), FINE, 0.5) {
            let sizes = [blob.width() as f32, blob.height() as f32];
            // A short piece of a link goes on in the next cell.
            let thin = blob.pixels.len() < 5 * blob.width().max(blob.height());
            let compact = sizes.iter().all(|size| (0.7..2.4).contains(&(size / height)));
            if compact && !blob.is_edge() && !(thin && blob.touches()) {
                signs[place(blob.middle())] = true;
            } else {
                for i in blob.pixels {
                    over[place(((i % FINE) as f32, (i / FINE) as f32))] += 1;
                }
            }
        }
        (signs, over)
    }

    /// How much of the colour of candidates each pixel has, from 0 to 1; other colours have none.
    fn towards(&self, mark: Colour) -> Vec<f32> {
        let way: Colour = std::array::from_fn(|i| mark[i] - self.ground[i]);
        let length = distance(mark, self.ground).max(1.0);
        self.pixels
            .iter()
            .map(|pixel| {
                let from: Colour = std::array::from_fn(|i| pixel[i] - self.ground[i]);
                let along = (0..3).map(|i| from[i] * way[i]).sum::<f32>() / (length * length);
                let beside = distance(from, way.map(|value| value * along)) / length;
                along.clamp(0.0, 1.2) * ((0.36 - beside) / 0.14).clamp(0.0, 1.0)
            })
            .collect()
    }
}

/// How high a digit is at least.
fn least_height(mut heights: Vec<f32>) -> f32 {
    heights.retain(|height| height.is_finite());
    LEAST_DIGIT * median(heights)
}

/// Those of the cells with a digit, as it seems, in which something is about as high as digits are on this board.
pub(crate) fn with_digit(cells: &[Cell], seeming: &[usize]) -> Vec<usize> {
    let heights: Vec<f32> = seeming.iter().map(|cell| cells[*cell].height()).collect();
    let least = least_height(heights.clone());
    seeming.iter().zip(heights).filter(|(_, height)| *height >= least).map(|(cell, _)| *cell).collect()
}

/// The cells with a digit by the colour of their digits, each with how much these stand out.
pub(crate) fn by_colour(cells: &[Cell], digits: &[usize]) -> Vec<(Vec<usize>, f32)> {
    let mut groups: Vec<(Colour, Vec<usize>)> = Vec::new();
    for cell in digits {
        let colour = cells[*cell].colour();
        match groups.iter_mut().find(|(other, _)| distance(*other, colour) < APART) {
            Some((_, group)) => group.push(*cell),
            None => groups.push((colour, vec![*cell])),
        }
    }
    // What a hint draws over a digit may be most of what is seen of it: the digit has one of the usual colours.
    let least = least_height(digits.iter().map(|cell| cells[*cell].height()).collect());
    let (mut usual, rare): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(_, group)| group.len() >= USUAL.min(digits.len()));
    usual.sort_by_key(|(_, group)| std::cmp::Reverse(group.len()));
    for (colour, group) in rare {
        for cell in group {
            let same = usual.iter_mut().find(|(other, _)| cells[cell].height_of(*other) >= least);
            match same {
                Some((_, group)) => group.push(cell),
                None => usual.push((colour, vec![cell])),
            }
        }
    }
    let bright = |colour: Colour| 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];
    let contrast = |(colour, group): (Colour, Vec<usize>)| {
        let contrasts = group.iter().map(|cell| (bright(colour) - bright(cells[*cell].ground)).abs());
        let contrast = median(contrasts.collect());
        (group, contrast)
    };
    usual.into_iter().map(contrast).collect()
}

impl Blob {
    fn touches(&self) -> bool {
        self.left == 0 || self.top == 0 || self.right == FINE - 1 || self.bottom == FINE - 1
    }

    /// Whether this is part of what lies at the edge of a cell: of a line, or of a round corner.
    fn is_edge(&self) -> bool {
        let near = |at: usize| !(NEAR..FINE - NEAR).contains(&at);
        let count = self.pixels.iter().filter(|i| near(**i % FINE) || near(**i / FINE)).count();
        self.touches() && count as f32 > 0.6 * self.pixels.len() as f32
    }
}

/// The place of a point in a raster of three by three, in reading order.
fn place((x, y): (f32, f32)) -> usize {
    let third = |at: f32| ((at * 3.0 / FINE as f32) as usize).min(2);
    third(y) * 3 + third(x)
}

/// Divides what is wider than a digit: digits of a line that touch.
fn divided(ink: &[f32], blob: Blob, height: f32) -> Vec<Blob> {
    let parts = (blob.width() as f32 / (0.72 * height)).round() as usize;
    if blob.width() as f32 <= 0.95 * height || parts < 2 {
        return vec![blob];
    }
    // Between two digits there is the least ink near where they should meet.
    let sum = |x: usize| (blob.top..=blob.bottom).map(|y| ink[y * FINE + x]).sum::<f32>();
    let step = blob.width() as f32 / parts as f32;
    let mut cuts = vec![blob.left];
    for part in 1..parts {
        let near = blob.left as f32 + step * part as f32;
        let (from, to) = ((near - step * 0.3) as usize, (near + step * 0.3) as usize);
        let cut = (from..=to.min(blob.right)).min_by(|a, b| sum(*a).total_cmp(&sum(*b)));
        cuts.push(cut.unwrap_or(blob.left));
    }
    cuts.push(blob.right + 1);
    cuts.windows(2)
        .filter_map(|ends| {
            let pixels: Vec<usize> =
                blob.pixels.iter().copied().filter(|i| (ends[0]..ends[1]).contains(&(i % FINE))).collect();
            Some(Blob {
                left: pixels.iter().map(|i| i % FINE).min()?,
                right: pixels.iter().map(|i| i % FINE).max()?,
                top: pixels.iter().map(|i| i / FINE).min()?,
                bottom: pixels.iter().map(|i| i / FINE).max()?,
                pixels,
            })
        })
        .collect()
}

/// Joins the pieces of digits whose thinnest strokes are lost.
fn joined(mut found: Vec<Blob>, height: f32) -> Vec<Blob> {
    let mut at = 0;
    while at < found.len() {
        let piece = &found[at];
        let other = (0..found.len()).find(|other| {
            let other = &found[*other];
            let (left, right) = (piece.left.min(other.left), piece.right.max(other.right));
            let (top, bottom) = (piece.top.min(other.top), piece.bottom.max(other.bottom));
            let (width, both) = ((right - left + 1) as f32, (bottom - top + 1) as f32);
            let apart = piece.top > other.bottom + 1 || other.top > piece.bottom + 1;
            let gap = if apart {
                piece.top.abs_diff(other.bottom).min(other.top.abs_diff(piece.bottom))
            } else {
                0
            };
            piece.pixels[0] != other.pixels[0]
                && (piece.height() as f32) < 0.75 * height
                && both <= 1.25 * height
                && width <= 0.95 * height
                && gap as f32 <= 0.3 * height
        });
        let Some(other) = other else {
            at += 1;
            continue;
        };
        let piece = found.remove(at);
        let other = &mut found[if other > at { other - 1 } else { other }];
        other.left = other.left.min(piece.left);
        other.right = other.right.max(piece.right);
        other.top = other.top.min(piece.top);
        other.bottom = other.bottom.max(piece.bottom);
        other.pixels.extend(piece.pixels);
        at = 0;
    }
    found
}

/// A candidate as the network sees a digit: enlarged, in the middle, with nothing around it.
fn view(ink: &[f32], blob: &Blob) -> [f32; CELL] {
    let mut only = vec![0.0_f32; FINE * FINE];
    let most = blob.pixels.iter().map(|i| ink[*i]).fold(0.1, f32::max);
    // With the soft edge around it.
    for i in &blob.pixels {
        let (x, y) = (i % FINE, i / FINE);
        for near_y in y.saturating_sub(1)..(y + 2).min(FINE) {
            for near_x in x.saturating_sub(1)..(x + 2).min(FINE) {
                let near = near_y * FINE + near_x;
                only[near] = ink[near] / most;
            }
        }
    }
    let side = blob.height() as f32 / HEIGHT;
    let at = |x: i32, y: i32| {
        let inside = (0..FINE as i32).contains(&x) && (0..FINE as i32).contains(&y);
        if inside { only[y as usize * FINE + x as usize] } else { 0.0 }
    };
    resampled(at, blob.middle(), side)
}

/// A candidate that was seen.
struct Seen {
    blob: Blob,
    /// How probable each digit is; all 0 for what is none.
    digits: [f32; 9],
}

impl Seen {
    fn best(&self) -> usize {
        (0..9).max_by(|a, b| self.digits[*a].total_cmp(&self.digits[*b])).unwrap_or(0)
    }

    fn is_digit(&self) -> bool {
        self.digits.iter().sum::<f32>() > 0.3
    }
}

/// What was seen in a cell.
#[derive(Default)]
struct Inside {
    ink: Vec<f32>,
    found: Vec<Seen>,
    /// Whether there is a sign of a hint at each place of a raster: a ring, a cross, a dot.
    signs: [bool; 9],
    /// How many pixels at each place have another colour, of what a hint draws there.
    over: [usize; 9],
}

/// Reads the candidates of all cells that are `open`, that is without a digit: nothing for a cell without candidates.
pub(crate) fn marks(cells: &[Cell], open: &[bool; 81], network: &Network) -> Vec<Option<Marks>> {
    let nothing = || (0..81).map(|_| None).collect();
    let Some((colour, height)) = usual(cells, open) else { return nothing() };
    let seen: Vec<Inside> = cells
        .iter()
        .zip(open)
        .map(|(cell, open)| {
            if !open || distance(cell.ground, colour) < SEEN {
                return Inside::default();
            }
            let ink = cell.towards(colour);
            let most = ink.iter().copied().fold(0.0, f32::max);
            let found = if most < 0.3 { Vec::new() } else { blobs(&ink, FINE, 0.42 * most.min(1.0)) };
            let found = found
                .into_iter()
                .filter(|blob| !blob.is_edge())
                .flat_map(|blob| {
                    let low = (blob.height() as f32) < 1.6 * height;
                    if low { divided(&ink, blob, height) } else { vec![blob] }
                })
                .collect();
            let found = joined(found, height)
                .into_iter()
                .filter(|blob| blob.height() as f32 > 0.4 * height || blob.pixels.len() > 8)
                .map(|blob| {
                    let right = (0.75..1.3).contains(&(blob.height() as f32 / height));
                    let shares = if right { network.classify(&view(&ink, &blob)) } else { [0.0; 20] };
                    Seen { blob, digits: std::array::from_fn(|i| shares[1 + i] + shares[10 + i]) }
                })
                .collect();
            let (signs, over) = cell.over(&ink, height);
            Inside { ink, found, signs, over }
        })
        .collect();
    let clear = || seen.iter().flat_map(|inside| &inside.found).filter(|one| one.is_digit());
    let in_place = clear().filter(|one| one.digits[place(one.blob.middle())] > 0.3).count();
    if in_place as f32 >= RASTER * clear().count() as f32 && in_place >= 3 {
        return raster(&seen);
    }
    seen.iter().map(|inside| anywhere(inside, height)).collect()
}

/// The usual colour and height of candidates.
fn usual(cells: &[Cell], open: &[bool; 81]) -> Option<(Colour, f32)> {
    let mut found: Vec<(Colour, f32)> = Vec::new();
    for (cell, _) in cells.iter().zip(open).filter(|(_, open)| **open) {
        let (contrast, most) = cell.contrast();
        if most < SEEN {
            continue;
        }
        for blob in blobs(&contrast, FINE, 0.42 * most) {
            let share = |pixels: usize| pixels as f32 / FINE as f32;
            // A digit, or some that touch.
            let fits =
                (0.09..0.45).contains(&share(blob.height())) && share(blob.width()) > 0.02 && !blob.is_edge();
            let darkest = blob.pixels.iter().max_by(|a, b| contrast[**a].total_cmp(&contrast[**b]));
            if let (true, Some(darkest)) = (fits, darkest) {
                found.push((cell.pixels[*darkest], blob.height() as f32));
            }
        }
    }
    if found.is_empty() {
        return None;
    }
    // The colour that most of them have, about.
    let near = |colour: Colour| found.iter().filter(move |(other, _)| distance(*other, colour) < APART);
    let (colour, _) = found.iter().max_by_key(|(colour, _)| near(*colour).count())?;
    let same: Vec<Colour> = near(*colour).map(|(colour, _)| *colour).collect();
    let height = median(near(*colour).map(|(_, height)| *height).collect());
    Some((median_colour(&same), height))
}

/// Candidates that each have their place: whatever ink is there, even if a hint covers some of it, is that digit.
fn raster(seen: &[Inside]) -> Vec<Option<Marks>> {
    let amount = |ink: &[f32], one: &Seen| one.blob.pixels.iter().map(|i| ink[*i]).sum::<f32>();
    // How much ink each digit has where it is surely right.
    let right = |digit: usize| {
        seen.iter().flat_map(move |inside| {
            let here = move |one: &&Seen| place(one.blob.middle()) == digit && one.digits[digit] > 0.5;
            inside.found.iter().filter(here).map(move |one| amount(&inside.ink, one))
        })
    };
    let all = median((0..9).flat_map(right).collect());
    let usual: Vec<f32> = (0..9)
        .map(|digit| {
            let own = median(right(digit).collect());
            // One has the least ink.
            if own > 0.0 { own.max(0.6 * all) } else { all * if digit == 0 { 0.6 } else { 0.9 } }
        })
        .collect();
    let heights: Vec<f32> =
        seen.iter().flat_map(|inside| &inside.found).map(|one| one.blob.height() as f32).collect();
    let tall = 1.6 * median(heights);
    seen.iter()
        .map(|inside| {
            let (mut amounts, mut mixed) = ([0.0_f32; 9], [false; 9]);
            for one in &inside.found {
                if one.blob.height() as f32 >= tall {
                    // A digit and what a hint draws around it.
                    for i in &one.blob.pixels {
                        let at = place(((i % FINE) as f32, (i / FINE) as f32));
                        amounts[at] += inside.ink[*i];
                        mixed[at] = true;
                    }
                } else {
                    amounts[place(one.blob.middle())] += amount(&inside.ink, one);
                }
            }
            let mut marks = Marks { digits: DigitSet::EMPTY, confidence: 1.0 };
            for digit in 0..9 {
                let share = amounts[digit] / usual[digit].max(1e-3);
                // A hint crosses out or rings what is there.
                let least = if mixed[digit] { INK.1 } else { INK.0 };
                if share < least && !inside.signs[digit] {
                    continue;
                }
                marks.digits.add(Digit::from_index(digit));
                // Clearly another digit, where this one should be.
                let other = inside.found.iter().any(|one| {
                    let best = one.best();
                    place(one.blob.middle()) == digit && best != digit && one.digits[best] > 0.95
                });
                let sure = if share < INK.1 || other || mixed[digit] { SURE.1 } else { SURE.0 };
                marks.confidence = marks.confidence.min(sure);
            }
            // Perhaps a hint hides a candidate altogether.
            let hidden = (0..9).any(|digit| {
                let covered = inside.over[digit] as f32 > 2.0 * COVERED * usual[digit];
                covered && !marks.digits.contains(Digit::from_index(digit))
            });
            if hidden {
                marks.confidence = marks.confidence.min(SURE.1);
            }
            (hidden || !marks.digits.is_empty()).then_some(marks)
        })
        .collect()
}

/// Candidates of a cell that stand anywhere, or in a line and then from the least to the greatest.
fn anywhere(Inside { found, over, signs, .. }: &Inside, height: f32) -> Option<Marks> {
    let mut all: Vec<&Seen> = found.iter().filter(|one| one.is_digit()).collect();
    let hint = over.iter().sum::<usize>() as f32 > COVERED * height * height || signs.contains(&true);
    if all.is_empty() {
        return hint.then_some(Marks { digits: DigitSet::EMPTY, confidence: SURE.1 });
    }
    // What cannot be read, but is as large as a digit.
    let unread = found.iter().any(|one| !one.is_digit());
    all.sort_by(|a, b| a.blob.middle().0.total_cmp(&b.blob.middle().0));
    let level = |one: &Seen| one.blob.middle().1;
    let (first, height) = (level(all[0]), all[0].blob.height() as f32);
    let line = all.iter().all(|one| (level(one) - first).abs() < 0.35 * height);
    let chosen = if line { ascending(&all) } else { None };
    let chosen = chosen.unwrap_or_else(|| all.iter().map(|one| one.best()).collect());
    let mut marks = Marks { digits: DigitSet::EMPTY, confidence: if unread || hint { 0.5 } else { SURE.0 } };
    for (at, (one, digit)) in all.iter().zip(&chosen).enumerate() {
        let twice = marks.digits.contains(Digit::from_index(*digit));
        marks.digits.add(Digit::from_index(*digit));
        // In a line, only what fits between its neighbours is a rival.
        let from = if line && at > 0 { chosen[at - 1] + 1 } else { 0 };
        let to = if line && at + 1 < chosen.len() { chosen[at + 1] } else { 9 };
        let sum: f32 = (0..9).filter(|d| *d == *digit || (from..to).contains(d)).map(|d| one.digits[d]).sum();
        let sure = if twice { 0.5 } else { one.digits[*digit] / sum.max(1e-6) };
        marks.confidence = marks.confidence.min(sure);
    }
    Some(marks)
}

/// The most probable digits that become greater from left to right.
fn ascending(all: &[&Seen]) -> Option<Vec<usize>> {
    if all.len() > 9 {
        return None;
    }
    // best[d]: the cost of the digits so far, if the last is d, and which these are.
    let mut best: Vec<(f32, Vec<usize>)> = vec![(0.0, Vec::new())];
    for one in all {
        let mut next: Vec<(f32, Vec<usize>)> = Vec::new();
        for digit in 0..9 {
            let before = best
                .iter()
                .filter(|(_, digits)| digits.last().is_none_or(|last| *last < digit))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((cost, digits)) = before {
                let mut digits = digits.clone();
                digits.push(digit);
                next.push((cost - one.digits[digit].max(1e-6).ln(), digits));
            }
        }
        best = next;
    }
    best.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, digits)| digits)
}
