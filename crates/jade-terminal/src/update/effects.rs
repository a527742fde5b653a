//! [`Effect`]: what the program has to do, and the changes of state that go with it.

use crate::ask::{Ask, Wish};
use crate::game::Game;
use crate::open::{Puzzles, game_of_document, read_puzzles};
use crate::state::{Play, Screen, State, Waiting, Why};
use jade_exchange::Document;
use jade_text::Args;
use std::time::Duration;

/// A side effect for the program to perform.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Answer this and send [`Happening::Answered`](crate::Happening::Answered). There is never more than one question.
    Ask(Ask),
    /// Cancel the question.
    Cancel,
    /// Read the file of this name; if there is none, the name itself is the text.
    Open(String),
    /// Read the saved game.
    Load,
    /// Save this game.
    Save(String),
    /// Record this game, which was solved or left.
    Record(Box<Game>),
    /// Quit.
    Leave,
}

/// Quits, saving the current game.
pub(super) fn leave(state: &State) -> Vec<Effect> {
    save_effect(state).into_iter().chain([Effect::Leave]).collect()
}

/// Whether a digit was entered in a game, and it is not solved.
fn is_unfinished(game: &Game) -> bool {
    !game.moves.is_empty() && !game.is_solved()
}

/// Returns the games to record after this.
pub(super) fn records(state: &mut State, leaves: bool) -> Vec<Effect> {
    let mut games = std::mem::take(&mut state.left);
    if let Some(play) = &mut state.play {
        if play.game.is_solved() && !play.game.moves.is_empty() && !play.recorded {
            play.recorded = true;
            games.push(play.game.clone());
        } else if leaves && is_unfinished(&play.game) {
            games.push(play.game.clone());
        }
    }
    games.into_iter().map(|game| Effect::Record(Box::new(game))).collect()
}

/// Saves the current game, if any step was made in it.
pub(super) fn save_effect(state: &State) -> Option<Effect> {
    let play = state.play.as_ref().filter(|play| play.game.is_begun())?;
    Some(Effect::Save(play.game.to_json()))
}

/// Starts playing a game.
pub(super) fn begin(state: &mut State, mut game: Game) {
    if game.id.is_empty() {
        state.ids.1 += 1;
        game.id = format!("terminal-{}-{}", state.ids.0, state.ids.1);
    }
    let before = state.play.take().map(|play| play.game);
    state.left.extend(before.filter(|before| before.id != game.id && is_unfinished(before)));
    let recorded = game.is_solved();
    state.play = Some(Play { recorded, ..Play::new(game) });
    state.open(Screen::Board);
}

/// Says why something cannot be done.
pub(super) fn refuse(state: &mut State, id: &str) -> Vec<Effect> {
    state.notice = Some(state.text(id));
    Vec::new()
}

/// Asks the tutor.
pub(super) fn ask(state: &mut State, ask: Ask, why: Why) -> Vec<Effect> {
    state.waiting = Some(Waiting { why, time: Duration::ZERO });
    vec![Effect::Ask(ask)]
}

/// Requests a puzzle.
pub(super) fn make(state: &mut State, wish: &Wish) -> Vec<Effect> {
    let seed = state.seed;
    // The next puzzle must differ.
    state.seed = seed.wrapping_add(1);
    let asked = Ask::make(wish, seed, state.language);
    ask(state, asked, Why::Make)
}

/// Reads a text with puzzles: plays the only one, or offers a choice.
pub(super) fn read(state: &mut State, text: &str) -> Vec<Effect> {
    let Puzzles { mut list, report } = match read_puzzles(text, state.texts()) {
        Ok(puzzles) => puzzles,
        Err(words) => {
            state.notice = Some(words);
            return Vec::new();
        }
    };
    if list.len() > 1 {
        let args = Args::none().text("report", report).number("count", list.len());
        let said = state.texts().plain("play-pick", &args);
        state.open(Screen::Pick(list));
        state.notice = Some(said);
        return Vec::new();
    }
    check(state, list.swap_remove(0))
}

/// Plays a puzzle from a text, if it is a proper one.
pub(super) fn check(state: &mut State, document: Document) -> Vec<Effect> {
    let Some(game) = game_of_document(document) else { return Vec::new() };
    let asked = Ask::check(game.sheet(), state.language);
    ask(state, asked, Why::Check(Box::new(game)))
}
