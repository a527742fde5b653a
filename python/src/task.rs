//! [`Task`]: a question that is asked about every row.

use crate::fault::Fault;
use crate::input::{Batch, Input};
use crate::work;
use arrow_array::{ArrayRef, StringArray};
use arrow_schema::{DataType, Field, FieldRef, Schema, SchemaRef};
use pyo3::PyResult;
use std::ops::Range;
use std::sync::Arc;

/// The name of the column with the faults.
pub const ERROR: &str = "error";

/// The texts of a row.
pub struct Row<'a> {
    /// The puzzle.
    pub puzzle: Result<&'a str, Fault>,
    /// The second text, for questions about two.
    pub other: Option<Result<&'a str, Fault>>,
}

/// A question that is asked about every row.
pub trait Task: Send + Sync + 'static {
    /// The answer about a row.
    type Value: Send;

    /// The number of rows that a thread takes at once.
    const PIECE: usize;

    /// The columns of the answers.
    fn fields(&self) -> Vec<Field>;

    /// Answers about one puzzle. Stops soon after `cancel` returns `true`.
    ///
    /// # Errors
    /// [`Fault`] if there is no answer.
    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<Self::Value, Fault>;

    /// Answers about several rows.
    fn many(&self, rows: &[Row<'_>], cancel: &dyn Fn() -> bool) -> Vec<Answer<Self::Value>> {
        let answer = |row: &Row<'_>| match row.puzzle.as_ref() {
            Ok(text) => self.one(text, cancel).into(),
            Err(fault) => Answer { value: None, fault: Some(fault.clone()) },
        };
        rows.iter().map(answer).collect()
    }

    /// Puts the answers into columns, null where there is none.
    fn columns(&self, values: Vec<Option<Self::Value>>) -> Vec<ArrayRef>;
}

/// The answer about a row, or why there is none. An answer may have a fault, too.
pub struct Answer<T> {
    /// The answer.
    pub value: Option<T>,
    /// What is wrong with the row.
    pub fault: Option<Fault>,
}

impl<T> From<Result<T, Fault>> for Answer<T> {
    fn from(result: Result<T, Fault>) -> Answer<T> {
        match result {
            Ok(value) => Answer { value: Some(value), fault: None },
            Err(fault) => Answer { value: None, fault: Some(fault) },
        }
    }
}

/// A task without its types.
pub trait AnyTask: Send + Sync {
    /// The columns of the answers.
    fn fields(&self) -> Vec<Field>;

    /// Returns the columns of the answers about a batch, and last the column of faults.
    ///
    /// # Errors
    /// The error of `tick`, which learns how many rows are done.
    fn answer(
        &self,
        batch: &Batch,
        threads: usize,
        tick: &mut dyn FnMut(usize) -> PyResult<()>,
    ) -> PyResult<Vec<ArrayRef>>;
}

impl<T: Task> AnyTask for T {
    fn fields(&self) -> Vec<Field> {
        Task::fields(self)
    }

    fn answer(
        &self,
        batch: &Batch,
        threads: usize,
        tick: &mut dyn FnMut(usize) -> PyResult<()>,
    ) -> PyResult<Vec<ArrayRef>> {
        let pieces = (0..batch.rows).step_by(T::PIECE).map(|from| from..batch.rows.min(from + T::PIECE));
        let work = |piece: Range<usize>, cancel: &dyn Fn() -> bool| {
            let other = batch.texts.get(1);
            let row = |row| Row { puzzle: batch.texts[0].get(row), other: other.map(|other| other.get(row)) };
            self.many(&piece.map(row).collect::<Vec<Row<'_>>>(), cancel)
        };
        let mut tick = |pieces: usize| tick(batch.rows.min(pieces * T::PIECE));
        let answers = work::each(threads, pieces.collect(), work, &mut tick)?;
        let answers = answers.into_iter().flatten();
        let (values, faults): (Vec<_>, Vec<_>) = answers.map(|answer| (answer.value, answer.fault)).unzip();
        let faults: StringArray =
            faults.into_iter().map(|fault| fault.map(|fault| fault.to_string())).collect();
        let mut columns = self.columns(values);
        columns.push(Arc::new(faults));
        Ok(columns)
    }
}

/// How the columns of the input and of the answers become those of the output: an answer replaces a column of its name.
pub struct Layout {
    /// The columns of the output.
    pub schema: SchemaRef,
    /// The columns of the input that stay.
    kept: Vec<usize>,
}

impl Layout {
    /// Lays out the answers of a task after the columns of its input.
    pub fn new(input: &Input, task: &dyn AnyTask) -> Layout {
        let mut answers: Vec<FieldRef> = task.fields().into_iter().map(Arc::new).collect();
        answers.push(Arc::new(Field::new(ERROR, DataType::Utf8, true)));
        let stays = |place: &usize| answers.iter().all(|answer| answer.name() != input.fields[*place].name());
        let kept: Vec<usize> = (0..input.fields.len()).filter(stays).collect();
        let fields = kept.iter().map(|place| input.fields[*place].clone()).chain(answers);
        Layout { schema: Arc::new(Schema::new(fields.collect::<Vec<_>>())), kept }
    }

    /// Returns the columns of the output.
    pub fn columns(&self, batch: &Batch, answers: Vec<ArrayRef>) -> Vec<ArrayRef> {
        self.kept.iter().map(|place| batch.columns[*place].clone()).chain(answers).collect()
    }
}
