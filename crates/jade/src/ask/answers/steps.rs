//! `jade steps`.

use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::{AskError, steps_reply};
use jade_draw::Marks;
use jade_grid::Candidate;
use jade_logic::{Step, Technique, TruthsAndLinks, notation};
use jade_text::Args;
use jade_tutor::{AvailableStep, AvailableSteps, Limits, StepsError, available_steps};

/// With `truths`, the truths and links of each step are added: in a pipe, as further columns with tabs between them, each
/// a rank and the sets; `-` if there are none.
pub fn answer(
    asked: &PuzzleQuestion<'_>,
    technique: Option<&'static Technique>,
    truths: bool,
) -> Result<String, AskError> {
    let (question, texts) = (&asked.question, asked.texts);
    let refused = |error: StepsError| asked.refused(&error);
    let available = available_steps(question, technique, &Limits::default()).map_err(refused)?;
    let technique = technique.map(Technique::id);
    let reply = || {
        let reply = steps_reply(&available, technique, texts);
        if truths { reply.with_truths(&available) } else { reply }
    };
    if let Some(json) = asked.json(reply) {
        return Ok(json);
    }
    let AvailableSteps { board, techniques: available } = available;
    let sets = |step: &Step| -> Vec<(isize, String)> {
        let found = board.position_of().map(|position| TruthsAndLinks::of_step(&position, step));
        let one =
            |one: &TruthsAndLinks| (one.rank(), notation::print_truths_and_links(one, question.geometry()));
        found.unwrap_or_default().iter().map(one).collect()
    };
    let text = texts.steps_available(&available, technique);
    let Some(pencil) = asked.pencil() else {
        if available.is_empty() {
            return Ok(format!("{text}\n"));
        }
        let steps = available.iter().flat_map(|of_one| &of_one.steps);
        let line = |AvailableStep { step, .. }: &AvailableStep| {
            let mut line = notation::print(step, question.geometry());
            if truths {
                let columns = sets(step).into_iter().map(|(rank, sets)| format!("\t{rank} {sets}"));
                line += &columns.reduce(|all, one| all + &one).unwrap_or_else(|| "\t-".to_owned());
            }
            line + "\n"
        };
        return Ok(steps.map(line).collect());
    };
    let mut out = pencil.board(&asked.picture().with_marks(Marks::All));
    out += &pencil.sentence(&text);
    for of_one in &available {
        let name = texts.technique_name(of_one.technique.technique.id());
        let level = texts.level_name(of_one.technique.level);
        out += &pencil.heading(&format!("{} × {name} ({level})", of_one.count));
        for step in &of_one.steps {
            out += &format!("  {}\n", conclusion(step, asked));
            if !truths {
                continue;
            }
            let sets = sets(&step.step);
            if sets.is_empty() {
                out += &format!("    {}\n", texts.plain("steps-no-truths", &Args::none()));
            }
            for (rank, sets) in sets {
                let args = Args::none().number("rank", rank).text("sets", sets);
                out += &format!("    {}\n", texts.plain("steps-truths", &args));
            }
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
