//! What single questions return: boards, steps, paths, ratings, hints. In a notebook they draw themselves.

use crate::fault;
use crate::tasks::{self, Advised, ExplainerRated, Rated};
use crate::{Techniques, error, language};
use jade_draw::{Picture, Scene, SvgOptions, svg};
use jade_grid::{LargeCellSet, Puzzle, Sheet, Snapshot};
use jade_logic::{Step as LogicStep, notation};
use jade_text::{Language, Texts};
use pyo3::exceptions::{PyIndexError, PyKeyError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyIterator, PyList, PySlice, PyTuple};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The width of a drawing in a notebook, in pixels.
const WIDTH: usize = 380;

/// Draws a picture for a notebook.
pub fn drawn(picture: &Picture, title: &str) -> String {
    let drawing = svg(picture, &SvgOptions { title, ..SvgOptions::default() });
    drawing.replacen("<svg ", &format!("<svg width=\"{WIDTH}\" "), 1)
}

/// A board of any size.
#[pyclass(frozen, eq, sequence, module = "jade_sudoku")]
#[derive(Clone, PartialEq, Eq)]
pub struct Board(pub Puzzle);

impl Board {
    /// The board in one line.
    pub fn line(&self) -> String {
        self.0.to_string()
    }
}

#[pymethods]
impl Board {
    #[new]
    fn new(line: &str) -> PyResult<Board> {
        fault::puzzle(line).map(Board).map_err(|fault| error(&fault))
    }

    fn __str__(&self) -> String {
        self.line()
    }

    fn __repr__(&self) -> String {
        format!("Board({:?})", self.line())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.values().hash(&mut hasher);
        hasher.finish()
    }

    fn __len__(&self) -> usize {
        self.0.geometry().cell_count()
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (String,)) {
        (slf.get_type().into_any().unbind(), (slf.get().line(),))
    }

    /// The digit of a cell, numbered in reading order from 0; 0 if it is empty.
    fn __getitem__(&self, cell: usize) -> PyResult<u8> {
        let cells = self.0.values();
        cells
            .get(cell)
            .copied()
            .ok_or_else(|| PyIndexError::new_err(format!("the board has {} cells", cells.len())))
    }

    /// The number of rows.
    #[getter]
    fn side(&self) -> usize {
        self.0.geometry().side()
    }

    /// The number of filled cells.
    #[getter]
    fn givens(&self) -> usize {
        self.0.filled_count()
    }

    fn _repr_svg_(&self) -> String {
        drawn(&Picture::of_puzzle(&self.0), &self.line())
    }
}

/// What was asked for a step, a path or a hint. Pickles hold it instead of the answer, which is the same whenever it is asked.
#[derive(Clone)]
pub struct Asked {
    /// `path`, `steps` or `hint`.
    pub function: &'static str,
    /// The puzzle in one line.
    pub puzzle: String,
    /// The board as it was, for a hint.
    pub filled: Option<String>,
    /// The language of a hint.
    pub lang: &'static str,
    /// The techniques.
    pub techniques: Techniques,
    /// Whether a hint was to use pencil marks.
    pub with_marks: bool,
}

/// The arguments of the function that makes an object of a pickle again.
type Arguments<'py> = Bound<'py, PyTuple>;

impl Asked {
    /// What was asked, without what only hints need.
    pub fn new(function: &'static str, puzzle: &str, techniques: Techniques) -> Asked {
        Asked { function, puzzle: puzzle.to_owned(), filled: None, lang: "en", techniques, with_marks: false }
    }

    fn arguments<'py>(&self, py: Python<'py>, index: Option<usize>) -> PyResult<Arguments<'py>> {
        let techniques = match &self.techniques {
            Techniques::Named(name) => name.clone().into_pyobject(py)?.into_any(),
            Techniques::Listed(ids) => ids.clone().into_pyobject(py)?.into_any(),
        };
        let filled = self.filled.clone();
        (self.function, self.puzzle.clone(), filled, self.lang, techniques, self.with_marks, index)
            .into_pyobject(py)
    }
}

/// One application of a technique.
#[pyclass(frozen, module = "jade_sudoku")]
#[derive(Clone)]
pub struct Step {
    step: Arc<LogicStep>,
    before: Arc<Snapshot>,
    puzzle: Arc<Puzzle>,
    asked: Arc<Asked>,
    /// Which of the steps of the answer it is.
    index: usize,
}

impl Step {
    /// A step found on a board of a puzzle.
    fn new(
        step: LogicStep,
        before: Snapshot,
        puzzle: &Arc<Puzzle>,
        asked: &Arc<Asked>,
        index: usize,
    ) -> Step {
        Step {
            step: Arc::new(step),
            before: Arc::new(before),
            puzzle: puzzle.clone(),
            asked: asked.clone(),
            index,
        }
    }

    fn after_step(&self) -> Snapshot {
        let mut after = self.before.as_ref().clone();
        after.change(&self.step.placements, &self.step.eliminations);
        after
    }
}

fn pairs(candidates: &[jade_grid::Candidate]) -> Vec<(usize, u8)> {
    candidates.iter().map(|one| (one.cell.index(), one.digit.get())).collect()
}

#[pymethods]
impl Step {
    /// The id of the technique, such as `x-wing`.
    #[getter]
    fn technique(&self) -> &'static str {
        self.step.technique.as_str()
    }

    /// The digits placed: pairs of the cell, in reading order from 0, and the digit.
    #[getter]
    fn placements(&self) -> Vec<(usize, u8)> {
        pairs(&self.step.placements)
    }

    /// The candidates removed: pairs of the cell, in reading order from 0, and the digit.
    #[getter]
    fn eliminations(&self) -> Vec<(usize, u8)> {
        pairs(&self.step.eliminations)
    }

    /// The cells of the pattern, in reading order from 0.
    #[getter]
    fn cells(&self) -> Vec<usize> {
        let parts = self.step.parts.iter().map(|part| part.value.cells());
        let links = self.step.links.iter().map(|link| link.from.cells() | link.to.cells());
        let cells = parts.chain(links).fold(LargeCellSet::EMPTY, |all, cells| all | cells);
        cells.iter().map(|cell| cell.index()).collect()
    }

    /// The board before the step.
    #[getter]
    fn before(&self) -> Board {
        Board(self.before.values().clone())
    }

    /// The board after the step.
    #[getter]
    fn after(&self) -> Board {
        Board(self.after_step().values().clone())
    }

    /// The candidates of each cell before the step; none if it is filled.
    #[getter]
    fn candidates(&self) -> Vec<Vec<u8>> {
        let board = &self.before;
        let digits = |cell| board.candidates(cell).iter().map(|digit| digit.get()).collect();
        board.geometry().cells().map(digits).collect()
    }

    /// The step in words, in English (`en`) or Spanish (`es`).
    #[pyo3(signature = (lang="en"))]
    fn text(&self, lang: &str) -> PyResult<String> {
        Ok(Texts::of(language(lang)?).step(&self.step, self.puzzle.geometry()).to_string())
    }

    fn __str__(&self) -> String {
        notation::print(&self.step, self.puzzle.geometry())
    }

    fn __eq__(&self, other: &Step) -> bool {
        self.step == other.step && self.before == other.before
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.__str__().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments<'py>)> {
        Ok((restore(py, "_again")?, self.asked.arguments(py, Some(self.index))?))
    }

    fn __repr__(&self) -> String {
        format!("Step({:?})", self.__str__())
    }

    fn _repr_svg_(&self) -> String {
        let scene = Scene::of_step(&self.step, &self.before);
        let title = Texts::of(Language::English).step(&self.step, self.puzzle.geometry()).to_string();
        drawn(&Picture::of_board(&self.before).with_scene(scene), &title)
    }
}

/// All steps from a puzzle to its solution: a sequence of `Step`.
#[pyclass(frozen, sequence, module = "jade_sudoku")]
pub struct Path {
    asked: Arc<Asked>,
    puzzle: Arc<Puzzle>,
    end: Puzzle,
    steps: Vec<Step>,
    rating: Rated,
}

impl Path {
    /// The path that was found.
    pub fn new(path: tasks::Path, asked: Asked) -> Path {
        let asked = Arc::new(asked);
        let puzzle = Arc::new(path.start);
        let mut steps = Vec::with_capacity(path.steps.len());
        let sheet = Sheet::new(Puzzle::clone(&puzzle)).ok();
        if let Some(mut board) = sheet.and_then(|sheet| sheet.snapshot().ok()) {
            for step in path.steps {
                let before = board.clone();
                board.change(&step.placements, &step.eliminations);
                steps.push(Step::new(step, before, &puzzle, &asked, steps.len()));
            }
        }
        Path { asked, puzzle, end: path.end, steps, rating: path.rating }
    }
}

#[pymethods]
impl Path {
    fn __len__(&self) -> usize {
        self.steps.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = index.cast::<PySlice>() {
            let all = PyList::new(py, self.steps.iter().cloned())?;
            return all.as_any().get_item(slice);
        }
        let (count, index) = (self.steps.len(), index.extract::<isize>()?);
        let place = if index < 0 { index.checked_add_unsigned(count) } else { Some(index) };
        let step = place.and_then(|place| self.steps.get(usize::try_from(place).ok()?));
        let step =
            step.cloned().ok_or_else(|| PyIndexError::new_err(format!("the path has {count} steps")))?;
        Ok(Bound::new(py, step)?.into_any())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.steps.iter().cloned())?.try_iter()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments<'py>)> {
        Ok((restore(py, "_again")?, self.asked.arguments(py, None)?))
    }

    fn __eq__(&self, other: &Path) -> bool {
        self.puzzle == other.puzzle
            && self.steps.iter().map(|one| &one.step).eq(other.steps.iter().map(|one| &one.step))
    }

    /// The puzzle.
    #[getter]
    fn puzzle(&self) -> Board {
        Board(self.puzzle.as_ref().clone())
    }

    /// The last board: the solution, unless the path is stuck.
    #[getter]
    fn end(&self) -> Board {
        Board(self.end.clone())
    }

    /// `solved` or `stuck`.
    #[getter]
    fn outcome(&self) -> &'static str {
        self.rating.outcome
    }

    /// The rating of the path.
    #[getter]
    fn rating(&self) -> Rating {
        Rating(self.rating.clone())
    }

    fn __repr__(&self) -> String {
        format!("Path({} steps, {}, {:?})", self.steps.len(), self.rating.outcome, self.puzzle.to_string())
    }

    fn _repr_svg_(&self) -> String {
        drawn(&Picture::of_filled(&self.puzzle, &self.end), &self.__repr__())
    }
}

/// How hard a puzzle is.
#[pyclass(frozen, eq, module = "jade_sudoku")]
#[derive(Clone, PartialEq)]
pub struct Rating(pub Rated);

#[pymethods]
impl Rating {
    /// The number of givens.
    #[getter]
    fn givens(&self) -> usize {
        self.0.givens
    }

    /// `solved` or `stuck`.
    #[getter]
    fn outcome(&self) -> &'static str {
        self.0.outcome
    }

    /// The level, such as `hard`; `None` if the path is stuck or the board is full.
    #[getter]
    fn level(&self) -> Option<&'static str> {
        self.0.level
    }

    /// The sum of the points of all steps.
    #[getter]
    fn score(&self) -> u32 {
        self.0.score
    }

    /// The hardest technique; `None` if there are no steps.
    #[getter]
    fn hardest(&self) -> Option<&'static str> {
        self.0.hardest
    }

    /// The number of steps.
    #[getter]
    fn step_count(&self) -> usize {
        self.0.steps
    }

    /// The mean number of cells that a single fills; `None` if the path is stuck or the board is full.
    #[getter]
    fn openness(&self) -> Option<f64> {
        self.0.openness
    }

    /// How often each technique is used.
    #[getter]
    fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.0.techniques.iter().copied().into_py_dict(py)
    }

    /// The names of the values, so that `dict(rating)` has them.
    fn keys(&self) -> [&'static str; 8] {
        ["givens", "outcome", "level", "score", "hardest", "step_count", "openness", "techniques"]
    }

    fn __getitem__<'py>(slf: &Bound<'py, Self>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        match slf.get().keys().contains(&name) {
            true => slf.getattr(name),
            false => Err(PyKeyError::new_err(name.to_owned())),
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.0.givens, self.0.level, self.0.score, self.0.steps).hash(&mut hasher);
        hasher.finish()
    }

    #[allow(clippy::type_complexity)]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let Rated { givens, outcome, level, score, hardest, steps, openness, techniques } = &self.0;
        let values = (*givens, *outcome, *level, *score, *hardest, *steps, *openness, techniques.clone());
        Ok((restore(py, "_rating")?, values.into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let Rated { level, score, hardest, steps, givens, .. } = &self.0;
        let name = |name: &Option<&str>| name.map_or_else(|| "None".to_owned(), |name| format!("{name:?}"));
        let (level, hardest) = (name(level), name(hardest));
        format!(
            "Rating(level={level}, score={score}, hardest={hardest}, step_count={steps}, givens={givens})"
        )
    }
}

/// Returns the function that makes an object of a pickle again.
fn restore<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("jade_sudoku._native")?.getattr(name)
}

/// How hard the Sudoku Explainer finds a puzzle.
#[pyclass(frozen, eq, module = "jade_sudoku")]
#[derive(Clone, PartialEq)]
pub struct ExplainerRating(pub ExplainerRated);

#[pymethods]
impl ExplainerRating {
    /// The rating of the hardest step.
    #[getter]
    fn er(&self) -> f64 {
        self.0.er
    }

    /// The highest rating up to the first step that places a digit.
    #[getter]
    fn ep(&self) -> f64 {
        self.0.ep
    }

    /// The rating of the first step.
    #[getter]
    fn ed(&self) -> f64 {
        self.0.ed
    }

    /// The number of steps.
    #[getter]
    fn step_count(&self) -> usize {
        self.0.steps
    }

    #[allow(clippy::type_complexity)]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let ExplainerRated { er, ep, ed, steps } = self.0;
        Ok((restore(py, "_explainer_rating")?, (er, ep, ed, steps).into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let ExplainerRated { er, ep, ed, steps } = self.0;
        format!("ExplainerRating(er={er:.1}, ep={ep:.1}, ed={ed:.1}, step_count={steps})")
    }
}

/// What to do next, in rungs from the vaguest to the most explicit.
#[pyclass(frozen, module = "jade_sudoku")]
pub struct Hint {
    asked: Arc<Asked>,
    rungs: Vec<String>,
    step: Option<Step>,
    puzzle: Arc<Puzzle>,
    filled: Puzzle,
}

impl Hint {
    /// A hint about a puzzle.
    pub fn new(hint: Advised, puzzle: Puzzle, asked: Asked) -> Hint {
        let (puzzle, asked) = (Arc::new(puzzle), Arc::new(asked));
        let step = hint.step.map(|(step, board)| Step::new(step, board, &puzzle, &asked, 0));
        Hint { asked, rungs: hint.rungs, step, puzzle, filled: hint.filled }
    }
}

#[pymethods]
impl Hint {
    /// The words of each rung.
    #[getter]
    fn rungs(&self) -> Vec<String> {
        self.rungs.clone()
    }

    /// The step that the hint leads to; `None` if something must be corrected first, or nothing is left to do.
    #[getter]
    fn step(&self) -> Option<Step> {
        self.step.clone()
    }

    fn __str__(&self) -> String {
        self.rungs.join("\n")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments<'py>)> {
        Ok((restore(py, "_again")?, self.asked.arguments(py, None)?))
    }

    fn __eq__(&self, other: &Hint) -> bool {
        self.rungs == other.rungs && self.filled == other.filled && self.puzzle == other.puzzle
    }

    fn __repr__(&self) -> String {
        format!("Hint({:?})", self.rungs.first().map_or("", String::as_str))
    }

    fn _repr_svg_(&self) -> String {
        match &self.step {
            Some(step) => step._repr_svg_(),
            None => drawn(&Picture::of_filled(&self.puzzle, &self.filled), &self.__str__()),
        }
    }
}

/// Returns the steps available on a board.
pub fn steps(board: &Snapshot, steps: Vec<LogicStep>, asked: Asked) -> Vec<Step> {
    let (puzzle, asked) = (Arc::new(board.values().clone()), Arc::new(asked));
    let numbered = steps.into_iter().enumerate();
    numbered.map(|(index, step)| Step::new(step, board.clone(), &puzzle, &asked, index)).collect()
}
