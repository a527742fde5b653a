//! [`Count`] and [`IsProper`]: how many solutions there are.

use super::quick_board;
use super::solve::boards;
use crate::fault::{self, Fault};
use crate::task::{Answer, Row, Task};
use arrow_array::{ArrayRef, BooleanArray, UInt64Array};
use arrow_schema::{DataType, Field};
use jade_search::nine::{BatchSolver, Solver};
use jade_search::{Auto, Engine, SearchLimits};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most combinations that are tried on boards above 9×9.
const MOST_NODES: u64 = 2_000_000;

/// Counts solutions.
pub struct Count {
    /// The number at which counting stops.
    pub limit: u64,
}

impl Count {
    fn limits<'a>(&self, cancel: &'a dyn Fn() -> bool) -> SearchLimits<'a> {
        SearchLimits::default().solutions(self.limit).cancel(cancel)
    }
}

impl Task for Count {
    type Value = u64;
    const PIECE: usize = 1024;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("count", DataType::UInt64, true)]
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<u64, Fault> {
        if let Some(board) = quick_board(text) {
            return Ok(Solver::new().count(board, &self.limits(cancel)).solutions);
        }
        let puzzle = fault::puzzle(text)?;
        let limits = self.limits(cancel);
        let limits = if puzzle.geometry().side() > 9 { limits.nodes(MOST_NODES) } else { limits };
        let report = Auto.count(&puzzle, &limits);
        let known = report.is_complete() || report.solutions >= self.limit;
        if known { Ok(report.solutions) } else { Err(Fault::UNKNOWN) }
    }

    fn many(&self, rows: &[Row<'_>], cancel: &dyn Fn() -> bool) -> Vec<Answer<u64>> {
        let boards = boards(rows);
        let mut counts = vec![None; rows.len()];
        let questions = boards.iter().map(|(_, board)| *board);
        BatchSolver::new().solve_many(questions, &self.limits(cancel), |index, answer| {
            counts[boards[index].0] = Some(answer.solutions);
            ControlFlow::Continue(())
        });
        let other = |(row, count): (&Row<'_>, Option<u64>)| match (count, &row.puzzle) {
            (Some(count), _) => Ok(count).into(),
            (None, Err(fault)) => Err(fault.clone()).into(),
            (None, Ok(text)) => self.one(text, cancel).into(),
        };
        rows.iter().zip(counts).map(other).collect()
    }

    fn columns(&self, values: Vec<Option<u64>>) -> Vec<ArrayRef> {
        vec![Arc::new(UInt64Array::from(values))]
    }
}

/// Says whether there is exactly one solution.
pub struct IsProper;

impl IsProper {
    const COUNT: Count = Count { limit: 2 };
}

impl Task for IsProper {
    type Value = bool;
    const PIECE: usize = 4096;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("proper", DataType::Boolean, true)]
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<bool, Fault> {
        Ok(IsProper::COUNT.one(text, cancel)? == 1)
    }

    fn many(&self, rows: &[Row<'_>], cancel: &dyn Fn() -> bool) -> Vec<Answer<bool>> {
        let proper =
            |Answer { value, fault }| Answer { value: Option::map(value, |count: u64| count == 1), fault };
        IsProper::COUNT.many(rows, cancel).into_iter().map(proper).collect()
    }

    fn columns(&self, values: Vec<Option<bool>>) -> Vec<ArrayRef> {
        vec![Arc::new(BooleanArray::from(values))]
    }
}
