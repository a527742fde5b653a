//! [`update`]: what happens, to the state. Pure: what is to be done in the world comes back as [`Effect`]s.

mod actions;
mod answered;
mod board;
mod cursor;
mod prompts;

pub use actions::{Action, faults};

use crate::ask::{Answer, Ask, Wish};
use crate::game::Game;
use crate::key::{Code, Key};
use crate::state::{Play, Screen, State, Waiting, Why};
use jade_contract::Limits;
use jade_contract::contract::{ParseRequest, ParsedPuzzle};
use jade_grid::Sheet;
use jade_text::Args;
use std::time::Duration;

/// Something that happens.
#[derive(Clone, Debug)]
pub enum Happening {
    /// A key.
    Key(Key),
    /// A text that was pasted.
    Pasted(String),
    /// Time that has passed.
    Passed(Duration),
    /// What the tutor answers.
    Answered(Answer),
    /// The text that was asked for by [`Effect::Open`], or why there is none.
    Opened(Result<String, String>),
    /// Why the game cannot be kept.
    NotKept(String),
    /// The game that was asked for by [`Effect::Load`], if there is one, or why it cannot be read.
    Loaded(Result<Option<String>, String>),
}

/// Something to be done in the world.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Answer this, and tell the answer. There is never more than one question.
    Ask(Ask),
    /// Do not answer any more.
    Cancel,
    /// Read the file of this name, if there is one; else the words themselves are the text.
    Open(String),
    /// Read the game that is kept.
    Load,
    /// Keep this game.
    Keep(String),
    /// Leave.
    Leave,
}

/// What to begin with.
#[derive(Clone, Debug)]
pub enum Start {
    /// The menu.
    Menu,
    /// A text with puzzles.
    Text(String),
    /// A puzzle to order.
    Make(Wish),
}

/// The state to begin with, and what is to be done for it.
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

/// Changes the state as what happens wants it.
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

/// Leaves; a game on the table is kept.
fn leave(state: &State) -> Vec<Effect> {
    keep(state).into_iter().chain([Effect::Leave]).collect()
}

/// Keeps the game on the table, once something was done in it.
fn keep(state: &State) -> Option<Effect> {
    let play = state.play.as_ref().filter(|play| play.game.is_begun())?;
    Some(Effect::Keep(play.game.keep()))
}

/// Puts a game on the table.
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

/// Has a puzzle made.
fn make(state: &mut State, wish: &Wish) -> Vec<Effect> {
    let seed = state.seed;
    // The next one is another.
    state.seed = seed.wrapping_add(1);
    let asked = Ask::make(wish, seed, state.language);
    ask(state, asked, Why::Make)
}

/// Reads a text with puzzles: one is played, of several one is chosen.
fn read(state: &mut State, text: &str) -> Vec<Effect> {
    let request = ParseRequest { text: text.to_owned(), lang: state.language.into() };
    let mut reply = jade_contract::parse(&request, &Limits::default());
    if reply.puzzles.is_empty() {
        let first = reply.errors.into_iter().next();
        state.told = Some(first.map_or(reply.report, |error| error.message));
        return Vec::new();
    }
    if reply.puzzles.len() > 1 {
        let args = Args::none().text("report", reply.report).number("count", reply.puzzles.len());
        let told = state.texts().plain("play-pick", &args);
        state.open(Screen::Pick(reply.puzzles));
        state.told = Some(told);
        return Vec::new();
    }
    check(state, reply.puzzles.swap_remove(0))
}

/// Plays a puzzle that was read, if it is one.
fn check(state: &mut State, puzzle: ParsedPuzzle) -> Vec<Effect> {
    let Ok(sheet) = Sheet::try_from(puzzle.sheet) else { return Vec::new() };
    let mut game = Game::new(sheet);
    game.givens_known = puzzle.givens_known;
    game.title = puzzle.about.title.unwrap_or_default();
    let asked = Ask::check(game.sheet(), state.language);
    ask(state, asked, Why::Check(Box::new(game)))
}
