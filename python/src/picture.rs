//! `read`: the boards in a picture.

use crate::fault::Fault;
use crate::objects::{Board, drawn};
use crate::{alone, error};
use jade_draw::Picture as Drawing;
use jade_grid::{Digit, Puzzle, line};
use jade_vision::{CellReading, FileFault, Kind, MAX_FILE_BYTES, Reading, Standing, decode};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;

/// A board that was read in a picture.
#[pyclass(frozen, module = "jade_sudoku")]
pub struct PictureBoard(Reading);

/// The file of a picture, or its bytes.
enum Source {
    File(PathBuf),
    Bytes(Vec<u8>),
}

impl Source {
    fn new(picture: &Bound<'_, PyAny>) -> PyResult<Source> {
        if let Ok(bytes) = picture.cast::<PyBytes>() {
            return Ok(Source::Bytes(bytes.as_bytes().to_vec()));
        }
        let path = picture.extract::<PathBuf>();
        path.map(Source::File).map_err(|_| {
            let found = picture.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
            PyTypeError::new_err(format!("expected the path of a picture, or its bytes, found {found}"))
        })
    }

    /// Returns the bytes, and no more than one above what is decoded.
    fn bytes(self) -> std::io::Result<Vec<u8>> {
        match self {
            Source::Bytes(bytes) => Ok(bytes),
            Source::File(path) => {
                let mut bytes = Vec::new();
                File::open(path)?.take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes)?;
                Ok(bytes)
            }
        }
    }
}

/// The boards in a picture, the most prominent one first.
///
/// `picture` is the path of a JPEG, PNG or WebP file, or its bytes. Nothing leaves the computer.
#[pyfunction]
pub fn read(py: Python<'_>, picture: &Bound<'_, PyAny>) -> PyResult<Vec<PictureBoard>> {
    let bytes = Source::new(picture)?.bytes()?;
    let read = alone(py, |_| {
        let picture =
            decode(&bytes).map_err(|fault: FileFault| Fault::new(fault.code(), fault.to_string()))?;
        jade_vision::read(&picture).map_err(|error| Fault::new(error.code(), error.to_string()))
    })?;
    Ok(read.map_err(|fault| error(&fault))?.into_iter().map(PictureBoard).collect())
}

/// What the QR codes in a picture say, such as links with a board.
///
/// `picture` is the path of a JPEG, PNG or WebP file, or its bytes. Nothing leaves the computer.
#[pyfunction]
pub fn read_codes(py: Python<'_>, picture: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    let bytes = Source::new(picture)?.bytes()?;
    let read = alone(py, |_| {
        let picture =
            decode(&bytes).map_err(|fault: FileFault| Fault::new(fault.code(), fault.to_string()))?;
        Ok(jade_vision::codes(&picture))
    })?;
    read.map_err(|fault| error(&fault))
}

impl PictureBoard {
    /// The printed digits.
    fn puzzle(&self) -> Result<Puzzle, Fault> {
        line::read(&self.0.line()).map_err(Fault::from)
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Empty => "empty",
        Kind::Printed => "printed",
        Kind::Handwritten => "handwritten",
        Kind::Candidates => "candidates",
    }
}

fn cell<'py>(py: Python<'py>, cell: &CellReading) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("kind", kind(cell.kind))?;
    dict.set_item("digit", cell.digit.map(Digit::get))?;
    // A vector of bytes would become bytes.
    let candidates: Vec<u32> = cell.candidates.iter().map(|digit| digit.get().into()).collect();
    dict.set_item("candidates", candidates)?;
    dict.set_item("confidence", cell.confidence)?;
    dict.set_item("doubtful", cell.doubtful)?;
    dict.set_item("changed", cell.changed)?;
    Ok(dict)
}

#[pymethods]
impl PictureBoard {
    /// The printed digits in one line of 81 signs, with a dot for every other cell.
    #[getter]
    fn line(&self) -> String {
        self.0.line()
    }

    /// The printed digits as a board.
    #[getter]
    fn board(&self) -> PyResult<Board> {
        self.puzzle().map(Board).map_err(|fault| error(&fault))
    }

    /// How the printed digits stand: `proper`, `several-solutions`, `no-solution` or `breaks-rules`.
    #[getter]
    fn standing(&self) -> &'static str {
        match self.0.standing {
            Standing::Proper => "proper",
            Standing::SeveralSolutions => "several-solutions",
            Standing::NoSolution => "no-solution",
            Standing::BreaksRules => "breaks-rules",
        }
    }

    /// The cells, in reading order from 0, that a person should look at.
    #[getter]
    fn doubtful(&self) -> Vec<usize> {
        self.0.doubtful().collect()
    }

    /// The cells that look more like something else, and were changed since only so is the puzzle a proper one.
    #[getter]
    fn changed(&self) -> Vec<usize> {
        (0..self.0.cells.len()).filter(|cell| self.0.cells[*cell].changed).collect()
    }

    /// The corners of the board in the picture, as x and y in pixels, clockwise from the first cell.
    #[getter]
    fn corners(&self) -> Vec<(f32, f32)> {
        self.0.corners.iter().map(|corner| (corner.x, corner.y)).collect()
    }

    /// The 81 cells: dicts with `kind`, `digit`, `candidates`, `confidence`, `doubtful` and `changed`.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let cells = self.0.cells.iter().map(|one| cell(py, one)).collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, cells)
    }

    fn __str__(&self) -> String {
        self.line()
    }

    fn __repr__(&self) -> String {
        format!("PictureBoard({:?})", self.line())
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        let puzzle = self.puzzle().map_err(|fault| error(&fault))?;
        Ok(drawn(&Drawing::of_puzzle(&puzzle), &self.line()))
    }
}
