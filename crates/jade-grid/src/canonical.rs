//! [`canonical`](canonical()): one representative of all puzzles that differ only by a [`Symmetry`].
//!
//! Rows, columns and digits get colours that no symmetry changes. At first there is one colour for each kind; then
//! every row, column and digit is recoloured by the colours of the givens on it, again and again, until a round
//! distinguishes nothing more. What a restricted puzzle bars counts as givens of another kind. Where several still have
//! the same colour, each of them in turn is given a colour of its own and the rounds continue; the smallest puzzle found
//! in this way is the canonical one. This is how B. McKay's nauty labels graphs (*Practical Graph Isomorphism*, 1981),
//! with sums of hashes as colours.
//!
//! ```text
//! row ──┐
//! column├── given      a row's new colour: its old one, its givens' columns and digits, its band's rows
//! digit ┘
//! ```

use crate::symmetry::DigitChanges;
use crate::{Digit, DigitSet, Puzzle, Symmetry};

/// The number of colourings after which the search gives up. Puzzles with one solution take some dozens, unless they
/// are very symmetric themselves.
const MOST_COLOURINGS: usize = 4_000;

/// Returns the canonical form of a puzzle: two puzzles are essentially the same if and only if their canonical forms
/// are equal. Returns `None` if finding it would take too long, as for a board with hardly any givens; this is then so
/// for every equivalent puzzle. The form is part of JADE's stable interface: it never changes, so it can be stored.
///
/// ```
/// use jade_grid::{Symmetry, canonical, line};
/// let puzzle = line::read("3......3...41...").unwrap();
/// let turned = Symmetry::random(puzzle.geometry(), |bound| bound / 2).puzzle(&puzzle);
/// assert_eq!(canonical(&puzzle), canonical(&turned));
/// assert_ne!(canonical(&puzzle), canonical(&line::read("3......3...4....").unwrap()));
/// ```
///
/// On a board with [rules](crate::Rules), two puzzles are held to be essentially the same only if one of the
/// [motions](Symmetry::motions) that keep the rules leads from one to the other, with an exchange of digits that keeps them,
/// too.
pub fn canonical(puzzle: &Puzzle) -> Option<Puzzle> {
    let board = puzzle.geometry();
    if !board.is_plain() {
        return Symmetry::motions(board)
            .iter()
            .map(|motion| relabelled(&motion.puzzle(puzzle)))
            .min_by_key(key);
    }
    let turned = || Symmetry::transposition(board).puzzle(puzzle);
    let (mut best, mut left) = (None, MOST_COLOURINGS);
    // Boxes of 3×2 become boxes of 2×3; with square boxes, both orientations are tried.
    if board.box_rows() <= board.box_columns() {
        Board::new(puzzle).search(&mut best, &mut left)?;
    }
    if board.box_rows() >= board.box_columns() {
        Board::new(&turned()).search(&mut best, &mut left)?;
    }
    let Image { values, barred } = best?;
    let geometry = if board.box_rows() <= board.box_columns() { board } else { turned().geometry() };
    let mut form = Puzzle::from_digits(geometry, values.into_iter().map(Digit::new))?;
    for (cell, digits) in geometry.cells().zip(barred) {
        form.bar(cell, DigitSet::from_bits(digits));
    }
    Some(form)
}

/// Returns a puzzle on a board with rules with the digits that make it smallest.
fn relabelled(puzzle: &Puzzle) -> Puzzle {
    let side = puzzle.geometry().side();
    let with = |change: &dyn Fn(Digit) -> Digit| {
        let mut image = Puzzle::empty(puzzle.geometry());
        puzzle.filled().for_each(|(cell, digit)| image.set(cell, Some(change(digit))));
        for cell in puzzle.geometry().cells().filter(|_| puzzle.is_restricted()) {
            image.bar(cell, puzzle.barred(cell).iter().map(change).collect());
        }
        image
    };
    match DigitChanges::of(puzzle.geometry()) {
        DigitChanges::None => puzzle.clone(),
        DigitChanges::Reversal => {
            let reversed = with(&|digit| Digit::from_index(side - 1 - digit.index()));
            [puzzle.clone(), reversed].into_iter().min_by_key(key).unwrap_or_else(|| puzzle.clone())
        }
        DigitChanges::All => {
            // In the order of their first appearance among the givens, then among what is barred, then as they are.
            let barred = puzzle.geometry().cells().flat_map(|cell| puzzle.barred(cell).iter());
            let mut order: Vec<usize> = Vec::new();
            for digit in puzzle.filled().map(|(_, digit)| digit).chain(barred).chain(Digit::all(side)) {
                if !order.contains(&digit.index()) {
                    order.push(digit.index());
                }
            }
            with(&|digit| {
                Digit::from_index(order.iter().position(|d| *d == digit.index()).unwrap_or_default())
            })
        }
    }
}

/// What decides which of two puzzles is smaller.
fn key(puzzle: &Puzzle) -> (Vec<u8>, Option<Vec<u32>>) {
    (puzzle.values().to_vec(), puzzle.barred_bits())
}

/// A puzzle under a symmetry, for comparison.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Image {
    values: Vec<u8>,
    /// The bits of the barred digits by cell; empty if there are none.
    barred: Vec<u32>,
}

/// The kinds of things that have colours: rows, columns and digits.
const ROW: usize = 0;
const COLUMN: usize = 1;
const DIGIT: usize = 2;

/// What distinguishes the hash of a barred candidate from that of a given.
const BARRED: u64 = 0x5bd1_e995_97f4_a7c1;

/// The colours of the rows, columns and digits, by kind: numbers from 0.
type Colours = [Vec<u64>; 3];

struct Board {
    side: usize,
    /// The number of rows in a band and of columns in a stack.
    chutes: [usize; 2],
    /// The row, column and digit of every given.
    givens: Vec<[usize; 3]>,
    /// The row, column and digit of every barred candidate that the givens leave.
    barred: Vec<[usize; 3]>,
    /// Whether each row, column and digit has any given or barred candidate.
    used: [Vec<bool>; 3],
}

impl Board {
    fn new(puzzle: &Puzzle) -> Board {
        let board = puzzle.geometry();
        let mut used = [const { Vec::new() }; 3].map(|_: Vec<bool>| vec![false; board.side()]);
        let givens: Vec<[usize; 3]> = puzzle
            .filled()
            .map(|(cell, digit)| [board.row(cell), board.column(cell), digit.index()])
            .collect();
        let mut barred = Vec::new();
        if puzzle.is_restricted() {
            let left = puzzle.unrestricted();
            for cell in board.cells().filter(|cell| puzzle.get(*cell).is_none()) {
                for digit in puzzle.barred(cell) & left.allowed(cell) {
                    barred.push([board.row(cell), board.column(cell), digit.index()]);
                }
            }
        }
        for thing in givens.iter().chain(&barred) {
            (0..3).for_each(|kind| used[kind][thing[kind]] = true);
        }
        Board { side: board.side(), chutes: [board.box_rows(), board.box_columns()], givens, barred, used }
    }

    fn search(&self, best: &mut Option<Image>, left: &mut usize) -> Option<()> {
        self.refine([const { Vec::new() }; 3].map(|_: Vec<u64>| vec![0; self.side]), best, left)
    }

    /// Refines the colours, then branches on each member of a class that is still undivided. Returns `None` once `left`
    /// is used up.
    fn refine(&self, mut colours: Colours, best: &mut Option<Image>, left: &mut usize) -> Option<()> {
        *left = left.checked_sub(1)?;
        let mut count = classes(&colours);
        loop {
            colours = self.round(&colours);
            let more = classes(&colours);
            if more == count {
                break;
            }
            count = more;
        }
        let Some((kind, colour)) = self.smallest_class(&colours) else {
            let image = self.image(&colours);
            if best.as_ref().is_none_or(|best| image < *best) {
                *best = Some(image);
            }
            return Some(());
        };
        let mut twins = Vec::new();
        for thing in (0..self.side).filter(|thing| colours[kind][*thing] == colour) {
            // Digits without givens are interchangeable, and so are lines without givens in one chute: trying one is
            // enough.
            if !self.used[kind][thing] {
                let chute = if kind == DIGIT { 0 } else { thing / self.chutes[kind] };
                if twins.contains(&chute) {
                    continue;
                }
                twins.push(chute);
            }
            let mut chosen = colours.clone();
            chosen[kind][thing] = self.side as u64;
            self.refine(chosen, best, left)?;
        }
        Some(())
    }

    /// Recolours everything once by the colours around it.
    fn round(&self, old: &Colours) -> Colours {
        let mut met = [const { Vec::new() }; 3].map(|_: Vec<u64>| vec![0_u64; self.side]);
        let sorts = [(&self.givens, 0), (&self.barred, BARRED)];
        for (thing, sort) in sorts.iter().flat_map(|(things, sort)| things.iter().map(|thing| (thing, *sort)))
        {
            let [row, column, digit] = [ROW, COLUMN, DIGIT].map(|kind| old[kind][thing[kind]]);
            let hash = mix(mix(mix(row) ^ column.wrapping_add(1)) ^ digit.wrapping_add(1)) ^ sort;
            for (kind, met) in met.iter_mut().enumerate() {
                met[thing[kind]] = met[thing[kind]].wrapping_add(mix(hash ^ kind as u64));
            }
        }
        let mut new = met;
        for (kind, new) in new.iter_mut().enumerate() {
            for (thing, hash) in new.iter_mut().enumerate() {
                *hash = mix(*hash ^ mix(old[kind][thing].wrapping_add(7)));
            }
            if kind != DIGIT {
                for chute in new.chunks_mut(self.chutes[kind]) {
                    let all = chute.iter().fold(0_u64, |sum, hash| sum.wrapping_add(mix(*hash)));
                    chute.iter_mut().for_each(|hash| *hash = mix(*hash ^ all));
                }
            }
        }
        new.map(ranked)
    }

    /// Returns the smallest class with several members; ties go to the first.
    fn smallest_class(&self, colours: &Colours) -> Option<(usize, u64)> {
        let mut smallest: Option<(usize, usize, u64)> = None;
        for (kind, colours) in colours.iter().enumerate() {
            let mut sizes = vec![0; self.side];
            colours.iter().for_each(|colour| sizes[*colour as usize] += 1);
            for (colour, size) in sizes.into_iter().enumerate().filter(|(_, size)| *size > 1) {
                if smallest.is_none_or(|(least, ..)| size < least) {
                    smallest = Some((size, kind, colour as u64));
                }
            }
        }
        smallest.map(|(_, kind, colour)| (kind, colour))
    }

    /// Returns the puzzle with everything in the order of its colour, and chutes in the order of their first line.
    fn image(&self, colours: &Colours) -> Image {
        let places = |kind: usize| {
            let chute = self.chutes[kind];
            let first =
                |line: usize| colours[kind].chunks(chute).nth(line / chute).and_then(|c| c.iter().min());
            let mut order: Vec<usize> = (0..self.side).collect();
            order.sort_by_key(|line| (first(*line), colours[kind][*line]));
            let mut places = vec![0; self.side];
            order.into_iter().enumerate().for_each(|(place, line)| places[line] = place);
            places
        };
        let (rows, columns) = (places(ROW), places(COLUMN));
        // If every digit has a colour of its own, the colours are the numbers below the side.
        let place = |[row, column, digit]: [usize; 3]| {
            (rows[row] * self.side + columns[column], colours[DIGIT][digit])
        };
        let mut values = vec![0; self.side * self.side];
        for (cell, digit) in self.givens.iter().map(|given| place(*given)) {
            values[cell] = digit as u8 + 1;
        }
        let mut barred = if self.barred.is_empty() { Vec::new() } else { vec![0; values.len()] };
        for (cell, digit) in self.barred.iter().map(|candidate| place(*candidate)) {
            barred[cell] |= 1 << digit;
        }
        Image { values, barred }
    }
}

/// Returns the number of colours.
fn classes(colours: &Colours) -> usize {
    let count = |colours: &Vec<u64>| {
        let mut sorted = colours.clone();
        sorted.sort_unstable();
        sorted.dedup();
        sorted.len()
    };
    colours.iter().map(count).sum()
}

/// Replaces each hash by its rank among the distinct hashes.
fn ranked(hashes: Vec<u64>) -> Vec<u64> {
    let mut sorted = hashes.clone();
    sorted.sort_unstable();
    sorted.dedup();
    hashes.iter().map(|hash| sorted.partition_point(|other| other < hash) as u64).collect()
}

/// Scrambles the bits of a number: the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
fn mix(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
