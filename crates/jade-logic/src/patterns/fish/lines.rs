//! Fish of rows and columns. The places of a line are a bit mask.

use super::{Fish, MAX_SIDE, bits};
use crate::AnalysisOf;
use jade_grid::{Cell, CellBits, Digit, Geometry, HouseId};

/// Finds every fish of `size` base lines with this digit, with or without fins.
pub(super) fn find<const WORDS: usize>(
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    size: usize,
    with_fins: bool,
    fish: &mut Vec<Fish<WORDS>>,
) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    for by_rows in [true, false] {
        let mut lines = [(0, 0); MAX_SIDE];
        let mut count = 0;
        for index in 0..geometry.side() {
            let places = position.places(line(geometry, by_rows, index), digit);
            let number = places.count_ones() as usize;
            if number >= 2 && (with_fins || number <= size) {
                lines[count] = (index, places);
                count += 1;
            }
        }
        if count >= size {
            let lines = &lines[..count];
            let mut search = LineSearch { analysis, digit, by_rows, size, with_fins, lines, found: fish };
            search.extend(0, [(0, 0); MAX_SIDE], 0, 0);
        }
    }
}

/// Returns the row or column with this index.
fn line(geometry: &Geometry, row: bool, index: usize) -> HouseId {
    if row { geometry.row_house(index) } else { geometry.column_house(index) }
}

struct LineSearch<'s, 'p, const WORDS: usize> {
    analysis: &'s AnalysisOf<'p, WORDS>,
    digit: Digit,
    by_rows: bool,
    size: usize,
    with_fins: bool,
    lines: &'s [(usize, u32)],
    found: &'s mut Vec<Fish<WORDS>>,
}

impl<const WORDS: usize> LineSearch<'_, '_, WORDS> {
    /// Tries all ways to complete a choice of `count` base lines with later ones; `places` are their places.
    fn extend(&mut self, from: usize, mut chosen: [(usize, u32); MAX_SIDE], count: usize, places: u32) {
        if count == self.size {
            if self.with_fins {
                self.finned_in_boxes(&chosen[..count], places);
            } else {
                self.whole(&chosen[..count], places);
            }
            return;
        }
        let geometry = self.analysis.geometry();
        let most = self.size - 1 + if self.by_rows { geometry.box_columns() } else { geometry.box_rows() };
        for index in from..self.lines.len() {
            let places = places | self.lines[index].1;
            let fits = if self.with_fins {
                // All places must be covered except those that one box can contain.
                places.count_ones() as usize <= most
                    && self.chunks().any(|chunk| ((places & !chunk).count_ones() as usize) < self.size)
            } else {
                places.count_ones() as usize <= self.size
            };
            if fits {
                chosen[count] = self.lines[index];
                self.extend(index + 1, chosen, count + 1, places);
            }
        }
    }

    /// Returns the cover lines through each stack (or band) of boxes.
    fn chunks(&self) -> impl Iterator<Item = u32> + use<WORDS> {
        let geometry = self.analysis.geometry();
        let width = if self.by_rows { geometry.box_columns() } else { geometry.box_rows() };
        let chunk = (1u32 << width) - 1;
        (0..geometry.side()).step_by(width).map(move |first| chunk << first)
    }

    /// Returns the first base line of the band (or stack) of a base line, and the number of its lines.
    fn band(&self, line: usize) -> (usize, usize) {
        let geometry = self.analysis.geometry();
        let height = if self.by_rows { geometry.box_rows() } else { geometry.box_columns() };
        (line / height * height, height)
    }

    fn cell(&self, base: usize, cover: usize) -> Cell {
        let (row, column) = if self.by_rows { (base, cover) } else { (cover, base) };
        self.analysis.geometry().cell_at(row, column)
    }

    fn whole(&mut self, chosen: &[(usize, u32)], cover: u32) {
        if cover.count_ones() as usize != self.size {
            return;
        }
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        let base = chosen.iter().fold(0u32, |base, (line, _)| base | 1 << line);
        let mut targets = CellBits::EMPTY;
        for index in bits(cover.into()) {
            let rest = position.places(line(geometry, !self.by_rows, index), self.digit) & !base;
            bits(rest.into()).for_each(|line| targets.add(self.cell(line, index)));
        }
        self.add(base, cover, CellBits::EMPTY, targets, false);
    }

    fn add(&mut self, base: u32, cover: u32, fins: CellBits<WORDS>, targets: CellBits<WORDS>, lean: bool) {
        if !targets.is_empty() {
            let geometry = self.analysis.geometry();
            let houses = |row, mask: u32| {
                bits(mask.into()).fold(0u128, |all, index| all | 1 << line(geometry, row, index).index())
            };
            let (base, cover) = (houses(self.by_rows, base), houses(!self.by_rows, cover));
            self.found.push(Fish { digit: self.digit, base, cover, fins, targets, lean });
        }
    }

    /// Finds fins that a target can see: they are in one box with it, and so with each other.
    fn finned_in_boxes(&mut self, chosen: &[(usize, u32)], places: u32) {
        for chunk in self.chunks() {
            let outside = places & !chunk;
            let inside = places & chunk;
            let beyond = outside.count_ones() as usize;
            // At least one cover line crosses the box, and at least one of its places is a fin.
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

    /// Adds the fish for a choice of cover lines, of which `within` cross the box of the fins; the fins are on
    /// `finned`.
    fn finned(&mut self, chosen: &[(usize, u32)], cover: u32, within: u32, finned: u32) {
        let lean = chosen.iter().any(|(_, places)| (places & cover).count_ones() < 2);
        let mut fins = CellBits::EMPTY;
        let mut base = 0u32;
        let mut band = None;
        for &(line, places) in chosen {
            base |= 1 << line;
            if places & finned != 0 {
                if band.is_some_and(|band| band != self.band(line)) {
                    return;
                }
                band = Some(self.band(line));
                bits((places & finned).into()).for_each(|index| fins.add(self.cell(line, index)));
            }
        }
        let Some((first, height)) = band else { return };
        let position = self.analysis.position();
        let mut targets = CellBits::EMPTY;
        for line in (first..first + height).filter(|line| base >> line & 1 == 0) {
            for index in bits(within.into()) {
                let cell = self.cell(line, index);
                if position.is_candidate(cell, self.digit) {
                    targets.add(cell);
                }
            }
        }
        self.add(base, cover, fins, targets, lean);
    }
}
