//! Statements about what digits add up to, judged by the rules as they are written and by trying all digits.

use super::facts::{Outcome, Teller, ok_if};
use super::table::Statement;
use jade_grid::{Candidate, Cell, DigitSet, HouseId, HouseKind, Rule};
use std::collections::{BTreeMap, BTreeSet};

/// What cells add up to, each times a factor.
struct Equation {
    terms: BTreeMap<Cell, i32>,
    total: i32,
}

impl Teller<'_> {
    pub(super) fn judge_total(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let cells = |at: usize| self.named(about[at]).cells().into_iter().collect::<BTreeSet<Cell>>();
        let number = |at: usize| self.named(about[at]).number.map(|number| number as i32);
        let is = |found: i32, at: usize| {
            ok_if(number(at) == Some(found), || format!("it is {found}, not {:?}", number(at)))
        };
        // What is in the houses, less what is in the cages.
        let rest = || -> Result<Equation, String> {
            let (mut terms, mut total) = (BTreeMap::new(), 0);
            for cell in self.cells_of(&self.named(about[0]).houses)? {
                terms.insert(cell, 1);
            }
            total += self.total_of(&self.named(about[0]).houses);
            for equation in self.equations(about[1])? {
                equation.terms.iter().for_each(|(cell, factor)| *terms.entry(*cell).or_default() -= factor);
                total -= equation.total;
            }
            terms.retain(|_, factor| *factor != 0);
            Ok(Equation { terms, total })
        };
        match statement.fact {
            // The rule names these cells.
            "sum-cells" => {
                let all: BTreeSet<Cell> =
                    self.equations(about[0])?.iter().flat_map(|it| it.terms.keys().copied()).collect();
                ok_if(all == cells(1), || format!("they are {all:?}"))
            }
            "is-region-sum" | "is-zipper" | "is-double-arrow" => {
                let named = self.named(about[0]);
                let rule = |index: &usize| {
                    let rule = self.geometry.sums().get(*index)?.rule()?;
                    self.geometry.rules().added().get(rule)
                };
                let is_one =
                    |index| rule(index).is_some_and(|rule| statement.fact.ends_with(rule.kind().id()));
                ok_if(named.sums.iter().all(is_one), || "not all of them".to_owned())
            }
            "sum-total" => is(self.equations(about[0])?.iter().map(|it| it.total).sum(), 1),
            "houses-total" => {
                self.cells_of(&self.named(about[0]).houses)?;
                is(self.total_of(&self.named(about[0]).houses), 1)
            }
            // More of each sum is in the houses than outside.
            "sums-in" => {
                let inside = self.cells_of(&self.named(about[1]).houses)?;
                let mostly = |it: &Equation| {
                    2 * it.terms.keys().filter(|cell| inside.contains(cell)).count() > it.terms.len()
                };
                ok_if(self.equations(about[0])?.iter().all(mostly), || "not all of them".to_owned())
            }
            // Of the houses, the sums leave just these cells; of the sums, just these are outside.
            "left-inside" | "left-outside" => {
                let factor = if statement.fact == "left-inside" { 1 } else { -1 };
                let left = rest()?.terms;
                let all: BTreeSet<Cell> =
                    left.iter().filter(|one| *one.1 == factor).map(|one| *one.0).collect();
                ok_if(all == cells(2) && left.values().all(|factor| factor.abs() == 1), || {
                    format!("left are {left:?}")
                })
            }
            "difference" => is(rest()?.total.abs(), 2),
            "inside-more" => is(rest()?.total, 2),
            "inside-less" => is(-rest()?.total, 2),
            "inside-same" => {
                let total = rest()?.total;
                ok_if(total == 0, || format!("it is {total}"))
            }
            // With any of these, the other cells cannot make it right, whatever candidates they take.
            "no-sum" => {
                let equations = self.equations(about[0])?;
                let [equation] = &equations[..] else { return Err("not one sum".to_owned()) };
                self.never_right(equation, &self.named(about[1]).candidates)
            }
            "no-rest" => self.never_right(&rest()?, &self.named(about[2]).candidates),
            "digit-is" => {
                let digits: Vec<i32> =
                    self.named(about[0]).digits().iter().map(|digit| i32::from(digit.get())).collect();
                ok_if(digits.len() == 1 && number(1) == Some(digits[0]), || format!("it is {digits:?}"))
            }
            _ => self.judge_clue(statement),
        }
    }

    /// The cells of houses that have none in common.
    fn cells_of(&self, houses: &[HouseId]) -> Result<BTreeSet<Cell>, String> {
        let mut all = BTreeSet::new();
        for cell in houses.iter().flat_map(|house| self.geometry.house(*house).cells()) {
            ok_if(all.insert(*cell), || format!("{cell:?} is in two of the houses"))?;
        }
        ok_if(!all.is_empty(), || "no houses".to_owned())?;
        Ok(all)
    }

    fn total_of(&self, houses: &[HouseId]) -> i32 {
        let digits = 1..=self.geometry.side() as i32;
        houses.len() as i32 * digits.sum::<i32>()
    }

    /// What the rules of the sums of this name say.
    fn equations(&self, name: &str) -> Result<Vec<Equation>, String> {
        let mut equations = Vec::new();
        for index in &self.named(name).sums {
            let rule = self
                .geometry
                .sums()
                .get(*index)
                .and_then(|sum| self.geometry.rules().added().get(sum.rule()?));
            let Some(rule) = rule else { return Err("there is no such sum".to_owned()) };
            if ["region-sum", "zipper", "double-arrow"].contains(&rule.kind().id()) {
                // Two of the groups that have the same sum: those with the cells that the sum has.
                let cells: BTreeSet<Cell> = self.geometry.sums()[*index].cells().collect();
                let groups = self.equal_groups(rule);
                let pairs = groups.iter().flat_map(|one| groups.iter().map(move |other| (one, other)));
                let is_meant = |(one, other): &(&Vec<Cell>, &Vec<Cell>)| {
                    one != other && one.iter().chain(*other).copied().collect::<BTreeSet<Cell>>() == cells
                };
                let Some((one, other)) = pairs.into_iter().find(is_meant) else {
                    return Err("its cells are not two groups".to_owned());
                };
                let terms = one.iter().map(|cell| (*cell, 1)).chain(other.iter().map(|cell| (*cell, -1)));
                equations.push(Equation { terms: terms.collect(), total: 0 });
                continue;
            }
            let total = i32::from(rule.value().unwrap_or_default());
            let factors = match rule.kind().id() {
                // The circle of one cell comes first.
                "arrow" if total <= 1 => [-1].into_iter().chain(std::iter::repeat(1)),
                "arrow" => panic!("there is no arrow with several cells in its circle to be judged"),
                _ => [1].into_iter().chain(std::iter::repeat(1)),
            };
            let is_arrow = rule.kind().id() == "arrow";
            equations.push(Equation {
                terms: rule.cells().iter().copied().zip(factors).collect(),
                total: if is_arrow { 0 } else { total },
            });
        }
        ok_if(!equations.is_empty(), || "no sums".to_owned())?;
        Ok(equations)
    }

    /// The groups of cells of a line that have the same sum.
    fn equal_groups(&self, rule: &Rule) -> Vec<Vec<Cell>> {
        let cells = rule.cells();
        let last = cells.len() - 1;
        match rule.kind().id() {
            "double-arrow" => vec![vec![cells[0], cells[last]], cells[1..last].to_vec()],
            "zipper" => {
                let place = |at: usize| {
                    if 2 * at == last { vec![cells[at]] } else { vec![cells[at], cells[last - at]] }
                };
                (0..=last / 2).map(place).collect()
            }
            _ => {
                let mut groups: Vec<Vec<Cell>> = Vec::new();
                for cell in cells {
                    let touches = groups.last().and_then(|group| group.last()).is_some_and(|before| {
                        let mut houses =
                            self.geometry.houses_of(*before).iter().map(|id| self.geometry.house(*id));
                        houses.any(|house| house.kind() == HouseKind::Box && house.cells().contains(cell))
                    });
                    match groups.last_mut().filter(|_| touches) {
                        Some(group) => group.push(*cell),
                        None => groups.push(vec![*cell]),
                    }
                }
                groups
            }
        }
    }

    fn never_right(&self, equation: &Equation, suppositions: &[Candidate]) -> Outcome {
        let cells: Vec<(Cell, i32)> = equation.terms.iter().map(|(cell, factor)| (*cell, *factor)).collect();
        ok_if(!suppositions.is_empty(), || "nothing is supposed".to_owned())?;
        for one in suppositions {
            let all: Vec<DigitSet> = cells
                .iter()
                .map(|(cell, _)| match self.position.value(*cell) {
                    _ if *cell == one.cell => DigitSet::only(one.digit),
                    Some(digit) => DigitSet::only(digit),
                    None => self.position.candidates(*cell),
                })
                .collect();
            let is_there = cells.iter().any(|(cell, _)| *cell == one.cell);
            let mut taken = Vec::new();
            if !is_there || self.can_reach(&cells, &all, equation.total, &mut taken) {
                return Err(format!("{one:?} is possible"));
            }
        }
        Ok(())
    }

    /// Whether digits for the cells that are left come to the total; those that see each other differ.
    fn can_reach(
        &self,
        cells: &[(Cell, i32)],
        all: &[DigitSet],
        total: i32,
        taken: &mut Vec<Candidate>,
    ) -> bool {
        let Some(((cell, factor), rest)) = cells.split_first() else { return total == 0 };
        all[0].iter().any(|digit| {
            if taken.iter().any(|other| other.digit == digit && self.sees(other.cell, *cell)) {
                return false;
            }
            taken.push(Candidate::new(*cell, digit));
            let reached = self.can_reach(rest, &all[1..], total - factor * i32::from(digit.get()), taken);
            taken.pop();
            reached
        })
    }
}
