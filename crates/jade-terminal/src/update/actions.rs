//! The menu of further actions on the board.

use super::effects::{Effect, ask};
use super::events::{apply_events, key_name};
use super::prompts;
use crate::ask::Ask;
use crate::key::{Code, Key};
use crate::state::{Over, State, Why};
use jade_grid::{Event, Sheet};
use jade_text::{Args, Texts};

/// A further action, in the order of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Fill in all candidates.
    Fill,
    /// Clear all marks.
    Clear,
    /// Check the rules.
    Check,
    /// Undo everything from the first mistake on.
    Mistake,
    /// Solve as far as singles lead.
    Singles,
    /// Enter the solution.
    Solve,
    /// Return to the start.
    Reset,
    /// Show the table of keys.
    Keys,
    /// Return to the main menu.
    Menu,
}

impl Action {
    /// All actions, in order.
    pub const ALL: [Action; 9] = [
        Action::Fill,
        Action::Clear,
        Action::Check,
        Action::Mistake,
        Action::Singles,
        Action::Solve,
        Action::Reset,
        Action::Keys,
        Action::Menu,
    ];

    /// Its label.
    pub fn words(self, texts: &Texts) -> String {
        let id = match self {
            Action::Fill => "action-fill",
            Action::Clear => "action-clear-marks",
            Action::Check => "action-check",
            Action::Mistake => "action-to-mistake",
            Action::Singles => "action-singles",
            Action::Solve => "action-solve",
            Action::Reset => "action-reset",
            Action::Keys => "action-keys",
            Action::Menu => "play-action-menu",
        };
        texts.plain(id, &Args::none())
    }
}

/// Handles a key in the menu of further actions.
pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let texts = state.texts();
    let Some(play) = &mut state.play else { return Vec::new() };
    let number = match key.code {
        Code::Escape | Code::Char('0' | 'm' | 'M') => {
            play.over = Over::Nothing;
            play.said = None;
            return Vec::new();
        }
        Code::Char(c) => c.to_digit(10),
        _ => None,
    };
    let action = number.and_then(|number| Action::ALL.get((number as usize).checked_sub(1)?));
    let Some(action) = action else {
        let args = Args::none().text("found", key_name(key)).number("most", Action::ALL.len());
        play.say(texts.plain("play-no-entry", &args), true);
        return Vec::new();
    };
    play.over = Over::Nothing;
    play.said = None;
    match action {
        Action::Fill => apply_events(state, vec![Event::FillCandidates]),
        Action::Clear => apply_events(state, vec![Event::ClearMarks]),
        Action::Reset => apply_events(state, vec![Event::Reset]),
        Action::Check => {
            let (words, wrong) = match faults(play.sheet(), texts) {
                Ok(words) => (words, false),
                Err(words) => (words, true),
            };
            play.say(words, wrong);
            Vec::new()
        }
        Action::Singles => {
            let asked = Ask::singles(&play.game, state.language);
            ask(state, asked, Why::Singles)
        }
        Action::Mistake | Action::Solve => {
            let asked = Ask::solve(play.sheet(), state.language);
            let why = if *action == Action::Solve { Why::Solution } else { Why::Mistake };
            ask(state, asked, why)
        }
        Action::Keys => {
            play.over = Over::Keys;
            Vec::new()
        }
        Action::Menu => prompts::to_menu(state),
    }
}

/// Describes the rules that a sheet breaks.
///
/// # Errors
/// The description, if any rule is broken.
pub fn faults(sheet: &Sheet, texts: &Texts) -> Result<String, String> {
    let (board, conflicts) = (sheet.geometry(), sheet.conflicts());
    if conflicts.is_empty() {
        return Ok(texts.plain("play-no-fault", &Args::none()));
    }
    let told = conflicts.iter().map(|conflict| texts.conflict(conflict, board).to_string());
    let head = texts.plain("note-conflicts", &Args::none().number("count", conflicts.len()));
    Err(std::iter::once(head).chain(told).collect::<Vec<_>>().join(" "))
}
