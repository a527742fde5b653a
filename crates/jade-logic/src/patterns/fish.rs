//! Fish: in as many lines (the base) as lines across them (the cover), a digit has no places but where they
//! cross; or few more, the fins.
//!
//! Whatever its houses are, a fish argues the same way: the digit must stand once in each base house. If all
//! places of the base houses lie in cover houses, each of those has its digit from the base, and nothing is
//! left for the rest of it. With fins, either one of them is true, or the fish is whole: what lies in a cover
//! house and sees every fin is false both ways. [`Fish`] is this argument; the search here is for rows
//! against columns, whose places are masks of bits.

use crate::patterns::candidates;
use crate::{Analysis, Facts, Found, PartValue, Step};
use jade_grid::{Cell, CellSet, Digit, DigitSet, Geometry, HouseId};
use std::ops::ControlFlow;

const MAX_SIDE: usize = Geometry::MAX_SET_SIDE;

/// Which fish are looked for.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Shape {
    /// No fins; two to as many places per base line as there are lines.
    Whole,
    /// Fins, and two places or more per base line besides.
    Finned,
    /// Fins, and a base line that has one place besides, or none.
    Sashimi,
}

/// Finds fish of `size` base lines, rows against columns or columns against rows. Of several with the same
/// conclusions that with fewest fins is reported, rows first. The parts are digit, base, cover, cells, and
/// with fins, fins.
pub(crate) fn find(
    facts: &'static Facts,
    analysis: &Analysis<'_>,
    size: usize,
    shape: Shape,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut fish = Vec::new();
    for digit in DigitSet::all(geometry.side()) {
        for by_rows in [true, false] {
            let mut lines = [(0, 0); MAX_SIDE];
            let mut count = 0;
            for index in 0..geometry.side() {
                let places = position.places(line(geometry, by_rows, index), digit);
                let number = places.count_ones() as usize;
                if number >= 2 && (shape != Shape::Whole || number <= size) {
                    lines[count] = (index, places);
                    count += 1;
                }
            }
            if count >= size {
                let lines = &lines[..count];
                let mut search =
                    LineSearch { analysis, digit, by_rows, size, shape, lines, found: &mut fish };
                search.extend(0, [(0, 0); MAX_SIDE], 0, 0);
            }
        }
    }
    report(facts, analysis, shape, fish, found)
}

/// The row or column with this index.
fn line(geometry: &Geometry, row: bool, index: usize) -> HouseId {
    if row { geometry.row_house(index) } else { geometry.column_house(index) }
}

/// What is found: houses by index, as bits.
struct Fish {
    digit: Digit,
    by_rows: bool,
    base: u16,
    cover: u16,
    fins: CellSet,
    targets: CellSet,
}

struct LineSearch<'s, 'p> {
    analysis: &'s Analysis<'p>,
    digit: Digit,
    by_rows: bool,
    size: usize,
    shape: Shape,
    lines: &'s [(usize, u16)],
    found: &'s mut Vec<Fish>,
}

impl LineSearch<'_, '_> {
    /// Tries every way to complete a choice of `count` base lines with later ones; `places` are theirs.
    fn extend(&mut self, from: usize, mut chosen: [(usize, u16); MAX_SIDE], count: usize, places: u16) {
        if count == self.size {
            match self.shape {
                Shape::Whole => self.whole(&chosen[..count], places),
                _ => self.with_fins(&chosen[..count], places),
            }
            return;
        }
        for index in from..self.lines.len() {
            let places = places | self.lines[index].1;
            let fits = match self.shape {
                Shape::Whole => places.count_ones() as usize <= self.size,
                // All but the places that one box can hold must be covered.
                _ => self.chunks().any(|chunk| ((places & !chunk).count_ones() as usize) < self.size),
            };
            if fits {
                chosen[count] = self.lines[index];
                self.extend(index + 1, chosen, count + 1, places);
            }
        }
    }

    /// The cover lines that run through each stack (or band) of boxes.
    fn chunks(&self) -> impl Iterator<Item = u16> + use<> {
        let geometry = self.analysis.geometry();
        let width = if self.by_rows { geometry.box_columns() } else { geometry.box_rows() };
        let chunk = (1u32 << width) - 1;
        (0..geometry.side()).step_by(width).map(move |first| (chunk << first) as u16)
    }

    /// The first base line and the number of lines of the band (or stack) that a base line is in.
    fn band(&self, line: usize) -> (usize, usize) {
        let geometry = self.analysis.geometry();
        let height = if self.by_rows { geometry.box_rows() } else { geometry.box_columns() };
        (line / height * height, height)
    }

    fn cell(&self, base: usize, cover: usize) -> Cell {
        let (row, column) = if self.by_rows { (base, cover) } else { (cover, base) };
        self.analysis.geometry().cell_at(row, column)
    }

    fn whole(&mut self, chosen: &[(usize, u16)], cover: u16) {
        if cover.count_ones() as usize != self.size {
            return;
        }
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        let base = chosen.iter().fold(0u16, |base, (line, _)| base | 1 << line);
        let mut targets = CellSet::EMPTY;
        for index in bits(cover) {
            let rest = position.places(line(geometry, !self.by_rows, index), self.digit) & !base;
            bits(rest).for_each(|line| targets.add(self.cell(line, index)));
        }
        if !targets.is_empty() {
            let fins = CellSet::EMPTY;
            let (digit, by_rows) = (self.digit, self.by_rows);
            self.found.push(Fish { digit, by_rows, base, cover, fins, targets });
        }
    }

    /// Fins that any target sees share a box with it, and so with each other.
    fn with_fins(&mut self, chosen: &[(usize, u16)], places: u16) {
        for chunk in self.chunks() {
            let outside = places & !chunk;
            let inside = places & chunk;
            let beyond = outside.count_ones() as usize;
            // At least one cover line runs through the box, and at least one place there is a fin.
            if beyond >= self.size || inside.count_ones() as usize <= self.size - beyond {
                continue;
            }
            let mut within = inside;
            while within != 0 {
                if within.count_ones() as usize == self.size - beyond {
                    self.finned(chosen, outside | within, within, inside & !within);
                }
                within = (within - 1) & inside;
            }
        }
    }

    /// A choice of cover lines, of which `within` run through the box of the fins; those lie on `finned`.
    fn finned(&mut self, chosen: &[(usize, u16)], cover: u16, within: u16, finned: u16) {
        let lean = chosen.iter().any(|(_, places)| (places & cover).count_ones() < 2);
        if lean != (self.shape == Shape::Sashimi) {
            return;
        }
        let mut fins = CellSet::EMPTY;
        let mut base = 0u16;
        let mut band = None;
        for &(line, places) in chosen {
            base |= 1 << line;
            if places & finned != 0 {
                if band.is_some_and(|band| band != self.band(line)) {
                    return;
                }
                band = Some(self.band(line));
                bits(places & finned).for_each(|index| fins.add(self.cell(line, index)));
            }
        }
        let Some((first, height)) = band else { return };
        let position = self.analysis.position();
        let mut targets = CellSet::EMPTY;
        for line in (first..first + height).filter(|line| base >> line & 1 == 0) {
            for index in bits(within) {
                let cell = self.cell(line, index);
                if position.is_candidate(cell, self.digit) {
                    targets.add(cell);
                }
            }
        }
        if !targets.is_empty() {
            let (digit, by_rows) = (self.digit, self.by_rows);
            self.found.push(Fish { digit, by_rows, base, cover, fins, targets });
        }
    }
}

/// The numbers of the bits that are set.
fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}

fn report(
    facts: &'static Facts,
    analysis: &Analysis<'_>,
    shape: Shape,
    mut fish: Vec<Fish>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if fish.len() > 1 {
        fish.sort_by_key(|fish| {
            (fish.digit, fish.targets, fish.fins.len(), !fish.by_rows, fish.base.reverse_bits(), fish.cover)
        });
        fish.dedup_by_key(|fish| (fish.digit, fish.targets));
        fish.sort_by_key(|fish| (fish.targets.first(), fish.digit));
    }
    let (position, geometry) = (analysis.position(), analysis.geometry());
    for Fish { digit, by_rows, base, cover, fins, targets } in fish {
        let houses = |rows, mask| bits(mask).map(|index| line(geometry, rows, index)).collect::<Vec<_>>();
        let base = houses(by_rows, base);
        let places = base.iter().fold(CellSet::EMPTY, |all, house| all | position.cells_in(*house, digit));
        let digit_part = PartValue::Digit(digit);
        let base = PartValue::Houses(base);
        let cover = PartValue::Houses(houses(!by_rows, cover));
        let body = PartValue::Cells(places - fins);
        let parts = match shape {
            Shape::Whole => facts.name_parts([digit_part, base, cover, body]),
            _ => facts.name_parts([digit_part, base, cover, body, PartValue::Cells(fins)]),
        };
        found(Step::new(facts.id, parts, Vec::new(), candidates(targets, digit)))?;
    }
    ControlFlow::Continue(())
}
