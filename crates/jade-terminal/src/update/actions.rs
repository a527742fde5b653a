//! The menu of further actions on the board.

use super::effects::{Effect, ask};
use super::events::{apply_events, key_name};
use super::prompts;
use crate::ask::Ask;
use crate::key::{Code, Key};
use crate::state::{Over, State, Why};
use jade_grid::{Event, Puzzle, Sheet};
use jade_text::{Args, Texts};
use jade_tutor::wrong_entries;

/// A further action, in the order of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Fill in all candidates.
    Fill,
    /// Clear all marks.
    Clear,
    /// Check the rules, then count the wrong entries; again, name their cells.
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
            play.message = None;
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
    play.message = None;
    match action {
        Action::Fill => apply_events(state, vec![Event::FillCandidates { returns: true }]),
        Action::Clear => apply_events(state, vec![Event::ClearMarks]),
        Action::Reset => apply_events(state, vec![Event::Reset]),
        Action::Check => match broken_rules(play.sheet(), texts) {
            Some(words) => {
                play.say(words, true);
                Vec::new()
            }
            None => {
                let asked = Ask::solve(play.sheet(), state.language);
                ask(state, asked, Why::Wrong)
            }
        },
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

/// Describes the rules that a sheet breaks; `None` if it breaks none.
pub fn broken_rules(sheet: &Sheet, texts: &Texts) -> Option<String> {
    let (board, conflicts) = (sheet.geometry(), sheet.conflicts());
    if conflicts.is_empty() {
        return None;
    }
    let said = conflicts.iter().map(|conflict| texts.conflict(conflict, board).to_string());
    let head = texts.plain("note-conflicts", &Args::none().number("count", conflicts.len()));
    Some(std::iter::once(head).chain(said).collect::<Vec<_>>().join(" "))
}

/// Says how many entries differ from the solution; `named` also names their cells. Neither gives a digit away.
///
/// # Errors
/// The description, if any entry is wrong.
pub fn wrong_count(sheet: &Sheet, solution: &Puzzle, named: bool, texts: &Texts) -> Result<String, String> {
    let wrong = wrong_entries(sheet, solution);
    if wrong.is_empty() {
        let count = sheet.geometry().cells().filter(|cell| sheet.entries().get(*cell).is_some()).count();
        return Ok(texts.plain("note-no-fault", &Args::none().number("count", count)));
    }
    let count = Args::on(sheet.geometry()).number("count", wrong.len());
    let id = if named { "play-mistakes-named" } else { "note-mistakes" };
    Err(texts.plain(id, &count.cells("cells", wrong)))
}
