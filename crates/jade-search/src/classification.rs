//! [`Classification`]: no solution, one, or several.

use crate::Report;
use jade_grid::{Cell, Digit, Puzzle};

/// How many solutions a puzzle has: none, one or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Classification {
    /// Exactly one: the puzzle is proper.
    Proper(Puzzle),
    /// None.
    NoSolution,
    /// More than one.
    Several {
        /// Two of them.
        solutions: [Puzzle; 2],
        /// The first cell, in reading order, where the two differ.
        cell: Cell,
        /// Its digit in the first and in the second solution.
        digits: [Digit; 2],
    },
    /// A limit was reached before the answer was known.
    Unknown {
        /// A solution, if one was found; whether there is another is unknown.
        solution: Option<Puzzle>,
        /// How far the search got, and what stopped it.
        report: Report,
    },
}

impl Classification {
    /// Classifies a puzzle from up to two different solutions and the report of the search.
    pub(crate) fn new(solutions: Vec<Puzzle>, report: Report) -> Classification {
        let mut solutions = solutions.into_iter();
        match (solutions.next(), solutions.next()) {
            (Some(one), Some(other)) => match difference(&one, &other) {
                Some((cell, digits)) => Classification::Several { solutions: [one, other], cell, digits },
                None => unreachable!("an engine listed the same solution twice"),
            },
            (solution, _) if !report.is_complete() => Classification::Unknown { solution, report },
            (Some(solution), _) => Classification::Proper(solution),
            (None, _) => Classification::NoSolution,
        }
    }

    /// Returns the only solution of a proper puzzle.
    pub fn solution(&self) -> Option<&Puzzle> {
        match self {
            Classification::Proper(solution) => Some(solution),
            _ => None,
        }
    }
}

fn difference(one: &Puzzle, other: &Puzzle) -> Option<(Cell, [Digit; 2])> {
    one.filled().zip(other.filled()).find(|(a, b)| a.1 != b.1).map(|((cell, a), (_, b))| (cell, [a, b]))
}

#[cfg(test)]
mod tests {
    use crate::{Classification, Outcome, SearchLimits, engines};
    use jade_grid::line;

    #[test]
    fn several_solutions_show_where_they_differ() {
        // The right half is open: its 1s and 2s in two ways, its 3s and 4s in two ways.
        let puzzle = line::read("12..34..21..43..").unwrap();
        for engine in engines() {
            let classification = engine.classify(&puzzle, &SearchLimits::default());
            let Classification::Several { solutions, cell, digits } = &classification else {
                panic!("{}: {classification:?}", engine.name());
            };
            assert!(solutions.iter().all(|solution| solution.solves(&puzzle)));
            for (solution, digit) in solutions.iter().zip(digits) {
                assert_eq!(solution.get(*cell), Some(*digit));
            }
            let board = puzzle.geometry();
            let before = board.cells().take_while(|other| other != cell);
            assert!(before.into_iter().all(|c| solutions[0].get(c) == solutions[1].get(c)));
            assert_ne!(digits[0], digits[1]);
            assert_eq!(classification.solution(), None);
        }
    }

    #[test]
    fn a_limit_makes_the_result_unknown_but_never_wrong() {
        let puzzle = line::read(&".".repeat(81)).unwrap();
        for engine in engines() {
            let limits = SearchLimits::default().nodes(10);
            match engine.classify(&puzzle, &limits) {
                Classification::Unknown { solution: None, report } => {
                    assert_eq!((report.outcome, report.nodes), (Outcome::NodeLimit, 10), "{}", engine.name());
                }
                other => panic!("{}: {other:?}", engine.name()),
            }
        }
    }
}
