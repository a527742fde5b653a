//! JADE for Python: the module `jade_sudoku._native`. Every function takes one puzzle, or a batch of them.
//!
//! ```text
//! str, bytes, Board ───────────────→ Task::one ──→ str, int, Rating, Path …    (PuzzleError)
//! list, iterable ──┐
//! Arrow array ─────┼→ Input ─ Batch → Task::many ─→ Table, or Reader (stream)   (a column `error`)
//! Arrow stream ────┘                 on threads
//! ```

mod capsule;
mod fault;
mod input;
mod make;
mod objects;
mod picture;
mod referee;
mod table;
mod task;
mod tasks;
mod work;

use fault::Fault;
use input::{Input, PUZZLE};
use jade_collection::Origin;
use jade_generate::{Difficulty, Goal, PlaceSymmetry, TechniqueWish, Wish};
use jade_grid::{Cell, Geometry};
use jade_logic::{Level, Profile};
use jade_search::nine::Board as Nine;
use jade_text::Language;
use jade_tutor::{PATIENCE, PuzzleOrder};
use objects::{Asked, Board, ExplainerRating, Hint, Path, Rating};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyTuple};
use std::collections::BTreeSet;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;
use table::{Answers, Reader, Table};
use task::Task;
use tasks::{
    Automorphisms, Canonical, Count, Explainer, IsProper, MinLex, Paths, Rate, Solve, Steps, Verify,
};

pyo3::create_exception!(
    jade_sudoku,
    PuzzleError,
    PyValueError,
    "A single puzzle has no answer; `code` says why, such as `several-solutions`."
);

/// The error for a single puzzle.
fn error(fault: &Fault) -> PyErr {
    let error = PuzzleError::new_err(fault.to_string());
    Python::attach(|py| {
        _ = error.value(py).setattr("code", fault.code);
    });
    error
}

/// Reads the name of a language.
fn language(name: &str) -> PyResult<Language> {
    name.parse().map_err(|error: jade_text::UnknownLanguage| PyValueError::new_err(error.to_string()))
}

/// The techniques to use: the name of a profile, or ids in the order of trying.
#[derive(Clone, FromPyObject)]
pub enum Techniques {
    /// The name of a profile.
    Named(String),
    /// Ids of techniques.
    Listed(Vec<String>),
}

impl Techniques {
    fn profile(&self) -> PyResult<Profile> {
        let profile = match self {
            Techniques::Named(name) => Profile::named(name),
            Techniques::Listed(ids) => Profile::custom("custom", ids.iter().map(String::as_str)),
        };
        profile.map_err(|error| PyValueError::new_err(error.to_string()))
    }
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::Named(Profile::NAMES[0].to_owned())
    }
}

/// The number of threads to use.
fn threads(asked: Option<i64>) -> PyResult<usize> {
    match asked {
        Some(threads) if threads > 0 => Ok(usize::try_from(threads).unwrap_or(usize::MAX)),
        Some(_) => Err(PyValueError::new_err("threads: expected at least 1")),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// Returns the text if the argument is a single puzzle.
fn single<'a>(argument: &'a Bound<'_, PyAny>) -> PyResult<Option<std::borrow::Cow<'a, str>>> {
    if let Ok(text) = argument.cast::<PyString>() {
        return text.to_str().map(|text| Some(text.into())).map_err(|_| error(&Fault::UTF8));
    }
    if let Ok(bytes) = argument.cast::<PyBytes>() {
        return str::from_utf8(bytes.as_bytes())
            .map(|text| Some(text.into()))
            .map_err(|_| error(&Fault::UTF8));
    }
    if let Ok(board) = argument.cast::<Board>() {
        return Ok(Some(board.get().line().into()));
    }
    if argument.is_none() {
        return Err(PyTypeError::new_err("expected a puzzle or a batch of puzzles, found None"));
    }
    match input::single_board(argument)? {
        Some(line) => line.map(|line| Some(line.into())).map_err(|fault| error(&fault)),
        None => Ok(None),
    }
}

/// Runs work about a single puzzle, without Python, until it is done or Ctrl-C.
fn alone<T: Send>(py: Python<'_>, work: impl Fn(&dyn Fn() -> bool) -> T + Send + Sync) -> PyResult<T> {
    let mut tick = |_: usize| Python::attach(|py| py.check_signals());
    let done =
        py.detach(|| work::each(1, vec![()], |(), cancel: &dyn Fn() -> bool| work(cancel), &mut tick))?;
    done.into_iter().next().ok_or_else(|| error(&Fault::STOPPED))
}

/// How a batch is answered.
struct Options<'a> {
    column: &'a str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
}

/// Answers about one puzzle or a batch.
fn answer<'py, T: Task>(
    puzzles: &Bound<'py, PyAny>,
    task: T,
    options: Options<'_>,
    into: impl FnOnce(Python<'py>, T::Value) -> PyResult<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    if let Some(text) = single(puzzles)? {
        let text = text.as_ref();
        let value = alone(py, |cancel| task.one(text, cancel))?.map_err(|fault| error(&fault))?;
        return into(py, value);
    }
    let input = Input::open(puzzles, &[options.column])?;
    batch(py, input, task, options)
}

fn batch<'py, T: Task>(
    py: Python<'py>,
    input: Input,
    task: T,
    options: Options<'_>,
) -> PyResult<Bound<'py, PyAny>> {
    let answers = Answers::new(input, Arc::new(task), threads(options.threads)?, options.progress);
    if options.stream {
        return Ok(Bound::new(py, Reader::new(answers))?.into_any());
    }
    Ok(Bound::new(py, answers.table(py)?)?.into_any())
}

/// Returns a simple value as an object of Python.
fn object<'py>(py: Python<'py>, value: impl IntoPyObjectExt<'py>) -> PyResult<Bound<'py, PyAny>> {
    value.into_bound_py_any(py)
}

/// The only solution.
#[pyfunction]
#[pyo3(signature = (puzzles, *, column=PUZZLE, stream=false, threads=None, progress=None))]
fn solve<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = Options { column, stream, threads, progress };
    answer(puzzles, Solve, options, |py, solution| object(py, solution.as_str()))
}

/// The number of solutions, at most `limit`.
#[pyfunction]
#[pyo3(signature = (puzzles, *, limit=1_000_000, column=PUZZLE, stream=false, threads=None, progress=None))]
fn count<'py>(
    puzzles: &Bound<'py, PyAny>,
    limit: u64,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    if limit == 0 {
        return Err(PyValueError::new_err("limit: expected at least 1"));
    }
    answer(puzzles, Count { limit }, Options { column, stream, threads, progress }, object)
}

/// Whether there is exactly one solution.
#[pyfunction]
#[pyo3(signature = (puzzles, *, column=PUZZLE, stream=false, threads=None, progress=None))]
fn is_proper<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    answer(puzzles, IsProper, Options { column, stream, threads, progress }, |py, proper| {
        Ok(pyo3::types::PyBool::new(py, proper).to_owned().into_any())
    })
}

/// How hard it is.
#[pyfunction]
#[pyo3(signature = (puzzles, *, techniques=Techniques::default(), column=PUZZLE, stream=false, threads=None, progress=None), text_signature = "(puzzles, *, techniques='full', column='puzzle', stream=False, threads=None, progress=None)")]
fn rate<'py>(
    puzzles: &Bound<'py, PyAny>,
    techniques: Techniques,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let task = Rate { profile: techniques.profile()? };
    let options = Options { column, stream, threads, progress };
    answer(puzzles, task, options, |py, rated| Ok(Bound::new(py, Rating(rated))?.into_any()))
}

/// How hard the Sudoku Explainer 1.2.1 finds it.
#[pyfunction]
#[pyo3(signature = (puzzles, *, column=PUZZLE, stream=false, threads=None, progress=None))]
fn explainer<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = Options { column, stream, threads, progress };
    answer(puzzles, Explainer, options, |py, rated| Ok(Bound::new(py, ExplainerRating(rated))?.into_any()))
}

/// All steps to the solution, as a person finds them.
#[pyfunction]
#[pyo3(signature = (puzzles, *, techniques=Techniques::default(), words=Vec::new(), column=PUZZLE, stream=false, threads=None, progress=None), text_signature = "(puzzles, *, techniques='full', words=(), column='puzzle', stream=False, threads=None, progress=None)")]
fn path<'py>(
    puzzles: &Bound<'py, PyAny>,
    techniques: Techniques,
    words: Vec<String>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, profile) = (puzzles.py(), techniques.profile()?);
    if let Some(text) = single(puzzles)? {
        let path =
            alone(py, |cancel| tasks::path(&text, &profile, cancel))?.map_err(|fault| error(&fault))?;
        let asked = Asked::new("path", text.as_ref(), techniques);
        return Ok(Bound::new(py, Path::new(path, asked))?.into_any());
    }
    let languages = words.iter().map(|name| language(name)).collect::<PyResult<_>>()?;
    let input = Input::open(puzzles, &[column])?;
    batch(py, input, Paths { profile, languages }, Options { column, stream, threads, progress })
}

/// The steps that are available now.
#[pyfunction]
#[pyo3(signature = (puzzles, *, techniques=Techniques::default(), words=Vec::new(), column=PUZZLE, stream=false, threads=None, progress=None), text_signature = "(puzzles, *, techniques='full', words=(), column='puzzle', stream=False, threads=None, progress=None)")]
fn steps<'py>(
    puzzles: &Bound<'py, PyAny>,
    techniques: Techniques,
    words: Vec<String>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, profile) = (puzzles.py(), techniques.profile()?);
    if let Some(text) = single(puzzles)? {
        let found = alone(py, |cancel| tasks::available(&text, &profile, cancel))?;
        let (position, steps) = found.map_err(|fault| error(&fault))?;
        let asked = Asked::new("steps", text.as_ref(), techniques);
        return object(py, objects::steps(&position, steps, asked));
    }
    let languages = words.iter().map(|name| language(name)).collect::<PyResult<_>>()?;
    let input = Input::open(puzzles, &[column])?;
    batch(py, input, Steps { profile, languages }, Options { column, stream, threads, progress })
}

/// What to do next. `filled` is the board as it is now, for a single puzzle only. As long as the board can do without pencil
/// marks, so does the hint, unless `with_marks` asks for them.
#[pyfunction]
#[pyo3(signature = (puzzles, filled=None, *, lang="en", with_marks=false, techniques=Techniques::default(), column=PUZZLE, stream=false, threads=None, progress=None), text_signature = "(puzzles, filled=None, *, lang='en', with_marks=False, techniques='full', column='puzzle', stream=False, threads=None, progress=None)")]
#[allow(clippy::too_many_arguments)]
fn hint<'py>(
    puzzles: &Bound<'py, PyAny>,
    filled: Option<&Bound<'py, PyAny>>,
    lang: &str,
    with_marks: bool,
    techniques: Techniques,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let task = tasks::Hint { profile: techniques.profile()?, language: language(lang)?, with_marks };
    if let Some(text) = single(puzzles)? {
        let filled = filled.map(input::text).transpose().map_err(|fault| error(&fault))?;
        let hint = alone(py, |cancel| tasks::advised(&text, filled.as_deref(), &task, cancel))?;
        let hint = hint.map_err(|fault| error(&fault))?;
        let puzzle = fault::puzzle(&text).map_err(|fault| error(&fault))?;
        let lang = language(lang)?.code();
        let asked = Asked { filled, lang, with_marks, ..Asked::new("hint", text.as_ref(), techniques) };
        return Ok(Bound::new(py, Hint::new(hint, puzzle, asked))?.into_any());
    }
    if filled.is_some() {
        return Err(PyTypeError::new_err("filled: expected only for a single puzzle"));
    }
    let input = Input::open(puzzles, &[column])?;
    batch(py, input, task, Options { column, stream, threads, progress })
}

/// JADE's canonical form, for boards of every size: the ids of JADE's collections.
#[pyfunction]
#[pyo3(signature = (puzzles, *, column=PUZZLE, stream=false, threads=None, progress=None))]
fn canonical<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    answer(puzzles, Canonical, Options { column, stream, threads, progress }, object)
}

/// The min-lex form of 9×9 puzzles and grids.
#[pyfunction]
#[pyo3(signature = (puzzles, *, column=PUZZLE, stream=false, threads=None, progress=None))]
fn min_lex<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = Options { column, stream, threads, progress };
    answer(puzzles, MinLex, options, |py, line| object(py, String::from_utf8_lossy(&line).as_ref()))
}

/// The number of automorphisms of 9×9 puzzles and grids.
#[pyfunction]
#[pyo3(signature = (puzzles, *, column=PUZZLE, stream=false, threads=None, progress=None))]
fn automorphisms<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    answer(puzzles, Automorphisms, Options { column, stream, threads, progress }, object)
}

/// The argument of an answer, which may be `None`, since that is an answer, too: a wrong one.
enum Given<'py> {
    Missing,
    Value(Bound<'py, PyAny>),
}

impl<'py> FromPyObject<'_, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Given<'py>> {
        Ok(Given::Value(object.to_owned()))
    }
}

/// Whether an answer solves a puzzle. A batch is a table with both columns.
#[pyfunction]
#[pyo3(signature = (puzzles, answers=Given::Missing, *, column=PUZZLE, answer_column="solution", stream=false, threads=None, progress=None))]
fn verify<'py>(
    puzzles: &Bound<'py, PyAny>,
    answers: Given<'py>,
    column: &str,
    answer_column: &str,
    stream: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    match (single(puzzles)?, answers) {
        (Some(text), Given::Value(answer)) => {
            let answer = input::text(&answer);
            let judged = Verify::judge(&text, answer.as_deref().map_err(Clone::clone));
            let correct = judged.value.ok_or_else(|| error(&judged.fault.unwrap_or(Fault::UNKNOWN)))?;
            Ok(pyo3::types::PyBool::new(py, correct).to_owned().into_any())
        }
        (None, Given::Missing) => {
            let input = Input::open(puzzles, &[column, answer_column])?;
            batch(py, input, Verify, Options { column, stream, threads, progress })
        }
        (Some(_), Given::Missing) => Err(PyTypeError::new_err("answers: expected the answer to the puzzle")),
        (None, Given::Value(_)) => Err(PyTypeError::new_err(format!(
            "a batch is one table with the columns {column} and {answer_column}"
        ))),
    }
}

/// Makes puzzles to order, as a table. They depend only on the order, the seed and the version.
///
/// `level` is that of the easiest path (`easy`, `hard` …), or `technique` the id of one that is needed; `er` is a range of
/// ratings of the Sudoku Explainer (`7.0..7.5`), whose figures then have columns. `size` is the number of
/// rows, `rules` those of a variant (`x`, `killer`, `jigsaw; anti-king` …), `givens` their number, `symmetry` that of the givens (`half-turn` …); `minimal` makes puzzles in which every given is
/// needed. `collection` takes them from JADE's own collection, shuffled, which is instant; if it has fewer, there is a warning.
/// `TimeoutError` is raised if `patience` seconds pass without a puzzle; its `found` is the table of those made by then.
#[pyfunction]
#[pyo3(signature = (count=1, *, level=None, technique=None, er=None, size=9, rules=None, givens=None, symmetry=None, minimal=false, collection=false, techniques=Techniques::default(), seed=None, patience=PATIENCE.as_secs_f64(), threads=None, progress=None), text_signature = "(count=1, *, level=None, technique=None, er=None, size=9, rules=None, givens=None, symmetry=None, minimal=False, collection=False, techniques='full', seed=None, patience=60.0, threads=None, progress=None)")]
#[allow(clippy::too_many_arguments)]
fn generate(
    py: Python<'_>,
    count: u64,
    level: Option<&str>,
    technique: Option<&str>,
    er: Option<&str>,
    size: usize,
    rules: Option<&str>,
    givens: Option<usize>,
    symmetry: Option<&str>,
    minimal: bool,
    collection: bool,
    techniques: Techniques,
    seed: Option<u64>,
    patience: f64,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Table> {
    let wrong = |message: String| PyValueError::new_err(message);
    let geometry =
        Geometry::standard(size).ok_or_else(|| wrong(format!("size: there is no board of side {size}")))?;
    let seed = seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let mut wish = Wish::with_rules(geometry, rules.unwrap_or_default(), seed)
        .map_err(|error| wrong(format!("rules: {error}")))?;
    wish.profile = techniques.profile()?;
    wish.er = er.map(|er| er.parse().map_err(|error| wrong(format!("er: {error}")))).transpose()?;
    wish.givens = givens;
    wish.minimal = minimal;
    if let Some(name) = symmetry {
        wish.symmetry = name.parse::<PlaceSymmetry>().map_err(|error| wrong(error.to_string()))?;
    }
    wish.difficulty = match (level, technique) {
        (None, None) => Difficulty::Any,
        (Some(level), None) => {
            Difficulty::Level(level.parse::<Level>().map_err(|error| wrong(error.to_string()))?)
        }
        (None, Some(id)) => {
            let technique =
                jade_logic::techniques::technique(id).map_err(|error| wrong(error.to_string()))?;
            Difficulty::Technique(TechniqueWish::any(technique.id()))
        }
        (Some(_), Some(_)) => return Err(wrong("expected a level or a technique, found both".to_owned())),
    };
    let patience =
        Duration::try_from_secs_f64(patience).map_err(|error| wrong(format!("patience: {error}")))?;
    if count == 0 {
        return make::table(&[], seed);
    }
    let order = PuzzleOrder {
        goal: Goal::Count(count),
        patience,
        origin: if collection { Origin::Collection } else { Origin::New },
        ..PuzzleOrder::new(wish.with_its_techniques(&[]), seed)
    };
    make::make(py, &order, self::threads(threads)?, progress.as_ref())
}

/// Reads a 9×9 board.
fn nine(puzzle: &Bound<'_, PyAny>) -> PyResult<Nine> {
    let text = single(puzzle)?.ok_or_else(|| PyTypeError::new_err("expected a single puzzle"))?;
    fault::nine(&text).map_err(|fault| error(&fault))
}

fn numbers(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

/// Whether two 9×9 puzzles or grids are essentially the same.
#[pyfunction]
fn are_isomorphic(one: &Bound<'_, PyAny>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(jade_explore::are_isomorphic(&nine(one)?, &nine(other)?))
}

/// The givens that follow from the others: cells in reading order from 0.
#[pyfunction]
fn redundant_givens(puzzle: &Bound<'_, PyAny>) -> PyResult<Vec<usize>> {
    Ok(numbers(&jade_explore::redundant_givens(&nine(puzzle)?)))
}

/// The proper puzzles with one other given, or with `count` others.
#[pyfunction]
#[pyo3(signature = (puzzle, *, count=1, minimal=false))]
fn neighbours(puzzle: &Bound<'_, PyAny>, count: usize, minimal: bool) -> PyResult<Vec<String>> {
    let board = nine(puzzle)?;
    let found = alone(puzzle.py(), |cancel| {
        let mut found = Vec::new();
        jade_explore::neighbours(&board, count, cancel, &mut |other| {
            if !minimal || jade_explore::is_minimal(other) {
                found.push(other.to_string());
            }
            ControlFlow::Continue(())
        })?;
        Ok::<_, Fault>(found)
    })?;
    found.map_err(|fault| error(&fault))
}

/// The minimal puzzles within a puzzle, at most `limit`.
#[pyfunction]
#[pyo3(signature = (puzzle, *, limit=1000))]
fn minimal_puzzles(puzzle: &Bound<'_, PyAny>, limit: usize) -> PyResult<Vec<String>> {
    let board = nine(puzzle)?;
    let found = alone(puzzle.py(), |cancel| {
        let mut found = BTreeSet::new();
        jade_explore::minimal_puzzles(&board, cancel, &mut |minimal| {
            found.insert(minimal.to_string());
            if found.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        Ok::<_, Fault>(found.into_iter().take(limit).collect())
    })?;
    found.map_err(|fault| error(&fault))
}

/// The minimal unavoidable sets of a full grid up to `size` cells.
#[pyfunction]
#[pyo3(signature = (grid, *, size=10))]
fn unavoidable_sets(grid: &Bound<'_, PyAny>, size: usize) -> PyResult<Vec<Vec<usize>>> {
    let board = nine(grid)?;
    if !board.to_puzzle().is_solution() {
        return Err(error(&Fault::new(
            "not-full",
            "unavoidable sets are those of a full grid without a mistake",
        )));
    }
    let sets = alone(grid.py(), |cancel| jade_explore::unavoidable_sets(&board, size, cancel))?;
    Ok(sets.map_err(|cancelled| error(&cancelled.into()))?.iter().map(|set| numbers(set)).collect())
}

/// The ids of all techniques of a profile, in the order of trying, each with its level.
#[pyfunction]
#[pyo3(signature = (techniques=Techniques::default()), text_signature = "(techniques='full')")]
fn techniques<'py>(py: Python<'py>, techniques: Techniques) -> PyResult<Bound<'py, PyTuple>> {
    let profile = techniques.profile()?;
    let ranked = profile.techniques.iter().map(|one| (one.technique.id().as_str(), one.level.as_str()));
    PyTuple::new(py, ranked.collect::<Vec<_>>())
}

/// Asks again what a pickle holds: a path, steps or a hint; with `index`, one of the steps.
#[pyfunction]
#[pyo3(name = "_again")]
#[allow(clippy::too_many_arguments)]
fn asked_again<'py>(
    py: Python<'py>,
    function: &str,
    puzzle: Bound<'py, PyAny>,
    filled: Option<Bound<'py, PyAny>>,
    lang: &str,
    techniques: Techniques,
    with_marks: bool,
    index: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let of_step = |all: Bound<'py, PyAny>| index.map_or(Ok(all.clone()), |index| all.get_item(index));
    match function {
        "path" => of_step(path(&puzzle, techniques, Vec::new(), PUZZLE, false, None, None)?),
        "steps" => of_step(steps(&puzzle, techniques, Vec::new(), PUZZLE, false, None, None)?),
        _ => {
            let filled = filled.as_ref();
            let hint = hint(&puzzle, filled, lang, with_marks, techniques, PUZZLE, false, None, None)?;
            if index.is_some() { hint.getattr(pyo3::intern!(py, "step")) } else { Ok(hint) }
        }
    }
}

/// Makes a rating again of its values, for pickles.
#[pyfunction]
#[pyo3(name = "_rating")]
#[allow(clippy::too_many_arguments)]
fn restored_rating(
    givens: usize,
    outcome: &str,
    level: Option<&str>,
    score: u32,
    hardest: Option<&str>,
    steps: usize,
    openness: Option<f64>,
    techniques: Vec<(String, u32)>,
) -> PyResult<Rating> {
    let wrong = |name: &str| PyValueError::new_err(format!("{name} is not of this version of JADE"));
    let id = |name: &str| {
        jade_logic::techniques::technique(name).map(|one| one.id().as_str()).map_err(|_| wrong(name))
    };
    let level =
        level.map(|name| name.parse::<Level>().map(Level::as_str).map_err(|_| wrong(name))).transpose()?;
    let techniques =
        techniques.iter().map(|(name, times)| Ok((id(name)?, *times))).collect::<PyResult<_>>()?;
    let outcome = if outcome == "stuck" { "stuck" } else { "solved" };
    let hardest = hardest.map(id).transpose()?;
    Ok(Rating(tasks::Rated { givens, outcome, level, score, hardest, steps, openness, techniques }))
}

/// Makes a rating again of its values, for pickles.
#[pyfunction]
#[pyo3(name = "_explainer_rating")]
fn restored_explainer_rating(er: f64, ep: f64, ed: f64, steps: usize) -> ExplainerRating {
    ExplainerRating(tasks::ExplainerRated { er, ep, ed, steps })
}

/// The module.
#[pymodule]
#[pyo3(name = "_native")]
mod native {
    #[pymodule_export]
    use super::{
        PuzzleError, are_isomorphic, asked_again, automorphisms, canonical, count, explainer, generate, hint,
        is_proper, min_lex, minimal_puzzles, neighbours, path, rate, redundant_givens,
        restored_explainer_rating, restored_rating, solve, steps, techniques, unavoidable_sets, verify,
    };
    #[pymodule_export]
    use crate::objects::{Board, ExplainerRating, Hint, Path, Rating, Step};
    #[pymodule_export]
    use crate::picture::{PictureBoard, read, read_codes};
    #[pymodule_export]
    use crate::referee::{JudgedStep, Referee, judge};
    #[pymodule_export]
    use crate::table::{Reader, Table};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
