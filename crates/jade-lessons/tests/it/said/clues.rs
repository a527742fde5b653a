//! Statements about clues, judged by what their rules say and by trying all digits.

use super::facts::{Outcome, Teller, ok_if};
use super::table::Statement;
use jade_grid::{Candidate, Cell, Rule};
use std::collections::BTreeSet;

impl Teller<'_> {
    pub(super) fn judge_clue(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let number = |at: usize| self.named(about[at]).number;
        let side = self.geometry.side();
        match statement.fact {
            "clue-cells" => {
                let named: BTreeSet<Cell> = self.named(about[1]).cells().into_iter().collect();
                let cells = self.clue(about[0])?.cells().iter().copied().collect();
                ok_if(named == cells, || format!("they are {cells:?}"))
            }
            "clue-number" => {
                let rule = self.clue(about[0])?;
                let usual = (rule.kind().id() == "sum-line").then_some(10);
                let value = rule.value().map(usize::from).or(usual);
                ok_if(value.is_some() && value == number(1), || format!("it is {value:?}"))
            }
            "is-between" | "is-lockout" | "is-sum-line" | "is-quadruple" | "is-sandwich" | "is-x-sum"
            | "is-skyscraper" => {
                let kind = self.clue(about[0])?.kind().id();
                ok_if(statement.fact.ends_with(kind), || format!("it is a {kind}"))
            }
            // What a sandwich is between.
            "crusts" => {
                ok_if(number(0) == Some(1) && number(1) == Some(side), || format!("not on {side}×{side}"))
            }
            // No way to make the clue right has any of these.
            "no-clue" => {
                let rule = self.clue(about[0])?;
                let mut possible = BTreeSet::new();
                self.fill(rule, &mut Vec::new(), &mut possible);
                let supposed = &self.named(about[1]).candidates;
                ok_if(!supposed.is_empty(), || "nothing is supposed".to_owned())?;
                match supposed.iter().find(|one| possible.contains(*one) || !rule.cells().contains(&one.cell))
                {
                    Some(one) => Err(format!("{one:?} is possible")),
                    None => Ok(()),
                }
            }
            _ => self.judge_leftovers(statement),
        }
    }

    /// The rule of the one clue of this name.
    fn clue(&self, name: &str) -> Result<&Rule, String> {
        let [index] = self.named(name).clues[..] else { return Err("not one clue".to_owned()) };
        let clue = self.geometry.automata().get(index).ok_or("there is no such clue")?;
        Ok(&self.geometry.rules().added()[clue.rule()])
    }

    /// Adds the digits of every way to fill the cells of a rule that makes it right; those that see each other differ.
    fn fill(&self, rule: &Rule, taken: &mut Vec<Candidate>, possible: &mut BTreeSet<Candidate>) {
        let Some(cell) = rule.cells().get(taken.len()).copied() else {
            let digits: Vec<usize> = taken.iter().map(|one| usize::from(one.digit.get())).collect();
            if is_right(rule, &digits, self.geometry.side()) {
                possible.extend(taken.iter().copied());
            }
            return;
        };
        let there = match self.position.value(cell) {
            Some(digit) => jade_grid::DigitSet::only(digit),
            None => self.position.candidates(cell),
        };
        for digit in there {
            if !taken.iter().any(|other| other.digit == digit && self.sees(other.cell, cell)) {
                taken.push(Candidate::new(cell, digit));
                self.fill(rule, taken, possible);
                taken.pop();
            }
        }
    }
}

/// Whether digits in the cells of a rule are what it asks for.
fn is_right(rule: &Rule, digits: &[usize], side: usize) -> bool {
    let number = usize::from(rule.value().unwrap_or_default());
    match rule.kind().id() {
        "between" => {
            let [first, inner @ .., last] = digits else { return false };
            inner.iter().all(|digit| first.min(last) < digit && digit < first.max(last))
        }
        "lockout" => {
            let [first, inner @ .., last] = digits else { return false };
            let least = rule.value().map_or(side / 2, usize::from);
            let (low, high) = (*first.min(last), *first.max(last));
            high - low >= least && !inner.iter().any(|digit| (low..=high).contains(digit))
        }
        "sum-line" => {
            // The sums up to each cell have every multiple of the number up to their last one, which is one itself.
            let total = rule.value().map_or(10, usize::from);
            let sums: Vec<usize> =
                digits.iter().scan(0, |sum, digit| (*sum += digit, Some(*sum)).1).collect();
            let all = sums.last().copied().unwrap_or_default();
            all % total == 0 && (1..=all / total).all(|piece| sums.contains(&(piece * total)))
        }
        "quadruple" => {
            let times = |list: &[usize], digit| list.iter().filter(|other| **other == digit).count();
            let named: Vec<usize> = number.to_string().bytes().map(|sign| usize::from(sign - b'0')).collect();
            named.iter().all(|digit| times(digits, *digit) >= times(&named, *digit))
        }
        "sandwich" => {
            let inside = digits.iter().skip_while(|digit| **digit != 1 && **digit != side).skip(1);
            inside.take_while(|digit| **digit != 1 && **digit != side).sum::<usize>() == number
        }
        "x-sum" => digits[..digits[0]].iter().sum::<usize>() == number,
        "skyscraper" => {
            (0..digits.len()).filter(|place| digits[..*place].iter().max() < Some(&digits[*place])).count()
                == number
        }
        other => panic!("say here what {other} means"),
    }
}
