//! A checker of steps that knows the rules of Sudoku and nothing of how steps are found.

use jade_explainer::{Argument, Because, Chain, Evidence, Houses, Proof, Step, Technique};
use jade_grid::{Candidate, Cell, DigitSet, Geometry, HouseId, Position};
use std::collections::BTreeSet;

/// The board before a step.
#[derive(Clone)]
pub struct Checker {
    board: &'static Geometry,
    candidates: BTreeSet<Candidate>,
}

impl Checker {
    pub fn new(position: &Position) -> Checker {
        Checker { board: position.geometry(), candidates: position.all_candidates().collect() }
    }

    pub fn apply(&mut self, step: &Step) {
        for candidate in &step.eliminations {
            assert!(self.candidates.remove(candidate), "{step:?}");
        }
        if let Some(placed) = step.placement {
            assert!(self.candidates.contains(&placed), "{step:?}");
            let board = self.board;
            self.candidates.retain(|other| {
                other.cell != placed.cell
                    && !(other.digit == placed.digit && board.see_each_other(other.cell, placed.cell))
            });
        }
    }

    fn digits(&self, cell: Cell) -> DigitSet {
        self.candidates.iter().filter(|one| one.cell == cell).map(|one| one.digit).collect()
    }

    fn places(&self, house: HouseId, digits: DigitSet) -> BTreeSet<Cell> {
        let cells = self.board.house(house).cells();
        let has = |cell: &Cell| !(self.digits(*cell) & digits).is_empty();
        cells.iter().copied().filter(has).collect()
    }

    /// Returns whether two candidates exclude each other.
    fn exclude(&self, one: &Candidate, two: &Candidate) -> bool {
        one.cell == two.cell && one.digit != two.digit
            || one.digit == two.digit && self.board.see_each_other(one.cell, two.cell)
    }

    /// Checks that a step follows from the board. Steps that assume one solution are compared with it by the caller.
    pub fn check(&self, step: &Step) -> Result<(), String> {
        let exists = |one: &Candidate| self.candidates.contains(one);
        if !step.placement.iter().chain(&step.eliminations).all(exists) {
            return Err("it concludes about what is not there".to_owned());
        }
        match &step.evidence {
            Evidence::Houses(houses) => self.check_houses(step, houses),
            Evidence::Wing { pivot, wings } => {
                // Each candidate of the pivot, on, leaves one of the wings only what removes the conclusion.
                let holds = step.eliminations.iter().all(|removed| {
                    self.digits(*pivot).iter().all(|digit| {
                        let on = Candidate::new(*pivot, digit);
                        self.exclude(&on, removed)
                            || wings.iter().any(|wing| {
                                let left = self.digits(*wing).without(digit);
                                left.single()
                                    .is_some_and(|last| self.exclude(&Candidate::new(*wing, last), removed))
                            })
                    })
                });
                if holds { Ok(()) } else { Err("the wings do not see it".to_owned()) }
            }
            Evidence::Exclusion(exclusion) => {
                // Every combination that uses an eliminated candidate is impossible.
                for removed in &step.eliminations {
                    if self.has_combination(&exclusion.cells, &mut Vec::new(), removed, exclusion) {
                        return Err(format!("{removed:?} has a combination"));
                    }
                }
                Ok(())
            }
            Evidence::Loop(_) | Evidence::Grave(_) => Ok(()),
            Evidence::Chains(proof) => self.check_proof(step, proof),
        }
    }

    fn has_combination(
        &self,
        cells: &[Cell],
        chosen: &mut Vec<Candidate>,
        must: &Candidate,
        exclusion: &jade_explainer::Exclusion,
    ) -> bool {
        let Some(&cell) = cells.get(chosen.len()) else {
            let used: DigitSet = chosen.iter().map(|one| one.digit).collect();
            return chosen.contains(must)
                && exclusion.excluders.iter().all(|other| {
                    assert!(cells.iter().all(|cell| self.board.see_each_other(*cell, other)));
                    !used.is_superset(self.digits(other))
                });
        };
        self.digits(cell).iter().any(|digit| {
            let next = Candidate::new(cell, digit);
            if chosen.iter().any(|one| self.exclude(one, &next)) {
                return false;
            }
            chosen.push(next);
            let found = self.has_combination(cells, chosen, must, exclusion);
            chosen.pop();
            found
        })
    }

    fn check_houses(&self, step: &Step, houses: &Houses) -> Result<(), String> {
        let Houses { digits, cells, base, cover, target } = houses;
        let inside: BTreeSet<Cell> = cells.iter().collect();
        let need = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        let in_base = base.iter().flat_map(|house| self.places(*house, *digits)).collect::<BTreeSet<_>>();
        match step.technique {
            Technique::HiddenSingle => need(in_base == inside && inside.len() == 1, "another place is left"),
            Technique::NakedSingle => {
                need(cells.iter().all(|cell| self.digits(cell) == *digits), "another candidate is left")
            }
            Technique::NakedPair | Technique::NakedTriplet | Technique::NakedQuad => {
                let locked = cells.iter().all(|cell| digits.is_superset(self.digits(cell)));
                let seen = step.eliminations.iter().all(|one| {
                    digits.contains(one.digit)
                        && cells.iter().all(|cell| self.board.see_each_other(cell, one.cell))
                });
                need(locked && digits.len() == cells.len() && seen, "this is no naked set")
            }
            Technique::HiddenPair | Technique::HiddenTriplet | Technique::HiddenQuad => {
                let own = step
                    .eliminations
                    .iter()
                    .all(|one| cells.contains(one.cell) && !digits.contains(one.digit));
                need(in_base == inside && digits.len() == cells.len() && own, "this is no hidden set")
            }
            Technique::DirectHiddenPair | Technique::DirectHiddenTriplet => {
                need(in_base == inside && digits.len() == cells.len(), "this is no hidden set")?;
                self.check_target(step, *target, |cell| inside.contains(&cell))
            }
            Technique::DirectPointing | Technique::DirectClaiming => {
                let covered = self.board.house(cover[0]).set().is_superset(*cells);
                need(in_base == inside && covered, "it is not locked")?;
                let placed = step.placement.ok_or("no placement")?;
                let other = |cell: Cell| !inside.contains(&cell) && cell != placed.cell;
                let cleared = self.board.house(cover[0]).set();
                self.check_target(step, *target, |cell| other(cell) && cleared.contains(cell))
            }
            _ => {
                // A digit whose places in the base houses lie in as many cover houses.
                let covered = inside
                    .iter()
                    .all(|cell| cover.iter().any(|house| self.board.house(*house).set().contains(*cell)));
                let outside = step.eliminations.iter().all(|one| {
                    digits.contains(one.digit)
                        && !inside.contains(&one.cell)
                        && cover.iter().any(|house| self.board.house(*house).set().contains(one.cell))
                });
                let holds = in_base == inside && base.len() == cover.len() && covered && outside;
                need(holds, "this is no fish")
            }
        }
    }

    /// Checks that a digit has one place left in a house when some cells are gone.
    fn check_target(
        &self,
        step: &Step,
        target: Option<HouseId>,
        gone: impl Fn(Cell) -> bool,
    ) -> Result<(), String> {
        let (Some(placed), Some(target)) = (step.placement, target) else {
            return Err("no placement".to_owned());
        };
        let left = self.places(target, DigitSet::only(placed.digit));
        let left: Vec<_> = left.into_iter().filter(|cell| !gone(*cell)).collect();
        if left == [placed.cell] { Ok(()) } else { Err("another place is left".to_owned()) }
    }

    fn check_proof(&self, step: &Step, proof: &Proof) -> Result<(), String> {
        for chain in &proof.chains {
            self.check_chain(chain)?;
        }
        let starts: Vec<_> = proof.chains.iter().map(start).collect::<Result<_, _>>()?;
        match proof.argument {
            Argument::Cycle => return self.check_cycle(step, &proof.chains[0]),
            Argument::Contradiction => {
                let (assumed, on) = starts[0];
                let nodes: BTreeSet<_> =
                    proof.chains[0].implications.iter().map(|one| (one.candidate, one.on)).collect();
                if !nodes.iter().any(|(candidate, on)| nodes.contains(&(*candidate, !on))) {
                    return Err("no contradiction".to_owned());
                }
                let right = if on { step.eliminations == [assumed] } else { step.placement == Some(assumed) };
                return if right { Ok(()) } else { Err("it proves something else".to_owned()) };
            }
            Argument::EitherWay(candidate) => {
                if starts != [(candidate, true), (candidate, false)] {
                    return Err("not both cases".to_owned());
                }
            }
            Argument::Cell(cell) => {
                let all = self.digits(cell).iter().map(|digit| (Candidate::new(cell, digit), true));
                if starts != all.collect::<Vec<_>>() {
                    return Err("not all candidates".to_owned());
                }
            }
            Argument::House(house, digit) => {
                let all = self.places(house, DigitSet::only(digit));
                let all = all.into_iter().map(|cell| (Candidate::new(cell, digit), true));
                if starts != all.collect::<Vec<_>>() {
                    return Err("not all places".to_owned());
                }
            }
        }
        let concluded = match step.placement {
            Some(placed) => (placed, true),
            None => (step.eliminations[0], false),
        };
        let leads = |chain: &Chain| chain.implications.iter().any(|one| (one.candidate, one.on) == concluded);
        if step.eliminations.len() < 2 && proof.chains.iter().all(leads) {
            Ok(())
        } else {
            Err("not all cases lead to it".to_owned())
        }
    }

    fn check_cycle(&self, step: &Step, chain: &Chain) -> Result<(), String> {
        let (first, last) = (&chain.implications[0], chain.implications.last().unwrap());
        if (first.candidate, first.on) != (last.candidate, last.on) {
            return Err("it does not come back".to_owned());
        }
        let seen = |removed: &Candidate, on: bool| {
            chain.implications.iter().any(|one| one.on == on && self.exclude(&one.candidate, removed))
        };
        match step.eliminations.iter().all(|one| seen(one, true) && seen(one, false)) {
            true => Ok(()),
            false => Err("it is not seen from both".to_owned()),
        }
    }

    /// Checks every implication of a chain.
    fn check_chain(&self, chain: &Chain) -> Result<(), String> {
        for (index, one) in chain.implications.iter().enumerate() {
            if one.from.iter().any(|from| *from >= index) {
                return Err(format!("{index} does not follow from earlier ones"));
            }
            let parents: Vec<_> = one.from.iter().map(|from| &chain.implications[*from]).collect();
            let is_off = |other: &Candidate| {
                other == &one.candidate
                    || parents.iter().any(|parent| !parent.on && parent.candidate == *other)
            };
            let holds = match &one.because {
                Because::Assumed => index == 0 && parents.is_empty(),
                Because::Cell | Because::House(_) if !one.on => {
                    parents.len() == 1 && parents[0].on && self.exclude(&parents[0].candidate, &one.candidate)
                }
                Because::Cell => {
                    let others = self.candidates.iter().filter(|other| other.cell == one.candidate.cell);
                    others.into_iter().all(is_off)
                }
                Because::House(house) => {
                    let house = self.board.house(*house).set();
                    let others = self
                        .candidates
                        .iter()
                        .filter(|other| other.digit == one.candidate.digit && house.contains(other.cell));
                    house.contains(one.candidate.cell) && others.into_iter().all(is_off)
                }
                Because::Rule(step) => {
                    // On the board without what it rests on.
                    let mut smaller = self.clone();
                    smaller.candidates.retain(|other| {
                        !parents.iter().any(|parent| !parent.on && parent.candidate == *other)
                    });
                    let concludes = match step.placement {
                        Some(placed) => self.exclude(&placed, &one.candidate),
                        None => step.eliminations.contains(&one.candidate),
                    };
                    let mut rule = (**step).clone();
                    // Of what it removes, something may be gone already.
                    rule.eliminations.retain(|other| smaller.candidates.contains(other));
                    !one.on && concludes && smaller.check(&rule).is_ok()
                }
            };
            if !holds {
                return Err(format!("implication {index} does not hold: {one:?}"));
            }
        }
        Ok(())
    }
}

/// Returns what a chain assumes.
fn start(chain: &Chain) -> Result<(Candidate, bool), String> {
    match chain.implications.first() {
        Some(first) if first.because == Because::Assumed => Ok((first.candidate, first.on)),
        _ => Err("it assumes nothing".to_owned()),
    }
}
