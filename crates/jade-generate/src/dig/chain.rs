//! [`Chain`]: digs in one 9×9 board, as a dialogue of questions and answers.

use super::{Dug, Removed};
use crate::unavoidable::{Cells, Unavoidable, each};
use jade_grid::{Cell, Digit};
use jade_search::nine::{Answer, Board, Question};

/// Removes givens from a proper puzzle, unit by unit in a fixed order, wherever the puzzle stays proper
/// without the unit. A unit is a single given, or the givens that a symmetry ties together.
///
/// The result depends on the puzzle and the order alone: a unit is removed if and only if every unavoidable set
/// still has a given afterwards. How this is determined varies:
///
/// * as long as hardly any unit is necessary, one question covers several units (a *group*), and fewer of them
///   if that was too many;
/// * there is no question about a unit that a known unavoidable set needs;
/// * for a small unit, the questions ask cell by cell whether there is a solution with another digit
///   there: half the work of counting solutions to two.
pub(crate) struct Chain {
    /// The caller's number for it.
    pub(crate) number: u64,
    solution: [u8; 81],
    givens: Cells,
    units: Vec<Cells>,
    /// The number of givens at which to stop.
    least: u32,
    removed: Vec<Cells>,
    /// The next unit to decide.
    next: usize,
    known: Unavoidable,
    group: Group,
}

/// The units that the current question covers.
#[derive(Default)]
struct Group {
    cells: Cells,
    units: Vec<Cells>,
    /// The unit after the last one that a good answer decides.
    end: usize,
    /// The most units for the next group.
    most: usize,
    /// Cells that remain to be asked about one by one.
    one_by_one: Cells,
}

/// All 81 cells.
pub(crate) const ALL: Cells = (1 << 81) - 1;

/// Larger units are asked about as a whole.
const ONE_BY_ONE: u32 = 2;

impl Chain {
    /// Creates a chain with nothing to do.
    pub(crate) fn idle() -> Chain {
        Chain {
            number: 0,
            solution: [0; 81],
            givens: 0,
            units: Vec::new(),
            least: 0,
            removed: Vec::new(),
            next: 0,
            known: Unavoidable::default(),
            group: Group::default(),
        }
    }

    /// Starts over with the proper puzzle that has these `givens` of a full board. `units` are disjoint;
    /// givens in none of them stay. Digging stops at `least` givens.
    pub(crate) fn start(
        &mut self,
        number: u64,
        solution: [u8; 81],
        givens: Cells,
        units: impl IntoIterator<Item = Cells>,
        least: usize,
    ) {
        self.number = number;
        self.solution = solution;
        self.givens = givens;
        self.units.clear();
        self.units.extend(units);
        self.least = least as u32;
        self.removed.clear();
        self.next = 0;
        self.known.list(&solution);
        self.group.most = usize::MAX;
        self.group.one_by_one = 0;
    }

    /// Returns the next question; `None` if nothing is left to decide.
    pub(crate) fn question(&mut self) -> Option<Question> {
        if self.group.one_by_one != 0 {
            return Some(self.about_one());
        }
        let wanted = self.group_size().min(self.group.most);
        self.group.cells = 0;
        self.group.units.clear();
        self.group.end = self.next;
        while self.group.units.len() < wanted && self.group.end < self.units.len() {
            let unit = self.units[self.group.end];
            let left = self.givens & !self.group.cells;
            let too_few = (left & !unit).count_ones() < self.least;
            if !too_few && !self.known.forbids(unit, left) {
                self.group.cells |= unit;
                self.group.units.push(unit);
            }
            self.group.end += 1;
        }
        match self.group.units[..] {
            [] => None,
            [unit] if unit.count_ones() <= ONE_BY_ONE => {
                self.group.one_by_one = unit;
                Some(self.about_one())
            }
            _ => Some(Question::from(self.without(self.group.cells)).enough(2)),
        }
    }

    /// Asks whether there is a solution that differs in the next cell of the unit. Cells asked about before
    /// have no other digit, so they may stay filled.
    fn about_one(&self) -> Question {
        let rest = self.group.one_by_one;
        let cell = rest.trailing_zeros() as usize;
        let digit = Digit::from_index(usize::from(self.solution[cell]) - 1);
        Question::from(self.without(rest)).barring(Cell::new(cell), digit).enough(1)
    }

    /// The number of units to ask about at once: as many as are probably redundant, measured by trying.
    fn group_size(&self) -> usize {
        let gone = 81 - self.givens.count_ones();
        let single = self.units.len() == 81;
        match gone {
            0 => (self.units.len() * 28 / 81).max(1),
            1..=32 => [3, 6][usize::from(single)],
            33..=36 => [2, 3][usize::from(single)],
            37..=40 if single => 3,
            41..=46 if single => 2,
            _ => 1,
        }
    }

    /// Takes the answer to the last question.
    pub(crate) fn answer(&mut self, answer: &Answer) {
        let proper = if self.group.one_by_one == 0 {
            answer.solutions == 1
        } else {
            let same = answer.solutions == 0;
            self.group.one_by_one &= self.group.one_by_one - 1;
            if same && self.group.one_by_one != 0 {
                return;
            }
            same
        };
        self.group.one_by_one = 0;
        if proper {
            self.givens &= !self.group.cells;
            self.removed.append(&mut self.group.units);
        } else if self.group.units.len() > 1 {
            self.group.most = self.group.units.len() / 2;
            if let Some(other) = answer.solution {
                self.learn(&other);
            }
            return;
        }
        self.next = self.group.end;
        self.group.most = usize::MAX;
    }

    /// The cells in which another solution differs form an unavoidable set.
    fn learn(&mut self, other: &Board) {
        let cells = other.values().iter().zip(&self.solution).enumerate();
        let set = cells.fold(0, |set, (cell, (a, b))| set | Cells::from(a != b) << cell);
        if set != 0 {
            self.known.add(set);
        }
    }

    /// The current puzzle.
    pub(crate) fn puzzle(&self) -> Board {
        self.without(0)
    }

    /// The puzzle and the units removed from it.
    pub(crate) fn dug(&self) -> Dug {
        let mut removed = Removed::default();
        for unit in &self.removed {
            removed.push(each(*unit).map(Cell::new));
        }
        Dug {
            puzzle: self.puzzle().to_puzzle(),
            solution: Board::from_values(self.solution).unwrap_or(Board::EMPTY).to_puzzle(),
            removed,
            certain: true,
        }
    }

    fn without(&self, cells: Cells) -> Board {
        let givens = self.givens & !cells;
        let mut values = self.solution;
        for (cell, value) in values.iter_mut().enumerate() {
            *value *= (givens >> cell & 1) as u8;
        }
        Board::from_values(values).unwrap_or(Board::EMPTY)
    }
}
