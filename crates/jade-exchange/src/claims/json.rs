//! Reads an attempt from a line of JSON.

use super::chain::chain_in;
use super::{ClaimReader, WrittenAttempt, WrittenStep, answer, sorted};
use jade_grid::{Geometry, Puzzle};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;

/// An attempt at a puzzle: the puzzle, and what was written.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt<T> {
    /// What the line calls itself, as JSON; `None` if it has no `id`.
    pub id: Option<String>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The steps and the answer.
    pub written: WrittenAttempt<T>,
}

/// Why a line of JSON is not an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AttemptError {
    /// It is not a JSON object. The place is the column, from 1.
    NoObject {
        /// The column.
        column: usize,
    },
    /// A field is missing.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field does not have the form that it should.
    Field {
        /// Its path, such as `steps[2].cells`.
        path: String,
    },
    /// The puzzle cannot be read.
    Puzzle(crate::ReadError),
    /// The board is larger than 16×16.
    TooLarge {
        /// Its number of rows.
        side: usize,
    },
}

impl fmt::Display for AttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttemptError::NoObject { column } => write!(f, "column {column}: expected a JSON object"),
            AttemptError::Missing { field } => write!(f, "{field} is missing"),
            AttemptError::Field { path } => write!(f, "{path} is not as it should be"),
            AttemptError::Puzzle(error) => write!(f, "puzzle: {error}"),
            AttemptError::TooLarge { .. } => f.write_str("the board is larger than 16×16"),
        }
    }
}

impl std::error::Error for AttemptError {}

/// Reads an attempt from a JSON object with `puzzle` and any of `steps`, `text`, `answer` and `id`. Other fields do not
/// matter.
///
/// `steps` is a list of texts and objects, or one text. An object may have `technique`, `cells`, `houses`, `digits`,
/// `conclusions` and `text`.
///
/// ```
/// use jade_exchange::claims::{ClaimReader, attempt};
/// let reader = ClaimReader::new([("naked-pair", 7)]);
/// let line = r#"{"puzzle": "12.4............", "steps": ["r1c3=3", {"technique": "naked-pair",
///     "cells": ["r2c1", "r2c2"], "digits": [3, 4], "conclusions": ["r2c3<>34"]}]}"#;
/// let read = attempt(&reader, line).unwrap();
/// assert_eq!(read.written.steps[1].technique, Some(7));
/// assert_eq!(read.written.steps[1].eliminations.len(), 2);
/// assert!(attempt(&reader, r#"{"puzzle": 5}"#).is_err());
/// ```
///
/// # Errors
/// [`AttemptError`] if it has another form.
pub fn attempt<T: Copy + PartialEq>(reader: &ClaimReader<T>, line: &str) -> Result<Attempt<T>, AttemptError> {
    let object: AttemptFields = serde_json::from_str(line)
        .map_err(|error| AttemptError::NoObject { column: error.column().max(1) })?;
    attempt_of(reader, &object)
}

/// The fields of an attempt, by name. What stands in them is parsed only as far as it matters: as a tree of values, JSON takes
/// a hundred times its size.
pub type AttemptFields = BTreeMap<String, Box<RawValue>>;

/// Reads an [`attempt`] from an object whose fields are known already.
///
/// # Errors
/// [`AttemptError`] if it has another form.
pub fn attempt_of<T: Copy + PartialEq>(
    reader: &ClaimReader<T>,
    fields: &AttemptFields,
) -> Result<Attempt<T>, AttemptError> {
    let wrong = |name: &str| AttemptError::Field { path: name.to_owned() };
    let text = |name: &'static str| match fields.get(name) {
        None => Ok(None),
        Some(json) => serde_json::from_str::<Option<String>>(json.get()).map_err(|_| wrong(name)),
    };
    let puzzle = text("puzzle")?.ok_or(AttemptError::Missing { field: "puzzle" })?;
    let puzzle = crate::read_one(&puzzle).map_err(AttemptError::Puzzle)?.givens().clone();
    let geometry = puzzle.geometry();
    if !geometry.is_usual() {
        return Err(AttemptError::TooLarge { side: geometry.side() });
    }
    let mut written = WrittenAttempt { steps: Vec::new(), unread: Vec::new(), answer: None };
    if let Some(list) = fields.get("steps").filter(|json| json.get().starts_with('[')) {
        let steps: Vec<&RawValue> = serde_json::from_str(list.get()).map_err(|_| wrong("steps"))?;
        for (index, step) in steps.into_iter().enumerate() {
            let path = format!("steps[{index}]");
            let step: Value = serde_json::from_str(step.get()).map_err(|_| wrong(&path))?;
            let read = reader.json_step(&step, index + 1, path, geometry)?;
            if read.is_empty() {
                written.unread.push(index + 1);
            }
            written.steps.extend(read);
        }
    } else if let Some(steps) = text("steps")? {
        written.steps = reader.steps(&steps, geometry);
    }
    if let Some(text) = text("text")? {
        let read = reader.attempt(&text, geometry);
        written.steps.extend(read.steps);
        written.answer = read.answer;
    }
    if let Some(text) = text("answer")? {
        // An answer that cannot be read is wrong.
        written.answer = answer(&text, geometry).or_else(|| Some(Puzzle::empty(geometry)));
    }
    Ok(Attempt { id: fields.get("id").map(|id| id.get().to_owned()), puzzle, written })
}

impl<T: Copy + PartialEq> ClaimReader<T> {
    /// Reads one step of an [`attempt`] from JSON: an object, or a text, which may have several.
    ///
    /// # Errors
    /// [`AttemptError`] if it has another form.
    pub fn step_of_json(&self, json: &str, geometry: &Geometry) -> Result<Vec<WrittenStep<T>>, AttemptError> {
        let step: Value = serde_json::from_str(json)
            .map_err(|error| AttemptError::NoObject { column: error.column().max(1) })?;
        self.json_step(&step, 1, "step".to_owned(), geometry)
    }

    /// Reads a step that is a text, which may have several, or an object.
    fn json_step(
        &self,
        step: &Value,
        number: usize,
        path: String,
        geometry: &Geometry,
    ) -> Result<Vec<WrittenStep<T>>, AttemptError> {
        let object = match step {
            Value::String(text) => {
                let mut steps = self.steps(text, geometry);
                steps.iter_mut().for_each(|step| step.line = number);
                return Ok(steps);
            }
            Value::Object(object) => object,
            _ => return Err(AttemptError::Field { path }),
        };
        let bad = |name: &str| AttemptError::Field { path: format!("{path}.{name}") };
        let known = ["technique", "cells", "houses", "digits", "conclusions", "text"];
        if let Some(other) = object.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(bad(other));
        }
        // Lists are read as the words that they are.
        let listed = |name: &'static str| -> Result<String, AttemptError> {
            let word = |value: &Value| match value {
                Value::String(word) => Some(word.clone()),
                Value::Number(number) => Some(number.to_string()),
                _ => None,
            };
            match object.get(name) {
                None | Some(Value::Null) => Ok(String::new()),
                Some(Value::Array(values)) => {
                    let words: Option<Vec<String>> = values.iter().map(word).collect();
                    words.map(|words| words.join(" ; ")).ok_or_else(|| bad(name))
                }
                Some(value) => word(value).ok_or_else(|| bad(name)),
            }
        };
        let text = listed("text")?;
        let mut read = self.steps(&listed("conclusions")?, geometry);
        if object.contains_key("conclusions") && read.is_empty() {
            return Err(bad("conclusions"));
        }
        if read.is_empty() {
            read = self.steps(&text, geometry);
        }
        let name = listed("technique")?;
        let technique = match name.is_empty() {
            true => None,
            false => Some(self.technique(&name).ok_or_else(|| bad("technique"))?),
        };
        let Some(mut step) = read.pop() else { return Err(bad("conclusions")) };
        for one in read {
            step.placements.extend(one.placements);
            step.eliminations.extend(one.eliminations);
        }
        let (cells, houses, digits) = (listed("cells")?, listed("houses")?, listed("digits")?);
        let mentioned = |name: &str, text: &str| {
            // A number at the beginning would be that of a line.
            let found = self.mentioned(&format!(", {text}"), geometry);
            let count = text.split(';').filter(|word| !word.trim().is_empty()).count();
            let enough = match name {
                "cells" => found.0.len() >= count,
                "houses" => found.1.len() >= count,
                _ => found.2.len() >= count,
            };
            if enough { Ok(found) } else { Err(bad(name)) }
        };
        step.cells.extend(mentioned("cells", &cells)?.0);
        step.houses.extend(mentioned("houses", &houses)?.1);
        step.digits |= mentioned("digits", &digits)?.2;
        let (cells, houses) = (sorted(step.cells), sorted(step.houses));
        let technique = technique.or(step.technique);
        let chain = step.chain.take().or_else(|| text.lines().find_map(chain_in).map(|chain| chain.text));
        let text = if text.is_empty() { listed("conclusions")?.replace(" ; ", ", ") } else { text };
        Ok(vec![WrittenStep { line: number, text, technique, cells, houses, chain, ..step }])
    }
}
