//! [`Solutions`]: passes on the full boards that an engine finds.

use crate::Outcome;
use crate::engine::Sink;
use crate::limits::Meter;
use jade_grid::{Digit, Puzzle};
use std::ops::ControlFlow;

/// Where full boards go: to the sink as puzzles, if there is one.
pub(crate) struct Solutions<'a, 's> {
    wanted: Option<(&'a mut Sink<'s>, Puzzle)>,
}

impl<'a, 's> Solutions<'a, 's> {
    pub(crate) fn new(puzzle: &Puzzle, sink: Option<&'a mut Sink<'s>>) -> Solutions<'a, 's> {
        Solutions { wanted: sink.map(|sink| (sink, puzzle.unrestricted())) }
    }

    /// Passes on a full board: its digits in reading order, from 1.
    pub(crate) fn report(&mut self, meter: &mut Meter<'_>, values: &[u8]) -> ControlFlow<Outcome> {
        meter.solution(|| match &mut self.wanted {
            None => ControlFlow::Continue(()),
            Some((sink, solution)) => {
                for (cell, value) in solution.geometry().cells().zip(values) {
                    solution.set(cell, Digit::new(*value));
                }
                sink(solution)
            }
        })
    }
}
