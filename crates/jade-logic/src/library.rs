//! Test cases for techniques: the technique of each code, and whether it finds what a case expects.
//!
//! `jade_exchange::library` reads the lines. A positive case passes if a step of the technique has exactly the expected
//! conclusions, or places the digit that the expected eliminations leave in their cell; there may be further steps. A
//! negative case (variant `x`) passes if the technique finds nothing.
//!
//! ```
//! use jade_grid::{Candidate, Digit, Position, line};
//! use jade_logic::library::{Case, Verdict, verify};
//! // A 3 is missing in the first row: it must be placed in row 1, column 3.
//! let puzzle = line::read("12.4............").unwrap();
//! let wanted = [Candidate::new(puzzle.geometry().cell_at(0, 2), Digit::from_index(2))];
//! let position = Position::new(&puzzle);
//! let case = Case { code: "0000", is_negative: false, position, placements: &wanted, eliminations: &[] };
//! assert_eq!(verify(&case, false), Verdict::Passed);
//! ```

use crate::techniques::ALL;
use crate::{Analysis, Step, Technique};
use jade_grid::{Candidate, Position, PositionError};

/// Returns the technique with this code in HoDoKu’s library.
pub fn technique_of(code: &str) -> Option<&'static Technique> {
    ALL.iter().copied().find(|technique| technique.hodoku.contains(&code))
}

/// A position and what a technique must find there.
#[derive(Clone, Debug)]
pub struct Case<'c> {
    /// The code of the technique.
    pub code: &'c str,
    /// Whether the technique must find nothing.
    pub is_negative: bool,
    /// The position, or the reason why the board has none.
    pub position: Result<Position, PositionError>,
    /// The expected placements, in order.
    pub placements: &'c [Candidate],
    /// The expected eliminations, in order.
    pub eliminations: &'c [Candidate],
}

/// The result of a test case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The expected step was found, or no step as expected.
    Passed,
    /// The expected step is not among those found, or there should be none.
    Failed {
        /// Every step of the technique.
        found: Vec<Step>,
    },
    /// The case does not say what must be found.
    NothingSought,
    /// No technique has this code.
    UnknownCode,
    /// The board breaks a rule.
    Impossible(PositionError),
}

impl Verdict {
    /// Returns the steps that were found instead of the expected one.
    pub fn steps(&self) -> &[Step] {
        match self {
            Verdict::Failed { found } => found,
            _ => &[],
        }
    }
}

/// How many test cases passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CaseCount {
    /// The number of cases.
    pub cases: u32,
    /// The number of those that passed.
    pub passed: u32,
}

impl CaseCount {
    /// Counts a case.
    pub fn add(&mut self, passed: bool) {
        self.cases += 1;
        self.passed += u32::from(passed);
    }

    /// Adds up the counts of several codes.
    pub fn total<'c>(counts: impl IntoIterator<Item = &'c CaseCount>) -> CaseCount {
        counts.into_iter().fold(CaseCount::default(), |total, count| CaseCount {
            cases: total.cases + count.cases,
            passed: total.passed + count.passed,
        })
    }
}

/// Checks whether the technique of a case finds what the case expects. Techniques that assume a single solution are
/// used only if `known_proper` is `true`.
pub fn verify(case: &Case<'_>, known_proper: bool) -> Verdict {
    let Some(technique) = technique_of(case.code) else { return Verdict::UnknownCode };
    if !case.is_negative && case.placements.is_empty() && case.eliminations.is_empty() {
        return Verdict::NothingSought;
    }
    let position = match &case.position {
        Ok(position) => position,
        Err(error) => return Verdict::Impossible(error.clone()),
    };
    let found = offered(technique, position, known_proper);
    if passes(case, &found, position) { Verdict::Passed } else { Verdict::Failed { found } }
}

/// Returns every step of a technique in a position.
fn offered(technique: &Technique, position: &Position, known_proper: bool) -> Vec<Step> {
    let analysis = if known_proper { Analysis::of_proper(position) } else { Analysis::new(position) };
    if technique.assumes_uniqueness() && !known_proper {
        return Vec::new();
    }
    let mut steps = technique.all_steps(&analysis);
    steps.retain(|step| step.changes(position));
    steps
}

fn passes(case: &Case<'_>, found: &[Step], position: &Position) -> bool {
    if case.is_negative {
        return found.is_empty();
    }
    let same = |step: &Step| step.placements == case.placements && step.eliminations == case.eliminations;
    // HoDoKu removes the other candidates of a cell where a step places the only one left.
    let removes = |step: &Step| -> Vec<Candidate> {
        let others = |placed: &Candidate| {
            let (cell, others) = (placed.cell, position.candidates(placed.cell).without(placed.digit));
            others.iter().map(move |digit| Candidate::new(cell, digit))
        };
        step.placements.iter().flat_map(others).chain(step.eliminations.iter().copied()).collect()
    };
    found.iter().any(|step| same(step) || (case.placements.is_empty() && removes(step) == case.eliminations))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_exchange::library::read_numbered;

    fn verdict(line: &str) -> Verdict {
        let read = read_numbered(line, 1).unwrap();
        let case = Case {
            code: &read.code,
            is_negative: read.is_negative(),
            position: read.position(),
            placements: &read.placements,
            eliminations: &read.eliminations,
        };
        verify(&case, false)
    }

    #[test]
    fn no_two_techniques_share_a_code() {
        let mut codes: Vec<_> = ALL.iter().flat_map(|technique| technique.hodoku).collect();
        codes.sort_unstable();
        assert!(codes.is_sorted_by(|a, b| a < b), "{codes:?}");
        let id = |code| technique_of(code).map(|technique| technique.id().as_str());
        assert_eq!((id("0704"), id("0800")), (None, Some("xy-wing")));
    }

    #[test]
    fn cases_have_the_expected_verdicts() {
        assert_eq!(verdict(":0000:3:12.4............:::313::"), Verdict::Passed);
        let Verdict::Failed { found } = verdict(":0000:3:12.4............:::323::") else { panic!() };
        assert_eq!(found.len(), 1);
        let Verdict::Failed { found } = verdict(":0000-x:3:12.4............::::::") else { panic!() };
        assert_eq!(found.len(), 1);
        assert_eq!(verdict(":0000-x:3:12..............::::::"), Verdict::Passed);
        assert_eq!(verdict(":0000:3:12.4............:::::"), Verdict::NothingSought);
        assert_eq!(verdict(":0999:3:12.4............:::313::"), Verdict::UnknownCode);
        assert!(matches!(verdict(":0000:3:11.4............:::313::"), Verdict::Impossible(_)));
    }
}
