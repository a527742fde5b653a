//! Fish of rows and columns. The places of a line are a bit mask.

use super::{Fish, MAX_SIDE, bits};
use crate::Analysis;
use jade_grid::{Cell, CellSet, Digit, Geometry, HouseId};

/// Finds every fish of `size` base lines with this digit, with or without fins.
pub(super) fn find(
    analysis: &Analysis<'_>,
    digit: Digit,
    size: usize,
    with_fins: bool,
    fish: &mut Vec<Fish>,
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

struct LineSearch<'s, 'p> {
    analysis: &'s Analysis<'p>,
    digit: Digit,
    by_rows: bool,
    size: usize,
    with_fins: bool,
    lines: &'s [(usize, u16)],
    found: &'s mut Vec<Fish>,
}

impl LineSearch<'_, '_> {
    /// Tries all ways to complete a choice of `count` base lines with later ones; `places` are their places.
    fn extend(&mut self, from: usize, mut chosen: [(usize, u16); MAX_SIDE], count: usize, places: u16) {
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
    fn chunks(&self) -> impl Iterator<Item = u16> + use<> {
        let geometry = self.analysis.geometry();
        let width = if self.by_rows { geometry.box_columns() } else { geometry.box_rows() };
        let chunk = (1u32 << width) - 1;
        (0..geometry.side()).step_by(width).map(move |first| (chunk << first) as u16)
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

    fn whole(&mut self, chosen: &[(usize, u16)], cover: u16) {
        if cover.count_ones() as usize != self.size {
            return;
        }
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        let base = chosen.iter().fold(0u16, |base, (line, _)| base | 1 << line);
        let mut targets = CellSet::EMPTY;
        for index in bits(cover.into()) {
            let rest = position.places(line(geometry, !self.by_rows, index), self.digit) & !base;
            bits(rest.into()).for_each(|line| targets.add(self.cell(line, index)));
        }
        self.add(base, cover, CellSet::EMPTY, targets, false);
    }

    fn add(&mut self, base: u16, cover: u16, fins: CellSet, targets: CellSet, lean: bool) {
        if !targets.is_empty() {
            let geometry = self.analysis.geometry();
            let houses = |row, mask: u16| {
                bits(mask.into()).fold(0, |all, index| all | 1 << line(geometry, row, index).index())
            };
            let (base, cover) = (houses(self.by_rows, base), houses(!self.by_rows, cover));
            self.found.push(Fish { digit: self.digit, base, cover, fins, targets, lean });
        }
    }

    /// Finds fins that a target can see: they are in one box with it, and so with each other.
    fn finned_in_boxes(&mut self, chosen: &[(usize, u16)], places: u16) {
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
    fn finned(&mut self, chosen: &[(usize, u16)], cover: u16, within: u16, finned: u16) {
        let lean = chosen.iter().any(|(_, places)| (places & cover).count_ones() < 2);
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
                bits((places & finned).into()).for_each(|index| fins.add(self.cell(line, index)));
            }
        }
        let Some((first, height)) = band else { return };
        let position = self.analysis.position();
        let mut targets = CellSet::EMPTY;
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
