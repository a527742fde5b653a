//! [`Many`]: answers about many standard 9×9 boards at once.

use crate::args::{COUNT_LIMIT, Question};
use crate::ask::answers::{several, without_solution};
use crate::console::fault::Fault;
use jade_exchange::ReadError;
use jade_exchange::Reading;
use jade_exchange::stream::{Chunk, LineKind};
use jade_grid::Puzzle;
use jade_search::nine::{Answer, Board, Solver};
use jade_search::{Auto, Classification, Engine, Outcome, SearchLimits};
use std::ops::ControlFlow;

/// The output about some input.
pub enum Output {
    /// Answers about this number of puzzles, with nothing between them.
    Lines(usize, String),
    /// The answer about one puzzle.
    Answer(String),
    /// An error in place of an answer.
    Fault(Box<Fault>),
}

/// The output about several consecutive puzzles.
#[derive(Default)]
pub struct ChunkOutput {
    pub outputs: Vec<Output>,
    /// Whether it was cut short: then nothing may follow.
    pub cut_short: bool,
}

/// Answers questions that require only a search, in plain lines, about standard 9×9 boards: the same answers
/// as about any other board, only faster.
///
/// Which of several solutions is found first depends on what is searched at the same time. So if there
/// are several, they are searched for again, one puzzle at a time, in an order that is always the same.
pub enum Many {
    /// Write the solution.
    Solve,
    /// List at most this number of solutions.
    List(u64),
    /// Count the solutions, up to this number.
    Count(u64),
    /// Check whether there is exactly one.
    Check,
}

/// The content of a line.
enum Item {
    Board(Board),
    Other(Result<Reading, ReadError>),
}

impl Many {
    /// If lines are shorter than this number of bytes, all available ones are taken at once.
    pub const SHORT: usize = 120;

    /// Returns `None` if the question requires more, or requests another engine.
    pub fn new(question: &Question) -> Option<Many> {
        match question {
            Question::Solve { engine: None, limit: None, .. } => Some(Many::Solve),
            Question::Solve { engine: None, limit: Some(limit), .. } => Some(Many::List(*limit)),
            Question::Count { engine: None, limit, .. } => Some(Many::Count(limit.unwrap_or(COUNT_LIMIT))),
            Question::Check { clues: false } => Some(Many::Check),
            _ => None,
        }
    }

    /// Answers about all puzzles of a chunk; calls `other` for those of another kind.
    pub fn answer(
        &self,
        chunk: Chunk,
        cancel: &dyn Fn() -> bool,
        mut other: impl FnMut(Result<Reading, ReadError>) -> Output,
    ) -> ChunkOutput {
        let items = items(chunk);
        let limits = SearchLimits::default().cancel(cancel);
        let mut answers = self.search(&items, &limits).into_iter();
        let mut chunk_output = ChunkOutput::default();
        let (mut puzzles, mut text) = (0, String::new());
        let finish = |puzzles: &mut usize, text: &mut String, chunk_output: &mut ChunkOutput| {
            if *puzzles > 0 {
                chunk_output.outputs.push(Output::Lines(std::mem::take(puzzles), std::mem::take(text)));
            }
        };
        for item in items {
            match item {
                Item::Board(board) => {
                    let Some(answer) = answers.next().flatten() else {
                        chunk_output.cut_short = true;
                        break;
                    };
                    puzzles += 1;
                    self.write(&board, &answer, &limits, &mut text);
                }
                Item::Other(_) if cancel() => {
                    chunk_output.cut_short = true;
                    break;
                }
                Item::Other(reading) => {
                    finish(&mut puzzles, &mut text, &mut chunk_output);
                    chunk_output.outputs.push(other(reading));
                }
            }
        }
        finish(&mut puzzles, &mut text, &mut chunk_output);
        chunk_output
    }

    /// Returns the answers about the boards; `None` for those that were cancelled.
    fn search(&self, items: &[Item], limits: &SearchLimits<'_>) -> Vec<Option<Answer>> {
        let board = |item: &Item| match item {
            Item::Board(board) => Some(*board),
            Item::Other(_) => None,
        };
        let boards: Vec<Board> = items.iter().filter_map(board).collect();
        let limits = match self {
            Many::Solve | Many::Check => limits.solutions(2),
            // The first one shows whether there is any; they are listed one puzzle at a time.
            Many::List(_) => limits.solutions(1),
            Many::Count(most) => limits.solutions(*most),
        };
        let mut answers = vec![None; boards.len()];
        Auto::solve_many(&boards, &limits, |index, answer| {
            answers[index] = Some(answer);
            ControlFlow::Continue(())
        });
        answers
    }

    /// Writes the answer about a board, in the same way as for any other puzzle.
    fn write(&self, board: &Board, answer: &Answer, limits: &SearchLimits<'_>, out: &mut String) {
        let cancelled = answer.outcome == Outcome::Cancelled;
        let solution = answer.solution.map(|solution| solution.line());
        let line = solution.as_ref().and_then(|line| str::from_utf8(line).ok());
        let mut say = |words: &[&str]| {
            words.iter().for_each(|word| out.push_str(word));
            out.push('\n');
        };
        match (self, line) {
            (Many::Count(_), _) => {
                let more = if answer.outcome == Outcome::Complete { "" } else { "+" };
                say(&[&answer.solutions.to_string(), more]);
            }
            (Many::Check, Some(_)) if answer.solutions > 1 => {
                match Auto.classify(&board.to_puzzle(), &SearchLimits::default()) {
                    Classification::Several { solutions, cell, .. } => {
                        say(&[&several(board.to_puzzle().geometry(), cell, &solutions)]);
                    }
                    // Both searches find several, or JADE has a bug; `unknown` is always correct.
                    _ => say(&["unknown"]),
                }
            }
            (_, _) if cancelled && line.is_none() => say(&["unknown"]),
            (Many::Check, Some(_)) if cancelled => say(&["unknown"]),
            (Many::Check, Some(_)) => say(&["proper"]),
            (Many::Check, None) => say(&[&without_solution(&board.to_puzzle())]),
            (_, None) => say(&["none"]),
            (Many::Solve, Some(line)) if answer.solutions > 1 => {
                let first = Solver::new().first(*board).map(|first| first.line());
                say(&[
                    "several\t",
                    first.as_ref().and_then(|line| str::from_utf8(line).ok()).unwrap_or(line),
                ]);
            }
            (Many::Solve, Some(line)) if cancelled => say(&["unknown\t", line]),
            (Many::Solve, Some(line)) => say(&[line]),
            (Many::List(most), Some(_)) => {
                let mut list = |solution: &Puzzle| {
                    say(&[&solution.to_string()]);
                    ControlFlow::Continue(())
                };
                let report = Auto.run(&board.to_puzzle(), &limits.solutions(*most), Some(&mut list));
                if report.solutions == 0 {
                    say(&["unknown"]);
                }
            }
        }
    }
}

/// Parses the lines of a chunk; standard 9×9 boards are parsed directly.
fn items(chunk: Chunk) -> Vec<Item> {
    let lines = match chunk {
        Chunk::Read(readings) => return readings.into_iter().map(item).collect(),
        Chunk::Lines(lines) => lines,
    };
    let mut items = Vec::new();
    for (number, line) in lines.iter() {
        match Board::from_line(line) {
            Ok(board) if lines.kind == LineKind::Puzzle => items.push(Item::Board(board)),
            _ => items.extend(lines.read(line, number).map(item)),
        }
    }
    items
}

fn item(reading: Result<Reading, ReadError>) -> Item {
    // What is on a sheet may belong to the puzzle.
    let bare = reading.as_ref().ok().filter(|reading| reading.sheet.is_none());
    match bare.and_then(|reading| Board::from_puzzle(&reading.puzzle)) {
        Some(board) => Item::Board(board),
        None => Item::Other(reading),
    }
}
