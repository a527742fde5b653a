//! `jade grid`: what is related to 9×9 puzzles and grids; `jade classify`: how deep trials must be nested to solve them.

use crate::args::{Exploring, Relation};
use crate::console::documents::settled;
use crate::console::fault::Fault;
use crate::console::input::{Input, Job};
use crate::console::terminal::{Form, json};
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_contract::{AskError, VERSION};
use jade_exchange::Reading;
use jade_explore::{
    Cancelled, Class, backdoors, classify, is_minimal, min_lex, minimal_puzzles, neighbours,
    redundant_givens, unavoidable_sets,
};
use jade_grid::{Cell, Puzzle, canonical};
use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};
use jade_text::{Args, Language, Texts};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Lines shorter than this number of bytes are taken by many at once, unless a question about one takes long.
const SHORT: usize = 120;

/// Answers about every puzzle of every file, in order. Returns whether all could be answered.
///
/// # Errors
/// If the output cannot be written.
pub fn grid(
    exploring: &Exploring,
    form: Form,
    language: Language,
    mut out: impl Write + Send,
) -> io::Result<bool> {
    interrupt::listen();
    let texts = Texts::of(language);
    let quick = matches!(
        exploring.relation,
        Relation::MinLex | Relation::Automorphisms | Relation::Isomorphic | Relation::Redundant
    );
    let mut input = Input::new(&exploring.files, if quick { SHORT } else { 0 }, texts);
    let next = || if interrupt::requested() { None } else { input.next() };
    let work = |job: Job| answers(job, exploring.relation, language);
    let mut good = true;
    let mut classes = Classes::default();
    let put = |answers: Vec<Result<Answer, Box<Fault>>>| {
        for answer in answers {
            match answer {
                Ok(mut answer) => {
                    classes.number(&mut answer);
                    answer.write(form, &mut out)?;
                }
                Err(fault) => {
                    good = false;
                    fault.write(form, texts, &mut out)?;
                }
            }
        }
        out.flush()
    };
    in_order(exploring.threads, next, work, put)?;
    Ok(good)
}

/// The answer about a puzzle.
struct Answer {
    puzzle: String,
    finding: Finding,
}

enum Finding {
    Form(Board),
    /// The canonical form of a puzzle that bars digits.
    Canonical(Puzzle),
    Automorphisms(u64),
    /// The min-lex form, which becomes the number of its first puzzle in the input.
    Isomorphic(Board),
    Number(usize),
    Puzzles(&'static str, Vec<Board>),
    Redundant(Vec<Cell>),
    Sets(Vec<Vec<Cell>>),
    Class {
        class: Class,
        backdoors: Vec<Vec<Cell>>,
    },
}

/// The first puzzle of each form.
#[derive(Default)]
struct Classes {
    puzzles: usize,
    first: BTreeMap<[u8; 81], usize>,
}

impl Classes {
    fn number(&mut self, answer: &mut Answer) {
        if let Finding::Isomorphic(form) = answer.finding {
            self.puzzles += 1;
            let number = *self.first.entry(*form.values()).or_insert(self.puzzles);
            answer.finding = Finding::Number(number);
        }
    }
}

/// Why there is no answer about a puzzle.
enum Refusal {
    NotNine,
    Twice,
    NotProper,
    Cancelled,
}

impl From<Cancelled> for Refusal {
    fn from(_: Cancelled) -> Refusal {
        Refusal::Cancelled
    }
}

impl Refusal {
    fn error(&self, texts: &Texts) -> AskError {
        let (code, id) = match self {
            Refusal::NotNine => ("not-9x9", "cli-grid-not-nine"),
            Refusal::Twice => ("digit-twice", "cli-grid-twice"),
            Refusal::NotProper => ("not-proper", "cli-grid-not-proper"),
            Refusal::Cancelled => return AskError::from_cancelled(jade_tutor::Cancelled, texts),
        };
        AskError { code, field: None, message: texts.plain(id, &Args::none()) }
    }
}

fn answers(job: Job, relation: Relation, language: Language) -> Vec<Result<Answer, Box<Fault>>> {
    let texts = Texts::of(language);
    let (chunk, name) = match job {
        Job::Chunk(chunk, name) => (chunk, name),
        Job::Fault(fault) => return vec![Err(fault)],
    };
    let one = |reading: Result<Reading, _>| {
        let reading = reading.map_err(|error| Fault::in_text(&error, name.as_deref(), language))?;
        let reading = settled(reading, name.as_deref(), texts);
        about(&reading.puzzle, relation).map_err(|refusal| {
            Fault::in_answer(refusal.error(texts), Some(reading.line), name.as_deref(), texts)
        })
    };
    chunk.readings().take_while(|_| !interrupt::requested()).map(one).collect()
}

/// Answers about a puzzle. One that bars digits has a canonical form and no other answer.
fn about(puzzle: &Puzzle, relation: Relation) -> Result<Answer, Refusal> {
    if puzzle.is_restricted() && relation == Relation::MinLex {
        let form = canonical(puzzle).ok_or(Refusal::NotNine)?;
        return Ok(Answer { puzzle: puzzle.to_string(), finding: Finding::Canonical(form) });
    }
    let board = Some(puzzle).filter(|puzzle| !puzzle.is_restricted()).and_then(Board::from_puzzle);
    let board = board.ok_or(Refusal::NotNine)?;
    Ok(Answer { puzzle: board.to_string(), finding: explore(&board, relation)? })
}

fn explore(board: &Board, relation: Relation) -> Result<Finding, Refusal> {
    let form = || min_lex(board).ok_or(Refusal::Twice);
    let is_proper = || Solver::new().count(*board, &SearchLimits::default().solutions(2)).solutions == 1;
    let cancel = &interrupt::requested;
    Ok(match relation {
        Relation::MinLex => Finding::Form(*form()?.board()),
        Relation::Automorphisms => Finding::Automorphisms(form()?.automorphisms()),
        Relation::Isomorphic => Finding::Isomorphic(*form()?.board()),
        _ if min_lex(board).is_none() => return Err(Refusal::Twice),
        Relation::Neighbours { count, minimal, min_lex } => {
            let mut puzzles = Puzzles::new(min_lex, u64::MAX);
            neighbours(board, count, cancel, &mut |puzzle| {
                if minimal && !is_minimal(puzzle) { ControlFlow::Continue(()) } else { puzzles.add(puzzle) }
            })?;
            Finding::Puzzles("neighbours", puzzles.found)
        }
        Relation::Class { longest } => {
            let class = classify(board, longest, cancel)?.ok_or(Refusal::NotProper)?;
            Finding::Class { class, backdoors: backdoors(board, cancel)?.ok_or(Refusal::NotProper)? }
        }
        _ if !is_proper() => return Err(Refusal::NotProper),
        Relation::Minimal { limit, min_lex } => {
            let mut puzzles = Puzzles::new(min_lex, limit);
            minimal_puzzles(board, cancel, &mut |puzzle| puzzles.add(puzzle))?;
            Finding::Puzzles("minimal", puzzles.found)
        }
        Relation::Redundant => Finding::Redundant(redundant_givens(board)),
        Relation::Unavoidable { size } => {
            let solution = Solver::new().first(*board).ok_or(Refusal::NotProper)?;
            Finding::Sets(unavoidable_sets(&solution, size, cancel)?)
        }
    })
}

/// Puzzles as they are, or each of their min-lex forms once.
struct Puzzles {
    forms: Option<BTreeSet<[u8; 81]>>,
    limit: u64,
    found: Vec<Board>,
}

impl Puzzles {
    fn new(as_forms: bool, limit: u64) -> Puzzles {
        Puzzles { forms: as_forms.then(BTreeSet::new), limit, found: Vec::new() }
    }

    fn add(&mut self, puzzle: &Board) -> ControlFlow<()> {
        match &mut self.forms {
            None => self.found.push(*puzzle),
            Some(forms) => {
                let form = min_lex(puzzle).map_or(*puzzle, |form| *form.board());
                if forms.insert(*form.values()) {
                    self.found.push(form);
                }
            }
        }
        if self.found.len() as u64 >= self.limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Answer {
    /// # Errors
    /// If the output cannot be written.
    fn write(&self, form: Form, out: &mut impl Write) -> io::Result<()> {
        if form == Form::Json {
            return out.write_all(self.json().as_bytes());
        }
        match &self.finding {
            Finding::Form(form) | Finding::Isomorphic(form) => writeln!(out, "{form}"),
            Finding::Canonical(form) => writeln!(out, "{form}"),
            Finding::Automorphisms(count) => writeln!(out, "{count}"),
            Finding::Number(number) => writeln!(out, "{number}"),
            Finding::Puzzles(_, puzzles) => puzzles.iter().try_for_each(|puzzle| writeln!(out, "{puzzle}")),
            Finding::Redundant(cells) if cells.is_empty() => writeln!(out, "minimal"),
            Finding::Redundant(cells) => writeln!(out, "{}", names(cells)),
            Finding::Sets(sets) => sets.iter().try_for_each(|set| writeln!(out, "{}", names(set))),
            Finding::Class { class, backdoors } => {
                write!(out, "{class}")?;
                for cells in backdoors.iter().filter(|cells| !cells.is_empty()) {
                    write!(out, " {}", names(cells).replace(' ', "+"))?;
                }
                writeln!(out)
            }
        }
    }

    fn json(&self) -> String {
        let numbers = |cells: &[Cell]| Value::from_iter(cells.iter().map(|cell| cell.index()));
        let (name, value) = match &self.finding {
            Finding::Form(form) | Finding::Isomorphic(form) => ("minLex", form.to_string().into()),
            Finding::Canonical(form) => ("canonical", form.to_string().into()),
            Finding::Automorphisms(count) => ("automorphisms", (*count).into()),
            Finding::Number(number) => ("isomorphicTo", (*number).into()),
            Finding::Puzzles(name, puzzles) => {
                (*name, Value::from_iter(puzzles.iter().map(Board::to_string)))
            }
            Finding::Redundant(cells) => ("redundant", numbers(cells)),
            Finding::Sets(sets) => ("unavoidable", Value::from_iter(sets.iter().map(|set| numbers(set)))),
            Finding::Class { class, .. } => ("class", class.to_string().into()),
        };
        let mut reply = Map::new();
        reply.insert("version".to_owned(), VERSION.into());
        reply.insert("puzzle".to_owned(), self.puzzle.clone().into());
        reply.insert(name.to_owned(), value);
        if let Finding::Class { class, backdoors } = &self.finding {
            reply.insert("depth".to_owned(), class.depth.into());
            reply.insert("braids".to_owned(), class.braids.into());
            reply.insert("backdoors".to_owned(), Value::from_iter(backdoors.iter().map(|set| numbers(set))));
        }
        json(&reply)
    }
}

/// The names of the cells, such as `r1c2 r9c3`.
fn names(cells: &[Cell]) -> String {
    let name = |cell: &Cell| format!("r{}c{}", cell.index() / 9 + 1, cell.index() % 9 + 1);
    cells.iter().map(name).collect::<Vec<_>>().join(" ")
}
