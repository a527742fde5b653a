//! Handles the tutor's answers.

use super::actions::wrong_count;
use super::effects::{Effect, begin, save_effect};
use super::events::{apply_events, changed};
use crate::ask::{self, Answer, Solutions};
use crate::game::Game;
use crate::state::{Advice, Play, Screen, Solved, State, Walk, Why};
use jade_grid::{Event, Puzzle};
use jade_logic::Step;
use jade_search::Classification;
use jade_text::{Args, Texts};
use jade_tutor::{TechniqueSteps, accept_step};

pub(super) fn answered(state: &mut State, why: Why, answer: Answer) -> Vec<Effect> {
    match (why, answer) {
        (_, Answer::Failed(words)) => {
            failed(state, words);
            Vec::new()
        }
        (Why::Make, Answer::Puzzle { found, day }) => {
            let texts = state.texts();
            let Some(game) = ask::game_of(&found, day, texts) else { return Vec::new() };
            begin(state, game);
            if let (Some(play), Some(_)) = (&mut state.play, &found.moment) {
                play.say(texts.plain("note-moment", &Args::none()), false);
            }
            Vec::new()
        }
        (Why::Check(game), Answer::Checked(classification)) => checked(state, *game, &classification),
        (Why::Typed(puzzle), Answer::Solved(solutions)) => typed(state, puzzle, &solutions),
        (why, answer) => {
            let texts = state.texts();
            let Some(play) = &mut state.play else { return Vec::new() };
            match (why, answer) {
                (Why::Hint, Answer::Advice(advice)) => {
                    changed(play);
                    let technique = advice.step().map(|step| step.technique.to_string());
                    play.game.hinted(None, 0, technique.as_deref());
                    play.advice = Some(Advice::hint(&advice, play.sheet().clone(), texts));
                    Vec::new()
                }
                (Why::Step, Answer::Advice(advice)) => stepped(state, &advice),
                (Why::Steps, Answer::Steps(available)) => {
                    walked(play, available, texts);
                    Vec::new()
                }
                (Why::Singles, Answer::Singles(steps)) => singles(state, &steps),
                (Why::Solution, Answer::Solved(solutions)) => solved(state, &solutions),
                (Why::Mistake, Answer::Solved(solutions)) => mistake(state, &solutions),
                (Why::Wrong, Answer::Solved(solutions)) => {
                    count_wrong(state, &solutions);
                    Vec::new()
                }
                _ => Vec::new(),
            }
        }
    }
}

fn failed(state: &mut State, words: String) {
    match (&state.screen, &mut state.play) {
        (Screen::Board, Some(play)) => play.say(words, true),
        _ => state.notice = Some(words),
    }
}

fn checked(state: &mut State, game: Game, classification: &Classification) -> Vec<Effect> {
    match ask::unplayable(game.sheet(), classification, state.texts()) {
        None => {
            begin(state, game);
            let warning = ask::unproved(classification, state.texts());
            if let (Some(words), Some(play)) = (warning, &mut state.play) {
                play.say(words, true);
            }
        }
        Some(words) => {
            if !matches!(state.screen, Screen::Pick(_) | Screen::Solved(_)) {
                state.open(Screen::Open);
            }
            state.notice = Some(words);
        }
    }
    Vec::new()
}

fn typed(state: &mut State, puzzle: Puzzle, solutions: &Solutions) -> Vec<Effect> {
    let solution = solutions.list.first().cloned();
    let words = solutions.text(state.texts()).to_string();
    state.open(Screen::Solved(Box::new(Solved { puzzle, solution, words })));
    Vec::new()
}

/// Opens all steps for browsing; reports if there are none.
fn walked(play: &mut Play, available: Vec<TechniqueSteps>, texts: &Texts) {
    changed(play);
    if available.is_empty() {
        play.say(texts.steps_available(&available, None).to_string(), false);
        return;
    }
    let steps = available.into_iter().flat_map(|group| group.steps).map(|one| one.step);
    play.walk = Some(Walk { steps: steps.collect(), at: 0 });
    play.select_step(0, texts);
}

/// Applies a step; reports what must be corrected first, or other information.
fn stepped(state: &mut State, advice: &jade_tutor::Advice) -> Vec<Effect> {
    let texts = state.texts();
    let Some(play) = &mut state.play else { return Vec::new() };
    let mut advice = Advice::message(advice, play.sheet().clone(), texts);
    let taken = if advice.step.is_some() { advice.apply.take() } else { None };
    let effects = taken.map(|event| apply_events(state, vec![event])).unwrap_or_default();
    if let Some(play) = &mut state.play {
        changed(play);
        if let Some(step) = &advice.step {
            play.game.stepped(&step.technique.to_string());
        }
        play.advice = Some(advice);
    }
    effects
}

fn singles(state: &mut State, steps: &[Step]) -> Vec<Effect> {
    let texts = state.texts();
    let effects = apply_events(state, steps.iter().map(accept_step).collect());
    if let Some(play) = &mut state.play {
        play.say(texts.plain("play-singles", &Args::none().number("count", steps.len())), false);
    }
    effects
}

/// Returns the unique solution, or reports that there is none or more than one.
fn only(state: &mut State, solutions: &Solutions) -> Option<Puzzle> {
    let texts = state.texts();
    let play = state.play.as_mut()?;
    if solutions.only().is_none() {
        play.say(solutions.text(texts).to_string(), true);
    }
    solutions.only().cloned()
}

fn count_wrong(state: &mut State, solutions: &Solutions) {
    let texts = state.texts();
    let Some(solution) = only(state, solutions) else { return };
    let Some(play) = &mut state.play else { return };
    let named = play.counted.as_ref() == Some(play.sheet());
    match wrong_count(play.sheet(), &solution, named, texts) {
        Ok(words) => play.say(words, false),
        Err(words) => {
            play.counted = Some(play.sheet().clone());
            play.say(words, true);
        }
    }
}

fn solved(state: &mut State, solutions: &Solutions) -> Vec<Effect> {
    let texts = state.texts();
    let Some(solution) = only(state, solutions) else { return Vec::new() };
    let Some(play) = &mut state.play else { return Vec::new() };
    let event: Event = ask::fill_in(play.sheet(), &solution);
    let effects = apply_events(state, vec![event]);
    if let Some(play) = &mut state.play {
        play.say(texts.plain("note-solved-for-you", &Args::none()), false);
    }
    effects
}

fn mistake(state: &mut State, solutions: &Solutions) -> Vec<Effect> {
    let texts = state.texts();
    let Some(solution) = only(state, solutions) else { return Vec::new() };
    let Some(play) = &mut state.play else { return Vec::new() };
    let back = play.game.back_to_before_mistake(&solution);
    changed(play);
    let words = match back {
        None => texts.plain("note-mistake-at-start", &Args::none()),
        Some(0) => texts.plain("note-no-mistake", &Args::none()),
        Some(steps) => texts.plain("play-back", &Args::none().number("count", steps)),
    };
    play.say(words, back.is_none());
    save_effect(state).into_iter().collect()
}
