//! Does a step keep what it promises? The cells and houses that its parts cite must entail its conclusions
//! by themselves: a checker that knows nothing of techniques.

mod deadly;
mod room;

use crate::{Link, LinkReason, Node, PartValue, Role, Step, Strength};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position};
use std::fmt;

/// How many groups the search for a counterexample looks at, each as often as it does, before it gives up: a second or
/// two, whatever the board.
const MAX_WORK: usize = 1 << 23;

/// Checks that what the step cites entails each of its conclusions, and nothing else of the board is needed.
///
/// What is known: no cell has two digits and no house a digit twice; a cited cell has one of its candidates;
/// in a cited house each of the cited digits (of all digits, if the step cites none) is in one of its places.
/// A strong link cites the house, cell or almost locked set that is its reason, for its digits; a weak one
/// nothing, and in a step with links or a proof the candidates of a chain (by role: on, off, start) cite nothing
/// either. Of the cells of a deadly pattern (candidates of that role, and filled cells of it) one has a digit that
/// is not of the pattern: so far a step may take a single solution for granted. That the pattern is deadly is
/// checked as well: no cell of it is a given, and every way to fill it can be exchanged for another with the same
/// digits in every house. The opposite of the conclusion is added, and an exhaustive search must find that
/// this cannot be.
///
/// Steps whose argument is a [`Proof`](crate::Proof) claim more than their cells and houses: this is not for
/// them.
///
/// # Errors
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
    let groups = groups(position, step);
    let counts = counts(position, step);
    let rooms = room::rooms(position.geometry(), &groups);
    let opposites = step
        .placements
        .iter()
        .map(|candidate| (*candidate, false))
        .chain(step.eliminations.iter().map(|candidate| (*candidate, true)));
    for (candidate, truth) in opposites {
        let possible = position.is_candidate(candidate.cell, candidate.digit);
        // What stands, or has been taken away already, needs no argument; and what cannot be has none.
        let known = if truth { !possible } else { position.value(candidate.cell) == Some(candidate.digit) };
        if known {
            continue;
        }
        let mut search = Search::new(position, &groups, &counts, &rooms);
        if search.finds_model(candidate, truth) {
            return Err(NotEntailed { candidate, placement: !truth, gave_up: search.work > MAX_WORK });
        }
    }
    Ok(())
}

/// A conclusion that does not follow from what its step cites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotEntailed {
    /// What is concluded.
    pub candidate: Candidate,
    /// Whether it is to be placed (else eliminated).
    pub placement: bool,
    /// Whether this is only because the search grew too large.
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

/// Candidates of which one is true.
struct Group {
    candidates: Vec<Candidate>,
    of: Of,
}

/// What a [`Group`] holds the candidates of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// No more than one can be true.
    Cell(Cell),
    /// Of a digit there; no more than one can be true.
    House(HouseId),
    /// Of a deadly pattern: several may be.
    Pattern,
}

fn groups(position: &Position, step: &Step) -> Vec<Group> {
    let geometry = position.geometry();
    let mut cells = CellSet::EMPTY;
    let mut digits = DigitSet::EMPTY;
    let mut houses: Vec<HouseId> = Vec::new();
    let mut groups = Vec::new();
    // What is true or false in a chain follows by its links: only these say what is known.
    let argued = !step.links.is_empty() || step.proof.is_some();
    let follows = |role| argued && matches!(role, Role::On | Role::Off | Role::Start);
    for part in step.parts.iter().filter(|part| !follows(part.role)) {
        match &part.value {
            PartValue::Digit(digit) => digits.add(*digit),
            PartValue::Digits(more) => digits |= *more,
            PartValue::Cell(cell) => cells.add(*cell),
            PartValue::Cells(more) => cells |= *more,
            PartValue::Candidates(_) if part.role == Role::Deadly => {}
            PartValue::Candidates(candidates) => {
                for candidate in candidates {
                    cells.add(candidate.cell);
                    digits.add(candidate.digit);
                }
            }
            PartValue::House(house) => houses.push(*house),
            PartValue::Houses(more) => houses.extend(more),
        }
    }
    if let Some(candidates) = deadly::extras(position, step) {
        groups.push(Group { candidates, of: Of::Pattern });
    }
    if digits.is_empty() {
        digits = DigitSet::all(geometry.side());
    }
    let mut cited: Vec<(HouseId, Digit)> =
        houses.into_iter().flat_map(|house| digits.iter().map(move |digit| (house, digit))).collect();
    for Link { from, to, reason, strength } in &step.links {
        match reason {
            // That not both are true is known without a reason.
            _ if *strength == Strength::Weak => {}
            LinkReason::House(house) => cited.extend([from, to].map(|node| (*house, node.digit()))),
            LinkReason::Cell(cell) => cells.add(*cell),
            LinkReason::Set | LinkReason::Sight => {}
        }
        for node in [from, to] {
            if let Node::AlmostLockedSet { cells: more, .. } = node {
                cells |= *more;
            }
        }
    }
    cited.sort_unstable();
    cited.dedup();
    let of_cell = |cell| {
        let candidates = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
        Group { candidates: candidates.collect(), of: Of::Cell(cell) }
    };
    let of_house = |(house, digit): (HouseId, Digit)| {
        let candidates = position.cells_in(house, digit).iter().map(|cell| Candidate::new(cell, digit));
        Group { candidates: candidates.collect(), of: Of::House(house) }
    };
    let cells = (cells & position.open_cells()).iter().map(of_cell);
    let houses = cited.into_iter().filter(|(house, digit)| !position.placed_in(*house).contains(*digit));
    groups.extend(cells);
    groups.extend(houses.map(of_house));
    groups
}

/// Houses of a digit that each need a truth, and houses of it that hold no more than one each.
struct Count {
    /// Per place: in how many more it lies of the houses that need one than of those that hold one.
    gains: Vec<(Candidate, isize)>,
    /// How many more houses need one than hold one.
    lack: isize,
}

/// What a step invites to count: its base houses, and the houses of each part that covers them. To try all ways
/// to place the digit there instead would take too long where the houses are many.
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

/// Looks for a choice of truths that fits all groups.
struct Search<'g> {
    geometry: &'static Geometry,
    groups: &'g [Group],
    counts: &'g [Count],
    rooms: &'g [room::Room],
    /// Per cell and digit: `Some` once decided.
    decided: Vec<Option<bool>>,
    side: usize,
    work: usize,
}

impl<'g> Search<'g> {
    fn new(
        position: &Position,
        groups: &'g [Group],
        counts: &'g [Count],
        rooms: &'g [room::Room],
    ) -> Search<'g> {
        let geometry = position.geometry();
        let (cells, side) = (geometry.cell_count(), geometry.side());
        Search { geometry, groups, counts, rooms, decided: vec![None; cells * side], side, work: 0 }
    }

    fn index(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.side + candidate.digit.index()
    }

    /// Whether the candidate can have this truth value; also if the search gave up.
    fn finds_model(&mut self, candidate: Candidate, truth: bool) -> bool {
        let index = self.index(candidate);
        self.decide(index, truth, &mut Vec::new()) && self.complete()
    }

    /// Decides a candidate and, if it is true, all that it excludes: no cell has two digits and no house a
    /// digit twice, whether cited or not. False if that contradicts what is decided.
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
            let excluded = in_cell.chain(seen.map(|peer| peer.index() * side + digit));
            for other in excluded {
                if !self.decide(other, false, trail) {
                    return false;
                }
            }
        }
        true
    }

    /// Whether the undecided can be decided such that every group has one truth.
    fn complete(&mut self) -> bool {
        let mut trail = Vec::new();
        let found = self.propagate(&mut trail) && !self.is_too_much() && self.have_room() && self.branch();
        if !found {
            self.undo(trail);
        }
        found
    }

    /// Whether some houses need more truths than fit: every truth fills as many of them as it lies in, and takes
    /// as much room of the houses that hold one each.
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

    /// Whether the groups of every room find a place each, as far as is decided.
    fn have_room(&self) -> bool {
        self.rooms.iter().all(|room| room.is_enough(|candidate| self.decided[self.index(candidate)]))
    }

    fn undo(&mut self, trail: Vec<usize>) {
        for index in trail {
            self.decided[index] = None;
        }
    }

    /// Draws what follows from groups with one truth or one possibility left; false if a group has two
    /// truths or no possibility.
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

    /// Tries the candidates of the open group that has fewest; true if none is open.
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
