//! The questions, one file each.

mod count;
mod explainer;
mod forms;
mod hint;
mod rate;
mod solve;
mod steps;
mod verify;

pub use count::{Count, IsProper};
pub use explainer::{Explainer, ExplainerRated};
pub use forms::{Automorphisms, Canonical, MinLex};
pub use hint::{Advised, Hint, advised};
pub use rate::{Rate, Rated};
pub use solve::Solve;
pub use steps::{Path, Paths, Steps, available, path};
pub use verify::Verify;

use crate::fault::Fault;
use arrow_array::builder::{ListBuilder, StringBuilder, StructBuilder, UInt8Builder, UInt16Builder};
use arrow_schema::{DataType, Field, Fields};
use jade_grid::{Candidate, Geometry, Sheet};
use jade_logic::{Profile, Step, notation};
use jade_search::nine::Board;
use jade_text::{Language, Texts};
use jade_tutor::{Attempt, Limits, Question, SolvedPath};

/// Returns limits with this `cancel`.
fn limits<'a>(cancel: &'a dyn Fn() -> bool) -> Limits<'a> {
    Limits { cancel: Some(cancel), ..Limits::default() }
}

/// Reads a text as a 9×9 board without a [`Puzzle`](jade_grid::Puzzle), if it is one.
fn quick_board(text: &str) -> Option<Board> {
    Board::from_line(text.trim_ascii().as_bytes()).ok()
}

/// Returns the question about a puzzle.
///
/// # Errors
/// [`Fault`] if the text is not a puzzle, or one that is too large to reason about.
fn question(text: &str, profile: &Profile) -> Result<Question, Fault> {
    let sheet = Sheet::new(crate::fault::puzzle(text)?).map_err(|_| Fault::TOO_LARGE)?;
    Ok(Question { techniques: profile.clone(), ..Question::new(sheet) })
}

/// Finds the path of a question; `None` if the board is full.
///
/// # Errors
/// [`Fault`] if the puzzle is not proper.
fn attempt(question: &Question, cancel: &dyn Fn() -> bool) -> Result<Option<SolvedPath>, Fault> {
    done(question, jade_tutor::path(question, None, &limits(cancel))?)
}

/// The result of an attempt; `None` if the board is full.
///
/// # Errors
/// [`Fault`] if the puzzle is not proper.
fn done<T>(question: &Question, attempt: Attempt<T>) -> Result<Option<T>, Fault> {
    match attempt {
        Attempt::Done(result) => Ok(Some(result)),
        Attempt::Finished => Ok(None),
        Attempt::Improper(classification) => {
            Err(Fault::of(question.sheet.givens(), &classification).unwrap_or(Fault::UNKNOWN))
        }
        Attempt::Faulty(_) => Err(Fault::twice(question.sheet.givens()).unwrap_or(Fault::NO_SOLUTION)),
    }
}

/// The name of an outcome.
fn outcome(outcome: &jade_logic::Outcome) -> &'static str {
    match outcome {
        jade_logic::Outcome::Solved => "solved",
        _ => "stuck",
    }
}

/// A step as it is stored in a column.
pub struct StepRow {
    technique: &'static str,
    line: String,
    placements: Vec<(u16, u8)>,
    eliminations: Vec<(u16, u8)>,
    /// In the languages asked for.
    words: Vec<String>,
}

impl StepRow {
    fn new(step: &Step, geometry: &Geometry, languages: &[Language]) -> StepRow {
        let pairs = |candidates: &[Candidate]| {
            candidates.iter().map(|one| (one.cell.index() as u16, one.digit.get())).collect()
        };
        StepRow {
            technique: step.technique.as_str(),
            line: notation::print(step, geometry),
            placements: pairs(&step.placements),
            eliminations: pairs(&step.eliminations),
            words: languages.iter().map(|one| Texts::of(*one).step(step, geometry).to_string()).collect(),
        }
    }
}

/// A candidate: the cell in reading order from 0, and the digit.
fn candidate_fields() -> Fields {
    Fields::from(vec![
        Field::new("cell", DataType::UInt16, false),
        Field::new("digit", DataType::UInt8, false),
    ])
}

fn list_of(fields: Fields) -> DataType {
    DataType::List(Field::new("item", DataType::Struct(fields), false).into())
}

fn step_fields(languages: &[Language]) -> Fields {
    let mut fields = vec![
        Field::new("technique", DataType::Utf8, false),
        Field::new("step", DataType::Utf8, false),
        Field::new("placements", list_of(candidate_fields()), false),
        Field::new("eliminations", list_of(candidate_fields()), false),
    ];
    fields.extend(languages.iter().map(|language| Field::new(language.code(), DataType::Utf8, false)));
    Fields::from(fields)
}

/// The column of steps.
fn steps_field(languages: &[Language]) -> Field {
    Field::new("steps", list_of(step_fields(languages)), true)
}

type CandidatesBuilder = ListBuilder<StructBuilder>;

fn candidates_builder() -> CandidatesBuilder {
    let fields = candidate_fields();
    let builders: Vec<Box<dyn arrow_array::builder::ArrayBuilder>> =
        vec![Box::new(UInt16Builder::new()), Box::new(UInt8Builder::new())];
    let item = Field::new("item", DataType::Struct(fields.clone()), false);
    ListBuilder::new(StructBuilder::new(fields, builders)).with_field(item)
}

/// Puts lists of steps into a column.
fn steps_column(values: Vec<Option<Vec<StepRow>>>, languages: &[Language]) -> arrow_array::ArrayRef {
    use arrow_array::{ArrayRef, ListArray, StructArray};
    use arrow_buffer::{NullBuffer, OffsetBuffer};
    use std::sync::Arc;
    let lengths = OffsetBuffer::from_lengths(values.iter().map(|steps| steps.as_ref().map_or(0, Vec::len)));
    let nulls = NullBuffer::from_iter(values.iter().map(Option::is_some));
    let (mut technique, mut line) = (StringBuilder::new(), StringBuilder::new());
    let (mut placements, mut eliminations) = (candidates_builder(), candidates_builder());
    let mut words: Vec<StringBuilder> = languages.iter().map(|_| StringBuilder::new()).collect();
    let put = |builder: &mut CandidatesBuilder, pairs: &[(u16, u8)]| {
        for (cell, digit) in pairs {
            let item = builder.values();
            item.field_builder::<UInt16Builder>(0).expect("cells").append_value(*cell);
            item.field_builder::<UInt8Builder>(1).expect("digits").append_value(*digit);
            item.append(true);
        }
        builder.append(true);
    };
    for step in values.iter().flatten().flatten() {
        technique.append_value(step.technique);
        line.append_value(&step.line);
        put(&mut placements, &step.placements);
        put(&mut eliminations, &step.eliminations);
        words.iter_mut().zip(&step.words).for_each(|(builder, words)| builder.append_value(words));
    }
    let mut columns: Vec<ArrayRef> = vec![
        Arc::new(technique.finish()),
        Arc::new(line.finish()),
        Arc::new(placements.finish()),
        Arc::new(eliminations.finish()),
    ];
    columns.extend(words.iter_mut().map(|builder| Arc::new(builder.finish()) as ArrayRef));
    let fields = step_fields(languages);
    let item = Field::new("item", DataType::Struct(fields.clone()), false);
    let steps = StructArray::new(fields, columns, None);
    Arc::new(ListArray::new(item.into(), lengths, Arc::new(steps), Some(nulls)))
}
