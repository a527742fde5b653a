//! [`Verify`]: whether an answer solves a puzzle.

use crate::fault::{Fault, answer_board, puzzle};
use crate::task::{Answer, Row, Task};
use arrow_array::{ArrayRef, BooleanArray};
use arrow_schema::{DataType, Field};
use jade_grid::Puzzle;
use std::sync::Arc;

/// Says whether an answer solves a puzzle. An answer may be any text with a full board in it. One that cannot be read is
/// wrong; what is wrong with an answer is said, too.
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
        match answer.and_then(answer_board) {
            Ok(answer) if answer.solves(&puzzle_given) => Ok(true).into(),
            Ok(answer) => wrong(Verify::mistake(&puzzle_given, &answer)),
            Err(fault) => wrong(fault),
        }
    }

    /// Returns what is wrong with an answer that does not solve the puzzle.
    fn mistake(puzzle: &Puzzle, answer: &Puzzle) -> Fault {
        let board = puzzle.geometry();
        if answer.geometry() != board {
            return Fault::new("cell-count", "the answer and the puzzle differ in size");
        }
        let name = |cell| format!("r{}c{}", board.row(cell) + 1, board.column(cell) + 1);
        let mut open = board.cells().filter(|cell| answer.get(*cell).is_none());
        if let Some(first) = open.next() {
            let details = match open.count() {
                0 => format!("{} is empty", name(first)),
                more => format!("{} cells are empty, first {}", more + 1, name(first)),
            };
            return Fault::new("open-cells", details);
        }
        let given = puzzle
            .filled()
            .find_map(|(cell, digit)| Some((cell, digit, answer.get(cell)?)).filter(|one| one.1 != one.2));
        match given {
            Some((cell, digit, other)) => {
                let (digit, other) = (digit.symbol(), other.symbol());
                Fault::new("other-given", format!("{} is {other}, but {digit} in the puzzle", name(cell)))
            }
            None => Fault::twice(answer).unwrap_or(Fault::UNKNOWN),
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
