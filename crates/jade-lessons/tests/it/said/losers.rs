//! Statements about the candidates that a step removes: what their cells see, and where they are.

use super::facts::{Outcome, Teller, ok_if};
use super::table::Statement;
use jade_grid::{Candidate, Cell};

impl Teller<'_> {
    pub(super) fn judge_losers(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let groups: Vec<Vec<Cell>> = about.iter().map(|name| self.named(name).cells()).collect();
        let houses: Vec<_> = about.iter().map(|name| self.named(name).houses).collect();
        let sees_all = |one: &Candidate, group: &[Cell]| group.iter().all(|cell| self.sees(one.cell, *cell));
        let sees_one = |one: &Candidate, group: &[Cell]| group.iter().any(|cell| self.sees(one.cell, *cell));
        let places = |one: &Candidate, group: &[Cell]| -> Vec<Cell> {
            group.iter().copied().filter(|cell| self.position.is_candidate(*cell, one.digit)).collect()
        };
        let sees_places = |one: &Candidate, group: &[Cell]| {
            let places = places(one, group);
            !places.is_empty() && sees_all(one, &places)
        };
        let inside = |one: &Candidate, at: usize| {
            houses[at].iter().filter(|house| self.is_in(**house, one.cell)).count()
        };
        let holds: &dyn Fn(&Candidate) -> bool = match statement.fact {
            // All of these cells.
            "losers-see" => &|one| groups.iter().all(|group| sees_all(one, group)),
            // All of one group or of another.
            "losers-see-either" => {
                &|one| groups.iter().any(|group| !group.is_empty() && sees_all(one, group))
            }
            // At least one cell.
            "losers-see-one" => &|one| sees_one(one, &groups[0]),
            // One of each of two groups, or of the next two.
            "losers-see-pair" => {
                &|one| groups.chunks(2).any(|pair| pair.iter().all(|group| sees_one(one, group)))
            }
            // All cells that can have the digit that is removed.
            "losers-see-places" => &|one| sees_places(one, &groups[0]),
            "losers-see-places-either" => &|one| groups.iter().any(|group| sees_places(one, group)),
            "losers-at" => &|one| groups[0].contains(&one.cell),
            "losers-in" => &|one| (0..about.len()).any(|at| inside(one, at) > 0),
            // In more of the first houses than of the second.
            "losers-more" => &|one| inside(one, 0) > inside(one, 1),
            _ => return self.judge_line(statement),
        };
        let wrong = self.step.eliminations.iter().find(|one| !holds(one));
        ok_if(wrong.is_none(), || format!("not so for {wrong:?}"))
    }
}
