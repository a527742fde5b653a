//! `jade steps`.

use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::{AskError, steps_reply};
use jade_draw::Marks;
use jade_grid::Candidate;
use jade_logic::{Technique, notation};
use jade_text::Args;
use jade_tutor::{AvailableStep, Limits, StepsError, available_steps};

pub fn answer(asked: &PuzzleQuestion<'_>, technique: Option<&'static Technique>) -> Result<String, AskError> {
    let (question, texts) = (&asked.question, asked.texts);
    let refused = |error: StepsError| asked.refused(&error);
    let available = available_steps(question, technique, &Limits::default()).map_err(refused)?;
    let technique = technique.map(Technique::id);
    if let Some(json) = asked.json(|| steps_reply(&available, technique, texts)) {
        return Ok(json);
    }
    let available = available.techniques;
    let text = texts.steps_available(&available, technique);
    let Some(pencil) = asked.pencil() else {
        if available.is_empty() {
            return Ok(format!("{text}\n"));
        }
        let steps = available.iter().flat_map(|of_one| &of_one.steps);
        return Ok(steps.map(|one| notation::print(&one.step, question.geometry()) + "\n").collect());
    };
    let mut out = pencil.board(&asked.picture().with_marks(Marks::All));
    out += &pencil.sentence(&text);
    for of_one in &available {
        let name = texts.technique_name(of_one.technique.technique.id());
        let level = texts.level_name(of_one.technique.level);
        out += &pencil.heading(&format!("{} × {name} ({level})", of_one.count));
        for step in &of_one.steps {
            out += &format!("  {}\n", conclusion(step, asked));
        }
    }
    Ok(out)
}

/// The conclusion of a step, with the number of ways to reach it if there are several.
fn conclusion(AvailableStep { step, ways }: &AvailableStep, asked: &PuzzleQuestion<'_>) -> String {
    let geometry = asked.question.geometry();
    let one = |candidate: &Candidate, sign: &str| {
        let (row, column) = (geometry.row(candidate.cell) + 1, geometry.column(candidate.cell) + 1);
        format!("r{row}c{column}{sign}{}", candidate.digit.symbol())
    };
    let placed = step.placements.iter().map(|candidate| one(candidate, "="));
    let gone = step.eliminations.iter().map(|candidate| one(candidate, "<>"));
    let concluded = placed.chain(gone).collect::<Vec<_>>().join(", ");
    match ways {
        1 => concluded,
        ways => {
            let ways = asked.texts.plain("steps-ways", &Args::none().number("count", *ways));
            format!("{concluded} {ways}")
        }
    }
}
