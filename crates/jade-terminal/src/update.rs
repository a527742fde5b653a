//! [`update`] applies an event to the state. It is pure: side effects are returned as [`Effect`]s.

mod actions;
mod answered;
mod board;
mod cursor;
mod events;
mod prompts;

pub use actions::{Action, faults};

use crate::ask::{Answer, Ask, Wish};
use crate::game::Game;
use crate::key::{Code, Key};
use crate::open::{Puzzles, game_of_document, read_puzzles};
use crate::state::{Play, Screen, State, Waiting, Why};
use jade_exchange::Document;
use jade_text::Args;
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

/// A side effect for the program to perform.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Answer this and send [`Happening::Answered`]. There is never more than one question.
    Ask(Ask),
    /// Cancel the question.
    Cancel,
    /// Read the file of this name; if there is none, the name itself is the text.
    Open(String),
    /// Read the saved game.
    Load,
    /// Save this game.
    Keep(String),
    /// Quit.
    Leave,
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
            state.told = Some(words);
            Vec::new()
        }
        Happening::NotKept(words) => {
            match &mut state.play {
                Some(play) => play.say(words, true),
                None => state.told = Some(words),
            }
            Vec::new()
        }
        Happening::Loaded(Ok(Some(text))) => match Game::kept(&text) {
            Ok(game) => {
                begin(state, game);
                Vec::new()
            }
            Err(_) => refuse(state, "play-kept-unreadable"),
        },
        Happening::Loaded(Ok(None)) => refuse(state, "play-kept-none"),
        Happening::Loaded(Err(words)) => {
            state.told = Some(words);
            Vec::new()
        }
    }
}

/// Quits, saving the current game.
fn leave(state: &State) -> Vec<Effect> {
    keep(state).into_iter().chain([Effect::Leave]).collect()
}

/// Saves the current game, if any step was made in it.
fn keep(state: &State) -> Option<Effect> {
    let play = state.play.as_ref().filter(|play| play.game.is_begun())?;
    Some(Effect::Keep(play.game.keep()))
}

/// Starts playing a game.
fn begin(state: &mut State, game: Game) {
    state.play = Some(Play::new(game));
    state.open(Screen::Board);
}

fn refuse(state: &mut State, id: &str) -> Vec<Effect> {
    state.told = Some(state.text(id));
    Vec::new()
}

fn ask(state: &mut State, ask: Ask, why: Why) -> Vec<Effect> {
    state.waiting = Some(Waiting { why, time: Duration::ZERO });
    vec![Effect::Ask(ask)]
}

/// Requests a puzzle.
fn make(state: &mut State, wish: &Wish) -> Vec<Effect> {
    let seed = state.seed;
    // The next puzzle must differ.
    state.seed = seed.wrapping_add(1);
    let asked = Ask::make(wish, seed, state.language);
    ask(state, asked, Why::Make)
}

/// Reads a text with puzzles: plays the only one, or offers a choice.
fn read(state: &mut State, text: &str) -> Vec<Effect> {
    let Puzzles { mut list, report } = match read_puzzles(text, state.texts()) {
        Ok(puzzles) => puzzles,
        Err(words) => {
            state.told = Some(words);
            return Vec::new();
        }
    };
    if list.len() > 1 {
        let args = Args::none().text("report", report).number("count", list.len());
        let told = state.texts().plain("play-pick", &args);
        state.open(Screen::Pick(list));
        state.told = Some(told);
        return Vec::new();
    }
    check(state, list.swap_remove(0))
}

/// Plays a puzzle from a text, if it is a proper one.
fn check(state: &mut State, document: Document) -> Vec<Effect> {
    let Some(game) = game_of_document(document) else { return Vec::new() };
    let asked = Ask::check(game.sheet(), state.language);
    ask(state, asked, Why::Check(Box::new(game)))
}
