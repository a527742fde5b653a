//! [`Digger`]: runs many [`Chain`]s at once, one in each lane of the batch search.

use super::Chain;
use jade_search::nine::{Answer, BatchSolver, Question, Solver};
use jade_search::{Outcome, SearchLimits};
use std::cell::RefCell;
use std::ops::ControlFlow;

/// Runs chains until they are done.
///
/// ```text
///   lane 0:  chain 0 asks ── answer, chain 0 asks ── answer, chain 0 asks ── …
///   lane 1:  chain 1 asks ───────── answer, chain 1 asks ── answer, done; chain 16 asks ── …
///     ⋮
/// ```
pub(crate) struct Digger {
    batch: BatchSolver,
    solver: Solver,
}

/// The chains in progress.
struct Work<'a> {
    chains: Vec<Chain>,
    /// The number of each chain's question, or `WAITING` or `DONE`.
    asked: Vec<usize>,
    /// The number of questions asked.
    count: usize,
    /// Starts a chain on the next board to dig; returns `false` if there are no more boards.
    start: &'a mut dyn FnMut(&mut Chain) -> bool,
    more: bool,
    finish: &'a mut dyn FnMut(&Chain),
}

const WAITING: usize = usize::MAX;
const DONE: usize = usize::MAX - 1;

impl Work<'_> {
    /// Returns the next question of a chain that is not waiting for an answer.
    fn question(&mut self) -> Option<Question> {
        while let Some(slot) = self.asked.iter().position(|asked| *asked == WAITING) {
            if let Some(question) = self.chains[slot].question() {
                self.asked[slot] = self.count;
                self.count += 1;
                return Some(question);
            }
            (self.finish)(&self.chains[slot]);
            self.start(slot);
        }
        None
    }

    fn start(&mut self, slot: usize) {
        self.more = self.more && (self.start)(&mut self.chains[slot]);
        self.asked[slot] = if self.more { WAITING } else { DONE };
    }

    fn answer(&mut self, index: usize, answer: &Answer) {
        if let Some(slot) = self.asked.iter().position(|asked| *asked == index) {
            self.chains[slot].answer(answer);
            self.asked[slot] = WAITING;
        }
    }

    fn waiting(&self) -> usize {
        self.asked.iter().filter(|asked| **asked == WAITING).count()
    }
}

impl Digger {
    pub(crate) fn new() -> Digger {
        Digger { batch: BatchSolver::new(), solver: Solver::new() }
    }

    /// Calls `start` for chains as long as it returns `true`, digs until nothing can be removed, and passes
    /// each to `finish`. Returns `false` if it was cancelled.
    pub(crate) fn dig(
        &mut self,
        start: &mut dyn FnMut(&mut Chain) -> bool,
        finish: &mut dyn FnMut(&Chain),
        cancel: &dyn Fn() -> bool,
    ) -> bool {
        let lanes = self.batch.lanes();
        let mut work =
            Work { chains: Vec::new(), asked: vec![DONE; lanes], count: 0, start, more: true, finish };
        work.chains.resize_with(lanes, Chain::idle);
        for slot in 0..lanes {
            work.start(slot);
        }
        let limits = SearchLimits::default().cancel(cancel);
        // When there are no more boards some lanes stay empty: go on as long as most are in use.
        while work.waiting() >= lanes.div_ceil(4).max(2) {
            work.count = 0;
            let shared = RefCell::new(&mut work);
            let questions = std::iter::from_fn(|| shared.borrow_mut().question());
            let outcome = self.batch.solve_many(questions, &limits, |index, answer| {
                shared.borrow_mut().answer(index, &answer);
                ControlFlow::Continue(())
            });
            if outcome == Outcome::Cancelled {
                return false;
            }
        }
        while let Some(slot) = work.asked.iter().position(|asked| *asked == WAITING) {
            while let Some(question) = work.chains[slot].question() {
                let answer = self.solver.count(question, &limits);
                if answer.outcome == Outcome::Cancelled {
                    return false;
                }
                work.chains[slot].answer(&answer);
            }
            (work.finish)(&work.chains[slot]);
            work.start(slot);
        }
        true
    }
}
