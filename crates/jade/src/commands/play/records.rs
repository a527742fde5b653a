//! The records of the games played in the terminal: a file in the user's folder, of the same shape as the page's.

use crate::config::folders::data;
use crate::console::output::replace;
use jade_game::{GameRecord, GameRecords, RECORD_VERSION, check_record, merge_records};
use jade_terminal::game::Game;
use jade_text::shown_path;
use jade_text::{Args, Texts};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

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
        texts.plain("cli-cannot-read", &args.text("reason", texts.io_reason(&error)))
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
pub fn add(records: Vec<GameRecord>, texts: &Texts) -> Result<jade_game::Merged, String> {
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
        texts.plain("cli-cannot-write-file", &args.text("reason", texts.io_reason(&error)))
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
        texts.plain("cli-cannot-write-file", &args.text("reason", texts.io_reason(&error)))
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

/// Returns the record of a game that was solved or left just now.
pub fn record_of(game: &Game) -> GameRecord {
    jade_terminal::record_of(game, now(), today())
}
