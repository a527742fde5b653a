//! [`Solve`]: the only solution.

use super::quick_board;
use crate::fault::{self, Fault};
use crate::task::{Answer, Row, Task};
use arrow_array::{ArrayRef, StringArray, builder::StringBuilder};
use arrow_schema::{DataType, Field};
use jade_search::nine::{BatchSolver, Board, Solver};
use jade_search::{Auto, Classification, Engine, Outcome, SearchLimits};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Finds the only solution of a puzzle.
pub struct Solve;

/// A solution as text, without an allocation on 9×9.
pub enum Solution {
    /// On 9×9.
    Nine([u8; 81]),
    /// On other boards.
    Other(String),
}

impl Solution {
    /// Returns the text.
    pub fn as_str(&self) -> &str {
        match self {
            Solution::Nine(line) => str::from_utf8(line).unwrap_or_default(),
            Solution::Other(line) => line,
        }
    }
}

/// Returns the answer to what a search for two solutions found.
fn judged(board: &Board, answer: &jade_search::nine::Answer) -> Result<Solution, Fault> {
    match (answer.solutions, answer.solution) {
        (1, Some(solution)) if answer.outcome == Outcome::Complete => Ok(Solution::Nine(solution.line())),
        _ => {
            let puzzle = board.to_puzzle();
            match Auto.classify(&puzzle, &SearchLimits::default()) {
                Classification::Proper(solution) => Ok(Solution::Other(solution.to_string())),
                other => Err(Fault::of(&puzzle, &other).unwrap_or(Fault::UNKNOWN)),
            }
        }
    }
}

impl Task for Solve {
    type Value = Solution;
    const PIECE: usize = 4096;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("solution", DataType::Utf8, true)]
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<Solution, Fault> {
        if let Some(board) = quick_board(text) {
            let answer = Solver::new().count(board, &SearchLimits::default().solutions(2));
            return judged(&board, &answer);
        }
        let puzzle = fault::puzzle(text)?;
        match jade_tutor::classify(&puzzle, &super::limits(cancel)) {
            Classification::Proper(solution) => Ok(Solution::Other(solution.to_string())),
            other => Err(Fault::of(&puzzle, &other).unwrap_or(Fault::UNKNOWN)),
        }
    }

    fn many(&self, rows: &[Row<'_>], cancel: &dyn Fn() -> bool) -> Vec<Answer<Solution>> {
        let boards = boards(rows);
        let limits = SearchLimits::default().solutions(2).cancel(cancel);
        let mut answers: Vec<Option<Answer<Solution>>> = rows.iter().map(|_| None).collect();
        let questions = boards.iter().map(|(_, board)| *board);
        BatchSolver::new().solve_many(questions, &limits, |index, answer| {
            let (row, board) = &boards[index];
            let answer = if cancel() { Err(Fault::STOPPED) } else { judged(board, &answer) };
            answers[*row] = Some(answer.into());
            ControlFlow::Continue(())
        });
        let other = |(row, answer): (&Row<'_>, Option<Answer<Solution>>)| match (answer, &row.puzzle) {
            (Some(answer), _) => answer,
            (None, Err(fault)) => Err(fault.clone()).into(),
            (None, Ok(_)) if cancel() => Err(Fault::STOPPED).into(),
            (None, Ok(text)) => self.one(text, cancel).into(),
        };
        rows.iter().zip(answers).map(other).collect()
    }

    fn columns(&self, values: Vec<Option<Solution>>) -> Vec<ArrayRef> {
        let mut column = StringBuilder::with_capacity(values.len(), values.len() * 81);
        values.iter().for_each(|value| column.append_option(value.as_ref().map(Solution::as_str)));
        let column: StringArray = column.finish();
        vec![Arc::new(column)]
    }
}

/// The 9×9 boards among rows, with the numbers of their rows.
pub(super) fn boards(rows: &[Row<'_>]) -> Vec<(usize, Board)> {
    let board = |(row, texts): (usize, &Row<'_>)| {
        let board = quick_board(texts.puzzle.as_ref().ok()?)?;
        Some((row, board))
    };
    rows.iter().enumerate().filter_map(board).collect()
}
