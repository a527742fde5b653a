//! [`classify`] and [`backdoors`]: how hard a puzzle is by the nested trials and the longest braids that it needs.

mod braids;
mod limits;
mod marks;
mod theory;

use crate::Cancelled;
use jade_grid::Cell;
use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};
use limits::{Ended, Limits};
use marks::{Candidate, Contradiction, Marks};
use theory::{Stop, Theory};

/// The class of a puzzle by D. Berthier’s definitions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// The depth d of trials in T&E(d), the first that solves the puzzle: 0 if singles do. `None` if it is more than
    /// [`MOST_DEPTH`].
    pub depth: Option<u32>,
    /// How long braids must be to replace the innermost trials: the rating B for depth 1, BxB for depth 2, BxBB for
    /// depth 3; 0 for depth 0. `None` if the depth is unknown, or if the braids are longer than the limit or too many to be
    /// searched.
    pub braids: Option<u32>,
}

/// The deepest trials that are tried: deeper than any known puzzle needs.
pub const MOST_DEPTH: u32 = 3;

/// The states that the search for one braid may keep: some 100 MB.
const MOST_STATES: usize = 3_000_000;

/// Classifies a puzzle; `None` if it does not have exactly one solution. `longest` limits the length of braids, whose
/// search takes the longer the longer they are.
///
/// After D. Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012, and *Hierarchical Classifications in
/// Constraint Satisfaction*, 2023. T&E(0) is naked and hidden singles. T&E(d) tries every candidate with T&E(d−1) and
/// removes it if that leads to a contradiction, never accepting a solution that a trial happens to find. A braid of length
/// n is a contradiction that n − 1 singles after the candidate lead to. A puzzle is in T&E(1) exactly if braids solve it.
///
/// # Errors
/// If it is cancelled.
///
/// ```
/// use jade_explore::{Class, classify};
/// use jade_search::nine::Board;
/// let class = |line: &[u8]| classify(&Board::from_line(line).unwrap(), 8, &|| false).unwrap();
/// let easy = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(class(easy), Some(Class { depth: Some(0), braids: Some(0) }));
/// let hard = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// assert_eq!(class(hard).unwrap().to_string(), "T&E(1) B1");
/// assert_eq!(class(&[b'.'; 81]), None);
/// ```
pub fn classify(puzzle: &Board, longest: u32, cancel: &dyn Fn() -> bool) -> Result<Option<Class>, Cancelled> {
    let Some(solution) = solution(puzzle) else { return Ok(None) };
    match class(puzzle, &solution, longest, &Limits { cancel, states: MOST_STATES }) {
        Ok(class) => Ok(Some(class)),
        Err(Ended::Cancelled) => Err(Cancelled),
        // Trials without braids keep no states.
        Err(Ended::TooLarge) => Ok(Some(Class { depth: None, braids: None })),
    }
}

fn class(puzzle: &Board, solution: &Marks, longest: u32, limits: &Limits<'_>) -> Result<Class, Ended> {
    let solves = |theory: Theory, marks: &mut Marks| match theory.apply(marks, Some(solution), limits) {
        Ok(()) => Ok(marks.is_solved()),
        // A puzzle with a solution has none.
        Err(Stop::Contradiction) => Ok(false),
        Err(Stop::Ended(ended)) => Err(ended),
    };
    let mut marks = Marks::new(puzzle);
    for depth in 0..=MOST_DEPTH {
        let before = marks;
        if solves(Theory { depth, length: 0 }, &mut marks)? {
            let braids = match depth.checked_sub(1) {
                None => Some(0),
                Some(depth) => {
                    braid_length(before, longest, |length, marks| solves(Theory { depth, length }, marks))?
                }
            };
            return Ok(Class { depth: Some(depth), braids });
        }
    }
    Ok(Class { depth: None, braids: None })
}

/// Returns the first length, up to the longest, of braids that solve a puzzle; `None` if they are longer or too many.
///
/// # Errors
/// If it is cancelled.
fn braid_length(
    mut marks: Marks,
    longest: u32,
    solves: impl Fn(u32, &mut Marks) -> Result<bool, Ended>,
) -> Result<Option<u32>, Ended> {
    for length in 1..=longest {
        match solves(length, &mut marks) {
            Ok(true) => return Ok(Some(length)),
            Ok(false) => {}
            Err(Ended::TooLarge) => return Ok(None),
            Err(Ended::Cancelled) => return Err(Ended::Cancelled),
        }
    }
    Ok(None)
}

/// Writes `T&E(0)`, `T&E(1) B4`, `T&E(2) B5B` or `T&E(3) B1BB`; without the braids if they are not known.
impl std::fmt::Display for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Some(depth) = self.depth else { return write!(f, "T&E(>{MOST_DEPTH})") };
        write!(f, "T&E({depth})")?;
        match self.braids {
            Some(length) if depth > 0 => write!(f, " B{length}{}", "B".repeat(depth as usize - 1)),
            _ => Ok(()),
        }
    }
}

/// Returns the smallest sets of cells whose right digits let singles solve a puzzle: no cell if singles solve it anyway,
/// single cells, or pairs; an empty list if it takes more. In the order of the board. `None` if the puzzle does not have
/// exactly one solution.
///
/// # Errors
/// If it is cancelled.
///
/// ```
/// use jade_explore::backdoors;
/// use jade_search::nine::Board;
/// let hard = b"98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
/// let found = backdoors(&Board::from_line(hard).unwrap(), &|| false).unwrap().unwrap();
/// assert!(found.len() == 5 && found.iter().all(|cells| cells.len() == 2));
/// ```
pub fn backdoors(puzzle: &Board, cancel: &dyn Fn() -> bool) -> Result<Option<Vec<Vec<Cell>>>, Cancelled> {
    let Some(solution) = solution(puzzle) else { return Ok(None) };
    let mut start = Marks::new(puzzle);
    if start.place_singles().is_err() || start.is_solved() {
        return Ok(Some(vec![Vec::new()]));
    }
    let right: Vec<Candidate> = start.open().into_iter().filter(|one| solution.has(*one)).collect();
    let with = |marks: &Marks, one: Candidate| {
        let mut marks = *marks;
        marks.place(one);
        // The solution is never contradicted.
        let _: Result<(), Contradiction> = marks.place_singles();
        marks
    };
    let mut cells: Vec<(Candidate, Marks)> = right.iter().map(|one| (*one, with(&start, *one))).collect();
    cells.sort_by_key(|((cell, _), _)| *cell);
    let named = |ones: &[Candidate]| ones.iter().map(|(cell, _)| Cell::new(*cell)).collect::<Vec<Cell>>();
    let single: Vec<Vec<Cell>> =
        cells.iter().filter(|(_, marks)| marks.is_solved()).map(|(one, _)| named(&[*one])).collect();
    if !single.is_empty() {
        return Ok(Some(single));
    }
    let mut pairs = Vec::new();
    for (index, (first, marks)) in cells.iter().enumerate() {
        if cancel() {
            return Err(Cancelled);
        }
        let others = cells[index + 1..].iter().map(|(one, _)| *one);
        pairs.extend(
            others.filter(|other| with(marks, *other).is_solved()).map(|other| named(&[*first, other])),
        );
    }
    Ok(Some(pairs))
}

/// The candidates of the only solution; `None` if there is not exactly one.
fn solution(puzzle: &Board) -> Option<Marks> {
    let answer = Solver::new().count(*puzzle, &SearchLimits::default().solutions(2));
    answer.solution.filter(|_| answer.solutions == 1).map(|solution| Marks::new(&solution))
}
