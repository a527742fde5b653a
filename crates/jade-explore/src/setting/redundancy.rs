//! [`redundant_clues`]: what a puzzle does not need.

use super::{Board, Clue, Hunt, Hunted, Wanted, share, with_rules};
use jade_grid::{DigitSet, Puzzle, Rule};
use jade_search::SearchLimits;

/// Which clues of a puzzle with one solution are redundant: without any one of them, that stays the only one. Two redundant clues
/// may need each other, so not all of them can be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Redundancy {
    /// The clues that can be left out, each by itself.
    pub redundant: Vec<Clue>,
    /// The clues without which there is another solution, or this is none.
    pub needed: Vec<Clue>,
    /// The clues of which it was not found out.
    pub unknown: Vec<Clue>,
}

/// Finds the clues that a puzzle does not need. `solution` must be its only solution.
///
/// ```
/// use jade_explore::{Clue, redundant_clues, true_candidates};
/// use jade_grid::line;
/// use jade_search::SearchLimits;
/// let puzzle = line::read("[thermometer r1c1 r1c2 r1c3 r1c4; odd r2c1; cage 3 r1c1 r1c2] ....3.2..1......").unwrap();
/// let limits = SearchLimits::default();
/// let solution = true_candidates(&puzzle, &limits).only_solution().unwrap().clone();
/// let found = redundant_clues(&puzzle, &solution, &limits);
/// let written = |clue: &Clue| match clue {
///     Clue::Given(cell, digit) => format!("{} in {}", digit.get(), cell.index()),
///     Clue::Rule(rule) => rule.written(4),
/// };
/// let redundant: Vec<String> = found.redundant.iter().map(written).collect();
/// assert_eq!(redundant, ["3 in 4", "odd r2c1", "cage 3 r1c1 r1c2"]);
/// ```
pub fn redundant_clues(puzzle: &Puzzle, solution: &Puzzle, limits: &SearchLimits<'_>) -> Redundancy {
    let geometry = puzzle.geometry();
    let whole = Board::of(geometry);
    let mut hunt = Hunt::new(geometry.cell_count(), limits);
    let rules: Vec<Rule> = geometry.rules().parts().collect();
    let others: Vec<DigitSet> = solution
        .digits()
        .map(|digit| digit.map_or(DigitSet::EMPTY, |d| DigitSet::all(geometry.side()).without(d)))
        .collect();
    let wanted = Wanted { except: Some(solution), first: Some(&others) };
    let clues: Vec<Clue> = Clue::all_of(puzzle).collect();
    let guesses = share(limits, clues.len() as u64 / 2);
    let mut found = Redundancy::default();
    for clue in clues {
        let hunted = match &clue {
            _ if hunt.is_over() => Hunted::Unknown,
            // Another solution must have another digit here.
            Clue::Given(cell, digit) => {
                let mut start = whole.start(puzzle, |other| other != *cell);
                start[cell.index()].discard(*digit);
                hunt.find(&whole, &start, wanted, guesses)
            }
            Clue::Rule(rule) => match with_rules(puzzle, rules.iter().filter(|other| *other != rule)) {
                None => Hunted::Unknown,
                Some(without) => {
                    let board = Board::of(&without);
                    // Where a rule is about all cells that have no sign, more is asked once a sign is gone.
                    let mut as_solved = board.start(solution, |_| true);
                    if hunt.propagate(&board, &mut as_solved) {
                        hunt.find(&board, &board.start(puzzle, |_| true), wanted, guesses)
                    } else {
                        Hunted::Found(as_solved)
                    }
                }
            },
        };
        match hunted {
            Hunted::None => found.redundant.push(clue),
            Hunted::Found(_) => found.needed.push(clue),
            Hunted::Unknown => found.unknown.push(clue),
        }
    }
    found
}
