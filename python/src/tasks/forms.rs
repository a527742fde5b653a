//! [`Canonical`], [`MinLex`] and [`Automorphisms`]: what puzzles that are essentially the same have in common.

use crate::fault::{Fault, nine, puzzle};
use crate::task::Task;
use arrow_array::{ArrayRef, StringArray, UInt64Array};
use arrow_schema::{DataType, Field};
use jade_explore::min_lex;
use std::sync::Arc;

/// Finds JADE's canonical form, for boards of every size.
pub struct Canonical;

impl Task for Canonical {
    type Value = String;
    const PIECE: usize = 256;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("canonical", DataType::Utf8, true)]
    }

    fn one(&self, text: &str, _: &dyn Fn() -> bool) -> Result<String, Fault> {
        let puzzle = puzzle(text)?;
        if let Some(fault) = Fault::twice(&puzzle) {
            return Err(fault);
        }
        jade_grid::canonical(&puzzle).map(|form| form.to_string()).ok_or(Fault::NO_FORM)
    }

    fn columns(&self, values: Vec<Option<String>>) -> Vec<ArrayRef> {
        vec![Arc::new(StringArray::from(values))]
    }
}

/// Finds the min-lex form of 9×9 puzzles and grids.
pub struct MinLex;

fn form(text: &str) -> Result<jade_explore::MinLex, Fault> {
    let board = nine(text)?;
    min_lex(&board).ok_or_else(|| Fault::twice(&board.to_puzzle()).unwrap_or(Fault::NO_SOLUTION))
}

impl Task for MinLex {
    type Value = [u8; 81];
    const PIECE: usize = 1024;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("min_lex", DataType::Utf8, true)]
    }

    fn one(&self, text: &str, _: &dyn Fn() -> bool) -> Result<[u8; 81], Fault> {
        Ok(form(text)?.board().line())
    }

    fn columns(&self, values: Vec<Option<[u8; 81]>>) -> Vec<ArrayRef> {
        let text = |line: &Option<[u8; 81]>| line.map(|line| String::from_utf8_lossy(&line).into_owned());
        vec![Arc::new(values.iter().map(text).collect::<StringArray>())]
    }
}

/// Counts the automorphisms of 9×9 puzzles and grids.
pub struct Automorphisms;

impl Task for Automorphisms {
    type Value = u64;
    const PIECE: usize = 1024;

    fn fields(&self) -> Vec<Field> {
        vec![Field::new("automorphisms", DataType::UInt64, true)]
    }

    fn one(&self, text: &str, _: &dyn Fn() -> bool) -> Result<u64, Fault> {
        Ok(form(text)?.automorphisms())
    }

    fn columns(&self, values: Vec<Option<u64>>) -> Vec<ArrayRef> {
        vec![Arc::new(UInt64Array::from(values))]
    }
}
