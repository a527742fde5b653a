//! Handles the tutor's answers.

use super::board::{changed, do_it};
use super::{Effect, begin};
use crate::ask::{self, Answer};
use crate::game::Game;
use crate::state::{Advice, Play, Screen, Solved, State, Walk, Why};
use jade_contract::{
    AdviceReply, CheckReply, OfferedStep, PathReply, Rung, RungName, SolveReply, StepsReply,
};
use jade_grid::{Event, Puzzle, line};
use jade_text::Args;

pub(super) fn answered(state: &mut State, why: Why, answer: Answer) -> Vec<Effect> {
    match (why, answer) {
        (_, Answer::Failed(words)) => {
            failed(state, words);
            Vec::new()
        }
        (Why::Make, Answer::Puzzle(found)) => {
            let texts = state.texts();
            let Some(game) = ask::game_of(&found, texts) else { return Vec::new() };
            begin(state, game);
            if let (Some(play), Some(_)) = (&mut state.play, &found.moment) {
                play.say(texts.plain("note-moment", &Args::none()), false);
            }
            Vec::new()
        }
        (Why::Check(game), Answer::Checked(reply)) => checked(state, *game, &reply),
        (Why::Typed(puzzle), Answer::Solved(reply)) => typed(state, puzzle, &reply),
        (why, answer) => {
            let Some(play) = &mut state.play else { return Vec::new() };
            match (why, answer) {
                (Why::Hint, Answer::Hint(reply)) => {
                    hinted(play, *reply);
                    Vec::new()
                }
                (Why::Step, Answer::Step(reply)) => stepped(state, *reply),
                (Why::Steps, Answer::Steps(reply)) => {
                    walked(play, *reply);
                    Vec::new()
                }
                (Why::Singles, Answer::Singles(reply)) => singles(state, &reply),
                (Why::Solution, Answer::Solved(reply)) => solved(state, &reply),
                (Why::Mistake, Answer::Solved(reply)) => mistake(state, &reply),
                _ => Vec::new(),
            }
        }
    }
}

fn failed(state: &mut State, words: String) {
    match (&state.screen, &mut state.play) {
        (Screen::Board, Some(play)) => play.say(words, true),
        _ => state.told = Some(words),
    }
}

fn checked(state: &mut State, game: Game, reply: &CheckReply) -> Vec<Effect> {
    match ask::unplayable(reply, state.texts()) {
        None => begin(state, game),
        Some(words) => {
            if !matches!(state.screen, Screen::Pick(_) | Screen::Solved(_)) {
                state.open(Screen::Open);
            }
            state.told = Some(words);
        }
    }
    Vec::new()
}

fn typed(state: &mut State, puzzle: Puzzle, reply: &SolveReply) -> Vec<Effect> {
    let board = puzzle.geometry();
    let first = reply.solutions.first();
    let solution = first.and_then(|line| line::read_cells(board, line).ok());
    let words = reply.text.iter().map(|span| span.text.as_str()).collect();
    state.open(Screen::Solved(Box::new(Solved { puzzle, solution, words })));
    Vec::new()
}

fn hinted(play: &mut Play, reply: AdviceReply) {
    changed(play);
    play.advice = Some(Advice {
        sheet: play.sheet().clone(),
        step: reply.step().cloned(),
        apply: reply.apply().cloned(),
        complaint: reply.complaint().cloned(),
        rungs: reply.rungs,
        told: 1,
    });
}

/// Opens all steps for browsing; reports if there are none.
fn walked(play: &mut Play, reply: StepsReply) {
    changed(play);
    let steps: Vec<OfferedStep> = reply.groups.into_iter().flat_map(|group| group.steps).collect();
    if steps.is_empty() {
        play.say(reply.text.iter().map(|span| span.text.as_str()).collect(), false);
        return;
    }
    play.walk = Some(Walk { steps, at: 0 });
    play.look_at(0);
}

/// Applies a step; reports what must be corrected first, or other information.
fn stepped(state: &mut State, reply: AdviceReply) -> Vec<Effect> {
    let Some(play) = &mut state.play else { return Vec::new() };
    let mut advice = Advice {
        sheet: play.sheet().clone(),
        step: reply.step().cloned(),
        apply: reply.apply().cloned(),
        complaint: reply.complaint().cloned(),
        rungs: vec![Rung {
            name: if reply.step().is_some() { RungName::Apply } else { RungName::Message },
            scene: reply.last_scene().cloned(),
            text: reply.text,
        }],
        told: 1,
    };
    let taken = if advice.step.is_some() { advice.apply.take() } else { None };
    let effects = taken.map(|event| do_it(state, vec![event])).unwrap_or_default();
    if let Some(play) = &mut state.play {
        changed(play);
        play.advice = Some(advice);
    }
    effects
}

fn singles(state: &mut State, reply: &PathReply) -> Vec<Effect> {
    let texts = state.texts();
    let effects = do_it(state, reply.steps.iter().map(|told| ask::take(&told.step)).collect());
    if let Some(play) = &mut state.play {
        let args = Args::none().number("count", reply.steps.len());
        play.say(texts.plain("play-singles", &args), false);
    }
    effects
}

/// Returns the unique solution, or reports that there is none or more than one.
fn only(state: &mut State, reply: &SolveReply) -> Option<Puzzle> {
    let play = state.play.as_mut()?;
    let found = ask::only_solution(play.sheet().geometry(), reply);
    if found.is_none() {
        play.say(reply.text.iter().map(|span| span.text.as_str()).collect(), true);
    }
    found
}

fn solved(state: &mut State, reply: &SolveReply) -> Vec<Effect> {
    let texts = state.texts();
    let Some(solution) = only(state, reply) else { return Vec::new() };
    let Some(play) = &mut state.play else { return Vec::new() };
    let event: Event = ask::fill_in(play.sheet(), &solution);
    let effects = do_it(state, vec![event]);
    if let Some(play) = &mut state.play {
        play.say(texts.plain("note-solved-for-you", &Args::none()), false);
    }
    effects
}

fn mistake(state: &mut State, reply: &SolveReply) -> Vec<Effect> {
    let texts = state.texts();
    let Some(solution) = only(state, reply) else { return Vec::new() };
    let Some(play) = &mut state.play else { return Vec::new() };
    let back = play.game.back_to_before_mistake(&solution);
    changed(play);
    let words = match back {
        None => texts.plain("note-mistake-at-start", &Args::none()),
        Some(0) => texts.plain("note-no-mistake", &Args::none()),
        Some(steps) => texts.plain("play-back", &Args::none().number("count", steps)),
    };
    play.say(words, back.is_none());
    super::keep(state).into_iter().collect()
}
