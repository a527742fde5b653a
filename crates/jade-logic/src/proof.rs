//! [`Proof`]: an argument of several lines that can be checked without its finder.

use crate::Step;
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, Position};
use std::fmt;
use std::ops::RangeInclusive;

/// A graph of claims. Each line follows from earlier ones (its premises) by its reason.
///
/// A line may be an assumption ([`Reason::Assumed`]). What depends on it holds only under this assumption, until a
/// refutation or a distinction of cases discharges it.
///
/// ```
/// use jade_grid::{Candidate, Digit, Geometry, Position};
/// use jade_logic::{Claim, Proof, ProofLine, Reason, Step, TechniqueId};
/// let board = Geometry::standard(4).unwrap();
/// let position = Position::blank(board);
/// let (a, b) = (board.cell_at(0, 0), board.cell_at(0, 1));
/// let one = Digit::new(1).unwrap();
/// let proof = Proof {
///     lines: vec![
///         ProofLine::new([], Claim::On(Candidate::new(a, one)), Reason::Assumed),
///         ProofLine::new([0], Claim::Off(Candidate::new(b, one)), Reason::HouseTaken(board.row_house(0))),
///     ],
/// };
/// // The lines hold, but what they say rests on an assumption: that is no proof of the elimination.
/// let step = Step::new(jade_logic::techniques::FORCING_NET_VERITY.id(), vec![], vec![], vec![Candidate::new(b, one)]);
/// assert!(proof.check(&position, &step).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The lines. Each refers only to earlier ones.
    pub lines: Vec<ProofLine>,
}

/// One line of a [`Proof`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofLine {
    /// The lines that it follows from, as indices.
    pub premises: Vec<usize>,
    /// The claim of the line.
    pub claim: Claim,
    /// The reason why it follows.
    pub reason: Reason,
}

impl ProofLine {
    /// Creates a line.
    pub fn new(premises: impl Into<Vec<usize>>, claim: Claim, reason: Reason) -> ProofLine {
        ProofLine { premises: premises.into(), claim, reason }
    }
}

/// The claim of a line of a [`Proof`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The candidate is true.
    On(Candidate),
    /// The candidate is false.
    Off(Candidate),
    /// A contradiction: one of the assumptions behind it is false.
    Contradiction,
}

impl Claim {
    /// Returns what must be true if this is false; `None` for a contradiction.
    pub fn opposite(self) -> Option<Claim> {
        match self {
            Claim::On(candidate) => Some(Claim::Off(candidate)),
            Claim::Off(candidate) => Some(Claim::On(candidate)),
            Claim::Contradiction => None,
        }
    }
}

/// The reason why a line of a [`Proof`] follows from its premises. Anything that is not a candidate of the position is
/// false without a premise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It is assumed, to see what follows. There are no premises.
    Assumed,
    /// A true candidate (the premise) excludes the others of its cell.
    CellTaken(Cell),
    /// A true candidate (the premise) excludes its digit from the rest of a house.
    HouseTaken(HouseId),
    /// A true candidate (the premise) excludes this one, in another cell, by a rule of the board.
    ExcludedByRule,
    /// All other candidates of the cell are false (the premises).
    LastInCell(Cell),
    /// All other places of the digit in the house are false (the premises).
    LastInHouse(HouseId, Digit),
    /// The candidates of its digit in the house are false everywhere except in these cells (the premises). So the digit
    /// is in one of these cells, and in no cell that sees them all.
    LockedIn(HouseId, CellSet),
    /// The other digits of the cells are in none of them (the premises), and these cells have as many digits left as there
    /// are cells. So each of these digits is in one of the cells, and in no cell that sees all cells that can have it.
    LockedSet(CellSet, DigitSet),
    /// Contradiction: all candidates of the cell are false (the premises).
    EmptyCell(Cell),
    /// Contradiction: all candidates of the digit in the house are false (the premises).
    NoPlace(HouseId, Digit),
    /// Contradiction: the two premises contradict each other.
    Clash,
    /// Assuming the opposite led to the contradiction that is the premise.
    Refuted,
    /// It follows whichever candidate of the cell is true. There is one premise for each candidate, in order, with the
    /// same claim; each may depend on its candidate.
    EveryDigit(Cell),
    /// It follows wherever in the house the digit is. There is one premise for each place, in order, with the same
    /// claim; each may depend on the digit being there.
    EveryPlace(HouseId, Digit),
    /// It follows whether the candidate is true (first premise) or false (second).
    EitherWay(Candidate),
}

impl Reason {
    /// Returns whether it closes a distinction of cases, by a claim that holds in all of them.
    pub fn is_distinction(self) -> bool {
        matches!(self, Reason::EveryDigit(_) | Reason::EveryPlace(..) | Reason::EitherWay(_))
    }
}

/// The reason why a [`Proof`] is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// A premise does not come before its line.
    Order {
        /// The index of the line.
        line: usize,
        /// The index of the premise.
        premise: usize,
    },
    /// A line mentions something that is not a candidate of the position.
    NoCandidate {
        /// The index of the line.
        line: usize,
        /// What it mentions.
        candidate: Candidate,
    },
    /// A line does not follow from its premises by its reason.
    DoesNotFollow {
        /// The index of the line.
        line: usize,
    },
    /// No line without assumptions claims this conclusion of the step.
    NotProved {
        /// The conclusion.
        claim: Claim,
    },
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProofError::Order { line, premise } => {
                write!(f, "line {line} rests on line {premise}, which does not come before it")
            }
            ProofError::NoCandidate { line, candidate } => {
                write!(f, "line {line} speaks of {candidate:?}, which is no candidate")
            }
            ProofError::DoesNotFollow { line } => write!(f, "line {line} does not follow from its premises"),
            ProofError::NotProved { claim } => write!(f, "{claim:?} is concluded, but not proved"),
        }
    }
}

impl std::error::Error for ProofError {}

impl Proof {
    /// Returns the lemmas: the refutations inside another assumption, each as the indices of its lines from the
    /// assumption to what is concluded, in order. Proofs of JADE's techniques tell a lemma without a break.
    ///
    /// ```
    /// use jade_grid::{Candidate, Digit, Geometry};
    /// use jade_logic::{Claim, Proof, ProofLine, Reason};
    /// let board = Geometry::standard(4).unwrap();
    /// let [one, two] = [1, 2].map(|digit| Candidate::new(board.cell_at(0, 0), Digit::new(digit).unwrap()));
    /// let line = ProofLine::new;
    /// let proof = Proof {
    ///     lines: vec![
    ///         line(vec![], Claim::On(one), Reason::Assumed),
    ///         line(vec![], Claim::On(two), Reason::Assumed),
    ///         line(vec![1], Claim::Off(one), Reason::CellTaken(one.cell)),
    ///         line(vec![0, 2], Claim::Contradiction, Reason::Clash),
    ///         line(vec![3], Claim::Off(two), Reason::Refuted),
    ///     ],
    /// };
    /// assert_eq!(proof.lemmas(), [1..=4]);
    /// ```
    pub fn lemmas(&self) -> Vec<RangeInclusive<usize>> {
        let mut open: Vec<usize> = Vec::new();
        let mut lemmas = Vec::new();
        for (number, line) in self.lines.iter().enumerate() {
            match line.reason {
                Reason::Assumed => open.push(number),
                Reason::Refuted => {
                    let opposite = line.claim.opposite();
                    let Some(at) =
                        open.iter().rposition(|assumed| Some(self.lines[*assumed].claim) == opposite)
                    else {
                        continue;
                    };
                    let assumed = open.remove(at);
                    if at > 0 {
                        lemmas.push(assumed..=number);
                    }
                }
                _ => {}
            }
        }
        lemmas
    }

    /// Checks that every line follows from its premises, and that lines without assumptions claim all conclusions of
    /// the step.
    ///
    /// # Errors
    /// [`ProofError`] for the first invalid line, or the first conclusion that is not proved.
    pub fn check(&self, position: &Position, step: &Step) -> Result<(), ProofError> {
        // For each line, the assumptions that it depends on, in ascending order.
        let mut rests_on: Vec<Vec<usize>> = Vec::with_capacity(self.lines.len());
        for (number, line) in self.lines.iter().enumerate() {
            if let Some(&premise) = line.premises.iter().find(|premise| **premise >= number) {
                return Err(ProofError::Order { line: number, premise });
            }
            if let Claim::On(candidate) | Claim::Off(candidate) = line.claim
                && !is_candidate(position, candidate)
            {
                return Err(ProofError::NoCandidate { line: number, candidate });
            }
            let follows = self.follows(position, number, &rests_on);
            rests_on.push(follows.ok_or(ProofError::DoesNotFollow { line: number })?);
        }
        let placements = step.placements.iter().map(|candidate| Claim::On(*candidate));
        let eliminations = step.eliminations.iter().map(|candidate| Claim::Off(*candidate));
        for claim in placements.chain(eliminations) {
            let proves =
                |(line, rests_on): (&ProofLine, &Vec<usize>)| line.claim == claim && rests_on.is_empty();
            if !self.lines.iter().zip(&rests_on).any(proves) {
                return Err(ProofError::NotProved { claim });
            }
        }
        Ok(())
    }

    /// Returns the assumptions that a line depends on, if it follows from its premises.
    fn follows(&self, position: &Position, number: usize, rests_on: &[Vec<usize>]) -> Option<Vec<usize>> {
        let line = &self.lines[number];
        let claims = || line.premises.iter().map(|premise| self.lines[*premise].claim);
        let follows = match (line.reason, line.claim) {
            (Reason::Assumed, Claim::On(_) | Claim::Off(_)) => {
                return line.premises.is_empty().then(|| vec![number]);
            }
            (Reason::CellTaken(cell), Claim::Off(off)) => matches!(
                self.only_premise(line)?.claim,
                Claim::On(on) if on.cell == cell && off.cell == cell && on.digit != off.digit
            ),
            (Reason::HouseTaken(house), Claim::Off(off)) => {
                let geometry = position.geometry();
                let set = geometry.houses().get(house.index())?.set();
                matches!(
                    self.only_premise(line)?.claim,
                    Claim::On(on) if on.digit == off.digit && on.cell != off.cell
                        && set.contains(on.cell) && set.contains(off.cell)
                )
            }
            (Reason::ExcludedByRule, Claim::Off(off)) => matches!(
                self.only_premise(line)?.claim,
                Claim::On(on) if on.cell != off.cell && position.geometry().exclude_each_other(on, off)
            ),
            (Reason::LastInCell(cell), Claim::On(on)) => {
                let others = of_cell(position, cell)?;
                others.contains(&on) && all_off(others.into_iter().filter(|other| *other != on), claims())
            }
            (Reason::LastInHouse(house, digit), Claim::On(on)) => {
                let others = of_house(position, house, digit)?;
                others.contains(&on) && all_off(others.into_iter().filter(|other| *other != on), claims())
            }
            (Reason::LockedIn(house, cells), Claim::Off(off)) => {
                let (left, lost): (Vec<_>, Vec<_>) = of_house(position, house, off.digit)?
                    .into_iter()
                    .partition(|candidate| cells.contains(candidate.cell));
                left.len() == cells.len()
                    && !cells.is_empty()
                    && position.geometry().common_peers(cells).contains(off.cell)
                    && all_off(lost.into_iter(), claims())
            }
            (Reason::LockedSet(cells, left), Claim::Off(off)) => {
                let lost = cells.iter().flat_map(|cell| {
                    let lost = position.candidates(cell) - left;
                    lost.iter().map(move |digit| Candidate::new(cell, digit))
                });
                is_locked_set(position, cells, left, off) && all_off(lost, claims())
            }
            (Reason::EmptyCell(cell), Claim::Contradiction) => {
                all_off(of_cell(position, cell)?.into_iter(), claims())
            }
            (Reason::NoPlace(house, digit), Claim::Contradiction) => {
                all_off(of_house(position, house, digit)?.into_iter(), claims())
            }
            (Reason::Clash, Claim::Contradiction) => {
                let claims: Vec<Claim> = claims().collect();
                claims.len() == 2 && claims[0].opposite() == Some(claims[1])
            }
            (Reason::Refuted, claim) => {
                let assumed = claim.opposite()?;
                let &[premise] = line.premises.as_slice() else { return None };
                // A contradiction that does not depend on the opposite refutes something else.
                let rests =
                    rests_on[premise].iter().any(|assumption| self.lines[*assumption].claim == assumed);
                if self.lines[premise].claim != Claim::Contradiction || !rests {
                    return None;
                }
                return Some(self.discharge(&rests_on[premise], assumed));
            }
            (Reason::EveryDigit(cell), _) => {
                let cases = of_cell(position, cell)?.into_iter().map(Claim::On).collect();
                return self.in_all_cases(line, cases, rests_on);
            }
            (Reason::EveryPlace(house, digit), _) => {
                let cases = of_house(position, house, digit)?.into_iter().map(Claim::On).collect();
                return self.in_all_cases(line, cases, rests_on);
            }
            (Reason::EitherWay(candidate), _) => {
                let cases = vec![Claim::On(candidate), Claim::Off(candidate)];
                return self.in_all_cases(line, cases, rests_on);
            }
            _ => false,
        };
        follows.then(|| union(line.premises.iter().map(|premise| rests_on[*premise].clone())))
    }

    fn only_premise(&self, line: &ProofLine) -> Option<&ProofLine> {
        match line.premises.as_slice() {
            &[premise] => self.lines.get(premise),
            _ => None,
        }
    }

    /// Returns the assumptions behind a claim that all premises share, one for each case.
    fn in_all_cases(
        &self,
        line: &ProofLine,
        cases: Vec<Claim>,
        rests_on: &[Vec<usize>],
    ) -> Option<Vec<usize>> {
        let says_it = |premise: &usize| self.lines[*premise].claim == line.claim;
        if cases.is_empty() || cases.len() != line.premises.len() || !line.premises.iter().all(says_it) {
            return None;
        }
        let cases = cases.into_iter().zip(&line.premises);
        Some(union(cases.map(|(case, premise)| self.discharge(&rests_on[*premise], case))))
    }

    /// Returns the assumptions except those that claim `assumed`.
    fn discharge(&self, rests_on: &[usize], assumed: Claim) -> Vec<usize> {
        rests_on.iter().copied().filter(|line| self.lines[*line].claim != assumed).collect()
    }
}

fn union(sets: impl Iterator<Item = Vec<usize>>) -> Vec<usize> {
    let mut all: Vec<usize> = sets.flatten().collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn is_candidate(position: &Position, candidate: Candidate) -> bool {
    candidate.cell.index() < position.geometry().cell_count()
        && position.is_candidate(candidate.cell, candidate.digit)
}

/// Returns the candidates of an open cell, exactly one of which is true.
fn of_cell(position: &Position, cell: Cell) -> Option<Vec<Candidate>> {
    let open = position.open_cells().contains(cell);
    open.then(|| position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect())
}

/// Returns the places of a digit that a house still lacks, exactly one of which is true.
fn of_house(position: &Position, house: HouseId, digit: Digit) -> Option<Vec<Candidate>> {
    let geometry = position.geometry();
    let fits = house.index() < geometry.houses().len() && usize::from(digit.get()) <= geometry.side();
    if !fits || position.placed_in(house).contains(digit) {
        return None;
    }
    let cells: CellSet = position.cells_in(house, digit);
    Some(cells.iter().map(|cell| Candidate::new(cell, digit)).collect())
}

/// Returns whether the open cells of one house are as many as the digits left to them, and the candidate, of one of
/// these digits, sees all of them that can have it.
fn is_locked_set(position: &Position, cells: CellSet, left: DigitSet, off: Candidate) -> bool {
    let geometry = position.geometry();
    position.open_cells().is_superset(cells)
        && !cells.contains(off.cell)
        && geometry.houses_of_all(cells).next().is_some()
        && left.len() == cells.len()
        && left.contains(off.digit)
        && geometry.peers(off.cell).is_superset(position.cells_with(off.digit) & cells)
}

/// Returns whether the claims are exactly that each of `candidates` is false.
fn all_off(candidates: impl Iterator<Item = Candidate>, claims: impl Iterator<Item = Claim>) -> bool {
    let mut expected: Vec<Claim> = candidates.map(Claim::Off).collect();
    let mut claims: Vec<Claim> = claims.collect();
    let key = |claim: &Claim| match claim {
        Claim::On(candidate) => (0, Some(*candidate)),
        Claim::Off(candidate) => (1, Some(*candidate)),
        Claim::Contradiction => (2, None),
    };
    expected.sort_by_key(key);
    claims.sort_by_key(key);
    claims.dedup();
    expected == claims
}
