//! The user’s collections: opened at the first request, with imports in batches.

use crate::language::texts;
use crate::ndjson::Telling;
use crate::refusal::{Refusal, quoted};
use axum::http::StatusCode;
use jade_contract::{
    AskError, FindQuery, FindRequest, ImportEvent, ImportRequest, InputError, LanguageJson, Limits,
    ParseRequest, ParsedPuzzle, VERSION,
};
use jade_grid::{Puzzle, Sheet};
use jade_logic::Profile;
use jade_store::{Entry, Query, Rated, RatedPuzzles, Store, StoreError};
use jade_text::Args;
use jade_tutor::{Cancelled, rate_puzzle, rating_basis};
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::OnceCell;

/// The number of puzzles stored at a time, and so the most that a power failure can lose.
const BATCH: usize = 50;
/// The time between two progress lines.
const INTERVAL: Duration = Duration::from_millis(250);

/// The user’s collections, opened at the first request.
#[derive(Debug)]
pub(crate) struct Collections {
    file: Option<PathBuf>,
    store: OnceCell<Store>,
}

impl Collections {
    /// Uses this file; without one, there are no collections.
    pub(crate) fn new(file: Option<PathBuf>) -> Collections {
        Collections { file, store: OnceCell::new() }
    }

    /// Returns the database.
    ///
    /// # Errors
    /// [`Refusal`] if there is no file for it, or it cannot be opened; the next request tries again.
    pub(crate) async fn store(&self, language: LanguageJson) -> Result<Store, Refusal> {
        let texts = texts(language);
        let Some(file) = &self.file else {
            let message = texts.plain("server-no-collections", &Args::none());
            return Err(Refusal::coded(StatusCode::SERVICE_UNAVAILABLE, "store", message));
        };
        let open = async {
            if let Some(folder) = file.parent() {
                // If this fails, so does opening the file, with a better error.
                drop(std::fs::create_dir_all(folder));
            }
            Store::open(file).await
        };
        if let Some(store) = self.store.get() {
            return Ok(store.clone());
        }
        let opened = open.await.inspect(|store| {
            // What can only be read now may be writable again at the next request, when the disk has room.
            if store.is_writable() {
                drop(self.store.set(store.clone()));
            }
        });
        opened.map_err(|error| {
            let args = Args::none().text("file", file.display().to_string());
            let args = args.text("reason", error.in_words(|id| texts.plain(id, &Args::none())));
            let message = texts.plain("library-cannot-open", &args);
            Refusal::coded(StatusCode::SERVICE_UNAVAILABLE, "store", message)
        })
    }
}

/// Refusals of requests about collections.
pub(crate) struct StoreRefusal;

impl StoreRefusal {
    /// Refuses a request because the database failed.
    pub(crate) fn failed(error: &StoreError, language: LanguageJson) -> Refusal {
        Refusal::coded(StatusCode::SERVICE_UNAVAILABLE, "store", store_error_text(error, language))
    }

    /// Refuses a request because no collection has this name.
    pub(crate) fn no_such(name: &str, language: LanguageJson) -> Refusal {
        let message =
            texts(language).plain("library-no-collection", &Args::none().text("name", quoted(name)));
        Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", message).at(Some("collection".to_owned()))
    }
}

fn store_error_text(error: &StoreError, language: LanguageJson) -> String {
    let texts = texts(language);
    texts.plain(
        "library-store-failed",
        &Args::none().text("reason", error.in_words(|id| texts.plain(id, &Args::none()))),
    )
}

/// What a request asks of the database.
///
/// # Errors
/// [`AskError`] if a field is not what it should be, or a variant is asked for: own collections are not sorted by rules.
pub(crate) fn query(request: FindRequest) -> Result<Query, AskError> {
    let FindQuery { collection, filter, skip, count, .. } = request.read_for_own()?;
    Ok(Query { collection, filter, line: None, skip, limit: Some(count) })
}

/// Puzzles to add to a collection.
pub(crate) struct Import {
    name: String,
    profile: Profile,
    /// What the ratings depend on.
    basis: String,
    lang: LanguageJson,
    puzzles: Vec<ParsedPuzzle>,
    errors: Vec<InputError>,
}

impl Import {
    /// Reads the puzzles in a request.
    ///
    /// # Errors
    /// [`AskError`] if a field is invalid.
    pub(crate) fn new(request: ImportRequest, limits: &Limits<'_>) -> Result<Import, AskError> {
        let (name, profile) = request.read()?;
        let ImportRequest { text, lang, .. } = request;
        let parsed = jade_contract::parse(&ParseRequest { text, lang }, limits);
        Ok(Import {
            name,
            basis: rating_basis(&profile),
            profile,
            lang,
            puzzles: parsed.puzzles,
            errors: parsed.errors,
        })
    }

    /// What need not be rated again.
    pub(crate) async fn rated_before(&self, store: &Store) -> Result<RatedPuzzles, StoreError> {
        store.rated_puzzles(&self.name, &self.profile.name, &self.basis).await
    }

    /// Rates and stores the puzzles in batches, until the client is gone.
    pub(crate) fn run(
        self,
        telling: Telling<'_, ImportEvent>,
        known: &RatedPuzzles,
        store: impl Fn(&[Entry], &str) -> Result<usize, StoreError>,
    ) {
        let Telling { cancel, elapsed, tell } = telling;
        let limits = Limits { cancel: Some(cancel), ..Limits::default() };
        let (all, lang) = (self.puzzles.len(), self.lang);
        let rating = ImportRating { profile: &self.profile, basis: &self.basis, known };
        let (mut read, mut new, mut due) = (0, 0, INTERVAL);
        let (mut errors, mut waiting) = (self.errors, Vec::new());
        for (index, parsed) in self.puzzles.into_iter().enumerate() {
            let ParsedPuzzle { sheet, comment, givens_known, line, .. } = parsed;
            match Sheet::try_from(sheet) {
                Ok(sheet) => {
                    let puzzle = sheet.givens().clone();
                    match rating.entry(puzzle, comment, givens_known, &limits) {
                        Ok(mut entry) => {
                            entry.line = u32::try_from(line).ok();
                            waiting.push(entry);
                        }
                        // A rating that was cancelled is not stored.
                        Err(Cancelled) => break,
                    }
                }
                // Unreachable: the puzzle has just been a sheet.
                Err(error) => {
                    let (code, message) = ("bad-field".to_owned(), error.to_string());
                    errors.push(InputError { line, column: 1, code, message });
                }
            }
            let now = elapsed();
            if waiting.len() >= BATCH || index + 1 == all || now >= due && !waiting.is_empty() {
                match store(&waiting, &self.name) {
                    Ok(more) => new += more,
                    Err(error) => {
                        return tell(ImportEvent::Failed {
                            code: "store".to_owned(),
                            message: store_error_text(&error, lang),
                        });
                    }
                }
                read += waiting.len();
                waiting.clear();
            }
            if now >= due {
                due = now + INTERVAL;
                tell(ImportEvent::Progress { read, new, all });
            }
        }
        tell(ImportEvent::Ended { version: VERSION, read, new, errors });
    }
}

/// How imported puzzles are rated.
struct ImportRating<'i> {
    profile: &'i Profile,
    basis: &'i str,
    known: &'i RatedPuzzles,
}

impl ImportRating<'_> {
    /// A puzzle by itself, rated unless it is known.
    fn entry(
        &self,
        puzzle: Puzzle,
        comment: Option<String>,
        givens_known: bool,
        limits: &Limits<'_>,
    ) -> Result<Entry, Cancelled> {
        let mut entry = Entry::new(puzzle, comment);
        if !self.known.has(&entry) {
            let rating = rate_puzzle(&entry.puzzle, self.profile, givens_known, limits)?;
            entry.ratings.extend(rating.map(|(rating, techniques)| Rated {
                profile: self.profile.name.clone(),
                rating,
                techniques,
                basis: self.basis.to_owned(),
            }));
        }
        Ok(entry)
    }
}
