//! [`Verify`]: whether an answer solves a puzzle.

use crate::fault::{Fault, puzzle};
use crate::task::{Answer, Row, Task};
use arrow_array::{ArrayRef, BooleanArray};
use arrow_schema::{DataType, Field};
use std::sync::Arc;

/// Says whether an answer solves a puzzle. An answer that cannot be read is wrong; what is wrong with it is said, too.
pub struct Verify;

impl Verify {
    /// Judges one answer.
    pub fn judge(text: &str, answer: Result<&str, Fault>) -> Answer<bool> {
        let puzzle_given = match puzzle(text) {
            Ok(puzzle) => puzzle,
            Err(fault) => return Err(fault).into(),
        };
        let wrong = |fault: Fault| Answer {
            value: Some(false),
            fault: Some(Fault::new("answer", fault.to_string())),
        };
        match answer.and_then(puzzle) {
            Ok(answer) if answer.geometry() != puzzle_given.geometry() => {
                wrong(Fault::new("cell-count", "the answer and the puzzle differ in size"))
            }
            Ok(answer) => Ok(answer.solves(&puzzle_given)).into(),
            Err(fault) => wrong(fault),
        }
    }
}

impl Task for Verify {
    type Value = bool;
    const PIECE: usize = 4096;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("correct", DataType::Boolean, true)]
    }

    fn one(&self, text: &str, _: &dyn Fn() -> bool) -> Result<bool, Fault> {
        puzzle(text).map(|puzzle| puzzle.is_solution())
    }

    fn many(&self, rows: &[Row<'_>], _: &dyn Fn() -> bool) -> Vec<Answer<bool>> {
        let judge = |row: &Row<'_>| match &row.puzzle {
            Ok(text) => Verify::judge(text, row.other.clone().unwrap_or(Err(Fault::NULL))),
            Err(fault) => Err(fault.clone()).into(),
        };
        rows.iter().map(judge).collect()
    }

    fn columns(&self, values: Vec<Option<bool>>) -> Vec<ArrayRef> {
        vec![Arc::new(BooleanArray::from(values))]
    }
}
