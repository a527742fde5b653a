//! `Referee` and `judge`: claimed steps and answers.

use crate::fault::{self, Fault};
use crate::objects::Board;
use crate::{Techniques, alone, error, input, language};
use jade_exchange::claims::{self, WrittenStep};
use jade_grid::{Geometry, Puzzle};
use jade_logic::{TechniqueId, notation};
use jade_text::{Language, Texts, claim_reader, claimed_step};
use jade_tutor::{self as tutor, Limits, RefereeError, StepFinding, StepVerdict};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

/// What a referee says of a claimed step.
#[pyclass(frozen, module = "jade_sudoku")]
pub struct JudgedStep {
    written: WrittenStep<TechniqueId>,
    finding: StepFinding,
    geometry: &'static Geometry,
    language: Language,
    /// How much it has added to the progress.
    progress: f64,
}

#[pymethods]
impl JudgedStep {
    /// How much it has added to the progress of the puzzle, from 0 to 1.
    #[getter]
    fn progress(&self) -> f64 {
        self.progress
    }

    /// The step as it was written.
    #[getter]
    fn claim(&self) -> &str {
        &self.written.text
    }

    /// The line of the text, or the number of the step in a list, from 1.
    #[getter]
    fn line(&self) -> usize {
        self.written.line
    }

    /// What was read as its conclusions, in one-line notation.
    #[getter]
    fn conclusions(&self) -> String {
        notation::print_conclusions(&self.finding.placements, &self.finding.eliminations, self.geometry)
    }

    /// `good`, `known`, `unfounded` or `false`.
    #[getter]
    fn verdict(&self) -> &'static str {
        self.finding.verdict.id()
    }

    /// Whether the verdict is `good`.
    #[getter]
    fn good(&self) -> bool {
        self.finding.verdict == StepVerdict::Good
    }

    /// Why a good step follows: `cited`, `named` or `board`; `None` if it is not good.
    #[getter]
    fn basis(&self) -> Option<&'static str> {
        self.finding.basis.map(|basis| basis.id())
    }

    /// The id of the technique that JADE calls it.
    #[getter]
    fn technique(&self) -> Option<&'static str> {
        self.finding.step.as_ref().map(|step| step.technique.as_str())
    }

    /// JADE’s step, in one-line notation.
    #[getter]
    fn step(&self) -> Option<String> {
        self.finding.step.as_ref().map(|step| notation::print(step, self.geometry))
    }

    /// The id of the technique that it names.
    #[getter]
    fn named(&self) -> Option<&'static str> {
        self.written.technique.map(TechniqueId::as_str)
    }

    /// Whether the technique that it names concludes this here.
    #[getter]
    fn named_right(&self) -> Option<bool> {
        self.finding.is_named_right
    }

    /// The kinds of what is wrong, the most telling first.
    #[getter]
    fn faults(&self) -> Vec<&'static str> {
        self.finding.faults.iter().map(|fault| fault.id()).collect()
    }

    /// All of it in words.
    #[getter]
    fn text(&self) -> String {
        let texts = Texts::of(self.language);
        let said = texts.step_finding(&self.finding, self.geometry);
        said.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn __repr__(&self) -> String {
        format!("JudgedStep({:?}, {:?})", self.conclusions(), self.verdict())
    }
}

/// Judges what is claimed about a puzzle, step by step.
#[pyclass(module = "jade_sudoku")]
pub struct Referee {
    referee: tutor::Referee,
    language: Language,
}

impl Referee {
    fn judged(&mut self, py: Python<'_>, steps: Vec<WrittenStep<TechniqueId>>) -> PyResult<Vec<JudgedStep>> {
        let (geometry, language) = (self.referee.position().geometry(), self.language);
        let mut judged = Vec::with_capacity(steps.len());
        for written in steps {
            py.check_signals()?;
            let before = self.referee.score().progress();
            let finding = self.referee.judge(&claimed_step(&written, geometry), &Limits::default());
            let finding = finding.map_err(|_| error(&Fault::STOPPED))?;
            let progress = self.referee.score().progress() - before;
            judged.push(JudgedStep { written, finding, geometry, language, progress });
        }
        Ok(judged)
    }

    fn of(py: Python<'_>, puzzle: &Puzzle, techniques: &Techniques, language: Language) -> PyResult<Referee> {
        let profile = techniques.profile()?;
        let made = alone(py, |cancel| {
            let limits = Limits { cancel: Some(cancel), ..Limits::default() };
            tutor::Referee::new(puzzle, profile.clone(), &limits)
        })?;
        let referee = made.map_err(|refused| {
            error(&match refused {
                RefereeError::Improper(improper) => Fault::of(puzzle, &improper).unwrap_or(Fault::UNKNOWN),
                RefereeError::Position(_) if puzzle.geometry().is_usual() => {
                    Fault::twice(puzzle).unwrap_or(Fault::UNKNOWN)
                }
                RefereeError::Position(_) => Fault::TOO_LARGE,
                RefereeError::Cancelled => Fault::STOPPED,
            })
        })?;
        Ok(Referee { referee, language })
    }
}

#[pymethods]
impl Referee {
    #[new]
    #[pyo3(signature = (puzzle, *, techniques=Techniques::default(), lang="en"))]
    fn new(puzzle: &Bound<'_, PyAny>, techniques: Techniques, lang: &str) -> PyResult<Referee> {
        let text = input::text(puzzle).map_err(|fault| error(&fault))?;
        let puzzle_given = fault::puzzle(&text).map_err(|fault| error(&fault))?;
        Referee::of(puzzle.py(), &puzzle_given, &techniques, language(lang)?)
    }

    /// Judges the steps of a text, or a step that is a `dict`, on the board that those before have left.
    fn judge(&mut self, claim: &Bound<'_, PyAny>) -> PyResult<Vec<JudgedStep>> {
        let (py, geometry) = (claim.py(), self.referee.position().geometry());
        let steps = if let Ok(text) = claim.cast::<PyString>() {
            claim_reader().steps(text.to_str()?, geometry)
        } else if claim.cast::<PyDict>().is_ok() {
            let json: String = py.import("json")?.call_method1("dumps", (claim,))?.extract()?;
            let read = claim_reader().step_of_json(&json, geometry);
            read.map_err(|wrong| error(&Fault::new("claim", wrong.to_string())))?
        } else {
            return Err(PyTypeError::new_err("claim: expected a text or a dict"));
        };
        self.judged(py, steps)
    }

    /// Judges an answer: any text with a full board, or a board. Returns whether it is the solution.
    fn judge_answer(&mut self, answer: &Bound<'_, PyAny>) -> bool {
        let geometry = self.referee.position().geometry();
        let text = input::text(answer).ok();
        let board = text.and_then(|text| claims::answer(&text, geometry));
        self.referee.judge_answer(&board.unwrap_or_else(|| Puzzle::empty(geometry))).is_ok()
    }

    /// The board that the true steps have left.
    #[getter]
    fn board(&self) -> Board {
        Board(self.referee.position().to_puzzle())
    }

    /// The candidates of each cell; none if it is filled.
    #[getter]
    fn candidates(&self) -> Vec<Vec<u8>> {
        let position = self.referee.position();
        let of = |cell| position.candidates(cell).iter().map(|digit| digit.get()).collect();
        position.geometry().cells().map(of).collect()
    }

    /// The solution.
    #[getter]
    fn solution(&self) -> Board {
        Board(self.referee.solution().clone())
    }

    /// Quality times progress, from 0 to 1.
    #[getter]
    fn score(&self) -> f64 {
        self.referee.score().score()
    }

    /// The share of the steps that are good, with the answer as one more, without those that are known.
    #[getter]
    fn quality(&self) -> f64 {
        self.referee.score().quality()
    }

    /// The share of the candidates that are not in the solution and are gone.
    #[getter]
    fn progress(&self) -> f64 {
        self.referee.score().progress()
    }

    /// Whether the answer is right; without an answer, whether the steps leave only the solution.
    #[getter]
    fn solved(&self) -> bool {
        self.referee.score().is_solved()
    }

    /// The number of good steps before the first that is unfounded or false.
    #[getter]
    fn good_at_first(&self) -> usize {
        self.referee.score().good_at_first
    }

    /// The number of steps with each verdict.
    #[getter]
    fn verdicts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        for verdict in StepVerdict::ALL {
            counts.set_item(verdict.id(), self.referee.score().count(verdict))?;
        }
        Ok(counts)
    }

    fn __repr__(&self) -> String {
        let score = self.referee.score();
        format!("Referee({:?}, score={:.4})", self.referee.position().to_puzzle().to_string(), score.score())
    }
}

/// Judges an attempt: the steps of a text, and its answer if it has one. Returns the steps and the referee with the score.
#[pyfunction]
#[pyo3(signature = (puzzle, attempt, *, techniques=Techniques::default(), lang="en"))]
pub fn judge(
    puzzle: &Bound<'_, PyAny>,
    attempt: &str,
    techniques: Techniques,
    lang: &str,
) -> PyResult<(Vec<JudgedStep>, Referee)> {
    let mut referee = Referee::new(puzzle, techniques, lang)?;
    let written = claim_reader().attempt(attempt, referee.referee.position().geometry());
    let judged = referee.judged(puzzle.py(), written.steps)?;
    if let Some(answer) = &written.answer {
        // What is wrong with it is in the score.
        _ = referee.referee.judge_answer(answer);
    }
    Ok((judged, referee))
}
