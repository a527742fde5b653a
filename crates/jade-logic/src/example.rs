//! [`Example`]: positions that show a technique, read from the text file beside it.

use crate::{Technique, notation};
use jade_grid::{Cell, Position, line};

impl Technique {
    /// Positions where it applies, with the step expected, and near misses where it must find nothing.
    ///
    /// The text has one example a line: digits, removed candidates (`-` for none) and the step expected, or `nothing`,
    /// with bars between them. Lines that begin with `#` say why. Kinds of fish share a text; the lines of others are
    /// left out.
    ///
    /// # Panics
    /// If a line is not written so: the texts that are read are part of JADE.
    pub fn examples(&self) -> Vec<Example> {
        let mut examples = Vec::new();
        for line in self.examples.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split(" | ").collect();
            let [digits, removed, step] = fields[..] else { panic!("not an example: {line}") };
            let (id, rest) = step.split_once(": ").expect("an example names its technique");
            if id == self.id().as_str() {
                let removed = if removed == "-" { "" } else { removed };
                let expect = if rest == "nothing" { Expect::Nothing } else { Expect::Step(step) };
                examples.push(Example { digits, removed, expect });
            }
        }
        examples
    }
}

/// A position that shows a technique, or shows where it fails.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The digits in reading order, `.` for an open cell. A `+` before a digit says that it is an entry; where
    /// there is none, all digits are givens.
    pub digits: &'static str,
    /// Candidates that earlier steps took away, as in `r1c1<>35 r2c4<>7`; may be empty.
    pub removed: &'static str,
    /// What must be found.
    pub expect: Expect,
}

impl Example {
    /// The position.
    ///
    /// # Panics
    /// If the example is not well formed: the tests see to it that all are.
    #[track_caller]
    pub fn position(&self) -> Position {
        let read = |digits: &str| line::read(digits).expect("an example's digits are a board");
        let board = read(&self.digits.replace('+', ""));
        let mut position = Position::new(&board).expect("an example breaks no rule");
        let mut givens = position.givens().unwrap_or_default();
        let mut cell = 0;
        let mut previous = '.';
        for sign in self.digits.chars() {
            if previous == '+' {
                givens.discard(Cell::new(cell));
            }
            cell += usize::from(sign != '+');
            previous = sign;
        }
        position.set_givens(Some(givens));
        let removed = notation::parse_eliminations(self.removed, board.geometry());
        for candidate in removed.expect("an example's removed candidates are written as such") {
            let there = position.eliminate(candidate.cell, candidate.digit);
            assert!(there, "{candidate:?} is no candidate in {self:?}");
        }
        position
    }
}

/// What an [`Example`] must yield.
#[derive(Clone, Copy, Debug)]
pub enum Expect {
    /// This step, in the one-line notation, among those found.
    Step(&'static str),
    /// No step at all: it looks like the technique but is not.
    Nothing,
}
