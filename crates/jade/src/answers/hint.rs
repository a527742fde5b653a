//! `jade hint` and `jade step`.

use crate::puzzle_question::PuzzleQuestion;
use jade_contract::{AskError, advice_reply};
use jade_draw::Scene;
use jade_grid::PositionOf;
use jade_logic::{Role, notation};
use jade_text::{AdviceRung, Args};
use jade_tutor::{Advice, AdviceOptions, Limits, advise, reasoning_position};

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
    let scene = things.map(|things| scene(asked, &advice, things.as_deref())).unwrap_or_default();
    let mut out = pencil.board(&asked.picture().with_scene(scene));
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
    let scene = things.map(|things| scene(asked, &advice, things.as_deref())).unwrap_or_default();
    Ok(pencil.board(&asked.picture().with_scene(scene)) + &pencil.sentence(&texts.advice(&advice, sheet)))
}

/// Asks the tutor. `go_on` dismisses every complaint that can be dismissed.
fn advice(asked: &PuzzleQuestion<'_>, mut options: AdviceOptions, go_on: bool) -> Result<Advice, AskError> {
    loop {
        let advice =
            advise(&asked.question, &options, &Limits::default()).map_err(|late| asked.cut_off(late))?;
        match &advice {
            Advice::Mend { complaint, .. } if go_on && !options.dismissed.contains(complaint) => {
                options.dismissed.push(*complaint);
            }
            _ => return Ok(advice),
        }
    }
}

/// What is drawn: the things that words name, or the whole step.
fn scene(asked: &PuzzleQuestion<'_>, advice: &Advice, things: Option<&[jade_text::NamedThing<'_>]>) -> Scene {
    if let Some(things) = things {
        let otherwise = if matches!(advice, Advice::Mend { .. }) { Role::Deadly } else { Role::Target };
        return Scene::of_words(things.iter().copied(), otherwise);
    }
    match asked.question.geometry().has_sets() {
        true => whole_scene::<4>(asked, advice),
        false => whole_scene::<10>(asked, advice),
    }
}

/// What is drawn of a whole step, from a position of this number of words.
fn whole_scene<const WORDS: usize>(asked: &PuzzleQuestion<'_>, advice: &Advice) -> Scene {
    let sheet = &asked.question.sheet;
    let position: PositionOf<WORDS> =
        reasoning_position(sheet, None).unwrap_or_else(|_| PositionOf::blank(sheet.geometry()));
    match advice {
        Advice::Move(next) => Scene::of_move(next, &position),
        _ => advice.step().map(|step| Scene::of_step(step, &position)).unwrap_or_default(),
    }
}
