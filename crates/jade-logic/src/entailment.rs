//! Does a step keep what it promises? The cells and houses that its parts cite must entail its conclusions
//! by themselves: a checker that knows nothing of techniques.

use crate::{Link, LinkReason, Node, PartValue, Step};
use jade_grid::{Candidate, CellSet, Digit, DigitSet, HouseId, Position};
use std::fmt;

/// How many choices the search for a counterexample makes before it gives up.
const MAX_CHOICES: usize = 1 << 20;

/// Checks that what the step cites entails each of its conclusions, and nothing else of the board is needed.
///
/// What is known: a cited cell has exactly one of its candidates; in a cited house each of the cited digits
/// (of all digits, if the step cites none) is in exactly one of its places; no cell has two digits. A link
/// cites the house or cell that is its reason, for its digits. The opposite of the conclusion is added, and
/// an exhaustive search must find that this cannot be.
///
/// Techniques that take a single solution for granted, or whose argument is a [`Proof`](crate::Proof), claim
/// more than their cells and houses: this is not for them.
///
/// # Errors
/// [`NotEntailed`] with the first conclusion that does not follow.
///
/// ```
/// use jade_grid::{format, Position};
/// use jade_logic::{entailment, notation};
/// let position = Position::new(&format::line::read("12..............").unwrap()).unwrap();
/// let board = position.geometry();
/// let step = notation::parse("naked-pair: 34 r1c3,r1c4 r1,b2 => r2c3<>34 r2c4<>34", board).unwrap();
/// assert!(entailment::check(&position, &step).is_ok());
/// // The cells named say nothing about the fourth row:
/// let step = notation::parse("naked-pair: 34 r1c3,r1c4 r1,b2 => r4c3<>34", board).unwrap();
/// assert!(entailment::check(&position, &step).is_err());
/// ```
pub fn check(position: &Position, step: &Step) -> Result<(), NotEntailed> {
    let groups = groups(position, step);
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
        let mut search = Search::new(position, &groups);
        if search.finds_model(candidate, truth) {
            return Err(NotEntailed { candidate, placement: !truth, gave_up: search.choices > MAX_CHOICES });
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

/// Candidates of which exactly one is true.
type Group = Vec<Candidate>;

fn groups(position: &Position, step: &Step) -> Vec<Group> {
    let geometry = position.geometry();
    let mut cells = CellSet::EMPTY;
    let mut digits = DigitSet::EMPTY;
    let mut houses: Vec<HouseId> = Vec::new();
    for part in &step.parts {
        match &part.value {
            PartValue::Digit(digit) => digits.add(*digit),
            PartValue::Digits(more) => digits |= *more,
            PartValue::Cell(cell) => cells.add(*cell),
            PartValue::Cells(more) => cells |= *more,
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
    if digits.is_empty() {
        digits = DigitSet::all(geometry.side());
    }
    let mut cited: Vec<(HouseId, Digit)> =
        houses.into_iter().flat_map(|house| digits.iter().map(move |digit| (house, digit))).collect();
    for Link { from, to, reason, .. } in &step.links {
        match reason {
            LinkReason::House(house) => cited.extend([from, to].map(|node| (*house, digit_of(node)))),
            LinkReason::Cell(cell) => cells.add(*cell),
            LinkReason::Set => {}
        }
        for node in [from, to] {
            if let Node::AlmostLockedSet { cells: more, .. } = node {
                cells |= *more;
            }
        }
    }
    cited.sort_unstable();
    cited.dedup();
    let of_cell = |cell| position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect();
    let of_house = |(house, digit): (HouseId, Digit)| {
        position.cells_in(house, digit).iter().map(|cell| Candidate::new(cell, digit)).collect()
    };
    let cells = (cells & position.open_cells()).iter().map(of_cell);
    let houses = cited.into_iter().filter(|(house, digit)| !position.placed_in(*house).contains(*digit));
    cells.chain(houses.map(of_house)).collect()
}

fn digit_of(node: &Node) -> Digit {
    match node {
        Node::Candidate(candidate) => candidate.digit,
        Node::Group { digit, .. } | Node::AlmostLockedSet { digit, .. } => *digit,
    }
}

/// Looks for a choice of truths that fits all groups.
struct Search<'g> {
    groups: &'g [Group],
    /// Per cell and digit: `Some` once decided.
    decided: Vec<Option<bool>>,
    side: usize,
    choices: usize,
}

impl<'g> Search<'g> {
    fn new(position: &Position, groups: &'g [Group]) -> Search<'g> {
        let (cells, side) = (position.geometry().cell_count(), position.geometry().side());
        Search { groups, decided: vec![None; cells * side], side, choices: 0 }
    }

    fn index(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.side + candidate.digit.index()
    }

    /// Whether the candidate can have this truth value; also if the search gave up.
    fn finds_model(&mut self, candidate: Candidate, truth: bool) -> bool {
        let index = self.index(candidate);
        self.decided[index] = Some(truth);
        if truth {
            let cell = candidate.cell.index() * self.side;
            for other in (cell..cell + self.side).filter(|other| *other != index) {
                self.decided[other] = Some(false);
            }
        }
        self.complete()
    }

    /// Whether the undecided can be decided such that every group has exactly one truth.
    fn complete(&mut self) -> bool {
        let mut trail = Vec::new();
        let found = self.propagate(&mut trail) && self.branch();
        if !found {
            for index in trail {
                self.decided[index] = None;
            }
        }
        found
    }

    /// Draws what follows from groups with one truth or one possibility left; false if a group has two
    /// truths or no possibility.
    fn propagate(&mut self, trail: &mut Vec<usize>) -> bool {
        loop {
            let before = trail.len();
            for group in self.groups {
                let truths = group.iter().filter(|c| self.decided[self.index(**c)] == Some(true)).count();
                let open: Vec<usize> =
                    group.iter().map(|c| self.index(*c)).filter(|i| self.decided[*i].is_none()).collect();
                match (truths, open.as_slice()) {
                    (0, []) | (2.., _) => return false,
                    (0, &[last]) => {
                        self.decided[last] = Some(true);
                        trail.push(last);
                        // No cell has two digits, cited or not.
                        let cell = last / self.side * self.side;
                        for other in cell..cell + self.side {
                            match self.decided[other] {
                                Some(true) if other != last => return false,
                                None => {
                                    self.decided[other] = Some(false);
                                    trail.push(other);
                                }
                                _ => {}
                            }
                        }
                    }
                    (1, open) => {
                        for &index in open {
                            self.decided[index] = Some(false);
                            trail.push(index);
                        }
                    }
                    _ => {}
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
            let open = group.iter().filter(|c| truth(c).is_none()).count();
            (group.iter().all(|c| truth(c) != Some(true)) && open > 0).then_some(open)
        };
        let open = self.groups.iter().filter_map(|group| Some((undecided(&group)?, group)));
        let Some((_, group)) = open.min_by_key(|(open, _)| *open) else { return true };
        for &candidate in group {
            let index = self.index(candidate);
            if self.decided[index].is_some() {
                continue;
            }
            self.choices += 1;
            if self.choices > MAX_CHOICES {
                return true;
            }
            self.decided[index] = Some(true);
            let cell = candidate.cell.index() * self.side;
            let others: Vec<usize> =
                (cell..cell + self.side).filter(|i| self.decided[*i].is_none()).collect();
            for &other in &others {
                self.decided[other] = Some(false);
            }
            if self.complete() {
                return true;
            }
            for &other in &others {
                self.decided[other] = None;
            }
            self.decided[index] = None;
        }
        false
    }
}
