//! [`Example`]: positions that show a technique, from the text file beside its code.

use crate::{Technique, notation};
use jade_grid::{Cell, Position, line};

impl Technique {
    /// Returns positions where the technique applies, with the expected step, and near misses where it must find
    /// nothing.
    ///
    /// The text has one example per line: digits, removed candidates (`-` for none) and the expected step, or
    /// `nothing`, separated by bars. Lines that begin with `#` are comments. The kinds of fish share a text; lines of
    /// other kinds are ignored.
    ///
    /// # Panics
    /// If a line is invalid. The texts are part of JADE.
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

/// A position that shows a technique, or a near miss.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The digits in reading order, `.` for an open cell. A `+` before a digit marks an entry; without any `+`, all
    /// digits are givens.
    pub digits: &'static str,
    /// Candidates that earlier steps have removed, as in `r1c1<>35 r2c4<>7`; may be empty.
    pub removed: &'static str,
    /// The expected result.
    pub expect: Expect,
}

impl Example {
    /// Returns the position.
    ///
    /// # Panics
    /// If the example is invalid. Tests ensure that none is.
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

/// The expected result of an [`Example`].
#[derive(Clone, Copy, Debug)]
pub enum Expect {
    /// This step, in one-line notation, must be among those found.
    Step(&'static str),
    /// A near miss: nothing may be found.
    Nothing,
}
