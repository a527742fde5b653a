//! `jade check`.

use crate::ask::puzzle_question::{PuzzleQuestion, json_about};
use crate::console::drawing::Pencil;
use crate::console::terminal::Form;
use jade_contract::{
    AskError, CheckReply, ClueJson, DifferenceJson, SpanJson, Status, VERSION, check_reply, clues_reply,
};
use jade_draw::{Picture, Scene};
use jade_exchange::Reading;
use jade_grid::{Cell, Conflict, Contradiction, Geometry, LargePosition, Notation, Puzzle};
use jade_logic::{PartValue, Role};
use jade_search::Classification;
use jade_text::{Span, Text, Texts};
use jade_tutor::{Limits, classify};

/// How cells are named in plain output, in every language: programs read it.
const PLAIN: Notation = Notation::RowColumn;

/// Describes a puzzle with several solutions in plain output: two of them, and the first cell where they differ.
pub fn several(geometry: &Geometry, cell: Cell, solutions: &[impl ToString]) -> String {
    let solutions: Vec<String> = solutions.iter().map(ToString::to_string).collect();
    format!("several\t{}\t{}", PLAIN.write(geometry, cell), solutions.join("\t"))
}

/// Describes a puzzle without a solution in plain output: `none`, then the two cells that break a rule, or the cell in
/// which no digit fits, if that is the reason.
pub fn without_solution(puzzle: &Puzzle) -> String {
    let geometry = puzzle.geometry();
    let empty = || match LargePosition::new(puzzle).ok()?.contradiction()? {
        Contradiction::EmptyCell(cell) => Some(vec![cell]),
        Contradiction::NoPlace(..) => None,
    };
    let broken = puzzle.conflicts().first().map(|conflict| {
        let mut cells = conflict.cells.to_vec();
        cells.dedup();
        cells
    });
    let cells = broken.or_else(empty).unwrap_or_default();
    let cells: Vec<String> = cells.into_iter().map(|cell| PLAIN.write(geometry, cell)).collect();
    if cells.is_empty() { "none".to_owned() } else { format!("none\t{}", cells.join(" ")) }
}

pub fn answer(asked: &PuzzleQuestion<'_>) -> Result<String, AskError> {
    let (sheet, texts) = (&asked.question.sheet, asked.texts);
    let geometry = sheet.geometry();
    let classification =
        classify(sheet.givens(), &Limits { cancel: Some(asked.cancel), ..Limits::default() });
    if let Some(json) = asked.json(|| check_reply(sheet, &classification, texts)) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        return Ok(match &classification {
            Classification::Proper(_) => "proper\n".to_owned(),
            Classification::NoSolution => without_solution(sheet.givens()) + "\n",
            Classification::Several { solutions, cell, .. } => several(geometry, *cell, solutions) + "\n",
            Classification::Unknown { .. } => "unknown\n".to_owned(),
        });
    };
    let conflicts = sheet.conflicts();
    let (solutions, difference) = match &classification {
        Classification::Several { solutions, cell, .. } => (solutions.as_slice(), Some(*cell)),
        _ => (&[][..], None),
    };
    let conflict = |conflict: &Conflict| PartValue::Cells(conflict.cells.into_iter().collect());
    let conflicting = conflicts.iter().map(|one| (Some(Role::Deadly), conflict(one)));
    let differing = difference.map(|cell| (None, PartValue::Cell(cell)));
    let faults: Vec<(Option<Role>, PartValue)> = conflicting.chain(differing).collect();
    let scene = Scene::of_words(faults.iter().map(|(role, value)| (*role, value)), Role::Target);
    let mut out = pencil.board(&asked.picture().with_scene(scene));
    out += &pencil.sentence(&texts.classification(&classification, geometry));
    for conflict in &conflicts {
        out += &pencil.sentence(&texts.conflict(conflict, geometry));
    }
    for solution in solutions {
        out += &format!("{solution}\n");
    }
    Ok(out)
}

/// The guesses for each of the two questions about clues: some seconds, or a minute where there are many sums. Ctrl-C ends them.
const GUESSES: u64 = 1_000_000;

/// Answers `jade check --clues`: which clues are redundant, or contradict each other.
pub fn clues(asked: &PuzzleQuestion<'_>) -> Result<String, AskError> {
    let (puzzle, texts) = (asked.question.sheet.givens(), asked.texts);
    let limits = Limits { cancel: Some(asked.cancel), ..Limits::default() };
    let reply = clues_reply(puzzle, GUESSES, &limits, texts);
    if let Some(json) = asked.json(|| &reply) {
        return Ok(json);
    }
    let geometry = puzzle.geometry();
    let listed = || reply.redundant.iter().chain(&reply.contradiction);
    let Some(pencil) = asked.pencil() else {
        let written = |clue: &ClueJson| match (&clue.rule, clue.digit) {
            (Some(rule), _) => rule.clone(),
            (None, digit) => {
                let cells: Vec<String> =
                    clue.cells.iter().map(|cell| PLAIN.write(geometry, Cell::new(*cell))).collect();
                format!("{}={}", cells.join(" "), digit.unwrap_or_default())
            }
        };
        let status = match reply.status {
            Status::Proper => "proper",
            Status::None => "none",
            Status::Several => "several",
            Status::Unknown => "unknown",
        };
        let clues: Vec<String> = listed().map(written).collect();
        let separator = if clues.is_empty() { "" } else { "\t" };
        return Ok(format!("{status}{separator}{}\n", clues.join("; ")));
    };
    let mut out = pencil.board(&asked.picture());
    out += &pencil.sentence(&in_words(&reply.text));
    for clue in listed() {
        out += &format!("- {}\n", in_words(&clue.text));
    }
    Ok(out)
}

fn in_words(spans: &[SpanJson]) -> Text {
    Text { spans: spans.iter().map(|span| Span::plain(span.text.clone())).collect() }
}

/// Checks the givens of a board that is too large for a sheet.
pub fn check_large(
    reading: &Reading,
    file: Option<&str>,
    form: Form,
    texts: &'static Texts,
    cancel: &dyn Fn() -> bool,
) -> String {
    let puzzle = &reading.puzzle;
    let geometry = puzzle.geometry();
    let classification = classify(puzzle, &Limits { cancel: Some(cancel), ..Limits::default() });
    let solutions = match &classification {
        Classification::Several { solutions, .. } => solutions.as_slice(),
        _ => &[],
    };
    match (form, &classification) {
        (Form::Json, _) => {
            let text = texts.classification(&classification, geometry).to_string();
            let reply = CheckReply {
                version: VERSION,
                status: (&classification).into(),
                text: vec![SpanJson { text, part: None, role: None, value: None }],
                conflicts: Vec::new(),
                mistakes: Vec::new(),
                solutions: solutions.iter().map(ToString::to_string).collect(),
                difference: match &classification {
                    Classification::Several { cell, digits, .. } => {
                        Some(DifferenceJson { cell: cell.index(), digits: digits.map(|digit| digit.get()) })
                    }
                    _ => None,
                },
            };
            json_about(file, reading.line, puzzle.to_string(), &reply)
        }
        (Form::Drawn { colour }, _) => {
            let pencil = Pencil { texts, colour };
            let mut out = pencil.board(&Picture::of_puzzle(puzzle));
            out += &pencil.sentence(&texts.classification(&classification, geometry));
            solutions.iter().for_each(|solution| out += &format!("{solution}\n"));
            out
        }
        (Form::Plain, Classification::Proper(_)) => "proper\n".to_owned(),
        (Form::Plain, Classification::NoSolution) => without_solution(puzzle) + "\n",
        (Form::Plain, Classification::Several { cell, .. }) => several(geometry, *cell, solutions) + "\n",
        (Form::Plain, Classification::Unknown { .. }) => "unknown\n".to_owned(),
    }
}
