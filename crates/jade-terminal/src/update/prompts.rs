//! Handles keys and pasted text away from the board: the menu, and questions answered by typing.

use super::effects::{Effect, ask, check, leave, make, read, save_effect};
use crate::ask::{Ask, What, Wish};
use crate::game::Game;
use crate::key::{Code, Key};
use crate::menu::{self, Entry, Typing};
use crate::state::{Screen, State, Why};
use jade_game::levels_of_day;
use jade_grid::Sheet;
use jade_logic::Level;
use jade_text::Args;

/// Longer than anyone types.
const MAX_CHARS: usize = 2000;

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let taken = std::mem::take(&mut state.taken_at_once);
    match key.code {
        Code::Escape => back(state),
        Code::Up => scroll(state, -1),
        Code::Down => scroll(state, 1),
        Code::PageUp => scroll(state, -10),
        Code::PageDown => scroll(state, 10),
        Code::Backspace => {
            if state.typed.pop().is_none()
                && let Screen::Type(typing) = &mut state.screen
            {
                typing.take_back();
            }
            Vec::new()
        }
        // It belongs to the digit that was accepted without Enter, and does not answer the next question.
        Code::Enter if taken => Vec::new(),
        Code::Enter => line(state),
        Code::Char(c) if !key.ctrl && !key.alt => typed(state, c),
        _ => Vec::new(),
    }
}

fn scroll(state: &mut State, by: isize) -> Vec<Effect> {
    state.scroll = state.scroll.saturating_add_signed(by);
    Vec::new()
}

/// Returns to the previous screen.
fn back(state: &mut State) -> Vec<Effect> {
    let before = match state.screen {
        Screen::Menu | Screen::Board => return Vec::new(),
        Screen::Size(_) => Screen::Level,
        Screen::Pick(_) => Screen::Open,
        _ => Screen::Menu,
    };
    state.open(before);
    Vec::new()
}

/// Handles a character; if only single digits are possible, it is accepted at once.
fn typed(state: &mut State, c: char) -> Vec<Effect> {
    match state.screen {
        Screen::Menu | Screen::Level | Screen::Day(_) => {
            state.typed = c.to_string();
            state.taken_at_once = true;
            line(state)
        }
        Screen::Solved(_) if c == 'p' => play_solved(state),
        Screen::Solved(_) | Screen::Instructions => back(state),
        _ => {
            if state.typed.chars().count() < MAX_CHARS {
                state.typed.push(c);
            }
            Vec::new()
        }
    }
}

/// Handles pasted text: lines of the board being typed, or puzzles.
pub(super) fn pasted(state: &mut State, text: &str) -> Vec<Effect> {
    match state.screen {
        Screen::Type(_) => {
            let mut effects = Vec::new();
            for line_of in text.lines() {
                state.typed.push_str(line_of);
                effects = line(state);
                if state.notice.is_some() || !effects.is_empty() {
                    break;
                }
            }
            effects
        }
        Screen::Board => Vec::new(),
        // Most terminals also accept a dropped file and paste its name.
        _ if text.trim().lines().count() <= 1 => {
            if !matches!(state.screen, Screen::Open) {
                state.open(Screen::Open);
            }
            vec![Effect::Open(text.trim().trim_matches(['\'', '"']).to_owned())]
        }
        _ => {
            state.open(Screen::Open);
            read(state, text)
        }
    }
}

/// Handles a typed line.
fn line(state: &mut State) -> Vec<Effect> {
    let text = std::mem::take(&mut state.typed);
    let texts = state.texts();
    state.notice = None;
    let done = match &mut state.screen {
        Screen::Menu => Entry::read(&text, texts).map(|entry| choose(state, entry)),
        Screen::Level => menu::level(&text, &Level::ALL, texts).map(|level| {
            state.open(Screen::Size(level));
            Vec::new()
        }),
        Screen::Day(day) => {
            let day = day.clone();
            let levels = levels_of_day(&day).map(Vec::from).unwrap_or_default();
            menu::level(&text, &levels, texts)
                .map(|level| make(state, &Wish { board: menu::usual(), what: What::Day(day, level) }))
        }
        Screen::Size(level) => {
            let level = *level;
            menu::size(&text, texts).map(|board| make(state, &Wish { board, what: What::Level(level) }))
        }
        Screen::Technique => menu::technique(&text, texts)
            .map(|id| make(state, &Wish { board: menu::usual(), what: What::Technique(id) })),
        Screen::Empty => menu::empty_cells(&text, menu::usual(), texts)
            .map(|number| make(state, &Wish { board: menu::usual(), what: What::Empty(number) })),
        Screen::Type(typing) => match typing.line(&text, texts) {
            Ok(Some(puzzle)) => match Sheet::new(puzzle.clone()) {
                Ok(sheet) => {
                    let asked = Ask::solve(&sheet, state.language);
                    Ok(ask(state, asked, Why::Typed(puzzle)))
                }
                Err(error) => Err(texts.sheet_error(&error)),
            },
            more => more.map(|_| Vec::new()),
        },
        Screen::Open if text.trim().is_empty() => Err(state.text("play-open-nothing")),
        Screen::Open => Ok(vec![Effect::Open(text.trim().to_owned())]),
        Screen::Pick(puzzles) => {
            let most = puzzles.len();
            let index = text.trim().parse().ok().filter(|number| (1..=most).contains(number));
            match index {
                Some(number) => {
                    let puzzle = puzzles[number - 1].clone();
                    Ok(check(state, puzzle))
                }
                None => {
                    let found: String = text.trim().chars().take(30).collect();
                    let args = Args::none().text("found", found).number("most", most);
                    Err(texts.plain("play-pick-wrong", &args))
                }
            }
        }
        Screen::Solved(_) | Screen::Instructions => Ok(back(state)),
        Screen::Board => Ok(Vec::new()),
    };
    done.unwrap_or_else(|words| {
        state.notice = Some(words);
        Vec::new()
    })
}

fn choose(state: &mut State, entry: Entry) -> Vec<Effect> {
    let screen = match entry {
        Entry::New => Screen::Level,
        Entry::Example => Screen::Technique,
        Entry::Empty => Screen::Empty,
        Entry::Solve => Screen::Type(Typing::default()),
        Entry::Open => Screen::Open,
        Entry::GoOn if state.play.is_some() => Screen::Board,
        Entry::GoOn => return vec![Effect::Load],
        Entry::Instructions => Screen::Instructions,
        Entry::Day => Screen::Day(state.today.clone()),
        Entry::Leave => return leave(state),
    };
    state.open(screen);
    Vec::new()
}

/// Plays the typed board, if its solution is unique.
fn play_solved(state: &mut State) -> Vec<Effect> {
    let Screen::Solved(solved) = &state.screen else { return Vec::new() };
    match Sheet::new(solved.puzzle.clone()) {
        Ok(sheet) => {
            let game = Game::new(sheet);
            let asked = Ask::check(game.sheet(), state.language);
            ask(state, asked, Why::Check(Box::new(game)))
        }
        Err(_) => Vec::new(),
    }
}

/// Returns to the menu; the game stays in memory.
pub(super) fn to_menu(state: &mut State) -> Vec<Effect> {
    state.open(Screen::Menu);
    save_effect(state).into_iter().collect()
}
