//! [`Teller`]: whether a statement is true on a board. It knows the rules and what is on the board, and nothing of how
//! techniques find their steps.

use super::sentence::{Named, Sentence};
use super::steps::Board;
use super::table::Statement;
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, HouseId, Position, Puzzle};
use jade_logic::Step;
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with a statement.
pub(super) type Outcome = Result<(), String>;

/// Follows the sentences of a text about a step, and says which statements are false.
pub struct Teller<'b> {
    pub(super) board: &'b Board,
    pub(super) step: &'b Step,
    pub(super) geometry: &'static Geometry,
    /// What is on the board. For a near miss, what the text supposes to be there.
    pub(super) position: Position,
    /// What the sentences have named so far, by blank; at first, the parts of the step.
    named: BTreeMap<&'static str, Named>,
    /// Whether the text supposes what is not so, and so says nothing about the solution.
    supposes: bool,
    /// The cases of a proof. The last one is being told.
    cases: Vec<Case>,
}

/// A case of a proof: what follows from one assumption.
struct Case {
    assumed: (Candidate, bool),
    position: Position,
    /// What was said to be true. It stays so if later lines leave the cell without the digit.
    entered: BTreeSet<Candidate>,
}

pub(super) fn ok_if(holds: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl<'b> Teller<'b> {
    pub fn new(board: &'b Board, step: &'b Step) -> Teller<'b> {
        let mut named: BTreeMap<&'static str, Named> = BTreeMap::new();
        for part in &step.parts {
            named.entry(part.name).or_default().add(&part.value, false);
        }
        for (name, conclusions) in [("eliminations", &step.eliminations), ("placements", &step.placements)] {
            named.entry(name).or_default().candidates.extend(conclusions);
        }
        // What the chain is said to run through, in its order.
        let nodes = step
            .links
            .first()
            .map(|link| &link.from)
            .into_iter()
            .chain(step.links.iter().map(|link| &link.to));
        named.entry("links").or_default().groups = nodes.map(|node| node.cells().iter().collect()).collect();
        let mut position = board.position.clone();
        if let Some(phase) = &board.phase {
            // What notes and pairs rule out, a player does not write; but it is ruled out.
            for note in phase.notes() {
                let left: Vec<Cell> =
                    note.cells.iter().filter(|cell| position.is_candidate(*cell, note.digit)).collect();
                for cell in position.geometry().cells().filter(|cell| !left.contains(cell)) {
                    if !left.is_empty()
                        && left.iter().all(|one| position.geometry().see_each_other(*one, cell))
                    {
                        position.eliminate(cell, note.digit);
                    }
                }
            }
            for pair in phase.pairs() {
                for cell in position.geometry().cells() {
                    if pair.cells().contains(cell) {
                        position.restrict(cell, pair.digits());
                    } else if pair.cells().iter().all(|one| position.geometry().see_each_other(one, cell)) {
                        pair.digits().iter().for_each(|digit| {
                            position.eliminate(cell, digit);
                        });
                    }
                }
            }
        }
        let geometry = position.geometry();
        Teller { board, step, geometry, position, named, supposes: false, cases: Vec::new() }
    }

    /// Returns one that has heard the same, but looks at another board.
    pub fn elsewhere(&self, board: &'b Board) -> Teller<'b> {
        Teller { named: self.named.clone(), ..Teller::new(board, self.step) }
    }

    /// Returns whether another board has all the houses that were named: boards with diagonals have more.
    pub fn is_for(&self, board: &Board) -> bool {
        let named = self.named.values().flat_map(|named| named.houses.iter().copied());
        let count = board.position.geometry().houses().len();
        named.chain(self.step.houses()).all(|house| house.index() < count)
    }

    /// Returns some that have heard something else about the same board: fewer, more or other things, in all blanks or in
    /// one.
    pub fn misled(&self) -> Vec<Teller<'b>> {
        let (cells, houses) = (self.geometry.cell_count(), self.geometry.houses().len());
        let spoilt: BTreeMap<_, _> =
            self.named.iter().map(|(name, named)| (*name, named.spoilt(cells, houses))).collect();
        let names = self.named.keys().map(|name| Some(*name));
        names
            .chain([None])
            .flat_map(|only| {
                let misled = |at: usize| {
                    let mut teller = self.elsewhere(self.board);
                    let changed = spoilt.iter().filter(|(name, _)| only.is_none_or(|only| only == **name));
                    teller.named.extend(changed.map(|(name, spoilt)| (*name, spoilt[at].clone())));
                    teller
                };
                [misled(0), misled(1), misled(2)]
            })
            .collect()
    }

    /// Takes note of what a sentence names, before its statements are judged.
    pub fn hear(&mut self, sentence: &Sentence) {
        self.named.extend(sentence.named.clone());
    }

    /// Returns what a statement is about: what fills the blank of this name, of several joined by `+`, and without the
    /// cells of those after `~`. A name with `?` may be missing.
    pub(super) fn named(&self, words: &str) -> Named {
        let (joined, without) = words.split_once('~').unwrap_or((words, ""));
        let mut all = Named::default();
        for name in joined.split('+') {
            match (self.named.get(name.trim_end_matches('?')), name.ends_with('?')) {
                (Some(named), _) => all.join(named),
                (None, true) => {}
                (None, false) => panic!("{}: nothing is called {name:?}", self.step.technique),
            }
        }
        if !without.is_empty() {
            let without = self.named(without).cells();
            all.groups.retain(|group| !group.iter().any(|cell| without.contains(cell)));
            all.candidates.retain(|one| !without.contains(&one.cell));
        }
        all
    }

    pub(super) fn name(&self, cells: &[Cell]) -> String {
        let name =
            |cell: &Cell| format!("r{}c{}", self.geometry.row(*cell) + 1, self.geometry.column(*cell) + 1);
        cells.iter().map(name).collect::<Vec<_>>().join(",")
    }

    pub(super) fn sees(&self, a: Cell, b: Cell) -> bool {
        self.geometry.see_each_other(a, b)
    }

    pub(super) fn is_in(&self, house: HouseId, cell: Cell) -> bool {
        self.geometry.house(house).cells().contains(&cell)
    }

    /// The open cells of a house that can have a digit.
    pub(super) fn places(&self, position: &Position, house: HouseId, digit: Digit) -> Vec<Cell> {
        let cells = self.geometry.house(house).cells().iter().copied();
        cells.filter(|cell| position.is_candidate(*cell, digit)).collect()
    }

    pub(super) fn union(&self, cells: &[Cell]) -> Vec<Digit> {
        let all = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.position.candidates(*cell));
        all.iter().collect()
    }

    pub(super) fn solution(&self) -> Option<&Puzzle> {
        self.board.solution.as_ref().filter(|_| !self.supposes)
    }

    pub(super) fn solved(&self, cell: Cell) -> Option<Digit> {
        self.solution().and_then(|solution| solution.get(cell))
    }

    /// Judges a statement.
    pub fn judge(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let cells = |at: usize| self.named(about[at]).cells();
        let digits = |at: usize| self.named(about[at]).digits();
        let houses = |at: usize| self.named(about[at]).houses.clone();
        let number = |at: usize| about[at].parse::<usize>().expect("a number");
        let each = |cells: &[Cell], holds: &dyn Fn(Cell) -> bool, what: &str| match cells.is_empty() {
            true => Err(format!("no cell {what}")),
            false => match cells.iter().find(|cell| !holds(**cell)) {
                Some(cell) => Err(format!("not so: {} {what}", self.name(&[*cell]))),
                None => Ok(()),
            },
        };
        let position = &self.position;
        let can = |cell: Cell, digit: Digit| position.is_candidate(cell, digit);
        match statement.fact {
            // No statement about what the sentence names: advice where to look, or what follows from what was said.
            "advice" | "argues" => Ok(()),

            // What is in cells.
            "open" => each(&cells(0), &|cell| position.value(cell).is_none(), "is open"),
            "filled" => each(&cells(0), &|cell| position.value(cell).is_some(), "is filled"),
            "no-given" => {
                let given = |cell| position.givens().is_some_and(|givens| givens.contains(cell));
                each(&cells(0), &|cell| !given(cell), "is not a given")
            }
            "given" => {
                each(&cells(0), &|cell| position.givens().is_none_or(|all| all.contains(cell)), "is a given")
            }
            "holds" => {
                let (cells, digits) = (cells(0), digits(1));
                each(
                    &cells,
                    &|cell| position.value(cell).is_some_and(|one| digits.contains(&one)),
                    "holds it",
                )?;
                let held: BTreeSet<_> = cells.iter().filter_map(|cell| position.value(*cell)).collect();
                ok_if(held.len() == digits.len(), || format!("{digits:?} are not all held"))
            }
            "can" => {
                let digits = digits(1);
                each(&cells(0), &|cell| digits.iter().all(|digit| can(cell, *digit)), "can have all")
            }
            "can-any" => each(&cells(0), &|cell| !position.candidates(cell).is_empty(), "has candidates"),
            // All candidates of the cells together are exactly these digits, named at one or several places.
            "union" => {
                let stated: BTreeSet<Digit> = (1..about.len()).flat_map(digits).collect();
                let all: BTreeSet<Digit> = self.union(&cells(0)).into_iter().collect();
                ok_if(all == stated, || format!("{} have {all:?}", self.name(&cells(0))))
            }
            "within" => {
                let stated: BTreeSet<Digit> = (1..about.len()).flat_map(digits).collect();
                let all: BTreeSet<Digit> = self.union(&cells(0)).into_iter().collect();
                ok_if(!all.is_empty() && all.is_subset(&stated), || {
                    format!("{} have {all:?}", self.name(&cells(0)))
                })
            }
            // Each of the cells has exactly these candidates.
            "exact" => {
                let stated: DigitSet = (1..about.len()).flat_map(digits).collect();
                each(&cells(0), &|cell| position.candidates(cell) == stated, "has just these candidates")
            }
            "union-count" => {
                let all = self.union(&cells(0)).len();
                ok_if(all == number(1), || format!("{} have {all} digits", self.name(&cells(0))))
            }
            "each-count" => {
                let count = number(1);
                each(&cells(0), &|cell| position.candidates(cell).len() == count, "has that many candidates")
            }
            "same" => {
                let first = position.candidates(cells(0)[0]);
                each(&cells(0), &|cell| position.candidates(cell) == first, "has the same candidates")
            }
            "count" => {
                let named = self.named(about[0]);
                let all = [
                    named.cells().len(),
                    named.digits().len(),
                    named.houses.len(),
                    named.sums.len(),
                    named.clues.len(),
                ];
                let found = all.into_iter().find(|all| *all > 0).unwrap_or_default();
                ok_if(found == number(1), || format!("{} are {found}", about[0]))
            }
            "almost-locked" => {
                let cells = cells(0);
                let all = self.union(&cells).len();
                ok_if(all == cells.len() + 1, || format!("{} have {all} digits", self.name(&cells)))?;
                let together = |house: HouseId| cells.iter().all(|cell| self.is_in(house, *cell));
                ok_if(self.geometry.house_ids().any(together), || {
                    format!("{} share no house", self.name(&cells))
                })
            }

            // Where cells are.
            "in" => {
                let houses = houses(1);
                each(&cells(0), &|cell| houses.iter().all(|house| self.is_in(*house, cell)), "is in it")
            }
            "in-some" => {
                let houses: Vec<HouseId> = (1..about.len()).flat_map(houses).collect();
                each(
                    &cells(0),
                    &|cell| houses.iter().any(|house| self.is_in(*house, cell)),
                    "is in any of them",
                )
            }
            "outside" => {
                let houses = houses(1);
                each(&cells(0), &|cell| !houses.iter().any(|house| self.is_in(*house, cell)), "is outside")
            }
            "one-each" => {
                let cells = cells(1);
                let houses = houses(0);
                let alone =
                    |house: &HouseId| cells.iter().filter(|cell| self.is_in(*house, **cell)).count() == 1;
                ok_if(houses.iter().all(alone), || format!("{} are not one each", self.name(&cells)))
            }

            // Where digits can go. The cells after the houses, at one or several places, are all that there are.
            "only" => {
                let stated: BTreeSet<Cell> = (2..about.len()).flat_map(cells).collect();
                let mut all = BTreeSet::new();
                for digit in digits(0) {
                    for house in houses(1) {
                        let places = self.places(position, house, digit);
                        let what = self.geometry.house(house);
                        ok_if(!places.is_empty(), || {
                            format!("{digit} has no place in {:?} {}", what.kind(), what.number())
                        })?;
                        all.extend(places);
                    }
                }
                let named: Vec<Cell> = all.iter().copied().collect();
                ok_if(all == stated, || format!("the places are {}", self.name(&named)))
            }
            "places" => {
                let count = number(2);
                for digit in digits(0) {
                    for house in houses(1) {
                        let places = self.places(position, house, digit);
                        ok_if(places.len() == count, || format!("{digit} has {}", self.name(&places)))?;
                    }
                }
                Ok(())
            }
            "missing" => {
                for digit in digits(0) {
                    for house in houses(1) {
                        let there = self.geometry.house(house).cells().iter();
                        let mut held = there.filter_map(|cell| position.value(*cell));
                        ok_if(!held.any(|one| one == digit), || format!("{digit} is there already"))?;
                    }
                }
                Ok(())
            }

            // What sees what.
            "sees" => {
                let others = cells(1);
                each(&cells(0), &|cell| others.iter().all(|other| self.sees(cell, *other)), "sees them")
            }
            "unseen" => {
                let others = cells(1);
                each(
                    &cells(0),
                    &|cell| others.iter().all(|other| !self.sees(cell, *other)),
                    "does not see them",
                )
            }
            "see-each-other" => {
                let all = cells(0);
                each(
                    &all,
                    &|cell| all.iter().all(|other| *other == cell || self.sees(cell, *other)),
                    "sees the rest",
                )
            }
            // Each sees the next, in the order of the words.
            "each-sees-next" => {
                let groups = self.named(about[0]).groups;
                let apart = groups.windows(2).find(|pair| {
                    pair[0].iter().any(|one| pair[1].iter().any(|other| !self.sees(*one, *other)))
                });
                ok_if(groups.len() > 1 && apart.is_none(), || {
                    format!("{} do not see the next", self.name(&cells(0)))
                })
            }
            // A chain runs from each place to the next: they are in one cell, see each other, or a rule relates them. Of
            // two places of several cells, those that can have the digit do.
            "runs" => {
                let groups = self.named(about[0]).groups;
                let related = |a: Cell, b: Cell| {
                    a == b || self.sees(a, b) || self.geometry.pairs(a).any(|(other, _)| other == b)
                };
                let apart = groups.windows(2).find(|pair| {
                    !pair[0].iter().any(|one| pair[1].iter().any(|other| related(*one, *other)))
                });
                ok_if(groups.len() > 1 && apart.is_none(), || format!("{apart:?} are not linked"))
            }
            // In two cells that share no house, or of two digits: a rule of the board excludes the two together.
            "excluded-by-rule" => {
                let one = |at: usize| Candidate::new(cells(at)[0], digits(at + 1)[0]);
                let (a, b) = (one(0), one(2));
                let both = can(a.cell, a.digit) && can(b.cell, b.digit) && a.cell != b.cell;
                let by_rule = !self.geometry.share_house(a.cell, b.cell) || a.digit != b.digit;
                ok_if(both && by_rule && self.geometry.exclude_each_other(a, b), || {
                    format!("{a:?} and {b:?} can both be true")
                })
            }
            // Each of these cells with each of these digits, where it can have it, leaves no room for any of the candidates.
            "all-rule-out" => {
                let gone = self.named(about[2]).candidates;
                let cases: Vec<Candidate> = (cells(0).iter())
                    .flat_map(|cell| digits(1).into_iter().map(|digit| Candidate::new(*cell, digit)))
                    .filter(|case| can(case.cell, case.digit))
                    .collect();
                ok_if(!gone.is_empty() && cases.len() > 1, || "nothing is ruled out".to_owned())?;
                let fits = |case: &&Candidate| {
                    gone.iter().any(|one| !self.geometry.exclude_each_other(**case, *one))
                };
                let free = cases.iter().find(fits);
                ok_if(free.is_none(), || format!("{free:?} leaves room for some of {gone:?}"))
            }
            // Everything that a step concludes is about this digit.
            "only-about" => {
                let (step, stated) = (self.step, digits(0));
                let mut all = step.placements.iter().chain(&step.eliminations);
                ok_if(all.all(|one| stated == [one.digit]), || "it is about other digits, too".to_owned())
            }
            "ends-where-it-begins" => {
                let groups = self.named(about[0]).groups;
                ok_if(groups.first() == groups.last(), || format!("{} is no ring", self.name(&cells(0))))
            }
            // All places of each digit in the one see all its places in the other.
            "linked" => {
                let (one, other) = (cells(1), cells(2));
                for digit in digits(0) {
                    let of = |all: &[Cell]| {
                        all.iter().copied().filter(|cell| can(*cell, digit)).collect::<Vec<_>>()
                    };
                    let (one, other) = (of(&one), of(&other));
                    ok_if(!one.is_empty() && !other.is_empty(), || format!("{digit} is not in both"))?;
                    each(
                        &one,
                        &|cell| other.iter().all(|other| self.sees(cell, *other)),
                        "sees the other set",
                    )?;
                }
                Ok(())
            }
            // All places of each digit in the cells see each other.
            "once" => {
                for digit in digits(0) {
                    let places: Vec<Cell> = cells(1).into_iter().filter(|cell| can(*cell, digit)).collect();
                    each(
                        &places,
                        &|cell| places.iter().all(|one| *one == cell || self.sees(*one, cell)),
                        "sees them",
                    )?;
                }
                Ok(())
            }
            _ => self.judge_total(statement),
        }
    }
}

/// Conclusions: of implications, of the whole step, and of proofs.
impl Teller<'_> {
    pub(super) fn judge_conclusion(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let cells = |at: usize| self.named(about[at]).cells();
        let digits = |at: usize| self.named(about[at]).digits();
        let one = |at: usize| Candidate::new(cells(at)[0], digits(at + 1)[0]);
        let position = &self.position;
        match statement.fact {
            // Where the solution has a digit, if there is one solution.
            "true" => self.in_solution(about, |cells, digit| {
                cells.iter().any(|cell| self.solved(*cell) == Some(digit))
            }),
            "false" => self.in_solution(about, |cells, digit| {
                cells.iter().all(|cell| self.solved(*cell) != Some(digit))
            }),
            // Of some digits one is in one of the cells.
            "some-true" => {
                let (cells, digits) = (cells(0), digits(1));
                let has = |cell: &Cell| self.solved(*cell).is_none_or(|digit| digits.contains(&digit));
                ok_if(cells.iter().any(has), || format!("the solution has none of {digits:?} there"))
            }
            // One digit is in one of some cells, or another in one of others.
            "either-true" => {
                let has = |at: usize| {
                    let digits = digits(at + 1);
                    cells(at).iter().any(|cell| self.solved(*cell).is_none_or(|one| digits.contains(&one)))
                };
                ok_if(has(0) || has(2), || "the solution has neither".to_owned())
            }
            "all-false" | "some-possible-true" => {
                let all = self.named(about[0]).candidates;
                let is = |one: &Candidate| self.solved(one.cell) == Some(one.digit);
                let holds = match statement.fact {
                    "all-false" => !all.iter().any(is),
                    _ => all.iter().any(is) || self.solution().is_none(),
                };
                ok_if(holds, || "the solution does not agree".to_owned())
            }
            // The digit leaves candidates, and rightly.
            "removed" => {
                let gone = self.named(about[0]).candidates;
                let wrong = gone.iter().find(|one| {
                    !position.is_candidate(one.cell, one.digit) || self.solved(one.cell) == Some(one.digit)
                });
                ok_if(!gone.is_empty() && wrong.is_none(), || format!("{wrong:?} cannot be removed"))
            }
            "entered" => {
                let named = self.named(about[0]);
                let mut placed = named.candidates.clone();
                // The cell and its digit, or the cells and their digit, may be named apart.
                if placed.is_empty() {
                    let of = |cell: Cell| named.digits.iter().map(move |digit| Candidate::new(cell, *digit));
                    placed.extend(named.cells().into_iter().flat_map(of));
                }
                let wrong = placed.iter().find(|one| {
                    !position.is_candidate(one.cell, one.digit)
                        || self.solved(one.cell).is_some_and(|digit| digit != one.digit)
                });
                ok_if(!placed.is_empty() && wrong.is_none(), || format!("{wrong:?} is wrong"))
            }
            // If the first cell is the first digit, only the second digit is left for the second cell.
            "leaves" => {
                let (cause, effect) = (one(0), one(2));
                let mut left = position.candidates(effect.cell);
                if self.sees(cause.cell, effect.cell) {
                    left.discard(cause.digit);
                }
                let can = position.is_candidate(cause.cell, cause.digit);
                ok_if(can && left.single() == Some(effect.digit), || format!("{left:?} is left"))
            }
            _ => self.judge_losers(statement),
        }
    }

    fn in_solution(&self, about: &[&'static str], holds: impl Fn(&[Cell], Digit) -> bool) -> Outcome {
        if self.solution().is_none() {
            return Ok(());
        }
        let cells = self.named(about[0]).cells();
        let wrong = self.named(about[1]).digits().into_iter().find(|digit| !holds(&cells, *digit));
        ok_if(wrong.is_none(), || {
            format!("the solution does not agree on {wrong:?} in {}", self.name(&cells))
        })
    }

    /// Judges a line of a proof, and takes it to be so in what follows.
    pub(super) fn judge_line(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let cells = |at: usize| self.named(about[at]).cells();
        let digits = |at: usize| self.named(about[at]).digits();
        let one = || Candidate::new(cells(0)[0], digits(1)[0]);
        let stated = match statement.fact {
            // A near miss: what would have to be so, and what is so.
            "if-without" | "if-filled" | "if-no-given" => {
                self.supposes = true;
                let named = self.named(about[0]);
                for one in &named.candidates {
                    match statement.fact {
                        "if-without" => drop(self.position.eliminate(one.cell, one.digit)),
                        _ => drop(self.position.place(one.cell, one.digit)),
                    }
                }
                let givens = self.position.givens();
                let left =
                    givens.map(|all| all.iter().filter(|cell| !named.cells().contains(cell)).collect());
                if statement.fact == "if-no-given" {
                    self.position.set_givens(left);
                }
                return Ok(());
            }
            "but-possible" => {
                let gone = self
                    .named(about[0])
                    .candidates
                    .into_iter()
                    .find(|one| !self.board.position.is_candidate(one.cell, one.digit));
                return ok_if(gone.is_none(), || format!("{gone:?} is no candidate"));
            }
            "but-open" => {
                let open = cells(0).iter().all(|cell| self.board.position.value(*cell).is_none());
                return ok_if(open, || "it is not open".to_owned());
            }
            "but-given" => {
                let givens = self.board.position.givens();
                let given = cells(0).iter().all(|cell| givens.is_none_or(|givens| givens.contains(*cell)));
                return ok_if(given, || "it is no given".to_owned());
            }
            "but-solution" => {
                let solution = self.board.solution.as_ref();
                let has =
                    |one: &Candidate| solution.and_then(|solution| solution.get(one.cell)) == Some(one.digit);
                return ok_if(self.named(about[0]).candidates.iter().all(has), || {
                    "the solution has not".to_owned()
                });
            }
            "suppose" | "suppose-not" => {
                let (assumed, is_on) = (one(), statement.fact == "suppose");
                let there = self.position.is_candidate(assumed.cell, assumed.digit);
                let position = self.position.clone();
                self.cases.push(Case { assumed: (assumed, is_on), position, entered: BTreeSet::new() });
                self.conclude(assumed, is_on);
                return ok_if(there, || format!("{assumed:?} is no candidate"));
            }
            // A second assumption inside a case.
            "suppose-also" => {
                let assumed = one();
                let Some(outer) = self.cases.last() else { return Err("nothing is assumed yet".to_owned()) };
                let there = outer.position.is_candidate(assumed.cell, assumed.digit);
                let (position, entered) = (outer.position.clone(), outer.entered.clone());
                self.cases.push(Case { assumed: (assumed, true), position, entered });
                self.conclude(assumed, true);
                return ok_if(there, || format!("{assumed:?} is no candidate any more"));
            }
            "in-every-case" | "in-no-case" => {
                let (one, is_on) = (one(), statement.fact == "in-every-case");
                let holds = |case: &Case| match is_on {
                    true => case.entered.contains(&one),
                    false => !case.position.is_candidate(one.cell, one.digit) && !case.entered.contains(&one),
                };
                let all = self.cases.len() > 1 && self.cases.iter().all(holds);
                return ok_if(all, || format!("{one:?} does not follow in every case"));
            }
            "impossible-so" | "impossible-so-not" => {
                let (one, is_on) = (one(), statement.fact == "impossible-so");
                let assumed = self.cases.pop().map(|case| case.assumed);
                // What a lemma refutes is known in the case around it.
                if !self.cases.is_empty() {
                    self.conclude(one, is_on);
                }
                return ok_if(assumed == Some((one, !is_on)), || format!("assumed was {assumed:?}"));
            }
            other => other,
        };
        let Some(case) = self.cases.last() else {
            panic!("said.txt: no fact is called {stated:?}, or it stands before any assumption")
        };
        let position = &case.position;
        let places = |house: &HouseId, digit: Digit| {
            let mut all = self.places(position, *house, digit);
            all.extend(
                case.entered
                    .iter()
                    .filter(|one| one.digit == digit && self.is_in(*house, one.cell))
                    .map(|one| one.cell),
            );
            all.into_iter().collect::<BTreeSet<Cell>>()
        };
        // Where a case contradicts itself, even less may be left than a line says.
        let excluded =
            || cells(0).iter().map(|cell| (Candidate::new(*cell, one().digit), false)).collect::<Vec<_>>();
        let (outcome, concluded) = match stated {
            "then-only" => {
                let one = one();
                let left = position.candidates(one.cell);
                (ok_if(left.without(one.digit).is_empty(), || format!("{left:?} is left")), vec![(one, true)])
            }
            "then-only-place" => {
                let one = one();
                let left = places(&self.named(about[2]).houses[0], one.digit);
                let is_it = left.is_subset(&BTreeSet::from([one.cell]));
                (ok_if(is_it, || format!("{left:?} are left")), vec![(one, true)])
            }
            "then-within" => {
                let one = one();
                let stated: BTreeSet<Cell> = cells(3).into_iter().collect();
                let left = places(&self.named(about[2]).houses[0], one.digit);
                let all_see = stated.iter().all(|cell| cells(0).iter().all(|out| self.sees(*cell, *out)));
                (ok_if(left.is_subset(&stated) && all_see, || format!("{left:?} are left")), excluded())
            }
            "then-locked" => {
                let one = one();
                let (set, stated) = (cells(2), digits(3));
                let left: DigitSet =
                    set.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(*cell));
                let left: Vec<Digit> = left.iter().collect();
                let mut holders = set.iter().filter(|cell| position.is_candidate(**cell, one.digit));
                let all_see = holders.all(|cell| cells(0).iter().all(|out| self.sees(*cell, *out)));
                let is_it = left.iter().all(|digit| stated.contains(digit))
                    && stated.len() == set.len()
                    && stated.contains(&one.digit)
                    && all_see;
                (ok_if(is_it, || format!("{left:?} are left")), excluded())
            }
            // The cells could have had these digits, and cannot any more.
            "then-lost" => {
                let (set, lost) = (cells(0), digits(1));
                let had = |digit: &Digit| set.iter().any(|cell| self.position.is_candidate(*cell, *digit));
                let has = |digit: &Digit| set.iter().any(|cell| position.is_candidate(*cell, *digit));
                (
                    ok_if(lost.iter().all(|digit| had(digit) && !has(digit)), || {
                        format!("{lost:?} are not lost")
                    }),
                    Vec::new(),
                )
            }
            "then-not" => {
                let one = one();
                (
                    ok_if(!position.is_candidate(one.cell, one.digit), || {
                        format!("{one:?} is still possible")
                    }),
                    vec![(one, false)],
                )
            }
            "then-empty" => {
                let left = position.candidates(cells(0)[0]);
                (ok_if(left.is_empty(), || format!("{left:?} is left")), Vec::new())
            }
            "then-no-place" => {
                let left = places(&self.named(about[1]).houses[0], digits(0)[0]);
                (ok_if(left.is_empty(), || format!("{left:?} are left")), Vec::new())
            }
            // It would have to be, and cannot be.
            "then-both" => {
                let one = one();
                let both = case.entered.contains(&one) && !position.is_candidate(one.cell, one.digit);
                (ok_if(both, || format!("{one:?} is not both")), Vec::new())
            }
            other => panic!("said.txt: no fact is called {other:?}"),
        };
        for (one, is_on) in concluded {
            self.conclude(one, is_on);
        }
        outcome
    }

    /// Takes a candidate of the last case to be true or false. Nothing is done that takes a second thought.
    fn conclude(&mut self, one: Candidate, is_on: bool) {
        let geometry = self.geometry;
        let Some(case) = self.cases.last_mut() else { return };
        if !is_on {
            case.position.eliminate(one.cell, one.digit);
            return;
        }
        case.entered.insert(one);
        case.position.restrict(one.cell, DigitSet::only(one.digit));
        for cell in geometry.cells().filter(|cell| geometry.see_each_other(one.cell, *cell)) {
            case.position.eliminate(cell, one.digit);
        }
        for (cell, excluded) in geometry.pairs(one.cell) {
            excluded[one.digit.index()].iter().for_each(|digit| {
                case.position.eliminate(cell, digit);
            });
        }
    }
}
