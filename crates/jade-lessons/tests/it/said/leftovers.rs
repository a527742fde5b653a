//! Statements about the cells in which lines and regions differ, judged by counting and by trying all digits.

use super::facts::{Outcome, Teller, ok_if};
use super::table::Statement;
use jade_grid::{Candidate, Cell, Digit, DigitSet};
use std::collections::BTreeSet;

impl Teller<'_> {
    pub(super) fn judge_leftovers(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let cells = |at: usize| self.named(about[at]).cells();
        let digits = |at: usize| self.named(about[at]).digits();
        let houses = |at: usize| -> Result<BTreeSet<Cell>, String> {
            let mut all = BTreeSet::new();
            for cell in self.named(about[at]).houses.iter().flat_map(|id| self.geometry.house(*id).cells()) {
                ok_if(all.insert(*cell), || format!("{cell:?} is in two of the houses"))?;
            }
            ok_if(!all.is_empty(), || "no houses".to_owned())?;
            Ok(all)
        };
        match statement.fact {
            // Outside the second houses, the first have just these cells.
            "differ-in" => {
                let left: BTreeSet<Cell> = houses(0)?.difference(&houses(1)?).copied().collect();
                ok_if(left == cells(2).into_iter().collect(), || format!("they are {left:?}"))
            }
            "equally-many" => ok_if(houses(0)?.len() == houses(1)?.len(), || "they are not".to_owned()),
            // None of the cells can be, or is, any of the digits.
            "none-can" => {
                let there = |cell: &Cell| digits(1).iter().any(|digit| self.there(*cell).contains(*digit));
                match cells(0).iter().find(|cell| there(cell)) {
                    _ if cells(0).is_empty() || digits(1).is_empty() => Err("nothing is named".to_owned()),
                    Some(cell) => Err(format!("{} can", self.name(&[*cell]))),
                    None => Ok(()),
                }
            }
            // Each digit fits into one of two sides, but not into both.
            "one-side" => {
                let can =
                    |at: usize, digit: Digit| cells(at).iter().any(|cell| self.there(*cell).contains(digit));
                let both = digits(2).into_iter().find(|digit| can(0, *digit) == can(1, *digit));
                ok_if(both.is_none() && !digits(2).is_empty(), || format!("{both:?} does not"))
            }
            // The two cells have just this digit in common.
            "in-common" => {
                let sets: Vec<DigitSet> =
                    cells(0).into_iter().chain(cells(1)).map(|cell| self.there(cell)).collect();
                let common = sets.iter().copied().reduce(|a, b| a & b).unwrap_or_default();
                ok_if(common.iter().collect::<Vec<_>>() == digits(2), || format!("it is {common:?}"))
            }
            // One side holds each digit more often than the other, which has just these cells to make up for it.
            "catches-up" => {
                let places: BTreeSet<Cell> = cells(3).into_iter().collect();
                let mut all = BTreeSet::new();
                for digit in digits(2) {
                    let held = |at: usize| {
                        cells(at).iter().filter(|cell| self.position.value(**cell) == Some(digit)).count()
                    };
                    let (more, less) = if held(0) > held(1) { (0, 1) } else { (1, 0) };
                    let room: Vec<Cell> = cells(less)
                        .into_iter()
                        .filter(|cell| self.position.is_candidate(*cell, digit))
                        .collect();
                    ok_if(held(more) > held(less) && held(more) == held(less) + room.len(), || {
                        format!("{digit} has {}", self.name(&room))
                    })?;
                    all.extend(room);
                }
                ok_if(all == places && !all.is_empty(), || format!("the places are {all:?}"))
            }
            // With any of these, the two sides cannot hold the same digits, each as often.
            "no-balance" => {
                let supposed = self.named(about[2]).candidates;
                ok_if(!supposed.is_empty(), || "nothing is supposed".to_owned())?;
                for one in supposed {
                    let sides = [cells(0), cells(1)];
                    let is_there = sides.iter().any(|side| side.contains(&one.cell));
                    if !is_there || self.balances(&sides, one, &mut Vec::new()) {
                        return Err(format!("{one:?} is possible"));
                    }
                }
                Ok(())
            }
            _ => self.judge_pattern(statement),
        }
    }

    fn there(&self, cell: Cell) -> DigitSet {
        self.position.value(cell).map_or_else(|| self.position.candidates(cell), DigitSet::only)
    }

    /// Whether both sides can be filled with the same digits if one candidate is true: first the one side, then the other with
    /// what is left of its digits.
    fn balances(&self, sides: &[Vec<Cell>; 2], supposed: Candidate, taken: &mut Vec<Candidate>) -> bool {
        let count = sides[0].len();
        if sides[1].len() != count {
            return false;
        }
        let Some(cell) = sides[0].iter().chain(&sides[1]).nth(taken.len()).copied() else { return true };
        let there = if cell == supposed.cell { DigitSet::only(supposed.digit) } else { self.there(cell) };
        there.iter().any(|digit| {
            let times = |part: &[Candidate]| part.iter().filter(|one| one.digit == digit).count();
            let (first, second) = taken.split_at(count.min(taken.len()));
            let is_left = taken.len() < count || times(first) > times(second);
            let clashes = taken.iter().any(|other| other.digit == digit && self.sees(other.cell, cell));
            if !is_left || clashes {
                return false;
            }
            taken.push(Candidate::new(cell, digit));
            let filled = self.balances(sides, supposed, taken);
            taken.pop();
            filled
        })
    }
}
