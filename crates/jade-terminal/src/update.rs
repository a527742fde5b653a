//! [`update`] applies an event to the state. It is pure: side effects are returned as [`Effect`]s.

mod actions;
mod answered;
mod board;
mod cursor;
mod effects;
mod events;
mod prompts;

pub use actions::{Action, broken_rules, wrong_count};
pub use effects::Effect;

use crate::ask::{Answer, Wish};
use crate::game::Game;
use crate::key::{Code, Key};
use crate::state::{Screen, State};
use effects::{begin, leave, make, read, refuse};
use std::time::Duration;

/// An event from outside.
#[derive(Clone, Debug)]
pub enum Happening {
    /// A key was pressed.
    Key(Key),
    /// A text was pasted.
    Pasted(String),
    /// Time has passed.
    Passed(Duration),
    /// The tutor has answered.
    Answered(Answer),
    /// The text requested by [`Effect::Open`], or why there is none.
    Opened(Result<String, String>),
    /// The game could not be saved, for this reason.
    NotKept(String),
    /// The game requested by [`Effect::Load`]; `None` if there is none, or why it cannot be read.
    Loaded(Result<Option<String>, String>),
}

/// Where the program starts.
#[derive(Clone, Debug)]
pub enum Start {
    /// At the main menu.
    Menu,
    /// With a text that contains puzzles.
    Text(String),
    /// With a new puzzle.
    Make(Wish),
}

/// Returns the initial state, with the effects that it requires.
pub fn start(mut state: State, start: Start) -> (State, Vec<Effect>) {
    let effects = match start {
        Start::Menu => Vec::new(),
        Start::Text(text) => {
            state.open(Screen::Open);
            read(&mut state, &text)
        }
        Start::Make(wish) => make(&mut state, &wish),
    };
    (state, effects)
}

/// Applies an event to the state and returns the resulting effects.
pub fn update(state: &mut State, happening: Happening) -> Vec<Effect> {
    let effects = happened(state, happening);
    let leaves = effects.iter().any(|effect| matches!(effect, Effect::Leave));
    // Before the program is left.
    effects::records(state, leaves).into_iter().chain(effects).collect()
}

fn happened(state: &mut State, happening: Happening) -> Vec<Effect> {
    match happening {
        Happening::Key(key) if key.is_interrupt() => leave(state),
        Happening::Key(key) if state.waiting.is_some() => {
            if key.code != Code::Escape {
                return Vec::new();
            }
            state.waiting = None;
            vec![Effect::Cancel]
        }
        Happening::Key(key) => match state.screen {
            Screen::Board => board::key(state, key),
            _ => prompts::key(state, key),
        },
        Happening::Pasted(_) if state.waiting.is_some() => Vec::new(),
        Happening::Pasted(text) => prompts::pasted(state, &text),
        Happening::Passed(time) => {
            if let Some(waiting) = &mut state.waiting {
                waiting.time += time;
            }
            if let (Screen::Board, Some(play)) = (&state.screen, &mut state.play)
                && play.clock_runs()
            {
                play.game.time += time;
            }
            Vec::new()
        }
        Happening::Answered(answer) => match state.waiting.take() {
            Some(waiting) => answered::answered(state, waiting.why, answer),
            None => Vec::new(),
        },
        Happening::Opened(Ok(text)) => read(state, &text),
        Happening::Opened(Err(words)) => {
            state.notice = Some(words);
            Vec::new()
        }
        Happening::NotKept(words) => {
            match &mut state.play {
                Some(play) => play.say(words, true),
                None => state.notice = Some(words),
            }
            Vec::new()
        }
        Happening::Loaded(Ok(Some(text))) => match Game::from_json(&text) {
            Ok(game) => {
                begin(state, game);
                Vec::new()
            }
            Err(_) => refuse(state, "play-kept-unreadable"),
        },
        Happening::Loaded(Ok(None)) => refuse(state, "play-kept-none"),
        Happening::Loaded(Err(words)) => {
            state.notice = Some(words);
            Vec::new()
        }
    }
}
