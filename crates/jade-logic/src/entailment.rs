//! Checks whether a step proves its conclusions: the cells and houses that its parts cite must entail them. The checker
//! knows nothing about techniques.

mod deadly;
mod room;

use crate::cited::Cited;
use crate::{PartValue, Role, Step};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Narrower, Position, Sum};
use std::fmt;

/// The number of visits to groups after which the search for a counterexample gives up: about two seconds on any board.
const MAX_WORK: usize = 1 << 23;

/// The most cells of a sum that counts as a premise. A longer one says little, and takes long to look at.
const MOST_TERMS: usize = 9;

/// Checks that what the step cites entails each of its conclusions, without anything else on the board.
///
/// The premises are these. No cell has two digits, no house has a digit twice, and the rules of the board that relate two
/// cells hold. A cited cell has one of its
/// candidates. A cited clue is right. Cited sums are reached; if
/// the step cites houses, too, what these sums leave of the houses is reached instead. A step with base houses and as many
/// covering houses, about no single digit, cites instead that the cells of the ones outside the others hold the same digits.
/// In a cited house, each cited digit (or every digit, if the step cites none) has one of its places. A
/// strong link cites the house, cell or almost locked set that is its reason, for its digits; a weak link cites
/// nothing. In a step with links or a proof, the candidates of a chain (those with the roles on, off and start) cite
/// nothing either. If the step has a deadly pattern (candidates with that role, and filled cells of it), one of its
/// cells has a digit that is not in the pattern; this is the only use of the assumption that there is a single
/// solution. The pattern itself is checked too: none of its cells is a given, and every way to fill it can be exchanged
/// for another one with the same digits in every house. To these premises, the opposite of the conclusion is added, and
/// an exhaustive search must find a contradiction.
///
/// Steps whose argument is a [`Proof`](crate::Proof) depend on more than their cells and houses, so they cannot be
/// checked in this way.
///
/// [`NotEntailed`] with the first conclusion that does not follow.
///
/// ```
/// use jade_grid::{line, Position};
/// use jade_logic::{entailment, notation};
/// let position = Position::new(&line::read("12..............").unwrap()).unwrap();
/// let board = position.geometry();
/// let step = notation::parse("naked-pair: 34 r1c3,r1c4 r1,b2 => r2c3<>34 r2c4<>34", board).unwrap();
/// assert!(entailment::check(&position, &step).is_ok());
/// // The cells named say nothing about the fourth row:
/// let step = notation::parse("naked-pair: 34 r1c3,r1c4 r1,b2 => r4c3<>34", board).unwrap();
/// assert!(entailment::check(&position, &step).is_err());
/// ```
pub fn check(position: &Position, step: &Step) -> Result<(), NotEntailed> {
    let sums = sums(position, step);
    let clues = step.parts.iter().filter_map(|part| match part.value {
        PartValue::Clue(index) => Some(Narrower::Automaton(&position.geometry().automata()[index])),
        _ => None,
    });
    let narrowers: Vec<Narrower<'_>> = sums.iter().map(Narrower::Sum).chain(clues).collect();
    let leftovers = leftovers(position, step);
    // What sums or leftovers say of whole houses is said instead of the places of their digits.
    let whole = !narrowers.is_empty() || !leftovers.is_empty();
    let groups = groups(position, step, &narrowers, whole);
    let counts: Vec<Count> = counts(position, step).into_iter().chain(leftovers).collect();
    let rooms = room::rooms(position.geometry(), &groups);
    let opposites = step
        .placements
        .iter()
        .map(|candidate| (*candidate, false))
        .chain(step.eliminations.iter().map(|candidate| (*candidate, true)));
    for (candidate, truth) in opposites {
        let possible = position.is_candidate(candidate.cell, candidate.digit);
        // A fact needs no argument, and an impossible conclusion has none.
        let known = if truth { !possible } else { position.value(candidate.cell) == Some(candidate.digit) };
        if known {
            continue;
        }
        let mut search = Search::new(position, &groups, &counts, &rooms, &narrowers);
        if search.finds_model(candidate, truth) {
            return Err(NotEntailed { candidate, placement: !truth, gave_up: search.work > MAX_WORK });
        }
    }
    Ok(())
}

/// A conclusion that does not follow from what its step cites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotEntailed {
    /// The candidate of the conclusion.
    pub candidate: Candidate,
    /// Whether it is a placement; otherwise it is an elimination.
    pub placement: bool,
    /// Whether the search gave up because it grew too large.
    pub gave_up: bool,
}

impl fmt::Display for NotEntailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.placement { "=" } else { "<>" };
        write!(f, "{:?}{sign}{} does not follow", self.candidate.cell, self.candidate.digit)?;
        if self.gave_up { f.write_str(" (the search grew too large)") } else { Ok(()) }
    }
}

impl std::error::Error for NotEntailed {}

/// Candidates of which at least one is true.
struct Group {
    candidates: Vec<Candidate>,
    of: Of,
}

/// What the candidates of a [`Group`] have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// They are in one cell, so only one is true.
    Cell(Cell),
    /// They are the places of a digit in a house, so only one is true.
    House(HouseId),
    /// They are extra candidates of a deadly pattern, so several may be true.
    Pattern,
}

fn groups(position: &Position, step: &Step, narrowers: &[Narrower<'_>], whole: bool) -> Vec<Group> {
    let mut cited = Cited::of(step, position.geometry(), whole);
    cited.cells |= narrowers.iter().flat_map(|narrower| narrower.cells()).collect();
    let of_cell = |cell| {
        let candidates = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
        Group { candidates: candidates.collect(), of: Of::Cell(cell) }
    };
    let of_house = |(house, digit): (HouseId, Digit)| {
        let candidates = position.cells_in(house, digit).iter().map(|cell| Candidate::new(cell, digit));
        Group { candidates: candidates.collect(), of: Of::House(house) }
    };
    let pattern = deadly::extras(position, step).map(|candidates| Group { candidates, of: Of::Pattern });
    let mut groups: Vec<Group> = pattern.into_iter().collect();
    groups.extend((cited.cells & position.open_cells()).iter().map(of_cell));
    groups.extend(cited.open_places(position).map(of_house));
    groups
}

/// Houses of a digit that each need a true candidate, and houses that have room for at most one each.
struct Count {
    /// For each place, the number of houses that need it minus the number of houses that it fills.
    gains: Vec<(Candidate, isize)>,
    /// The number of houses that need a candidate minus the number of houses with room.
    lack: isize,
}

/// Returns the counts for a step: its base houses against the houses of each part that covers them. With many houses,
/// trying all placements of the digit would take too long.
fn counts(position: &Position, step: &Step) -> Vec<Count> {
    let digits = step.parts.iter().filter_map(|part| match part.value {
        PartValue::Digit(digit) => Some(digit),
        _ => None,
    });
    let of_role = |role| {
        step.parts.iter().filter(move |part| part.role == role).filter_map(|part| match &part.value {
            PartValue::Houses(houses) if !houses.is_empty() => Some(houses),
            _ => None,
        })
    };
    let mut counts = Vec::new();
    for digit in digits {
        let cells = |houses: &[HouseId]| -> Vec<CellSet> {
            houses.iter().map(|house| position.cells_in(*house, digit)).collect()
        };
        let times =
            |houses: &[CellSet], cell| houses.iter().filter(|cells| cells.contains(cell)).count() as isize;
        for base in of_role(Role::Base) {
            let open = |house: &&HouseId| !position.placed_in(**house).contains(digit);
            let base = cells(&base.iter().filter(open).copied().collect::<Vec<_>>());
            for cover in of_role(Role::Cover) {
                let cover = cells(cover);
                let all = base.iter().chain(&cover).fold(CellSet::EMPTY, |all, cells| all | *cells);
                let gain = |cell| times(&base, cell) - times(&cover, cell);
                let gains = all.iter().map(|cell| (Candidate::new(cell, digit), gain(cell))).collect();
                counts.push(Count { gains, lack: base.len() as isize - cover.len() as isize });
            }
        }
    }
    counts
}

/// Returns that base houses and as many covering houses hold each digit equally often, of a step that is about no single
/// digit: so do the cells of the ones outside the others. Nothing if two houses of a kind share a cell.
fn leftovers(position: &Position, step: &Step) -> Vec<Count> {
    let geometry = position.geometry();
    let cells = |role| -> Option<(usize, CellSet)> {
        let (mut all, mut count) = (CellSet::EMPTY, 0);
        for part in step.parts.iter().filter(|part| part.role == role) {
            let PartValue::Houses(houses) = &part.value else { continue };
            for house in houses {
                let set = geometry.house(*house).set();
                if !all.is_disjoint(set) {
                    return None;
                }
                (all, count) = (all | set, count + 1);
            }
        }
        Some((count, all))
    };
    let about_one = step.parts.iter().any(|part| matches!(part.value, PartValue::Digit(_)));
    let (Some((bases, base)), Some((covers, cover))) = (cells(Role::Base), cells(Role::Cover)) else {
        return Vec::new();
    };
    if about_one || bases == 0 || bases != covers {
        return Vec::new();
    }
    let sides = [base - cover, cover - base];
    Digit::all(geometry.side())
        .flat_map(|digit| {
            let held = sides
                .map(|side| side.iter().filter(|cell| position.value(*cell) == Some(digit)).count() as isize);
            // As many on the one side as on the other: at least, and at most.
            [(1, held[1] - held[0]), (-1, held[0] - held[1])].map(|(gain, lack)| {
                let of = |side: CellSet, gain: isize| {
                    (side & position.cells_with(digit))
                        .iter()
                        .map(move |cell| (Candidate::new(cell, digit), gain))
                };
                Count { gains: of(sides[0], gain).chain(of(sides[1], -gain)).collect(), lack }
            })
        })
        .collect()
}

/// Returns the sums that a step argues with: those that it cites or, if it cites houses as well, what these sums leave of the
/// houses, which hold every digit each.
fn sums(position: &Position, step: &Step) -> Vec<Sum> {
    let geometry = position.geometry();
    let cited: Vec<usize> = step
        .parts
        .iter()
        .flat_map(|part| match &part.value {
            PartValue::Sums(sums) => sums.as_slice(),
            _ => &[],
        })
        .copied()
        .collect();
    let houses: Vec<HouseId> = step.houses().collect();
    let all: Vec<Sum> = match (cited.is_empty(), houses.is_empty()) {
        (false, false) => vec![Sum::left_of(geometry, &houses, &cited)],
        _ => cited.iter().map(|index| geometry.sums()[*index].clone()).collect(),
    };
    all.into_iter().filter(|sum| sum.terms().len() <= MOST_TERMS).collect()
}

/// The search for truth values that satisfy all groups.
struct Search<'g> {
    geometry: &'static Geometry,
    groups: &'g [Group],
    counts: &'g [Count],
    rooms: &'g [room::Room],
    narrowers: &'g [Narrower<'g>],
    position: &'g Position,
    /// The truth value for each cell and digit, once decided.
    decided: Vec<Option<bool>>,
    side: usize,
    work: usize,
}

impl<'g> Search<'g> {
    fn new(
        position: &'g Position,
        groups: &'g [Group],
        counts: &'g [Count],
        rooms: &'g [room::Room],
        narrowers: &'g [Narrower<'g>],
    ) -> Search<'g> {
        let geometry = position.geometry();
        let (cells, side) = (geometry.cell_count(), geometry.side());
        Search {
            geometry,
            groups,
            counts,
            rooms,
            narrowers,
            position,
            decided: vec![None; cells * side],
            side,
            work: 0,
        }
    }

    fn index(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.side + candidate.digit.index()
    }

    /// Returns whether the candidate can have this truth value, or the search gave up.
    fn finds_model(&mut self, candidate: Candidate, truth: bool) -> bool {
        let index = self.index(candidate);
        self.decide(index, truth, &mut Vec::new()) && self.complete()
    }

    /// Decides a candidate and, if it is true, everything that it excludes, since no cell has two digits and no house a
    /// digit twice. Returns `false` if this contradicts an earlier decision.
    fn decide(&mut self, index: usize, truth: bool, trail: &mut Vec<usize>) -> bool {
        match self.decided[index] {
            Some(known) => return known == truth,
            None => self.decided[index] = Some(truth),
        }
        trail.push(index);
        if truth {
            let side = self.side;
            let (cell, digit) = (index / side, index % side);
            let in_cell = (cell * side..(cell + 1) * side).filter(|other| *other != index);
            let seen = self.geometry.peers(Cell::new(cell)).iter();
            let by_rules = self.geometry.pairs(Cell::new(cell)).flat_map(|(other, table)| {
                table[digit].iter().map(move |excluded| other.index() * side + excluded.index())
            });
            let excluded = in_cell.chain(seen.map(|peer| peer.index() * side + digit)).chain(by_rules);
            for other in excluded {
                if !self.decide(other, false, trail) {
                    return false;
                }
            }
        }
        true
    }

    /// Returns whether the undecided candidates can be decided so that every group has a true one.
    fn complete(&mut self) -> bool {
        let mut trail = Vec::new();
        let found = self.propagate(&mut trail)
            && !self.is_too_much()
            && self.have_room()
            && self.can_be_right()
            && self.branch();
        if !found {
            self.undo(trail);
        }
        found
    }

    /// Returns whether some houses need more true candidates than fit. A true candidate counts for each house that
    /// needs it and takes room in each house that holds it.
    fn is_too_much(&self) -> bool {
        self.counts.iter().any(|count| {
            let most = count.gains.iter().map(|(place, gain)| match self.decided[self.index(*place)] {
                Some(true) => *gain,
                Some(false) => 0,
                None => (*gain).max(0),
            });
            count.lack > most.sum()
        })
    }

    /// Returns whether the groups of every room can still be assigned.
    fn have_room(&self) -> bool {
        self.rooms.iter().all(|room| room.is_enough(|candidate| self.decided[self.index(candidate)]))
    }

    /// Returns whether every cited sum can still be reached, and every cited clue be right.
    fn can_be_right(&self) -> bool {
        self.narrowers.iter().all(|narrower| {
            let left = |cell: Cell| -> DigitSet {
                if let Some(digit) = self.position.value(cell) {
                    return DigitSet::only(digit);
                }
                let there = self.position.candidates(cell);
                let truth = |digit| self.decided[self.index(Candidate::new(cell, digit))];
                match there.iter().find(|digit| truth(*digit) == Some(true)) {
                    Some(digit) => DigitSet::only(digit),
                    None => there.iter().filter(|digit| truth(*digit).is_none()).collect(),
                }
            };
            narrower.narrow(&mut narrower.cells().into_iter().map(left).collect::<Vec<_>>())
        })
    }

    fn undo(&mut self, trail: Vec<usize>) {
        for index in trail {
            self.decided[index] = None;
        }
    }

    /// Applies groups with one true candidate or one possibility left. Returns `false` if a group has two true
    /// candidates or no possibility.
    fn propagate(&mut self, trail: &mut Vec<usize>) -> bool {
        loop {
            let before = trail.len();
            self.work += self.groups.len();
            for group in self.groups {
                let (mut truths, mut open, mut last) = (0, 0, 0);
                for candidate in &group.candidates {
                    let index = self.index(*candidate);
                    match self.decided[index] {
                        Some(true) => truths += 1,
                        Some(false) => {}
                        None => (open, last) = (open + 1, index),
                    }
                }
                let exactly = group.of != Of::Pattern;
                let fits = match (truths, open) {
                    (0, 0) => false,
                    (2.., _) => !exactly,
                    (0, 1) => self.decide(last, true, trail),
                    (1, 1..) if exactly => group.candidates.iter().all(|candidate| {
                        let index = self.index(*candidate);
                        self.decided[index].is_some() || self.decide(index, false, trail)
                    }),
                    _ => true,
                };
                if !fits {
                    return false;
                }
            }
            if trail.len() == before {
                return true;
            }
        }
    }

    /// Tries the candidates of the open group that has fewest. Returns `true` if no group is open.
    fn branch(&mut self) -> bool {
        let undecided = |group: &&Group| {
            let truth = |c: &Candidate| self.decided[self.index(*c)];
            let open = group.candidates.iter().filter(|c| truth(c).is_none()).count();
            (group.candidates.iter().all(|c| truth(c) != Some(true)) && open > 0).then_some(open)
        };
        let open = self.groups.iter().filter_map(|group| Some((undecided(&group)?, group)));
        let Some((_, group)) = open.min_by_key(|(open, _)| *open) else { return true };
        for &candidate in &group.candidates {
            let index = self.index(candidate);
            if self.decided[index].is_some() {
                continue;
            }
            if self.work > MAX_WORK {
                return true;
            }
            let mut trail = Vec::new();
            if self.decide(index, true, &mut trail) && self.complete() {
                return true;
            }
            self.undo(trail);
        }
        false
    }
}
