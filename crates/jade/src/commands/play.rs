//! `jade play`: the game in the terminal; without one, a line-based menu.

mod ending;
mod lines;
pub mod records;
mod saved_game;
mod window;

use crate::args::Playing;
use crate::console::exit::{FAILED, WRONG_USE};
use crate::console::terminal::{Form, complain};
use jade_game::{Limits, levels_of_day, variant_of_day};
use jade_grid::Geometry;
use jade_logic::Level;
use jade_terminal::ask::{What, Wish};
use jade_terminal::{Start, State, menu};
use jade_text::{Args, Language, Texts};
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::process::ExitCode;

/// The word for the puzzles of today.
const TODAY: &str = "today";
/// The size limit for files, in bytes: collections of many thousands of puzzles.
const MAX_FILE_BYTES: u64 = 16 * 1024 * 1024;

/// Runs the game.
///
/// # Errors
/// If the terminal, or the output, fails.
pub fn play(playing: &Playing, form: Form, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let start = match start(playing, texts) {
        Ok(start) => start,
        Err((message, code)) => {
            complain(&format!("jade: {message}"));
            return Ok(ExitCode::from(code));
        }
    };
    let seed = playing.seed.unwrap_or_else(jade_server::any_seed);
    if !(io::stdin().is_terminal() && io::stdout().is_terminal() && can_draw()) {
        lines::Lines::new(io::stdin().lock(), io::stdout().lock(), language, seed).run(start)?;
        return Ok(ExitCode::SUCCESS);
    }
    let colour = matches!(form, Form::Drawn { colour: true });
    let mut state = State::new(language, seed);
    state.ids.0 = run_id();
    match window::run(state, start, colour) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            let args = Args::none().text("reason", texts.io_reason(&error));
            complain(&format!("jade: {}", texts.plain("cli-play-cannot", &args)));
            Ok(ExitCode::from(FAILED))
        }
    }
}

/// What tells the games of this run from those of any other.
fn run_id() -> String {
    format!("{:08x}{:08x}", jade_server::any_seed(), jade_server::any_seed())
}

/// Whether the terminal can draw a screen. On systems with `TERM`, it must be set and not be `dumb`.
fn can_draw() -> bool {
    !cfg!(unix) || std::env::var_os("TERM").is_some_and(|name| !name.is_empty() && name != "dumb")
}

/// Returns where the game starts according to the arguments.
///
/// # Errors
/// A message and the exit code.
fn start(playing: &Playing, texts: &Texts) -> Result<Start, (String, u8)> {
    let board = playing.size.and_then(Geometry::standard).unwrap_or_else(menu::usual);
    let wish = |what| Ok(Start::Make(Wish { board, what }));
    if let Some(puzzle) = &playing.puzzle {
        return text_of(puzzle, texts).map(Start::Text).map_err(|message| (message, FAILED));
    }
    if let Some(day) = &playing.day {
        let today = records::today();
        let day = if day == TODAY { today.clone() } else { day.clone() };
        let levels = levels_of_day(&day).filter(|_| day <= today);
        if playing.variant && levels.is_some() {
            // Without limits, nothing ends the work early.
            return match variant_of_day(&day, &Limits::default()) {
                Ok(Some(found)) => Ok(Start::Text(found.puzzle.to_string())),
                Ok(None) | Err(_) => Err((texts.plain("play-no-day", &Args::none()), WRONG_USE)),
            };
        }
        let level = playing.level.or(levels.map(|[_, middle, _]| middle));
        return match level.filter(|level| levels.is_some_and(|levels| levels.contains(level))) {
            Some(level) => wish(What::Day(day, level)),
            None => Err((no_day(&day, levels, texts), WRONG_USE)),
        };
    }
    match (playing.technique, playing.level, playing.empty) {
        (Some(technique), _, _) => wish(What::Technique(technique)),
        (None, Some(level), _) => wish(What::Level(level)),
        (None, None, Some(number)) => wish(What::Empty(number)),
        (None, None, None) => Ok(Start::Menu),
    }
}

/// The message for a day without a puzzle, or without one of the wished level.
fn no_day(day: &str, levels: Option<[Level; 3]>, texts: &Texts) -> String {
    let Some(levels) = levels else { return texts.plain("play-no-day", &Args::none()) };
    let names = levels.map(|level| level.to_string()).join(", ");
    texts.plain("play-no-level-of-day", &Args::none().text("day", day).text("names", names))
}

/// Returns the content of the file of this name; if there is none, the name itself if it is a puzzle.
///
/// # Errors
/// A message.
fn text_of(name: &str, texts: &Texts) -> Result<String, String> {
    let failed = |error: &io::Error| {
        let shown: String = name.chars().take(60).collect();
        let args = Args::none().text("name", shown).text("reason", texts.io_reason(error));
        texts.plain("play-open-neither", &args)
    };
    match read(Path::new(name)) {
        Ok(text) => Ok(plainly(text, Path::new(name))),
        Err(error) => match jade_exchange::read(name).into_iter().any(|reading| reading.is_ok()) {
            true => Ok(name.to_owned()),
            false => Err(failed(&error)),
        },
    }
}

/// If the text can only be understood with the file's name, converts it to an unambiguous format.
fn plainly(text: String, file: &Path) -> String {
    let Some(format) = jade_exchange::any_layout_of(file) else { return text };
    if jade_exchange::read(&text).all(|reading| reading.is_ok()) {
        return text;
    }
    let documents: Result<Vec<_>, _> = jade_exchange::read_named(&text, file).into_iter().collect();
    documents.map_or(text, |documents| format.write(&documents))
}

fn read(file: &Path) -> io::Result<String> {
    if file.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    std::fs::File::open(file)?.take(MAX_FILE_BYTES).read_to_end(&mut bytes)?;
    Ok(jade_exchange::read_bytes(&bytes).into_owned())
}
