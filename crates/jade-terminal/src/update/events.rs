//! Applies events to the sheet, and names keys.

use super::effects::{Effect, save_effect};
use crate::key::{Code, Key};
use crate::state::{Play, State};
use jade_grid::Event;
use jade_text::Args;

/// The name of a key in messages.
pub(super) fn key_name(key: Key) -> String {
    let name = match key.code {
        Code::Char(' ') => "␣".to_owned(),
        Code::Char(c) => c.to_string(),
        code => format!("{code:?}"),
    };
    if key.ctrl { format!("Ctrl+{name}") } else { name }
}

/// Applies events to the sheet.
pub(super) fn apply_events(state: &mut State, events: Vec<Event>) -> Vec<Effect> {
    let texts = state.texts();
    let Some(play) = &mut state.play else { return Vec::new() };
    if !play.game.play(events) {
        return Vec::new();
    }
    let said = play.advice.is_some();
    changed(play);
    if said {
        play.say(texts.plain("note-stale", &Args::none()), false);
    }
    save_effect(state).into_iter().collect()
}

/// Clears the messages about the previous sheet.
pub(super) fn changed(play: &mut Play) {
    play.advice = None;
    play.walk = None;
    play.message = None;
    play.scroll = 0;
}
