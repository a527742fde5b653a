//! `jade hint`, also with `--notation` (which was `jade step`).

use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::{AskError, advice_reply};
use jade_draw::{Picture, Scene};
use jade_logic::notation;
use jade_text::{AdviceRung, Args};
use jade_tutor::{Advice, AdviceOptions, Limits, advise};

/// Gives advice up to a rung.
pub fn hint(
    asked: &PuzzleQuestion<'_>,
    options: AdviceOptions,
    rung: usize,
    go_on: bool,
) -> Result<String, AskError> {
    let (advice, sheet, texts) = (advice(asked, options, go_on)?, &asked.question.sheet, asked.texts);
    if let Some(json) = asked.json(|| advice_reply(&advice, sheet, texts)) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let shown = texts.first_rungs(&advice, sheet, rung);
        return Ok(shown.iter().map(|rung| format!("{}\n", rung.text)).collect());
    };
    let rungs = texts.advice_rungs(&advice, sheet);
    let shown = &rungs[..rung.min(rungs.len())];
    let things = AdviceRung::things_so_far(shown, &advice).pop();
    let scene = things.map(|things| Scene::of_advice(&advice, things)).unwrap_or_default();
    let mut out = pencil.board(&picture(asked, &advice).with_scene(scene));
    for rung in shown {
        out += &pencil.sentence(&rung.text);
    }
    if shown.len() < rungs.len() {
        let option = Args::none().text("option", format!("--rung {}", shown.len() + 1));
        out += &pencil.words(&texts.plain("cli-next-rung", &option));
    }
    Ok(out)
}

/// Gives the next step.
pub fn step(asked: &PuzzleQuestion<'_>, options: AdviceOptions, go_on: bool) -> Result<String, AskError> {
    let (advice, sheet, texts) = (advice(asked, options, go_on)?, &asked.question.sheet, asked.texts);
    if let Some(json) = asked.json(|| advice_reply(&advice, sheet, texts)) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let step = advice.step().map(|step| notation::print(step, sheet.geometry()));
        return Ok(step.unwrap_or_else(|| texts.advice(&advice, sheet).to_string()) + "\n");
    };
    let rungs = texts.advice_rungs(&advice, sheet);
    let things = AdviceRung::things_so_far(&rungs, &advice).pop();
    let scene = things.map(|things| Scene::of_advice(&advice, things)).unwrap_or_default();
    Ok(pencil.board(&picture(asked, &advice).with_scene(scene))
        + &pencil.sentence(&texts.advice(&advice, sheet)))
}

/// Asks the tutor. `go_on` dismisses every complaint that can be dismissed.
fn advice(asked: &PuzzleQuestion<'_>, mut options: AdviceOptions, go_on: bool) -> Result<Advice, AskError> {
    loop {
        let advice =
            advise(&asked.question, &options, &Limits::default()).map_err(|late| asked.cut_off(late))?;
        match &advice {
            Advice::Complaint { complaint, .. } if go_on && !options.dismissed.contains(complaint) => {
                options.dismissed.push(*complaint);
            }
            _ => return Ok(advice),
        }
    }
}

/// The board that advice speaks of.
fn picture(asked: &PuzzleQuestion<'_>, advice: &Advice) -> Picture {
    advice.board().map_or_else(|| asked.picture(), Picture::of_board)
}
