//! Which reading is a proper puzzle: the most probable one wins.
//!
//! The network says for each cell how probable each given is, and none. If the most probable givens break a rule, or have
//! no solution or several, cells are changed in the order of what that costs (in logarithms of probability), until there is
//! one solution. The search is best-first: a state is a set of changes, and what is wrong with it says which cells may
//! change next.

use jade_grid::Geometry;
use jade_search::SearchLimits;
use jade_search::nine::{Board, Question, Solver};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// How probable each given is in each cell: index 0 for none.
pub(crate) type Beliefs = [[f32; 10]; 81];

/// What the network never takes for less probable, since it is too sure of itself.
const FLOOR: f32 = 2e-4;

/// How improbable a board is that is not a proper puzzle.
const IMPROPER: f32 = 3e-5;

/// How much more than the cheapest a puzzle costs that still counts against it.
const RIVALS: f32 = 4.5;

/// What changes cost at most if the rules are to confirm the other cells.
const COSTLY: f32 = 5.0;

/// The most that a cell is believed whose board was changed at too high a cost, or has rivals that were not all seen.
const UNSURE: f32 = 0.9;

/// The most states that are looked at.
const MOST_STATES: usize = 6000;

/// What is wrong with givens, if anything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// They have exactly one solution.
    Proper,
    /// A digit is twice in a house.
    BreaksRules,
    /// They break no rule but have no solution.
    NoSolution,
    /// They have more than one solution.
    SeveralSolutions,
}

/// The givens that were chosen.
pub(crate) struct Corrected {
    pub values: [u8; 81],
    /// How the givens of `values` stand.
    pub standing: Standing,
    /// How the most probable givens stood.
    pub before: Standing,
    /// How sure each cell is, given that the puzzle is proper.
    pub confidence: [f32; 81],
}

/// Chooses the most probable proper puzzle, or the most probable givens if none is close.
pub(crate) fn correct(beliefs: &Beliefs) -> Corrected {
    let mut judge = Judge::new();
    let costs = beliefs.map(|cell| cell.map(|share| -share.max(FLOOR).ln()));
    let least = most_probable(beliefs);
    let before = judge.standing(&least).0;
    if before == Standing::Proper {
        let confidence = confidence(&mut judge, &costs, &least);
        return Corrected { values: least, standing: before, before, confidence };
    }
    let found = search(&mut judge, &costs, least);
    let Some((values, cost)) = found.puzzles.first().copied() else {
        // Nothing is corroborated: only what the network says counts.
        let mut confidence = [0.0; 81];
        for (cell, sure) in confidence.iter_mut().enumerate() {
            *sure = beliefs[cell][usize::from(least[cell])];
        }
        judge.clashes(&least, &mut |cell| confidence[cell] = confidence[cell].min(0.5));
        return Corrected { values: least, standing: before, before, confidence };
    };
    let mut confidence = confidence(&mut judge, &costs, &values);
    let whole = (-cost).exp() / ((-cost).exp() + IMPROPER);
    let share = |(_, other): &([u8; 81], f32)| (cost - other).exp();
    let all: f32 = found.puzzles.iter().map(share).sum();
    for cell in 0..81 {
        let same = found.puzzles.iter().filter(|(other, _)| other[cell] == values[cell]);
        confidence[cell] *= same.map(share).sum::<f32>() / all;
        if values[cell] != least[cell] {
            confidence[cell] *= whole;
        }
        if !found.complete || cost > COSTLY {
            // Others may be as probable: the rules confirm little.
            confidence[cell] = confidence[cell].min(UNSURE);
        }
    }
    Corrected { values, standing: Standing::Proper, before, confidence }
}

/// Whether the most probable givens have exactly one solution.
pub(crate) fn is_proper(beliefs: &Beliefs) -> bool {
    are_proper(&most_probable(beliefs))
}

/// Whether givens have exactly one solution; 0 for none.
pub(crate) fn are_proper(values: &[u8; 81]) -> bool {
    Judge::new().standing(values).0 == Standing::Proper
}

/// The most probable given of each cell, 0 for none.
pub(crate) fn most_probable(beliefs: &Beliefs) -> [u8; 81] {
    beliefs.map(|cell| (0..10).max_by(|a, b| cell[*a].total_cmp(&cell[*b])).unwrap_or(0) as u8)
}

/// How sure each cell is: its probability against those of all other values that also leave one solution.
fn confidence(judge: &mut Judge, costs: &[[f32; 10]; 81], values: &[u8; 81]) -> [f32; 81] {
    let mut confidence = [1.0; 81];
    for cell in 0..81 {
        let chosen = costs[cell][usize::from(values[cell])];
        let mut others = 0.0;
        for value in 0..10_u8 {
            let more = costs[cell][usize::from(value)] - chosen;
            if value == values[cell] || more > 7.5 {
                continue;
            }
            let mut changed = *values;
            changed[cell] = value;
            if judge.standing(&changed).0 == Standing::Proper {
                others += (-more).exp();
            }
        }
        confidence[cell] = 1.0 / (1.0 + others);
    }
    confidence
}

/// Changes that are tried, with what they cost.
struct State {
    cost: f32,
    changes: Vec<(u8, u8)>,
    /// Cells that stay as they are from here on, one bit each.
    frozen: u128,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for State {}

impl PartialOrd for State {
    fn partial_cmp(&self, other: &State) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for State {
    /// The cheapest is the greatest, which a heap gives first; of equal ones, always the same.
    fn cmp(&self, other: &State) -> Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.changes.cmp(&self.changes))
    }
}

/// What a search has found.
struct Found {
    /// Proper puzzles with what their changes cost, the cheapest first.
    puzzles: Vec<([u8; 81], f32)>,
    /// Whether there are no others that cost hardly more.
    complete: bool,
}

/// Finds the cheapest changes that leave one solution, and those that cost up to [`RIVALS`] more.
fn search(judge: &mut Judge, costs: &[[f32; 10]; 81], least: [u8; 81]) -> Found {
    let mut most = -IMPROPER.ln();
    let mut puzzles: Vec<([u8; 81], f32)> = Vec::new();
    let mut open = BinaryHeap::from([State { cost: 0.0, changes: Vec::new(), frozen: 0 }]);
    for _ in 0..MOST_STATES {
        let Some(state) = open.pop().filter(|state| state.cost <= most) else {
            return Found { puzzles, complete: true };
        };
        let mut values = least;
        for (cell, value) in &state.changes {
            values[usize::from(*cell)] = *value;
        }
        let (standing, clash) = judge.standing(&values);
        let cells: Vec<usize> = match (standing, clash) {
            (Standing::Proper, _) => {
                most = most.min(state.cost + RIVALS);
                puzzles.push((values, state.cost));
                continue;
            }
            (Standing::BreaksRules, Some((one, other))) => vec![one, other],
            // More digits never give a solution: one has to go or change. Fewer never make several into one.
            (Standing::NoSolution, _) => (0..81).filter(|cell| values[*cell] != 0).collect(),
            _ => (0..81).collect(),
        };
        let mut frozen = state.frozen;
        for cell in cells {
            if frozen & (1 << cell) != 0 {
                continue;
            }
            frozen |= 1 << cell;
            for value in 0..10_u8 {
                let more = costs[cell][usize::from(value)] - costs[cell][usize::from(least[cell])];
                let useless = value == least[cell] || standing == Standing::SeveralSolutions && value == 0;
                if useless || state.cost + more > most {
                    continue;
                }
                let mut changes = state.changes.clone();
                changes.push((cell as u8, value));
                open.push(State { cost: state.cost + more, changes, frozen });
            }
        }
        if open.len() > 200_000 {
            break;
        }
    }
    Found { puzzles, complete: false }
}

/// Finds out how givens stand.
struct Judge {
    solver: Solver,
    houses: Vec<Vec<usize>>,
}

impl Judge {
    fn new() -> Judge {
        let geometry = Geometry::standard(9).expect("nine is a size of Sudoku");
        let houses =
            geometry.houses().iter().map(|house| house.cells().iter().map(|cell| cell.index()).collect());
        Judge { solver: Solver::new(), houses: houses.collect() }
    }

    /// How givens stand, and two cells of a house with the same digit.
    fn standing(&mut self, values: &[u8; 81]) -> (Standing, Option<(usize, usize)>) {
        for house in &self.houses {
            let mut places = [usize::MAX; 10];
            for cell in house {
                let value = usize::from(values[*cell]);
                if value != 0 && places[value] != usize::MAX {
                    return (Standing::BreaksRules, Some((places[value], *cell)));
                }
                places[value] = *cell;
            }
        }
        // Fewer than 17 givens never have one solution (McGuire, Tugemann, Civario 2012), and take long to count.
        if values.iter().filter(|value| **value != 0).count() < 17 {
            return (Standing::SeveralSolutions, None);
        }
        let Some(board) = Board::from_values(*values) else { return (Standing::NoSolution, None) };
        let answer = self.solver.count(Question::from(board).enough(2), &SearchLimits::default());
        match answer.solutions {
            0 => (Standing::NoSolution, None),
            1 => (Standing::Proper, None),
            _ => (Standing::SeveralSolutions, None),
        }
    }

    /// Calls `found` for every cell whose digit is twice in a house.
    fn clashes(&self, values: &[u8; 81], found: &mut dyn FnMut(usize)) {
        for house in &self.houses {
            for cell in house {
                let value = values[*cell];
                if value != 0 && house.iter().filter(|other| values[**other] == value).count() > 1 {
                    found(*cell);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &[u8; 81] =
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn values() -> [u8; 81] {
        PUZZLE.map(|sign| if sign == b'.' { 0 } else { sign - b'0' })
    }

    /// Beliefs that are sure of these values.
    fn sure(values: &[u8; 81]) -> Beliefs {
        values.map(|value| std::array::from_fn(|i| if i == usize::from(value) { 0.991 } else { 0.001 }))
    }

    #[test]
    fn what_is_proper_stays() {
        let corrected = correct(&sure(&values()));
        assert_eq!(
            (corrected.values, corrected.standing, corrected.before),
            (values(), Standing::Proper, Standing::Proper)
        );
        assert!(corrected.confidence.iter().all(|sure| *sure > 0.98));
    }

    #[test]
    fn the_most_probable_proper_puzzle_wins() {
        // r1c1 looks more like 6, which is in its box already; r9c9 rather like nothing.
        let mut beliefs = sure(&values());
        (beliefs[0][6], beliefs[0][5]) = (0.7, 0.29);
        (beliefs[80][0], beliefs[80][9]) = (0.6, 0.39);
        let corrected = correct(&beliefs);
        assert_eq!(corrected.before, Standing::BreaksRules);
        assert_eq!(corrected.standing, Standing::Proper);
        assert_eq!(corrected.values[0], 5);
        // Whether there is a given at r9c9 follows from the number of solutions, if it matters.
        let mut without = values();
        without[80] = 0;
        let needed = Judge::new().standing(&without).0 != Standing::Proper;
        assert_eq!(corrected.values[80], if needed { 9 } else { 0 });
    }

    #[test]
    fn a_missing_given_is_found_again() {
        let mut changed = values();
        let needed = (0..81).find(|cell| {
            let mut without = values();
            without[*cell] = 0;
            values()[*cell] != 0 && Judge::new().standing(&without).0 == Standing::SeveralSolutions
        });
        let cell = needed.unwrap();
        changed[cell] = 0;
        let mut beliefs = sure(&changed);
        beliefs[cell][usize::from(values()[cell])] = 0.2;
        let corrected = correct(&beliefs);
        assert_eq!((corrected.before, corrected.standing), (Standing::SeveralSolutions, Standing::Proper));
        assert_eq!(corrected.values, values());
    }

    #[test]
    fn what_cannot_be_corrected_stays_and_is_not_sure() {
        let twice = [7; 81];
        let corrected = correct(&sure(&twice));
        assert_eq!((corrected.values, corrected.standing), (twice, Standing::BreaksRules));
        assert!(corrected.confidence.iter().all(|sure| *sure <= 0.5));
        let empty = correct(&sure(&[0; 81]));
        assert_eq!((empty.values, empty.standing), ([0; 81], Standing::SeveralSolutions));
    }

    #[test]
    fn a_given_that_is_not_needed_is_as_sure_as_it_looks() {
        // A full grid: no single given is needed, so the rules say nothing about one that looks like nothing.
        let grid = *b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let grid = grid.map(|sign| sign - b'0');
        let mut beliefs = sure(&grid);
        (beliefs[40][0], beliefs[40][5]) = (0.3, 0.69);
        let corrected = correct(&beliefs);
        assert_eq!(corrected.values, grid);
        assert!((corrected.confidence[40] - 0.7).abs() < 0.02, "{}", corrected.confidence[40]);
    }

    #[test]
    fn rivals_make_a_puzzle_unsure() {
        // r4c6, r4c9, r5c6 and r5c9 may be exchanged in pairs, and look like either.
        let grid = *b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let grid = grid.map(|sign| sign - b'0');
        let cells = [32, 35, 41, 44];
        let mut beliefs = sure(&grid);
        for (i, cell) in cells.into_iter().enumerate() {
            let (one, other) = (usize::from(grid[cells[0]]), usize::from(grid[cells[1]]));
            // The first two look alike: so something has to change.
            let more = if i == 1 { one } else { usize::from(grid[cell]) };
            let less = if more == one { other } else { one };
            (beliefs[cell][more], beliefs[cell][less]) = (0.5, 0.49);
        }
        let corrected = correct(&beliefs);
        assert_eq!((corrected.before, corrected.standing), (Standing::BreaksRules, Standing::Proper));
        for cell in 0..81 {
            assert_eq!(corrected.confidence[cell] < 0.7, cells.contains(&cell), "{cell}");
        }
    }
}
