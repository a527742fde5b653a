//! Statements about the shapes of patterns: rings, rectangles, colours, sets that are counted.

use super::facts::{Outcome, Teller, ok_if};
use super::table::Statement;
use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId, Position};
use std::collections::{BTreeMap, BTreeSet};

impl Teller<'_> {
    pub(super) fn judge_pattern(&mut self, statement: &Statement) -> Outcome {
        let about = &statement.about;
        let cells = |at: usize| self.named(about[at]).cells();
        let digits = |at: usize| self.named(about[at]).digits();
        let houses = |at: usize| self.named(about[at]).houses;
        let candidates = |at: usize| self.named(about[at]).candidates;
        let position = &self.position;
        let geometry = self.geometry;
        let open = |house: HouseId| -> BTreeSet<Cell> {
            let all = geometry.house(house).cells().iter().copied();
            all.filter(|cell| position.value(*cell).is_none()).collect()
        };
        let sets = |at: usize| cells(at).into_iter().collect::<BTreeSet<Cell>>();
        let inside =
            |cell: Cell, all: &[HouseId]| all.iter().filter(|house| self.is_in(**house, cell)).count();
        let lines = |cells: &[Cell]| {
            let of = |number: &dyn Fn(Cell) -> usize| {
                cells.iter().map(|cell| number(*cell)).collect::<BTreeSet<_>>().len()
            };
            let number = |cell| geometry.box_of(cell).index();
            (of(&|cell| geometry.row(cell)), of(&|cell| geometry.column(cell)), of(&number))
        };
        match statement.fact {
            // What is still open, missing or kept.
            "only-open" => {
                let all: BTreeSet<Cell> = houses(0).into_iter().flat_map(open).collect();
                ok_if(all == sets(1), || format!("open are {all:?}"))
            }
            "only-free" => {
                let said = sets(1);
                let kept = |cell: &Cell| {
                    self.pairs().iter().any(|(cells, _)| cells.contains(cell) && cells.is_disjoint(&said))
                };
                let all: BTreeSet<Cell> = houses(0).into_iter().flat_map(open).collect();
                ok_if(said.is_subset(&all) && (&all - &said).iter().all(kept), || format!("open are {all:?}"))
            }
            "rest-filled" => {
                let said: BTreeSet<Cell> = self.named("cell?+cells?").cells().into_iter().collect();
                let mut all = self.step.houses().map(open);
                ok_if(all.any(|open| open == said), || "other cells are open".to_owned())
            }
            "missing-digits" => {
                let held: DigitSet = geometry
                    .house(houses(0)[0])
                    .cells()
                    .iter()
                    .filter_map(|cell| position.value(*cell))
                    .collect();
                let missing: Vec<Digit> =
                    Digit::all(geometry.side()).filter(|digit| !held.contains(*digit)).collect();
                ok_if(missing == digits(1), || format!("{missing:?} are missing"))
            }
            "holds-all-but" => {
                let held: BTreeSet<Digit> =
                    cells(0).into_iter().filter_map(|cell| position.value(cell)).collect();
                let others: BTreeSet<Digit> =
                    Digit::all(geometry.side()).filter(|digit| !digits(1).contains(digit)).collect();
                ok_if(held == others, || format!("{held:?} are held"))
            }
            "sees-all-but" => {
                let cell = cells(0)[0];
                let seen = geometry.cells().filter(|other| self.sees(cell, *other));
                let held: BTreeSet<Digit> = seen.filter_map(|cell| position.value(cell)).collect();
                let others: BTreeSet<Digit> =
                    Digit::all(geometry.side()).filter(|digit| !digits(1).contains(digit)).collect();
                ok_if(held == others, || format!("it sees {held:?}"))
            }
            "alone" => {
                let left: Vec<Cell> =
                    cells(1).into_iter().filter(|cell| position.is_candidate(*cell, digits(0)[0])).collect();
                ok_if(left == cells(2), || format!("{left:?} are left"))
            }
            "kept" => {
                let pair = (sets(0), digits(1));
                ok_if(self.pairs().contains(&pair), || format!("{pair:?} is no pair"))
            }
            "kept-now" => {
                let pair = (sets(0), digits(1));
                let only = |house: HouseId, digit: Digit| {
                    self.places(position, house, digit).into_iter().collect::<BTreeSet<_>>() == pair.0
                };
                let all = houses(2).iter().all(|house| pair.1.iter().all(|digit| only(*house, *digit)));
                ok_if(all && pair.0.len() == 2 && pair.1.len() == 2, || format!("{pair:?} is no pair"))
            }
            "kept-for-others" => {
                let digit = digits(1)[0];
                let kept = |cell: &Cell| {
                    self.pairs()
                        .iter()
                        .any(|(cells, digits)| cells.contains(cell) && !digits.contains(&digit))
                };
                ok_if(cells(0).iter().all(kept), || "they are not kept".to_owned())
            }
            "noted" => {
                let digit = digits(1)[0];
                let Some(phase) = &self.board.phase else { return Err("there are no notes".to_owned()) };
                let noted = |cell: &Cell| {
                    phase.notes().iter().any(|note| note.digit == digit && note.cells.contains(*cell))
                        || phase
                            .pairs()
                            .iter()
                            .any(|pair| pair.digits().contains(digit) && pair.cells().contains(*cell))
                };
                ok_if(cells(0).iter().all(noted), || "it is not noted there".to_owned())
            }

            // Where digits can go outside some houses: the last ones.
            "only-outside" | "within-outside" => {
                let (said, without) = (sets(2), houses(3));
                let mut all = BTreeSet::new();
                for digit in digits(0) {
                    for house in houses(1) {
                        let places = self.places(position, house, digit);
                        all.extend(places.into_iter().filter(|cell| inside(*cell, &without) == 0));
                    }
                }
                let holds = all == said
                    || statement.fact == "within-outside" && all.is_subset(&said) && !all.is_empty();
                ok_if(holds, || format!("the places are {all:?}"))
            }
            "those-in" => {
                let there: BTreeSet<Cell> =
                    cells(1).into_iter().filter(|cell| inside(*cell, &houses(2)) > 0).collect();
                ok_if(there == sets(0), || format!("there are {there:?}"))
            }
            "as-many" => {
                let size = |at: usize| {
                    let named = self.named(about[at]);
                    named.cells().len().max(named.houses.len())
                };
                ok_if(size(0) == size(1), || format!("{} and {}", size(0), size(1)))
            }
            "even" => ok_if(cells(0).len().is_multiple_of(2), || "an odd number".to_owned()),
            "odd" => ok_if(!cells(0).len().is_multiple_of(2), || "an even number".to_owned()),
            "one-digit-more" => ok_if(digits(1).len() == cells(0).len() + 1, || "not one more".to_owned()),
            "occurs" => {
                let cells = cells(1);
                let missing = digits(0)
                    .into_iter()
                    .find(|digit| !cells.iter().any(|cell| position.is_candidate(*cell, *digit)));
                ok_if(missing.is_none(), || format!("{missing:?} is not there"))
            }
            "share" => {
                let common = cells(0)
                    .into_iter()
                    .chain(cells(1))
                    .map(|cell| position.candidates(cell))
                    .reduce(|a, b| a & b);
                ok_if(common.is_some_and(|common| !common.is_empty()), || "no digit is shared".to_owned())
            }
            "two-each" => {
                let all = houses(0)
                    .iter()
                    .all(|house| cells(1).iter().filter(|cell| self.is_in(*house, **cell)).count() == 2);
                ok_if(all, || "not two in each house".to_owned())
            }
            "none-or-two" => {
                let cells = cells(0);
                let count = |house| cells.iter().filter(|cell| self.is_in(house, **cell)).count();
                ok_if(geometry.house_ids().all(|house| [0, 2].contains(&count(house))), || {
                    "not none or two".to_owned()
                })
            }

            // Shapes.
            "rectangle" => {
                let cells = cells(0);
                ok_if(cells.len() == 4 && lines(&cells) == (2, 2, 2), || {
                    format!("{} are none", self.name(&cells))
                })
            }
            "two-lines" => {
                let cells = cells(0);
                let (rows, columns, _) = lines(&cells);
                ok_if(rows.min(columns) == 2 && rows * columns == cells.len(), || {
                    "not on two lines".to_owned()
                })
            }
            "begins" => {
                let first = self.named(about[0]).groups.first().cloned().unwrap_or_default();
                ok_if(first.into_iter().collect::<BTreeSet<_>>() == sets(1), || {
                    "it begins elsewhere".to_owned()
                })
            }
            "ends" => {
                let last = self.named(about[0]).groups.last().cloned().unwrap_or_default();
                ok_if(last.into_iter().collect::<BTreeSet<_>>() == sets(1), || "it ends elsewhere".to_owned())
            }
            // A chain whose links are known begins in the first cells, and ends in the last.
            "leads" => {
                let groups = self.named("links").groups;
                let within = |group: Option<&Vec<Cell>>, at: usize| {
                    let said = cells(at);
                    !said.is_empty()
                        && said.iter().all(|cell| group.is_some_and(|group| group.contains(cell)))
                };
                let leads = within(groups.first(), 0) && within(groups.last(), 1);
                ok_if(groups.is_empty() || leads, || "it leads elsewhere".to_owned())
            }
            // There is an order of the cells, from the one end to the other, in which each sees the next.
            "path-over" => {
                let (all, start, end) = (cells(0), cells(1)[0], cells(2)[0]);
                ok_if(self.leads_over(&all, start, end), || "there is no such path".to_owned())
            }
            // Of two cells, each sees one of two others, not the same one.
            "pairs-off" => {
                let (two, first, second) = (cells(0), cells(1), cells(2));
                let [a, b] = two[..] else { return Err("not two".to_owned()) };
                let holds = |a, b| self.sees(a, first[0]) && self.sees(b, second[0]);
                ok_if(holds(a, b) || holds(b, a), || "they do not".to_owned())
            }
            // The same with all places of a digit in two sets.
            "pairs-off-places" => {
                let digit = digits(1)[0];
                let [a, b] = cells(0)[..] else { return Err("not two".to_owned()) };
                let places = |at: usize| {
                    cells(at)
                        .into_iter()
                        .filter(|cell| position.is_candidate(*cell, digit))
                        .collect::<Vec<_>>()
                };
                let all = |one, other: Vec<Cell>| {
                    !other.is_empty() && other.iter().all(|cell| self.sees(one, *cell))
                };
                let holds = |a, b| all(a, places(2)) && all(b, places(3));
                ok_if(holds(a, b) || holds(b, a), || "they do not".to_owned())
            }
            "among" => {
                let (these, first, second) = (sets(0), sets(1), sets(2));
                ok_if(these.is_subset(&first) || these.is_subset(&second), || "they are not".to_owned())
            }
            "one-from" => ok_if((&sets(0) & &sets(1)).len() == 1, || "not one".to_owned()),
            "touch" => {
                let touch = cells(0).iter().any(|one| cells(1).iter().any(|other| self.sees(*one, *other)));
                ok_if(touch, || "they do not see each other".to_owned())
            }

            // Colours.
            "coloured" => {
                let digit = digits(0)[0];
                let of = |at: usize| {
                    cells(at).into_iter().map(|cell| Candidate::new(cell, digit)).collect::<Vec<_>>()
                };
                self.coloured(&of(1), &of(2))
            }
            "joined" => self.coloured(&candidates(0), &candidates(1)),
            "possible" => {
                let gone = candidates(0).into_iter().find(|one| !position.is_candidate(one.cell, one.digit));
                ok_if(gone.is_none(), || format!("{gone:?} is no candidate"))
            }
            "coloured-in" => {
                let colour = candidates(2);
                let all = cells(0).iter().all(|cell| {
                    digits(1).iter().all(|digit| colour.contains(&Candidate::new(*cell, *digit)))
                });
                ok_if(all, || "not in that colour".to_owned())
            }
            "rules-out-either" => {
                let (cells, digits) = (cells(0), self.named(about[1]).digits);
                let (first, second) = (candidates(2), candidates(3));
                let order = &self.named(about[0]).groups;
                let at = |at: usize| Some(Candidate::new(*order.get(at)?.first()?, *digits.get(at)?));
                let (Some(a), Some(b), Some(gone)) = (at(0), at(1), at(2)) else {
                    return Err(format!("{cells:?}"));
                };
                let by = |one: Candidate| {
                    if one.cell == gone.cell {
                        one.digit != gone.digit
                    } else {
                        one.digit == gone.digit && self.sees(one.cell, gone.cell)
                    }
                };
                ok_if(first.contains(&a) && second.contains(&b) && by(a) && by(b), || {
                    "they do not".to_owned()
                })
            }
            "emptied-by" => {
                let by = candidates(1);
                let seen = |cell: Cell, digit: Digit| {
                    by.iter().any(|one| one.digit == digit && self.sees(one.cell, cell))
                };
                let all = cells(0)
                    .iter()
                    .all(|cell| position.candidates(*cell).iter().all(|digit| seen(*cell, digit)));
                ok_if(all, || "something is left".to_owned())
            }

            // Uniqueness.
            "two-candidates-but" => {
                let but = sets(0);
                let rest = position.open_cells().iter().filter(|cell| !but.contains(cell));
                let other = rest.into_iter().find(|cell| position.candidates(*cell).len() != 2);
                ok_if(other.is_none(), || format!("{other:?} has not"))
            }
            "two-places-without" => {
                let mut position = position.clone();
                for cell in cells(1) {
                    digits(0).into_iter().for_each(|digit| {
                        position.eliminate(cell, digit);
                    });
                }
                self.has_two_of_everything(&position)
            }
            // The cells have more than their candidates in the deadly pattern, and no more than these digits.
            "only-extra-in" => {
                let pattern = self.named("deadly").candidates;
                let mut found = BTreeSet::new();
                for cell in cells(0) {
                    let extra = position
                        .candidates(cell)
                        .iter()
                        .filter(|digit| !pattern.contains(&Candidate::new(cell, *digit)));
                    let extra: Vec<Digit> = extra.collect();
                    ok_if(!extra.is_empty(), || format!("{cell:?} has none"))?;
                    found.extend(extra);
                }
                ok_if(found == digits(1).into_iter().collect(), || format!("the extra ones are {found:?}"))
            }
            "two-places-in-pattern" => {
                let (mut position, pattern) = (position.clone(), self.named("deadly").candidates);
                for cell in cells(0) {
                    position.restrict(
                        cell,
                        pattern.iter().filter(|one| one.cell == cell).map(|one| one.digit).collect(),
                    );
                }
                self.has_two_of_everything(&position)
            }

            // Fish.
            "covered" => {
                let (base, cover) = (houses(1), houses(2));
                let other = cells(0)
                    .into_iter()
                    .find(|cell| inside(*cell, &cover) == 0 || inside(*cell, &base) > inside(*cell, &cover));
                ok_if(other.is_none(), || format!("{other:?} is not"))
            }
            "more" => {
                let (base, cover) = (houses(1), houses(2));
                let other = cells(0).into_iter().find(|cell| inside(*cell, &base) <= inside(*cell, &cover));
                ok_if(other.is_none(), || format!("{other:?} is not"))
            }

            // Sets that are counted.
            "none-in-all" => {
                let common = digits(0)
                    .into_iter()
                    .find(|digit| digits(1).contains(digit) && digits(2).contains(digit));
                ok_if(common.is_none(), || format!("{common:?} is"))
            }
            "just-enough" => {
                let (shared, line, other) = (digits(1), digits(3), digits(5));
                let all: BTreeSet<Digit> = shared.iter().chain(&line).chain(&other).copied().collect();
                let twice =
                    line.iter().filter(|digit| other.contains(digit) && !shared.contains(digit)).count();
                let cells = cells(0).len() + cells(2).len() + cells(4).len();
                ok_if(all.len() + twice == cells, || format!("{} for {cells}", all.len() + twice))
            }
            "as-many-missing" => {
                let count = |digit: &Digit, at: usize| {
                    houses(at).iter().filter(|house| self.lacks(**house, *digit)).count()
                };
                ok_if(digits(0).iter().all(|digit| count(digit, 1) == count(digit, 2)), || {
                    "not as many".to_owned()
                })
            }
            "as-many-counted" => {
                let count = |digits: Vec<Digit>, houses: Vec<HouseId>| -> usize {
                    digits
                        .iter()
                        .map(|digit| houses.iter().filter(|house| self.lacks(**house, *digit)).count())
                        .sum()
                };
                let all =
                    count(digits(1), houses(2)) + count(digits(3), houses(4)) + count(digits(5), houses(2));
                ok_if(all == cells(0).len(), || format!("{all} for {}", cells(0).len()))
            }
            "crossing-open" => {
                let (rows, columns) = (houses(1), houses(2));
                let all: BTreeSet<Cell> =
                    rows.into_iter().flat_map(open).filter(|cell| inside(*cell, &columns) > 0).collect();
                ok_if(all == sets(0), || format!("open are {all:?}"))
            }
            "beside" => {
                let corners = cells(1);
                let beside = |cell: Cell| {
                    corners.iter().any(|corner| {
                        let line = geometry.row(cell) == geometry.row(*corner)
                            || geometry.column(cell) == geometry.column(*corner);
                        line && geometry.box_of(cell) == geometry.box_of(*corner)
                    })
                };
                let all: BTreeSet<Cell> = position.open_cells().iter().filter(|cell| beside(*cell)).collect();
                ok_if(all == sets(0), || format!("beside them are {all:?}"))
            }
            // Each digit fits into the cells at most so often, and in the solution it is there so often.
            "room" => {
                let most: usize = about[2].parse().expect("a number");
                for digit in digits(0) {
                    let places: Vec<Cell> =
                        cells(1).into_iter().filter(|cell| position.is_candidate(*cell, digit)).collect();
                    let room = self.most_apart(&places);
                    ok_if(room <= most, || format!("{digit} has room {room} times"))?;
                    let there = places.iter().filter(|cell| self.solved(**cell) == Some(digit)).count();
                    ok_if(self.solution().is_none() || there == most, || {
                        format!("{digit} is there {there} times")
                    })?;
                }
                Ok(())
            }
            "room-for-all" => {
                let all: usize = (1..about.len()).map(|at| at * digits(at).len()).sum();
                ok_if(all == cells(0).len(), || format!("{all} for {}", cells(0).len()))
            }
            // No digit has, in the cells that are left of some lines, one place in each, none of which see each other.
            "no-room" => {
                let (lines, base, targets) = (houses(1), cells(2), cells(3));
                let left = |cell: &Cell| {
                    !targets.contains(cell)
                        && !base.iter().all(|one| self.sees(*one, *cell))
                        && !base.contains(cell)
                };
                for digit in digits(0) {
                    let places: Vec<Vec<Cell>> = lines
                        .iter()
                        .filter(|line| self.lacks(**line, digit))
                        .map(|line| self.places(position, *line, digit).into_iter().filter(left).collect())
                        .collect();
                    ok_if(!self.one_of_each(&places, &mut Vec::new()), || format!("{digit} has room"))?;
                }
                Ok(())
            }
            // Each of the cells is in an almost locked set of them, or has this number of candidates.
            "in-almost-locked" => {
                let all = cells(0);
                let wide: Option<usize> = about.get(1).map(|number| number.parse().expect("a number"));
                let other = all.iter().find(|cell| {
                    wide != Some(position.candidates(**cell).len()) && !self.is_in_almost_locked(**cell, &all)
                });
                ok_if(other.is_none(), || format!("{other:?} is in none"))
            }
            "only-extra" => {
                let (usual, extra) = (digits(1), candidates(2));
                let mut found: Vec<Candidate> = Vec::new();
                for cell in cells(0) {
                    let others = position.candidates(cell).iter().filter(|digit| !usual.contains(digit));
                    found.extend(others.map(|digit| Candidate::new(cell, digit)));
                }
                ok_if(found.into_iter().collect::<BTreeSet<_>>() == extra.into_iter().collect(), || {
                    "there are others".to_owned()
                })
            }
            _ => self.judge_conclusion(statement),
        }
    }

    /// Whether a house has some of these cells, this one among them, with just one digit more than cells.
    fn is_in_almost_locked(&self, cell: Cell, all: &[Cell]) -> bool {
        self.geometry.houses_of(cell).iter().any(|house| {
            let others: Vec<Cell> =
                all.iter().copied().filter(|one| *one != cell && self.is_in(*house, *one)).collect();
            (0..1_usize << others.len()).any(|chosen| {
                let of =
                    others.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, one)| *one);
                let cells: Vec<Cell> = of.chain([cell]).collect();
                self.union(&cells).len() == cells.len() + 1
            })
        })
    }

    /// Every open cell has two candidates, and every open digit two places in each house.
    fn has_two_of_everything(&self, position: &Position) -> Outcome {
        let two = |house: HouseId, digit: Digit| [0, 2].contains(&self.places(position, house, digit).len());
        let digits = || Digit::all(self.geometry.side());
        let places = self.geometry.house_ids().all(|house| digits().all(|digit| two(house, digit)));
        let cells = position.open_cells().iter().all(|cell| position.candidates(cell).len() == 2);
        ok_if(places && cells, || "not two everywhere".to_owned())
    }

    fn lacks(&self, house: HouseId, digit: Digit) -> bool {
        !self.geometry.house(house).cells().iter().any(|cell| self.position.value(*cell) == Some(digit))
    }

    fn pairs(&self) -> Vec<(BTreeSet<Cell>, Vec<Digit>)> {
        let pairs = self.board.phase.iter().flat_map(|phase| phase.pairs());
        pairs.map(|pair| (pair.cells().iter().collect(), pair.digits().iter().collect())).collect()
    }

    /// Whether two colours alternate over candidates that are joined in pairs, exactly one of which is true.
    fn coloured(&self, first: &[Candidate], second: &[Candidate]) -> Outcome {
        let position = &self.position;
        let pair = |a: &Candidate, b: &Candidate| {
            let in_cell = a.cell == b.cell && a.digit != b.digit && position.candidates(a.cell).len() == 2;
            let both = |house: &HouseId| {
                let places = self.places(position, *house, a.digit);
                places.len() == 2 && places.contains(&a.cell) && places.contains(&b.cell)
            };
            in_cell
                || a.digit == b.digit && a.cell != b.cell && self.geometry.houses_of(a.cell).iter().any(both)
        };
        let Some(start) = first.first() else { return Err("nothing is coloured".to_owned()) };
        let mut colours = BTreeMap::from([(*start, true)]);
        let mut next = vec![*start];
        while let Some(one) = next.pop() {
            let is_first = colours[&one];
            for other in if is_first { second } else { first } {
                if pair(&one, other) && colours.insert(*other, !is_first).is_none() {
                    next.push(*other);
                }
            }
        }
        let apart = first.iter().chain(second).find(|one| !colours.contains_key(one));
        ok_if(apart.is_none(), || format!("{apart:?} is not joined"))
    }

    fn leads_over(&self, all: &[Cell], at: Cell, end: Cell) -> bool {
        if all.len() == 1 {
            return at == end;
        }
        let rest: Vec<Cell> = all.iter().copied().filter(|cell| *cell != at).collect();
        rest.iter().any(|next| {
            self.sees(at, *next) && (*next != end || rest.len() == 1) && self.leads_over(&rest, *next, end)
        })
    }

    /// The most of these cells that do not see each other.
    fn most_apart(&self, cells: &[Cell]) -> usize {
        let Some((first, rest)) = cells.split_first() else { return 0 };
        let apart: Vec<Cell> = rest.iter().copied().filter(|cell| !self.sees(*first, *cell)).collect();
        self.most_apart(rest).max(1 + self.most_apart(&apart))
    }

    /// Whether one can be taken of each so that they do not see each other.
    fn one_of_each(&self, sets: &[Vec<Cell>], taken: &mut Vec<Cell>) -> bool {
        let Some((first, rest)) = sets.split_first() else { return true };
        first.iter().any(|cell| {
            if taken.iter().any(|other| self.sees(*cell, *other)) {
                return false;
            }
            taken.push(*cell);
            let done = self.one_of_each(rest, taken);
            taken.pop();
            done
        })
    }
}
