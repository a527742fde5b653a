//! [`Input`]: batches of puzzles from anything that Python has.

use crate::capsule;
use crate::fault::Fault;
use crate::objects::Board;
use arrow_array::cast::AsArray;
use arrow_array::ffi_stream::ArrayStreamReader;
use arrow_array::{Array, ArrayReader, ArrayRef, StringArray};
use arrow_schema::{ArrowError, DataType, Field, FieldRef};
use jade_grid::Digit;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyIterator, PyList, PyString, PyTuple};
use std::sync::Arc;

/// The most rows of a batch: larger ones are divided, so memory and progress do not depend on them.
pub const MOST_ROWS: usize = 65_536;

/// The name of the column with the puzzles, unless the input has another one.
pub const PUZZLE: &str = "puzzle";

/// Batches of puzzles.
pub struct Input {
    source: Source,
    /// The columns of the input; a single one if it is an array or an iterable.
    pub fields: Vec<FieldRef>,
    /// Whether it is a table and not an array.
    is_table: bool,
    /// The columns to read, the puzzles first.
    read: Vec<usize>,
    /// The number of rows; `None` if only the end will tell.
    pub total: Option<u64>,
    /// Rows taken from the source that no batch has had yet.
    rest: Option<Vec<ArrayRef>>,
}

enum Source {
    Stream(ArrayStreamReader),
    Array(Option<ArrayRef>),
    Python(Py<PyIterator>),
}

/// Some rows of the input.
pub struct Batch {
    /// Its columns.
    pub columns: Vec<ArrayRef>,
    /// The number of rows.
    pub rows: usize,
    /// The texts of the columns to read.
    pub texts: Vec<Texts>,
}

impl Input {
    /// Opens an input. `columns` are the names of the columns to read, the puzzles first; an array or an iterable has
    /// just one, whose name does not matter.
    ///
    /// # Errors
    /// If the object holds no puzzles, or lacks a column.
    pub fn open(object: &Bound<'_, PyAny>, columns: &[&str]) -> PyResult<Input> {
        let total = object.len().ok().map(|rows| rows as u64);
        let (source, field) = if object.hasattr("__arrow_c_stream__")? {
            let stream = capsule::take_stream(object)?;
            let field = stream.field().clone();
            (Source::Stream(stream), field)
        } else if object.hasattr("__arrow_c_array__")? {
            let (field, array) = capsule::take_array(object)?;
            (Source::Array(Some(array)), Arc::new(field))
        } else {
            let iterator = object.try_iter().map_err(|_| {
                let kind = object.get_type();
                PyTypeError::new_err(format!(
                    "expected a puzzle, an iterable of puzzles or Arrow data, found {kind}"
                ))
            })?;
            (Source::Python(iterator.unbind()), Arc::new(Field::new(PUZZLE, DataType::Utf8, true)))
        };
        let DataType::Struct(fields) = field.data_type() else {
            if columns.len() > 1 {
                let expected = columns.join(" and ");
                return Err(PyValueError::new_err(format!("expected a table with the columns {expected}")));
            }
            let field = Arc::new(field.as_ref().clone().with_name(PUZZLE));
            has_texts(&field)?;
            return Ok(Input {
                source,
                fields: vec![field],
                is_table: false,
                read: vec![0],
                total,
                rest: None,
            });
        };
        let find = |name: &&str| {
            let place = fields.iter().position(|field| field.name() == name);
            let place = place.ok_or_else(|| {
                let names: Vec<_> = fields.iter().map(|field| field.name().as_str()).collect();
                PyValueError::new_err(format!("no column is called {name:?}: there are {}", names.join(", ")))
            })?;
            has_texts(&fields[place]).map(|()| place)
        };
        let read = columns.iter().map(find).collect::<PyResult<_>>()?;
        Ok(Input {
            source,
            fields: fields.iter().cloned().collect(),
            is_table: true,
            read,
            total,
            rest: None,
        })
    }

    /// Returns the next rows; `None` at the end.
    ///
    /// # Errors
    /// The error of the source.
    pub fn next(&mut self, py: Python<'_>) -> PyResult<Option<Batch>> {
        loop {
            if let Some(columns) = self.rest.take() {
                let rows = columns.first().map_or(0, Array::len);
                if rows > MOST_ROWS {
                    let slice =
                        |from: usize, rows: usize| columns.iter().map(|one| one.slice(from, rows)).collect();
                    self.rest = Some(slice(MOST_ROWS, rows - MOST_ROWS));
                    return Ok(Some(self.batch(slice(0, MOST_ROWS))));
                }
                if rows > 0 {
                    return Ok(Some(self.batch(columns)));
                }
            }
            let array = match &mut self.source {
                Source::Array(array) => array.take(),
                // What produces the stream may itself need Python, on other threads.
                Source::Stream(stream) => py.detach(|| stream.next()).transpose().map_err(failed)?,
                Source::Python(iterator) => return from_python(iterator.bind(py)),
            };
            let Some(array) = array else { return Ok(None) };
            self.rest = Some(match array.as_struct_opt() {
                Some(table) if self.is_table => table.columns().to_vec(),
                _ => vec![array],
            });
        }
    }

    fn batch(&self, columns: Vec<ArrayRef>) -> Batch {
        let texts = self.read.iter().map(|place| Texts::of(&columns[*place])).collect();
        Batch { rows: columns.first().map_or(0, Array::len), columns, texts }
    }
}

fn failed(error: ArrowError) -> PyErr {
    capsule::error(error)
}

/// Takes puzzles from an iterator. Anything that is not one becomes a fault in its row.
fn from_python(iterator: &Bound<'_, PyIterator>) -> PyResult<Option<Batch>> {
    let mut texts: Vec<Result<String, Fault>> = Vec::new();
    for item in iterator.clone().take(MOST_ROWS) {
        texts.push(text(&item?));
    }
    if texts.is_empty() {
        return Ok(None);
    }
    let column: StringArray = texts.iter().map(|text| text.as_ref().ok()).collect();
    Ok(Some(Batch { rows: texts.len(), columns: vec![Arc::new(column)], texts: vec![Texts::Own(texts)] }))
}

/// Returns the text of a single value of Python.
///
/// # Errors
/// [`Fault`] if it is not text.
pub fn text(item: &Bound<'_, PyAny>) -> Result<String, Fault> {
    if let Ok(text) = item.cast::<PyString>() {
        return text.to_str().map(str::to_owned).map_err(|_| Fault::UTF8);
    }
    if item.is_none() {
        return Err(Fault::NULL);
    }
    if let Ok(bytes) = item.cast::<PyBytes>() {
        return str::from_utf8(bytes.as_bytes()).map(str::to_owned).map_err(|_| Fault::UTF8);
    }
    if let Ok(board) = item.cast::<Board>() {
        return Ok(board.get().line());
    }
    if let Some(line) = numbers(item)? {
        return Ok(line);
    }
    let kind = item.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
    Err(Fault::new("type", format!("expected str, bytes, Board, a list of digits or None, found {kind}")))
}

/// The shape of an argument that is made of numbers.
enum Shape {
    /// One board: a list of its cells, or of its rows.
    Board,
    /// Many of them, or no numbers at all.
    Batch,
}

/// Returns the line of a single board that is written in numbers; `None` if the argument is a batch.
///
/// # Errors
/// If it is neither, such as an array of fractions or a `dict`.
pub fn single_board(argument: &Bound<'_, PyAny>) -> PyResult<Option<Result<String, Fault>>> {
    if argument.cast::<PyDict>().is_ok() {
        return Err(PyTypeError::new_err(
            "expected a puzzle or a batch of puzzles, found a dict: pass its list of puzzles, or a table made of it, \
             such as polars.DataFrame(…)",
        ));
    }
    let shape = match array_shape(argument)? {
        Some(shape) => shape,
        None => list_shape(argument)?,
    };
    match shape {
        Shape::Board => Ok(numbers(argument).transpose()),
        Shape::Batch => Ok(None),
    }
}

/// Returns the shape of a NumPy array, or of what looks like one; `None` if it is something else.
fn array_shape(argument: &Bound<'_, PyAny>) -> PyResult<Option<Shape>> {
    let (Ok(shape), Ok(kind)) =
        (argument.getattr("shape"), argument.getattr("dtype").and_then(|of| of.getattr("kind")))
    else {
        return Ok(None);
    };
    let (Ok(shape), Ok(kind)) = (shape.extract::<Vec<usize>>(), kind.extract::<String>()) else {
        return Ok(None);
    };
    // Texts and objects are taken one by one.
    if matches!(kind.as_str(), "U" | "S" | "O" | "T") {
        return Ok(Some(Shape::Batch));
    }
    if !matches!(kind.as_str(), "i" | "u") {
        return Err(PyTypeError::new_err(format!(
            "expected an array of whole numbers, found one of the kind {kind:?}: use .astype(int)"
        )));
    }
    match shape.as_slice() {
        [_] => Ok(Some(Shape::Board)),
        [rows, columns] => of_rows(*rows, *columns).map(Some),
        [_, _, _] => Ok(Some(Shape::Batch)),
        other => Err(PyTypeError::new_err(format!(
            "expected an array with one board, or with (boards, cells) or (boards, rows, columns), found {} dimensions",
            other.len()
        ))),
    }
}

/// A square table is one board; any other has a board in each row.
fn of_rows(rows: usize, columns: usize) -> PyResult<Shape> {
    match rows == columns {
        // 81 boards of 81 cells are likelier than one board of 81 rows, but not certain.
        true if rows == 81 => {
            Err(PyValueError::new_err("81 × 81 numbers are ambiguous: use the shape (81, 9, 9)"))
        }
        true => Ok(Shape::Board),
        false => Ok(Shape::Batch),
    }
}

fn list_shape(argument: &Bound<'_, PyAny>) -> PyResult<Shape> {
    let Some(items) = items(argument) else { return Ok(Shape::Batch) };
    let Some(first) = items.first() else { return Ok(Shape::Batch) };
    if digit(first).is_some() && !first.is_none() {
        return Ok(Shape::Board);
    }
    let row = self::items(first).unwrap_or_default();
    match row.first() {
        Some(cell) if digit(cell).is_some() => of_rows(items.len(), row.len()),
        _ => Ok(Shape::Batch),
    }
}

/// Returns the items of a list or a tuple.
fn items<'py>(object: &Bound<'py, PyAny>) -> Option<Vec<Bound<'py, PyAny>>> {
    let is_one = object.cast::<PyList>().is_ok() || object.cast::<PyTuple>().is_ok();
    is_one.then(|| object.try_iter().ok()?.collect::<PyResult<Vec<_>>>().ok()).flatten()
}

/// Returns a digit, 0 for an empty cell; `None` if the object is none.
fn digit(object: &Bound<'_, PyAny>) -> Option<u32> {
    match object {
        empty if empty.is_none() => Some(0),
        flag if flag.cast::<PyBool>().is_ok() => None,
        number => number.cast::<PyFloat>().is_err().then(|| number.extract().ok()).flatten(),
    }
}

/// Returns the line of a board that is a list of cells or of rows; `None` if the object is something else.
fn numbers(object: &Bound<'_, PyAny>) -> Result<Option<String>, Fault> {
    let made = match array_shape(object) {
        Ok(Some(_)) => object.call_method0("tolist").ok(),
        _ => None,
    };
    let object = made.as_ref().unwrap_or(object);
    let Some(rows) = items(object).filter(|rows| !rows.is_empty()) else { return Ok(None) };
    let mut cells = Vec::new();
    for row in &rows {
        let of_row = items(row);
        if of_row.as_ref().is_some_and(|row| row.len() != rows.len()) {
            let found =
                format!("{} rows, one of them of {} cells", rows.len(), of_row.map_or(0, |row| row.len()));
            return Err(Fault::new(
                "cell-count",
                format!("{found}: a list of rows has as many rows as columns"),
            ));
        }
        let found = match of_row {
            Some(row) => row.iter().map(digit).collect::<Option<Vec<u32>>>(),
            None => digit(row).map(|digit| vec![digit]),
        };
        match found {
            Some(found) => cells.extend(found),
            None => return Ok(None),
        }
    }
    let side = cells.len().isqrt() as u32;
    let symbol = |cell: &u32| match *cell {
        0 => Ok('.'),
        large if large > side => Err(Fault::new(
            "unknown-number",
            format!("{large} is no digit of a board with {} cells", cells.len()),
        )),
        digit => match Digit::new(digit as u8).map(Digit::symbol) {
            Some(symbol) if symbol != '?' => Ok(symbol),
            _ => Err(Fault::TOO_LARGE),
        },
    };
    cells.iter().map(symbol).collect::<Result<String, Fault>>().map(Some)
}

/// Checks that a column can hold puzzles.
fn has_texts(field: &Field) -> PyResult<()> {
    let kind = match field.data_type() {
        DataType::Dictionary(_, kind) => kind,
        kind => kind,
    };
    match kind {
        DataType::Utf8
        | DataType::LargeUtf8
        | DataType::Utf8View
        | DataType::Binary
        | DataType::LargeBinary
        | DataType::BinaryView
        | DataType::FixedSizeBinary(_)
        | DataType::Null => Ok(()),
        _ => Err(PyTypeError::new_err(format!(
            "the column {:?} is of type {kind}: expected texts or bytes",
            field.name()
        ))),
    }
}

/// The texts of a column.
pub enum Texts {
    /// Read from Python's objects.
    Own(Vec<Result<String, Fault>>),
    /// A column of Arrow, of one of the types for texts and bytes.
    Column(ArrayRef),
    /// A column in which each text is stored once: for every row the place of its text; `None` if it is null.
    Dictionary(Vec<Option<usize>>, ArrayRef),
}

impl Texts {
    fn of(column: &ArrayRef) -> Texts {
        match column.as_any_dictionary_opt() {
            None => Texts::Column(column.clone()),
            Some(dictionary) => {
                let keys = dictionary.normalized_keys().into_iter().enumerate();
                let keys = keys.map(|(row, key)| dictionary.is_valid(row).then_some(key)).collect();
                Texts::Dictionary(keys, dictionary.values().clone())
            }
        }
    }

    /// Returns the text of a row.
    ///
    /// # Errors
    /// [`Fault`] if there is none.
    pub fn get(&self, row: usize) -> Result<&str, Fault> {
        match self {
            Texts::Own(texts) => texts[row].as_deref().map_err(Clone::clone),
            Texts::Column(column) => text_in(column, row),
            Texts::Dictionary(keys, values) => text_in(values, keys[row].ok_or(Fault::NULL)?),
        }
    }
}

fn text_in(column: &ArrayRef, row: usize) -> Result<&str, Fault> {
    if column.is_null(row) {
        return Err(Fault::NULL);
    }
    let bytes = match column.data_type() {
        DataType::Utf8 => return Ok(column.as_string::<i32>().value(row)),
        DataType::LargeUtf8 => return Ok(column.as_string::<i64>().value(row)),
        DataType::Utf8View => return Ok(column.as_string_view().value(row)),
        DataType::Binary => column.as_binary::<i32>().value(row),
        DataType::LargeBinary => column.as_binary::<i64>().value(row),
        DataType::BinaryView => column.as_binary_view().value(row),
        DataType::FixedSizeBinary(_) => column.as_fixed_size_binary().value(row),
        _ => return Err(Fault::NULL),
    };
    str::from_utf8(bytes).map_err(|_| Fault::UTF8)
}
