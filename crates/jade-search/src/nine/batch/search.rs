//! The lanes and the search in them.

use super::sweep::{ALL, Cells, Column, Seen, lines_full, pass};
use super::{Sink, Source};
use crate::nine::branch::ones;
use crate::nine::lanes::{Lanes, Matrix};
use crate::nine::{Answer, Board};
use crate::{Outcome, SearchLimits};
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// The number of passes between two checks for cancellation.
const POLL_PASSES: u64 = 256;

/// The number of guesses from which a puzzle counts as hard: its next guesses are chosen more carefully.
const HARD_GUESSES: u64 = 16;

/// A puzzle in progress.
#[derive(Clone, Copy)]
struct Job {
    index: usize,
    answer: Answer,
    /// The number of solutions after which to stop.
    enough: u64,
    /// The number of lanes working on it.
    lanes: u32,
}

/// A depth-first search in every lane, all lanes in step.
///
/// ```text
///   lane      0        1        2             N-1
///   job     [ #17 ]  [ #20 ]  [ #17 ]   …   [ #31 ]     the puzzle a lane works on
///   cells   [  ·  ]  [  ·  ]  [  ·  ]   …   [  ·  ]     81 registers, see Cells
///   stack   [  ·  ]           [  ·  ]       [  ·  ]     what was not assumed, newest on top;
///           [  ·  ]                         [  ·  ]     an idle lane takes the oldest of another
/// ```
pub(super) struct Search<'a, 'l, L, M, const N: usize> {
    source: Option<&'a mut Source<'a>>,
    limits: &'l SearchLimits<'l>,
    cells: Cells<N>,
    /// The lanes at work.
    active: u32,
    /// The lanes whose position follows from a guess.
    guessed: u32,
    /// The lanes that were given another puzzle since the last pass.
    fresh: u32,
    jobs: [Job; N],
    /// The job of each lane.
    job: [usize; N],
    stacks: [Stack; N],
    /// The number of questions taken.
    taken: usize,
    /// The sums of all cells after each of the last two passes.
    sums: [[u16; N]; 2],
    lanes: PhantomData<(L, M)>,
}

/// Positions to return to.
#[derive(Default)]
struct Stack {
    columns: Vec<Column>,
    /// Positions below this were taken by other lanes.
    bottom: usize,
}

impl Stack {
    fn len(&self) -> usize {
        self.columns.len() - self.bottom
    }

    fn clear(&mut self) {
        self.columns.clear();
        self.bottom = 0;
    }
}

impl<'a, 'l, L: Lanes<N>, M: Matrix, const N: usize> Search<'a, 'l, L, M, N> {
    #[inline(always)]
    pub(super) fn run(
        source: &'a mut Source<'a>,
        limits: &'l SearchLimits<'l>,
        sink: &mut Sink<'_>,
    ) -> Outcome {
        let mut search = Search::<L, M, N> {
            source: Some(source),
            limits,
            cells: Cells([[ALL; N]; 81]),
            active: 0,
            guessed: 0,
            fresh: 0,
            jobs: [Job { index: 0, answer: Answer::NOTHING, enough: 0, lanes: 0 }; N],
            job: [0; N],
            stacks: std::array::from_fn(|_| Stack::default()),
            taken: 0,
            sums: [[0; N]; 2],
            lanes: PhantomData,
        };
        match search.solve(sink) {
            ControlFlow::Continue(()) => Outcome::Complete,
            ControlFlow::Break(outcome) => outcome,
        }
    }

    #[inline(always)]
    fn solve(&mut self, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        for lane in 0..N {
            self.refill(lane);
        }
        let mut passes = 0;
        while self.active != 0 {
            if passes % POLL_PASSES == 0 && self.limits.cancel.is_some_and(|cancel| cancel()) {
                return self.give_up(sink);
            }
            passes += 2;
            let seen = pass::<L, N, false>(&mut self.cells);
            self.look::<false>(seen, sink)?;
            let seen = pass::<L, N, true>(&mut self.cells);
            self.look::<true>(seen, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Handles the lanes that have finished their position.
    #[inline(always)]
    fn look<const STACKS: bool>(&mut self, seen: Seen<L>, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        let full = L::splat(ALL);
        let broken = !seen.placeable.equal_lanes(full) | !seen.empty.and(L::splat(1 << 15)).zero_lanes();
        let mut solved = seen.several.zero_lanes() & !broken & self.active;
        let [last, before] = &mut self.sums;
        let stuck =
            seen.sum.equal_lanes(L::load(last)) & (seen.sum.equal_lanes(L::load(before)) | self.guessed);
        *before = *last;
        seen.sum.store(last);
        let mut broken = broken & self.active;
        if solved != 0 {
            // The pass checked the boxes and the lines in its direction.
            let right = if STACKS {
                lines_full::<L, N, false>(&self.cells)
            } else {
                lines_full::<L, N, true>(&self.cells)
            };
            broken |= solved & !right;
            solved &= right;
        }
        let mut done = (broken | solved | stuck) & self.active;
        self.fresh = 0;
        while done != 0 {
            let lane = done.trailing_zeros() as usize;
            done &= done - 1;
            if self.fresh >> lane & 1 != 0 {
                continue; // Its puzzle was just finished by another lane, so what was seen is obsolete.
            }
            if broken >> lane & 1 != 0 {
                self.go_back(lane, sink)?;
            } else if solved >> lane & 1 != 0 {
                self.note_solution(lane, sink)?;
            } else {
                self.branch(lane, sink)?;
            }
        }
        if self.source.is_none() {
            let idle = !self.active & lanes_mask(N);
            for lane in ones(idle.into()) {
                self.share(lane);
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn branch(&mut self, lane: usize, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        let answer = &mut self.jobs[self.job[lane]].answer;
        if self.limits.nodes.is_some_and(|limit| answer.guesses >= limit) {
            answer.outcome = Outcome::NodeLimit;
            return self.finish(self.job[lane], sink);
        }
        let stack = &mut self.stacks[lane].columns;
        let top = stack.len();
        stack.push(Column([0; 96]));
        let column = &mut stack[top];
        self.cells.take(lane, column);
        let Some(cell) = column.cell_to_guess::<M>(answer.guesses >= HARD_GUESSES) else {
            // The position has no open cell but has not yet been recognised as solved or broken: let it continue.
            stack.pop();
            return ControlFlow::Continue(());
        };
        answer.guesses += 1;
        self.guessed |= 1 << lane;
        let lowest = column.0[cell] & column.0[cell].wrapping_neg();
        column.0[cell] &= !lowest;
        self.cells.0[cell][lane] = lowest;
        self.sums[0][lane] = 0;
        ControlFlow::Continue(())
    }

    /// Continues with the position set aside last, or with the next puzzle.
    #[inline(always)]
    fn go_back(&mut self, lane: usize, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        let stack = &mut self.stacks[lane];
        if stack.len() > 0
            && let Some(column) = stack.columns.pop()
        {
            self.cells.put(lane, &column);
            self.sums[0][lane] = 0;
            return ControlFlow::Continue(());
        }
        let job = &mut self.jobs[self.job[lane]];
        job.lanes -= 1;
        if job.lanes == 0 {
            self.hand_out(self.job[lane], sink)?;
        }
        self.refill(lane);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn note_solution(&mut self, lane: usize, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        let cells = &self.cells;
        let Job { answer, enough, .. } = &mut self.jobs[self.job[lane]];
        answer.solutions += 1;
        if answer.solution.is_none() {
            answer.solution = Some(Board::from_singles(cells.0.iter().map(|cell| cell[lane])));
        }
        if answer.solutions >= *enough {
            answer.outcome = Outcome::SolutionLimit;
            return self.finish(self.job[lane], sink);
        }
        self.go_back(lane, sink)
    }

    /// Reports what is known about the puzzles in progress.
    #[inline(never)]
    fn give_up(&mut self, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        for job in 0..N {
            if self.jobs[job].lanes > 0 {
                self.jobs[job].answer.outcome = Outcome::Cancelled;
                self.hand_out(job, sink)?;
            }
        }
        ControlFlow::Break(Outcome::Cancelled)
    }

    /// Ends a job before everything has been searched.
    fn finish(&mut self, job: usize, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        self.hand_out(job, sink)?;
        let mut lanes = 0u32;
        for lane in ones(self.active.into()).filter(|lane| self.job[*lane] == job) {
            lanes |= 1 << lane;
            self.stacks[lane].clear();
        }
        self.jobs[job].lanes = 0;
        for lane in ones(lanes.into()) {
            self.refill(lane);
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn hand_out(&mut self, job: usize, sink: &mut Sink<'_>) -> ControlFlow<Outcome> {
        let Job { index, answer, .. } = self.jobs[job];
        match sink(index, answer) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(()) => ControlFlow::Break(Outcome::StoppedBySink),
        }
    }

    /// Gives an idle lane the next puzzle or, if there are no more, part of another lane's work.
    #[inline(always)]
    fn refill(&mut self, lane: usize) {
        self.stacks[lane].clear();
        self.sums[0][lane] = 0;
        self.active &= !(1 << lane);
        self.fresh |= 1 << lane;
        self.guessed &= !(1 << lane);
        if let Some(source) = &mut self.source {
            if let Some(question) = source() {
                question.givens(|cell, digit| {
                    self.cells.0[cell][lane] = if digit == 0 { ALL } else { digit };
                });
                question.bar(|cell, digits| self.cells.0[cell][lane] &= !digits);
                let job = self.jobs.iter().position(|job| job.lanes == 0).unwrap_or_default();
                let enough = self.limits.solutions.unwrap_or(u64::MAX).min(question.enough);
                self.jobs[job] = Job { index: self.taken, answer: Answer::NOTHING, enough, lanes: 1 };
                self.job[lane] = job;
                self.taken += 1;
                self.active |= 1 << lane;
                return;
            }
            self.source = None;
        }
        self.share(lane);
    }

    /// Takes the oldest position from the tallest stack.
    fn share(&mut self, lane: usize) {
        let Some(from) = (0..N).max_by_key(|from| self.stacks[*from].len()) else { return };
        let stack = &mut self.stacks[from];
        if stack.len() == 0 {
            return;
        }
        let column = stack.columns[stack.bottom];
        stack.bottom += 1;
        self.cells.put(lane, &column);
        self.sums[0][lane] = 0;
        self.guessed |= 1 << lane;
        self.job[lane] = self.job[from];
        self.jobs[self.job[lane]].lanes += 1;
        self.active |= 1 << lane;
    }
}

/// Returns a mask with a bit for each of `n` lanes.
const fn lanes_mask(n: usize) -> u32 {
    u32::MAX >> (32 - n)
}
