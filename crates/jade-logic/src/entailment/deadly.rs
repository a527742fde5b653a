//! Checks whether a pattern that a step calls deadly is deadly. If the givens have only one solution, some cell of a
//! deadly pattern has a digit outside the pattern.
//!
//! A filling is deadly if none of its cells is a given and the same cells can be filled in another way with the same
//! digits in every house; `patterns/deadly.rs` has the lemma. Here it is checked by trial, without knowing the
//! technique: every filling with the pattern’s candidates must have an alternative.

use crate::{PartValue, Role, Step};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};

/// The number of fillings to try before giving up; the pattern then counts as not deadly.
const MAX_FILLINGS: usize = 1 << 12;

/// Returns the candidates of which one is true because the step’s deadly pattern cannot be the whole truth; `None` if
/// the step has no such pattern, or it is not deadly.
///
/// The pattern consists of the candidates of parts with the role [`Role::Deadly`], and of the digits in filled cells
/// with that role.
pub(super) fn extras(position: &Position, step: &Step) -> Option<Vec<Candidate>> {
    let listed = step.parts.iter().filter(|part| part.role == Role::Deadly);
    let listed: Vec<Candidate> = listed
        .filter_map(|part| match &part.value {
            PartValue::Candidates(candidates) => Some(candidates.as_slice()),
            _ => None,
        })
        .flatten()
        .copied()
        .collect();
    if listed.is_empty() {
        return None;
    }
    let pattern = Pattern::new(position, step.cells(Role::Deadly).resized(), &listed)?;
    pattern.is_deadly().then(|| {
        let open = pattern.cells.iter().filter(|(cell, _)| position.open_cells().contains(*cell));
        let others = |(cell, own): &(Cell, DigitSet)| {
            let (cell, others) = (*cell, position.candidates(*cell) - *own);
            others.iter().map(move |digit| Candidate::new(cell, digit))
        };
        open.flat_map(others).collect()
    })
}

struct Pattern {
    geometry: &'static Geometry,
    /// The digits of the pattern in each cell.
    cells: Vec<(Cell, DigitSet)>,
    /// The digits that each of these cells may take in another filling.
    allowed: Vec<DigitSet>,
}

impl Pattern {
    /// Returns `None` if a cell is a given, or may be one, or has a digit and the puzzle bars others there.
    fn new(position: &Position, cells: CellSet, listed: &[Candidate]) -> Option<Pattern> {
        let own = |cell: Cell| match position.value(cell) {
            Some(digit) => {
                let is_entry = position.givens().is_some_and(|givens| !givens.contains(cell));
                (is_entry && !position.restricted().contains(cell)).then(|| DigitSet::only(digit))
            }
            None => Some(listed.iter().filter(|c| c.cell == cell).map(|c| c.digit).collect()),
        };
        let allowed = |cell: Cell| match position.restricted().contains(cell) {
            true => position.candidates(cell),
            false => DigitSet::all(position.geometry().side()),
        };
        let allowed = cells.iter().map(allowed).collect();
        let cells = cells.iter().map(|cell| Some((cell, own(cell)?))).collect::<Option<_>>()?;
        Some(Pattern { geometry: position.geometry(), cells, allowed })
    }

    /// Returns whether each filling of the cells can be exchanged for another one.
    fn is_deadly(&self) -> bool {
        let mut filling = Vec::with_capacity(self.cells.len());
        self.takes_turns() || self.every_filling_has_another(&mut filling, &mut self.no_digits(), &mut 0)
    }

    /// The simple case, which may have too many fillings to try: two digits in each cell, and in each house two cells
    /// for each of its digits. Then every cell can take its other digit.
    fn takes_turns(&self) -> bool {
        let two_places = |house: &jade_grid::House| {
            let within = || self.cells.iter().filter(|(cell, _)| house.set().contains(*cell));
            let places = |digit| within().filter(|(_, own)| own.contains(digit)).count();
            Digit::all(self.geometry.side()).all(|digit| [0, 2].contains(&places(digit)))
        };
        self.cells.iter().all(|(_, own)| own.len() == 2) && self.geometry.houses().iter().all(two_places)
    }

    /// Returns an empty set of digits for each house.
    fn no_digits(&self) -> Vec<DigitSet> {
        vec![DigitSet::EMPTY; self.geometry.houses().len()]
    }

    /// Tries all continuations of a filling that has used these digits in each house.
    fn every_filling_has_another(
        &self,
        filling: &mut Vec<Digit>,
        used: &mut Vec<DigitSet>,
        count: &mut usize,
    ) -> bool {
        let Some(&(cell, own)) = self.cells.get(filling.len()) else {
            *count += 1;
            return *count <= MAX_FILLINGS && self.has_another(filling, 0, false, used);
        };
        let houses = self.geometry.houses_of(cell);
        for digit in own {
            if houses.iter().any(|house| used[house.index()].contains(digit)) {
                continue;
            }
            houses.iter().for_each(|house| used[house.index()].add(digit));
            filling.push(digit);
            let fine = self.every_filling_has_another(filling, used, count);
            filling.pop();
            houses.iter().for_each(|house| used[house.index()].discard(digit));
            if !fine {
                return false;
            }
        }
        true
    }

    /// Returns whether the cells from `index` on can be filled with the remaining digits of their houses, so that some
    /// cell, here or before (`differs`), differs from the filling.
    fn has_another(&self, filling: &[Digit], index: usize, differs: bool, left: &mut [DigitSet]) -> bool {
        let Some((cell, _)) = self.cells.get(index) else { return differs };
        let houses = self.geometry.houses_of(*cell);
        let fits = houses.iter().fold(self.allowed[index], |fits, h| fits & left[h.index()]);
        fits.iter().any(|digit| {
            houses.iter().for_each(|house| left[house.index()].discard(digit));
            let found = self.has_another(filling, index + 1, differs || digit != filling[index], left);
            houses.iter().for_each(|house| left[house.index()].add(digit));
            found
        })
    }
}
