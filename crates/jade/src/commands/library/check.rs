//! `jade library check`: runs the reasoning over puzzles and reports where it goes wrong.
//!
//! Every step of every path is compared with the solution, which is found by search. A sound engine is never wrong,
//! never empties a cell and never crashes. An unsolved puzzle is not a fault, but worth knowing about.

use jade_grid::{Position, Puzzle};
use jade_logic::{Analysis, Outcome, Path, Profile, Step, notation};
use jade_search::{Classification, SearchLimits, engine};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The result of checking a puzzle.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Finding {
    /// It is solved, and every step is correct.
    Solved,
    /// The techniques get stuck.
    Unsolved,
    /// It has no unique solution, or none was found.
    Improper,
    /// The board is too large for the reasoning techniques.
    TooLarge,
    /// This step contradicts the solution.
    Wrong(String),
    /// This step left a cell without candidates, or a digit without a place.
    Emptied(String),
    /// The program panicked with this message.
    Crashed(String),
}

impl Finding {
    /// The name in the output.
    pub const fn as_str(&self) -> &'static str {
        match self {
            Finding::Solved => "solved",
            Finding::Unsolved => "unsolved",
            Finding::Improper => "improper",
            Finding::TooLarge => "too-large",
            Finding::Wrong(_) => "wrong",
            Finding::Emptied(_) => "emptied",
            Finding::Crashed(_) => "crashed",
        }
    }

    /// All names.
    pub const NAMES: [&'static str; 7] =
        ["solved", "unsolved", "improper", "too-large", "wrong", "emptied", "crashed"];

    /// Whether it is a fault of the reasoning.
    pub const fn is_fault(&self) -> bool {
        matches!(self, Finding::Wrong(_) | Finding::Emptied(_) | Finding::Crashed(_))
    }

    /// The step or message of a fault; empty otherwise.
    pub fn detail(&self) -> &str {
        match self {
            Finding::Wrong(text) | Finding::Emptied(text) | Finding::Crashed(text) => text,
            _ => "",
        }
    }
}

/// Runs the reasoning over a puzzle.
pub fn check(puzzle: &Puzzle, profile: &Profile) -> Finding {
    if !puzzle.geometry().is_usual() {
        return Finding::TooLarge;
    }
    let Ok(engine) = engine("auto") else { return Finding::Improper };
    let Classification::Proper(solution) = engine.classify(puzzle, &SearchLimits::default()) else {
        return Finding::Improper;
    };
    let Ok(start) = Position::new(puzzle) else { return Finding::Improper };
    let path = catch_unwind(AssertUnwindSafe(|| {
        Path::find(&Analysis::of_proper(&start), profile, &jade_batch::interrupt::requested)
    }));
    match path {
        Ok(path) => judge(&path.steps, path.outcome, start, &solution),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Finding::Crashed(text.unwrap_or_default())
        }
    }
}

/// Compares a path with the solution.
fn judge(steps: &[Step], outcome: Outcome, mut position: Position, solution: &Puzzle) -> Finding {
    for step in steps {
        let said = || notation::print(step, solution.geometry());
        let is = |one: &jade_grid::Candidate| solution.get(one.cell) == Some(one.digit);
        if !step.placements.iter().all(is) || step.eliminations.iter().any(is) {
            return Finding::Wrong(said());
        }
        step.apply(&mut position);
        if position.contradiction().is_some() {
            return Finding::Emptied(said());
        }
    }
    match outcome {
        Outcome::Solved if position.to_puzzle() == *solution => Finding::Solved,
        Outcome::Solved => Finding::Wrong(String::new()),
        _ => Finding::Unsolved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;

    fn start() -> (Position, Puzzle, Puzzle) {
        let puzzle = line::read("3......3...41...").unwrap();
        let Classification::Proper(solution) =
            engine("auto").unwrap().classify(&puzzle, &SearchLimits::default())
        else {
            panic!("proper");
        };
        (Position::new(&puzzle).unwrap(), puzzle, solution)
    }

    #[test]
    fn sound_reasoning_passes() {
        let (_, puzzle, _) = start();
        assert_eq!(check(&puzzle, &Profile::full()), Finding::Solved);
        let useless = Profile::custom("mine", ["x-wing"]).unwrap();
        assert_eq!(check(&puzzle, &useless), Finding::Unsolved);
        assert_eq!(check(&line::read("3...............").unwrap(), &Profile::full()), Finding::Improper);
        assert_eq!(check(&line::read("33..............").unwrap(), &Profile::full()), Finding::Improper);
    }

    #[test]
    fn wrong_reasoning_is_reported_with_its_step() {
        let (position, _, solution) = start();
        let path = Path::find(&Analysis::of_proper(&position), &Profile::full(), &|| false);
        assert_eq!(judge(&path.steps, path.outcome, position.clone(), &solution), Finding::Solved);
        let mut lying = path.steps.clone();
        let placed = lying[1].placements.remove(0);
        lying[1].eliminations.push(placed);
        let wrong = judge(&lying, path.outcome, position.clone(), &solution);
        assert!(wrong.is_fault() && wrong.detail().contains("<>"), "{wrong:?}");
        // Steps that are each true of one board, applied to a position of another, which they empty.
        let mut other = position.clone();
        let cell = other.open_cells().into_iter().next().unwrap();
        let true_digit = solution.get(cell).unwrap();
        other.candidates(cell).iter().filter(|digit| *digit != true_digit).for_each(|digit| {
            other.eliminate(cell, digit);
        });
        other.eliminate(cell, true_digit);
        let emptied = judge(&path.steps[..1], path.outcome, other, &solution);
        assert_eq!(emptied.as_str(), "emptied");
        assert_eq!(judge(&[], Outcome::Stuck, position.clone(), &solution), Finding::Unsolved);
        assert_eq!(judge(&[], Outcome::Solved, position, &solution).as_str(), "wrong");
    }
}
