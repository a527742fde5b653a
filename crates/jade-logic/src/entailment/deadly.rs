//! Is what a step calls a deadly pattern one? Then one of its cells has a digit that is not of it, as long as the
//! givens have one solution only.
//!
//! A filling is deadly if no cell of it is a given and the same cells can be filled in another way with the
//! same digits in every house: the lemma stands in `patterns/deadly.rs`. Here it is checked by trying, without
//! knowing which technique the step is of: every filling with the pattern's candidates must have another way.

use crate::{PartValue, Role, Step};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};

/// How many fillings are looked at before a pattern counts as not shown to be deadly.
const MAX_FILLINGS: usize = 1 << 12;

/// The candidates of which one is true, because else the cells of the step's deadly pattern would be filled with
/// it; `None` if it has no such pattern, or its pattern is not deadly.
///
/// The pattern's candidates are those of parts with the role [`Role::Deadly`]; cells of that role in which a
/// digit stands belong to it with that digit.
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
    let pattern = Pattern::new(position, step.cells(Role::Deadly), &listed)?;
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
    /// The digits that each cell can have in the pattern.
    cells: Vec<(Cell, DigitSet)>,
}

impl Pattern {
    /// `None` if a cell is a given, or may be one.
    fn new(position: &Position, cells: CellSet, listed: &[Candidate]) -> Option<Pattern> {
        let own = |cell: Cell| match position.value(cell) {
            Some(digit) => {
                position.givens().is_some_and(|givens| !givens.contains(cell)).then(|| DigitSet::only(digit))
            }
            None => Some(listed.iter().filter(|c| c.cell == cell).map(|c| c.digit).collect()),
        };
        let cells = cells.iter().map(|cell| Some((cell, own(cell)?))).collect::<Option<_>>()?;
        Some(Pattern { geometry: position.geometry(), cells })
    }

    /// Whether each way to fill the cells can be exchanged for another.
    fn is_deadly(&self) -> bool {
        let mut filling = Vec::with_capacity(self.cells.len());
        self.takes_turns() || self.every_filling_has_another(&mut filling, &mut self.no_digits(), &mut 0)
    }

    /// The plain case, of which there may be too many fillings to try: two digits in each cell, and two cells for each
    /// digit in each house that has any. Then the other digit can be taken everywhere.
    fn takes_turns(&self) -> bool {
        let two_places = |house: &jade_grid::House| {
            let within = || self.cells.iter().filter(|(cell, _)| house.set().contains(*cell));
            let places = |digit| within().filter(|(_, own)| own.contains(digit)).count();
            Digit::all(self.geometry.side()).all(|digit| [0, 2].contains(&places(digit)))
        };
        self.cells.iter().all(|(_, own)| own.len() == 2) && self.geometry.houses().iter().all(two_places)
    }

    /// No digit yet in any house.
    fn no_digits(&self) -> Vec<DigitSet> {
        vec![DigitSet::EMPTY; self.geometry.houses().len()]
    }

    /// Tries every way to go on with a filling that has used these digits in each house.
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

    /// Whether the cells from `index` on can be filled with what is left of the digits of their houses, such that
    /// some cell, not only before (`differs`), has another digit than in the filling.
    fn has_another(&self, filling: &[Digit], index: usize, differs: bool, left: &mut [DigitSet]) -> bool {
        let Some((cell, _)) = self.cells.get(index) else { return differs };
        let houses = self.geometry.houses_of(*cell);
        let fits = houses.iter().fold(DigitSet::all(self.geometry.side()), |fits, h| fits & left[h.index()]);
        fits.iter().any(|digit| {
            houses.iter().for_each(|house| left[house.index()].discard(digit));
            let found = self.has_another(filling, index + 1, differs || digit != filling[index], left);
            houses.iter().for_each(|house| left[house.index()].add(digit));
            found
        })
    }
}
