//! Scratch memory for the analysis of conflicts: allocated once and used again.

use super::literal::Literal;

/// Scratch memory for the analysis of a conflict.
pub(super) struct Scratch {
    /// The learned clause, starting with the literal that it makes true.
    pub(super) learned: Vec<Literal>,
    /// The number of decision levels in the clause.
    pub(super) levels: u32,
    /// Per variable: whether it is in the clause, or known to follow from it.
    pub(super) seen: Vec<bool>,
    /// The variables that are seen.
    pub(super) marked: Vec<u32>,
    pub(super) literals: Vec<Literal>,
    pub(super) stack: Vec<Literal>,
    pub(super) shrinking: ShrinkingScratch,
    /// Per decision level: the number of the last count that included it.
    pub(super) counted: Vec<u32>,
    pub(super) count: u32,
}

impl Scratch {
    pub(super) fn new(variables: usize) -> Scratch {
        Scratch {
            learned: Vec::new(),
            levels: 0,
            seen: vec![false; variables],
            marked: Vec::new(),
            literals: Vec::new(),
            stack: Vec::new(),
            shrinking: ShrinkingScratch::new(variables),
            counted: vec![0; variables + 1],
            count: 0,
        }
    }

    /// Records that a variable is in the clause or follows from it.
    pub(super) fn see(&mut self, variable: u32) {
        if !std::mem::replace(&mut self.seen[variable as usize], true) {
            self.marked.push(variable);
        }
    }
}

/// Scratch memory for shrinking a clause.
pub(super) struct ShrinkingScratch {
    pub(super) is_marked: Vec<bool>,
    marked: Vec<u32>,
    pub(super) premises: Vec<Literal>,
    pub(super) clause: Vec<Literal>,
}

impl ShrinkingScratch {
    pub(super) fn new(variables: usize) -> ShrinkingScratch {
        ShrinkingScratch {
            is_marked: vec![false; variables],
            marked: Vec::new(),
            premises: Vec::new(),
            clause: Vec::new(),
        }
    }

    /// Marks a variable. Returns whether it was not marked before.
    pub(super) fn mark(&mut self, variable: u32) -> bool {
        let is_new = !std::mem::replace(&mut self.is_marked[variable as usize], true);
        if is_new {
            self.marked.push(variable);
        }
        is_new
    }

    pub(super) fn unmark_all(&mut self) {
        for variable in self.marked.drain(..) {
            self.is_marked[variable as usize] = false;
        }
    }
}
