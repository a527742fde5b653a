//! What a row contains: a function of its puzzle, its set and the plan, so that a row can be checked from its puzzle.

use super::columns::{Column, ColumnKind, Value};
use super::{Plan, PuzzleSet};
use jade_explore::min_lex;
use jade_generate::{Judge, has_shape};
use jade_grid::{Candidate, Cell, Geometry, Puzzle, Sheet};
use jade_logic::{Outcome, Step, notation};
use jade_search::nine::Board;
use jade_text::Texts;
use jade_tutor::{Attempt, Limits, Question, SolvedPath, explainer_rating, path};

/// The indices of the columns with the puzzle and its solution.
pub const PUZZLE: usize = 0;
pub const SOLUTION: usize = 1;

/// The columns with the ratings of the Sudoku Explainer.
const RATINGS: [&str; 3] = ["er", "ep", "ed"];

/// The columns of a data set.
pub fn columns(plan: &Plan) -> Vec<Column> {
    let column = Column::new;
    let number = || ColumnKind::Number;
    let techniques = vec![column("technique", ColumnKind::Text), column("times", number())];
    let mut columns = vec![
        column("puzzle", ColumnKind::Text),
        column("solution", ColumnKind::Text),
        column("form", ColumnKind::Text),
        column("set", ColumnKind::Text),
        column("givens", number()),
        column("outcome", ColumnKind::Text),
        column("level", ColumnKind::Text).optional(),
        column("score", number()),
        column("openness", ColumnKind::Fraction).optional(),
        column("hardest", ColumnKind::Text).optional(),
        column("step_count", number()),
        column("techniques", ColumnKind::list(ColumnKind::Struct(techniques))),
    ];
    if plan.explainer {
        columns.extend(RATINGS.map(|name| column(name, ColumnKind::Fraction).optional()));
    }
    if let Some(languages) = &plan.steps {
        let candidate = || {
            ColumnKind::list(ColumnKind::Struct(vec![column("cell", number()), column("digit", number())]))
        };
        let mut step = vec![
            column("technique", ColumnKind::Text),
            column("step", ColumnKind::Text),
            column("cells", ColumnKind::list(number())),
            column("placements", candidate()),
            column("eliminations", candidate()),
        ];
        step.extend(languages.iter().map(|language| column(language.code(), ColumnKind::Text)));
        columns.push(column("steps", ColumnKind::list(ColumnKind::Struct(step))));
    }
    columns
}

/// The canonical form: min-lex on the plain 9×9 board, and JADE's own on others. `None` if a house has a digit twice.
pub fn form(puzzle: &Puzzle) -> Option<Puzzle> {
    match Board::from_puzzle(puzzle) {
        Some(board) => min_lex(&board).map(|form| form.board().to_puzzle()),
        None => jade_grid::canonical(puzzle),
    }
}

/// A puzzle with what is known of it.
pub struct Row {
    puzzle: Puzzle,
    form: Puzzle,
    solved: SolvedPath,
}

impl Row {
    /// Solves a puzzle with the techniques of the plan; `None` if it is not a proper puzzle with open cells.
    pub fn new(puzzle: Puzzle, plan: &Plan) -> Option<Row> {
        let question =
            Question { techniques: plan.profile.clone(), ..Question::new(Sheet::new(puzzle.clone()).ok()?) };
        match path(&question, None, &Limits::default()) {
            Ok(Attempt::Done(solved)) => Some(Row { form: form(&puzzle)?, puzzle, solved }),
            _ => None,
        }
    }

    /// The mean number of cells that a single fills, if the path leads to the end.
    fn openness(&self) -> Option<f64> {
        self.solved.rating.openness.map(|openness| openness.mean())
    }

    /// The values of the columns.
    pub fn values(&self, set: &PuzzleSet, plan: &Plan) -> Vec<Value> {
        let SolvedPath { start, steps, end, outcome, rating } = &self.solved;
        let text = |text: &str| Value::Text(text.to_owned());
        let maybe = |name: Option<&str>| name.map_or(Value::Null, text);
        let count = |number: usize| Value::Number(number as i64);
        let times = |one: &jade_logic::Addend| {
            Value::Struct(vec![text(one.technique.as_str()), Value::Number(one.times.into())])
        };
        let solution = match outcome {
            Outcome::Solved => Some(end.values().clone()),
            _ => jade_tutor::classify(&self.puzzle, &Limits::default()).solution().cloned(),
        };
        let mut values = vec![
            text(&self.puzzle.to_string()),
            solution.map_or(Value::Null, |solution| text(&solution.to_string())),
            text(&self.form.to_string()),
            text(&set.name),
            count(self.puzzle.filled_count()),
            text(if *outcome == Outcome::Solved { "solved" } else { "stuck" }),
            maybe(rating.level.map(|level| level.as_str())),
            Value::Number(rating.score.into()),
            self.openness().map_or(Value::Null, Value::Fraction),
            maybe(rating.hardest.map(|technique| technique.as_str())),
            count(steps.len()),
            Value::List(rating.addends.iter().map(times).collect()),
        ];
        if plan.explainer {
            values.extend(ratings(&self.puzzle).map(|rating| rating.map_or(Value::Null, Value::Fraction)));
        }
        if let Some(languages) = &plan.steps {
            let steps = steps.iter().map(|one| step(one, start.geometry(), languages));
            values.push(Value::List(steps.collect()));
        }
        values
    }
}

/// Returns ER, EP and ED of a puzzle; `None` for boards that the Sudoku Explainer does not rate.
fn ratings(puzzle: &Puzzle) -> [Option<f64>; 3] {
    let sheet = Sheet::new(puzzle.clone()).ok();
    let rating = sheet.and_then(|sheet| explainer_rating(&Question::new(sheet), &Limits::default()).ok());
    match rating {
        Some(Attempt::Done(rating)) => [rating.er, rating.ep, rating.ed].map(|figure| Some(figure.value())),
        _ => [None; 3],
    }
}

/// Whether a puzzle belongs to a set.
pub struct Membership<'a> {
    set: &'a PuzzleSet,
    wish: jade_generate::Wish,
    judge: Judge,
}

impl<'a> Membership<'a> {
    pub fn new(set: &'a PuzzleSet, plan: &Plan) -> Membership<'a> {
        let wish = set.wish(&plan.profile);
        Membership { set, judge: Judge::new(&wish), wish }
    }

    /// Whether a puzzle that fulfils the wish also has the number of givens and the openness.
    pub fn has_measures(&self, puzzle: &Puzzle, plan: &Plan) -> bool {
        let givens = self.set.givens.as_ref().is_none_or(|range| range.contains(&puzzle.filled_count()));
        givens
            && self.set.openness.as_ref().is_none_or(|range| {
                let openness = Row::new(puzzle.clone(), plan).and_then(|row| row.openness());
                openness.is_some_and(|openness| range.contains(&openness))
            })
    }

    /// Whether a puzzle fulfils everything. The solution is that of the puzzle.
    pub fn holds(&self, puzzle: &Puzzle, solution: Puzzle, plan: &Plan) -> bool {
        let fulfils =
            || !self.wish.is_rated() || self.judge.judge_whole(0, puzzle, solution, &|| false).is_ok();
        has_shape(&self.wish, puzzle) && self.has_measures(puzzle, plan) && fulfils()
    }
}

fn step(step: &Step, geometry: &Geometry, languages: &[jade_text::Language]) -> Value {
    let cell = |cell: Cell| Value::Number(cell.index() as i64);
    let candidates = |all: &[Candidate]| {
        let pair =
            |one: &Candidate| Value::Struct(vec![cell(one.cell), Value::Number(one.digit.get().into())]);
        Value::List(all.iter().map(pair).collect())
    };
    let mut cells =
        step.parts.iter().fold(jade_grid::LargeCellSet::EMPTY, |cells, part| cells | part.value.cells());
    cells = step.links.iter().fold(cells, |cells, link| cells | link.from.cells() | link.to.cells());
    let mut values = vec![
        Value::Text(step.technique.as_str().to_owned()),
        Value::Text(notation::print(step, geometry)),
        Value::List(cells.iter().map(cell).collect()),
        candidates(&step.placements),
        candidates(&step.eliminations),
    ];
    let words = |language: &jade_text::Language| Texts::of(*language).step(step, geometry).to_string();
    values.extend(languages.iter().map(|language| Value::Text(words(language))));
    Value::Struct(values)
}
