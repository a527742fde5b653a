//! The law of leftovers: cells that hold the same digits, each as often.

use super::report_distinct_by;
use crate::techniques::LAW_OF_LEFTOVERS;
use crate::{Analysis, PartValue, Step, StepSink};
use jade_grid::{Candidate, Cell, Digit, DigitSet, Leftovers, Position};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Finds what follows for cells of lines and of regions that hold the same digits. Few lines and few cells come first.
pub(crate) fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let mut steps = Vec::new();
    for one in analysis.geometry().leftovers() {
        let Some(Conclusion { digits, placements, eliminations }) = conclusion(position, one) else {
            continue;
        };
        let cells = |cells: &[Cell]| PartValue::Cells(cells.iter().copied().collect());
        let parts = LAW_OF_LEFTOVERS.name_parts([
            PartValue::Houses(one.lines().to_vec()),
            PartValue::Houses(one.regions().to_vec()),
            cells(one.of_lines()),
            cells(one.of_regions()),
            PartValue::Digits(digits),
        ]);
        steps.push(Step::new(LAW_OF_LEFTOVERS.id, parts, placements, eliminations));
    }
    report_distinct_by(steps, |step| step.houses().count() + step.parts[2].value.cells().len(), found)
}

/// What follows from the digits of two sides.
struct Conclusion {
    digits: DigitSet,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

/// Returns the simplest conclusion: one cell has the digit of the other; a digit that one side cannot have; a digit that one
/// side has and that fits into the other only there; or what no way to give both sides the same digits contains.
fn conclusion(position: &Position, one: &Leftovers) -> Option<Conclusion> {
    let sides = [one.of_lines(), one.of_regions()];
    let there = |cell: Cell| position.value(cell).map_or_else(|| position.candidates(cell), DigitSet::only);
    let is_open = |cell: &Cell| position.value(*cell).is_none();
    let all = |side: &[Cell]| side.iter().fold(DigitSet::EMPTY, |all, cell| all | there(*cell));
    if let [[a], [b]] = sides {
        let common = there(*a) & there(*b);
        let open = [*a, *b].into_iter().filter(|cell| is_open(cell));
        if let Some(digit) = common.single() {
            let placements: Vec<_> = open.map(|cell| Candidate::new(cell, digit)).collect();
            return Conclusion { digits: DigitSet::EMPTY, placements, eliminations: Vec::new() }
                .unless_idle();
        }
        let eliminations = open.flat_map(|cell| of(cell, there(cell) - common));
        let eliminations = if common.is_empty() { Vec::new() } else { eliminations.collect() };
        return Conclusion { digits: DigitSet::EMPTY, placements: Vec::new(), eliminations }.unless_idle();
    }
    // Without a digit that is on both sides, there is a contradiction.
    let [of_lines, of_regions] = sides.map(all);
    let missing = [(of_lines - of_regions, sides[0]), (of_regions - of_lines, sides[1])];
    let lost = missing.iter().flat_map(|(lost, side)| {
        side.iter().filter(|cell| is_open(cell)).flat_map(|cell| of(*cell, there(*cell) & *lost))
    });
    let eliminations: Vec<Candidate> = lost.collect();
    if !eliminations.is_empty() {
        let digits = eliminations.iter().map(|candidate| candidate.digit).collect();
        return Conclusion { digits, placements: Vec::new(), eliminations }.unless_idle();
    }
    let mut placements = Vec::new();
    for digit in of_lines.iter() {
        let held = |side: &[Cell]| side.iter().filter(|cell| position.value(**cell) == Some(digit)).count();
        for (one, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            let open: Vec<Cell> =
                other.iter().copied().filter(|cell| position.is_candidate(*cell, digit)).collect();
            if held(one) > held(other) && open.len() == held(one) - held(other) {
                placements.extend(open.into_iter().map(|cell| Candidate::new(cell, digit)));
            }
        }
    }
    if !placements.is_empty() {
        let digits = placements.iter().map(|candidate| candidate.digit).collect();
        return Conclusion { digits, placements, eliminations: Vec::new() }.unless_idle();
    }
    let possible = Ways { position, sides }.possible()?;
    let candidates = sides.concat().into_iter().filter(is_open).flat_map(|cell| of(cell, there(cell)));
    let eliminations = candidates.filter(|candidate| !possible.contains(candidate)).collect();
    Conclusion { digits: DigitSet::EMPTY, placements: Vec::new(), eliminations }.unless_idle()
}

impl Conclusion {
    fn unless_idle(self) -> Option<Conclusion> {
        (!self.placements.is_empty() || !self.eliminations.is_empty()).then_some(self)
    }
}

fn of(cell: Cell, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    digits.iter().map(move |digit| Candidate::new(cell, digit))
}

/// The ways to give two sides the same digits: each cell of one side is paired with a cell of the other that has its digit.
struct Ways<'w> {
    position: &'w Position,
    sides: [&'w [Cell]; 2],
}

impl Ways<'_> {
    /// Returns the candidates, and the digits of filled cells, that occur in some way; `None` if there is no way.
    fn possible(&self) -> Option<BTreeSet<Candidate>> {
        let mut possible = BTreeSet::new();
        for (from, side) in self.sides.iter().enumerate() {
            for cell in *side {
                for digit in self.there(*cell).iter() {
                    let candidate = Candidate::new(*cell, digit);
                    if possible.contains(&candidate) {
                        continue;
                    }
                    let mut chosen = Vec::new();
                    if self.pair(from, candidate, &mut chosen) {
                        possible.extend(chosen);
                    }
                }
            }
        }
        (!possible.is_empty()).then_some(possible)
    }

    fn there(&self, cell: Cell) -> DigitSet {
        self.position.value(cell).map_or_else(|| self.position.candidates(cell), DigitSet::only)
    }

    /// Returns whether a candidate, with cells of both sides that have no digit yet, leads to a way; `chosen` is that way then.
    fn pair(&self, from: usize, candidate: Candidate, chosen: &mut Vec<Candidate>) -> bool {
        let Candidate { cell, digit } = candidate;
        let fits = |chosen: &[Candidate], one: Candidate| {
            chosen.iter().all(|other| !self.position.geometry().exclude_each_other(*other, one))
        };
        if !fits(chosen, candidate) {
            return false;
        }
        chosen.push(candidate);
        for other in self.sides[1 - from] {
            let partner = Candidate::new(*other, digit);
            let is_free = chosen.iter().all(|one| one.cell != *other) && self.there(*other).contains(digit);
            if *other != cell && is_free && fits(chosen, partner) {
                chosen.push(partner);
                if self.complete(chosen) {
                    return true;
                }
                chosen.pop();
            }
        }
        chosen.pop();
        false
    }

    /// Pairs the remaining cells, beginning with the one that has fewest digits.
    fn complete(&self, chosen: &mut Vec<Candidate>) -> bool {
        let free = self.sides[0].iter().filter(|cell| chosen.iter().all(|one| one.cell != **cell));
        let Some(cell) = free.min_by_key(|cell| self.there(**cell).len()) else { return true };
        let digits: Vec<Digit> = self.there(*cell).iter().collect();
        digits.into_iter().any(|digit| self.pair(0, Candidate::new(*cell, digit), chosen))
    }
}
