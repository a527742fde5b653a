//! [`Table`] and [`Reader`]: the answers about a batch, at once or as they are asked for.

use crate::capsule;
use crate::input::Input;
use crate::task::{AnyTask, Layout};
use arrow_array::cast::AsArray;
use arrow_array::types::{
    Float32Type, Float64Type, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type,
    UInt64Type,
};
use arrow_array::{Array, RecordBatch, RecordBatchIterator, RecordBatchReader};
use arrow_schema::{ArrowError, DataType, SchemaRef};
use pyo3::exceptions::{PyKeyError, PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};

/// Answers that are made batch by batch.
pub struct Answers {
    input: Input,
    task: Arc<dyn AnyTask>,
    layout: Layout,
    threads: usize,
    progress: Option<Py<PyAny>>,
    done: u64,
}

impl Answers {
    /// Asks a question about every row of an input.
    pub fn new(input: Input, task: Arc<dyn AnyTask>, threads: usize, progress: Option<Py<PyAny>>) -> Answers {
        let layout = Layout::new(&input, task.as_ref());
        Answers { input, task, layout, threads, progress, done: 0 }
    }

    /// Answers about the next batch; `None` at the end. Python can do other things meanwhile.
    ///
    /// # Errors
    /// If the input fails, on Ctrl-C, or the error of the function that learns of the progress.
    pub fn next(&mut self, py: Python<'_>) -> PyResult<Option<RecordBatch>> {
        let Some(batch) = self.input.next(py)? else { return Ok(None) };
        let Answers { task, layout, threads, progress, done, input } = self;
        let tell = |rows: u64| {
            Python::attach(|py| {
                py.check_signals()?;
                progress.as_ref().map_or(Ok(()), |said| said.call1(py, (rows, input.total)).map(drop))
            })
        };
        let answers = py.detach(|| task.answer(&batch, *threads, &mut |rows| tell(*done + rows as u64)))?;
        *done += batch.rows as u64;
        tell(*done)?;
        let columns = layout.columns(&batch, answers);
        RecordBatch::try_new(layout.schema.clone(), columns).map(Some).map_err(capsule::error)
    }

    /// Answers about everything.
    ///
    /// # Errors
    /// As [`Answers::next`].
    pub fn table(mut self, py: Python<'_>) -> PyResult<Table> {
        let mut batches = Vec::new();
        while let Some(batch) = self.next(py)? {
            batches.push(batch);
        }
        Ok(Table { schema: self.layout.schema, batches })
    }
}

/// Answers about puzzles: the columns of the input, those of the answers, and `error`.
///
/// Everything with the Arrow PyCapsule interface takes it, as often as wanted: `pyarrow.table(t)`,
/// `polars.DataFrame(t)`, DuckDB. Without such a library, `to_pylist()` and `t["level"]` give Python's own lists.
#[pyclass(frozen, module = "jade_sudoku")]
pub struct Table {
    /// The columns.
    pub schema: SchemaRef,
    /// The rows.
    pub batches: Vec<RecordBatch>,
}

#[pymethods]
impl Table {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The producer may ignore it: the consumer casts.
        drop(requested_schema);
        let batches: Vec<_> = self.batches.iter().cloned().map(Ok).collect();
        capsule::give_stream(py, RecordBatchIterator::new(batches, self.schema.clone()))
    }

    fn __len__(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __repr__(&self) -> String {
        format!("Table({} rows: {})", self.__len__(), self.column_names().join(", "))
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| field.name().clone()).collect()
    }

    /// The values of a column.
    fn __getitem__<'py>(&self, py: Python<'py>, column: &str) -> PyResult<Bound<'py, PyList>> {
        let place = self.schema.index_of(column).map_err(|_| {
            PyKeyError::new_err(format!(
                "no column is called {column:?}: there are {}",
                self.column_names().join(", ")
            ))
        })?;
        let values = PyList::empty(py);
        for batch in &self.batches {
            let array = batch.column(place);
            (0..array.len()).try_for_each(|row| values.append(value(py, array, row)?))?;
        }
        Ok(values)
    }

    /// A dictionary for every row.
    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let rows = PyList::empty(py);
        for batch in &self.batches {
            for row in 0..batch.num_rows() {
                let values = PyDict::new(py);
                for (field, array) in self.schema.fields().iter().zip(batch.columns()) {
                    values.set_item(field.name(), value(py, array, row)?)?;
                }
                rows.append(values)?;
            }
        }
        Ok(rows)
    }

    /// The same as a `pyarrow.Table`.
    fn to_arrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("pyarrow")?.call_method1("table", (slf,))
    }

    /// The same as a `polars.DataFrame`.
    fn to_polars<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("polars")?.call_method1("DataFrame", (slf,))
    }

    /// The same as a `pandas.DataFrame`, by way of pyarrow.
    fn to_pandas<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Table::to_arrow(slf)?.call_method0("to_pandas")
    }
}

/// Returns a value of a column as one of Python.
fn value<'py>(py: Python<'py>, array: &dyn Array, row: usize) -> PyResult<Bound<'py, PyAny>> {
    if array.is_null(row) {
        return Ok(py.None().into_bound(py));
    }
    macro_rules! number {
        ($kind:ty) => {
            Ok(array.as_primitive::<$kind>().value(row).into_pyobject(py)?.into_any())
        };
    }
    let text = |text: &str| Ok(text.into_pyobject(py)?.into_any());
    let bytes = |bytes: &[u8]| Ok(pyo3::types::PyBytes::new(py, bytes).into_any());
    match array.data_type() {
        DataType::Null => Ok(py.None().into_bound(py)),
        DataType::Boolean => {
            Ok(pyo3::types::PyBool::new(py, array.as_boolean().value(row)).to_owned().into_any())
        }
        DataType::Int8 => number!(Int8Type),
        DataType::Int16 => number!(Int16Type),
        DataType::Int32 => number!(Int32Type),
        DataType::Int64 => number!(Int64Type),
        DataType::UInt8 => number!(UInt8Type),
        DataType::UInt16 => number!(UInt16Type),
        DataType::UInt32 => number!(UInt32Type),
        DataType::UInt64 => number!(UInt64Type),
        DataType::Float32 => number!(Float32Type),
        DataType::Float64 => number!(Float64Type),
        DataType::Utf8 => text(array.as_string::<i32>().value(row)),
        DataType::LargeUtf8 => text(array.as_string::<i64>().value(row)),
        DataType::Utf8View => text(array.as_string_view().value(row)),
        DataType::Binary => bytes(array.as_binary::<i32>().value(row)),
        DataType::LargeBinary => bytes(array.as_binary::<i64>().value(row)),
        DataType::BinaryView => bytes(array.as_binary_view().value(row)),
        DataType::FixedSizeBinary(_) => bytes(array.as_fixed_size_binary().value(row)),
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(row);
            let list = PyList::empty(py);
            (0..items.len()).try_for_each(|item| list.append(value(py, &items, item)?))?;
            Ok(list.into_any())
        }
        DataType::Struct(fields) => {
            let values = PyDict::new(py);
            for (field, column) in fields.iter().zip(array.as_struct().columns()) {
                values.set_item(field.name(), value(py, column, row)?)?;
            }
            Ok(values.into_any())
        }
        DataType::Dictionary(..) => {
            let dictionary = array.as_any_dictionary();
            value(py, dictionary.values(), dictionary.normalized_keys()[row])
        }
        kind => Err(PyTypeError::new_err(format!("to_arrow() has this column: {kind} is no type of Python"))),
    }
}

/// Answers that are made batch by batch, as they are asked for: the memory needed does not depend on the number of rows.
///
/// Iterate over it to get a `Table` for each batch, or give it to anything with the Arrow PyCapsule interface, such as
/// `pyarrow.RecordBatchReader.from_stream(reader)`. It can be read once.
#[pyclass(frozen, module = "jade_sudoku")]
pub struct Reader {
    answers: Mutex<Option<Answers>>,
    schema: SchemaRef,
}

impl Reader {
    /// Reads answers one batch at a time.
    pub fn new(answers: Answers) -> Reader {
        Reader { schema: answers.layout.schema.clone(), answers: Mutex::new(Some(answers)) }
    }
}

#[pymethods]
impl Reader {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner).take();
        let answers = answers.ok_or_else(|| PyRuntimeError::new_err("the reader has been read"))?;
        capsule::give_stream(py, answers)
    }

    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        // Waiting would block Python, which the thread that has the lock may need.
        let mut answers = match self.answers.try_lock() {
            Ok(answers) => answers,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => {
                return Err(PyRuntimeError::new_err("another thread is reading from the reader"));
            }
        };
        let next = answers.as_mut().map_or(Ok(None), |answers| answers.next(py));
        if !matches!(next, Ok(Some(_))) {
            *answers = None;
        }
        Ok(next?.map(|batch| Table { schema: self.schema.clone(), batches: vec![batch] }))
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| field.name().clone()).collect()
    }
}

impl Iterator for Answers {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = Python::attach(|py| Answers::next(self, py));
        next.map_err(|error| ArrowError::ExternalError(error.to_string().into())).transpose()
    }
}

impl RecordBatchReader for Answers {
    fn schema(&self) -> SchemaRef {
        self.layout.schema.clone()
    }
}
