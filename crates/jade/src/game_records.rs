//! The records of the games played in the terminal: a file in the user's folder, of the same shape as the page's.

use crate::fault::reason;
use crate::folders::data;
use crate::output::replace;
use crate::shown::shown_path;
use jade_contract::{
    GameOutcome, GameRecord, GameRecords, LevelJson, OpennessJson, PlayedOn, RECORD_VERSION, TechniqueRecord,
    check_record, merge_records,
};
use jade_grid::{Candidate, Cell, Digit, Sheet, canonical};
use jade_terminal::game::{Game, Move};
use jade_text::{Args, Texts};
use jade_tutor::{Attempt, Entry, Limits, Question, SolvedPath, path, review, waits};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The most cells of a board that is rated and reviewed, because larger ones take long.
const LARGEST: usize = 81;

/// What the file contains.
const KIND: &str = "games";

/// Games are recorded on threads of their own, but the file is changed by one at a time.
static FILE: Mutex<()> = Mutex::new(());

/// Returns the file; `None` if the environment determines no folder.
pub fn file() -> Option<PathBuf> {
    Some(data()?.join("games.json"))
}

/// Reads a file of records; also returns how many of them are not valid.
///
/// # Errors
/// A message if it cannot be read, or is no such file.
pub fn read(file: &Path, texts: &Texts) -> Result<(Vec<GameRecord>, usize), String> {
    let text = std::fs::read_to_string(file).map_err(|error| {
        let args = Args::none().text("file", shown_path(file));
        texts.plain("cli-cannot-read", &args.text("reason", reason(&error, texts)))
    })?;
    let foreign = || texts.plain("statistics-no-file", &Args::none());
    let value: serde_json::Value =
        serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|_| foreign())?;
    if value["jade"] != KIND || value["version"] != RECORD_VERSION {
        return Err(foreign());
    }
    let list = value["records"].as_array().ok_or_else(foreign)?;
    let read = |one| serde_json::from_value::<GameRecord>(one).ok().filter(|one| check_record(one).is_ok());
    let records: Vec<GameRecord> = list.iter().cloned().filter_map(read).collect();
    let refused = list.len() - records.len();
    Ok((records, refused))
}

/// Returns the records of the user; none if there is no file yet.
///
/// # Errors
/// A message.
pub fn load(texts: &Texts) -> Result<Vec<GameRecord>, String> {
    match file().filter(|file| file.exists()) {
        Some(file) => Ok(read(&file, texts)?.0),
        None => Ok(Vec::new()),
    }
}

/// Merges records into those of the user. If the environment determines no folder, nothing is stored.
///
/// # Errors
/// A message.
pub fn add(records: Vec<GameRecord>, texts: &Texts) -> Result<jade_contract::Merged, String> {
    let _one_at_a_time = FILE.lock().unwrap_or_else(PoisonError::into_inner);
    let (records, merged) = merge_records(load(texts)?, records);
    let Some(file) = file() else { return Ok(merged) };
    let write = || {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        replace(&file, written(records))
    };
    write().map(|()| merged).map_err(|error| {
        let args = Args::none().text("file", shown_path(&file));
        texts.plain("cli-cannot-write-file", &args.text("reason", reason(&error, texts)))
    })
}

/// Erases the records of the user, also those that cannot be read. Returns how many could be read.
///
/// # Errors
/// A message.
pub fn erase(texts: &Texts) -> Result<usize, String> {
    let _one_at_a_time = FILE.lock().unwrap_or_else(PoisonError::into_inner);
    let count = load(texts).map_or(0, |records| records.len());
    let Some(file) = file().filter(|file| file.exists()) else { return Ok(count) };
    std::fs::remove_file(&file).map(|()| count).map_err(|error| {
        let args = Args::none().text("file", shown_path(&file));
        texts.plain("cli-cannot-write-file", &args.text("reason", reason(&error, texts)))
    })
}

/// The text of a file of records.
pub fn written(records: Vec<GameRecord>) -> String {
    let file = GameRecords { jade: KIND.to_owned(), version: RECORD_VERSION, records };
    // Everything in it is representable as JSON.
    serde_json::to_string_pretty(&file).unwrap_or_default() + "\n"
}

/// The date now where the user is, for example `2026-11-22`, as on the page.
pub fn today() -> String {
    chrono::Local::now().date_naive().to_string()
}

/// The milliseconds since 1970.
fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or_default()
}

/// Returns the record of a game that was solved or left, with its rating and its review.
pub fn record_of(game: &Game) -> GameRecord {
    let start = game.start();
    let board = start.geometry();
    let cells = board.cells();
    let givens = cells.clone().filter(|cell| start.is_given(*cell)).count();
    let prefilled = cells.clone().filter(|cell| start.entries().get(*cell).is_some()).count();
    let full = game.is_solved();
    // Without a full board, what is on it is not the solution.
    let is_right = |cell: usize, digit: usize| {
        !full || game.sheet().value(Cell::new(cell)).is_some_and(|value| usize::from(value.get()) == digit)
    };
    let told: std::collections::BTreeSet<usize> = game
        .moves
        .iter()
        .filter(|one| one.told && is_right(one.cell, one.digit))
        .map(|one| one.cell)
        .collect();
    let wrong = game.moves.iter().filter(|one| !is_right(one.cell, one.digit)).count();
    let open = board.cell_count() - givens - prefilled;
    let outcome = match full {
        false => GameOutcome::Unfinished,
        true if 2 * told.len() > open => GameOutcome::Shown,
        true => GameOutcome::Solved,
    };
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let mut record = GameRecord {
        version: RECORD_VERSION,
        id: game.id.clone(),
        box_rows: small(board.box_rows()),
        box_columns: small(board.box_columns()),
        puzzle: start.givens().to_string(),
        canonical: None,
        givens: small(givens),
        prefilled: small(prefilled),
        outcome,
        level: None,
        score: None,
        hardest: None,
        openness: None,
        day: None,
        profile: "full".to_owned(),
        played_on: PlayedOn::Terminal,
        seconds: u32::try_from(game.time.as_secs()).unwrap_or(u32::MAX),
        pauses: game.tally.pauses,
        mistakes: small(wrong),
        hints: game.tally.hints,
        told: small(told.len()),
        techniques: None,
        at: now(),
        date: today(),
    };
    if board.cell_count() <= LARGEST {
        complete(&mut record, game);
    }
    record
}

/// Adds what the rating and the review say.
fn complete(record: &mut GameRecord, game: &Game) {
    let limits = Limits::default();
    let givens = game.start().givens();
    record.canonical = canonical(givens).map(|puzzle| puzzle.to_string());
    if let Ok(sheet) = Sheet::new(givens.clone())
        && let Ok(Attempt::Done(SolvedPath { rating, .. })) = path(&Question::new(sheet), None, &limits)
    {
        record.level = rating.level.map(LevelJson::from);
        record.score = rating.level.map(|_| rating.score);
        record.hardest = rating.hardest.map(|id| id.to_string());
        record.openness = rating.openness.filter(|_| rating.level.is_some()).map(OpennessJson::from);
    }
    let Ok(review) = review(game.start(), &entries(game), &limits) else { return };
    let mut techniques: BTreeMap<String, TechniqueRecord> = BTreeMap::new();
    for used in review.techniques {
        let one = techniques.entry(used.technique.to_string()).or_default();
        (one.needed, one.own) = (used.easiest, used.own);
    }
    for (id, hints) in &game.tally.techniques {
        techniques.entry(id.clone()).or_default().hints = *hints;
    }
    record.techniques = Some(techniques);
}

/// The digits that were entered, for the review.
fn entries(game: &Game) -> Vec<Entry> {
    let seconds = |entered: &Move| u32::try_from(entered.seconds).ok();
    let waits = waits(game.moves.iter().map(seconds));
    let entry = |(entered, waited): (&Move, u32)| {
        let digit = u8::try_from(entered.digit).ok().and_then(Digit::new)?;
        let candidate = Candidate::new(Cell::new(entered.cell), digit);
        Some(Entry { candidate, waited, by_tutor: entered.told })
    };
    game.moves.iter().zip(waits).filter_map(entry).collect()
}
