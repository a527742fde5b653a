//! Conclusions of exocets.

use super::{Exocet, Kind};
use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId, Position};

impl Exocet<'_> {
    /// Returns the houses besides the cross-lines that the conclusions depend on: for a junior exocet, the boxes of the
    /// targets, in which the digit of the other target must have a place.
    pub fn mirror_boxes(&self) -> Vec<HouseId> {
        let mut boxes: Vec<HouseId> =
            self.targets.iter().map(|target| self.base.view.geometry.box_of(*target)).collect();
        boxes.sort_unstable();
        boxes.dedup();
        boxes
    }

    /// Returns the conclusions. Tries each way to place two digits in the base cells and the same two in the targets.
    /// For each of them, the cross-lines without its target must have room for it, and, if the targets are in boxes of
    /// the band, so must the box of the other target. Base cells and targets keep the digits that some way gives them.
    /// A digit of all ways is removed from the cells that both base cells, or both targets, see.
    pub fn eliminations(&self, position: &Position, kind: Kind) -> Vec<Candidate> {
        let geometry = self.base.view.geometry;
        let cells = [self.base.cells[0], self.base.cells[1], self.targets[0], self.targets[1]];
        let mut possible = [DigitSet::EMPTY; 4];
        let mut certain = self.base.digits;
        // Whether a digit of the base can be in each target.
        let fits = [0, 1].map(|index| {
            let fits = |digit: &Digit| self.fits(position, index, *digit, kind);
            self.base.digits.iter().filter(fits).collect::<DigitSet>()
        });
        for a in position.candidates(cells[0]) {
            for b in position.candidates(cells[1]).without(a) {
                for (c, d) in [(a, b), (b, a)] {
                    if fits[0].contains(c) && fits[1].contains(d) {
                        for (possible, digit) in possible.iter_mut().zip([a, b, c, d]) {
                            possible.add(digit);
                        }
                        certain &= DigitSet::only(a).with(b);
                    }
                }
            }
        }
        let mut eliminations = Vec::new();
        // There is no way at all, so the position has no solution.
        if possible[0].is_empty() {
            return eliminations;
        }
        for (cell, possible) in cells.into_iter().zip(possible) {
            let lost = position.candidates(cell) - possible;
            eliminations.extend(lost.iter().map(|digit| Candidate::new(cell, digit)));
        }
        for pair in [self.base.cells, self.targets] {
            let seen = geometry.common_peers(pair.into_iter().collect());
            for digit in certain {
                let lost = seen & position.cells_with(digit);
                eliminations.extend(lost.iter().map(|cell| Candidate::new(cell, digit)));
            }
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        eliminations
    }

    /// Returns whether a base digit can be in a target while it is in the base and the other target has another one.
    fn fits(&self, position: &Position, index: usize, digit: Digit, kind: Kind) -> bool {
        let base = self.base;
        let (target, other) = (self.targets[index], self.targets[1 - index]);
        if !position.is_candidate(target, digit) {
            return false;
        }
        let mut room = base.room(digit, &[other]);
        let line = base.view.line_of(target);
        for (places, across) in room.lines.iter_mut().zip(&base.lines) {
            // Its own cross-line has the digit in the target, the others have it on other lines.
            *places = if base.view.across_of(target) == *across { 1 << line } else { *places & !(1 << line) };
        }
        room.is_for_all() && (kind == Kind::Senior || self.has_mirror(position, target, other, digit))
    }

    /// Returns whether the box of the other target has room for a digit that is in the base and in a target.
    fn has_mirror(&self, position: &Position, target: Cell, other: Cell, digit: Digit) -> bool {
        let geometry = self.base.view.geometry;
        let cells = geometry.house(geometry.box_of(other)).set() - self.base.seen;
        let possible =
            |cell: &Cell| position.is_candidate(*cell, digit) || position.value(*cell) == Some(digit);
        (cells - geometry.peers(target)).without(other).iter().any(|cell| possible(&cell))
    }
}
