//! [`Rate`]: how hard a puzzle is.

use super::{attempt, outcome, question};
use crate::fault::Fault;
use crate::task::Task;
use arrow_array::builder::{ListBuilder, StringBuilder, StructBuilder, UInt32Builder};
use arrow_array::{ArrayRef, Float64Array, StringArray, UInt16Array, UInt32Array};
use arrow_schema::{DataType, Field, Fields};
use jade_logic::Profile;
use jade_tutor::SolvedPath;
use std::sync::Arc;

/// Rates puzzles.
pub struct Rate {
    /// The techniques to use.
    pub profile: Profile,
}

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The number of givens.
    pub givens: usize,
    /// `solved` or `stuck`.
    pub outcome: &'static str,
    /// The level; `None` if the path is stuck or the board is full.
    pub level: Option<&'static str>,
    /// The score.
    pub score: u32,
    /// The hardest technique; `None` if there are no steps.
    pub hardest: Option<&'static str>,
    /// The number of steps.
    pub steps: usize,
    /// The mean number of cells that a single fills; `None` if the path is stuck.
    pub openness: Option<f64>,
    /// How often each technique is used.
    pub techniques: Vec<(&'static str, u32)>,
}

impl Rated {
    /// Returns the rating of a path; without one, of a full board.
    pub fn new(givens: usize, solved: Option<&SolvedPath>) -> Rated {
        let Some(SolvedPath { steps, outcome: end, rating, .. }) = solved else {
            let (level, hardest, openness) = (None, None, None);
            let techniques = Vec::new();
            return Rated {
                givens,
                outcome: "solved",
                level,
                score: 0,
                hardest,
                steps: 0,
                openness,
                techniques,
            };
        };
        Rated {
            givens,
            outcome: outcome(end),
            level: rating.level.map(|level| level.as_str()),
            score: rating.score,
            hardest: rating.hardest.map(|technique| technique.as_str()),
            steps: steps.len(),
            openness: rating.openness.map(|openness| openness.mean()),
            techniques: rating.addends.iter().map(|one| (one.technique.as_str(), one.times)).collect(),
        }
    }
}

impl Task for Rate {
    type Value = Rated;
    const PIECE: usize = 64;

    fn fields(&self) -> Vec<Field> {
        rating_fields()
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<Rated, Fault> {
        let question = question(text, &self.profile)?;
        let solved = attempt(&question, cancel)?;
        Ok(Rated::new(question.sheet.givens().filled_count(), solved.as_ref()))
    }

    fn columns(&self, values: Vec<Option<Rated>>) -> Vec<ArrayRef> {
        rating_columns(&values)
    }
}

/// The columns of a rating.
pub fn rating_fields() -> Vec<Field> {
    let techniques = Field::new("item", DataType::Struct(technique_fields()), false);
    vec![
        Field::new("givens", DataType::UInt16, true),
        Field::new("outcome", DataType::Utf8, true),
        Field::new("level", DataType::Utf8, true),
        Field::new("score", DataType::UInt32, true),
        Field::new("hardest", DataType::Utf8, true),
        Field::new("step_count", DataType::UInt16, true),
        Field::new("openness", DataType::Float64, true),
        Field::new("techniques", DataType::List(techniques.into()), true),
    ]
}

fn technique_fields() -> Fields {
    Fields::from(vec![
        Field::new("technique", DataType::Utf8, false),
        Field::new("times", DataType::UInt32, false),
    ])
}

/// Puts ratings into columns.
pub fn rating_columns(values: &[Option<Rated>]) -> Vec<ArrayRef> {
    let texts = |of: fn(&Rated) -> Option<&'static str>| -> ArrayRef {
        let texts: StringArray = values.iter().map(|one| one.as_ref().and_then(of)).collect();
        Arc::new(texts)
    };
    let small = |of: fn(&Rated) -> usize| -> ArrayRef {
        let numbers =
            values.iter().map(|one| one.as_ref().map(|one| u16::try_from(of(one)).unwrap_or(u16::MAX)));
        Arc::new(numbers.collect::<UInt16Array>())
    };
    let score: UInt32Array = values.iter().map(|one| one.as_ref().map(|one| one.score)).collect();
    let openness: Float64Array = values.iter().map(|one| one.as_ref().and_then(|one| one.openness)).collect();
    vec![
        small(|one| one.givens),
        texts(|one| Some(one.outcome)),
        texts(|one| one.level),
        Arc::new(score),
        texts(|one| one.hardest),
        small(|one| one.steps),
        Arc::new(openness),
        techniques(values),
    ]
}

fn techniques(values: &[Option<Rated>]) -> ArrayRef {
    let fields = technique_fields();
    let item = Field::new("item", DataType::Struct(fields.clone()), false);
    let item_builder =
        StructBuilder::new(fields, vec![Box::new(StringBuilder::new()), Box::new(UInt32Builder::new())]);
    let mut list = ListBuilder::new(item_builder).with_field(item);
    for value in values {
        for (technique, times) in value.iter().flat_map(|one| &one.techniques) {
            let item = list.values();
            item.field_builder::<StringBuilder>(0).expect("names").append_value(technique);
            item.field_builder::<UInt32Builder>(1).expect("numbers").append_value(*times);
            item.append(true);
        }
        list.append(value.is_some());
    }
    Arc::new(list.finish())
}
