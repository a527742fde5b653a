//! [`Model`]: a board as variables and groups of which exactly one is true.

use crate::propagation::{Board, Choice, Tabled};

/// The remaining candidates of the open cells of a board as variables, and their constraints as groups: of the
/// candidates of a cell, and of the places of a digit in a house, exactly one is true.
///
/// As clauses, a group of k would need one long clause and k(k-1)/2 short ones (the extended encoding). As a group it
/// takes k numbers, so that even a blank 100×100 board fits in memory, where its clauses would take gigabytes, and
/// nothing is lost.
///
/// ```text
/// members:  the variables of group 0 … | of group 1 … | …      starts says where each begins
/// groups:   the groups of variable 0 … | of variable 1 … | …   spans says where each begins
/// ```
pub(super) struct Model {
    /// Per variable: the cell and the digit.
    pub(super) choices: Vec<Choice>,
    starts: Vec<u32>,
    members: Vec<u32>,
    spans: Vec<u32>,
    groups: Vec<u32>,
    /// Per cell and digit: its variable.
    variables: Vec<u32>,
    side: usize,
}

const NONE: u32 = u32::MAX;

impl Model {
    pub(super) fn new<M: Tabled>(board: &Board<M>) -> Model {
        let side = board.tables.side;
        let mut model = Model {
            choices: Vec::new(),
            starts: vec![0],
            members: Vec::new(),
            spans: Vec::new(),
            groups: Vec::new(),
            variables: vec![NONE; board.candidates.len() * side],
            side,
        };
        for (cell, mask) in board.candidates.iter().enumerate().filter(|(cell, _)| board.values[*cell] == 0) {
            let mut digits = *mask;
            while digits != M::NONE {
                let digit = digits.take_first();
                model.variables[cell * side + digit] = model.choices.len() as u32;
                model.members.push(model.choices.len() as u32);
                model.choices.push((cell as u16, digit as u8));
            }
            model.starts.push(model.members.len() as u32);
        }
        for house in 0..board.tables.houses {
            let mut digits = board.missing(house);
            while digits != M::NONE {
                let digit = digits.take_first();
                let mut places = board.places(house, digit);
                while places != M::NONE {
                    let cell = board.tables.cell(house, places.take_first());
                    model.members.push(model.variables[cell * side + digit]);
                }
                model.starts.push(model.members.len() as u32);
            }
        }
        model.turn_round();
        model
    }

    /// Fills in the groups of every variable from the members of every group.
    fn turn_round(&mut self) {
        self.spans = vec![0; self.choices.len() + 1];
        for member in &self.members {
            self.spans[*member as usize + 1] += 1;
        }
        for i in 1..self.spans.len() {
            self.spans[i] += self.spans[i - 1];
        }
        let mut next = self.spans.clone();
        self.groups = vec![0; self.members.len()];
        for group in 0..self.group_count() {
            for i in self.starts[group]..self.starts[group + 1] {
                let next = &mut next[self.members[i as usize] as usize];
                self.groups[*next as usize] = group as u32;
                *next += 1;
            }
        }
    }

    pub(super) fn group_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the variables of a group: exactly one of them is true.
    #[inline]
    pub(super) fn members(&self, group: u32) -> &[u32] {
        &self.members[self.starts[group as usize] as usize..self.starts[group as usize + 1] as usize]
    }

    /// Returns the groups of a variable.
    #[inline]
    pub(super) fn groups(&self, variable: u32) -> &[u32] {
        let variable = variable as usize;
        &self.groups[self.spans[variable] as usize..self.spans[variable + 1] as usize]
    }

    /// Returns the variable of a choice, if it is still a candidate.
    pub(super) fn variable(&self, (cell, digit): Choice) -> Option<u32> {
        let variable = self.variables[usize::from(cell) * self.side + usize::from(digit)];
        (variable != NONE).then_some(variable)
    }
}
