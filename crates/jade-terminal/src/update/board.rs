//! Handles keys on the board.

use super::cursor::{moved, next};
use super::effects::{Effect, ask, save_effect};
use super::events::{apply_events, changed, key_name};
use super::{actions, prompts};
use crate::ask::Ask;
use crate::key::{Code, Command, Key, Mode, command};
use crate::state::{Over, Play, State, Why};
use jade_grid::Event;
use jade_text::Args;

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let texts = state.texts();
    let Some(play) = &mut state.play else { return prompts::to_menu(state) };
    let board = play.sheet().geometry();
    match play.over {
        Over::Keys => {
            play.over = Over::Nothing;
            return Vec::new();
        }
        Over::Menu => return actions::key(state, key),
        Over::Nothing => {}
    }
    if let Some(walk) = &play.walk {
        let at = match key.code {
            Code::Up | Code::Left => Some(walk.at.saturating_sub(1)),
            Code::Down | Code::Right => Some(walk.at + 1),
            Code::Home => Some(0),
            Code::End => Some(walk.steps.len() - 1),
            _ => None,
        };
        if let Some(at) = at {
            play.select_step(at, texts);
            return Vec::new();
        }
    }
    let Some(command) = command(key, board) else {
        let args = Args::none().text("key", key_name(key));
        play.say(texts.plain("play-no-key", &args), true);
        return Vec::new();
    };
    if play.paused && !matches!(command, Command::Pause | Command::Quit | Command::Keys) {
        return Vec::new();
    }
    let cells = vec![play.cursor.index()];
    match command {
        Command::Move { way, jump } => {
            play.cursor = moved(play, way, jump);
            play.message = None;
            Vec::new()
        }
        Command::NextOpen => next(state, |play, cell| play.sheet().is_open(cell), "play-none-open"),
        Command::NextPair => {
            let has_two = |play: &Play, cell| {
                play.sheet().is_open(cell)
                    && play.sheet().candidates(cell).is_some_and(|list| list.len() == 2)
            };
            next(state, has_two, "play-none-pair")
        }
        Command::Digit(digit, mode) => {
            let digit = usize::from(digit.get());
            if play.sheet().is_given(play.cursor) {
                play.say(texts.plain("play-given", &Args::none()), true);
                return Vec::new();
            }
            let mode = mode.unwrap_or(play.mode);
            if mode != Mode::Digit && !play.sheet().is_open(play.cursor) {
                play.say(texts.plain("play-filled", &Args::none()), true);
                return Vec::new();
            }
            let same = play.sheet().value(play.cursor).is_some_and(|value| usize::from(value.get()) == digit);
            apply_events(
                state,
                vec![match mode {
                    // Typing the same digit again removes it, as on the page.
                    Mode::Digit if same => Event::Erase { cells },
                    Mode::Digit => Event::Enter { cells, digit, clean: true, returns: true },
                    Mode::Corner => Event::Corner { cells, digit },
                    Mode::Candidate => Event::Candidate { cells, digit },
                }],
            )
        }
        Command::Mode(mode) => {
            play.mode = mode;
            Vec::new()
        }
        Command::Erase => apply_events(state, vec![Event::Erase { cells }]),
        Command::Promote => {
            let notes = play.sheet().corners(play.cursor);
            if notes.is_empty() || !play.sheet().is_open(play.cursor) {
                return Vec::new();
            }
            let candidate = |digit: jade_grid::Digit| Event::Candidate {
                cells: cells.clone(),
                digit: digit.get().into(),
            };
            let mut events = vec![Event::Erase { cells: cells.clone() }];
            events.extend(notes.iter().map(candidate));
            apply_events(state, events)
        }
        Command::Undo | Command::Redo => {
            let undo = command == Command::Undo;
            let moved = if undo { play.game.undo() } else { play.game.redo() };
            changed(play);
            if !moved {
                let id = if undo { "play-no-undo" } else { "play-no-redo" };
                play.say(texts.plain(id, &Args::none()), false);
            }
            save_effect(state).into_iter().collect()
        }
        Command::Hint => match &mut play.advice {
            Some(advice) if advice.revealed < advice.rungs.len() => {
                advice.revealed += 1;
                let technique = advice.step.as_ref().map(|step| step.technique.to_string());
                play.game.hinted(Some(advice.revealed - 2), advice.revealed - 1, technique.as_deref());
                play.scroll = 0;
                Vec::new()
            }
            Some(advice) if advice.apply.is_some() => {
                play.say(texts.plain("play-hint-all", &Args::none()), false);
                Vec::new()
            }
            _ => {
                let asked = Ask::advice(&play.game, &play.dismissed, state.language);
                ask(state, asked, Why::Hint)
            }
        },
        Command::Step => {
            let asked = Ask::advice(&play.game, &[], state.language);
            ask(state, asked, Why::Step)
        }
        Command::Steps => {
            let asked = Ask::steps(&play.game, state.language);
            ask(state, asked, Why::Steps)
        }
        Command::Accept => accept(state),
        Command::DismissComplaint => {
            let complaint = play.advice.as_ref().and_then(|advice| advice.complaint);
            let Some(complaint) = complaint else { return Vec::new() };
            play.dismissed.push(complaint);
            let asked = Ask::advice(&play.game, &play.dismissed, state.language);
            ask(state, asked, Why::Hint)
        }
        Command::Leave => {
            changed(play);
            Vec::new()
        }
        Command::Pause => {
            play.paused = !play.paused;
            play.game.tally.pauses += u32::from(play.paused);
            save_effect(state).into_iter().collect()
        }
        Command::Menu => {
            play.over = Over::Menu;
            play.message = None;
            Vec::new()
        }
        Command::Keys => {
            play.over = Over::Keys;
            Vec::new()
        }
        Command::View => {
            play.view = play.view.wrapping_add(1);
            Vec::new()
        }
        Command::Scroll(by) => {
            play.scroll = play.scroll.saturating_add_signed(-4 * isize::from(by));
            Vec::new()
        }
        Command::Quit => prompts::to_menu(state),
    }
}

/// Follows the hint; without one, enters the only candidate of the cell.
fn accept(state: &mut State) -> Vec<Effect> {
    let texts = state.texts();
    let Some(play) = &mut state.play else { return Vec::new() };
    if let Some(event) = play.advice.as_mut().and_then(|advice| advice.apply.take()) {
        let effects = apply_events(state, vec![event]);
        if let Some(play) = &mut state.play {
            play.say(texts.plain("note-applied", &Args::none()), false);
        }
        return effects;
    }
    let cell = play.cursor;
    let only = play.sheet().candidates(cell).filter(|_| play.sheet().is_open(cell));
    match only.and_then(jade_grid::DigitSet::single) {
        Some(digit) => apply_events(
            state,
            vec![Event::Enter {
                cells: vec![cell.index()],
                digit: digit.get().into(),
                clean: true,
                returns: true,
            }],
        ),
        None => {
            play.say(texts.plain("play-nothing-to-accept", &Args::none()), false);
            Vec::new()
        }
    }
}
