//! What single questions return: boards, steps, paths, ratings, hints. In a notebook they draw themselves.

use crate::fault;
use crate::tasks::{self, Advised, ExplainerRated, Rated};
use crate::{error, language};
use jade_draw::{Picture, Scene, SvgOptions, svg};
use jade_grid::{Puzzle, Sheet, Snapshot};
use jade_logic::{Step as LogicStep, notation};
use jade_text::{Language, Texts};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyIterator, PyList};
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
#[pyclass(frozen, eq, module = "jade_sudoku")]
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

/// One application of a technique.
#[pyclass(frozen, module = "jade_sudoku")]
#[derive(Clone)]
pub struct Step {
    step: Arc<LogicStep>,
    before: Arc<Snapshot>,
    puzzle: Arc<Puzzle>,
}

impl Step {
    /// A step found on a board of a puzzle.
    pub fn new(step: LogicStep, before: Snapshot, puzzle: &Arc<Puzzle>) -> Step {
        Step { step: Arc::new(step), before: Arc::new(before), puzzle: puzzle.clone() }
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
    puzzle: Arc<Puzzle>,
    end: Puzzle,
    steps: Vec<Step>,
    rating: Rated,
}

impl From<tasks::Path> for Path {
    fn from(path: tasks::Path) -> Path {
        let puzzle = Arc::new(path.start);
        let mut steps = Vec::with_capacity(path.steps.len());
        let sheet = Sheet::new(Puzzle::clone(&puzzle)).ok();
        if let Some(mut board) = sheet.and_then(|sheet| sheet.snapshot().ok()) {
            for step in path.steps {
                let before = board.clone();
                board.change(&step.placements, &step.eliminations);
                steps.push(Step::new(step, before, &puzzle));
            }
        }
        Path { puzzle, end: path.end, steps, rating: path.rating }
    }
}

#[pymethods]
impl Path {
    fn __len__(&self) -> usize {
        self.steps.len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<Step> {
        let count = self.steps.len();
        let place = if index < 0 { index.checked_add_unsigned(count) } else { Some(index) };
        let step = place.and_then(|place| self.steps.get(usize::try_from(place).ok()?));
        step.cloned().ok_or_else(|| PyIndexError::new_err(format!("the path has {count} steps")))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.steps.iter().cloned())?.try_iter()
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
#[pyclass(frozen, module = "jade_sudoku")]
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

    fn __repr__(&self) -> String {
        let Rated { level, score, hardest, steps, givens, .. } = &self.0;
        let name = |name: &Option<&str>| name.map_or_else(|| "None".to_owned(), |name| format!("{name:?}"));
        let (level, hardest) = (name(level), name(hardest));
        format!(
            "Rating(level={level}, score={score}, hardest={hardest}, step_count={steps}, givens={givens})"
        )
    }
}

/// How hard the Sudoku Explainer finds a puzzle.
#[pyclass(frozen, module = "jade_sudoku")]
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

    fn __repr__(&self) -> String {
        let ExplainerRated { er, ep, ed, steps } = self.0;
        format!("ExplainerRating(er={er:.1}, ep={ep:.1}, ed={ed:.1}, step_count={steps})")
    }
}

/// What to do next, in rungs from the vaguest to the most explicit.
#[pyclass(frozen, module = "jade_sudoku")]
pub struct Hint {
    rungs: Vec<String>,
    step: Option<Step>,
    puzzle: Arc<Puzzle>,
    filled: Puzzle,
}

impl Hint {
    /// A hint about a puzzle.
    pub fn new(hint: Advised, puzzle: Puzzle) -> Hint {
        let puzzle = Arc::new(puzzle);
        let step = hint.step.map(|(step, board)| Step::new(step, board, &puzzle));
        Hint { rungs: hint.rungs, step, puzzle, filled: hint.filled }
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
pub fn steps(board: &Snapshot, steps: Vec<LogicStep>) -> Vec<Step> {
    let puzzle = Arc::new(board.values().clone());
    steps.into_iter().map(|step| Step::new(step, board.clone(), &puzzle)).collect()
}
