//! [`example`]: the positions of the lessons, by name.
//!
//! There are three kinds. In the first, a technique applies and finds the step itself. The second is a near miss: the
//! technique finds nothing, but would if the *spoilers* were not candidates. So what a lesson says about it (“but r4c8
//! can still be 9”) is true. Where filled cells matter, the spoiler is an open cell, and where entries matter, it is a
//! given ([`Spoilers`]). The third is a move without pencil marks, in a puzzle where all moves before it have been
//! made.
//!
//! ```text
//! # name | digits, + before an entry | removed candidates | step | spoilers
//! x-wing | 53..7+4… | r1c2<>4 r1c3<>9 | x-wing: 4 r2,r8 c3,c7 … => r4c3<>4 | -
//! ```

use crate::Spoilers;
use crate::sources::EXAMPLES;
use jade_grid::{Candidate, Position};
use jade_logic::before_marks::{BeforeMarks, Move};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, Expect, Step, Technique, notation};
use std::fmt;
use std::sync::LazyLock;

/// The kind of an example.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExampleKind {
    /// The technique applies.
    Shows,
    /// A near miss: the pattern seems to be there, but the spoilers prevent it.
    LooksLike,
    /// A move that needs no pencil marks.
    BeforeMarks,
}

/// A named position, as written in `lessons/examples.txt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// The name by which pages refer to it.
    pub name: &'static str,
    digits: &'static str,
    removed: &'static str,
    line: &'static str,
    spoilers: &'static str,
}

/// An example with its position and its step.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The kind of the example.
    pub kind: ExampleKind,
    /// The position of the board.
    pub position: Position,
    /// The step. For a near miss, the step that would apply without the spoilers.
    pub step: Step,
    /// What prevents the step of a near miss; empty for other kinds.
    pub spoilers: Spoilers,
    /// The notes on the board, by cell, then by digit. Only for moves without pencil marks.
    pub notes: Vec<Candidate>,
    /// The move, if it needs no pencil marks.
    pub before_marks: Option<Move>,
}

/// The reason why an example cannot be shown; a mistake in the lessons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExampleError {
    /// No example has this name.
    Unknown(String),
    /// The line is not a valid example.
    Malformed(&'static str),
    /// The expected step is not found.
    Missing {
        /// The name of the example.
        name: String,
        /// The steps found instead, in one-line notation.
        found: Vec<String>,
    },
    /// A near miss has a step although it must not.
    NotSpoilt {
        /// The name of the example.
        name: String,
        /// The steps found, in one-line notation.
        found: Vec<String>,
    },
}

impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleError::Unknown(name) => write!(f, "no example is called {name:?}"),
            ExampleError::Malformed(name) => write!(f, "example {name}: not well formed"),
            ExampleError::Missing { name, found } => {
                write!(f, "example {name}: its step is not found, but {found:#?}")
            }
            ExampleError::NotSpoilt { name, found } => {
                write!(f, "example {name}: nothing may be found, but there is {found:#?}")
            }
        }
    }
}

impl std::error::Error for ExampleError {}

/// Returns all named positions.
pub fn examples() -> &'static [Example] {
    static READ: LazyLock<Vec<Example>> = LazyLock::new(|| {
        let lines = EXAMPLES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| read(line).unwrap_or_else(|| panic!("lessons/examples.txt: {line}"))).collect()
    });
    &READ
}

fn read(line: &'static str) -> Option<Example> {
    let fields: Vec<&str> = line.split(" | ").collect();
    let [name, digits, removed, line, spoilers] = fields[..] else { return None };
    let or_none = |field: &'static str| if field == "-" { "" } else { field };
    Some(Example { name, digits, removed: or_none(removed), line, spoilers: or_none(spoilers) })
}

/// Returns the example with this name: one of [`examples`], or `id/n` for the *n*-th example of a technique, counted
/// from 1.
///
/// # Errors
/// [`ExampleError`] if there is no such example, or it does not show what it should.
pub fn example(name: &str) -> Result<Shown, ExampleError> {
    if let Some(example) = examples().iter().find(|example| example.name == name) {
        return example.show();
    }
    let unknown = || ExampleError::Unknown(name.to_owned());
    let (id, number) = name.split_once('/').ok_or_else(unknown)?;
    let technique = technique(id).map_err(|_| unknown())?;
    let number: usize = number.parse().map_err(|_| unknown())?;
    let mut own = technique.examples().into_iter().filter_map(|example| match example.expect {
        Expect::Step(line) => Some((example, line)),
        Expect::Nothing => None,
    });
    let (example, line) = number.checked_sub(1).and_then(|before| own.nth(before)).ok_or_else(unknown)?;
    let position = example.position();
    let step = find(technique, &position, line)
        .map_err(|found| ExampleError::Missing { name: name.to_owned(), found })?;
    Ok(Shown::of(position, step))
}

impl Shown {
    /// Returns a position with a step that is available there.
    pub fn of(position: Position, step: Step) -> Shown {
        Shown {
            kind: ExampleKind::Shows,
            position,
            step,
            spoilers: Spoilers::default(),
            notes: Vec::new(),
            before_marks: None,
        }
    }
}

impl Example {
    /// Returns the id of the technique or of the move.
    pub fn technique(&self) -> &'static str {
        self.line.split(':').next().unwrap_or_default()
    }

    /// Returns whether it is a near miss.
    pub fn is_look_alike(&self) -> bool {
        !self.spoilers.is_empty()
    }

    /// Finds the step of the example.
    ///
    /// # Errors
    /// [`ExampleError`] if it does not show what it should.
    pub fn show(&self) -> Result<Shown, ExampleError> {
        let malformed = || ExampleError::Malformed(self.name);
        let (id, _) = self.line.split_once(':').ok_or_else(malformed)?;
        let written = jade_logic::Example {
            digits: self.digits,
            removed: self.removed,
            expect: Expect::Step(self.line),
        };
        let position = written.position();
        let name = || self.name.to_owned();
        let Ok(technique) = technique(id) else { return self.before_marks(&position) };
        if self.spoilers.is_empty() {
            let step = find(technique, &position, self.line)
                .map_err(|found| ExampleError::Missing { name: name(), found })?;
            return Ok(Shown::of(position, step));
        }
        let spoilers = Spoilers::read(self.spoilers, &position).ok_or_else(malformed)?;
        let supposed = spoilers.taken_from(&position).ok_or_else(malformed)?;
        let step = find(technique, &supposed, self.line)
            .map_err(|found| ExampleError::Missing { name: name(), found })?;
        let found = lines(technique, &position);
        if !found.is_empty() {
            return Err(ExampleError::NotSpoilt { name: name(), found });
        }
        Ok(Shown { kind: ExampleKind::LooksLike, spoilers, ..Shown::of(position, step) })
    }

    fn before_marks(&self, position: &Position) -> Result<Shown, ExampleError> {
        let geometry = position.geometry();
        let mut phase = BeforeMarks::new(position);
        let mut found = Vec::new();
        while let Some(next) = phase.next_move() {
            let line = notation::print(&next.step, geometry);
            if line == self.line {
                let step = next.step.clone();
                let shown = Shown::of(phase.position().clone(), step);
                let notes = noted(&phase);
                return Ok(Shown {
                    kind: ExampleKind::BeforeMarks,
                    notes,
                    before_marks: Some(next),
                    ..shown
                });
            }
            found.push(line);
            phase.take(&next);
        }
        Err(ExampleError::Missing { name: self.name.to_owned(), found })
    }
}

/// Returns the notes of a player at this point.
fn noted(phase: &BeforeMarks) -> Vec<Candidate> {
    let position = phase.position();
    let notes = phase.notes().iter().flat_map(|note| {
        let left = note.cells.resized() & position.cells_with(note.digit);
        left.iter().map(|cell| Candidate::new(cell, note.digit)).collect::<Vec<_>>()
    });
    let pairs = phase.pairs().iter().flat_map(|pair| {
        let open = pair.cells().resized() & position.open_cells();
        let both = |cell| pair.digits().iter().map(move |digit| Candidate::new(cell, digit));
        open.iter().flat_map(both).collect::<Vec<_>>()
    });
    let mut noted: Vec<Candidate> = notes.chain(pairs).collect();
    noted.sort_unstable();
    noted.dedup();
    noted
}

/// Returns the step with this notation if the technique finds it; otherwise, the steps that it finds.
fn find(technique: &Technique, position: &Position, line: &str) -> Result<Step, Vec<String>> {
    let geometry = position.geometry();
    let steps = technique.all_steps(&Analysis::of_proper(position));
    let found = steps.iter().position(|step| notation::print(step, geometry) == line);
    match found {
        Some(place) => Ok(steps.into_iter().nth(place).unwrap_or_else(|| unreachable!("it was there"))),
        None => Err(steps.iter().map(|step| notation::print(step, geometry)).collect()),
    }
}

fn lines(technique: &Technique, position: &Position) -> Vec<String> {
    let steps = technique.all_steps(&Analysis::of_proper(position));
    steps.iter().map(|step| notation::print(step, position.geometry())).collect()
}
